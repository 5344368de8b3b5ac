"""The files of the page. A visitor may take them all along, so each is compressed only once."""

import gzip
import hashlib
import re
from asyncio import to_thread
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.datastructures import Headers
from litestar.exceptions import NotFoundException

PAGE = Path(__file__).parents[2] / "page"

AT_THE_ROOT = ["/sw.js", "/manifest.webmanifest"]
"""A service worker may only answer for what lies beside it and below."""

TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Not asked of the machine: some call JavaScript plain text, and then no browser runs it."""

HAS_HASH = re.compile(r"-[\w-]{8}(\.\w+$|/)")
"""The build puts a hash of the content into the name of a file or its folder: it never changes."""


class Packed(NamedTuple):
    body: bytes
    is_compressed: bool
    """Not if that makes it hardly smaller."""
    tag: str


@lru_cache(maxsize=2000)
def pack(path: Path, changed: int) -> Packed:  # noqa: ARG001
    """`changed` is when: a page that is built anew is read anew."""
    body = path.read_bytes()
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    compressed = gzip.compress(body, compresslevel=6, mtime=0)
    is_smaller = len(compressed) < 0.9 * len(body)
    return Packed(compressed if is_smaller else body, is_smaller, tag)


def find(folder: Path, name: str) -> Path:
    """A file in the folder or below, whatever tricks the name tries."""
    try:
        path = (folder / name.lstrip("/")).resolve(strict=True)
        if path.is_file() and path.is_relative_to(folder.resolve()):
            return path
    except (ValueError, OSError):
        pass
    raise NotFoundException


def send(folder: Path, name: str, headers: Headers) -> Response[bytes]:
    """In a thread: compressing the largest takes longer than a table may wait for its turn."""
    path = find(folder, name)
    packed = pack(path, path.stat().st_mtime_ns)
    kept = "public, max-age=31536000, immutable" if HAS_HASH.search(name) else "no-cache"
    said = {"cache-control": kept, "etag": packed.tag, "vary": "accept-encoding"}
    kind = TYPES.get(path.suffix, "application/octet-stream")
    if headers.get("if-none-match") == packed.tag:
        return Response(b"", status_code=304, headers=said, media_type=kind)
    if not packed.is_compressed:
        return Response(packed.body, headers=said, media_type=kind)
    if "gzip" not in headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed.body), headers=said, media_type=kind)
    return Response(packed.body, headers={**said, "content-encoding": "gzip"}, media_type=kind)


@route("/assets/{name:path}", http_method=["GET", "HEAD"])
async def asset(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    return await to_thread(send, PAGE / "assets", name, request.headers)


@route(AT_THE_ROOT, http_method=["GET", "HEAD"])
async def file_at_the_root(request: Request[Any, Any, Any]) -> Response[bytes]:
    return await to_thread(send, PAGE, request.url.path, request.headers)
