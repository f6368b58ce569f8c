"""What takes long to make is kept for the next build, in ``build/site``, under a digest of all that it is made of."""

import hashlib
import pickle
from contextlib import suppress
from functools import cache
from typing import Any

from monosashi.site.text.language import DOCS
from monosashi.support.files import write_file

ROOT = DOCS.parent
KEPT = ROOT / "build" / "site"
CODE = (ROOT / "reference_engine", ROOT / "monosashi", ROOT / "steps")
MOST = 600
"""So many things are kept; the oldest go."""


def kept(name: str) -> Any:
    """What has been kept under a name; None if there is nothing, or nothing that can be read."""
    try:
        return pickle.loads((KEPT / name).read_bytes())
    except Exception:  # Whatever is wrong with it, it can be made again.
        return None


def keep(name: str, thing: object) -> None:
    """Keep something under a name."""
    KEPT.mkdir(parents=True, exist_ok=True)
    write_file(KEPT / name, pickle.dumps(thing))


def sweep() -> None:
    """Throw away the oldest things if there are too many."""
    ages = {}
    for path in KEPT.glob("*"):
        with suppress(FileNotFoundError):  # Another build may be sweeping, too.
            ages[path] = path.stat().st_mtime
    for path in sorted(ages, key=lambda path: ages[path], reverse=True)[MOST:]:
        path.unlink(missing_ok=True)


@cache
def code() -> str:
    """A digest of all code that pages are made by: what is running was read when it began."""
    found = hashlib.sha256()
    for folder in CODE:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".css") and path.is_file():
                found.update(path.read_bytes())
    return found.hexdigest()
