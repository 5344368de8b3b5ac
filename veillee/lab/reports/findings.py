"""What sweeps say about one game, before any of it is drawn."""

from typing import TYPE_CHECKING, Any

import msgspec

from veillee.lab.cells import say
from veillee.table import Refused
from veillee.table.catalogue import find_game

if TYPE_CHECKING:
    from polars import DataFrame, Expr

GOOD = 0.6
"""An evening that is won six times in ten is neither a walk nor a wall."""
GROWN_UP = "grown-up"
NAMED = ("game", "seats", "company", "games", "won_by_seat")


class Findings:
    """The rows of one game. An option that a sweep did not name was at its default."""

    def __init__(self, game: str, rows: "DataFrame") -> None:
        import polars as pl

        missing = [name for name in NAMED if name not in rows.columns]
        if missing:
            raise Refused("parquet", f"this is no sweep: it has no column {missing[0]!r}")
        self.game = find_game(game)
        self.defaults = {
            f"option_{name}": say(value)
            for name, value in msgspec.to_builtins(self.game.options()).items()
            if f"option_{name}" in rows.columns
        }
        rows = rows.filter(pl.col("game") == game).with_columns(
            spoken(pl.col("company")), spoken(pl.col("personas"))
        )
        filled = [pl.col(name).fill_null(value) for name, value in self.defaults.items()]
        ended = [name for name in rows.columns if name.startswith("ended_")]
        weakest = pl.col("won_by_seat").list.min()
        self.rows = rows.with_columns(
            *filled, pl.col(ended).fill_null(0), measure=pl.col("won").fill_null(weakest)
        ).unique(["seats", "company", *self.defaults], keep="last", maintain_order=True)
        self.base = {name: self._usual(name) for name in self.defaults}
        self.endings = [name for name in ended if self.rows[name].sum()]

    def _usual(self, option: str) -> str:
        """What a table has unless the option is looked at: the default, where it was played."""
        played = self.rows[option].unique(maintain_order=True).to_list()
        return self.defaults[option] if self.defaults[option] in played else played[0]

    @property
    def varied(self) -> list[str]:
        """The options that were swept."""
        return [name for name in self.defaults if self.rows[name].n_unique() > 1]

    @property
    def main(self) -> str | None:
        """The option that a table chooses first, where it was swept."""
        return next(iter(self.varied), None)

    @property
    def companies(self) -> list[str]:
        return self.rows["company"].unique(maintain_order=True).to_list()

    @property
    def usual_seats(self) -> int:
        seats = self.rows["seats"].unique().to_list()
        return min(seats, key=lambda number: abs(number - self.game.default_seats))

    def as_usual(self, *but: str) -> "Expr":
        """Rows where all options are at their usual value, `but` some."""
        import polars as pl

        return pl.all_horizontal(
            pl.lit(True),
            *(pl.col(name) == value for name, value in self.base.items() if name not in but),
        )

    def together(self) -> "DataFrame":
        """Rows of tables that win or lose as one."""
        import polars as pl

        return self.rows.filter(pl.col("won").is_not_null())

    def each_seat(self) -> "DataFrame":
        """One row a seat of the usual tables where one wins over another."""
        import polars as pl

        rows = self.rows.filter(
            pl.col("won").is_null(),
            pl.col("seats") == self.usual_seats,
            self.as_usual(*self.varied),
        )
        whose = pl.int_ranges(pl.col("won_by_seat").list.len())
        return rows.with_columns(persona=pl.col("personas").str.split(","), seat=whose).explode(
            "won_by_seat", "persona", "seat"
        )

    def endings_long(self) -> "DataFrame":
        """How grown-ups' games end by number of seats, all options as usual."""
        import polars as pl

        rows = self.rows.filter(self.as_usual(), pl.col("company") == self.plainest)
        long = rows.unpivot(self.endings, index=["seats", "games"], variable_name="ending")
        return long.with_columns(
            pl.col("ending").str.strip_prefix("ended_"), rate=pl.col("value") / pl.col("games")
        )

    @property
    def plainest(self) -> str:
        return GROWN_UP if GROWN_UP in self.companies else self.companies[0]

    def effects(self) -> "DataFrame":
        """How far each choice moves the chance, all else alike: the mean of max − min."""
        import polars as pl

        factors = ["seats", "company", *self.varied]
        found: list[dict[str, Any]] = []
        for factor in factors:
            others = [name for name in factors if name != factor]
            alike = self.rows.with_columns(together=pl.col("won").is_not_null()).group_by(
                *others, "together"
            )
            moved = alike.agg(
                kinds=pl.col(factor).n_unique(),
                by=pl.col("measure").max() - pl.col("measure").min(),
            ).filter(pl.col("kinds") > 1)
            if moved.height:
                found.append(
                    {"choice": factor.removeprefix("option_"), "moves": moved["by"].mean()}
                )
        return pl.DataFrame(found, schema={"choice": pl.String, "moves": pl.Float64}).sort(
            "moves", descending=True
        )


def spoken(who: "Expr") -> "Expr":
    """As one says it at table: `age7` is a 7-year-old."""
    return who.str.replace_all(r"\bage(\d+)", "${1}-year-old").str.replace_all("adult", GROWN_UP)
