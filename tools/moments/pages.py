"""The pages around the table."""

from playwright.sync_api import Page

from tests.server.house import House
from tools.moments import moment


@moment
def lobby(house: House, page: Page) -> None:
    page.goto(house.url)
    page.get_by_role("heading", name="Veillée").wait_for()


@moment
def set_up(house: House, page: Page) -> None:
    page.goto(f"{house.url}/play/tom_thumb")
    page.get_by_role("heading").first.wait_for()


@moment
def rules_page(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules/tom_thumb")
    page.get_by_role("heading").first.wait_for()
