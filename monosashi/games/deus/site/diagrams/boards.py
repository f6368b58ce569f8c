"""Small boards of nine areas that show what :mod:`monosashi.site.diagrams.reach` has been told."""

from html import escape

from monosashi.games.deus.pictures.words import RANKS
from monosashi.games.deus.site.diagrams import reach
from monosashi.games.monster_collection.site.diagrams.boards import Grid, both_sides
from monosashi.games.monster_collection.site.diagrams.pieces import piece, side, sign
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure, heading, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language

GRID = Grid(RANKS, {"1": "s", "2": "", "3": "n"})


def march_ranges(table: DiagramTable, language: Language, href: Href) -> str:
    """Where a unit may march, from every area and by march type."""
    rules, may = table.rules, language.say("where it may march")
    kinds = {kind: reach.marches(rules, kind) for kind in rules.judgements["march range"]}
    others = {kind: reach.marches(rules, kind, "north") for kind in kinds}
    body, same = both_sides(GRID, language, _kind, "march", may, kinds, others, "south")
    notes = [escape(language.say("Arrows lead to the areas that a unit may march to from where it stands.")), same]
    every = [board for boards in (*kinds.values(), *others.values()) for board in boards]
    forbidding = dict.fromkeys(clause for board in every for _, clauses in board.forbidden for clause in clauses)
    if forbidding:
        links = language.listed([table.titled(clause, language, href) for clause in forbidding])
        notes.append(escape(language.say("✕: within range, but not allowed:")) + f" {links}")
    title = language.say("March ranges on an empty battlefield")
    return figure("march-ranges", "boards", body, title, joined(language, notes))


def intercept_reach(table: DiagramTable, language: Language, _href: Href) -> str:
    """From where a unit may intercept a march, for every front area and march type."""
    rules, may = table.rules, language.say("where it may intercept from")
    kinds = {kind: reach.intercepts(rules, kind) for kind in rules.judgements["march range"]}
    others = {kind: reach.intercepts(rules, kind, "south") for kind in kinds}
    body, same = both_sides(GRID, language, _kind, "intercept", may, kinds, others, "north", inward=True)
    text = language.say(
        "South has marched into a front area where nobody was. North's ready units in the areas with a piece may "
        "intercept there."
    )
    mirror = language.say("When South intercepts, it is the same, upside down.") if same else ""
    title = language.say("From where units may intercept")
    return figure("intercept-reach", "boards", body, title, escape(joined(language, filter(None, [text, mirror]))))


def summon_areas(table: DiagramTable, language: Language, _href: Href) -> str:
    """Where a unit may be normally summoned, and how it may be rearranged."""
    rules, may = table.rules, language.say("the areas of the normal summon phase")
    acts = {"summon": [reach.summons(rules)], "rearrange": reach.rearrangements(rules)}
    others = {"summon": [reach.summons(rules, "north")], "rearrange": reach.rearrangements(rules, "north")}
    body, same = both_sides(GRID, language, _kind, "areas", may, acts, others, "south")
    title = language.say("Where the normal summon phase puts units")
    return figure("summon-areas", "boards", body, title, same)


def land(table: DiagramTable, language: Language, href: Href) -> str:
    """Which side's units can stand where."""
    own = {seat: reach.standing(table.rules, seat) for seat in ("south", "north")}
    parts, sentences = [], []
    wide, high, gap = 100, 58, 6
    for number, area in enumerate(reach.areas(table.rules)):
        x, y = number % 3 * (wide + gap), number // 3 * (high + gap)
        seats = [seat for seat in own if area in own[seat]]
        kind = seats[0][0] if len(seats) == 1 else ""
        parts.append(f'<rect class="{f"area {kind}".strip()}" x="{x}" y="{y}" width="{wide}" height="{high}" rx="6"/>')
        parts.append(f'<text class="at" x="{x + 8}" y="{y + 18}">{area}</text>')
        for place, seat in enumerate(seats):
            middle = x + wide / 2 + (place - (len(seats) - 1) / 2) * 26
            parts.append(piece(seat, middle, y + 33, 1.35))
        sides = language.listed([side(language, seat) for seat in seats])
        sentences.append(language.say("{area}: {sides}.", area=area, sides=sides))
    title = language.say("Whose units can stand in which area")
    size = 3 * wide + 2 * gap, 3 * high + 2 * gap
    drawn = picture("land", title, joined(language, sentences), *size, "".join(parts), "wide")
    keys = [f'<span class="key">{sign(seat)}{escape(side(language, seat))}</span>' for seat in own]
    clauses = ("own_territory", "front", "enemy_territory")
    links = " · ".join(table.titled(f"deus.zone.{clause}", language, href) for clause in clauses)
    return figure("land", "boards", drawn, title, " ".join([*keys, links]))


def _kind(language: Language, kind: str) -> str:
    """A march type or an act as a heading. Raises UnknownEntry."""
    if kind in ("summon", "rearrange"):
        return heading(language, language.word("act", kind))
    words = {"walk": language.say("A unit that walks"), "fly": language.say("A unit that flies")}
    if kind not in words:
        raise UnknownEntry(f"there is no word for the march type {kind!r}")
    return words[kind]
