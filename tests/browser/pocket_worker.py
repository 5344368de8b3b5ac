"""The worker that runs tables in a page, spoken to without the page."""

import json
from typing import Any

from playwright.sync_api import Page

from veillee.server.http.files import PAGE

START = """async (path) => {
  const worker = new Worker(path, { type: "module" });
  const waiting = new Map();
  let next = 0;
  self.callPocket = (method, path, body) => new Promise((resolve) => {
    waiting.set(next, resolve);
    worker.postMessage({ type: "call", number: next++, method, path, body });
  });
  await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "started") resolve();
      if (data.type === "failed") reject(new Error(data.name));
      if (data.type === "answer") waiting.get(data.number)([data.ok, data.text]);
    };
    worker.postMessage({ type: "start", quick: true });
  });
}"""


class PocketWorker:
    def __init__(self, page: Page) -> None:
        self._page = page
        (script,) = (PAGE / "assets" / "pocket").glob("worker-*.js")
        page.evaluate(START, f"/assets/pocket/{script.name}")

    def answer(self, method: str, path: str, body: Any) -> tuple[bool, str]:
        """As the worker gave it, to the byte."""
        ask = "(asked) => self.callPocket(...asked)"
        ok, text = self._page.evaluate(ask, [method, path, json.dumps(body)])
        return ok, text
