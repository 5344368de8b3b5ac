"""What the rulebook of Ali Baba says: `setup` lays the table, `play` is the game."""
