"""How a computer plays the Dark Wood: it feels as finely as its persona, looks, slaps and votes."""

from collections.abc import Hashable
from random import Random

from veillee.games.dark_wood.board import (
    CardTurnedUp,
    Draw,
    Leave,
    NoneForMe,
    Slap,
    Take,
    TurnBegun,
)
from veillee.games.dark_wood.player.blur import mistaken_for
from veillee.games.dark_wood.player.feeling import (
    Impression,
    answers,
    impression_of,
    move_the_fingertip,
    seconds_to_feel,
)
from veillee.games.dark_wood.player.mood import mood_of
from veillee.games.dark_wood.player.recollection import Recollection
from veillee.games.dark_wood.player.slapping import NERVES, Search
from veillee.games.dark_wood.player.trust import Others, odds_of_the_taken
from veillee.games.dark_wood.player.voting import BALLOTS, vote
from veillee.games.dark_wood.views import View
from veillee.memory import draw_person, persona_named, touch_of
from veillee.memory.curve import lapse_of_wits
from veillee.memory.hesitation import pause
from veillee.table.asks import Move
from veillee.table.player import Decision, Mood
from veillee.table.seen.events import Event
from veillee.table.seen.sight import AskSeen, Sight
from veillee.table.seen.touch import Hand

TEMPO = {"age5": 1.15, "age7": 1.05, "age70": 1.1, "elephant": 0.9}
"""Some take their time; whoever is not named here takes 1."""
PAUSES = {"draw": 1.6, "receive": 0.9, "turn_up": 1.4, "aftermath": 3.0}
"""Seconds before what needs no thought."""
TIME_FOR_COLOURS = 10.0
"""Seconds before the first draw, while somebody has not chosen a colour yet."""
A_MOMENT = 1.2
"""Seconds before anything else that needs none."""
UNEVEN = 0.75, 1.35
"""Nobody takes exactly as long each time."""
SHORTEST, LONGEST = 0.8, 2.0
"""Seconds, asked around: nobody waits for longer, over so many cards."""


def know_the_trees() -> None:
    """Before the game, so that nobody has to think for long in it."""
    answers()
    mistaken_for()


class DarkWoodPlayer:
    """One person of a persona at one seat. The same sights and the same luck: the same moves."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        self.mood: Mood | None = None
        person = draw_person(persona_named(persona), chance)
        self._seat = seat
        self._chance = chance
        self._persona = person.persona
        self._touch = touch_of(persona)
        self._tempo = TEMPO.get(persona, 1.0)
        self._hand: Hand | None = None
        self._impression: Impression | None = None
        self._recollection = Recollection(person, chance)
        self._others = Others()
        self._question: Hashable = None
        self._settled: Decision | None = None
        know_the_trees()

    def touch(self, hand: Hand) -> None:
        self._hand = hand

    def watch(self, sight: Sight) -> Decision | None:
        view: View = sight.view
        for event in sight.events:
            self._follow(event)
            self._others.follow(event, view)
        asked = [ask for ask in sight.asks if ask.seat == self._seat and is_open(ask)]
        votes = any(ask.kind == "vote" for ask in asked)
        self.mood = mood_of(self._seat, sight.events, self._others, votes)
        return self._answer(asked[0], sight) if asked else None

    def _follow(self, event: Event) -> None:
        match event:
            case TurnBegun():
                self._impression = None
                self._recollection.begin_turn()
            case CardTurnedUp(tree=tree):
                in_mind = None if self._impression is None else self._impression.tree
                self._recollection.see(tree, in_mind)
            case _:
                pass

    # -- answers ---------------------------------------------------------------------------------

    def _answer(self, ask: AskSeen, sight: Sight) -> Decision | None:
        """Make up one's mind once a question, however often one is shown it."""
        view: View = sight.view
        choosing = any(is_choosing(other, view) for other in sight.asks)
        question = (ask.kind, view.turn, view.card, choosing)
        if question != self._question:
            self._question = question
            self._settled = self._decide(ask, view, choosing)
        return self._settled

    def _decide(self, ask: AskSeen, view: View, choosing: bool) -> Decision | None:
        match ask.kind:
            case "colour":
                return None
            case "draw" if choosing:
                return self._after(TIME_FOR_COLOURS, Draw())
            case "feel":
                return self._feel(ask, view)
            case "slap":
                return self._slap(ask, view)
            case "take":
                return self._take(view)
            case "vote":
                return self._vote(ask, view)
            case _:
                assert ask.choices, "everything else is a choice"
                return self._after(PAUSES.get(ask.kind, A_MOMENT), ask.choices[0])

    def _feel(self, ask: AskSeen, view: View) -> Decision:
        assert ask.choices, "there is only one way to stop"
        pebbles, touch_seconds = view.pebbles[self._seat], view.options.touch_seconds
        seconds = seconds_to_feel(self._persona.name, touch_seconds, pebbles, self._chance)
        felt = move_the_fingertip(self._hand)
        self._impression = impression_of(felt, view.trees, self._touch, seconds, self._chance)
        return Decision(ask.choices[0], seconds)

    def _in_mind(self, view: View) -> Impression:
        """What was felt; whoever felt nothing has only a hunch."""
        if self._impression is None:
            felt = move_the_fingertip(None)
            self._impression = impression_of(felt, view.trees, self._touch, 0.0, self._chance)
        return self._impression

    def _search(self, view: View) -> Search:
        nerve = NERVES[self._persona.name]
        return Search(view, self._seat, self._in_mind(view), self._recollection, nerve)

    def _slap(self, ask: AskSeen, view: View) -> Decision | None:
        assert ask.domain is not None, "a slap is a domain"
        if view.top is None or self._lapses():
            return None
        search = self._search(view)
        after = self._touch.slap_time(self._chance)
        if search.wants_it():
            after += search.hesitation()
        elif not search.deceives(self._touch, self._chance):
            return self._after(A_MOMENT, NoneForMe()) if search.gives_up() else None
        after = round(max(ask.domain["fastest"], min(ask.domain["longest"], after)))
        return Decision(Slap(after, ask.domain["card"]), after / 1000)

    def _take(self, view: View) -> Decision:
        """Asked around there is time to look twice; what is clearly not it goes by quickly."""
        if view.top is None or self._lapses():
            return self._asked_around(1.2, Leave())
        search = self._search(view)
        if search.wants_it():
            return self._asked_around(pause(search.odds, 1.0, LONGEST), Take())
        if search.gives_up():
            return self._asked_around(1.6, NoneForMe())
        felt = self._in_mind(view)
        alike = search.odds / felt.odds(felt.tree)
        return self._asked_around(pause(1.0 - alike, SHORTEST, LONGEST), Leave())

    def _asked_around(self, seconds: float, move: Move) -> Decision:
        decision = self._after(seconds, move)
        return decision._replace(pause=max(SHORTEST, min(LONGEST, decision.pause)))

    def _vote(self, ask: AskSeen, view: View) -> Decision:
        assert ask.choices, "somebody has a card"
        if self._lapses():
            return self._after(2.5, self._chance.choice(ask.choices))
        felt, ballot = self._in_mind(view), BALLOTS[self._persona.name]
        own = {tree: felt.odds(tree) for tree in view.trees}
        odds = odds_of_the_taken(own, self._others, self._seat, ballot.heed)
        place = view.places[self._seat]
        choice = vote(ask.choices, odds, self._seat, place, ballot.care, self._chance)
        return self._after(pause(odds.get(choice.child, 0.0), 1.5, 3.5), choice)

    def _lapses(self) -> bool:
        return self._chance.random() < lapse_of_wits(self._persona.inattention)

    def _after(self, seconds: float, move: Move) -> Decision:
        return Decision(move, round(seconds * self._tempo * self._chance.uniform(*UNEVEN), 2))


def is_open(ask: AskSeen) -> bool:
    return bool(ask.choices or ask.domain)


def is_choosing(ask: AskSeen, view: View) -> bool:
    return ask.kind == "colour" and ask.seat not in view.chosen
