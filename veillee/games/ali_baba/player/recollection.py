"""What a computer player keeps of the treasures in the cave: which, how many, in what words.

The memory itself is everybody's (`veillee.memory`); here is what *happens* to it in this game: what
was shown, what was heard, and for how long. It learns nothing but what its own seat was told.
"""

from dataclasses import replace
from random import Random

from veillee.games.ali_baba.board import Say, copies
from veillee.games.ali_baba.rules.recital import take_its_place
from veillee.memory import Material, Memory, Person
from veillee.memory.trace import Place, Thing

HEARD_SECONDS = 1.2
"""How long it takes to say "two teapots"."""
OPEN_SECONDS = 2.5
"""The younger players' variant: a card named rightly lies open until the recital ends."""
WORD_SECONDS = 2.2
"""Ours: what hearing "a sleepy donkey" is worth to the adjective. It makes a picture, but nobody
was shown it: the weaker trace."""
WORD_STRAYS = 0.4
"""Ours: a sleepy donkey is less easily mixed up with a dusty ring than two tiles in a circle."""
LINGERS = 0.5
"""Ours: how much of an earlier cave is left in mind when another cave is entered."""
KNOWN_AGAIN = 0.5
"""Ours: a forgotten treasure that is shown once more is recognised as the second this often."""


class Familiar(Memory[Thing, Place]):
    """A memory that also has feelings: what does not come to mind may still seem familiar."""

    __slots__ = ()

    def familiarity(self, thing: Thing) -> float:
        """How near a thing is to coming to mind, whether or not it does."""
        trace = self._traces.get(thing)
        return 0.0 if trace is None else self._availability(trace)

    def since_when(self) -> list[Thing]:
        """Everything that left a trace, in the order in which it was first seen."""
        return list(self._traces)


class Cave:
    """One player's picture of what lies in the cave this round."""

    def __init__(self, person: Person, chance: Random) -> None:
        persona = person.persona
        firm = replace(persona, confusion=WORD_STRAYS * persona.confusion)
        self._person = person
        self._person_for_words = replace(person, persona=firm)
        self._chance = chance
        self._earlier: dict[str, float] = {}
        self._shown: list[str] = []
        self._forty_four = False
        self._forget_all()

    def begin_round(self, forty_four: bool) -> None:
        """A new cave. What lay in the last ones lingers, and gets in the way of the new."""
        self._forty_four = forty_four
        self._earlier = {treasure: LINGERS * weight for treasure, weight in self._earlier.items()}
        self._earlier |= dict.fromkeys(self._shown, 1.0)
        self._forget_all()

    def _forget_all(self) -> None:
        person, chance = self._person, self._chance
        self.treasures: Familiar[str, None] = Familiar(person, chance, material=Material.WORDS)
        self._numbers: Familiar[str, int] = Familiar(person, chance, apart, Material.WORDS)
        self._words: Memory[str, str] = Memory(
            self._person_for_words, chance, material=Material.WORDS
        )
        self._heard_words: list[str] = []
        self._recited: list[str] = []
        self._shown = []

    # -- what happens ----------------------------------------------------------------------------

    def see(self, treasure: str, seconds: float) -> None:
        """Ali shows a card. A second copy is counted on from what is believed of the first."""
        number = min(self._number_before(treasure) + 1, self._most(treasure))
        self._shown.append(treasure)
        self._look(self.treasures, treasure, None, seconds)
        if number > 1:
            self._look(self._numbers, treasure, number, seconds)

    def _look(
        self, memory: Memory[str, Place], treasure: str, place: Place, seconds: float
    ) -> None:
        """What is held up for all to see is looked at again by whoever was inattentive."""
        memory.see(treasure, place, seconds)
        belief = memory.where(treasure)
        if belief is None or belief.place != place:
            memory.see(treasure, place, seconds)

    def _number_before(self, treasure: str) -> int:
        if self.treasures.where(treasure) is not None:
            return self.number(treasure)
        recognised = self.treasures.familiarity(treasure) > 0.0
        return int(recognised and self._chance.random() < KNOWN_AGAIN)

    def hear(self, item: Say, seconds: float, *, watched: bool) -> None:
        """An item was named rightly: whoever hears it knows it again."""
        treasure = item.treasure
        self.treasures.see(treasure, None, seconds, watched=watched)
        if item.count > 1:
            self._numbers.see(treasure, item.count, seconds, watched=watched)
        else:
            believed = self._numbers.where(treasure)
            if believed is not None:
                self._numbers.disprove(treasure, believed.place)
        if item.adjective is not None:
            self._heard_words.append(item.adjective)
            self._words.see(treasure, item.adjective, WORD_SECONDS, watched=watched)

    def put_in_place(self, treasure: str, said: list[str]) -> None:
        """Where it was recited first, after all that had been said by then."""
        take_its_place(treasure, self._recited, said)

    # -- what comes to mind ----------------------------------------------------------------------

    def number(self, treasure: str) -> int:
        """How many there are; whoever remembers no number thinks of one.

        A number mixed up with another treasure's may be more than the card says there are.
        """
        believed = self._numbers.where(treasure)
        return 1 if believed is None else min(believed.place, self._most(treasure))

    def _most(self, treasure: str) -> int:
        return copies(treasure, self._forty_four)

    def in_order(self, as_recited: bool) -> list[str]:
        """Everything that left a trace, as it first appeared; or as it was first recited, and what
        never was comes last."""
        since = self.treasures.since_when()
        recited = [each for each in self._recited if each in since] if as_recited else []
        return list(dict.fromkeys([*recited, *since]))

    def sureness(self, treasure: str) -> float:
        belief = self.treasures.where(treasure)
        return 0.0 if belief is None else belief.confidence

    def adjective(self, treasure: str) -> str | None:
        believed = self._words.where(treasure)
        return None if believed is None else believed.place

    def heard_words(self) -> list[str]:
        """Adjectives that were said this round: they sound right, whatever they belonged to."""
        return self._heard_words

    def is_newest(self, treasure: str) -> bool:
        """Whether it is the card everybody has just seen."""
        return self._shown[-1:] == [treasure]

    def feels_like_more(self, treasure: str) -> float:
        """How strong the feeling is that there was more than one."""
        return self._numbers.familiarity(treasure)

    def earlier(self) -> dict[str, float]:
        """What lay in the caves before this one: 1 for the last, half for the one before it, …"""
        return self._earlier


def apart(one: int, other: int) -> float:
    """Two are rather taken for three than for four."""
    return abs(one - other)
