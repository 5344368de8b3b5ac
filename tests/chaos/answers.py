"""Any legal answer to a question, from nothing but what a page is sent."""

from random import Random
from typing import Any

from msgspec import to_builtins

from veillee.games.ali_baba.board import ADJECTIVES
from veillee.games.pixie_town.rules.plot import Pose
from veillee.games.pixie_town.rules.setting_down import set_down, stacked
from veillee.table import Stream

Move = dict[str, Any]


def any_answer(ask: dict[str, Any], view: dict[str, Any], waited: float, chance: Random) -> Move:
    """`waited`: the seconds since the question was heard, for moves whose moment counts."""
    if ask.get("choices"):
        return chance.choice(ask["choices"])
    domain = ask["domain"]
    if "said" in domain:
        return recital(domain, chance)
    if "card" in domain:
        return slap(domain, waited)
    if "spots" in domain:
        return by_plan(domain, chance)
    return freely(ask["seat"], domain, view, chance)


def recital(domain: dict[str, Any], chance: Random) -> Move:
    left = sorted(domain["most"].keys() - set(domain["said"]))
    if domain["pebbles"] and chance.random() < 0.25:
        return {"type": "SpendPebble"}
    if not left or chance.random() < 0.25:
        return {"type": "ThatIsAll"}
    treasure = chance.choice(left)
    return {
        "type": "Say",
        "treasure": treasure,
        "count": chance.randint(1, domain["most"][treasure]),
        "adjective": None if domain["adjectives"] == "none" else chance.choice(ADJECTIVES),
    }


def slap(domain: dict[str, Any], waited: float) -> Move:
    """Nobody is faster than a hand can be: who has not waited so long wants none."""
    after = int(waited * 1000)
    if after < domain["fastest"] or after > domain["longest"]:
        return {"type": "NoneForMe"}
    return {"type": "Slap", "after": after, "card": domain["card"]}


def by_plan(domain: dict[str, Any], chance: Random) -> Move:
    """Stones are named after their shape: `blue-L-2` is an L."""
    able = [
        {"type": "Build", "die": int(die), "stone": stone}
        | {name: spot[name] for name in ("owner", "house", "spot")}
        for die, stones in domain["dice"].items()
        for stone in stones
        for spot in domain["spots"]
        if spot["shape"] in stone.split("-")
    ]
    return chance.choice(able) if able and chance.random() < 0.95 else {"type": "Done"}


def freely(seat: int, domain: dict[str, Any], view: dict[str, Any], chance: Random) -> Move:
    if "stones" in domain:
        stone = chance.choice(domain["stones"])
        tower = lying(view["tower"])
        poses = set_down(stone, tower, hand(chance)) or stacked([*tower, stone])
        return {"type": "RaiseTower", "stone": stone, "poses": to_builtins(poses)}
    house = chance.choice(domain["houses"])
    stones = lying(view["houses"][seat][house]["stones"])
    if "stone" in domain:
        poses = set_down(domain["stone"], stones, hand(chance))
        return onto({"type": "PlaceGift", "house": house}, poses)
    able = [(int(die), stone) for die, stones in domain["dice"].items() for stone in stones]
    if not able or chance.random() < 0.05:
        return {"type": "Done"}
    die, stone = chance.choice(able)
    if domain["give_to"] and chance.random() < 0.5:
        return {"type": "Give", "die": die, "stone": stone, "to": chance.choice(domain["give_to"])}
    poses = set_down(stone, stones, hand(chance))
    return onto({"type": "Place", "die": die, "stone": stone, "house": house}, poses)


def onto(move: Move, poses: dict[str, Pose] | None) -> Move:
    """Where it came to rest; if it stays nowhere, none is taken."""
    return {"type": "Done"} if poses is None else move | {"poses": to_builtins(poses)}


def lying(stones: list[dict[str, Any]]) -> dict[str, Pose]:
    """Everything where it was seen."""
    return {each["stone"]: Pose(each["x"], each["y"], each["turn"]) for each in stones}


def hand(chance: Random) -> Stream:
    return Stream(f"{chance.random()}", "hand")
