"""Talking between turns at a live table: a computer Guide, people, and a candle."""

from typing import Any

import pytest

from tests.live.host import COMPUTER, PERSON, Host, Somebody, wanted
from tests.tom_thumb.playing import wrong_tile
from veillee.games.tom_thumb.board import DrawCards, GoOn, MoreTime, NamePlace, Propose, TurnUp
from veillee.live.effects import Command
from veillee.table import Ready, Sit

CALM, SOON = 20.0, 4.0


class Talk(Host):
    """Two lost souls are the shortest way there: one has missed, and a computer draws next."""

    def __init__(self, **more: Any) -> None:
        super().__init__(wanted("tom_thumb", PERSON, COMPUTER, seed="a wood at night", **more))
        self.person: Somebody = self.come(0)
        for move in (Ready(), DrawCards()):
            self.act(Command(0, move))
        self.act(Command(0, TurnUp(wrong_tile(self.table))))
        self.act(Command(0, Ready()))

    @property
    def has_drawn(self) -> bool:
        return not self.table.board.voices


def test_one_tap_and_a_computer_guide_draws_soon() -> None:
    talk = Talk()
    talk.pass_time(SOON)
    assert not talk.has_drawn
    talk.act(Command(0, GoOn()))
    talk.pass_time(SOON)
    assert talk.has_drawn


@pytest.mark.parametrize(("options", "calm"), [({}, CALM), ({"calm_seconds": 60}, 60.0)])
def test_a_computer_guide_draws_soon_after_the_candle(options: dict[str, int], calm: float) -> None:
    talk = Talk(options=options)
    talk.pass_time(calm - 0.5)
    assert not talk.has_drawn
    talk.pass_time(0.5 + SOON)
    assert talk.has_drawn


def test_more_time_is_a_whole_candle() -> None:
    talk = Talk()
    talk.pass_time(CALM - 1)
    talk.act(Command(0, MoreTime()))
    talk.pass_time(CALM - 1)
    assert not talk.has_drawn
    talk.pass_time(1 + SOON)
    assert talk.has_drawn


def test_what_is_left_of_a_candle_is_sent_to_whoever_comes() -> None:
    talk = Talk()
    talk.pass_time(5)
    late = talk.come(0)
    assert late.last("sight")["asks"][0]["seconds"] == CALM - 5


def test_a_proposal_gives_everybody_a_new_candle() -> None:
    """The coming Guide has left, and a computer sits there: two people are still here."""
    host = Host(wanted("tom_thumb", PERSON, PERSON, PERSON, seed="a wood at night"))
    host.come(0, 2)
    leaver = host.come(1)
    for seat in (0, 1, 2):
        host.act(Command(seat, Ready()))
    host.act(Command(0, DrawCards()))
    host.act(Command(0, NamePlace(host.table.board.hand[0])))
    host.act(Command(1, TurnUp(wrong_tile(host.table))))
    for seat in (0, 1, 2):
        host.act(Command(seat, Ready()))
    host.leave(leaver)
    host.act(Command(None, Sit(1, "adult")))
    host.pass_time(CALM / 2)
    host.act(Command(0, GoOn()))
    host.act(Command(2, Propose("tree")))
    host.pass_time(CALM - 1)
    assert host.table.board.voices
    host.pass_time(1 + SOON)
    assert not host.table.board.voices
