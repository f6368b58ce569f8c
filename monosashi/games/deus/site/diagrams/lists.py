"""What is best looked at as a short list: the deck-out criteria, and how many levels an area holds."""

from collections.abc import Iterator
from html import escape

import reference_engine as engine
from monosashi.games.deus.site.diagrams.games import table_with, unit
from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import Table
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition

FILLINGS = ((8,), (6, 2), (2, 2, 2, 2), (6, 2, 1), (8, 2), (6, 6))
"""Levels of units that somebody may want to have in one area."""

ROW = 26
LIMIT = "deus.zone.area_limit_8"


def criteria(table: Table, language: Language, href: Href) -> str:
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


def area_limit(table: Table, language: Language, href: Href) -> str:
    """Some fillings of an area, to scale, and the limit."""
    limit = table.rules.numbers["area_limit"]
    scale = min(22.0, 232 / max(limit, *map(sum, FILLINGS)))
    height = ROW * len(FILLINGS) + 18
    parts: list[str] = []
    told: list[str] = []
    for number, levels in enumerate(FILLINGS):
        fitting, sums = fits(table.rules, levels), " + ".join(map(str, levels))
        parts += _filling(number * ROW, scale, levels, fitting)
        told.append(
            language.say("{levels} fits.", levels=sums)
            if fitting
            else language.say("{levels} is too much.", levels=sums)
        )
    edge = limit * scale - 1
    parts.append(f'<path class="limit" d="M{edge:.1f} -3V{height - 16}"/>')
    parts.append(f'<text class="b" x="{edge:.1f}" y="{height - 2}" text-anchor="middle">{limit}</text>')
    title = language.say("What one side may have in one area, by level")
    drawn = picture("area-limit", title, joined(language, told), 320, height, "".join(parts), "wide")
    return figure("area-limit", "boards", drawn, title, table.titled(LIMIT, language, href))


def _filling(y: float, scale: float, levels: tuple[int, ...], fitting: bool) -> Iterator[str]:
    """The units of one area side by side, their sum, and whether they fit."""
    x, kind = 0.0, "unit" if fitting else "unit dead"
    for level in levels:
        wide = level * scale
        yield f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{wide - 2:.1f}" height="20" rx="3"/>'
        yield f'<text class="num" x="{x + wide / 2 - 1:.1f}" y="{y + 14}" text-anchor="middle">{level}</text>'
        x += wide
    yield f'<text class="num" x="296" y="{y + 14}" text-anchor="end">= {sum(levels)}</text>'
    if fitting:
        yield f'<path class="fits" d="M304 {y + 11}l4 4 7-8"/>'
    else:
        yield f'<path class="dies" d="M304 {y + 6}l9 9m0-9l-9 9"/>'
