"""The command line: `veillee` alone starts a server for an evening at home."""

import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress, TaskID

from veillee import __version__
from veillee.games import find_game
from veillee.lab.commands import lab
from veillee.lab.remembering import memory
from veillee.table import Table
from veillee.terminal import attempt, console, fail

app = typer.Typer(add_completion=False)
app.add_typer(lab, name="lab")
app.add_typer(memory, name="memory")
RecordFile = Annotated[Path, typer.Argument(help="A record, as the last screen saves it.")]
Database = Annotated[
    str,
    typer.Option(
        envvar="VEILLEE_DATABASE",
        help="Where the tables are kept: a file, or postgresql://user:password@host/name.",
    ),
]


ANYWHERE, PORT = "0.0.0.0", 8000  # noqa: S104


def tell_version(wanted: bool) -> None:
    if wanted:
        console.print(f"veillee {__version__}", highlight=False)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def at_home(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=tell_version, is_eager=True)
    ] = False,
) -> None:
    """Tale games for an evening.

    Without a command: starts a server, shows its address and a QR code for the phones at home, and
    opens the browser.
    """
    if context.invoked_subcommand is None:
        from veillee.server.process.at_home import free_port, kept_tables

        serve(port=free_port(PORT), database=kept_tables(), open_browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Which addresses to listen on.")] = ANYWHERE,
    port: Annotated[int, typer.Option(help="Which port to listen on.")] = PORT,
    database: Database = "veillee.db",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="VEILLEE_TRUSTED_PROXIES",
            help="Proxies (addresses or networks) whose X-Forwarded-Proto is believed.",
        ),
    ] = "127.0.0.1",
    quick: Annotated[
        bool, typer.Option(help="Computer players do not hesitate, and nobody waits for them.")
    ] = False,
    odds: Annotated[
        bool, typer.Option(help="Compute the odds of a table on the set-up page.")
    ] = True,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser, where there is one.")
    ] = False,
) -> None:
    """Start the server: the page, the tables, the computer players."""
    gc.disable()  # None of what is loaded now is garbage. Enabled again after the start.
    from veillee.server.process.at_home import open_page
    from veillee.server.process.serve import run

    started = partial(open_page, port) if open_browser else None
    raise typer.Exit(run(host, port, database, trusted_proxies, quick, odds, console, started))


Seats = Annotated[str, typer.Option(help="Number of seats, or a range such as 3-6.")]
Games = Annotated[int, typer.Option(help="How many games are played.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Personas = Annotated[str, typer.Option(help="Who plays, in turn: age7,adult,…")]
Options = Annotated[
    list[str] | None, typer.Option(help="As in mode=legendary, or mode=basic,legendary.")
]


@app.command(context_settings={"ignore_unknown_options": True})  # A name may begin with "-".
def forget(
    table: Annotated[str, typer.Argument(help="The table's name, or the link to it.")],
    database: Database = "veillee.db",
) -> None:
    """Delete a table with everything that was kept of it, at once and for good."""
    from veillee.server.process.forget import forget as delete

    try:
        is_gone = delete(table, database)
    except RuntimeError as no:
        fail(str(no))
    if not is_gone:
        fail("there is no such table")
    console.print("The table has been deleted, with its moves and the names of its guests.")


@app.command()
def simulate(
    game: str,
    seats: Seats = "4",
    games: Games = 1000,
    seed: Seed = "veillee",
    personas: Personas = "adult",
    option: Options = None,
) -> None:
    """Simulate games with the rules themselves, and summarise them."""
    from veillee.lab.simulate import simulate as play

    sum_up(play, game, seats, games, seed, personas, option)


@app.command()
def odds(
    game: str,
    seats: Seats = "4",
    games: Games = 100_000,
    seed: Seed = "veillee",
    personas: Personas = "adult",
    option: Options = None,
) -> None:
    """Simulate games with the compiled simulator: a hundred thousand in a second or two."""
    from veillee.lab.odds import reckon

    sum_up(reckon, game, seats, games, seed, personas, option)


def sum_up(
    play: Callable[..., Any],
    game: str,
    seats: str,
    games: int,
    seed: str,
    personas: str,
    option: list[str] | None,
) -> None:
    """One kind of table as a summary, several as rows."""
    from veillee.lab.grid import advice, as_rows, read_settings
    from veillee.lab.summary import Summary, as_table, read_personas

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
    """Deal a recorded game again from its seed and compare it with the record."""
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
    from rich.markdown import Markdown

    console.print(Markdown(page.read_text(encoding="utf-8")))


def read(path: Path) -> Table:
    try:
        data = path.read_bytes()
    except OSError as error:
        fail(f"{path.name} cannot be read: {error.strerror}")
    return attempt(Table.verify, data)


def say(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


if __name__ == "__main__":
    app()
