"""Two small sweeps, of a game that is won together and of one that is not."""

from pathlib import Path

from veillee.lab.planning import plan_sweep
from veillee.lab.sweep import sweep


def two_small_sweeps(folder: Path) -> list[Path]:
    tom = ["mode=basic,legendary", "ogre_tiles=3"]
    ali = ["pile=12"]
    sweep(plan_sweep("tom_thumb", "3-4", ["adult", "age5"], tom, 4, "r", True), folder / "tom")
    sweep(plan_sweep("ali_baba", "3", ["adult", "age7,adult"], ali, 4, "r", True), folder / "ali")
    return [folder / "tom", folder / "ali"]
