"""Documents for people: their links lead somewhere, and they use the common terms."""

import re

import pytest

from tools.docs import DOCS, ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])
OUR_FOLDERS = "bench|client|deploy|docs|examples|tests|tools|veillee"
RIDDLES = {
    r"\breckon": "compute, simulate",
    r"\b(the|whole|own|empty) house\b": "server",
    r"\b(slow|open|idle|dead) lines?\b": "connection",
    r"\bjournal\b": "log",
    r"\bis brought\b": "is installed, is downloaded",
    r"\d (\w+ )?an? (second|minute|hour|day|table|seat|game|server|node|move|entry)\b": "per",
}
PROSE = [path for path in DOCUMENTS if path.name != "rulebook.md"]
"""The rules of the games are told in the words of the tale."""


def name(path):
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_every_link_and_path_exists(path):
    text = path.read_text(encoding="utf-8")
    links = re.findall(r"(?<!!)\[[^\]]+\]\(([^)#:]+)\)", text)
    paths = re.findall(rf"`((?:{OUR_FOLDERS})/[\w./-]+)`", text)
    missing = [link for link in links if not (path.parent / link).exists()]
    assert missing + [each for each in paths if not (ROOT / each).exists()] == []


@pytest.mark.parametrize("path", PROSE, ids=name)
def test_the_common_term_is_used(path):
    text = path.read_text(encoding="utf-8")
    found = [
        f"{match[0]!r}: say {better}"
        for riddle, better in RIDDLES.items()
        for match in re.finditer(riddle, text, re.IGNORECASE)
    ]
    assert found == []
