"""Words in five languages: the same messages everywhere, and one for everything the page says."""

import re

import pytest

from tests.words.put_together import may_be_said, put_together, refusals
from tests.words.reading import (
    FOLDERS,
    GAMES,
    LANGUAGES,
    SHELL,
    name_of,
    parts_of,
    sources,
    words_of,
)
from veillee.games import find_game, schema_of

NARROW = "\u202f"


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(folder, language):
    assert words_of(folder, language) == words_of(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_french_sets_its_marks_apart(folder):
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    values = [line.partition("=")[2] for line in text.splitlines() if "=" in line]
    wrong = [value for value in values if re.search(rf"\w[^\S{NARROW}]?[!?;»](\s|$)", value)]
    assert wrong == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_stays_with_its_word(folder, language):
    """German and Dutch set a no-break space before it, the others nothing."""
    files = [folder / f"{language}.ftl", *folder.glob(f"rules.{language}.md")]
    before = " " if language in ("de", "nl") else r"\s"
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert [line for text in texts for line in re.findall(f".*{before}…", text)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_the_page_says_nothing_without_words(folder):
    """Every id that the page asks for exists; of ids put together while it runs, at least one."""
    known = set(words_of(folder, "en")) | set(words_of(SHELL, "en"))
    if folder == SHELL:
        known = known.union(*(words_of(game, "en") for game in GAMES))
    missing = []
    for path, text in sources(folder).items():
        for plain in re.findall(r"""\bt\(\s*["']([a-z][\w-]*)["']""", text):
            if plain not in known:
                missing.append(f"{path}: {plain}")
        for template in re.findall(r"\bt\(\s*`([^`]+)`", text):
            pattern = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(template))
            if not any(re.fullmatch(pattern, word) for word in known):
                missing.append(f"{path}: {template}")
    assert missing == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_what_is_put_together_has_words(folder):
    """All that the shell asks of this very game, every option and its values, every refusal, every
    step that may be suggested, every ending: no player ever reads an id."""
    known = set(words_of(folder, "en")) | set(words_of(SHELL, "en"))
    assert sorted(put_together(folder) - known) == []


@pytest.mark.parametrize("folder", GAMES, ids=name_of)
def test_what_every_game_has_to_say_is_asked_of_each(folder):
    """Whatever the others say: a game without its own title fails."""
    wanted = put_together(folder)
    options = schema_of(find_game(folder.parent.name).options)["properties"]
    assert wanted >= {"game-title", "game-tagline", "game-players"}
    assert wanted >= {f"option-{name}" for name in options}
    assert wanted & {"end-won-title", "end-lost-title"}


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_no_word_is_left_over(folder):
    """Every message is asked for by the page, by name or put together, or by another message."""
    files = sources() if folder == SHELL else sources(folder) | sources(SHELL)
    said = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", "\n".join(files.values())))
    said |= put_together(folder) | may_be_said(folder)
    said |= {f"refused-{name}" for name in refusals()}
    for language in LANGUAGES:
        for parts in parts_of(folder, language).values():
            said |= parts.messages
    assert sorted(set(words_of(folder, "en")) - said) == []
