"""How a computer plays Tom Thumb: `player` decides with the help of the others."""
