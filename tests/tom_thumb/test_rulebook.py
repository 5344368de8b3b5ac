"""One test a rule, in the order of the rulebook. The first line of each docstring is the rule."""

import pytest

from tests.outcomes import end_of
from tests.tom_thumb.playing import (
    all_ready,
    bad_turn,
    begin,
    draw,
    find,
    good_turn,
    kinds_asked,
    miss,
    name,
    propose,
    sit_down,
    swap,
    three_found,
    told,
    where,
    wrong_tile,
)
from veillee.games.tom_thumb.board import (
    PLACES,
    CardsDrawn,
    CardTurned,
    DrawCards,
    GameEnded,
    GoOn,
    GuideChanged,
    HelpHeard,
    InsertTile,
    KeepQuiet,
    LanternMoved,
    MoreTime,
    NamePlace,
    NewTilesShown,
    OgreGrew,
    Point,
    Propose,
    SaidGoOn,
    SomeoneHelped,
    SpendPebble,
    StormTurned,
    Swap,
    TilesShown,
    TilesSwapped,
    TileTurnedUp,
    TimeGiven,
    TokenDeclined,
    TokenWithdrawn,
    TurnUp,
    Withdraw,
)
from veillee.table import Ready, Refused, Seat, Sit, TimeUp


def faces(table, seat=None):
    return [tile.face for tile in table.sight(seat).view.tiles]


# -- pieces and set-up ---------------------------------------------------------------------------


def test_nine_places_and_one_wolves_tile():
    """There are nine places and one wolves tile. [book]"""
    table = sit_down(places=9)
    assert sorted(tile.place for tile in table.board.tiles) == sorted([*PLACES, "wolves"])


def test_six_places_and_the_wolves_lie_in_the_first_circle():
    """Six random places and the wolves lie in the circle; the other three are put aside. [book]"""
    board = sit_down().board
    laid = [tile.place for tile in board.tiles]
    assert len(laid) == 7
    assert laid.count("wolves") == 1
    assert sorted([*laid, *board.aside]) == sorted([*PLACES, "wolves"])
    assert len(board.aside) == 3


def test_the_circle_is_dealt_at_random():
    """The circle is shuffled. [book]"""
    deals = {tuple(tile.place for tile in sit_down(seed=f"{i}").board.tiles) for i in range(20)}
    assert len(deals) == 20


def test_the_path_has_ten_spaces_in_three_sections():
    """The path has sections of 3, 3 and 4 spaces; the lantern starts on the first. [ours]"""
    view = sit_down().sight(None).view
    assert view.setting.sections == (3, 3, 4)
    assert view.lantern == 1


def test_three_pebbles_one_tree_one_pair_of_boots():
    """There are three pebbles, one tall tree and one pair of boots. [book]"""
    view = sit_down().sight(None).view
    assert (view.pebbles, view.tree, view.boots, view.ogre) == (3, True, True, 0)


def test_the_first_guide_is_the_first_seat_unless_the_table_names_another():
    """The table names the first Guide; by default it is the first seat. [ours]"""
    assert begin().board.guide == 0
    assert begin(first_guide=2).board.guide == 2


def test_everybody_looks_for_twenty_seconds():
    """Everyone looks at the open circle for 20 seconds; then all tiles go face down. [book]"""
    table = sit_down()
    assert table.seconds == 20
    assert told(table, TilesShown, seat=2)[0].faces == faces(table, 2)
    assert None not in faces(table)
    table.play(None, TimeUp())
    assert faces(table) == [None] * 7


def test_the_look_ends_when_every_person_is_ready():
    """The look ends early when every person says ready; computers are not waited for. [ours]"""
    table = sit_down([Seat(), Seat("age7"), Seat()])
    table.play(0, Ready())
    assert None not in faces(table)
    table.play(2, Ready())
    assert faces(table) == [None] * 7


# -- a turn --------------------------------------------------------------------------------------


def test_the_guide_draws_three_cards_that_nobody_else_sees():
    """The Guide draws three travel cards, and only the Guide sees them. [book]"""
    table = begin()
    draw(table)
    hand = table.sight(0).view.hand
    assert len(set(hand)) == 3
    assert set(hand) <= {tile.place for tile in table.board.tiles}
    assert told(table, CardsDrawn, seat=0)[0].places == hand
    for other in (1, 2, 3, None):
        assert table.sight(other).view.hand is None
        assert told(table, CardsDrawn, seat=other)[0].places is None


def test_only_the_guide_may_draw():
    """Nobody but the Guide draws. [book]"""
    table = begin()
    with pytest.raises(Refused):
        table.play(1, DrawCards())


def test_the_guide_names_any_of_the_remaining_cards():
    """For each question the Guide picks which of the remaining cards to name. [book]"""
    table = begin()
    draw(table)
    hand = list(table.board.hand)
    assert [move.place for move in table.asks[0].choices] == hand
    name(table, hand[2])
    assert table.board.asked == hand[2]
    find(table)
    assert [move.place for move in table.asks[0].choices] == hand[:2]
    absent = next(place for place in PLACES if place not in hand)
    with pytest.raises(Refused):
        table.play(0, NamePlace(absent))


def test_the_last_card_is_named_by_itself():
    """With one card left there is nothing to choose: it is named at once. [ours]"""
    table = begin()
    draw(table)
    for _ in range(2):
        name(table)
        find(table)
    assert table.board.asked is not None
    assert kinds_asked(table, 3) == ["seek"]


def test_seekers_go_clockwise_and_skip_the_guide():
    """Seekers are asked clockwise from the Guide's left. [book]"""
    table = begin(first_guide=2)
    draw(table)
    seekers = []
    for _ in range(3):
        name(table)
        seekers.append(table.board.seeker)
        find(table)
    assert seekers == [3, 0, 1]


def test_with_three_players_the_left_neighbour_is_asked_first_and_third():
    """With three players the Guide's left neighbour is asked first and third. [book]"""
    table = begin(3)
    draw(table)
    seekers = []
    for _ in range(3):
        name(table)
        seekers.append(table.board.seeker)
        find(table)
    assert seekers == [1, 2, 1]


def test_a_seeker_turns_up_a_tile_that_is_face_down():
    """The seeker turns up one face-down tile. [book]"""
    table = begin()
    draw(table)
    name(table)
    at = where(table, table.board.asked)
    find(table)
    name(table)
    with pytest.raises(Refused):
        table.play(2, TurnUp(at))
    with pytest.raises(Refused):
        table.play(1, TurnUp(wrong_tile(table)))


def test_the_right_tile_stays_up_until_the_end_of_the_turn():
    """Right: the tile stays up and the next question follows. [book]"""
    table = begin()
    draw(table)
    name(table)
    place, at = table.board.asked, where(table, table.board.asked)
    find(table)
    assert told(table, TileTurnedUp)[0] == TileTurnedUp(1, at, place, found=True)
    assert faces(table)[at] == place
    name(table)
    assert faces(table)[at] == place
    assert table.board.ogre == 0


def test_a_wrong_tile_ends_the_turn_and_reveals_one_ogre_tile():
    """Wrong: the turn ends at once and one ogre tile is revealed. [book]"""
    table = begin()
    draw(table)
    name(table)
    miss(table)
    assert table.board.ogre == 1
    assert table.board.lantern == 1
    assert table.board.hand == []
    table.play(None, TimeUp())
    assert table.board.guide == 1


def test_the_wolves_reveal_two_ogre_tiles():
    """If the wrong tile was the wolves, two ogre tiles are revealed. [book]"""
    table = begin()
    draw(table)
    name(table)
    miss(table, wolves=True)
    assert table.board.ogre == 2
    assert told(table, OgreGrew) == [OgreGrew(2)]


def test_a_missed_tile_is_seen_by_all_for_a_moment():
    """A missed tile is seen by all while it is told (3 seconds) and for 4 more seconds. [ours]"""
    table = begin()
    draw(table)
    name(table)
    at = wrong_tile(table)
    miss(table)
    assert table.seconds == 4 + 3
    assert faces(table, 3)[at] is not None
    all_ready(table)
    assert faces(table, 3) == [None] * 7


def test_three_found_move_the_lantern_one_space():
    """All three found: the lantern moves one space. [book]"""
    table = begin()
    three_found(table)
    assert told(table, LanternMoved) == [LanternMoved(2, None)]
    assert table.board.lantern == 2


def test_the_guide_must_swap_two_covered_tiles():
    """The Guide swaps the supposed wolves with another tile, neither turned up this turn. [book]"""
    table = begin()
    three_found(table)
    up = [at for at, face in enumerate(faces(table)) if face]
    for choice in table.asks[0].choices:
        assert choice.wolves not in up
        assert choice.other not in up
        assert choice.wolves != choice.other
    assert len(table.asks[0].choices) == 4 * 3
    assert kinds_asked(table, 0) == ["swap"]


def test_the_swap_moves_both_tiles_and_shows_neither():
    """Both swapped tiles stay face down; the belief is never checked. [book]"""
    table = begin()
    three_found(table)
    not_wolves = [at for at in table.board.face_down if table.board.tile(at).place != "wolves"]
    here, there = not_wolves[:2]
    before = [table.board.tile(at).place for at in (here, there)]
    table.play(0, Swap(here, there))
    assert [table.board.tile(at).place for at in (there, here)] == before
    assert told(table, TilesSwapped, seat=2) == [TilesSwapped(0, here, there)]
    assert faces(table) == [None] * 7


def test_the_left_neighbour_is_the_next_guide():
    """At the end of the turn the Guide's left neighbour becomes the Guide. [book]"""
    table = begin()
    good_turn(table)
    assert table.board.guide == 1
    bad_turn(table)
    assert table.board.guide == 2
    assert GuideChanged(2) in table.events(None)


def test_the_travel_deck_is_shuffled_every_turn():
    """The deck is complete again and shuffled for every turn. [book]"""
    drawn = set()
    for seed in range(8):
        table = begin(seed=f"deck {seed}")
        for _ in range(2):
            draw(table)
            drawn.add(tuple(table.board.hand))
            name(table)
            miss(table)
            table.play(None, TimeUp())
    assert len(drawn) > 12


# -- bridges -------------------------------------------------------------------------------------


def to_the_bridge(spaces: int, **options):
    table = begin(**options)
    for _ in range(spaces):
        good_turn(table)
    three_found(table)
    swap(table)
    return table


def test_the_stone_bridge_brings_one_new_tile():
    """Crossing the stone bridge shows one of the tiles put aside. [book]"""
    table = to_the_bridge(2)
    assert table.board.lantern == 4
    shown = told(table, NewTilesShown)[0].places
    assert len(shown) == 1
    assert table.sight(3).view.shown == shown
    assert len(table.board.aside) == 2


def test_the_wooden_bridge_brings_two_new_tiles():
    """Crossing the wooden bridge shows two. [book]"""
    table = to_the_bridge(5)
    assert table.board.lantern == 7
    assert len(table.board.shown) == 2
    assert table.board.aside == []


@pytest.mark.parametrize("gap", range(7))
def test_the_guide_lays_a_new_tile_into_any_gap(gap):
    """The Guide puts each new tile into any gap of the circle. [book]"""
    table = to_the_bridge(2)
    before = [tile.place for tile in table.board.tiles]
    place = table.board.shown[0]
    table.play(table.board.guide, InsertTile(place, gap))
    assert [tile.place for tile in table.board.tiles] == [*before[:gap], place, *before[gap:]]


def test_a_new_tile_goes_down_and_its_card_joins_the_deck():
    """New tiles go face down and their cards join the travel deck. [book]"""
    table = to_the_bridge(2)
    place = table.board.shown[0]
    table.play(table.board.guide, InsertTile(place, 3))
    assert faces(table)[3] == place
    table.play(None, TimeUp())
    assert faces(table) == [None] * 8
    assert place in table.board.places
    assert len(table.board.places) == 7


def test_of_two_new_tiles_the_guide_lays_either_first():
    """With two new tiles the Guide chooses which to lay first. [ours]"""
    table = to_the_bridge(5)
    first, second = table.board.shown
    table.play(table.board.guide, InsertTile(second, 0))
    table.play(table.board.guide, InsertTile(first, 0))
    assert [tile.place for tile in table.board.tiles[:2]] == [first, second]


def test_without_tiles_aside_a_bridge_brings_none():
    """With all nine places in the first circle the bridges bring nothing. [ours]"""
    table = to_the_bridge(2, places=9)
    assert kinds_asked(table, 3) == ["draw"]


# -- pebbles -------------------------------------------------------------------------------------


def asked(**options):
    table = begin(**options)
    draw(table)
    name(table)
    return table


def test_a_pebble_lets_every_other_player_point():
    """A seeker may spend a pebble: every other player, Guide included, may point. [book]"""
    table = asked()
    table.play(1, SpendPebble())
    assert table.board.pebbles == 2
    assert sorted(ask.seat for ask in table.asks if ask.kind == "point") == [0, 2, 3]
    table.play(0, Point(3))
    table.play(3, KeepQuiet())
    pointing = {hand.seat: hand.at for hand in table.sight(None).view.pointing}
    assert pointing == {2: None, 3: -1, 0: 3}


def test_the_seeker_still_decides():
    """The seeker still decides, whatever the others point at. [book]"""
    table = asked()
    table.play(1, SpendPebble())
    for other in (0, 2, 3):
        table.play(other, Point(wrong_tile(table)))
    find(table)
    assert table.board.ogre == 0
    assert table.sight(None).view.pointing == []


def test_the_seeker_need_not_wait_for_the_others():
    """The seeker may decide before everybody has pointed. [ours]"""
    table = asked()
    table.play(1, SpendPebble())
    find(table)
    assert kinds_asked(table, 0) == ["name"]


def test_pointing_ends_when_its_time_is_up():
    """Whoever has not pointed when the time is up keeps quiet. [ours]"""
    table = asked()
    table.play(1, SpendPebble())
    table.play(None, TimeUp())
    assert [ask.kind for ask in table.asks] == ["decide"]


def test_one_pebble_per_question():
    """Only one pebble may be spent on a question. [book]"""
    table = asked()
    table.play(1, SpendPebble())
    with pytest.raises(Refused):
        table.play(1, SpendPebble())


def test_no_pebble_can_be_spent_that_is_not_there():
    """Without pebbles none can be spent. [book]"""
    table = asked(pebbles=0)
    with pytest.raises(Refused):
        table.play(1, SpendPebble())


# -- the tall tree and the boots -----------------------------------------------------------------


def between(**options):
    table = begin(**options)
    bad_turn(table)
    return table


def test_nothing_may_be_used_before_the_first_turn():
    """The tree and the boots may be used between turns only, never before the first. [book]"""
    table = begin()
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(0, "draw")]
    assert table.asks[0].choices == [DrawCards()]


def test_the_tree_costs_one_ogre_tile_and_shows_the_circle():
    """The tall tree: one ogre tile, then everybody sees the whole circle for 20 seconds. [book]"""
    table = between()
    propose(table, "tree")
    assert table.board.ogre == 2
    assert None not in faces(table)
    assert table.seconds == 20
    table.play(None, TimeUp())
    assert faces(table) == [None] * 7


def test_the_tree_is_used_once():
    """The tall tree can be climbed once per game. [book]"""
    table = between()
    propose(table, "tree")
    table.play(None, TimeUp())
    bad_turn(table)
    assert table.sight(None).view.tree is False
    with pytest.raises(Refused):
        table.play(0, Propose("tree"))


def test_one_of_the_tree_and_the_boots_between_two_turns():
    """Between two turns only one of the tree and the boots may be used. [book]"""
    table = between()
    propose(table, "tree")
    table.play(None, TimeUp())
    with pytest.raises(Refused):
        table.play(0, Propose("boots"))
    good_turn(table)
    table.play(0, Propose("boots"))


def test_with_five_ogre_tiles_up_the_tree_loses_the_game():
    """With one ogre tile missing the tree loses the game. [book]"""
    table = between(ogre_tiles=3, ogre_up=1)
    propose(table, "tree")
    assert end_of(table).reason == "ogre"


def run_in_boots(table, many):
    propose(table, "boots")
    for _ in range(many):
        find(table)


def test_the_boots_find_every_place_card_by_card():
    """The coming Guide turns the travel cards one at a time and finds each tile alone. [book]"""
    table = between()
    propose(table, "boots")
    seen = []
    for _ in range(6):
        assert [ask.seat for ask in table.asks if ask.kind != "helped"] == [1]
        assert kinds_asked(table, 1) == ["boots"]
        seen.append(told(table, CardTurned)[0].place)
        find(table)
    assert sorted(seen) == sorted(table.board.places)


def test_tiles_found_in_boots_stay_up():
    """Tiles found in the boots stay up until the run ends. [book]"""
    table = between()
    run_in_boots(table, 4)
    assert sum(face is not None for face in faces(table)) == 4


def test_a_run_in_boots_sends_two_ogre_tiles_back():
    """All found: the two ogre tiles revealed last go back. [book]"""
    table = between(ogre_up=3)
    run_in_boots(table, 6)
    assert table.board.ogre == 2


def test_no_more_ogre_tiles_go_back_than_are_up():
    """Fewer go back if fewer are up. [ours]"""
    table = between()
    run_in_boots(table, 6)
    assert table.board.ogre == 0


def test_the_first_mistake_in_boots_costs_two_ogre_tiles():
    """The first mistake stops the run and reveals two ogre tiles. [book]"""
    table = between()
    propose(table, "boots")
    find(table)
    miss(table)
    assert table.board.ogre == 3


def test_the_wolves_cost_nothing_extra_in_boots():
    """In the boots the wolves cost nothing extra. [book]"""
    table = between()
    propose(table, "boots")
    miss(table, wolves=True)
    assert table.board.ogre == 3


def test_mild_boots_cost_one():
    """Mild boots, as in the Spanish printing: a mistake costs one ogre tile. [book]"""
    table = between(mild_boots=True)
    propose(table, "boots")
    miss(table)
    assert table.board.ogre == 2


def test_no_pebbles_in_boots():
    """No pebbles may be spent in the boots. [book]"""
    table = between()
    propose(table, "boots")
    with pytest.raises(Refused):
        table.play(1, SpendPebble())


def test_after_the_boots_the_same_guide_takes_a_normal_turn():
    """Then all tiles go down and that Guide takes a normal turn; the boots are used up. [book]"""
    table = between()
    run_in_boots(table, 6)
    table.play(None, TimeUp())
    assert faces(table) == [None] * 7
    assert table.sight(None).view.boots is False
    assert kinds_asked(table, 1) == ["draw"]
    draw(table)
    assert len(table.board.hand) == 3


# -- deciding together ---------------------------------------------------------------------------


def test_nobody_is_made_to_answer_between_turns():
    """The coming Guide draws when ready, whatever was proposed. [ours]"""
    table = between()
    table.play(3, Propose("tree"))
    draw(table)
    assert table.board.tree is True
    assert kinds_asked(table, 1) == ["name"]


def test_a_proposal_can_be_withdrawn():
    """Until cards are drawn, whoever proposed may take it back. [ours]"""
    table = between()
    table.play(3, Propose("tree"))
    table.play(3, Withdraw("tree"))
    assert told(table, TokenWithdrawn, seat=0) == [TokenWithdrawn(3, "tree")]
    for seat in (0, 1, 2):
        table.play(seat, Propose("tree"))
    assert table.board.tree is True
    with pytest.raises(Refused):
        table.play(3, Withdraw("tree"))


def test_everybody_hears_that_a_proposal_waits():
    """Whoever proposed is told that cards are drawn instead. [ours]"""
    table = between()
    table.play(3, Propose("boots"))
    draw(table)
    assert told(table, TokenDeclined, seat=3) == [TokenDeclined(1, "boots")]


def test_it_happens_when_every_person_agrees():
    """The tree or the boots are used when every person agrees. [ours]"""
    table = between()
    for seat in (0, 1, 2):
        table.play(seat, Propose("tree"))
    assert table.board.tree is True
    assert table.sight(3).view.voices[0].seats == [0, 1, 2]
    table.play(3, Propose("tree"))
    assert table.board.tree is False


def test_computer_players_follow_the_people():
    """Computer players follow the people at the table. [ours]"""
    table = between(seats=[Seat(), Seat("age7"), Seat("adult"), Seat()])
    with pytest.raises(Refused):
        table.play(1, Propose("tree"))
    propose(table, "tree")
    assert table.board.tree is False


def test_among_computers_the_majority_decides():
    """Where only computers play, the majority decides. [ours]"""
    table = between(seats=[Seat("age7")] * 4)
    for seat in (0, 1):
        table.play(seat, Propose("boots"))
    assert table.board.boots is True
    table.play(2, Propose("boots"))
    assert table.board.boots is False


def test_who_has_left_is_not_waited_for():
    """When a computer takes the seat of somebody who left, the people still there decide. [ours]"""
    table = between()
    for seat in (0, 1, 2):
        table.play(seat, Propose("tree"))
    table.play(None, Sit(3, "adult"))
    assert table.board.tree is False


def talking(seats=("", "adult", "", "age7"), **options):
    """Between turns, and a computer is the coming Guide."""
    return between(seats=[Seat(persona or None) for persona in seats], **options)


def is_drawing(table):
    return kinds_asked(table, table.board.guide) == ["draw"]


def test_a_computer_guide_waits_until_every_person_says_go_on():
    """A computer Guide draws when every person at the table has said "go on". [ours]"""
    table = talking()
    table.play(0, GoOn())
    assert told(table, SaidGoOn, seat=2) == [SaidGoOn(0)]
    assert not is_drawing(table)
    table.play(2, GoOn())
    assert is_drawing(table)
    assert table.seconds is None


def test_a_computer_guide_waits_no_longer_than_a_calm_time():
    """It waits for 20 seconds, or as long as the table chose; silence lets it go on. [ours]"""
    table = talking()
    assert table.seconds == 20
    table.play(None, TimeUp())
    assert is_drawing(table)
    assert talking(calm_seconds=60).seconds == 60


def test_one_person_among_computers_says_go_on_once():
    """One person alone with computers need not wait for anybody. [ours]"""
    table = talking(("", "adult", "age7"))
    table.play(0, GoOn())
    assert is_drawing(table)


def test_what_others_say_does_not_stop_the_candle():
    """The candle burns on when somebody says "go on" or takes back a proposal. [ours]"""
    table = talking()
    table.play(0, Propose("tree"))
    clock = table.clock
    table.play(2, GoOn())
    assert table.clock == clock is not None
    table.play(0, Withdraw("tree"))
    assert table.clock == clock


def test_any_person_may_ask_for_more_time():
    """Any person may ask for more time, even after "go on": a new candle burns. [ours]"""
    table = talking()
    table.play(0, GoOn())
    clock = table.clock
    table.play(0, MoreTime())
    assert told(table, TimeGiven, seat=2) == [TimeGiven(0)]
    assert table.clock != clock
    table.play(2, GoOn())
    assert not is_drawing(table)
    table.play(None, TimeUp())
    table.play(2, MoreTime())
    assert not is_drawing(table)


def test_a_proposal_gives_new_time():
    """A proposal gives new time, and who has said "go on" may think again. [ours]"""
    table = talking()
    table.play(0, GoOn())
    clock = table.clock
    table.play(2, Propose("boots"))
    assert table.clock != clock
    assert table.sight(None).view.go_on == []
    table.play(0, Propose("boots"))
    assert kinds_asked(table, 1) == ["boots"]


def test_whoever_has_proposed_does_not_say_go_on():
    """Whoever spoke for a token takes it back before "go on". [ours]"""
    table = talking()
    table.play(0, Propose("tree"))
    with pytest.raises(Refused):
        table.play(0, GoOn())
    table.play(0, Withdraw("tree"))
    table.play(0, GoOn())


def test_whoever_agrees_after_go_on_does_not_want_to_go_on():
    """Agreeing takes back one's own "go on", and nobody else's. [ours]"""
    table = talking(("", "adult", "", ""))
    table.play(0, Propose("tree"))
    table.play(2, GoOn())
    table.play(3, GoOn())
    table.play(3, Propose("tree"))
    assert table.sight(None).view.go_on == [2]


@pytest.mark.parametrize("options", [{}, {"tall_tree": False, "boots": False}])
def test_nobody_waits_where_there_is_nothing_to_talk_about(options):
    """Before the first turn, or with no token left, a computer Guide draws soon. [ours]"""
    table = begin([Seat("adult"), Seat(), Seat("age7"), Seat()], **options)
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(0, "draw")]
    if options:
        bad_turn(table)
        bad_turn(table)
        assert [(ask.seat, ask.kind) for ask in table.asks] == [(2, "draw")]


def test_a_person_who_guides_draws_when_ready():
    """No candle burns where a person is the coming Guide. [ours]"""
    table = between()
    assert table.seconds is None
    for no in (GoOn(), MoreTime()):
        with pytest.raises(Refused):
            table.play(0, no)


def test_whoever_leaves_is_not_waited_for_and_whoever_comes_back_is():
    """A computer Guide waits for those who are there. [ours]"""
    table = talking()
    table.play(0, GoOn())
    table.play(None, Sit(2, "adult"))
    assert is_drawing(table)
    table.play(None, Sit(2))
    assert not is_drawing(table)
    assert table.clock is not None


# -- help out of turn ----------------------------------------------------------------------------


def test_help_out_of_turn_costs_one_ogre_tile():
    """Someone helped: one ogre tile, and the turn goes on. [book]"""
    table = asked()
    table.play(0, SomeoneHelped())
    assert table.board.ogre == 1
    assert kinds_asked(table, 1) == ["seek"]


def test_the_guide_says_that_someone_helped():
    """The Guide says so, and nobody else. [book]"""
    table = asked()
    with pytest.raises(Refused):
        table.play(2, SomeoneHelped())


def test_where_a_computer_guides_any_other_person_says_it():
    """A computer hears no help: any person but the seeker may say so. [ours]"""
    table = asked(seats=[Seat("adult"), Seat(), Seat(), Seat()])
    assert kinds_asked(table, 0) == []
    assert kinds_asked(table, 1) == ["seek"]
    table.play(3, SomeoneHelped())
    assert told(table, HelpHeard) == [HelpHeard(3)]
    assert table.board.ogre == 1


def test_help_counts_once_per_question():
    """Two people who say it at the same time mean the same help. [ours]"""
    table = asked(seats=[Seat("adult"), Seat(), Seat(), Seat()])
    table.play(2, SomeoneHelped())
    with pytest.raises(Refused):
        table.play(3, SomeoneHelped())
    find(table)
    name(table)
    assert kinds_asked(table, 3) == ["helped"]


def test_help_counts_in_the_boots():
    """In the boots the Guide seeks, so any other person may say so. [ours]"""
    table = between()
    propose(table, "boots")
    assert kinds_asked(table, 1) == ["boots"]
    table.play(2, SomeoneHelped())
    assert table.board.ogre == 2
    assert kinds_asked(table, 1) == ["boots"]
    find(table)
    assert kinds_asked(table, 0) == ["helped"]


def test_the_help_rule_can_be_switched_off():
    """An option turns it off. [ours]"""
    assert kinds_asked(asked(someone_helped=False), 0) == []


def test_nobody_helps_somebody_who_plays_alone():
    """It is not offered where only one person sits at the table. [ours]"""
    assert kinds_asked(asked(seats=[Seat(), Seat("adult"), Seat("age7")]), 0) == []
    assert kinds_asked(asked(seats=[Seat(), Seat(), Seat("age7")]), 0) == ["helped"]


# -- the end -------------------------------------------------------------------------------------


def test_reaching_the_cottage_wins_at_once():
    """When the lantern reaches the cottage the team wins, before any swap. [book]"""
    table = begin()
    for _ in range(9):
        assert table.outcome is None
        good_turn(table)
    assert table.board.lantern == 10
    assert (end_of(table).won, end_of(table).reason) == (True, "cottage")
    assert end_of(table).winners == (0, 1, 2, 3)


def test_the_sixth_ogre_tile_loses_at_once():
    """With the sixth ogre tile the game is lost at once. [book]"""
    table = begin()
    for _ in range(5):
        bad_turn(table)
        assert table.outcome is None
    draw(table)
    name(table)
    miss(table)
    assert (end_of(table).won, end_of(table).reason) == (False, "ogre")
    assert table.asks == []


def test_at_the_end_every_tile_is_turned_up():
    """When the game is over everybody sees how the places lay. [ours]"""
    table = begin(ogre_up=5)
    bad_turn(table)
    lying = [tile.place for tile in table.board.tiles]
    for eye in (None, 0, 3):
        assert faces(table, eye) == lying
        assert told(table, GameEnded, eye)[0].faces == lying


def test_surplus_reveals_are_ignored():
    """More reveals than tiles are ignored. [ours]"""
    table = begin(ogre_up=5)
    bad_turn(table, wolves=True)
    assert table.board.ogre == 6
    assert end_of(table).won is False


def test_help_out_of_turn_can_lose_the_game():
    """Help out of turn counts like any other tile. [ours]"""
    table = asked(ogre_up=5)
    table.play(0, SomeoneHelped())
    assert end_of(table).won is False


# -- modes and variants --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "pebbles", "tree", "boots", "ogre"),
    [
        ("basic", 3, True, True, 0),
        ("fabulous", 2, True, False, 0),
        ("legendary", 2, False, False, 1),
    ],
)
def test_the_modes(mode, pebbles, tree, boots, ogre):
    """Fabulous: no boots, two pebbles; legendary: no tree either, ogre tile 1 up. [book]"""
    view = sit_down(mode=mode).sight(None).view
    assert (view.pebbles, view.tree, view.boots, view.ogre) == (pebbles, tree, boots, ogre)


def test_in_a_storm_everybody_moves_one_chair_to_the_left():
    """Storm: after each change of Guide everyone sees the circle from the next chair. [book]"""
    table = begin(storm=True)
    assert table.sight(2).view.chairs == [0, 1, 2, 3]
    bad_turn(table)
    assert table.sight(2).view.chairs == [1, 2, 3, 0]
    assert StormTurned([1, 2, 3, 0]) in table.events(None)


def test_a_storm_does_not_change_the_order_of_play():
    """Storm: the turn order among the players is unchanged. [book]"""
    table = begin(storm=True)
    bad_turn(table)
    draw(table)
    name(table)
    assert (table.board.guide, table.board.seeker) == (1, 2)


def test_two_lost_souls_have_no_guide():
    """Two players: cards are turned up for both, and they seek in turn, three a turn. [book]"""
    table = begin(2)
    draw(table)
    seekers, cards = [], []
    for _ in range(3):
        card = told(table, CardTurned)[0]
        assert table.sight(0).view.hand is None
        seekers.append(card.seeker)
        cards.append(card.place)
        find(table)
    assert seekers == [0, 1, 0]
    assert len(set(cards)) == 3


def test_the_one_who_turned_the_third_tile_swaps():
    """Two lost souls: whoever turned the third tile swaps; the other begins next. [book]"""
    table = begin(2)
    three_found(table)
    assert kinds_asked(table, 0) == ["swap"]
    swap(table)
    assert kinds_asked(table, 1) == ["draw"]


def test_the_other_soul_may_point():
    """Two lost souls: the other may point for a pebble. [ours]"""
    table = begin(2)
    draw(table)
    table.play(0, SpendPebble())
    assert kinds_asked(table, 1) == ["point"]


def test_the_other_soul_says_that_someone_helped():
    """Two lost souls have no Guide: whoever does not seek may say that someone helped. [ours]"""
    table = begin(2)
    draw(table)
    assert (kinds_asked(table, 0), kinds_asked(table, 1)) == (["seek"], ["helped"])
    table.play(1, SomeoneHelped())
    assert table.board.ogre == 1
    find(table)
    assert (kinds_asked(table, 0), kinds_asked(table, 1)) == (["helped"], ["seek"])


def test_the_dark_forest_is_laid_unseen():
    """Dark forest: only the wolves are shown, then turned down; there is no tall tree. [ours]"""
    table = sit_down(dark_forest=True)
    assert [face for face in faces(table) if face] == ["wolves"]
    assert table.sight(None).view.tree is False
    table.play(None, TimeUp())
    assert faces(table) == [None] * 7


def test_the_huge_forest_is_scattered_over_the_table():
    """Huge forest: tiles lie on scattered spots, and new ones go to any free spot. [ours]"""
    table = to_the_bridge(2, huge_forest=True)
    view = table.sight(None).view
    assert len(view.spots) == len(view.tiles) > 10
    free = [at for at, tile in enumerate(view.tiles) if tile.free]
    assert {choice.gap for choice in table.asks[0].choices} == set(free)
    table.play(table.board.guide, InsertTile(table.board.shown[0], free[0]))
    assert not table.sight(None).view.tiles[free[0]].free


def test_scattered_tiles_never_touch():
    """Huge forest: no two spots are nearer than a tile is wide. [ours]"""
    for seed in range(200):
        spots = sit_down(huge_forest=True, seed=f"{seed}").board.spots
        assert all(x * x + y * y <= 1 for x, y in spots)
        assert (
            min(
                (ax - bx) ** 2 + (ay - by) ** 2
                for i, (ax, ay) in enumerate(spots)
                for bx, by in spots[:i]
            )
            > 0.36**2
        )


def test_a_table_may_choose_its_own_numbers():
    """A table may choose every number within its bounds. [book]"""
    table = sit_down(
        pebbles=9,
        tall_tree=False,
        boots=False,
        ogre_tiles=9,
        ogre_up=8,
        places=4,
        section_1=1,
        section_2=1,
        section_3=1,
        look_seconds=60,
    )
    view = table.sight(None).view
    assert (view.pebbles, view.tree, view.boots, view.ogre) == (9, False, False, 8)
    assert len(view.tiles) == 5
    assert view.setting.sections == (1, 1, 1)
    assert table.seconds == 60


@pytest.mark.parametrize(
    "option",
    [
        {"pebbles": 10},
        {"pebbles": -1},
        {"ogre_tiles": 2},
        {"ogre_up": 6},
        {"places": 3},
        {"places": 10},
        {"section_1": 0},
        {"look_seconds": 0},
        {"calm_seconds": 4},
        {"calm_seconds": 121},
        {"mode": "nightmare"},
        {"first_guide": 4},
        {"wolves": 2},
    ],
)
def test_a_number_out_of_bounds_is_refused(option):
    """A number out of its bounds is refused by name. [ours]"""
    with pytest.raises(Refused) as no:
        sit_down(**option)
    assert no.value.name == "options"


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats):
    """Two to six players. [book]"""
    with pytest.raises(Refused, match="2 to 6"):
        sit_down(seats)
