"""Small boards of nine areas that show what :mod:`monosashi.site.diagrams.reach` has been told."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from math import hypot

from monosashi.games.deus.site.diagrams import reach
from monosashi.games.deus.site.diagrams.pieces import piece, side, sign
from monosashi.games.deus.site.diagrams.reach import Board
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure, heading, joined, picture
from monosashi.site.diagrams.table import Table
from monosashi.site.text.language import Language
from reference_engine.monster_collection.position import opponent

CELL, GAP, EDGE, BETWEEN, ACROSS = 28, 2, 14, 6, 3
"""Cells of a board, the edge where columns and ranks are named, the space between boards, how many stand in a row."""

SIDE = 3 * CELL + 2 * GAP + EDGE
LAND = {"1": "s", "2": "", "3": "n"}


def march_ranges(table: Table, language: Language, href: Href) -> str:
    """Where a unit may march, from every area and by march type."""
    rules, may = table.rules, language.say("where it may march")
    kinds = {kind: reach.marches(rules, kind) for kind in rules.judgements["march range"]}
    others = {kind: reach.marches(rules, kind, "north") for kind in kinds}
    body, same = _both_sides(language, "march", may, kinds, others, "south")
    notes = [escape(language.say("Arrows lead to the areas that a unit may march to from where it stands.")), same]
    every = [board for boards in (*kinds.values(), *others.values()) for board in boards]
    forbidding = dict.fromkeys(clause for board in every for _, clauses in board.forbidden for clause in clauses)
    if forbidding:
        links = language.listed([table.titled(clause, language, href) for clause in forbidding])
        notes.append(escape(language.say("✕: within range, but not allowed:")) + f" {links}")
    title = language.say("March ranges on an empty battlefield")
    return figure("march-ranges", "boards", body, title, joined(language, notes))


def intercept_reach(table: Table, language: Language, _href: Href) -> str:
    """From where a unit may intercept a march, for every front area and march type."""
    rules, may = table.rules, language.say("where it may intercept from")
    kinds = {kind: reach.intercepts(rules, kind) for kind in rules.judgements["march range"]}
    others = {kind: reach.intercepts(rules, kind, "south") for kind in kinds}
    body, same = _both_sides(language, "intercept", may, kinds, others, "north", inward=True)
    text = language.say(
        "South has marched into a front area where nobody was. North's ready units in the areas with a piece may "
        "intercept there."
    )
    mirror = language.say("When South intercepts, it is the same, upside down.") if same else ""
    title = language.say("From where units may intercept")
    return figure("intercept-reach", "boards", body, title, escape(joined(language, filter(None, [text, mirror]))))


def summon_areas(table: Table, language: Language, _href: Href) -> str:
    """Where a unit may be normally summoned, and how it may be rearranged."""
    rules, may = table.rules, language.say("the areas of the normal summon phase")
    acts = {"summon": [reach.summons(rules)], "rearrange": reach.rearrangements(rules)}
    others = {"summon": [reach.summons(rules, "north")], "rearrange": reach.rearrangements(rules, "north")}
    body, same = _both_sides(language, "areas", may, acts, others, "south")
    title = language.say("Where the normal summon phase puts units")
    return figure("summon-areas", "boards", body, title, same)


def land(table: Table, language: Language, href: Href) -> str:
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


def _both_sides(
    language: Language,
    name: str,
    may: str,
    boards: Mapping[str, Sequence[Board]],
    others: Mapping[str, Sequence[Board]],
    seat: str,
    inward: bool = False,
) -> tuple[str, str]:
    """A side's boards by kind, and the sentence that the other side's are alike; if they are not, those as well."""
    same = all(reach.mirrored(boards[kind], others[kind]) for kind in boards)
    shown = [(seat, boards)] if same else [(seat, boards), (opponent(seat), others)]
    groups = []
    for whose, kinds in shown:
        for kind, found in kinds.items():
            label = _kind(language, kind) if same else f"{side(language, whose)}: {_kind(language, kind)}"
            drawn = _picture(language, f"{name}-{kind}-{whose}", f"{label}: {may}", found, whose, inward)
            groups.append(f'<div class="group"><div class="label">{escape(label)}</div>{drawn}</div>')
    mirror = language.say("For the other side it is the same, upside down.")
    return f'<div class="groups">{"".join(groups)}</div>', escape(mirror) if same else ""


def _kind(language: Language, kind: str) -> str:
    """A march type or an act as a heading. Raises UnknownEntry."""
    if kind in ("summon", "rearrange"):
        return heading(language, language.word("act", kind))
    words = {"walk": language.say("A unit that walks"), "fly": language.say("A unit that flies")}
    if kind not in words:
        raise UnknownEntry(f"there is no word for the march type {kind!r}")
    return words[kind]


def _picture(language: Language, ident: str, title: str, boards: Sequence[Board], seat: str, inward: bool) -> str:
    """Boards in rows of three, as one picture."""
    parts, rows = [], -(-len(boards) // ACROSS)
    for number, board in enumerate(boards):
        x, y = number % ACROSS * (SIDE + BETWEEN), number // ACROSS * (SIDE + BETWEEN)
        parts.append(f'<g transform="translate({x} {y})">{"".join(_board(board, seat, inward))}</g>')
    width = min(len(boards), ACROSS) * (SIDE + BETWEEN) - BETWEEN
    told = joined(language, _sentences(language, boards, inward))
    return picture(ident, title, told, width, rows * (SIDE + BETWEEN) - BETWEEN, "".join(parts))


def _sentences(language: Language, boards: Iterable[Board], inward: bool) -> Iterator[str]:
    for board in boards:
        areas = language.listed(list(board.allowed))
        if inward:
            yield language.say("To {area}: from {areas}.", area=board.area, areas=areas)
        elif board.area:
            yield language.say("From {area}: to {areas}.", area=board.area, areas=areas)
        else:
            yield language.say("Into {areas}.", areas=areas)
        if board.forbidden:
            forbidden = language.listed([area for area, _ in board.forbidden])
            yield language.say("Within range, but not allowed: {areas}.", areas=forbidden)


def _corner(area: str) -> tuple[float, float]:
    return EDGE + "abc".index(area[0]) * (CELL + GAP), (3 - int(area[1])) * (CELL + GAP)


def _middle(area: str) -> tuple[float, float]:
    x, y = _corner(area)
    return x + CELL / 2, y + CELL / 2


def _board(board: Board, seat: str, inward: bool) -> Iterator[str]:
    """One board; ``inward`` if units come to its area, instead of leaving it."""
    forbidden = [area for area, _ in board.forbidden]
    for rank in "321":
        for column in "abc":
            area = column + rank
            x, y = _corner(area)
            target = area == board.area if inward else area in board.allowed
            kind = " ".join(filter(None, ["area", LAND[rank], "open" if target else ""]))
            yield f'<rect class="{kind}" x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="4"/>'
            if area in forbidden:
                yield f'<path class="no" d="M{x + CELL / 2 - 5:g} {y + CELL / 2 - 5:g}l10 10m0-10l-10 10"/>'
        yield f'<text class="at" x="{EDGE - 4}" y="{_middle("a" + rank)[1] + 4:g}" text-anchor="end">{rank}</text>'
    for column in "abc":
        yield f'<text class="at" x="{_middle(column + "1")[0]:g}" y="{SIDE - 2}" text-anchor="middle">{column}</text>'
    for area in board.allowed:
        if board.area:
            yield _arrow(area, board.area, 10) if inward else _arrow(board.area, area, 3)
        if inward or not board.area:
            yield piece(seat, *_middle(area))
    if board.area:
        yield piece(opponent(seat) if inward else seat, *_middle(board.area))


def _arrow(start: str, end: str, short: float) -> str:
    """An arrow from the piece in one area to another area, ``short`` of its middle; past areas between in a bow."""
    (x, y), (to_x, to_y) = _middle(start), _middle(end)
    length = hypot(to_x - x, to_y - y)
    along_x, along_y = (to_x - x) / length, (to_y - y) / length
    bow = 14 if length > 1.5 * (CELL + GAP) else 0
    tip_x, tip_y = to_x - along_x * short, to_y - along_y * short - bow / 3
    back_x, back_y = tip_x - along_x * 6, tip_y - along_y * 6 - bow / 3
    line = f"M{x + along_x * 10:.1f} {y + along_y * 10 - bow / 2:.1f}"
    line += f"Q{(x + to_x) / 2:.1f} {(y + to_y) / 2 - bow:.1f} {back_x:.1f} {back_y:.1f}"
    left = f"{back_x - along_y * 4:.1f} {back_y + along_x * 4:.1f}"
    right = f"{back_x + along_y * 4:.1f} {back_y - along_x * 4:.1f}"
    head = f"M{left}L{tip_x:.1f} {tip_y:.1f}L{right}Z"
    return f'<path class="way" d="{line}"/><path class="head" d="{head}"/>'
