"""Pixie Town through the page: whole games, building with real weight, and a picture to keep."""

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.acting import END, has_ended
from tests.browser.axe import barriers
from tests.browser.stage import DESKTOP, PHONE, TABLET, Stage
from tests.pixie_town.playing import domain_of
from tools.moments.pixie_town import AGAINST, FREE, asked, asks, over, town
from veillee.games.pixie_town.rules.plot import Pose, lies_inside
from veillee.games.pixie_town.rules.stones import COLOUR_DIE, SHAPE
from veillee.table import Table

SMALL_PHONE, LOW = {"width": 360, "height": 640}, {"width": 844, "height": 390}
SOON = 2_000
BUTTONS = ".screen .bench button:enabled:not(.choose):not(.skip)"
PILE = ".pile:enabled"
PLACE = ".place.fits"
REST = "[data-phase=resting]"
TO_DO = f"{BUTTONS}, {END}"
ASSETS = Path(__file__).parent.parent.parent / "veillee" / "page" / "assets"
TOYBOX = next(ASSETS.glob("toybox-*.js"), Path("toybox-missing.js")).name


def table_for(house, who, seed="a whole town", **options):
    stage = Stage(house, who, options, seed, game="pixie_town")
    stage.hand.close()
    return stage


def enter(stage, page, seat=None):
    stage.enter(page, asked(stage) if seat is None else seat)
    page.locator(".town").wait_for()
    return page


def play_to_the_end(page, chance, press):
    """Whatever can be done is done: a stone, a place for it, and on."""
    for _ in range(1500):
        page.locator(TO_DO).first.wait_for()
        if has_ended(page):
            return
        with suppress(TooLate):
            act_once(page, chance, press)
    raise AssertionError("the game did not end")


def act_once(page, chance, press):
    if places := page.locator(PLACE).all():
        press(chance.choice(places))
    elif page.locator(".toy.wanted").count():
        press(page.locator(".toy.wanted").first)
    elif piles := page.locator(PILE).all():
        press(chance.choice(piles))
    elif others := page.locator(BUTTONS).all():
        press(chance.choice(others))


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [1, 3])
def test_a_whole_game_by_mouse(visit, house, others):
    stage = table_for(house, [None, *["adult"] * others])
    page = stage.enter(visit(DESKTOP), 0)
    play_to_the_end(page, Random(others), lambda one: one.click(timeout=SOON))
    expect(page.locator(END)).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit, house):
    stage = table_for(house, [None, "adult"])
    page = stage.enter(visit(PHONE), 0)
    play_to_the_end(page, Random(7), lambda one: one.tap(timeout=SOON))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_whole_game_by_keyboard_alone(visit, house):
    stage = table_for(house, [None, "adult"])
    page = stage.enter(visit(DESKTOP), 0)

    def press(one):
        one.focus(timeout=SOON)
        page.keyboard.press("Enter")

    play_to_the_end(page, Random(8), press)


def test_a_whole_free_game_by_mouse(visit, house):
    stage = table_for(house, [None, "adult"], **FREE)
    page = stage.enter(visit(DESKTOP), 0)
    play_to_the_end(page, Random(3), lambda one: one.click(timeout=SOON))


def test_a_whole_free_game_by_keyboard_alone(visit, house):
    stage = table_for(house, [None, "adult"], **FREE)
    page, chance = stage.enter(visit(DESKTOP), 0), Random(4)

    def press(one):
        one.focus(timeout=SOON)
        page.keyboard.press("Enter")
        if page.locator("[data-phase=held]").count():
            for _ in range(chance.randint(0, 9)):
                page.keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "r"]))
            page.keyboard.press("Enter")

    play_to_the_end(page, chance, press)


def test_a_whole_game_as_the_gnome(visit, house):
    stage = table_for(house, ["adult", "adult", None], **AGAINST)
    page = stage.enter(visit(TABLET), 2)
    play_to_the_end(page, Random(5), lambda one: one.click(timeout=SOON))


def test_a_whole_game_on_one_device(visit, house):
    """Nothing is secret: the device stays on the table, and each in turn is called by name."""
    stage = table_for(house, [None, None])
    page = stage.enter(visit(TABLET), 0, 1)
    expect(page.get_by_text("Lena, roll the dice!")).to_be_visible()
    play_to_the_end(page, Random(6), lambda one: one.click(timeout=SOON))


# -- by plan -------------------------------------------------------------------------------------


def drag(page, from_, to):
    start, end = from_.bounding_box(), to
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end[0], end[1] + 30, steps=4)
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def middle_of(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_stone_dragged_near_its_place_clicks_in(visit, house):
    stage = town(house, asks("build"))
    page = enter(stage, visit(DESKTOP))
    pile = page.locator(PILE).first
    kind = pile.get_attribute("data-pile")
    place = page.locator(f".place[aria-label$='{shape_word(kind)}']").first
    where = place.get_attribute("data-place")
    x, y = middle_of(place)
    drag(page, pile, (x + 14, y - 12))
    expect(page.locator(f"[data-place='{where}']")).to_have_count(0)
    expect(page.locator(f".street [data-stone^='{kind}']")).to_have_count(1)


def shape_word(kind):
    return {"C": "cube", "L": "long block", "T": "roof", "A": "arch"}[kind[-1]]


def test_a_stone_dropped_elsewhere_goes_back(visit, house):
    stage = town(house, asks("build"))
    page = enter(stage, visit(DESKTOP))
    before = page.locator(".street [data-stone]").count()
    drag(page, page.locator(PILE).first, (700, 200))
    expect(page.locator(PLACE).first).to_be_visible()
    assert page.locator(".street [data-stone]").count() == before


def test_stones_that_no_plan_needs_cannot_be_taken(visit, house):
    stage = town(house, asks("build", turn=6))
    page = enter(stage, visit(DESKTOP))
    page.locator(PILE).first.wait_for()
    needed = {spot["shape"] for spot in domain_of(stage.mirror, asked(stage))["spots"]}
    for pile in page.locator(".pile").all():
        shape = pile.get_attribute("data-pile").rpartition("-")[2]
        assert pile.is_enabled() == (shape in needed)


def test_arrows_choose_the_place_and_enter_sets(visit, house):
    def two_places(table: Table) -> bool:
        if not asks("build")(table):
            return False
        shapes = [spot["shape"] for spot in domain_of(table, table.asks[0].seat)["spots"]]
        return shapes.count("C") > 1 and any("-C-" in s for s in some_offer(table))

    stage = town(house, two_places)
    page = enter(stage, visit(DESKTOP))
    page.locator(f"{PILE}[data-pile$='-C']").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{PLACE}:focus")).to_have_count(1)
    first = page.locator(":focus").get_attribute("data-place")
    page.keyboard.press("ArrowRight")
    second = page.locator(":focus").get_attribute("data-place")
    assert first != second
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-place='{second}']")).to_have_count(0)


def some_offer(table):
    """What the first die gives."""
    return next(iter(table.sight(table.asks[0].seat).asks[0].domain["dice"].values()))


# -- physics -------------------------------------------------------------------------------------

IN_THE_TOYBOX = "async ([address, start]) => (await import(address)).settle(start)"


@pytest.fixture
def toybox(visit, house):
    """The page's own physics: stones as they are let go → where they come to rest."""
    page = visit(DESKTOP)
    page.goto(f"{house.url}/rules/pixie_town")
    return lambda start: page.evaluate(IN_THE_TOYBOX, [f"/assets/{TOYBOX}", start])


def at(x, y, turn=0):
    return {"x": x, "y": y, "turn": turn}


STACK = {
    "red-L-1": at(3500, 500),
    "red-C-1": at(3000, 1500),
    "red-C-2": at(4000, 1500),
    "red-A-1": at(3500, 2500),
    "red-T-1": at(3500, 3500),
    "blue-L-1": at(1000, 1000, 90_000),
}


def test_what_stands_stays_exactly_where_it_is(toybox):
    assert toybox(STACK) == STACK


def test_what_has_nothing_below_it_falls(toybox):
    rest = toybox({**STACK, "yellow-C-1": at(5800, 6000)})
    assert rest["yellow-C-1"] == at(5800, rest["yellow-C-1"]["y"])
    assert abs(rest["yellow-C-1"]["y"] - 500) <= 20
    assert {stone: rest[stone] for stone in STACK} == STACK


def test_what_is_not_balanced_topples(toybox):
    """A long block whose middle is beyond the edge of the cube."""
    rest = toybox({"red-C-1": at(2000, 500), "red-L-1": at(3100, 1500)})
    assert rest["red-L-1"]["y"] < 1400


@pytest.mark.parametrize("stone", ["red-C-1", "red-L-1", "red-A-1", "red-T-2"])
@pytest.mark.parametrize("aside", [0, 1, 4])
def test_nothing_balances_on_the_tip_of_a_roof(toybox, stone, aside):
    roof = {"red-T-1": at(3500, 500)}
    if stone == "red-A-1":
        aside += 600  # Its opening takes the tip in; its leg does not stand on it.
    rest = toybox({**roof, stone: at(3500 + aside, 1500)})
    assert rest[stone]["y"] < 1400


def test_something_fits_below_an_arch(toybox):
    """Its opening is open: a roof's tip goes in from below, and nothing moves."""
    start = {"red-A-1": at(3500, 500), "red-C-1": at(3500, 1500)}
    assert toybox(start) == start


def test_the_same_drop_gives_the_same_rest(toybox):
    wild = {**STACK, "orange-L-1": at(3900, 8000, 33_000), "violet-T-1": at(2600, 9900, 200_000)}
    first = toybox(wild)
    assert first != wild
    assert toybox(wild) == first


def test_whatever_falls_comes_to_rest_on_the_plot(toybox):
    chance = Random(11)
    start = {
        stone: at(chance.randint(1200, 5800), 1500 + 1300 * i, chance.randrange(360_000))
        for i, stone in enumerate(chance.sample(sorted(SHAPE), 13))
    }
    for stone, pose in toybox(start).items():
        assert lies_inside(SHAPE[stone], Pose(**pose)), (stone, pose)


# -- as one likes --------------------------------------------------------------------------------


def test_a_stone_is_dragged_let_go_and_set(visit, house):
    """Everybody sees it where it came to rest."""
    stage = town(house, asks("build", turn=5), **FREE)
    builder = enter(stage, visit(DESKTOP))
    other = enter(stage, visit(PHONE), (asked(stage) + 1) % 3)
    before = builder.locator(".street [data-stone]").count()
    plot = builder.locator("[role=application]").bounding_box()
    x, y = plot["x"] + plot["width"] / 2, plot["y"] + plot["height"] * 0.3
    drag(builder, builder.locator(PILE).first, (x, y))
    builder.locator(REST).wait_for()
    builder.get_by_role("button", name="Set it here").click()
    for page in (builder, other):
        expect(page.locator(".street [data-stone]")).to_have_count(before + 1)
    shown = [placed(page) for page in (builder, other)]
    assert shown[0] == shown[1]


def placed(page):
    """Every stone of the street and how it lies on its plot."""
    return page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.street [data-stone]')].map(
            (stone) => [stone.dataset.stone, stone.firstElementChild.getAttribute('transform')]))"""
    )


def test_a_stone_falls_before_the_eyes(visit, house):
    """With motion: it is let go, falls, and only then comes to rest; and can be lifted again."""
    stage = town(house, asks("build", turn=5), **FREE)
    page = stage.enter(visit(DESKTOP), asked(stage), still=False)
    page.locator(PILE).first.click()
    page.get_by_role("button", name="Turn right").click()
    page.get_by_role("button", name="Let go").click()
    page.locator("[data-phase=falling]").wait_for()
    page.locator(REST).wait_for()
    page.get_by_role("button", name="Lift it again").click()
    page.locator("[data-phase=held]").wait_for()
    page.get_by_role("button", name="Put it back").click()
    page.locator("[data-phase=idle]").wait_for()


def test_what_i_have_built_is_on_the_bench_once_the_dice_lie(visit, house):
    def no_blue_comes(table: Table) -> bool:
        dice = table.chance(f"dice {table.board.turn}")
        faces = [dice.pick(COLOUR_DIE) for _ in range(3)]
        return asks("roll", turn=7)(table) and "blue" not in faces

    stage = town(house, no_blue_comes, **FREE)
    seat = asked(stage)
    page = stage.enter(visit(DESKTOP), seat, still=False)
    page.get_by_role("button", name="Roll").click()
    page.locator(PILE).first.wait_for()
    fullest = max(len(house.stones) for house in stage.board.houses[seat])
    expect(page.locator("[role=application] [data-stone]")).to_have_count(fullest)


def test_keys_move_turn_and_let_go(visit, house):
    stage = town(house, asks("build", turn=5), **FREE)
    page = enter(stage, visit(DESKTOP))
    page.locator(f"{PILE}[data-pile$='-L'], {PILE}").first.focus()
    page.keyboard.press("Enter")
    handle = page.locator("[data-held]")
    start = handle.bounding_box()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    moved = handle.bounding_box()
    assert moved["x"] > start["x"]
    assert moved["y"] < start["y"]
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.locator(REST).wait_for()
    expect(page.get_by_role("button", name="Set it here")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(REST)).to_have_count(0)


def test_one_tap_puts_a_blue_stone_on_the_tower(visit, house):
    stage = town(house, asks("tower", turn=4))
    page = enter(stage, visit(PHONE))
    many = len(stage.board.tower)
    page.get_by_role("button", name="On top").tap()
    page.locator(REST).wait_for()
    page.get_by_role("button", name="Set it here").tap()
    expect(page.locator(".tower [data-stone]")).to_have_count(many + 1)


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, LOW, TABLET], ids=lambda one: one["width"])
def test_with_no_card_left_a_stone_is_given(visit, house, size):
    """Six of them: all cards are dealt, and there is room for five faces to give it to."""
    stage = town(house, asks("build", turn=2), 6, **FREE)
    page = enter(stage, visit(size))
    page.locator(PILE).first.click()
    faces = page.locator(".give button")
    expect(faces).to_have_count(5)
    for face in faces.all():
        box = face.bounding_box()
        assert box["width"] >= 48
        assert box["height"] >= 48
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    page.get_by_role("button", name="Give it to Noé").press("Enter")
    expect(page.get_by_text("Noé is finding a place for the present.")).to_be_visible()


def test_a_present_finds_its_place(visit, house):
    stage = town(house, asks("place_gift"), **FREE)
    page = enter(stage, visit(TABLET))
    page.locator(PILE).first.click()
    page.get_by_role("button", name="Let go").click()
    page.locator(REST).wait_for()
    page.get_by_role("button", name="Set it here").click()
    expect(page.get_by_text("a present for you")).to_have_count(0)


# -- the gnome -----------------------------------------------------------------------------------


def test_the_house_that_i_choose_falls(visit, house):
    stage = town(house, asks("sacrifice"))
    seat = asked(stage)
    page = stage.enter(visit(DESKTOP), seat, still=False)
    chosen = stage.mirror.asks[0].choices[0].house
    page.get_by_role("button", name=f"House {chosen + 1} may tumble").click()
    expect(page.locator(".fallen [data-stone]").first).to_be_attached()
    expect(page.locator(".fallen")).to_have_count(0)
    expect(page.locator(f"[data-house='{seat} {chosen}'] [data-stone]")).to_have_count(0)


def test_the_gnome_chooses_a_house(visit, house):
    stage = town(house, asks("wreck"), 4, **AGAINST)
    page = enter(stage, visit(PHONE))
    which = stage.mirror.asks[0].choices[0]
    page.locator(".choose button").first.tap()
    expect(page.locator(f"[data-house='{which.owner} {which.house}'] [data-stone]")).to_have_count(
        0
    )


def test_physics_is_fetched_only_when_something_falls_or_is_built_freely(visit, house):
    page = visit(DESKTOP)
    fetched = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    enter_and_set(house, page)
    assert TOYBOX not in fetched
    enter(town(house, asks("tower")), page)
    with page.expect_request(f"**/{TOYBOX}"):
        page.locator(PILE).first.click()


def enter_and_set(house, page):
    enter(town(house, asks("build")), page)
    page.locator(PILE).first.click()
    page.locator(PLACE).first.click()
    expect(page.locator(".street [data-stone]").first).to_be_visible()
    page.wait_for_load_state("networkidle")


# -- the table -----------------------------------------------------------------------------------


def test_a_table_screen_and_a_phone(visit, house):
    stage = town(house, asks("roll"), 2)
    screen = stage.enter(visit(TABLET), screen=True)
    phone = enter(stage, visit(PHONE))
    phone.get_by_role("button", name="Roll").tap()
    expect(screen.locator(".die")).to_have_count(3)
    assert screen.locator(BUTTONS).count() == 0
    faces = [die.get_attribute("data-face") for die in screen.locator(".die").all()]
    assert len(faces) == 3


def test_dice_land_on_what_the_server_rolled(visit, house):
    stage = town(house, asks("roll"), 2)
    page = stage.enter(visit(DESKTOP), asked(stage), still=False)
    page.get_by_role("button", name="Roll").click()
    page.locator(".die.rolling").first.wait_for()
    view = stage.hand.wait_for("sight", seq=stage.mirror.seq + 1)["view"]
    faces = [die.get_attribute("data-face") for die in page.locator(".die").all()]
    assert faces == view["faces"]


def test_the_street_can_be_looked_at_on_a_phone(visit, house):
    page = enter(town(house, asks("build", turn=5)), visit(PHONE))
    street = page.locator(".town > .street")
    small = street.bounding_box()["height"]
    page.get_by_role("button", name="See the whole street").tap()
    assert street.bounding_box()["height"] > 2 * small


@pytest.mark.parametrize("language", ["fr", "en", "de", "es", "nl"])
def test_it_speaks_five_languages(visit, house, language):
    page = enter(town(house, asks("build", turn=5), **FREE), visit(PHONE, language))
    page.locator(PILE).first.tap()
    page.locator("[data-phase=held]").wait_for()
    text = page.locator(".screen").inner_text()
    assert "{" not in text
    assert not re.search(r"\b(button|call|told)-", text)
    labels = page.evaluate(
        "[...document.querySelectorAll('.screen [aria-label]')].map((one) => one.ariaLabel)"
    )
    assert not any("{" in label or re.search(r"\b[a-z]+-[a-z]+-", label) for label in labels)


MOMENTS = {
    "rolling": lambda house: town(house, asks("roll", turn=3)),
    "building": lambda house: town(house, asks("build", turn=6)),
    "free": lambda house: town(house, asks("build", turn=6), **FREE),
    "tower": lambda house: town(house, asks("tower", turn=5)),
    "sacrifice": lambda house: town(house, asks("sacrifice")),
    "wreck": lambda house: town(house, asks("wreck"), 4, **AGAINST),
}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_of_the_game_has_no_barriers(visit, house, size, moment):
    page = enter(MOMENTS[moment](house), visit(size))
    assert barriers(page) == []
    if piles := page.locator(PILE).all():
        piles[0].click()
        assert barriers(page) == []


# -- the picture ---------------------------------------------------------------------------------


def test_the_village_can_be_kept(visit, house):
    stage = town(house, over("village"), 2)
    page = stage.enter(visit(DESKTOP), 0)
    page.get_by_role("button", name="See the table").click()
    assert barriers(page) == []
    with page.expect_download() as drawing:
        page.get_by_role("button", name="to print").click()
    svg = Path(drawing.value.path()).read_text(encoding="utf-8")
    stones = [one for one in ElementTree.fromstring(svg).iter() if one.get("class") == "stone"]
    assert len(stones) == 40 + len(stage.board.tower)
    alone = re.sub(r'"data:image/svg[^"]*"', '"data:"', svg)
    assert set(re.findall(r'(?:href|src)="([^"]*)"', alone)) == {"data:"}
    assert set(re.findall(r"url\((.)", alone)) == {"#"}
    with page.expect_download() as picture:
        page.get_by_role("button", name="as a picture").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG\r\n")
