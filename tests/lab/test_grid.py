"""Many kinds of table, described in few words."""

import pytest

from veillee.lab.grid import Setting, advice, read_settings
from veillee.table import Refused


def test_a_number_of_seats_and_one_value_are_one_kind_of_table() -> None:
    assert read_settings("4", ["storm=true", "mode=basic"]) == [
        Setting(4, {"storm": True, "mode": "basic"})
    ]
    assert read_settings("2", []) == [Setting(2, {})]


def test_ranges_and_several_values_are_every_kind() -> None:
    kinds = read_settings("3-5", ["game=against", "gnome_die=mild,strong"])
    assert [(kind.seats, kind.options["gnome_die"]) for kind in kinds] == [
        (seats, die) for seats in (3, 4, 5) for die in ("mild", "strong")
    ]
    assert all(kind.options["game"] == "against" for kind in kinds)


@pytest.mark.parametrize("seats", ["", "four", "-3-4", "6-3", "3.5"])
def test_seats_that_make_no_sense_are_refused(seats: str) -> None:
    with pytest.raises(Refused, match="seats"):
        read_settings(seats, [])


def test_a_game_advises_once_for_all_its_tables() -> None:
    kinds = read_settings("3-4", ["game=against", "building=imposed,imaginary", "gnome_die=mild"])
    assert len(advice("pixie_town", kinds)) == 1
    assert advice("tom_thumb", read_settings("4", [])) == []
