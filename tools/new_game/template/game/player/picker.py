"""A computer player: it sees what its seat sees, remembers some of it, and picks or goes home."""

from random import Random

from veillee.games.berry_basket.board import (
    BERRIES,
    FOX,
    WORTH,
    FoxCame,
    GoHome,
    Pick,
    WentHome,
    worth,
)
from veillee.games.berry_basket.player.recollection import Recollection
from veillee.games.berry_basket.views import View
from veillee.memory.hesitation import pause
from veillee.table.asks import Move
from veillee.table.player import Decision, Mood
from veillee.table.seen.events import Event
from veillee.table.seen.sight import Sight

SURE_SECONDS, UNSURE_SECONDS = 1.0, 3.0
A_GOOD_WALK = 3
"""Berries: whoever brings so many home is proud."""


class Picker:
    """One person of a persona at one seat. The same sights and the same luck: the same moves."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        self.mood: Mood | None = None
        self._seat = seat
        self._chance = chance
        self._own = Recollection(seat, persona, chance)
        self._asked_at = 0
        self._settled: Decision | None = None

    def watch(self, sight: Sight) -> Decision | None:
        self.mood = None
        for event in sight.events:
            self._own.follow(event)
            self.mood = mood_after(event, self._seat) or self.mood
        for ask in sight.asks:
            if ask.seat == self._seat and ask.choices:
                return self._answer(sight, ask.choices)
        return None

    def _answer(self, sight: Sight, choices: list[Move]) -> Decision:
        """Make up one's mind once per question, however often one is shown it."""
        if self._settled is None or sight.seq != self._asked_at:
            self._asked_at = sight.seq
            self._settled = self._decide(sight.view, choices)
        return self._settled

    def _decide(self, view: View, choices: list[Move]) -> Decision:
        if len(choices) == 1:
            return self._after(SURE_SECONDS, choices[0])
        if self._own.memory.lapses():
            return self._after(SURE_SECONDS, self._chance.choice(choices))
        gain, loss = self._one_more(view)
        sure = abs(gain - loss) / (gain + loss) if gain + loss else 1.0
        move = Pick() if gain > loss else GoHome()
        return self._after(pause(sure, SURE_SECONDS, UNSURE_SECONDS), move)

    def _one_more(self, view: View) -> tuple[float, float]:
        """What one more pick brings on average, and what it costs."""
        came = self._own.counted()
        berries = {berry: max(0, many - came[berry]) for berry, many in BERRIES.items()}
        foxes = max(0, view.foxes - came[FOX])
        left = max(1, sum(berries.values()) + foxes)
        gain = sum(WORTH[berry] * many for berry, many in berries.items()) / left
        return gain, worth(view.hand) * foxes / left

    def _after(self, seconds: float, move: Move) -> Decision:
        return Decision(move, round(seconds * self._chance.uniform(0.8, 1.25), 2))


def mood_after(event: Event, seat: int) -> Mood | None:
    """What everybody may read in its face: nothing but what everybody saw."""
    match event:
        case FoxCame(seat=who) if who == seat:
            return "sorry"
        case WentHome(seat=who, count=count) if who == seat and count >= A_GOOD_WALK:
            return "proud"
        case _:
            return None
