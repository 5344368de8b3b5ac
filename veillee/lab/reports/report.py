"""One page with charts that needs nothing else: no script, no font, no other file."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from veillee.lab.extras import needs
from veillee.lab.reports.findings import Findings
from veillee.lab.sweep import RESULT, read, replace
from veillee.table import Refused
from veillee.table.catalogue import find_game

if TYPE_CHECKING:
    from polars import DataFrame

STYLE = """
body { margin: 0; background: #f3ead6; color: #2b2438; font: 1.05rem/1.55 Georgia, serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2.4rem; line-height: 1.15; margin: 1rem 0; }
h2 { font-size: 1.7rem; margin: 3.5rem 0 0.5rem; border-top: 2px solid #b5532c; padding-top: 1rem; }
figure { margin: 1.5rem 0; padding: 1rem; background: #fbf6ea; border-radius: 0.75rem; }
figcaption { font-weight: bold; margin-bottom: 0.75rem; }
img { display: block; max-width: 100%; height: auto; margin: 0 auto; }
small { color: #5c5266; }
"""


def write_report(sweeps: list[Path], out: Path) -> None:
    """Read the sweeps, draw, and write the page in one go."""
    for module in ("polars", "altair", "vl_convert"):
        needs(module, "lab")
    rows = read_all(sweeps)
    games = list(dict.fromkeys(rows["game"]))
    sections = [section(Findings(game, rows)) for game in games]
    try:
        replace(out, page(sections, int(rows["games"].sum())).encode())
    except OSError as error:
        raise Refused("report", f"{out} cannot be written: {error.strerror}") from None


def read_all(sweeps: list[Path]) -> "DataFrame":
    import polars as pl

    if not sweeps:
        raise Refused("report", "a report needs at least one sweep")
    frames = [read(path / RESULT if path.is_dir() else path) for path in sweeps]
    for path, frame in zip(sweeps, frames, strict=True):
        if not {"game", "seats", "company", "won_by_seat"} <= set(frame.columns):
            raise Refused("parquet", f"{path} is no sweep of ours")
        for game in frame["game"].unique():
            find_game(game)
    return pl.concat(frames, how="diagonal_relaxed")


def page(sections: list[str], games: int) -> str:
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Veillée: what the odds are</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>What the odds are</h1>
<p>Computer players that remember and forget like people played {games:,} evenings. Children and
grown-ups here are the personas of the memory model: what they win is an estimate of what people
would, no promise. Lines and bars show the rate; the thin marks on them its 95&nbsp;% interval.</p>
{"".join(sections)}
</main>
</body>
</html>
"""


def section(found: Findings) -> str:
    name = found.game.id.replace("_", " ").title()
    told = "".join(f"<p>{escape(line)}</p>" for line in sentences(found))
    drawn = "".join(figure(title, chart) for title, chart in charts_of(found))
    return f'<section id="{found.game.id}"><h2>{escape(name)}</h2>{told}{drawn}</section>'


def charts_of(found: Findings) -> Iterator[tuple[str, Any]]:
    from veillee.lab.reports import charts

    main = (found.main or "").removeprefix("option_").replace("_", " ")
    named = (
        (f"Won by players{f' and {main}' if main else ''}", charts.by_seats_and_main),
        (f"Won by who plays, {found.usual_seats} at the table", charts.by_company),
        (f"Each seat's chance, {found.usual_seats} at the table", charts.by_seat),
        (f"How games end ({found.plainest})", charts.endings),
        (f"How long they are ({found.plainest})", charts.length),
        ("Which choice matters most", charts.what_matters),
    )
    for title, draw in named:
        chart = draw(found)
        if chart is not None:
            yield title, charts.svg(chart)


def figure(title: str, drawn: str) -> str:
    data = b64encode(drawn.encode()).decode()
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<img alt="{escape(title)}" src="data:image/svg+xml;base64,{data}"></figure>'
    )


def sentences(found: Findings) -> Iterator[str]:
    """What one would say of it at table, with the figures."""
    import polars as pl

    together = found.together()
    usual = together.filter(found.as_usual(), pl.col("seats") == found.usual_seats)
    if usual.height:
        best, worst = usual.sort("won").row(-1, named=True), usual.sort("won").row(0, named=True)
        yield (
            f"With {found.usual_seats} at the table and all else as usual, "
            f"{best['company']} wins {best['won']:.0%} of the games and {worst['company']} "
            f"{worst['won']:.0%}."
        )
    seats = found.each_seat().filter(pl.col("company").str.contains(","))
    if seats.height:
        first = seats.filter(pl.col("company") == seats["company"][0]).unique(
            "seat", keep="first", maintain_order=True
        )
        chances = ", ".join(
            f"{row['persona']} {row['won_by_seat']:.0%}" for row in first.iter_rows(named=True)
        )
        yield f"Where one wins over another, a mixed table comes to: {chances}."
    effects = found.effects()
    if effects.height > 1:
        most, least = effects.row(0, named=True), effects.row(-1, named=True)
        yield (
            f"What matters most is {most['choice'].replace('_', ' ')}: all else alike it moves the "
            f"chance by {most['moves']:.0%}; {least['choice'].replace('_', ' ')} moves it by "
            f"{least['moves']:.0%}."
        )
