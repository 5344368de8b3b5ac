"""A mood is never a secret: a face shows the same whatever was dealt that others may not know."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from tests.random_play import any_move, randoms
from tests.secrecy.dealing import Dealt, Veil
from tests.secrecy.watching import any_opening, are_told_apart, is_asked_of_a_hand
from veillee.games import games
from veillee.table import Begin, Refused, Table
from veillee.table.player import Decision, Mood

GAMES = [game.id for game in games()]
PERSONAS = ["age5", "age7", "adult", "age70", "elephant"]


class Company:
    """Computers in every seat of one table."""

    def __init__(self, table: Table, luck: str) -> None:
        self.table = table
        chance = Random(luck)
        self.players = [
            table.game.player(seat, chance.choice(PERSONAS), Random(f"{luck} {seat}"))
            for seat in range(len(table.seats))
        ]
        self.wants: dict[int, Decision] = {}
        self.play(None, Begin())

    def play(self, seat, move) -> None:
        self.table.play(seat, move)
        shown = {at: self.table.show(player, at) for at, player in enumerate(self.players)}
        self.wants = {at: one for at, one in shown.items() if one is not None}

    def next_move(self, chance: Random):
        for seat in chance.sample(sorted(self.wants), len(self.wants)):
            return seat, self.wants[seat].move
        return any_move(self.table, chance)

    @property
    def moods(self) -> dict[int, Mood | None]:
        return {seat: player.mood for seat, player in enumerate(self.players)}


@pytest.mark.parametrize("game", GAMES)
@given(chance=randoms)
@settings(max_examples=30)
def test_no_face_shows_what_others_may_not_know(game, chance):
    opening, keys = any_opening(game, chance)
    eye = chance.choice([None, *keys])
    veil = Veil(2 + int(chance.expovariate(1 / 25)), eye, f"{chance.random()}")
    agreed, luck = msgspec.structs.asdict(opening), f"{chance.random()}"
    here = Company(Dealt(**agreed).new_table(), luck)
    there = Company(Dealt(**agreed, veil=veil).new_table(), luck)
    while here.table.outcome is None:
        seat, move = here.next_move(chance)
        here.play(seat, move)
        try:
            there.play(seat, move)
        except Refused:
            return
        if are_told_apart(here.table, there.table, eye):
            return
        for at, mood in here.moods.items():
            assert at == eye or mood == there.moods[at], f"seat {at} shows {eye} a secret"
        if here.table.seq == veil.at and is_asked_of_a_hand(here.table):
            return


@pytest.mark.parametrize("game", GAMES)
def test_every_mood_is_seen_now_and_then(game):
    seen: list[Mood | None] = []
    for luck in range(12):
        chance = Random(f"moods {luck}")
        opening, _ = any_opening(game, chance)
        company = Company(Dealt(**msgspec.structs.asdict(opening)).new_table(), f"{luck}")
        while company.table.outcome is None:
            company.play(*company.next_move(chance))
            seen += company.moods.values()
    shown = [mood for mood in seen if mood is not None]
    assert set(shown) >= {"proud", "sorry"}
    assert len(shown) < len(seen) / 4, "faces that always show something say nothing"
