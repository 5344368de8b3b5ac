# pyright: basic
"""What a tree is taken for, as in `feeling.py`.

The fingertip's way is always the same and tells all trees apart, so it works out the very token:
all luck is in how long one feels and in the blur.
"""

from veillee.games.dark_wood.odds.numbers import IN_PLAY, MANY, PATTERNS, PEBBLES, TOUCH_SECONDS
from veillee.games.dark_wood.odds.player_state import (
    ALIKE,
    FINENESS,
    HOLES_APART,
    LEAST,
    LONGEST,
    OUTLINE_APART,
    PATIENT,
    PEOPLE,
    SHORTEST,
    first_in,
)
from veillee.games.dark_wood.player.feeling import time_to_feel
from veillee.memory.touch import taken_for, told_apart
from veillee.twin import compiled, shared
from veillee.twin.chance import uniform, weighted

_time_to_feel = shared(time_to_feel)
_told_apart, _taken_for = shared(told_apart), shared(taken_for)


@compiled(error_model="numpy")
def feel(board, heads, seat, luck):
    left = board.numbers[IN_PLAY] & ~board.gone
    blur = blurred(heads, heads.who[seat], hundredths_to_feel(board, heads, seat, luck))
    heads.in_mind[seat] = take_for(heads, blur, left, board.token, luck)
    odds_given(heads, blur, left, seat)
    hope(heads, left, seat)


@compiled(error_model="numpy")
def hundredths_to_feel(board, heads, seat, luck):
    """Of seconds: players do not count more finely."""
    person = PEOPLE[heads.who[seat]]
    patience = uniform(luck, person[SHORTEST], person[LONGEST])
    touch_seconds, pebbles = board.numbers[TOUCH_SECONDS], board.numbers[PEBBLES + seat]
    return round(100.0 * _time_to_feel(patience, touch_seconds, pebbles))


@compiled(error_model="numpy")
def blurred(heads, who, hundredths):
    """How readily each outline is taken for another, and each pattern of holes."""
    blur = heads.blurs[who, hundredths]
    if blur[0, 0, 0] == 0.0:
        finely = _told_apart(PEOPLE[who, FINENESS], hundredths / 100.0)
        for one in range(PATTERNS):
            for other in range(PATTERNS):
                blur[0, one, other] = _taken_for(OUTLINE_APART[one, other], finely)
                blur[1, one, other] = _taken_for(HOLES_APART[one, other], finely)
    return blur


@compiled(error_model="numpy")
def take_for(heads, blur, left, token, luck):
    """The tree, or one like it. Those that left the game cannot be it."""
    outlines, holes = blur[0, token // PATTERNS], blur[1, token % PATTERNS]
    weights = heads.weights
    tree = 0
    for outline in range(PATTERNS):
        for hole in range(PATTERNS):
            weights[tree] = outlines[outline] * holes[hole] * (left >> tree & 1)
            tree += 1
    return weighted(luck, weights, MANY)


@compiled(error_model="numpy")
def odds_given(heads, blur, left, seat):
    """Bayes: how likely each tree is, for who knows how easily it is taken for another.

    What a tree is taken for all in all is a sum over all trees that are left; a weight is that of
    the outlines times that of the holes, so it is summed over the holes first.
    """
    outlines, holes, sums = blur[0], blur[1], heads.rows
    taken = heads.in_mind[seat]
    odds = heads.odds[seat]
    for outline in range(PATTERNS):
        there = left >> outline * PATTERNS
        for hole in range(PATTERNS):
            total = 0.0
            for other in range(PATTERNS):
                total += holes[hole, other] * (there >> other & 1)
            sums[outline, hole] = total
    whole, tree = 0.0, 0
    for outline in range(PATTERNS):
        for hole in range(PATTERNS):
            all_of_them = 0.0
            for other in range(PATTERNS):
                all_of_them += outlines[outline, other] * sums[other, hole]
            near = outlines[taken // PATTERNS, outline] * holes[taken % PATTERNS, hole]
            odds[tree] = near / all_of_them * (left >> tree & 1)
            whole += odds[tree]
            tree += 1
    for tree in range(MANY):
        odds[tree] /= whole


@compiled(error_model="numpy")
def hope(heads, left, seat):
    """Note the trees to be waited for, the likeliest first, and those to be looked at twice."""
    who = heads.who[seat]
    plausible = PEOPLE[who, LEAST]
    least = plausible / max(1.0, PEOPLE[who, PATIENT])
    hopeful, noticed = 0, ALIKE[heads.in_mind[seat]]
    odds = heads.odds[seat]
    for tree in range(MANY):
        hopeful |= (odds[tree] >= least) << tree
        noticed |= (odds[tree] >= plausible) << tree
    heads.noticed[seat] = noticed
    heads.hopes[seat] = line_up(odds, hopeful & left, heads.hopeful[seat])


@compiled(error_model="numpy")
def line_up(odds, trees, line):
    """The trees of a set, the likeliest first; how many they are."""
    many = 0
    while trees:
        tree, at = first_in(trees), many
        while at and odds[line[at - 1]] < odds[tree]:
            line[at] = line[at - 1]
            at -= 1
        line[at] = tree
        many += 1
        trees &= trees - 1
    return many
