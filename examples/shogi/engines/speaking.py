"""Speaks the protocol for an engine in Python: one JSON-RPC 2.0 message a line, with Python's own library alone.

``monosashi adapter new python`` writes this file beside the adapter of a game from outside. It runs where the engine
runs, without Monosashi; each message is answered by the adapter's method of the same name.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import Any

METHODS = {
    "load": ["position"],
    "start": ["start", "chance"],
    "apply": ["seat", "action", "chance"],
    "legal": [],
    "observe": ["viewer"],
}
"""The methods of an adapter with their arguments. It leaves out what its engine cannot do, ``load`` for instance."""


class BadPosition(Exception):
    """The engine cannot play from here."""


class ToDo(Exception):
    """Not written yet."""


def reply(outcome: Any) -> Any:
    """What comes of a start or an act: why it is refused, how many outcomes of chance were used, or a whole reply."""
    if isinstance(outcome, int):
        return {"accepted": True, "drawn": outcome}
    return {"accepted": not outcome, "message": outcome} if isinstance(outcome, str) else outcome


def answer(adapter: Any, method: str, params: dict[str, Any]) -> dict[str, Any]:
    """The answer to a request: a result or an error. A refused act is a result."""
    if method in ("hello", "bye"):
        return {"result": {"protocol": 1, **adapter.HELLO} if method == "hello" else None}
    call = getattr(adapter, method, None) if method in METHODS else None
    if call is None:
        return {"error": {"code": -32601, "message": f"unknown method {method}"}}
    try:
        result = call(*(params.get(name, []) for name in METHODS[method]))
    except BadPosition as why:
        return {"error": {"code": -32000, "message": str(why)}}
    except ToDo as what:
        return {"error": {"code": -32603, "message": f"to do: {what}"}}
    except Exception as bug:  # a bug costs one answer, not the process
        traceback.print_exc()
        return {"error": {"code": -32603, "message": repr(bug)}}
    return {"result": reply(result) if method in ("start", "apply") else result}


def serve(adapter: Any) -> None:
    """Answer line by line until the kit says bye."""
    answers, begun, method = os.fdopen(os.dup(1), "w", encoding="utf-8"), False, ""
    os.dup2(2, 1)  # what the engine prints goes to standard error
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    while method != "bye" and (line := sys.stdin.readline()):
        request = json.loads(line)
        method, params = request["method"], request.get("params", {})
        begun = begun or method in ("load", "start")
        if method in ("apply", "legal", "observe") and not begun:
            outcome = {"error": {"code": -32600, "message": "no game has begun"}}
        else:
            outcome = answer(adapter, method, params)
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **outcome}), file=answers, flush=True)
