"""What is suggested for a good evening, with odds that are easy to reckon by hand."""

import msgspec
import pytest

from veillee.games import find_game, games
from veillee.lab.levers import handicap, steps
from veillee.lab.suggest import MOST_SUGGESTIONS, search
from veillee.lab.summary import Spread, Summary, share
from veillee.table.reading import read_options

GAMES = 1000
WITH_LEVERS = [game.id for game in games() if find_game(game.id).levers]


def found(game, options, seats, odds):
    """Drive a search: `odds(options)` is a rate, a list of them, or None for no such table."""
    going = search(find_game(game), read_options(find_game(game), options), seats)
    wanted = next(going)
    while True:
        try:
            wanted = going.send(summary(odds(wanted)))
        except StopIteration as end:
            return end.value


def summary(odds):
    if odds is None:
        return None
    rates = odds if isinstance(odds, list) else [odds]
    by_seat = [share(round(GAMES * min(max(rate, 0), 1)), GAMES) for rate in rates]
    return Summary(
        game="",
        personas=[],
        games=GAMES,
        won=None if isinstance(odds, list) else by_seat[0],
        won_by_seat=by_seat,
        scores=None,
        endings={},
        moves=Spread(1, 1, 1),
        turns=None,
        games_per_second=1,
    )


def pebbles(options):
    """In the basic game there are three."""
    return 3 if options["pebbles"] is None else options["pebbles"]


def test_a_good_evening_needs_no_suggestion():
    assert found("tom_thumb", {}, 3, lambda _: 0.62) == []
    assert found("ali_baba", {}, 3, lambda _: [0.33, 0.35, 0.32]) == []


def test_one_change_that_is_enough_is_suggested_alone():
    best = found("tom_thumb", {}, 3, lambda o: 0.3 + 0.3 * o["mild_boots"])
    assert [one.changes for one in best] == [{"mild_boots": True}]
    assert best[0].won.rate == pytest.approx(0.6)


def test_what_makes_it_worse_is_never_suggested():
    for now in (0.1, 0.95):
        for one in found("tom_thumb", {}, 3, lambda o, now=now: now + 0.05 * (pebbles(o) - 3)):
            assert abs(one.won.rate - 0.6) < abs(now - 0.6)


def test_where_one_change_is_not_enough_two_go_together():
    """Basic with mild boots, as grandmothers like it."""

    def odds(options):
        return 0.1 + 0.25 * (options["mode"] == "basic") + 0.25 * options["mild_boots"]

    best = found("tom_thumb", {"mode": "legendary"}, 3, odds)
    assert best[0].changes == {"mode": "basic", "mild_boots": True}


def test_a_hopeless_table_is_led_back_to_the_box_first():
    """No single step is felt where nobody ever gets home."""
    hard = {"mode": "legendary", "storm": True, "dark_forest": True}

    def odds(options):
        if options["storm"] or options["dark_forest"] or options["mode"] != "basic":
            return 0.0
        return 0.3 + 0.1 * (options["ogre_tiles"] - 6)

    best = found("tom_thumb", hard, 3, odds)[0]
    assert best.won.rate == pytest.approx(0.6)
    assert best.changes["ogre_tiles"] == 9
    assert best.changes["storm"] is False


def test_the_same_lever_may_be_moved_again():
    best = found("tom_thumb", {}, 3, lambda o: 0.3 + 0.075 * (pebbles(o) - 3))
    assert best[0].changes == {"pebbles": 7}


def test_few_changes_come_before_many_when_they_bring_the_same():
    def odds(options):
        return 0.4 + 0.14 * options["mild_boots"] + 0.14 * (pebbles(options) > 3)

    best = found("tom_thumb", {}, 3, odds)
    assert all(len(one.changes) == 1 for one in best)


def test_there_are_never_more_than_a_few():
    def odds(options):
        easier = ["mild_boots", "dark_forest", "storm", "huge_forest"]
        return 0.2 + 0.1 * sum(options[name] for name in easier) + 0.1 * (pebbles(options) - 3)

    assert len(found("tom_thumb", {}, 3, odds)) == MOST_SUGGESTIONS


def test_a_table_that_cannot_be_is_not_suggested():
    def odds(options):
        return None if options["mild_boots"] else 0.3

    assert found("tom_thumb", {}, 3, odds) == []


def test_the_weakest_get_pebbles_until_all_have_the_same_chance():
    def odds(options):
        weights = [3, 1, 2]
        given = [*options["pebbles"], 0, 0, 0][:3]
        stronger = [weight + n for weight, n in zip(weights, given, strict=True)]
        return [weight / sum(stronger) for weight in stronger]

    (even,) = found("ali_baba", {}, 3, odds)
    assert even.changes == {"pebbles": [0, 2, 1]}
    assert {round(seat.rate, 2) for seat in even.seats} == {0.33}
    assert found("ali_baba", {"pebbles": [3, 0, 0]}, 3, odds)[0].changes == {"pebbles": [0, 2, 1]}


def test_pebbles_are_not_given_where_they_do_not_help():
    assert found("dark_wood", {}, 2, lambda _: [0.8, 0.2]) == []


def test_nobody_gets_more_pebbles_than_there_are():
    def odds(options):
        given = [*options["pebbles"], 0, 0][:2]
        return [0.9 - 0.05 * given[1], 0.1 + 0.05 * given[1]]

    (even,) = found("dark_wood", {}, 2, odds)
    assert even.changes == {"pebbles": [0, 3]}


def test_where_pebbles_are_not_enough_the_whole_tables_levers_are_moved_as_well():
    """Easier trees help those most who feel least."""

    def odds(options):
        given = [*options["pebbles"], 0, 0][:2]
        behind = 0.8 - 0.1 * given[1] - 0.25 * (options["trees"] == "neither")
        return [0.5 + behind / 2, 0.5 - behind / 2]

    best, *others = found("dark_wood", {}, 2, odds)
    assert best.changes == {"pebbles": [0, 3], "trees": "neither"}
    assert [one.changes for one in others] == [{"pebbles": [0, 3]}]


def test_the_tables_levers_are_moved_where_pebbles_do_nothing():
    def odds(options):
        behind = 0.05 + 0.2 * options["sleepy"]
        return [0.5 + behind / 2, 0.5 - behind / 2]

    best = found("dark_wood", {"sleepy": 2}, 2, odds)[0]
    assert best.changes == {"sleepy": 0}


def test_nobodys_pebbles_are_taken_back_with_the_tables_levers():
    def odds(options):
        given = [*options["pebbles"], 0, 0][:2]
        return [0.9 - 0.05 * sum(given), 0.1 + 0.05 * sum(given)]

    for one in found("dark_wood", {"pebbles": [0, 3], "sleepy": 4}, 2, odds):
        assert one.changes["pebbles"] != []


def test_a_choice_of_ones_own_is_not_suggested():
    """It would say nothing: what to choose is asked by another option."""
    dark_wood = find_game("dark_wood")
    options = msgspec.to_builtins(dark_wood.options())
    changes = [step["trees"] for step in steps(dark_wood, options) if "trees" in step]
    assert sorted(changes) == ["neither", "no_side", "no_upright"]


def test_a_gnome_who_is_too_strong_gets_another_die():
    def odds(options):
        gnome = 0.5 if options["gnome_die"] == "mild" else 0.8
        return [1 - gnome, 1 - gnome, gnome]

    best = found("pixie_town", {"game": "against", "gnome_die": "strong"}, 3, odds)
    assert best[0].changes == {"gnome_die": "mild"}


@pytest.mark.parametrize("game", WITH_LEVERS)
def test_every_step_gives_options_that_can_be_read(game):
    known = find_game(game)
    options = msgspec.to_builtins(read_options(known, {}))
    taken = list(steps(known, options))
    assert taken or handicap(known)
    for step in taken:
        read_options(known, {**options, **step})
        assert not any(name.startswith("first_") for name in step)
