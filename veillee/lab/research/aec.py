"""All seats for learners: a PettingZoo environment in which one agent acts after the other."""

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from veillee.games import find_game
from veillee.lab.research.actions import offers
from veillee.lab.research.rewards import rewards
from veillee.lab.research.spaces import Observation, Spaces
from veillee.lab.research.turns import Turns, may_wait
from veillee.table import Ask, Move, Seat, Table

LEARNER = Seat("learner")
"""A learner sits as a computer player does: what is asked of people only, it is not asked."""
MOST_MOVES = 5_000


def aec_env(game: str, **how: Any) -> AECEnv[str, Any, Any]:
    """`aec_env("tom_thumb", seats=4, options={"mode": "legendary"})`, in PettingZoo's wrappers.

    An action that is not open ends the game, and whoever took it loses 1. All arguments are those
    of `AllSeats`.
    """
    env: Any = AllSeats(game, **how)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class AllSeats(AECEnv[str, Any, Any]):
    """One table, an agent at every seat: `seat_0`, `seat_1`, …

    What an agent observes is its seat's sight, with all that its seat was told since it acted last.
    `max_moves`: of all agents together, waiting included; then the game is cut short.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_moves: int = MOST_MOVES,
        sight_bytes: int | None = None,
    ) -> None:
        super().__init__()
        self._laid = game, seats, options
        self._random, _ = seeding.np_random()
        self.table = self._lay("before the first game")
        self.spaces = Spaces(self.table, sight_bytes)
        self.max_moves = max_moves
        self.metadata = {"name": f"veillee_{game}_v{self.table.game.version}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.table.seats))]
        self.agents = []
        self.action_meanings = self.spaces.words
        self.observation_spaces = {a: self.spaces.observations() for a in self.possible_agents}
        self.action_spaces = {agent: self.spaces.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """The same seed deals the same games, this one and those after it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table = self._lay(str(self._random.integers(1 << 62)))
        self.turns = Turns(self.table)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._seen = dict.fromkeys(self.agents, 0)
        self._steps = 0
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._ask_the_next()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._actions:
            raise self.spaces.refusal(action, self._actions)
        ask = self._ask
        assert ask is not None, "somebody is asked as long as the game lasts"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._seen[agent] = self.table.seq
        self._steps += 1
        self.turns.answer(ask, self._actions[int(action)])
        self._ask_the_next()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What this agent's seat is sent: nothing of it is open to the others."""
        actions = self._actions if agent == self.agent_selection else {}
        return self.spaces.observe(self._sight(agent), actions)

    def feel(self, agent: str, x: float, y: float) -> dict[str, Any]:
        """What the agent's fingertip feels there, from 0 to 1; refused if it has nothing to feel.

        It is no part of an observation: where to put the finger is the learner's own choice.
        """
        felt = self.table.feel(self.possible_agents.index(agent), x, y)
        return {"what": felt.what, "toward": felt.toward}

    def close(self) -> None:
        """There is nothing to put away."""

    # -- from one agent to the next --------------------------------------------------------------

    def _lay(self, seed: str) -> Table:
        game, seats, options = self._laid
        many = seats or find_game(game).default_seats
        return Table(game, [LEARNER] * many, options, seed)

    def _sight(self, agent: str) -> Any:
        return self.table.sight(self.possible_agents.index(agent), self._seen[agent])

    def _ask_the_next(self) -> None:
        self._ask: Ask | None = self.turns.next_ask()
        self._actions: dict[int, Move | None] = {}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._ask is None:
            self._end()
        elif self._steps >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
            self._inform_all()
        else:
            moves = offers(self.table, self._ask)
            self._actions = self.spaces.numbered(moves, may_wait(self.table, self._ask))
            self.agent_selection = agent = self.agents[self._ask.seat]
            self.infos[agent] = self.spaces.info(self._sight(agent), self._actions)

    def _end(self) -> None:
        assert self.table.outcome is not None
        worth = rewards(self.table.outcome, len(self.table.seats))
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._inform_all()

    def _inform_all(self) -> None:
        """At the end everybody gets a last look."""
        self.infos = {agent: self.spaces.info(self._sight(agent), {}) for agent in self.agents}
