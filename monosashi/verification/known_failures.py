"""The list of known failures, kept in the implementer's repository: one line for each, a scenario and its status.

A failure that is not listed, one that fails differently, and one that is listed and passes each fail the run, so that
the list neither hides anything nor grows old::

    # my-engine on deus@2.00
    deus.march.a/an-exhausted-unit-stays-where-it-is  fail  # see issue 12
    deus.march.range/one-area-at-a-time  fail image

One that fails in an ``image`` may pass in another run, whose seed draws another image: it does not grow old.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from monosashi.subjects.status import Status
from monosashi.suite.renamed import present_id
from monosashi.support.files import read_named, write_file
from monosashi.support.text import quoted, shortened
from monosashi.verification.results_file import Run
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.plain import text_of

LISTABLE = tuple(status for status in Status if status not in (Status.PASS, Status.UNSUPPORTED, Status.NOT_APPLICABLE))


class BadList(Exception):
    """The list cannot be used; the message says where and why."""


IMAGE = "image"
"""Stands behind the status of what fails in an image that a seed has drawn."""


class KnownFailure(NamedTuple):
    """One line: how the scenario fails, whether in an image that was drawn, and what is noted beside it."""

    status: Status
    note: str = ""
    drawn: bool = False


class Judged(NamedTuple):
    """A run beside the list."""

    known: tuple[Verdict, ...]
    unlisted: tuple[Verdict, ...]
    changed: tuple[tuple[Verdict, Status], ...]
    stale: tuple[str, ...]


def read(path: Path) -> dict[str, KnownFailure]:
    """The list by scenario, as it is called now; a file that is not there yet is an empty list. Raises BadList."""
    try:
        lines = text_of(read_named(path)).splitlines()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadList(f"{path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise BadList(f"{path} cannot be read: {error}") from None
    found: dict[str, KnownFailure] = {}
    for number, line in enumerate(lines, 1):
        text, _, note = line.partition("#")
        words = text.split()
        if not words:
            continue
        if len(words) != 2 and words[2:] != [IMAGE]:
            raise BadList(f"{path}:{number}: expected a scenario and a status, got {quoted(text.strip())}")
        if words[1] not in LISTABLE:
            raise BadList(f"{path}:{number}: {quoted(words[1])} is no status; expected one of {', '.join(LISTABLE)}")
        scenario = present_id(words[0])
        if scenario in found:
            raise BadList(f"{path}:{number}: {shortened(scenario)} is listed twice")
        found[scenario] = KnownFailure(Status(words[1]), note.strip(), words[2:] == [IMAGE])
    return found


def judge(listed: Mapping[str, KnownFailure], run: Run, *, whole: bool) -> Judged:
    """Hold a run against the list.

    Entries of scenarios that were not played say nothing, unless the ``whole`` suite was: then they do not exist. What
    was played and fails in some images only says nothing either.
    """
    played = {verdict.scenario for verdict in run.scored}
    failing = {verdict.scenario for verdict in run.wrong}
    return Judged(
        known=tuple(v for v in run.wrong if v.scenario in listed and listed[v.scenario].status is v.status),
        unlisted=tuple(v for v in run.wrong if v.scenario not in listed),
        changed=tuple(
            (v, listed[v.scenario].status)
            for v in run.wrong
            if v.scenario in listed and listed[v.scenario].status is not v.status
        ),
        stale=tuple(
            name
            for name, entry in listed.items()
            if name not in failing and (not entry.drawn if name in played else whole)
        ),
    )


def update(path: Path, title: str, run: Run, *, whole: bool) -> dict[str, KnownFailure]:
    """Rewrite the list to what has failed now; returns it. Raises BadList, OSError.

    Notes are kept, so are comments at the top, and entries of scenarios that were not played, unless the ``whole``
    suite was.
    """
    listed = read(path)
    played = {verdict.scenario for verdict in run.scored}
    now = {} if whole else {name: entry for name, entry in listed.items() if name not in played}
    for v in run.wrong:
        before = listed.get(v.scenario, KnownFailure(v.status))
        now[v.scenario] = KnownFailure(v.status, before.note, v.seed is not None)
    width = max(map(len, now), default=0)
    lines = _heading(path) or [f"# {title}"]
    for name, entry in sorted(now.items()):
        status = f"{entry.status} {IMAGE}" if entry.drawn else entry.status
        lines.append(f"{name:{width}}  {status}" + (f"  # {entry.note}" if entry.note else ""))
    write_file(path, "\n".join([*lines, ""]).encode())
    return now


def _heading(path: Path) -> list[str]:
    """The comments that stand at the top of the list."""
    lines = text_of(path.read_bytes()).splitlines() if path.exists() else []
    heading = []
    for line in lines:
        if not line.startswith("#"):
            break
        heading.append(line)
    return heading
