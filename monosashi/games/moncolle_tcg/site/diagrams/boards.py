"""The field: whose areas they are, what they are called, where units may march and terrain may be laid."""

from collections.abc import Sequence
from html import escape

from monosashi.games.moncolle_tcg.pictures.words import RANKS
from monosashi.games.moncolle_tcg.site.diagrams import reach
from monosashi.games.monster_collection.site.diagrams.boards import Grid, both_sides, drawing
from monosashi.games.monster_collection.site.diagrams.pieces import side, sign
from monosashi.games.monster_collection.site.diagrams.reach import Board
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.moncolle_tcg.board import OWN

GRID = Grid(RANKS, {"1": "s", "2": "s", "3": "n", "4": "n"})

WALLS = "M-8 7V-7h4v3h2.5v-3h3v3H4v-3h4V7z"
"""The sign of a base."""


def land(table: DiagramTable, language: Language, href: Href) -> str:
    """Whose territory each area is in, its number there, and where the bases are."""
    parts, sentences = [], []
    wide, high, gap = 100, 52, 6
    bases = {reach.base_of(table.rules, seat): seat for seat in OWN}
    for number, area in enumerate(reach.areas(table.rules)):
        x, y = number % 3 * (wide + gap), number // 3 * (high + gap)
        seat = next(seat for seat, areas in OWN.items() if area in areas)
        place = OWN[seat].index(area) + 1
        parts.append(f'<rect class="area {seat[0]}" x="{x}" y="{y}" width="{wide}" height="{high}" rx="6"/>')
        parts.append(f'<text class="at" x="{x + 8}" y="{y + 18}">{area}</text>')
        parts.append(f'<text class="num" x="{x + wide - 8}" y="{y + 18}" text-anchor="end">{place}</text>')
        values = {"area": area, "seat": side(language, seat), "n": place}
        if area in bases:
            middle = x + wide / 2
            parts.append(f'<path class="walls {seat[0]}" transform="translate({middle:g} {y + 19})" d="{WALLS}"/>')
            words = escape(language.say("base"))
            parts.append(f'<text class="b" x="{middle:g}" y="{y + 43}" text-anchor="middle">{words}</text>')
            sentences.append(language.say("{area}: {seat}’s area {n}, the base.", **values))
        else:
            sentences.append(language.say("{area}: {seat}’s area {n}.", **values))
    title = language.say("The field: two territories of six areas")
    size = 3 * wide + 2 * gap, 4 * high + 3 * gap
    drawn = picture("land", title, joined(language, sentences), *size, "".join(parts), "wide")
    keys = [f'<span class="key">{sign(seat)}{escape(side(language, seat))}</span>' for seat in OWN]
    clauses = ("territories", "numbering", "base_space", "units_on_terrain")
    links = " · ".join(table.titled(f"moncolle_tcg.board.{clause}", language, href) for clause in clauses)
    notes = escape(language.say("The numbers at the right count each player’s areas from that player’s seat."))
    return figure("land", "boards", drawn, title, " ".join([*keys, notes, links]))


def march_ranges(table: DiagramTable, language: Language, href: Href) -> str:
    """Where a unit may march, by march type, from some areas."""
    rules, may = table.rules, language.say("where it may march")
    kinds = {kind: reach.marches(rules, kind) for kind in rules.judgements["march range"]}
    others = {kind: reach.marches(rules, kind, "north") for kind in kinds}
    body, same = both_sides(GRID, language, _march, "march", may, kinds, others, "south")
    arrows = language.say("Arrows lead to the areas that a unit may march to from where it stands.")
    notes = [arrows, language.say("There must be terrain; what lies between does not matter.")]
    clauses = ("walk_range", "fly_range", "long_flight_range")
    links = " · ".join(table.titled(f"moncolle_tcg.march.{clause}", language, href) for clause in clauses)
    title = language.say("March ranges where terrain lies everywhere")
    told = " ".join([*map(escape, notes), same, links])
    return figure("march-ranges", "boards", body, title, told)


def _march(language: Language, kind: str) -> str:
    """A march type as a heading. Raises UnknownEntry."""
    words = {
        "walk": language.say("A unit that walks"),
        "fly": language.say("A unit that flies"),
        "long_flight": language.say("A unit with long flight"),
    }
    if kind not in words:
        raise UnknownEntry(f"there is no word for the march type {kind!r}")
    return words[kind]


def terrain_reach(table: DiagramTable, language: Language, href: Href) -> str:
    """Where terrain may be laid: at first, beside what one has laid, and beside what one controls."""
    rules = table.rules
    cases: Sequence[tuple[str, str, tuple[tuple[str, str], ...], str]] = (
        ("first", language.say("With nothing but the bases"), (), ""),
        ("laid", language.say("With own terrain in b2"), (("b2", "south"),), ""),
        ("foreign", language.say("With North’s terrain in a3"), (("a3", "north"),), ""),
        ("held", language.say("With South’s unit on North’s terrain in a3"), (("a3", "north"),), "a3"),
    )
    groups = []
    for name, label, laid, unit_in in cases:
        board = Board("", reach.lays(rules, laid, unit_in))
        drawn = drawing(GRID, language, f"terrain-{name}", label, [board], "south")
        groups.append(f'<div class="group small"><div class="label">{escape(label)}</div>{drawn}</div>')
    title = language.say("Where South may lay terrain")
    notes = [
        escape(language.say("A piece marks each area in which South may lay a terrain card or a proxy.")),
        table.titled("moncolle_tcg.terrain.adjacency", language, href),
    ]
    body = f'<div class="groups">{"".join(groups)}</div>'
    return figure("terrain-reach", "boards", body, title, " · ".join(notes))
