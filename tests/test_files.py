"""Nothing but a plain file is ever replaced, and what cannot be written is known before."""

import os
import re
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from monosashi.__main__ import main
from monosashi.support import files
from monosashi.support.exit_codes import INVALID
from monosashi.support.files import unwritable, write_file

KIT = Path(__file__).parent.parent / "monosashi"
ENDLESS = Path("/dev/zero")
NEW = b"new\n" * 50_000


def test_nobody_else_writes_files() -> None:
    """All of it is written here, but for what only a scratch folder of our own gets."""
    others = [file for file in KIT.rglob("*.py") if file.relative_to(KIT).parts[0] not in ("support", "bundled")]
    writing = re.compile(r"\.write_(text|bytes)\(|open\([^)]*[\"'][wax]b?[\"']")
    assert {file.name for file in others if writing.search(file.read_text("utf-8"))} == {"configuration.py"}


def test_a_plain_file_is_replaced_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "run.ndjson"
    path.write_bytes(b"old")
    path.chmod(0o640)
    before = path.stat().st_ino
    write_file(path, NEW)
    assert path.read_bytes() == NEW
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert path.stat().st_ino != before, "it must be there in one go"
    assert os.listdir(tmp_path) == ["run.ndjson"]


def test_a_pipe_is_written_into(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(path.read_bytes()))
    reader.start()
    assert unwritable(path) == ""
    write_file(path, NEW)
    reader.join(10)
    assert read == [NEW]
    assert path.is_fifo()


@pytest.mark.skipif(not ENDLESS.is_char_device(), reason="this machine has no device that never ends")
@pytest.mark.parametrize("command", ["record show", "report", "record replay"])
def test_what_never_ends_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    monkeypatch.setattr(files, "FILE_BYTES", 1 << 20)
    assert main([*command.split(), str(ENDLESS)]) == INVALID
    assert capsys.readouterr().err == f"monosashi: {ENDLESS} cannot be read: it is longer than 1 MiB\n"
    with pytest.raises(OSError, match="longer than 1 MiB"):
        files.read_named(ENDLESS)


def test_a_device_is_written_into(tmp_path: Path) -> None:
    """One of our own, with the number of the device that takes everything."""
    path = tmp_path / "device"
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        path.write_bytes(b"")
    except PermissionError:
        pytest.skip("only an administrator can make a device")
    assert unwritable(path) == ""
    write_file(path, NEW)
    assert path.is_char_device()


def test_an_open_handle_can_be_named(tmp_path: Path) -> None:
    """As a shell does for ``>(command)``: the name cannot be resolved."""
    read, write = os.pipe()
    path = Path(f"/dev/fd/{write}")
    assert unwritable(path) == ""
    write_file(path, b"new")
    os.close(write)
    assert os.read(read, 100) == b"new"
    os.close(read)


@pytest.mark.parametrize("there", [True, False], ids=["to a file", "to nothing"])
def test_a_link_is_followed_and_stays(tmp_path: Path, there: bool) -> None:
    target, link = tmp_path / "elsewhere" / "file", tmp_path / "link"
    target.parent.mkdir()
    if there:
        target.write_bytes(b"old")
    link.symlink_to(target)
    assert unwritable(link) == ""
    write_file(link, NEW)
    assert link.is_symlink()
    assert target.read_bytes() == NEW
    assert not target.is_symlink()


def folder(path: Path) -> None:
    path.mkdir()


def nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "no" / "such" / "folder")


def circle(path: Path) -> None:
    path.symlink_to(path)


@pytest.mark.parametrize(
    ("make", "words"),
    [(folder, "it is a folder; name a file"), (nowhere, "its folder does not exist"), (circle, "symbolic links")],
)
def test_what_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, make: Callable[[Path], None], words: str) -> None:
    path = tmp_path / "there"
    make(path)
    assert words in unwritable(path)
    assert unwritable(path).startswith(f"{path} cannot be written: ")
    with pytest.raises(OSError) as caught:  # noqa: PT011 - the system's own words
        write_file(path, NEW)
    assert caught.value.strerror
    assert os.listdir(tmp_path) == ["there"]


def test_looking_whether_a_file_can_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "old").write_bytes(b"old")
    assert unwritable(tmp_path / "old") == unwritable(tmp_path / "new") == ""
    assert os.listdir(tmp_path) == ["old"]
    assert (tmp_path / "old").read_bytes() == b"old"


def test_a_full_disk_is_found_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.open", full)
    assert unwritable(tmp_path / "new") == f"{tmp_path / 'new'} cannot be written: No space left on device"


NAMED = {
    "report": ("report", "{}"),
    "report --changes": ("report", "--changes", "{}", "{other}"),
    "report, written": ("report", "{other}", "--html", "{}"),
    "replay": ("record", "replay", "{}"),
    "show": ("record", "show", "{}"),
    "diff": ("record", "diff", "{}", "{other}"),
    "impact": ("erratum", "impact", "deus@2018-08-29", "deus@2.00", "--runs", "{}"),
    "impact of a site": ("erratum", "impact", "deus@2018-08-29", "deus@2.00", "--site", "{}"),
    "verify": ("verify", "--edition", "deus@2.00", "--clause", "deus.march.a", "--known-failures", "{}"),
    "verify, written": ("verify", "--edition", "deus@2.00", "--clause", "deus.march.a", "--record", "{}"),
    "play": ("play", "deus", "--browser", "--position", "{}"),
    "play, written": ("play", "deus", "--south", "chance", "--record", "{}"),
    "perft": ("perft", "{}", "--edition", "deus@2.00"),
    "format": ("suite", "format", "{}"),
    "classes": ("suite", "classes", "deus", "--json", "{}"),
    "schema": ("list", "schemas", "--all", "{}/x"),
    "vectors": ("adapter", "vectors", "{}/x"),
    "adapter new": ("adapter", "new", "python", "{}"),
    "record": ("record", "random", "{}"),
    "compare": ("compare", "--out", "{}/x", "--", "true"),
}
"""Every command that is given the name of a file, for reading or for writing."""


@pytest.mark.parametrize("kind", ["a link to itself", "a file as a folder"])
@pytest.mark.parametrize("command", NAMED)
def test_a_name_that_leads_nowhere_is_a_sentence(
    kind: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    named = tmp_path / "loop"
    if kind == "a link to itself":
        named.symlink_to(named)
    else:
        (tmp_path / "file").write_bytes(b"")
        named = tmp_path / "file" / "loop"
    (tmp_path / "other").write_bytes(b"")
    try:
        status = main([word.format(named, other=tmp_path / "other") for word in NAMED[command]])
    except SystemExit as ended:
        status = int(ended.code or 0)
    printed = capsys.readouterr().err
    assert status == INVALID
    assert "loop" in printed or "other" in printed
    assert not re.search("Traceback|unrecognized|invalid choice", printed)
