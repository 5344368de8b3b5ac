"""Other servers that share the database: what they tell each other."""
