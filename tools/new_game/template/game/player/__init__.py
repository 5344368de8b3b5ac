"""How a computer plays Berry basket."""
