"""``monosashi suite engines``: published engines, each installed in an environment of its own and measured again."""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from monosashi.commands import complain, say
from monosashi.reports.engines import EngineRecord, Measured, measured, read_record, unmeasurable
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.faulty import Faulty
from monosashi.support.files import plain_json, write_file
from monosashi.support.progress import busy
from monosashi.support.text import counted
from monosashi.verification.results_file import read

PATIENCE = 1800
"""Seconds that installing or measuring may take."""


class NotMeasured(Exception):
    """An engine is there and cannot be measured; the message says why."""


class NotThere(NotMeasured):
    """A package cannot be had."""


def run(options: argparse.Namespace) -> int:
    """One engine after the other; the worst code of all."""
    paths = [file for path in options.records for file in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    try:
        kept = {path: read_record(path) for path in paths}
    except Faulty as error:
        return complain(f"suite engines: {error}")
    if not kept:
        return complain(f"there is no record in {options.records[0]}; a record is a JSON file with package and adapter")
    with TemporaryDirectory() as scratch:
        return max(_again(path, record, Path(scratch), check=options.check) for path, record in kept.items())


def _again(path: Path, kept: EngineRecord, scratch: Path, *, check: bool) -> int:
    requirement, before = kept.requirement if check else kept.package, kept.measured
    stays = f"; the record of {before.date} stays" if before else ""
    try:
        with busy(f"measuring {requirement}"):
            now = _measured(path, kept, scratch, requirement)
    except NotMeasured as error:
        say(f"{path.stem}: {'skipped' if isinstance(error, NotThere) else 'not measured'}: {error}{stays}")
        return ALL_PASS if isinstance(error, NotThere) else FAILURES
    except OSError as error:
        return complain(f"suite engines: {error}")
    say(f"{path.stem}: {now.name} {now.version}, {counted(len(now.differences), 'difference')}")
    if check:
        if before and now.outcome == before.outcome:
            return ALL_PASS
        say(f"  kept:     {_told(before) if before else 'nothing'}\n  measured: {_told(now)}")
        return FAILURES
    write_file(path, plain_json(replace(kept, measured=now)))
    return ALL_PASS


def _told(found: Measured) -> str:
    counts = ", ".join(f"{status} {number}" for status, number in found.counts.items())
    return f"{found.version}; {counts}; {', '.join(each.name for each in found.differences) or 'no difference'}"


def _measured(path: Path, kept: EngineRecord, scratch: Path, requirement: str) -> Measured:
    """What a run comes to. Raises NotMeasured, OSError."""
    record = scratch / f"{path.stem}.ndjson"
    python, folder = (_with_npm if kept.npm else _with_pip)(requirement, scratch / requirement)
    edition = ("--edition", kept.measured.edition) if kept.measured else ()
    program, *arguments = kept.adapter
    # Python's variables are for the kit.
    command = [python, "-E", str(path.parent.parent / program), *arguments, *folder]
    verify = [sys.executable, "-m", "monosashi", "verify", *edition, "--seed", str(kept.seed), "--record", str(record)]
    _run([*verify, "--", *command], "nothing is proved", NotMeasured, well=INVALID)
    found = read(record)
    if why := unmeasurable(found):
        raise NotMeasured(why)
    return measured(found)


def _with_pip(requirement: str, folder: Path) -> tuple[str, list[str]]:
    """An environment with a package: its Python. Raises NotMeasured."""
    python = str(folder / "bin" / "python")
    if not Path(python).exists():
        _run([sys.executable, "-m", "venv", str(folder)], "an environment cannot be made", NotMeasured)
    install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", requirement]
    _run(install, f"pip cannot install {requirement}", NotThere)
    return python, []


def _with_npm(requirement: str, folder: Path) -> tuple[str, list[str]]:
    """A folder with a package, for an adapter by this Python. Raises NotMeasured."""
    if which("npm") is None:
        raise NotThere("npm is not installed")
    folder.mkdir(exist_ok=True)
    _run(["npm", "install", "--prefix", str(folder), requirement], f"npm cannot install {requirement}", NotThere)
    return sys.executable, [str(folder)]


def _run(command: Sequence[str], fault: str, kind: type[NotMeasured], well: int = 1) -> None:
    """Run a command; it went well if its code is below ``well``. Raises NotMeasured, or another ``kind`` of it."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise kind(f"{fault}: it takes more than {PATIENCE} seconds") from None
    if not 0 <= done.returncode < well:
        last = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()][-1:]
        raise kind(f"{fault}: {last[0].strip() if last else f'exit code {done.returncode}'}")
