"""How a computer plays Pixie Town: `player` decides with the help of the others."""
