"""The engine that runs in readers' browsers, as files of the site: made once, and again only when code has changed."""

import gzip
import hashlib
import json
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from monosashi.rulebook.folders import PACKAGE, steps_folder_of
from monosashi.site import build_cache
from monosashi.site.engine import packing, runtime

FOLDER = "engine"
"""Where it lies, below the site's folder."""

PACKED = (".zip", ".whl")
"""What need not be packed again."""


@dataclass(frozen=True)
class Engine:
    """What all tables need, by the names of the files, and the texts of each game.

    Where there is nothing, a sentence says why it is ``missing``.
    """

    shared: Mapping[str, bytes]
    texts: Mapping[str, bytes]
    missing: str = ""

    @property
    def files(self) -> Mapping[str, bytes]:
        """Everything by its path below the site's folder."""
        texts = {f"{game}.zip": content for game, content in self.texts.items()}
        return {f"{FOLDER}/{name}": content for name, content in {**self.shared, **texts}.items()}

    def manifest(self, game: str) -> Sequence[Mapping[str, Any]]:
        """What a table of a game fetches: files by name, how large each is, what tells it from other builds of it."""
        if self.missing:
            return ()
        return (*self._shared_manifest, _entry(f"{game}.zip", self.texts[game]))

    @cached_property
    def _shared_manifest(self) -> Sequence[Mapping[str, Any]]:
        return tuple(_entry(name, content) for name, content in self.shared.items())


def engine_of(games: Sequence[str]) -> Engine:
    """The engine for tables of some games."""
    try:
        python = _kept(f"pyodide-{runtime.pinned()}", _python)
        kit = _kept(f"tables-{_digest(games)}", partial(_kit, games))
    except runtime.Unavailable as error:
        return Engine({}, {}, f"tables have no engine: {error}")
    return Engine({**python, "kit.zip": kit}, {game: packing.zipped(packing.texts(game)) for game in games})


def _kept(name: str, make: Callable[[], Any]) -> Any:
    """Something from the last build, or made anew."""
    found = build_cache.get(name)
    if found is None:
        found = make()
        build_cache.put(name, found)
    return found


def _python() -> Mapping[str, bytes]:
    """Python for browsers. What can be made smaller is: not every server does that."""
    with tempfile.TemporaryDirectory() as scratch:
        home = runtime.fetch(Path(scratch))
        found = {name: (home / name).read_bytes() for name in (*runtime.PINNED["pyodide"]["files"], "msgspec.whl")}
        lock = json.loads((home / "pyodide-lock.json").read_text("utf-8"))
    # Of its packages none is here; it asks only which Python it is.
    found["pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    return dict(_smaller(name, content) for name, content in found.items())


def _smaller(name: str, content: bytes) -> tuple[str, bytes]:
    return (name, content) if name.endswith(PACKED) else (f"{name}.gz", gzip.compress(content, mtime=0))


def _kit(games: Sequence[str]) -> bytes:
    return packing.zipped(packing.code(games))


def _digest(games: Sequence[str]) -> str:
    """What tells the code that tables run, and its translations, from any other."""
    found = hashlib.sha256(build_cache.code(*games).encode())
    for folder in (PACKAGE / "site", *map(steps_folder_of, games)):
        for path in sorted(folder.glob("*.po")):
            found.update(path.read_bytes())
    return found.hexdigest()


def _entry(name: str, content: bytes) -> Mapping[str, Any]:
    return {"name": name, "bytes": len(content), "digest": hashlib.sha256(content).hexdigest()[:12]}
