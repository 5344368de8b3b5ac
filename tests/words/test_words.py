"""Words in five languages: the same messages everywhere, and one for everything the page says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from veillee.games import games

ROOT = Path(__file__).parent.parent.parent
LANGUAGES = ["fr", "en", "de", "es", "nl"]
SHELL = ROOT / "client" / "src" / "words"
GAMES = sorted((ROOT / "veillee" / "games").glob("*/words"))
FOLDERS = [SHELL, *GAMES]
NARROW = "\u202f"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def words_of(folder: Path, language: str) -> dict[str, set[str]]:
    """Message → the variables it uses."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    words: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in words, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            words[entry.id.name] = variables.names
    return words


def name_of(folder: Path) -> str:
    return "shell" if folder == SHELL else folder.parent.name


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(folder, language):
    assert words_of(folder, language) == words_of(folder, "en")


@pytest.mark.parametrize("folder", GAMES, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_rules_with_the_same_parts(folder, language):
    def parts(language: str) -> list[str]:
        text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
        return re.findall(r"^#+ |^!\[.+?\]\((.+?)\)", text, re.MULTILINE)

    assert parts(language) == parts("en")
    for picture in filter(None, parts(language)):
        assert (folder.parent / "art" / picture).exists()


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_french_sets_its_marks_apart(folder):
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    values = [line.partition("=")[2] for line in text.splitlines() if "=" in line]
    wrong = [value for value in values if re.search(rf"\w[^\S{NARROW}]?[!?;»](\s|$)", value)]
    assert wrong == []


def sources() -> dict[str, str]:
    """Every file of the page."""
    folders = [ROOT / "client" / "src", *(folder.parent / "screen" for folder in GAMES)]
    files = [path for folder in folders for path in folder.rglob("*.*")]
    text = [path for path in files if path.suffix in (".svelte", ".ts")]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in text}


def test_the_page_says_nothing_without_words():
    """Every id that the page asks for exists; of ids put together while it runs, at least one."""
    known = set().union(*(words_of(folder, "en") for folder in FOLDERS))
    missing = []
    for path, text in sources().items():
        for plain in re.findall(r"""\bt\(\s*["']([a-z][\w-]*)["']""", text):
            if plain not in known:
                missing.append(f"{path}: {plain}")
        for template in re.findall(r"\bt\(\s*`([^`]+)`", text):
            pattern = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(template))
            if not any(re.fullmatch(pattern, word) for word in known):
                missing.append(f"{path}: {template}")
    assert missing == []


def put_together() -> set[str]:
    """Choices are put together from an option and its values."""
    return {
        f"{name}-"
        for game in games()
        for name, option in game.options["properties"].items()
        if "enum" in option
    }


def test_no_word_is_left_over():
    """Words that nothing says. (An id put together while the page runs counts by its start.)"""
    text = "\n".join(sources().values())
    said = set(re.findall(r"""["'`]([a-z][a-z_-]*-?)(?:\$\{)?""", text))
    said |= put_together()
    starts = tuple(start for start in said if start.endswith("-"))
    for folder in FOLDERS:
        words = words_of(folder, "en")
        unused = [word for word in words if word not in said and not word.startswith(starts)]
        assert unused == []
