# pyright: basic
"""What a player keeps of the treasures in the cave, compiled: `Cave`, and what it owns: `Loot`.

Nobody thinks before they must: a player takes in what was told when it is about to recite. What
comes after its last recital in a round, and all that Ali himself hears, it never has to.
"""

from veillee.games.ali_baba.odds.board import (
    A_CARD,
    BY,
    HAPPENED,
    HOW_MANY,
    PICKED_BY,
    ROUND,
    TOLD,
    WHAT,
    WORD,
)
from veillee.games.ali_baba.odds.numbers import (
    ADJECTIVES_SET,
    COPIES_OF,
    FORTY_FOUR,
    NO_WORD,
    SHOWN_SECONDS,
    YOUNGER,
)
from veillee.games.ali_baba.odds.player_state import (
    ADJECTIVES,
    FIRST_WORD,
    LOOT,
    MEMORIES,
    NUMBERS,
    TREASURES,
)
from veillee.games.ali_baba.player.picking import PICKED_SECONDS
from veillee.games.ali_baba.player.recollection import (
    HEARD_SECONDS,
    KNOWN_AGAIN,
    OPEN_SECONDS,
    WORD_SECONDS,
)
from veillee.twin import compiled
from veillee.twin.chance import fraction
from veillee.twin.mind import (
    NO_TRACE,
    NOWHERE,
    UNKNOWN,
    availability,
    disprove,
    forget_all,
    knows,
    pass_event,
    see,
    where,
)

ROUND_IN_MIND, TAKEN_IN = range(2)


@compiled
def take_in(numbers, heads, board, seat, luck):
    """All that was shown and named in this cave since the seat last thought of it."""
    cave = heads.cave[seat]
    if cave[ROUND_IN_MIND] != board.at[ROUND]:
        begin_round(numbers, heads, board, seat, luck)
    for i in range(cave[TAKEN_IN], board.at[TOLD]):
        told = board.told[i]
        if told[HOW_MANY] == A_CARD:
            see_card(numbers, heads, seat, told[WHAT], luck)
        else:
            seconds = OPEN_SECONDS if numbers[YOUNGER] else HEARD_SECONDS
            hear_item(heads, seat, told, seconds, luck)
    cave[TAKEN_IN] = board.at[TOLD]


@compiled
def begin_round(numbers, heads, board, seat, luck):
    forget_all(heads, seat * MEMORIES + TREASURES, True, luck)
    forget_all(heads, seat * MEMORIES + NUMBERS, True, luck)
    if numbers[ADJECTIVES_SET]:
        forget_all(heads, seat * MEMORIES + ADJECTIVES, True, luck)
    heads.cave[seat, ROUND_IN_MIND] = board.at[ROUND]
    heads.cave[seat, TAKEN_IN] = 0


@compiled
def see_card(numbers, heads, seat, treasure, luck):
    """Ali shows a card. A second copy is counted on from what is believed of the first."""
    row, seconds = seat * MEMORIES, numbers[SHOWN_SECONDS]
    number = number_before(numbers, heads, seat, treasure, luck) + 1
    number = min(number, COPIES_OF[numbers[FORTY_FOUR], treasure])
    look(heads, row + TREASURES, treasure, NOWHERE, seconds, luck)
    if number > 1:
        look(heads, row + NUMBERS, treasure, number, seconds, luck)


@compiled
def look(minds, row, treasure, place, seconds, luck):
    """What is held up for all to see is looked at again by whoever was inattentive."""
    see(minds, row, treasure, place, seconds, False, luck)
    if where(minds, row, treasure)[0] != place:
        see(minds, row, treasure, place, seconds, False, luck)


@compiled
def number_before(numbers, heads, seat, treasure, luck):
    row = seat * MEMORIES + TREASURES
    if knows(heads, row, treasure):
        return number_of(numbers, heads, seat, treasure)
    if familiarity(heads, row, treasure) > 0.0:
        return int(fraction(luck) < KNOWN_AGAIN)
    return 0


@compiled
def hear_item(heads, seat, told, seconds, luck):
    """An item was named rightly: whoever hears it knows it again."""
    row, watched = seat * MEMORIES, told[BY] != seat
    treasure, number = told[WHAT], told[HOW_MANY]
    see(heads, row + TREASURES, treasure, NOWHERE, seconds, watched, luck)
    if number > 1:
        see(heads, row + NUMBERS, treasure, number, seconds, watched, luck)
    else:
        believed, _ = where(heads, row + NUMBERS, treasure)
        if believed != UNKNOWN:
            disprove(heads, row + NUMBERS, treasure, believed)
    if told[WORD] != NO_WORD:
        place = FIRST_WORD + told[WORD]
        see(heads, row + ADJECTIVES, treasure, place, WORD_SECONDS, watched, luck)


# -- what comes to mind --------------------------------------------------------------------------


@compiled
def number_of(numbers, heads, seat, treasure):
    """How many there are; whoever remembers no number thinks of one."""
    believed, _ = where(heads, seat * MEMORIES + NUMBERS, treasure)
    return 1 if believed == UNKNOWN else min(believed, COPIES_OF[numbers[FORTY_FOUR], treasure])


@compiled
def familiarity(minds, row, treasure):
    """How near a thing is to coming to mind, whether or not it does."""
    if minds.state[row, treasure] == NO_TRACE:
        return 0.0
    return availability(minds, row, treasure)


@compiled
def word_of(heads, seat, treasure):
    believed, _ = where(heads, seat * MEMORIES + ADJECTIVES, treasure)
    return NO_WORD if believed == UNKNOWN else believed - FIRST_WORD


# -- what one owns -------------------------------------------------------------------------------


@compiled
def count_ones_own(heads, board, seat, luck):
    """All cards that were picked by oneself; others, and those that were shown, only pass."""
    row = seat * MEMORIES + LOOT
    for i in range(heads.owns[seat], board.at[HAPPENED]):
        if board.happened[i, PICKED_BY] == seat:
            see(heads, row, board.happened[i, WHAT], NOWHERE, PICKED_SECONDS, False, luck)
        else:
            pass_event(heads, row)
    heads.owns[seat] = board.at[HAPPENED]


@compiled
def wants(heads, seat, treasure):
    """A treasure counts once; what one does not remember to own looks new."""
    return not knows(heads, seat * MEMORIES + LOOT, treasure)
