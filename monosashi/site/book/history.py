"""The history of every clause: when it was written down and when its wording changed, read from the repository.

Outside a repository, or in a clone without history, there is nothing to tell, and nothing is told.
"""

import subprocess
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from monosashi.rulebook.folders import features_of
from monosashi.site import build_cache

Row = dict[str, Any]
"""A row of a ledger as it was once written."""


@dataclass(frozen=True)
class Change:
    """Something that happened to a clause.

    ``what`` is ``added``, ``reworded`` (``before`` is the old text), ``status`` or ``renamed`` (the old id).
    """

    date: str
    what: str
    before: str = ""


@cache
def history(game: str) -> Mapping[str, tuple[Change, ...]]:
    """Every clause's changes, the oldest first, by its present id; read anew only when something has been committed."""
    ledger = features_of(game) / "clauses.toml"
    return _history(ledger, _git(ledger.parent, "rev-parse", "HEAD").strip())


@cache
def _history(ledger: Path, commit: str) -> Mapping[str, tuple[Change, ...]]:
    if not commit:
        return {}
    name = f"history-{ledger.parent.name}-{sha256(f'{ledger} {commit}'.encode()).hexdigest()}"
    kept: Mapping[str, tuple[Change, ...]] | None = build_cache.get(name)
    if kept is not None:
        return kept
    found: dict[str, list[Change]] = {}
    known: dict[str, Row] = {}
    for date, rows in _versions(ledger):
        aliases = {alias: name for name, row in rows.items() for alias in row.get("aliases", ())}
        for old, new in aliases.items():
            if old in known and new not in known:
                known[new] = known.pop(old)
                found[new] = [*found.pop(old, []), Change(date, "renamed", old)]
        for clause, row in rows.items():
            before = known.get(clause)
            if before is None:
                found.setdefault(clause, []).append(Change(date, "added"))
            elif before["en"] != row["en"]:
                found[clause].append(Change(date, "reworded", before["en"]))
            elif before["status"] != row["status"]:
                found[clause].append(Change(date, "status", before["status"]))
        known = rows
    told = {name: tuple(changes) for name, changes in found.items()}
    build_cache.put(name, told)
    return told


def _versions(ledger: Path) -> list[tuple[str, dict[str, Row]]]:
    """Every committed version of a ledger with its date, the oldest first; none without a repository."""
    listed = _git(ledger.parent, "log", "--reverse", "--date=short", "--format=%h %ad", "--", ledger.name)
    versions = []
    for line in listed.splitlines():
        commit, date = line.split()
        text = _git(ledger.parent, "show", f"{commit}:./{ledger.name}")
        versions.append((date, {row["id"]: row for row in tomllib.loads(text).get("clause", [])}))
    return versions


def _git(folder: Path, *arguments: str) -> str:
    """What git prints; nothing if it cannot."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout
