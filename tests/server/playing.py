"""Whole games over the wire."""

from random import Random

from tests.server.visitor import Visitor

BEGUN = 2


def sit_down(house, table, **hello) -> list[Visitor]:
    """One connection a person. When the last one has come, the game has begun."""
    visitors = []
    for seat in table["seats"]:
        visitor = Visitor(house.url, table["table"], [seat["key"]], **hello)
        visitor.wait_for("sight", seat=seat["seat"])
        visitor.seat = seat["seat"]
        visitors.append(visitor)
    for visitor in visitors:
        catch_up(visitor, BEGUN)
    return visitors


def catch_up(visitor: Visitor, seq: int) -> None:
    while visitor.sights[visitor.seat]["seq"] < seq:
        visitor.hear()


def asked(visitors: list[Visitor]) -> tuple[Visitor, dict] | None:
    """Somebody who is asked something now, and what."""
    for visitor in visitors:
        for ask in visitor.sights[visitor.seat]["asks"]:
            if ask["seat"] == visitor.seat and ask.get("choices"):
                return visitor, ask
    return None


def one_asked(visitors: list[Visitor]) -> tuple[Visitor, dict]:
    """The same, where somebody must be asked."""
    found = asked(visitors)
    assert found is not None, "nobody is asked anything"
    return found


def one_move(visitors: list[Visitor], chance: Random) -> dict:
    """Anybody who is asked answers; everybody has seen it when this returns."""
    visitor, ask = one_asked(chance.sample(visitors, len(visitors)))
    seq = visitor.sights[visitor.seat]["seq"]
    taken = visitor.answer(visitor.move(visitor.seat, chance.choice(ask["choices"]), seq))
    assert taken["type"] == "taken", taken
    for each in visitors:
        catch_up(each, taken["seq"])
    return taken


def play_to_the_end(visitors: list[Visitor], chance: Random) -> int:
    moves = 0
    while visitors[0].sights[visitors[0].seat]["outcome"] is None:
        one_move(visitors, chance)
        moves += 1
    return moves


def play_along(visitors: list[Visitor], chance: Random) -> None:
    """Answer whatever anybody is asked until the game has ended; computers play in between."""
    while any(one.sights[one.seat]["outcome"] is None for one in visitors):
        newest = max(visitor.sights[visitor.seat]["seq"] for visitor in visitors)
        for visitor in visitors:
            catch_up(visitor, newest)
            mine = asked([visitor])
            if mine is None:
                continue
            on = visitor.sights[visitor.seat]["seq"]
            answer = visitor.answer(
                visitor.move(visitor.seat, chance.choice(mine[1]["choices"]), on)
            )
            assert answer["type"] == "taken" or answer["name"] in ("stale", "turn"), answer
            catch_up(visitor, answer.get("seq", 0))
        waiting = next((v for v in visitors if v.sights[v.seat]["outcome"] is None), None)
        if waiting is not None and not any(asked([one]) for one in visitors):
            waiting.wait_for("sight")
