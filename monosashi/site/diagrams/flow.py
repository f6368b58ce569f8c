"""Flow charts: the steps of a procedure in the order of the edition's table, and what was seen to happen in them."""

from collections.abc import Collection, Iterator, Mapping
from html import escape

from monosashi.site.diagrams.markup import Href, UnknownEntry, figure, heading, link
from monosashi.site.diagrams.table import DiagramTable, Marks
from monosashi.site.text.language import Language


def within(table: DiagramTable, procedure: str) -> Iterator[str]:
    """A procedure and those that are drawn inside its chart."""
    yield procedure
    for step in table.steps(procedure):
        for inner in table.seen.steps[procedure, step].calls:
            if inner not in table.CHAPTERS:
                yield from within(table, inner)


def check(table: DiagramTable) -> None:
    """Raises UnknownEntry if a procedure of the table would be in no chart."""
    shown = {
        inner
        for procedure in table.CHAPTERS
        if procedure in table.rules.procedures
        for inner in within(table, procedure)
    }
    for procedure in table.rules.procedures:
        if procedure not in shown:
            raise UnknownEntry(f"{table.rules.name}: the procedure {procedure!r} has no chart and nothing runs it")


def chart(table: DiagramTable, procedure: str, language: Language, href: Href) -> str:
    """The flow chart of one procedure."""
    check(table)
    seen, marks = table.seen, table.marks(procedure, language)
    asked = {role for step in table.steps(procedure) for role in seen.steps[procedure, step].roles}
    lanes = _has_lanes(table, asked) and all(
        not _has_lanes(table, notes.roles.keys()) for (name, _), notes in seen.steps.items() if name == procedure
    )
    kind = "flow lanes" if lanes else "flow"
    rail = " rail" if marks.leaps else ""
    steps = "".join(_steps(table, procedure, marks, language, href, lanes))
    body = f'<ol class="steps{rail}" role="list">{steps}</ol>'
    title = language.say("Flow chart: {procedure}", procedure=table.called(language, procedure))
    notes = " ".join(_notes(table, procedure, marks, language, href))
    return figure(procedure.replace("_", "-"), kind, body, title, notes)


def _has_lanes(table: DiagramTable, asked: Collection[str]) -> bool:
    """Whether both roles that have lanes of their own are among those who are asked."""
    return bool(table.LANES) and all(role in asked for role in table.LANES)


def _steps(
    table: DiagramTable, procedure: str, marks: Marks, language: Language, href: Href, lanes: bool
) -> Iterator[str]:
    names = table.steps(procedure)
    for number, name in enumerate(names):
        roles = [role for role in table.seen.steps[procedure, name].roles if role in table.LANES]
        kinds = ["step"]
        if lanes and len(roles) == 1:
            kinds.append(roles[0])
        kinds += _rail(marks.leaps, names, number)
        if name in marks.only:
            kinds.append("only")
        before = flag(marks.flags[name]) if name in marks.flags else ""
        box = _box(table, procedure, name, language, href)
        runs = "".join(_runs(table, procedure, name, language, href))
        inside = f'<div class="runs">{runs}</div>' if runs else ""
        yield f'<li class="{" ".join(kinds)}">{before}<div class="box">{box}</div>{inside}</li>'


def flag(text: str) -> str:
    """When a step is come to, in front of it."""
    return f'<div class="entry">{escape(text)}</div>'


def _rail(leaps: Mapping[str, str], names: list[str], number: int) -> Iterator[str]:
    """How the line that leads past all other steps runs beside this one."""
    name = names[number]
    if name in leaps:
        yield "leaps"
    if name in leaps.values():
        yield "landing"
    starts = [names.index(step) for step in leaps if step in names]
    ends = [names.index(step) for step in leaps.values() if step in names]
    if starts and min(starts) < number < max(ends):
        yield "through"


def _box(table: DiagramTable, procedure: str, name: str, language: Language, href: Href) -> str:
    """A step: its name, the clause that it carries out, and who is asked what."""
    clause = table.clause(procedure, name)
    shown = escape(table.called(language, name))
    parts = [f'<div class="name">{link(href(clause.id), shown) if clause else shown}</div>']
    shared = [step for step in table.steps(procedure) if table.clause(procedure, step) == clause]
    if clause and len(shared) == 1:
        parts.append(f'<div class="clause">{escape(language.text("title", clause.title))}</div>')
    parts += _asked(table, procedure, name, language, href)
    return "".join(parts)


def _asked(table: DiagramTable, procedure: str, name: str, language: Language, href: Href) -> Iterator[str]:
    """Who is asked, and what may be answered."""
    notes = table.seen.steps[procedure, name]
    for question, clause in notes.questions.items():
        asked = "".join(f"{table.sign(role)}{escape(table.who(language, role))} " for role in notes.roles)
        if _has_lanes(table, notes.roles.keys()):
            both = "".join(table.sign(role) for role in notes.roles)
            either = heading(language, language.say("either side"))
            asked = f"{both}{escape(either)} "
        acts = " ".join(_acts(table, question, language))
        yield f'<div class="asked">{link(href(table.known(clause).id), asked.strip(), "who")} {acts}</div>'


def _acts(table: DiagramTable, question: str, language: Language) -> Iterator[str]:
    """The acts that answer a question; if some lead back to it, each with where it leads."""
    offered = table.rules.offers.get(question)
    if offered is None:
        raise UnknownEntry(f"{table.rules.name} offers nothing to the question {question!r}")
    seen = table.seen
    returns = any((question, act) in seen.stays for act in offered)
    for act in offered:
        again = (question, act) in seen.stays
        on = returns and (question, act) in seen.goes_on
        leads = "".join(
            f'<span class="leads" aria-hidden="true">{mark}</span><span class="said"> ({escape(words)})</span>'
            for mark, words, there in (
                ("↻", language.say("then again"), again),
                ("↓", language.say("then on"), on),
            )
            if there
        )
        if act == "draw":
            if leads:
                yield f'<span class="act bare">{leads}</span>'
        else:
            yield f'<span class="act">{escape(language.word("act", table.in_words(act)))}{leads}</span>'


def _runs(table: DiagramTable, procedure: str, name: str, language: Language, href: Href) -> Iterator[str]:
    """The procedures that a step runs: a door to their own charts, or their steps."""
    for inner in table.seen.steps[procedure, name].calls:
        if inner in table.CHAPTERS:
            yield door(table, inner, language, href)
        elif inner not in table.rules.procedures:
            raise UnknownEntry(f"{procedure}, {name}: the table has no procedure {inner!r}")
        else:
            boxes = (_box(table, inner, step, language, href) for step in table.steps(inner))
            yield f'<ol class="inner" role="list">{"".join(f"<li>{box}</li>" for box in boxes)}</ol>'


def door(table: DiagramTable, procedure: str, language: Language, href: Href, words: str = "") -> str:
    """A link to another procedure's chart, in its name if there are no other ``words``."""
    url = href(table.CHAPTERS[procedure])
    if "#" not in url:
        url += f"#diagram-{procedure.replace('_', '-')}"
    return link(url, escape(words or table.called(language, procedure)), "call")


def _notes(table: DiagramTable, procedure: str, marks: Marks, language: Language, href: Href) -> Iterator[str]:
    """What the chart's lines and signs mean, as far as they are in it."""
    seen = table.seen
    questions = {kind for name in within(table, procedure) for step in table.steps(name)
                 for kind in seen.steps[name, step].questions}  # fmt: skip
    if any(question in questions for question, _ in seen.stays):
        yield escape(language.say("↻: the same step again. ↓: on to the next step."))
    if any(inner in table.CHAPTERS for step in table.steps(procedure) for inner in seen.steps[procedure, step].calls):
        yield escape(language.say("A box with double sides runs another procedure and comes back."))
    if marks.leaping:
        yield escape(marks.leaping)
    inside = dict.fromkeys(inner for name in within(table, procedure) for inner in seen.interruptions.get(name, ()))
    for inner in inside:
        yield escape(language.say("Between any two steps:"))
        yield door(table, inner, language, href)
