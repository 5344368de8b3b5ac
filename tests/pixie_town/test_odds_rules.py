"""The fast twin of Pixie Town plays by the rules, move by move, and its players decide alike.

Games of all kinds are played at a real table; the twin gets the same luck and the same moves, and
after every one of them the two boards have to be the same. Half of the games are random. In the
others the twin's players also have to find, with the same luck, what the computer players find,
down to where a free stone comes to rest.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.random_play import any_move, any_options
from tests.twin.tape import TapedRandom, taped
from veillee.games.pixie_town.board import (
    DICE,
    Board,
    Build,
    Done,
    Give,
    House,
    Place,
    PlaceGift,
    RaiseTower,
    Sacrifice,
    Wreck,
)
from veillee.games.pixie_town.odds import TWIN
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.board import new_board, new_move
from veillee.games.pixie_town.odds.building import may_be_given as may_be_given_by_twin
from veillee.games.pixie_town.odds.building import may_give
from veillee.games.pixie_town.odds.player import decide, list_falling, new_thoughts
from veillee.games.pixie_town.odds.recipes import forget_recipes
from veillee.games.pixie_town.odds.rules import begin, play
from veillee.games.pixie_town.odds.simulate import write_result
from veillee.games.pixie_town.odds.stability import HALF, new_plots
from veillee.games.pixie_town.rules.building import may_be_given, sites
from veillee.games.pixie_town.rules.plot import QUARTER, SHAPES, UNIT, Pose, box
from veillee.games.pixie_town.rules.stones import BLUE_STONES, CARDS, COLOURS, KIND, KINDS, SHAPE
from veillee.memory import PERSONAS
from veillee.table import Refused, Seat, Table
from veillee.twin import twin
from veillee.twin.chance import LONG, READ, STATE, luck_on_tape

GAMES = [
    ("together", "imposed"),
    ("together", "imaginary"),
    ("against", "imposed"),
    ("against", "imaginary"),
]
PEOPLE = list(PERSONAS)
KIND_NUMBER = {stone: KINDS.index(kind) for stone, kind in KIND.items() if kind in KINDS}
CARD_NUMBER = {card: number for number, card in enumerate(CARDS)}
SEEN = (
    *("asked_seat", "asked", "seats", "imposed", "gnome", "player", "turn", "moves"),
    *("unused", "faces", "points", "raising", "gift", "gift_to", "middle", "pile", "piled"),
    *("blue", "blue_left", "marked", "houses", "left"),
)


class Luck(TapedRandom):
    """A player's luck, written down as it is drawn; hesitations are no part of it."""

    def __init__(self, seed: int) -> None:
        self.drawn: list[int] = []
        self._source = Random(seed)
        super().__init__(self._words_without_end())

    def _words_without_end(self) -> Iterator[int]:
        while True:
            self.drawn.append(self._source.getrandbits(53))
            yield self.drawn[-1]

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


class Twins:
    """A table and its twin."""

    def __init__(self, chance: Random, game: str, building: str) -> None:
        with taped() as tape:
            self.table = any_town(chance, game, building)
        self.numbers = TWIN.settle(self.table.options, len(self.table.seats))
        self.personas = np.array([PEOPLE.index(seat.persona or "") for seat in self.table.seats])
        self.board, self.move = new_board(), new_move()
        self.plots, self.thoughts = new_plots(), new_thoughts()
        begin(self.board, self.numbers, luck_on_tape(tape))
        forget_recipes(self.plots)
        self.assert_same()

    def play(self, seat: int, move: Any, tape: list[int]) -> None:
        """The same move on both boards, with what the rules draw for it."""
        write_down(self.move, self.table.board, move)
        self.table.play(seat, move)
        luck = luck_on_tape(tape)
        play(self.board, self.move, luck)
        assert luck[READ] == luck[LONG]
        assert luck[STATE] == 0
        tape.clear()
        self.assert_same()

    def assert_same(self) -> None:
        board, other = self.table.board, self.board
        assert as_numbers(self.table) == as_seen(other)
        built = [house_numbers(house) for houses in board.houses for house in houses]
        assert built == list(twin_houses(other))
        if self.table.outcome is not None:
            self.assert_same_end()
        elif other["asked"] == n.ASK_BUILD and board.imposed:
            assert other["spot"][: other["spots"]].tolist() == [
                [owner, number, spot, SHAPES.index(shape)]
                for owner, number, house in sites(board)
                for spot, shape in house.missing.items()
            ]
        elif other["asked"] == n.ASK_BUILD:
            seats = range(board.seats) if may_give(other) else ()
            assert may_be_given(board) == [s for s in seats if may_be_given_by_twin(other, s)]
        elif other["asked"] in (n.ASK_SACRIFICE, n.ASK_WRECK):
            self.assert_same_houses_in_danger()

    def assert_same_houses_in_danger(self) -> None:
        asked, falling = self.board["asked_seat"], self.thoughts["falling"]
        count = list_falling(self.board, falling, asked == self.board["gnome"], asked)
        assert [divmod(house, n.MANY_CARDS) for house in falling[:count].tolist()] == [
            (getattr(choice, "owner", asked), choice.house) for choice in self.table.asks[0].choices
        ]

    def assert_same_end(self) -> None:
        outcome, result = self.table.outcome, np.zeros(twin.COLUMNS, np.int32)
        write_result(self.board, result)
        assert outcome is not None
        assert TWIN.endings[result[twin.ENDING]] == outcome.reason
        assert result[twin.WON] == (twin.NOT_TOGETHER if outcome.won is None else outcome.won)
        assert result[twin.WINNERS] == sum(1 << seat for seat in outcome.winners)
        assert result[twin.MOVES] == len(self.table.moves)
        assert result[twin.TURNS] == self.table.board.turn


def any_town(chance: Random, game: str, building: str) -> Table:
    while True:
        seats = [Seat(chance.choice(PEOPLE)) for _ in range(chance.randint(2, 6))]
        options = any_options("pixie_town", chance) | {"game": game, "building": building}
        try:
            return Table("pixie_town", seats, options, f"town {chance.random()}")
        except Refused:
            continue


# -- the board in numbers --------------------------------------------------------------------------


def as_numbers(table: Table) -> list[Any]:
    board = table.board
    ask = table.asks[0] if table.asks else None
    return [
        (n.NOBODY, n.OVER) if ask is None else (ask.seat, n.QUESTIONS.index(ask.kind)),
        (board.seats, board.imposed, n.NOBODY if board.gnome is None else board.gnome),
        (board.player, board.turn, len(table.moves)),
        sum(1 << die for die in board.unused),
        [n.FACES.index(face) for face in board.faces] or [n.NOT_ROLLED] * DICE,
        n.NOT_ROLLED if board.gnome_face is None else n.points_of(board.gnome_face),
        board.raising,
        None if board.gift is None else (KIND_NUMBER[board.gift[0]], board.gift[2]),
        [len(stones) for stones in board.middle.values()],
        [CARD_NUMBER[card] for card in board.pile],
        [BLUE_STONES.index(stone) for stone in board.blue],
        [stone in board.marked for stone in BLUE_STONES],
        [len(houses) for houses in board.houses],
        sum(map(len, board.middle.values())) + (board.gift is not None),
    ]


def as_seen(board: Any) -> list[Any]:
    """The same of the twin."""
    raw = {name: board[name].tolist() for name in SEEN}
    return [
        (raw["asked_seat"], raw["asked"]),
        (raw["seats"], raw["imposed"], raw["gnome"]),
        (raw["player"], raw["turn"], raw["moves"]),
        raw["unused"],
        raw["faces"],
        raw["points"],
        raw["raising"],
        None if raw["gift"] < 0 else (raw["gift"], raw["gift_to"]),
        raw["middle"],
        raw["pile"][: raw["piled"]],
        raw["blue"][: raw["blue_left"]],
        [bool(mark) for mark in raw["marked"]],
        raw["houses"][: raw["seats"]],
        raw["left"],
    ]


def house_numbers(house: House) -> tuple[Any, ...]:
    stones = [KIND_NUMBER[stone] for stone in house.stones]
    missing = sum(1 << spot for spot in house.missing)
    return CARD_NUMBER[house.card], house.since, missing, stones


def twin_houses(board: Any) -> Iterator[tuple[Any, ...]]:
    card, since, missing, many = (
        board[name].tolist() for name in ("card", "since", "missing", "many")
    )
    for seat, houses in enumerate(board["houses"][: board["seats"]].tolist()):
        for house in range(houses):
            stones = board["stones"][seat, house, : many[seat][house]].tolist()
            yield card[seat][house], since[seat][house], missing[seat][house], stones


# -- a move in numbers -----------------------------------------------------------------------------


def write_down(into: Any, board: Board, move: Any) -> None:
    for name, number in in_numbers(board, move).items():
        into[name] = number


def in_numbers(board: Board, move: Any) -> dict[str, int]:
    """What there is to say of a move; of a free stone not where it stands."""
    match move:
        case RaiseTower(stone):
            return {"what": n.RAISE_TOWER, "stone": BLUE_STONES.index(stone)}
        case Sacrifice(house):
            return {"what": n.SACRIFICE, "house": house}
        case Wreck(owner, house):
            return {"what": n.WRECK, "owner": owner, "house": house}
        case Build(die, stone, owner, house, spot):
            place = {"owner": owner, "house": house, "spot": spot}
            return {"what": n.BUILD, "die": die, "stone": KIND_NUMBER[stone], **place}
        case Place(die, stone, house):
            return {"what": n.PLACE, "die": die, "stone": KIND_NUMBER[stone], "house": house}
        case Give(die, stone, to):
            return {"what": n.GIVE, "die": die, "stone": KIND_NUMBER[stone], "owner": to}
        case PlaceGift(house):
            return {"what": n.PLACE_GIFT, "house": house}
        case Done():
            return {"what": n.DONE}
    return {"what": n.ROLL}


def where_it_stands(board: Board, move: Any) -> dict[str, int]:
    """The columns of the twin's plot, for a stone that a computer set down freely."""
    match move:
        case Place(_, stone, _, poses):
            return columns(stone, poses[stone])
        case PlaceGift(_, poses) if board.gift:
            return columns(board.gift[0], poses[board.gift[0]])
    return {}


def columns(stone: str, pose: Pose) -> dict[str, int]:
    left, bottom, _, _ = box(SHAPE[stone], pose)
    assert left % HALF == bottom % UNIT == pose.turn % QUARTER == 0
    return {"turned": pose.turn // QUARTER, "left": left // HALF, "bottom": bottom // UNIT}


# -- games -----------------------------------------------------------------------------------------


def play_randomly(chance: Random, game: str, building: str) -> None:
    twins = Twins(chance, game, building)
    with taped() as tape:
        while twins.table.outcome is None:
            seat, move = any_move(twins.table, chance)
            tape.clear()
            assert seat is not None
            twins.play(seat, move, tape)


def play_an_evening(chance: Random, game: str, building: str) -> None:
    """Computers play; the twin of whoever is asked has to decide the same, with the same luck."""
    twins = Twins(chance, game, building)
    table, lucks = twins.table, [Luck(chance.getrandbits(32)) for _ in twins.table.seats]
    players = [
        table.game.player(number, seat.persona or "", luck)
        for number, (seat, luck) in enumerate(zip(table.seats, lucks, strict=True))
    ]
    with taped() as tape:
        while table.outcome is None:
            seat = table.asks[0].seat
            decision = table.show(players[seat], seat)
            assert decision is not None
            luck = luck_on_tape(lucks[seat].drawn)
            decide(twins.board, twins.plots, twins.thoughts, twins.personas, twins.move, luck)
            assert luck[READ] == luck[LONG]
            assert luck[STATE] == 0
            lucks[seat].drawn.clear()
            wanted = in_numbers(table.board, decision.move)
            wanted |= where_it_stands(table.board, decision.move)
            assert {name: twins.move[name] for name in wanted} == wanted
            twins.play(seat, decision.move, tape)


@pytest.mark.parametrize(("game", "building"), GAMES)
def test_random_games_go_alike(game: str, building: str) -> None:
    for number in range(130):
        play_randomly(Random(f"random {game} {building} {number}"), game, building)


@pytest.mark.parametrize(("game", "building"), GAMES)
def test_computers_play_alike(game: str, building: str) -> None:
    for number in range(130):
        play_an_evening(Random(f"evening {game} {building} {number}"), game, building)


def test_kinds_are_counted_as_the_twin_counts_them() -> None:
    assert [f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES] == KINDS
