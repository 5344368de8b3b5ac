"""The golden games between them show every way a round ends."""

from pathlib import Path

import pytest

GOLDEN = (Path(__file__).parent.parent / "golden" / "ali_baba").glob("*.jsonl")
TOLD = "\n".join(path.read_text(encoding="utf-8") for path in GOLDEN)


@pytest.mark.parametrize(
    "event",
    [
        '"type":"AliLeft","ali":0,"must":false',
        '"type":"MistakeMade"',
        '"type":"AliCaptured"',
        '"type":"LastRound"',
        '"must":true',
        '"type":"PebbleSpent"',
    ],
    ids=[
        "Ali leaves",
        "a thief errs",
        "Ali is captured",
        "the Chief",
        "the pile is empty",
        "a pebble",
    ],
)
def test_a_golden_game_shows(event):
    assert event in TOLD
