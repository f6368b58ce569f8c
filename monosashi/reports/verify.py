"""``monosashi verify``: play the suite against an implementation and say, clause by clause, what holds."""

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from rich.console import Console

from monosashi.differential.beside import beside_reference
from monosashi.differential.explaining import explained
from monosashi.mutants import house_rules
from monosashi.reports import terminal
from monosashi.reports.failures import line
from monosashi.subjects.status import OurFault
from monosashi.support.exit_codes import INVALID
from monosashi.support.interruption import postponed
from monosashi.verification import known_failures, results_file
from monosashi.verification.results_file import Run
from monosashi.verification.run import STOPPED, Plan, Stopped, exit_code, run_suite
from monosashi.verification.session import Invalid
from monosashi.verification.worker_pool import EmbeddedPool


class Outcome(NamedTuple):
    """What measuring one edition has come to: the exit code, whether somebody has stopped it, the files written."""

    code: int
    stopped: bool = False
    written: tuple[Path, ...] = ()


@postponed()
def verify(
    what: Plan,
    *,
    record: Path | None = None,
    known: Path | None = None,
    differences: Path | None = None,
    update: bool = False,
    failures: int = terminal.CAUSES_IN_FULL,
    brief: bool = False,
    vocabulary: bool = False,
    pool: EmbeddedPool | None = None,
) -> Outcome:
    """Play, report on standard output, return what it has come to.

    The run is written to ``record``. ``known`` is the list of known failures to hold it against, or to ``update``, and
    ``differences`` the file of house rules, which ``update`` rewrites;
    ``failures`` of them are told in full, with ``brief`` all of them in a line each; ``vocabulary`` shows each
    word of card texts. A ``pool`` has begun to measure the embedded reference. What cannot be written makes the exit
    code INVALID, and the report is printed all the same.
    What has been measured is kept and reported before a signal is obeyed: then KeyboardInterrupt is raised at the end.
    """
    console, notes = Console(), Console(stderr=True)

    def complain(fault: object) -> None:
        line(notes, f"monosashi verify: {fault}", "red")

    try:
        listed = known_failures.read(known) if known else {}
        run = beside_reference(explained(run_suite(what, notes, pool), what), what)
    except (Invalid, OurFault, known_failures.BadList, house_rules.BadHouseRule) as error:
        complain(error)
        return Outcome(INVALID, isinstance(error, Stopped))
    written: list[Path] = []
    unwritten: list[str] = []
    judged = None
    if known is not None:
        whole = not what.clauses
        if update and not run.footer.invalid:
            title = f"Known failures of {run.header.engine.name} on {what.edition}"
            try:
                listed = known_failures.update(known, title, run, whole=whole)
                written.append(known)
            except (known_failures.BadList, OSError) as error:
                unwritten.append(f"the list {known} cannot be written: {error}")
        judged = known_failures.judge(listed, run, whole=whole)
    if differences is not None and update and not run.footer.invalid:
        try:
            house_rules.update(differences, what.edition, _house_rules(what, run))
            written.append(differences)
        except (house_rules.BadHouseRule, OSError) as error:
            unwritten.append(f"the house rules {differences} cannot be written: {error}")
    code = exit_code(run, judged)
    if record is not None:
        try:
            results_file.write(record, replace(run, footer=replace(run.footer, code=code)))
            written.insert(0, record)
        except OSError as error:
            unwritten.append(f"the record {record} cannot be written: {error.strerror or error}")
    terminal.print_run(console, run, failures, judged, brief=brief, vocabulary=vocabulary)
    for fault in unwritten:
        complain(fault)
    return Outcome(INVALID if unwritten else code, run.footer.invalid == STOPPED, tuple(written))


def _house_rules(what: Plan, run: Run) -> dict[str, str]:
    """What the engine is accepted to do and still does, and what it was seen to do besides, with sentences."""
    accepted = [rule for rule in run.footer.accepted if rule not in run.stale]
    found = {rule: house_rules.known(what.edition)[rule].what for rule in accepted}
    return found | {each.rule: each.sentence for each in run.footer.differences}
