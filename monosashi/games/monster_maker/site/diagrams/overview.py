"""A turn at a glance, for those who have never seen one: its phases in the edition's order, a plain line for each."""

from collections.abc import Iterator
from html import escape

from monosashi.site.diagrams.flow import door
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language


def turn(table: DiagramTable, language: Language, href: Href) -> str:
    """The phases of a turn and the windows between them, and a link to the whole flow chart."""
    body = f'<ol class="steps" role="list">{"".join(_phases(table, language))}</ol>'
    title = language.say("A turn in brief")
    return figure("turn-overview", "flow", body, title, door(table, "turn", language, href, language.say("Every step")))


def _phases(table: DiagramTable, language: Language) -> Iterator[str]:
    for name in table.steps("turn"):
        told = escape(_plainly(table, name, language))
        box = f'<div class="name">{escape(table.called(language, name))}</div><div class="clause">{told}</div>'
        yield f'<li class="step"><div class="box">{box}</div></li>'


def _plainly(table: DiagramTable, phase: str, language: Language) -> str:
    """What a phase is for. Raises UnknownEntry."""
    say, numbers = language.say, table.rules.numbers
    match phase:
        case "draw_phase":
            return say("Draw a card.")
        case "first_window" | "second_window" | "third_window":
            return say("Use skills and abilities, place miracles; the others may counter.")
        case "battle_phase":
            return say("If monsters are in your way, fight all of them, or retreat.")
        case "victory_check":
            return say(
                "You win at level {n} or with a mission, if no monster is on your map.", n=numbers["winning_level"]
            )
        case "move_phase":
            return say("Place a new land, or an unexplored one face down, or dismiss characters.")
        case "encounter_phase":
            return say("Place a character in your party, and monsters in the way of the others.")
        case "end_phase":
            return say("Discard down to {n} cards; all damage is gone, wounds stay.", n=numbers["hand_limit"])
        case _:
            raise UnknownEntry(f"{table.rules.name}: there is no plain line for the phase {phase!r}")
