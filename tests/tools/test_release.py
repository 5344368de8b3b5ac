"""What `make release` objects to."""

import pytest

from tools.release import objections

CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-11-16\n\n- Fixed: a stone.\n"
READY = {"version": "1.2.3", "changelog": CHANGELOG, "status": "", "tags": ["v1.2.2"]}


def test_a_version_that_is_written_down_can_be_released():
    assert objections(**READY) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"version": "1.2"}, "no version like"),
        ({"version": "1.2.4"}, "no heading"),
        ({"changelog": CHANGELOG.replace(" - 2026-11-16", "")}, "no heading"),
        ({"status": " M README.md"}, "uncommitted"),
        ({"tags": ["v1.2.3"]}, "exists"),
    ],
)
def test_what_is_missing_is_named(wrong, said):
    assert said in objections(**{**READY, **wrong})[0]
