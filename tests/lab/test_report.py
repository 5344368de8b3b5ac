"""The report: what it finds in sweeps, and what it draws."""

import base64
import re
from pathlib import Path

import polars
import pytest

from tests.lab.sweeps import two_small_sweeps
from veillee.lab.reports.findings import Findings
from veillee.lab.reports.report import write_report
from veillee.table import Refused


@pytest.fixture(scope="module")
def sweeps(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return two_small_sweeps(tmp_path_factory.mktemp("sweeps"))


def test_every_chart_has_its_marks(sweeps: list[Path], tmp_path: Path) -> None:
    write_report(sweeps, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text()
    charts = [base64.b64decode(found).decode() for found in re.findall(r"base64,([^\"]+)", page)]
    assert all(re.search(r'aria-roledescription="[^"]*mark[^"]*"', chart) for chart in charts)
    assert "What matters most" in page
    assert not re.search(r"\badult\b|\bage\d", page + "".join(charts))
    assert "<script" not in page


def test_what_matters_most_is_what_moves_the_chance_most() -> None:
    """All else alike: the mode moves it by 0.4 in each company, the company by 0.1."""
    rows = polars.DataFrame(
        {
            "game": ["tom_thumb"] * 4,
            "seats": [4] * 4,
            "company": ["adult", "adult", "age7", "age7"],
            "personas": ["adult"] * 4,
            "option_mode": ["basic", "legendary"] * 2,
            "games": [100] * 4,
            "won": [0.6, 0.2, 0.5, 0.1],
            "won_by_seat": [[0.6], [0.2], [0.5], [0.1]],
            "ended_cottage": [60, 20, 50, 10],
        }
    )
    effects = Findings("tom_thumb", rows).effects()
    assert effects["choice"].to_list() == ["mode", "company"]
    assert effects["moves"].to_list() == pytest.approx([0.4, 0.1])


def test_an_option_that_was_not_swept_was_at_its_default() -> None:
    rows = polars.DataFrame(
        {
            "game": ["tom_thumb"] * 2,
            "seats": [4, 4],
            "company": ["adult", "adult"],
            "personas": ["adult"] * 2,
            "option_mode": [None, "legendary"],
            "games": [100] * 2,
            "won": [0.6, 0.2],
            "won_by_seat": [[0.6], [0.2]],
        }
    )
    assert Findings("tom_thumb", rows).rows["option_mode"].to_list() == ["basic", "legendary"]


def test_what_is_no_sweep_is_refused_by_name(tmp_path: Path) -> None:
    broken, other = tmp_path / "broken.parquet", tmp_path / "other.parquet"
    broken.write_bytes(b"PAR1 and then nothing")
    polars.DataFrame({"a": [1]}).write_parquet(other)
    for path in (broken, other, tmp_path / "none.parquet"):
        with pytest.raises(Refused, match=path.name):
            write_report([path], tmp_path / "report.html")
    assert not (tmp_path / "report.html").exists()
