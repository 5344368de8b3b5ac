"""WebKitGTK, the engine of Safari, by WebDriver, on a screen that is not there (Xvfb)."""

import base64
import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

from tests.engines.driver import Points, Size, moved, pointer, pressed
from tests.server.house import free_port

ARGS = ["--automation", "--javascript-can-open-windows-automatically=true"]
OPEN = "window.open(arguments[0], '_blank', `popup,width=${arguments[1]},height=${arguments[2]}`)"
"""A window that the page itself opens has no bars, so it may be as narrow as a phone."""

LISTEN = """window.wrong ??= (() => { const wrong = [];
  const hear = (name, text) => addEventListener(name, (event) => wrong.push(text(event)), true);
  hear("error", (event) => event.message || "a file is missing");
  hear("unhandledrejection", (event) => String(event.reason));
  hear("securitypolicyviolation", (event) => `CSP ${event.violatedDirective} ${event.blockedURI}`);
  const was = console.error;
  console.error = (...said) => { wrong.push(said.join(" ")); was(...said); };
  return wrong; })()"""
"""WebDriver does not tell what went wrong in the page, so we listen once it is loaded."""

ATTEMPTS = 3
T = TypeVar("T")


class WebKit:
    def __init__(self) -> None:
        self._open = ExitStack()
        self._wrong: list[str] = []
        self._at = ""

    def start(self, url: str, size: Size) -> None:
        """Its ports are chosen by chance, here and in the driver: another program may be faster,
        or a busy machine too slow to show the window in time. Then everything is started anew."""
        for left in reversed(range(ATTEMPTS)):
            try:
                return self._start(url, size)
            except (OSError, RuntimeError, ValueError) as error:
                if not left:
                    raise
                print(f"  webkit: started again after {type(error).__name__}: {error}", flush=True)
                self.close()
                self._open = ExitStack()

    def _start(self, url: str, size: Size) -> None:
        here = {"DISPLAY": self._screen(), "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
        if os.getuid() == 0:  # WebKit's own sandbox cannot be set up as root.
            here["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        port = free_port()
        self._run(
            "WebKitWebDriver", f"--port={port}", env={**os.environ, **here, "NO_AT_BRIDGE": "1"}
        )
        self._at = f"http://127.0.0.1:{port}"
        until(lambda: self._ask("GET", "/status"))
        wish = {"webkitgtk:browserOptions": {"binary": self.program(), "args": ARGS}}
        session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wish}})
        self._at += f"/session/{session['sessionId']}"
        self._ask("POST", "/url", {"url": url})
        first = self._ask("GET", "/window")
        self._ask("POST", "/execute/sync", {"script": OPEN, "args": [url, *size]})
        (window,) = until(lambda: set(self._ask("GET", "/window/handles")) - {first})
        self._ask("POST", "/window", {"handle": window})
        until(lambda: self.js(f"document.readyState === 'complete' && innerWidth === {size[0]}"))
        self.load(url)

    @staticmethod
    def program() -> str | None:
        found = sorted(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser"))
        needed = shutil.which("WebKitWebDriver") and shutil.which("Xvfb")
        return str(found[-1]) if found and needed else None

    def _run(self, *command: str, **more: Any) -> None:
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **more)
        self._open.callback(end, process)

    def _screen(self) -> str:
        """A free display, chosen by the server itself."""
        reading, writing = os.pipe()
        size = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self._run("Xvfb", "-displayfd", str(writing), *size, pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as display:
            return ":" + display.readline().strip()

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        kind = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._at + path, data, kind, method=method)
        try:
            with urllib.request.urlopen(request, timeout=90) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise RuntimeError(f"{method} {path}: {refused.read().decode()[:300]}") from None

    def load(self, url: str) -> None:
        self._wrong += self.js("window.wrong || []")
        self._ask("POST", "/url", {"url": url})
        self.js(LISTEN)

    def js(self, expression: str) -> Any:
        """By JSON, because not every text comes through as it is."""
        script = (
            f"const done = arguments[0]; Promise.resolve({expression})"
            ".then((it) => done(JSON.stringify(it) ?? 'null'), (error) => done('!' + error))"
        )
        answer = self._ask("POST", "/execute/async", {"script": script, "args": []})
        if answer.startswith("!"):
            raise RuntimeError(answer)
        return json.loads(answer)

    def press(self, x: float, y: float) -> None:
        """It is an unknown error, without a word, if the page is left while it is pressed: then
        what was pressed is let go, and pressed once more on the page that has come."""
        try:
            self._ask("POST", "/actions", {"actions": [pressed(x, y)]})
        except RuntimeError:
            until(lambda: self.js("document.readyState === 'complete'"))
            self._ask("DELETE", "/actions")
            self._ask("POST", "/actions", {"actions": [pressed(x, y)]})

    def glide(self, points: Points) -> None:
        for x, y in points:
            self._ask("POST", "/actions", {"actions": [pointer(moved(x, y))]})

    def shot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def errors(self) -> list[str]:
        return self._wrong + self.js("window.wrong || []")

    def close(self) -> None:
        with suppress(OSError, RuntimeError, ValueError):
            self._ask("DELETE", "")
        self._open.close()


def end(process: subprocess.Popen[Any]) -> None:
    """Kindly, and if that does not help, not."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def until(ask: Callable[[], T], seconds: float = 40) -> T:
    deadline = time.monotonic() + seconds
    while True:
        with suppress(OSError, RuntimeError):
            if got := ask():
                return got
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.05)
