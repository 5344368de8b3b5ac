"""A tiny learner: pixies who play at random and find out by winning that building on pays.

Every seat of a game of Pixie Town follows one policy: a weight for every kind of action, and
chances in proportion to the exponentials of the weights (softmax). After a game the weights follow
the reward (REINFORCE). The actions keep their numbers, so that a weight means the same all along.

    python examples/learn_to_build.py --games 150
"""

import argparse
from typing import Any

import numpy as np

from veillee.lab.research import AllSeats


class Policy:
    """`kind[number]`: what sort of action a number is, as "Build" or "Done"."""

    def __init__(self, meanings: list[str]) -> None:
        kinds = [word.split()[0] for word in meanings]
        self.names = sorted(set(kinds))
        self.kind = np.array([self.names.index(kind) for kind in kinds])
        self.weights = np.zeros(len(self.names))

    def choose(self, mask: np.ndarray, luck: np.random.Generator) -> tuple[int, np.ndarray]:
        """An action, and which way the weights would make it likelier."""
        actions = np.flatnonzero(mask)
        kinds = self.kind[actions]
        chances = np.exp(self.weights[kinds])
        chances /= chances.sum()
        chosen = luck.choice(len(actions), p=chances)
        slope = -np.bincount(kinds, chances, len(self.weights))
        slope[kinds[chosen]] += 1.0
        return int(actions[chosen]), slope


def play(env: AllSeats, policy: Policy, seed: int) -> tuple[float, np.ndarray]:
    """One game. What it was worth to all, and the sum of the slopes on the way."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    slopes = np.zeros_like(policy.weights)
    while not any(env.terminations.values()):
        observation: Any = env.observe(env.agent_selection)
        action, slope = policy.choose(observation["action_mask"], luck)
        slopes += slope
        env.step(action)
    return env.rewards["seat_0"], slopes


def train(games: int, rate: float = 0.15) -> tuple[AllSeats, Policy]:
    env = AllSeats("pixie_town", seats=3)
    policy, usual = Policy(env.action_meanings), 0.0
    for seed in range(games):
        reward, slopes = play(env, policy, seed)
        policy.weights += rate * (reward - usual) * slopes
        usual += 0.1 * (reward - usual)
    return env, policy


def win_rate(env: AllSeats, policy: Policy, games: int, first_seed: int = 1_000_000) -> float:
    """Over deals that were not learnt from."""
    won = sum(play(env, policy, first_seed + i)[0] > 0 for i in range(games))
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Pixies learn that building on pays.")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--check", type=int, default=100, help="games to check the result with")
    given = parser.parse_args()
    env, policy = train(given.games)
    before = win_rate(env, Policy(env.action_meanings), given.check)
    print(f"won at random: {before:.0%}; after {given.games} games: ", end="")
    print(f"{win_rate(env, policy, given.check):.0%}")
    for weight, name in sorted(zip(policy.weights, policy.names, strict=True)):
        if weight:
            print(f"  {weight:+.2f}  {name}")


if __name__ == "__main__":
    main()
