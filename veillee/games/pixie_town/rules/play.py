"""The rules of Pixie Town, in the order of the rulebook."""

from veillee.games.pixie_town.board import (
    DICE,
    Board,
    Build,
    CardTaken,
    Declined,
    DiceLeft,
    DiceRolled,
    Done,
    GameEnded,
    GiftDeclined,
    Give,
    HouseFinished,
    NothingToTake,
    Place,
    StoneGiven,
    StonePlaced,
)
from veillee.games.pixie_town.rules.building import (
    FreeBuilding,
    GiftBuilding,
    PlanBuilding,
    sites,
)
from veillee.games.pixie_town.rules.gnome import ROLL, gnome_turn, raise_the_tower, the_gnome_comes
from veillee.games.pixie_town.rules.plot import Pose, moved
from veillee.games.pixie_town.rules.setup import new_house
from veillee.games.pixie_town.rules.stones import BLUE, COLOUR_DIE, KIND, PLANS
from veillee.table.asks import Ask, Rules
from veillee.table.game import Outcome
from veillee.table.teller import Teller


def play(board: Board, table: Teller) -> Rules[Outcome]:
    for seat in table.clockwise(from_=board.player):
        board.player = seat
        board.turn += 1
        if seat == board.gnome:
            yield from gnome_turn(board, table)
        else:
            yield from pixie_turn(board, table)
        if board.tower_stands or board.village_stands:
            return end(board, table)
    raise AssertionError("a circle has no end")


def pixie_turn(board: Board, table: Teller) -> Rules[None]:
    """Roll; blue first; then a stone for every other die."""
    yield Ask(board.player, "roll", ROLL, secret=False)
    roll(board, table)
    if BLUE in board.faces and board.gnome is None:
        marked = yield from raise_the_tower(board, table)
        if board.tower_stands:
            return
        if marked:
            yield from the_gnome_comes(board, table)
    yield from build(board, table)


def roll(board: Board, table: Teller) -> None:
    chance = table.chance(f"dice {board.turn}")
    board.gnome_face = None
    board.faces = [chance.pick(COLOUR_DIE) for _ in range(DICE)]
    board.unused = [die for die, face in enumerate(board.faces) if face != BLUE]
    board.helping = board.imposed and board.is_all_built(board.player)
    table.tell_all(DiceRolled(board.player, list(board.faces)))


def build(board: Board, table: Teller) -> Rules[None]:
    """One stone a die, in any order, as long as there is one to take and the player wants it."""
    seat = board.player
    offer = PlanBuilding if board.imposed else FreeBuilding
    while board.unused and (building := offer(board)).is_possible():
        move = yield Ask(seat, "build", building, secret=False)
        if isinstance(move, Done):
            table.tell_all(Declined(seat, board.unused))
            board.unused = []
            return
        take(board, move.die, move.stone)
        if isinstance(move, Build):
            set_into_plan(board, table, move)
        elif isinstance(move, Place):
            set_freely(board, table, seat, move.house, move.stone, move.poses)
        else:
            yield from give(board, table, move)
    if board.unused and not board.village_stands:
        done = board.imposed and not sites(board)
        table.tell_all((DiceLeft if done else NothingToTake)(seat, board.unused))
        board.unused = []


def take(board: Board, die: int, stone: str) -> None:
    board.unused = [other for other in board.unused if other != die]
    board.middle[KIND[stone]].remove(stone)


def give(board: Board, table: Teller, move: Give) -> Rules[None]:
    """Nobody builds on another's plot unasked: the receiver finds a place for it, or declines."""
    board.gift = (move.stone, board.player, move.to)
    table.tell_all(StoneGiven(board.player, move.to, move.stone))
    placed = yield Ask(move.to, "place_gift", GiftBuilding(board), secret=False)
    board.gift = None
    if isinstance(placed, Done):
        board.middle[KIND[move.stone]].append(move.stone)
        table.tell_all(GiftDeclined(move.to, board.player, move.stone))
    else:
        set_freely(board, table, move.to, placed.house, move.stone, placed.poses)


def set_into_plan(board: Board, table: Teller, move: Build) -> None:
    house = board.houses[move.owner][move.house]
    pose = PLANS[house.card][move.spot].pose
    house.stones[move.stone] = pose
    house.spots[move.spot] = move.stone
    del house.missing[move.spot]
    placed = StonePlaced(board.player, move.owner, move.house, move.stone, pose, {}, move.spot)
    table.tell_all(placed)
    if house.finished:
        finish(board, table, move.owner, move.house)


def set_freely(
    board: Board, table: Teller, owner: int, number: int, stone: str, poses: dict[str, Pose]
) -> None:
    """The new stone may have moved the others: all lie where they came to rest."""
    house = board.houses[owner][number]
    pushed = moved(house.stones, poses)
    house.stones = {each: poses[each] for each in [*house.stones, stone]}
    table.tell_all(StonePlaced(board.player, owner, number, stone, poses[stone], pushed, None))
    if len(house.stones) == house.goal:
        finish(board, table, owner, number)


def finish(board: Board, table: Teller, owner: int, number: int) -> None:
    table.tell_all(HouseFinished(owner, number, board.player))
    take_a_card(board, table, owner)


def take_a_card(board: Board, table: Teller, seat: int) -> None:
    """Plans: when all one's houses are complete. Free: for every house that has become safe."""
    if not board.pile or (board.imposed and not board.is_all_built(seat)):
        return
    card, houses = board.pile.pop(), board.houses[seat]
    houses.append(new_house(card, board.options, since=board.turn))
    table.tell_all(CardTaken(seat, len(houses) - 1, card))


def end(board: Board, table: Teller) -> Outcome:
    """The village stands, or the gnome's tower; where one played the gnome, they have winners."""
    village = board.village_stands
    table.tell_all(GameEnded(village))
    everybody = range(board.seats)
    if board.gnome is None:
        winners = tuple(everybody) if village else ()
        return Outcome("village" if village else "tower", won=village, winners=winners)
    if village:
        pixies = tuple(seat for seat in everybody if seat != board.gnome)
        return Outcome("pixies", winners=pixies)
    return Outcome("gnome", winners=(board.gnome,))
