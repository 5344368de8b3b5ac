"""Where something is on the page."""

from playwright.sync_api import FloatRect, Locator


def box_of(locator: Locator) -> FloatRect:
    """Of something that must be there to be seen."""
    box = locator.bounding_box()
    assert box is not None, f"not to be seen: {locator}"
    return box
