"""Ali Baba through the page: whole games, reciting, the curtain, and no secrets in the page."""

import re
from random import Random

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.ali_baba.playing import draw, explore, leave, say, that_is_all
from tests.browser.acting import END, has_ended
from tests.browser.axe import barriers
from tests.browser.boxes import box_of
from tests.browser.stage import DESKTOP, PHONE, TABLET, Stage
from tests.browser.stage import NAMES as PEOPLE
from tools.moments.ali_baba import cave, reciting, to_the_end
from veillee.games.ali_baba.board import TREASURES, Draw

SOON = 2_000
GRID = ".recite .grid button"
PLAIN = ".screen button:enabled:not([role=switch]):not(.recite button)"
TO_DO = f"{GRID}, {PLAIN}, {END}"
NAMES = {"gold_coins": "Gold coins", "oil_lamp": "Oil lamp", "chief": "Chief Thief"}


def name_of(treasure: str) -> str:
    return NAMES.get(treasure, treasure.capitalize())


def treasure(page, name):
    return page.locator(GRID).filter(has_text=name_of(name))


def table_for(house, computers, **options):
    who = [None, *["adult"] * computers]
    return Stage(house, who, {"pile": 12, "chief_at": 2, **options}, game="ali_baba")


def recite_faithfully(page, stage, tap):
    """What is in the cave, tapped as often as it is there."""
    for each in dict.fromkeys(stage.board.hand):
        for _ in range(stage.board.hand.count(each)):
            tap(treasure(page, each))


def play_to_the_end(page, chance, tap):
    """Whatever can be done is done; reciting at random ends a round soon."""
    page.locator(TO_DO).first.wait_for()
    for _ in range(600):
        if has_ended(page):
            return
        try:
            if cells := page.locator(GRID).all():
                tap(chance.choice(cells))
                tap(page.get_by_role("button", name="That is all"))
            elif choices := page.locator(PLAIN).all():
                tap(chance.choice(choices))
        except TooLate:
            pass
        page.locator(TO_DO).first.wait_for()
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_a_whole_game_with_any_number_by_mouse(visit, house, others):
    """Two with Cassim, three, four, five."""
    stage = table_for(house, others)
    stage.hand.close()
    page = stage.enter(visit(DESKTOP), 0)
    play_to_the_end(page, Random(others), lambda one: one.click(timeout=SOON))
    expect(page.locator(END)).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit, house):
    stage = table_for(house, 2)
    stage.hand.close()
    page = stage.enter(visit(PHONE), 0)
    play_to_the_end(page, Random(7), lambda one: one.tap(timeout=SOON))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_whole_game_by_keyboard_alone(visit, house):
    stage = table_for(house, 2)
    stage.hand.close()
    page = stage.enter(visit(DESKTOP), 0)

    def press(one):
        one.focus(timeout=SOON)
        page.keyboard.press("Enter")

    play_to_the_end(page, Random(8), press)


def test_a_cave_of_ten_is_recited_by_touch(visit, house):
    """Ten cards, tapped one after the other: nothing but taps, and it is faultless."""
    stage = cave(house, 10, tokens=2).do(explore, 9).do(draw)
    page = stage.enter(visit(PHONE), stage.board.thief)
    recite_faithfully(page, stage, lambda one: one.tap())
    page.get_by_role("button", name="That is all").tap()
    expect(page.locator(GRID)).to_have_count(0)
    stage.hand.wait_for("sight")
    while any(ask["kind"] == "recite" for ask in stage.hand.sights[None]["asks"]):
        stage.hand.wait_for("sight")
    assert stage.hand.sights[None]["asks"][0]["kind"] == "choose"


def test_a_new_treasure_may_be_recited_first_and_the_hint_says_so(visit, house):
    """In order, as first recited, by keyboard alone."""
    stage = cave(house, 3, in_order="recited").do(explore, 2).do(draw)
    *old, new = stage.board.hand
    assert new not in old
    page = stage.enter(visit(DESKTOP), stage.board.thief)
    expect(page.get_by_text("a new one goes anywhere")).to_be_visible()
    for each in dict.fromkeys([new, *old]):
        treasure(page, each).focus()
        for _ in range(stage.board.hand.count(each)):
            page.keyboard.press("Enter")
    page.get_by_role("button", name="That is all").press("Enter")
    expect(page.locator(GRID)).to_have_count(0)
    while any(ask["kind"] == "recite" for ask in stage.hand.sights[None]["asks"]):
        stage.hand.wait_for("sight")
    assert stage.hand.sights[None]["asks"][0]["kind"] == "choose"


def test_of_forty_four_cards_four_teapots_cannot_be_said(visit, house):
    stage = cave(house, 3, forty_four=True).do(draw)
    page = stage.enter(visit(PHONE), stage.board.thief)
    said = []
    for _ in range(4):
        treasure(page, "teapot").tap()
        said.append(treasure(page, "teapot").get_attribute("aria-label"))
    assert said == ["Teapot", "Teapot: 2", "Teapot: 3", "Teapot"]


def test_the_sentence_grows_with_number_and_article(visit, house):
    stage = cave(house, 3).do(draw)
    page = stage.enter(visit(PHONE), 1)
    treasure(page, "elephant").tap()
    expect(page.get_by_text("In the cave I saw an elephant").first).to_be_visible()
    page.get_by_role("button", name="Undo").tap()
    treasure(page, "cushion").tap()
    treasure(page, "cushion").tap()
    expect(page.get_by_text("In the cave I saw two cushions")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "elephant"),
    [
        ("fr", "un éléphant"),
        ("de", "einen Elefanten"),
        ("es", "un elefante"),
        ("nl", "een olifant"),
    ],
)
def test_the_sentence_is_in_the_readers_language(visit, house, language, elephant):
    stage = cave(house, 3).do(draw)
    page = stage.enter(visit(PHONE, language), 1)
    page.locator(GRID).nth(TREASURES.index("elephant")).tap()
    expect(page.get_by_text(elephant).first).to_be_visible()


def test_an_adjective_is_chosen_before_a_treasure_is_said(visit, house):
    stage = cave(house, 2, adjectives="set").do(draw)
    page = stage.enter(visit(PHONE), 1)
    treasure(page, stage.board.hand[0]).tap()
    page.get_by_role("button", name="sleepy").tap()
    expect(page.get_by_text(re.compile("sleepy")).first).to_be_visible()
    page.get_by_role("button", name="That is all").tap()
    stage.hand.wait_for("sight")
    while any(ask["kind"] == "recite" for ask in stage.hand.sights[None]["asks"]):
        stage.hand.wait_for("sight")
    assert stage.hand.sights[None]["asks"][0]["kind"] == "choose"


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_a_pebble_is_spent_and_everybody_sees_it(visit, house, by):
    """The table names what is missing; what was only in mind is not said."""
    stage = cave(house, 2, pebbles=[0, 1]).do(draw)
    page = stage.enter(visit(PHONE), 1)
    expect(page.get_by_role("img", name="1 pebble")).to_be_visible()
    treasure(page, "elephant").tap()
    spend = page.get_by_role("button", name="Spend a pebble")
    if by == "touch":
        spend.tap()
    else:
        spend.focus()
        page.keyboard.press("Enter")
    expect(treasure(page, stage.board.hand[0])).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name="1 pebble")).to_have_count(0)
    expect(spend).to_be_disabled()
    page.get_by_role("button", name="That is all").tap()
    stage.hand.wait_for("sight")
    while any(ask["kind"] == "recite" for ask in stage.hand.sights[None]["asks"]):
        stage.hand.wait_for("sight")
    assert stage.hand.sights[None]["asks"][0]["kind"] == "choose"


def named_in(page) -> set[str]:
    """Which treasures are anywhere in the table's markup, by picture or by name."""
    text = page.locator(".screen").evaluate("(screen) => screen.outerHTML")
    return {each for each in TREASURES if re.search(rf"/{each}-|\b{name_of(each)}\b", text)}


def test_once_hidden_a_treasure_is_in_no_thiefs_page(visit, house):
    stage = cave(house, 3)
    page = stage.enter(visit(DESKTOP), 2)
    stage.play(0, Draw())
    card = stage.board.shown
    expect(page.locator(".screen").get_by_text(name_of(card))).to_be_visible()
    stage.ready()
    expect(page.locator(".screen").get_by_text(name_of(card))).to_have_count(0)
    assert named_in(page) == set()


def test_on_a_shared_device_ali_chooses_in_the_open_and_may_look_at_the_hand(visit, house):
    """Nobody has to hand the device over for a choice without a secret; the hand is shown while Ali
    holds the button, and to nobody before or after."""
    stage = cave(house, 3).do(explore, 3)
    page = stage.enter(visit(TABLET), 0, 1, 2, 3)
    expect(page.get_by_text("Open sesame!")).to_be_visible()
    expect(page.locator(".curtain .plate")).to_have_count(0)
    assert named_in(page) == set()
    page.get_by_role("button", name="Lena: press and hold for a secret look").hover()
    page.mouse.down()
    expect(page.locator("[data-hand] .tile").first).to_be_visible()
    assert named_in(page) == set(stage.board.hand)
    expect(page.locator(".curtain.open")).to_have_count(1)
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(page.locator("[data-hand] .tile")).to_have_count(0)
    assert named_in(page) == set()
    page.mouse.up()
    page.get_by_role("button", name="Open sesame!").click()
    expect(page.get_by_text("Lena, take a card.")).to_be_visible()


def test_after_an_answer_nobody_is_asked_for_again(visit, house):
    """Behind the curtain the table is not seen; until it is, the old question is over."""
    stage = cave(house, 2).do(explore, 1).do(draw)
    page = stage.enter(visit(TABLET), *stage.keys)
    page.get_by_label("tap").check()
    page.locator(".curtain .handle button").click()
    page.locator(GRID).first.wait_for()
    page.evaluate(
        """() => {
            window.plates = 0;
            new MutationObserver(() => window.plates += document.querySelectorAll('.plate').length)
                .observe(document.body, { subtree: true, childList: true });
        }"""
    )
    recite_faithfully(page, stage, lambda one: one.click())
    page.get_by_role("button", name="That is all").click()
    expect(page.get_by_role("button", name="Open sesame!")).to_be_visible()
    assert page.evaluate("window.plates") == 0


def test_a_mistake_is_explained(visit, house):
    """What was said, what is there, and who gets what: on every page, and to those who listen."""
    stage = cave(house, 4, tokens=1).do(explore, 3).do(draw)
    hand, thief = stage.board.hand, PEOPLE[stage.board.thief]
    absent = next(each for each in ("elephant", "lion", "diamond") if each not in hand)
    page = stage.enter(visit(PHONE), 0, still=False)
    stage.do(say, absent)
    told = page.locator(".mistake")
    expect(told).to_contain_text(f"{thief} said “")
    expect(told).to_contain_text("That is not in the cave.")
    expect(told).to_contain_text(
        f"Lena takes 3 cards first. The rest is shared, this time without {thief}."
    )
    expect(told.locator(".said")).to_contain_text(name_of(absent))
    expect(page.locator("[aria-live=polite]").get_by_text(f"{thief} said")).to_have_count(1)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_text("Lena, you choose first: take 3 cards.")).to_be_visible()


def test_what_was_forgotten_is_shown(visit, house):
    stage = cave(house, 2).do(explore, 1).do(draw)
    first, second = stage.board.hand
    assert first != second
    page = stage.enter(visit(PHONE), 0, still=False)
    stage.do(say, first).do(that_is_all)
    expect(page.locator(".mistake")).to_contain_text("The cave also held")
    expect(page.locator(".mistake .there")).to_contain_text(name_of(second))
    expect(page.locator(".mistake")).to_contain_text("Lena takes all of it this time.")


def test_the_next_sensible_thing_is_gold(visit, house):
    """What is in mind is said first. The end of a recital is never gold, and asks for it only once
    something was said; it stands apart, where nobody taps it by mistake."""
    stage = cave(house, 3).do(draw)
    page = stage.enter(visit(PHONE), 1)
    say = page.get_by_role("button", name="Say it")
    done = page.get_by_role("button", name="That is all")
    quiet, gold, ready = (re.compile(rf"\b{name}\b") for name in ("quiet", "act", "ready"))
    expect(done).not_to_have_class(ready)
    treasure(page, stage.board.hand[0]).tap()
    expect(say).to_have_class(gold)
    expect(done).not_to_have_class(ready)
    say.tap()
    expect(say).to_have_class(quiet)
    expect(done).to_have_class(ready)
    expect(done).not_to_have_class(gold)
    left, right = box_of(done), box_of(say)
    undo = box_of(page.get_by_role("button", name="Undo"))
    assert left["x"] + left["width"] < undo["x"] < right["x"]


def test_on_a_shared_device_the_reciter_reads_the_recital_behind_the_curtain(visit, house):
    """The others hear each item as it falls; what lies in the middle cannot be read again."""
    stage = cave(house, 2).do(explore, 1).do(draw)
    thief, hand = stage.board.thief, list(stage.board.hand)
    page = stage.enter(visit(TABLET), *stage.keys, still=False)
    expect(page.locator(".curtain .plate")).to_be_visible()
    assert page.locator(GRID).count() == 0
    page.get_by_label("tap").check()
    page.locator(".curtain .handle button").click()
    for each in dict.fromkeys(hand):
        for _ in range(hand.count(each)):
            treasure(page, each).click()
    page.get_by_role("button", name="That is all").click()
    expect(page.get_by_text(f"{PEOPLE[thief]} has remembered everything!").first).to_be_visible()
    expect(page.get_by_role("button", name="Open sesame!")).to_be_visible()
    assert named_in(page) == set()


def test_a_table_screen_hears_a_recital_and_counts_it(visit, house):
    stage = cave(house, 3).do(explore, 2).do(draw)
    screen = stage.enter(visit(TABLET), screen=True, still=False)
    first, second = list(dict.fromkeys(stage.board.hand))[:2]
    stage.do(say, first, stage.board.hand.count(first))
    expect(screen.get_by_role("img", name="one thing said")).to_be_visible()
    expect(screen.locator("figure .name").get_by_text(name_of(first))).to_be_visible()
    stage.do(say, second, stage.board.hand.count(second))
    expect(screen.get_by_role("img", name="2 things said")).to_be_visible()
    expect(screen.locator(".screen").get_by_text(name_of(first))).to_have_count(0)
    assert first not in named_in(screen)


def test_a_table_screen_and_two_phones(visit, house):
    stage = cave(house, 4, seats=3)
    screen = stage.enter(visit(TABLET), screen=True)
    ali, thief = (stage.enter(visit(PHONE), seat) for seat in (0, 1))
    card = name_of(stage.board.pile[-1])
    ali.locator(PLAIN).first.tap()
    expect(screen.locator(".screen").get_by_text(card)).to_be_visible()
    for page in (ali, thief):
        page.get_by_role("button", name="Ready").tap()
    stage.hand.say({"type": "move", "id": "r", "seat": 2, "on": 3, "move": {"type": "Ready"}})
    thief.locator(GRID).first.wait_for()
    assert screen.locator(GRID).count() == 0
    assert ali.locator(GRID).count() == 0


def test_everybody_sees_the_scores_at_the_end(visit, house):
    page = to_the_end(house).enter(visit(DESKTOP), 1)
    expect(page.locator(END)).to_contain_text("different treasure")
    assert barriers(page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", ["drawing", "reciting", "choosing", "sharing"])
def test_a_moment_of_the_game_has_no_barriers(visit, house, size, moment):
    if moment == "reciting":
        stage = reciting(house)
        seat = stage.board.thief
    else:
        stage, seat = cave(house, 5, tokens=1, capture_hint=True), 0
    if moment in ("choosing", "sharing"):
        stage.do(explore, 5)
    if moment == "sharing":
        stage.do(leave)
    page = stage.enter(visit(size), seat)
    assert barriers(page) == []
