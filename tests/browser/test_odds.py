"""The odds in the set-up: they follow what one chooses, suggest, even out, and never press."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.axe import barriers
from tests.browser.stage import DESKTOP, PHONE, TABLET
from tests.server.house import House

COMPILING = 600_000
"""Milliseconds: the first time after a change of the rules, their twin is compiled."""
Table = dict[str, Any]


@pytest.fixture(scope="module")
def odds_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("odds"), odds=True)
    yield house
    house.stop()


def card(page: Page, state: str = "reckoned") -> Locator:
    return page.locator(f"section[data-state={state}]")


def lit(page: Page) -> Locator:
    return card(page).locator(".lanterns .lit")


def suggestions(page: Page) -> Locator:
    return card(page).get_by_role("button").filter(has_not_text="Back to how it was")


# -- with a real house ---------------------------------------------------------------------------


def test_the_odds_follow_what_one_chooses(visit, odds_house):
    """Where less helps them, people get home less often."""
    page = visit(DESKTOP)
    page.set_default_timeout(COMPILING)
    page.goto(f"{odds_house.url}/play/tom_thumb?still")
    basic = so_many_get_home(page)
    page.get_by_text("Legendary", exact=True).click()
    legendary = so_many_get_home(page)
    assert legendary < basic
    suggestions(page).first.click()
    assert so_many_get_home(page) > legendary
    page.get_by_role("button", name="Back to how it was").click()
    assert so_many_get_home(page) == legendary


def so_many_get_home(page: Page) -> float:
    """Of 100, once it has been reckoned for what is chosen now."""
    said = card(page).locator("> small")
    expect(said).to_contain_text("10,000 simulated games", timeout=COMPILING)
    [(low, high)] = re.findall(r"^(\d+) to (\d+) out of 100", said.inner_text())
    return (int(low) + int(high)) / 2


# -- with a house whose odds are plain -----------------------------------------------------------


def share(rate: float) -> dict[str, float]:
    return {"count": 0, "of": 1, "rate": rate, "low": rate - 0.01, "high": rate + 0.01}


def together(rate: float) -> dict[str, Any]:
    return odds(won=share(rate), seats=[])


def odds(**more: Any) -> dict[str, Any]:
    length = {"of": "turns", "mean": 9, "low": 7, "high": 12}
    return {
        **{"games": 10_000, "won": None, "seats": [], "sides": [], "length": length},
        **{"warming": False, "problem": None, **more},
    }


def reckon(
    page: Page,
    answer: Callable[[Table], dict[str, Any]],
    suggest: Callable[[Table], list[dict[str, Any]]] = lambda _: [],
) -> list[Table]:
    """The page's questions are answered here. All that it asked is in the list."""
    asked: list[Table] = []

    def fulfil(route: Route) -> None:
        address = urlsplit(route.request.url)
        query = {name: value[0] for name, value in parse_qs(address.query).items()}
        table = {"options": json.loads(query["options"]), "seats": query["seats"].split(",")}
        if address.path.endswith("suggestions"):
            found = {"suggestions": suggest(table), "warming": False, "problem": None}
            return route.fulfill(json=found)
        asked.append(table)
        return route.fulfill(json=answer(table))

    page.route("**/api/odds**", fulfil)
    return asked


def set_up(page: Page, house: House, game: str) -> Page:
    page.goto(f"{house.url}/play/{game}?still")
    page.get_by_role("heading", level=1).wait_for()
    return page


def pebbles_of(table: Table) -> list[int]:
    return table["options"].get("pebbles", [0, 0, 0, 0])


def uneven(table: Table) -> dict[str, Any]:
    """The second seat lacks a tenth, and has it with two pebbles."""
    second = 0.18 + 0.04 * pebbles_of(table)[1]
    return odds(seats=[share(0.26), share(second), share(0.26), share(0.25)])


def two_pebbles(table: Table) -> list[dict[str, Any]]:
    if pebbles_of(table)[1] == 2:
        return []
    seats = [share(0.25), share(0.26), share(0.25), share(0.24)]
    return [{"changes": {"pebbles": [0, 2, 0, 0]}, "won": None, "seats": seats}]


def one_pebble_more(table: Table) -> list[dict[str, Any]]:
    if "pebbles" in table["options"]:
        return []
    return [{"changes": {"pebbles": 4}, "won": share(0.61), "seats": []}]


def test_a_suggestion_is_followed_and_taken_back(visit, house):
    page = visit(PHONE)
    asked = reckon(page, lambda t: together(0.61 if t["options"] else 0.3), one_pebble_more)
    set_up(page, house, "tom_thumb")
    expect(card(page)).to_contain_text("about 3 out of 10 games")
    expect(card(page)).to_contain_text("two grown-ups, a seven-year-old, and a seventy-year-old")
    page.get_by_role("button", name=re.compile("one more pebble.*about 6 out of 10")).click()
    expect(lit(page)).to_have_count(6)
    assert asked[-1]["options"] == {"pebbles": 4}
    page.get_by_role("button", name="Back to how it was").click()
    expect(lit(page)).to_have_count(3)
    assert asked[-1]["options"] == {}


def test_a_table_is_evened_out_by_keyboard_alone(visit, house):
    page = visit(DESKTOP)
    reckon(page, uneven, two_pebbles)
    set_up(page, house, "ali_baba")
    expect(card(page)).to_contain_text("Some have better chances")
    page.get_by_role("button", name=re.compile("Even it out.*two pebbles for Mila")).focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text("about the same chance")
    second = page.get_by_role("group", name=re.compile("for seat 2: 2"))
    expect(second.locator(".there")).to_have_count(2)
    expect(page.get_by_role("button", name="Back to how it was")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text("Some have better chances")
    page.get_by_role("button", name=re.compile("One more for seat 1")).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("main.stage").wait_for()
    summary = page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((r) => r.json())"
    )
    assert summary["options"]["pebbles"] == [1, 0, 0, 0]


def test_an_age_counts_for_the_odds_and_is_told_to_no_table(visit, house):
    page = visit(PHONE)
    asked = reckon(page, lambda t: together(0.1 * (7 if t["seats"][0] == "adult" else 4)))
    set_up(page, house, "tom_thumb")
    expect(lit(page)).to_have_count(7)
    page.get_by_role("button", name="How old is the player in seat 1? Grown-up").click()
    page.get_by_role("dialog").get_by_role("button", name="7 years old").click()
    expect(lit(page)).to_have_count(4)
    assert asked[-1]["seats"] == ["age7", "age7", "adult", "age70"]
    with page.expect_request("**/api/tables") as opened:
        page.get_by_role("button", name="Start", exact=True).click()
    assert opened.value.post_data_json["seats"][0].keys() == {"kind", "name", "picture"}
    page.locator("main.stage").wait_for()
    set_up(page, house, "tom_thumb")
    expect(lit(page)).to_have_count(4)


def test_a_hard_evening_is_said_kindly(visit, house):
    page = visit(PHONE)
    reckon(page, lambda t: together(0.01 if t["options"] else 0.12))
    set_up(page, house, "tom_thumb")
    expect(card(page).get_by_role("heading")).to_have_text("A hard evening")
    expect(card(page)).to_contain_text("about 1 out of 10")
    page.get_by_text("Storm", exact=True).click()
    expect(card(page)).to_contain_text("hardly ever")
    expect(card(page).locator("[aria-live=polite]")).to_contain_text("hardly ever")


def test_while_it_is_reckoned_the_page_says_so_and_keeps_what_it_knows(visit, house):
    page = visit(DESKTOP)
    waiting = {"warming": True}
    reckon(page, lambda _: odds(warming=True) if waiting["warming"] else together(0.6))
    set_up(page, house, "tom_thumb")
    expect(card(page, "warming")).to_contain_text("Working out the odds")
    waiting["warming"] = False
    expect(lit(page)).to_have_count(6)
    waiting["warming"] = True
    page.get_by_text("Storm", exact=True).click()
    expect(card(page, "warming").locator(".lit")).to_have_count(6)
    waiting["warming"] = False
    card(page).wait_for()


def test_only_the_last_of_many_steps_is_asked_for(visit, house):
    page = visit(DESKTOP)
    asked = reckon(page, lambda t: together(0.1 * t["options"].get("pebbles", 3)))
    set_up(page, house, "tom_thumb")
    expect(lit(page)).to_have_count(3)
    page.get_by_text("Fine-tune the game").click()
    more = page.get_by_role("button", name="More: White pebbles")
    more.evaluate("(button) => { for (let i = 0; i < 4; i++) button.click(); }")
    expect(lit(page)).to_have_count(7)
    assert [table["options"] for table in asked] == [{}, {"pebbles": 7}]


def test_a_house_without_odds_shows_none_and_asks_no_age(visit, house):
    page = visit(DESKTOP)
    with page.expect_response("**/api/odds?**") as answered:
        set_up(page, house, "tom_thumb")
    assert answered.value.json()["problem"]["name"] == "odds"
    page.wait_for_load_state("networkidle")
    expect(page.locator("section[data-state]")).to_have_count(0)
    expect(page.locator(".lanterns")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("How old"))).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
@pytest.mark.parametrize("game", ["tom_thumb", "ali_baba"])
def test_the_odds_are_no_barrier_and_fit(visit, house, size, game):
    page = visit(size)
    if game == "tom_thumb":
        reckon(page, lambda _: together(0.3), one_pebble_more)
    else:
        reckon(page, uneven, two_pebbles)
    set_up(page, house, game)
    suggestions(page).first.wait_for()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
