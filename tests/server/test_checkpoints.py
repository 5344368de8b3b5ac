"""SQLite's write-ahead log is copied into the database beside the commits, never within one."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.loop import run
from veillee.server.limits import Limits
from veillee.server.storage import checkpoints
from veillee.server.storage.log import Log

AUTOMATIC = 4_200_000
"""More bytes than SQLite leaves in the log if nobody tells it otherwise."""
NEVER = Limits(wal_quiet_seconds=1e6)
SOON = Limits(wal_quiet_seconds=0.001)
SMALL = Limits(wal_quiet_seconds=0.001, wal_bytes=256 * 1024)


@asynccontextmanager
async def opened(file: Path, limits: Limits) -> AsyncGenerator[Log]:
    log = await Log.open(file, limits)
    try:
        await log.open_table("table", "tom_thumb", {})
        yield log
    finally:
        await log.close()


async def write(log: Log, begin: int, many: int) -> int:
    """The entries that follow, all at once; returns the next number."""
    entry: dict[str, Any] = {"move": "x" * 4000}
    await asyncio.gather(*(log.append("table", seq, entry) for seq in range(begin, begin + many)))
    return begin + many


def size(file: Path) -> int:
    wal = file.with_name(file.name + "-wal")
    return wal.stat().st_size if wal.exists() else 0


def entries_in(file: Path, copy: Path) -> int:
    """How many entries are in the database itself, without its write-ahead log. A copy that was
    taken during a checkpoint may be unreadable."""
    shutil.copy(file, copy)
    with closing(sqlite3.connect(copy)) as alone, suppress(sqlite3.DatabaseError):
        return alone.execute("SELECT count(*) FROM entries").fetchone()[0]
    return 0


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def test_no_commit_makes_a_checkpoint(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def play() -> None:
        async with opened(file, NEVER) as log:
            await write(log, 2, 10)
            before = file.read_bytes()
            await write(log, 12, 1200)
            await log.touch("table", ended=False)
            assert size(file) > AUTOMATIC
            assert file.read_bytes() == before

    run(play())


def test_in_a_quiet_moment_all_is_copied(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def play() -> None:
        async with opened(file, SOON) as log:
            for begin in (2, 52):
                await write(log, begin, 50)
                known = begin + 49
                await until(lambda known=known: entries_in(file, tmp_path / "copy") == known)

    run(play())


def test_the_log_stays_small_under_steady_writing(tmp_path: Path) -> None:
    """It grows beyond its bound and is cut back, again and again, though nobody ever pauses."""
    file = tmp_path / "house.db"

    times, was_large, last = 0, False, 1

    async def go_on(log: Log) -> None:
        nonlocal times, was_large, last
        while times < 2 and last < 20_000:
            last += 1
            await log.append("table", last, {"move": "x" * 20_000})
            is_large = size(file) > SMALL.wal_bytes
            times += was_large and not is_large
            was_large = is_large

    async def play() -> None:
        async with opened(file, SMALL) as log:
            await asyncio.gather(*(go_on(log) for _ in range(4)))
            assert len(await log.entries("table")) == last

    run(play())
    assert times == 2
    assert entries_in(file, tmp_path / "copy") == last


def test_a_reader_who_takes_long_stops_nobody(tmp_path: Path) -> None:
    """Nothing that it may still read can be overwritten: until it ends the log grows."""
    file = tmp_path / "house.db"

    async def play() -> None:
        async with opened(file, SMALL) as log:
            seq = await write(log, 2, 10)
            with closing(sqlite3.connect(file, isolation_level=None)) as reader:
                reader.execute("BEGIN")
                counted = reader.execute("SELECT count(*) FROM entries").fetchone()[0]
                while size(file) < 4 * SMALL.wal_bytes:
                    seq = await write(log, seq, 10)
                again = reader.execute("SELECT count(*) FROM entries").fetchone()[0]
                assert again == counted == 11
            while size(file) > SMALL.wal_bytes:
                seq = await write(log, seq, 10)
                assert seq < 20_000, "the log was never cut back"

    run(play())


def test_a_checkpoint_that_fails_harms_nobody(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "house.db"
    noted: list[str] = []
    monkeypatch.setattr(checkpoints, "note", lambda what, **_facts: noted.append(what))

    def fail(*_given: Any, **_named: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def play() -> None:
        async with opened(file, SOON) as log:
            with monkeypatch.context() as broken:
                broken.setattr(checkpoints.Checkpoints, "_copy", fail)
                seq = await write(log, 2, 20)
                await until(lambda: "checkpoint_failed" in noted)
                seq = await write(log, seq, 20)
                assert len(await log.entries("table")) == seq - 1
            seq = await write(log, seq, 1)
            await until(lambda: entries_in(file, tmp_path / "copy") == seq - 1)

    run(play())


def test_whoever_closes_leaves_nothing_behind(tmp_path: Path) -> None:
    """Also while another program has the database open, so that SQLite does not do it itself."""
    file = tmp_path / "house.db"

    async def play() -> sqlite3.Connection:
        async with opened(file, NEVER) as log:
            await write(log, 2, 20)
            other = sqlite3.connect(file, check_same_thread=False)
            assert other.execute("SELECT count(*) FROM entries").fetchone()[0] == 21
        return other

    with closing(run(play())):
        assert size(file) > 0
        assert entries_in(file, tmp_path / "copy") == 21


def test_what_a_passive_checkpoint_leaves_over_is_copied_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reads an older state, and has done when the log is found to be too large."""
    file = tmp_path / "house.db"

    async def play() -> None:
        async with opened(file, NEVER) as log:
            reader = sqlite3.connect(file, isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            await write(log, 2, 20)

            writing = asyncio.Lock()
            checkpoint = checkpoints.Checkpoints(file, writing, NEVER)
            known: list[tuple[bool, int]] = []

            def has_grown() -> bool:
                reader.close()
                return True

            def copy(copy: Callable[[], None] = checkpoint._copy) -> None:
                copy()
                known.append((writing.locked(), entries_in(file, tmp_path / "copy")))

            monkeypatch.setattr(checkpoint, "_is_large", has_grown)
            monkeypatch.setattr(checkpoint, "_copy", copy)
            await checkpoint._checkpoint()
            assert known == [(False, 0), (True, 21)], "commits wait for the second only"

    run(play())


def test_commits_wait_while_the_rest_is_copied(tmp_path: Path) -> None:

    async def play() -> None:
        async with opened(tmp_path / "house.db", NEVER) as log:
            async with log._commits._writing:
                waiting = asyncio.ensure_future(log.append("table", 2, {}))
                for _ in range(20):
                    assert len(await log.entries("table")) == 1
                assert not waiting.done()
            await waiting
            assert len(await log.entries("table")) == 2

    run(play())
