"""The same game, many times over, on every core."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from veillee.lab.evening import play_evening
from veillee.lab.summary import Played, Summary, kept, sum_up
from veillee.table import Refused, Table

CHUNKS_A_JOB = 8
MOST_A_CHUNK = 100


def simulate(
    game: str,
    personas: list[str],
    options: dict[str, Any] | None,
    games: int,
    seed: str,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play `games` games and sum them up. The same seed gives the same games on any machine.

    `jobs`: how many processes (all cores, if not given). `progress` hears how many games are done.
    """
    if games < 1:
        raise Refused("games", f"at least one game has to be played, not {games}")
    Table(game, len(personas), options, seed)
    jobs = jobs or os.cpu_count() or 1
    started = perf_counter()
    played: dict[int, list[Played]] = {}
    done = 0
    for first, chunk in play_chunks(game, personas, options, games, seed, jobs):
        played[first] = chunk
        done += len(chunk)
        if progress is not None:
            progress(done)
    in_order = [one for first in sorted(played) for one in played[first]]
    return sum_up(game, personas, in_order, perf_counter() - started)


def play_chunks(
    game: str, personas: list[str], options: dict[str, Any] | None, games: int, seed: str, jobs: int
) -> Iterator[tuple[int, list[Played]]]:
    """Chunks of games as they are done, each with the number of its first game."""
    size = max(1, min(MOST_A_CHUNK, games // (jobs * CHUNKS_A_JOB)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield chunk.start, play_chunk(game, personas, options, seed, chunk)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = {
            pool.submit(play_chunk, game, personas, options, seed, chunk): chunk.start
            for chunk in chunks
        }
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_chunk(
    game: str, personas: list[str], options: dict[str, Any] | None, seed: str, numbers: range
) -> list[Played]:
    return [kept(play_evening(game, personas, options, f"{seed}/{number}")) for number in numbers]
