"""What `veillee` does for a family that gives no options: a free port, a place for the tables, and
the page in the browser."""

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

PORTS_TRIED = 20


def free_port(first: int) -> int:
    """The first that nobody listens on; if all are taken, the server says so of `first`."""
    for port in range(first, first + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("", port))
            except OSError:
                continue
            return port
    return first


def kept_tables() -> str:
    """The database: of this user, wherever the command is called from."""
    chosen = os.environ.get("VEILLEE_DATABASE")
    if chosen:
        return chosen
    folder = data_folder() / "veillee"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "veillee.db")


def data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def open_page(port: int) -> None:
    """In the background: some browsers keep their caller waiting."""
    if has_screen():
        address = f"http://localhost:{port}"
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Without one, a browser would be one of letters that takes over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
