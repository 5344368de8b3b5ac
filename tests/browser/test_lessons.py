"""Each lesson from the first sentence to "Now you", by following the hand.

Played in English and German; in the other languages every sentence is read on the screen. How it
looks at every size is in `test_lesson_sizes.py`; wrong tries are in `test_lesson_tries.py`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.hands import Finger, Mouse
from tests.browser.stage import DESKTOP, PHONE, TABLET
from tests.browser.voice import voice
from tests.lessons.reading import LESSONS, Step, game_of, read_lesson
from tests.words.reading import LANGUAGES, SHELL, Words
from tools.trees import nameless

SHARED = {language: Words(SHELL, language) for language in LANGUAGES}
STRETCHES = 20
COUNT_SOUNDS = """
  let sounds = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      document.documentElement.dataset.sounds = ++sounds;
      return start.apply(this, when);
    };
  }
"""
HEARD = "document.documentElement.dataset.sounds"
SURE = "dialog[open] .answers button:last-child"
RING = """() => {
  const { x, y, width, height } = document.querySelector(".lesson > .ring").getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class Pupil:
    """Somebody who does what the hand shows."""

    def __init__(self, page: Page, how: str) -> None:
        self.page = page
        self._how = how

    def wait_for(self, step: str) -> None:
        self.page.locator(f".lesson[data-step='{step}']").wait_for()

    @property
    def sentence(self) -> str:
        return self.page.locator(".teller .words").inner_text()

    def listen(self) -> None:
        self.press_button(".go-on")

    def press_button(self, selector: str) -> None:
        button = self.page.locator(selector)
        if self._how == "keys":
            if not button.evaluate("(one) => one === document.activeElement"):
                button.focus()
            self.page.keyboard.press("Enter")
        elif self._how == "touch":
            button.tap()
        else:
            button.click()

    def do(self, step: Step) -> None:
        """One press after the other, for as long as the step is not done."""
        for _ in range(6):
            ring = self.page.locator(".lesson > .ring")
            ring.or_(self.page.locator(f".lesson:not([data-step='{step.id}'])")).first.wait_for()
            if self.page.locator(f".lesson[data-step='{step.id}']").count() == 0:
                return
            point = ring.get_attribute("data-point")
            self._press(step, *self.page.evaluate(RING))
            self._until_something_changed(step, point)
            if self.page.locator(SURE).is_visible():
                self.press_button(SURE)
                self.page.locator(SURE).wait_for(state="detached")
        raise AssertionError(f"{step.id}: the hand was followed, and nothing came of it")

    def _press(self, step: Step, x: float, y: float) -> None:
        if step.does is not None and step.does["type"] == "Slap":
            self._slap(step, x, y)
        else:
            self._press_once(step, x, y)

    def _slap(self, step: Step, x: float, y: float) -> None:
        """Again and again: nobody slaps faster than a person can see."""
        left = self.page.locator(f".lesson:not([data-step='{step.id}'])")
        while left.count() == 0:
            self._press_once(step, x, y)

    def _press_once(self, step: Step, x: float, y: float) -> None:
        if self._how == "keys":
            self.page.keyboard.press("Enter")
        elif step.to is not None:
            self._drag(step.to, x, y)
        elif self._how == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _drag(self, to: str, x: float, y: float) -> None:
        box = self.page.locator(to).first.bounding_box()
        assert box is not None
        across, down = box["x"] + box["width"] / 2 - x, box["y"] + box["height"] / 2 - y
        hand = Finger(self.page) if self._how == "touch" else Mouse(self.page)
        hand.down(x, y)
        for part in range(1, STRETCHES + 1):
            hand.move(x + across * part / STRETCHES, y + down * part / STRETCHES)
        hand.up()

    def _until_something_changed(self, step: Step, point: str | None) -> None:
        """The hand points at something else, the step is done, or the page asks back."""
        here = f".lesson[data-step='{step.id}'] > .ring[data-point='{point}']"
        self.page.locator(f"body:has({here}):not(:has({SURE}))").wait_for(state="detached")

    def try_beside(self) -> None:
        """A tap where nothing is."""
        self.page.locator("main.stage").dispatch_event("click")


def begin(page: Page, house, folder: Path, how: str) -> Pupil:
    page.goto(f"{house.url}/learn/{game_of(folder)}?still")
    return Pupil(page, how)


def steps_of(folder: Path, pupil: Pupil) -> Iterator[Step]:
    for step in read_lesson(folder).steps:
        pupil.wait_for(step.id)
        yield step
        if step.does is None:
            pupil.listen()
        else:
            pupil.do(step)


@pytest.mark.parametrize("how", ["touch", "mouse", "keys"])
@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_a_lesson_is_played_to_its_end(visit, house, folder, how):
    pupil = begin(visit(PHONE if how == "touch" else DESKTOP), house, folder, how)
    words = Words(folder, "en")
    for step in steps_of(folder, pupil):
        assert pupil.sentence == words.t(step.id)
        if step.does is not None:
            pupil.try_beside()
            expect(pupil.page.locator(".teller .words")).to_have_text(words.t(f"{step.id}-wrong"))
    pupil.wait_for("end")
    pupil.press_button(".teller .act")
    pupil.page.wait_for_url(re.compile("/t/"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_every_step_is_read_aloud_and_has_no_barriers(visit, house, folder, language):
    page = visit(TABLET, language)
    page.add_init_script(voice(language))
    pupil = begin(page, house, folder, "mouse")
    words = Words(folder, language)
    for step in steps_of(folder, pupil):
        assert barriers(page) == []
        assert nameless(page.locator("body").aria_snapshot()) == []
        assert page.evaluate("said.at(-1)[0]") == words.t(step.id)
    pupil.wait_for("end")
    assert pupil.sentence == page.evaluate("said.at(-1)[0]") == SHARED[language].t("learn-end")
    assert barriers(page) == []


@pytest.mark.parametrize("language", ["fr", "es", "nl"])
@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_every_sentence_is_on_the_screen(visit, house, folder, language):
    pupil = begin(visit(PHONE, language), house, folder, "touch")
    words = Words(folder, language)
    for step in read_lesson(folder).steps:
        pupil.wait_for(step.id)
        assert pupil.sentence == words.t(step.id)
        pupil.press_button("header .last")
    pupil.wait_for("end")
    assert pupil.sentence == SHARED[language].t("learn-end")
    expect(pupil.page.locator(".teller .act")).to_have_text(SHARED[language].t("learn-now-you"))


@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_once_the_bell_is_on_a_lesson_is_heard(visit, house, folder):
    page = visit(TABLET)
    page.add_init_script(COUNT_SOUNDS)
    pupil = begin(page, house, folder, "mouse")
    page.get_by_role("button", name="Sound").click()
    page.locator("html[data-sounds]").wait_for()
    for step in steps_of(folder, pupil):
        if step.does is not None:
            before = page.evaluate(HEARD)
            pupil.try_beside()
            expect(page.locator("html")).not_to_have_attribute("data-sounds", before)
    before = page.evaluate(HEARD)
    pupil.wait_for("end")
    expect(page.locator("html")).not_to_have_attribute("data-sounds", before)


@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_back_again_and_skip_are_always_there(visit, house, folder):
    pupil = begin(visit(PHONE), house, folder, "touch")
    steps = read_lesson(folder).steps
    for step in steps:
        pupil.wait_for(step.id)
        pupil.press_button("header .last")
    pupil.wait_for("end")
    for step in reversed(steps[-3:]):
        pupil.press_button("header .first")
        pupil.wait_for(step.id)
    pupil.press_button("header .step:not(.first, .last)")
    pupil.wait_for(steps[-3].id)
