"""Flow charts: the steps of a procedure in the order of the edition's table, and what was seen to happen in them."""

from collections.abc import Iterator, Mapping
from html import escape
from types import MappingProxyType

from docs.generator.diagrams.markup import Href, UnknownEntry, called, figure, heading, in_words, link, sign, who
from docs.generator.diagrams.table import Table
from docs.generator.language import Language

CHAPTERS: Mapping[str, str] = MappingProxyType(
    {
        "match": "game_end",
        "deck_building": "deck_building",
        "setup": "setup",
        "turn": "turn",
        "march": "march",
        "battle": "battle",
        "normal_timing": "first_normal",
        "chain": "chain",
        "effect": "ability_use",
        "triggers": "triggers",
        "after_battle": "after_battle",
    }
)
"""Procedures that have a chart of their own, and the chapter it stands in. Others are drawn inside their callers."""

LANES = ("marching", "defending")


def within(table: Table, procedure: str) -> Iterator[str]:
    """A procedure and those that are drawn inside its chart."""
    yield procedure
    for step in table.steps(procedure):
        for inner in table.seen.steps[procedure, step].calls:
            if inner not in CHAPTERS:
                yield from within(table, inner)


def check(table: Table) -> None:
    """Raises UnknownEntry if a procedure of the table would be in no chart."""
    shown = {
        inner for procedure in CHAPTERS if procedure in table.rules.procedures for inner in within(table, procedure)
    }
    for procedure in table.rules.procedures:
        if procedure not in shown:
            raise UnknownEntry(f"{table.rules.name}: the procedure {procedure!r} has no chart and nothing runs it")


def chart(table: Table, procedure: str, language: Language, href: Href) -> str:
    """The flow chart of one procedure."""
    check(table)
    seen = table.seen
    asked = {role for step in table.steps(procedure) for role in seen.steps[procedure, step].roles}
    lanes = asked.issuperset(LANES) and all(
        not notes.roles.keys() >= set(LANES) for (name, _), notes in seen.steps.items() if name == procedure
    )
    kind = "flow lanes" if lanes else "flow"
    rail = " rail" if procedure == "battle" and table.leaps else ""
    body = f'<ol class="steps{rail}" role="list">{"".join(_steps(table, procedure, language, href, lanes))}</ol>'
    title = language.say("Flow chart: {procedure}", procedure=called(language, procedure))
    return figure(procedure.replace("_", "-"), kind, body, title, " ".join(_notes(table, procedure, language, href)))


def _steps(table: Table, procedure: str, language: Language, href: Href, lanes: bool) -> Iterator[str]:
    names = table.steps(procedure)
    leaps = table.leaps if procedure == "battle" else {}
    only = table.initiative if procedure == "battle" else {}
    start = entry(table, procedure)
    for number, name in enumerate(names):
        roles = [role for role in table.seen.steps[procedure, name].roles if role in LANES]
        kinds = ["step"]
        if lanes and len(roles) == 1:
            kinds.append(roles[0])
        kinds += _rail(leaps, names, number)
        before = ""
        if name == start:
            before = flag(language.say("Each player’s first turn starts here"))
        if name in only:
            kinds.append("only")
            if number == 0 or only.get(names[number - 1]) != only[name]:
                before = flag(
                    language.say("If one side has the higher initiative")
                    if only[name] == "different"
                    else language.say("If both have the same initiative")
                )
        box = _box(table, procedure, name, language, href)
        runs = "".join(_runs(table, procedure, name, language, href))
        inside = f'<div class="runs">{runs}</div>' if runs else ""
        yield f'<li class="{" ".join(kinds)}">{before}<div class="box">{box}</div>{inside}</li>'


def flag(text: str) -> str:
    """When a step is come to, in front of it."""
    return f'<div class="entry">{escape(text)}</div>'


def entry(table: Table, procedure: str) -> str:
    """The phase in which each player's first turn starts, if that is not the first phase."""
    if procedure != "turn" or not table.skipped:
        return ""
    return next((step for step in table.steps("turn") if step not in table.skipped), "")


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


def _box(table: Table, procedure: str, name: str, language: Language, href: Href) -> str:
    """A step: its name, the clause that it carries out, and who is asked what."""
    clause = table.clause(procedure, name)
    shown = escape(called(language, name))
    parts = [f'<div class="name">{link(href(clause.id), shown) if clause else shown}</div>']
    shared = [step for step in table.steps(procedure) if table.clause(procedure, step) == clause]
    if clause and len(shared) == 1:
        parts.append(f'<div class="clause">{escape(language.text("title", clause.title))}</div>')
    parts += _asked(table, procedure, name, language, href)
    return "".join(parts)


def _asked(table: Table, procedure: str, name: str, language: Language, href: Href) -> Iterator[str]:
    """Who is asked, and what may be answered."""
    notes = table.seen.steps[procedure, name]
    for question, clause in notes.questions.items():
        asked = "".join(f"{sign(role)}{escape(who(language, role))} " for role in notes.roles)
        if notes.roles.keys() >= set(LANES):
            both = "".join(sign(role) for role in notes.roles)
            either = heading(language, language.say("either side"))
            asked = f"{both}{escape(either)} "
        acts = " ".join(_acts(table, question, language))
        yield f'<div class="asked">{link(href(table.known(clause).id), asked.strip(), "who")} {acts}</div>'


def _acts(table: Table, question: str, language: Language) -> Iterator[str]:
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
            yield f'<span class="act">{escape(language.word("act", in_words(act)))}{leads}</span>'


def _runs(table: Table, procedure: str, name: str, language: Language, href: Href) -> Iterator[str]:
    """The procedures that a step runs: a door to their own charts, or their steps."""
    for inner in table.seen.steps[procedure, name].calls:
        chapter = CHAPTERS.get(inner)
        if chapter is not None:
            yield door(inner, language, href)
        elif inner not in table.rules.procedures:
            raise UnknownEntry(f"{procedure}, {name}: the table has no procedure {inner!r}")
        else:
            boxes = (_box(table, inner, step, language, href) for step in table.steps(inner))
            yield f'<ol class="inner" role="list">{"".join(f"<li>{box}</li>" for box in boxes)}</ol>'


def door(procedure: str, language: Language, href: Href, words: str = "") -> str:
    """A link to another procedure's chart, in its name if there are no other ``words``."""
    url = href(CHAPTERS[procedure])
    if "#" not in url:
        url += f"#diagram-{procedure.replace('_', '-')}"
    return link(url, escape(words or called(language, procedure)), "call")


def _notes(table: Table, procedure: str, language: Language, href: Href) -> Iterator[str]:
    """What the chart's lines and signs mean, as far as they are in it."""
    seen = table.seen
    questions = {kind for name in within(table, procedure) for step in table.steps(name)
                 for kind in seen.steps[name, step].questions}  # fmt: skip
    if any(question in questions for question, _ in seen.stays):
        yield escape(language.say("↻: the same step again. ↓: on to the next step."))
    if any(inner in CHAPTERS for step in table.steps(procedure) for inner in seen.steps[procedure, step].calls):
        yield escape(language.say("A box with double sides runs another procedure and comes back."))
    if procedure == "battle" and table.leaps:
        for target in dict.fromkeys(table.leaps.values()):
            yield escape(
                language.say(
                    "Dashed line: as soon as nobody is left in the battle, it goes straight on to “{step}”.",
                    step=called(language, target),
                )
            )
    inside = dict.fromkeys(inner for name in within(table, procedure) for inner in seen.interruptions.get(name, ()))
    for inner in inside:
        yield escape(language.say("Between any two steps:"))
        yield door(inner, language, href)
