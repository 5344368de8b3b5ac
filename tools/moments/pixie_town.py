"""Pixie Town, from the first roll to the picture of the village."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.stage import Stage
from tests.server.house import House
from tools.moments import hold, moment, see_the_table
from veillee.games.pixie_town.player.player import PixieTownPlayer
from veillee.table import Begin, Seat, Table

Wanted = Callable[[Table], bool]
FREE: dict[str, Any] = {"building": "imaginary"}
AGAINST = {"game": "against", "first_gnome": 2}


def asks(kind: str, seat: int | None = None, turn: int = 0) -> Wanted:
    """Somebody, or this seat, is asked this, not before that turn."""

    def wanted(table: Table) -> bool:
        if not table.asks or table.board.turn < turn:
            return False
        ask = table.asks[0]
        return ask.kind == kind and seat in (None, ask.seat)

    return wanted


def over(reason: str) -> Wanted:
    return lambda table: table.outcome is not None and table.outcome.reason == reason


def moves_until(table: Table, wanted: Wanted) -> list[tuple[int, Any]] | None:
    """What computers would do until then; None: it does not happen."""
    players = [PixieTownPlayer(seat, "adult", Random(seat)) for seat in range(len(table.seats))]
    moves: list[tuple[int, Any]] = []
    while not wanted(table):
        if table.outcome is not None:
            return None
        for seat, player in enumerate(players):
            if decision := player.watch(table.sight(seat)):
                moves.append((seat, decision.move))
                table.play(seat, decision.move)
                break
    return moves


def town(house: House, wanted: Wanted, seats: int = 3, **options: Any) -> Stage:
    """A table at the first such moment that any deal leads to."""
    for number in count():
        seed = f"a morning {number}"
        table = Table("pixie_town", [Seat()] * seats, options, seed, gather=True)
        table.play(None, Begin())
        moves = moves_until(table, wanted)
        if moves is not None:
            stage = Stage(house, seats, options, seed, game="pixie_town")
            for seat, move in moves:
                stage.play(seat, move)
            return stage
    raise AssertionError


def asked(stage: Stage) -> int:
    seat = stage.mirror.asks[0].seat
    assert seat is not None
    return seat


def enter(stage: Stage, page: Page, seat: int | None = None) -> Stage:
    """By the eyes of whoever is asked."""
    stage.enter(page, asked(stage) if seat is None else seat)
    page.locator(".town").wait_for()
    return stage


def pick(page: Page, number: int = 0) -> None:
    page.locator(".pile:enabled").nth(number).click()


@moment
def rules_page(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules/pixie_town")
    page.get_by_role("heading").first.wait_for()


@moment
def set_up(house: House, page: Page) -> None:
    page.goto(f"{house.url}/play/pixie_town")
    page.get_by_role("heading").first.wait_for()


# -- by plan -------------------------------------------------------------------------------------


@moment
def i_roll(house: House, page: Page) -> None:
    enter(town(house, asks("roll"), 2), page)


@moment
def dice_fall(house: House, page: Page) -> None:
    stage = town(house, asks("roll", turn=4))
    stage.enter(page, asked(stage), still=False)
    page.wait_for_load_state("networkidle")
    page.locator(".toy.wanted").click()
    page.wait_for_timeout(450)
    hold(page)


@moment
def i_build(house: House, page: Page) -> None:
    enter(town(house, asks("build", turn=4), 2), page)


@moment
def i_hold_a_stone(house: House, page: Page) -> None:
    enter(town(house, asks("build", turn=8), 4), page)
    pick(page)


@moment
def white_die(house: House, page: Page) -> None:
    def white(table: Table) -> bool:
        faces = [table.board.faces[die] for die in table.board.unused]
        return asks("build", turn=3)(table) and faces == ["white"] * len(faces)

    enter(town(house, white), page)


@moment
def others_build(house: House, page: Page) -> None:
    stage = town(house, asks("build", turn=10), 5)
    enter(stage, page, (asked(stage) + 1) % 5)


@moment
def i_help(house: House, page: Page) -> None:
    def helping(table: Table) -> bool:
        board = table.board
        done = all(house.finished for house in board.houses[board.player])
        return asks("build")(table) and done

    enter(town(house, helping), page)


@moment
def six_players(house: House, page: Page) -> None:
    enter(town(house, asks("build", turn=20), 6), page)


# -- the gnome -----------------------------------------------------------------------------------


@moment
def i_raise_the_tower(house: House, page: Page) -> None:
    enter(town(house, asks("tower", turn=9)), page)


@moment
def i_raise_the_tower_in_hand(house: House, page: Page) -> None:
    enter(town(house, asks("tower", turn=9)), page)
    pick(page)
    page.locator("[data-phase=held]").wait_for()


@moment
def i_sacrifice(house: House, page: Page) -> None:
    enter(town(house, asks("sacrifice")), page)


@moment
def gnome_comes(house: House, page: Page) -> None:
    stage = town(house, asks("sacrifice"))
    seat = asked(stage)
    stage.enter(page, seat, still=False)
    page.wait_for_load_state("networkidle")
    page.locator(".choose button").first.click()
    page.wait_for_timeout(900)
    hold(page)


@moment
def i_am_the_gnome(house: House, page: Page) -> None:
    enter(town(house, asks("roll", seat=2, turn=6), 4, **AGAINST), page)


def asks_to_wreck(table: Table, one_of: range) -> bool:
    return asks("wreck")(table) and len(table.asks[0].choices) in one_of


@moment
def i_wreck(house: House, page: Page) -> None:
    enter(town(house, lambda table: asks_to_wreck(table, range(3, 9)), 4, **AGAINST), page)


@moment
def i_wreck_the_only_house(house: House, page: Page) -> None:
    enter(town(house, lambda table: asks_to_wreck(table, range(1, 2)), 4, **AGAINST), page)


# -- as one likes --------------------------------------------------------------------------------


@moment
def free_plot(house: House, page: Page) -> None:
    enter(town(house, asks("build", turn=7), **FREE), page)


@moment
def free_in_hand(house: House, page: Page) -> None:
    enter(town(house, asks("build", turn=7), **FREE), page)
    pick(page)
    page.locator("[data-phase=held]").wait_for()


@moment
def free_in_hand_of_six(house: House, page: Page) -> None:
    """No card is left from the start: any stone may be given."""
    enter(town(house, asks("build", turn=7), 6, **FREE), page)
    pick(page)
    page.locator("[data-phase=held]").wait_for()


@moment
def free_at_rest(house: House, page: Page) -> None:
    free_in_hand(house, page)
    page.locator(".controls .toy.wanted").click()
    page.locator("[data-phase=resting]").wait_for()


@moment
def free_present(house: House, page: Page) -> None:
    enter(town(house, asks("place_gift"), **FREE), page)


@moment
def free_others(house: House, page: Page) -> None:
    stage = town(house, asks("build", turn=16), 4, **FREE)
    enter(stage, page, (asked(stage) + 1) % 4)


# -- the table, and the ends ---------------------------------------------------------------------


@moment
def table_screen(house: House, page: Page) -> None:
    town(house, asks("build", turn=14), 4).enter(page, screen=True)


@moment
def table_screen_free(house: House, page: Page) -> None:
    town(house, asks("build", turn=18), 4, **FREE).enter(page, screen=True)


@moment
def end_village(house: House, page: Page) -> None:
    town(house, over("village"), 2).enter(page, 0)


@moment
def end_village_the_table(house: House, page: Page) -> None:
    end_village(house, page)
    see_the_table(page)


@moment
def end_village_free(house: House, page: Page) -> None:
    town(house, over("village"), **FREE).enter(page, 0)
    see_the_table(page)


@moment
def end_tower(house: House, page: Page) -> None:
    town(house, over("tower"), 2).enter(page, 1)
    see_the_table(page)


@moment
def end_gnome(house: House, page: Page) -> None:
    town(house, over("gnome"), 4, **AGAINST).enter(page, 2)
    see_the_table(page)
