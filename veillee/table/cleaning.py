"""Text that people write and everybody sees: names, and words in a game.

It is cleaned in one place, so that nothing in it is invisible or climbs over the page.
"""

from unicodedata import combining, normalize

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing: a name made of them could not be called."""


def clean_text(text: str) -> str:
    """One line, nothing invisible, no runs of blanks, no towers of accents."""
    seen = (c if c.isprintable() and c not in BLANK else " " for c in normalize("NFC", text))
    return " ".join(without_towers("".join(seen)).split())


def without_towers(text: str) -> str:
    """At most two accents on a letter: more would climb over what stands above."""
    kept: list[str] = []
    for letter in text:
        if not (combining(letter) and all(map(combining, kept[-2:])) and len(kept) >= 2):
            kept.append(letter)
    return "".join(kept)
