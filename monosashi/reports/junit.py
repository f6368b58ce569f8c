"""JUnit XML, as continuous integration servers read it: a suite for each chapter, a case for each scenario."""

import re
from collections.abc import Mapping, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from monosashi.reports.comparison import Column, Comparison, Row, one_line
from monosashi.reports.standing import clauses_told
from monosashi.subjects.status import MEANING, UNSCORED, Status
from monosashi.verification.symptoms import candidates
from monosashi.verification.verdict import Verdict

ERRORS = (Status.ERROR, Status.TIMEOUT, Status.CRASH, Status.PROTOCOL_ERROR, Status.NOT_RUN)
"""Statuses that say nothing of a clause: the scenario did not come to its end."""

FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 has no way of writing, and control characters that it has."""


def junit(comparison: Comparison) -> str:
    """The whole document; with several records each suite is named after its implementation, too."""
    root = Element("testsuites", {"name": _plain(f"monosashi {comparison.edition}")})
    for column in comparison.columns:
        prefix = f"{column.label}: " if len(comparison.columns) > 1 else ""
        _notices(root, comparison, column, prefix)
        number = comparison.columns.index(column)
        for chapter, clauses in comparison.chapters.items():
            found = [row for rows in clauses.values() for row in rows if row.verdicts[number] is not None]
            if found:
                _chapter(root, comparison, column, f"{prefix}{chapter}", found)
        _second_look(root, comparison, column, prefix)
    for name in ("tests", "failures", "errors"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in root)))
    root.set("time", _seconds(sum(float(suite.get("time", "0")) for suite in root) * 1000))
    ElementTree.indent(root)
    return "<?xml version='1.0' encoding='UTF-8'?>\n" + ElementTree.tostring(root, encoding="unicode") + "\n"


def _plain(text: str) -> str:
    return FORBIDDEN.sub("�", text)


def _seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.3f}"


def _notices(root: Element, comparison: Comparison, column: Column, prefix: str) -> None:
    """A suite that says what is wrong with a run or missing from it: viewers seldom show properties."""
    cases: list[tuple[str, str, str]] = []
    if column.problem:
        cases.append(("this run proves nothing", "error", column.problem))
    cases += [("this run is partial", "skipped", limit) for limit in column.limits]
    cases += [("remark", "skipped", note) for note in column.notes]
    if comparison.warnings:
        cases.append(("this run was made with other scenarios", "skipped", " ".join(comparison.warnings)))
    if not cases:
        return
    group = _suite(root, comparison, column, f"{prefix}the run itself")
    for name, kind, message in cases:
        case = SubElement(group, "testcase", {"classname": "run", "name": name, "time": "0.000"})
        attributes = {"message": _plain(message)} | ({"type": "invalid"} if kind == "error" else {})
        SubElement(case, kind, attributes).text = _plain(message)
    _count(group)


def _suite(root: Element, comparison: Comparison, column: Column, name: str) -> Element:
    group = SubElement(root, "testsuite", {"name": _plain(name)})
    # A point of time with an offset is more than some readers of the format accept.
    stamp = re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", column.run.header.started)
    if stamp:
        group.set("timestamp", stamp[0])
    properties = SubElement(group, "properties")
    for key, value in _properties(comparison, column).items():
        SubElement(properties, "property", {"name": key, "value": _plain(value)})
    return group


def _properties(comparison: Comparison, column: Column) -> Mapping[str, str]:
    """What was measured, with what, and how."""
    header, footer = column.run.header, column.run.footer
    settings = header.settings
    return {
        "engine": one_line(f"{header.engine.name} {header.engine.version}"),
        "edition": header.edition,
        "capabilities": ", ".join(header.engine.capabilities),
        "readings": ", ".join(f"{name}={value}" for name, value in header.engine.readings.items()),
        "clauses": ", ".join(header.clauses) or "all",
        "suite": f"{header.suite} ({header.suite_hash})",
        "command": " ".join(header.command),
        "timeout": f"{settings.timeout:g} s",
        "hello timeout": f"{settings.hello_timeout:g} s",
        "workers": str(settings.workers),
        "controls": f"{footer.caught} of {footer.controls} caught",
        "seed": "none" if settings.seed is None else str(settings.seed),
        "images": column.run.in_images or "none",
        "second look": column.run.in_second_look or f"{footer.recheck} scenarios, nothing found",
        "standing": clauses_told(column.run),
        "restarts": f"{footer.restarts} of at most {settings.restarts}",
        "summary": column.run.headline,
        "proves nothing because": column.problem,
        "limits": "; ".join(column.limits),
        "notes": "; ".join(column.notes),
    }


def _second_look(root: Element, comparison: Comparison, column: Column, prefix: str) -> None:
    """What was found beside scenarios that have passed: a case for each cause, under the clause that is broken."""
    if not column.run.findings:
        return
    group = _suite(root, comparison, column, f"{prefix}the second look")
    for verdict in column.run.findings:
        cause = candidates(comparison.edition, verdict)[0]
        _case(group, verdict.clause, cause.headline, verdict, cause.id)
    _count(group)


def _chapter(root: Element, comparison: Comparison, column: Column, name: str, rows: Sequence[Row]) -> None:
    group = _suite(root, comparison, column, name)
    group.set("file", _plain(column.verdicts[rows[0].id].file))
    total = 0.0
    causes = {(each.row.id, each.column.mark): found.cause.id for found in comparison.causes for each in found.failures}
    for row in rows:
        verdict = column.verdicts[row.id]
        total += verdict.milliseconds
        _case(group, row.clause, row.name, verdict, causes.get((row.id, column.mark), ""))
    _count(group)
    group.set("time", _seconds(total))


def _case(group: Element, clause: str, name: str, verdict: Verdict, cause: str) -> None:
    attributes = {"classname": clause, "name": name, "time": _seconds(verdict.milliseconds)}
    case = SubElement(group, "testcase", {key: _plain(value) for key, value in attributes.items()})
    status = verdict.status
    if status is Status.PASS:
        return
    message = one_line(verdict.message) or MEANING[status]
    if status in UNSCORED:
        SubElement(case, "skipped", {"message": _plain(message)})
    else:
        kind = "error" if status in ERRORS else "failure"
        found = SubElement(case, kind, {"type": status.value, "message": _plain(message)})
        found.text = _plain(_details(verdict, cause))
    if verdict.words:
        SubElement(case, "system-err").text = _plain("\n".join(verdict.words))


def _details(verdict: Verdict, cause: str) -> str:
    """What a reader of the log wants below the message."""
    facts = {
        "scenario": verdict.scenario,
        "place": f"{verdict.file}:{verdict.line}",
        "at": verdict.step,
        "expected": verdict.expected,
        "actual": verdict.actual,
        "image": verdict.image,
        "cause": cause,
    }
    told = [f"{name}: {fact}" for name, fact in facts.items() if fact]
    return "\n".join([MEANING[verdict.status], *told, *(f"as sent: {message}" for message in verdict.sent)])


def _count(group: Element) -> None:
    """Set a suite's totals from its cases."""
    cases = group.findall("testcase")
    group.set("tests", str(len(cases)))
    for attribute, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        group.set(attribute, str(sum(case.find(tag) is not None for case in cases)))
    group.set("time", group.get("time", "0.000"))
