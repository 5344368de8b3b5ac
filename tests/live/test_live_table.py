"""One live table, with time as an argument and a list as its log."""

from random import Random

import pytest

from tests.live.host import COMPUTER, LIMITS, PERSON, Host, wanted
from tests.random_play import any_move
from veillee.live.computers import Computers
from veillee.live.effects import Command, Entry, Send, TakenBefore
from veillee.live.people.other_servers import Here
from veillee.live.receiving import receive
from veillee.live.table import LiveTable
from veillee.live.wire.messages import (
    Eyes,
    Heartbeat,
    Introduce,
    Lend,
    MoveWanted,
    Pause,
    React,
)
from veillee.table.refused import Refused

FAMILY = wanted("tom_thumb", PERSON, PERSON, PERSON, seed="a wood at night")
READY = {"type": "Ready"}
ELSEWHERE = Here("there", "table", [1, 2], lines=1, came=[1, 2])


def ready(host, somebody, seat, id="m1", on=None):
    host.say(somebody, MoveWanted(id, seat, host.table.seq if on is None else on, READY))


def test_nothing_changes_between_deciding_and_applying():
    host = Host(FAMILY)
    host.come(0, 1, 2)
    before = host.live.summary(host.now)
    entry = host.live.decide(Command(0, READY, "m1", host.table.seq))
    assert isinstance(entry, Entry)
    assert host.live.summary(host.now) == before
    host.live.apply(entry, host.now)
    assert host.table.seq == entry.seq == before.seq + 1


def test_a_move_is_answered_after_everybody_has_been_shown_it():
    host = Host(FAMILY)
    mine, others = host.come(0), host.come(1, 2)
    mine.heard.clear()
    ready(host, mine, 0)
    assert [one["type"] for one in mine.heard] == ["sight", "taken"]
    assert others.last("sight")["seq"] == host.table.seq == mine.last("taken")["seq"]


def test_a_retry_is_taken_once_and_answered_alike():
    host = Host(FAMILY)
    mine = host.come(0, 1, 2)
    ready(host, mine, 0, on=host.table.seq)
    first, seq = mine.last("taken"), host.table.seq
    ready(host, mine, 0)
    assert (mine.last("taken"), host.table.seq) == (first, seq)
    assert host.live.decide(Command(0, READY, "m1")) == TakenBefore(seq)


def test_a_stale_move_is_refused_by_name_and_followed_by_a_fresh_sight():
    host = Host(FAMILY)
    mine = host.come(0, 1, 2)
    for seat in range(3):
        ready(host, mine, seat, f"m{seat}")
    mine.heard.clear()
    ready(host, mine, 0, "late", on=2)
    refused, *sights = mine.heard
    assert (refused["id"], refused["name"]) == ("late", "stale")
    assert {sight["seq"] for sight in sights} == {host.table.seq}


def test_what_was_logged_replays_to_the_same_table():
    host = Host(wanted("tom_thumb", COMPUTER, COMPUTER, COMPUTER, seed="home"), quick=True)
    host.come()
    host.pass_time(3600)
    assert host.table.outcome is not None
    again = LiveTable("table", host.opening, [], 0.0)
    again.replay(host.log)
    assert again.table.record() == host.table.record()


def test_time_passes_only_when_it_is_told():
    host = Host(FAMILY)
    mine = host.come(0, 1, 2)
    seconds, seq = host.table.seconds, host.table.seq
    assert seconds is not None
    host.pass_time(seconds - 0.1)
    assert (host.table.seq, host.live.left(host.now)) == (seq, pytest.approx(0.1))
    host.pass_time(0.2)
    assert host.table.seq == seq + 1
    assert mine.last("sight")["seq"] == seq + 1


def test_a_pause_costs_nobody_any_time():
    host = Host(wanted("tom_thumb", PERSON, COMPUTER, COMPUTER, seed="a wood at night"))
    mine = host.come(0)
    host.pass_time(0.5)
    left, seq = host.live.left(host.now), host.table.seq
    host.say(mine, Pause())
    host.pass_time(1000)
    assert (host.live.due, host.table.seq) == (None, seq)
    host.say(mine, Pause(over=True))
    assert host.live.left(host.now) == pytest.approx(left)
    assert mine.last("sight")["asks"][0]["seconds"] == pytest.approx(left, abs=0.06)


def test_computers_rest_while_nobody_watches_them():
    host = Host(wanted("tom_thumb", COMPUTER, COMPUTER, COMPUTER, seed="home"))
    host.pass_time(1000)
    assert (host.log, host.live.due) == ([], None)
    watcher = host.come()
    host.pass_time(10)
    assert host.log
    host.leave(watcher)
    seq = host.table.seq
    host.pass_time(1000)
    assert host.table.seq == seq


def test_a_seat_is_lent_once_it_has_been_empty_for_a_while_and_given_back():
    host = Host(FAMILY)
    mine, other = host.come(0, 1), host.come(2)
    host.leave(other)
    with pytest.raises(Refused, match="empty for a while"):
        host.say(mine, Lend(2))
    host.pass_time(LIMITS.lend_after_seconds + 1)
    assert mine.last("presence")["seats"][2]["may_lend"]
    host.say(mine, Lend(2, "age7"))
    assert host.table.sitting[2].persona == "age7"
    host.come(2)
    assert host.table.sitting[2].is_person
    assert mine.last("presence")["seats"][2]["lent"] is False


def test_a_server_that_lent_the_seat_of_somebody_who_is_here_is_corrected():
    host = Host(FAMILY)
    host.come(0, 1, 2)
    logged = {"seat": None, "move": {"type": "Sit", "seat": 1, "persona": "adult"}}
    host.carry_out(host.live.apply(host.live.read(logged), host.now))
    assert host.table.sitting[1].is_person


def test_closed_eyes_see_what_an_onlooker_sees():
    host = Host(FAMILY)
    mine = host.come(0, 1, 2)
    mine.heard.clear()
    host.say(mine, Eyes([]))
    assert [one["seat"] for one in mine.heard] == [None]
    with pytest.raises(Refused, match="not all your seats"):
        host.say(host.come(0), Eyes([1]))


def test_a_name_waits_while_helping_is_forbidden():
    host = Host(FAMILY)
    mine = host.come(0, 1, 2)
    host.say(mine, Introduce(0, "Ada", "child-2"))
    assert mine.last("presence")["seats"][0]["name"] == "Ada"
    chance = Random(3)
    while not host.live.playing.open.is_quiet:
        host.act(Command(*any_move(host.table, chance)))
    host.say(mine, Introduce(1, "tile 3", "child-2"))
    with pytest.raises(Refused, match="thinking"):
        host.say(mine, React(0, "clap"))
    assert mine.last("presence")["seats"][1]["name"] == ""
    while host.live.playing.open.is_quiet:
        host.act(Command(*any_move(host.table, chance)))
    assert mine.last("presence")["seats"][1]["name"] == "tile 3"
    assert [guest.name for guest in host.names] == ["Ada", "tile 3"]


def test_others_hear_who_is_here_and_whose_clock_runs():
    host = Host(FAMILY)
    host.come(0)
    here = host.told[-1]
    assert isinstance(here, Here)
    assert (here.server, here.held, here.lines) == ("here", [0], 1)
    host.carry_out(host.live.hear_of(ELSEWHERE, host.now))
    assert not host.table.is_gathering
    host.carry_out(host.live.lose("there", extend=False, now=host.now))
    seen = host.live.summary(host.now).seats
    assert [seat.here for seat in seen] == [True, False, False]


def test_a_server_that_restarts_gives_its_players_a_moment():
    host = Host(FAMILY)
    host.carry_out(host.live.hear_of(ELSEWHERE, host.now))
    host.come(0)
    left = host.live.left(host.now)
    assert left is not None
    host.carry_out(host.live.lose("there", extend=True, now=host.now))
    assert host.live.left(host.now) == pytest.approx(left + LIMITS.grace_seconds)


def test_of_two_servers_the_second_waits_for_the_first():
    host = Host(FAMILY)
    host.come(0, 1, 2)
    due = host.live.due
    assert due is not None
    host.carry_out(host.live.hear_of(Here("a server before", "table", lines=1), host.now))
    assert host.live.due == pytest.approx(due + LIMITS.turn_seconds)


def test_a_heartbeat_is_answered_at_once():
    host = Host(FAMILY)
    mine = host.come(0)
    (answer,) = receive(host.live, mine, Heartbeat(), host.now)
    assert isinstance(answer, Send)
    assert answer.data == b'{"type":"alive"}'


def test_a_table_that_is_no_longer_run_here_has_nothing_to_do():
    host = Host(FAMILY)
    mine = host.come(0, 1, 2)
    assert host.live.due is not None
    host.live.stop()
    host.leave(mine)
    assert host.live.due is None


def test_a_computers_mood_is_shown_to_everybody_after_what_it_is_about(monkeypatch):
    host = Host(wanted("tom_thumb", PERSON, COMPUTER, COMPUTER, seed="home"))
    mine, onlooker = host.come(0), host.come()
    mine.heard.clear()
    monkeypatch.setattr(Computers, "moods", {2: "unsure"})
    ready(host, mine, 0)
    mood = {"type": "mood", "seat": 2, "seq": host.table.seq, "what": "unsure"}
    assert [one["type"] for one in mine.heard] == ["sight", "mood", "taken"]
    assert mine.last("mood") == onlooker.last("mood") == mood
    assert "mood" not in str(host.log)


def test_a_move_that_is_not_allowed_counts_as_many_messages():
    """To find out what is wrong with it may take long, and others wait meanwhile."""
    host = Host(FAMILY)
    mine = host.come(0, 1, 2)
    host.say(mine, MoveWanted("m1", 0, host.table.seq, {"type": "TurnUp", "at": 0}))
    assert mine.last("refused")["name"] == "illegal"
    assert mine.owes == LIMITS.messages_a_miss
    ready(host, mine, 0)
    assert mine.owes == LIMITS.messages_a_miss
