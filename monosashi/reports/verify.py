"""``monosashi verify``: play the suite against an implementation and say, clause by clause, what holds."""

from pathlib import Path

from rich.console import Console

from monosashi.reports import terminal
from monosashi.subjects.status import OurFault
from monosashi.support.exit_codes import INVALID
from monosashi.verification import known_failures, results_file
from monosashi.verification.run import Plan, exit_code, run_suite
from monosashi.verification.session import Invalid


def verify(
    what: Plan,
    *,
    record: Path | None = None,
    known: Path | None = None,
    update: bool = False,
    failures: int = terminal.SHOWN,
    brief: bool = False,
    vocabulary: bool = False,
) -> int:
    """Play, report on standard output, return the exit code.

    The run is written to ``record``. ``known`` is the list of known failures to hold it against, or to ``update``;
    ``failures`` of them are told in full, with ``brief`` all of them in a line each; ``vocabulary`` shows each
    word of card texts.
    """
    console, notes = Console(), Console(stderr=True)
    judged = None
    try:
        listed = known_failures.read(known) if known else {}
        run = run_suite(what, notes)
        if record is not None:
            results_file.write(record, run)
        if known is not None:
            whole = not what.clauses
            if update and not run.footer.invalid:
                title = f"Known failures of {run.header.engine.name} on {what.edition}"
                listed = known_failures.update(known, title, run, whole=whole)
            judged = known_failures.judge(listed, run, whole=whole)
    except (Invalid, OurFault, known_failures.BadList, OSError) as error:
        notes.print(f"monosashi verify: {error}", style="red", soft_wrap=True, markup=False, highlight=False)
        return INVALID
    terminal.print_run(console, run, failures, judged, brief=brief, vocabulary=vocabulary)
    return exit_code(run, judged)
