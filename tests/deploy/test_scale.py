"""The reckoning of `docs/scale.md`: it agrees with what can be known without it."""

from dataclasses import replace

import numpy as np
import pytest

from tests.deploy.files import ROOT
from tools.commits import Disk, OneByOne, Together, wait_for_the_disk
from tools.scale import (
    BEGIN,
    END,
    busiest_node,
    evening_to_mean,
    figures,
    kept_bytes,
    load,
    nodes,
    servers_if_all_hear_all,
    servers_if_each_hears_its_own,
)
from tools.scale_inputs import ASSUMED, MEASURED
from veillee.server.limits import Limits

FLUSH = Disk(flush=0.002, entry=0.0)


def waiting(disk, servers, entries_a_second, most=500):
    chance = np.random.default_rng(7)
    return wait_for_the_disk(disk, servers, entries_a_second, 3, most, chance)


def test_the_document_shows_what_the_tool_prints():
    text = (ROOT / "docs/scale.md").read_text(encoding="utf-8")
    shown = text.partition(BEGIN)[2].partition(END)[0].strip()
    assert shown == figures().strip(), "run `python -m tools.scale docs/scale.md`"


def test_the_limits_are_those_of_the_house():
    limits = Limits()
    assert limits.tables_awake == MEASURED.tables_a_process
    assert limits.entries_a_commit == MEASURED.largest_commit
    assert limits.poll_seconds == ASSUMED.poll_seconds
    assert limits.expire_after_days == ASSUMED.days_kept


@pytest.mark.parametrize("way", [OneByOne, Together])
def test_a_lonely_move_waits_for_one_flush(way):
    assert waiting(way(FLUSH), servers=1, entries_a_second=5).p50 == pytest.approx(0.002)


def test_one_by_one_there_are_never_more_commits_than_flushes():
    told = waiting(OneByOne(FLUSH), servers=40, entries_a_second=4_000)
    assert told.commits_a_second <= 1 / FLUSH.flush * 1.01
    assert told.entries_a_commit > 5


def test_one_by_one_everybody_waits_for_everybody():
    """A round of all servers before one's turn, and another while a move waits for its commit."""
    for servers in (20, 40):
        told = waiting(OneByOne(FLUSH), servers, entries_a_second=servers * 200)
        assert told.p99 == pytest.approx(2 * servers * FLUSH.flush, rel=0.1)


def test_together_the_number_of_servers_does_not_matter():
    """A commit waits for the flush under way and then for its own; a move for two commits."""
    few, many = (waiting(Together(FLUSH), n, entries_a_second=n * 200) for n in (5, 80))
    assert few.p99 <= 4 * FLUSH.flush
    assert many.p99 == pytest.approx(few.p99, rel=0.1)


def test_nobody_is_left_out_when_a_commit_is_full():
    told = waiting(Together(FLUSH), servers=1, entries_a_second=2_000, most=3)
    assert told.entries_a_commit == pytest.approx(3, rel=0.01)
    assert told.p50 > 100 * FLUSH.flush


def test_hearing_everything_has_an_end():
    deaf = replace(MEASURED, hear_seconds=0.0)
    small, large = load(20_000), load(1_000_000)
    hearing, few = servers_if_all_hear_all(small), servers_if_all_hear_all(small, m=deaf)
    assert hearing is not None
    assert few is not None
    assert hearing >= few
    assert servers_if_all_hear_all(large) is None
    many = servers_if_all_hear_all(large, m=deaf)
    assert many is not None
    assert servers_if_each_hears_its_own(large) < many


def test_servers_are_many_enough_for_memory_too():
    idle = replace(ASSUMED, seconds_a_move=1e6, tables_that_feel=0)
    assert servers_if_each_hears_its_own(load(50_001, a=idle), a=idle) == 11


def test_an_evening_is_busier_than_a_day():
    alone = replace(ASSUMED, zones={1: 1.0})
    assert evening_to_mean(alone) == pytest.approx(100 / np.mean(ASSUMED.hours))
    assert 1 < evening_to_mean() < evening_to_mean(alone)
    flat = replace(ASSUMED, hours=(1,) * 24)
    assert evening_to_mean(flat) == pytest.approx(1)
    assert sum(ASSUMED.zones.values()) == pytest.approx(1)


def test_a_month_is_thirty_days_of_entries():
    always = replace(ASSUMED, hours=(1,) * 24)
    whole, folded = kept_bytes(load(3, a=always), a=always)
    assert whole == pytest.approx(30 * 24 * 3600 * MEASURED.stored_bytes_an_entry)
    assert folded < whole / 5


def test_twice_the_tables_need_about_twice_the_nodes():
    once, twice = nodes(load(1_000_000)), nodes(load(2_000_000))
    for before, after in zip(once, twice, strict=True):
        assert before * 2 - 2 <= after <= before * 2


def test_the_hash_of_a_name_spreads_tables_evenly():
    chance = np.random.default_rng(3)
    assert 1 < busiest_node(300_000, 8, chance) < 1.1
    assert busiest_node(2_000, 8, chance) > busiest_node(300_000, 8, chance)
