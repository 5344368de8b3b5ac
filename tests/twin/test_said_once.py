"""What a number is worth to a player stands once: in `player/`, from where the twin compiles it."""

import ast
from pathlib import Path

import pytest

from veillee.games import games

ROOT = Path(__file__).parent.parent.parent
UNITS = {0.0, 1.0, 100.0, 1000.0}
"""Nothing, one, and what turns seconds into hundredths or thousandths."""
NO_JUDGEMENT = {"care - whole == 0.5", "fraction(luck) < 0.5"}
"""How a power is reckoned, and the toss of a coin."""


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_twin_has_no_number_of_its_own_by_which_somebody_decides(game: str) -> None:
    found = []
    for path in sorted((ROOT / "veillee" / "games" / game / "odds").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.split("\n")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, float):
                line = lines[node.lineno - 1].strip()
                if node.value not in UNITS and not any(one in line for one in NO_JUDGEMENT):
                    found.append(f"{path.name}:{node.lineno}: {line}")
    assert not found, "say it in player/, and let the twin compile it with `shared`"
