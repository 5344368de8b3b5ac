"""What `make play` and `make test` install is what was chosen, to the byte."""

import json
import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.deploy.files import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def locked(name):
    """Each package of a file: its requirement, and how many hashes it may have."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [(Requirement(line.split("--hash")[0]), line.count("--hash=sha256:")) for line in lines]


def wanted(*extras):
    """What the project asks for, with these extras and what they bring."""
    asked = [Requirement(text) for text in PROJECT["dependencies"]]
    waiting = list(extras)
    while waiting:
        for text in PROJECT["optional-dependencies"][waiting.pop()]:
            one = Requirement(text)
            if one.name == PROJECT["name"]:
                waiting += one.extras
            else:
                asked.append(one)
    return asked


@pytest.mark.parametrize("name", [path.name for path in LOCKS])
def test_every_package_has_one_version_and_its_hashes(name):
    assert locked(name)
    for package, hashes in locked(name):
        assert [one.operator for one in package.specifier] == ["=="], package
        assert hashes > 0, package
    assert "://" not in (ROOT / "requirements" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "extras"),
    [
        ("play.txt", ["odds"]),
        ("image.txt", ["odds", "postgresql"]),
        ("test.txt", ["odds", "test"]),
        ("long.txt", ["odds", "test", "long"]),
    ],
)
def test_the_versions_are_those_that_the_project_asks_for(name, extras):
    versions = {}
    for package, _ in locked(name):
        (version,) = [one.version for one in package.specifier]
        versions.setdefault(canonicalize_name(package.name), []).append(version)
    for one in wanted(*extras):
        found = versions.get(canonicalize_name(one.name), [])
        assert found, one
        assert all(one.specifier.contains(version) for version in found), one


def test_make_installs_nothing_else():
    recipes = MAKEFILE.partition("# The engines that `make bench`")[0]
    recipes += (ROOT / "tools/find_node.sh").read_text(encoding="utf-8")
    installs = re.findall(r"pip install (.+)", recipes)
    assert installs
    for words in installs:
        pinned = re.search(r"--require-hashes --requirement requirements/(\w+\.txt)$", words)
        own = "--no-deps --no-build-isolation --editable ." in words
        assert own or (pinned and ROOT / "requirements" / pinned[1] in LOCKS), words


def test_what_we_use_from_the_inside_does_not_change_by_itself():
    for name in ("uvicorn", "websockets"):
        (one,) = [one for one in wanted() if one.name == name]
        assert any(bound.operator == "<" for bound in one.specifier), name


def test_every_package_of_the_page_has_its_hash():
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert "resolved" not in package, name
