# pyright: basic
"""The rules, compiled: a question stands on the board, `play` answers it and finds the next one.

How free stones lie decides nothing in the rules, so it is not on this board. Nothing is refused
here: whoever plays has to play what the rules allow.
"""

from veillee.games.pixie_town.board import DICE, SAFE
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.board import NO_GIFT
from veillee.games.pixie_town.odds.building import (
    is_all_built,
    look_for_places,
    something_to_take,
)
from veillee.games.pixie_town.odds.setup import new_house, set_up, whole_plan
from veillee.twin import compiled
from veillee.twin.chance import below


@compiled
def goal(board, seat, house):
    """How many stones it takes until no gnome can touch it."""
    return n.PLAN_LENGTH[board.card[seat, house]] if board.imposed else SAFE


@compiled
def under_construction(board, seat, house):
    return 0 < board.many[seat, house] < goal(board, seat, house)


# -- turns -----------------------------------------------------------------------------------------


@compiled
def begin(board, numbers, luck):
    """A new game: the first player is asked to roll."""
    set_up(board, numbers, luck)
    begin_turn(board, board.player)


@compiled
def play(board, move, luck):
    """One answer of whoever is asked."""
    what = move.what
    board.moves += 1
    if what == n.ROLL:
        if board.player == board.gnome:
            roll_the_gnome_die(board, luck)
        else:
            roll(board, luck)
    elif what == n.RAISE_TOWER:
        raise_the_tower(board, move.stone)
    elif what == n.SACRIFICE:
        fall(board, board.player, move.house)
        go_on_building(board)
    elif what == n.WRECK:
        fall(board, move.owner, move.house)
        end_turn(board)
    elif board.asked == n.ASK_PLACE_GIFT:
        place_gift(board, move)
    else:
        build(board, move)


@compiled
def ask(board, seat, question):
    board.asked, board.asked_seat = question, seat


@compiled
def begin_turn(board, seat):
    board.player = seat
    board.turn += 1
    ask(board, seat, n.ASK_ROLL)


@compiled
def end_turn(board):
    """The game is over when the tower stands or all stones are built."""
    if board.blue_left == 0 or board.left == 0:
        ask(board, n.NOBODY, n.OVER)
    else:
        begin_turn(board, (board.player + 1) % board.seats)


@compiled
def roll(board, luck):
    """Blue first, unless somebody plays the gnome; then a stone for every other die."""
    blue = False
    board.unused, board.points = 0, n.NOT_ROLLED
    for die in range(DICE):
        face = n.ROLLED[below(luck, len(n.ROLLED))]
        board.faces[die] = face
        if face == n.BLUE:
            blue = True
        else:
            board.unused |= 1 << die
    board.helping = board.imposed and is_all_built(board, board.player)
    if blue and board.gnome == n.NOBODY:
        ask(board, board.player, n.ASK_TOWER)
    else:
        go_on_building(board)


# -- the gnome -------------------------------------------------------------------------------------


@compiled
def roll_the_gnome_die(board, luck):
    """Points are blue stones for the tower, as long as there are any; a gnome wrecks a house."""
    points = n.GNOME_SIDES[board.gnome_die, below(luck, n.GNOME_SIDES.shape[1])]
    board.unused, board.points = 0, points
    board.faces[:] = n.NOT_ROLLED
    if points == n.GNOME_FACE:
        wreck(board)
    elif points > 0:
        board.raising = min(points, board.blue_left)
        ask(board, board.player, n.ASK_TOWER)
    else:
        end_turn(board)


@compiled
def wreck(board):
    """One house under construction, of anybody. He knocks it over, even if it is the only one."""
    for seat in range(board.seats):
        for house in range(board.houses[seat]):
            if under_construction(board, seat, house):
                ask(board, board.gnome, n.ASK_WRECK)
                return
    end_turn(board)


@compiled
def raise_the_tower(board, stone):
    """One blue stone. Where somebody plays the gnome, marks mean nothing."""
    take_blue(board, stone)
    if board.gnome != n.NOBODY:
        board.raising -= 1
        if board.raising == 0:
            end_turn(board)
    elif board.blue_left == 0:
        end_turn(board)
    elif board.marked[stone]:
        the_gnome_comes(board)
    else:
        go_on_building(board)


@compiled
def take_blue(board, stone):
    """The others stay in their order."""
    left, at = board.blue_left - 1, 0
    while board.blue[at] != stone:
        at += 1
    for i in range(at, left):
        board.blue[i] = board.blue[i + 1]
    board.blue_left = left


@compiled
def the_gnome_comes(board):
    """Plans: one house under construction, the player chooses. Free: all that are not safe."""
    seat, in_danger = board.player, 0
    for house in range(board.houses[seat]):
        in_danger += under_construction(board, seat, house)
    if board.imposed and in_danger > 1:
        ask(board, seat, n.ASK_SACRIFICE)
        return
    for house in range(board.houses[seat]):
        if under_construction(board, seat, house):
            fall(board, seat, house)
    go_on_building(board)


@compiled
def fall(board, owner, house):
    """The stones roll back to the middle; the card stays."""
    many = board.many[owner, house]
    for i in range(many):
        board.middle[board.stones[owner, house, i]] += 1
    board.left += many
    board.many[owner, house] = 0
    board.missing[owner, house] = whole_plan(board, board.card[owner, house])


# -- building --------------------------------------------------------------------------------------


@compiled
def go_on_building(board):
    """One stone a die, as long as there is one to take."""
    if board.unused:
        if board.imposed:
            look_for_places(board)
        if something_to_take(board):
            ask(board, board.player, n.ASK_BUILD)
            return
        if board.left:
            board.unused = 0
    end_turn(board)


@compiled
def build(board, move):
    """A stone into a plan, onto a plot, or to somebody else; or no more this turn."""
    what = move.what
    if what == n.DONE:
        board.unused = 0
        end_turn(board)
        return
    kind = move.stone
    board.unused &= ~(1 << move.die)
    board.middle[kind] -= 1
    if what == n.GIVE:
        board.gift, board.gift_to = kind, move.owner
        ask(board, move.owner, n.ASK_PLACE_GIFT)
        return
    if what == n.BUILD:
        board.missing[move.owner, move.house] &= ~(1 << move.spot)
        set_stone(board, move.owner, move.house, kind)
    else:
        set_stone(board, board.player, move.house, kind)
    go_on_building(board)


@compiled
def place_gift(board, move):
    """The receiver finds a place for it, or declines."""
    kind, to = board.gift, board.gift_to
    board.gift = NO_GIFT
    if move.what == n.DONE:
        board.middle[kind] += 1
    else:
        set_stone(board, to, move.house, kind)
    go_on_building(board)


@compiled
def set_stone(board, owner, house, kind):
    """Whoever finishes a house may take a card."""
    board.stones[owner, house, board.many[owner, house]] = kind
    board.many[owner, house] += 1
    board.left -= 1
    if board.many[owner, house] == goal(board, owner, house) and board.piled:
        take_a_card(board, owner)


@compiled
def take_a_card(board, seat):
    """Plans: when all one's houses are complete. Free: for every house that has become safe."""
    if not board.imposed or is_all_built(board, seat):
        new_house(board, seat)
