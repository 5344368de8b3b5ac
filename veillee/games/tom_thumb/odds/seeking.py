# pyright: basic
"""How a computer player looks for a tile, asks for help, and helps: `seeking`, compiled."""

from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    KEEP_QUIET,
    OGRE_TILES,
    PATH,
    POINT,
    SEEK,
    SPEND_PEBBLE,
    TURN_UP,
)
from veillee.games.tom_thumb.odds.others import likely_known
from veillee.games.tom_thumb.odds.pausing import ALONE, after
from veillee.games.tom_thumb.odds.probabilities import odds_of, reckon
from veillee.games.tom_thumb.player.seeking import (
    A_HAND,
    HARDLY_TOLD_APART,
    POINTS_FROM,
    needs_a_pebble,
)
from veillee.twin import compiled, shared
from veillee.twin.chance import below
from veillee.twin.mind import lapses

_needs_a_pebble = shared(needs_a_pebble)


@compiled
def look_for(board, heads, who, luck):
    """Seek, or walk in the boots."""
    odds = heads.odds
    if lapses(heads.minds, who, luck):
        after(heads, who, ALONE, TURN_UP, odds.position[below(luck, odds.down)], 0, luck)
        return
    reckon(heads, who)
    best = odds_of(odds, board.asked)
    may_ask = board.stage == SEEK and board.pebbles > 0
    if may_ask and needs_help(board, heads, who, best):
        after(heads, who, ALONE, SPEND_PEBBLE, 0, 0, luck)
    else:
        after(heads, who, ALONE, TURN_UP, likeliest(odds, best, luck), 0, luck)


@compiled
def likeliest(odds, best, luck):
    """The likeliest tile; among tiles that are hardly told apart, any."""
    near = 0
    for column in range(odds.down):
        near += odds.here[column] >= best - HARDLY_TOLD_APART
    chosen = below(luck, near)
    for column in range(odds.down):
        if odds.here[column] >= best - HARDLY_TOLD_APART:
            if chosen == 0:
                return odds.position[column]
            chosen -= 1
    return odds.position[0]


@compiled
def needs_help(board, heads, who, sureness):
    help = 0.0
    for other in range(board.numbers[AT_TABLE]):
        if other != who:
            help = max(help, likely_known(heads.others, who, other, board.asked, board.turn))
    spaces_left = board.numbers[PATH] - board.lantern
    ogre_room = board.numbers[OGRE_TILES] - board.ogre
    return _needs_a_pebble(sureness, help, board.pebbles, spaces_left, board.question, ogre_room)


@compiled
def point(board, heads, who, luck):
    """Point where the place is believed to lie; rather keep quiet than mislead."""
    reckon(heads, who)
    best = odds_of(heads.odds, board.asked)
    if best < POINTS_FROM:
        after(heads, who, ALONE, KEEP_QUIET, 0, 0, luck)
    else:
        after(heads, who, ALONE, POINT, likeliest(heads.odds, best, luck), 0, luck)


@compiled
def decide(board, heads, who, luck):
    """Turn up a tile when all have pointed.

    What one thinks oneself and where the others point, weighed together: every hand multiplies.
    """
    reckon(heads, who)
    odds = heads.odds
    odds_of(odds, board.asked)
    total, best = 0.0, 0.0
    for column in range(odds.down):
        for other in range(board.numbers[AT_TABLE]):
            if board.pointing[other] == odds.position[column]:
                odds.here[column] *= A_HAND
        total += odds.here[column]
    for column in range(odds.down):
        odds.here[column] /= total
        best = max(best, odds.here[column])
    after(heads, who, ALONE, TURN_UP, likeliest(odds, best, luck), 0, luck)
