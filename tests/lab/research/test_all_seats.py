"""All seats for learners, one after the other."""

from random import Random
from typing import Any

import msgspec
import pytest
from pettingzoo.test import api_test, seed_test

from tests.lab.research.tables import KINDS, NAMES, any_env, is_over, open_actions, play_until
from tests.secrecy.dealing import become
from veillee.games import games
from veillee.games.pixie_town.board import Build
from veillee.lab.research import AllSeats, SightTooLong, aec_env, decode
from veillee.lab.research.actions import offers
from veillee.lab.research.rewards import rewards
from veillee.table import Outcome, Refused, Table
from veillee.table.chance import Stream

GAMES = [game.id for game in games()]
encode = msgspec.json.encode


@pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMES)
@pytest.mark.filterwarnings(
    "ignore:Observation", "ignore:Action mask", "ignore:Environment has not"
)
def test_pettingzoo_is_content(game: str, options: dict[str, Any]) -> None:
    api_test(aec_env(game, options=options), num_cycles=25)
    seed_test(lambda: aec_env(game, options=options), num_cycles=25)


@pytest.mark.parametrize("game", GAMES)
def test_any_game_ends_and_everything_offered_may_be_played(game: str) -> None:
    for seed in range(8):
        chance = Random(seed)
        env = any_env(game, chance)
        env.reset(seed=seed)
        while not is_over(env):
            seat = env.possible_agents.index(env.agent_selection)
            moves = env.infos[env.agent_selection]["moves"]
            assert moves
            for number, move in moves.items():
                assert (number == 0) == (move == "Wait")
                assert move == "Wait" or env.table.accept(seat, move)
            env.step(chance.choice(list(moves)))
        assert not any(env.truncations.values())
        assert Table.verify(env.table.record()).outcome == env.table.outcome


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_what_the_seat_is_sent_and_no_event_is_missed(game: str) -> None:
    chance = Random(5)
    env = AllSeats(game)
    env.reset(seed=5)
    heard: dict[str, list[Any]] = {agent: [] for agent in env.agents}
    since = dict.fromkeys(env.agents, 0)
    while True:
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)["observation"].tobytes()
            sent = encode(env.table.sight(seat, since[agent]))
            assert seen == sent.ljust(len(seen), b"\0")
        acting = env.agent_selection
        if is_over(env):
            break
        heard[acting] += decode(env.observe(acting))["events"]
        since[acting] = env.table.seq
        env.step(chance.choice(open_actions(env)))
    for seat, agent in enumerate(env.possible_agents):
        told = heard[agent] + decode(env.observe(agent))["events"]
        assert encode(told) == encode(env.table.events(seat))


@pytest.mark.parametrize("game", GAMES)
def test_no_agent_can_tell_a_table_from_a_veiled_one(game: str) -> None:
    looked = changed = 0
    for seed in range(25):
        chance = Random(seed)
        env = any_env(game, chance)
        env.reset(seed=seed)
        for _ in range(chance.randint(5, 40)):
            if is_over(env):
                break
            env.step(chance.choice(open_actions(env)))
        if is_over(env):
            continue
        seat = env.possible_agents.index(env.agent_selection)
        before = env.observe(env.agent_selection)
        ask = next(ask for ask in env.table.asks if ask.seat == seat)
        words = list(offers(env.table, ask))
        veiled = env.table.game.veil(env.table.board, seat, Stream(f"{seed}", "veil"))
        looked += 1
        changed += veiled != env.table.board
        become(env.table.board, veiled)
        after = env.observe(env.agent_selection)
        assert all((before[part] == after[part]).all() for part in before)
        assert list(offers(env.table, ask)) == words
    assert changed > looked / 5, "the veil hides hardly anything"


def test_only_who_is_asked_has_actions() -> None:
    env = AllSeats("tom_thumb")
    env.reset(seed=1)
    for agent in env.agents:
        is_asked = agent == env.agent_selection
        assert bool(env.observe(agent)["action_mask"].any()) == is_asked
        assert bool(env.infos[agent]) == is_asked


def test_an_action_keeps_its_number() -> None:
    env = AllSeats("tom_thumb")
    words = env.action_meanings
    chance, met = Random(3), set()
    for seed in range(5):
        env.reset(seed=seed)
        while not is_over(env):
            for number, move in env.infos[env.agent_selection]["moves"].items():
                if isinstance(move, dict) and move["type"] == "TurnUp":
                    assert words[number] == f"TurnUp {move['at']}"
                    met.add(move["at"])
            env.step(chance.choice(open_actions(env)))
    assert len(met) > 4


def test_whatever_a_thief_may_say_is_among_the_actions() -> None:
    options = {"adjectives": "set", "pebbles": [1, 1, 1]}
    env = AllSeats("ali_baba", seats=3, options=options)
    env.reset(seed=1)
    play_until(env, Random(1), "recite")
    open_now = {encode(move) for move in env.infos[env.agent_selection]["moves"].values()}
    said = [env.table.asks[0].choices.sample(Stream(f"{i}", "say")) for i in range(300)]
    assert {type(move).__name__ for move in said} == {"Say", "ThatIsAll", "SpendPebble"}
    assert {encode(msgspec.to_builtins(move)) for move in said} <= open_now


def test_whatever_a_pixie_may_build_is_among_the_actions_but_for_the_place() -> None:
    env = AllSeats("pixie_town", seats=3)
    env.reset(seed=1)
    play_until(env, Random(1), "build")
    open_now = {env.action_meanings[number] for number in open_actions(env)}
    faces = env.table.board.faces
    for i in range(200):
        build = env.table.asks[0].choices.sample(Stream(f"{i}", "build"))
        if isinstance(build, Build):
            kind = build.stone.rpartition("-")[0]
            word = f"Build {faces[build.die]} {kind} {build.owner} {build.house}"
            assert word in open_now


# -- races ---------------------------------------------------------------------------------------


def slap_race(seed: int) -> AllSeats:
    env = AllSeats("dark_wood", seats=3)
    env.reset(seed=seed)
    play_until(env, Random(seed), "slap")
    return env


def say(env: AllSeats, *words: str) -> None:
    for word in words:
        env.step(env.action_meanings.index(word))


def test_the_fastest_hand_counts_and_not_who_was_asked_first() -> None:
    for words, place in [
        (("Slap 800", "Slap 300", "Wait"), 1),
        (("Slap 300", "Slap 800", "Wait"), 0),
        (("Wait", "Slap 2000", "Slap 1400"), 2),
    ]:
        env = slap_race(2)
        order = []
        for word in words:
            assert not env.table.board.hands, "nobody sees a hand before all were asked"
            order.append(env.possible_agents.index(env.agent_selection))
            say(env, word)
        holders = [seat for seat, card in enumerate(env.table.board.cards) if card is not None]
        assert holders == [order[place]]


def test_when_all_wait_the_clock_runs_out() -> None:
    env = slap_race(2)
    card = env.table.board.card
    say(env, "Wait", "Wait", "Wait")
    assert msgspec.to_builtins(env.table.moves[-1].move) == {"type": "TimeUp"}
    assert env.table.board.card == card + 1


def test_whom_the_game_waits_for_is_asked_last_and_cannot_wait_without_a_clock() -> None:
    env = AllSeats("tom_thumb", seats=3)
    env.reset(seed=1)
    play_until(env, Random(1), "between")
    guide = f"seat_{env.table.board.guide}"
    for _ in range(2):
        assert env.agent_selection != guide
        say(env, "Wait")
    assert env.agent_selection == guide
    assert "Wait" not in env.infos[guide]["moves"].values()
    say(env, "DrawCards")
    assert msgspec.to_builtins(env.table.moves[-1].move) == {"type": "DrawCards"}


# -- touch ---------------------------------------------------------------------------------------


def test_only_who_has_it_in_hand_can_feel() -> None:
    env = AllSeats("dark_wood", seats=3)
    env.reset(seed=1)
    play_until(env, Random(1), "feel")
    felt = {env.feel(env.agent_selection, x / 20, 0.5)["what"] for x in range(21)}
    assert len(felt) > 1, "there is a tree"
    for agent in env.agents:
        if agent != env.agent_selection:
            with pytest.raises(Refused):
                env.feel(agent, 0.5, 0.5)


# -- ends ----------------------------------------------------------------------------------------


def test_what_an_end_is_worth() -> None:
    assert rewards(Outcome("cottage", won=True, winners=(0, 1)), 2) == [1.0, 1.0]
    assert rewards(Outcome("ogre", won=False), 3) == [-1.0, -1.0, -1.0]
    assert rewards(Outcome("most", winners=(2,)), 3) == [-0.5, -0.5, 1.0]
    assert rewards(Outcome("shared", winners=(0, 1)), 3) == [0.5, 0.5, -1.0]
    assert rewards(Outcome("shared", winners=(0, 1)), 2) == [0.0, 0.0]


def test_an_illegal_action_loses_in_the_wrappers_and_is_refused_by_name_without() -> None:
    env = aec_env("tom_thumb", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    assert isinstance(env.unwrapped, AllSeats)
    env.step(env.unwrapped.action_meanings.index("SpendPebble"))
    assert env.rewards == {each: -1.0 if each == agent else 0 for each in env.agents}
    assert all(env.terminations.values())
    bare = AllSeats("tom_thumb", seats=3)
    bare.reset(seed=1)
    with pytest.raises(Refused, match="SpendPebble"):
        bare.step(bare.action_meanings.index("SpendPebble"))


def test_a_game_is_cut_short_only_by_the_limit() -> None:
    env = AllSeats("ali_baba", max_moves=10)
    env.reset(seed=1)
    for _ in range(10):
        assert not is_over(env)
        env.step(open_actions(env)[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_the_same_seed_deals_the_same_games_and_another_does_not() -> None:
    env = AllSeats("ali_baba")

    def deals(seed: int) -> list[str]:
        env.reset(seed=seed)
        first = env.table.seed
        env.reset()
        return [first, env.table.seed]

    assert deals(7) == deals(7)
    assert len({*deals(7), *deals(8)}) == 4


def test_the_oldest_events_go_first_where_there_is_no_room() -> None:
    env = AllSeats("ali_baba", sight_bytes=1_300)
    env.reset(seed=1)
    while not env.infos[env.agent_selection]["left_out"]:
        env.step(open_actions(env)[-1])
    seat = env.possible_agents.index(env.agent_selection)
    left_out = env.infos[env.agent_selection]["left_out"]
    seen = decode(env.observe(env.agent_selection))["events"]
    told = msgspec.to_builtins(env.table.events(seat))
    assert seen == told[len(told) - len(seen) :]
    assert left_out + len(seen) <= len(told)
    with pytest.raises(SightTooLong, match="sight_bytes=100"):
        AllSeats("ali_baba", sight_bytes=100).reset(seed=1)


def test_what_cannot_be_played_is_refused_by_name() -> None:
    with pytest.raises(Refused, match="2 to 6"):
        aec_env("tom_thumb", seats=7)
    with pytest.raises(Refused, match="options"):
        aec_env("tom_thumb", options={"mode": "sad"})
    with pytest.raises(Refused, match="free words"):
        aec_env("ali_baba", options={"adjectives": "free"})
    with pytest.raises(Refused):
        aec_env("chess")
