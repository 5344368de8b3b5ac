"""A wrong try in a lesson is answered kindly, and for what it was."""

import pytest
from playwright.sync_api import expect

from tests.browser.stage import TABLET
from tests.browser.test_lessons import SURE, begin, steps_of
from tests.lessons.reading import LESSONS, game_of, read_lesson
from tests.words.reading import Words

TILE = "button[data-at='{}']".format
PEBBLE, BOOTS = "[data-do='pebble'] button", "[data-do='boots'] button"
TREASURE = "[data-treasure='{}']".format
SAY, ALL = "[data-say]", "[data-all]"
PILE = ".pile[data-pile$='-{}']:enabled".format
PLACE = ".place[data-place='{}'].fits".format
DONE = "[data-toy='decline']"
PIXIE_STEPS = ("long-block", "cube", "roof", "white", "cottage")
TRIES: dict[str, dict[tuple[str, str], list[str]]] = {
    "tom_thumb": {
        ("find", "find-wolves"): [TILE(2)],
        ("find", "find-pebble"): [PEBBLE],
        ("pebble", "pebble-known"): [TILE(4)],
        ("point", "point-wolves"): [TILE(2)],
        ("tree", "tree-cards"): ["[data-do='draw']"],
        ("tree", "tree-boots"): [BOOTS, SURE],
        ("swap", "swap-hut"): [TILE(2), TILE(0)],
        ("swap", "swap-first"): [TILE(4), TILE(2)],
        ("last", "last-wolves"): [TILE(5)],
        ("last", "last-pebble"): [PEBBLE],
    },
    "ali_baba": {
        ("say-ring", "say-ring-empty"): [ALL],
        ("say-ring", "say-ring-many"): [TREASURE("ring"), TREASURE("ring"), SAY],
        ("say-parrots", "say-parrots-many"): [*[TREASURE("parrot")] * 3, SAY],
        ("say-parrots", "say-parrots-one"): [TREASURE("parrot"), SAY],
        ("say-parrots", "say-parrots-ring"): [TREASURE("ring"), SAY],
        ("say-parrots", "say-parrots-empty"): [ALL],
        ("say-first", "say-first-missing"): [ALL],
        ("say-first", "say-first-many"): [TREASURE("ring"), TREASURE("ring"), SAY],
        ("dare", "dare-leave"): ["[data-sesame]"],
        ("sesame", "sesame-draw"): ["[data-draw]"],
    },
    "dark_wood": {
        ("wait", "wait-slap"): ["[data-top]"],
        ("wait", "wait-none"): ["[data-none]", SURE],
        ("slap", "slap-leave"): ["[data-leave] button"],
        ("vote", "vote-mila"): ["[data-vote='1']"],
        ("guess", "guess-leave"): ["[data-leave] button"],
        ("help", "help-self"): ["[data-vote='0']"],
        ("quick", "quick-leave"): ["[data-leave] button"],
        ("last", "last-mila"): ["[data-vote='1']"],
    },
    "pixie_town": {
        ("long-block", "first-longhouse"): [PILE("C"), PLACE("0 1 0")],
        ("long-block", "from-below"): [PILE("C"), PLACE("0 0 1")],
        ("cube", "first-longhouse"): [PILE("C"), PLACE("0 1 0")],
        ("cube", "roof-waits"): [PILE("T"), PLACE("0 0 2")],
        ("roof", "first-longhouse"): [PILE("C"), PLACE("0 1 0")],
        **{(step, "still-stones"): [DONE] for step in PIXIE_STEPS},
    },
}
"""What is pressed for an answer: the step and the answer, and one thing after the other."""
TRIED = [folder for folder in LESSONS if game_of(folder) in TRIES]


@pytest.mark.parametrize("folder", TRIED, ids=game_of)
def test_a_wrong_try_is_answered_for_what_it_was(visit, house, folder):
    """Every answer that a lesson has for one particular try; afterwards it goes on."""
    pupil = begin(visit(TABLET), house, folder, "mouse")
    words = Words(folder, "en")
    tries = TRIES[game_of(folder)]
    for step in steps_of(folder, pupil):
        said = pupil.page.locator(".teller .words")
        for answer in dict.fromkeys(tried.say for tried in step.wrong):
            pupil.try_beside()
            expect(said).to_have_text(words.t(f"{step.id}-wrong"))
            for selector in tries[step.id, answer]:
                pupil.page.locator(selector).first.click()
            expect(said).to_have_text(words.t(answer))
    pupil.wait_for("end")


@pytest.mark.parametrize("folder", TRIED, ids=game_of)
def test_every_answer_is_tried(folder):
    named = {(step.id, tried.say) for step in read_lesson(folder).steps for tried in step.wrong}
    assert set(TRIES[game_of(folder)]) == named
