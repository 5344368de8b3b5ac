"""What the computer player of the Dark Wood feels, and what it makes of it."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import fmean
from typing import Any

import pytest

from tests.dark_wood.standing import FEEL, TAKE, hand_on, slap_ask, wood
from veillee.games.dark_wood.board import (
    COTTAGE,
    CardTaken,
    CardTurnedUp,
    Leave,
    NoneForMe,
    Options,
    PileSlapped,
    Slap,
    Take,
    TokenLaid,
    TurnBegun,
    Vote,
)
from veillee.games.dark_wood.player.blur import RECOGNISED, mistaken_for, recognised, told_apart
from veillee.games.dark_wood.player.feeling import (
    SPOTS,
    answers,
    impression_of,
    seconds_to_feel,
    work_out,
)
from veillee.games.dark_wood.player.likeness import distance
from veillee.games.dark_wood.player.player import DarkWoodPlayer
from veillee.games.dark_wood.player.recollection import LOOKS_ALIKE
from veillee.games.dark_wood.player.trust import Others, odds_of_the_taken
from veillee.games.dark_wood.player.voting import vote, worth
from veillee.games.dark_wood.rules.touch import feel
from veillee.games.dark_wood.rules.trees import TREES, holes_of, outline_of
from veillee.memory import PERSONAS, touch_of
from veillee.table import AskSeen, Decision, Sight
from veillee.table.seen.touch import NOTHING

# -- likeness and touch --------------------------------------------------------------------------


def test_distance_is_that_of_the_features() -> None:
    assert distance("fir-low", "fir-low") == 0.0
    assert distance("ball-low", "cloud-low") < distance("fir-low", "cloud-low")
    assert distance("ball-high", "ball-upright") < distance("ball-side", "ball-upright")
    both = distance("ball-high", "cloud-low")
    assert both == distance("ball-high", "cloud-high") + distance("ball-high", "ball-low")
    assert all(distance(one, other) == distance(other, one) for one in TREES for other in TREES)


def test_the_spots_tell_all_trees_apart() -> None:
    for tree in TREES:
        assert work_out([feel(tree, x, y) for x, y in SPOTS], TREES) == tree
    assert len({tuple(map(str, felt)) for felt in answers().values()}) == len(TREES)
    assert work_out([NOTHING] * len(SPOTS), TREES) is None


def test_the_scale_is_the_one_that_fits_grown_ups() -> None:
    assert recognised(told_apart(touch_of("adult"), 10.0)) == pytest.approx(RECOGNISED, abs=1e-6)


def impressions(persona: str, seconds: float, many: int = 3000) -> Iterator[tuple[str, str]]:
    """(the tree, what it was taken for)"""
    chance = Random(persona)
    for _ in range(many):
        tree = chance.choice(TREES)
        felt = answers()[tree]
        yield tree, impression_of(felt, TREES, touch_of(persona), seconds, chance).tree


def rate(persona: str, seconds: float) -> float:
    return fmean(tree == taken for tree, taken in impressions(persona, seconds))


def test_grown_ups_recognise_as_many_as_people_do() -> None:
    assert rate("adult", 10.0) == pytest.approx(RECOGNISED, abs=0.03)


def test_finer_fingers_and_longer_feeling_recognise_more() -> None:
    rates = [rate(name, 6.0) for name in ("age5", "age7", "age10", "adult", "elephant")]
    assert rates == sorted(rates)
    assert rates[-1] > rates[0] + 0.2
    assert rate("adult", 3.0) < rate("adult", 6.0) < rate("adult", 9.0)


def test_a_tree_is_taken_for_one_that_is_like_it() -> None:
    wrong = [(tree, taken) for tree, taken in impressions("age7", 6.0) if tree != taken]
    at_random = fmean(distance(one, other) for one in TREES for other in TREES if one != other)
    assert fmean(distance(tree, taken) for tree, taken in wrong) < 0.75 * at_random
    one_feature = sum(
        (outline_of(tree) == outline_of(taken)) != (holes_of(tree) == holes_of(taken))
        for tree, taken in wrong
    )
    assert one_feature > 0.55 * len(wrong), "at random it were 8 of 24"


def test_who_feels_nothing_is_at_chance_and_knows_it() -> None:
    chance = Random(9)
    nothing = [NOTHING] * len(SPOTS)
    drawn = [impression_of(nothing, TREES, touch_of("elephant"), 9.0, chance) for _ in range(3000)]
    assert set(Counter(one.tree for one in drawn)) == set(TREES)
    assert fmean(one.tree == "fir-low" for one in drawn) == pytest.approx(1 / 25, abs=0.012)
    assert drawn[0].odds("fir-low") == pytest.approx(1 / 25)


def test_how_sure_it_is_is_how_often_it_is_right() -> None:
    """Calibrated: who says one in three is right one time in three."""
    chance = Random(4)
    said: list[float] = []
    right: list[bool] = []
    for _ in range(3000):
        tree = chance.choice(TREES)
        felt = answers()[tree]
        taken = impression_of(felt, TREES, touch_of("age7"), 6.0, chance)
        said.append(taken.odds(taken.tree))
        right.append(taken.tree == tree)
        assert sum(taken.odds(each) for each in TREES) == pytest.approx(1.0)
    assert fmean(said) == pytest.approx(fmean(right), abs=0.03)


def test_what_has_left_the_game_cannot_be_it() -> None:
    chance = Random(6)
    left = TREES[:4]
    drawn = [impression_of(answers()["fir-low"], left, touch_of("age5"), 4.0, chance)]
    drawn += [impression_of([NOTHING] * len(SPOTS), left, touch_of("age5"), 4.0, chance)]
    for one in drawn:
        assert one.tree in left
        assert one.odds(TREES[-1]) == 0.0


@pytest.mark.parametrize("persona", PERSONAS)
def test_nobody_feels_longer_than_the_count(persona: str) -> None:
    chance = Random(3)
    for most in (5, 10, 60):
        for _ in range(50):
            assert 4.0 <= seconds_to_feel(persona, most, 0, chance) <= min(9.0, most - 0.5)


@pytest.mark.parametrize("persona", PERSONAS)
def test_who_has_pebbles_feels_longer_and_so_more_finely(persona: str) -> None:
    plain, three = (seconds_to_feel(persona, 10, own, Random(4)) for own in (0, 3))
    assert three == pytest.approx(plain + 15.0)
    assert seconds_to_feel(persona, 5, 1, Random(4)) <= 9.5
    right = Counter[int]()
    for seed in range(150):
        for own in (0, 3):
            player = DarkWoodPlayer(0, persona, Random(seed))
            player.touch(hand_on("cloud-low"))
            view = wood(card=0, pebbles=[own, 0, 0, 0])
            player.watch(Sight(0, 1, view, [FEEL], [TurnBegun(1, 0)]))
            right[own] += player._impression is not None and player._impression.tree == "cloud-low"
    assert right[3] > right[0]


# -- slapping ------------------------------------------------------------------------------------


def after_feeling(persona: str, seed: int, tree: str) -> DarkWoodPlayer:
    """A player whose impression of the turn is exactly this tree."""
    for luck in range(seed * 1000, seed * 1000 + 200):
        player = DarkWoodPlayer(0, persona, Random(luck))
        player.touch(hand_on(tree))
        player.watch(Sight(0, 1, wood(card=0), [FEEL], [TurnBegun(1, 0)]))
        if player._impression is not None and player._impression.tree == tree:
            return player
    raise AssertionError(f"{persona} never takes {tree} for itself")


def shown(player: DarkWoodPlayer, card: int, tree: str, **seen: Any) -> Decision | None:
    view = wood(card=card, top=tree, **({"pile": 25 - card} | seen))
    return player.watch(Sight(0, 2, view, [slap_ask(card)], [CardTurnedUp(card, tree)]))


def test_it_slaps_its_tree_and_lets_others_go_by() -> None:
    slapped = Counter(
        tree
        for seed in range(40)
        for tree in ("fir-side", "cloud-none")
        if shown(after_feeling("adult", seed, "fir-side"), 1, tree) is not None
    )
    assert slapped["fir-side"] > 34
    assert slapped["cloud-none"] == 0


@pytest.mark.parametrize("persona", ["age7", "adult", "elephant"])
def test_its_hand_is_as_fast_as_its_persona(persona: str) -> None:
    touch = touch_of(persona)
    times: list[int] = []
    for seed in range(250):
        decision = shown(after_feeling(persona, seed, "fir-side"), 1, "fir-side")
        if decision is not None:
            assert isinstance(decision.move, Slap)
            times.append(decision.move.after)
    assert fmean(times) > touch.mu + touch.tau - 30, "it is no faster, "
    assert fmean(times) < touch.mu + touch.tau + 250, "and slower only by its doubts"


def test_doubt_shows_in_the_time_a_slap_takes() -> None:
    """The tree in mind at once; a look-alike, with nothing better to come, after a doubt."""

    def times(tree: str) -> list[float]:
        decisions = (
            shown(after_feeling("age10", seed, "ball-high"), 25, tree, pile=0) for seed in range(60)
        )
        return [decision.pause for decision in decisions if decision is not None]

    assert len(times("cloud-high")) > 40
    assert fmean(times("cloud-high")) > fmean(times("ball-high")) + 0.1


def test_a_slap_keeps_within_the_time_that_is_allowed() -> None:
    ask = slap_ask(1, longest=500)
    for seed in range(30):
        player = after_feeling("age5", seed, "fir-side")
        view = wood(top="fir-side", pile=24)
        decision = player.watch(Sight(0, 2, view, [ask], [CardTurnedUp(1, "fir-side")]))
        if decision is not None:
            assert isinstance(decision.move, Slap)
            assert 150 <= decision.move.after <= 500


def test_the_young_slap_look_alikes_and_nobody_slaps_what_is_quite_another_tree() -> None:
    def slaps(persona: str, tree: str) -> int:
        return sum(
            shown(after_feeling(persona, seed, "ball-high"), 2, tree) is not None
            for seed in range(120)
        )

    assert slaps("age5", "cloud-high") > slaps("adult", "cloud-high") + 4
    assert slaps("age5", "fir-side") == slaps("adult", "fir-side") == 0


def test_the_lower_the_pile_the_more_daring() -> None:
    early = shown(after_feeling("adult", 1, "ball-high"), 2, "cloud-high")
    late = shown(after_feeling("adult", 1, "ball-high"), 25, "cloud-high", pile=0)
    assert early is None
    assert late is not None
    assert isinstance(late.move, Slap)


@pytest.mark.parametrize("persona", PERSONAS)
def test_nobody_calmly_takes_another_tree_while_their_own_may_still_come(persona: str) -> None:
    """However like it the others are: one knows that it has not come yet."""
    others = [tree for tree in TREES if 0.0 < distance(tree, "ball-high") < LOOKS_ALIKE]
    for seed in range(8):
        player = after_feeling(persona, seed, "ball-high")
        for card, tree in enumerate(others, 1):
            view = wood(card=card, top=tree, pile=25 - card)
            decision = player.watch(Sight(0, 2, view, [TAKE], [CardTurnedUp(card, tree)]))
            assert decision is not None
            assert decision.move == Leave()


def test_once_their_own_tree_is_gone_they_take_what_is_like_it() -> None:
    gone = [None, "ball-high", None, None]
    few = ["ball-high", "cloud-high", "fir-side"]
    decision = shown(after_feeling("age7", 1, "ball-high"), 2, "cloud-high", cards=gone, trees=few)
    assert decision is not None
    assert isinstance(decision.move, Slap)


def test_the_greater_the_haste_the_more_often_a_hand_errs() -> None:
    """More rivals, and cards that come faster."""

    def slaps(**seen: Any) -> int:
        return sum(
            shown(after_feeling("age7", seed, "ball-high"), 2, "cloud-high", **seen) is not None
            for seed in range(200)
        )

    alone = slaps(none_for=[1, 2, 3])
    usual = slaps()
    fast = slaps(options=Options(card_seconds=2))
    assert alone < usual < fast
    assert 0.02 < usual / 200 < 0.2


def test_it_wants_none_only_when_its_tree_is_gone_and_nothing_is_like_it() -> None:
    player = after_feeling("elephant", 1, "fir-side")
    gone = ["fir-side", None, None, None]
    assert shown(player, 3, "cloud-none", trees=FAR_FROM_FIR_SIDE) is None
    decision = shown(player, 4, "cloud-low", trees=FAR_FROM_FIR_SIDE, cards=[None, *gone[:3]])
    assert decision is not None
    assert decision.move == NoneForMe()
    assert decision.pause > 0.5


FAR_FROM_FIR_SIDE = ["fir-side", "cloud-none", "cloud-low", "cloud-high", "ball-none", "ball-low"]


def test_after_somebody_elses_slap_it_still_wants_what_it_wanted() -> None:
    player = after_feeling("adult", 3, "fir-side")
    first = shown(player, 1, "fir-side")
    view = wood(top="fir-side", pile=24, slapped=[2])
    again = player.watch(Sight(0, 3, view, [slap_ask(1)], [PileSlapped(2, 1, 300)]))
    assert first is not None
    assert again is first


# -- asked around --------------------------------------------------------------------------------


def asked(tree: str, **seen: Any) -> list[Decision]:
    decisions: list[Decision] = []
    for seed in range(60):
        player = after_feeling("adult", seed, "ball-high")
        view = wood(top=tree, pile=24, **seen)
        decision = player.watch(Sight(0, 2, view, [TAKE], [CardTurnedUp(1, tree)]))
        assert decision is not None
        assert 0.8 <= decision.pause <= 2.0
        decisions.append(decision)
    return decisions


def test_asked_around_it_judges_without_haste() -> None:
    moves = Counter(type(decision.move) for decision in asked("ball-high"))
    assert moves[Take] > 50
    assert all(decision.move == Leave() for decision in asked("cloud-high"))


def test_an_obvious_no_is_quick() -> None:
    doubtful, obvious = (fmean(d.pause for d in asked(t)) for t in ("cloud-high", "fir-side"))
    assert obvious < doubtful


# -- voting --------------------------------------------------------------------------------------


def company(*taken: CardTaken, shown: int = 5) -> Others:
    others = Others()
    for event in taken:
        others.follow(event, wood(card=shown, pile=25 - shown))
    return others


def test_votes_follow_belief() -> None:
    chance = Random(1)
    choices = [Vote(child) for child in range(3)]
    odds = {0: 0.1, 1: 0.6, 2: 0.3}
    votes = Counter(vote(choices, odds, 0, 0, 2.0, chance).child for _ in range(2000))
    assert votes[1] > votes[2] > votes[0] > 0
    careful = Counter(vote(choices, odds, 0, 0, 5.0, chance).child for _ in range(2000))
    assert careful[1] > votes[1]


def test_it_votes_for_who_has_the_tree_it_felt() -> None:
    ask = AskSeen(0, "vote", [Vote(1), Vote(2)])
    view = wood(phase="vote", cards=[None, "fir-low", "ball-high", None])
    taken = [CardTaken(1, "fir-low", 600), CardTaken(2, "ball-high", 600)]
    votes: Counter[int] = Counter()
    for seed in range(40):
        player = after_feeling("adult", seed, "ball-high")
        decision = player.watch(Sight(0, 2, view, [ask], taken))
        assert decision is not None
        assert isinstance(decision.move, Vote)
        votes[decision.move.child] += 1
    assert votes[2] > 34


ALIKE = dict.fromkeys(TREES, 1 / 25)


def test_who_slapped_quickly_early_or_past_look_alikes_seems_sure() -> None:
    def seems(event: CardTaken, shown: int = 5, before: list[str] | None = None) -> float:
        others = Others()
        for card, tree in enumerate(before or [], 1):
            others.follow(CardTurnedUp(card, tree), wood())
        others.follow(event, wood(pile=25 - shown))
        return odds_of_the_taken(ALIKE, others, 0, 1.0)[1]

    usual = seems(CardTaken(1, "ball-high", 650))
    assert seems(CardTaken(1, "ball-high", 400)) > usual
    assert seems(CardTaken(1, "ball-high", 1200)) < usual
    assert seems(CardTaken(1, "ball-high", 650), shown=22) < usual
    assert seems(CardTaken(1, "ball-high", 650), before=["cloud-high", "ball-upright"]) > usual
    assert seems(CardTaken(1, "ball-high", 650), before=["fir-side"]) == usual
    assert seems(CardTaken(1, "ball-high")) > 1 / 25, "asked around there is no time to go by"


def test_quick_is_quick_for_this_hand() -> None:
    """A slow child's usual slap tells nothing; a fast one's is not slow by being usual."""
    slow = company(*[CardTaken(1, "fir-low", 1200)] * 9)
    new = company()
    for others in (slow, new):
        others.follow(TurnBegun(2, 0), wood())
        others.follow(CardTaken(1, "ball-high", 1150), wood())
    assert slow.is_right(slow.taken[0]) > new.is_right(new.taken[0])


def test_who_was_right_before_is_trusted_more() -> None:
    trust: list[float] = []
    for laid in ("fir-low", "cloud-none"):
        others = company(CardTaken(1, "fir-low", 650))
        others.follow(TokenLaid(laid, None), wood())
        others.follow(TurnBegun(2, 0), wood())
        others.follow(CardTaken(1, "ball-high", 650), wood())
        trust.append(odds_of_the_taken(ALIKE, others, 0, 1.0)[1])
    assert trust[0] > trust[1]


def test_who_heeds_nobody_goes_by_its_own_touch() -> None:
    own = {tree: 0.5 if tree == "fir-low" else 0.5 / 24 for tree in TREES}
    others = company(CardTaken(0, "fir-low", 700), CardTaken(1, "ball-high", 300))
    alone, together = (odds_of_the_taken(own, others, 0, heed) for heed in (0.0, 1.0))
    assert alone == pytest.approx({0: 0.5, 1: 0.5 / 24})
    assert together[1] > alone[1]


def test_who_came_late_to_the_right_card_says_little_by_taking_another() -> None:
    """Seat 2 could not get the tree any more: its look-alike does not speak against seat 1."""
    late = company(CardTaken(1, "ball-high", 600), CardTaken(2, "cloud-high", 600))
    early = company(CardTaken(2, "cloud-high", 600), CardTaken(1, "ball-high", 600))
    assert odds_of_the_taken(ALIKE, late, 0, 1.0)[1] > odds_of_the_taken(ALIKE, early, 0, 1.0)[1]


def test_mistakes_go_to_look_alikes() -> None:
    for tree, shares in mistaken_for().items():
        assert sum(shares.values()) == pytest.approx(1.0)
        nearest = min(shares, key=partial(distance, tree))
        assert shares[nearest] == max(shares.values())


def test_a_vote_for_oneself_counts_more_only_where_it_opens_the_door() -> None:
    far = [worth(child, 0, COTTAGE - 5) for child in (0, 1)]
    assert far == [1.0, 1.0]
    before = [worth(child, 0, COTTAGE - 2) for child in (0, 1)]
    assert before[0] > before[1] == 1.0
    at_the_door = [worth(child, 0, COTTAGE - 1) for child in (0, 1)]
    assert at_the_door == [0.0, 0.0], "a finder is home anyway, and a vote for another stops short"
    chance = Random(2)
    votes = Counter(
        vote([Vote(0), Vote(1)], {0: 0.1, 1: 0.9}, 0, COTTAGE - 1, 2.0, chance).child
        for _ in range(200)
    )
    assert votes[1] > votes[0]
