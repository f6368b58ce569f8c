"""The nine areas with their markers, and what is known of the units on them."""

from collections.abc import Iterator
from typing import Any, ClassVar

from monosashi.games.deus.pictures.draft import draft
from monosashi.games.deus.pictures.sprite import HEAD, ROWS, SHAPES, row
from monosashi.games.deus.pictures.words import RANKS, WORDS
from monosashi.games.monster_collection.pictures.look import Look
from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.shapes import CELL, STEP
from monosashi.pictures.measure import line, n, wide
from monosashi.pictures.scene import MARGIN, Block, styles
from monosashi.pictures.words import side
from reference_engine.deus.view import View


class DeusField(Look):
    """How Deus looks."""

    game: ClassVar = "deus"
    words: ClassVar = WORDS
    RANKS: ClassVar = RANKS
    HEAD: ClassVar = HEAD
    LEAST: ClassVar = 2 * STEP
    SHAPES: ClassVar = SHAPES
    COUNTS: ClassVar = 100

    def middle(self, scene: Scene) -> Block | None:
        """Decks being built, of which a film shows the factions."""
        return draft(scene) if scene.film and scene.view.half_decks else None

    def lands(self, scene: Scene, rank: str) -> Iterator[str]:
        """A page with films has the ranks of usual heights."""
        top, room = scene.plan.top(rank), scene.plan.room[rank]
        steps = room // STEP
        if scene.film and steps in ROWS:
            yield f'<use href="#bf-r{rank}{steps}" x="{MARGIN}" y="{n(top)}"/>'
        else:
            yield f'<g transform="translate({MARGIN} {n(top)})">{row(rank, steps)}</g>'

    def ground(self, scene: Scene, area: str, x: float, top: float) -> Iterator[str]:
        """What is special about an area: a battle, markers, anything that differs."""
        view, say = scene.view, scene.speech.wording.say
        here = view.battle is not None and view.battle.area == area
        against = scene.other if not scene.film else None
        new = against is not None and self.compared(view, area) != self.compared(against, area)
        if here or new:
            kind, high = styles("war" if here else "", "differs" if new else ""), scene.plan.height(area[1])
            yield f'<rect class="{kind}" x="{n(x)}" y="{n(top)}" width="{CELL}" height="{high}"/>'
        right = x + CELL - 8
        if here:
            words = say("battle")
            yield line(right, top + 16, words, "b", end=True)
            right -= wide(words, 11.5) + 4
        for marker, words, fresh in _markers(scene, area):
            if not here:
                yield line(right, top + 16, words, styles("fact", "new" if fresh else ""), end=True)
                right -= wide(words, 10)
            right -= 10
            yield scene.shape(marker, right, top + 12.5, "hot" if fresh else "")
            right -= 10

    def tint(self, view: View, area: str) -> str:  # noqa: ARG002
        """Each side's territory."""
        return f"bf-l{area[1]}"

    def compared(self, view: View, area: str) -> tuple[Any, ...]:
        """Markers, whether the battle is here, whose which units are here."""
        battle = view.battle is not None and view.battle.area == area
        here = sorted((unit.id, unit.owner) for unit in view.units if unit.area == area)
        return area in view.control_markers, area in view.battle_markers, view.ownership.get(area), battle, here

    def markers(self, view: View, area: str) -> Iterator[tuple[str, str]]:
        """Markers of battles and of control; those of ownership in their owners' colours."""
        if area in view.battle_markers:
            yield "fought", ""
        if area in view.control_markers:
            yield "control", ""
        if area in view.ownership:
            yield "control", f"bf-own-{KIND.get(view.ownership[area], '')}"

    def signs(self, scene: Scene) -> Iterator[str]:
        """Markers have their names beside them, but not on the small map."""
        view, say = scene.view, scene.speech.wording.say
        if scene.place and view.battle_markers:
            yield say("✕ battle marker")
        if scene.place and (view.control_markers or view.ownership):
            yield say("◆ marker of control or ownership")


def _markers(scene: Scene, area: str) -> Iterator[tuple[str, str, bool]]:
    """The markers of an area: shape, word, whether it has just been laid."""
    view, other, say = scene.view, scene.other, scene.speech.wording.say
    if area in view.battle_markers:
        yield "fought", say("fought"), scene.film and other is not None and area not in other.battle_markers
    if area in view.control_markers:
        yield "control", say("control"), scene.film and other is not None and area not in other.control_markers
    owner = view.ownership.get(area)
    if owner is not None:
        new = scene.film and other is not None and other.ownership.get(area) != owner
        yield "control", say("{seat}'s area", seat=side(owner, scene.speech)), new
