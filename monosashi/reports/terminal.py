"""The report in the terminal: a table by chapter, the failures by cause, the three numbers."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from monosashi import suite
from monosashi.diagnosis.diagnosing import diagnose
from monosashi.diagnosis.heading import headed
from monosashi.reports.diagnosis import print_diagnosis
from monosashi.reports.failures import failures_of, line
from monosashi.reports.standing import FAILED, PARTLY, PASSED, UNSUPPORTED, standings
from monosashi.rulebook.errata import edition_ledger
from monosashi.suite.controls import controls
from monosashi.support.text import counted, printable
from monosashi.verification import progress
from monosashi.verification.grouping import by_cause
from monosashi.verification.known_failures import Judged
from monosashi.verification.results_file import Run, Settings
from monosashi.verification.verdict import Verdict

CAUSES_IN_FULL = 10
"""How many causes are told, each with its first failure in full, unless somebody wants more."""

HOW_TO_SEE_ALL = "--list has a line for each failure, a --record can be drawn"


def print_run(
    console: Console,
    run: Run,
    shown: int = CAUSES_IN_FULL,
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
    console.print(chapters(run))
    if run.unsupported or run.spared:
        tallies(console, "level", progress.levels(run))
    if vocabulary:
        tallies(console, "word", progress.words(run))
    for step in progress.next_steps(run):
        line(console, f"next: {counted(step.scenarios, 'scenario')} with {', '.join(step.words)}", "dim")
    known = {verdict.scenario for verdict in judged.known} if judged else set()
    told = [verdict for verdict in run.wrong if verdict.scenario not in known]
    if brief:
        for verdict in told:
            one_line(console, verdict)
    if told:
        print_diagnosis(console, diagnose(run))
    if told and shown:
        _causes(console, run, told, shown)
    if judged is not None:
        print_known_failures(console, judged)
    if run.in_images:
        line(console, run.in_images, "dim")
    if run.drawn:
        line(console, run.drawn, "dim")
    for parted in (*run.footer.parted, *([run.in_second_look] if run.in_second_look else [])):
        line(console, parted, "red")
    wrong = run.wrong or run.footer.parted
    style = "red" if wrong else "green" if len(run.passed) == header.required else "yellow"
    line(console, run.headline, f"bold {style}")
    if run.footer.invalid:
        line(console, f"THIS RUN PROVES NOTHING: {run.footer.invalid}", "bold red")


def _causes(console: Console, run: Run, told: Sequence[Verdict], shown: int) -> None:
    """Why scenarios were not passed: the first ``shown`` causes, each with its first failure in full."""
    header = run.header
    groups = by_cause(header.edition, told)
    groups = (*headed(groups[:shown], [run]), *groups[shown:])
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
    if lacking := progress.not_offered(header.engine, header.edition):
        found.append(f"partial: {', '.join(lacking)} not offered")
    if led := sum(verdict.from_start for verdict in run.scored):
        found.append(f"partial: load not offered; {led} scenarios were led to by games from their start")
    if some := progress.partly(header.engine, header.edition):
        found.append(f"partial: {some}")
    if header.clauses:
        found.append(f"partial: only {', '.join(header.clauses)}")
    if header.engine.readings:
        readings = ", ".join(f"{switch} = {reading}" for switch, reading in header.engine.readings.items())
        found.append(f"read otherwise: {readings}; {len(run.not_applicable)} scenarios do not apply")
    found += [note for note in run.notes if note not in run.footer.parted]
    if not controls(header.edition.partition("@")[0]):
        found.append("without controls: the suite has no scenarios of this game that demand something false")
    plain = Settings()
    for field, unit in (("timeout", " s an answer"), ("hello_timeout", " s to start"), ("restarts", " restarts")):
        value = getattr(header.settings, field)
        if value != getattr(plain, field):
            found.append(f"adjusted: {value:g}{unit} (usually {getattr(plain, field):g})")
    return found


def chapters(run: Run) -> Table:
    """Clauses by how they stand, one line a chapter.

    A clause passes if all of its scenarios do; it fails if any does not, or if the second look found it broken. It has
    passed as far as measured where the others were not; that column is there only where some have.
    """
    titles = {suite.section_of(each.file): each.feature for each in suite.scenarios(run.header.edition)}
    section = {each.clause: suite.section_of(each.file) for each in (*run.findings, *run.scored)}
    tallies: dict[str, Counter[str]] = {name: Counter() for name in titles}
    for clause, found in standings(run).items():
        tally = tallies.setdefault(section[clause], Counter())
        tally.update({"clauses": 1, found.kind: 1, "scenarios": found.scenarios})
    total = sum(tallies.values(), Counter[str]())
    table = Table(box=None, pad_edge=False, header_style="dim")
    columns = [title for title in COLUMNS if title != PARTLY or total[PARTLY]]
    for title in ("chapter", *columns):
        table.add_column(title, justify="left" if title == "chapter" else "right")
    for name, tally in tallies.items():
        if not tally:
            continue
        colour = "red" if tally[FAILED] else "yellow" if tally[UNSUPPORTED] or tally[PARTLY] else "green"
        title = escape(printable(titles.get(name, name)))
        table.add_row(f"[{colour}]{title}[/{colour}]", *(str(tally[each] or "·") for each in columns))
    table.add_row("[bold]all[/bold]", *(f"[bold]{total[each] or '·'}[/bold]" for each in columns))
    return table


COLUMNS = ("clauses", PASSED, PARTLY, FAILED, UNSUPPORTED, "scenarios")


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


def print_known_failures(console: Console, judged: Judged) -> None:
    """What the list of known failures does not say as it is."""
    for verdict in judged.unlisted[:CAUSES_IN_FULL]:
        line(console, f"not listed:  {verdict.scenario}  {verdict.status}", "red")
    if judged.unlisted[CAUSES_IN_FULL:]:
        line(console, f"… and {len(judged.unlisted) - CAUSES_IN_FULL} more that are not listed", "red")
    for verdict, status in judged.changed:
        line(console, f"changed:     {verdict.scenario}  {verdict.status}, listed as {status}", "red")
    for name in judged.stale:
        line(console, f"stale:       {name}  passes now, or does not exist; take it off the list", "red")
    line(console, f"{len(judged.known)} known failures")
