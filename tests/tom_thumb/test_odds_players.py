"""The compiled players play as the players do: the same evening with the same luck, and as well."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from tests.outcomes import end_of
from tests.random_play import any_options
from tests.twin.tape import TapedRandom
from veillee.games.tom_thumb.board import PLACES, WOLVES
from veillee.games.tom_thumb.odds import TWIN, probabilities, simulate
from veillee.games.tom_thumb.odds import numbers as n
from veillee.games.tom_thumb.odds.player_state import ODDS, new_heads
from veillee.games.tom_thumb.player import guiding, recollection
from veillee.games.tom_thumb.player.probabilities import Odds, Row, reckon
from veillee.games.tom_thumb.rules.setup import Options
from veillee.lab import evening as lab
from veillee.memory import PERSONAS
from veillee.table import Refused, Table
from veillee.table.catalogue import find_game
from veillee.table.chance import Stream
from veillee.twin import twin
from veillee.twin.chance import READ, luck_on_tape
from veillee.twin.mind import persona_numbers

SAME_EVENINGS = 60
WORDS_ENOUGH = 60_000
THINGS = [*PLACES, WOLVES]


# -- the same luck, the same evening -------------------------------------------------------------


class SharedLuck(TapedRandom):
    """Everybody's luck from one tape, taken as the twin takes it.

    Where a player mixes choices only to take any of the best, the twin takes one of the best.
    """

    def shuffle(self, x: Any) -> None:
        if x and isinstance(x[0], str):
            super().shuffle(x)

    def choice(self, seq: Any) -> Any:
        return seq[next(self._words) % len(seq)]

    def any_of_the_best(self, choices: Any, key: Any) -> Any:
        worths = [key(one) for one in choices]
        best = max(worths)
        ties = [one for one, worth in zip(choices, worths, strict=True) if worth == best]
        return self.choice(ties)


class TwinOdds(Odds):
    """`Odds`, reckoned by the twin: the last digit of a sum can decide between two equals."""

    def __init__(self, down: list[int], beliefs: dict[str, Row]) -> None:
        ordered = {thing: beliefs[thing] for thing in THINGS if thing in beliefs}
        self._down = down
        rows = reckoned(list(ordered.values()), len(down))
        self._chances = dict(zip(ordered, rows, strict=False))


def reckoned(beliefs: list[Row], tiles: int) -> list[list[float]]:
    odds = n.new_record(ODDS)
    odds.down = tiles
    for row in range(tiles):
        belief = beliefs[row] if row < len(beliefs) else None
        tile, confidence = belief or (n.NOTHING, 0.0)
        probabilities.weigh(odds, row, tile, confidence)
    probabilities.scale(odds)
    chances = []
    for row in range(len(beliefs)):
        odds.row[0] = row
        probabilities.odds_of(odds, 0)
        chances.append(odds.here[:tiles].tolist())
    return chances


@contextmanager
def one_tape(words: list[int]) -> Iterator[Iterator[int]]:
    """The sealed chance and all players draw from the same tape, in the order they come."""
    used = count()
    tape = (word for word, _ in zip(words, used, strict=False))
    luck = SharedLuck(tape)

    def below(_: Stream, n: int) -> int:
        return next(tape) % n

    def fraction(_: Stream) -> float:
        return next(tape) * 2.0**-53

    with ExitStack() as patches:
        patches.enter_context(patch.object(Stream, "below", below))
        patches.enter_context(patch.object(Stream, "fraction", fraction))
        patches.enter_context(patch.object(lab, "luck_of", lambda *_: luck))
        patches.enter_context(patch.object(recollection, "Odds", TwinOdds))
        patches.enter_context(patch.object(guiding, "max", luck.any_of_the_best, create=True))
        yield used


def any_evening(chance: Random) -> tuple[list[str], dict[str, Any]]:
    """Any people at any table; half of the tables as the rulebook has them."""
    while True:
        personas = chance.choices(list(PERSONAS), k=chance.randint(2, 6))
        options = any_options("tom_thumb", chance)
        if chance.random() < 0.5:
            options = {key: options[key] for key in ("mode", "storm", "dark_forest", "huge_forest")}
        try:
            Table("tom_thumb", len(personas), options, "any")
        except Refused:
            continue
        return personas, options


def play_both(seed: str) -> tuple[Table, n.Board]:
    chance = Random(seed)
    personas, options = any_evening(chance)
    words = [chance.getrandbits(53) for _ in range(WORDS_ENOUGH)]
    with one_tape(words) as used:
        table = lab.play_evening("tom_thumb", personas, options, seed)
    board = n.new_board(TWIN.settle(table.options, len(personas)))
    luck = luck_on_tape(words)
    simulate.play_game(board, new_heads(persona_numbers(personas)), luck)
    assert luck[READ] == next(used), "the twin did not take the same luck"
    return table, board


def test_the_same_luck_gives_the_same_evening() -> None:
    """Every draw of every player in its place: so each decision, pause and memory was the same."""
    won = 0
    for number in range(SAME_EVENINGS):
        table, board = play_both(f"evening {number}")
        lying = [tile and THINGS.index(tile.place) for tile in table.board.tiles]
        assert [n.FREE if thing is None else thing for thing in lying] == (
            board.tiles[: board.tile_count].tolist()
        )
        assert (len(table.moves), table.board.turn) == (board.moves, board.turn)
        assert (end_of(table).won, table.board.ogre) == (board.won, board.ogre)
        won += board.won
    assert SAME_EVENINGS / 10 < won < SAME_EVENINGS * 9 / 10


def test_the_twin_puts_two_and_two_together_alike() -> None:
    chance = Random("reckon")
    for _ in range(300):
        tiles = chance.randint(1, 10)
        beliefs: list[Row] = [
            chance.choice([None, (chance.randrange(tiles), chance.random())])
            for _ in range(chance.randint(1, tiles))
        ]
        for ours, theirs in zip(reckoned(beliefs, tiles), reckon(beliefs, tiles), strict=False):
            assert ours == pytest.approx(theirs, abs=1e-12)


# -- other luck, the same figures ----------------------------------------------------------------

TABLES: list[tuple[list[str], dict[str, Any]]] = [
    (["adult", "age7", "age10"], {}),
    (["age70", "elephant"], {"huge_forest": True, "storm": True}),
]
EVENINGS, TWIN_GAMES = 120, 20_000
CERTAIN = NormalDist().inv_cdf(1 - 0.01 / 2 / 6)
"""So many standard errors: 99 % for the six figures together that are compared here."""


def twin_games(personas: list[str], options: dict[str, Any], games: int, first: int = 0) -> Any:
    results = np.zeros((games, twin.COLUMNS), np.int32)
    numbers = TWIN.settle(Options(**options), len(personas))
    TWIN.play(numbers, persona_numbers(personas), 2012, first, results)
    return results


@pytest.mark.parametrize(("personas", "options"), TABLES)
def test_the_twin_plays_as_well_as_the_players(
    personas: list[str], options: dict[str, Any]
) -> None:
    played = [
        lab.play_evening("tom_thumb", personas, options, f"odds {number}")
        for number in range(EVENINGS)
    ]
    games = twin_games(personas, options, TWIN_GAMES)
    for figures, column in (
        ([float(bool(end_of(table).won)) for table in played], twin.WON),
        ([float(table.board.turn) for table in played], twin.TURNS),
        ([float(len(table.moves)) for table in played], twin.MOVES),
    ):
        error = float(games[:, column].std()) / sqrt(EVENINGS)
        assert fmean(figures) == pytest.approx(games[:, column].mean(), abs=CERTAIN * error)


def test_a_game_is_the_same_in_whatever_chunk_it_is_played() -> None:
    personas, options = ["age5", "adult", "age70", "age7"], {"storm": True, "huge_forest": True}
    together = twin_games(personas, options, 300)
    apart = [twin_games(personas, options, 1, first=number) for number in range(300)]
    assert (together == np.concatenate(apart)).all()


def test_results_say_how_a_game_ended() -> None:
    games = twin_games(["adult"] * 4, {}, 500)
    won = games[:, twin.WON] == 1
    assert 50 < won.sum() < 450
    assert (games[won, twin.WINNERS] == 0b1111).all()
    assert (games[~won, twin.WINNERS] == 0).all()
    assert [TWIN.endings[ending] for ending in games[won, twin.ENDING]] == ["cottage"] * won.sum()
    assert set(games[~won, twin.ENDING]) == {TWIN.endings.index("ogre")}
    assert TWIN.endings == find_game("tom_thumb").endings


def test_seventy_year_olds_win_at_least_as_often_as_children_of_seven() -> None:
    """They are at least as good in every published task that both have done."""
    old, young = (
        twin_games([persona] * 4, {}, TWIN_GAMES)[:, twin.WON].mean()
        for persona in ("age70", "age7")
    )
    assert old >= young
