"""Many games at once: how often they are won, and how long they take."""
