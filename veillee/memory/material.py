"""What there is to remember: people hold digits, blocks, words and things in places differently."""

from enum import Enum
from random import Random

from veillee.memory import curve
from veillee.memory.personas import Person


class Material(Enum):
    THINGS_IN_PLACES = "things in places"
    WORDS = "words"
    BLOCKS = "blocks"
    DIGITS = "digits"


def learning_rate(material: Material, person: Person) -> float:
    """Strength a second: binding a thing to a place is another skill than keeping a list."""
    if material is Material.THINGS_IN_PLACES:
        return person.place_rate
    return person.word_rate


def draw_focus_size(material: Material, person: Person, chance: Random) -> float:
    """How much this person holds in focus this time: for lists, the day's luck counts."""
    if material is Material.THINGS_IN_PLACES:
        return curve.focus_for_places(person.capacity)
    luck = chance.normalvariate(0.0, 1.0)
    if material is Material.WORDS:
        return curve.focus_for_words(person.capacity, luck)
    if material is Material.BLOCKS:
        return curve.focus_for_blocks(person.capacity, luck)
    return curve.focus_for_digits(person.capacity, luck)
