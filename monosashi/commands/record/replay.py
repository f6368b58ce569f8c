"""``monosashi record replay``: play records again, and say where a game does not go as it is written."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import reference_engine as engine
from monosashi.commands import complain, no_command, print_lines, read_twice
from monosashi.commands.naming import edition_named, present_edition
from monosashi.records import golden
from monosashi.records.game_record import BadRecord, Record, read
from monosashi.records.playback import Divergence
from monosashi.records.replay import replayed, replayed_by
from monosashi.reports.parting import lines
from monosashi.subjects.status import ScenarioEnded
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import called, plain_json
from monosashi.support.progress import tracked
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Invalid, Session, declared


def run(options: argparse.Namespace) -> int:
    """Read all, play all, tell."""
    wanted = edition_named(options.edition) if options.edition else None
    named = options.records
    if fault := no_command(options):
        return complain(fault)
    try:
        meant = (wanted,) if wanted else () if named else _offered(options.behind, options.timeout)
    except Invalid as error:
        return complain(str(error))
    files = [Path(name) for name in named] or [file for edition in meant for file in golden.files_of(edition)]
    if not files:
        return complain(f"no record is given, and {' and '.join(meant)} has no golden games")
    if fault := read_twice(*files):
        return complain(fault)
    try:
        records = [read(file) for file in files]
        for file, record in zip(files, records, strict=True):
            game = record.header.edition.partition("@")[0]
            if wanted is not None and game != wanted.partition("@")[0]:
                return complain(f"{called(file)} is a game of {game}; it cannot be played by {wanted}")
            if wanted is None and not engine.knows(record.header.edition):
                edition = record.header.edition
                advice = f"play it by another one: --edition {present_edition(edition)}"
                return complain(f"{called(file)}: unknown edition {edition!r}; {advice}")
        found = list(_played(files, records, wanted, options.behind, options.timeout))
    except (BadRecord, Invalid) as error:
        return complain(str(error))
    if options.json:
        print_lines([plain_json(found).decode().rstrip()])
    else:
        print_lines(_told(found))
    return FAILURES if any(each["divergence"] is not None for each in found) else ALL_PASS


def _offered(engine_command: Sequence[str], timeout: float) -> tuple[str, ...]:
    """The editions whose golden games are meant if nobody says which. Raises Invalid."""
    return declared(engine_command, Settings(timeout=timeout)) if engine_command else (present_edition(),)


def _played(
    files: Sequence[Path],
    records: Sequence[Record],
    edition: str | None,
    engine_command: Sequence[str],
    timeout: float,
) -> Iterator[dict[str, Any]]:
    """What became of each record. Raises Invalid if the engine cannot be measured."""
    measurements: dict[str, Session] = {}
    with ExitStack() as stack:
        pairs = list(zip(files, records, strict=True))
        for file, record in tracked("replaying", pairs):
            name = edition or record.header.edition
            if engine_command:
                if name not in measurements:
                    measurements[name] = _measurement(name, engine_command, timeout)
                    stack.callback(measurements[name].close)
                found = _by_engine(file, record, measurements[name])
            else:
                found = replayed(record, engine.edition(name))
            yield {
                "file": called(file),
                "recorded_on": record.header.edition,
                "played_by": name,
                "engine": measurements[name].hello.name if engine_command else "reference",
                "readings": measurements[name].hello.readings if engine_command else {},
                "actions": record.actions,
                "divergence": found,
            }


def _measurement(edition: str, engine_command: Sequence[str], timeout: float) -> Session:
    return Session.of_command(edition, engine_command, Settings(timeout=timeout))


def _by_engine(file: Path, record: Record, measurement: Session) -> Divergence | None:
    """Where somebody's engine plays otherwise. Raises Invalid if it does not offer what the record needs."""
    assert measurement.lockstep is not None
    try:
        return replayed_by(record, measurement.lockstep, measurement.edition)
    except ScenarioEnded as unmet:
        raise Invalid(f"{called(file)} cannot be played by {measurement.hello.name}: {unmet}") from None


def _told(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """A line for each record, and more where it does not go as it is written."""
    for each in found:
        how = "parts" if each["divergence"] is not None else f"goes as it is written, {each['actions']} actions"
        other = "" if each["played_by"] == each["recorded_on"] else f", recorded on {each['recorded_on']}"
        readings = ", ".join(f"{switch} = {reading}" for switch, reading in each["readings"].items())
        by = "" if each["engine"] == "reference" else f" · {each['engine']}" + (f" ({readings})" if readings else "")
        yield f"{each['file']} · {each['played_by']}{other}{by} · {how}"
        if each["divergence"] is not None:
            yield from lines(each["divergence"])
    parted = sum(each["divergence"] is not None for each in found)
    if len(found) > 1:
        yield f"{len(found) - parted} of {len(found)} games go as they are written, {parted} do not"
