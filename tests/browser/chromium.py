"""The system's Chromium, kept from calling home."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

PROGRAMS = ["chromium-headless-shell", "chromium", "google-chrome"]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def own_chromium() -> str | None:
    """The machine's own if there is one, else (None) the one Playwright brought."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, PROGRAMS)), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=own_chromium(), args=FLAGS)
