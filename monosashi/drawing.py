"""A position of the reference engine as plain text, for a terminal or a log."""

from typing import Any

import reference_engine as engine
from monosashi.kit import text_board


def draw(position: Any, viewer: str = "judge", width: int = text_board.WIDTH) -> str:
    """What a viewer (judge, a seat, public) sees of a position, no line wider than ``width`` columns (at least 64).

    Raises ValueError for an unknown viewer.
    """
    return text_board.draw(engine.view(engine.edition(position.edition), position, viewer), width)
