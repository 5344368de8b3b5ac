"""The table itself, on a toy game."""

import hashlib
import json
import pickle
from collections import Counter

import msgspec
import pytest

from tests.outcomes import end_of
from tests.table.toy import TOY, Guess, Guessed, Slap, Vote, Voted, Whispered
from veillee.table import Chance, Ready, Refused, Seat, Sit, Table, TimeUp
from veillee.table.catalogue import GAMES


@pytest.fixture(autouse=True)
def toy_game(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)


def toy(seats=3, **options):
    return Table("toy", seats, options, seed="toys")


def after_the_look(**options):
    table = toy(**options)
    table.play(None, TimeUp())
    return table


def after_the_votes():
    table = after_the_look()
    for seat in range(3):
        table.play(seat, Vote(0))
    return table


def test_a_look_waits_for_every_person():
    table = toy()
    table.play(1, Ready())
    table.play(0, Ready())
    assert [ask.seat for ask in table.asks] == [2]
    with pytest.raises(Refused):
        table.play(0, Ready())
    table.play(2, Ready())
    assert {ask.kind for ask in table.asks} == {"vote"}


def test_a_look_among_computers_waits_for_the_clock():
    table = Table("toy", [Seat("age7"), Seat("adult")], seed="toys")
    assert table.asks == []
    assert table.sight(None).asks[0].seconds == 5
    table.play(None, TimeUp())
    assert table.asks[0].kind == "vote"


def test_votes_stay_secret_until_all_are_in():
    table = after_the_look()
    table.play(0, Vote(1))
    table.play(2, Vote(1))
    assert table.events(None, since=table.seq - 2) == []
    assert table.view(1) == {"votes": {}}
    table.play(1, Vote(2))
    assert table.events(None)[-1] == Voted({0: 1, 2: 1, 1: 2})


def test_when_time_is_up_the_missing_votes_are_what_was_said_otherwise():
    table = after_the_look()
    table.play(1, Vote(0))
    table.play(None, TimeUp())
    assert table.events(None)[-1] == Voted({0: 0, 1: 0, 2: 2})


def test_in_a_race_the_first_good_answer_counts():
    table = after_the_votes()
    with pytest.raises(Refused):
        table.play(0, Vote(0))
    table.play(2, Slap())
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(2, "guess")]


def test_a_race_can_run_out_of_time():
    table = after_the_votes()
    table.play(None, TimeUp())
    assert end_of(table).reason == "nobody"


def test_an_event_can_be_for_some_only():
    table = after_the_votes()
    table.play(1, Slap())
    assert table.events(1)[-1] == Whispered(table.board.secret)
    assert table.events(0)[-1] == table.events(None)[-1] == Whispered(None)


def test_a_domain_takes_what_it_accepts():
    table = after_the_votes()
    table.play(1, Slap())
    assert table.sight(1).asks[0].domain == {"from": 1, "to": 100}
    assert table.sight(0).asks[0].domain is None
    with pytest.raises(Refused, match="101"):
        table.play(1, {"type": "Guess", "number": 101})
    table.play(1, {"type": "Guess", "number": table.board.secret})
    assert end_of(table).winners == (1,)


def test_the_otherwise_of_an_ask_is_played_by_the_clock():
    table = after_the_votes()
    table.play(0, Slap())
    table.play(None, TimeUp())
    assert table.events(None)[-1] == Guessed(table.board.secret == 1)


def test_the_clock_may_not_hurry():
    """Where a question has no time, the clock has nothing to say."""
    table = Table("tom_thumb", 3, seed="x")
    table.play(None, TimeUp())
    with pytest.raises(Refused):
        table.play(None, TimeUp())


def test_a_seat_changes_hands_and_the_record_says_so():
    table = toy()
    table.play(0, Ready())
    table.play(1, Ready())
    table.play(None, Sit(2, "adult"))
    assert table.asks[0].kind == "vote"
    again = Table.replay(table.record())
    assert again.sitting[2] == Seat("adult")
    again.play(None, Sit(2, None))
    assert again.teller.persons == {0, 1, 2}


def test_nobody_plays_the_tables_own_moves():
    with pytest.raises(Refused):
        toy().play(0, {"type": "TimeUp"})
    with pytest.raises(Refused):
        toy().play(0, {"type": "Sit", "seat": 1, "persona": "age5"})


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: Table("chess"), "game"),
        (lambda: Table("toy", 9), "seats"),
        (lambda: Table("toy", 2, {"seconds": "many"}), "options"),
        (lambda: Table("toy", 2, {"colour": "red"}), "options"),
        (lambda: Table("toy", 2, seed=""), "seed"),
        (lambda: Table("toy", 2).view(5), "seat"),
        (lambda: Table.replay(b"{"), "record"),
        (lambda: Table.replay(b'{"game": "toy"}'), "record"),
    ],
)
def test_what_cannot_be_is_refused_by_name(make, name):
    with pytest.raises(Refused) as no:
        make()
    assert no.value.name == name


def test_a_refusal_can_be_handed_from_one_process_to_another():
    no = pickle.loads(pickle.dumps(Refused("seats", "too many")))
    assert (no.name, no.reason, str(no)) == ("seats", "too many", "seats: too many")


def whole_game():
    table = after_the_votes()
    table.play(1, Slap())
    table.play(1, Guess(50))
    return json.loads(msgspec.json.encode(table.record()))


@pytest.mark.parametrize(
    ("tamper", "name"),
    [
        (lambda record: record.update(seed="other toys"), "seal"),
        (lambda record: record.update(seal="0" * 64), "seal"),
        (lambda record: record["outcome"].update(winners=[0]), "outcome"),
        (lambda record: record["moves"].pop(), "outcome"),
        (lambda record: record["moves"][-1]["move"].update(number=500), "moves"),
        (lambda record: record["moves"].append(record["moves"][-1]), "moves"),
        (lambda record: record["moves"][1]["move"].update(for_=2), "digest"),
        (lambda record: record.update(rules=99), "rules"),
        (lambda record: record.update(options={"seconds": 6}), None),
    ],
)
def test_a_record_that_lies_does_not_verify(tamper, name):
    record = whole_game()
    Table.verify(record)
    tamper(record)
    if name is None:
        Table.verify(record)  # it says how long the look may last, and that changed nothing told
        return
    with pytest.raises(Refused) as no:
        Table.verify(record)
    assert no.value.name == name


def test_chance_can_be_checked_in_any_language():
    """Blocks are SHA-256 of seed/label/counter; words are read from the front, big-endian."""
    digest = hashlib.sha256(b"a seed/travel 3/0").digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    stream = Chance("a seed")("travel 3")
    assert [stream.below(1 << 31) for _ in range(8)] == [word % (1 << 31) for word in words]
    assert Chance("a seed").seal == hashlib.sha256(b"seal/a seed").hexdigest()


def test_chance_is_fair():
    stream = Chance("fair")("dice")
    counts = [0] * 6
    for _ in range(60_000):
        counts[stream.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_a_shuffle_is_fair():
    """Every order of three comes up equally often."""
    stream, counts = Chance("fair")("cards"), Counter[str]()
    for _ in range(12_000):
        counts["".join(stream.shuffled("abc"))] += 1
    assert len(counts) == 6
    assert all(1_850 < count < 2_150 for count in counts.values())


def test_one_matter_does_not_change_the_luck_of_another():
    chance = Chance("a seed")
    before = chance("bridge").shuffled(range(9))
    chance("travel").shuffled(range(9))
    assert chance("bridge").shuffled(range(9)) == before
    assert chance("travel").shuffled(range(9)) != before
