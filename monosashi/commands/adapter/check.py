"""``monosashi adapter check``: whose fault it is, the adapter's or the rules'."""

import argparse

from rich.console import Console
from rich.text import Text

from monosashi.adapters.checker import CannotStart, check_adapter, declared_editions
from monosashi.commands import complain, misplaced
from monosashi.commands.naming import edition_named, present_edition
from monosashi.support.exit_codes import ALL_PASS, FAILURES, worst
from monosashi.support.text import printable, shortened
from monosashi.verification.smoke import CheckStatus

SEEN = 1000
"""How many characters of what an adapter has said are shown."""

STYLES = {"ok": "green", "fault": "bold red", "rules": "yellow", "not offered": "dim", "not checked": "dim"}


def run(options: argparse.Namespace) -> int:
    """Check and report, one line a check; what to do about faults below it."""
    if fault := misplaced(options):
        return complain(fault)
    if not options.engine:
        return complain("name the program to check: monosashi adapter check -- python3 adapter.py")
    console = Console(highlight=False, soft_wrap=True)
    try:
        named = (edition_named(options.edition),) if options.edition else ()
        names = named or declared_editions(options.engine, options.hello_timeout) or (present_edition(),)
        codes = []
        for name in names:
            if len(names) > 1:
                console.print(name, style="bold")
            codes.append(_checked(console, options, name))
    except CannotStart as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return complain("adapter check: stopped before the end")
    return worst(codes)


def _checked(console: Console, options: argparse.Namespace, edition: str) -> int:
    """Check one edition; returns what it comes to. Raises CannotStart."""
    counts = dict.fromkeys(CheckStatus, 0)
    for finding in check_adapter(options.engine, edition, options.timeout, options.hello_timeout):
        counts[finding.outcome] += 1
        if finding.outcome is CheckStatus.NOT_CHECKED:
            continue
        line = Text(f"{finding.outcome:<12}", style=STYLES[finding.outcome])
        console.print(line.append(f"{finding.check:<27}{shortened(printable(finding.seen), SEEN)}", style="default"))
        if finding.advice:
            page = f" ({finding.page})" if finding.page else ""
            console.print(Text(f"{'':39}→ {finding.advice}{page}", style="dim"))
    faults, rules = counts[CheckStatus.FAULT], counts[CheckStatus.RULES]
    questions = f"; {rules} for the rules, which verify goes into" if rules else ""
    if counts[CheckStatus.NOT_CHECKED]:
        console.print(
            Text(f"{'not checked':<12}the other {counts[CheckStatus.NOT_CHECKED]}: hello comes first", style="dim")
        )
    if faults:
        plural = "" if faults == 1 else "s"
        console.print(Text(f"{faults} fault{plural} of the adapter{questions}", style="bold red"))
        return FAILURES
    console.print(Text(f"no fault of the adapter{questions}", style="bold green"))
    return ALL_PASS
