"""``monosashi verify``: play the suite against an implementation and say, clause by clause, what holds."""

import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

import reference_engine as engine
from monosashi import __version__, suite
from monosashi.child import Child
from monosashi.commands import ALL_PASS, FAILURES, INVALID
from monosashi.ledger import Clause, load_ledger
from monosashi.lockstep import Lockstep, reference_for
from monosashi.reference import Reference
from monosashi.runner import run
from monosashi.subject import Hello, Subject
from monosashi.suite import Scenario
from monosashi.verdict import MEANING, Status, Unmet, Verdict

OPEN = (Status.UNSUPPORTED, Status.NOT_APPLICABLE)
"""Neither passed nor failed."""


class Invalid(Exception):
    """The run cannot prove anything; the message says why, in one sentence."""


def select(edition: str, wanted: Sequence[str]) -> list[Scenario]:
    """The scenarios to play: all, or those of the clauses or scenario ids named.

    A clause id stands for everything below it: ``deus.march`` for all of its clauses. Raises Invalid.
    """
    ruleset = edition.partition("@")[0]
    if edition not in engine.editions():
        raise Invalid(f"unknown edition {edition!r}; known: {', '.join(engine.editions())}")
    every = suite.scenarios(ruleset)
    chosen: dict[str, Scenario] = {}
    ledger = load_ledger(ruleset)
    for name in wanted:
        into = ledger[name].into if name in ledger else ""
        found = [scenario for scenario in every if _belongs(scenario, name) or (into and _belongs(scenario, into))]
        if not found:
            known = "is in the ledger but has no scenario" if name in ledger else "is no clause and no scenario"
            raise Invalid(f"{name!r} {known} of {edition}; clauses look like 'deus.march.a'")
        chosen.update((scenario.id, scenario) for scenario in found)
    return list(chosen.values()) if wanted else list(every)


def _belongs(scenario: Scenario, name: str) -> bool:
    """Whether a scenario is meant by a scenario id, a clause id, a ruling or a group of clauses."""
    if name in (scenario.id, scenario.clause) or name in scenario.tags:
        return True
    return scenario.clause.startswith(f"{name}.") or scenario.id.startswith(f"{name}/")


def subject_for(
    edition: str, command: Sequence[str], timeout: float, hello_timeout: float
) -> tuple[Subject, Hello | None]:
    """What is measured: the program ``command`` beside the reference, or the reference alone. Raises Invalid."""
    if not command:
        return Reference(engine.edition(edition)), None
    child = Child(list(command), timeout=timeout, hello_timeout=hello_timeout)
    try:
        hello = child.hello()
        if edition not in hello.editions:
            raise Invalid(
                f"{hello.name} does not offer {edition}; it offers {', '.join(hello.editions) or 'no edition'}"
            )
        return Lockstep(child, reference_for(hello, edition)), hello
    except Unmet as unmet:
        child.bye()
        raise Invalid(f"{shlex.join(command)} cannot be measured: {unmet}") from None
    except Invalid:
        child.bye()
        raise


def verify(
    edition: str = "deus@2.00",
    wanted: Sequence[str] = (),
    command: Sequence[str] = (),
    *,
    timeout: float = 2.0,
    hello_timeout: float = 60.0,
    record: Path | None = None,
    brief: bool = False,
) -> int:
    """Play, report on standard output, return the exit code. ``record`` gets one JSON line for each verdict."""
    console, notes = Console(), Console(stderr=True)
    try:
        scenarios = select(edition, wanted)
        subject, hello = subject_for(edition, command, timeout, hello_timeout)
    except Invalid as invalid:
        notes.print(f"monosashi verify: {invalid}", style="red", soft_wrap=True, markup=False)
        return INVALID
    played: list[tuple[Scenario, Verdict]] = []
    cut_short = False
    try:
        with Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=notes, transient=True
        ) as progress:
            task = progress.add_task("verifying", total=len(scenarios))
            for scenario, verdict in run(subject, edition, scenarios, hello):
                played.append((scenario, verdict))
                progress.update(task, advance=1, description=scenario.file.removesuffix(".feature"))
    except KeyboardInterrupt:
        cut_short = True
    finally:
        subject.bye()
    played += [
        (scenario, Verdict(scenario.id, scenario.clause, Status.NOT_RUN)) for scenario in scenarios[len(played) :]
    ]
    report(console, edition, hello, played, command, brief=brief)
    if record is not None:
        _write(record, played)
    if cut_short:
        notes.print("monosashi verify: stopped before the end; this run proves nothing", style="red")
        return INVALID
    if not any(verdict.status is Status.PASS for _, verdict in played) and not _failed(played):
        notes.print("monosashi verify: nothing could be played; this run proves nothing", style="red")
        return INVALID
    return FAILURES if _failed(played) else ALL_PASS


def _failed(played: Iterable[tuple[Scenario, Verdict]]) -> list[tuple[Scenario, Verdict]]:
    return [(s, v) for s, v in played if v.status is not Status.PASS and v.status not in OPEN]


def _write(record: Path, played: Iterable[tuple[Scenario, Verdict]]) -> None:
    """One JSON line a verdict, written in one go so that no half-written file is left behind."""
    partial = record.with_name(record.name + ".part")
    partial.write_bytes(b"".join(msgspec.json.encode(verdict) + b"\n" for _, verdict in played))
    partial.replace(record)


def report(
    console: Console,
    edition: str,
    hello: Hello | None,
    played: Sequence[tuple[Scenario, Verdict]],
    command: Sequence[str],
    *,
    brief: bool = False,
) -> None:
    """The table by chapter, each failure, the three numbers."""
    name = f"{hello.name} {hello.version}".strip() if hello else "the embedded reference engine"
    levels = f" · levels {', '.join(hello.levels)}" if hello else ""
    console.print(f"[bold]{edition}[/bold] · {name}{levels} · monosashi {__version__}", highlight=False, soft_wrap=True)
    console.print(chapters(edition, played))
    failures = _failed(played)
    if not brief:
        ledger = load_ledger(edition.partition("@")[0])
        for number, (scenario, verdict) in enumerate(failures, 1):
            failure(console, number, scenario, verdict, ledger, command)
    passed = sum(verdict.status is Status.PASS for _, verdict in played)
    unsupported = sum(verdict.status in OPEN for _, verdict in played)
    style = "green" if passed == len(played) else "yellow" if not failures else "red"
    console.print(
        f"{passed} passed, {len(failures)} not passed, {unsupported} unsupported of {len(played)} required scenarios",
        style=f"bold {style}",
        highlight=False,
    )


def chapters(edition: str, played: Sequence[tuple[Scenario, Verdict]]) -> Table:
    """Clauses passed, failed and unsupported, one line a chapter.

    A clause passes if all of its scenarios do; it fails if any does not.
    """
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in ("chapter", "clauses", "passed", "failed", "unsupported", "scenarios"):
        table.add_column(title, justify="left" if title == "chapter" else "right")
    files = dict.fromkeys(scenario.file for scenario, _ in played)
    totals = [0, 0, 0, 0, 0]
    for file in files:
        verdicts: dict[str, list[Status]] = {}
        for scenario, verdict in played:
            if scenario.file == file:
                verdicts.setdefault(scenario.clause, []).append(verdict.status)
        failed = sum(any(s is not Status.PASS and s not in OPEN for s in each) for each in verdicts.values())
        passed = sum(all(s is Status.PASS for s in each) for each in verdicts.values())
        open_ = len(verdicts) - failed - passed
        line = [len(verdicts), passed, failed, open_, sum(map(len, verdicts.values()))]
        totals = [total + number for total, number in zip(totals, line, strict=True)]
        colour = "red" if failed else "yellow" if open_ else "green"
        title = next(scenario.feature for scenario, _ in played if scenario.file == file)
        table.add_row(f"[{colour}]{title}[/{colour}]", *(str(number or "·") for number in line))
    table.add_row("[bold]all[/bold]", *(f"[bold]{number or '·'}[/bold]" for number in totals))
    return table


def failure(
    console: Console,
    number: int,
    scenario: Scenario,
    verdict: Verdict,
    ledger: Mapping[str, Clause],
    command: Sequence[str],
) -> None:
    """One failure: clause, page, restatement, board, action, expected, actual, and how to replay it."""
    clause = ledger.get(scenario.clause)
    console.print()
    console.print(f"{number}. {scenario.clause} · {verdict.status}", style="bold red", highlight=False)

    def line(text: str, style: str = "") -> None:
        console.print(f"   {text}", style=style, highlight=False, markup=False, soft_wrap=True)

    if clause is not None:
        pages = ", ".join(f"page {page}" for page in clause.page.values())
        line(f"{clause.en} ({pages})" if pages else clause.en)
    line(f"{scenario.name} — {scenario.file}:{verdict.line}", "dim")
    if verdict.board:
        for row in verdict.board.splitlines():
            line(row)
    line(f"at:       {verdict.step}")
    if verdict.expected:
        line(f"expected: {verdict.expected}")
    if verdict.actual:
        line(f"actual:   {verdict.actual}")
    if verdict.message and verdict.message != verdict.actual:
        line(f"{MEANING[verdict.status]}: {verdict.message}", "dim")
    tail = f" -- {shlex.join(command)}" if command else ""
    line(f"replay:   monosashi verify --clause {scenario.id}{tail}")
