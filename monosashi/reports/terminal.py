"""The report in the terminal: a table by chapter, the failures by cause, the three numbers."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from monosashi import suite
from monosashi.diagnosis.diagnosing import diagnose
from monosashi.reports.diagnosis import print_diagnosis
from monosashi.reports.failures import failures_of, line
from monosashi.rulebook.errata import edition_ledger
from monosashi.subjects.port import CAPABILITIES, OPTIONAL
from monosashi.subjects.status import UNSCORED, Status
from monosashi.suite.controls import controls
from monosashi.support.text import counted, printable
from monosashi.verification import progress
from monosashi.verification.grouping import by_cause
from monosashi.verification.known_failures import Judged
from monosashi.verification.results_file import Run, Settings
from monosashi.verification.verdict import Verdict

SHOWN = 10
"""How many causes are told, each with its first failure in full, unless somebody wants more."""

HOW_TO_SEE_ALL = "--list has a line for each failure, a --record can be drawn"


def print_run(
    console: Console,
    run: Run,
    shown: int = SHOWN,
    judged: Judged | None = None,
    *,
    brief: bool = False,
    vocabulary: bool = False,
) -> None:
    """The whole report; ``shown`` causes with a failure each, ``judged`` by a list of known failures if there is one.

    ``brief`` has a line for every failure before the causes, ``vocabulary`` one for each word of card texts.
    """
    header = run.header
    hello = header.engine
    name = f"{hello.name} {hello.version}".strip() if header.command else "the embedded reference engine"
    line(console, f"{header.edition} · {name} · monosashi {header.suite}", "bold")
    for remark in remarks(run):
        line(console, remark, "yellow")
    console.print(chapters(header.edition, run.scored))
    if run.unsupported or run.spared:
        tallies(console, "level", progress.levels(run))
    if vocabulary:
        tallies(console, "word", progress.words(run))
    for step in progress.next_steps(run):
        line(console, f"next: {counted(step.scenarios, 'scenario')} with {', '.join(step.words)}", "dim")
    known = {verdict.scenario for verdict in judged.known} if judged else set()
    told = [verdict for verdict in run.failed if verdict.scenario not in known]
    if brief:
        for verdict in told:
            one_line(console, verdict)
    if told and shown:
        _causes(console, run, told, shown)
    if told:
        print_diagnosis(console, diagnose(run))
    if judged is not None:
        listed(console, judged)
    if run.in_images:
        line(console, run.in_images, "dim")
    style = "green" if len(run.passed) == header.required else "yellow" if not run.failed else "red"
    line(console, run.headline, f"bold {style}")
    if run.footer.invalid:
        line(console, f"THIS RUN PROVES NOTHING: {run.footer.invalid}", "bold red")


def _causes(console: Console, run: Run, told: Sequence[Verdict], shown: int) -> None:
    """Why scenarios were not passed: the first ``shown`` causes, each with its first failure in full."""
    header = run.header
    groups = by_cause(header.edition, told)
    ledger = edition_ledger(header.edition)
    for number, group in enumerate(groups[:shown], 1):
        failures_of(console, number, group, ledger, header.edition, header.command)
    if groups[shown:]:
        line(console, f"\n… and {counted(len(groups) - shown, 'more cause')}, the greatest first:")
        for group in groups[shown:]:
            line(console, f"   {group.headline}, as in {group.verdicts[0].scenario}")
    line(console, "")
    line(console, f"{counted(len(told), 'failure')}, {counted(len(groups), 'cause')}; {HOW_TO_SEE_ALL}", "bold")


def one_line(console: Console, verdict: Verdict) -> None:
    """Scenario, status and message, separated by tabs; on a terminal cut to its width."""
    head, message = f"{verdict.scenario}\t{verdict.status}\t", printable(" ".join(verdict.message.split()))
    room = max(console.width - len(head.expandtabs()), 1)
    if console.is_terminal and len(message) > room:
        message = f"{message[: room - 1]}…"
    # Not by way of the console, which would turn the tabs into spaces.
    console.file.write(f"{head}{message}\n")


def remarks(run: Run) -> list[str]:
    """What a reader must know before the numbers: anything that makes the run less than a full one."""
    header, found = run.header, []
    lacking = [each for each in CAPABILITIES if each not in (*header.engine.capabilities, *OPTIONAL)]
    if lacking:
        found.append(f"partial: {', '.join(lacking)} not offered")
    if some := progress.partly(header.engine, header.edition):
        found.append(f"partial: {some}")
    if header.clauses:
        found.append(f"partial: only {', '.join(header.clauses)}")
    if header.engine.readings:
        readings = ", ".join(f"{switch} = {reading}" for switch, reading in header.engine.readings.items())
        found.append(f"read otherwise: {readings}; {len(run.not_applicable)} scenarios do not apply")
    found += run.notes
    if not controls(header.edition.partition("@")[0]):
        found.append("without controls: the suite has no scenarios of this game that demand something false")
    plain = Settings()
    for field, unit in (("timeout", " s an answer"), ("hello_timeout", " s to start"), ("restarts", " restarts")):
        value = getattr(header.settings, field)
        if value != getattr(plain, field):
            found.append(f"adjusted: {value:g}{unit} (usually {getattr(plain, field):g})")
    return found


def chapters(edition: str, verdicts: Sequence[Verdict]) -> Table:
    """Clauses passed, failed and unsupported, one line a chapter.

    A clause passes if all of its scenarios do; it fails if any does not.
    """
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in ("chapter", "clauses", "passed", "failed", "unsupported", "scenarios"):
        table.add_column(title, justify="left" if title == "chapter" else "right")
    titles = {suite.section_of(scenario.file): scenario.feature for scenario in suite.scenarios(edition)}
    sections: dict[str, dict[str, list[Status]]] = {section: {} for section in titles}
    for verdict in verdicts:
        sections.setdefault(suite.section_of(verdict.file), {}).setdefault(verdict.clause, []).append(verdict.status)
    totals = [0, 0, 0, 0, 0]
    for section, clauses in sections.items():
        if not clauses:
            continue
        failed = sum(any(s is not Status.PASS and s not in UNSCORED for s in each) for each in clauses.values())
        passed = sum(all(s is Status.PASS for s in each) for each in clauses.values())
        open_ = len(clauses) - failed - passed
        numbers = [len(clauses), passed, failed, open_, sum(map(len, clauses.values()))]
        totals = [total + number for total, number in zip(totals, numbers, strict=True)]
        colour = "red" if failed else "yellow" if open_ else "green"
        title = escape(printable(titles.get(section, section)))
        table.add_row(f"[{colour}]{title}[/{colour}]", *(str(number or "·") for number in numbers))
    table.add_row("[bold]all[/bold]", *(f"[bold]{number or '·'}[/bold]" for number in totals))
    return table


def tallies(console: Console, title: str, found: Sequence[progress.Tally]) -> None:
    """How the scenarios ended that need a level, or a word."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in (title, "passed", "failed", "unsupported"):
        table.add_column(heading, justify="left" if heading == title else "right")
    for each in found:
        colour = "red" if each.failed else "yellow" if each.unsupported else "green"
        numbers = (str(number or "·") for number in each[1:])
        table.add_row(f"[{colour}]{each.name}[/{colour}]", *numbers)
    console.print(table)


def listed(console: Console, judged: Judged) -> None:
    """What the list of known failures does not say as it is."""
    for verdict in judged.unlisted[:SHOWN]:
        line(console, f"not listed:  {verdict.scenario}  {verdict.status}", "red")
    if judged.unlisted[SHOWN:]:
        line(console, f"… and {len(judged.unlisted) - SHOWN} more that are not listed", "red")
    for verdict, status in judged.changed:
        line(console, f"changed:     {verdict.scenario}  {verdict.status}, listed as {status}", "red")
    for name in judged.stale:
        line(console, f"stale:       {name}  passes now, or does not exist; take it off the list", "red")
    line(console, f"{len(judged.known)} known failures")
