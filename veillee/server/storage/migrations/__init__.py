"""How a database of an older Veillée becomes one of this: one small step after the other."""
