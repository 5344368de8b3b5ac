"""What a browser loads, compressed"""

import gzip
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).parent.parent / "veillee" / "page"


def figures() -> Iterator[tuple[str, str, str]]:
    if not PAGE.exists():
        yield "the page is not built", "make build", ""
        return
    index = (PAGE / "index.html").read_text()
    first = [path for path in PAGE.glob("assets/*.js") if path.name in index]
    yield "first page, script", kilobytes(first), "limit 150 kB"
    for path in sorted(PAGE.glob("assets/Screen*.js")):
        yield path.name, kilobytes([path]), "limit 250 kB"
    everything = [path for path in PAGE.glob("assets/*") if path.suffix in (".js", ".css", ".svg")]
    yield "all scripts, styles and pictures", kilobytes(everything), ""


def kilobytes(paths: list[Path]) -> str:
    size = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in paths)
    return f"{size / 1000:.1f} kB"
