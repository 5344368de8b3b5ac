"""The image: made of what there is, as `make` makes it, and with little that could be misused."""

import json
import os
import subprocess
import sys
import tomllib
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tests.deploy.files import ROOT, as_list, dockerfile, last_stage, one, text
from tests.deploy.house import default_port, paths, understood

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGE = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))


def version(argument: str) -> str:
    given = dict(words[0].split("=") for word, words in dockerfile() if word == "ARG")
    return given[argument]


def sources() -> list[str]:
    copies = [words for word, words in dockerfile() if word == "COPY"]
    return [source for words in copies if "--from" not in words[0] for source in words[:-1]]


def test_everything_that_is_copied_is_there_and_not_ignored():
    shown = {line[1:] for line in text("Dockerfile.dockerignore").splitlines() if line[:1] == "!"}
    assert sources()
    for source in sources():
        assert (ROOT / source).exists(), source
        assert any(source == one or source.startswith(f"{one}/") for one in shown), source


def test_python_and_node_are_new_enough():
    assert f"{version('PYTHON')}.0" in SpecifierSet(PROJECT["project"]["requires-python"])
    assert f"{version('NODE')}.0" in SpecifierSet(PACKAGE["engines"]["node"])


def brought_by(requirements: list[str]) -> set[str]:
    """The names of all packages that pip would bring, as far as they are installed here."""
    waiting, known = [Requirement(text) for text in requirements], set[tuple[str, str]]()
    while waiting:
        wanted = waiting.pop()
        for extra in {"", *wanted.extras}:
            name = canonicalize_name(wanted.name)
            if (name, extra) not in known:
                known.add((name, extra))
                further = [Requirement(text) for text in metadata.requires(name) or []]
                waiting += [
                    one
                    for one in further
                    if one.marker is None or one.marker.evaluate({"extra": extra})
                ]
    return {name for name, _ in known}


@pytest.mark.long
def test_the_house_opens_with_nothing_but_what_it_asks_for(tmp_path):
    """No package is there only because the tests need it, and none of the lab's is missed."""
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    brought = brought_by(project["dependencies"] + extras.get("postgresql", []))
    missing = [
        module
        for module, owners in metadata.packages_distributions().items()
        if module != "veillee" and not brought & {canonicalize_name(owner) for owner in owners}
    ]
    assert {"numba", "pytest"} <= set(missing)
    program = (
        f"import asyncio, sys; sys.modules.update(dict.fromkeys({missing!r}));"
        "import veillee.cli, veillee.server.process.serve;"
        "from veillee.server.http.app import build_app;"
        "app = build_app('house.db')\n"
        "async def open_and_close():\n"
        "    async with app.lifespan(): print('open')\n"
        "asyncio.run(open_and_close())"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True
    )
    assert told.stdout == b"open\n", told.stderr.decode()


def test_it_runs_as_nobody_in_particular():
    assert int(one(last_stage(), "USER")[0]) > 1000


def test_it_serves_where_it_says():
    command = as_list(one(last_stage(), "CMD"))
    assert as_list(one(last_stage(), "ENTRYPOINT")) == ["veillee"]
    options = understood(command)
    assert one(last_stage(), "EXPOSE") == [str(options["port"])] == [str(default_port())]
    assert options["host"] == "0.0.0.0"


def test_it_asks_itself_whether_it_is_well():
    question = " ".join(one(last_stage(), "HEALTHCHECK"))
    assert f"http://127.0.0.1:{default_port()}/healthz" in question
    assert "/healthz" in paths()
