"""axe-core looks for barriers."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.settling import settle

AXE = Path(__file__).parent.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def barriers(page: Page) -> list[str]:
    """What axe finds, in a line each."""
    settle(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN)["violations"]
    return [
        f"{one['impact']}: {one['id']}: {one['nodes'][0]['html'][:120]}"
        f" ({one['nodes'][0]['failureSummary'][:300]})"
        for one in found
    ]
