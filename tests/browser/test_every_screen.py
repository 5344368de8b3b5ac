"""Every screen once, on a phone: it opens, nothing complains, nothing lies over anything.

The rest of this folder, in the long lane, and `make geometry` look at all of it.
"""

import pytest

from tests.browser.stage import PHONE
from tests.geometry.looking import look
from tests.geometry.visiting import STAYING
from tools.moments import MOMENTS


@pytest.mark.parametrize("name", STAYING)
def test_the_screen_opens_and_everything_is_in_its_place(visit, house, name):
    page = visit(PHONE)
    MOMENTS[name](house, page)
    assert list(look(page, ["390x664"], ["en"])) == []
