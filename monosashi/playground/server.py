"""The table's page on this machine: a server on the loopback address that answers nobody else.

The address has a token that cannot be guessed; a page from elsewhere knows it not, and could not read the answers.
"""

import secrets
import threading
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from typing import Any

from monosashi.pictures import sprite, style
from monosashi.playground.service import Service

MOST = 1_000_000
"""Bytes that a question may have."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
ASSETS = {
    "by-request.js": "text/javascript",
    "table.js": "text/javascript",
    "tools.js": "text/javascript",
    "links.js": "text/javascript",
    "beside.js": "text/javascript",
    "chance.js": "text/javascript",
    "filling.js": "text/javascript",
    "own-table.js": "text/javascript",
    "tour.js": "text/javascript",
    "table.css": "text/css",
    "own-table.css": "text/css",
    "logo.svg": "image/svg+xml",
}


class Server(ThreadingHTTPServer):
    """Serves one table to one page; ``address`` is where."""

    daemon_threads = True

    def __init__(self, service: Service, port: int = 0) -> None:
        """Listen. Raises OSError if the port is taken."""
        super().__init__(("127.0.0.1", port), Handler)
        self.service = service
        self.token = secrets.token_urlsafe(16)
        self.turn = threading.Lock()
        """A table answers one question at a time."""

    @property
    def origin(self) -> str:
        """Where it is, without the token."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    @property
    def address(self) -> str:
        """The page's address."""
        return f"{self.origin}/{self.token}/"


class Handler(BaseHTTPRequestHandler):
    """One request."""

    server: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """The page and what it needs."""
        name = self._asked()
        if name == "":
            self._send(page(self.server.service.table.language.game), "text/html; charset=utf-8")
        elif name == "pictures.css":
            self._send(style(self.server.service.table.language.game), "text/css; charset=utf-8")
        elif name in ASSETS:
            self._send(asset(name), f"{ASSETS[name]}; charset=utf-8")
        else:
            self._refuse(HTTPStatus.NOT_FOUND)

    def do_POST(self) -> None:
        """A question about the table."""
        size = self.headers.get("Content-Length", "")
        if self._asked() != "ask" or self.headers.get("Origin", self.server.origin) != self.server.origin:
            self._refuse(HTTPStatus.NOT_FOUND)
        elif self.headers.get("Content-Type", "").partition(";")[0] != "application/json":
            self._refuse(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
        elif not size.isdecimal() or int(size) > MOST:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        else:
            body = self.rfile.read(int(size))
            with self.server.turn:
                self._send(self.server.service.ask_in_json(body), "application/json")

    def _asked(self) -> str | None:
        """What is asked for below the token; None if the token is wrong, or the host is not this machine."""
        # Another name for this machine's address would let a page from elsewhere in.
        here = self.headers.get("Host", "") == self.server.origin.removeprefix("http://")
        _, token, *rest = self.path.split("/", 2)
        known = secrets.compare_digest(token.encode(), self.server.token.encode())
        return rest[0] if here and known and rest else None

    def _refuse(self, status: HTTPStatus) -> None:
        # What has been sent and not read would be taken for the next request.
        self.close_connection = True
        self._send(status.phrase, "text/plain", status)

    def _send(self, text: str, kind: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        content = text.encode("utf-8")
        self.send_response(status)
        for name, value in {**HEADERS, "Content-Type": kind, "Content-Length": str(len(content))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads along."""


@cache
def page(game: str) -> str:
    """The page, with the shapes that pictures of a game point at."""
    return asset("table.html").replace("<!-- shapes -->", sprite(game))


@cache
def asset(name: str) -> str:
    """One of the page's files."""
    folder = files("monosashi.site") if name == "logo.svg" else files("monosashi.playground")
    return folder.joinpath("assets", name).read_text("utf-8")
