# pyright: basic
"""What happens to the players' memories in this game: `recollection.Recollection`, compiled."""

from math import cos, pi, sin, sqrt

import numpy as np

from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    CARDS_DRAWN,
    DARK_FOREST,
    FIRST,
    FOUND,
    FREE,
    GLANCE_SECONDS,
    HUGE_FOREST,
    INSERTED,
    KIND,
    LOOK_SECONDS,
    NAMED,
    SEAT,
    SEATS,
    SECOND,
    SOMETHING_PASSED,
    SPOTS,
    STORM,
    STORM_TURNED,
    SWAPPED,
    TILES_SHOWN,
    TILES_TURNED_DOWN,
    TURNED_UP,
    WOLVES,
)
from veillee.games.tom_thumb.player.recollection import (
    OPEN_SECONDS,
    SWAP_SECONDS,
    loses_bearings,
    tiles_a_chair,
)
from veillee.twin import compiled, mind, shared

CHAIR = np.array(
    [
        [tiles_a_chair(tiles, max(1, chairs)) for chairs in range(SEATS + 1)]
        for tiles in range(SPOTS)
    ]
)
"""By tiles of the circle and chairs at the table."""
_loses_bearings = shared(loses_bearings)


@compiled
def sit_down(board, heads, luck):
    """New people, who have seen nothing yet."""
    circle = heads.circle
    for seat in range(board.numbers[AT_TABLE]):
        mind.draw_person(heads.minds.person[seat], heads.people.personas[seat], luck)
        mind.forget_all(heads.minds, seat, False, luck)
    circle.open_count = 0
    circle.label_count = board.tile_count
    for at in range(board.tile_count):
        circle.labels[at] = at
    heads.people.laid[:] = 1 << WOLVES
    if board.numbers[HUGE_FOREST]:
        pace_out_the_forest(board.spots, heads.minds.apart)
    else:
        walk_round(heads)
    learn_how_it_turns(board, heads)


# -- where things are ----------------------------------------------------------------------------


@compiled
def walk_round(heads):
    """From neighbour to neighbour round the circle."""
    apart, labels, tiles = heads.minds.apart, heads.circle.labels, heads.circle.label_count
    for here in range(tiles):
        for there in range(here + 1):
            way = here - there
            steps = min(way, tiles - way)
            apart[labels[here], labels[there]] = apart[labels[there], labels[here]] = steps


@compiled
def pace_out_the_forest(spots, apart):
    """As the crow flies, in steps between neighbouring spots."""
    nearest_of_all = 0.0
    for here in range(SPOTS):
        nearest = np.inf
        for there in range(SPOTS):
            x, y = spots[here, 0] - spots[there, 0], spots[here, 1] - spots[there, 1]
            way = apart[here, there] = sqrt(x * x + y * y)
            if here != there:
                nearest = min(nearest, way)
        nearest_of_all += nearest
    apart /= nearest_of_all / SPOTS


@compiled
def learn_how_it_turns(board, heads):
    """Where each tile seems to lie to somebody who moved one chair on without noticing."""
    chairs = board.numbers[AT_TABLE]
    if not board.numbers[STORM]:
        return
    if board.numbers[HUGE_FOREST]:
        turn_the_forest(board, heads.circle.turned, 2 * pi / chairs)
        return
    tiles, labels = heads.circle.label_count, heads.circle.labels
    for at in range(tiles):
        heads.circle.turned[labels[at]] = labels[(at + CHAIR[tiles, chairs]) % tiles]


@compiled
def turn_the_forest(board, turned, angle):
    """For each tile, the one nearest to where it would lie if the table were turned."""
    spots, tiles = board.spots, board.tiles
    c, s = cos(angle), sin(angle)
    for at in range(SPOTS):
        turned[at] = at
        if tiles[at] == FREE:
            continue
        x, y = c * spots[at, 0] - s * spots[at, 1], s * spots[at, 0] + c * spots[at, 1]
        nearest = np.inf
        for other in range(SPOTS):
            way = (spots[other, 0] - x) ** 2 + (spots[other, 1] - y) ** 2
            if tiles[other] != FREE and way < nearest:
                nearest, turned[at] = way, other


# -- what happens --------------------------------------------------------------------------------


@compiled
def follow_together(board, heads):
    """What all take in alike, before each does in their own way: open faces, a new label."""
    circle = heads.circle
    for i in range(board.told_count):
        event = board.told[i]
        if event[KIND] == TILES_SHOWN:
            circle.seen_count = 0
            for at in range(board.tile_count):
                if board.up[at]:
                    circle.seen_things[circle.seen_count] = board.tiles[at]
                    circle.seen_labels[circle.seen_count] = circle.labels[at]
                    circle.seen_count += 1
        elif event[KIND] == TURNED_UP and event[FOUND]:
            circle.open_things[circle.open_count] = event[SECOND]
            circle.open_labels[circle.open_count] = circle.labels[event[FIRST]]
            circle.open_count += 1
        elif event[KIND] == INSERTED:
            lay(board, heads, event[SECOND])


@compiled
def lay(board, heads, gap):
    """Make room for a new tile. The forest's spots were there all along."""
    circle = heads.circle
    if not board.numbers[HUGE_FOREST]:
        new = circle.label_count
        for at in range(new, gap, -1):
            circle.labels[at] = circle.labels[at - 1]
        circle.labels[gap] = new
        circle.label_count += 1
        walk_round(heads)
    learn_how_it_turns(board, heads)


@compiled
def follow(board, heads, who, luck):
    """Take in the events of a sight, as somebody who sits there would."""
    numbers, minds, labels = board.numbers, heads.minds, heads.circle.labels
    glance = float(numbers[GLANCE_SECONDS])
    for i in range(board.told_count):
        event = board.told[i]
        kind, watched = event[KIND], event[SEAT] != who
        if kind == TURNED_UP:
            see(heads, who, event[SECOND], labels[event[FIRST]], glance, watched, luck)
        elif kind == TILES_TURNED_DOWN:
            see_what_lay_open(heads, who, luck)
        elif kind == NAMED:
            heads.people.laid[who] |= 1 << event[FIRST]
        elif kind == SOMETHING_PASSED:
            mind.pass_event(minds, who)
        elif kind == SWAPPED:
            see_swap(minds, who, labels[event[FIRST]], labels[event[SECOND]], watched, luck)
        elif kind == CARDS_DRAWN:
            if not watched:
                for card in range(board.hand_count):
                    heads.people.laid[who] |= 1 << board.hand[card]
        elif kind == TILES_SHOWN:
            see_all(heads, who, glance if numbers[DARK_FOREST] else numbers[LOOK_SECONDS], luck)
        elif kind == INSERTED:
            see(heads, who, event[FIRST], labels[event[SECOND]], glance, watched, luck)
        elif kind == STORM_TURNED:
            mind.pass_event(minds, who)
            lost = _loses_bearings(minds.person[who, mind.CONFUSION])
            mind.displace(minds, who, heads.circle.turned, lost, luck)


@compiled
def see(heads, who, thing, label, seconds, watched, luck):
    heads.people.laid[who] |= 1 << thing
    disprove_others(heads.minds, who, thing, label)
    mind.see(heads.minds, who, thing, label, seconds, watched, luck)


@compiled
def see_all(heads, who, seconds, luck):
    """At the start, from the tall tree, or the wolves alone."""
    circle = heads.circle
    things, labels, many = circle.seen_things, circle.seen_labels, circle.seen_count
    for i in range(many):
        heads.people.laid[who] |= 1 << things[i]
        disprove_others(heads.minds, who, things[i], labels[i])
    mind.see_together(heads.minds, who, things, labels, many, seconds, False, luck)


@compiled
def see_what_lay_open(heads, who, luck):
    many = heads.circle.open_count
    if many:
        things, labels = heads.circle.open_things, heads.circle.open_labels
        seconds = OPEN_SECONDS * many
        mind.see_together(heads.minds, who, things, labels, many, seconds, True, luck)


@compiled
def forget_what_lay_open(board, heads):
    """When all have seen the tiles turned down."""
    for i in range(board.told_count):
        if board.told[i, KIND] == TILES_TURNED_DOWN:
            heads.circle.open_count = 0


@compiled
def see_swap(minds, who, wolves, other, watched, luck):
    """Follow two backs. Hearing where the wolves are helps whoever does not know better."""
    thought, _ = mind.where(minds, who, WOLVES)
    mind.swap(minds, who, wolves, other, SWAP_SECONDS, watched, luck)
    if thought == mind.UNKNOWN or thought == wolves:
        mind.see(minds, who, WOLVES, other, SWAP_SECONDS, watched, luck)


@compiled
def disprove_others(minds, who, thing, label):
    """Whoever believed another thing here knows better now."""
    i = 0
    while i < minds.held[who]:
        other = minds.order[who, i]
        if other != thing and minds.place[who, other] == label:
            mind.disprove(minds, who, other, label)
        else:
            i += 1
