"""``monosashi report``: reports from records of runs."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from monosashi.commands import complain, read_twice, unwritable_among
from monosashi.reports import badge, diagnosis, junit, markdown, page
from monosashi.reports.comparison import gather
from monosashi.reports.site_links import VARIABLE, BadSite, site_base
from monosashi.reports.summary import print_cause, print_comparison
from monosashi.support.exit_codes import worst
from monosashi.support.files import real, write_file
from monosashi.support.progress import busy
from monosashi.support.text import harmless, printable
from monosashi.verification.edition_files import path_for_edition, paths_by_edition
from monosashi.verification.results_file import BadRecord
from reference_engine.kernel.names import nearest

OUTPUTS = ("html", "junit", "badge", "markdown", "json")


def run(options: argparse.Namespace) -> int:
    """Read, compare, write; of several editions one after the other."""
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
    parts = [paths_by_edition(path) for path in records]
    shared = [edition for edition in parts[0] if all(edition in part for part in parts)]
    return {edition: [part[edition] for part in parts] for edition in shared} or {"": [*records]}


def _report(options: argparse.Namespace, records: list[Path], outputs: dict[str, Path]) -> int:
    """One report, or one set of files."""
    try:
        comparison = gather(records, changes=bool(options.changes), anyway=options.anyway)
    except BadRecord as error:
        return complain(str(error))
    if not outputs:
        print_comparison(Console(), comparison)
        return comparison.code
    return _write(comparison, outputs, options)


def _show_cause(options: argparse.Namespace, sets: Sequence[list[Path]]) -> int:
    """Every failure of one cause; of several editions, in those that have it."""
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
