"""What takes long to make is kept for the next build, in ``build/site``, under a digest of all that it is made of."""

import hashlib
import pickle
from functools import cache
from typing import Any

from docs.generator.language import DOCS
from monosashi.output import write_file

ROOT = DOCS.parent
KEPT = ROOT / "build" / "site"
CODE = (ROOT / "reference_engine", ROOT / "monosashi", ROOT / "steps", DOCS / "generator")
MOST = 300
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
    latest = sorted(KEPT.glob("*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in latest[MOST:]:
        path.unlink()


@cache
def code() -> str:
    """A digest of all code that pages are made by: what is running was read when it began."""
    found = hashlib.sha256()
    for folder in CODE:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".css") and path.is_file():
                found.update(path.read_bytes())
    return found.hexdigest()
