"""What is true of every game, in every game, over all options."""

import msgspec
import pytest
from hypothesis import given, settings

from tests.outcomes import end_of
from tests.random_play import any_move, any_table, playing, randoms
from veillee.games import games
from veillee.live.sights import Sights
from veillee.table import Begin, Refused, Sit, Table

GAMES = [game.id for game in games()]
encode = msgspec.json.Encoder().encode

pytestmark = pytest.mark.parametrize("game", GAMES)


def eyes(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def seen(table: Table) -> list[bytes]:
    return [encode(table.sight(eye)) for eye in eyes(table)]


@given(chance=randoms)
@settings(max_examples=80)
def test_any_game_ends_refuses_without_a_trace_and_replays_to_the_same_bytes(game, chance):
    """One random game, looked at after each move.

    It ends in a way that is known, and every event told is listed in `Game.events`. A refused move
    changes nothing. What the server writes once for eyes with the same outlook is what each of them
    may see. A replay gives each the same bytes.
    """
    table = any_table(game, chance)
    showing = Sights(table)
    steps = [seen(table)]
    for _ in playing(table, chance):
        steps.append(seen(table))
        sent = showing.moment(eyes(table), left=None)
        for eye, bytes_seen in zip(eyes(table), steps[-1], strict=True):
            assert sent[eye] == b'{"type":"sight",' + bytes_seen[1:]
        if chance.random() < 0.2:
            refuses_nonsense(table)
            assert seen(table) == steps[-1]
    assert end_of(table).reason in table.game.endings
    assert unlisted_events(table) == set()
    assert table.asks == []
    replays_as_it_was(table, steps)


def unlisted_events(table: Table) -> set[type]:
    """The page knows only what is listed: any other event would break its screen."""
    told = {type(one) for each in table.teller.told for one in (each.event, each.others) if one}
    return told - set(table.game.events)


def refuses_nonsense(table: Table) -> None:
    before = encode(table.record())
    for seat, move in [
        (0, {"type": "NoSuchMove"}),
        (99, {"type": "Ready"}),
        (None, {"type": "Sit", "seat": 99}),
        (0, "not a move"),
    ]:
        with pytest.raises(Refused):
            table.play(seat, move)
    assert encode(table.record()) == before


def replays_as_it_was(table: Table, steps: list[list[bytes]]) -> None:
    record = encode(table.record())
    again = Table.replay(record, upto=0)
    moves = iter(msgspec.json.decode(record)["moves"])
    for step in steps:
        assert seen(again) == step
        if (played := next(moves, None)) is not None:
            again.play(played["seat"], played["move"])
    assert encode(again.record()) == record


@given(chance=randoms)
@settings(max_examples=40)
def test_a_table_that_lets_go_of_what_was_told_has_the_same_record(game, chance):
    """And what it has not let go of is told as before."""
    table = any_table(game, chance)
    other = Table(game, table.seats, table.options, table.seed)
    for seat, move in playing(table, chance):
        other.play(seat, move)
        if chance.random() < 0.1:
            other.teller.let_go(before=other.seq - 3)
        for eye in eyes(table):
            assert other.events(eye, since=other.seq - 3) == table.events(eye, since=other.seq - 3)
    assert other.record() == table.record()
    other.teller.let_go(before=other.seq)
    assert other.teller.told == []
    assert other.record() == table.record()


@given(chance=randoms)
@settings(max_examples=80)
def test_whoever_gets_up_or_sits_down_the_game_goes_on(game, chance):
    """A computer may stand in for anybody at any time, also before all have come."""
    first = any_table(game, chance)
    table = Table(game, first.seats, first.options, first.seed, gather=True)
    while table.outcome is None:
        if chance.random() < (0.5 if table.is_gathering else 0.1):
            seat = chance.randrange(len(table.seats))
            table.play(None, Sit(seat, chance.choice([None, "adult"])))
        elif table.is_gathering:
            table.play(None, Begin())
        else:
            table.play(*any_move(table, chance))
    Table.verify(table.record())
