"""Positions as plain text, whatever the game: drawn by its own part ``board``, and compared side by side."""

from collections.abc import Container, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from shutil import get_terminal_size
from typing import Any

from rich.cells import cell_len, chop_cells, set_cell_size

import reference_engine as engine
from monosashi.kit.interface import Board
from monosashi.kit.registry import kit
from monosashi.support.text import printable

WIDTH, NARROWEST = 100, 64


def draw(view: Any, width: int = WIDTH) -> str:
    """A view as text, no line wider than ``width`` columns (at least 64)."""
    return board_of(view).draw(view, max(width, NARROWEST))


def board_of(view: Any) -> Board:
    """The boards of the game that a view is of, whatever edition somebody's engine says it is."""
    kinds = [game.name for game in engine.GAMES.values() if isinstance(view, game.views.kind)]
    said = view.edition.partition("@")[0]
    return kit(said if said in kinds else kinds[0]).board


def label(view: Any, card: str) -> str:
    """A card's name and id; the id alone where the name says no more, or is hidden."""
    name = view.cards.get(card, card)
    return printable(card if name == card else f"{name} {card}")


def definition(view: Any, card: str) -> Any:
    """What is printed on a card that is visible, named in either language; None for one that nobody knows."""
    if not engine.knows(view.edition):
        return None
    cards, name = engine.edition(view.edition).cards, view.cards.get(card, "")
    return cards.get(name) or next((each for each in cards.values() if getattr(each, "ja", "") == name), None)


def question(sentences: Mapping[str, str], kind: str, seat: str, about: str, seats: Container[str]) -> str:
    """Who is asked for what, in a sentence; ``about`` is the place, card or seat in question."""
    sentence = sentences.get(kind, "{seat} is asked: " + kind.replace("_", " ") + ".")
    return sentence.format(seat=seat.capitalize(), about=about.capitalize() if about in seats else about)


def compare(before: Any, after: Any, width: int | None = None, titles: tuple[str, str] = ("before", "after")) -> str:
    """Two boards, the lines that differ marked with »: side by side where both fit, else one below the other.

    ``width`` is the room there is, by default the terminal's; ``titles`` stand above the boards.
    """
    room = get_terminal_size((2 * WIDTH + 3, 24)).columns if width is None else width
    half = min((room - 3) // 2, WIDTH)
    if half >= NARROWEST:
        pairs = _aligned(draw(before, half).split("\n"), draw(after, half).split("\n"))
        rows = [(*titles, False), *pairs]
        return "\n".join(
            f"{padded(left, half)} {'»' if new else '│'} {right or ''}".rstrip() for left, right, new in rows
        )
    single = min(room - 2, WIDTH)
    pairs = _aligned(draw(before, single).split("\n"), draw(after, single).split("\n"))
    upper = [_marked(left, new) for left, _, new in pairs if left is not None]
    lower = [_marked(right, new) for _, right, new in pairs if right is not None]
    return "\n".join([titles[0], *upper, "", titles[1], *lower])


# Lines and columns


def padded(text: str | None, width: int) -> str:
    """The text, filled up to so many columns or cut to them."""
    return set_cell_size(text or "", width)


def clipped(text: str, width: int) -> str:
    """The text, with an ellipsis for what is too wide."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)).rstrip() + "…"[:width]


def flowed(items: Iterable[str], width: int, first: str = "", indent: str = "", glue: str = " ") -> list[str]:
    """Items one after another in lines of at most ``width`` columns, broken only between items if possible."""
    lines, line, empty = [], first, True
    for item in items:
        if not empty and cell_len(line + glue + item + glue.rstrip()) > width:
            lines.append((line + glue).rstrip())
            line, empty = indent, True
        line, empty = line + ("" if empty else glue) + item, False
        while cell_len(line) > width:
            head = chop_cells(line, width)[0]
            lines.append(head)
            line = indent + line[len(head) :]
    return [*lines, line]


def _aligned(left: Sequence[str], right: Sequence[str]) -> list[tuple[str | None, str | None, bool]]:
    """The lines of two texts side by side, so that one line more does not shift all that follow."""
    pairs: list[tuple[str | None, str | None, bool]] = []
    for what, a, b, c, d in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
        pairs += [(one, other, what != "equal") for one, other in zip_longest(left[a:b], right[c:d])]
    return pairs


def _marked(line: str | None, changed: bool) -> str:
    return f"{'»' if changed else ' '} {line or ''}".rstrip()
