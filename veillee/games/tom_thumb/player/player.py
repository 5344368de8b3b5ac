"""How a computer plays Tom Thumb: it sees what its seat sees, remembers some of it, and acts."""

from collections.abc import Hashable
from random import Random

from veillee.games.tom_thumb.board import (
    BootsTakenOff,
    DrawCards,
    NamePlace,
    Propose,
    SpendPebble,
    TileTurnedUp,
    TurnUp,
)
from veillee.games.tom_thumb.player.guiding import insert, name, swap
from veillee.games.tom_thumb.player.moods import after_turning_up, while_seeking
from veillee.games.tom_thumb.player.others import Others
from veillee.games.tom_thumb.player.proposing import proposal
from veillee.games.tom_thumb.player.recollection import Recollection
from veillee.games.tom_thumb.player.seeking import point, seek, with_hands
from veillee.games.tom_thumb.views import View
from veillee.memory import draw_person, persona_named
from veillee.memory.hesitation import pause
from veillee.table.asks import Move
from veillee.table.player import Decision, Mood
from veillee.table.seen.events import Event
from veillee.table.seen.sight import AskSeen, Sight

TEMPO = {"age5": 1.3, "age7": 1.1, "age70": 1.15, "elephant": 0.8}
"""Some take their time; whoever is not named here takes 1."""
SURE_SECONDS, UNSURE_SECONDS = 1.2, 3.6
"""Before turning up a tile that one is certain of, and one that is as good as any other."""
SPEAK_SECONDS = 0.9
"""Before one speaks for a token."""
DRAW_SECONDS, OTHERS_SPOKE_SECONDS, HAVING_SPOKEN_SECONDS = 1.7, 3.0, 5.0
"""Before a Guide draws cards: when nobody spoke, when others did, when there is nothing left to
speak for. Where people talk, the rules ask a computer to draw only when it need not wait."""
UNEVEN = 0.8, 1.25
"""Nobody takes exactly as long each time."""


class TomThumbPlayer:
    """One person of a persona at one seat. The same sights and the same luck: the same moves."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        self.mood: Mood | None = None
        self._seat = seat
        self._chance = chance
        self._tempo = TEMPO.get(persona, 1.0)
        self._own = Recollection(seat, draw_person(persona_named(persona), chance), chance)
        self._others = Others(self._own)
        self._question: Hashable = None
        self._settled: Decision | None = None
        self._thought: Mood | None = None
        self._sureness = 1.0

    def watch(self, sight: Sight) -> Decision | None:
        view: View = sight.view
        self.mood = None
        for event in sight.events:
            self._others.follow(event, view)
            self._own.follow(event, view)
            self.mood = self._mood_after(event) or self.mood
        for ask in sight.asks:
            if ask.seat == self._seat and ask.choices:
                return self._answer(ask, ask.choices, view)
        return None

    def _answer(self, ask: AskSeen, choices: list[Move], view: View) -> Decision | None:
        """Make up one's mind once a question, however often one is shown it."""
        match ask.kind:
            case "draw" | "between":
                return self._between_turns(choices, view)
            case "helped" | "look" | "glance":
                return None
            case "decide" if any(hand.at is None for hand in view.pointing):
                return None
            case _:
                question = (view.turn, view.question, ask.kind, view.asked, len(view.shown))
                if question != self._question:
                    self._question = question
                    self._thought = None
                    self._settled = self._decide(ask.kind, choices, view)
                self.mood = self._thought or self.mood
                return self._settled

    def _decide(self, kind: str, choices: list[Move], view: View) -> Decision:
        own, others, chance = self._own, self._others, self._chance
        match kind:
            case "name":
                return self._after(2.0, NamePlace(self._name(view)))
            case "swap":
                return self._after(3.0, swap(own, others, view, choices, chance))
            case "insert":
                return self._after(3.0, insert(own, view, choices, chance))
            case _:
                return self._look_for(kind, choices, view)

    def _name(self, view: View) -> str:
        assert view.hand is not None, "only the Guide names"
        if self._own.memory.lapses():
            return self._chance.choice(view.hand)
        return name(view.hand, self._seat, view, self._others, self._chance)

    def _look_for(self, kind: str, choices: list[Move], view: View) -> Decision:
        """Seek, walk in the boots, decide with the others' help, or help."""
        assert view.asked is not None, "somebody seeks something"
        here = self._own.odds(view).of(view.asked)
        if kind == "point":
            sure = max(here.values()) > 0.8
            return self._after(1.3 if sure else 2.3, point(here, self._chance))
        if kind == "decide":
            here = with_hands(here, view.pointing)
        elif self._own.memory.lapses():
            tiles = [move for move in choices if isinstance(move, TurnUp)]
            return self._after(1.5, self._chance.choice(tiles))
        self._sureness = max(here.values())
        self._thought = while_seeking(
            self._sureness, self._others.turns_unseen(view.asked, view.turn)
        )
        may_ask = SpendPebble() in choices
        help = self._others.best_known(view.asked, self._seat, view) if may_ask else None
        move = seek(here, view, help, self._chance)
        return self._after(pause(self._sureness, SURE_SECONDS, UNSURE_SECONDS), move)

    def _mood_after(self, event: Event) -> Mood | None:
        """Proud or sorry of what one has just turned up, or run in the boots."""
        match event:
            case TileTurnedUp(seat=self._seat, found=found):
                return after_turning_up(found, self._sureness)
            case BootsTakenOff(seat=self._seat, won=won):
                return "proud" if won else "sorry"
            case _:
                return None

    def _between_turns(self, choices: list[Move], view: View) -> Decision | None:
        """Speak up soon or not at all; the Guide leaves others time to speak before drawing."""
        if any(isinstance(move, Propose) for move in choices):
            wanted = proposal(self._own.odds(view), self._seat, view, choices)
            if wanted is not None:
                return self._after(SPEAK_SECONDS, wanted)
        if DrawCards() not in choices:
            return None
        if view.voices and all(self._seat in voice.seats for voice in view.voices):
            return self._after(HAVING_SPOKEN_SECONDS, DrawCards())
        somebody_spoke = any(voice.seats for voice in view.voices)
        return self._after(OTHERS_SPOKE_SECONDS if somebody_spoke else DRAW_SECONDS, DrawCards())

    def _after(self, seconds: float, move: Move) -> Decision:
        return Decision(move, round(seconds * self._tempo * self._chance.uniform(*UNEVEN), 2))
