"""Any legal answer to a question, from nothing but what a page is sent."""

from random import Random
from typing import Any

from veillee.games.ali_baba.board import ADJECTIVES
from veillee.games.pixie_town.rules.building import MARGIN
from veillee.games.pixie_town.rules.plot import PLOT_HEIGHT, PLOT_WIDTH, QUARTER

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
        return {"type": "RaiseTower", "stone": stone, "poses": poses(view["tower"], stone, chance)}
    house = chance.choice(domain["houses"])
    if "stone" in domain:
        stone = domain["stone"]
        lying = poses(view["houses"][seat][house]["stones"], stone, chance)
        return {"type": "PlaceGift", "house": house, "poses": lying}
    able = [(int(die), stone) for die, stones in domain["dice"].items() for stone in stones]
    if not able or chance.random() < 0.05:
        return {"type": "Done"}
    die, stone = chance.choice(able)
    if domain["give_to"] and chance.random() < 0.5:
        return {"type": "Give", "die": die, "stone": stone, "to": chance.choice(domain["give_to"])}
    lying = poses(view["houses"][seat][house]["stones"], stone, chance)
    return {"type": "Place", "die": die, "stone": stone, "house": house, "poses": lying}


def poses(lying: list[dict[str, Any]], stone: str, chance: Random) -> dict[str, Any]:
    """Everything where it was seen, and the new stone anywhere on the plot."""
    there = {each["stone"]: {name: each[name] for name in ("x", "y", "turn")} for each in lying}
    return there | {
        stone: {
            "x": chance.randrange(MARGIN, PLOT_WIDTH - MARGIN),
            "y": chance.randrange(MARGIN, PLOT_HEIGHT - MARGIN),
            "turn": chance.randrange(4) * QUARTER,
        }
    }
