"""The page without a server."""

import hashlib
import json
import re

import pytest

from tools.site import LIST, MARK, build, policy
from veillee.server.http.app import HEADERS
from veillee.server.http.files import PAGE


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site") / "veillee"
    build(PAGE, folder)
    return folder


def test_every_reference_of_the_site_is_relative_and_leads_to_a_file(site):
    index = (site / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|src)="([^"]*)"', index)
    assert len(named) > 10
    assert all(path.startswith("./") for path in named)
    assert [path for path in named if not (site / path).is_file()] == []


def test_every_reference_of_the_servers_page_starts_at_the_root():
    """It is answered under deep addresses too."""
    named = re.findall(r'(?:href|src)="([^"]*)"', (PAGE / "index.html").read_text(encoding="utf-8"))
    assert all(path.startswith("/") for path in named)


def test_no_script_or_style_of_the_page_names_its_files_from_the_root():
    files = [path for path in (PAGE / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert len(files) > 100
    found = re.compile(r"""["'`(]/assets/""")
    assert [path.name for path in files if found.search(path.read_text(encoding="utf-8"))] == []


def test_the_site_is_marked_and_carries_the_policy(site):
    head = (site / "index.html").read_text(encoding="utf-8")
    assert MARK in head
    assert head.index("Content-Security-Policy") < head.index("<link")
    assert set(policy().split("; ")) == set(HEADERS["content-security-policy"].split("; ")) - {
        "frame-ancestors 'none'"
    }


def test_the_worker_of_the_site_lists_every_file_as_it_is(site):
    line = (site / "sw.js").read_text(encoding="utf-8").split("\n")[0]
    said = json.loads(line.removeprefix(LIST).removesuffix(";"))
    assert said["site"] is True
    files = [path for path in site.rglob("*") if path.is_file()]
    listed = {path.relative_to(site).as_posix(): path for path in files}
    left_out = {path for path in listed if path == "sw.js" or path.endswith(".woff")}
    assert {one["path"] for one in said["files"]} == set(listed) - left_out
    for one in said["files"]:
        body = listed[one["path"]].read_bytes()
        assert (one["size"], one["sha256"]) == (len(body), hashlib.sha256(body).hexdigest())
        assert 0 < one["travels"] <= one["size"]
