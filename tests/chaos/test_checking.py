"""The checker itself: what it must find is found, and counted once."""

import zlib
from random import Random

import msgspec
import pytest

from tests.chaos.checking import check_guests, check_journal, check_log, check_table
from tests.chaos.guest import Acknowledged, Doors, Guest
from tests.chaos.houses import Ledger
from tests.chaos.tally import FAULTS, Tally
from tests.chaos.weather import Sky, Weather
from tests.random_play import playing
from veillee.live.opening import new_opening
from veillee.live.wire.calls import OpenTable, Person
from veillee.table import Begin, Table

TABLE = "t"


class Game:
    """A game as a house would have kept it, and one guest who saw it all."""

    def __init__(self) -> None:
        opening, _ = new_opening(OpenTable("tom_thumb", [Person(), Person()], seed="any"))
        table = opening.new_table()
        table.play(None, Begin())
        for _ in playing(table, Random(1)):
            pass
        self.record = msgspec.to_builtins(table.record())
        self.ledger: Ledger = {TABLE: [(1, msgspec.to_builtins(opening))]}
        self.acknowledged = []
        self.guest = Guest(TABLE, 0, "key", Doors(), Weather(Sky(Tally()), "calm"), lingers=False)
        again = opening.new_table()
        for seq, played in enumerate(table.moves, start=2):
            move, id = msgspec.to_builtins(played.move), None
            again.play(played.seat, played.move)
            if played.seat is not None:
                id = f"m{seq}"
                self.acknowledged.append(Acknowledged(TABLE, played.seat, id, seq, move))
            self.ledger[TABLE].append((seq, {"seat": played.seat, "move": move, "id": id}))
            self.guest.views[seq] = zlib.crc32(msgspec.json.encode(again.game.view(again.board, 0)))
        self.guest.outcome = msgspec.json.decode(msgspec.json.encode(table.outcome))

    @property
    def entries(self) -> list:
        return self.ledger[TABLE]

    def faults(self) -> dict[str, int]:
        tally = Tally()
        check_log(self.ledger, [TABLE], self.acknowledged, tally)
        if TABLE in self.ledger:
            check_table(TABLE, self.entries, [self.guest], self.record, tally)
        check_guests([self.guest], tally)
        return {kind: tally[kind] for kind in FAULTS if tally[kind]}


@pytest.fixture
def game():
    return Game()


def test_nothing_is_found_where_nothing_is_wrong(game):
    assert game.faults() == {}
    assert len(game.acknowledged) > 10


def test_a_table_that_is_gone_is_lost_with_its_moves(game):
    del game.ledger[TABLE]
    assert game.faults() == {"lost": 1 + len(game.acknowledged)}


def test_the_last_move_is_missing(game):
    game.entries.pop()
    assert game.faults() == {"lost": 1, "sight": 1, "table_stuck": 1}


def test_a_row_in_the_middle_is_missing(game):
    del game.entries[5]
    faults = game.faults()
    assert (faults["lost"], faults["gap"]) == (1, 1)


def test_another_move_than_the_acknowledged_one(game):
    last = game.acknowledged[-1]
    game.acknowledged[-1] = last._replace(move={"type": "Ready", "loudly": True})
    assert game.faults() == {"lost": 1}


def test_a_move_that_was_acknowledged_under_another_number(game):
    game.acknowledged[3] = game.acknowledged[3]._replace(seq=game.acknowledged[4].seq)
    assert game.faults() == {"lost": 1}


def test_a_hand_is_as_fast_as_the_house_says(game):
    slap = {"type": "Slap", "after": 200, "card": 3}
    game.ledger["u"] = [(1, {}), (2, {"seat": 0, "id": "s", "move": slap | {"after": 260}})]
    game.acknowledged.append(Acknowledged("u", 0, "s", 2, slap))
    assert game.faults() == {}
    game.acknowledged[-1] = Acknowledged("u", 0, "s", 2, slap | {"card": 4})
    assert game.faults() == {"lost": 1}


def test_the_same_id_twice_is_doubled(game):
    first = next(entry for _, entry in game.entries if entry.get("id"))
    last = game.entries[-1][1]
    last["id"], last["seat"] = first["id"], first["seat"]
    assert game.faults()["doubled"] == 1


def test_a_record_that_tells_another_tale(game):
    game.record["digest"] = "0" * 64
    assert game.faults() == {"lie": 1}


def test_a_record_that_is_another_game(game):
    game.record = msgspec.to_builtins(Table("tom_thumb", 2, seed="other").record())
    assert game.faults() == {"lie": 1}


def test_a_sight_of_something_that_did_not_happen(game):
    game.guest.views[7] += 1
    assert game.faults() == {"sight": 1}


def test_a_sight_beyond_the_end_of_the_log(game):
    game.guest.views[len(game.entries) + 1] = 0
    assert game.faults() == {"sight": 1}


def test_another_end_than_the_others_saw(game):
    game.guest.outcome = game.guest.outcome | {"reason": "dinner"}
    assert game.faults() == {"sight": 1}


def test_a_guest_who_never_saw_the_end(game):
    game.guest.outcome = None
    assert game.faults() == {"guest_stuck": 1}


def test_a_traceback_in_a_journal():
    tally = Tally()
    check_journal("server", ['{"what": "x"}\n', "Traceback (most recent call last):\n"], tally)
    assert tally.faults == 1


def test_the_line_at_the_end_says_what_was_found():
    tally = Tally()
    tally.update(game=1200, server_killed=2, database_killed=1)
    tally.fault("lost", "a move")
    assert "1,200 games" in tally.line()
    assert "2 servers and 1 databases killed" in tally.line()
    assert tally.line().endswith(
        ": 1 lost, 0 doubled, 0 gaps, 0 records that lie, 0 sights that lie, "
        "0 tables stuck, 0 guests stuck, 0 tracebacks"
    )
