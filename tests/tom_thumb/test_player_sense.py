"""What the computer player of Tom Thumb remembers, and what it makes of it."""

from random import Random

import msgspec
import pytest

from veillee.games import find_game
from veillee.games.tom_thumb.board import (
    DrawCards,
    PlaceNamed,
    Propose,
    SomeoneHelped,
    SpendPebble,
    StormTurned,
    TileInserted,
    TilesShown,
    TilesSwapped,
    TileTurnedUp,
    TurnUp,
)
from veillee.games.tom_thumb.player import recollection
from veillee.games.tom_thumb.player.guiding import name
from veillee.games.tom_thumb.player.others import Others
from veillee.games.tom_thumb.player.player import TomThumbPlayer
from veillee.games.tom_thumb.player.probabilities import reckon
from veillee.games.tom_thumb.player.proposing import proposal
from veillee.games.tom_thumb.player.recollection import Recollection
from veillee.games.tom_thumb.player.seeking import likeliest, seek, with_hands
from veillee.games.tom_thumb.views import Pointing, TileSeen, View, Voice
from veillee.memory import PERSONAS, draw_person
from veillee.table import AskSeen, Move, Sight, Table

GAME = find_game("tom_thumb")

# -- remembering ---------------------------------------------------------------------------------

CIRCLE = ["cave", "wolves", "hill", "river", "marsh", "castle"]


@pytest.fixture
def view() -> View:
    table = Table(GAME.id, 3, {"places": 5}, "a view")
    seen = GAME.view(table.board, 0)
    assert isinstance(seen, View)
    return msgspec.structs.replace(
        seen, tiles=[TileSeen()] * len(CIRCLE), turn=2, question=1, lantern=2
    )


@pytest.fixture
def mind(view: View) -> Recollection:
    """An elephant who has just seen the circle."""
    chance = Random(7)
    mind = Recollection(0, draw_person(PERSONAS["elephant"], chance), chance)
    mind.follow(TilesShown("start", list(CIRCLE)), view)
    return mind


def believed(mind: Recollection, view: View) -> list[str]:
    """The circle as the mind has it."""
    odds = mind.odds(view)
    where = {thing: odds.of(thing) for thing in [*odds.places, "wolves"]}
    return [max(where, key=lambda thing: where[thing][at]) for at in where["wolves"]]


def test_it_remembers_the_opening_look(mind: Recollection, view: View) -> None:
    assert believed(mind, view) == CIRCLE


def test_tiles_keep_their_places_in_mind_when_a_new_one_is_laid(
    mind: Recollection, view: View
) -> None:
    mind.follow(TileInserted(1, "hut", 2), view)
    wider = msgspec.structs.replace(view, tiles=[TileSeen()] * 7)
    assert believed(mind, wider) == ["cave", "wolves", "hut", "hill", "river", "marsh", "castle"]


def test_it_follows_a_swap(mind: Recollection, view: View) -> None:
    mind.follow(TilesSwapped(1, wolves=1, other=4), view)
    assert believed(mind, view) == ["cave", "marsh", "hill", "river", "wolves", "castle"]


def test_what_is_disproved_is_believed_no_more(mind: Recollection, view: View) -> None:
    mind.follow(TileTurnedUp(1, 0, "river", found=False), view)
    assert "cave" not in mind.things_at(0)
    assert mind.confidence("cave") == 0.0


def test_a_storm_turns_what_is_out_of_focus_by_one_chair(
    mind: Recollection, view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    focus = set(mind.memory.focus)
    monkeypatch.setattr(recollection, "loses_bearings", lambda _: 1.0)
    mind.follow(StormTurned([1, 2, 0]), view)
    for at, thing in enumerate(CIRCLE):
        turned = at if thing in focus else (at + 2) % 6
        assert thing in mind.things_at(turned)


# -- putting two and two together ----------------------------------------------------------------


def test_every_thing_is_somewhere_and_every_tile_is_something() -> None:
    rows = reckon([(0, 0.9), (0, 0.5), None, (3, 0.97)], 5)
    assert [sum(row) for row in rows] == pytest.approx([1.0] * 5)
    assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx([1.0] * 5, abs=0.02)


def test_the_last_thing_lies_on_the_last_tile() -> None:
    unknown = reckon([(0, 0.97), (1, 0.97), (2, 0.97), None], 4)[3]
    assert max(unknown) == unknown[3] > 0.7


def test_two_things_on_one_tile_are_doubted_both() -> None:
    alone = reckon([(0, 0.9), None, None], 3)[0][0]
    doubted = reckon([(0, 0.9), (0, 0.9), None], 3)[0][0]
    assert doubted < 0.55 < alone


# -- sense ---------------------------------------------------------------------------------------


def test_hands_that_agree_outweigh_one_that_does_not_and_a_vague_idea() -> None:
    own = {0: 0.5, 1: 0.25, 2: 0.25}
    hands = [Pointing(1, 0), Pointing(2, 2), Pointing(3, 2), Pointing(4, -1)]
    assert likeliest(with_hands(own, hands), Random(1)) == 2


def test_a_sure_belief_outweighs_a_single_hand() -> None:
    own = {0: 0.94, 1: 0.03, 2: 0.03}
    assert likeliest(with_hands(own, [Pointing(1, 2)]), Random(1)) == 0


def test_pebbles_are_for_doubts_and_spent_more_freely_near_the_end(view: View) -> None:
    replace = msgspec.structs.replace

    def spends_one(sureness: float, view: View) -> bool:
        return isinstance(seek({0: sureness}, view, 0.8, Random(1)), SpendPebble)

    assert spends_one(0.2, view)
    assert not spends_one(0.5, view)
    assert spends_one(0.5, replace(view, ogre=4))
    assert spends_one(0.5, replace(view, lantern=9))
    assert not spends_one(0.95, replace(view, ogre=5, lantern=9))


def test_no_pebble_is_spent_on_a_place_that_nobody_has_seen(view: View) -> None:
    others = Others(lost_in_the_wood(view))
    unseen = others.best_known("hill", 0, view)
    others.follow(TileTurnedUp(1, 2, "hill", found=False), view)
    seen = others.best_known("hill", 0, view)
    for help, move in ((unseen, TurnUp), (seen, SpendPebble), (None, TurnUp)):
        assert isinstance(seek({0: 0.15}, view, help, Random(1)), move)


def test_it_waits_until_everybody_has_pointed_or_kept_quiet(view: View) -> None:
    player = TomThumbPlayer(0, "elephant", Random(3))
    shown = Sight(0, 1, view, [], [TilesShown("start", list(CIRCLE)), PlaceNamed(1, 0, "hill")])
    assert player.watch(shown) is None
    turn_up: list[Move] = [TurnUp(at) for at in range(6)]
    asks = [AskSeen(0, "decide", turn_up)]
    asked = msgspec.structs.replace(view, asked="hill", seeker=0, pebble_on=True)
    thinking = msgspec.structs.replace(asked, pointing=[Pointing(1, 2), Pointing(2, None)])
    assert player.watch(Sight(0, 2, thinking, asks, [])) is None
    ready = msgspec.structs.replace(asked, pointing=[Pointing(1, 2), Pointing(2, -1)])
    decision = player.watch(Sight(0, 3, ready, asks, []))
    assert decision is not None
    assert decision.move == turn_up[2]


def test_it_never_says_that_someone_helped(view: View) -> None:
    player = TomThumbPlayer(0, "adult", Random(3))
    assert player.watch(Sight(0, 2, view, [AskSeen(0, "helped", [SomeoneHelped()])], [])) is None


def test_a_guide_with_nothing_left_to_say_leaves_the_others_time(view: View) -> None:
    player = TomThumbPlayer(0, "adult", Random(3))
    draw = [AskSeen(0, "draw", [DrawCards()])]
    has_spoken = msgspec.structs.replace(view, voices=[Voice("tree", [0])])
    patient = player.watch(Sight(0, 2, has_spoken, draw, []))
    brisk = player.watch(Sight(0, 3, msgspec.structs.replace(view, voices=[]), draw, []))
    assert patient is not None
    assert brisk is not None
    assert patient.move == brisk.move == DrawCards()
    assert patient.pause >= 4.0 > 2.5 > brisk.pause


def test_the_others_follow_the_coming_guide_into_the_boots(mind: Recollection, view: View) -> None:
    choices = [Propose("boots")]
    called = msgspec.structs.replace(view, guide=1, voices=[Voice("boots", [1])])
    assert proposal(mind.odds(view), 0, called, list(choices)) == Propose("boots")
    unsaid = msgspec.structs.replace(view, guide=1, voices=[Voice("boots", [])])
    assert proposal(mind.odds(view), 0, unsaid, list(choices)) is None


def test_a_guide_who_knows_the_circle_puts_on_the_boots_only_when_there_is_something_to_win(
    mind: Recollection, view: View
) -> None:
    choices = [Propose("boots")]
    for ogre, wanted in ((0, None), (1, None), (2, choices[0]), (3, choices[0]), (4, None)):
        now = msgspec.structs.replace(view, ogre=ogre, guide=0, voices=[Voice("boots", [])])
        assert proposal(mind.odds(now), 0, now, list(choices)) == wanted


def lost_in_the_wood(view: View) -> Recollection:
    """Somebody who has only heard of one place."""
    lost = Recollection(0, draw_person(PERSONAS["age5"], Random(1)), Random(1))
    lost.follow(PlaceNamed(1, 0, "hill"), view)
    return lost


def test_the_tree_is_for_those_who_know_too_little_and_leaves_the_ogre_room(view: View) -> None:
    lost = lost_in_the_wood(view)
    choices = [Propose("tree")]
    for ogre, wanted in ((0, choices[0]), (3, choices[0]), (4, None), (5, None)):
        now = msgspec.structs.replace(view, ogre=ogre, voices=[Voice("tree", [])])
        assert proposal(lost.odds(now), 0, now, list(choices)) == wanted


def test_the_tree_is_not_for_those_who_know_the_circle(mind: Recollection, view: View) -> None:
    now = msgspec.structs.replace(view, voices=[Voice("tree", [])])
    assert proposal(mind.odds(now), 0, now, [Propose("tree")]) is None


def test_the_guide_names_to_a_seeker_what_that_seeker_found(mind: Recollection, view: View) -> None:
    others = Others(mind)
    for seeker, place in ((1, "river"), (2, "hill")):
        others.follow(PlaceNamed(0, seeker, place), view)
        others.follow(TileTurnedUp(seeker, CIRCLE.index(place), place, found=True), view)
    for question, hand in ((1, ["hill", "river"]), (2, ["hill", "river"])):
        now = msgspec.structs.replace(view, question=question, turn=3)
        seeker = question
        assert name(hand, 0, now, others, Random(1)) == {1: "river", 2: "hill"}[seeker]


def test_the_guide_does_not_ask_again_whoever_missed_it(mind: Recollection, view: View) -> None:
    others = Others(mind)
    others.follow(TilesShown("start", list(CIRCLE)), view)
    for seeker, place in ((1, "cave"), (2, "hill")):
        others.follow(PlaceNamed(0, seeker, place), view)
        others.follow(TileTurnedUp(seeker, 3, "river", found=False), view)
    assert others.knows(1, "cave", 3) < others.knows(2, "cave", 3)
