"""The memory check as pictures: what people did, and what the simulated people did."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from veillee.lab.extras import needs
from veillee.memory.check import PAIRS, Check
from veillee.memory.tasks.pairs import turns_with_no_memory, turns_with_perfect_memory
from veillee.table import Refused

PNG_SCALE = 2


def draw_curves(found: Check, folder: Path) -> list[Path]:
    """Every picture twice: as SVG, which stays sharp, and as PNG, which goes anywhere."""
    needs("altair", "lab")
    needs("vl_convert", "lab")
    import vl_convert

    from veillee.lab.reports.charts import svg

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("draw", f"{folder} cannot be made: {error.strerror}") from None
    drawn: list[Path] = []
    for name, chart in charts(found):
        picture = svg(chart)
        vector, pixels = folder / f"{name}.svg", folder / f"{name}.png"
        vector.write_text(picture, encoding="utf-8")
        pixels.write_bytes(vl_convert.svg_to_png(picture, scale=PNG_SCALE))
        drawn += [vector, pixels]
    return drawn


def charts(found: Check) -> Iterator[tuple[str, Any]]:
    yield "serial-position", serial_position(found)
    if found.measured:
        yield "results", results(found)
    yield "concentration", turns(found)


def serial_position(found: Check) -> Any:
    """Twenty words, one a second: how often each is recalled, by its place in the list."""
    import altair as alt

    rows = [
        {"persona": persona, "place": place, "recalled": recalled}
        for persona, curve in found.positions.items()
        for place, recalled in enumerate(curve, start=1)
    ]
    return (
        alt.Chart(alt.InlineData(rows))
        .mark_line(point=True, strokeWidth=2)
        .encode(
            x=alt.X("place:O", title="place in the list", axis=alt.Axis(labelAngle=0)),
            y=alt.Y(
                "recalled:Q",
                title="recalled",
                scale=alt.Scale(domain=[0, 1]),
                axis=alt.Axis(format="%"),
            ),
            color=alt.Color("persona:N", sort=list(found.positions)),
        )
        .properties(width=620, height=300)
    )


def results(found: Check) -> Any:
    """Each published mean with one standard deviation of people, and the simulated mean on it."""
    import altair as alt

    rows = [
        {
            "task": one.result.task,
            "persona": one.result.persona,
            "low": one.result.mean - one.result.sd,
            "high": one.result.mean + one.result.sd,
            "people": one.result.mean,
            "simulated": one.sample.mean,
            "kind": "held out" if one.result.held_out else "fitted",
        }
        for one in found.measured
    ]
    base = alt.Chart(alt.InlineData(rows)).encode(
        y=alt.Y("persona:N", title=None, sort=list(found.positions))
    )
    panel = alt.layer(
        base.mark_rule(strokeWidth=7, opacity=0.3).encode(
            x=alt.X("low:Q", title=None, scale=alt.Scale(zero=False)), x2="high:Q"
        ),
        base.mark_tick(thickness=3, size=16, color="#2b2438").encode(x="people:Q"),
        base.mark_point(filled=True, size=90, opacity=1).encode(
            x="simulated:Q", color=alt.Color("kind:N", title="simulated")
        ),
    ).properties(width=180, height=alt.Step(24))
    tasks = list(dict.fromkeys(one.result.task for one in found.measured))
    return (
        panel.facet(alt.Facet("task:N", title=None, sort=tasks), columns=3)
        .resolve_scale(x="independent", y="independent")
        .properties(title="Grey: people, their mean and one standard deviation. Dots: simulated.")
    )


def turns(found: Check) -> Any:
    """Concentration: the turns each persona needs, between perfect memory and none."""
    import altair as alt

    rows = [{"persona": persona, "turns": mean} for persona, mean in found.turns.items()]
    bounds = [
        {"bound": "perfect memory", "turns": turns_with_perfect_memory(PAIRS)},
        {"bound": "no memory", "turns": turns_with_no_memory(PAIRS)},
    ]
    dots = alt.Chart(alt.InlineData(rows)).mark_point(filled=True, size=130, color="#2f5d62")
    rules = alt.Chart(alt.InlineData(bounds)).mark_rule(strokeWidth=2, strokeDash=[6, 4])
    return alt.layer(
        dots.encode(
            x=alt.X("turns:Q", title=f"turns for {PAIRS} pairs", scale=alt.Scale(zero=True)),
            y=alt.Y("persona:N", title=None, sort=list(found.turns)),
        ),
        rules.encode(x="turns:Q", color=alt.Color("bound:N", title=None)),
    ).properties(width=560, height=alt.Step(30))
