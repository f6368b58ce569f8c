"""How much room texts and numbers take in a picture."""

from collections.abc import Sequence
from functools import lru_cache
from xml.sax.saxutils import escape

from rich.cells import cell_len


def n(number: float) -> str:
    """A number as short as it can be written."""
    return f"{number:g}"


@lru_cache(maxsize=65536)
def wide(text: str, size: float) -> float:
    """About how wide a text is; the widest of the usual fonts decides. Letters of two columns are square."""
    square = max(0, cell_len(text) - len(text))
    return ((len(text) - square) * 0.56 + square * 1.01) * size


@lru_cache(maxsize=65536)
def fit(text: str, room: float, size: float) -> str:
    """The text, with an ellipsis if there is no room for all of it."""
    if wide(text, size) <= room:
        return text
    while text and wide(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(words: Sequence[str], room: float, size: float, glue: str = " ", most: int = 99) -> list[str]:
    """Lines of words; what is too much for ``most`` lines is only counted: ``… +3``."""
    lines: list[str] = [""]
    for number, word in enumerate(words):
        joined = lines[-1] + glue + word if lines[-1] else word
        last = len(lines) == most
        rest = len(words) - number
        more = f"{glue}+{rest - 1}" if last and rest > 1 else ""
        if wide(joined + more, size) <= room or not lines[-1]:
            lines[-1] = fit(joined, room, size)
        elif last:
            lines[-1] += f"{glue}+{rest}"
            break
        else:
            lines[-1] += glue.rstrip()
            lines.append(fit(word, room, size))
    return lines


@lru_cache(maxsize=4096)
def flowed(sentence: str, room: float, size: float) -> Sequence[str]:
    """Lines of a sentence, broken at spaces, or between letters where a language has none."""
    lines = [""]
    for word in _pieces(sentence):
        if wide((lines[-1] + word).rstrip(), size) <= room or not lines[-1]:
            lines[-1] += word
        else:
            lines[-1] = lines[-1].rstrip()
            lines.append(word)
    return [fit(line.rstrip(), room, size) for line in lines]


def _pieces(sentence: str) -> list[str]:
    """Where a line may be broken: after spaces and after wide letters, but not before closing marks."""
    pieces: list[str] = []
    open_piece = False
    for letter in sentence:
        if open_piece or (pieces and letter in "、。」）・"):
            pieces[-1] += letter
        else:
            pieces.append(letter)
        open_piece = letter != " " and ord(letter) < 0x2E80
    return pieces


def line(x: float, y: float, words: str, style: str = "", end: bool = False) -> str:
    """One line of text as an element, its letters escaped."""
    anchor = ' text-anchor="end"' if end else ""
    kind = f' class="{style}"' if style else ""
    return f'<text x="{n(x)}" y="{n(y)}"{kind}{anchor}>{escape(words)}</text>'
