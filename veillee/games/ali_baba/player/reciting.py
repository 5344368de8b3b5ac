"""What a thief says: what comes to mind, and where that is not enough, a guess."""

from random import Random

from veillee.games.ali_baba.board import (
    ADJECTIVES,
    TREASURES,
    Options,
    Say,
    SpendPebble,
    copies,
)
from veillee.games.ali_baba.player.recollection import Cave
from veillee.memory import Persona, curve

COUNTS_CARDS = {"age5": 0.2, "age7": 0.5, "age10": 0.75, "adult": 0.9, "age70": 0.85}
"""Ours: how often a thief compares what came to mind with the cards in Ali's hand; elephants do."""
HEARD_BEFORE = 0.7
"""Ours: how often a guessed adjective is one heard this round and not known to be another's."""
SURE = 0.6
PLAIN_WORDS = [word for word in ADJECTIVES if word.isalpha()]


class Recital:
    """All that one thief is going to say, thought out when the turn comes.

    After a pebble it is thought out anew: `heard` is what has been said by then. Whoever holds
    another one is reminded by it to count the cards.
    `unsure`: what is guessed or hardly remembered, and so comes out slowly.
    """

    def __init__(
        self,
        cave: Cave,
        cards: int,
        options: Options,
        persona: Persona,
        chance: Random,
        heard: list[Say],
        pebbles: int,
    ) -> None:
        self._cave = cave
        self._chance = chance
        self._options = options
        self._heard = {item.treasure: item.count for item in heard}
        self._numbers = {each: cave.number(each) for each in cave.treasures.recall()} | self._heard
        self.unsure = {each for each in self._numbers if cave.sureness(each) < SURE}
        if chance.random() < COUNTS_CARDS.get(persona.name, 1.0) or pebbles:
            self._count_the_cards(cards)
        else:
            self._let_slip_in(persona.inattention)
        if options.in_order != "none":
            self._put_in_order(persona.confusion)

    def __len__(self) -> int:
        return len(self._numbers)

    def next(self, said: list[str], pebbles: int) -> Say | SpendPebble | None:
        """The next item, or None: nothing more comes to mind.

        Whoever has a pebble says first what is sure, and spends it rather than guess.
        """
        left = [each for each in self._numbers if each not in said]
        if pebbles and self._options.in_order == "none":
            left.sort(key=self._would_guess)
        if not left:
            return None
        if pebbles and self._would_guess(left[0]):
            return SpendPebble()
        return Say(left[0], self._numbers[left[0]], self._adjective(left[0]))

    def _would_guess(self, treasure: str) -> bool:
        return treasure in self.unsure or not self._has_a_word(treasure)

    # -- which and how many ----------------------------------------------------------------------

    def _count_the_cards(self, cards: int) -> None:
        """Something is missing, or too much: better a guess than a sure mistake."""
        while (missing := cards - sum(self._numbers.values())) > 0 and self._guess_one_more():
            pass
        for _ in range(-missing):
            if len(self._numbers) > len(self._heard):
                self._leave_one_out()

    def _guess_one_more(self) -> bool:
        hunches = self._hunches()
        if not hunches:
            return False
        treasure = self._chance.choices(list(hunches), list(hunches.values()))[0]
        self._numbers[treasure] = self._numbers.get(treasure, 0) + 1
        self.unsure.add(treasure)
        return True

    def _hunches(self) -> dict[str, float]:
        """What else might be in the cave, and how readily it is thought of."""
        earlier = self._cave.earlier()
        hunches: dict[str, float] = {}
        for treasure in TREASURES:
            said = self._numbers.get(treasure, 0)
            if said >= copies(treasure, self._options.forty_four) or treasure in self._heard:
                continue
            if said:
                hunches[treasure] = hunch(self._cave.feels_like_more(treasure), 0.0)
            else:
                familiar = self._cave.treasures.familiarity(treasure)
                hunches[treasure] = hunch(familiar, earlier.get(treasure, 0.0))
        return hunches

    def _leave_one_out(self) -> None:
        """One too many: doubt the largest number, and of those the least sure treasure."""
        numbers = self._numbers
        open_ = [each for each in numbers if each not in self._heard]
        doubted = max(open_, key=lambda each: (numbers[each], -self._cave.sureness(each)))
        numbers[doubted] -= 1
        self.unsure.add(doubted)
        if not numbers[doubted]:
            del numbers[doubted]

    def _let_slip_in(self, inattention: float) -> None:
        """Whoever does not count may name a treasure of an earlier cave."""
        earlier = {t: w for t, w in self._cave.earlier().items() if t not in self._numbers}
        if earlier and self._chance.random() < goes_astray(inattention, len(self._numbers)):
            treasure = self._chance.choices(list(earlier), list(earlier.values()))[0]
            self._numbers[treasure] = 1

    # -- in what order, in what words ------------------------------------------------------------

    def _put_in_order(self, confusion: float) -> None:
        """Even a guess has its place, if it left a trace; two neighbours may change theirs."""
        since = self._cave.in_order(self._options.in_order == "recited")
        order = [each for each in since if each in self._numbers]
        order += [each for each in self._numbers if each not in since]
        long = len(order)
        if long > 1 and self._chance.random() < curve.order_error(confusion, long):
            at = self._chance.randrange(long - 1)
            order[at], order[at + 1] = order[at + 1], order[at]
        self._numbers = {each: self._numbers[each] for each in order}

    def _has_a_word(self, treasure: str) -> bool:
        """Whether one can say what it is like: the word comes to mind, or any will do."""
        if self._options.adjectives == "none" or self._is_brand_new(treasure):
            return True
        return self._cave.adjective(treasure) is not None

    def _is_brand_new(self, treasure: str) -> bool:
        return self._numbers[treasure] == 1 and self._cave.is_newest(treasure)

    def _adjective(self, treasure: str) -> str | None:
        """The newest treasure gets any; for the others the word one remembers, or thinks to."""
        if self._options.adjectives == "none":
            return None
        remembered = self._cave.adjective(treasure)
        if remembered is not None:
            return remembered
        heard = self._cave.heard_words()
        if not self._is_brand_new(treasure):
            taken = {self._cave.adjective(each) for each in self._numbers}
            orphans = [word for word in heard if word not in taken]
            if orphans and self._chance.random() < HEARD_BEFORE:
                return self._chance.choice(orphans)
        unused = [word for word in PLAIN_WORDS if word not in heard]
        return self._chance.choice(unused or PLAIN_WORDS)


def hunch(familiar: float, lingers: float) -> float:
    """Ours: how readily one guesses a thing: one of this cave that was nearly forgotten, one that
    lingers from an earlier cave, any other.

    The first is the likeliest by far: the grid of pictures jogs the memory.
    """
    return 3.0 * familiar + 0.5 * lingers + 0.03


def goes_astray(inattention: float, items: int) -> float:
    """Ours: how often a treasure of an earlier cave slips in, per item and lapse of attention."""
    return 0.25 * inattention * items
