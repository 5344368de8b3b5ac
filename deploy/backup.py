#!/opt/veillee/bin/python
"""A copy of a house's tables (SQLite), taken while the house is open.

    veillee-backup DATABASE FOLDER [--keep 14]

The copy is one moment's: everything that was acknowledged before it began is in it, and no half of
anything. Nobody at a table waits for it. It is checked before it gets its name, and only then are
older copies removed. To restore one, stop the house, put the copy in the database's place (without
the `-wal` and `-shm` files that lay beside the old one) and start the house again.
"""

import argparse
import os
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

NAME = "veillee-%Y%m%dT%H%M%SZ.db"
ALL = "veillee-*Z.db"


def back_up(database: Path, folder: Path, keep: int) -> Path:
    if not database.is_file():
        raise SystemExit(f"there is no database {database}")
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / datetime.now(UTC).strftime(NAME)
    unfinished = copy.with_suffix(".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(database, timeout=30)) as house:
        house.execute("VACUUM INTO ?", (str(unfinished),))
    if problem := problem_with(unfinished):
        unfinished.unlink()
        raise SystemExit(f"no copy was kept: {problem}")
    unfinished.chmod(0o600)
    on_disk(unfinished)
    unfinished.replace(copy)
    on_disk(folder)
    for old in sorted(folder.glob(ALL))[:-keep]:
        old.unlink()
    return copy


def problem_with(copy: Path) -> str | None:
    with closing(sqlite3.connect(copy)) as database:
        health = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if health != "ok":
            return f"it is damaged: {health}"
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'entries'").fetchone():
            return "this is not the database of a house"
    return None


def on_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def main(arguments: list[str]) -> None:
    reader = argparse.ArgumentParser(description="A copy of a house's tables.")
    reader.add_argument("database", type=Path)
    reader.add_argument("folder", type=Path, help="Where the copies are kept.")
    reader.add_argument("--keep", type=int, default=14, help="How many copies stay.")
    wanted = reader.parse_args(arguments)
    if wanted.keep < 1:
        reader.error("--keep is at least 1")
    print(back_up(wanted.database, wanted.folder, wanted.keep))


if __name__ == "__main__":
    main(sys.argv[1:])
