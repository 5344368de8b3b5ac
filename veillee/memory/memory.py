"""What one player remembers of a game, and how it fades.

A small focus holds the latest things; everything seen also leaves a trace that fades with every
event. All chance is drawn when something *happens*: asking draws nothing and changes nothing, so a
player may be asked as often as a game likes, and what has faded stays gone until it is seen again.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Generic, NamedTuple

from veillee.memory import curve
from veillee.memory.material import Material, draw_focus_size, learning_rate
from veillee.memory.personas import Person
from veillee.memory.trace import GONE, Place, Thing, Trace


class Belief(NamedTuple, Generic[Place]):
    """Where a thing is thought to lie, and how sure the player is (0 to 1)."""

    place: Place
    confidence: float


def all_equally_near(_here: object, _there: object) -> float:
    return 0.0


class Memory(Generic[Thing, Place]):
    """One player's memory of things in places, or of a list when every place is ``None``.

    ``distance`` is measured in steps between neighbouring places; it decides where a mixed-up thing
    is believed to be. A game with both places and lists gives its player a memory for each.
    """

    __slots__ = (
        "_chance",
        "_distance",
        "_focus",
        "_focus_size",
        "_mix_up_in_focus",
        "_mix_up_out_of_focus",
        "_now",
        "_person",
        "_persona",
        "_rate",
        "_traces",
    )

    def __init__(
        self,
        person: Person,
        chance: Random,
        distance: Callable[[Place, Place], float] = all_equally_near,
        material: Material = Material.THINGS_IN_PLACES,
    ) -> None:
        self._person = person
        self._persona = person.persona
        self._chance = chance
        self._distance = distance
        self._rate = learning_rate(material, person)
        self._focus_size = draw_focus_size(material, person, chance)
        self._focus: list[Trace[Thing, Place]] = []
        self._traces: dict[Thing, Trace[Thing, Place]] = {}
        self._now = 0
        self._mix_up_in_focus = 0.0
        self._mix_up_out_of_focus = 0.0

    # What happens

    def see(self, thing: Thing, place: Place, seconds: float, *, watched: bool = False) -> None:
        """Look at one thing: an event, for which everything else grows one event older.

        ``watched``: it is shown in somebody else's turn, and people attend less to those.
        """
        self._now += 1
        self._look(thing, place, seconds * curve.WATCHED_SHARE if watched else seconds)

    def see_together(
        self, places: Mapping[Thing, Place], seconds: float, *, watched: bool = False
    ) -> None:
        """Look at several things in one event: the eye wanders, and each gets its part of it."""
        self._now += 1
        if watched:
            seconds *= curve.WATCHED_SHARE
        things = list(places)
        self._chance.shuffle(things)
        for thing in things:
            self._look(thing, places[thing], seconds / len(things))

    def pass_event(self) -> None:
        """Something happened in which nothing to remember was seen."""
        self._now += 1

    def swap(self, here: Place, there: Place, seconds: float, *, watched: bool = False) -> None:
        """Two covered things trade places in sight: each belief follows, or stays behind."""
        if watched:
            seconds *= curve.WATCHED_SHARE
        for trace in self._traces.values():
            if trace.place == here:
                destination = there
            elif trace.place == there:
                destination = here
            else:
                continue
            if trace.in_focus:
                follows = curve.FOLLOWS_IN_FOCUS
            else:
                follows = curve.follows_out_of_focus(
                    self._availability(trace), self._person.place_rate, seconds
                )
            if self._chance.random() < follows:
                trace.place = destination
        self._now += curve.EVENTS_IN_A_SWAP

    def displace(self, turned: Mapping[Place, Place], probability: float) -> None:
        """Somebody was moved about and lost their bearings: out of focus, each belief turns with
        them with this probability, from a place to the one it seems to be now.
        """
        for trace in self._traces.values():
            if not trace.in_focus and self._chance.random() < probability:
                trace.place = turned.get(trace.place, trace.place)

    def disprove(self, thing: Thing, place: Place) -> None:
        """The thing turned out not to be there: whoever believed it has no belief left."""
        trace = self._traces.get(thing)
        if trace is None or trace.place != place:
            return
        self._bury_what_has_faded()
        del self._traces[thing]
        if trace.in_focus:
            self._focus.remove(trace)
        self._count_things()

    # What is asked

    def where(self, thing: Thing) -> Belief[Place] | None:
        """Where the thing is believed to be; ``None`` when the player does not know."""
        trace = self._traces.get(thing)
        if trace is None:
            return None
        if trace.in_focus:
            return Belief(trace.place, curve.CONFIDENCE_IN_FOCUS)
        availability = self._availability(trace)
        if trace.threshold >= availability:
            return None
        mix_up = 0.0 if trace.place is None else self._mix_up_out_of_focus
        return Belief(trace.place, curve.confidence_out_of_focus(availability, mix_up))

    def what_is_at(self, place: Place) -> list[Thing]:
        """Everything believed to lie there; more than one thing, when some are mixed up."""
        return [
            trace.thing
            for trace in self._traces.values()
            if trace.place == place and self._knows(trace)
        ]

    def recall(self) -> list[Thing]:
        """Everything that comes to mind, in the order in which it was first seen."""
        return [trace.thing for trace in self._traces.values() if self._knows(trace)]

    def lapses(self) -> bool:
        """Whether the player's wits fail just now, so that they act at random.

        A draw of chance, not a question: call it once a decision.
        """
        return self._chance.random() < curve.lapse_of_wits(self._persona.inattention)

    @property
    def focus(self) -> tuple[Thing, ...]:
        """What is held in focus, the oldest first."""
        return tuple(trace.thing for trace in self._focus)

    @property
    def focus_size(self) -> float:
        return self._focus_size

    # How it works

    def _look(self, thing: Thing, place: Place, seconds: float) -> None:
        draw = self._chance.random
        persona = self._persona
        if draw() < persona.inattention:
            return
        gain = curve.gain(
            self._rate, seconds, persona.freshness, len(self._focus), self._focus_size
        )
        trace = self._traces.get(thing)
        is_new = trace is None
        if trace is None:
            trace = self._traces[thing] = Trace(thing, place)
        if trace.place == place:
            trace.strength += gain
        else:
            trace.strength = gain
            trace.place = place
        trace.seen_at = self._now
        trace.threshold = draw()
        trace.mix_up_threshold = GONE if place is None else draw()
        left = self._enter_focus(trace)
        if is_new:
            self._count_things()
            self._mix_up_those_due(self._traces.values())
        else:
            self._mix_up_those_due((trace,) if left is None else (trace, left))

    def _enter_focus(self, trace: Trace[Thing, Place]) -> Trace[Thing, Place] | None:
        """Make room for a thing just seen; say which one had to leave."""
        focus = self._focus
        if trace.in_focus:
            focus.remove(trace)
        focus.append(trace)
        trace.in_focus = True
        if len(focus) <= self._focus_size:
            return None
        draw = self._chance.random
        left = focus.pop(0 if draw() < curve.OLDEST_LEAVES else int(draw() * len(focus)))
        left.in_focus = False
        return left

    def _mix_up_those_due(self, changed: Iterable[Trace[Thing, Place]]) -> None:
        """Mix up the things whose probability of it has risen past their threshold.

        It rises when a thing leaves the focus, and for all with every new thing.
        """
        in_focus, out_of_focus = self._mix_up_in_focus, self._mix_up_out_of_focus
        for trace in changed:
            if trace.mix_up_threshold < (in_focus if trace.in_focus else out_of_focus):
                self._mix_up(trace)

    def _mix_up(self, trace: Trace[Thing, Place]) -> None:
        """Believe a thing where another one lies, until it is seen again."""
        here = trace.place
        others = [
            other.place
            for other in self._traces.values()
            if other.place is not None and other.place != here
        ]
        if not others:
            return
        reach = self._persona.reach
        distances = [self._distance(here, there) for there in others]
        nearest = min(distances)
        weights = [curve.mix_up_weight(distance - nearest, reach) for distance in distances]
        trace.place = self._chance.choices(others, weights)[0]
        trace.mix_up_threshold = GONE

    def _count_things(self) -> None:
        confusion, held = self._persona.confusion, len(self._traces)
        self._mix_up_in_focus = curve.mix_up_in_focus(confusion, held)
        self._mix_up_out_of_focus = curve.mix_up_out_of_focus(confusion, held)

    def _availability(self, trace: Trace[Thing, Place]) -> float:
        return curve.available(
            trace.strength, self._now - trace.seen_at, self._persona.crowding, len(self._traces)
        )

    def _knows(self, trace: Trace[Thing, Place]) -> bool:
        return trace.in_focus or trace.threshold < self._availability(trace)

    def _bury_what_has_faded(self) -> None:
        """Fewer things held crowd each other less: without this, the forgotten would come back."""
        for trace in self._traces.values():
            if not self._knows(trace):
                trace.threshold = GONE
