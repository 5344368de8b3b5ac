"""What is kept of a table, and that it goes."""

import sqlite3
from contextlib import closing

import httpx
import pytest
from typer.testing import CliRunner

from tests.loop import apart
from tests.server.playing import BEGUN, sit_down
from tests.server.visitor import open_table
from veillee.cli import app
from veillee.server.process.forget import name_of


def forget(*words: str) -> tuple[int, str]:
    result = apart(CliRunner(env={"COLUMNS": "120"}).invoke, app, ["forget", *words])
    return result.exit_code, result.output


def rows_about(house, table) -> int:
    with closing(sqlite3.connect(house.database)) as database:
        return sum(
            database.execute(
                f'SELECT count(*) FROM {kept} WHERE "{name}" = ?', (table,)
            ).fetchone()[0]
            for kept, name in (("tables", "id"), ("entries", "table"), ("guests", "table"))
        )


def test_a_table_is_deleted_with_all_that_belongs_to_it_while_the_house_is_open(house):
    """Whoever still sits there is told with the next move."""
    table = open_table(house.url, 3)
    other = open_table(house.url, 3)
    visitors = sit_down(house, table)
    visitors[0].say({"type": "introduce", "seat": 0, "name": "Lena", "picture": "child-4"})
    while visitors[0].presence["seats"][0]["name"] != "Lena":
        visitors[0].hear()
    assert rows_about(house, table["table"]) == 4
    code, said = forget(table["table"], "--database", str(house.database))
    assert code == 0
    assert "deleted" in said
    assert rows_about(house, table["table"]) == 0
    visitors[1].move(1, {"type": "Ready"}, BEGUN)
    for visitor in visitors:
        assert visitor.wait_for("closing")["name"] == "table"
    assert httpx.get(f"{house.url}/api/tables/{table['table']}").status_code == 404
    assert httpx.get(f"{house.url}/api/tables/{other['table']}").status_code == 200
    assert rows_about(house, table["table"]) == 0


def test_what_is_not_there_is_said_by_name(house, tmp_path):
    code, said = forget("nothing", "--database", str(house.database))
    assert code == 1
    assert "no such table" in said
    code, said = forget("nothing", "--database", str(tmp_path / "no.db"))
    assert code == 1
    assert "there is no database" in said
    assert not (tmp_path / "no.db").exists()


@pytest.mark.parametrize(
    "link", ["Abc_-9", "/t/Abc_-9", "https://house.example/t/Abc_-9#key", "/t/Abc_-9/"]
)
def test_a_link_names_its_table(link):
    assert name_of(link) == "Abc_-9"


def test_a_table_whose_name_begins_with_a_hyphen_is_no_option(house):
    code, said = forget("-nothing", "--database", str(house.database))
    assert code == 1
    assert "no such table" in said
