# pyright: basic
"""What the team may do between turns: `proposing` and `TomThumbPlayer._between_turns`, compiled."""

from veillee.games.tom_thumb.odds.between_turns import how_many, may_propose
from veillee.games.tom_thumb.odds.numbers import (
    BOOTS_COST,
    BOOTS_TOKEN,
    DRAW_CARDS,
    NOTHING,
    OGRE_TILES,
    PATH,
    PROPOSE,
    TREE_TOKEN,
)
from veillee.games.tom_thumb.odds.pausing import after
from veillee.games.tom_thumb.odds.probabilities import best_of_each, reckon
from veillee.games.tom_thumb.player.player import (
    DRAW_SECONDS,
    HAVING_SPOKEN_SECONDS,
    OTHERS_SPOKE_SECONDS,
    SPEAK_SECONDS,
)
from veillee.games.tom_thumb.player.proposing import SURE_ENOUGH, boots_pay, too_little, tree_pays
from veillee.twin import compiled, shared

NOT_THOUGHT_YET = -1.0
_boots_pay, _tree_pays, _too_little = shared(boots_pay), shared(tree_pays), shared(too_little)


@compiled
def between_turns(board, heads, who, luck):
    """Speak up soon or not at all; the Guide leaves others time to speak before drawing."""
    wanted = proposal(board, heads, who) if board.offered else NOTHING
    if wanted != NOTHING:
        after(heads, who, SPEAK_SECONDS, PROPOSE, wanted, 0, luck)
    elif who == board.guide:
        after(heads, who, before_drawing(board, who), DRAW_CARDS, 0, 0, luck)


@compiled
def before_drawing(board, guide):
    """Longer when somebody spoke, or when the Guide has nothing left to say."""
    may_speak = may_propose(board, guide, TREE_TOKEN) or may_propose(board, guide, BOOTS_TOKEN)
    if board.offered and not may_speak:
        return HAVING_SPOKEN_SECONDS
    spoken = board.voices[TREE_TOKEN] or board.voices[BOOTS_TOKEN]
    return OTHERS_SPOKE_SECONDS if spoken else DRAW_SECONDS


@compiled
def proposal(board, heads, who):
    """The token this player speaks for now, if any."""
    if may_propose(board, who, BOOTS_TOKEN) and is_for_the_boots(board, heads, who):
        return BOOTS_TOKEN
    if may_propose(board, who, TREE_TOKEN) and is_for_the_tree(board, heads, who):
        return TREE_TOKEN
    return NOTHING


@compiled
def is_for_the_boots(board, heads, who):
    """The coming Guide walks alone and so judges alone; the others follow."""
    numbers = board.numbers
    if who != board.guide:
        return (board.voices[BOOTS_TOKEN] >> board.guide & 1) == 1
    if not _boots_pay(board.ogre, numbers[OGRE_TILES], numbers[BOOTS_COST]):
        return False
    take_stock(heads, who)
    return heads.people.all_found[who] >= SURE_ENOUGH


@compiled
def is_for_the_tree(board, heads, who):
    """When too little is known of the circle, and the tree is worth what it costs."""
    numbers = board.numbers
    spaces_left = numbers[PATH] - board.lantern
    if not _tree_pays(board.ogre, numbers[OGRE_TILES], spaces_left):
        return False
    take_stock(heads, who)
    return heads.people.knowledge[who] < _too_little(how_many(board.voices[TREE_TOKEN]))


@compiled
def take_stock(heads, who):
    """How likely one would find a place drawn from the deck, and all of them.

    Everybody thinks again after every voice, but has nothing new to remember: reckon once.
    """
    if heads.people.knowledge[who] == NOT_THOUGHT_YET:
        reckon(heads, who)
        heads.people.knowledge[who], heads.people.all_found[who] = best_of_each(heads.odds)
