"""The charts of a report, each as an SVG that needs nothing else."""

from typing import TYPE_CHECKING, Any

import altair as alt
import polars as pl

if TYPE_CHECKING:
    from veillee.lab.reports.findings import Findings

INK, PAPER, RULE = "#2b2438", "#fbf6ea", "#d9cdb4"
COLOURS = ["#b5532c", "#2f5d62", "#d39a2d", "#6b4a7d", "#5b7f3a", "#8a3b52", "#3d5a99"]
WIDTH, HEIGHT = 620, 240
CHANCE = alt.Scale(domain=[0, 1])


def svg(chart: Any) -> str:
    """Drawn once, here: whoever opens the page needs no script."""
    import vl_convert

    calm = (
        chart.configure(background=PAPER, font="Georgia, serif")
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK, titleColor=INK, gridColor=RULE, domainColor=INK, labelFontSize=13,
            titleFontSize=13, titleFontWeight="normal",
        )
        .configure_legend(labelColor=INK, titleColor=INK, labelFontSize=13, titleFontSize=13)
        .configure_header(labelColor=INK, titleColor=INK, labelFontSize=13, titleFontSize=13)
        .configure_range(category=COLOURS)
    )  # fmt: skip
    return vl_convert.vegalite_to_svg(calm.to_dict())


def chance(title: str) -> dict[str, Any]:
    return {"title": title, "scale": CHANCE, "axis": alt.Axis(format="%", tickCount=5)}


def by_seats_and_main(found: "Findings") -> Any | None:
    """The chance to win together by number of players, one panel a value of the main option."""
    main = found.main
    rows = found.together().filter(found.as_usual(*([main] if main else [])))
    if rows.height < 2:
        return None
    lines = alt.Chart(rows).encode(
        x=alt.X("seats:O", title="players", axis=alt.Axis(labelAngle=0)),
        color=alt.Color("company:N", title="who plays", sort=found.companies),
    )
    layers = alt.layer(
        lines.mark_line(strokeWidth=2).encode(y=alt.Y("won:Q", **chance("games won"))),
        lines.mark_errorbar().encode(
            y=alt.Y("won_low:Q", title="games won", scale=CHANCE), y2="won_high:Q"
        ),
        lines.mark_circle(size=55, opacity=1).encode(y="won:Q"),
    )
    kinds = rows[main].n_unique() if main else 1
    if main is None or kinds == 1:
        return layers.properties(width=WIDTH, height=HEIGHT)
    sized = layers.properties(width=max(150, WIDTH // kinds - 30), height=HEIGHT)
    order = rows[main].unique(maintain_order=True).to_list()
    title = main.removeprefix("option_")
    return sized.facet(column=alt.Column(f"{main}:N", title=title, sort=order))


def by_company(found: "Findings") -> Any | None:
    """The chance of each company at the usual table."""
    usual = pl.col("seats") == found.usual_seats
    rows = found.together().filter(found.as_usual(), usual)
    if rows.height < 2:
        return None
    best_first = rows.sort("won", descending=True)["company"].to_list()
    bars = alt.Chart(rows).encode(
        y=alt.Y("company:N", sort=best_first, title=None, axis=alt.Axis(labelLimit=260))
    )
    return alt.layer(
        bars.mark_bar(color=COLOURS[1]).encode(x=alt.X("won:Q", **chance("games won"))),
        bars.mark_errorbar(color=INK).encode(
            x=alt.X("won_low:Q", title="games won", scale=CHANCE), x2="won_high:Q"
        ),
    ).properties(width=WIDTH - 120, height=alt.Step(26))


def by_seat(found: "Findings") -> Any | None:
    """Where one wins over another: each seat's chance, one row a company."""
    rows = found.each_seat()
    main = found.main
    if main is not None and rows.height:
        rows = rows.filter(pl.col(main) == rows[main][0])
    if not rows.height:
        return None
    rows = rows.unique(["company", "seat"], keep="first", maintain_order=True).with_columns(
        who=pl.format("{}: {}", pl.col("seat") + 1, pl.col("persona"))
    )
    return (
        alt.Chart(rows)
        .mark_bar()
        .encode(
            x=alt.X("won_by_seat:Q", **chance("games won")),
            y=alt.Y("who:N", title=None, sort=None),
            color=alt.Color("persona:N", legend=None),
        )
        .properties(width=WIDTH // 3, height=alt.Step(20))
        .facet(alt.Facet("company:N", title=None), columns=2)
        .resolve_scale(y="independent")
    )


def endings(found: "Findings") -> Any | None:
    rows = found.endings_long()
    if not rows.height:
        return None
    bars = alt.Chart(rows).mark_bar()
    return bars.encode(
        x=alt.X("rate:Q", title="games", stack="normalize", axis=alt.Axis(format="%")),
        y=alt.Y("seats:O", title="players"),
        color=alt.Color("ending:N", title="how it ends"),
    ).properties(width=WIDTH - 60, height=alt.Step(30))


def length(found: "Findings") -> Any | None:
    """Turns, where the game counts them, or moves."""
    rows = found.rows.filter(found.as_usual(), pl.col("company") == found.plainest)
    if not rows.height:
        return None
    players = alt.Y("seats:O", title="players")
    if rows["turns"].null_count():
        bars = alt.Chart(rows).mark_bar(color=COLOURS[2])
        return bars.encode(x=alt.X("moves:Q", title="moves a game"), y=players).properties(
            width=WIDTH - 60, height=alt.Step(30)
        )
    chart = alt.Chart(rows).encode(y=players)
    return alt.layer(
        chart.mark_rule(strokeWidth=6, color=COLOURS[2], opacity=0.5).encode(
            x=alt.X("turns_low:Q", title="turns a game (nine in ten games)"), x2="turns_high:Q"
        ),
        chart.mark_point(filled=True, size=90, color=COLOURS[0]).encode(x="turns:Q"),
    ).properties(width=WIDTH - 60, height=alt.Step(30))


def what_matters(found: "Findings") -> Any | None:
    rows = found.effects()
    if not rows.height:
        return None
    return (
        alt.Chart(rows)
        .mark_bar(color=COLOURS[3])
        .encode(
            x=alt.X("moves:Q", title="moves the chance by", axis=alt.Axis(format="%")),
            y=alt.Y("choice:N", sort="-x", title=None),
        )
        .properties(width=WIDTH - 120, height=alt.Step(28))
    )
