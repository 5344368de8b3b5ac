"""The compiled rules play every game as the rules play it: same luck, same moves, same board."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.outcomes import end_of
from tests.random_play import any_options
from tests.tom_thumb.playing import where
from tests.twin.tape import taped
from veillee.games.tom_thumb import board as pieces
from veillee.games.tom_thumb.odds import between_turns, dealing, rules
from veillee.games.tom_thumb.odds import numbers as n
from veillee.games.tom_thumb.rules.setup import Options
from veillee.table import Outcome, Refused, Seat, Table, TimeUp
from veillee.twin.chance import LONG, READ, STATE, luck_on_tape

GAMES = 1000
THINGS = [*pieces.PLACES, pieces.WOLVES]
TOKENS = ["tree", "boots"]
LOOKS = {
    n.OPENING_LOOK: {"look", "glance"},
    n.TREE_LOOK: {"look"},
    n.BOOTS_GLANCE: {"glance"},
    n.MISS_GLANCE: {"glance"},
    n.BRIDGE_GLANCE: {"glance"},
}
ONE_IS_ASKED = {n.BOOTS: "boots", n.NAME: "name", n.SWAP: "swap", n.INSERT: "insert"}
TELL = {
    pieces.TilesShown: n.TILES_SHOWN,
    pieces.TilesTurnedDown: n.TILES_TURNED_DOWN,
    pieces.TileTurnedUp: n.TURNED_UP,
    pieces.TilesSwapped: n.SWAPPED,
    pieces.TileInserted: n.INSERTED,
    pieces.PlaceNamed: n.NAMED,
    pieces.CardTurned: n.NAMED,
    pieces.CardsDrawn: n.CARDS_DRAWN,
    pieces.Pointed: n.POINTED,
    pieces.PebbleSpent: n.SOMETHING_PASSED,
    pieces.BootsTakenOff: n.SOMETHING_PASSED,
    pieces.GuideChanged: n.SOMETHING_PASSED,
    pieces.StormTurned: n.STORM_TURNED,
}


def any_table(chance: Random) -> Table:
    """Any number of seats and any options. Now and then a mode as the rulebook has it."""
    while True:
        seats = chance.randint(2, 6)
        options = any_options("tom_thumb", chance)
        if chance.random() < 0.3:
            options = {key: options[key] for key in ("mode", "storm", "dark_forest", "huge_forest")}
        try:
            return Table("tom_thumb", [Seat("adult")] * seats, options, f"{chance.random()}")
        except Refused:
            continue


def any_move(table: Table, chance: Random, luck: float) -> tuple[int | None, Any]:
    """Any legal entry; but a seeker is so often lucky that some games get far."""
    if table.seconds is not None and (not table.asks or chance.random() < 0.1):
        return None, TimeUp()
    ask = chance.choice(table.asks)
    if table.board.asked is not None and chance.random() < luck:
        lucky = pieces.TurnUp(where(table, table.board.asked))
        if lucky in ask.choices:
            return ask.seat, lucky
    return ask.seat, chance.choice(ask.choices)


def coded(move: Any) -> tuple[int, int, int]:
    """A move as the twin takes it."""
    match move:
        case pieces.DrawCards():
            return n.DRAW_CARDS, 0, 0
        case pieces.Propose(what=what):
            return n.PROPOSE, TOKENS.index(what), 0
        case pieces.NamePlace(place=place):
            return n.NAME_PLACE, THINGS.index(place), 0
        case pieces.TurnUp(at=at):
            return n.TURN_UP, at, 0
        case pieces.SpendPebble():
            return n.SPEND_PEBBLE, 0, 0
        case pieces.Point(at=at):
            return n.POINT, at, 0
        case pieces.KeepQuiet():
            return n.KEEP_QUIET, 0, 0
        case pieces.Swap(wolves=wolves, other=other):
            return n.SWAP_TILES, wolves, other
        case pieces.InsertTile(place=place, gap=gap):
            return n.INSERT_TILE, THINGS.index(place), gap
        case TimeUp():
            return n.TIME_UP, 0, 0
    raise ValueError(f"no code for {move}")


def asked_by_twin(board: n.Board) -> set[tuple[int, str]]:
    """Who is asked what, read off the stage."""
    stage, guide, seeker = int(board.stage), int(board.guide), int(board.seeker)
    seats = range(board.numbers[n.AT_TABLE])
    if stage == n.BETWEEN:
        may = [
            s for s in seats if any(between_turns.may_propose(board, s, token) for token in (0, 1))
        ]
        return {(guide, "draw")} | {(s, "between") for s in may if s != guide}
    if stage == n.SEEK:
        return {(seeker, "seek")}
    if stage == n.POINTING:
        thinking = [s for s in seats if board.pointing[s] == n.THINKING]
        return {(seeker, "decide")} | {(s, "point") for s in thinking}
    return {(guide, ONE_IS_ASKED[stage])} if stage in ONE_IS_ASKED else set()


def things(numbers: Any) -> list[str | None]:
    return [None if thing < 0 else THINGS[thing] for thing in numbers]


def bits(seats: int) -> list[int]:
    return [seat for seat in range(6) if seats >> seat & 1]


def assert_same(table: Table, twin: n.Board) -> None:
    """Everything that lies on the table, hidden or not; who is asked; what was told."""
    board = table.board
    many, stage = twin.tile_count, twin.stage
    assert [t and t.place for t in board.tiles] == things(twin.tiles[:many])
    assert [bool(t and t.up) for t in board.tiles] == twin.up[:many].astype(bool).tolist()
    assert board.hand == things(twin.hand[: twin.hand_count])
    assert board.shown == things(twin.shown[: twin.shown_count])
    assert sorted(map(THINGS.index, board.aside)) == [p for p in range(9) if twin.aside >> p & 1]
    assert (board.guide, board.pebbles) == (twin.guide, twin.pebbles)
    assert (board.tree, board.boots, board.ogre) == (twin.tree, twin.boots, twin.ogre)
    assert (board.lantern, board.turn) == (twin.lantern, twin.turn)
    assert (board.question, board.chairs_moved) == (twin.question, twin.chairs_moved)
    assert board.boots_on == (stage == n.BOOTS)
    assert board.pebble_on == (stage == n.POINTING)
    said = {TOKENS[t]: bits(twin.voices[t]) for t in (0, 1) if twin.offered >> t & 1}
    assert {what: sorted(seats) for what, seats in board.voices.items()} == said
    assert len(table.moves) == twin.moves
    if table.outcome is not None:
        assert stage == n.OVER
        seats = tuple(range(board.seats))
        won = Outcome("cottage", won=True, winners=seats)
        assert table.outcome == (won if twin.won else Outcome("ogre", won=False))
        return
    assert board.seeker == (None if twin.seeker < 0 else twin.seeker)
    assert [board.asked] == things([twin.asked])
    assert {(ask.seat, ask.kind) for ask in table.asks} == asked_by_twin(twin)
    if stage in LOOKS:
        assert table.asks_seen(None)[0].kind in LOOKS[stage]
    if stage == n.POINTING:
        for other, at in board.pointing.items():
            assert twin.pointing[other] == (n.THINKING if at is None else at)
    if board.spots is not None:
        assert board.spots == [tuple(spot) for spot in twin.spots.round(3)]
    assert_told_alike(table, twin)


def assert_told_alike(table: Table, twin: n.Board) -> None:
    told = table.events(table.board.guide, table.seq - 1)
    heard = [event for event in told if type(event) in TELL]
    if table.board.setting.two_lost_souls:
        heard = [event for event in heard if not isinstance(event, pieces.CardsDrawn)]
    events = twin.told[: twin.told_count].tolist()
    assert [TELL[type(event)] for event in heard] == [event[n.KIND] for event in events]
    for event, (_, seat, first, second, found) in zip(heard, events, strict=True):
        match event:
            case pieces.TileTurnedUp():
                assert (event.seat, event.at, event.found) == (seat, first, bool(found))
                assert event.place == THINGS[second]
            case pieces.TilesSwapped():
                assert (event.seat, event.wolves, event.other) == (seat, first, second)
            case pieces.TileInserted():
                assert (event.seat, event.place, event.gap) == (seat, THINGS[first], second)
            case pieces.PlaceNamed() | pieces.CardTurned():
                assert event.place == THINGS[first]
            case pieces.Pointed():
                assert (event.seat, event.at) == (seat, first)
            case _:
                pass


def play_both(seed: str) -> Table:
    """One game by the rules and, move by move and with the same luck, by their twin."""
    chance = Random(seed)
    with taped() as tape:
        table = any_table(chance)
        twin = n.new_board(n.settle(table.options, len(table.seats)))
        take_luck(tape, lambda luck: dealing.deal(twin, luck))
        assert_same(table, twin)
        lucky = chance.choice([0.0, 0.7, 0.97])
        while table.outcome is None:
            seat, move = any_move(table, chance, lucky)
            table.play(seat, move)
            code = (n.NOBODY if seat is None else seat, *coded(move))
            take_luck(tape, lambda luck, code=code: rules.play(twin, *code, luck))
            assert_same(table, twin)
    return table


def take_luck(tape: list[int], happens: Callable[[Any], None]) -> None:
    """The twin draws just what the rules drew for the same, no more and no less."""
    luck = luck_on_tape(tape)
    happens(luck)
    assert (luck[STATE], luck[READ]) == (0, luck[LONG]), "not the luck that the rules took"
    tape.clear()


def test_the_twin_plays_every_game_as_the_rules_do() -> None:
    ends: Counter[tuple[str, bool]] = Counter()
    moves: Counter[str] = Counter()
    for number in range(GAMES):
        table = play_both(f"twin {number}")
        ends[end_of(table).reason, table.board.setting.huge_forest] += 1
        moves.update(type(entry.move).__name__ for entry in table.moves)
    assert min(ends[end, huge] for end in ("cottage", "ogre") for huge in (True, False)) > 50
    assert len(moves) == 10, "every kind of move was made"


@pytest.mark.parametrize("wrong", [{"ogre_tiles": 3, "ogre_up": 3}, {"first_guide": 4}])
def test_what_the_rules_refuse_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        n.settle(Options(**wrong), 4)
