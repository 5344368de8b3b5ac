"""What the rulebook of Tom Thumb says: `setup` lays the table, `play` is the game."""
