"""Many kinds of table, one after the other or on many machines, and never one of them twice.

A sweep lives in a folder: its plan, and one small Parquet file for every cell that is done, written
under another name first. Whatever happens to the process, a cell is there whole or not at all, and
the same command goes on with the cells that are missing.
"""

import os
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.lab.cells import Cell, Plan, as_row
from veillee.lab.extras import needs
from veillee.table import Refused

if TYPE_CHECKING:
    from polars import DataFrame

PLAN, CELLS, RESULT = "plan.json", "cells", "sweep.parquet"
BY_RULES = "rules"
OWN_RAY = {"local", "auto"}
KNOCK_SECONDS = 5

Played = Iterator[tuple[Cell, dict[str, Any]]]


def sweep(
    plan: Plan, folder: Path, ray: str | None = None, progress: Callable[[int], None] | None = None
) -> Path:
    """Play all cells of a plan that are not done yet; the file with all of them.

    `ray`: the address of a cluster, or `local` for one on this machine. `progress` hears how many
    cells are done.
    """
    needs("polars", "lab")
    settle(plan, folder)
    done = {cell.name for cell in plan.cells if is_done(folder, cell)}
    missing = [cell for cell in plan.cells if cell.name not in done]
    if progress is not None:
        progress(len(done))
    played = play_here(plan, missing) if ray is None else play_on_ray(plan, missing, ray)
    for number, (cell, row) in enumerate(played, start=len(done) + 1):
        write(row, cell_file(folder, cell))
        if progress is not None:
            progress(number)
    return gather(plan, folder)


def settle(plan: Plan, folder: Path) -> None:
    """A folder belongs to one plan: going on with another one would mix two sweeps."""
    path = folder / PLAN
    if path.exists():
        try:
            before = msgspec.json.decode(path.read_bytes(), type=Plan)
        except msgspec.DecodeError as error:
            raise Refused("sweep", f"{path} is no plan of a sweep: {error}") from None
        if before != plan:
            raise Refused("sweep", f"{folder} holds another sweep ({difference(before, plan)})")
        return
    (folder / CELLS).mkdir(parents=True, exist_ok=True)
    replace(path, msgspec.json.encode(plan))


def difference(before: Plan, now: Plan) -> str:
    for field in ("game", "rules", "by", "games", "seed"):
        was, wanted = getattr(before, field), getattr(now, field)
        if was != wanted:
            return f"{field}: {was} there, {wanted} wanted"
    return f"its grid has {len(before.cells)} tables that are not the {len(now.cells)} wanted"


def cell_file(folder: Path, cell: Cell) -> Path:
    return folder / CELLS / f"{cell.name}.parquet"


def is_done(folder: Path, cell: Cell) -> bool:
    path = cell_file(folder, cell)
    return path.exists() and read(path).height == 1


def play_here(plan: Plan, cells: list[Cell]) -> Played:
    """The twin plays one cell after the other on all cores; the rules, as many as there are."""
    if plan.by != BY_RULES or len(cells) < 2:
        for cell in cells:
            yield cell, play_cell(plan, cell)
        return
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play_cell, plan, cell, 1): cell for cell in cells}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_on_ray(plan: Plan, cells: list[Cell], address: str) -> Played:
    """As many cells at once as the cluster has cores, in the order in which they are done."""
    needs("ray", "cluster")
    if address not in OWN_RAY:
        knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    try:
        ray.init(
            address=address,
            include_dashboard=False,
            configure_logging=False,
            log_to_driver=False,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Refused("ray", f"there is no Ray cluster at {address}: {error}") from None
    try:
        play = ray.remote(num_cpus=1)(play_cell)
        waiting = {play.remote(plan, cell, 1): cell for cell in cells}  # pyright: ignore[reportCallIssue]
        while waiting:
            for ready in ray.wait(list(waiting))[0]:
                yield waiting.pop(ready), ray.get(ready)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Ray would wait for a cluster that is not there until the end of days."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, ValueError) as error:
        raise Refused("ray", f"there is no Ray cluster at {address}: {error}") from None


def play_cell(plan: Plan, cell: Cell, cores: int | None = None) -> dict[str, Any]:
    from veillee.lab.odds import reckon
    from veillee.lab.simulate import simulate

    play = simulate if plan.by == BY_RULES else reckon
    return as_row(cell, play(cell.game, cell.personas, cell.options, plan.games, plan.seed, cores))


def gather(plan: Plan, folder: Path) -> Path:
    """All cells in one file, in the order of the plan."""
    import polars

    rows = [read(cell_file(folder, cell)) for cell in plan.cells]
    write(polars.concat(rows, how="diagonal_relaxed"), folder / RESULT)
    return folder / RESULT


def read(path: Path) -> "DataFrame":
    """A Parquet file, or a refusal that names it: nothing broken is played over in silence."""
    needs("polars", "lab")
    import polars

    try:
        return polars.read_parquet(path)
    except FileNotFoundError:
        raise Refused("parquet", f"there is no {path}") from None
    except (polars.exceptions.PolarsError, OSError) as error:
        raise Refused(
            "parquet", f"{path} is broken ({error}); delete it, and the sweep plays it again"
        ) from None


def write(rows: "dict[str, Any] | DataFrame", path: Path) -> None:
    import io

    import polars

    frame = polars.DataFrame([rows]) if isinstance(rows, dict) else rows
    whole = io.BytesIO()
    frame.write_parquet(whole)
    replace(path, whole.getvalue())


def replace(path: Path, data: bytes) -> None:
    """On disk, and then under its name: nobody ever sees half a file."""
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
