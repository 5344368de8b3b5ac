"""A sight as a computer player far away would read it: from bytes, with nothing else attached."""

from typing import Any

import msgspec

from veillee.table import AskSeen, Game, Sight


def over_the_wire(game: Game, sight: Sight) -> Sight:
    sent = msgspec.json.decode(msgspec.json.encode(sight))
    kinds = {kind.__name__: kind for kind in (*game.moves, *game.events)}

    def read(things: list[dict[str, Any]] | None) -> list[Any] | None:
        return things and [msgspec.convert(thing, kinds[thing["type"]]) for thing in things]

    return Sight(
        seat=sent["seat"],
        seq=sent["seq"],
        view=msgspec.convert(sent["view"], type(sight.view)),
        asks=[AskSeen(**ask | {"choices": read(ask.get("choices"))}) for ask in sent["asks"]],
        events=read(sent["events"]) or [],
    )
