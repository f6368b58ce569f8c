"""What is best looked at as a short list: the deck-out criteria, and how many levels an area holds."""

from html import escape

import reference_engine as engine
from monosashi.games.deus.site.diagrams.games import table_with, unit
from monosashi.games.monster_collection.site.diagrams import fillings
from monosashi.games.monster_collection.site.diagrams.fillings import ROW
from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition

FILLINGS = ((8,), (6, 2), (2, 2, 2, 2), (6, 2, 1), (8, 2), (6, 6))
"""Levels of units that somebody may want to have in one area."""

LIMIT = "deus.zone.area_limit_8"


def criteria(table: DiagramTable, language: Language, href: Href) -> str:
    """The criteria that decide when the decks have run out, in their order; the dice come last."""
    clauses = list(table.rules.judgements["deck-out criteria"])
    dice = [notes.questions for (_, step), notes in table.seen.steps.items() if step == "judge_decks"]
    last = [clause for questions in dice for clause in questions.values()]
    rows = []
    for clause in [*clauses, *last]:
        asked = (
            f'<div class="asked">{table.sign("dice")}{escape(table.who(language, "dice"))}</div>'
            if clause in last
            else ""
        )
        name = table.titled(clause, language, href)
        rows.append(f'<li class="step"><div class="box"><div class="name">{name}</div>{asked}</div></li>')
    notes = language.say("The first that is not equal decides; if it is equal, the next one is compared.")
    title = language.say("When both decks have run out: what is compared, in this order")
    return figure("deck-out", "flow", f'<ol class="steps" role="list">{"".join(rows)}</ol>', title, escape(notes))


def fits(rules: Edition, levels: tuple[int, ...]) -> bool:
    """Whether units of these levels can be in one area together, asked of the engine."""
    units = [(unit(f"Unit {number}", level=level), "south", "b1") for number, level in enumerate(levels)]
    try:
        table_with(rules, units)
    except engine.Unreadable:
        return False
    return True


def area_limit(table: DiagramTable, language: Language, href: Href) -> str:
    """Some fillings of an area, to scale, and the limit."""
    limit = table.rules.numbers["area_limit"]
    scale = fillings.scale_of(max(limit, *map(sum, FILLINGS)))
    height = ROW * len(FILLINGS) + 18
    parts: list[str] = []
    told: list[str] = []
    for number, levels in enumerate(FILLINGS):
        fitting = fits(table.rules, levels)
        parts += fillings.filling(number * ROW, scale, levels, fitting)
        told.append(fillings.filling_caption(language, levels, fitting))
    parts.append(fillings.edge(limit * scale - 1, height, limit))
    title = language.say("What one side may have in one area, by level")
    drawn = picture("area-limit", title, joined(language, told), 320, height, "".join(parts), "wide")
    return figure("area-limit", "boards", drawn, title, table.titled(LIMIT, language, href))
