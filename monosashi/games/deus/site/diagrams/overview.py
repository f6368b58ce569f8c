"""A turn at a glance, for those who have never seen one: its phases in the edition's order, a plain line for each."""

from collections.abc import Iterator
from html import escape

from monosashi.site.diagrams.flow import door, flag
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure
from monosashi.site.diagrams.table import Table
from monosashi.site.text.language import Language


def turn(table: Table, language: Language, href: Href) -> str:
    """The phases of a turn, where each player's first one starts, and a link to the whole flow chart."""
    body = f'<ol class="steps" role="list">{"".join(_phases(table, language))}</ol>'
    title = language.say("A turn in brief")
    return figure("turn-overview", "flow", body, title, door(table, "turn", language, href, language.say("Every step")))


def _phases(table: Table, language: Language) -> Iterator[str]:
    flags = table.marks("turn", language).flags
    for name in table.steps("turn"):
        before = flag(flags[name]) if name in flags else ""
        told = escape(_plainly(table, name, language))
        box = f'<div class="name">{escape(table.called(language, name))}</div><div class="clause">{told}</div>'
        yield f'<li class="step">{before}<div class="box">{box}</div></li>'


def _plainly(table: Table, phase: str, language: Language) -> str:
    """What a phase is for. Raises UnknownEntry."""
    say, numbers = language.say, table.rules.numbers
    match phase:
        case "power_charge":
            return say("All units become ready, and you gain {n} power.", n=numbers["power_charge"])
        case "first_hand_adjustment" | "second_hand_adjustment":
            return say("Discard what you do not want, then refill your hand to {n} cards.", n=numbers["hand_limit"])
        case "main":
            return say("March, fight and use rituals, as often as you like.")
        case "normal_summon":
            return say("Put units from your hand into your own territory.")
        case "end_declaration":
            return say("Say that your turn is over; then it is the opponent's.")
        case _:
            raise UnknownEntry(f"{table.rules.name}: there is no plain line for the phase {phase!r}")
