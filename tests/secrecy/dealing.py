"""A table whose secrets are dealt anew in the middle of the game, and one that leaks on purpose."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import fields, replace
from typing import Any

import msgspec

from veillee.live.opening import Opening
from veillee.table import Ask, Move, Table
from veillee.table.chance import Stream
from veillee.table.seen.sight import sample

LEAK = "leak"


class Veil(msgspec.Struct, frozen=True):
    """At entry `at` of the log, what `eye` may not know becomes something else."""

    at: int
    eye: int | None
    luck: str


class Leak(msgspec.Struct, frozen=True):
    """A mistake made on purpose: what a hidden field of the board holds is shown."""

    field: str
    channel: str


class Dealt(Opening):
    """An opening whose tables are veiled, or leak, or neither."""

    veil: Veil | None = None
    leak: Leak | None = None

    def new_table(self) -> Table:
        return VeiledTable(self)


class VeiledTable(Table):
    def __init__(self, opening: Dealt) -> None:
        self._veil = opening.veil
        self._leak = opening.leak
        super().__init__(opening.game, opening.seats, opening.options, opening.seed, gather=True)
        if self._leak is not None and self._leak.channel == "view":
            self.game = replace(self.game, view=leaking(self.game.view, self._leak.field))

    def advance(self, seat: int | None, move: Move) -> None:
        super().advance(seat, move)
        if self._leak is not None and self._leak.channel == "event":
            self._leak_into_events()
        if self._veil is not None and self._veil.at == self.seq:
            luck = Stream(self._veil.luck, "veil")
            become(self.board, self.game.veil(self.board, self._veil.eye, luck))

    def _what_is_asked(self) -> list[Ask]:
        asks = super()._what_is_asked()
        if self._leak is not None and self._leak.channel == "domain":
            asks = [self._leak_into(ask) for ask in asks]
        return asks

    def _leak_into(self, ask: Ask) -> Ask:
        """The question lies open, and with it what should not."""
        if isinstance(ask.choices, LeakingDomain):
            return ask
        choices = LeakingDomain(ask.choices, self._leaked)
        return msgspec.structs.replace(ask, choices=choices, secret=False)

    @property
    def _leaked(self) -> Any:
        assert self._leak is not None
        return deepcopy(getattr(self.board, self._leak.field))

    def _leak_into_events(self) -> None:
        """Into those that everybody hears and that tell nothing hidden."""
        told = self.teller.told
        for at, one in enumerate(told):
            if one.seq == self.seq and one.only is None and not one.event.reveals:
                told[at] = msgspec.structs.replace(one, event=with_leak(one.event, self._leaked))


class LeakingDomain:
    """The same choices; but only the leak is to be seen."""

    def __init__(self, choices: Any, leaked: Any) -> None:
        self._choices = choices
        self._leaked = leaked

    def accepts(self, move: Any) -> bool:
        listed = isinstance(self._choices, list | tuple)
        return move in self._choices if listed else self._choices.accepts(move)

    def sample(self, chance: Stream) -> Move:
        return sample(Ask(0, "", self._choices), chance)

    def describe(self) -> dict[str, Any]:
        return {LEAK: self._leaked}


def leaking(view: Callable[..., Any], field: str) -> Callable[..., Any]:
    return lambda board, seat: with_leak(view(board, seat), getattr(board, field))


KINDS: dict[type, type] = {}


def with_leak(struct: Any, leaked: Any) -> Any:
    """The same struct with one field more."""
    kind = type(struct)
    if kind not in KINDS:
        KINDS[kind] = msgspec.defstruct(
            kind.__name__, [(LEAK, Any)], bases=(kind,), frozen=True, kw_only=True
        )
    return KINDS[kind](**{**msgspec.structs.asdict(struct), LEAK: leaked})


def become(board: Any, other: Any) -> None:
    """The board that the rules are holding turns into another one."""
    for field in fields(board):
        setattr(board, field.name, deepcopy(getattr(other, field.name)))
