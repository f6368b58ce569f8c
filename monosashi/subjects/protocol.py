"""The protocol between the kit and an implementation: JSON-RPC 2.0, one message a line, over standard input and output.

The kit asks, the implementation answers each line with exactly one line; there are no notifications and no
batches. A refused action is a result (:class:`monosashi.subjects.port.Reply` with ``accepted`` false), never an
error. What the scenario expects, its title and its clause are never sent.

=========  ==========================================  =======================================================
method     params                                      result
=========  ==========================================  =======================================================
`hello`    ``protocol``, ``suite``, ``edition``        :class:`monosashi.subjects.port.Hello`
`load`     ``edition``, ``position`` (a quiet one)     null or a :class:`Loaded`, or error -32000 "bad position"
`start`    ``edition``, ``start``, ``chance``          an :class:`Acted`, or error -32000 "bad position"
`apply`    ``seat``, ``action``, ``chance``            an :class:`Acted`: a Reply, and if wanted the judge's view
`legal`    none                                        the list of answers that the asked seat may give
`observe`  ``viewer``: judge, a seat or public         the view of the game
`bye`      none                                        null; then the process ends
=========  ==========================================  =======================================================

A player (a program that offers the capability `player`) is asked nothing but `hello`, `bye` and

=========  ==========================================  =======================================================
`choose`   :class:`ChooseParams`                       the action with which the seat answers
=========  ==========================================  =======================================================
"""

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

import reference_engine as engine
from monosashi.subjects.port import LOAD, PLAYER, Chance, Hello, Reply
from reference_engine.kernel.codec import SCHEMA_DIALECT
from reference_engine.kernel.decision import CHANCE

VERSION = 1
"""The version of this protocol."""

MAX_REQUEST = 4 * 1024 * 1024
"""The longest line, in bytes, that an implementation need accept."""

MAX_ANSWER = 8 * 1024 * 1024
"""The longest line, in bytes, that the kit accepts."""

Id = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | str
SEATS = sorted({seat for game in engine.GAMES.values() for seat in game.seats})
"""Every seat of every game; which of them a game has, its pages say."""

Seat = Annotated[
    str,
    Meta(
        description="A seat of the game, or chance for what comes from outside like the dice.",
        extra_json_schema={"enum": [CHANCE, *SEATS]},
    ),
]
Viewer = Annotated[
    str,
    Meta(
        description="The judge, a seat of the game, or the public.",
        extra_json_schema={"enum": ["judge", *SEATS, "public"]},
    ),
]
Params = TypeVar("Params")
Result = TypeVar("Result")


class Code(IntEnum):
    """What can be wrong with a request. Everything but BAD_POSITION is as JSON-RPC has it."""

    PARSE_ERROR = -32700
    INVALID_REQUEST = -32600
    UNKNOWN_METHOD = -32601
    BAD_PARAMS = -32602
    INTERNAL_ERROR = -32603
    BAD_POSITION = -32000


# Envelopes. ``jsonrpc`` has no default, so that a message without it is not accepted.


class Request(Struct, Generic[Params]):
    """The kit asks for something."""

    jsonrpc: Literal["2.0"]
    id: Id
    method: str
    params: Params


class Incoming(Struct):
    """A request whose params are read once the method is known."""

    jsonrpc: Literal["2.0"]
    id: Id
    method: str
    params: Raw = Raw(b"{}")


class Response(Struct, Generic[Result]):
    """What was asked for."""

    jsonrpc: Literal["2.0"]
    id: Id
    result: Result


class Problem(Struct, omit_defaults=True):
    """Why a request cannot be answered. ``data`` may hold more, such as ``{"faults": [...]}``."""

    code: int
    message: str
    data: Any = None


class Error(Struct):
    """A request that cannot be answered; ``id`` is null if it could not be read."""

    jsonrpc: Literal["2.0"]
    id: Id | None
    error: Problem


class Answer(Struct):
    """A response or an error, whose result is read once it is known to be one."""

    jsonrpc: Literal["2.0"]
    id: Id | None
    result: Raw = Raw(b"")
    error: Problem | None = None


# Params. An unknown field is a mistake of the sender and told as such.


class HelloParams(Struct, forbid_unknown_fields=True):
    """Who is asking: the version of the protocol, of the suite, and the edition to be played, if it is known yet."""

    protocol: int = VERSION
    suite: str = ""
    edition: str = ""


class LoadParams(Struct, forbid_unknown_fields=True):
    """Put a quiet position of the edition's game on the table; whatever was there before is gone."""

    edition: str
    position: dict[str, Any]


class StartParams(Struct, forbid_unknown_fields=True):
    """Begin a game; whatever was there before is gone. ``chance`` has the outcomes of the draws that follow."""

    edition: str
    start: dict[str, Any] = {}
    chance: tuple[Chance, ...] = ()


class ApplyParams(Struct, forbid_unknown_fields=True):
    """Let a seat act. ``chance`` has the outcomes of the draws that follow, in the order they are asked for."""

    seat: Seat
    action: dict[str, Any]
    chance: tuple[Chance, ...] = ()


class ObserveParams(Struct, forbid_unknown_fields=True):
    """Show what a viewer sees."""

    viewer: Viewer


class Turned(Struct, omit_defaults=True):
    """Why the last answer to the same question was not taken: the clauses that it breaks, and a sentence."""

    clauses: tuple[str, ...] = ()
    message: str = ""


class ChooseParams(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat is asked: ``view`` is what it sees, ``view.asked`` what is asked.

    ``answers`` are the legal answers that are listed, ``combined`` the acts that have more of them than are listed.
    ``refused`` is there when the question is put once more because the last answer to it was not taken.
    """

    edition: str
    seat: Seat
    view: dict[str, Any]
    answers: tuple[dict[str, Any], ...]
    combined: tuple[str, ...] = ()
    refused: Turned | None = None


class NoParams(Struct, forbid_unknown_fields=True):
    """Nothing; ``params`` may be left out."""


# Results that may bring the judge's view along: a message less after each of them.


class Loaded(Struct):
    """A position has been loaded, and ``view`` is what ``observe`` would now show the judge; null says less."""

    view: dict[str, Any]


class Acted(Reply, frozen=True, omit_defaults=True):
    """A Reply; ``view``, if it is there, is what ``observe`` would now show the judge, also after a refusal."""

    view: dict[str, Any] | None = None


class Method(NamedTuple):
    """A method's params, its result, and the capability at which an implementation must know it."""

    params: Any
    result: Any
    capability: str = "core"


METHODS: Mapping[str, Method] = MappingProxyType(
    {
        "hello": Method(HelloParams, Hello),
        "load": Method(LoadParams, Loaded | None, LOAD),
        "start": Method(StartParams, Acted, "setup"),
        "apply": Method(ApplyParams, Acted),
        "legal": Method(NoParams, list[dict[str, Any]], "legal"),
        "observe": Method(ObserveParams, dict[str, Any]),
        "bye": Method(NoParams, None),
    }
)
"""Every method, in the order in which a run uses them."""

PLAYER_METHODS: Mapping[str, Method] = MappingProxyType({"choose": Method(ChooseParams, dict[str, Any], PLAYER)})
"""What only a player is asked."""


def schemas() -> dict[str, dict[str, Any]]:
    """JSON Schemas (2020-12) by name.

    ``apply.request`` and ``apply.response`` are whole messages, likewise for every method; ``error`` is the answer
    to what cannot be answered. ``deus.position``, ``deus.start``, ``deus.action`` and ``deus.view`` are the
    documents inside them, likewise for every game.
    """
    found: dict[str, dict[str, Any]] = {}
    requests: Any = Request
    responses: Any = Response
    for name, method in (*METHODS.items(), *PLAYER_METHODS.items()):
        request = _schema(f"{name}.request", requests[method.params])
        body = request["$defs"][request["$ref"].rpartition("/")[2]]
        body["title"], body["description"] = f"{name}.request", method.params.__doc__
        body["properties"]["method"] = {"const": name}
        if method.params is NoParams:
            body["required"] = [field for field in body["required"] if field != "params"]
        found[f"{name}.request"] = request
        found[f"{name}.response"] = _schema(f"{name}.response", responses[method.result])
    found["error"] = _schema("error", Error)
    for game in engine.GAMES.values():
        documents = {
            "position": game.quiet_positions,
            "start": game.starts,
            "action": game.answers,
            "view": game.views,
        }
        for document, codec in documents.items():
            found[f"{game.name}.{document}"] = codec.schema(f"{game.name}.{document}")
    return found


def _schema(title: str, kind: Any) -> dict[str, Any]:
    return {"$schema": SCHEMA_DIALECT, "title": title, **msgspec.json.schema(kind)}


def quoted_line(line: bytes, most: int = 120) -> str:
    """A raw line for a message: quoted, cut short, never breaking the terminal."""
    text = repr(line[:most].decode("utf-8", "replace"))
    return text if len(line) <= most else f"{text} … ({len(line)} bytes)"
