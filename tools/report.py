"""`make report`: the odds of all four games as they come out of the box, for the docs.

Sweeps with the fast twins (kept in build/report; an interrupted run goes on), then build/odds.html,
one page with charts.
"""

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from veillee.lab.planning import plan_sweep
from veillee.lab.reports.report import write_report
from veillee.lab.sweep import sweep

GAMES = 10_000
FAMILY = "age7,age10,adult,age70"
COMPANIES = ["age5", "age7", "age10", "adult", "age70", "elephant", FAMILY]
FEW = ["age7", "adult", FAMILY]
SWEEPS: dict[str, tuple[str, str, list[str], list[str]]] = {
    "tom-modes": ("tom_thumb", "2-6", COMPANIES, ["mode=basic,fabulous,legendary"]),
    "tom-variants": (
        "tom_thumb",
        "4",
        FEW,
        [
            "mode=basic,fabulous,legendary",
            "storm=false,true",
            "dark_forest=false,true",
            "huge_forest=false,true",
            "mild_boots=false,true",
        ],
    ),
    "tom-numbers": (
        "tom_thumb",
        "4",
        FEW,
        ["pebbles=1,3,6", "ogre_tiles=5,6,7", "look_seconds=10,20,40"],
    ),
    "ali-box": ("ali_baba", "2-5", COMPANIES, []),
    "ali-variants": (
        "ali_baba",
        "4",
        FEW,
        [
            "younger=false,true",
            "adjectives=none,set",
            "in_order=none,appeared,recited",
            "ali_judges=false,true",
        ],
    ),
    "wood-box": ("dark_wood", "2-5", COMPANIES, ["finding=slap,ask_around"]),
    "wood-variants": (
        "dark_wood",
        "4",
        FEW,
        ["finding=slap,ask_around", "trees=all,no_upright,no_side,neither", "sleepy=0,2,4"],
    ),
    "pixie-box": (
        "pixie_town",
        "2-6",
        COMPANIES,
        ["game=together,against", "building=imposed,imaginary"],
    ),
    "pixie-variants": (
        "pixie_town",
        "4",
        FEW,
        ["game=together,against", "gnome_die=mild,strong", "gentle_gnome=false,true"],
    ),
}


def main() -> None:
    console = Console()
    folders: list[Path] = []
    with Progress(console=console) as progress:
        for name, (game, seats, companies, options) in SWEEPS.items():
            plan = plan_sweep(game, seats, companies, options, GAMES, "veillee", False)
            folder = Path("build/report") / f"{name}-{plan.by.split()[-1]}"
            task = progress.add_task(name, total=len(plan.cells))
            sweep(plan, folder, None, lambda done, task=task: progress.update(task, completed=done))
            folders.append(folder)
    write_report(folders, Path("build/odds.html"))
    console.print("written: build/odds.html")


if __name__ == "__main__":
    main()
