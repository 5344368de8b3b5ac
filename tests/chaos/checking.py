"""Afterwards: what the guests were told, held against what the database holds."""

import zlib
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from tests.chaos.guest import Acknowledged, Guest
from tests.chaos.houses import Ledger
from tests.chaos.tally import Tally
from veillee.live.opening import Opening
from veillee.table import Refused, Table

encode = msgspec.json.Encoder().encode
Entries = list[tuple[int, dict[str, Any]]]


def check_log(
    ledger: Ledger, tables: Iterable[str], acknowledged: Iterable[Acknowledged], tally: Tally
) -> None:
    """Every table that was opened is there, with every acknowledged move, once, in its place."""
    for table in tables:
        if table not in ledger:
            tally.fault("lost", f"table {table} was opened and is gone")
    for table, entries in ledger.items():
        numbers = [seq for seq, _ in entries]
        if numbers != list(range(1, len(entries) + 1)):
            tally.fault("gap", f"the numbers of {table} are {numbers}")
        ids = Counter((entry["seat"], entry["id"]) for _, entry in entries[1:] if entry["id"])
        for (seat, id), times in ids.items():
            if times > 1:
                tally.fault("doubled", f"{table} has {id} of seat {seat} {times} times")
    for one in acknowledged:
        written = dict(ledger.get(one.table, [])).get(one.seq)
        if written is None or not is_that(written, one):
            tally.fault("lost", f"{one} was acknowledged; there is {written}")


def is_that(written: dict[str, Any], one: Acknowledged) -> bool:
    """How fast a hand was is for the house to judge; everything else is as it was said."""
    said, found = dict(one.move), dict(written["move"])
    if "after" in said:
        said.pop("after")
        found.pop("after", None)
    return (written["seat"], written["id"], found) == (one.seat, one.id, said)


def check_table(
    id: str, entries: Entries, guests: list[Guest], record: dict[str, Any] | None, tally: Tally
) -> None:
    """The game played again from the log: it has ended, its record is true, and so is every sight
    that anybody had on the way there."""
    table = msgspec.convert(entries[0][1], Opening).new_table()
    try:
        for seq, entry in entries[1:]:
            table.play(entry["seat"], entry["move"])
            check_sights(table, seq, guests, tally)
    except Refused as no:
        tally.fault("lie", f"{id} cannot have been played: {no}")
        return
    for guest in guests:
        if max(guest.views, default=0) > table.seq:
            tally.fault("sight", f"seat {guest.seat} of {id} saw more than there is")
    if table.outcome is None:
        tally.fault("table_stuck", f"{id} ({table.game.id}) stands at {table.seq}")
        return
    check_record(id, table, record, tally)
    outcome = msgspec.json.decode(encode(table.outcome))
    for guest in guests:
        if guest.outcome is not None and guest.outcome != outcome:
            tally.fault("sight", f"{id} ended with {outcome}; seat {guest.seat}: {guest.outcome}")


def check_sights(table: Table, seq: int, guests: list[Guest], tally: Tally) -> None:
    for guest in guests:
        if seq in guest.views:
            view = encode(table.game.view(table.board, guest.seat))
            if guest.views[seq] != zlib.crc32(view):
                tally.fault("sight", f"seat {guest.seat} of {guest.table} saw another {seq}")


def check_record(id: str, table: Table, record: dict[str, Any] | None, tally: Tally) -> None:
    if record is None:
        tally.fault("table_stuck", f"{id} has ended, and its record is not to be had")
        return
    try:
        again = Table.verify(record)
    except Refused as no:
        tally.fault("lie", f"the record of {id} lies: {no}")
        return
    if again.record() != table.record():
        tally.fault("lie", f"the record of {id} is not what is in the log")


def check_guests(guests: Iterable[Guest], tally: Tally) -> None:
    for guest in guests:
        if guest.is_stuck is not None:
            tally.fault("guest_stuck", f"seat {guest.seat} of {guest.table}, {guest.is_stuck}")
        for wrong in guest.wrong:
            tally.fault("sight", f"{guest.table}: {wrong}")


def check_journal(name: str, journal: list[str], tally: Tally) -> None:
    for number, line in enumerate(journal):
        if line.startswith("Traceback"):
            tally.fault(
                "traceback", f"{name}: {''.join(journal[max(number - 1, 0) : number + 30])}"
            )
