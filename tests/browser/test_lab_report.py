"""The lab's report, opened as a file: drawn, and it asks nothing of anybody."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.stage import PHONE
from tests.lab.sweeps import two_small_sweeps
from veillee.lab.reports.report import write_report


def test_every_chart_of_the_report_is_drawn(visit, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    write_report(two_small_sweeps(tmp_path), file)
    page = visit(PHONE)
    page.goto(file.as_uri())
    charts = page.locator("figure img")
    expect(charts).to_have_count(9)
    assert min(charts.evaluate_all("all => all.map(one => one.naturalWidth)")) > 200
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(page) == []
