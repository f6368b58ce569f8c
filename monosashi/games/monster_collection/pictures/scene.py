"""What a picture of the battlefield is made from."""

from dataclasses import dataclass

from monosashi.games.monster_collection.pictures.changes import Changes
from monosashi.games.monster_collection.pictures.look import Look
from monosashi.games.monster_collection.pictures.plan import Plan
from monosashi.pictures import scene

KIND = {"south": "s", "north": "n"}


@dataclass(frozen=True, kw_only=True)
class Scene(scene.PictureScene):
    """A view with the room that everything has, and what has become of the units.

    ``place`` is the area that is drawn large; empty if the whole board is drawn.
    """

    look: Look
    plan: Plan
    change: Changes
    place: str = ""

    def own_shape(self, key: str, x: float, y: float, style: str = "") -> str:
        """One of the shapes that each game of the family has by a name of its own."""
        return self.shape(self.look.PIECE + key, x, y, style)
