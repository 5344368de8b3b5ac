"""Words as they are said: one of something is not plural, captions agree, and nothing is English
in the middle of another language."""

import re

import pytest

from tests.words.reading import FOLDERS, GAMES, LANGUAGES, Words, name_of, sources, words_of
from veillee.games.ali_baba.board import ADJECTIVES, TREASURES

ALI_BABA = next(folder for folder in GAMES if folder.parent.name == "ali_baba")

COUNTED = {"count", "n", "of", "seconds", "steps", "left", "share", "percent", "least", "low"}
TOTALS = {"goal", "games", "high", "most", "turn"}
"""Numbers that are never one: houses have at least three stones, odds come from many games."""
MANY = 7
"""What a message's other numbers are while one of them is counted."""

NOT_COUNTED = {
    "fr": "sur à chez fois pas peut",
    "en": "of out to in may",
    "de": "von bis darf fehlt kiesel bonus wegnehmen bauen",
    "es": "de a puede",
    "nl": "van tot mag te seconde weten weghalen bouwen",
}
"""After "1": words that are no counted things (house 1 may tumble), or that do not change."""

PLURAL_BEFORE = {
    "fr": "les des quelques",
    "en": "these those are",
    "de": "fehlen sind",
    "es": "unas unos quedan faltan vuelven las los",
    "nl": "zijn",
}
"""Before "1": words that can only be said of several."""


def numbers_in(folder, language):
    """Every message with each of its numbers; the second of "1 of 6" is a total."""
    for id, variables in words_of(folder, language).items():
        counted = variables & COUNTED
        for number in sorted(counted - {"count"} if "n" in counted else counted):
            yield id, number, variables - {number}


def said(words: Words, id: str, number: str, value: int, others: set[str]) -> str:
    args = {one: MANY if one in COUNTED | TOTALS else one.upper() for one in others}
    return words.t(id, **{number: value}, **args)


def wrong_with_one(language: str, one: str, two: str) -> str | None:
    """What is said of one as it is said of two, but must not be."""
    if re.sub(r"\b1\b", "2", one) != two:
        return None
    after = re.search(r"\b1[\s\u202f\u00a0]([^\W\d_]+)", one)
    before = re.search(r"([^\W\d_]+) 1\b", one.lower())
    if after and after[1].lower() not in NOT_COUNTED[language].split():
        return after[0]
    if before and before[1] in PLURAL_BEFORE[language].split():
        return before[0]
    return None


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_something_is_not_plural(folder, language):
    words = Words(folder, language)
    wrong = {}
    for id, number, others in numbers_in(folder, language):
        one, two, five = (said(words, id, number, value, others) for value in (1, 2, 5))
        assert five
        if wrong_with_one(language, one, two):
            wrong[f"{id} ${number}"] = one
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("fr", "environ 1 soirs sur 10", "environ 2 soirs sur 10"),
        ("es", "en unas 1 de cada 10 veladas", "en unas 2 de cada 10 veladas"),
        ("de", "1 Karten", "2 Karten"),
        ("en", "1 cards left", "2 cards left"),
    ],
)
def test_a_plural_after_one_is_noticed(language, one, two):
    assert wrong_with_one(language, one, two)


# -- captions ------------------------------------------------------------------------------------


FEMININE = {
    "fr": "crown oil_lamp ring teapot",
    "es": "crown carpet scimitar oil_lamp teapot",
}
FEMININE_PLURAL = "gold_coins slippers"
ALONE = {"fr": {"vieil": "vieux"}, "es": {}}
"""What is said otherwise where no noun follows."""


def form_of(language: str, treasure: str) -> str:
    if treasure in FEMININE_PLURAL.split():
        return "fp"
    return "f" if treasure in FEMININE[language].split() else "m"


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("treasure", TREASURES)
def test_a_caption_agrees_with_its_treasure(language, treasure):
    """As the page does it: `adj-` is told which form the treasure asks for."""
    words = Words(ALI_BABA, language)
    form = words.t(f"class-{treasure}", count=1)
    assert form.replace("mv", "m") == form_of(language, treasure)
    for adjective in ADJECTIVES:
        caption = words.t(f"adj-{adjective}", form=form)
        agreed = words.t(f"form-{adjective}", form=form_of(language, treasure))
        assert caption == ALONE[language].get(agreed, agreed)


def test_captions_are_told_their_treasure():
    """Only `wordOf` asks for an adjective by itself, and it says which treasure it stands under."""
    asking = [path for path, text in sources(ALI_BABA).items() if "adj-" in text]
    assert asking == ["veillee/games/ali_baba/screen/saying.ts"]
    text = sources(ALI_BABA)[asking[0]]
    assert re.findall(r"t\(`adj-\$\{adjective\}`(, \{ form)?", text) == [", { form"]


# -- nothing of the server's English --------------------------------------------------------------


def test_the_page_shows_no_reason_of_the_server():
    """A refusal has a name for the page and an English reason for programs. Only names are read:
    outcomes have a `reason`, too, but that is part of an id."""
    shown = [
        f"{path}: {line.strip()}"
        for path, text in sources().items()
        if "/generated/" not in path
        for line in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL).splitlines()
        if re.search(r"(?<!outcome)(?<!signal)\.(reason|message)\b", line)
    ]
    assert shown == []


def markup(text: str) -> str:
    """What stands in a component beside its script, its style and what is in braces."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
    while re.search(r"\{[^{}]*\}", text):
        text = re.sub(r"\{[^{}]*\}", "", text)
    return text


SAME_EVERYWHERE = {"Veillée", "R"}


def test_no_component_speaks_for_itself():
    """Text, labels and descriptions come from the words; a name is the same in every language."""
    spoken = {}
    for path, text in sources().items():
        if not path.endswith(".svelte"):
            continue
        rest = markup(text)
        labels = re.findall(r'\b(?:aria-label|alt|title|placeholder)="([^"]*\w[^"]*)"', rest)
        plain = re.findall(r"[^\W\d_][\w ]*", re.sub(r"<[^>]*>", " ", rest))
        found = {one.strip() for one in [*labels, *plain]} - SAME_EVERYWHERE
        if found:
            spoken[path] = found
    assert spoken == {}
