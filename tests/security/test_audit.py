"""`make audit` tells a hole from a registry that keeps no list of them."""

import pytest

from tools.audit import npm_holes, python_holes


def test_a_known_hole_in_a_python_package_is_told():
    hole = {"id": "PYSEC-1", "fix_versions": ["2"]}
    report = {
        "dependencies": [
            {"name": "good", "version": "1", "vulns": []},
            {"name": "bad", "version": "1", "vulns": [hole]},
            {"name": "unknown", "skip_reason": "not found"},
        ]
    }
    assert python_holes(report) == (2, ["bad 1: PYSEC-1"])


def test_a_known_hole_in_an_npm_package_is_told():
    report = {
        "metadata": {"dependencies": {"total": 7}},
        "vulnerabilities": {"bad": {"range": "<2", "severity": "high"}},
    }
    assert npm_holes(report) == (7, ["bad <2: high"])


def test_a_registry_without_a_list_is_not_taken_for_a_clean_one():
    assert python_holes({"dependencies": [{"name": "a", "skip_reason": "?"}]}) == (0, [])
    with pytest.raises(KeyError):
        npm_holes({"message": "405 Method Not Allowed"})
