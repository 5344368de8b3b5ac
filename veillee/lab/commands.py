"""`veillee lab`: sweeps over many kinds of table, and a page that shows what they came to."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from veillee.terminal import attempt, console

lab = typer.Typer(no_args_is_help=True, help="Many kinds of table at once.")


@lab.command()
def sweep(
    game: str,
    out: Annotated[Path, typer.Option(help="The sweep's folder; one that was begun goes on.")],
    seats: Annotated[str, typer.Option(help="How many sit at the table; or, as in 2-6.")] = "4",
    personas: Annotated[
        list[str] | None, typer.Option(help="A company, as in age7,adult; may be given often.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="As in mode=basic,legendary; may be given often.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games for each kind of table.")] = 10_000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "veillee",
    rules: Annotated[
        bool, typer.Option("--rules", help="Play the rules themselves, not their fast twin.")
    ] = False,
    ray: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster, or local for one here.")
    ] = None,
) -> None:
    """Play every kind of table of a grid. Interrupted, the same command goes on where it was."""
    from veillee.lab.planning import plan_sweep
    from veillee.lab.sweep import sweep as play

    plan = attempt(plan_sweep, game, seats, personas or ["adult"], option or [], games, seed, rules)
    if plan.left_out:
        console.print(
            f"{plan.left_out} tables of the grid are left out: {game} does not allow them"
        )
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(f"tables of {game}", total=len(plan.cells))
        path = attempt(play, plan, out, ray, lambda done: progress.update(task, completed=done))
    console.print(f"{len(plan.cells)} tables in {path}", soft_wrap=True)


@lab.command()
def report(
    sweeps: Annotated[list[Path], typer.Argument(help="Folders of sweeps, or Parquet files.")],
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("report.html"),
) -> None:
    """One page with charts that needs nothing else: how hard each table is, and why."""
    from veillee.lab.reports.report import write_report

    attempt(write_report, sweeps, out)
    console.print(f"written: {out}", soft_wrap=True)
