"""The reference engine as an implementation behind the protocol: ``python -m monosashi.subjects.serve deus``.

Every line gets exactly one answer. Whatever is wrong with a line, the game on the table stays as it was.
"""

import os
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

import reference_engine as engine
from monosashi.kit.registry import register_games
from monosashi.subjects.port import BadPosition, Hello, Reply
from monosashi.subjects.protocol import (
    MAX_REQUEST,
    METHODS,
    Acted,
    ApplyParams,
    Code,
    Error,
    HelloParams,
    Id,
    Incoming,
    Loaded,
    LoadParams,
    NoParams,
    ObserveParams,
    Problem,
    Request,
    Response,
    StartParams,
    quoted_line,
)
from monosashi.subjects.reference import Reference
from monosashi.support.exit_codes import INVALID
from reference_engine.kernel.codec import PLAIN, Codec, Unreadable
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.faults import faults
from reference_engine.kernel.json_text import repeated_keys

REQUESTS = Codec(Incoming)
ENCODE = msgspec.json.Encoder().encode
PARAMS = {name: Codec(method.params) for name, method in METHODS.items()}
JUDGE = ObserveParams("judge")


class Failed(Exception):
    """A request cannot be answered."""

    def __init__(self, code: Code, message: str, data: Any = None) -> None:
        """Say why, as JSON-RPC does."""
        super().__init__(message)
        self.problem = Problem(int(code), message, data)


class Server:
    """Answers messages about one game at a time. ``finished`` once it has been told that the run is over."""

    def __init__(self, game: str, views: bool = True) -> None:
        """Play any published edition of a game, or the one edition named, which errata may amend.

        With ``views``, answers bring the judge's view. Raises KeyError.
        """
        self.editions = (engine.edition(game).name,) if "@" in game else tuple(engine.game(game).editions)
        self.seats = engine.game(game).seats
        self.views = views
        self.game: Reference | None = None
        self.finished = False
        self._handlers: dict[str, Callable[[Any], Any]] = {
            "hello": self._hello,
            "load": self._load,
            "start": self._start,
            "apply": self._apply,
            "legal": self._legal,
            "observe": self._observe,
            "bye": self._bye,
        }

    def answer(self, line: bytes) -> bytes:
        """The one line that answers a line."""
        identity: Id | None = None
        try:
            try:
                request = REQUESTS.load(line, looked_at=True)
            except Unreadable as error:
                identity, failure = _unreadable(line, error)
                raise failure from None
            identity = request.id
            if twice := repeated_keys(line):
                raise Failed(Code.INVALID_REQUEST, "; ".join(twice), {"faults": twice})
            handler = self._handlers.get(request.method)
            if handler is None:
                known = ", ".join(METHODS)
                raise Failed(
                    Code.UNKNOWN_METHOD, f"unknown method {quoted_line(request.method.encode())}; known: {known}"
                )
            try:
                params = PARAMS[request.method].load(bytes(request.params), looked_at=True)
            except Unreadable as error:
                raise _bad_params(request, error) from None
            result = handler(params)
            if self.views and self.game is not None:
                result = self._with_view(request.method, result)
            return ENCODE(Response("2.0", identity, result)) + b"\n"
        except Failed as failure:
            problem = failure.problem
        except Exception as error:
            # The engine must not take the process with it, whatever it meets; the trace helps whoever mends it.
            traceback.print_exc(file=sys.stderr)
            problem = Problem(int(Code.INTERNAL_ERROR), f"internal error, {type(error).__name__}: {error}")
        return ENCODE(Error("2.0", identity, problem)) + b"\n"

    def _with_view(self, method: str, result: Any) -> Any:
        """The result, with the judge's view if it is one that may have it. A game must be on the table."""
        if method == "load" and result is None:
            return Loaded(self._observe(JUDGE))
        if isinstance(result, Reply):
            reply = (result.accepted, result.clauses, result.message, result.drawn, result.wanted)
            return Acted(*reply, self._observe(JUDGE))
        return result

    def _hello(self, _params: HelloParams) -> Hello:
        hello = Reference().hello()
        return msgspec.structs.replace(hello, editions=self.editions)

    def _fresh(self, edition: str) -> Reference:
        """A new game, which takes the old one's place only when everything has gone well."""
        if edition not in self.editions:
            raise _bad_position(
                [f"edition: expected one of {', '.join(self.editions)}, got {quoted_line(edition.encode())}"]
            )
        return Reference(engine.edition(edition))

    def _load(self, params: LoadParams) -> None:
        game = self._fresh(params.edition)
        try:
            game.load(params.edition, params.position)
        except BadPosition as error:
            raise _bad_position(_faults_of(error)) from None
        self.game = game

    def _start(self, params: StartParams) -> Reply:
        game = self._fresh(params.edition)
        try:
            reply = game.start(params.edition, params.start, params.chance)
        except BadPosition as error:
            raise _bad_position(_faults_of(error)) from None
        if reply.accepted:
            self.game = game
        return reply

    def _on_table(self) -> Reference:
        if self.game is None:
            raise Failed(Code.INVALID_REQUEST, "no game is on the table; expected load or start before")
        return self.game

    def _apply(self, params: ApplyParams) -> Reply:
        self._must_be_one_of("seat", params.seat, self._seats_for(params.action))
        return self._on_table().apply(params.seat, params.action, params.chance)

    def _legal(self, _params: NoParams) -> list[dict[str, Any]]:
        return self._on_table().legal()

    def _observe(self, params: ObserveParams) -> Any:
        self._must_be_one_of("viewer", params.viewer, ("judge", *self.seats, "public"))
        return self._on_table().observe(params.viewer)

    def _seats_for(self, action: dict[str, Any]) -> tuple[str, ...]:
        """Who may do such a thing. What is always on offer need not come from a player: match time, for instance."""
        always = engine.edition(self.editions[-1]).offers["always"]
        return (*self.seats, CHANCE) if action.get("do") in always else self.seats

    def _must_be_one_of(self, field: str, value: str, known: tuple[str, ...]) -> None:
        if value not in known:
            choices = ", ".join(f'"{each}"' for each in known)
            found = f"params.{field}: expected one of {choices}, got {quoted_line(value.encode())}"
            raise Failed(Code.BAD_PARAMS, found, {"faults": [found]})

    def _bye(self, _params: NoParams) -> None:
        self.finished = True


def _unreadable(line: bytes, error: Unreadable) -> tuple[Id | None, Failed]:
    """What is wrong with a line that is no request, and its id if there is one."""
    try:
        plain = PLAIN.load(line, looked_at=True)
    except Unreadable:
        return None, Failed(Code.PARSE_ERROR, str(error))
    if isinstance(plain, list):
        return None, Failed(Code.INVALID_REQUEST, "batches are not part of the protocol; expected one object a line")
    if not isinstance(plain, dict):
        return None, Failed(Code.INVALID_REQUEST, "expected an object, a request of JSON-RPC 2.0")
    try:
        identity = msgspec.convert(plain.get("id"), Id | None)
    except msgspec.ValidationError:
        identity = None
    # The params are not looked at yet: they may be anything.
    found = faults({"params": {}, **plain}, Request) or error.faults
    return identity, Failed(Code.INVALID_REQUEST, "; ".join(found), {"faults": found})


def _bad_params(request: Incoming, error: Unreadable) -> Failed:
    """What is wrong with the params, each fault with its place."""
    try:
        plain = PLAIN.load(bytes(request.params), looked_at=True)
    except Unreadable:
        return Failed(Code.PARSE_ERROR, str(error))
    found = faults(plain, METHODS[request.method].params, "params") or error.faults
    return Failed(Code.BAD_PARAMS, "; ".join(found), {"faults": found})


def _bad_position(found: list[str]) -> Failed:
    return Failed(Code.BAD_POSITION, "bad position", {"faults": found})


def _faults_of(error: BadPosition) -> list[str]:
    """The faults one by one: the engine's own exception, which the port has put into words, still has the list."""
    return list(getattr(error.__context__, "faults", None) or [str(error)])


def serve(game: str, stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer line by line until ``bye`` or the end of the input; the exit status is 0. Raises KeyError."""
    server = Server(game)
    while not server.finished:
        line = stdin.readline(MAX_REQUEST + 1)
        if not line:
            break
        if len(line) > MAX_REQUEST and not line.endswith(b"\n"):
            _skip_line(stdin)
            message = f"the line is too long; expected at most {MAX_REQUEST} bytes"
            stdout.write(ENCODE(Error("2.0", None, Problem(int(Code.INVALID_REQUEST), message))) + b"\n")
        else:
            stdout.write(server.answer(line))
        stdout.flush()
    return 0


def _skip_line(stdin: BinaryIO) -> None:
    """Read to the end of the line without keeping it."""
    while (rest := stdin.readline(65536)) and not rest.endswith(b"\n"):
        pass


def main(arguments: list[str]) -> int:
    """Serve the game named by the only argument over standard input and output."""
    register_games()
    known = ", ".join(engine.GAMES)
    if len(arguments) != 1 or arguments[0] not in engine.GAMES:
        print(f"usage: python -m monosashi.subjects.serve GAME; known: {known}", file=sys.stderr)
        return INVALID
    # The protocol keeps the real standard output; whatever anybody prints goes to standard error.
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        status = serve(arguments[0], sys.stdin.buffer, stdout)
        stdout.close()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Nobody reads any more. What is still buffered must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
