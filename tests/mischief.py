"""Adapters with some mischief in them: the reference behind the protocol, changed in one thing."""

import sys
from collections.abc import Iterable

from monosashi.adapters.checker import Finding, check_adapter
from monosashi.verification.smoke import CheckStatus

# The reference behind the protocol; MISCHIEF may change what comes in and what goes out.
CHANGED = """
import json, os, subprocess, sys, time
from monosashi.subjects import serve
Plain = serve.Server
state = {"loads": [{}, {}], "exit": 0, "after": ""}
def out(request, method, params, answer):
    result, action = answer.get("result"), params.get("action", {})
    position = params.get("position", {})
    MISCHIEF
    return answer
def problem(request, code, message=""):
    return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": message}}
class Server(Plain):
    def answer(self, line):
        request = json.loads(line)
        if request["method"] == "load":
            state["loads"] = [state["loads"][1], request["params"]["position"]]
        answer = json.loads(super().answer(line))
        answer = out(request, request["method"], request.get("params", {}), answer)
        return json.dumps(answer).encode() + b"\\n" + state.pop("after", "").encode()
    def real(self, method, **params):
        line = json.dumps({"jsonrpc": "2.0", "id": 0, "method": method, "params": params}).encode()
        return json.loads(Plain.answer(self, line))["result"]
server = serve.Server = Server("GAME", views=False)
serve.Server = lambda game: server
serve.serve("GAME", sys.stdin.buffer, sys.stdout.buffer)
sys.exit(state["exit"])
"""


def script(mischief: str, program: str = CHANGED, game: str = "deus") -> list[str]:
    """The command of an adapter with some mischief in it."""
    text = program.replace("MISCHIEF", mischief.replace("\n", "\n    ")).replace("GAME", game)
    return [sys.executable, "-c", text]


def faults(findings: Iterable[Finding]) -> dict[str, str]:
    """What was found fault with, and what was seen."""
    return {finding.check: finding.seen for finding in findings if finding.outcome is CheckStatus.FAULT}


def outcomes(command: list[str], edition: str = "deus@2.00", timeout: float = 10.0) -> dict[str, CheckStatus]:
    """What came of each check."""
    return {finding.check: finding.outcome for finding in check_adapter(command, edition, timeout=timeout)}
