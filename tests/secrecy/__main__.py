"""`make leaks`: the table of all deliberate leaks, and after how many evenings each was noticed."""

import sys

from rich.console import Console
from rich.table import Table

from tests.secrecy.leaks import CHANNELS, MOST_EVENINGS, all_leaks, evenings_until_caught


def main() -> None:
    console = Console(width=100)
    rows: dict[tuple[str, str], list[str]] = {}
    caught = total = 0
    for game, leak in all_leaks():
        evenings = evenings_until_caught(game, leak)
        total += 1
        caught += evenings is not None
        row = rows.setdefault((game, leak.field), [])
        row.append(f"after {evenings}" if evenings else "NOT CAUGHT")
        console.print(f"{game}.{leak.field} in the {leak.channel}: {row[-1]}")
    table = Table("game", "hidden field", *CHANNELS, title="Evenings until a leak was noticed")
    for (game, field), row in rows.items():
        table.add_row(game, field, *row)
    console.print(table)
    console.print(f"{caught} of {total} deliberate leaks caught, within {MOST_EVENINGS} evenings")
    sys.exit(caught < total)


if __name__ == "__main__":
    main()
