"""The table's page on this machine: a server on the loopback address that answers nobody else.

An invitation lets one browser in, once: it is exchanged for a cookie, without which no question is answered. What
stands in a history or on a command line afterwards opens nothing. Connections are bounded in number and in time.
"""

import json
import secrets
import socket
import sys
import threading
import traceback
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from time import monotonic
from types import MappingProxyType
from typing import Any

from monosashi.pictures import sprite, style
from monosashi.playground.service import Service

REQUEST_BYTES = 1_000_000
"""Bytes that a question may have."""

CONNECTIONS = 32
"""So many are open at a time: one more ends the one that has waited longest."""

REQUEST_SECONDS = 20.0
"""Seconds that a connection may take for a request, or stay without one."""

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


STRANGER = "nobody is let in here: an invitation opens the table once; monosashi play --browser makes others"
"""What a browser learns that has no invitation, or one that is used up."""


class Server(ThreadingHTTPServer):
    """Serves one table to one page; an ``invitation`` leads there."""

    daemon_threads = True

    def __init__(self, service: Service, port: int = 0, patience: float = REQUEST_SECONDS) -> None:
        """Listen. Raises OSError if the port is taken."""
        super().__init__(("127.0.0.1", port), Handler)
        self.service = service
        self.patience = patience
        self.turn = threading.Lock()
        """A table answers one question at a time."""
        # Browsers send a cookie to every port of this machine, but below its path only. Nobody else knows that one.
        self.room = secrets.token_urlsafe(8)
        self._key = secrets.token_urlsafe(32)
        self._invitations: set[str] = set()
        self._gate = threading.Lock()
        self._waiting: dict[socket.socket, float] = {}

    @property
    def origin(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    @property
    def page(self) -> str:
        """The page's address, for a browser that has been let in."""
        return f"{self.origin}/{self.room}/"

    @property
    def cookie(self) -> str:
        """What lets a browser in."""
        return f"table={self._key}"

    def invitation(self) -> str:
        """An address that leads to the page, once."""
        code = secrets.token_urlsafe(16)
        with self._gate:
            self._invitations.add(code)
        return f"{self.origin}/{code}"

    def admits(self, code: str) -> bool:
        """Whether somebody is invited, who is then invited no more."""
        with self._gate:
            found = next((each for each in self._invitations if alike(each, code)), "")
            self._invitations.discard(found)
        return bool(found)

    def knows(self, cookies: str) -> bool:
        """Whether a browser has been let in."""
        return any(alike(each.strip(), self.cookie) for each in cookies.split(";"))

    # Connections

    def wait(self, connection: socket.socket, waits: bool) -> None:
        """Whether a connection is waited for from now on, for a request or for a reader."""
        with self._gate:
            self._waiting.pop(connection, None)
            if waits:
                self._waiting[connection] = monotonic()

    def process_request(self, request: Any, client_address: Any) -> None:
        """A new connection, in the place of the one that has waited longest if there are too many."""
        self.wait(request, waits=True)
        self._end(len(self._waiting) - CONNECTIONS)
        super().process_request(request, client_address)

    def service_actions(self) -> None:
        """Now and then: end what has been waited for too long."""
        late = monotonic() - self.patience
        self._end(sum(since < late for since in [*self._waiting.values()]))

    def _end(self, number: int) -> None:
        """End so many connections, those that have waited longest. Who reads or writes there notices."""
        with self._gate:
            oldest = [*self._waiting][: max(0, number)]
            for connection in oldest:
                del self._waiting[connection]
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)

    def shutdown_request(self, request: Any) -> None:
        """A connection is over."""
        self.wait(request, waits=False)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ARG002
        """A broken connection is nobody's fault; anything else is ours."""
        if not isinstance(sys.exc_info()[1], OSError):
            traceback.print_exc()


def alike(one: str, other: str) -> bool:
    """Whether two texts are the same, in a time that tells nothing."""
    return secrets.compare_digest(one.encode(), other.encode())


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    server: Server
    raw_requestline: bytes
    protocol_version = default_request_version = "HTTP/1.1"

    def parse_request(self) -> bool:
        """Read a request. One without a version has no headers, which would be waited for in vain."""
        if len(self.raw_requestline.split()) == 2:
            self.requestline, self.request_version = "", self.default_request_version
            self.send_error(HTTPStatus.BAD_REQUEST)
            return False
        return super().parse_request()

    def do_GET(self) -> None:
        """The page and what it needs, which is no secret; or an invitation is used."""
        game, name = self.server.service.table.language.game, self._asked()
        if name is None:
            self._enter()
        elif name == "":
            self._send(page(game), "text/html; charset=utf-8")
        elif name == "pictures.css":
            self._send(style(game), "text/css; charset=utf-8")
        elif name in ASSETS:
            self._send(asset(name), f"{ASSETS[name]}; charset=utf-8")
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def _enter(self) -> None:
        """Let a browser in that has an invitation."""
        if self._is_here() and self.path.startswith("/") and self.server.admits(self.path[1:]):
            room = f"/{self.server.room}/"
            cookie = f"{self.server.cookie}; Path={room}; HttpOnly; SameSite=Strict"
            self._send("", "text/plain", HTTPStatus.SEE_OTHER, {"Location": room, "Set-Cookie": cookie})
        else:
            self.send_error(HTTPStatus.NOT_FOUND, STRANGER)

    def do_POST(self) -> None:
        """A question about the table."""
        size = self.headers.get("Content-Length", "")
        if self._asked() != "ask" or self.headers.get("Origin", self.server.origin) != self.server.origin:
            self.send_error(HTTPStatus.NOT_FOUND)
        elif not self.server.knows(self.headers.get("Cookie", "")):
            self.close_connection = True
            self._send(json.dumps({"error": STRANGER}), "application/json", HTTPStatus.FORBIDDEN)
        elif self.headers.get("Content-Type", "").partition(";")[0] != "application/json":
            self.send_error(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
        elif not size:
            self.send_error(HTTPStatus.LENGTH_REQUIRED)
        elif not size.isdecimal() or len(size) > len(str(REQUEST_BYTES)) or int(size) > REQUEST_BYTES:
            self.send_error(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        else:
            self._answer(self.rfile.read(int(size)))

    def _answer(self, question: bytes) -> None:
        """What the table says, which takes as long as it takes."""
        self.server.wait(self.connection, waits=False)
        status = HTTPStatus.OK
        try:
            with self.server.turn:
                told = self.server.service.ask_in_json(question)
        except Exception as error:
            # The page is to learn of it; the trace helps whoever mends it.
            traceback.print_exc()
            status, told = HTTPStatus.INTERNAL_SERVER_ERROR, json.dumps({"error": f"internal error: {error!r:.200}"})
        self.server.wait(self.connection, waits=True)
        self._send(told, "application/json", status)

    def _asked(self) -> str | None:
        """What is asked for in the room; None if it is elsewhere, or the host is not this machine."""
        _, *place = self.path.split("/", 2)
        return place[1] if self._is_here() and len(place) == 2 and alike(place[0], self.server.room) else None

    def _is_here(self) -> bool:
        """Whether this machine is asked by its address: another name for it would let a page from elsewhere in."""
        return self.headers.get("Host", "") == self.server.origin.removeprefix("http://")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002
        """Refuse, in plain words."""
        # What has been sent and not read would be taken for the next request.
        self.close_connection = True
        self._send(message or HTTPStatus(code).phrase, "text/plain", HTTPStatus(code))

    def _send(
        self, text: str, kind: str, status: HTTPStatus = HTTPStatus.OK, more: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        content = text.encode("utf-8")
        self.send_response(status)
        for name, value in {**HEADERS, "Content-Type": kind, "Content-Length": str(len(content)), **more}.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(content)
        self.server.wait(self.connection, waits=True)

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
