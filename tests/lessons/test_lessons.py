"""Every lesson can be played by the rules as they are, and has its sentences in five languages."""

import pytest

from tests.lessons.reading import LESSONS, ME, game_of, play_steps, read_lesson
from tests.words.reading import LANGUAGES, Words, words_of
from veillee.games import games

MOST_WORDS = 12


def test_every_game_has_a_lesson():
    assert [game_of(folder) for folder in LESSONS] == sorted(game.id for game in games())


@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_each_step_shows_what_it_promises(folder):
    """A rule that changes breaks this, not somebody's first evening."""
    asked = None
    for step, table, before in play_steps(folder):
        told = {event.__class__.__name__ for event in table.events(ME, since=before)}
        assert set(step.shows) <= told, step.id
        acts = step.does is not None or step.then
        was_asked, asked = asked, [ask.kind for ask in table.asks if ask.seat == ME]
        is_seen = step.shows or asked != was_asked
        assert is_seen or not acts, f"{step.id}: it does not say what is to be seen"


@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_the_steps_have_names_of_their_own(folder):
    names = [step.id for step in read_lesson(folder).steps]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_short(folder, language):
    wanted = set[str]().union(*(step.sentences for step in read_lesson(folder).steps))
    assert set(words_of(folder, language)) == wanted
    words = Words(folder, language)
    long = [id for id in wanted if how_many(words.t(id)) > MOST_WORDS]
    assert long == []


def how_many(sentence: str) -> int:
    """Marks that French sets apart are no words."""
    return sum(any(map(str.isalnum, word)) for word in sentence.split())
