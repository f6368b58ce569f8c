"""Requirement sets: which scenarios a release of the suite requires, frozen, so that an old measure stays what it was.

``features/<game>/releases/<version>.json`` names them for each published edition, with the revisions of the clauses
then. Scenarios that have come later are played, and are not required.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.folders import features_of
from monosashi.suite import revisions
from monosashi.suite.renamed import present_id
from monosashi.support.files import plain_json, write_file
from monosashi.support.text import counted

VERSION = re.compile(r"\d+\.\d+\.\d+")


class Frozen(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause when the set was frozen: its revision, and the hash of its text."""

    revision: int
    hash: str


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    """One set: the ids of the scenarios that are required, by edition, and every clause's revision.

    ``kept`` is what an adapter is written against, by topic and name (:mod:`monosashi.adapters.changes`); the first two
    releases have not kept it.
    """

    version: str
    game: str
    editions: dict[str, tuple[str, ...]]
    clauses: dict[str, Frozen]
    kept: dict[str, dict[str, str]] = {}


class BadRelease(Exception):
    """A set cannot be read or written; the message says why, in one sentence."""


def releases_folder(game: str) -> Path:
    """Where a game's sets are."""
    return features_of(game) / "releases"


def releases(game: str) -> tuple[str, ...]:
    """The versions of which there is a set, in their order."""
    found = [file.stem for file in releases_folder(game).glob("*.json") if VERSION.fullmatch(file.stem)]
    return tuple(sorted(found, key=lambda version: [int(part) for part in version.split(".")]))


@cache
def release(game: str, version: str) -> Release:
    """One set. Raises BadRelease."""
    if version not in releases(game):
        known = ", ".join(releases(game)) or "none"
        raise BadRelease(f"there is no requirement set {version!r} of {game}; known: {known}")
    path = releases_folder(game) / f"{version}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Release)
    except (OSError, msgspec.DecodeError) as error:
        raise BadRelease(f"{path.name}: {error}") from None


def required(edition: str, version: str) -> frozenset[str]:
    """The scenarios that a set requires of an edition, by the ids they have now. Raises BadRelease."""
    found = release(edition.partition("@")[0], version)
    if edition not in found.editions:
        known = ", ".join(found.editions)
        raise BadRelease(f"the requirement set {version} does not have {edition}; it has {known}")
    return frozenset(map(present_id, found.editions[edition]))


def check_free(game: str, version: str) -> Path:
    """The file of a set that can be frozen. Raises BadRelease.

    A set is never changed, and outdated scenarios are in none.
    """
    if not VERSION.fullmatch(version):
        raise BadRelease(f"{version!r} is no version; expected three numbers, as in 0.1.0")
    path = releases_folder(game) / f"{version}.json"
    if path.exists():
        raise BadRelease(f"the requirement set {version} of {game} is there already; a set is never changed")
    state = revisions.state(game)
    if not state.current:
        behind = len(state.moved) + len(state.outdated) + len(state.unpinned) + len(state.gone)
        raise BadRelease(f"{counted(behind, 'clause or scenario')} outdated or not pinned; see monosashi suite review")
    return path


def freeze(game: str, version: str, kept: dict[str, dict[str, str]]) -> Path:
    """Write a set of what is required now, with what is ``kept`` for adapters; returns its file.

    Raises BadRelease, OSError.
    """
    path = check_free(game, version)
    path.parent.mkdir(exist_ok=True)
    write_file(path, plain_json(msgspec.structs.replace(present(game, version), kept=kept)))
    return path


def present(game: str, version: str) -> Release:
    """The set as it would be frozen now."""
    editions: Mapping[str, tuple[str, ...]] = {
        name: tuple(scenario.id for scenario in suite.scenarios(name)) for name in engine.game(game).editions
    }
    locked = revisions.lock(game).clauses
    clauses = {name: Frozen(entry.revision, entry.hash) for name, entry in locked.items()}
    return Release(version, game, dict(editions), clauses)
