"""Every screen once, on a phone: it opens, nothing complains, nothing lies over anything.

`make geometry` and the rest of this folder, in the long lane, look at all of it.
"""

import pytest

from tests.browser.stage import PHONE
from tests.geometry.looking import look
from tools.moments import MOMENTS, all_moments

STAYING = [name for name in all_moments([]) if "/told_" not in name and "/mistake_" not in name]
"""What passes by itself may be gone before a busy machine looks: the long checks wait for it."""


@pytest.mark.parametrize("name", STAYING)
def test_the_screen_opens_and_everything_is_in_its_place(visit, house, name):
    page = visit(PHONE)
    MOMENTS[name](house, page)
    assert list(look(page, ["390x664"], ["en"])) == []
