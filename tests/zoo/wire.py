"""Engines that know the rules and not how to behave on a pipe: some always, most only when an ability is used."""

import os
import re
import subprocess
import sys
import time
from typing import Any

import msgspec

from monosashi.subjects.protocol import ObserveParams
from zoo.keeper import Animal, engine

LATE = 3.0
"""Seconds: longer than the kit is told to wait in the tests."""

FOREVER = 600.0
LAST_WORDS = "here it goes wrong"
GRANDCHILD = [sys.executable, "-c", f"import time; time.sleep({FOREVER})"]


UPSETTING = {"deus": "use", "dungeon_command": "use_power", "monster_maker": "activate"}
"""For each game the act that uses an ability."""


class Moody(Animal):
    """Behaves until somebody uses an ability."""

    def answer(self, line: bytes) -> bytes:
        answer = super().answer(line)
        if b'"method":"apply"' in line and msgspec.json.decode(line)["params"]["action"]["do"] == UPSETTING[self.plays]:
            print(LAST_WORDS, file=sys.stderr, flush=True)
            return self.misbehave(answer)
        return answer

    def misbehave(self, answer: bytes) -> bytes:
        """What it does instead of answering."""
        raise NotImplementedError


@engine("late")
class Late(Moody):
    """Answers, but too late."""

    def misbehave(self, answer: bytes) -> bytes:
        time.sleep(LATE)
        return answer


@engine("hangs")
class Hangs(Moody):
    """Never answers."""

    def misbehave(self, answer: bytes) -> bytes:
        time.sleep(FOREVER)
        return answer


@engine("crashes")
class Crashes(Moody):
    """Ends with a trace on standard error."""

    def misbehave(self, answer: bytes) -> bytes:
        os._exit(70)


@engine("chatters")
class Chatters(Moody):
    """Says what it thinks before it answers."""

    def misbehave(self, answer: bytes) -> bytes:
        return b"thinking...\n" + answer


@engine("stale-id")
class StaleId(Moody):
    """Answers under the id of the request before."""

    def misbehave(self, answer: bytes) -> bytes:
        return re.sub(rb'"id":(\d+)', lambda found: b'"id":%d' % (int(found[1]) - 1), answer)


@engine("floods")
class Floods(Moody):
    """Begins a line and never ends it."""

    def misbehave(self, answer: bytes) -> bytes:
        while True:
            self.say(b"x" * 65536)


@engine("floods-lines")
class FloodsLines(Moody):
    """Sends line after line, none of them an answer."""

    def misbehave(self, answer: bytes) -> bytes:
        while True:
            self.say(b"still thinking\n" * 100)


@engine("closes-pipe")
class ClosesPipe(Moody):
    """Closes its output and lives on."""

    def misbehave(self, answer: bytes) -> bytes:
        os.close(1)
        time.sleep(FOREVER)
        return answer


@engine("fails")
class Fails(Moody):
    """Answers with an error and goes on."""

    def misbehave(self, answer: bytes) -> bytes:
        plain = msgspec.json.decode(answer)
        return msgspec.json.encode(
            {"jsonrpc": "2.0", "id": plain["id"], "error": {"code": -32603, "message": "not made for this"}}
        ) + b"\n"  # fmt: skip


@engine("crashes-at")
class CrashesAt(Animal):
    """Ends at the request of a given number."""

    def __init__(self, number: str) -> None:
        super().__init__()
        self.left = int(number)

    def answer(self, line: bytes) -> bytes:
        self.left -= 1
        if not self.left:
            sys.exit(LAST_WORDS)
        return super().answer(line)


@engine("greets")
class Greets(Animal):
    """Prints a banner before it listens."""

    def run(self) -> None:
        self.say(b"Welcome to the game!\n")
        super().run()


@engine("always-stale")
class AlwaysStale(Animal):
    """Answers everything under the id of the request before."""

    def answer(self, line: bytes) -> bytes:
        return re.sub(rb'"id":(\d+)', lambda found: b'"id":%d' % (int(found[1]) - 1), super().answer(line))


@engine("floats")
class Floats(Animal):
    """Has only one kind of number, and writes it with a point: ids and versions, too."""

    def answer(self, line: bytes) -> bytes:
        return msgspec.json.encode(_floats(msgspec.json.decode(super().answer(line)))) + b"\n"


@engine("marks")
class Marks(Animal):
    """Writes a byte-order mark before every line and ends it as on Windows."""

    def answer(self, line: bytes) -> bytes:
        return b"\xef\xbb\xbf" + super().answer(line).rstrip(b"\n") + b"\r\n"


@engine("repeats-keys")
class RepeatsKeys(Moody):
    """Says whether it accepts an action, and then says it again."""

    def misbehave(self, answer: bytes) -> bytes:
        return answer.replace(b'"accepted":', b'"accepted":false,"accepted":')


@engine("half-characters")
class HalfCharacters(Moody):
    """Cuts a character in two: its language counts in halves."""

    def misbehave(self, answer: bytes) -> bytes:
        return answer.replace(b'"accepted":', rb'"message":"\ud800","accepted":')


def _floats(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _floats(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_floats(item) for item in value]
    return float(value) if type(value) is int else value


@engine("renames")
class Renames(Animal):
    """Has names of its own for the units."""

    def _observe(self, params: ObserveParams) -> Any:
        view = super()._observe(params)
        units = tuple(msgspec.structs.replace(unit, id=f"u{n}") for n, unit in enumerate(view.units))
        return msgspec.structs.replace(view, units=units)


@engine("stays")
class Stays(Animal):
    """Has helpers, and neither it nor they go when they are told to."""

    def run(self) -> None:
        subprocess.Popen(GRANDCHILD)
        super().run()
        time.sleep(FOREVER)


@engine("slow")
class Slow(Animal):
    """Takes its time, and leaves a note in a file when it has been at it for a while."""

    def __init__(self, note: str) -> None:
        super().__init__()
        self.note, self.answered = note, 0

    def answer(self, line: bytes) -> bytes:
        self.answered += 1
        if self.answered == 40:
            with open(self.note, "w", encoding="utf-8"):
                pass
        time.sleep(0.02)
        return super().answer(line)


@engine("silent")
class Silent(Animal):
    """Does not even introduce itself, and leaves a note in a file that it is there."""

    def __init__(self, note: str) -> None:
        super().__init__()
        with open(note, "w", encoding="utf-8"):
            pass

    def run(self) -> None:
        time.sleep(FOREVER)
