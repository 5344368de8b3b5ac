# pyright: basic
"""Between turns: deciding together, the tall tree, the boots; `between_turns`, compiled."""

from veillee.games.tom_thumb.board import COSTS
from veillee.games.tom_thumb.odds.dealing import (
    ogre_is_whole_after,
    shuffle_the_travel_deck,
    tell,
    turn_a_card,
    turn_all_up,
    turn_up,
)
from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    BETWEEN,
    BOOTS,
    BOOTS_COST,
    BOOTS_GLANCE,
    BOOTS_TOKEN,
    NOBODY,
    NOTHING,
    OVER,
    SOMETHING_PASSED,
    TILES_SHOWN,
    TREE_LOOK,
    TREE_TOKEN,
)
from veillee.twin import compiled

TREE_COST, WIN_BACK = COSTS["tree"], COSTS["boots_win_back"]


@compiled
def between_turns(board):
    """The team may use one of the tree and the boots; never before turn 1."""
    board.turn += 1
    board.stage = BETWEEN
    if board.turn > 1:
        board.offered = board.tree << TREE_TOKEN | board.boots << BOOTS_TOKEN


@compiled
def withdraw_the_offer(board):
    board.offered = board.voices[TREE_TOKEN] = board.voices[BOOTS_TOKEN] = 0


@compiled
def may_propose(board, seat, what):
    """A token that is offered, and for which this seat has not spoken yet."""
    return board.offered >> what & 1 and not board.voices[what] >> seat & 1


@compiled
def propose(board, seat, what, luck):
    """It happens when the majority is for it."""
    board.voices[what] |= 1 << seat
    if 2 * how_many(board.voices[what]) <= board.numbers[AT_TABLE]:
        return
    withdraw_the_offer(board)
    if what == TREE_TOKEN:
        climb_the_tree(board)
    else:
        put_on_the_boots(board, luck)


@compiled
def how_many(seats):
    """How many seats these bits are."""
    many = 0
    while seats:
        many += seats & 1
        seats >>= 1
    return many


@compiled
def climb_the_tree(board):
    """One ogre tile, then everybody sees the whole circle. Once per game."""
    board.tree = 0
    if ogre_is_whole_after(board, TREE_COST):
        end(board, False)
        return
    turn_all_up(board)
    tell(board, TILES_SHOWN, NOBODY, 0, 0)
    board.stage = TREE_LOOK


@compiled
def put_on_the_boots(board, luck):
    """The coming Guide must find every place of the travel deck, card by card, alone."""
    board.boots = 0
    board.stage = BOOTS
    shuffle_the_travel_deck(board, luck)
    turn_a_card(board, board.guide)


@compiled
def walk_in_the_boots(board, at):
    found = turn_up(board, board.guide, at)
    if found and board.hand_count:
        turn_a_card(board, board.guide)
        return
    board.seeker = NOBODY
    board.asked = NOTHING
    board.hand_count = 0
    tell(board, SOMETHING_PASSED, NOBODY, 0, 0)
    if found:
        board.ogre = max(0, board.ogre - WIN_BACK)
    elif ogre_is_whole_after(board, board.numbers[BOOTS_COST]):
        end(board, False)
        return
    board.stage = BOOTS_GLANCE


@compiled
def end(board, won):
    board.won = won
    board.stage = OVER
