"""``monosashi report``: reports from records of runs."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from monosashi.commands import command, complain, count, file_name, read_twice, unwritable_among
from monosashi.support.exit_codes import worst
from monosashi.support.files import real
from monosashi.support.progress import busy
from monosashi.support.text import printable

EXAMPLES = """\
examples:
  monosashi report run.ndjson                          a summary in the terminal
  monosashi report run.ndjson --html report.html       a page that explains every failure with pictures
  monosashi report a.ndjson b.ndjson --html both.html  two implementations side by side
  monosashi report run.ndjson --cause accepted:deus.march.a
                                                       every failure of one cause, by the id that reports give it
  monosashi report run.ndjson --json diagnosis.json    what the engine behaves like, for programs
  monosashi report --changes old.ndjson new.ndjson     what changed from one run to the next
  monosashi report run.ndjson --junit junit.xml --badge badge.json --markdown comment.md

Records are made by monosashi verify --record FILE. Where it has measured several editions, FILE stands for all of their
records: each is reported, and what is written has the edition in its name, too. Two records of one implementation are
compared as an older and a newer run; the newer one decides the exit code.
"""

OUTPUTS = ("html", "junit", "badge", "markdown", "json")


def add(commands: Any) -> None:
    """Describe the arguments."""
    from monosashi.reports import BOARDS

    parser = command(
        commands,
        "report",
        "reports from records of runs: terminal, HTML, JUnit XML, badge, Markdown, JSON",
        "Put one or more records side by side and write reports; without any option print a summary.",
        EXAMPLES,
        well="the runs ended so: everything required passed, apart from known failures",
        found="a run ended so: something did not pass, or failed differently from its list",
        stale="a run ended so: its list of known failures was stale",
    )
    parser.add_argument(
        "records", nargs="*", type=file_name, metavar="RECORD", help="made by verify --record; - is standard input"
    )
    parser.add_argument("--html", type=file_name, metavar="FILE", help="write one HTML page that needs nothing else")
    parser.add_argument("--junit", type=file_name, metavar="FILE", help="write JUnit XML")
    parser.add_argument("--badge", type=file_name, metavar="FILE", help="write the JSON of a shields.io badge")
    parser.add_argument(
        "--json", type=file_name, metavar="FILE", help="write what the implementation behaves like, as JSON"
    )
    parser.add_argument("--markdown", type=file_name, metavar="FILE", help="write a comment for a pull request")
    parser.add_argument(
        "--changes", nargs=2, type=file_name, metavar=("OLD", "NEW"), help="what changed from one record to another"
    )
    parser.add_argument("--anyway", action="store_true", help="compare records that were made with other scenarios")
    parser.add_argument(
        "--boards",
        type=count,
        default=BOARDS,
        metavar="N",
        help="of how many causes the HTML page draws a failure (default: %(default)s)",
    )
    parser.add_argument("--cause", metavar="ID", help="show every failure of one cause, by the id that reports give it")
    parser.add_argument(
        "--site",
        metavar="URL",
        help="where the published rules are, an address or a folder: in the HTML page, and from an address in the "
        "comment, ids of clauses lead there (default: MONOSASHI_SITE_URL, if there is one)",
    )


def run(options: argparse.Namespace) -> int:
    """Read, compare, write; of several editions one after the other."""
    from monosashi.verification.edition_files import path_for_edition

    if options.changes and options.records:
        return complain("give either records or --changes OLD NEW, not both")
    records: list[Path] = options.changes or options.records
    outputs: dict[str, Path] = {name: path for name in OUTPUTS if (path := getattr(options, name)) is not None}
    if not records:
        return complain("no record is given; make one with monosashi verify --record run.ndjson")
    if fault := read_twice(*records):
        return complain(fault)
    sets = _by_edition(records)
    if options.cause:
        if outputs:
            return complain(f"--cause shows failures in the terminal; give it without --{next(iter(outputs))}")
        return _show_cause(options, [*sets.values()])
    codes = []
    for edition, files in sets.items():
        here = {name: path_for_edition(path, edition, [*sets]) or path for name, path in outputs.items()}
        fault = _fault(files, here)
        codes.append(complain(fault) if fault else _report(options, files, here))
    return worst(codes)


def _by_edition(records: Sequence[Path]) -> Mapping[str, list[Path]]:
    """The records, by the edition that their names say: ``run.ndjson`` may stand for the files of several editions.

    Of records in several parts only the editions that all have can be compared.
    """
    from monosashi.verification.edition_files import paths_by_edition

    parts = [paths_by_edition(path) for path in records]
    shared = [edition for edition in parts[0] if all(edition in part for part in parts)]
    return {edition: [part[edition] for part in parts] for edition in shared} or {"": [*records]}


def _report(options: argparse.Namespace, records: list[Path], outputs: dict[str, Path]) -> int:
    """One report, or one set of files."""
    from monosashi.reports.comparison import gather
    from monosashi.verification.results_file import BadRecord

    try:
        comparison = gather(records, changes=bool(options.changes), anyway=options.anyway)
    except BadRecord as error:
        return complain(str(error))
    if not outputs:
        from rich.console import Console

        from monosashi.reports.summary import print_comparison

        print_comparison(Console(), comparison)
        return comparison.code
    return _write(comparison, outputs, options)


def _show_cause(options: argparse.Namespace, sets: Sequence[list[Path]]) -> int:
    """Every failure of one cause; of several editions, in those that have it."""
    from rich.console import Console

    from monosashi.reports.comparison import gather
    from monosashi.reports.summary import print_cause
    from monosashi.verification.results_file import BadRecord
    from reference_engine.kernel.names import nearest

    known: list[str] = []
    codes: list[int] = []
    for files in sets:
        try:
            comparison = gather(files, changes=bool(options.changes), anyway=options.anyway)
        except BadRecord as error:
            return complain(str(error))
        if print_cause(Console(), comparison, options.cause):
            codes.append(comparison.code)
        known += [group.cause.id for group in comparison.causes]
    if codes:
        return worst(codes)
    hint = nearest(options.cause, known) or f"; monosashi report {sets[0][0]} lists those there are"
    return complain(f"{options.cause!r} is no cause of a failure in {sets[0][0]}{hint}")


def _fault(records: list[Path], outputs: dict[str, Path]) -> str:
    """What is wrong with the files named, in a sentence; empty if nothing is."""
    taken = {real(path): "a record" for path in records}
    if len(taken) < len(records):
        return "a record is named twice; each may be given once"
    for name, path in outputs.items():
        where = real(path)
        if where in taken:
            return f"--{name} {path} would overwrite {taken[where]}; name another file"
        taken[where] = f"what --{name} writes"
    for name in ("badge", "json"):
        if name in outputs and len(records) > 1:
            return f"--{name} is about one record, and {len(records)} were given"
    return unwritable_among(*outputs.values())


def _write(comparison: Any, outputs: dict[str, Path], options: argparse.Namespace) -> int:
    """Write what was asked for; say on standard error what has been written."""
    from monosashi.reports import badge, diagnosis, junit, markdown, page
    from monosashi.reports.site_links import VARIABLE, BadSite, site_base
    from monosashi.support.files import write_file
    from monosashi.support.text import harmless

    site = os.environ.get(VARIABLE, "") if options.site is None else options.site
    try:
        from_page, from_comment = site_base(site, outputs.get("html", Path())), site_base(site)
    except BadSite as error:
        return complain(f"{VARIABLE if options.site is None else '--site'}: {error}")
    makers = {
        "html": lambda: page.page(comparison, options.boards, from_page),
        "junit": lambda: junit.junit(comparison),
        "badge": lambda: badge.badge(comparison.columns[0]),
        "json": lambda: diagnosis.document(comparison.columns[0].run),
        "markdown": lambda: markdown.markdown(comparison, from_comment),
    }
    for name, path in outputs.items():
        try:
            with busy(printable(f"making {path}")):
                write_file(path, harmless(makers[name]()).encode())
        except OSError as error:
            return complain(f"{path} cannot be written: {error.strerror}")
        print(printable(f"{path}  {page.size(path)}"), file=sys.stderr)
    return int(comparison.code)
