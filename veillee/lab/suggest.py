"""What to change so that the evening becomes a good one.

A table that plays together should get home about six times in ten: often enough to be glad, not so
often that nothing is at stake. A table where each plays for oneself is good when all have the same
chance. The search is a generator: it yields the options it wants to know the odds of and is sent
them, so that whoever drives it may do other things in between.
"""

from collections.abc import Generator
from statistics import pstdev
from typing import Any

import msgspec
from msgspec import Struct

from veillee.lab.levers import Options, as_in_the_box, handicap, steps
from veillee.lab.odds import reckon
from veillee.lab.summary import Share, Summary
from veillee.table import Refused
from veillee.table.game import Game
from veillee.table.reading import read_options

GAMES = 2_000
"""Enough to tell tables apart that feel different."""
GOOD_EVENING = 0.6
NEAR = 0.07
"""Nobody feels the difference any more."""
CLEARLY = 0.03
"""What a suggestion has to bring, and what one more change has to be worth."""
A_LITTLE = 0.01
"""What a step has to bring that others may follow."""
MOST_CHANGES = 3
MOST_STEPS = 6
"""After the first: two pebbles more are two steps, and one change."""
MOST_SUGGESTIONS = 3


class Suggestion(Struct, frozen=True):
    """Options to change, and the odds of the table that this gives."""

    changes: Options
    won: Share | None
    seats: list[Share]


Search = Generator[Options, Summary | None, list[Suggestion]]
"""Yields the options of a table and is sent its odds, or None where there is no such table."""


def search(game: Game, options: Any, seats: int) -> Search:
    """At most three suggestions, the best first; none where the evening is good as it is."""
    chosen: Options = msgspec.to_builtins(options)
    now = yield chosen
    if now is None or amiss(now) <= NEAR:
        return []
    if now.won is None and (own := handicap(game)):
        even = yield from even_out(chosen, now, seats, *own)
        return (yield from even_out_further(game, chosen, now, even))
    return (yield from move_levers(game, chosen, now))


def suggest(game: Game, personas: list[str], options: Options) -> list[Suggestion]:
    """The search, driven here and now."""
    going = search(game, read_options(game, options), len(personas))
    wanted = next(going)
    while True:
        try:
            odds = reckon(game.id, personas, wanted, GAMES)
        except Refused:
            odds = None
        try:
            wanted = going.send(odds)
        except StopIteration as found:
            return found.value


def amiss(odds: Summary | Suggestion) -> float:
    """How far a table is from a good evening."""
    if odds.won is not None:
        return abs(odds.won.rate - GOOD_EVENING)
    return spread_of_chances(odds)


def spread_of_chances(odds: Summary | Suggestion) -> float:
    seats = odds.seats if isinstance(odds, Suggestion) else odds.won_by_seat
    chances = [seat.rate for seat in seats]
    return max(chances) - min(chances)


# -- levers of the whole table -------------------------------------------------------------------


def move_levers(game: Game, options: Options, now: Summary | Suggestion) -> Search:
    """The best single changes; where none of them is enough, more of what helped on top of it.

    When all that helped at first is used up, the other levers are tried again. Where a table is
    so hard that no single step is felt, the box as it is may be a beginning.
    """
    tried = [*steps(game, options), as_in_the_box(game, options)]
    found = yield from those_that_help(options, {}, amiss(now), tried)
    levers = {name for one in found if len(one.changes) == 1 for name in one.changes}
    best = min(found, key=effort, default=None)
    most = max(MOST_CHANGES, len(best.changes) + 1) if best else MOST_CHANGES
    for _ in range(MOST_STEPS):
        if best is None or amiss(best) <= NEAR:
            break
        further = [
            step
            for step in steps(game, {**options, **best.changes})
            if (not levers or levers & step.keys()) and len({**best.changes, **step}) <= most
        ]
        more = yield from those_that_help(options, best.changes, amiss(best), further)
        found += more
        best = min(more, key=effort, default=best if levers else None)
        if not more:
            levers = set[str]()
    felt = [one for one in found if amiss(one) <= amiss(now) - CLEARLY]
    return unlike(sorted(felt, key=effort))[:MOST_SUGGESTIONS]


def those_that_help(
    options: Options, changes: Options, before: float, tried: list[Options]
) -> Search:
    """The steps that, after the changes already made, bring the table a little nearer."""
    found: list[Suggestion] = []
    for step in filter(None, tried):
        more = {**changes, **step}
        odds = yield {**options, **more}
        if odds is not None and amiss(odds) <= before - A_LITTLE:
            found.append(Suggestion(more, odds.won, odds.won_by_seat))
    return found


def effort(suggestion: Suggestion) -> float:
    """Near is good, and few changes are better than many."""
    return max(amiss(suggestion), NEAR / 2) + CLEARLY * (len(suggestion.changes) - 1)


def unlike(suggestions: list[Suggestion]) -> list[Suggestion]:
    """The best for each set of levers: not three ways to say the same."""
    best: dict[frozenset[str], Suggestion] = {}
    for one in suggestions:
        best.setdefault(frozenset(one.changes), one)
    return list(best.values())


# -- a lever of each seat's own ------------------------------------------------------------------


def even_out(options: Options, now: Summary, seats: int, name: str, most: int) -> Search:
    """Give the weakest seat one more, for as long as the chances come nearer to each other.

    Whoever has all there are is passed over.
    """
    given = [0] * seats
    odds = now if not any(options[name]) else (yield {**options, name: given})
    while odds is not None and amiss(odds) > NEAR:
        weakest = weakest_without(most, given, odds)
        if weakest is None:
            break
        more = [n + (seat == weakest) for seat, n in enumerate(given)]
        better = yield {**options, name: more}
        if better is None or unevenness(better) >= unevenness(odds):
            break
        given, odds = more, better
    if odds is None or amiss(odds) > amiss(now) - CLEARLY:
        return []
    return [Suggestion({name: given}, odds.won, odds.won_by_seat)]


def even_out_further(game: Game, options: Options, now: Summary, even: list[Suggestion]) -> Search:
    """Where each seat's own lever is not enough, those of the whole table are moved as well."""
    given = even[0].changes if even else {}
    before = even[0] if even else now
    if amiss(before) <= NEAR:
        return even
    more = yield from move_levers(game, {**options, **given}, before)
    both = [Suggestion({**given, **one.changes}, one.won, one.seats) for one in more]
    return [*both, *even][:MOST_SUGGESTIONS]


def unevenness(odds: Summary) -> float:
    """Of all seats, so that it counts when two who lag behind are helped one after the other."""
    return pstdev(seat.rate for seat in odds.won_by_seat)


def weakest_without(most: int, given: list[int], odds: Summary) -> int | None:
    """The seat with the smallest chance of those who do not have all there are."""
    needy = [seat for seat, count in enumerate(given) if count < most]
    return min(needy, key=lambda seat: odds.won_by_seat[seat].rate, default=None)
