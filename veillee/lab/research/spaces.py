"""What a learner observes and how it answers: bytes of a seat's sight, and a number.

An observation is the JSON of the sight as its seat is sent it, in UTF-8, filled up with zeros, and
a mask of the actions that are open now. What was seen before is for the learner to remember.
"""

from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from veillee.lab.research.actions import WAIT, names_of
from veillee.table import Move, Refused, Sight, Table

ROOMY = 32_768
"""Bytes for a sight of a game that does not say how many its sights need."""

Observation = dict[str, np.ndarray]


class SightTooLong(ValueError):
    """The room for a sight was chosen too small even for one without events."""

    def __init__(self, length: int, room: int) -> None:
        super().__init__(
            f"a sight of {length} bytes does not fit into sight_bytes={room}; give it more room"
        )


class Spaces:
    """The spaces of one game with these seats and options; they are the same for every seat."""

    def __init__(self, table: Table, sight_bytes: int | None) -> None:
        self.words = names_of(table)
        self.numbers = {word: number for number, word in enumerate(self.words)}
        actions = table.game.actions
        self.room = sight_bytes or (ROOMY if actions is None else actions.sight_bytes)

    def actions(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.words))

    def observations(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.room,), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
            }
        )

    def numbered(self, moves: dict[str, Move], may_wait: bool) -> dict[int, Move | None]:
        """The actions that are open, by number; None: wait."""
        numbered: dict[int, Move | None] = {0: None} if may_wait else {}
        return numbered | {self.numbers[word]: move for word, move in moves.items()}

    def observe(self, sight: Sight, actions: dict[int, Move | None]) -> Observation:
        text, _ = self.fitted(sight)
        seen = np.zeros(self.room, np.uint8)
        seen[: len(text)] = np.frombuffer(text, np.uint8)
        mask = np.zeros(len(self.words), np.int8)
        mask[list(actions)] = 1
        return {"observation": seen, "action_mask": mask}

    def fitted(self, sight: Sight) -> tuple[bytes, int]:
        """The sight's bytes, and how many of its oldest events found no room in them.

        That happens only to somebody who was not asked for long, as whoever was eaten.
        """
        text = encode(sight)
        left_out = 0
        while len(text) > self.room and left_out < len(sight.events):
            over = len(text) - self.room
            while over > 0 and left_out < len(sight.events):
                over -= len(encode(sight.events[left_out])) + 1
                left_out += 1
            text = encode(msgspec.structs.replace(sight, events=sight.events[left_out:]))
        if len(text) > self.room:
            raise SightTooLong(len(text), self.room)
        return text, left_out

    def info(self, sight: Sight, actions: dict[int, Move | None]) -> dict[str, Any]:
        """The open actions as moves in JSON, and how many events an observation left out."""
        return {
            "moves": {
                number: WAIT if move is None else msgspec.to_builtins(move)
                for number, move in actions.items()
            },
            "left_out": self.fitted(sight)[1],
        }

    def refusal(self, number: Any, actions: dict[int, Move | None]) -> Refused:
        word = f" ({self.words[number]})" if number in range(len(self.words)) else ""
        return Refused("illegal", f"action {number}{word} is not open now; open are {[*actions]}")


def decode(observation: Observation | np.ndarray) -> dict[str, Any]:
    """The sight in an observation: seat, seq, view, asks, events, outcome."""
    seen = observation["observation"] if isinstance(observation, dict) else observation
    return msgspec.json.decode(seen.tobytes().rstrip(b"\0"))


encode = msgspec.json.Encoder().encode
