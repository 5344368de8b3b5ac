"""The log and the database under it: SQLite or PostgreSQL."""
