"""The battlefield as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterator

from monosashi.games.deus.pictures.words import RANKS, WORDS
from monosashi.games.monster_collection import board
from monosashi.games.monster_collection.board import SIGNS
from reference_engine.deus.view import View

CONTROL, BATTLE, OWNED = "◆", "✕", "●"


class Board(board.Board):
    """Ranks 3 to 1 from top to bottom."""

    RANKS = RANKS

    def marks(self, view: View, area: str) -> Iterator[str]:
        """The marks of an area, which stand beside its name."""
        if area in view.control_markers:
            yield CONTROL
        if area in view.battle_markers:
            yield BATTLE
        if area in view.ownership:
            yield f"{OWNED}{SIGNS[view.ownership[area]]}"
        yield from super().marks(view, area)

    def legend(self, view: View) -> list[str]:
        """What the signs mean, as far as they are on the board."""
        told = super().legend(view)
        told += [f"{CONTROL} control marker"] if view.control_markers else []
        told += [f"{BATTLE} battle marker"] if view.battle_markers else []
        return [*told, *([f"{OWNED} ownership marker"] if view.ownership else [])]


BOARD = Board(WORDS)
