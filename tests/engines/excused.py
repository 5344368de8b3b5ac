"""What the checks in lying.js let pass, and why: one list for all of them."""

EXCUSED: list[tuple[str, str, str]] = [
    # which check, what it lets pass, why
    ("small", "p a, li > a", "a link within a sentence is as high as its line"),
    ("cut off", ".badge .name", "a name of up to 24 letters ends in …; who is here has all of it"),
    ("picture over a target", ".ring .hand img", "a hand points at the tile it lies on"),
    ("picture over a target", ".ring .wolves img", "a mark on the tile that was chosen"),
]
