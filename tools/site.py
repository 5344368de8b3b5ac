"""`make site`: the built page as a folder of files, without a server, in `build/site`.

Any host of files can serve it, under any path; so can `python -m http.server` on a USB stick.
The page learns from a mark that there is no server. A server sends the content policy as a header;
here it stands in the page.
"""

import gzip
import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

from veillee.server.http.app import HEADERS
from veillee.server.http.files import PAGE

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "site"
MARK = '<meta name="veillee" content="site" />'
LIST = "self.veillee="
HEADER_ONLY = ("frame-ancestors",)
"""What browsers ignore, with a warning, in a policy that stands in the page."""


def policy() -> str:
    rules = HEADERS["content-security-policy"].split("; ")
    return "; ".join(rule for rule in rules if not rule.startswith(HEADER_ONLY))


def index_of_site(index: str) -> str:
    """The same page with relative references, the mark, and the policy before all it applies to."""
    charset = '<meta charset="utf-8" />'
    assert charset in index, "the page does not name its charset as expected"
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy()}" />'
    relative = index.replace('="/', '="./')
    return relative.replace(charset, f"{charset}\n    {meta}\n    {MARK}", 1)


def as_listed(path: str, body: bytes) -> dict[str, Any]:
    """As `client/vite/service_worker.ts` says it of every file of the build."""
    travels = min(len(body), len(gzip.compress(body, mtime=0)))
    sha256 = hashlib.sha256(body).hexdigest()
    return {"path": path, "size": len(body), "travels": travels, "sha256": sha256}


def worker_of_site(worker: str, index: bytes) -> str:
    """The service worker, whose first line lists the files, with the page of the site."""
    line, code = worker.split("\n", 1)
    files = json.loads(line.removeprefix(LIST).removesuffix(";"))["files"]
    files = [one for one in files if one["path"] != "index.html"]
    said = {"site": True, "files": [*files, as_listed("index.html", index)]}
    return f"{LIST}{json.dumps(said, separators=(',', ':'))};\n{code}"


def build(page: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(page, folder)
    index = index_of_site((page / "index.html").read_text(encoding="utf-8")).encode()
    worker = worker_of_site((page / "sw.js").read_text(encoding="utf-8"), index)
    (folder / "index.html").write_bytes(index)
    (folder / "sw.js").write_text(worker, encoding="utf-8")


def main() -> None:
    build(PAGE, FOLDER)
    print(f"{FOLDER.relative_to(ROOT)}: try it with `python3 -m http.server -d build/site`")


if __name__ == "__main__":
    main()
