"""Environments for the tests of the research doors."""

from random import Random
from typing import Any

from tests.random_play import any_options
from veillee.games import find_game, games
from veillee.lab.research import AllSeats
from veillee.table import Refused

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("tom_thumb", {}),
    ("tom_thumb", {"huge_forest": True}),
    ("ali_baba", {}),
    ("ali_baba", {"adjectives": "set", "ali_judges": True, "pebbles": [2]}),
    ("dark_wood", {}),
    ("dark_wood", {"finding": "ask_around"}),
    ("pixie_town", {}),
    ("pixie_town", {"building": "imaginary"}),
    ("pixie_town", {"game": "against", "building": "imaginary"}),
]
"""Every domain that has to be made finite."""
KINDS += [(game.id, {}) for game in games() if (game.id, {}) not in KINDS]
NAMES = ["-".join([game, *(f"{value}" for value in options.values())]) for game, options in KINDS]


def any_env(game: str, chance: Random) -> AllSeats:
    """Any number of seats and any options that learners may sit down to."""
    rules = find_game(game)
    while True:
        try:
            return AllSeats(
                game, chance.randint(rules.fewest, rules.most), any_options(game, chance)
            )
        except Refused:
            continue


def is_over(env: AllSeats) -> bool:
    return any(env.terminations.values()) or any(env.truncations.values())


def open_actions(env: AllSeats) -> list[int]:
    return list(env.infos[env.agent_selection]["moves"])


def play_until(env: AllSeats, chance: Random, kind: str) -> None:
    """At random, until somebody is asked this."""
    while not any(ask.kind == kind for ask in env.table.asks):
        assert not is_over(env), f"nobody was asked to {kind}"
        env.step(chance.choice(open_actions(env)))
