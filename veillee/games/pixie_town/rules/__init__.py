"""What the rulebook of Pixie Town says: `setup` lays the table, `play` is the game."""
