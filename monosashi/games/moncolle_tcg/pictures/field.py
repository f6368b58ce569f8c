"""How the TCG looks: terrain with its Limit, units with their race and attributes and with what they wear."""

from collections.abc import Iterator
from typing import Any, ClassVar
from xml.sax.saxutils import escape

from monosashi.games.moncolle_tcg.pictures.ground import compared, headed, land, limit, marked, tint
from monosashi.games.moncolle_tcg.pictures.shapes import GROWN, LINE, PIECE, SHAPES
from monosashi.games.moncolle_tcg.pictures.words import RANKS, WORDS, attribute
from monosashi.games.monster_collection.pictures.look import Look
from monosashi.games.monster_collection.pictures.pieces import small
from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.shapes import ROOF, TILE, WIDE
from monosashi.games.monster_collection.pictures.words import COLUMNS
from monosashi.pictures.measure import fit, line, wide
from monosashi.pictures.scene import MARGIN
from monosashi.pictures.words import printable, title
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.view import UnitView, View

WORN = 15
"""How much room a card needs that is worn."""


class TcgField(Look):
    """How the TCG looks."""

    game: ClassVar = "moncolle_tcg"
    words: ClassVar = WORDS
    RANKS: ClassVar = RANKS
    HEAD: ClassVar = 43
    LEAST: ClassVar = 0
    SHAPES: ClassVar = SHAPES
    PIECE: ClassVar = PIECE
    COUNTS: ClassVar = 112

    def lands(self, scene: Scene, rank: str) -> Iterator[str]:
        """Each area as what it is."""
        for column in COLUMNS:
            left, top = scene.plan.corner(column + rank)
            yield from land(scene, column + rank, MARGIN + left, top)

    def ground(self, scene: Scene, area: str, x: float, top: float) -> Iterator[str]:
        """Names, signs and the Limit."""
        yield from marked(scene, area, x, top)
        yield from headed(scene, area, x, top)
        yield from limit(scene, area, x, top)

    def tint(self, view: View, area: str) -> str:
        """What lies there, in whose territory."""
        return tint(view, area)

    def compared(self, view: View, area: str) -> tuple[Any, ...]:
        """What lies there, whether there is or was a battle, whose which units are here."""
        return compared(view, area)

    def markers(self, view: View, area: str) -> Iterator[tuple[str, str]]:
        """Where somebody has fought."""
        if area in view.fought_on:
            yield "fought", ""

    def signs(self, scene: Scene) -> Iterator[str]:
        """What is drawn beside the names of areas."""
        say, view = scene.speech.wording.say, scene.view
        if view.field:
            yield say("small piece: who has laid the terrain")
            yield say("pips: levels used of the Limit")
        if any(unit.equipment for unit in view.units):
            yield say("behind a unit: what it wears")
        if view.fought_on:
            yield say("✕ fought here in this turn")

    # Units

    def tile(self, card: Card | None) -> int:
        """Each line of marks makes it higher."""
        return TILE + LINE * _lines(card)

    def piece(self, key: str, card: Card | None) -> str:
        """A shape for each height."""
        return GROWN[_lines(card)] + key

    def behind(self, unit: UnitView) -> int:
        """What a unit wears hangs at its back."""
        return WORN * len(unit.equipment)

    def extras(self, scene: Scene, unit: UnitView, card: Card | None) -> Iterator[str]:
        """Race, attributes and marks; equipment."""
        north = unit.owner != "south"
        if card is not None:
            yield from _marks(scene, card, 40 if north else 40 + ROOF)
        old = scene.change.before.get(unit.id)
        for number, worn in enumerate(unit.equipment):
            y = -WORN * (number + 1) if north else self.tile(card) + WORN * number
            fresh = scene.film and bool(scene.change.before) and (old is None or worn not in old.equipment)
            yield from _worn(scene, worn, y, KIND.get(unit.owner, "o"), fresh)


def _lines(card: Card | None) -> int:
    """How many lines of marks a unit has: what it is and can, race and attributes."""
    if card is None:
        return 0
    return bool(card.hero or card.march == "long_flight") + bool(card.race or card.attributes)


def _marks(scene: Scene, card: Card, y: float) -> Iterator[str]:
    """Hero points and long flight; below them a dot for each attribute, race and attributes in words."""
    say, comma = scene.speech.wording.say, scene.speech.wording.marks.comma
    first = [say("long flight")] if card.march == "long_flight" else []
    first += [say("hero {n}", n=card.hero)] if card.hero else []
    if first:
        yield small(8, y, comma.join(first), WIDE - 12.0)
        y += LINE
    x = 8.0
    for name in card.attributes:
        yield f'<circle class="tcg-{name}" cx="{x + 3:g}" cy="{y - 3.5:g}" r="3.2"/>'
        x += 8.5
    words = [scene.speech.wording.name(printable(card.race))] if card.race else []
    words += [attribute(name, scene.speech) for name in card.attributes]
    if words:
        yield small(x, y, comma.join(words), WIDE - 6 - x)


def _worn(scene: Scene, worn: str, y: float, kind: str, fresh: bool) -> Iterator[str]:
    """A card that is worn, with what it adds."""
    card = scene.cards.get(scene.view.cards.get(worn, worn)) or scene.cards.get(worn)
    name, adds, room = title(scene.view, worn, scene.speech), _adds(card), WIDE - 29.0
    if wide(name, 11) + wide(adds, 11) + 6 > room:
        adds = ""
    yield f'<rect class="bf-tile tcg-worn {kind}" x="5" y="{y:g}" width="{WIDE - 10}" height="{WORN - 1}" rx="2"/>'
    yield f'<path class="tcg-strap" d="M10 {y + 3.5:g}h5v4l-2.5 3.5l-2.5-3.5z"/>'
    style = ' class="new"' if fresh else ""
    yield f'<text x="19" y="{y + 10.5:g}" class="bf-worn"><tspan{style}>{escape(fit(name, room, 11))}</tspan></text>'
    if adds:
        yield line(WIDE - 10, y + 10.5, adds, "bf-worn b", end=True)


def _adds(card: Any) -> str:
    """What equipment adds to attack and defence."""
    attack, defence = getattr(card, "attack", None) or 0, getattr(card, "defence", None) or 0
    return f"{attack:+}/{defence:+}" if attack or defence else ""
