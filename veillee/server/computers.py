"""Computer players at a live table: they watch every sight of their seat, and act after a pause."""

import asyncio
from collections.abc import Callable

from veillee.server.journal import note_failure
from veillee.server.opening import Opening
from veillee.table.player import Decision, Player
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
        self._due: dict[int, tuple[Decision, float]] = {}
        self._timers: list[asyncio.TimerHandle] = []

    def sit(self, table: Table, seat: int, persona: str) -> None:
        """A computer takes the seat, knowing only what that seat saw: it watches it all again."""
        luck = self._opening.luck_of(seat, table.seq)
        player = table.game.player(seat, persona, luck)
        again = self._opening.new_table()
        wants = shown(again, player, seat)
        for played in table.moves:
            again.play(played.seat, played.move)
            wants = shown(again, player, seat)
        self._players[seat] = player
        self._want(seat, wants)

    def rise(self, seat: int) -> None:
        self._players.pop(seat, None)
        self._wants.pop(seat, None)

    def watch(self, table: Table) -> None:
        """Something happened. Everybody looks."""
        for seat, player in self._players.items():
            self._want(seat, shown(table, player, seat))

    def _want(self, seat: int, decision: Decision | None) -> None:
        if decision is None:
            self._wants.pop(seat, None)
        else:
            self._wants[seat] = decision

    def start(self, table: Table, after_others: float = 0.0) -> None:
        """Let the pauses run. In a race the one who hesitates least is first, as among people.

        `after_others`: how much later they act here than on the servers that go before this one.
        """
        self.stop()
        loop = asyncio.get_running_loop()
        before, self._due = self._due, {}
        for seat, decision in sorted(self._wants.items()):
            was = before.get(seat)
            same = was is not None and was[0] is decision
            due = was[1] if was and same else loop.time() + (0 if self._quick else decision.pause)
            self._due[seat] = decision, due
            self._timers.append(
                loop.call_at(due + after_others, self._go, seat, decision, table.seq)
            )

    def _go(self, seat: int, decision: Decision, seq: int) -> None:
        self._due.pop(seat, None)
        self._act(seat, decision, seq)

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []


def shown(table: Table, player: Player, seat: int) -> Decision | None:
    """What the player wants. One that loses its head plays the first thing allowed, and we hear."""
    try:
        return table.show(player, seat)
    except Exception:
        note_failure("player_failed", seat=seat, seq=table.seq)
        mine = (ask.choices for ask in table.asks_seen(seat) if ask.seat == seat)
        return next((Decision(choices[0], 2.0) for choices in mine if choices), None)
