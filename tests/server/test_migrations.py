"""A database that an older Veillée made, from the first schema on."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from tests.loop import run
from veillee.live.effects import Command
from veillee.live.keys import lock_of
from veillee.server.house import House
from veillee.server.storage.database import MIGRATIONS, Unusable, open_database
from veillee.server.storage.log import Log
from veillee.server.storage.schema import REVISION, SCHEMA

FIRST = (Path(__file__).parent / "first_schema.sql").read_text(encoding="utf-8")
TABLE, KEY = "a-table-of-before", "key"
OPENING = """{"game": "tom_thumb", "rules": %d, "edition": "", "options": {}, "seed": "before",
"known_deal": true, "chairs": [
{"seat": {"persona": null}, "name": "Lena", "picture": "child-1", "lock": "%s"},
{"seat": {"persona": "age7"}, "name": "", "picture": "age7", "lock": null},
{"seat": {"persona": "adult"}, "name": "", "picture": "adult", "lock": null}]}"""
BEGIN = b'{"seat": null, "move": {"type": "Begin"}, "id": null}'


def first_database(path: Path) -> None:
    """As the first Veillée wrote it: a table that has begun, a guest, and an entry of nobody's."""
    from veillee.games import find_game

    opening = OPENING % (find_game("tom_thumb").version, lock_of(KEY))
    with sqlite3.connect(path) as old:
        old.executescript(FIRST)
        old.execute("INSERT INTO tables VALUES (?, 'tom_thumb', 9e9, 9e9, 0)", (TABLE,))
        rows = [(TABLE, 1, 0.0, opening.encode()), (TABLE, 2, 0.0, BEGIN), ("lost", 1, 0.0, b"{}")]
        old.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
        old.execute("INSERT INTO guests VALUES (?, 0, 'Ada', 'child-3')", (TABLE,))
    old.close()


def open_and_close(path: Path) -> None:
    async def work() -> None:
        await (await open_database(path)).dispose()

    run(work())


def test_a_table_of_the_first_schema_is_played_on(tmp_path):
    path = tmp_path / "old.db"
    first_database(path)

    async def evening() -> tuple[int, str, int]:
        house = House(await Log.open(path), quick=True)
        runner = await house.table(TABLE)
        live = runner.live
        assert live.opening.seats_for([KEY]) == [0]
        before = live.table.seq
        await runner.act(Command(0, {"type": "Ready"}, "m1", before))
        name = live.summary(0.0).seats[0].name
        await house.close()
        return before, name, live.table.seq

    assert run(evening()) == (2, "Ada", 3)
    with sqlite3.connect(path) as new:
        assert new.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISION,)]
        assert new.execute("SELECT count(*) FROM entries WHERE \"table\" = 'lost'").fetchone() == (
            0,
        )
        assert new.execute(
            'SELECT max(seq) FROM entries WHERE "table" = ?', (TABLE,)
        ).fetchone() == (3,)
        assert (
            "WITHOUT ROWID"
            in new.execute("SELECT sql FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
        )


def test_the_steps_lead_to_the_schema_that_the_code_uses(tmp_path):
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]
    for name in ("old", "new"):
        path = tmp_path / f"{name}.db"
        if name == "old":
            first_database(path)
        open_and_close(path)
        with create_engine(f"sqlite:///{path}").connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []


def test_opening_again_changes_nothing(tmp_path):
    path = tmp_path / "house.db"
    open_and_close(path)
    before = path.read_bytes()
    open_and_close(path)
    assert path.read_bytes() == before


def spoil(path: Path, statement: str) -> bytes:
    open_and_close(path)
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()
    return path.read_bytes()


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer"),
        ("ALTER TABLE guests DROP COLUMN picture", "guests lacks picture"),
        ("DROP TABLE entries", "entries lacks"),
    ],
)
def test_a_schema_that_is_not_ours_is_refused_by_name_and_left_alone(tmp_path, statement, said):
    path = tmp_path / "house.db"
    before = spoil(path, statement)
    with pytest.raises(Unusable, match=said):
        open_and_close(path)
    assert path.read_bytes() == before


def test_a_step_that_fails_changes_nothing(tmp_path, monkeypatch):
    """In the middle of the second step: what the first half did is undone."""
    path = tmp_path / "old.db"
    first_database(path)
    with sqlite3.connect(path) as old:
        old.execute("DROP TABLE guests")
    old.close()
    with pytest.raises(Exception, match="guests"):
        open_and_close(path)
    with sqlite3.connect(path) as old:
        columns = [row[1] for row in old.execute("PRAGMA table_info(tables)")]
        assert columns == ["id", "game", "opened_at", "touched_at", "ended"]
        assert old.execute("SELECT count(*) FROM entries").fetchone() == (3,)
