"""Computer players at a live table: they watch every sight of their seat, and act after a pause."""

import logging
from typing import NamedTuple

from veillee.live.opening import Opening
from veillee.table.player import Decision, Mood, Player
from veillee.table.table import Table

_journal = logging.getLogger("veillee")


class Due(NamedTuple):
    """What a player wants to do, and when its pause is over."""

    decision: Decision
    at: float


class Computers:
    """`due` is when the next of them acts."""

    def __init__(self, opening: Opening, quick: bool) -> None:
        self._opening = opening
        self._quick = quick
        self._players: dict[int, Player] = {}
        self._wants: dict[int, Decision] = {}
        self._pausing: dict[int, Due] = {}
        self._after_others: float | None = None
        """None: they rest."""

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

    @property
    def moods(self) -> dict[int, Mood]:
        """What their faces show."""
        return {
            seat: player.mood for seat, player in self._players.items() if player.mood is not None
        }

    def _want(self, seat: int, decision: Decision | None) -> None:
        if decision is None:
            self._wants.pop(seat, None)
        else:
            self._wants[seat] = decision

    def start(self, now: float, after_others: float = 0.0) -> None:
        """Let the pauses run. In a race the one who hesitates least is first, as among people.

        `after_others`: how much later they act here than on the servers that go before this one.
        """
        self._after_others = after_others
        before, self._pausing = self._pausing, {}
        for seat, decision in sorted(self._wants.items()):
            was = before.get(seat)
            if was is None or was.decision is not decision:
                was = Due(decision, now + (0 if self._quick else decision.pause))
            self._pausing[seat] = was

    def stop(self) -> None:
        self._after_others = None

    @property
    def due(self) -> float | None:
        if self._after_others is None or not self._pausing:
            return None
        return min(due.at for due in self._pausing.values()) + self._after_others

    def ready(self, now: float) -> list[tuple[int, Decision]]:
        """Whose pause is over, and what they do; the one who hesitated least comes first."""
        if self._after_others is None:
            return []
        until = now - self._after_others
        over = sorted((due.at, seat) for seat, due in self._pausing.items() if due.at <= until)
        return [(seat, self._pausing.pop(seat).decision) for _, seat in over]


def shown(table: Table, player: Player, seat: int) -> Decision | None:
    """What the player wants. If it fails, it plays the first thing allowed, and that is logged."""
    try:
        return table.show(player, seat)
    except Exception:
        facts = {"seat": seat, "seq": table.seq}
        _journal.exception("player_failed", extra={"facts": facts})
        mine = (ask.choices for ask in table.asks_seen(seat) if ask.seat == seat)
        return next((Decision(choices[0], 2.0) for choices in mine if choices), None)
