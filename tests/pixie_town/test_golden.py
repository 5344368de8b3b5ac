"""The golden games between them show whatever the gnome and the pixies can come to."""

import re
from pathlib import Path

import pytest

GOLDEN = (Path(__file__).parent.parent / "golden" / "pixie_town").glob("*.jsonl")
TOLD = "\n".join(path.read_text(encoding="utf-8") for path in GOLDEN)


@pytest.mark.parametrize(
    "event",
    [
        r'"type":"GnomeCame","seat":\d,"houses":\[\]',
        r'"type":"GnomeCame","seat":\d,"houses":\[\d\]',
        r'"type":"GnomeCame","seat":\d,"houses":\[\d,\d\]',
        r'"type":"StonePlaced","seat":0,"owner":1,',
        r'"type":"StoneGiven"',
        r'"type":"CardTaken","seat":\d,"house":[23]',
        r'"type":"NothingToTake"',
        r'"type":"Declined"',
        r'"building":"imaginary".+"type":"HouseFinished"',
        r'"type":"HouseFell"',
        r'"type":"GnomeDieRolled","seat":2,"face":"gnome"',
        r'"type":"GnomeDieRolled","seat":2,"face":"blank"',
        r'"type":"GnomeDieRolled","seat":2,"face":"4"',
        r'"type":"GameEnded","village":true',
        r'"type":"GameEnded","village":false',
    ],
    ids=[
        "the gnome finds no house",
        "the gnome finds one house",
        "the gnome finds two houses",
        "somebody helps",
        "somebody gives",
        "a new card",
        "a die gives nothing",
        "somebody declines",
        "a safe house of seven",
        "a house falls",
        "the gnome wrecks",
        "the blank face",
        "the strong die",
        "the village stands",
        "the tower stands",
    ],
)
def test_a_golden_game_shows(event):
    assert re.search(event, TOLD)
