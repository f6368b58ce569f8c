"""Engines without rules: one writes down what the reference answers, the others only repeat it."""

from pathlib import Path
from typing import Any

import msgspec

from zoo.keeper import Animal, engine


@engine("scribe")
class Scribe(Animal):
    """Plays as the reference and keeps a transcript: each request without its id, and what was answered."""

    def __init__(self, transcript: str) -> None:
        super().__init__()
        self.lines: list[tuple[Any, Any]] = []
        self.transcript = Path(transcript)

    def answer(self, line: bytes) -> bytes:
        answer = super().answer(line)
        request, said = msgspec.json.decode(line), msgspec.json.decode(answer)
        self.lines.append(([request["method"], request["params"]], {k: v for k, v in said.items() if k != "id"}))
        return answer

    def run(self) -> None:
        super().run()
        self.transcript.write_bytes(msgspec.json.encode(self.lines))


@engine("parrot")
class Parrot(Animal):
    """Gives the answers of the transcript one after another, whatever is asked."""

    def __init__(self, transcript: str) -> None:
        super().__init__()
        self.lines = iter(msgspec.json.decode(Path(transcript).read_bytes()))

    def answer(self, line: bytes) -> bytes:
        request = msgspec.json.decode(line)
        self.finished = request["method"] == "bye"
        _, said = next(self.lines, (None, {"jsonrpc": "2.0", "error": {"code": -32603, "message": "that was all"}}))
        return msgspec.json.encode({**said, "id": request["id"]}) + b"\n"


@engine("peeks")
class Peeks(Animal):
    """Recognises a game by everything that was asked in it so far, and looks the answer up."""

    def __init__(self, transcript: str) -> None:
        super().__init__()
        self.known: dict[bytes, Any] = {}
        self.game_so_far: list[Any] = []
        for request, said in msgspec.json.decode(Path(transcript).read_bytes()):
            self.known[self.key(request)] = said

    def key(self, request: Any) -> bytes:
        """All that was asked since the game began."""
        if request[0] in ("hello", "load", "start"):
            self.game_so_far = []
        self.game_so_far.append(request)
        return msgspec.json.encode(self.game_so_far)

    def answer(self, line: bytes) -> bytes:
        request = msgspec.json.decode(line)
        self.finished = request["method"] == "bye"
        said = self.known.get(self.key([request["method"], request["params"]]))
        nothing = {"jsonrpc": "2.0", "error": {"code": -32603, "message": "never heard of it"}}
        return msgspec.json.encode({**(said or nothing), "id": request["id"]}) + b"\n"
