"""How a computer plays Ali Baba: it sees what its seat sees, remembers some of it, and acts."""

from collections.abc import Hashable
from random import Random

from veillee.games.ali_baba.board import (
    Draw,
    ItemJudged,
    ItemSaid,
    Judge,
    NewAli,
    OpenSesame,
    PebbleSpent,
    RecitalBegun,
    Say,
    SpendPebble,
    ThatIsAll,
    TreasureShown,
)
from veillee.games.ali_baba.player.judging import all_is_said, item_is_right, judge
from veillee.games.ali_baba.player.leaving import Prospects, draws, is_too_early
from veillee.games.ali_baba.player.moods import mood_after, mood_before
from veillee.games.ali_baba.player.nerve import draw_nerve
from veillee.games.ali_baba.player.others import Others
from veillee.games.ali_baba.player.picking import Loot, pick
from veillee.games.ali_baba.player.reciting import SURE, Recital
from veillee.games.ali_baba.player.recollection import HEARD_SECONDS, OPEN_SECONDS, Cave
from veillee.games.ali_baba.player.tally import Tally
from veillee.games.ali_baba.player.taste import draw_taste
from veillee.games.ali_baba.views import View
from veillee.memory import draw_person, persona_named
from veillee.memory.curve import lapse_of_wits
from veillee.memory.hesitation import pause
from veillee.table.asks import Move
from veillee.table.player import Decision, Mood
from veillee.table.seen.events import Event
from veillee.table.seen.sight import AskSeen, Sight

TEMPO = {"age5": 1.15, "age7": 1.05, "age70": 1.1, "elephant": 0.85}
"""Some take their time; whoever is not named here takes 1."""
SURE_SECONDS, UNSURE_SECONDS, LAST_SECONDS, JUDGE_SECONDS = 1.0, 2.0, 0.9, 0.9
"""How long one thinks before an item, before one that is a guess (or a pebble), before "that is
all", and over what somebody else said; at the tempo of the person, give or take."""
LOST_SECONDS = 2.4
"""Before an item of which one has no idea at all, where no sand runs."""
SWIFTLY, SLOWLY = 0.75, 1.35


class AliBabaPlayer:
    """One person of a persona at one seat. The same sights and the same luck: the same moves."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        self.mood: Mood | None = None
        person = draw_person(persona_named(persona), chance)
        self._seat = seat
        self._chance = chance
        self._persona = person.persona
        self._tempo = TEMPO.get(persona, 1.0)
        self._cave = Cave(person, chance)
        self._loot = Loot(seat, person, chance)
        self._tally = Tally(persona, chance)
        self._nerve = draw_nerve(persona, chance)
        self._taste = draw_taste(persona, chance)
        self._others = Others()
        self._heard: list[Say] = []
        self._unjudged: Say | None = None
        self._recital: Recital | None = None
        self._question: Hashable = None
        self._settled: Decision | None = None
        self._thinking: Mood | None = None

    def watch(self, sight: Sight) -> Decision | None:
        view: View = sight.view
        self.mood = mood_after(sight.events, view, self._seat)
        for event in sight.events:
            self._follow(event, view)
            self._loot.follow(event)
            self._tally.follow(event)
            self._others.follow(event)
        for ask in sight.asks:
            if ask.seat == self._seat and (ask.choices or ask.domain):
                return self._answer(ask, view)
        return None

    def _follow(self, event: Event, view: View) -> None:
        match event:
            case NewAli():
                self._cave.begin_round(view.options.forty_four)
            case TreasureShown(treasure=treasure):
                self._cave.see(treasure, view.options.shown_seconds)
            case RecitalBegun():
                self._heard = []
                self._unjudged = self._recital = None
            case PebbleSpent():
                self._recital = None
            case ItemSaid(thief=thief, treasure=treasure, count=count):
                item = Say(treasure, count, event.adjective)
                self._heard.append(item)
                if event.right:
                    self._take_in(item, thief, view)
                else:
                    self._unjudged = item
            case ItemJudged(right=right):
                if right and self._unjudged is not None and view.thief is not None:
                    self._take_in(self._unjudged, view.thief, view)
                self._unjudged = None
            case _:
                pass

    def _take_in(self, item: Say, thief: int, view: View) -> None:
        seconds = OPEN_SECONDS if view.options.younger else HEARD_SECONDS
        self._cave.hear(item, seconds, watched=thief != self._seat)
        self._cave.put_in_place(item.treasure, [said.treasure for said in self._heard])

    # -- answers ---------------------------------------------------------------------------------

    def _answer(self, ask: AskSeen, view: View) -> Decision | None:
        """Make up one's mind once a question, however often one is shown it."""
        said = len(self._heard), self._unjudged is None
        question = (ask.kind, view.round, view.pile, said, len(view.open))
        if question != self._question:
            self._question = question
            self._thinking = None
            self._settled = self._decide(ask, view)
        self.mood = self.mood or self._thinking
        return self._settled

    def _decide(self, ask: AskSeen, view: View) -> Decision:
        match ask.kind:
            case "recite":
                return self._recite(ask, view)
            case "draw":
                return self._after(1.5, Draw())
            case "choose":
                return self._after(2.9, self._choose(view))
            case "judge":
                return self._after(JUDGE_SECONDS, Judge(self._judge(view)))
            case "pick" | "pick_first":
                return self._after(1.4, self._pick(ask, view))
            case _:
                assert ask.choices, "everything else is a choice"
                return self._after(min(2.5, view.options.shown_seconds), ask.choices[0])

    def _recite(self, ask: AskSeen, view: View) -> Decision:
        assert ask.domain is not None, "a recital is a domain"
        pebbles = ask.domain["pebbles"]
        if self._recital is None:
            self._recital = Recital(
                self._cave,
                view.cards,
                view.options,
                self._persona,
                self._chance,
                self._heard,
                pebbles,
            )
        said: list[str] = ask.domain["said"]
        item = self._recital.next(said, pebbles)
        self._thinking = mood_before(item, self._recital.unsure, said, view.cards)
        if item is None:
            seconds = LAST_SECONDS
        elif ask.seconds is None:
            confidence = self._confidence(item, self._recital.unsure)
            seconds = pause(confidence, SURE_SECONDS, LOST_SECONDS)
        else:
            unsure = isinstance(item, SpendPebble) or item.treasure in self._recital.unsure
            seconds = UNSURE_SECONDS if unsure else SURE_SECONDS
        decision = self._after(seconds, item or ThatIsAll())
        if ask.seconds is None:
            return decision
        quick = time_for_an_item(ask.seconds, len(self._recital))
        return decision._replace(pause=round(min(decision.pause, quick), 2))

    def _confidence(self, item: Say | SpendPebble, unsure: set[str]) -> float:
        """Who counts may doubt what is remembered well; what slips in by mistake is not doubted."""
        if isinstance(item, SpendPebble):
            return 0.0
        sureness = self._cave.sureness(item.treasure)
        return min(SURE, sureness) if item.treasure in unsure else max(SURE, sureness)

    def _choose(self, view: View) -> Move:
        if is_too_early(view.cards, len(view.tokens)):
            return Draw()
        if self._lapses():
            return self._chance.choice([Draw(), OpenSesame()])
        prospects = Prospects(view, self._loot, self._others, self._tally, self._nerve)
        return Draw() if draws(prospects, self._nerve, self._chance) else OpenSesame()

    def _judge(self, view: View) -> bool:
        assert view.hand is not None, "only Ali judges"
        if self._unjudged is None:
            right = all_is_said(self._heard, view.hand)
        else:
            right = item_is_right(self._heard, view.hand, view.options)
        return judge(right, self._persona, self._chance)

    def _pick(self, ask: AskSeen, view: View) -> Move:
        assert ask.choices, "there is something to pick"
        if self._lapses():
            return self._chance.choice(ask.choices)
        return pick(ask.choices, view, self._loot, self._taste)

    def _lapses(self) -> bool:
        return self._chance.random() < lapse_of_wits(self._persona.inattention)

    def _after(self, seconds: float, move: Move) -> Decision:
        pause = seconds * self._tempo * self._chance.uniform(SWIFTLY, SLOWLY)
        return Decision(move, round(pause, 2))


def time_for_an_item(sand: float, items: int) -> float:
    """Whoever recites against the sand plans to be done with a part of it."""
    return 0.6 * sand / (items + 1)
