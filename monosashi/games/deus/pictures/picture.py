"""The 3×3 battlefield of Deus as one SVG element: North's zones, ranks 3 to 1, South's zones, what is going on.

Units are pieces that point the way their side marches; South's are outlined and North's filled, so that sides can be
told apart without colours. A small card beside a unit's facts lies on its side if the unit is exhausted. Colours are
custom properties (``--bf-…``) that a page may set.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from monosashi.games.deus.pictures.changes import NOTHING, changes
from monosashi.games.deus.pictures.draft import draft
from monosashi.games.deus.pictures.field import field
from monosashi.games.deus.pictures.happening import happening
from monosashi.games.deus.pictures.plan import plan
from monosashi.games.deus.pictures.scene import KIND, Scene
from monosashi.games.deus.pictures.words import counts, describe, heading, phase, turn, zone, zones
from monosashi.pictures import DARK, style
from monosashi.pictures.band import counts_line, zone_list
from monosashi.pictures.measure import line, wrapped
from monosashi.pictures.news import NO_NEWS
from monosashi.pictures.scene import MARGIN, WIDTH, Block, Frame, edition_cards
from monosashi.pictures.sheet import alone, film, head, told
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import side
from reference_engine.deus.view import View
from reference_engine.monster_collection.cards import Card

STYLE = files("monosashi.games.deus.pictures").joinpath("battlefield.css").read_text("utf-8")
"""What the battlefield needs in a style sheet."""

LEGEND = (
    "In the pictures South plays from below and North from above. An outlined piece is South's, a filled one North's. "
    "A unit shows its level, how it marches, and attack/defence; a small card that lies on its side, and a broken "
    "outline, mean that it is exhausted."
)


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
    """The picture of a view, what differs from ``other`` marked with "≠"."""
    known = {**edition_cards(view.edition), **(cards or {})}
    room = plan([(view, NOTHING)], speech, every_pile=True)
    scene = Scene(
        view=view, other=other, cards=known, speech=speech, news=NO_NEWS, film=False, plan=room, change=NOTHING
    )
    blocks = [*_blocks(scene), *([_legend(scene)] if legend else [])]
    own = style("deus") + DARK if standalone else ""
    return alone(blocks, heading(view, speech), describe(view, speech), ident, own)


def draw_film(frames: Sequence[Frame], *, cards: Mapping[str, Card], speech: Speech) -> list[str]:
    """The pictures of a film, which show what changes from one to the next."""
    if not frames:
        return []
    known = {**edition_cards(frames[0].view.edition), **cards}
    changed = [changes(frame.view, frame.before) for frame in frames]
    room = plan([(frame.view, change) for frame, change in zip(frames, changed, strict=True)], speech, every_pile=False)
    pictures = []
    for (view, before, news), change in zip(frames, changed, strict=True):
        scene = Scene(
            view=view, other=before, cards=known, speech=speech, news=news, film=True, plan=room, change=change
        )
        pictures.append((_blocks(scene), told(heading(view, speech), describe(view, speech, brief=True), speech)))
    return film(pictures)


def _blocks(scene: Scene) -> list[Block]:
    middle = draft(scene) if scene.film and scene.view.half_decks else field(scene)
    return [_head(scene), _band(scene, "north"), middle, _band(scene, "south"), happening(scene)]


def _head(scene: Scene) -> Block:
    """Turn and side on the left, the phase on the right."""
    view, other, speech = scene.view, scene.other, scene.speech
    new = other is not None and (view.turn, view.marching, view.phase) != (other.turn, other.marching, other.phase)
    where = "" if view.result is not None else phase(view, speech)
    return head(scene, " · ".join(turn(view, speech)), where, new=new)


def _band(scene: Scene, seat: str) -> Block:
    """A side's name and counts in one line, and the cards that can be seen below it."""
    view, other, speech = scene.view, scene.other, scene.speech
    if seat not in view.players:
        return Block(0, [])
    sign = scene.shape(f"sign-{KIND[seat]}", MARGIN, 4, KIND[seat])
    found = {pile: count for pile, count in counts(view, seat).items() if pile in scene.plan.piles}
    before = counts(other, seat) if other is not None else None
    has = dict(zones(view, seat, speech))
    had = dict(zones(other, seat, speech)) if other is not None and seat in other.players else None
    parts = [
        sign,
        line(MARGIN + 19, 16, side(seat, speech), "side"),
        *counts_line(scene, found, before, lambda pile: zone(pile, speech)),
        *zone_list(scene, has, had, lambda key: zone(key, speech), 16),
    ]
    return Block(16 + 16 * scene.plan.lines[seat] + 12, parts)


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
