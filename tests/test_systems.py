"""A system that the kit does not run on is refused in one sentence, before anything of POSIX is needed."""

import subprocess
import sys
from pathlib import Path

import pytest

from monosashi.__main__ import main
from monosashi.support.exit_codes import INVALID

ROOT = Path(__file__).resolve().parent.parent
SENTENCE = (
    "monosashi: Windows is not supported: engines are run by means of POSIX (process groups, signals, poll); "
    "use WSL, Linux or macOS\n"
)

WINDOWS = """
import signal, select, sys
sys.platform = "win32"
sys.modules["fcntl"] = None
del signal.SIGHUP, signal.SIGKILL, select.poll
from monosashi.__main__ import entry
entry()
"""


@pytest.mark.parametrize("arguments", [(), ("--help",), ("verify",), ("nonsense",)], ids=" ".join)
def test_windows_is_refused_by_every_command(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(arguments) == INVALID
    assert capsys.readouterr() == ("", SENTENCE)


def test_what_windows_lacks_is_not_needed_for_saying_so() -> None:
    done = subprocess.run([sys.executable, "-c", WINDOWS], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stdout, done.stderr) == (INVALID, "", SENTENCE)
