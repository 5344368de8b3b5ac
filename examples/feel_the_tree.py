"""A seat in the Dark Wood for somebody with a perfect fingertip, among personas.

What is felt is no part of an observation: `env.feel(x, y)` puts the finger down while the token is
in the seat's hands. What was felt, the learner has to remember; here it is one name.

    python examples/feel_the_tree.py --games 20 --personas age7,adult,age70
"""

import argparse
from itertools import product
from typing import Any

from veillee.games import find_game
from veillee.lab.research import SingleSeat, decode

POINTS = list(product([i / 12 for i in range(13)], repeat=2))
"""Where the finger goes."""


def felt_tree(env: SingleSeat, trees: list[str]) -> str:
    """The tree that feels most like the token, of those anybody may practise on."""
    practice = find_game("dark_wood").practice
    assert practice is not None, "there are trees to practise on"
    felt = [env.feel(x, y)["what"] for x, y in POINTS]

    def alike(tree: str) -> int:
        known = (practice(tree, x, y).what for x, y in POINTS)
        return sum(a == b for a, b in zip(felt, known, strict=True))

    return max(trees, key=alike)


def word_for(sight: dict[str, Any], kind: str, tree: str | None) -> str | None:
    """What to do, by its word; None: there is but one thing to do."""
    view = sight["view"]
    if kind == "slap":
        return "Slap 150" if view["top"] == tree else "Wait"
    if kind == "vote":
        holders = [other for other, card in enumerate(view["cards"]) if card is not None]
        right = [other for other in holders if view["cards"][other] == tree]
        return f"Vote {(right or holders)[0]}"
    return None


def play(env: SingleSeat, seed: int) -> float:
    number = {word: i for i, word in enumerate(env.action_meanings)}
    observation, info = env.reset(seed=seed)
    tree, reward, over = None, 0.0, False
    while not over:
        sight = decode(observation)
        kind = next(ask["kind"] for ask in sight["asks"] if ask["seat"] == sight["seat"])
        if kind == "feel":
            tree = felt_tree(env, sight["view"]["trees"])
        word = word_for(sight, kind, tree)
        action = min(info["moves"]) if word is None else number[word]
        observation, reward, over, _, info = env.step(action)
    return reward


def win_rate(personas: list[str], games: int, seed: int = 1) -> float:
    env = SingleSeat("dark_wood", personas)
    return sum(play(env, seed + i) > 0 for i in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser(description="A perfect fingertip among personas.")
    parser.add_argument("--personas", default="age7,adult,age70")
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    personas = given.personas.split(",")
    rate = win_rate(personas, given.games)
    print(f"won {rate:.0%} of {given.games} games among {', '.join(personas)}")


if __name__ == "__main__":
    main()
