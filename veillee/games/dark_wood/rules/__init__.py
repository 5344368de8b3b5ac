"""What the rulebook of the Dark Wood says: `setup` lays the table, `play` is the game."""
