# pyright: basic
"""The rules of Tom Thumb among computer players, compiled: the generator as one machine.

`board.stage` says what is asked; `play` takes any move that is allowed then, and goes on until the
next question. It knows nothing of the players.
"""

from veillee.games.tom_thumb.board import CARDS_A_TURN, COSTS
from veillee.games.tom_thumb.odds.between_turns import (
    between_turns,
    end,
    propose,
    walk_in_the_boots,
    withdraw_the_offer,
)
from veillee.games.tom_thumb.odds.bridges import (
    change_the_guide,
    insert_tile,
    move_the_lantern,
    swap_the_wolves,
)
from veillee.games.tom_thumb.odds.dealing import (
    ogre_is_whole_after,
    shuffle_the_travel_deck,
    take_out,
    tell,
    turn_a_card,
    turn_down,
    turn_up,
)
from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    BETWEEN,
    BOOTS,
    BRIDGE_GLANCE,
    CARDS_DRAWN,
    DRAW_CARDS,
    INSERT,
    MISS_GLANCE,
    NAME,
    NAMED,
    NOBODY,
    NOTHING,
    OPENING_LOOK,
    POINT,
    POINTED,
    POINTING,
    QUIET,
    SEEK,
    SOMETHING_PASSED,
    SPEND_PEBBLE,
    SWAP,
    THINKING,
    TIME_UP,
    TWO_LOST_SOULS,
    WOLVES,
)
from veillee.twin import compiled

MISS, WOLVES_COST = COSTS["miss"], COSTS["wolves"]


@compiled
def play(board, seat, move, first, second, luck):
    """One entry of the record: a seat's move with its numbers, or the end of a time."""
    board.moves += 1
    board.told_count = 0
    stage = board.stage
    if stage == BETWEEN:
        if move == DRAW_CARDS:
            draw_cards(board, luck)
        else:
            propose(board, seat, first, luck)
    elif stage == BOOTS:
        walk_in_the_boots(board, first)
    elif stage == NAME:
        name_a_place(board, first)
    elif stage in (SEEK, POINTING):
        seek(board, seat, move, first)
    elif stage == SWAP:
        swap_the_wolves(board, first, second, luck)
    elif stage == INSERT:
        insert_tile(board, first, second)
    else:
        end_of_look(board)


@compiled
def end_of_look(board):
    stage = board.stage
    turn_down(board)
    if stage == OPENING_LOOK:
        between_turns(board)
    elif stage in (MISS_GLANCE, BRIDGE_GLANCE):
        change_the_guide(board)
    else:
        board.stage = BETWEEN


@compiled
def draw_cards(board, luck):
    """The Guide shuffles the travel deck and draws three; two lost souls leave them face down."""
    withdraw_the_offer(board)
    shuffle_the_travel_deck(board, luck)
    board.hand_count = CARDS_A_TURN
    board.question = 0
    if not board.numbers[TWO_LOST_SOULS]:
        tell(board, CARDS_DRAWN, board.guide, 0, 0)
    next_question(board)


@compiled
def next_question(board):
    """Seekers clockwise from the Guide's left, skipping the Guide; the last card is no choice."""
    seats = board.numbers[AT_TABLE]
    question = board.question
    board.question += 1
    if board.numbers[TWO_LOST_SOULS]:
        turn_a_card(board, (board.guide + question) % 2)
        board.stage = SEEK
        return
    board.seeker = (board.guide + 1 + question % (seats - 1)) % seats
    if board.hand_count > 1:
        board.stage = NAME
    else:
        name_a_place(board, board.hand[0])


@compiled
def name_a_place(board, place):
    take_out(board.hand, board.hand_count, place)
    board.hand_count -= 1
    board.asked = place
    board.stage = SEEK
    tell(board, NAMED, board.guide, place, 0)


@compiled
def seek(board, seat, move, at):
    """The seeker chooses a tile, and may first spend one pebble and be helped."""
    pointing = board.pointing
    if move == SPEND_PEBBLE:
        board.pebbles -= 1
        board.stage = POINTING
        pointing[:] = THINKING
        pointing[seat] = QUIET
        tell(board, SOMETHING_PASSED, seat, 0, 0)
    elif move == POINT:
        pointing[seat] = at
        tell(board, POINTED, seat, at, 0)
    elif move == TIME_UP:
        for other in range(board.numbers[AT_TABLE]):
            if pointing[other] == THINKING:
                pointing[other] = QUIET
    elif seat != board.seeker:
        pointing[seat] = QUIET
    else:
        answer(board, seat, at)


@compiled
def answer(board, seeker, at):
    """Right: on with the turn. Wrong: it ends at once, and the wolves cost more."""
    found = turn_up(board, seeker, at)
    board.seeker = NOBODY
    board.asked = NOTHING
    if not found:
        board.hand_count = 0
        if ogre_is_whole_after(board, WOLVES_COST if board.tiles[at] == WOLVES else MISS):
            end(board, False)
        else:
            board.stage = MISS_GLANCE
    elif board.question < CARDS_A_TURN:
        next_question(board)
    else:
        move_the_lantern(board)
