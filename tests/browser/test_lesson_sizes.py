"""Every step of every lesson in five languages at three sizes, without the hand that points."""

import pytest

from tests.browser.stage import TABLET
from tests.browser.test_lessons import begin
from tests.geometry.looking import look
from tests.lessons.reading import LESSONS, game_of, read_lesson

SIZES = ["360x640", "844x390", "1024x768"]
WITHOUT_HAND = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".lesson > :is(.hand, .ring) { display: none; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

LONGEST_NAME = """localStorage["veillee.me"] = '{"name": "", "picture": "child-6"}'"""
"""Of those that a device gives to somebody without a name: Yasmin."""


@pytest.mark.long
@pytest.mark.parametrize("folder", LESSONS, ids=game_of)
def test_nothing_lies_over_what_must_be_seen(visit, house, folder):
    page = visit(TABLET)
    page.add_init_script(LONGEST_NAME)
    pupil = begin(page, house, folder, "mouse")
    page.evaluate(WITHOUT_HAND)
    found = []
    for step in [*(step.id for step in read_lesson(folder).steps), "end"]:
        pupil.wait_for(step)
        found += [(step, *finding) for finding in look(page, SIZES)]
        if step != "end":
            pupil.press_button("header .last")
    assert found == []
