"""`veillee memory`: how well the computer players' memory imitates that of people."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE
from rich.progress import Progress
from rich.table import Table as Grid

from veillee.table import Refused
from veillee.terminal import attempt, console

if TYPE_CHECKING:
    from veillee.memory.check import Check

memory = typer.Typer(no_args_is_help=True, help="How computer players remember and forget.")


@memory.callback()
def about() -> None:
    """Keeps `check` a command of its own while it is the only one."""


@memory.command("check")
def check_against_people(
    people: Annotated[
        int, typer.Option(min=2, help="How many people of each persona are simulated.")
    ] = 300,
    personas: Annotated[str, typer.Option(help="Who is checked.")] = "age5,age7,age10,adult,age70",
    draw: Annotated[
        Path | None, typer.Option(help="A folder for the curves, as SVG and PNG.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same people.")] = "veillee",
) -> None:
    """Hold the memory of computer players against what people did in studies."""
    found = attempt(run_check, people, personas, seed)
    console.print(as_results(found))
    console.print(as_misfits(found))
    console.print(as_conditions(found))
    if draw is not None:
        from veillee.lab.reports.curves import draw_curves

        for path in attempt(draw_curves, found, draw):
            console.print(f"drawn: {path}", highlight=False, soft_wrap=True)
    console.print(verdict(found), highlight=False)
    raise typer.Exit(0 if found.passes else 1)


def run_check(people: int, personas: str, seed: str) -> "Check":
    from veillee.memory import UnknownPersona
    from veillee.memory.check import check

    names = list(dict.fromkeys(name.strip() for name in personas.split(",")))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{people} people of each", total=None)

        def tell(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        try:
            return check(people, names, seed, tell)
        except UnknownPersona as no:
            raise Refused("persona", str(no)) from None


def as_results(found: "Check") -> Grid:
    title = f"{found.people} simulated people of each, beside those of the studies"
    grid = Grid(title=title, title_justify="left", box=SIMPLE)
    for heading in ("persona", "task"):
        grid.add_column(heading, min_width=7)
    for heading, width in (("people (sd)", 11), ("simulated", 11), ("z", 5)):
        grid.add_column(heading, justify="right", min_width=width)
    grid.add_column("", min_width=8)
    grid.add_column("source", no_wrap=True)
    for one in found.measured:
        result, sample = one.result, one.sample
        grid.add_row(
            result.persona,
            result.task,
            f"{result.mean:.2f} ({result.sd:.2f})",
            f"{sample.mean:.2f} ({sample.sd:.2f})",
            colour(one.z),
            "held out" if result.held_out else "",
            result.source,
        )
    return grid


def colour(z: float) -> str:
    from veillee.memory.check import BEARABLE, GOOD

    style = "green" if abs(z) <= GOOD else "yellow" if abs(z) <= BEARABLE else "bold red"
    return f"[{style}]{z:+.2f}[/]"


def as_misfits(found: "Check") -> Grid:
    grid = Grid(title="Who resembles whom: root mean z² of each persona on each one's results")
    grid.add_column("results of")
    for persona in found.turns:
        grid.add_column(persona, justify="right")
    for own, by in found.misfits.items():
        nearest = min(by.values())
        marked = (f"[green]{z:.2f}[/]" if z == nearest else f"{z:.2f}" for z in by.values())
        grid.add_row(own, *marked)
    return grid


def as_conditions(found: "Check") -> Grid:
    grid = Grid(title="What must hold besides")
    for heading in ("", "claim", "seen"):
        grid.add_column(heading)
    for condition in found.conditions:
        mark = "[green]yes[/]" if condition.holds else "[bold red]no[/]"
        grid.add_row(mark, condition.claim, condition.seen)
    return grid


def verdict(found: "Check") -> str:
    from veillee.memory.check import GOOD

    good = sum(abs(one.z) <= GOOD for one in found.measured)
    mean = sum(abs(one.z) for one in found.measured) / max(1, len(found.measured))
    missed = sum(not condition.holds for condition in found.conditions)
    return (
        f"{good} of {len(found.measured)} results within {GOOD} of people's own spread, "
        f"mean {mean:.2f}, worst {found.worst:.2f}; "
        f"{missed or 'none'} of {len(found.conditions)} conditions missed"
    )
