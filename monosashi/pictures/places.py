"""Where the places of a board are in a picture, for whoever clicks on it: columns and rows, which name them."""

from collections.abc import Iterable

from monosashi.pictures.measure import n

Line = tuple[str, float, float]
"""What a column or a row adds to the names of its places, where it begins, how wide it is."""


def places(columns: Iterable[Line], rows: Iterable[Line]) -> str:
    """An element that shows nothing and knows where everything is, in the coordinates that it stands in.

    >>> places([("a", 10, 40), ("b", 54, 40)], [("3", 0, 96)])
    '<g data-columns="a:10:40 b:54:40" data-rows="3:0:96"/>'
    """
    return f'<g data-columns="{_told(columns)}" data-rows="{_told(rows)}"/>'


def _told(lines: Iterable[Line]) -> str:
    return " ".join(f"{name}:{n(round(start, 2))}:{n(round(size, 2))}" for name, start, size in lines)
