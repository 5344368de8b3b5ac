"""How a computer plays Ali Baba: `player` decides with the help of the others."""
