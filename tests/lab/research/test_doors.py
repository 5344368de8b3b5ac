"""The doors are there for those who want them, and nobody else has to pay for them."""

import subprocess
import sys

import pytest


def test_without_the_extra_the_door_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("veillee.lab.research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"veillee\[research\]"):
        import veillee.lab.research  # noqa: F401


def test_nothing_else_opens_it() -> None:
    everything = "import sys, veillee.cli, veillee.server.http.app, veillee.lab.simulate; "
    asked = everything + "print('veillee.lab.research' in sys.modules, 'pettingzoo' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False"]
