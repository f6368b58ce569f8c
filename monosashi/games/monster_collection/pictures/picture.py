"""The battlefield as one SVG element: North's zones, the ranks from the top, South's zones, what is going on.

Units are pieces that point the way their side marches; South's are outlined and North's filled, so that sides can be
told apart without colours. A small card beside a unit's facts lies on its side if the unit is exhausted. Colours are
custom properties (``--bf-…``) that a page may set.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from monosashi.games.monster_collection.pictures.changes import NOTHING, changes
from monosashi.games.monster_collection.pictures.close import Moment, places
from monosashi.games.monster_collection.pictures.field import field
from monosashi.games.monster_collection.pictures.happening import happening
from monosashi.games.monster_collection.pictures.look import Look
from monosashi.games.monster_collection.pictures.plan import plan
from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.stage import stage
from monosashi.pictures import DARK, style
from monosashi.pictures.band import DICE, counts_line, dice_row, zone_list
from monosashi.pictures.measure import line, wrapped
from monosashi.pictures.news import NO_NEWS
from monosashi.pictures.scene import MARGIN, WIDTH, Block, Frame, edition_cards
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.sheet import alone, film, film_alt_text, head
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import side

STYLE = files("monosashi.games.monster_collection.pictures").joinpath("battlefield.css").read_text("utf-8")
"""What the battlefield needs in a style sheet."""


class Pictures:
    """What draws the views of one game."""

    def __init__(self, look: Look) -> None:
        """Everything that differs between the games is their look."""
        self.look = look

    def draw(
        self,
        view: Any,
        *,
        other: Any = None,
        cards: Mapping[str, Any] | None = None,
        ident: str = "",
        standalone: bool = False,
        legend: bool = True,
        speech: Speech = PLAIN,
    ) -> str:
        """The picture of a view, what differs from ``other`` marked with "≠"."""
        known, words = {**edition_cards(view.edition), **(cards or {})}, self.look.words
        (near,) = places(self.look, [Moment(view, other, NOTHING, NO_NEWS)])
        room = plan(self.look, [(view, NOTHING)], known, speech, every_pile=True, near=[near])
        scene = Scene(
            view=view,
            other=other,
            cards=known,
            speech=speech,
            news=NO_NEWS,
            film=False,
            shapes=self.shapes,
            look=self.look,
            plan=room,
            change=NOTHING,
            place=near,
        )
        blocks = [*_blocks(scene), *([_legend(scene)] if legend else [])]
        own = style(self.look.game) + DARK if standalone else ""
        return alone(blocks, words.heading(view, speech), words.describe(view, speech), ident, own)

    def draw_film(self, frames: Sequence[Frame], *, cards: Mapping[str, Any], speech: Speech) -> list[str]:
        """The pictures of a film, which show what changes from one to the next."""
        if not frames:
            return []
        known, words = {**edition_cards(frames[0].view.edition), **cards}, self.look.words
        changed = [changes(frame.view, frame.before) for frame in frames]
        shown = [(frame.view, change) for frame, change in zip(frames, changed, strict=True)]
        moments = [Moment(*frame[:2], change, frame.news) for frame, change in zip(frames, changed, strict=True)]
        near = places(self.look, moments)
        cast = {die.seat for frame in frames for die in frame.news.dice}
        room = plan(self.look, shown, known, speech, every_pile=False, near=near, cast=cast)
        pictures = []
        for (view, before, news), change, place in zip(frames, changed, near, strict=True):
            scene = Scene(
                view=view,
                other=before,
                cards=known,
                speech=speech,
                news=news,
                film=True,
                shapes=self.shapes,
                look=self.look,
                plan=room,
                change=change,
                place=place,
            )
            said = film_alt_text(words.heading(view, speech), words.describe(view, speech, brief=True), speech)
            pictures.append((_blocks(scene), said))
        return film(pictures)

    @property
    def shapes(self) -> Mapping[str, str]:
        """Those of all games, and the game's own."""
        return {**SHARED, **self.look.SHAPES}


def _blocks(scene: Scene) -> list[Block]:
    middle = scene.look.middle(scene)
    if middle is None:
        middle = stage(scene, scene.plan.close) if scene.place and scene.plan.close else field(scene)
    return [_head(scene), _band(scene, "north"), middle, _band(scene, "south"), happening(scene)]


def _head(scene: Scene) -> Block:
    """Turn and side on the left, the phase on the right."""
    view, other, speech, words = scene.view, scene.other, scene.speech, scene.look.words
    where, before = _where(view, scene), _where(other, scene) if other is not None else None
    new = before is not None and (view.turn, view.marching, *where) != (other.turn, other.marching, *before)
    return head(scene, words.head(view, speech), "" if view.result is not None else where[1], new=new)


def _where(view: Any, scene: Scene) -> tuple[str, str]:
    words = scene.look.words
    return words.head(view, scene.speech), words.phase(view, scene.speech)


def _band(scene: Scene, seat: str) -> Block:
    """A side's name and counts in one line, and the cards that can be seen below it."""
    view, other, speech, words = scene.view, scene.other, scene.speech, scene.look.words
    if seat not in view.players:
        return Block(0, [])
    sign = scene.own_shape(f"sign-{KIND[seat]}", MARGIN, 4, KIND[seat])
    found = {pile: count for pile, count in words.piles(view, seat).items() if pile in scene.plan.piles}
    before = words.piles(other, seat) if other is not None else None
    has = dict(words.lists(view, seat, speech))
    had = dict(words.lists(other, seat, speech)) if other is not None and seat in other.players else None
    parts = [
        sign,
        line(MARGIN + 19, 16, side(seat, speech), "side"),
        *counts_line(scene, found, before, lambda pile: words.zone(pile, speech), scene.look.COUNTS),
        *zone_list(scene, has, had, lambda key: words.zone(key, speech), 16),
    ]
    high = 16 * scene.plan.lines[seat] + 24
    # Where one place is drawn large, they lie in it.
    cast = seat in scene.plan.cast and not scene.place
    return Block(high + DICE * cast, [*parts, *dice_row(scene, seat, MARGIN + 19, high)] if cast else parts)


def _legend(scene: Scene) -> Block:
    """What the signs mean, as far as they are in the picture."""
    say, view = scene.speech.wording.say, scene.view
    signs = [say("pieces point the way they march"), say("attack/defence"), f"▯ {say('ready')}"]
    if any(not unit.ready for unit in view.units):
        signs.append(f"▭ {say('exhausted')}")
    signs += scene.look.signs(scene)
    if view.battle is not None and any(view.battle.line_ups.values()):
        signs.append(say("1. front of the line-up"))
    if scene.other is not None:
        signs.append(say("≠ differs"))
    lines = wrapped(signs, WIDTH - 2 * MARGIN, 10, "  ·  ")
    return Block(14 * len(lines) + 8, [line(MARGIN, 14 + 14 * i, text, "fact soft") for i, text in enumerate(lines)])
