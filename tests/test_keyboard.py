"""The keyboard of a real terminal: lines are edited and called back, the first word is completed."""

import os
import pty
import select
import sys
import time

import pytest

pytest.importorskip("readline")

PROMPT = b"South> "


class Screen:
    """A terminal in which somebody plays."""

    def __init__(self, *command: str) -> None:
        self.process, self.handle = pty.fork()
        if not self.process:
            os.environ["TERM"] = "xterm"
            os.execv(sys.executable, [sys.executable, "-m", "monosashi", *command])
        self.unseen = b""

    def until(self, wanted: bytes, patience: float = 60) -> bytes:
        """What is shown up to some text, and with it."""
        end = time.monotonic() + patience
        while wanted not in self.unseen:
            assert time.monotonic() < end, self.unseen[-400:]
            if select.select([self.handle], [], [], 0.2)[0]:
                self.unseen += os.read(self.handle, 65536)
        shown, found, self.unseen = self.unseen.partition(wanted)
        return shown + found

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.handle, keys)


def test_lines_are_completed_called_back_and_edited() -> None:
    screen = Screen("play", "deus", "--decks", "--seed", "4")
    try:
        screen.until(PROMPT)
        screen.type(b"boa\t\r")
        assert b"board" in screen.until(PROMPT)
        screen.type(b"\x1b[A\x01not\r")  # up, to the beginning of the line
        assert "“notboard” is no command".encode() in screen.until(b"help lists")
        screen.until(PROMPT)
        screen.type(b"quit\r")
        screen.until(b"The same cards and dice again")
    finally:
        os.close(screen.handle)
        os.waitpid(screen.process, 0)
