"""How a computer plays Pixie Town: all lies open, so there is little to remember, much to build."""

from collections.abc import Hashable
from random import Random

from veillee.games.pixie_town.board import Roll, Sacrifice, Wreck
from veillee.games.pixie_town.player import moods
from veillee.games.pixie_town.player.free_building import FreeBuilder, raise_tower
from veillee.games.pixie_town.player.hands import HANDS
from veillee.games.pixie_town.player.plan_building import OUTLOOKS, build
from veillee.games.pixie_town.views import View
from veillee.memory import persona_named
from veillee.memory.curve import lapse_of_wits
from veillee.table.asks import Move
from veillee.table.player import Decision, Mood
from veillee.table.seen.sight import AskSeen, Sight

TEMPO = {"age5": 1.15, "age7": 1.05, "age70": 1.1, "elephant": 0.85}
"""Some take their time; whoever is not named here takes 1."""
PAUSES = {
    "roll": 1.2,
    "build": 1.7,
    "tower": 1.5,
    "place_gift": 1.7,
    "sacrifice": 2.0,
    "wreck": 2.2,
}


class PixieTownPlayer:
    """One persona at one seat. The same sights and the same luck: the same moves."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        self.mood: Mood | None = None
        self._seat = seat
        self._chance = chance
        self._persona = persona_named(persona)
        self._tempo = TEMPO.get(persona, 1.0)
        self._free_builder = FreeBuilder(seat, HANDS[persona], chance)
        self._question: Hashable = None
        self._settled: Decision | None = None

    def watch(self, sight: Sight) -> Decision | None:
        self.mood = moods.after(sight.events, sight.view, self._seat)
        for ask in sight.asks:
            if ask.seat == self._seat and (ask.choices or ask.domain):
                decision = self._answer(ask, sight.view)
                self.mood = self.mood or moods.about(decision.move, sight.view)
                return decision
        return None

    def _answer(self, ask: AskSeen, view: View) -> Decision:
        """Make up one's mind once a question, however often one is shown it."""
        question = (ask.kind, view.turn, len(view.unused), len(view.tower))
        if self._settled is None or question != self._question:
            self._question = question
            pause = PAUSES[ask.kind] * self._tempo * self._chance.uniform(0.75, 1.35)
            self._settled = Decision(self._decide(ask, view), round(pause, 2))
        return self._settled

    def _decide(self, ask: AskSeen, view: View) -> Move:
        match ask.kind:
            case "tower":
                return raise_tower(view, self._chance)
            case "build":
                return self._build(ask, view)
            case "place_gift":
                assert ask.domain is not None, "a gift is placed anywhere"
                return self._free_builder.place_gift(view, ask.domain["stone"])
            case "sacrifice" | "wreck":
                assert ask.choices, "there are houses to choose from"
                return self._let_fall(ask.choices, view)
            case _:
                return Roll()

    def _build(self, ask: AskSeen, view: View) -> Move:
        assert ask.domain is not None, "building is a domain"
        if view.options.building == "imaginary":
            return self._free_builder.build(view, ask.domain)
        return build(view, ask.domain, OUTLOOKS[self._persona.name], self._chance)

    def _let_fall(self, choices: list[Move], view: View) -> Move:
        """One's own smallest house; as the gnome the largest, or the smallest if he is gentle."""
        if self._chance.random() < lapse_of_wits(self._persona.inattention):
            return self._chance.choice(choices)
        mixed = list(choices)
        self._chance.shuffle(mixed)

        def damage(move: Move) -> int:
            assert isinstance(move, Sacrifice | Wreck)
            owner = move.owner if isinstance(move, Wreck) else self._seat
            return len(view.houses[owner][move.house].stones)

        fierce = self._seat == view.gnome and not view.options.gentle_gnome
        return max(mixed, key=damage) if fierce else min(mixed, key=damage)
