"""The rules that players read: the same parts in five languages, pictures first, and a paragraph
for every option."""

import re
from pathlib import Path

import pytest

from tests.words.reading import GAMES, LANGUAGES, name_of
from veillee.games import find_game, schema_of

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("folder", GAMES, ids=name_of)

LONGEST_LINE = 110
"""Letters under a picture of the first screen: three such lines and pictures fit 360 × 640."""


def rules_of(folder: Path, language: str) -> str:
    return (folder / f"rules.{language}.md").read_text(encoding="utf-8")


def pictures_in(text: str) -> list[str]:
    return re.findall(r"!\[.*?\]\((.+?)\)", text)


def anchors_in(text: str) -> list[str]:
    ends = re.findall(r"\{(#[^{}]*)\} *\|?$", text, re.MULTILINE)
    assert len(ends) == text.count("{#"), "an anchor stands at the end of its paragraph"
    return [anchor.removeprefix("#") for end in ends for anchor in end.split()]


@EVERY_GAME
@EVERYWHERE
def test_every_language_has_rules_with_the_same_parts(folder, language):
    def parts(language: str) -> list[str]:
        marks = r"^#+ |^- |^\| |!\[.*?\]\(.+?\)|\{#.*\}"
        return [
            re.sub(r"!\[.*?\]", "", part)
            for part in re.findall(marks, rules_of(folder, language), re.MULTILINE)
        ]

    assert parts(language) == parts("en")
    for picture in pictures_in(rules_of(folder, language)):
        assert (folder.parent / "art" / picture).exists()


@EVERY_GAME
@EVERYWHERE
def test_the_rules_begin_with_a_minute(folder, language):
    """Three short lines with pictures, before anything else is explained."""
    _title, minute, *_rest = rules_of(folder, language).split("\n## ")
    lines = re.findall(r"^- (.+\.svg\)) (\*\*.+\*\* .+)$", minute, re.MULTILINE)
    assert len(lines) == 3
    for pictures, text in lines:
        assert re.fullmatch(r"(?:(?: [→/] )?!\[\]\(\w+\.svg\)){1,4}", pictures)
        assert len(text.replace("**", "")) <= LONGEST_LINE, text


@EVERY_GAME
@EVERYWHERE
def test_every_option_has_one_paragraph(folder, language):
    """The set-up form opens the rules there. A value may have a paragraph of its own."""
    options = schema_of(find_game(folder.parent.name).options)["properties"]
    values = {f"{name}-{value}" for name in options for value in options[name].get("enum", [])}
    anchors = anchors_in(rules_of(folder, language))
    assert sorted(set(anchors) - values) == sorted(options)
    assert len(anchors) == len(set(anchors))
