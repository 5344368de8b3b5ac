"""A name with markup in it is a name, on every page that shows it."""

from playwright.sync_api import expect

from tests.browser.stage import PHONE
from tests.server.visitor import Visitor, open_table

NAMES = ["<img src=x onerror=a()>", "<script>a()</script>", '"><b>Bo</b>{{1}}${1}']
SEEN = """() => ({
    ran: document.documentElement.dataset.ran ?? null,
    images: document.querySelectorAll('img[src$="/x"], img[src="x"]').length,
    scripts: [...document.querySelectorAll('body script')].length,
})"""


def test_markup_in_a_name_is_shown_as_text(visit, house):
    table = open_table(house.url, [{"kind": "person", "name": name[:24]} for name in NAMES])
    page = visit(PHONE)
    page.add_init_script("window.a = () => { document.documentElement.dataset.ran = 'yes' }")
    key = table["seats"][0]["key"]
    page.goto(f"{house.url}/t/{table['table']}?still#{key}")
    page.get_by_label("Your name").fill(NAMES[0])
    page.get_by_role("button", name="Sit down").click()
    others = [seat["key"] for seat in table["seats"][1:]]
    hand = Visitor(house.url, table["table"], others, eyes=[])
    hand.wait_for("sight")
    for name in NAMES:
        expect(page.get_by_text(name[:24]).first).to_be_attached()
    assert page.evaluate(SEEN) == {"ran": None, "images": 0, "scripts": 0}
    hand.close()
