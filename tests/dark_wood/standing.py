"""What one computer player of the Dark Wood sees and feels, set out by hand."""

from functools import partial
from typing import Any

from veillee.games.dark_wood.board import CHILDREN, Leave, NoneForMe, Options, PassOn, Take
from veillee.games.dark_wood.rules.touch import feel
from veillee.games.dark_wood.rules.trees import TREES
from veillee.games.dark_wood.views import View
from veillee.table import AskSeen
from veillee.table.seen.touch import Hand

FEEL = AskSeen(0, "feel", [PassOn()], seconds=10.0)
TAKE = AskSeen(0, "take", [Take(), Leave(), NoneForMe()])


def wood(**seen: Any) -> View:
    nothing: dict[str, Any] = dict.fromkeys(View.__struct_fields__)
    still = {
        "options": Options(),
        "turn": 1,
        "phase": "find",
        "first": 0,
        "trees": TREES,
        "pile": 20,
        "card": 1,
        "slapped": [],
        "let_go": [],
        "cards": [None] * 4,
        "none_for": [],
        "pebbles": [0] * 4,
        "colours": CHILDREN[:4],
        "chosen": [],
        "places": [0] * 4,
        "house": -1,
        "boots": [None, None],
        "eaten": [],
    }
    return View(**nothing | still | seen)


def hand_on(tree: str) -> Hand:
    return partial(feel, tree)


def slap_ask(card: int, longest: int = 4000) -> AskSeen:
    return AskSeen(0, "slap", domain={"card": card, "fastest": 150, "longest": longest})
