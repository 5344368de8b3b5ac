"""The ids that the page puts together while it runs, from the same lists that it takes them from.

A template (`call-${kind}`) says only how an id begins. What may stand in it is said here, so that a
test can ask for exactly these words: none is missing, and none is left over.
"""

import ast
import json
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from tests.words.reading import ROOT, SHELL, sources, words_folder, words_of
from veillee.games import find_game, schema_of
from veillee.lab.levers import suggestable
from veillee.live.wire.messages import Reacted
from veillee.memory import PERSONAS
from veillee.table import Ready
from veillee.table.player import Mood

FROM_THE_LAB = ["veillee/lab/odds.py", "veillee/lab/remembering.py"]
"""The modules of the lab that answer the page."""
ELSEWHERE = {"games", "report"}
"""Refusals of these modules that only a command line meets."""
OF_THE_POCKET = ("no_webassembly", "no_storage", "no_engine", "pocket")
"""Why the page's own worker does not start (`client/src/pocket`)."""
ONLY_IN = {"touch": "dark_wood", "touch_flood": "dark_wood", "tree": "dark_wood"}
"""Refusals that only one game's page can meet."""


def calls_in(path: Path, *names: str) -> Iterable[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def refusals() -> set[str]:
    """Every name with which the server or a game may refuse something that the page asked for."""
    parts = ("server", "pocket", "running", "live", "table", "games")
    files = [path for part in parts for path in (ROOT / "veillee" / part).rglob("*.py")]
    files += [ROOT / path for path in FROM_THE_LAB]
    found: set[str] = {"unknown", "network", *OF_THE_POCKET}
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
        ids |= {f"{name}-{value}" for value in option.get("items", {}).get("enum", ())}
    return ids


def suggestions_of(game: str) -> set[str]:
    """What may be suggested: every step of every lever has its own words."""
    properties = schema_of(find_game(game).options)["properties"]
    ids: set[str] = set()
    for name in find_game(game).levers:
        inner = [one for one in properties[name].get("anyOf", ()) if one["type"] != "null"]
        option = inner[0] if inner else properties[name]
        if "enum" in option:
            steps = suggestable(find_game(game), name)
        else:
            kinds = {"boolean": ["on", "off"], "integer": ["more", "less"], "array": ["each"]}
            steps = kinds[option["type"]]
        ids |= {f"suggest-{name}-{step}" for step in steps}
    return ids


def outcomes_of(game: str) -> list[dict[str, Any]]:
    """There is a golden game for every way to end."""
    paths = (ROOT / "tests" / "golden" / game).glob("*.jsonl")
    return [json.loads(path.read_text("utf-8").split("\n")[0])["outcome"] for path in paths]


def how_of(outcome: dict[str, Any]) -> str:
    return "lost" if outcome["won"] is False else "won"


def endings_of(game: str) -> set[str]:
    """The title of the last panel, and at least one sentence below it."""
    known = words_of(words_folder(game), "en")
    ids: set[str] = set()
    for outcome in outcomes_of(game):
        end, reason = f"end-{how_of(outcome)}", outcome["reason"]
        shared = outcome["won"] is None and len(outcome["winners"]) > 1
        text = [
            id for id in (f"{end}-text-{reason}", f"{end}-text", f"{end}-{reason}") if id in known
        ]
        ids |= {"end-winners" if shared else f"{end}-title", *(text[:1] or [f"{end}-text"])}
    return ids


def asked_in(game: str) -> set[str]:
    """The kinds of all questions that its rules ask."""
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
        | {f"mood-{mood}-{way}" for mood in get_args(Mood) for way in (1, 2, 3)}
        | each("setup-who-", ["me", "here", "link", "computer"])
        | each("odds-length-", ["turns", "moves"])
    )


def looks_in(game: str) -> set[str]:
    """The kinds of its looks: that of `Look(20)` is "look"."""
    files = (ROOT / "veillee" / "games" / game).rglob("*.py")
    kinds = [
        call.args[1:] or [ast.Constant("look")] for path in files for call in calls_in(path, "Look")
    ]
    return {str(kind.value) for kind, *_ in kinds if isinstance(kind, ast.Constant)}


def own_words(game: str) -> set[str]:
    """What a game's own screen puts together: `tests/<game>/words.py`, if there is such a file."""
    if not (ROOT / "tests" / game / "words.py").exists():
        return set()
    return import_module(f"tests.{game}.words").put_together()


def any_screen(game: str) -> set[str]:
    """What the shared screen (`AnyScreen`) says of every question, move and event."""
    if not uses_any_screen(game):
        return set()
    rules = find_game(game)
    looks = looks_in(game)
    return (
        both(asked_in(game) | looks)
        | each("do-", map(id_of, [*rules.moves, *[Ready] * bool(looks)]))
        | each("told-", map(id_of, rules.events))
    )


def uses_any_screen(game: str) -> bool:
    return "AnyScreen" in (ROOT / "veillee/games" / game / "screen/Screen.svelte").read_text(
        "utf-8"
    )


def id_of(kind: type) -> str:
    """As `table/any.ts` does it: `GoHome` is said by `do-go-home`."""
    return re.sub(r"\B([A-Z])", r"-\1", kind.__name__).lower()


def shell_of(game: str) -> set[str]:
    """All that the shell asks of a game by name: its title, and the words of what it has."""
    rules, text = find_game(game), "\n".join(sources(SHELL).values())
    ids = set(re.findall(r"""\b(?:t|wordsOf)\(\s*(?:[\w.]+,\s*)?["']([a-z][\w-]*)["']""", text))
    may_be_missing = set(re.findall(r"""\bhasWord\(\s*["']([a-z][\w-]*)["']""", text))
    has = {
        "practice-open": rules.practice is not None,
        "known-now": rules.knowing is not None,
        "odds-won": has_odds(game) and won_together(game),
    }
    ids -= may_be_missing | set(words_of(SHELL, "en"))
    return {id for id in ids if has.get(id, True)}


def has_odds(game: str) -> bool:
    return (ROOT / "veillee/games" / game / "odds").exists()


def won_together(game: str) -> bool:
    return any(outcome["won"] for outcome in outcomes_of(game))


def put_together(folder: Path) -> set[str]:
    """All that has to be there, for the shell or for one game."""
    if folder == SHELL:
        return shell() | refusals_of(SHELL)
    game = folder.parent.name
    ids = own_words(game) | any_screen(game) | shell_of(game) | refusals_of(folder)
    return ids | options_of(game) | suggestions_of(game) | endings_of(game)


def may_be_said(folder: Path) -> set[str]:
    """What the page says where a game has words for it."""
    if folder == SHELL:
        return set()
    game = folder.parent.name
    ids = {
        f"end-{how_of(outcome)}-{more}"
        for outcome in outcomes_of(game)
        for more in ("text", f"text-{outcome['reason']}", outcome["reason"])
    }
    if uses_any_screen(game):
        ids |= each("call-", asked_in(game), "-hint")
        ids |= each("again-", map(id_of, find_game(game).events))
    return ids
