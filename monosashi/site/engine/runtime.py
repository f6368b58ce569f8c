"""What runs Python in a browser: Pyodide, and the one library that it takes compiled; pinned, fetched, checked.

``runtime.toml`` has the versions with their digests.
"""

import hashlib
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import tomli

PINNED: Mapping[str, Any] = tomli.loads(Path(__file__).with_name("runtime.toml").read_text("utf-8"))
FETCH_SECONDS = 120
"""Seconds that a fetch may take."""


class Unavailable(Exception):
    """There is no engine for the browser; the message says in one sentence why."""


def pinned() -> str:
    """What tells these versions from all others."""
    return hashlib.sha256(repr(sorted(PINNED.items())).encode()).hexdigest()[:12]


def fetch(folder: Path) -> Path:
    """Fetch Pyodide into a folder: its path, with ``msgspec.whl`` beside its files. Raises Unavailable."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unavailable("there is no npm here to fetch Pyodide with")
    if find_spec("pip") is None:
        raise Unavailable("there is no pip here to fetch msgspec for Pyodide with")
    pyodide, msgspec = PINNED["pyodide"], PINNED["msgspec"]
    _run(npm, "pack", "--silent", f"pyodide@{pyodide['version']}", "--pack-destination", str(folder))
    archive = _checked(folder, "pyodide-*.tgz", pyodide["sha256"])
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    archive.unlink()
    home = folder / "package"
    of = ("--platform", msgspec["platform"], "--python-version", msgspec["python"], "--only-binary=:all:", "--no-deps")
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(folder))
    _run(*pip, *of, f"msgspec=={msgspec['version']}")
    _checked(folder, "msgspec-*.whl", msgspec["sha256"]).rename(home / "msgspec.whl")
    return home


def _run(*words: str) -> None:
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=FETCH_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"{Path(words[0]).name} cannot be run: {error}") from None
    if done.returncode:
        told = (done.stderr.strip() or done.stdout.strip() or "it says nothing").splitlines()[-1]
        raise Unavailable(f"{Path(words[0]).name} has failed: {told[:200]}")


def _checked(folder: Path, name: str, digest: str) -> Path:
    """The only file of a name, if it is the pinned one. Raises Unavailable."""
    found = [*folder.glob(name)]
    if len(found) != 1 or hashlib.sha256(found[0].read_bytes()).hexdigest() != digest:
        raise Unavailable(f"what was fetched as {name} is not what runtime.toml names")
    return found[0]
