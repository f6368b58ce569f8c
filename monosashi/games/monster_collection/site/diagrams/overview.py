"""A turn at a glance, for those who have never seen one: its phases in the edition's order, a plain line for each."""

from collections.abc import Callable, Iterator
from html import escape

from monosashi.site.diagrams.flow import door, flag
from monosashi.site.diagrams.markup import Href, figure
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language

Plainly = Callable[[DiagramTable, str, Language], str]
"""What a phase is for."""


def turn(table: DiagramTable, language: Language, href: Href, plainly: Plainly) -> str:
    """The phases of a turn, where first turns start, and a link to the whole flow chart."""
    body = f'<ol class="steps" role="list">{"".join(_phases(table, language, plainly))}</ol>'
    title = language.say("A turn in brief")
    return figure("turn-overview", "flow", body, title, door(table, "turn", language, href, language.say("Every step")))


def _phases(table: DiagramTable, language: Language, plainly: Plainly) -> Iterator[str]:
    flags = table.marks("turn", language).flags
    for name in table.steps("turn"):
        before = flag(flags[name]) if name in flags else ""
        told = escape(plainly(table, name, language))
        box = f'<div class="name">{escape(table.called(language, name))}</div><div class="clause">{told}</div>'
        yield f'<li class="step">{before}<div class="box">{box}</div></li>'
