"""What may be read again on the page names nothing that can lie covered."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given, settings

from tests.random_play import any_table, playing, randoms
from veillee.games import games
from veillee.games.pixie_town.rules.stones import CARDS
from veillee.table import Event, Table
from veillee.table.seen.secrecy import hidden_fields

ONLY = {"pixie_town": {*CARDS}}
"""Of what a board hides, all that can lie covered again, where that is not all: a blue stone lies
open as soon as it is placed."""


@pytest.mark.parametrize("game", [game.id for game in games()])
@given(chance=randoms)
@settings(max_examples=60)
def test_what_is_kept_of_an_event_names_nothing_that_can_lie_covered(game, chance):
    """Covered is whatever a hidden field of the board named at any time."""
    table = any_table(game, chance)
    covered = hidden_words(table)
    for _ in playing(table, chance):
        covered |= hidden_words(table)
    covered &= ONLY.get(game, covered)
    for told in table.teller.told:
        for event in filter(None, (told.event, told.others)):
            kept = set(event.__struct_fields__) - set(event.fading())
            names = {word for field in kept for word in words_in(getattr(event, field))}
            assert not names & covered, f"{type(event).__name__} may be read again: {names}"


def hidden_words(table: Table) -> set[str]:
    hidden = hidden_fields(table.game.board)
    return {word for field in hidden for word in words_in(getattr(table.board, field))}


def words_in(value: Any) -> Iterator[str]:
    """Every word in it, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from words_in([getattr(value, field) for field in value.__struct_fields__])
    elif is_dataclass(value):
        yield from words_in([getattr(value, field.name) for field in fields(value)])
    elif isinstance(value, dict):
        yield from words_in([*value, *value.values()])
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from words_in(each)


def test_what_an_event_reveals_fades_unless_it_says_otherwise():
    class CardShown(Event, frozen=True):
        reveals: ClassVar[tuple[str, ...]] = ("type", "card")
        card: str

    class CardFound(CardShown, frozen=True):
        fades: ClassVar[tuple[str, ...]] = ()

    assert (CardShown.fading(), CardFound.fading()) == (["card"], [])


def test_an_event_fades_fields_that_it_has():
    with pytest.raises(TypeError, match="CardShown fades crad: no such field"):

        class CardShown(Event, frozen=True):
            fades: ClassVar[tuple[str, ...]] = ("crad",)
            card: str
