"""The words as translators write them and as the page says them, and the page's own files."""

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent.parent
LANGUAGES = ["fr", "en", "de", "es", "nl"]
SHELL = ROOT / "client" / "src" / "words"
GAMES = sorted((ROOT / "veillee" / "games").glob("*/words"))
FOLDERS = [SHELL, *GAMES]


def words_folder(game: str) -> Path:
    return ROOT / "veillee" / "games" / game / "words"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def name_of(folder: Path) -> str:
    return "shell" if folder == SHELL else folder.parent.name


def parts_of(folder: Path, language: str) -> dict[str, Variables]:
    """Message → the variables it uses, and the other messages."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    words: dict[str, Variables] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in words, f"{entry.id.name} is there twice"
            words[entry.id.name] = Variables()
            words[entry.id.name].visit(entry)
    return words


def words_of(folder: Path, language: str) -> dict[str, set[str]]:
    """Message → the variables it uses."""
    return {id: parts.names for id, parts in parts_of(folder, language).items()}


class Words:
    """Messages as the page says them: those of a game, or of the shell."""

    def __init__(self, folder: Path, language: str) -> None:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def t(self, id: str, **args: Any) -> str:
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, f"{id}: {errors}"
        return str(text)


def sources(folder: Path | None = None) -> dict[str, str]:
    """Every file of the page; or only the shell's, or those of one game's screen."""
    screens = {SHELL: SHELL.parent} | {words: words.parent / "screen" for words in GAMES}
    folders = screens.values() if folder is None else [screens[folder]]
    files = [path for one in folders for path in one.rglob("*.*")]
    text = [path for path in files if path.suffix in (".svelte", ".ts")]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in text}
