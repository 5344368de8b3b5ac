# pyright: basic
"""Laying the table, and what happens to the pieces: `setup` and `effects`, compiled."""

from veillee.games.tom_thumb.odds.numbers import (
    BOOTS_IN_BOX,
    DARK_FOREST,
    FIRST,
    FIRST_CIRCLE,
    FIRST_GUIDE,
    FOUND,
    FREE,
    HUGE_FOREST,
    KIND,
    NAMED,
    NOBODY,
    NOTHING,
    OGRE_TILES,
    OGRE_UP,
    OPENING_LOOK,
    PEBBLES_AT_FIRST,
    PLACES,
    SEAT,
    SECOND,
    SPOTS,
    TALL_TREE,
    TILES_SHOWN,
    TILES_TURNED_DOWN,
    TURNED_UP,
    WOLVES,
)
from veillee.games.tom_thumb.rules.setup import (
    INNER,
    INNER_RADIUS,
    OUTER,
    OUTER_RADIUS,
    spot_in_ring,
)
from veillee.twin import compiled, shared
from veillee.twin.chance import fraction, shuffle

_spot_in_ring = shared(spot_in_ring)


@compiled
def deal(board, luck):
    """Some places and the wolves, shuffled, in a circle; the other places aside. Then a look."""
    numbers, tiles, mixed = board.numbers, board.tiles, board.mixed
    clear(board)
    for place in range(PLACES):
        mixed[place] = place
    shuffle(luck, mixed, PLACES)
    laid = numbers[FIRST_CIRCLE]
    for i in range(PLACES):
        if i < laid:
            tiles[i] = mixed[i]
        else:
            board.aside |= 1 << mixed[i]
    tiles[laid] = WOLVES
    shuffle(luck, tiles, laid + 1)
    board.tile_count = laid + 1
    if numbers[HUGE_FOREST]:
        scatter(board.spots, luck)
        tiles[laid + 1 :] = FREE
        shuffle(luck, tiles, SPOTS)
        board.tile_count = SPOTS
    board.guide = numbers[FIRST_GUIDE]
    board.pebbles = numbers[PEBBLES_AT_FIRST]
    board.tree = numbers[TALL_TREE]
    board.boots = numbers[BOOTS_IN_BOX]
    board.ogre = numbers[OGRE_UP]
    board.lantern = 1
    opening_look(board)


@compiled
def clear(board):
    """Nothing of the last game is left."""
    board.aside = board.turn = board.question = board.chairs_moved = 0
    board.hand_count = board.shown_count = board.told_count = 0
    board.offered = board.moves = board.won = 0
    board.voices[:] = 0
    board.seeker = NOBODY
    board.asked = NOTHING


@compiled
def scatter(spots, luck):
    """Spots all over a round table of radius 1, never touching, never quite regular."""
    spot = 0
    for ring in range(2):
        many, radius = (INNER, INNER_RADIUS) if ring == 0 else (OUTER, OUTER_RADIUS)
        turned = fraction(luck)
        for i in range(many):
            aside, out = fraction(luck), fraction(luck)
            spots[spot, 0], spots[spot, 1] = _spot_in_ring(many, radius, i + turned, aside, out)
            spot += 1


@compiled
def opening_look(board):
    """Everybody sees the circle. In the dark forest: the wolves."""
    dark = board.numbers[DARK_FOREST]
    for at in range(board.tile_count):
        thing = board.tiles[at]
        board.up[at] = thing == WOLVES or (thing != FREE and not dark)
    board.stage = OPENING_LOOK
    tell(board, TILES_SHOWN, NOBODY, 0, 0)


# -- what happens to the pieces ------------------------------------------------------------------


@compiled
def tell(board, kind, seat, first, second):
    event = board.told[board.told_count]
    event[KIND], event[SEAT], event[FIRST], event[SECOND] = kind, seat, first, second
    board.told_count += 1


@compiled
def turn_up(board, seat, at):
    """Right: the tile stays up."""
    board.up[at] = 1
    found = board.tiles[at] == board.asked
    board.told[board.told_count, FOUND] = found
    tell(board, TURNED_UP, seat, at, board.tiles[at])
    return found


@compiled
def turn_all_up(board):
    for at in range(board.tile_count):
        board.up[at] = board.tiles[at] != FREE


@compiled
def turn_down(board):
    """Wolves too."""
    board.up[:] = 0
    tell(board, TILES_TURNED_DOWN, NOBODY, 0, 0)


@compiled
def ogre_is_whole_after(board, tiles):
    """Surplus reveals are ignored."""
    board.ogre = min(board.ogre + tiles, board.numbers[OGRE_TILES])
    return board.ogre == board.numbers[OGRE_TILES]


@compiled
def shuffle_the_travel_deck(board, luck):
    """The cards of the places in the circle, in the order of the box before they are mixed."""
    aside = board.aside
    cards = 0
    for place in range(PLACES):
        if not aside >> place & 1:
            board.hand[cards] = place
            cards += 1
    shuffle(luck, board.hand, cards)
    board.hand_count = cards


@compiled
def turn_a_card(board, seeker):
    """The last one of the hand, for everyone to see."""
    board.hand_count -= 1
    board.seeker = seeker
    board.asked = board.hand[board.hand_count]
    tell(board, NAMED, seeker, board.asked, 0)


@compiled
def take_out(things, count, thing):
    """One of the first `count`; the others keep their order."""
    at = 0
    while things[at] != thing:
        at += 1
    for i in range(at, count - 1):
        things[i] = things[i + 1]
