"""A sweep loses no cell and plays none twice, whatever happens to it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

from veillee.lab.cells import Plan, lay_out
from veillee.lab.planning import plan_sweep
from veillee.lab.sweep import CELLS, RESULT, cell_file, sweep
from veillee.table import Refused

QUICK = ["ogre_tiles=5", "look_seconds=3,20"]


def small_plan(games: int = 3, seed: str = "a sweep") -> Plan:
    return plan_sweep("tom_thumb", "3-4", ["adult", "age7,adult"], QUICK, games, seed, True)


def seen(folder: Path) -> dict[str, int]:
    """Every cell's file and when it was written: a cell that is played again is written again."""
    return {path.name: path.stat().st_mtime_ns for path in (folder / CELLS).glob("*.parquet")}


def command(folder: Path, *more: str) -> list[str]:
    words = ["tom_thumb", "--rules", "--out", str(folder), "--seats", "3-4", "--games", "3"]
    words += ["--personas", "adult", "--personas", "age7,adult", "--seed", "a sweep", *more]
    words += [word for option in QUICK for word in ("--option", option)]
    return [sys.executable, "-m", "veillee.cli", "lab", "sweep", *words]


def test_every_cell_of_the_grid_is_in_the_file_once(tmp_path: Path) -> None:
    plan = small_plan()
    rows = polars.read_parquet(sweep(plan, tmp_path))
    assert rows.height == len(plan.cells) == 2 * 2 * 2
    assert rows.select("seats", "company", "option_look_seconds").n_unique() == rows.height
    assert rows["won"].is_between(0, 1).all()
    assert (rows["ended_cottage"] + rows["ended_ogre"] == 3).all()
    assert rows.filter(polars.col("company") == "age7,adult")["personas"].to_list()[-1] == (
        "age7,adult,age7,adult"
    )


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    first, second = sweep(small_plan(), tmp_path / "1"), sweep(small_plan(), tmp_path / "2")
    other = sweep(small_plan(seed="another"), tmp_path / "3")
    assert first.read_bytes() == second.read_bytes() != other.read_bytes()


@pytest.mark.parametrize("where", [(), ("--ray", "local")], ids=["here", "ray"])
def test_a_killed_sweep_goes_on_where_it_was(tmp_path: Path, where: tuple[str, ...]) -> None:
    """SIGKILL in the middle, then the same command: nothing is lost, nothing is played again."""
    folder = tmp_path / "sweep"
    slow = {**os.environ, "RAY_TMPDIR": str(tmp_path)} if len(str(tmp_path)) < 60 else os.environ
    killed = subprocess.Popen(command(folder, *where), env=slow, start_new_session=True)
    while len(before := seen(folder)) < 2 and killed.poll() is None:
        time.sleep(0.005)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    before = seen(folder)
    assert not (folder / RESULT).exists(), "it was to be killed before it was done"
    subprocess.run(command(folder, *where), env=slow, check=True, capture_output=True)
    after = seen(folder)
    assert before.items() <= after.items()
    assert len(after) == len(small_plan().cells)
    whole = sweep(small_plan(), tmp_path / "whole")
    assert polars.read_parquet(folder / RESULT).equals(polars.read_parquet(whole))


def test_a_cell_whose_file_is_broken_is_refused_by_name(tmp_path: Path) -> None:
    plan = small_plan()
    sweep(plan, tmp_path)
    broken = cell_file(tmp_path, plan.cells[3])
    broken.write_bytes(broken.read_bytes()[:-20])
    with pytest.raises(Refused, match=broken.name):
        sweep(plan, tmp_path)
    broken.unlink()
    assert polars.read_parquet(sweep(plan, tmp_path)).height == len(plan.cells)


def test_half_a_file_is_never_taken_for_a_cell(tmp_path: Path) -> None:
    plan = small_plan()
    sweep(plan, tmp_path)
    done = cell_file(tmp_path, plan.cells[0])
    done.rename(done.with_suffix(".part"))
    assert polars.read_parquet(sweep(plan, tmp_path)).height == len(plan.cells)


@pytest.mark.parametrize(
    ("other", "names"), [(small_plan(games=4), "games"), (small_plan(seed="x"), "seed")]
)
def test_a_folder_belongs_to_one_sweep(tmp_path: Path, other: Plan, names: str) -> None:
    sweep(small_plan(), tmp_path)
    with pytest.raises(Refused, match=names):
        sweep(other, tmp_path)


def test_a_folder_with_a_broken_plan_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(Refused, match=r"plan\.json"):
        sweep(small_plan(), tmp_path)


@pytest.mark.parametrize(
    ("seats", "company", "option", "names"),
    [
        ("3", "age6", "mode=basic", "age6"),
        ("1-4", "adult", "mode=basic", "2 to 6"),
        ("2-9", "adult", "mode=basic", "2 to 6"),
        ("3", "adult", "mode=basic,sleepy", "mode"),
        ("3", "adult", "moods=3", "moods"),
        ("2", "adult,adult,age7", "mode=basic", "too many"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(
    seats: str, company: str, option: str, names: str
) -> None:
    with pytest.raises(Refused, match=names):
        lay_out("tom_thumb", seats, [company], [option])


def test_tables_that_are_only_impossible_together_are_left_out() -> None:
    cells, left_out = lay_out("pixie_town", "2-3", ["adult"], ["game=together,against"])
    assert left_out == 1
    kinds = {(len(cell.personas), cell.options["game"]) for cell in cells}
    assert kinds == {(2, "together"), (3, "together"), (3, "against")}
    cells, left_out = lay_out("tom_thumb", "2-4", ["age7,adult,age70"], [])
    assert [len(cell.personas) for cell in cells] == [3, 4]
    assert left_out == 1
    with pytest.raises(Refused, match="3"):
        lay_out("pixie_town", "2", ["adult"], ["game=against"])


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "somewhere"])
def test_a_cluster_that_is_not_there_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(Refused, match=address):
        sweep(small_plan(), tmp_path, ray=address)
