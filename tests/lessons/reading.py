"""The lessons as they stand in the games' folders, played at a real table."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from veillee.table import Table
from veillee.table.asks import Begin

ROOT = Path(__file__).parent.parent.parent
LESSONS = sorted((ROOT / "veillee" / "games").glob("*/lesson"))
ME = 0


class Deal(Struct, forbid_unknown_fields=True):
    seed: str
    options: dict[str, Any]
    company: list[str]


class Tried(Struct, forbid_unknown_fields=True):
    move: dict[str, Any]
    say: str


class Scripted(Struct, forbid_unknown_fields=True):
    seat: int | None
    move: dict[str, Any]


class Step(Struct, forbid_unknown_fields=True):
    """Explained in `client/src/lesson/lesson.ts`."""

    id: str
    points: list[str] = []
    to: str | None = None
    beside: str | None = None
    does: dict[str, Any] | None = None
    free: list[str] = []
    wrong: list[Tried] = []
    then: list[Scripted] = []
    shows: list[str] = []

    @property
    def sentences(self) -> set[str]:
        answers = {f"{self.id}-wrong", *(tried.say for tried in self.wrong)} if self.does else set()
        return {self.id, *answers}


class Lesson(Struct, forbid_unknown_fields=True):
    deal: Deal
    steps: list[Step]


def game_of(folder: Path) -> str:
    return folder.parent.name


def read_lesson(folder: Path) -> Lesson:
    text = (folder / "lesson.json").read_text(encoding="utf-8")
    return msgspec.convert(json.loads(text), Lesson)


def table_of(folder: Path) -> Table:
    """All are people, as the page opens it: it holds every seat and plays the company's moves."""
    deal = read_lesson(folder).deal
    table = Table(game_of(folder), 1 + len(deal.company), deal.options, deal.seed, gather=True)
    table.play(None, Begin())
    return table


def play_steps(folder: Path) -> Iterator[tuple[Step, Table, int]]:
    """Each step, the table just after it, and how far the log was before it."""
    table = table_of(folder)
    for step in read_lesson(folder).steps:
        before = table.seq
        if step.does is not None:
            table.play(ME, step.does)
        for scripted in step.then:
            table.play(scripted.seat, scripted.move)
        yield step, table, before
