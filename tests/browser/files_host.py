"""A host of files like any other. It knows nothing of Veillée, and can be slow, broken or gone."""

import json
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.site import LIST, as_listed, build
from veillee.server.http.files import PAGE


def list_of(folder: Path) -> dict[str, Any]:
    line = (folder / "sw.js").read_text(encoding="utf-8").split("\n")[0]
    return json.loads(line.removeprefix(LIST).removesuffix(";"))


def change(folder: Path, path: str, body: bytes | None) -> None:
    """Puts a file into a built page, or takes it away, in the list too."""
    said = list_of(folder)
    said["files"] = [one for one in said["files"] if one["path"] != path]
    if body is None:
        (folder / path).unlink()
    else:
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_bytes(body)
        said["files"].append(as_listed(path, body))
    code = (folder / "sw.js").read_text(encoding="utf-8").split("\n", 1)[1]
    (folder / "sw.js").write_text(f"{LIST}{json.dumps(said)};\n{code}", encoding="utf-8")


def edit(folder: Path, path: str, old: str, new: str) -> None:
    text = (folder / path).read_text(encoding="utf-8")
    assert old in text
    change(folder, path, text.replace(old, new).encode())


class FilesHost:
    """`FilesHost(folder)`: a site under `/some/where/`. With `server` it gives the page as a server
    does, at the root and under every address."""

    def __init__(self, folder: Path, server: bool = False) -> None:
        self.root = folder
        self.page = folder if server else folder / "some" / "where"
        shutil.copytree(PAGE, self.page) if server else build(PAGE, self.page)
        self.server = server
        self.asked: list[str] = []
        self.broken: set[str] = set()
        """Paths, in part, for which the connection breaks off."""
        self.slow = ""
        """The path, in part, that waits for `go_on`."""
        self.go_on = threading.Event()
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, self))
        threading.Thread(target=self._http.serve_forever, daemon=True).start()
        where = "/" if server else "/some/where/"
        self.url = f"http://127.0.0.1:{self._http.server_port}{where}"

    def stop(self) -> None:
        self.go_on.set()
        self._http.shutdown()
        self._http.server_close()


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, host: FilesHost, *args: Any) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.root))

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        is_page = self.host.server and not Path(found).is_file() and "/api/" not in path
        return str(self.host.page / "index.html") if is_page else found

    def end_headers(self) -> None:
        if self.host.server:
            self.send_header("cache-control", "no-cache")
        super().end_headers()

    def do_GET(self) -> None:
        self.host.asked.append(self.path)
        if self.host.slow and self.host.slow in self.path:
            self.host.go_on.wait(20)
        if any(part in self.path for part in self.host.broken):
            self.close_connection = True
            return
        super().do_GET()
