"""The fast twin's players feel, remember, think and vote as the computer players do."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest
from numba import njit

from tests.dark_wood.standing import wood
from tests.twin.tape import TapedRandom
from veillee.games.dark_wood.board import CardTaken, CardTurnedUp, Options, TokenLaid, TurnBegun
from veillee.games.dark_wood.board import Vote as VoteFor
from veillee.games.dark_wood.odds import TWIN, feeling, player_state, recollection, searching, trust
from veillee.games.dark_wood.odds.board import new_board
from veillee.games.dark_wood.odds.numbers import MANY, set_of
from veillee.games.dark_wood.player.blur import told_apart
from veillee.games.dark_wood.player.feeling import (
    SPOTS,
    Impression,
    odds_given,
    seconds_to_feel,
    work_out,
)
from veillee.games.dark_wood.player.likeness import distances
from veillee.games.dark_wood.player.recollection import Recollection
from veillee.games.dark_wood.player.slapping import NERVES, Search
from veillee.games.dark_wood.player.trust import Others, odds_of_the_taken
from veillee.games.dark_wood.player.voting import BALLOTS, vote
from veillee.games.dark_wood.rules.touch import feel
from veillee.games.dark_wood.rules.trees import TREES
from veillee.games.dark_wood.views import View
from veillee.lab.evening import play_evening
from veillee.memory import PERSONAS, draw_person, taken_for, touch_of
from veillee.twin.chance import luck_on_tape
from veillee.twin.mind import CAPACITY, PERSONA_NUMBERS, WORD_RATE, persona_numbers
from veillee.twin.twin import COLUMNS, ENDING, MOVES, SCORES, TURNS, WINNERS

NUMBER = {tree: number for number, tree in enumerate(TREES)} | {None: -1}
NAMES = list(PERSONAS)


def any_left(chance: Random, least: int = 2) -> list[str]:
    """Some trees that are still in the game, in their order."""
    some = set(chance.sample(TREES, chance.randint(least, len(TREES))))
    return [tree for tree in TREES if tree in some]


# -- touch ---------------------------------------------------------------------------------------


def test_a_fingertip_always_works_out_the_very_token() -> None:
    """So there is no luck in its way, and the twin need not go it."""
    chance = Random("tip")
    for _ in range(40):
        left = any_left(chance)
        token = chance.choice(left)
        assert work_out([feel(token, x, y) for x, y in SPOTS], left) == token


@njit
def blurred(minds, who, hundredths, left, token, taken, luck):
    heads = minds[0]
    blur = feeling.blurred(heads, who, hundredths)
    feeling.take_for(heads, blur, left, token, luck)
    heads.in_mind[2] = taken
    feeling.odds_given(heads, blur, left, 2)


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_tree_is_taken_for_others_as_often_and_believed_as_much(persona: str) -> None:
    chance, minds, who = Random(persona), player_state.new_heads(), NAMES.index(persona)
    for _ in range(30):
        left, hundredths = any_left(chance), chance.randint(400, player_state.LONGEST_FEEL)
        finely = told_apart(touch_of(persona), hundredths / 100)
        token, taken = chance.choice(left), chance.choice(left)
        those, luck = set_of(left), luck_on_tape([7])
        blurred(minds, who, hundredths, those, NUMBER[token], NUMBER[taken], luck)
        weights = [taken_for(distances()[token][other], finely) for other in left]
        assert minds[0]["weights"].sum() == pytest.approx(sum(weights))
        assert [minds[0]["weights"][NUMBER[tree]] for tree in left] == pytest.approx(weights)
        believed = odds_given(taken, left, finely)
        assert [minds[0]["odds"][2, NUMBER[tree]] for tree in left] == pytest.approx(
            [believed[tree] for tree in left], rel=1e-9
        )


@njit
def felt_for(boards, minds, luck):
    return feeling.hundredths_to_feel(boards[0], minds[0], 0, luck)


@pytest.mark.parametrize("persona", PERSONAS)
def test_they_feel_for_as_long_with_and_without_pebbles(persona: str) -> None:
    chance, minds = Random(persona), player_state.new_heads()
    minds[0]["who"][0] = NAMES.index(persona)
    for _ in range(40):
        options = Options(touch_seconds=chance.randint(5, 12), pebbles=(chance.randint(0, 3),))
        tape = [chance.getrandbits(53)]
        hundredths = felt_for(new_board(TWIN.settle(options, 2)), minds, luck_on_tape(tape))
        seconds = seconds_to_feel(
            persona, options.touch_seconds, options.pebbles[0], TapedRandom(tape)
        )
        assert hundredths == pytest.approx(100 * seconds)


# -- the pile ------------------------------------------------------------------------------------


@njit
def begin(minds, seat, luck):
    recollection.forget_the_pile(minds[0], seat, luck)


@njit
def think(boards, minds, seat, luck):
    """Whether the twin wants the card, would give up, and what it remembers (a set)."""
    board, heads = boards[0], minds[0]
    top = board.top
    least = player_state.PEOPLE[heads.who[seat], player_state.LEAST]
    chance = heads.odds[seat, top]
    wants = chance >= least and searching.wants_it(board, heads, seat, chance, luck)
    gives_up = searching.gives_up(board, heads, seat, luck)
    recollection.take_in(board, heads, seat, luck)
    known = 0
    for tree in range(MANY):
        if recollection.remembers(heads, seat, tree, board.card):
            known |= 1 << tree
    return wants, gives_up, known


class Pile:
    """One player of each kind before the same pile, with the same luck."""

    def __init__(self, persona: str, seed: int) -> None:
        chance = self.chance = Random(f"pile {persona} {seed}")
        self.left = any_left(chance, 12)
        taken, finely = chance.choice(self.left), chance.uniform(0.5, 4.0)
        self.impression = Impression(taken, odds_given(taken, self.left, finely))
        person = draw_person(PERSONAS[persona], chance)
        tape = [chance.getrandbits(53) for _ in range(2000)]
        self.luck, self.minds = luck_on_tape(tape), player_state.new_heads()
        self.recollection = Recollection(person, TapedRandom(tape))
        self.nerve = NERVES[persona]
        self.boards = new_board(TWIN.settle(Options(), 4))
        head, board = self.minds[0], self.boards[0]
        head["who"][0] = NAMES.index(persona)
        usual = PERSONA_NUMBERS[NAMES.index(persona)]
        head["person"][0, : len(usual)] = usual
        head["person"][0, CAPACITY], head["person"][0, WORD_RATE] = (
            person.capacity,
            person.word_rate,
        )
        head["in_mind"][0] = NUMBER[taken]
        for tree in self.left:
            head["odds"][0, NUMBER[tree]] = self.impression.odds(tree)
        feeling_hope(self.minds, set_of(self.left))
        begin(self.minds, 0, self.luck)
        pile = chance.sample(self.left, len(self.left))
        board["pile"][: len(pile)] = [NUMBER[tree] for tree in pile]
        board["in_pile"], board["cards"] = len(pile), -1
        self.pile = pile
        self.cards: list[str | None] = [None] * 4
        self.none_for: list[int] = []

    def turn_up(self) -> View:
        """The next card; sometimes somebody has taken the last one, or wants none."""
        board, chance = self.boards[0], self.chance
        if board["card"] and chance.random() < 0.12:
            seat = chance.randint(1, 3)
            if self.cards[seat] is None and seat not in self.none_for:
                if chance.random() < 0.7:
                    self.cards[seat] = self.top
                    board["cards"][seat] = NUMBER[self.top]
                    board["holders"] |= 1 << seat
                else:
                    self.none_for.append(seat)
                    board["none_for"] |= 1 << seat
        self.top = self.pile.pop()
        board["in_pile"] -= 1
        board["card"] += 1
        board["top"] = NUMBER[self.top]
        self.minds[0]["shown"] |= 1 << NUMBER[self.top]
        self.recollection.see(self.top, self.impression.tree)
        return wood(
            trees=self.left,
            pile=len(self.pile),
            card=int(board["card"]),
            top=self.top,
            cards=list(self.cards),
            none_for=list(self.none_for),
        )


@njit
def feeling_hope(minds, left):
    feeling.hope(minds[0], left, 0)


@pytest.mark.parametrize("persona", PERSONAS)
def test_the_same_cards_are_remembered_wanted_and_given_up(persona: str) -> None:
    wanted = gave_up = 0
    for seed in range(60):
        table = Pile(persona, seed)
        while table.pile:
            view = table.turn_up()
            search = Search(view, 0, table.impression, table.recollection, table.nerve)
            wants, gives_up, known = think(table.boards, table.minds, 0, table.luck)
            covered = (tree for tree in table.left if table.recollection._covered.where(tree))
            assert known == set_of(list(covered))
            assert (bool(wants), bool(gives_up)) == (search.wants_it(), search.gives_up())
            wanted, gave_up = wanted + search.wants_it(), gave_up + search.gives_up()
    assert wanted > 30
    assert gave_up > 30


# -- the others ----------------------------------------------------------------------------------


@njit
def note(boards, minds, seat, after):
    trust.note_taken(boards[0], minds[0], seat, after)


@njit
def note_token(boards, minds):
    trust.note_token(boards[0], minds[0])


@njit
def choose(boards, minds, seat, luck):
    trust.trust(minds[0])
    return trust.choose_a_child(boards[0], minds[0], seat, luck)


class Weighed(Random):
    """Keeps the weights that something was chosen by."""

    def choices(self, population: Any, weights: Any = None, **_: Any) -> list[Any]:
        self.weights = list(weights)
        return [population[0]]


@pytest.mark.parametrize("persona", PERSONAS)
def test_the_same_is_thought_of_the_others_and_the_vote_drawn_alike(persona: str) -> None:
    chance, seat, votes = Random(f"trust {persona}"), 1, 0
    for _ in range(25):
        boards, minds, others = (
            new_board(TWIN.settle(Options(), 4)),
            player_state.new_heads(),
            Others(),
        )
        head, board = minds[0], boards[0]
        head["who"][:] = NAMES.index(persona)
        gone: list[str] = []
        for turn in range(6):
            left = [tree for tree in TREES if tree not in gone]
            others.follow(TurnBegun(turn, 0), wood())
            board["cards"], head["shown"], head["many"] = -1, 0, 0
            board["gone"], board["token"] = set_of(gone), NUMBER[chance.choice(left)]
            pile = chance.sample(left, len(left))
            takers = chance.sample(range(4), chance.randint(2, 4))
            while takers and pile:
                tree = pile.pop()
                others.follow(CardTurnedUp(len(left) - len(pile), tree), wood())
                head["shown"] |= 1 << NUMBER[tree]
                if chance.random() < 0.3:
                    taker, after = takers.pop(), chance.choice([None, chance.randint(150, 1500)])
                    board["cards"][taker], board["in_pile"] = NUMBER[tree], len(pile)
                    view = wood(pile=len(pile), trees=left)
                    others.follow(CardTaken(taker, tree, after), view)
                    note(boards, minds, taker, -1 if after is None else after)
            own = odds_given(chance.choice(left), left, chance.uniform(0.5, 3.0))
            head["odds"][:] = 0.0
            for tree in left:
                head["odds"][seat, NUMBER[tree]] = own[tree]
            place = chance.randint(0, 7)
            board["places"][seat] = place
            if len(others.taken) > 1:
                ballot, weighed = BALLOTS[persona], Weighed()
                odds = odds_of_the_taken(own, others, seat, ballot.heed)
                choices = [VoteFor(taken.seat) for taken in others.taken]
                vote(choices, odds, seat, place, ballot.care, weighed)
                choose(boards, minds, seat, luck_on_tape([2**53 - 1] * 2))
                many = len(choices)
                assert head["chances"][:many] == pytest.approx([odds[c.child] for c in choices])
                assert head["votes"][:many] == pytest.approx(weighed.weights)
                votes += 1
            others.follow(TokenLaid(TREES[board["token"]], None), wood())
            note_token(boards, minds)
            gone.append(TREES[board["token"]])
    assert votes > 50


# -- whole games ---------------------------------------------------------------------------------

TABLES: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "a family": (["age7", "age10", "adult", "age70"], {}, 110),
    "with pebbles": (["age5", "adult", "elephant"], {"pebbles": (3, 1), "sleepy": 1}, 100),
    "asked around": (
        ["age70", "age7"],
        {"finding": "ask_around", "trees": "neither", "touch_seconds": 5},
        110,
    ),
    "a full table": (
        ["age10", "age5", "adult", "age70", "age7"],
        {"trees": "no_side", "card_seconds": 2, "first_player": 3},
        70,
    ),
}
SURE_99 = 2.576
TWINS = 20_000


def twin_games(personas: list[str], options: dict[str, Any], games: int, seed: int) -> Any:
    results = np.zeros((games, COLUMNS), np.int32)
    numbers = TWIN.settle(Options(**options), len(personas))
    TWIN.play(numbers, persona_numbers(personas), seed, 0, results)
    return results


@pytest.mark.parametrize("name", TABLES)
def test_games_go_as_they_go_among_the_players(name: str) -> None:
    personas, options, games = TABLES[name]
    seats = range(len(personas))
    played = [play_evening("dark_wood", personas, options, f"{name} {n}") for n in range(games)]
    twins = twin_games(personas, options, TWINS, 11)
    for number, how in enumerate(TWIN.endings):
        ends = [table.outcome.reason == how for table in played if table.outcome]
        assert_alike(how, ends, twins[:, ENDING] == number)
    for seat in seats:
        wins = [seat in table.outcome.winners for table in played if table.outcome]
        assert_alike(f"seat {seat} wins", wins, twins[:, WINNERS] >> seat & 1)
        places = [table.board.places[seat] for table in played]
        assert_alike(f"seat {seat} walks", places, twins[:, SCORES + seat])
    assert_alike("turns", [table.board.turn for table in played], twins[:, TURNS])
    assert_alike("moves", [len(table.moves) for table in played], twins[:, MOVES])


def assert_alike(what: str, played: Sequence[float], twins: Any) -> None:
    """The mean of the games played lies where 99 of 100 such samples of the twin's games would."""
    mean, spread = float(np.mean(twins)), float(np.std(twins))
    away = abs(float(np.mean(played)) - mean)
    assert away <= SURE_99 * spread / sqrt(len(played)) + 1e-9, (
        f"{what}: {np.mean(played):.3f}, the twin {mean:.3f}"
    )


def test_a_game_is_the_same_whoever_plays_it_with_which_others() -> None:
    """Games have numbers: the same number is the same game, in any portion."""
    personas: list[str] = ["age7", "elephant", "adult"]
    whole = twin_games(personas, {}, 60, 5)
    part = np.zeros((20, COLUMNS), np.int32)
    numbers = TWIN.settle(Options(), 3)
    TWIN.play(numbers, persona_numbers(personas), 5, 25, part)
    assert (whole[25:45] == part).all()
    assert (whole != twin_games(personas, {}, 60, 6)).any()
