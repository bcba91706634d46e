"""The built client: its files in memory, as plain and as gzipped bytes, and the answers that hand them out."""

import gzip
import hashlib
import html
import mimetypes
import re
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from smallbox.text import LANGUAGES, Speech

INDEX = "/index.html"
#: paths that the client's own router handles
PAGES = [
    "/",
    "/t/{code:str}/{rest:path}",
    "/tv/{code:str}",
    "/g/{group:str}",
    "/daily",
    "/daily/{game:str}",
    "/deal/{deal:str}",
    "/rules",
    "/rules/{rest:path}",
    "/about",
    "/mine",
    "/bench",
    "/bench/{game:str}",
]
#: where an invitation leads
TABLE = "/t/{code:str}"
#: names of these files change with their content
HASHED = "/assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
#: MIME types that the machine's own list may lack or name differently
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_MODIFIED, NOT_FOUND = 304, 404
DIGITS = 12
#: how much of an Accept-Language header is read
LONGEST_WISH = 200


class File(NamedTuple):
    """A file of the client, ready to be sent; `zipped` is empty where that would save nothing."""

    kind: str
    cached: str
    digest: str
    body: bytes
    zipped: bytes


class ClientFiles:
    """All files of a built client; none where nothing is built."""

    def __init__(self, folder: Path | None) -> None:
        self.files = {} if folder is None else dict(read_files(folder))
        self.index = self.files.pop(INDEX, None)
        #: tells one build from another, so that a page can see that it is old
        self.version = "" if self.index is None else self.index.digest

    def routes(self) -> list[Any]:
        """What to do at each of the client's addresses; nothing where there is no client."""
        index = self.index
        if index is None:
            return []

        @get(PAGES, include_in_schema=False)
        async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
            return answer(index, request)

        # Made when they are first asked for: a start should not wait for the sentences of every language.
        invited = cache(partial(invitation, index))

        @get(TABLE, include_in_schema=False)
        async def table(request: Request[Any, Any, Any]) -> Response[bytes]:
            wished = request.headers.get("accept-language", "")
            return answer(invited(language_of(wished)), request, vary="accept-encoding, accept-language")

        @get(addresses(self.files), include_in_schema=False)
        async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
            found = self.files.get(request.scope["path"])
            if found is None:
                raise NotFoundException
            return answer(found, request)

        return [page, table, file] if self.files else [page, table]

    def lost(self, request: Request[Any, Any, Any]) -> Response[bytes] | None:
        """For a browser at an unknown path: the client, which says so kindly. None for programs."""
        is_person = "text/html" in request.headers.get("accept", "") and request.method == "GET"
        if self.index is None or not is_person or request.scope["path"].startswith("/api/"):
            return None
        return answer(self.index, request, status=NOT_FOUND)


def addresses(files: Iterable[str]) -> list[str]:
    """The routes to files; those with hashed names share one, for a hundred take a tenth of a second to set up."""
    single = sorted(address for address in files if address.rpartition("/")[0] + "/" != HASHED)
    return [*single, f"{HASHED}{{name:str}}"]


def invitation(index: File, language: str) -> File:
    """The page of a table with what a messenger shows of its link: the same words for every code, known or not."""
    speech = Speech(language)
    said = {"title": speech.say("invitation-title"), "description": speech.say("invitation-text"), "type": "website"}
    tags = "".join(f'<meta property="og:{name}" content="{html.escape(words)}" />' for name, words in said.items())
    return make_file(index.body.replace(b"</head>", f"{tags}</head>".encode(), 1), index.kind, index.cached)


def language_of(wished: str) -> str:
    """The first language of an Accept-Language header that smallbox speaks; English where there is none."""
    asked = (code.lower() for code in re.findall(r"(?:^|,)\s*([A-Za-z]{2,3})\b", wished[:LONGEST_WISH]))
    return next((code for code in asked if code in LANGUAGES), LANGUAGES[0])


def answer(
    file: File, request: Request[Any, Any, Any], *, status: int = 200, vary: str = "accept-encoding"
) -> Response[bytes]:
    """The file, gzipped for clients that accept it, or 304 if it hasn't changed."""
    tag = f'W/"{file.digest}"'
    headers = {"cache-control": file.cached, "etag": tag, "vary": vary}
    if status != NOT_FOUND and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=NOT_MODIFIED, headers=headers, media_type=file.kind)
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, status_code=status, headers=headers, media_type=file.kind)
    return Response(file.body, status_code=status, headers=headers, media_type=file.kind)


def read_files(folder: Path) -> Iterator[tuple[str, File]]:
    """Every file below a folder, by its address."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            address = "/" + path.relative_to(folder).as_posix()
            yield address, read_file(path, address)


def read_file(path: Path, address: str) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return make_file(path.read_bytes(), kind, FOR_EVER if address.startswith(HASHED) else ASK_AGAIN)


def make_file(body: bytes, kind: str, cached: str) -> File:
    is_text = kind.startswith("text/") or "json" in kind or "xml" in kind
    zipped = gzip.compress(body, 9, mtime=0) if is_text else b""
    return File(
        kind=kind,
        cached=cached,
        digest=hashlib.sha256(body).hexdigest()[:DIGITS],
        body=body,
        zipped=zipped if len(zipped) < len(body) else b"",
    )


def find_client() -> Path | None:
    """Where the built client lies: inside the package, or in a checkout's build folder."""
    package = Path(__file__).parent / "client"
    checkout = Path(__file__).parents[3]
    candidates = [package, *([checkout / "build" / "web"] if (checkout / "hatch_build.py").is_file() else [])]
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)
