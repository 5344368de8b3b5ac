"""One seat for a learner, the others for personas: a Gymnasium environment.

The others play as in the lab: their hesitation runs in the hourglass and decides who is first in a
race and whether a clock runs out before. The learner hesitates too, for as long as it is told to.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium

from veillee.games import find_game
from veillee.lab.evening import Hourglass, NobodyActs, luck_of
from veillee.lab.research.actions import offers
from veillee.lab.research.aec import LEARNER, MOST_MOVES
from veillee.lab.research.rewards import rewards
from veillee.lab.research.spaces import Observation, Spaces
from veillee.lab.research.turns import has_waited, holds, may_wait
from veillee.memory import persona_named
from veillee.table import Ask, Decision, Move, Player, Refused, Seat, Table, Timed, TimeUp

PATIENT = 3_600.0
"""Seconds for which a learner lets others speak whom the game does not wait for."""


class SingleSeat(gymnasium.Env[Any, Any]):
    """`SingleSeat("ali_baba", ["adult", "age7"], seat=1)`: the personas of the others, by seat.

    `pause`: how many seconds the learner takes for a move; a slap takes what it says. An action
    that is not open changes nothing and is worth `penalty`. `max_moves`: of the learner's own.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        personas: Sequence[str],
        seat: int = 0,
        options: dict[str, Any] | None = None,
        pause: float = 1.5,
        penalty: float = 0.0,
        max_moves: int = MOST_MOVES,
        sight_bytes: int | None = None,
    ) -> None:
        for persona in personas:
            persona_named(persona)
        if not 0 <= seat <= len(personas):
            raise Refused("seat", f"of {len(personas) + 1} seats there is none with number {seat}")
        others = [Seat(persona) for persona in personas]
        self._laid = find_game(game).id, [*others[:seat], LEARNER, *others[seat:]], options
        self._seat = seat
        self._pause = pause
        self._penalty = penalty
        self.max_moves = max_moves
        self.table = Table(*self._laid, "before the first game")
        self.spaces = Spaces(self.table, sight_bytes)
        self.action_meanings = self.spaces.words
        self.observation_space = self.spaces.observations()
        self.action_space = self.spaces.actions()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The same seed deals the same games. One that ends before the learner is asked is not."""
        super().reset(seed=seed, options=options)
        while True:
            self._deal(str(self.np_random.integers(1 << 62)))
            self._watch()
            if self._ask is None:
                self._go_on()
            if self._ask is not None:
                return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._steps += 1
        reward, seq = 0.0, self.table.seq
        refused = int(action) not in self._actions
        if refused:
            reward = self._penalty
        else:
            self._seen = seq
            self._decide(self._actions[int(action)])
            self._go_on()
        over = self.table.outcome is not None
        if self.table.outcome is not None:
            reward = rewards(self.table.outcome, len(self.table.seats))[self._seat]
        late = not refused and self._is_late(seq)
        info = self._info() | {"refused": refused, "late": late}
        too_long = not over and self._steps >= self.max_moves
        return self._observed(), reward, over, too_long, info

    def feel(self, x: float, y: float) -> dict[str, Any]:
        """What the learner's fingertip feels there; refused while it has nothing to feel."""
        felt = self.table.feel(self._seat, x, y)
        return {"what": felt.what, "toward": felt.toward}

    # -- what the learner is shown ---------------------------------------------------------------

    def _sight(self) -> Any:
        return self.table.sight(self._seat, self._seen)

    def _observed(self) -> Observation:
        return self.spaces.observe(self._sight(), self._actions)

    def _info(self) -> dict[str, Any]:
        return self.spaces.info(self._sight(), self._actions)

    def _is_late(self, seq: int) -> bool:
        """Whether the learner wanted to act, and somebody else or the clock was first."""
        if self._last is None:
            return False
        since = self.table.moves[seq - 1 :]
        return all((played.seat, played.move) != (self._seat, self._last) for played in since)

    # -- how the evening goes --------------------------------------------------------------------

    def _deal(self, seed: str) -> None:
        self.table = Table(*self._laid, seed)
        self._hourglass = Hourglass()
        self._players: dict[int, Player] = {
            number: self.table.game.player(number, seat.persona or "", luck_of(seed, number, 1))
            for number, seat in enumerate(self.table.seats)
            if number != self._seat
        }
        self._steps = 0
        self._seen = 0
        self._last: Move | None = None
        self._want: Decision | None = None
        self._waited: tuple[int, Any] | None = None

    def _decide(self, move: Move | None) -> None:
        """Make the number a decision with its hesitation; None: wait."""
        ask = self._ask
        assert ask is not None, "an action is open only to somebody who is asked"
        self._last = move
        self._want = None
        if move is None:
            self._waited = self.table.seq, ask.choices
        else:
            self._want = Decision(move, self._hesitation(ask, move))

    def _hesitation(self, ask: Ask, move: Move) -> float:
        if isinstance(move, Timed):
            return move.after / 1000
        awaited = self.table.is_race and not may_wait(self.table, ask)
        return PATIENT if awaited else self._pause

    def _go_on(self) -> None:
        """Until the learner is asked something that it has not answered, or the game ends."""
        while self.table.outcome is None:
            self._act()
            self._watch()
            if self._ask is not None:
                return

    def _act(self) -> None:
        """One move, of whoever is first, or the clock's."""
        wants = [self._wants.get(seat, self._want) for seat in range(len(self.table.seats))]
        seat = self._hourglass.next_to_act(self.table, wants)
        decision = None if seat is None else wants[seat]
        if decision is not None:
            self.table.play(seat, decision.move)
        elif self.table.seconds is not None:
            self.table.play(None, TimeUp())
        else:
            raise NobodyActs(self.table)

    def _watch(self) -> None:
        """The others see what is there now and want something; is there a question to the learner?

        A hand on its way to the pile is not asked again, nor who lets a card go by.
        """
        table = self.table
        self._wants = {seat: table.show(player, seat) for seat, player in self._players.items()}
        self._ask: Ask | None = None
        self._actions: dict[int, Move | None] = {}
        ask = next((ask for ask in table.asks if ask.seat == self._seat), None)
        hand = self._want.move if self._want is not None else None
        if ask is not None and isinstance(hand, Timed) and holds(ask, hand):
            return
        self._want = None
        if ask is not None and not has_waited(table, ask, self._waited):
            self._ask = ask
            self._actions = self.spaces.numbered(offers(table, ask), may_wait(table, ask))
