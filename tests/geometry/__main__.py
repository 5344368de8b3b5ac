"""Every moment of `make shots`, in five languages at six sizes: `make geometry`.

No text over anything that can be pressed or must be seen, nothing cut off, nothing too small for a
finger. `python -m tests.geometry tom_thumb pebble --size 360x640 --language de` looks at less;
`--pictures` keeps a picture of each that is wrong in build/geometry/. What may pass, and why, is in
tests/engines/excused.py.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from multiprocessing import get_context
from queue import Empty

from tests.geometry.looking import LANGUAGES, SIZES, Finding
from tests.geometry.visiting import Wanted, work
from tools.moments import all_moments

AT_ONCE = 2


def report(name: str, findings: list[Finding]) -> None:
    """Alike in several languages or sizes: said once, with where, and one example."""
    alike: dict[str, list[Finding]] = defaultdict(list)
    for finding in findings:
        alike[finding.problem.split(" · ")[0]].append(finding)
    print(f"{name}: {'right' if not alike else ''}", flush=True)
    for place, found in alike.items():
        sizes: dict[str, list[str]] = defaultdict(list)
        for language, size, _ in found:
            if language not in sizes[size]:
                sizes[size].append(language)
        at = "; ".join(f"{size} {' '.join(languages)}" for size, languages in sizes.items())
        example = found[0].problem.partition(" · ")[2]
        print(f"  {place}\n    at {at}" + (f"\n    {example}" if example else ""), flush=True)


def visit_all(moments: list[str], wanted: Wanted) -> dict[str, list[Finding]]:
    context = get_context("spawn")
    names, done = context.Queue(), context.Queue()
    for name in [*moments, *[None] * AT_ONCE]:
        names.put(name)
    workers = [context.Process(target=work, args=(names, done, wanted)) for _ in range(AT_ONCE)]
    for worker in workers:
        worker.start()
    found: dict[str, list[Finding]] = {}
    while len(found) < len(moments):
        try:
            name, findings = done.get(timeout=1)
        except Empty:
            if not any(worker.is_alive() for worker in workers):
                raise SystemExit("the browsers have gone") from None
            continue
        found[name] = findings
        report(name, findings)
    for worker in workers:
        worker.join()
    return found


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.geometry", description=__doc__)
    parser.add_argument("words", nargs="*", help="moments whose name holds one of these")
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--pictures", action="store_true")
    wanted = parser.parse_args()
    moments = all_moments(wanted.words)

    found = visit_all(moments, Wanted(wanted.size, wanted.language, wanted.pictures))
    looks = len(moments) * len(wanted.size) * len(wanted.language)
    wrong = sum(bool(findings) for findings in found.values())
    print(
        f"{len(moments)} moments × {len(wanted.size)} sizes × {len(wanted.language)} languages "
        f"= {looks} looked at; {sum(map(len, found.values()))} findings in {wrong} moments"
    )
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
