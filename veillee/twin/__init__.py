"""What the fast twin of a game is made of.

A twin plays the same game as the rules, and its players remember by the same curves, but it is
compiled (Numba) and made of numbers: thousands of games in the blink of an eye, which is what odds
that change while one chooses need. The rules stay the reference; tests play both, move by move.

Nothing outside the twins imports this package without need: all else works without Numba.
"""

from veillee.twin.keeping import compiled, shared

__all__ = ["compiled", "shared"]
