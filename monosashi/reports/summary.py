"""A comparison in the terminal: the numbers of each run, the chapters, who disagrees, what changed."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from monosashi.reports.causes import command_for, whose
from monosashi.reports.comparison import Comparison, Row, not_passed, one_line
from monosashi.reports.diagnosis import print_diagnosis
from monosashi.reports.failures import image_mark, line, replay, restated
from monosashi.reports.standing import clauses_told
from monosashi.subjects.status import UNSCORED
from monosashi.support.text import counted
from monosashi.verification.verdict import Verdict

SUMMARY_LINES = 20
"""How many lines a list has; it says how many are missing."""

EXAMPLES = 3
"""How many scenarios of a cause are named."""


STYLES = {"✓": "green", "✗": "red", "–": "yellow"}


def print_comparison(console: Console, comparison: Comparison) -> None:
    """The whole summary."""
    several = len(comparison.columns) > 1
    for warning in comparison.warnings:
        line(console, f"OTHER SCENARIOS: {warning}", "bold yellow")
    for column in comparison.columns:
        run = column.run
        version = one_line(run.header.engine.version)
        mark = f"{column.mark}  " if several else ""
        line(console, f"{mark}{column.label} · {version} · {comparison.edition} · {column.path}", "bold")
        if column.problem:
            line(console, f"   THIS RUN PROVES NOTHING: {column.problem}", "bold red")
        for limit in column.limits:
            line(console, f"   partial: {limit}", "yellow")
        for note in column.notes:
            line(console, f"   {note}", "yellow")
        style = "green" if column.perfect else "yellow" if not run.wrong else "red"
        line(console, f"   {run.headline}", style)
        line(console, f"   {clauses_told(run)}", "dim")
        if run.in_second_look:
            line(console, f"   {run.in_second_look}", "red")
    console.print(_chapters(comparison))
    if comparison.changes:
        changes = comparison.changes
        line(console, f"{changes.same} scenarios ended as before", "dim")
        _pairs(console, "newly failing", changes.broken, "red")
        _pairs(console, "newly passing", changes.fixed, "green")
        _pairs(console, "changed in another way", changes.others, "yellow")
        _list(console, "new scenarios", [f"{verdict.scenario}  {verdict.status}" for verdict in changes.added])
        _list(console, "no longer in the run", [verdict.scenario for verdict in changes.gone])
    elif several:
        found = [f"{row.id}  {_ends(row)}" for row in comparison.disagreements]
        _list(console, "who disagrees", found)
    _causes(console, comparison)
    for column in comparison.columns:
        if several and column.run.wrong:
            line(console, f"\n{column.mark}  {column.label}", "bold")
        print_diagnosis(console, column.diagnosis)


def _causes(console: Console, comparison: Comparison) -> None:
    """Why scenarios were not passed, and by whom; the first causes with some of their scenarios."""
    failed = sum(row.failed for row in comparison.rows)
    told = f", {counted(len(comparison.causes), 'cause')}" if comparison.causes else ""
    line(console, f"not passed: {failed}{told}", "bold red" if comparison.causes else "dim")
    for number, group in enumerate(comparison.causes, 1):
        line(console, f"{number:4}. {group.headline}{whose(comparison, group)}", "red")
        if number > SUMMARY_LINES:
            continue
        for clause in group.clauses:
            line(console, f"      {restated(clause, comparison.ledger, comparison.edition)}")
        if group.spread:
            line(console, f"      {group.spread}", "dim")
        names = dict.fromkeys(verdict.scenario for verdict in group.verdicts)
        for name in [*names][:EXAMPLES]:
            line(console, f"        {one_line(name)}")
        more = f"… and {len(names) - EXAMPLES} more: " if len(names) > EXAMPLES else "each of them: "
        line(console, f"        {more}{command_for(comparison, group.cause)}", "dim")


def print_cause(console: Console, comparison: Comparison, identity: str) -> bool:
    """Every failure of one cause; False if there is no such cause."""
    for group in comparison.causes:
        if identity in (group.cause.id, *group.joined):
            break
    else:
        return False
    several = len(comparison.columns) > 1
    line(console, f"{comparison.edition} · {group.headline}{whose(comparison, group)}", "bold red")
    for clause in group.clauses:
        line(console, restated(clause, comparison.ledger, comparison.edition))
    if group.spread:
        line(console, group.spread, "dim")
    for row, column, verdict in group.failures:
        mark = f"{column.mark} " if several else ""
        line(console, "")
        line(console, f"{mark}{one_line(row.id)} · {verdict.status}{image_mark(verdict)}", "bold")
        line(console, f"   {one_line(row.name)} — {one_line(verdict.file)}:{verdict.line}")
        for name in ("expected", "actual", "message"):
            if said := getattr(verdict, name):
                line(console, f"   {name + ':':10}{said}")
        for message in verdict.sent:
            line(console, f"   {'as sent:':10}{message}", "dim")
        line(console, f"   {'replay:':10}{replay(verdict.again, column.run.header.command, comparison.edition)}", "dim")
    return True


def _ends(row: Row) -> str:
    return ", ".join(verdict.status.value if verdict is not None else "not asked" for verdict in row.verdicts)


def _pairs(console: Console, title: str, pairs: Sequence[tuple[Verdict, Verdict]], style: str) -> None:
    _list(console, title, [f"{new.scenario}  {old.status} → {new.status}" for old, new in pairs], style)


def _list(console: Console, title: str, items: Sequence[str], style: str = "") -> None:
    line(console, f"{title}: {len(items)}", f"bold {style}" if items else "dim")
    for item in items[:SUMMARY_LINES]:
        line(console, f"   {one_line(item)}")
    if len(items) > SUMMARY_LINES:
        line(console, f"   … and {len(items) - SUMMARY_LINES} more; --html shows them all", "dim")


def _chapters(comparison: Comparison) -> Table:
    """Scenarios passed, not passed and unsupported, chapter by chapter; several runs have a column each."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("chapter")
    several = len(comparison.columns) > 1
    for column in comparison.columns:
        for title in (column.mark,) if several else ("passed", "not passed", "unsupported"):
            table.add_column(title, justify="right", no_wrap=True)
    for title, clauses in comparison.chapters.items():
        rows = [row for found in clauses.values() for row in found]
        cells: list[Text] = []
        for number in range(len(comparison.columns)):
            verdicts = [verdict for row in rows if (verdict := row.verdicts[number]) is not None]
            failed = sum(not_passed(verdict.status) for verdict in verdicts)
            open_ = sum(verdict.status in UNSCORED for verdict in verdicts)
            counted = (("✓", len(verdicts) - failed - open_), ("✗", failed), ("–", open_))
            found = [Text(f"{sign if several else ''}{count or '·'}", STYLES[sign]) for sign, count in counted]
            cells += [Text(" ").join(part for part in found if "·" not in part)] if several else found
        table.add_row(Text(title), *cells)
    return table
