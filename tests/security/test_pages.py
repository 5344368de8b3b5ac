"""Path tricks on static files, odd methods, and the headers of every answer."""

import re

import httpx
import pytest

from tests.security.raw import Raw, status
from veillee.server.http.app import HEADERS, PAGE, TRUSTED_ONLY

TRICKS = [
    "/assets/../index.html",
    "/assets/../../server/app.py",
    "/assets/%2e%2e/%2e%2e/server/app.py",
    "/assets/..%2f..%2fserver%2fapp.py",
    "/assets/..%5c..%5cserver%5capp.py",
    "/assets/..\\..\\server\\app.py",
    "/assets/%252e%252e/index.html",
    "/assets/%c0%ae%c0%ae/index.html",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets/%00",
    "/assets/index.js%00.css",
    "/assets/" + "a" * 5000,
    "/assets/" + "a/" * 3000,
    "/assets/",
    "/assets",
    "//etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/house.db",
    "/.env",
    "/.git/config",
    "/schema",
    "/schema/openapi.json",
]


@pytest.fixture(scope="module", autouse=True)
def built():
    assert (PAGE / "assets").exists(), "the page is not built: run `make build`"


@pytest.mark.parametrize("path", TRICKS, ids=lambda path: path[:40])
def test_no_path_leads_out_of_the_assets(house, path):
    with Raw(house.port) as line:
        answer = line.ask("GET", path)
    assert status(answer) in (400, 404)
    assert not re.search(rb"def build_app|root:|SQLite format|<script|Traceback", answer)


def test_an_asset_itself_is_there(house):
    """Otherwise the test above could not fail."""
    script = next((PAGE / "assets").glob("*.js"))
    answer = httpx.get(f"{house.url}/assets/{script.name}")
    assert (answer.status_code, answer.content) == (200, script.read_bytes())
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "method", ["TRACE", "PUT", "DELETE", "PATCH", "CONNECT", "PROPFIND", "BREW"]
)
@pytest.mark.parametrize("path", ["/", "/api/tables", "/assets/x.js", "/metrics"])
def test_other_methods_do_nothing_and_echo_nothing(house, method, path):
    with Raw(house.port) as line:
        answer = line.ask(method, path, "X-Secret: rumpelstilzchen")
    assert status(answer) in (400, 404, 405)
    assert b"rumpelstilzchen" not in answer


ANSWERS = {
    "the page": ("GET", "/", None, 200),
    "a stray page": ("GET", "/nowhere", None, 404),
    "games": ("GET", "/api/games", None, 200),
    "a table": (
        "POST",
        "/api/tables",
        {"game": "tom_thumb", "seats": [{"kind": "person"}] * 3},
        201,
    ),
    "a refusal": ("POST", "/api/tables", {}, 400),
    "no such table": ("GET", "/api/tables/x", None, 404),
    "a wrong method": ("PUT", "/api/tables", None, 405),
    "too much": ("POST", "/api/tables", "x" * 600_000, 413),
    "health": ("GET", "/healthz", None, 200),
    "metrics": ("GET", "/metrics", None, 200),
    "options": ("OPTIONS", "/api/tables", None, 204),
}


@pytest.mark.parametrize(("method", "path", "body", "code"), ANSWERS.values(), ids=ANSWERS)
def test_every_answer_carries_the_headers(house, method, path, body, code):
    answer = httpx.request(method, f"{house.url}{path}", json=body)
    assert answer.status_code == code
    expected = HEADERS | TRUSTED_ONLY
    assert {name: answer.headers.get(name) for name in expected} == expected
    assert not {"set-cookie", "server", "x-powered-by"} & set(answer.headers)
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "127.9.9.9:80", "[::1]:8000"])
def test_a_trusted_address_keeps_other_windows_apart(house, host):
    answer = httpx.get(house.url, headers={"host": host})
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_over_https_other_windows_are_kept_apart(house):
    said = {"host": "games.example.org", "x-forwarded-proto": "https"}
    answer = httpx.get(house.url, headers=said)
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize(
    "host",
    ["192.168.1.20:8000", "games.example.org", "localhost.example.org", "[fe80::1]", "[", ""],
)
def test_at_home_over_plain_http_no_browser_has_reason_to_complain(house, host):
    """Chromium writes an error for a policy that it has to ignore there."""
    answer = httpx.get(house.url, headers={"host": host})
    assert "cross-origin-opener-policy" not in answer.headers


def test_the_policy_lets_nothing_in_from_elsewhere():
    rules = dict(rule.split(" ", 1) for rule in HEADERS["content-security-policy"].split("; "))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["form-action"] == "'none'"
    assert {word for rule in rules.values() for word in rule.split()} == {
        "'none'",
        "'self'",
        "data:",
    }
    assert [name for name, rule in rules.items() if "data:" in rule] == ["img-src"]
    assert (HEADERS["x-frame-options"], HEADERS["x-content-type-options"]) == ("DENY", "nosniff")
    assert HEADERS["referrer-policy"] == "no-referrer"
