"""The gnome: his tower, his visits, and his turn where somebody plays him."""

from veillee.games.pixie_town.board import (
    BlueStonePlaced,
    Board,
    GnomeCame,
    GnomeDieRolled,
    HouseFell,
    Roll,
    Sacrifice,
    Wreck,
)
from veillee.games.pixie_town.rules.building import TowerBuilding
from veillee.games.pixie_town.rules.plot import moved
from veillee.games.pixie_town.rules.setup import needs
from veillee.games.pixie_town.rules.stones import BLANK, GNOME, GNOME_DICE, KIND
from veillee.table.asks import Ask, Rules
from veillee.table.teller import Teller

ROLL = [Roll()]


def raise_the_tower(board: Board, table: Teller) -> Rules[bool]:
    """One blue stone, set by whoever rolled. True: there is a gnome mark under it.

    Where somebody plays the gnome, marks mean nothing, and nobody looks.
    """
    move = yield Ask(board.player, "tower", TowerBuilding(board), secret=False)
    board.blue.remove(move.stone)
    pose, pushed = move.poses[move.stone], moved(board.tower, move.poses)
    board.tower = {stone: move.poses[stone] for stone in [*board.tower, move.stone]}
    marked = move.stone in board.marked if board.gnome is None else None
    table.tell_all(BlueStonePlaced(board.player, move.stone, pose, pushed, marked))
    return bool(marked)


def the_gnome_comes(board: Board, table: Teller) -> Rules[None]:
    """Plans: one house under construction, the player chooses. Free: all that are not safe."""
    seat = board.player
    in_danger = [i for i, house in enumerate(board.houses[seat]) if house.under_construction]
    table.tell_all(GnomeCame(seat, in_danger))
    if board.imposed and len(in_danger) > 1:
        choices = [Sacrifice(house) for house in in_danger]
        choice = yield Ask(seat, "sacrifice", choices, secret=False)
        in_danger = [choice.house]
    for house in in_danger:
        fall(board, table, seat, house)


def fall(board: Board, table: Teller, owner: int, number: int) -> None:
    """The stones roll back to the middle; the card stays."""
    house = board.houses[owner][number]
    stones = list(house.stones)
    for stone in stones:
        board.middle[KIND[stone]].append(stone)
    house.stones, house.spots = {}, {}
    house.missing = needs(house.card) if board.imposed else {}
    table.tell_all(HouseFell(owner, number, stones))


def gnome_turn(board: Board, table: Teller) -> Rules[None]:
    """Points are blue stones for the tower, as long as there are any; a gnome wrecks a house."""
    assert board.gnome is not None
    yield Ask(board.gnome, "roll", ROLL, secret=False)
    face = table.chance(f"gnome die {board.turn}").pick(GNOME_DICE[board.options.gnome_die])
    board.faces, board.unused = [], []
    board.gnome_face = face
    table.tell_all(GnomeDieRolled(board.gnome, face))
    if face == GNOME:
        yield from wreck(board, table)
    elif face != BLANK:
        board.raising = min(int(face), len(board.blue))
        while board.raising:
            yield from raise_the_tower(board, table)
            board.raising -= 1


def wreck(board: Board, table: Teller) -> Rules[None]:
    """One house under construction, of anybody. He knocks it over, even if it is the only one."""
    assert board.gnome is not None
    found = [
        Wreck(owner, i)
        for owner, houses in enumerate(board.houses)
        for i, house in enumerate(houses)
        if house.under_construction
    ]
    if found:
        choice = yield Ask(board.gnome, "wreck", found, secret=False)
        fall(board, table, choice.owner, choice.house)
