"""`make audit`: does anybody know of a hole in what we build on?

Asks `pip-audit` and `npm audit`. A known hole ends with an error. A registry that keeps no list of
holes, as a mirror on a closed network does not, is said so and is no error: nothing was found out.
"""

import json
import subprocess
import sys
from typing import Any

PIP = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
NPM = ["npm", "audit", "--json"]


def main() -> int:
    holes = [*known("Python", PIP, python_holes), *known("npm", NPM, npm_holes)]
    for hole in holes:
        print(f"known hole: {hole}")
    return 1 if holes else 0


def known(what: str, command: list[str], read: Any) -> list[str]:
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
        looked_at, holes = read(json.loads(ran.stdout))
    except (OSError, subprocess.TimeoutExpired, ValueError, KeyError) as error:
        looked_at, holes = 0, []
        print(f"{what}: {type(error).__name__} while asking")
    if looked_at:
        print(f"{what}: {looked_at} packages looked up, {len(holes)} known holes")
    else:
        print(f"{what}: not audited: the registry here keeps no list of holes")
    return holes


def python_holes(report: dict[str, Any]) -> tuple[int, list[str]]:
    """A package that the registry could not look up carries a `skip_reason`."""
    looked_up = [package for package in report["dependencies"] if "skip_reason" not in package]
    return len(looked_up), [
        f"{package['name']} {package['version']}: {hole['id']}"
        for package in looked_up
        for hole in package["vulns"]
    ]


def npm_holes(report: dict[str, Any]) -> tuple[int, list[str]]:
    """Without a list of holes the report has no `metadata`, only a message."""
    looked_up = report["metadata"]["dependencies"]["total"]
    return looked_up, [
        f"{name} {hole['range']}: {hole['severity']}"
        for name, hole in report["vulnerabilities"].items()
    ]


if __name__ == "__main__":
    sys.exit(main())
