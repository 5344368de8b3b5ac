"""How Berry basket is played."""
