"""The ids that the page puts together while it runs, from the same lists that it takes them from.

A template (`call-${kind}`) says only how an id begins. What may stand in it is said here, so that a
test can ask for exactly these words: none is missing, and none is left over.
"""

import ast
import json
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

from tests.words.reading import GAMES, ROOT, SHELL
from veillee.games import find_game, schema_of
from veillee.games.ali_baba.board import ADJECTIVES, TREASURES, Alarm, Mistake
from veillee.games.dark_wood.rules.trees import HOLES, OUTLINES
from veillee.games.pixie_town.rules.stones import CARDS, COLOURS
from veillee.games.tom_thumb.board import PLACES, Token
from veillee.live.wire.messages import Reacted
from veillee.memory import PERSONAS

FROM_THE_LAB = ["veillee/lab/odds.py", "veillee/lab/remembering.py"]
"""The modules of the lab that answer the page."""
ELSEWHERE = {"games", "report"}
"""Refusals of these modules that only a command line meets."""
ONLY_IN = {"touch": "dark_wood", "touch_flood": "dark_wood", "tree": "dark_wood"}
"""Refusals that only one game's page can meet."""


def calls_in(path: Path, *names: str) -> Iterable[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def refusals() -> set[str]:
    """Every name with which the server or a game may refuse something that the page asked for."""
    folders = ("veillee/server", "veillee/table", "veillee/games")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    files += [ROOT / path for path in FROM_THE_LAB]
    found: set[str] = {"unknown", "network"}
    for path in files:
        for call in calls_in(path, "Refused"):
            assert isinstance(call.args[0], ast.Constant), f"{path.name}:{call.lineno}: no name"
        for call in calls_in(path, "Refused", "Problem", "Closing"):
            if isinstance(call.args[0], ast.Constant):
                found.add(str(call.args[0].value))
    return found - ELSEWHERE


def refusals_of(folder: Path) -> set[str]:
    """The shell has words for all but those that one game alone can meet."""
    if folder == SHELL:
        return {f"refused-{name}" for name in refusals() if name not in ONLY_IN}
    return {f"refused-{name}" for name, game in ONLY_IN.items() if game == folder.parent.name}


def options_of(game: str) -> set[str]:
    """What the set-up page says of a game's options."""
    ids: set[str] = set()
    for name, option in schema_of(find_game(game).options)["properties"].items():
        ids |= {f"option-{name}", f"option-{name}-hint"}
        for value in option.get("enum", ()):
            ids |= {f"{name}-{value}", f"{name}-{value}-hint"}
    return ids


def suggestions_of(game: str) -> set[str]:
    """What may be suggested: every step of every lever has its own words."""
    properties = schema_of(find_game(game).options)["properties"]
    ids: set[str] = set()
    for name in find_game(game).levers:
        inner = [one for one in properties[name].get("anyOf", ()) if one["type"] != "null"]
        option = inner[0] if inner else properties[name]
        if "enum" in option:
            steps = option["enum"]
        else:
            kinds = {"boolean": ["on", "off"], "integer": ["more", "less"], "array": ["each"]}
            steps = kinds[option["type"]]
        ids |= {f"suggest-{name}-{step}" for step in steps}
    return ids


def endings_of(game: str) -> set[str]:
    """There is a golden game for every way to end."""
    ids: set[str] = set()
    for path in (ROOT / "tests" / "golden" / game).glob("*.jsonl"):
        outcome = json.loads(path.read_text(encoding="utf-8").split("\n")[0])["outcome"]
        how = "lost" if outcome["won"] is False else "won"
        shared = outcome["won"] is None and len(outcome["winners"]) > 1
        text = f"end-{how}-text"
        if game == "dark_wood" and how == "won":
            text += f"-{outcome['reason']}"
        ids |= {"end-winners" if shared else f"end-{how}-title", text}
        if game != "ali_baba":
            ids.add(f"end-{how}-{outcome['reason']}")
    return ids


def asked_in(game: str) -> set[str]:
    files = (ROOT / "veillee" / "games" / game).rglob("*.py")
    calls = [call for path in files for call in calls_in(path, "Ask")]
    return {str(call.args[1].value) for call in calls if isinstance(call.args[1], ast.Constant)}


def each(before: str, values: Iterable[object], after: str = "") -> set[str]:
    return {f"{before}{value}{after}" for value in values}


def both(calls: Iterable[str]) -> set[str]:
    """For those who answer, and for those who wait."""
    return each("call-", calls) | each("call-", calls, "-other")


def shell() -> set[str]:
    return (
        each("pace-", ["calm", "normal", "quick"])
        | each("persona-", PERSONAS)
        | each("persona-", PERSONAS, "-character")
        | each("known-who-", PERSONAS)
        | each("company-", PERSONAS)
        | each("react-", get_args(Reacted))
        | each("setup-who-", ["me", "here", "link", "computer"])
        | each("odds-length-", ["turns", "moves"])
    )


def ali_baba() -> set[str]:
    mistakes = [one for one in get_args(Mistake) if one not in ("time", "judged")]
    adjectives = [*ADJECTIVES, "none"]
    return (
        each("name-", TREASURES)
        | each("class-", TREASURES)
        | each("say-", TREASURES)
        | each("adj-", ADJECTIVES)
        | each("form-", adjectives)
        | each("side-", adjectives)
        | each("kind-", get_args(Alarm))
        | each("told-wrong-", mistakes)
        | both(["draw", "recite", "choose", "judge", "pick"])
    )


def dark_wood() -> set[str]:
    return (
        each("outline-", OUTLINES)
        | each("holes-", HOLES)
        | each("boot-", ["left", "right"])
        | each("practice-step-", [1, 2, 3])
        | each("felt-", ["nothing", "wood", "edge", "hole"])
        | each("felt-edge-", range(8))
        | both(asked_in("dark_wood")) - {"call-receive"}
    )


def pixie_town() -> set[str]:
    asked = (asked_in("pixie_town") - {"place_gift"}) | {"gift", "gnome-roll", "build-free", "help"}
    return (
        each("die-", ["gnome", "blank"])
        | each("colour-", [*COLOURS, "white", "blue"])
        | each("pattern-", ["dots", "stripes", "waves", "checks", "stars"])
        | each("plan-", CARDS)
        | each("dream-", CARDS)
        | both(asked)
    )


def tom_thumb() -> set[str]:
    return (
        each("name-", [*PLACES, "wolves"])
        | each("place-", [*PLACES, "wolves"])
        | each("confirm-", get_args(Token))
        | each("do-propose-", get_args(Token))
        | each("", get_args(Token), "-used")
        | each("call-may-", get_args(Token))
    )


OWN = {
    "ali_baba": ali_baba,
    "dark_wood": dark_wood,
    "pixie_town": pixie_town,
    "tom_thumb": tom_thumb,
}
assert [folder.parent.name for folder in GAMES] == sorted(OWN)


def put_together(folder: Path) -> set[str]:
    """All of them, for the shell or for one game."""
    if folder == SHELL:
        return shell() | refusals_of(SHELL)
    game = folder.parent.name
    ids = OWN[game]() | options_of(game) | suggestions_of(game) | endings_of(game)
    return ids | refusals_of(folder)
