"""What may be read again on the page names nothing that can lie covered."""

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given, settings

from tests.random_play import any_table, playing, randoms
from veillee.games import games
from veillee.games.ali_baba.board import TREASURES
from veillee.games.dark_wood.rules.trees import TREES
from veillee.games.pixie_town.rules.stones import CARDS
from veillee.games.tom_thumb.board import PLACES, WOLVES
from veillee.table import Event

COVERED = {
    "ali_baba": {*TREASURES},
    "dark_wood": {*TREES},
    "pixie_town": {*CARDS},
    "tom_thumb": {*PLACES, WOLVES},
}
"""What there is to be remembered, or lies in a pile that nobody has seen."""


@pytest.mark.parametrize("game", [game.id for game in games()])
@given(chance=randoms)
@settings(max_examples=60)
def test_what_is_kept_of_an_event_names_nothing_that_can_lie_covered(game, chance):
    table = any_table(game, chance)
    for _ in playing(table, chance):
        pass
    for told in table.teller.told:
        for event in filter(None, (told.event, told.others)):
            kept = set(event.__struct_fields__) - set(event.fading())
            names = {word for field in kept for word in words_in(getattr(event, field))}
            assert not names & COVERED[game], f"{type(event).__name__} may be read again: {names}"


def words_in(value: Any) -> Iterator[str]:
    """Every word in it, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from words_in([getattr(value, field) for field in value.__struct_fields__])
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
