"""What a thief says: articles, numbers and adjectives agree in every language."""

from pathlib import Path

import pytest

from tests.words.reading import Words
from veillee.games import ali_baba
from veillee.games.ali_baba.board import ADJECTIVES, TREASURES, copies

FOLDER = Path(ali_baba.__file__).parent / "words"


class Language(Words):
    """Puts an item together as the page does."""

    def __init__(self, name: str) -> None:
        super().__init__(FOLDER, name)

    def item(self, treasure: str, count: int = 1, adjective: str = "none") -> str:
        word = self.t(f"form-{adjective}", form=self.t(f"class-{treasure}", count=count))
        first = self.t(f"side-{adjective}") == "before"
        before = f"{word} " if word and first else ""
        after = f" {word}" if word and not first else ""
        return self.t(f"say-{treasure}", count=count, before=before, after=after)


@pytest.mark.parametrize(
    ("language", "item", "said"),
    [
        ("en", ("lion",), "a lion"),
        ("en", ("elephant",), "an elephant"),
        ("en", ("elephant", 1, "shy"), "a shy elephant"),
        ("en", ("mirror", 1, "old"), "an old mirror"),
        ("en", ("cushion", 3), "three cushions"),
        ("en", ("slippers", 2), "two pairs of slippers"),
        ("fr", ("lion", 1, "old"), "un vieux lion"),
        ("fr", ("donkey", 1, "old"), "un vieil âne"),
        ("fr", ("crown", 1, "brand_new"), "une couronne toute neuve"),
        ("fr", ("crown", 2, "golden"), "deux couronnes dorées"),
        ("fr", ("ring", 3, "lost"), "trois bagues perdues"),
        ("de", ("lion",), "einen Löwen"),
        ("de", ("donkey", 2, "proud"), "zwei stolze Esel"),
        ("de", ("book", 1, "old"), "ein altes Buch"),
        ("de", ("crown", 1, "golden"), "eine goldene Krone"),
        ("de", ("diamond", 1, "giant"), "einen riesigen Diamanten"),
        ("es", ("crown", 1, "golden"), "una corona dorada"),
        ("es", ("mirror", 2, "blue"), "dos espejos azules"),
        ("es", ("lion", 1, "sleepy"), "un león dormilón"),
        ("nl", ("book", 1, "old"), "een oud boek"),
        ("nl", ("mirror", 1, "old"), "een oude spiegel"),
        ("nl", ("book", 2, "old"), "twee oude boeken"),
    ],
)
def test_an_item_agrees_in_gender_number_and_case(language, item, said):
    assert Language(language).item(*item) == said


@pytest.mark.parametrize("language", ["fr", "en", "de", "es", "nl"])
def test_no_two_items_sound_alike(language):
    """Whoever listens must be able to tell them apart."""
    words = Language(language)
    said = [
        words.item(treasure, count, adjective)
        for treasure in TREASURES
        for count in range(1, copies(treasure, forty_four=False) + 1)
        for adjective in ["none", *ADJECTIVES]
    ]
    assert len(set(said)) == len(said)
    assert all(text == " ".join(text.split()) for text in said)
