"""Pairs: cards lie face down, and two that are alike must be turned up together.

A player knows cards by their picture alone: which of the two alike it was is only in their head.
So the things in memory are a picture's *first* and *second* card, as this player met them.
"""

from math import ceil, hypot, log, log1p, sqrt
from random import Random

from veillee.memory.memory import Memory
from veillee.memory.personas import Person

SHOWN_SECONDS = 5.0
"""UK Biobank shows all cards for some seconds before they are covered."""
LOOKED_AT_SECONDS = 2.0
"""How long a turned-up card is looked at. No study of these says; games on screens use it."""
PATIENCE = 10
"""A game ends when it has taken so many times the turns of somebody who keeps nothing."""

Card = tuple[int, int]


def biobank_pairs(person: Person, chance: Random, pairs: int) -> float:
    """Shown, covered, matched: the logarithm of one and the wrong pairs."""
    return log1p(Pairs(person, chance, pairs).play(shown=SHOWN_SECONDS) - pairs)


def concentration(person: Person, chance: Random, pairs: int) -> float:
    """The turns it takes to find all pairs of a game alone, with nothing shown before."""
    return Pairs(person, chance, pairs).play()


def turns_with_perfect_memory(pairs: int) -> float:
    """Velleman and Warrington 2013, for many pairs; from six on it is right to a tenth."""
    return (3 - 2 * log(2)) * pairs + 7 / 8 - 2 * log(2)


def turns_with_no_memory(pairs: int) -> float:
    """With k pairs left, any two cards are alike once in 2k − 1 times: summed up, a square."""
    return pairs**2


class Pairs:
    """One game, played alone."""

    def __init__(self, person: Person, chance: Random, pairs: int) -> None:
        self._columns = ceil(sqrt(2 * pairs))
        self._chance = chance
        self._memory: Memory[Card, int] = Memory(person, chance, self._steps)
        cards = [picture for picture in range(pairs) for _ in range(2)]
        chance.shuffle(cards)
        self._covered = dict(enumerate(cards))
        self._patience = PATIENCE * turns_with_no_memory(pairs)

    def play(self, shown: float = 0.0) -> int:
        """The turns it took."""
        if shown:
            self._memory.see_together(self._as_cards(), shown)
        turns = 0
        while self._covered and turns < self._patience:
            turns += 1
            self._take_a_turn()
        return turns

    def _take_a_turn(self) -> None:
        first = self._first_choice()
        self._turn_up(first)
        second = self._second_choice(first)
        if self._covered[first] == self._covered[second]:
            self._take_away(first, second)
        else:
            self._turn_up(second)

    # What to turn up

    def _first_choice(self) -> int:
        """A card of a pair that is known; else one of which nothing is known."""
        chance, covered = self._chance, list(self._covered)
        if self._memory.lapses():
            return chance.choice(covered)
        known = self._known_pairs()
        return chance.choice(known) if known else chance.choice(self._unknown() or covered)

    def _second_choice(self, first: int) -> int:
        """Where the picture just turned up is believed to lie once more, or a new card."""
        chance = self._chance
        others = [place for place in self._covered if place != first]
        if self._memory.lapses():
            return chance.choice(others)
        alike = [place for place in self._believed(self._covered[first]) if place != first]
        unknown = [place for place in self._unknown() if place != first]
        return chance.choice(alike or unknown or others)

    def _known_pairs(self) -> list[int]:
        """The first place of each pair believed to lie at two places."""
        believed = [self._believed(picture) for picture in sorted(set(self._covered.values()))]
        return [places[0] for places in believed if len(set(places)) == 2]

    def _believed(self, picture: int) -> list[int]:
        """Where cards of a picture are believed to lie, face down."""
        beliefs = [self._memory.where((picture, copy)) for copy in (0, 1)]
        return [belief.place for belief in beliefs if belief and belief.place in self._covered]

    def _unknown(self) -> list[int]:
        return [place for place in self._covered if not self._memory.what_is_at(place)]

    # What is seen

    def _turn_up(self, place: int) -> None:
        """See a card; whatever else was believed to lie there does not."""
        picture = self._covered[place]
        for card in self._memory.what_is_at(place):
            if card[0] != picture:
                self._memory.disprove(card, place)
        self._memory.see(self._taken_for(picture, place), place, LOOKED_AT_SECONDS)

    def _taken_for(self, picture: int, place: int) -> Card:
        """Which of the two it is to the player: the one believed here, else a forgotten one, else
        the one they are less sure of.
        """
        beliefs = {copy: self._memory.where((picture, copy)) for copy in (0, 1)}
        sure = {
            copy: 0.0 if belief is None else 1.0 if belief.place == place else belief.confidence
            for copy, belief in beliefs.items()
        }
        here = [copy for copy in (0, 1) if sure[copy] == 1.0]
        return picture, here[0] if here else min(sure, key=lambda copy: sure[copy])

    def _take_away(self, first: int, second: int) -> None:
        """A pair is found: there is nothing to keep of it, and nothing else lies there."""
        picture = self._covered[first]
        self._memory.pass_event()
        del self._covered[first], self._covered[second]
        for copy in (0, 1):
            if belief := self._memory.where((picture, copy)):
                self._memory.disprove((picture, copy), belief.place)
        for place in (first, second):
            for card in self._memory.what_is_at(place):
                self._memory.disprove(card, place)

    # How the cards lie

    def _as_cards(self) -> dict[Card, int]:
        """Every card with its place: the two of a picture are told apart by who comes first."""
        cards: dict[Card, int] = {}
        for place, picture in self._covered.items():
            cards[picture, int((picture, 0) in cards)] = place
        return cards

    def _steps(self, here: int, there: int) -> float:
        (row, column), (other_row, other_column) = (
            divmod(place, self._columns) for place in (here, there)
        )
        return hypot(row - other_row, column - other_column)
