"""How many levels a base, a proxy and a terrain card hold, asked of the engine."""

from html import escape
from typing import NamedTuple

import reference_engine as engine
from monosashi.games.moncolle_tcg.site.diagrams import reach
from monosashi.games.moncolle_tcg.site.diagrams.games import ground, unit
from monosashi.games.monster_collection.site.diagrams import fillings
from monosashi.games.monster_collection.site.diagrams.fillings import ROW
from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.quiet_document import QuietPosition, Standing, Terrain

PRINTED = 4
"""The Limit of the terrain card that is shown."""

AREA = "b2"


class Held(NamedTuple):
    """A kind of ground, its Limit, and levels of units that somebody may want to have there."""

    kind: str
    limit: int
    fillings: tuple[tuple[int, ...], ...]


def limits_shown(rules: Edition) -> tuple[Held, ...]:
    """What is shown."""
    numbers = rules.numbers
    return (
        Held("base", numbers["base_limit"], ((6, 4), (3, 3, 3), (8, 3))),
        Held("proxy", numbers["proxy_limit"], ((8,), (4, 3), (6, 3))),
        Held("terrain", PRINTED, ((4,), (2, 2), (3, 2))),
    )


def fits(rules: Edition, kind: str, levels: tuple[int, ...]) -> bool:
    """Whether units of these levels can stand together on such ground, asked of the engine."""
    area = reach.base_of(rules, "south") if kind == "base" else AREA
    units = [unit(f"Unit {number}", level=level) for number, level in enumerate(levels)]
    cards: dict[str, str | Card] = {each.name: each for each in units}
    if kind != "base":
        cards["Ground"] = ground("Ground", PRINTED)
    quiet = QuietPosition(
        "south",
        cards=cards,
        units=tuple(Standing(each.name, "south", area) for each in units),
        terrain=() if kind == "base" else (Terrain("Ground", area, "south", proxy=kind == "proxy"),),
    )
    try:
        engine.begin(rules, quiet)
    except engine.Unreadable:
        return False
    return True


def limits(table: DiagramTable, language: Language, href: Href) -> str:
    """Some fillings of each kind of ground, to scale, and its Limit."""
    found = limits_shown(table.rules)
    scale = fillings.scale_of(max(max(held.limit, *map(sum, held.fillings)) for held in found))
    groups = []
    for held in found:
        label = _called(language, held)
        groups.append(
            f'<div class="group"><div class="label">{escape(label)}</div>'
            f"{_drawn(table.rules, language, held, label, scale)}</div>"
        )
    title = language.say("What one side may have in one area, by level")
    notes = [
        escape(language.say("Each side is counted by itself; a battle may fill the Limit twice.")),
        table.titled("moncolle_tcg.board.limit", language, href),
        table.titled("moncolle_tcg.board.limit_base_and_proxy", language, href),
    ]
    return figure("limits", "boards", f'<div class="groups">{"".join(groups)}</div>', title, " · ".join(notes))


def _called(language: Language, held: Held) -> str:
    say = language.say
    if held.kind == "base":
        return say("A base: Limit {n}", n=held.limit)
    if held.kind == "proxy":
        return say("A proxy: Limit {n}", n=held.limit)
    return say("A terrain card: its own Limit, here {n}", n=held.limit)


def _drawn(rules: Edition, language: Language, held: Held, label: str, scale: float) -> str:
    height = ROW * len(held.fillings) + 18
    parts: list[str] = []
    told: list[str] = []
    for number, levels in enumerate(held.fillings):
        fitting = fits(rules, held.kind, levels)
        parts += fillings.filling(number * ROW, scale, levels, fitting)
        told.append(fillings.filling_caption(language, levels, fitting))
    parts.append(fillings.edge(held.limit * scale - 1, height, held.limit))
    return picture(f"limit-{held.kind}", label, joined(language, told), 320, height, "".join(parts))
