"""The 3×3 battlefield of Deus as one SVG element: North's zones, ranks 3 to 1, South's zones, what is going on.

Units are pieces that point the way their side marches; South's are outlined and North's filled, so that sides can be
told apart without colours. A small card beside a unit's facts lies on its side if the unit is exhausted. Colours are
custom properties (``--bf-…``) that a page may set.

``draw`` makes a picture that stands alone and marks what differs from another one with "≠". ``draw_film`` makes those
of a film, which show what changes from one to the next and need the shapes of ``sprite`` in their page.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

import reference_engine as engine
from monosashi.pictures.changes import NO_NEWS, NOTHING, News, changes
from monosashi.pictures.draft import draft
from monosashi.pictures.field import field
from monosashi.pictures.happening import happening
from monosashi.pictures.measure import line, n, wide, wrapped
from monosashi.pictures.plan import LISTS, MARGIN, WIDTH, plan, zone_lines
from monosashi.pictures.scene import KIND, Block, Scene, styles
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.sprite import sprite
from monosashi.pictures.words import PILES, counts, describe, heading, phase, side, turn, zone, zones
from reference_engine.deus.view import View
from reference_engine.monster_collection.cards import Card

__all__ = ["STYLE", "Frame", "describe", "draw", "draw_film", "sprite"]

COUNT = 80
STYLE = files("monosashi.pictures").joinpath("battlefield.css").read_text("utf-8")
"""The style sheet, for a page with pictures in it. A standalone picture brings its own."""

DARK = """@media(prefers-color-scheme:dark){.battlefield{--south:#8fbce6;--north:#8a3a30;--ink:#e9e6df;--soft:#aaa69c;
--paper:#1b1d21;--ground:#25272c;--rule:#454850;--south-land:#1e2a35;--north-land:#33211f;--mark:#f0b04c;
--mark-land:#40310f}}"""


def draw(
    view: View,
    *,
    other: View | None = None,
    cards: Mapping[str, Card] | None = None,
    ident: str = "",
    standalone: bool = False,
    legend: bool = True,
    speech: Speech = PLAIN,
) -> str:
    """The picture of a view.

    What differs from ``other`` is marked. ``cards`` describes cards by name, in addition to the edition's, so that
    levels and march types can be shown. ``ident`` makes the ids of the text alternative unique on a page;
    ``standalone`` makes a file of its own, with its style. ``speech`` is the language of all texts.
    """
    known = {**_edition_cards(view.edition), **(cards or {})}
    room = plan([(view, NOTHING)], speech, every_pile=True)
    scene = Scene(view, other, known, speech, room, NOTHING, NO_NEWS, film=False)
    blocks = [*_blocks(scene), *([_legend(scene)] if legend else [])]
    parts, y = _stacked(blocks)
    ident = ident or "position"
    high = n(y + MARGIN / 2)
    extra = ' xmlns="http://www.w3.org/2000/svg"' if standalone else ""
    names = quoteattr(f"{ident}-title {ident}-desc")
    style = f"<style>{STYLE}{DARK}</style>" if standalone else ""
    return (
        f'<svg{extra} class="battlefield" viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" height="{high}" role="img" '
        f"aria-labelledby={names}>"
        f"<title id={quoteattr(ident + '-title')}>{escape(heading(view, speech))}</title>"
        f"<desc id={quoteattr(ident + '-desc')}>{escape(describe(view, speech))}</desc>{style}"
        f'<rect class="sheet" width="{WIDTH}" height="{high}" rx="8"/>{parts}</svg>'
    )


class Frame(NamedTuple):
    """A picture of a film: a view, the one before it (if it has come about from one), and what has happened."""

    view: View
    before: View | None = None
    news: News = NO_NEWS


def draw_film(frames: Sequence[Frame], *, cards: Mapping[str, Card], speech: Speech) -> list[str]:
    """The pictures of a film, all of one size and with everything in its place.

    ``cards`` describes cards by name or id, in addition to the edition's.
    """
    if not frames:
        return []
    known = {**_edition_cards(frames[0].view.edition), **cards}
    changed = [changes(frame.view, frame.before) for frame in frames]
    room = plan([(frame.view, change) for frame, change in zip(frames, changed, strict=True)], speech, every_pile=False)
    drawn = [
        _stacked(_blocks(Scene(frame.view, frame.before, known, speech, room, change, frame.news, film=True)))
        for frame, change in zip(frames, changed, strict=True)
    ]
    high = n(max(y for _, y in drawn) + MARGIN / 2)
    return [
        f'<svg class="battlefield" viewBox="0 0 {WIDTH} {high}" role="img" aria-label='
        f"{quoteattr(_told(frame.view, speech))}>{parts}</svg>"
        for frame, (parts, _) in zip(frames, drawn, strict=True)
    ]


def _told(view: View, speech: Speech) -> str:
    """What a picture of a film shows, for those who do not see it."""
    where = speech.wording.say("{sentence}.", sentence=heading(view, speech))
    return speech.wording.marks.space.join((where, describe(view, speech, brief=True)))


def _edition_cards(name: str) -> Mapping[str, Card]:
    try:
        cards: Mapping[str, Card] = engine.edition(name).cards
    except KeyError:
        return {}
    return cards


def _stacked(blocks: Sequence[Block]) -> tuple[str, float]:
    """Blocks below each other, and how high they are together."""
    parts, y = [], 0.0
    for block in blocks:
        if block.parts:
            parts.append(f'<g transform="translate(0 {n(y)})">{"".join(block.parts)}</g>')
            y += block.height
    return "".join(parts), y


def _blocks(scene: Scene) -> list[Block]:
    middle = draft(scene) if scene.film and scene.view.half_decks else field(scene)
    return [_head(scene), _band(scene, "north"), middle, _band(scene, "south"), happening(scene)]


def _head(scene: Scene) -> Block:
    """Turn and side on the left, the phase on the right."""
    view, other, speech = scene.view, scene.other, scene.speech
    left = " · ".join(turn(view, speech))
    new = other is not None and (view.turn, view.marching, view.phase) != (other.turn, other.marching, other.phase)
    where = "" if view.result is not None else phase(view, speech)
    if view.viewer != "judge" and scene.film:
        where = speech.wording.say("what {viewer} sees", viewer=speech.wording.word("viewer", _viewer(view.viewer)))
    parts = [line(MARGIN, 26, left, styles("head", "new" if new else ""))]
    if where:
        parts.append(line(WIDTH - MARGIN, 26, scene.mark(new) + where, styles("soft", "new" if new else ""), end=True))
    return Block(38, parts)


def _viewer(viewer: str) -> str:
    return f"the {viewer}" if viewer == "public" else viewer.capitalize()


def _band(scene: Scene, seat: str) -> Block:
    """A side's name and counts in one line, and the cards that can be seen below it."""
    view, other, speech = scene.view, scene.other, scene.speech
    if seat not in view.players:
        return Block(0, [])
    sign = scene.shape(f"sign-{KIND[seat]}", MARGIN, 4, KIND[seat])
    parts = [sign, line(MARGIN + 19, 16, side(seat, speech), "side")]
    before = counts(other, seat) if other is not None else None
    found = counts(view, seat)
    shown = [pile for pile in PILES if pile in scene.plan.piles]
    x = WIDTH - MARGIN - COUNT * (len(shown) - 1.0)
    for pile in shown:
        new = before is not None and before.get(pile) != found[pile]
        number = str(found[pile])
        parts.append(line(x, 16, number, styles("num", "new" if new else ""), end=True))
        words = scene.mark(new) + zone(pile, speech)
        parts.append(line(x - wide(number, 15) - 5, 16, words, styles("soft", "new" if new else ""), end=True))
        x += COUNT
    had = dict(zones(other, seat, speech)) if other is not None and seat in other.players else None
    has = dict(zones(view, seat, speech))
    y = 16
    for key, words, first in zone_lines(view, seat, speech):
        y += 16
        if first:
            new = had is not None and _loose(had.get(key), key) != _loose(has[key], key)
            parts.append(
                line(MARGIN + 19, y, scene.mark(new) + zone(key, speech), styles("soft", "new" if new else ""))
            )
        parts.append(line(MARGIN + LISTS, y, words))
    return Block(16 + 16 * scene.plan.lines[seat] + 12, parts)


def _loose(names: list[str] | None, key: str) -> list[str] | None:
    """Cards as they are compared: only a deck has an order."""
    return names if key == "deck" or names is None else sorted(names)


def _legend(scene: Scene) -> Block:
    """What the signs mean, as far as they are in the picture."""
    say, view = scene.speech.wording.say, scene.view
    signs = [say("pieces point the way they march"), say("attack/defence"), f"▯ {say('ready')}"]
    if any(not unit.ready for unit in view.units):
        signs.append(f"▭ {say('exhausted')}")
    if view.battle is not None and any(view.battle.line_ups.values()):
        signs.append(say("1. front of the line-up"))
    if scene.other is not None:
        signs.append(say("≠ differs"))
    lines = wrapped(signs, WIDTH - 2 * MARGIN, 10, "  ·  ")
    return Block(14 * len(lines) + 8, [line(MARGIN, 14 + 14 * i, text, "fact soft") for i, text in enumerate(lines)])
