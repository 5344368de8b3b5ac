"""The lesson of Pixie Town goes on to its end whatever a child does where it is free to choose."""

from typing import Any

import msgspec
import pytest

from tests.lessons.reading import LESSONS, ME, Step, game_of, read_lesson, table_of
from veillee.games.pixie_town.rules.setting_down import set_down
from veillee.games.pixie_town.rules.stones import BLUE_STONES
from veillee.table import Table
from veillee.table.chance import Stream

FOLDER = next(folder for folder in LESSONS if game_of(folder) == "pixie_town")
STEPS = read_lesson(FOLDER).steps


def stone_on_the_tower(table: Table, chance: Stream, blue: str) -> dict[str, Any]:
    """Any blue stone, anywhere that it stays."""
    stone = blue if blue in table.board.blue else chance.pick(table.board.blue)
    poses = set_down(stone, table.board.tower, chance)
    return {"stone": stone, "poses": msgspec.to_builtins(poses)}


def stone_in_a_house(table: Table, chance: Stream, step: Step) -> dict[str, Any]:
    """For any die that is left; into the step's place, or into any if that is free."""
    assert step.does is not None
    domain = table.sight(ME).asks[0].domain
    assert domain is not None
    spots = [
        spot
        for spot in domain["spots"]
        if spot["house"] == step.does["house"]
        and ("spot" in step.free or spot["spot"] == step.does["spot"])
    ]
    spot = chance.pick(spots)
    die = chance.pick(sorted(domain["dice"]))
    fitting = [stone for stone in domain["dice"][die] if f"-{spot['shape']}-" in stone]
    return {"die": int(die), "stone": chance.pick(fitting), "spot": spot["spot"]}


def freely(step: Step, table: Table, chance: Stream, blue: str) -> dict[str, Any]:
    """The move of a step, with whatever is free chosen by chance."""
    assert step.does is not None
    match step.does["type"]:
        case "RaiseTower":
            chosen = stone_on_the_tower(table, chance, blue)
        case "Build":
            chosen = stone_in_a_house(table, chance, step)
        case _:
            chosen = {}
    return {**step.does, **{field: chosen[field] for field in step.free}}


@pytest.mark.parametrize("blue", BLUE_STONES)
@pytest.mark.parametrize("child", range(10))
def test_the_lesson_goes_on_whatever_the_child_chooses(blue, child):
    chance = Stream(f"child {child}", blue)
    table = table_of(FOLDER)
    for step in STEPS:
        if step.does is not None:
            table.play(ME, freely(step, table, chance, blue))
        for scripted in step.then:
            table.play(scripted.seat, scripted.move)
    assert table.board.houses[ME][0].finished
    assert len(table.board.houses[ME][1].stones) == 2


def test_only_what_is_tried_is_free():
    free = {field for step in STEPS for field in step.free}
    assert free == {"die", "stone", "spot", "poses"}
