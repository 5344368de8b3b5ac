"""The odds of a table, by its fast twin: thousands of evenings in the blink of an eye."""

import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.lab.summary import Spread, Summary, share
from veillee.memory import UnknownPersona, persona_named
from veillee.table import Refused, Seat, Table
from veillee.table.reading import read_options

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from veillee.twin.twin import Twin

GAMES = 10_000
MOST_GAMES = 10_000_000
TABLES_KEPT = 16
A_PIECE = 50_000
"""How many games are kept at once: between two pieces one hears how far it is."""


def reckon(
    game: str,
    personas: list[str],
    options: dict[str, Any] | None = None,
    games: int = GAMES,
    seed: str = "veillee",
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    pieces: "list[NDArray[Any]] | None" = None,
) -> Summary:
    """What `games` evenings of this table come to. The same seed gives the same odds anywhere.

    `progress` hears how many games are done. `pieces`: those that were played before, and then all.
    """
    if not 1 <= games <= MOST_GAMES:
        raise Refused("games", f"odds are made of 1 to {MOST_GAMES:,} games, not {games:,}")
    try:
        seats = [Seat(persona_named(name).name) for name in personas]
    except UnknownPersona as no:
        raise Refused("persona", str(no)) from None
    table = Table(game, seats, options, seed)
    twin = twin_of(game)
    started = perf_counter()
    numbers = twin.settle(read_options(table.game, options), len(personas))
    threads = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        pieces = [] if pieces is None else pieces
        for first in range(sum(map(len, pieces)), games, A_PIECE):
            many = min(A_PIECE, games - first)
            pieces.append(
                play_piece(twin, numbers, personas, seed, range(first, first + many), pool)
            )
            if progress is not None:
                progress(first + many)
    return sum_up_results(twin, personas, pieces, perf_counter() - started)


_PLAYED: "OrderedDict[str, list[NDArray[Any]]]" = OrderedDict()


def reckon_on(game: str, personas: list[str], options: dict[str, Any], games: int) -> Summary:
    """As `reckon`, for whoever soon wants more of the same: only what is missing is played."""
    table = msgspec.json.encode((game, personas, options)).decode()
    pieces = _PLAYED.pop(table, [])
    summary = reckon(game, personas, options, games, pieces=pieces)
    _PLAYED[table] = pieces
    if len(_PLAYED) > TABLES_KEPT:
        _PLAYED.popitem(last=False)
    return summary


def twin_of(game: str) -> "Twin":
    """The fast twin of a game; refused where it has none, or where Numba is not installed."""
    twin = f"veillee.games.{game}.odds"
    try:
        return import_module(twin).TWIN
    except ModuleNotFoundError as missing:
        if missing.name == twin:
            raise Refused(
                "odds", f"{game} has no compiled simulator; try: veillee simulate {game}"
            ) from None
        if missing.name in {"numba", "numpy"}:
            raise Refused(
                "odds", "odds need Numba, which is not installed: pip install 'veillee[odds]'"
            ) from None
        raise


def play_piece(
    twin: "Twin",
    numbers: "NDArray[Any]",
    personas: list[str],
    seed: str,
    games: range,
    pool: ThreadPoolExecutor,
) -> "NDArray[Any]":
    """One row of results a game, the rows shared out among the threads."""
    import numpy as np

    from veillee.twin.mind import persona_numbers
    from veillee.twin.twin import COLUMNS

    results = np.zeros((len(games), COLUMNS), np.int32)
    who, luck = persona_numbers(personas), seed_number(seed)
    size = -(-len(games) // pool._max_workers)
    waiting = [
        pool.submit(twin.play, numbers, who, luck, games[at], results[at : at + size])
        for at in range(0, len(games), size)
    ]
    for part in waiting:
        part.result()
    return results


def seed_number(seed: str) -> int:
    return int.from_bytes(sha256(seed.encode()).digest()[:7], "big")


def sum_up_results(
    twin: "Twin", personas: list[str], pieces: list["NDArray[Any]"], seconds: float
) -> Summary:
    """As `summary.sum_up`, of a twin's rows."""
    import numpy as np

    from veillee.twin.twin import ENDING, MOVES, NOT_TOGETHER, SCORES, TURNS, WINNERS, WON

    rows = np.concatenate(pieces)
    games, seats = len(rows), range(len(personas))
    ended = np.bincount(rows[:, ENDING], minlength=len(twin.endings))
    won = rows[:, WON]
    return Summary(
        game=twin.game,
        personas=personas,
        games=games,
        won=None if NOT_TOGETHER in won else share(int(won.sum()), games),
        won_by_seat=[share(int((rows[:, WINNERS] >> seat & 1).sum()), games) for seat in seats],
        scores=[spread_of(rows[:, SCORES + seat]) for seat in seats] if twin.has_scores else None,
        endings={e: int(n) for e, n in sorted(zip(twin.endings, ended, strict=True)) if n},
        moves=spread_of(rows[:, MOVES]),
        turns=spread_of(rows[:, TURNS]) if rows[:, TURNS].any() else None,
        games_per_second=games / seconds,
    )


def spread_of(values: "NDArray[Any]") -> Spread:
    import numpy as np

    low, high = np.quantile(values, (0.05, 0.95), method="nearest")
    return Spread(float(values.mean()), float(low), float(high))
