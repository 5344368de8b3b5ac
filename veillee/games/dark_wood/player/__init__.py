"""How a computer plays the Dark Wood: `player` decides with the help of the others."""
