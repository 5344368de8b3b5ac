"""Firefox, which speaks WebDriver BiDi itself: no driver from elsewhere is needed."""

import base64
import itertools
import json
import re
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.engines.driver import Points, Size, moved, pointer, pressed

PREFS = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("intl.accept_languages", "en");
user_pref("remote.active-protocols", 1);
"""


class Firefox:
    def __init__(self) -> None:
        self._wrong: list[str] = []
        self._numbers = itertools.count(1)
        self._open = ExitStack()

    def start(self, url: str, size: Size) -> None:
        profile = self._open.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        (Path(profile) / "user.js").write_text(PREFS, encoding="utf-8")
        command = [str(self.program()), "--headless", "--no-remote", "--profile", profile]
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        self._open.callback(process.wait, 20)
        self._open.callback(process.terminate)
        assert process.stderr
        found = (re.search(r"listening on (ws://\S+)", line) for line in process.stderr)
        address = next(one[1] for one in found if one)
        self._line = self._open.enter_context(connect(f"{address}/session", max_size=None))
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.create", type="tab")["context"]
        viewport = {"width": size[0], "height": size[1]}
        self._ask("browsingContext.setViewport", context=self._tab, viewport=viewport)
        self.load(url)

    @staticmethod
    def program() -> str | None:
        return shutil.which("firefox-esr") or shutil.which("firefox")

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=60))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self._wrong.append(answer["params"]["text"] or "")
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def load(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def js(self, expression: str) -> Any:
        code = f"Promise.resolve({expression}).then((it) => JSON.stringify(it) ?? 'null')"
        result = self._ask(
            "script.evaluate", expression=code, target={"context": self._tab}, awaitPromise=True
        )
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def press(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._tab, actions=[pressed(x, y)])

    def glide(self, points: Points) -> None:
        gliding = pointer(*(moved(x, y, 25) for x, y in points))
        self._ask("input.performActions", context=self._tab, actions=[gliding])

    def shot(self, file: Path) -> None:
        data = self._ask("browsingContext.captureScreenshot", context=self._tab)["data"]
        file.write_bytes(base64.b64decode(data))

    def errors(self) -> list[str]:
        return self._wrong

    def close(self) -> None:
        self._open.close()
