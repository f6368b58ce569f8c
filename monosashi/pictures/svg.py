"""The 3×3 battlefield of Deus as one SVG element: North's zones, ranks 3 to 1, South's zones, what is going on.

Units are pieces that point the way their side marches; South's are outlined and North's filled, so that sides can be
told apart without colours. A small card beside a unit's facts lies on its side if the unit is exhausted. Colours are
custom properties (``--bf-…``) that a page may set.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct
from rich.cells import cell_len

import reference_engine as engine
from monosashi.board import COLUMNS, RANKS, label, units_in
from monosashi.pictures.words import PILES, describe, events, heading, phase, side, title, zones
from reference_engine.deus.view import UnitView, View
from reference_engine.monster_collection.cards import Card

__all__ = ["STYLE", "describe", "draw"]

WIDTH, MARGIN = 444, 12
GAP, CELL = 6, 136
TILE, ROOF = 42, 6
COUNT = 80
LISTED = {"hand": 3, "discard": 2, "deck": 1}
"""How many lines the cards of a zone may fill; the text alternative has all of them."""

SHORT = {"south": "s", "north": "n"}
LAND = {"1": "s", "2": "", "3": "n"}

STYLE = files("monosashi.pictures").joinpath("battlefield.css").read_text("utf-8")
"""The style sheet, for a page with pictures in it. A standalone picture brings its own."""

DARK = """@media(prefers-color-scheme:dark){.battlefield{--south:#8fbce6;--north:#8a3a30;--ink:#e9e6df;--soft:#aaa69c;
--paper:#1b1d21;--ground:#25272c;--rule:#454850;--south-land:#1e2a35;--north-land:#33211f;--mark:#f0b04c;
--mark-land:#40310f}}"""


class Block(Struct):
    """A part of the picture: its height and its elements, drawn from its own upper left corner."""

    height: float
    parts: list[str]


def draw(
    view: View,
    *,
    other: View | None = None,
    cards: Mapping[str, Card] | None = None,
    ident: str = "",
    standalone: bool = False,
    legend: bool = True,
) -> str:
    """The picture of a view.

    What differs from ``other`` is marked. ``cards`` describes cards by name, in addition to the edition's, so that
    levels and march types can be shown. ``ident`` makes the ids of the text alternative unique on a page;
    ``standalone`` makes a file of its own, with its style.
    """
    known = {**_edition_cards(view.edition), **(cards or {})}
    blocks = [_head(view, other), _band(view, other, "north"), _grid(view, other, known), _band(view, other, "south")]
    blocks += [_events(view, other)]
    if legend:
        blocks.append(_legend(view, other))
    parts, y = [], 0.0
    for block in blocks:
        if block.parts:
            parts.append(f'<g transform="translate(0 {_n(y)})">{"".join(block.parts)}</g>')
            y += block.height
    ident = ident or "position"
    height = _n(y + MARGIN / 2)
    extra = ' xmlns="http://www.w3.org/2000/svg"' if standalone else ""
    names = quoteattr(f"{ident}-title {ident}-desc")
    style = f"<style>{STYLE}{DARK}</style>" if standalone else ""
    return (
        f'<svg{extra} class="battlefield" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f"aria-labelledby={names}>"
        f"<title id={quoteattr(ident + '-title')}>{escape(heading(view))}</title>"
        f"<desc id={quoteattr(ident + '-desc')}>{escape(describe(view))}</desc>{style}"
        f'<rect class="sheet" width="{WIDTH}" height="{height}" rx="8"/>{"".join(parts)}</svg>'
    )


def _edition_cards(name: str) -> Mapping[str, Card]:
    try:
        cards: Mapping[str, Card] = engine.edition(name).cards
    except KeyError:
        return {}
    return cards


# Text


def _n(number: float) -> str:
    return f"{number:g}"


def _text(x: float, y: float, text: str, style: str = "", end: bool = False) -> str:
    """One line of text."""
    anchor = ' text-anchor="end"' if end else ""
    kind = f' class="{style}"' if style else ""
    return f'<text x="{_n(x)}" y="{_n(y)}"{kind}{anchor}>{escape(text)}</text>'


def _wide(text: str, size: float) -> float:
    """About how wide a text is; the widest of the usual fonts decides."""
    return cell_len(text) * size * 0.56


def _fit(text: str, room: float, size: float) -> str:
    """The text, with an ellipsis if there is no room for all of it."""
    if _wide(text, size) <= room:
        return text
    while text and _wide(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def _wrapped(words: Sequence[str], room: float, size: float, glue: str = " ", most: int = 99) -> list[str]:
    """Lines of words; if there are more than ``most``, the last one says how many words are missing."""
    lines: list[str] = [""]
    for number, word in enumerate(words):
        joined = lines[-1] + glue + word if lines[-1] else word
        last = len(lines) == most
        rest = len(words) - number
        more = f"{glue}and {rest - 1} more" if last and rest > 1 else ""
        if _wide(joined + more, size) <= room or not lines[-1]:
            lines[-1] = _fit(joined, room, size)
        elif last:
            lines[-1] += f"{glue}and {rest} more"
            break
        else:
            lines[-1] += glue.rstrip()
            lines.append(_fit(word, room, size))
    return lines


# Parts


def _head(view: View, other: View | None) -> Block:
    """Turn and side on the left, the phase on the right."""
    first, _, rest = heading(view).partition(", ")
    left = f"{first} · {rest.partition(', ')[0]}" if view.turn else first
    new = other is not None and (view.turn, view.marching, view.phase) != (other.turn, other.marching, other.phase)
    where = "" if view.result is not None else phase(view)
    mark = " new" if new else ""
    parts = [_text(MARGIN, 26, left, f"head{mark}")]
    if where:
        parts.append(_text(WIDTH - MARGIN, 26, ("≠ " if new else "") + where, f"soft{mark}", end=True))
    return Block(38, parts)


def _band(view: View, other: View | None, seat: str) -> Block:
    """A side's name and counts in one line, and the cards that can be seen below it."""
    player = view.players.get(seat)
    if player is None:
        return Block(0, [])
    path = "M0 5L6 0L12 5V14H0Z" if seat == "south" else "M0 0H12V9L6 14L0 9Z"
    kind = SHORT[seat]
    parts = [
        f'<g class="{kind}" transform="translate({MARGIN} 4)"><path class="tile" d="{path}"/></g>',
        _text(MARGIN + 19, 16, side(seat), "side"),
    ]
    before = _counts(other, seat) if other is not None else None
    x = WIDTH - MARGIN - COUNT * (len(PILES) - 1.0)
    for pile, number in _counts(view, seat).items():
        new = before is not None and before.get(pile) != number
        shown = str(number)
        parts.append(_text(x, 16, shown, "num new" if new else "num", end=True))
        parts.append(
            _text(x - _wide(shown, 15) - 5, 16, f"≠ {pile}" if new else pile, "soft new" if new else "soft", True)
        )
        x += COUNT
    y = 16.0
    had = dict(zones(other, seat)) if other is not None and seat in other.players else None
    for zone, names in zones(view, seat):
        new = had is not None and _loose(had.get(zone), zone) != _loose(names, zone)
        room = WIDTH - 2 * MARGIN - 86
        for number, line in enumerate(_wrapped(names, room, 11.5, ", ", LISTED.get(zone, 2))):
            y += 16
            if not number:
                parts.append(_text(MARGIN + 19, y, ("≠ " if new else "") + zone, "soft new" if new else "soft"))
            parts.append(_text(MARGIN + 86, y, line))
    return Block(y + 12, parts)


def _loose(names: list[str] | None, zone: str) -> list[str] | None:
    """Cards as they are compared: only a deck has an order."""
    return names if zone == "deck" or names is None else sorted(names)


def _counts(view: View, seat: str) -> dict[str, int]:
    player = view.players.get(seat)
    if player is None:
        return {}
    return dict(zip(PILES, (player.hand_count, player.deck_count, len(player.discard), player.power), strict=True))


def _grid(view: View, other: View | None, cards: Mapping[str, Card]) -> Block:
    """The nine areas; a rank is as high as its fullest area needs."""
    parts, y = [], 0.0
    for rank in RANKS:
        areas = [column + rank for column in COLUMNS]
        most = max(len(units_in(view, area)) for area in areas)
        height = 24 + max(1, most) * (TILE + 4) + 4
        for number, area in enumerate(areas):
            x = MARGIN + number * (CELL + GAP)
            drawn = "".join(_area(view, other, area, height, cards))
            parts.append(f'<g transform="translate({x} {_n(y)})">{drawn}</g>')
        y += height + GAP
    return Block(y + 4, parts)


def _area(view: View, other: View | None, area: str, height: float, cards: Mapping[str, Card]) -> Iterator[str]:
    battle = view.battle is not None and view.battle.area == area
    new = other is not None and _facts(view, area) != _facts(other, area)
    kind = " ".join(filter(None, ["area", LAND[area[1]], "war" if battle else "", "new" if new else ""]))
    yield f'<rect class="{kind}" width="{CELL}" height="{_n(height)}" rx="6"/>'
    yield _text(8, 16, f"{area} · battle" if battle else area, "b" if battle else "soft b")
    x = CELL - 8.0
    for mark, there in (("fought", area in view.battle_markers), ("control", area in view.control_markers)):
        if there:
            if not battle:
                yield _text(x, 16, mark, "fact", end=True)
                x -= _wide(mark, 9)
            x -= 9
            path = "M-4 0L0-5L4 0L0 5Z" if mark == "control" else "M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5"
            style = "icon" if mark == "control" else "cross"
            yield f'<path class="{style}" transform="translate({_n(x)} 12.5)" d="{path}"/>'
            x -= 10
    units = units_in(view, area)
    for number, unit in enumerate(units):
        y = 24 + number * (TILE + 4)
        if battle and number and units[number - 1].owner != unit.owner:
            yield f'<path class="front" d="M6 {y - 2}H{CELL - 6}"/>'
        yield f'<g transform="translate(6 {y})" class="{_kind(unit)}">{"".join(_tile(view, other, unit, cards))}</g>'


def _facts(view: View, area: str) -> tuple[Any, ...]:
    """What is compared of an area itself: markers, whether the battle is here, whose which units are here."""
    battle = view.battle is not None and view.battle.area == area
    here = sorted((unit.id, unit.owner) for unit in view.units if unit.area == area)
    return area in view.control_markers, area in view.battle_markers, battle, here


def _kind(unit: UnitView) -> str:
    return SHORT.get(unit.owner, "o") + ("" if unit.ready else " z")


def _tile(view: View, other: View | None, unit: UnitView, cards: Mapping[str, Card]) -> Iterator[str]:
    """A unit: a piece that points the way it marches, with its name, card facts and values."""
    wide, top = CELL - 12, 0 if unit.owner == "north" else ROOF
    half = wide / 2
    shape = {
        "south": f"M0 {ROOF}L{_n(half)} 0L{wide} {ROOF}V{TILE}H0Z",
        "north": f"M0 0H{wide}V{TILE - ROOF}L{_n(half)} {TILE}L0 {TILE - ROOF}Z",
    }.get(unit.owner, f"M0 0H{wide}V{TILE}H0Z")
    state = "ready" if unit.ready else "exhausted"
    yield f"<title>{escape(f'{side(unit.owner)}: {label(view, unit.id)}, {state}')}</title>"
    yield f'<path class="tile" d="{shape}"/>'
    values = f"{unit.attack}/{unit.defence}"
    room = wide - 29 - _wide(values, 15)
    order = view.battle.line_ups.get(unit.owner, ()) if view.battle is not None else ()
    place = f"{order.index(unit.id) + 1}. " if unit.id in order else ""
    name = title(view, unit.id)
    yield _text(8, top + 14, _fit(place + name, wide - 14.0, 13.5), "name")
    box = '<rect class="card" x="8" y="{}" width="6" height="9" rx="1"/>' if unit.ready else (
        '<rect class="card" x="6.5" y="{}" width="9" height="6" rx="1"/>'
    )  # fmt: skip
    yield box.format(top + 20 if unit.ready else top + 21.5)
    yield _text(19, top + 28, _fit(_card_facts(cards.get(unit.card)), room, 10), "fact soft")
    yield _text(wide - 8, top + 30, _fit(values, wide - 16, 15), "value", end=True)
    if other is not None and unit not in other.units:
        yield f'<path class="ring" d="{shape}"/><circle class="flag" cx="{wide}" cy="{top + 2}" r="7"/>'
        yield f'<text x="{wide}" y="{top + 6}" text-anchor="middle">≠</text>'


def _card_facts(card: Card | None) -> str:
    """Level and march type, as far as they are known."""
    if card is None:
        return ""
    march = {"walk": "walks", "fly": "flies"}.get(card.march or "", "")
    return " · ".join(filter(None, ["" if card.level is None else f"lv {card.level}", march]))


def _events(view: View, other: View | None) -> Block:
    """What is going on, one thing a line; the question stands in a box of its own."""
    known = set(events(other)) if other is not None else None
    parts: list[str] = []
    y = 0.0
    found = list(events(view))
    for number, sentence in enumerate(found):
        new = known is not None and sentence not in known
        asked = number == len(found) - 1 and view.asked is not None and view.result is None
        text = ("≠ " if new else "") + sentence
        lines = _wrapped(text.split(), WIDTH - 2 * MARGIN - (34 if asked else 20), 11.5)
        if asked:
            y += 6
            kind = "strip" if new else "ask"
            parts.append(
                f'<rect class="{kind}" x="{MARGIN}" y="{_n(y)}" width="{WIDTH - 2 * MARGIN}" '
                f'height="{_n(len(lines) * 16 + 12)}" rx="6"/>'
                f'<path class="icon" transform="translate({MARGIN + 11} {_n(y + 14)})" d="M0-4.5L6 0L0 4.5Z"/>'
            )
        for line in lines:
            y += 16
            parts.append(_text(MARGIN + (24 if asked else 10), y + (2 if asked else -2), line, "new" if new else ""))
        y += 16 if asked else 2
    return Block(y + 2, parts)


def _legend(view: View, other: View | None) -> Block:
    """What the signs mean, as far as they are in the picture."""
    signs = ["pieces point the way they march", "attack/defence", "▯ ready"]
    if any(not unit.ready for unit in view.units):
        signs.append("▭ exhausted")
    if view.battle is not None and any(view.battle.line_ups.values()):
        signs.append("1. front of the line-up")
    if other is not None:
        signs.append("≠ differs")
    lines = _wrapped(signs, WIDTH - 2 * MARGIN, 10, "  ·  ")
    return Block(14 * len(lines) + 8, [_text(MARGIN, 14 + 14 * i, line, "fact soft") for i, line in enumerate(lines)])
