"""A leak audit by mutation: each hidden field of each board is leaked on purpose, in every way in
which something can be sent, and the property has to notice."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from tests.secrecy.dealing import LEAK, Leak
from tests.secrecy.watching import Given, watch
from veillee.games import find_game, games
from veillee.live.sights import Sights
from veillee.live.wire.messages import SightSent
from veillee.table.seen.secrecy import hidden_fields

CHANNELS = {
    "view": "the view of every seat",
    "domain": "what is asked",
    "event": "an event that everybody hears",
    "late": "an event told to whoever comes later",
}
MOST_EVENINGS = 400


def all_leaks() -> Iterator[tuple[str, Leak]]:
    for game in games():
        for field in hidden_fields(find_game(game.id).board):
            for channel in CHANNELS:
                yield game.id, Leak(field, channel)


def evenings_until_caught(game: str, leak: Leak, most: int = MOST_EVENINGS) -> int | None:
    """None: so many evenings went by and nobody noticed."""
    with told_late(leak.field) if leak.channel == "late" else nullcontext():
        for evening in range(1, most + 1):
            try:
                watch(game, Random(evening), leak)
            except Given:
                return evening
    return None


@contextmanager
def told_late(field: str) -> Iterator[None]:
    """Whoever comes is told something of what the board hides, as if it had just happened."""
    honest: Callable[..., SightSent] = Sights.present

    def leaking(showing: Any, *args: Any) -> SightSent:
        leaked = getattr(showing._table.board, field)
        sight = honest(showing, *args)
        return msgspec.structs.replace(sight, events=[{"type": "ToldLate", LEAK: leaked}])

    with patch.object(Sights, "present", leaking):
        yield
