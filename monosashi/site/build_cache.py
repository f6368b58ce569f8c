"""What takes long to make is kept for the next build, under a digest of all that it is made of.

In a clone it lies in ``build/site``, for an installed kit in the user's folder for such things.
"""

import hashlib
import os
import pickle
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from monosashi.rulebook.folders import PACKAGE, is_installed
from monosashi.site.code_folders import KERNEL, code_folders
from monosashi.support.files import write_file

MOST_ENTRIES = 1000
"""So many things are kept; the oldest go."""


def folder() -> Path:
    """Where things are kept."""
    if not is_installed():
        return PACKAGE.parent / "build" / "site"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "monosashi" / "site"


def get(name: str) -> Any:
    """What has been kept under a name; None if there is nothing, or nothing that can be read."""
    try:
        return pickle.loads((folder() / name).read_bytes())
    except Exception:  # Whatever is wrong with it, it can be made again.
        return None


def put(name: str, thing: object) -> None:
    """Keep something under a name."""
    folder().mkdir(parents=True, exist_ok=True)
    write_file(folder() / name, pickle.dumps(thing))


def evict() -> None:
    """Throw away the oldest things if there are too many."""
    ages = {}
    for path in folder().glob("*"):
        with suppress(FileNotFoundError):  # Another build may be doing the same.
            ages[path] = path.stat().st_mtime
    for path in sorted(ages, key=lambda path: ages[path], reverse=True)[MOST_ENTRIES:]:
        path.unlink(missing_ok=True)


@cache
def code(*games: str) -> str:
    """A digest of all code that the pages of some games are made by: what is running was read when it began."""
    found = hashlib.sha256()
    homes, bundled = PACKAGE / "games", PACKAGE / "bundled"
    kit = (path for path in PACKAGE.rglob("*") if not {homes, bundled}.intersection(path.parents))
    paths = [*homes.glob("*.py"), *kit, *KERNEL.rglob("*")]
    for game in games:
        paths += [path for own in code_folders(game) for path in own.rglob("*")]
    for path in sorted(set(paths)):
        if path.suffix in (".py", ".toml", ".css") and path.is_file():
            found.update(path.read_bytes())
    return found.hexdigest()
