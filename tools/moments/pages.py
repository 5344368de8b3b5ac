"""The pages around the table."""

import msgspec
from playwright.sync_api import FilePayload, Page

from tests.server.house import House
from tools.moments import moment
from veillee.lab.evening import play_evening


@moment
def lobby(house: House, page: Page) -> None:
    page.goto(house.url)
    page.get_by_role("heading").first.wait_for()


@moment
def set_up(house: House, page: Page) -> None:
    page.goto(f"{house.url}/play/tom_thumb")
    page.get_by_role("heading").first.wait_for()


@moment
def rules_page(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules/tom_thumb")
    page.get_by_role("heading").first.wait_for()


@moment
def what_was_known(house: House, page: Page) -> None:
    """A game among puppets that was kept as a file, a little after its middle."""
    table = play_evening("tom_thumb", ["age7", "adult", "age70", "elephant"], None, "looking back")
    record: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": msgspec.json.encode(table.record()),
    }
    page.goto(f"{house.url}/replay?still")
    page.locator("input[type=file]").set_input_files(record)
    page.locator("button.know").click()
    picture = page.locator("main section").get_by_role("slider")
    picture.fill(str(len(table.moves) * 3 // 5))
