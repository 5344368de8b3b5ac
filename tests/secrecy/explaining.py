"""What went wrong, in words for whoever wrote the game: which field, and where the rule is."""

from collections.abc import Iterator
from typing import Any

import msgspec

from veillee.table import Table, Teller

PLAIN = (int, float, bool, type(None), Teller)
"""What a local variable may well hold: a seat in a loop, a count, the table itself."""


def differences_in(here: Any, there: Any, path: str = "") -> Iterator[str]:
    """Where two sights differ: `view.tiles[3].face: "cave" at one table, "hill" at the other`."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in {**here, **there}:
            before = f"{path}." if path else ""
            yield from differences_in(here.get(key), there.get(key), f"{before}{key}")
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for at, (mine, others) in enumerate(zip(here, there, strict=True)):
            yield from differences_in(mine, others, f"{path}[{at}]")
    elif here != there:
        mine, others = (msgspec.json.encode(one).decode() for one in (here, there))
        yield f"{path or 'all of it'}: {mine:.200} at one table, {others:.200} at the other"


def leak(eye: int | None, here: Any, there: Any) -> str:
    """These eyes can tell the table from one whose hidden things were dealt anew."""
    who = "the onlooker" if eye is None else f"seat {eye}"
    lines = list(differences_in(msgspec.to_builtins(here), msgspec.to_builtins(there)))
    return "\n  ".join([f"{who} is shown what is hidden from them:", *lines[:5]])


def kept_in_variables(table: Table) -> list[str]:
    """What the rules hold in local variables while they wait: `three_questions: card`."""
    kept: list[str] = []
    rules: Any = table._rules
    while getattr(rules, "gi_frame", None) is not None:
        frame = rules.gi_frame
        kept += [
            f"{frame.f_code.co_name}: {name}"
            for name, value in frame.f_locals.items()
            if value is not table.board and not isinstance(value, PLAIN)
        ]
        rules = rules.gi_yieldfrom
    return kept


def the_rule(kept: list[str]) -> str:
    """Where to look when the rules hold something: the exchanged board cannot reach it."""
    if not kept:
        return ""
    return (
        f"\nBefore this move the rules held local variables ({', '.join(kept)}). If one of them "
        "stands for something hidden, it belongs on the board: see “State” in docs/a-new-game.md"
    )
