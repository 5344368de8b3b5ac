"""The Dark Wood through the page: feeling, slapping, voting, whole games, and no secrets in it."""

import re
from random import Random

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.acting import END, has_ended
from tests.browser.axe import barriers
from tests.browser.stage import DESKTOP, PHONE, TABLET, Stage
from tests.dark_wood.playing import RIGHT, draw, touch
from tests.dark_wood.unhurried import choose, turn_up
from tools.moments.dark_wood import home, midway, slap_wood, wood
from veillee.games.dark_wood.board import TakeInHand
from veillee.games.dark_wood.rules.trees import OUTLINES, TREES, path

SOON = 2_000
BUTTONS = ".screen button:enabled:not(.round, .way)"
PAD = ".screen [role=application]"
HANDS = ".pile span.card > svg, .corner .down"
CURTAIN = ".curtain:not(.open) .handle button"
SPOKEN = re.compile("wood|edge|nothing|hole")
TO_DO = f"{BUTTONS}, {PAD}, {CURTAIN}, {END}"
OTHERS = 60_000
"""Whoever was eaten watches the others play to the end."""


def table_for(house, who, **options):
    options = {"touch_seconds": 60, "card_seconds": 2, "first_player": 0, **options}
    stage = Stage(house, who, options, game="dark_wood")
    stage.hand.close()
    return stage


def play_to_the_end(page, chance, press):
    """Whatever can be done is done: a little feeling, any card, any vote."""
    for _ in range(900):
        page.locator(TO_DO).first.wait_for(timeout=OTHERS)
        if has_ended(page):
            return
        try:
            if page.get_by_role("dialog").count():
                press(page.get_by_role("dialog").get_by_role("button").first)
            elif page.locator(CURTAIN).count():
                press(page.locator(CURTAIN).first)
            elif page.locator(PAD).count():
                press(page.locator(PAD))
                press(page.get_by_role("button", name="Done, pass it on"))
            elif some := page.locator(BUTTONS).all():
                press(chance.choice(some))
        except TooLate:
            pass
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_a_whole_game_with_any_number_by_mouse(visit, house, others):
    stage = table_for(house, [None, *["adult"] * others], finding="ask_around")
    page = stage.enter(visit(DESKTOP), 0)
    play_to_the_end(page, Random(others), lambda one: one.click(timeout=SOON))
    expect(page.locator(END)).to_be_visible()


def test_a_whole_game_of_slaps_by_touch_on_a_phone(visit, house):
    stage = table_for(house, [None, "adult", "adult"])
    page = stage.enter(visit(PHONE), 0)
    play_to_the_end(page, Random(7), lambda one: one.tap(timeout=SOON))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_whole_game_by_keyboard_alone(visit, house):
    """The letters of what can be done, arrows to feel, and Enter where there is a choice."""
    stage = table_for(house, [None, "age7", "adult"], finding="ask_around")
    page, chance = stage.enter(visit(DESKTOP), 0), Random(8)

    def press(one):
        one.focus(timeout=SOON)
        for _ in range(3 * page.locator(PAD).count()):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")

    for _ in range(900):
        page.locator(TO_DO).first.wait_for()
        if has_ended(page):
            return
        try:
            if page.get_by_role("dialog").count():
                press(page.get_by_role("dialog").get_by_role("button").first)
            elif page.locator(PAD).count():
                page.locator(PAD).focus(timeout=SOON)
                page.keyboard.press("ArrowLeft")
                press(page.get_by_role("button", name="Done, pass it on"))
            elif some := page.locator(BUTTONS).all():
                press(chance.choice(some))
        except TooLate:
            pass
    raise AssertionError("the game did not end")


def test_a_whole_game_on_one_device_passed_around(visit, house):
    """Feeling and voting happen behind the curtain; the rest before everybody's eyes."""
    stage = table_for(house, [None, None], finding="ask_around")
    page = stage.enter(visit(TABLET), 0, 1)
    page.get_by_role("button", name="Draw a tree").click()
    page.get_by_label("tap").check()
    play_to_the_end(page, Random(2), lambda one: one.click(timeout=SOON))


# -- touch ---------------------------------------------------------------------------------------


def spot(page, x, y):
    """A place on the tree, from 0 to 1, in the page."""
    box = page.locator(PAD).bounding_box()
    hem = 0.06
    return (
        box["x"] + box["width"] * (hem + x * (1 - 2 * hem)),
        box["y"] + box["height"] * (hem + y * (1 - 2 * hem)),
    )


def touch_first(page, x, y):
    """A mouse touches by pressing; from then on it feels wherever it glides."""
    page.locator(PAD).wait_for()
    page.mouse.move(*spot(page, x, y))
    page.mouse.down()
    page.mouse.up()


def test_the_candle_waits_for_the_first_touch(visit, house):
    """A ghost shows how, and nothing burns; a mouse that happens to lie there is no touch."""
    stage = wood(house).do(draw)
    page = stage.enter(visit(DESKTOP), 0)
    expect(page.locator(f"{PAD} .ghost")).to_be_visible()
    expect(page.locator(f"{PAD} .legend svg")).to_have_count(5 + 5)
    expect(page.locator(f"{PAD} .legend .felt")).to_have_text(["wood", "edge", "hole", "nothing"])
    expect(page.get_by_role("button", name="Done, pass it on")).to_be_hidden()
    page.mouse.move(*spot(page, 0.4, 0.5))
    page.mouse.move(*spot(page, 0.5, 0.5))
    expect(page.locator(".glow[data-what]")).to_have_count(0)
    expect(page.locator(".candle .flame")).to_be_hidden()
    touch_first(page, 0.5, 0.5)
    expect(page.locator(".candle .flame")).to_be_visible()
    expect(page.locator(f"{PAD} .ghost, {PAD} .legend")).to_have_count(0)


def test_wood_and_nothing_look_different_in_silence(visit, house):
    """And they stay so for as long as the finger lies there."""
    stage = wood(house).do(draw)
    page = stage.enter(visit(DESKTOP), 0)
    touch_first(page, 0.5, 0.88)
    looks = "(glow) => getComputedStyle(glow).backgroundImage"
    glow = page.locator(".glow")
    expect(page.locator(".glow[data-what=wood]")).to_have_css("opacity", "1")
    page.wait_for_timeout(600)
    on_wood = glow.evaluate(looks)
    page.mouse.move(*spot(page, 0.02, 0.98))
    page.locator(".glow[data-what=nothing]").wait_for(state="attached")
    assert on_wood != glow.evaluate(looks) == "none"


def test_sound_is_offered_where_one_feels(visit, house):
    stage = wood(house).do(draw)
    page = stage.enter(visit(DESKTOP), 0)
    page.get_by_role("button", name="Hear it too").click()
    expect(page.get_by_role("button", name="Hear it too")).to_have_count(0)


def test_the_mouse_feels_wood_and_then_an_edge(visit, house):
    """The trunk of every tree stands in the middle, and its edges are where the vectors say."""
    stage = wood(house).do(draw)
    page = stage.enter(visit(DESKTOP), 0)
    touch_first(page, 0.5, 0.88)
    expect(page.locator(".glow[data-what=wood]")).to_have_count(1)
    page.mouse.move(*spot(page, 0.57, 0.88))
    expect(page.locator(".glow[data-what=edge]")).to_have_count(1)


def test_a_finger_feels_on_a_phone(visit, house):
    stage = wood(house).do(draw)
    page = stage.enter(visit(PHONE), 0)
    page.locator(PAD).wait_for()
    x, y = spot(page, 0.5, 0.88)
    finger = page.context.new_cdp_session(page)
    down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", down)
    expect(page.locator(".glow[data-what=wood]")).to_have_count(1)


def test_eyes_closed_switches_the_glow_off(visit, house):
    stage = wood(house).do(draw)
    page = stage.enter(visit(DESKTOP), 0)
    page.get_by_role("button", name="Eyes open").click()
    touch_first(page, 0.5, 0.88)
    expect(page.locator(f"{PAD} img")).to_be_visible()
    expect(page.locator(".glow[data-what]")).to_have_count(0)


def test_keys_feel_and_words_say_it(visit, house):
    """The same by arrow keys, with spoken words: from the middle down along the trunk."""
    stage = wood(house).do(draw)
    page = stage.enter(visit(DESKTOP), 0)
    page.locator(PAD).focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.locator("[aria-live]").filter(has_text=SPOKEN).first.wait_for(state="attached")


def test_the_shape_is_nowhere_in_the_page_before_it_is_laid(visit, house):
    """No outline, no name of a tree: only the one spot under the finger."""
    stage = wood(house).do(draw)
    page = stage.enter(visit(DESKTOP), 0)
    touch_first(page, 0.5, 0.5)
    expect(page.locator(".glow[data-what]")).to_have_count(1)
    markup = page.locator(".screen").evaluate("(screen) => screen.outerHTML")
    kept = page.evaluate("JSON.stringify([localStorage, sessionStorage])")
    for outline in OUTLINES:
        assert path(outline) not in markup
    assert not any(tree in markup + kept for tree in TREES)


def test_others_see_hands_under_the_table(visit, house):
    stage = wood(house).do(draw)
    stage.play(0, TakeInHand())
    page = stage.enter(visit(DESKTOP), 2)
    expect(page.get_by_text("Hands under the table: Lena is feeling the tree")).to_be_visible()
    assert page.locator(PAD).count() == 0


def somebody_feels(house, seats=4):
    stage = wood(house, seats).do(draw)
    stage.play(0, TakeInHand())
    return stage


def test_those_who_wait_thump_and_everybody_sees_it(visit, house):
    """By a tap or by a key; whoever feels has no drum, and the table screen only shows it."""
    stage = somebody_feels(house, 3)
    feeler, one, two = (stage.enter(visit(DESKTOP), seat) for seat in range(3))
    screen = stage.enter(visit(TABLET), screen=True)
    drum = one.get_by_role("button", name="Thump along!")
    drum.wait_for()
    for page in (feeler, one, two, screen):
        page.evaluate("window.setTimeout = () => 0")
    drum.click()
    two.keyboard.press("p")
    for page in (one, two, screen):
        for seat in (1, 2):
            expect(page.locator(f".drums [data-seat='{seat}']")).to_be_visible()
    expect(feeler.locator(".thump").first).to_be_visible()
    assert [page.locator(".count").count() for page in (feeler, screen)] == [0, 0]


# -- the colours ---------------------------------------------------------------------------------


def test_a_colour_is_chosen_by_keyboard_and_everybody_sees_it(visit, house):
    stage = wood(house, 3)
    first, other = (stage.enter(visit(DESKTOP), seat) for seat in (0, 1))
    purple = other.get_by_role("button", name="purple")
    assert barriers(other) == []
    purple.focus()
    other.keyboard.press("Enter")
    expect(purple).to_have_attribute("aria-pressed", "true")
    expect(first.get_by_role("button", name="purple")).to_be_disabled()
    first.get_by_role("button", name="yellow").click()
    first.get_by_role("button", name="Draw a tree").click()
    expect(other.get_by_role("button", name="purple")).to_have_count(0)


def test_several_choose_their_colours_on_one_device(visit, house):
    stage = wood(house, 2)
    page = stage.enter(visit(PHONE), 0, 1)
    page.get_by_role("button", name="Tom: choose a colour").tap()
    assert barriers(page) == []
    page.get_by_role("button", name="green").tap()
    page.get_by_role("button", name="Lena: choose a colour").tap()
    expect(page.get_by_role("button", name="green")).to_be_disabled()


# -- slapping ------------------------------------------------------------------------------------


def slap(page, key):
    """Again and again, until a hand is on the pile: nobody slaps faster than a person can see."""
    page.locator(".pile .top .card").first.wait_for()
    while not page.locator(HANDS).count():
        page.keyboard.press(key)


def test_a_slap_takes_the_card_and_everybody_sees_it(visit, house):
    stage = slap_wood(house, 2).do(turn_up)
    slapper, other = (stage.enter(visit(DESKTOP), seat) for seat in (0, 1))
    slapper.get_by_role("button", name="Slap").first.wait_for()
    slap(slapper, "s")
    for page in (slapper, other):
        expect(page.locator(".screen")).to_contain_text("Lena")
        expect(page.get_by_text("This card is taken").first).to_be_visible()


def test_the_next_card_lies_on_the_pile_after_one_was_taken(visit, house):
    """The taken card flies to its player, and the next one is not carried off with it."""
    stage = slap_wood(house, 2).do(turn_up)
    page = stage.enter(visit(DESKTOP), 0, still=False)
    page.get_by_role("button", name="Slap").first.wait_for()
    slap(page, "s")
    expect(page.locator(".pile .rest b")).to_have_text("23")
    card = page.locator(".pile .top .card").first
    expect(card).to_be_visible()
    assert card.evaluate("(card) => getComputedStyle(card).transform") == "none"


def test_not_this_one_brings_the_next_card_at_once(visit, house):
    """Once all who seek have said it; nobody has given up the round."""
    stage = slap_wood(house, 2).do(turn_up)
    pages = [stage.enter(visit(DESKTOP), seat) for seat in (0, 1)]
    pages[0].get_by_role("button", name="Not this one").click()
    expect(pages[1].locator(".pile .rest b")).to_have_text("24")
    pages[1].keyboard.press("l")
    for page in pages:
        expect(page.locator(".pile .rest b")).to_have_text("23")
        expect(page.get_by_role("button", name="Not this one")).to_be_visible()


def test_giving_up_the_round_asks_back(visit, house):
    stage = slap_wood(house, 2).do(turn_up)
    page = stage.enter(visit(DESKTOP), 0)
    page.get_by_role("button", name="No card this round").click()
    page.get_by_role("dialog").get_by_role("button", name="No, not now").click()
    expect(page.get_by_role("button", name="Slap").first).to_be_visible()
    page.get_by_role("button", name="No card this round").click()
    page.get_by_role("dialog").get_by_role("button", name="No card this round").click()
    expect(page.get_by_role("button", name="Slap")).to_have_count(0)


def test_every_player_has_a_corner_on_a_shared_device(visit, house):
    stage = slap_wood(house, 3).do(turn_up)
    page = stage.enter(visit(TABLET), 0, 1, 2)
    for name in ("Lena", "Tom", "Oma"):
        expect(page.get_by_role("button", name=f"{name}: Slap")).to_be_visible()
    slap(page, "2")
    expect(page.get_by_role("button", name="Tom: Slap")).to_have_count(0)
    expect(page.get_by_role("button", name="Lena: Slap")).to_be_visible()


def test_a_shared_device_asks_around_unless_somebody_wants_to_slap(visit, house):
    page = visit(DESKTOP)
    page.goto(f"{house.url}/play/dark_wood?still")
    slaps = page.get_by_role("radio", name="Slap the pile")
    around = page.get_by_role("radio", name="One after the other")
    expect(slaps).to_be_checked()
    page.get_by_role("button", name="Add a seat").click()
    expect(around).to_be_checked()


# -- the table -----------------------------------------------------------------------------------


def test_a_table_screen_and_two_phones(visit, house):
    stage = wood(house, 2, finding="ask_around")
    screen = stage.enter(visit(TABLET), screen=True)
    one, two = (stage.enter(visit(PHONE), seat) for seat in (0, 1))
    stage.hand.close()
    one.get_by_role("button", name="Draw a tree").tap()
    one.locator(PAD).tap()
    expect(screen.get_by_text("Hands under the table: Lena is feeling the tree")).to_be_visible()
    assert screen.locator(BUTTONS).count() == 0
    one.get_by_role("button", name="Done, pass it on").tap()
    two.locator(PAD).tap()
    two.get_by_role("button", name="Done, pass it on").tap()
    one.get_by_role("button", name="Turn up the cards").tap()
    two.get_by_role("button", name="my tree").tap()
    expect(screen.locator(".screen")).to_contain_text("Tom")
    one.get_by_role("button", name="my tree").tap()
    for page in (one, two):
        page.get_by_role("button", name=re.compile("Vote for")).first.tap()
    for page in (one, two):
        expect(page.get_by_role("button", name="Go on")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "call"),
    [
        ("fr", "Lena"),
        ("en", "Lena, draw a tree"),
        ("de", "Lena"),
        ("es", "Lena"),
        ("nl", "Lena"),
    ],
)
def test_it_speaks_five_languages(visit, house, language, call):
    page = wood(house).enter(visit(PHONE, language), 0)
    expect(page.locator(".screen .words")).to_contain_text(call)
    assert "{" not in page.locator(".screen").inner_text()


MOMENTS = {
    "drawing": lambda house: (wood(house), 0),
    "feeling": lambda house: (wood(house).do(draw), 0),
    "thumping": lambda house: (somebody_feels(house), 2),
    "boxed": lambda house: (wood(house).do(touch), 0),
    "slapping": lambda house: (slap_wood(house).do(turn_up), 1),
    "asked": lambda house: (midway(house).do(turn_up), None),
    "voting": lambda house: (midway(house).do(choose, {0: RIGHT, 1: 3}), 1),
    "home": lambda house: (home(house), 1),
}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_of_the_game_has_no_barriers(visit, house, size, moment):
    stage, seat = MOMENTS[moment](house)
    page = stage.enter(visit(size), stage.board.asked if seat is None else seat)
    assert barriers(page) == []


# -- practice ------------------------------------------------------------------------------------


def test_practising_teaches_to_feel(visit, house):
    page = visit(PHONE)
    page.goto(f"{house.url}/?still")
    page.get_by_role("article", name="The Dark Wood").get_by_role("link", name="Practise").click()
    page.locator("[role=application]").wait_for()
    assert barriers(page) == []
    box = page.locator("[role=application]").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.83)
    expect(page.locator(".glow[data-what=wood]")).to_have_count(1)
    page.get_by_role("button", name="I know which tree!").click()
    page.locator(".choices button").first.click()
    expect(page.get_by_role("button", name="Another tree")).to_be_visible()
