"""The short form of `make chaos`: a few games in each kind of house, all four games among them.

The seeds are chosen so that the worst comes first: a full disk and a kill; a database that dies.
"""

from tests.chaos.evening import spend
from tests.chaos.houses import Alone, House, Several
from tests.chaos.tally import Tally

GAMES = 5
SOON = (5, 30)


def evening(house: House, seed: str) -> Tally:
    tally = spend(house, seed, GAMES, GAMES, SOON, times=3)
    assert tally.faults == 0, "\n".join([tally.line(), *tally.examples])
    assert tally["game"] == GAMES
    assert tally["acknowledged"] > 50
    assert tally["cut"] + tally["truncated"] > 0
    return tally


def test_one_server_with_its_file(tmp_path):
    tally = evening(Alone(tmp_path), "short night 260")
    assert tally["full_disk"] + tally["server_killed"] > 0


def test_three_servers_with_a_database(postgres, tmp_path):
    tally = evening(Several(tmp_path, postgres), "short night 1935")
    assert tally["database_killed"] > 0
