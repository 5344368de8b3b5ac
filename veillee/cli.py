"""The command line: `veillee serve`, `simulate`, `replay`, `verify`, `rules`."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress, TaskID

from veillee.games import find_game
from veillee.table import Refused, Table

T = TypeVar("T")
app = typer.Typer(no_args_is_help=True, add_completion=False, help="Tale games for an evening.")
console = Console()
RecordFile = Annotated[Path, typer.Argument(help="A record, as the last screen saves it.")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Which addresses to listen on.")] = "0.0.0.0",  # noqa: S104
    port: Annotated[int, typer.Option(help="Which port to listen on.")] = 8000,
    database: Annotated[Path, typer.Option(help="Where the tables are kept.")] = Path("veillee.db"),
    quick: Annotated[
        bool, typer.Option(help="Computer players do not hesitate, and nobody waits for them.")
    ] = False,
) -> None:
    """Open the house: the page, the tables, the computer players."""
    from veillee.server.serve import run

    raise typer.Exit(run(host, port, database, quick, console))


@app.command()
def simulate(
    game: str,
    seats: Annotated[str, typer.Option(help="How many sit at the table; or, as in 3-6.")] = "4",
    games: Annotated[int, typer.Option(help="How many games are played.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "veillee",
    personas: Annotated[str, typer.Option(help="Who plays, in turn: age7,adult,…")] = "adult",
    option: Annotated[
        list[str] | None, typer.Option(help="As in mode=legendary, or mode=basic,legendary.")
    ] = None,
) -> None:
    """Let computer players play many games, and sum them up: one kind of table, or several."""
    from veillee.lab.simulate import simulate as play
    from veillee.lab.summary import Summary, as_table, read_personas
    from veillee.lab.sweep import advice, as_rows, read_settings

    settings = attempt(read_settings, seats, option or [])
    who = [attempt(read_personas, personas, setting.seats) for setting in settings]
    summaries: list[Summary] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{games} games of {game}", total=games * len(settings))
        for setting, seated in zip(settings, who, strict=True):
            before = games * len(summaries)
            done = partial(tell_progress, progress, task, before)
            summary = attempt(play, game, seated, setting.options, games, seed, None, done)
            summaries.append(summary)
    console.print(as_table(summaries[0]) if len(settings) == 1 else as_rows(settings, summaries))
    for line in advice(game, settings):
        console.print(line, highlight=False)


def tell_progress(progress: Progress, task: TaskID, before: int, done: int) -> None:
    progress.update(task, completed=before + done)


@app.command()
def replay(record: RecordFile) -> None:
    """Tell a recorded game again, entry by entry, as the table saw it."""
    table = read(record)
    again = Table.replay(table.record(), upto=0)
    for number, played in enumerate(table.moves, start=2):
        again.advance(played.seat, again.accept(played.seat, played.move))
        who = "table" if played.seat is None else f"seat {played.seat}"
        console.print(f"[dim]{number:>4}[/dim]  [bold]{who}[/bold]  {say(played.move)}")
        for event in again.events(None, since=again.seq - 1):
            console.print(f"        {say(event)}", style="dim")
    console.print(again.outcome or "not ended")


@app.command()
def verify(record: RecordFile) -> None:
    """Deal a recorded game again from its seed and hold it against what is written."""
    table = read(record)
    ended = f"ended: {table.outcome.reason}" if table.outcome else "not ended"
    console.print(f"[bold]verified[/bold]  {table.game.id}, {len(table.moves)} moves, {ended}")
    console.print(f"seal {table.chance.seal}")


@app.command()
def rules(
    game: str,
    language: Annotated[str, typer.Option(help="fr, en, de, es or nl.")] = "en",
) -> None:
    """The rules of a game, in our own words."""
    folder = Path(__file__).parent / "games" / attempt(find_game, game).id / "words"
    page = folder / f"rules.{language}.md"
    if page not in folder.glob("rules.*.md"):
        languages = ", ".join(sorted(path.suffixes[0][1:] for path in folder.glob("rules.*.md")))
        fail(f"there are no rules in {language!r}; there are: {languages}")
    console.print(Markdown(page.read_text(encoding="utf-8")))


def read(path: Path) -> Table:
    try:
        data = path.read_bytes()
    except OSError as error:
        fail(f"{path.name} cannot be read: {error.strerror}")
    return attempt(Table.verify, data)


def attempt(action: Callable[..., T], *args: Any) -> T:
    """What an action gives, or its refusal as an error of the command."""
    try:
        return action(*args)
    except Refused as no:
        fail(str(no))


def fail(reason: str) -> NoReturn:
    console.print(f"[bold]{reason}[/bold]", highlight=False)
    raise typer.Exit(1)


def say(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


if __name__ == "__main__":
    app()
