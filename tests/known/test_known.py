"""What did you know? People of a persona watch a game that was played, and keep some of it."""

from functools import partial
from random import Random
from statistics import fmean

import msgspec
import pytest

from tests.evenings import any_evening, evening
from tests.loop import run
from veillee.games import find_game, games
from veillee.lab.evening import play_evening
from veillee.server.http.api import replayed
from veillee.server.limits import DEFAULTS
from veillee.table import Begin, Record, Refused, Seat, Sight, Stream, Table
from veillee.table.known import FEWEST, MOST, Known, people_for, what_was_known
from veillee.table.seen.touch import Toucher

REMEMBERED = [game.id for game in games() if find_game(game.id).knowing is not None]
FOUR = ["adult", "age7", "age70", "adult"]


def a_game(game: str, seed: str = "an evening", **options: object) -> Record:
    return play_evening(game, FOUR, options, seed).record()


def share_kept(known: Known) -> float:
    """Of all that had been noticed, over the whole game."""
    return sum(known.kept) / sum(known.met)


@pytest.mark.parametrize("game", REMEMBERED)
def test_an_elephant_keeps_more_than_a_child_of_five(game):
    record = a_game(game)
    seats = range(len(FOUR))
    child, elephant = (
        fmean(share_kept(what_was_known(record, seat, persona, people=16)) for seat in seats)
        for persona in ("age5", "elephant")
    )
    assert elephant > child + 0.02


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tom_thumb", {"dark_forest": True}),
        ("tom_thumb", {"dark_forest": True, "huge_forest": True, "storm": True}),
        ("dark_wood", {"finding": "ask_around"}),
    ],
)
def test_what_was_never_shown_is_never_known(game, options):
    known = what_was_known(a_game(game, **options), 1, "elephant", people=12)
    before = 0
    for thing in known.things:
        first = min((noticed.step for noticed in thing.noticed), default=known.moments[-1] + 1)
        for moment, share in zip(known.moments, thing.shares, strict=True):
            if moment < first and share is not None:
                assert share == 0
                before += 1
        assert any(share for share in thing.shares) == bool(thing.noticed)
    assert before > 10


@pytest.mark.parametrize("game", REMEMBERED)
def test_it_thinks_the_same_whatever_its_seat_was_not_told(game):
    """Two twins watch one seat; one sees a table whose hidden things were dealt anew."""
    chance = Random(f"veil {game}")
    rules = find_game(game)
    knowing = rules.knowing
    assert knowing is not None
    watched = thought = 0
    for number in range(5):
        table = any_evening(game, chance, people=False)
        seat = chance.randrange(len(table.seats))
        one, twin = (knowing.mind(seat, "age10", Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(seat)
            veiled = rules.veil(table.board, seat, Stream(f"veil {chance.random()}", "veil"))
            hidden = Sight(seat, sight.seq, rules.view(veiled, seat), sight.asks, sight.events)
            for mind, seen in ((one, sight), (twin, hidden)):
                if isinstance(mind, Toucher):
                    mind.touch(partial(table.feel, seat))
                mind.watch(seen)
            assert one.thinks() == twin.thinks()
            watched += 1
            thought += bool(one.thinks())
    assert thought > watched / 2, "there is hardly ever something to remember"


def test_what_lies_open_is_known_to_all():
    known = what_was_known(a_game("tom_thumb"), 2, "age5", people=12)
    assert [thing.shares[0] for thing in known.things if thing.noticed[0].step == 0] == [1.0] * 7
    assert (known.met[0], known.kept[0]) == (7, 7.0)


def test_ali_looks_at_the_cards_in_hand():
    record = a_game("ali_baba", first_ali=1)
    known = what_was_known(record, 1, "age5", people=12)
    first_round = [view["round"] == 1 for view in views(record, known.moments)]
    shares = {
        share
        for thing in known.things
        for share, is_first in zip(thing.shares, first_round, strict=True)
        if is_first and share is not None
    }
    assert shares == {1.0}


def views(record: Record, steps: list[int]) -> list[dict]:
    replay = run(replayed(record, None, DEFAULTS))
    return [replay.steps[step].view for step in steps]


@pytest.mark.parametrize("game", ["tom_thumb", "dark_wood"])
def test_its_steps_are_those_of_the_replay(game):
    """Also where the table first waited for everybody."""
    table = Table(game, [Seat("adult")] * 3, None, "gathered", gather=True)
    table.play(None, Begin())
    for _ in evening(table, Random(1)):
        pass
    record = table.record()
    steps = run(replayed(record, 0, DEFAULTS)).steps
    known = what_was_known(record, 0, "adult", people=2)
    assert known.moments[0] == 0
    assert known.moments[-1] == len(steps) - 1
    told = {"tom_thumb": "TileTurnedUp", "dark_wood": "TokenLaid"}[game]
    name = {"tom_thumb": "place", "dark_wood": "tree"}[game]
    seen = {(thing.thing, one.step) for thing in known.things for one in thing.noticed}
    shown = {
        (getattr(event, name), number)
        for number, step in enumerate(steps)
        for event in step.events
        if type(event).__name__ == told
    }
    assert shown
    assert shown <= seen


def test_the_same_again():
    record = a_game("ali_baba")
    once, again = (what_was_known(record, 3, "age7", people=8) for _ in range(2))
    assert once == again
    assert what_was_known(record, 3, "age10", people=8).things != once.things


def test_the_longer_the_game_the_fewer_watch():
    assert people_for(80) == MOST
    assert FEWEST < people_for(2_000) < MOST
    assert people_for(5_000) == FEWEST
    assert what_was_known(a_game("tom_thumb"), 0, "adult").people == MOST


def test_refusals_have_names():
    record = a_game("tom_thumb")
    lie = msgspec.structs.replace(record, digest="0" * 64)
    village = play_evening("pixie_town", ["adult"] * 2, None, "a village").record()
    for wrong, seat, name in ((lie, 0, "digest"), (record, 4, "seat"), (village, 0, "knowing")):
        with pytest.raises(Refused) as no:
            what_was_known(wrong, seat, "adult")
        assert no.value.name == name
