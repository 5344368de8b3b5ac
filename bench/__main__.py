"""`make bench`: every figure we speak of, measured in one run on this machine."""

from rich.console import Console
from rich.table import Table

from bench import (
    attacks,
    fuzz,
    load,
    memory,
    odds,
    odds_page,
    page,
    physics,
    players,
    pocket,
    rules,
    server,
)

PARTS = (
    rules,
    players,
    odds,
    memory,
    server,
    load,
    attacks,
    odds_page,
    page,
    pocket,
    physics,
    fuzz,
)

if __name__ == "__main__":
    console = Console()
    for part in PARTS:
        table = Table(title=part.__doc__, title_justify="left", show_header=False, min_width=76)
        for what, figure, goal in part.figures():
            table.add_row(what, figure, goal)
        console.print(table)
