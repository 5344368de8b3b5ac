"""Whole games through the page: by mouse, by touch, by keyboard alone."""

from random import Random

from playwright.sync_api import expect

from tests.browser.acting import END, buttons, choose_any, has_ended, tiles, wait_for_my_turn
from tests.browser.stage import DESKTOP, PHONE

SOON = 2_000


def play_now(page, house):
    """The one tap that starts a game."""
    page.goto(f"{house.url}/?still")
    card = page.get_by_role("article", name="Tom Thumb")
    return card.get_by_role("button", name="Play now")


def play_to_the_end(page, act):
    """`act` does one thing; then we wait until there is something to do again."""
    moves = 0
    wait_for_my_turn(page)
    while not has_ended(page):
        act()
        moves += 1
        assert moves < 400
        wait_for_my_turn(page)
    return moves


def test_a_whole_game_by_mouse(visit, house):
    page, chance = visit(DESKTOP), Random(1)
    play_now(page, house).click()
    moves = play_to_the_end(
        page, lambda: choose_any(page, chance, lambda one: one.click(timeout=SOON))
    )
    assert moves > 5
    expect(page.locator(END)).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit, house):
    page, chance = visit(PHONE), Random(2)
    play_now(page, house).tap()

    def tap(one):
        one.tap(timeout=SOON)

    play_to_the_end(page, lambda: choose_any(page, chance, tap))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_whole_game_by_keyboard_alone(visit, house):
    page, chance = visit(DESKTOP), Random(3)
    start = play_now(page, house)
    start.wait_for()
    for _ in range(30):
        if start.evaluate("(button) => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    def act():
        if tiles(page).count():
            for _ in range(chance.randrange(1, 5)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            return
        letters = {"Ready": "r", "Draw": "d", "quiet": "k", "Go on": "g"}
        label = " ".join(buttons(page).all_inner_texts())
        page.keyboard.press(next((k for word, k in letters.items() if word in label), "1"))

    play_to_the_end(page, act)
