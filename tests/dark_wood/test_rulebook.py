"""One test a rule, in the order of the rulebook. The first line of each docstring is the rule."""

import pytest

from tests.dark_wood.playing import (
    RIGHT,
    asked,
    draw,
    find,
    give,
    next_turn,
    nobody_more,
    pass_on,
    slap,
    take_cards,
    time_up,
    told,
    touch,
    turn,
    turns,
    vote,
    wood,
    wrong,
)
from tests.outcomes import end_of
from veillee.games.dark_wood.board import (
    CHILDREN,
    BootPutOn,
    BootStrode,
    CameHome,
    CardLeft,
    CardTaken,
    CardTurnedUp,
    ChooseColour,
    ColourChosen,
    Draw,
    Eaten,
    Leave,
    NoneForMe,
    NotThisOne,
    PassOn,
    PileSlapped,
    PileThrough,
    SaidNone,
    Slap,
    StoppedShort,
    Stride,
    Take,
    TakeInHand,
    TokenBoxed,
    TokenLaid,
    TokenPassed,
    TurnUp,
    Vote,
    VotesShown,
    Walked,
)
from veillee.games.dark_wood.rules.trees import HOLES, OUTLINES, TREES
from veillee.table import Ready, Refused, Seat, Table, TimeUp
from veillee.table.asks import Sit

# -- pieces and set-up ---------------------------------------------------------------------------


def test_twenty_five_tokens_and_cards_one_to_one():
    """There are 25 tree tokens and 25 tree cards, one to one. [book]"""
    table = wood()
    assert sorted(table.board.bag) == sorted(TREES)
    touch(table)
    assert sorted(table.board.pile) == sorted(TREES)
    assert len(set(TREES)) == 25


def test_five_outlines_with_five_patterns_of_holes():
    """They are five outlines, each with five patterns of holes. [report]"""
    assert OUTLINES == ["fir", "ball", "oval", "poplar", "cloud"]
    assert HOLES == ["none", "high", "low", "upright", "side"]


def test_up_to_five_play_with_a_child_each():
    """Up to five play; each has a child of their own colour. [book]"""
    assert len(set(CHILDREN)) == 5
    assert wood(5).view(None)["colours"] == CHILDREN
    with pytest.raises(Refused, match="2 to 5"):
        Table("dark_wood", 6)


def test_two_are_enough():
    """Two are enough to play. [report]"""
    assert asked(wood(2))[0] == (0, "draw")
    with pytest.raises(Refused, match="2 to 5"):
        Table("dark_wood", 1)


def test_each_chooses_the_colour_they_like_best():
    """Each player chooses the child whose colour they like best. [book]"""
    table = wood(3)
    table.play(2, ChooseColour("purple"))
    assert told(table, ColourChosen) == [ColourChosen(2, ["red", "blue", "purple"])]
    assert all(table.view(eye)["colours"] == ["red", "blue", "purple"] for eye in (None, 0, 1, 2))
    table.play(2, ChooseColour("green"))
    assert table.view(None)["colours"] == ["red", "blue", "green"]


def test_nobody_has_to_choose_a_colour():
    """Each seat has a colour to begin with, and the first player draws when they like. [ours]"""
    table = wood(3)
    assert table.view(None)["colours"] == ["red", "blue", "yellow"]
    assert asked(table) == [(0, "draw"), (1, "colour"), (2, "colour")]
    assert table.seconds is None
    table.play(0, ChooseColour("blue"))
    table.play(0, Draw())
    assert asked(table) == [(0, "receive")]
    assert table.view(None)["colours"] == ["blue", "red", "yellow"]


def test_a_colour_is_free_until_somebody_chooses_it():
    """A colour is free until somebody chooses it; who had it so far takes the other one. [ours]"""
    table = wood(5)
    table.play(3, ChooseColour("red"))
    assert table.view(None)["colours"] == ["green", "blue", "yellow", "red", "purple"]
    table.play(4, ChooseColour("purple"))
    assert table.view(None)["chosen"] == [3, 4]
    for seat in (0, 4):
        with pytest.raises(Refused, match="not among what is allowed"):
            table.play(seat, ChooseColour("red"))
    table.play(0, ChooseColour("yellow"))
    assert table.view(None)["colours"] == ["yellow", "blue", "green", "red", "purple"]


def test_who_has_chosen_may_choose_again():
    """Until the first token is drawn one may choose another colour again; then no more. [ours]"""
    table = wood(2)
    for colour in ("green", "purple", "green"):
        table.play(1, ChooseColour(colour))
    table.play(0, Draw())
    with pytest.raises(Refused, match="not asked"):
        table.play(1, ChooseColour("yellow"))
    while table.asks[0].kind in ("receive", "feel"):
        pass_on(table)
    table.play(0, TurnUp())
    nobody_more(table)
    next_turn(table)
    assert asked(table) == [(0, "draw")]
    assert table.asks[0].choices == [Draw()]
    assert table.view(None)["colours"] == ["red", "green"]


def test_computers_keep_the_colour_of_their_seat():
    """A computer chooses no colour, and leaves its own to whoever likes it. [ours]"""
    table = wood([Seat(), Seat("adult"), Seat("age7")])
    assert asked(table) == [(0, "draw")]
    table.play(0, ChooseColour("yellow"))
    assert table.view(None)["colours"] == ["yellow", "blue", "red"]
    only_computers = wood([Seat("adult"), Seat("age7")])
    assert only_computers.asks[0].choices == [Draw()]


def test_a_seat_that_is_lent_chooses_no_colour():
    """Whoever leaves before the first token is drawn is not asked for a colour. [ours]"""
    table = wood(3)
    table.play(None, Sit(1, "adult"))
    assert asked(table) == [(0, "draw"), (2, "colour")]
    table.play(None, Sit(0, "adult"))
    table.play(None, Sit(2, "adult"))
    assert asked(table) == [(0, "draw")]
    assert table.asks[0].choices == [Draw()]


def test_children_set_out_from_the_start_space():
    """All children set out from the start space, the boots lie beside the board. [book]"""
    view = wood().view(None)
    assert view["places"] == [0, 0, 0, 0]
    assert view["boots"] == [None, None]


def test_the_ogres_house_lies_directly_before_the_start():
    """The ogre's house lies directly before the start space. [book]"""
    assert wood().view(None)["house"] == -1


def test_the_cottage_is_the_eighth_step():
    """The parents' cottage is the eighth step after the start. [ours]"""
    table = wood()
    table.board.places[1] = 7
    turn(table, {1: RIGHT}, {1: 1})
    assert end_of(table).reason == "cottage"
    assert table.board.places[1] == 8


def test_a_sleepy_ogre_lives_further_away():
    """Sleepy ogre: one to four spaces more between the house and the start. [ours]"""
    assert wood(sleepy=3).view(None)["house"] == -4
    with pytest.raises(Refused, match="sleepy"):
        wood(sleepy=5)


def test_pebbles_of_ones_own_let_one_set_out_ahead():
    """Pebbles of one's own, up to three: for each a step less to the cottage. [ours]"""
    table = wood(pebbles=(3, 0, 1))
    assert table.view(None)["places"] == [3, 0, 1, 0]
    turns(table, 3)
    assert table.board.eaten == [1, 3]
    turn(table, {0: RIGHT, 2: wrong(table)}, {0: 0, 2: 2})
    assert end_of(table).reason == "last_one"
    assert table.board.places == [5, 0, 1, 0]


def test_who_has_three_pebbles_still_has_to_find_the_cottages_door():
    """Even with three pebbles it takes three trees to come home. [ours]"""
    table = wood(2, pebbles=(3, 3))
    for place in (5, 7):
        turn(table, {0: RIGHT}, {0: 0, 1: 0})
        assert table.board.places[0] == place
        next_turn(table)
    turn(table, {0: RIGHT}, {0: 0, 1: 0})
    assert end_of(table).winners == (0,)
    assert end_of(table).reason == "cottage"


def test_everybody_sees_the_pebbles():
    """Everybody sees who has how many pebbles; who is not named has none. [ours]"""
    table = wood(pebbles=(2, 0, 1))
    assert all(table.view(seat)["pebbles"] == [2, 0, 1, 0] for seat in [None, 0, 1, 2, 3])
    assert wood().view(None)["pebbles"] == [0, 0, 0, 0]


@pytest.mark.parametrize("pebbles", [(4,), (-1,), (1.5,), 3, (0,) * 6, (1, 1, 1, 1, 1)])
def test_pebbles_are_one_number_a_seat(pebbles):
    """Pebbles are a number from 0 to 3 a seat, for no more seats than there are. [ours]"""
    with pytest.raises(Refused, match="pebbles"):
        wood(pebbles=pebbles)


def test_the_first_player_is_drawn_by_lot():
    """Who is first is drawn by lot. [book]"""
    firsts = {Table("dark_wood", 4, None, f"lot {n}").board.first for n in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_a_table_may_say_who_is_first():
    """A table may say who is first. [ours]"""
    assert wood(first_player=2).board.first == 2
    with pytest.raises(Refused, match="seat from 0 to 2"):
        wood(3, first_player=3)


# -- 1. touch ------------------------------------------------------------------------------------


def test_the_first_player_draws_a_token_unseen():
    """The first player draws a token from the bag, unseen. [book]"""
    table = wood()
    assert asked(table)[0] == (0, "draw")
    table.play(0, Draw())
    assert len(table.board.bag) == 24
    token = table.board.token
    assert all(table.view(seat)["token"] is None for seat in [None, 0, 1, 2, 3])
    assert all(token not in str(table.events(seat)) for seat in [None, 0, 1, 2, 3])


def test_players_feel_it_in_order_from_the_first():
    """From the first player clockwise each feels it, unseen, then passes it on. [book]"""
    table = wood(first_player=2)
    draw(table)
    felt = []
    while table.asks[0].kind in ("feel", "receive"):
        felt.append(table.asks[0].seat)
        pass_on(table)
    assert felt == [2, 3, 0, 1]
    assert [(e.seat, e.to) for e in told(table, TokenPassed, since=0)] == [(2, 3), (3, 0), (0, 1)]


def test_each_feels_it_for_a_count_of_ten():
    """Each feels it for a count of ten. [book]"""
    table = wood()
    draw(table)
    table.play(0, TakeInHand())
    assert asked(table) == [(0, "feel")]
    assert table.seconds == 10
    table.play(None, TimeUp())
    assert asked(table) == [(1, "receive")]


def test_who_has_pebbles_feels_it_for_longer():
    """For each pebble of one's own one may feel it five seconds longer. [ours]"""
    table = wood(touch_seconds=8, pebbles=(0, 1, 3))
    draw(table)
    seconds = []
    while table.asks[0].kind in ("feel", "receive"):
        if table.asks[0].kind == "receive":
            table.play(table.asks[0].seat, TakeInHand())
        seconds.append(table.seconds)
        table.play(None, TimeUp())
    assert seconds == [8, 13, 23, 8]


def test_the_count_begins_with_the_first_touch():
    """The count begins when one touches the token, for the first player too. [ours]"""
    table = wood()
    draw(table)
    for seat in range(4):
        assert asked(table) == [(seat, "receive")]
        assert table.seconds is None
        table.play(seat, TakeInHand())
        assert table.seconds == 10
        table.play(seat, PassOn())


def test_nobodys_touch_passes_untouched():
    """Who has not touched the token yet is waited for. [ours]"""
    table = wood()
    draw(table)
    with pytest.raises(Refused):
        table.play(None, TimeUp())
    with pytest.raises(Refused):
        table.play(0, PassOn())
    assert asked(table) == [(0, "receive")]


def test_only_the_one_who_has_it_in_hand_can_feel_it():
    """Only the one who has it in hand can feel it. [book]"""
    table = wood()
    for seat in range(4):
        with pytest.raises(Refused, match="not in your hands"):
            table.feel(seat, 0.5, 0.5)
    draw(table)
    table.play(0, TakeInHand())
    table.play(0, PassOn())
    with pytest.raises(Refused, match="not in your hands"):
        table.feel(1, 0.5, 0.5)
    table.play(1, TakeInHand())
    assert table.feel(1, 0.5, 0.9).what == "wood"
    for seat in (0, 2, 3):
        with pytest.raises(Refused, match="not in your hands"):
            table.feel(seat, 0.5, 0.5)


def test_one_may_pass_it_on_sooner():
    """Who has felt enough may pass it on sooner. [ours]"""
    table = wood()
    draw(table)
    table.play(0, TakeInHand())
    assert table.asks[0].choices == [PassOn()]


def test_the_last_one_puts_it_into_the_box():
    """The last one puts it into the box without looking. [book]"""
    table = wood()
    draw(table)
    for _ in range(4):
        pass_on(table)
    assert told(table, TokenBoxed) == [TokenBoxed(3)]
    with pytest.raises(Refused):
        table.feel(3, 0.5, 0.5)


# -- 2. find -------------------------------------------------------------------------------------


def test_the_first_player_turns_up_the_cards():
    """The first player turns up the cards, one by one. [book]"""
    table = wood(first_player=1)
    touch(table)
    assert asked(table) == [(1, "turn_up")]
    one = list(table.board.pile)
    table.play(1, TurnUp())
    assert table.view(None)["top"] == one[-1]
    assert told(table, CardTurnedUp) == [CardTurnedUp(1, one[-1])]


def test_the_cards_are_shuffled_each_turn():
    """The cards are shuffled anew each turn. [ours]"""
    table = wood()
    find(table)
    one = [*table.board.pile, table.board.top]
    nobody_more(table)
    next_turn(table)
    touch(table)
    assert [tree for tree in one if tree != table.board.gone[0]] != table.board.pile


def test_the_next_card_covers_the_last():
    """The cards come slowly, onto one pile: only the last one can be seen. [book]"""
    table = wood()
    find(table, "fir-high", "ball-low")
    assert table.seconds == 4
    time_up(table)
    view = table.view(2)
    assert (view["top"], view["card"], view["pile"]) == ("ball-low", 2, 23)
    assert "fir-high" not in str({**view, "trees": None})


def test_a_slap_takes_the_card_on_top():
    """Who puts a hand on the pile takes the card that lies on top. [book]"""
    table = wood()
    find(table, "fir-high", "ball-low")
    time_up(table)
    slap(table, 2, 610)
    assert told(table, PileSlapped) == [PileSlapped(2, 2, 610)]
    time_up(table)
    assert told(table, CardTaken) == [CardTaken(2, "ball-low", 610, None)]
    assert table.view(0)["cards"] == [None, None, "ball-low", None]


def test_a_covered_card_cannot_be_taken():
    """A card that is covered cannot be taken any more. [book]"""
    table = wood()
    find(table)
    time_up(table)
    with pytest.raises(Refused, match="not among what is allowed"):
        table.play(1, Slap(400, 1))


def test_the_fastest_hand_gets_it():
    """The one who reacted fastest to seeing the card gets it, not whose word came first. [ours]"""
    table = wood()
    find(table, "fir-none")
    slap(table, 3, 520)
    assert table.seconds == 0.4
    slap(table, 1, 480)
    assert (1, "slap") not in asked(table)
    time_up(table)
    assert told(table, CardTaken) == [CardTaken(1, "fir-none", 480, 40)]
    assert table.board.cards == [None, "fir-none", None, None]


def test_nobody_is_waited_for_when_all_have_slapped():
    """When all who seek have slapped, nobody is waited for. [ours]"""
    table = wood(2)
    find(table, "fir-none")
    slap(table, 0, 500)
    slap(table, 1, 400)
    assert told(table, CardTaken) == [CardTaken(1, "fir-none", 400, 100)]


def test_equal_times_go_round_from_the_first_players_left():
    """Equally fast: from the first player's left, the first player last. [ours]"""
    table = wood(first_player=1)
    find(table)
    for seat in (1, 0, 2, 3):
        slap(table, seat, 500)
    assert told(table, CardTaken)[0].seat == 2


@pytest.mark.parametrize("after", [149, 4001, -5])
def test_impossible_times_are_refused(after):
    """Faster than a person, or longer than the card lay there: refused. [ours]"""
    table = wood()
    find(table)
    with pytest.raises(Refused, match="not among what is allowed"):
        slap(table, 1, after)


def test_one_card_each():
    """Each player takes only one card in a turn. [book]"""
    table = wood()
    find(table)
    give(table, 1)
    assert asked(table) == [(0, "slap"), (2, "slap"), (3, "slap")]
    with pytest.raises(Refused, match="not asked"):
        slap(table, 1)


def test_a_breath_after_a_card_was_taken():
    """After a card was taken there is a breath before the next. [ours]"""
    table = wood()
    find(table)
    slap(table, 1)
    time_up(table)
    assert table.seconds == 2
    assert {kind for _, kind in asked(table)} == {"taken"}


def test_it_ends_when_everybody_has_a_card():
    """It ends when everyone alive has a card. [book]"""
    table = wood(3)
    find(table)
    for seat in (0, 1, 2):
        give(table, seat)
    assert {kind for _, kind in asked(table)} == {"vote"}


def test_it_ends_when_the_pile_is_through():
    """It ends when the pile is through. [book]"""
    table = wood()
    find(table)
    since = table.seq
    for _ in range(25):
        time_up(table)
    assert told(table, PileThrough, since=since)
    assert table.board.phase == "reveal"


def test_it_ends_when_all_who_are_left_want_none():
    """It ends when everyone who is left has said "none for me". [ours]"""
    table = wood(3)
    find(table)
    give(table, 0)
    table.play(1, NoneForMe())
    assert told(table, SaidNone) == [SaidNone(1)]
    assert asked(table) == [(2, "slap")]
    table.play(2, NoneForMe())
    assert {kind for _, kind in asked(table)} == {"vote"}


def test_the_next_card_comes_when_all_have_said_not_this_one():
    """When all who still seek have said "not this one", the next card comes at once. [ours]"""
    table = wood(3)
    find(table)
    give(table, 2)
    table.play(0, NotThisOne(2))
    assert told(table, CardLeft) == [CardLeft(0)]
    assert table.board.card == 2
    table.play(1, NotThisOne(2))
    assert table.board.card == 3
    assert asked(table) == [(0, "slap"), (1, "slap")]


def test_not_this_one_is_said_of_one_card_and_gives_up_none():
    """Who has said "not this one" may still slap this card, and every card that follows. [ours]"""
    table = wood(3)
    find(table)
    table.play(0, NotThisOne(1))
    with pytest.raises(Refused):
        table.play(0, NotThisOne(1))
    with pytest.raises(Refused):
        table.play(1, NotThisOne(2))
    slap(table, 0)
    assert told(table, PileSlapped) == [PileSlapped(0, 1, 400)]


def test_computers_have_a_last_look_when_all_people_have_said_not_this_one():
    """When all people have said "not this one", computers have one second more. [ours]"""
    table = wood([Seat(), Seat(), Seat("adult")])
    find(table)
    table.play(0, NotThisOne(1))
    clock = table.clock
    assert table.seconds == 4
    table.play(1, NotThisOne(1))
    assert table.seconds == 1
    assert table.clock != clock
    slap(table, 2)
    assert told(table, PileSlapped) == [PileSlapped(2, 1, 400)]


def test_saying_none_does_not_give_the_card_more_time():
    """Who wants none does not give the card more time. [ours]"""
    table = wood()
    find(table)
    clock = table.clock
    table.play(1, NoneForMe())
    assert table.clock == clock


def test_cards_come_faster_when_only_computers_seek():
    """When only computers still seek, the cards come twice as fast. [ours]"""
    table = wood([Seat(), Seat("adult"), Seat("adult")])
    find(table)
    assert table.seconds == 4
    give(table, 0)
    assert table.seconds == 2


def test_asked_around_from_the_first_players_left():
    """Ask around: each in turn, first player's left first, the first player last. [book]"""
    table = wood(finding="ask_around", first_player=1)
    find(table, "oval-side", "oval-low")
    who = []
    for _ in range(4):
        ask = table.asks[0]
        who.append(ask.seat)
        assert ask.choices == [Take(), Leave(), NoneForMe()]
        table.play(ask.seat, Leave())
    assert who == [2, 3, 0, 1]
    assert table.view(None)["top"] == "oval-low"


def test_asked_around_the_first_who_wants_it_has_it():
    """Ask around: whoever takes it has it, and nobody else is asked. [book]"""
    table = wood(finding="ask_around")
    find(table, "oval-side")
    table.play(1, Leave())
    table.play(2, Take())
    assert table.board.cards == [None, None, "oval-side", None]
    assert table.board.card == 2
    assert asked(table) == [(1, "take")]


def test_asked_around_who_has_a_card_is_not_asked():
    """Ask around: who has a card is not asked again. [book]"""
    table = wood(2, finding="ask_around")
    find(table)
    table.play(1, Take())
    assert asked(table) == [(0, "take")]
    table.play(0, Leave())
    assert asked(table) == [(0, "take")]


def test_asked_around_who_wants_none_is_not_asked():
    """Ask around: who wants none in this turn is not asked again. [ours]"""
    table = wood(2, finding="ask_around")
    find(table)
    table.play(1, NoneForMe())
    table.play(0, Leave())
    assert asked(table) == [(0, "take")]


def test_asked_around_takes_no_speed():
    """Ask around: no clock runs. [book]"""
    table = wood(finding="ask_around")
    find(table)
    assert table.seconds is None


# -- 3. help each other --------------------------------------------------------------------------


def test_everyone_votes_in_secret():
    """Everyone secretly votes for the player they think has the right card. [book]"""
    table = wood()
    take_cards(table, {1: RIGHT, 2: wrong(table)})
    assert {kind for _, kind in asked(table)} == {"vote"}
    assert [seat for seat, _ in asked(table)] == [0, 1, 2, 3]
    before = [table.view(seat) for seat in (None, 1, 2, 3)]
    table.play(0, Vote(1))
    assert [table.view(seat) for seat in (None, 1, 2, 3)] == before
    assert told(table, VotesShown) == []


def test_one_may_vote_for_oneself():
    """One may vote for oneself. [book]"""
    table = wood()
    take_cards(table, {1: RIGHT})
    table.play(1, Vote(1))


def test_votes_go_to_players_with_a_card():
    """One votes for somebody who has taken a card. [ours]"""
    table = wood()
    take_cards(table, {1: RIGHT, 3: wrong(table)})
    assert table.asks[0].choices == [Vote(1), Vote(3)]
    with pytest.raises(Refused, match="not among what is allowed"):
        table.play(0, Vote(0))


def test_without_a_card_there_is_no_vote():
    """Where nobody took a card there is nothing to vote on. [ours]"""
    table = wood()
    turn(table, {})
    assert told(table, TokenLaid)[0].finder is None
    assert told(table, VotesShown)[0].votes == [None] * 4


# -- 4. forward ----------------------------------------------------------------------------------


def test_the_token_is_laid_on_the_cards():
    """The token is laid on the cards; only now anybody learns which tree it was. [book]"""
    table = wood()
    take_cards(table, {2: RIGHT})
    token = table.board.token
    vote(table)
    assert told(table, TokenLaid) == [TokenLaid(token, 2)]
    view = table.view(None)
    assert (view["token"], view["finder"]) == (token, 2)


def test_the_finder_moves_one():
    """Whoever holds the right card moves one step. [book]"""
    table = wood()
    turn(table, {2: RIGHT, 1: wrong(table)}, dict.fromkeys(range(4), 1))
    assert table.board.places == [0, 0, 1, 0]
    assert told(table, Walked) == [Walked(2, 1, "found")]


def test_who_voted_for_the_finder_moves_one():
    """Everyone who voted for the finder moves one step. [book]"""
    table = wood()
    turn(table, {2: RIGHT, 1: wrong(table)}, {0: 2, 1: 1, 2: 1, 3: 2})
    assert table.board.places == [1, 0, 1, 1]
    assert told(table, VotesShown) == [VotesShown([2, 1, 1, 2])]


def test_the_finder_who_voted_for_oneself_moves_two():
    """A finder who voted for oneself moves two steps. [book]"""
    table = wood()
    turn(table, {2: RIGHT}, {2: 2})
    assert table.board.places[2] == 2


def test_nobody_moves_when_nobody_found_it():
    """When nobody holds the right card, nobody moves. [book]"""
    table = wood()
    turn(table, {2: wrong(table)})
    assert table.board.places == [0] * 4


def test_who_comes_home_wins_before_the_ogre_moves():
    """Who comes home has won at once: the ogre does not move any more. [ours]"""
    table = wood()
    table.board.places[:] = [0, 0, 0, 7]
    turns(table, 2)
    turn(table, {3: RIGHT}, {3: 3})
    assert told(table, BootStrode) == []
    assert table.board.eaten == []


def test_the_cottage_opens_for_the_finder():
    """Who holds the right card may enter the cottage, and wins. [book]"""
    table = wood()
    table.board.places[3] = 6
    turn(table, {3: RIGHT}, {3: 3})
    assert told(table, CameHome) == [CameHome(3)]
    assert (end_of(table).reason, end_of(table).winners) == ("cottage", (3,))


def test_a_vote_alone_stops_one_space_short():
    """A vote alone stops one space short of the cottage. [book]"""
    table = wood()
    table.board.places[:] = [7, 6, 0, 0]
    turn(table, {2: RIGHT}, dict.fromkeys(range(4), 2))
    assert table.board.places == [7, 7, 2, 1]
    assert told(table, StoppedShort) == [StoppedShort(0)]
    assert table.outcome is None


# -- 5. the ogre ---------------------------------------------------------------------------------


def test_the_ogre_puts_on_one_boot_and_then_the_other():
    """End of turn 1: one boot in the house; turn 2: the second. [book]"""
    table = wood()
    turn(table, {})
    assert told(table, BootPutOn) == [BootPutOn(0)]
    assert table.board.boots == [-1, None]
    next_turn(table)
    turn(table, {})
    assert told(table, BootPutOn) == [BootPutOn(1)]
    assert table.board.boots == [-1, -1]


def test_from_turn_three_the_rear_boot_steps_before_the_other():
    """From turn 3 the rear boot steps to the space before the other. [book]"""
    table = wood()
    table.board.places[:] = [7] * 4
    turns(table, 2)
    seen = []
    for _ in range(4):
        turn(table, {})
        seen.append(list(table.board.boots))
        next_turn(table)
    assert seen == [[0, -1], [0, 1], [2, 1], [2, 3]]


def test_the_boot_of_turn_three_steps_onto_the_start():
    """The boot that sets out at the end of turn 3 steps onto the start space. [book]"""
    table = wood()
    table.board.places[:] = [0, 5, 5, 5]
    turns(table, 2)
    turn(table, {})
    assert told(table, BootStrode) == [BootStrode(0, 0)]
    assert table.board.eaten == [0]


def test_a_sleepy_ogre_takes_longer_to_the_start():
    """A sleepy ogre's boots need a turn more for every space more. [ours]"""
    table = wood(sleepy=2)
    turns(table, 4)
    assert table.board.eaten == []
    turn(table, {})
    assert end_of(table).reason == "eaten"


def test_children_where_a_boot_lands_are_eaten():
    """All children on the space where a boot lands are eaten. [book]"""
    table = wood()
    table.board.places[:] = [0, 0, 3, 4]
    turns(table, 2)
    turn(table, {})
    assert told(table, Eaten) == [Eaten([0, 1])]
    assert table.view(None)["eaten"] == [0, 1]


def test_the_eaten_take_no_part():
    """Who was eaten is out: feels, takes, votes and walks no more. [book]"""
    table = wood()
    table.board.places[:] = [0, 5, 5, 5]
    turns(table, 3)
    take_cards(table, {1: RIGHT})
    felt = {event.seat for event in told(table, TokenPassed, since=0)[-2:]}
    assert 0 not in felt
    assert [seat for seat, _ in asked(table)] == [1, 2, 3]
    with pytest.raises(Refused, match="not asked"):
        table.play(0, Vote(1))
    assert Vote(0) not in table.asks[0].choices


def test_the_eaten_may_move_the_boots():
    """Who was eaten may move the boots. [book]"""
    table = wood()
    table.board.places[:] = [0, 5, 5, 5]
    turns(table, 3)
    take_cards(table, {1: RIGHT})
    vote(table)
    assert asked(table) == [(0, "stride")]
    table.play(0, Stride())
    assert told(table, BootStrode) == [BootStrode(1, 1)]


def test_the_boots_go_by_themselves_when_nobody_moves_them():
    """If nobody who was eaten moves the boots, they go by themselves. [ours]"""
    table = wood()
    table.board.places[:] = [0, 5, 5, 5]
    turns(table, 3)
    take_cards(table, {1: RIGHT})
    vote(table)
    assert table.seconds == 16
    time_up(table)
    assert told(table, BootStrode) == [BootStrode(1, 1)]


def test_nobody_waits_for_an_eaten_computer():
    """A computer that was eaten does not hold up the boots. [ours]"""
    table = wood([Seat("adult"), Seat(), Seat()])
    table.board.places[:] = [0, 5, 5]
    turns(table, 3)
    take_cards(table, {1: RIGHT})
    vote(table)
    assert {kind for _, kind in asked(table)} == {"aftermath"}


def test_an_eaten_player_who_leaves_does_not_hold_up_the_boots():
    """When the eaten person's seat is lent to a computer the boots go. [ours]"""
    table = wood(3)
    table.board.places[:] = [0, 5, 5]
    turns(table, 3)
    take_cards(table, {1: RIGHT})
    vote(table)
    assert asked(table) == [(0, "stride")]
    table.play(None, Sit(0, "adult"))
    assert told(table, BootStrode)


# -- the next turn, and the end ------------------------------------------------------------------


def test_everybody_may_look_before_the_next_turn():
    """Before the next turn everybody may look at what happened. [ours]"""
    table = wood(2)
    turn(table, {})
    assert asked(table) == [(0, "aftermath"), (1, "aftermath")]
    table.play(0, Ready())
    table.play(1, Ready())
    assert asked(table) == [(0, "draw")]


def test_token_and_card_leave_the_game():
    """The token and its card leave the game. [book]"""
    table = wood()
    take_cards(table, {1: wrong(table)})
    token = table.board.token
    vote(table)
    next_turn(table)
    touch(table)
    assert token not in table.board.pile
    assert len(table.board.pile) == 24
    assert token not in table.view(None)["trees"]


def test_the_finder_is_the_next_first_player():
    """The finder is the next first player. [book]"""
    table = wood()
    turn(table, {2: RIGHT})
    next_turn(table)
    assert asked(table) == [(2, "draw")]


def test_the_same_again_when_nobody_found_it():
    """When nobody found it, the same player is first again. [book]"""
    table = wood(first_player=3)
    turn(table, {1: wrong(table)})
    next_turn(table)
    assert asked(table) == [(3, "draw")]


def test_after_an_eaten_first_player_the_next_living_to_the_left():
    """If that one was eaten, the next living player to the left is first. [ours]"""
    table = wood(first_player=2)
    table.board.places[:] = [5, 5, 0, 0]
    turns(table, 2)
    turn(table, {})
    assert table.board.eaten == [2, 3]
    next_turn(table)
    assert asked(table) == [(0, "draw")]


def test_the_last_one_left_wins():
    """When all but one are eaten, the survivor wins. [book]"""
    table = wood(3)
    table.board.places[:] = [0, 0, 3]
    turns(table, 2)
    turn(table, {})
    assert (end_of(table).reason, end_of(table).winners) == ("last_one", (2,))


def test_all_eaten_at_once_is_lost_for_everybody():
    """When all who are left are eaten in one turn, everybody loses. [book]"""
    table = wood()
    turns(table, 2)
    turn(table, {})
    assert (end_of(table).reason, end_of(table).winners) == ("eaten", ())
    assert end_of(table).won is False


@pytest.mark.parametrize(
    ("trees", "many", "gone"),
    [
        ("all", 25, set()),
        ("no_upright", 20, {"upright"}),
        ("no_side", 20, {"side"}),
        ("neither", 15, {"upright", "side"}),
    ],
)
def test_easier_games_leave_patterns_in_the_box(trees, many, gone):
    """Easier: leave out the two upright holes, the two side by side, or both. [book]"""
    assert_left_out(wood(trees=trees), many, gone)


@pytest.mark.parametrize(
    ("series", "many"),
    [
        (("cloud",), 20),
        (("none",), 20),
        (("fir", "poplar"), 15),
        (("high", "low"), 15),
        (("oval", "side"), 16),
        (("ball", "ball"), 20),
    ],
)
def test_any_one_or_two_series_may_be_left_out(series, many):
    """Easier: leave out any one or two series, of an outline or a pattern of holes. [book]"""
    assert_left_out(wood(trees="own", left_out=series), many, {*series})


@pytest.mark.parametrize("series", [("fir", "ball", "oval"), ("oak",), "fir"])
def test_no_more_than_two_series_are_left_out(series):
    """No more than two series are left out. [book]"""
    with pytest.raises(Refused, match="left_out"):
        wood(trees="own", left_out=series)


def test_series_of_ones_own_count_only_where_they_are_chosen():
    """Series of one's own are left out only where the table has chosen its own. [ours]"""
    assert_left_out(wood(trees="no_side", left_out=("fir", "oval")), 20, {"side"})


def assert_left_out(table: Table, many: int, series: set[str]) -> None:
    """Tokens and cards: so many are left, and exactly those without these series."""
    left = [tree for tree in TREES if series.isdisjoint(tree.split("-"))]
    assert len(left) == many
    assert sorted(table.board.bag) == sorted(left)
    touch(table)
    assert sorted(table.board.pile) == sorted(left)
    assert table.view(None)["trees"] == left


def test_there_are_trees_enough_for_the_longest_game():
    """Even the shortest set of trees lasts as long as the boots need. [ours]"""
    table = wood(2, trees="neither", sleepy=4)
    table.board.places[:] = [7, 6]
    turns(table, 14)
    assert table.outcome is not None
    assert table.board.turn <= 15
