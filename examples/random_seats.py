"""The loop of PettingZoo, with random play at every seat.

python examples/random_seats.py dark_wood --games 20
"""

import argparse
from collections import Counter

from veillee.lab.research import aec_env


def play(game: str, games: int, seed: int) -> Counter[str]:
    """How the games ended, and how often."""
    env = aec_env(game)
    endings: Counter[str] = Counter()
    for number in range(games):
        env.reset(seed=seed + number)
        for agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
        outcome = env.unwrapped.table.outcome
        endings["truncated" if outcome is None else outcome.reason] += 1
    return endings


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play at every seat.")
    parser.add_argument("game", nargs="?", default="tom_thumb")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for reason, times in play(given.game, given.games, given.seed).most_common():
        print(f"{reason}: {times}")


if __name__ == "__main__":
    main()
