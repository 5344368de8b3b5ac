"""Every moment at six sizes in one language each, and whether the checks notice what they are for.

`make geometry` looks at each in all five.
"""

from itertools import cycle

import pytest

from tests.browser.stage import TABLET
from tests.geometry.looking import LANGUAGES, look, measure
from tests.geometry.visiting import STAYING
from tools.moments import MOMENTS

ONE_LANGUAGE_EACH = list(zip(STAYING, cycle(LANGUAGES), strict=False))


@pytest.mark.parametrize(("name", "language"), ONE_LANGUAGE_EACH)
def test_nothing_lies_over_what_must_be_seen(visit, house, name, language):
    page = visit(TABLET, language)
    MOMENTS[name](house, page)
    assert list(look(page, languages=[language])) == []


# A page with one fault each, and how the report of it begins.
BUTTON = '<button style="width: 200px; height: 60px">Press</button>'
TILE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
FAULTS = {
    "text over a target": BUTTON + '<p style="margin: -19px 0 0">words over it</p>',
    "text over text": '<p>a line of words</p><p style="margin-top: -36px">and another</p>',
    "text and a picture": f"""<img src="{TILE}" style="width: 90px; border-radius: 50%">
        <p style="margin-top: -60px">over a tile</p>""",
    "picture over a target": BUTTON
    + '<figure style="margin: -50px 0 0; width: 60px; height: 60px"></figure>',
    "cut off": '<p style="width: 60px; overflow: hidden; white-space: nowrap">too many words</p>',
    "beyond the window": '<p style="position: fixed; left: 340px; width: 99px">too far</p>',
    "sticks out": '<button style="width: 60px; height: 60px">Unbelievable</button>',
    "small": '<button style="width: 30px; height: 30px; padding: 0">x</button>',
    "the page is": '<div style="width: 500px; height: 10px"></div>',
}
FAULTLESS = f"""<p>words</p>{BUTTON}
    <p>and <a href="/">a link</a></p><label style="display: block; padding: 14px 0">
    <input type="checkbox"> with words</label>
    <div style="height: 60px; overflow: auto"><p>long</p><p>list</p><p>that scrolls</p></div>"""


def show(visit, body: str) -> list[str]:
    page = visit()
    page.set_viewport_size({"width": 375, "height": 553})
    page.set_content(f"<body>{body}")
    return measure(page)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(visit, fault):
    found = show(visit, FAULTS[fault])
    assert found
    assert all(problem.startswith(fault) for problem in found)


def test_a_page_without_faults_is_right(visit):
    assert show(visit, FAULTLESS) == []
