"""Computer players at a live table: they watch every sight of their seat, and act after a pause."""

import asyncio
from collections.abc import Callable

from veillee.server.journal import note_failure
from veillee.server.opening import Opening
from veillee.table.player import Decision, Player
from veillee.table.sight import Sight
from veillee.table.table import Table


class Computers:
    """`act(seat, decision)` is called when a player's pause is over and nothing happened since."""

    def __init__(
        self, opening: Opening, quick: bool, act: Callable[[int, Decision, int], None]
    ) -> None:
        self._opening = opening
        self._quick = quick
        self._act = act
        self._players: dict[int, Player] = {}
        self._wants: dict[int, Decision] = {}
        self._timers: list[asyncio.TimerHandle] = []

    def sit(self, table: Table, seat: int, persona: str) -> None:
        """A computer takes the seat, knowing only what that seat saw: it watches it all again."""
        luck = self._opening.luck_of(seat, table.seq)
        player = table.game.player(seat, persona, luck)
        again = self._opening.new_table()
        wants = watched(player, again.sight(seat))
        for played in table.moves:
            again.play(played.seat, played.move)
            wants = watched(player, again.sight(seat))
        self._players[seat] = player
        self._want(seat, wants)

    def rise(self, seat: int) -> None:
        self._players.pop(seat, None)
        self._wants.pop(seat, None)

    def watch(self, table: Table) -> None:
        """Something happened. Everybody looks."""
        for seat, player in self._players.items():
            self._want(seat, watched(player, table.sight(seat)))

    def _want(self, seat: int, decision: Decision | None) -> None:
        if decision is None:
            self._wants.pop(seat, None)
        else:
            self._wants[seat] = decision

    def start(self, table: Table) -> None:
        """Let the pauses run. In a race the one who hesitates least is first, as among people."""
        self.stop()
        loop = asyncio.get_running_loop()
        for seat, decision in sorted(self._wants.items()):
            pause = 0 if self._quick else decision.pause
            call = loop.call_later(pause, self._act, seat, decision, table.seq)
            self._timers.append(call)

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []


def watched(player: Player, sight: Sight) -> Decision | None:
    """What the player wants. One that loses its head plays the first thing allowed, and we hear."""
    try:
        return player.watch(sight)
    except Exception:
        note_failure("player_failed", seat=sight.seat, seq=sight.seq)
        mine = (ask.choices for ask in sight.asks if ask.seat == sight.seat)
        return next((Decision(choices[0], 2.0) for choices in mine if choices), None)
