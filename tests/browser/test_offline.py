"""Without a connection: the page stays, a new version is offered, and whatever fails is said."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.files_host import FilesHost, change, edit, list_of
from tests.browser.stage import PHONE
from tests.server.house import House
from tests.words.reading import LANGUAGES
from veillee.games import games

IS_KEPT = """async (count) => {
  if (!navigator.serviceWorker.controller) return false;
  const [name] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return kept.filter(({ url }) => url.includes("?sha256=")).length >= count;
}"""
READY = "Ready to play without a connection"


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Four hundred files are fetched before anything is said."""
    expect.set_options(timeout=20_000)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture
def host(tmp_path) -> Iterator[FilesHost]:
    host = FilesHost(tmp_path / "host")
    yield host
    host.stop()


@pytest.fixture
def server(tmp_path) -> Iterator[FilesHost]:
    host = FilesHost(tmp_path / "server", server=True)
    yield host
    host.stop()


def until(page: Page, script: str, given: object = None) -> None:
    """As `wait_for_function`, which the policy of the page forbids."""
    deadline = time.monotonic() + 20
    while not page.evaluate(script, given):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(50)


def arrive(page: Page, url: str, files: int = 100) -> None:
    """And stays until the device keeps the page, or so many files."""
    page.goto(url)
    until(page, IS_KEPT, files)


def pictures_are_drawn(page: Page) -> None:
    until(
        page,
        """() => {
          const all = [...document.images];
          return all.length > 1 && all.every((one) => one.complete && one.naturalWidth > 0);
        }""",
    )


def fonts_are_there(page: Page) -> bool:
    wanted = ["16px 'Atkinson Hyperlegible'", "700 16px 'Atkinson Hyperlegible'"]
    wanted += ["16px 'Fraunces Variable'"]
    return page.evaluate(
        """async (wanted) => {
          const found = await Promise.all(wanted.map((font) => document.fonts.load(font)));
          return found.every((faces) => faces.some(({ status }) => status === "loaded"));
        }""",
        wanted,
    )


def test_after_one_visit_everything_is_read_without_a_server(visit, tmp_path):
    """The lobby is drawn, the rules of every game in every language, with pictures and fonts."""
    house = House(tmp_path)
    page = visit(PHONE, calm=False, offline=True)
    try:
        arrive(page, f"{house.url}/?still")
    finally:
        house.stop()
    page.reload()
    expect(page.get_by_role("heading", name="Veillée")).to_be_visible()
    for game in games():
        for language in LANGUAGES:
            page.evaluate(
                "(to) => (localStorage['veillee.language'] = JSON.stringify(to))", language
            )
            page.goto(f"{house.url}/rules/{game.id}?still")
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("article h2, main h2").first).to_be_visible()
            pictures_are_drawn(page)
    assert fonts_are_there(page)


def test_every_file_of_a_site_is_kept_and_works_without_the_host(visit, host):
    page = visit(PHONE, calm=False, offline=True)
    arrive(page, f"{host.url}?still", len(list_of(host.page)["files"]))
    host.stop()
    for path in ("#/rules/pixie_town", "#/rules/ali_baba?at=adjectives", "#/replay"):
        page.goto(f"{host.url}index.html?still{path}")
        page.reload()
        expect(page.get_by_role("heading").first).to_be_visible()
    page.goto(f"{host.url}?still#/rules/tom_thumb")
    pictures_are_drawn(page)
    assert fonts_are_there(page)
    with page.context.expect_page() as opened:
        page.locator("header a").first.click(modifiers=["ControlOrMeta"])
    expect(opened.value.get_by_role("heading", name="Veillée", exact=True)).to_be_visible()


def test_how_far_it_has_got_is_shown(visit, server):
    page = visit(PHONE, calm=False, offline=True)
    page.goto(f"{server.url}?still")
    take = page.get_by_role("button", name="Take it along")
    take.wait_for()
    server.slow = "pocket"
    expect(page.get_by_text("to play without a connection: 7 MB")).to_be_visible()
    take.click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    assert 0 < int(bar.get_attribute("aria-valuenow") or 0) < 100
    assert barriers(page) == []
    server.go_on.set()
    expect(page.get_by_text(READY)).to_be_visible()


def test_a_lost_connection_is_said_and_it_goes_on_where_it_was(visit, host):
    host.broken.add("veillee.zip")
    page = visit(PHONE, calm=False, offline=True)
    page.goto(f"{host.url}?still")
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    host.broken.clear()
    host.asked.clear()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text(READY)).to_be_visible()
    assert 0 < len({path for path in host.asked if "assets" in path}) < 7


def test_a_full_device_is_told_kindly(visit, server):
    page = visit(PHONE, calm=False, offline=True)
    page.goto(f"{server.url}?still")
    take = page.get_by_role("button", name="Take it along")
    take.wait_for()
    origin = page.evaluate("location.origin")
    line = page.context.new_cdp_session(page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 9_000_000})
    take.click()
    expect(page.get_by_text("too little room on this device.")).to_be_visible()
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text(READY)).to_be_visible()


def play(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.click()
    page.locator("main.stage").wait_for(timeout=60_000)
    assert "/t/pocket." in page.url
    page.reload()
    page.locator("main.stage").wait_for(timeout=60_000)


def test_whoever_took_it_along_plays_without_the_server(visit, tmp_path):
    house = House(tmp_path)
    page = visit(PHONE, calm=False, offline=True)
    try:
        page.goto(f"{house.url}/?still")
        page.get_by_role("button", name="Take it along").click()
        expect(page.get_by_text(READY)).to_be_visible()
    finally:
        house.stop()
    page.reload()
    play(page)


def test_a_site_plays_without_its_host(visit, host):
    page = visit(PHONE, calm=False, offline=True)
    page.goto(f"{host.url}?still")
    expect(page.get_by_text(READY)).to_be_visible()
    host.stop()
    page.reload()
    play(page)


def test_a_site_fetches_what_runs_its_games_once(visit, host):
    page = visit(PHONE, calm=False, offline=True)
    page.goto(f"{host.url}?still")
    expect(page.get_by_text(READY)).to_be_visible()
    play(page)
    assert len([path for path in host.asked if path.endswith(".wasm")]) == 1


def test_installed_it_begins_at_its_own_folder(visit, host):
    """What browsers ask for before they offer it: a name, a start in its scope, icons, a worker."""
    page = visit(PHONE, calm=False, offline=True)
    arrive(page, f"{host.url}?still")
    line = page.context.new_cdp_session(page)
    said = line.send("Page.getAppManifest")
    assert said["errors"] == []
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(said["data"])
    assert (manifest["name"], manifest["display"]) == ("Veillée", "standalone")
    assert urljoin(said["url"], manifest["start_url"]) == urljoin(said["url"], manifest["scope"])
    assert urljoin(said["url"], manifest["start_url"]) == host.url
    sizes = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    wanted = {(use, size) for use in ("any", "maskable") for size in ("192x192", "512x512")}
    assert sizes == wanted
    assert all((host.page / icon["src"]).is_file() for icon in manifest["icons"])


def new_version(folder: Path) -> str:
    """Another script to begin with, and another title; says what the old script was called."""
    (script,) = [path.name for path in (folder / "assets").glob("index-*.js")]
    body = (folder / "assets" / script).read_bytes()
    change(folder, "assets/index-NewOne00.js", body)
    change(folder, f"assets/{script}", None)
    edit(folder, "index.html", script, "index-NewOne00.js")
    edit(folder, "index.html", '<html lang="en"', '<html data-new lang="en"')
    return script


def script_of_the_pocket(folder: Path) -> str:
    (path,) = (folder / "assets" / "pocket").glob("worker-*.js")
    return path.relative_to(folder).as_posix()


def is_new(page: Page) -> bool:
    return page.evaluate("document.documentElement.hasAttribute('data-new')")


def test_a_new_version_is_offered_in_the_lobby_and_no_table_is_reloaded(visit, host):
    page = visit(PHONE, calm=False, offline=True)
    arrive(page, f"{host.url}?still", len(list_of(host.page)["files"]))
    other = page.context.new_page()
    other.goto(f"{host.url}?still#/rules/tom_thumb")
    other.evaluate("window.untouched = true")
    new_version(host.page)
    (lazy,) = [path.name for path in (host.page / "assets").glob("Replay-*.js")]
    change(host.page, f"assets/{lazy}", None)
    host.asked.clear()
    page.reload()
    expect(page.get_by_text("A new version is there")).to_be_visible()
    assert not is_new(page)
    assert {urlsplit(path).path for path in host.asked if not path.endswith("/games")} == {
        "/some/where/",
        "/some/where/sw.js",
        "/some/where/assets/index-NewOne00.js",
    }
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("heading", name="Veillée", exact=True)).to_be_visible()
    assert is_new(page)
    expect(page.get_by_text("A new version is there")).to_have_count(0)
    assert other.evaluate("window.untouched") is True
    other.evaluate("location.hash = '#/replay'")
    expect(other.get_by_role("heading").first).to_be_visible()
    expect(other.get_by_text("No connection")).to_have_count(0)


def test_a_new_version_that_does_not_arrive_leaves_the_old_one(visit, host):
    page = visit(PHONE, calm=False, offline=True)
    arrive(page, f"{host.url}?still", len(list_of(host.page)["files"]))
    new_version(host.page)
    script = script_of_the_pocket(host.page)
    change(host.page, script, b"// Another one.\n" + (host.page / script).read_bytes())
    host.broken.add("worker-")
    page.reload()
    expect(page.get_by_text("A new version could not be fetched yet")).to_be_visible()
    host.stop()
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible()
    assert not is_new(page)


def test_a_server_gives_its_own_page_first_and_a_pocket_table_keeps_its_version(visit, server):
    page = visit(PHONE, calm=False, offline=True)
    arrive(page, f"{server.url}?still")
    new_version(server.page)
    page.goto(f"{server.url}t/pocket.abc?still")
    assert not is_new(page)
    page.goto(f"{server.url}?still")
    assert is_new(page)
    page.get_by_role("button", name="Take it along").wait_for()
    expect(page.get_by_text("A new version is there")).to_have_count(0)


def test_a_server_that_does_not_answer_is_not_waited_for(visit, server):
    page = visit(PHONE, calm=False, offline=True)
    arrive(page, f"{server.url}?still")
    server.slow = "rules"
    page.goto(f"{server.url}rules/tom_thumb?still")
    pictures_are_drawn(page)


def test_calls_to_the_server_and_headers_are_left_alone(visit, tmp_path):
    house = House(tmp_path)
    page = visit(PHONE, offline=True)
    try:
        arrive(page, f"{house.url}/?still")
        keys = page.evaluate(
            """async () => {
              await fetch("/api/games");
              const [name] = await caches.keys();
              const cache = await caches.open(name);
              const kept = await cache.keys();
              const [script] = kept.filter(({ url }) => /\\/index-[^/]*\\.js/.test(url));
              const { headers } = await cache.match(script);
              return [kept.filter(({ url }) => url.includes("/api/")).length, [...headers]];
            }"""
        )
    finally:
        house.stop()
    assert keys[0] == 0
    headers = dict(keys[1])
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["content-type"].startswith("text/javascript")
