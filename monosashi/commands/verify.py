"""``monosashi verify``: measure an implementation, clause by clause."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from monosashi.commands import complain, misplaced, unwritable_among
from monosashi.commands.naming import edition_named
from monosashi.commands.values import processors, seed_of
from monosashi.support.exit_codes import INVALID, worst
from monosashi.support.text import printable

if TYPE_CHECKING:
    from monosashi.verification.results_file import Settings
    from monosashi.verification.worker_pool import EmbeddedPool


def run(options: argparse.Namespace) -> int:
    """Measure and report."""
    from monosashi.verification.results_file import Settings
    from monosashi.verification.worker_pool import EmbeddedPool

    if fault := misplaced(options):
        return complain(fault)
    rewritten = (options.known_failures, options.differences) if options.update else ()
    if fault := unwritable_among(options.record, *rewritten):
        return complain(fault)
    if options.update and options.known_failures is None and options.differences is None:
        return complain("--update needs --known-failures FILE or --differences FILE, what to rewrite")
    everything = not (options.engine or options.clause or options.edition)
    settings = Settings(
        timeout=options.timeout,
        hello_timeout=options.hello_timeout,
        workers=options.workers or (processors() if everything else 1),
        restarts=options.restarts,
        recheck=options.recheck,
        images=options.images,
        validate=options.validate,
        seed=seed_of(options),
    )
    if (options.accept or options.differences) and not options.engine:
        return complain("the embedded reference has no house rules; put '--' and the command of your engine at the end")
    if options.engine or settings.workers == 1:
        return _measure(options, settings)
    # Its processes start while the features are read.
    with closing(EmbeddedPool(settings)) as pool:
        return _measure(options, settings, pool)


def _measure(options: argparse.Namespace, settings: "Settings", pool: "EmbeddedPool | None" = None) -> int:
    """Measure edition by edition, those of the embedded reference in a ``pool`` if there is one."""
    from monosashi.mutants.house_rules import BadHouseRule, house_rules
    from monosashi.reports.terminal import CAUSES_IN_FULL
    from monosashi.reports.verify import Outcome, verify
    from monosashi.verification.edition_files import path_for_edition
    from monosashi.verification.run import order_of, plans
    from monosashi.verification.session import Invalid

    named = edition_named(options.edition) if options.edition else None
    try:
        found = plans(named, options.clause, options.engine, settings, options.requirements, complain)
    except Invalid as invalid:
        return complain(f"verify: {invalid}")
    except KeyboardInterrupt:
        return complain("verify: it was stopped before anything could be measured")
    names = [what.edition for what in found]
    try:
        house = house_rules(names, options.accept, options.differences)
    except BadHouseRule as error:
        return complain(f"verify: {error}")
    found = tuple(what._replace(house=house.get(what.edition)) for what in found)
    files = {
        name: [path_for_edition(path, name, names) for path in (options.record, options.known_failures)]
        for name in names
    }
    written = [each for record, known in files.values() for each in (record, known if options.update else None)]
    if fault := unwritable_among(*written):
        return complain(fault)
    if pool is not None:
        pool.begin({what.edition: order_of(what) for what in found})
    codes = []
    for what in found:
        record, known = files[what.edition]
        try:
            outcome = verify(
                what,
                record=record,
                known=known,
                differences=options.differences,
                update=options.update,
                failures=(0 if options.list else CAUSES_IN_FULL) if options.failures is None else options.failures,
                brief=options.list,
                vocabulary=options.words,
                pool=pool,
            )
        except KeyboardInterrupt:
            # This edition was measured to its end.
            outcome = Outcome(INVALID, stopped=True)
        codes.append(outcome.code)
        if len(found) > 1:
            _tell_written(outcome.written)
        if outcome.stopped:
            rest = ", ".join(each.edition for each in found[len(codes) :])
            complain(f"verify: stopped; not measured: {rest}" if rest else "verify: stopped")
            break
    if len(found) > 1 and options.record is not None and options.record.is_file():
        complain(
            f"verify: {options.record} is the record of another run; monosashi report {options.record} reads that one"
        )
    return worst(codes)


def _tell_written(written: Sequence[Path]) -> None:
    """Which files there are: where there are several editions, their names are not those that were given."""
    for path in written:
        print(printable(f"written: {path}"), file=sys.stderr)
