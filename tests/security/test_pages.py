"""Path tricks on static files, odd methods, and the headers of every answer."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.security.raw import Raw, status
from veillee.server.http.app import HEADERS, POCKET_POLICY, TRUSTED_ONLY
from veillee.server.http.files import AT_THE_ROOT, PAGE

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


@pytest.fixture
def put() -> Iterator[Callable[[str, bytes], str]]:
    """Puts a file beside those of the pocket while the server runs, and says its path there."""
    made: set[Path] = set()
    folder = PAGE / "assets" / "pocket"

    def put(name: str, body: bytes) -> str:
        folder.mkdir(exist_ok=True)
        path = folder / name
        path.write_bytes(body)
        made.add(path)
        return f"/assets/pocket/{name}"

    yield put
    for path in made:
        path.unlink()


@pytest.mark.parametrize(
    ("ending", "kind"),
    [
        (".wasm", "application/wasm"),
        (".mjs", "text/javascript"),
        (".whl", "application/octet-stream"),
        (".zip", "application/octet-stream"),
    ],
)
def test_the_files_of_the_pocket_have_their_types_and_are_compressed_once(house, put, ending, kind):
    body = b"once upon a time " * 100_000
    url = house.url + put(f"a_test_of_types{ending}", body)
    answer = httpx.get(url)
    assert answer.content == body
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(body) / 10
    plain = httpx.get(url, headers={"accept-encoding": "identity"})
    assert (plain.content, "content-encoding" in plain.headers) == (body, False)


def test_a_file_whose_name_does_not_tell_its_content_is_asked_for_again(house, put):
    url = house.url + put("a_test_of_tags.whl", b"one")
    answer = httpx.get(url)
    assert answer.headers["cache-control"] == "no-cache"
    known = {"if-none-match": answer.headers["etag"]}
    assert httpx.get(url, headers=known).status_code == 304
    put("a_test_of_tags.whl", b"the other")
    assert httpx.get(url, headers=known).content == b"the other"


def test_only_the_worker_of_the_pocket_may_compile(house, put):
    worker = put("worker-a_test00.js", b"1")
    policies = {
        path: httpx.get(house.url + path).headers["content-security-policy"]
        for path in (
            "/",
            worker,
            put("a_test_of_policies.mjs", b"1"),
            "/assets/pocket/worker-nowhere.js",
            "/assets/pocket/worker-/../../x.js",
        )
    }
    assert policies.pop(worker) == POCKET_POLICY
    assert set(policies.values()) == {HEADERS["content-security-policy"]}


def test_what_lies_at_the_root_is_asked_for_again_each_time(house):
    for path in AT_THE_ROOT:
        answer = httpx.get(house.url + path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]


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
