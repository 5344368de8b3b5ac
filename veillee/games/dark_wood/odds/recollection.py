# pyright: basic
"""The cards that went by, as in `recollection`: `Memory` for a list in which nothing comes twice.

What has faded stays gone for the turn (it only grows older and more crowded), so that it is noted.
And since most cards can be judged without it, everybody takes in what went by only when it counts:
their luck is their own, so it does not matter when it is drawn.
"""

from veillee.games.dark_wood.odds.player_state import ALIKE, first_in
from veillee.games.dark_wood.player.recollection import GLANCE_SECONDS, LOOK_SECONDS
from veillee.memory import curve
from veillee.twin import compiled
from veillee.twin.chance import fraction, normal
from veillee.twin.mind import (
    CAPACITY,
    CROWDING,
    FADED,
    FRESHNESS,
    INATTENTION,
    WORD_RATE,
    available,
    draw_person,
    focus_for_words,
    gain,
)

GLANCE = curve.gain(1.0, GLANCE_SECONDS, 0.0, 0, 1.0)
LOOK = curve.gain(1.0, LOOK_SECONDS, 0.0, 0, 1.0)
"""What a glance and a look win for a full head that learns at the rate 1; powers take their time,
so they are reckoned once."""


@compiled(error_model="numpy")
def come_to_the_table(heads, seat, luck):
    draw_person(heads.person[seat], heads.who[seat], luck)


@compiled(error_model="numpy")
def forget_the_pile(heads, seat, luck):
    heads.focus_size[seat] = focus_for_words(heads.person[seat, CAPACITY], normal(luck))
    heads.attending[seat] = heads.held[seat] = heads.looked[seat] = 0
    heads.in_focus[seat] = heads.kept[seat] = 0


@compiled(error_model="numpy")
def take_in(board, heads, seat, luck):
    """All cards that were turned up until now, the one on top too."""
    whole = board.card + board.in_pile
    while heads.looked[seat] < board.card:
        heads.looked[seat] += 1
        card = heads.looked[seat]
        see(heads, seat, board.pile[whole - card], card, luck)


@compiled(error_model="numpy")
def see(heads, seat, tree, card, luck):
    """The `card`-th of this turn. A tree like the one in mind is looked at for longer."""
    person = heads.person[seat]
    if fraction(luck) < person[INATTENTION]:
        return
    won = LOOK if ALIKE[heads.in_mind[seat]] >> tree & 1 else GLANCE
    rate, attending = person[WORD_RATE] * won, heads.attending[seat]
    heads.held[seat] += 1
    heads.strength[seat, tree] = gain(
        rate, 1.0, person[FRESHNESS], attending, heads.focus_size[seat]
    )
    heads.seen_at[seat, tree] = card
    heads.threshold[seat, tree] = fraction(luck)
    enter_focus(heads, seat, tree, luck)


@compiled(error_model="numpy")
def enter_focus(heads, seat, tree, luck):
    focus, many = heads.focus[seat], heads.attending[seat]
    focus[many] = tree
    heads.in_focus[seat] |= 1 << tree
    if many + 1 <= heads.focus_size[seat]:
        heads.attending[seat] = many + 1
        return
    oldest = fraction(luck) < curve.OLDEST_LEAVES
    at = 0 if oldest else int(fraction(luck) * (many + 1))
    heads.in_focus[seat] &= ~(1 << focus[at])
    heads.kept[seat] |= 1 << focus[at]
    for i in range(at, many):
        focus[i] = focus[i + 1]


@compiled(error_model="numpy")
def remembers(heads, seat, tree, card):
    """Whether a tree that was covered is known to be so, while the `card`-th lies on top."""
    if heads.in_focus[seat] >> tree & 1:
        return True
    if not heads.kept[seat] >> tree & 1:
        return False
    faded = heads.strength[seat, tree] * FADED[card - heads.seen_at[seat, tree]]
    crowding = heads.person[seat, CROWDING]
    if heads.threshold[seat, tree] < available(faded, 0, crowding, heads.held[seat]):
        return True
    heads.kept[seat] &= ~(1 << tree)
    return False


@compiled(error_model="numpy")
def forgotten(heads, seat, covered, card):
    """Which of the covered trees are no longer known to have gone by."""
    kept = heads.kept[seat] & covered
    while kept:
        remembers(heads, seat, first_in(kept), card)
        kept &= kept - 1
    return covered & ~(heads.in_focus[seat] | heads.kept[seat])
