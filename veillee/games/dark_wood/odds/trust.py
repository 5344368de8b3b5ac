# pyright: basic
"""What is thought of those who took a card, as in `trust.py`, and whom one votes for.

Everybody has seen the same, so one account of the others does for all.
"""

from math import exp, log, sqrt

from veillee.games.dark_wood.odds.board import many_in
from veillee.games.dark_wood.odds.numbers import IN_PLAY, MANY
from veillee.games.dark_wood.odds.player_state import (
    ALIKE,
    CARE,
    HEED,
    HEEDED,
    LAPSES,
    PEOPLE,
)
from veillee.games.dark_wood.player.trust import likely_right, sure_by_moment, sure_by_speed
from veillee.games.dark_wood.player.voting import worth
from veillee.twin import compiled, shared
from veillee.twin.chance import below, fraction, weighted

_worth, _likely_right = shared(worth), shared(likely_right)
_sure_by_moment, _sure_by_speed = shared(sure_by_moment), shared(sure_by_speed)
SUM, COUNT = range(2)


@compiled(error_model="numpy")
def meet(heads):
    """Nobody knows anybody yet."""
    heads.slaps[:] = 0.0
    heads.right[:] = 0
    heads.taken[:] = 0


@compiled(error_model="numpy")
def note_taken(board, heads, seat, after):
    """How sure this one seemed. `after` is negative where there was no haste."""
    numbers = board.numbers
    tree = board.cards[seat]
    left = many_in(numbers[IN_PLAY] & ~board.gone)
    passed = many_in(heads.shown & ALIKE[tree] & ~(1 << tree))
    sureness = _sure_by_moment(board.in_pile, left, passed)
    if after >= 0:
        slaps = heads.slaps[seat]
        sureness += _sure_by_speed(after, slaps[SUM], slaps[COUNT])
        slaps[SUM] += after
        slaps[COUNT] += 1.0
    heads.takers[heads.many] = seat
    heads.sureness[heads.many] = sureness
    heads.many += 1


@compiled(error_model="numpy")
def note_token(board, heads):
    """It was laid: who held a card, and who the right one."""
    for i in range(heads.many):
        seat = heads.takers[i]
        heads.taken[seat] += 1
        heads.right[seat] += board.cards[seat] == board.token


@compiled(error_model="numpy")
def trust(heads):
    """How likely each who took a card has found the tree, by their face and by their past."""
    for i in range(heads.many):
        seat = heads.takers[i]
        is_right = _likely_right(heads.right[seat], heads.taken[seat], heads.sureness[i])
        heads.trust[i, 0] = log(is_right)
        heads.trust[i, 1] = log(1.0 - is_right)


@compiled(error_model="numpy")
def odds_of_the_taken(board, heads, seat):
    """For each who took a card, how likely it is the right one: into `chances`.

    Bayes over all trees, by one's own touch and by what the others took. For most trees all of
    them erred, each with the same odds of that whatever the tree; so that is left out for all, and
    put right for the trees that were taken. `HEEDED` has the power to which others count.
    """
    heed, heeded = PEOPLE[heads.who[seat], HEED], HEEDED[heads.who[seat]]
    likely, many = heads.weights, heads.many
    for tree in range(MANY):
        likely[tree] = heads.odds[seat, tree]
    for i in range(many):
        if heads.takers[i] != seat:
            erred = heeded[board.cards[heads.takers[i]]]
            for tree in range(MANY):
                likely[tree] *= erred[tree]
    too_late = 1.0
    for i in range(many - 1, -1, -1):
        tree = board.cards[heads.takers[i]]
        likely[tree] *= too_late
        if heads.takers[i] != seat:
            right, wrong = heads.trust[i, 0], heads.trust[i, 1]
            likely[tree] *= exp(heed * (right - wrong))
            too_late *= exp(-heed * wrong)
    whole = 0.0
    for tree in range(MANY):
        whole += likely[tree]
    for i in range(many):
        heads.chances[i] = likely[board.cards[heads.takers[i]]] / whole


@compiled(error_model="numpy")
def powered(one, care):
    """one ** care: most people care in halves, and roots are quicker than powers."""
    whole = int(care)
    result = 1.0
    for _ in range(whole):
        result *= one
    if care - whole == 0.5:
        return result * sqrt(one)
    return result if care == whole else one**care


@compiled(error_model="numpy")
def choose_a_child(board, heads, seat, luck):
    """Whom one votes for. Drawn, not reckoned, as in `voting.py`; without wits, anybody."""
    many = heads.many
    if many == 1:
        return heads.takers[0]
    if fraction(luck) < PEOPLE[heads.who[seat], LAPSES]:
        return heads.takers[below(luck, many)]
    odds_of_the_taken(board, heads, seat)
    care, place = PEOPLE[heads.who[seat], CARE], board.places[seat]
    worths = 0.0
    for i in range(many):
        worths += _worth(heads.takers[i], seat, place)
    total = 0.0
    for i in range(many):
        one = _worth(heads.takers[i], seat, place) if worths > 0.0 else 1.0
        heads.votes[i] = powered(one * heads.chances[i], care)
        total += heads.votes[i]
    if total == 0.0:
        return heads.takers[below(luck, many)]
    return heads.takers[weighted(luck, heads.votes, many)]
