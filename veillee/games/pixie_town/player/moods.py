"""What a computer player shows on its face. All lies open here, so none of it is a secret."""

from collections.abc import Sequence
from typing import Any

from veillee.games.pixie_town.board import (
    Build,
    CardTaken,
    HouseFell,
    HouseFinished,
    Place,
    PlaceGift,
)
from veillee.games.pixie_town.player.stability import looked_at, lying, rests_on
from veillee.games.pixie_town.rules.plot import UNIT, Pose
from veillee.games.pixie_town.rules.stones import SHAPE, WHITE
from veillee.games.pixie_town.views import View
from veillee.table.asks import Move
from veillee.table.player import Mood

HIGH = 6 * UNIT
"""Whose top is up here makes everybody hold their breath."""
BARELY = 300
"""So near the edge of what carries it a stone's middle may be without a wobble."""


def after(events: Sequence[Any], view: View, seat: int) -> Mood | None:
    """Sorry for a house that fell; proud of one that is safe, or of one's last plan, finished."""
    for event in events:
        match event:
            case HouseFell(owner=owner) if owner == seat:
                return "sorry"
            case HouseFinished(owner=owner) if owner == seat:
                return "proud" if is_all_done(events, view, seat) else None
            case _:
                pass
    return None


def is_all_done(events: Sequence[Any], view: View, seat: int) -> bool:
    """No plan is left but one that came just now; a free house is always worth it."""
    new = sum(isinstance(event, CardTaken) and event.seat == seat for event in events)
    left = sum(not house.finished for house in view.houses[seat])
    return left <= new or view.options.building == "imaginary"


def about(move: Move, view: View) -> Mood | None:
    """Of what one is going to do."""
    match move:
        case Build(die=die, stone=stone) if view.faces[die] != WHITE:
            return "sure" if is_the_last(stone, view.middle) else None
        case Place(stone=stone, poses=poses):
            return about_setting(stone, poses)
        case PlaceGift(poses=poses) if view.gift:
            return about_setting(view.gift.stone, poses)
        case _:
            return None


def is_the_last(stone: str, middle: list[str]) -> bool:
    """Of its shape there is none but this, and the dice have its colour."""
    return [one for one in middle if SHAPE[one] == SHAPE[stone]] == [stone]


def about_setting(stone: str, poses: dict[str, Pose]) -> Mood | None:
    """Unsure of a stone that wobbles or is high up; sure of one that bridges two, with no gap."""
    others = [(SHAPE[one], pose) for one, pose in poses.items() if one != stone]
    new = lying(SHAPE[stone], poses[stone])
    below = rests_on(new, looked_at(others))
    if new.bottom == 0 or not below:
        return None
    x = (new.left + new.right) / 2
    edge = min(x - min(left for left, *_ in below), max(right for _, right, _ in below) - x)
    if edge <= BARELY or new.top >= HIGH:
        return "unsure"
    held = sum(right - left for left, right, _ in below)
    bridges = len({which for *_, which in below}) > 1
    return "sure" if bridges and held >= new.right - new.left else None
