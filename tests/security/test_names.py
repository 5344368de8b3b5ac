"""Names made to deceive or to cover the page."""

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.visitor import open_table
from veillee.table.cleaning import clean_text

STRANGE = {
    "<b>Léna</b>": "<b>Léna</b>",
    "L\u202eéna\u202c": "L éna",
    "Le\u200bna\ufeff": "Le na",
    "Lena\x00\x07\x1b[31m": "Lena [31m",
    "a\n\r\t\x0b\u2028\u2029b": "a b",
    "\u2066Lena\u2069": "Lena",
    "\u3164\u2800\u115f": "",
    "   ": "",
    "e\u0301": "é",
    "Z\u0335\u0336\u0337\u0338\u0339\u033a\u033bo": "Z\u0335\u0336o",
    "Nguyễn Thị": "Nguyễn Thị",
    "张伟 🦊": "张伟 🦊",
    "عائشة": "عائشة",
}


@pytest.mark.parametrize(("name", "clean"), STRANGE.items(), ids=range(len(STRANGE)))
def test_what_cannot_be_seen_is_not_in_a_name(name, clean):
    assert clean_text(name) == clean


@given(st.text(max_size=24))
def test_a_clean_name_is_short_visible_and_stays_as_it_is(name):
    clean = clean_text(name)
    assert len(clean) <= len(name) or clean_text(clean) == clean
    assert clean.isprintable()
    assert clean == clean.strip()
    assert clean_text(clean) == clean


def test_a_long_name_is_refused_and_a_strange_one_cleaned_at_the_opening_too(house):
    wanted = {"game": "tom_thumb", "seats": [{"kind": "person", "name": "x" * 25}] * 3}
    assert httpx.post(f"{house.url}/api/tables", json=wanted).json()["name"] == "garbage"
    names = ["<img src=x onerror=a()>", "\u202eanel", "\x00"]
    table = open_table(house.url, [{"kind": "person", "name": name} for name in names])
    seats = httpx.get(f"{house.url}/api/tables/{table['table']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["<img src=x onerror=a()>", "anel", ""]
