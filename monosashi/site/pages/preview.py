"""The picture that is shown with a link to a clause: its board, its title, its sentence."""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256

from monosashi.pictures import shapes_of, style
from monosashi.pictures.measure import flowed, line
from monosashi.pictures.shapes import ARROW, inlined
from monosashi.site import build_cache, raster
from monosashi.site.address import address
from monosashi.site.text.language import ENGLISH, Language

WIDTH, HEIGHT = 640, 336
"""The size of a picture: programs show what is wider than 600 across a message."""

WIDE, HIGH, MARGIN = 800, 420, 24
"""What it is drawn on."""

WIDEST = 400
"""So much of the width a board may take."""

TITLE, TEXT = 27, 19
"""Sizes of letters."""

LINES = 3, 7
"""How many lines title and sentence may fill."""

LETTERS = """.battlefield .rule-title{font-size:27px;font-weight:700}.battlefield .rule-text{font-size:19px}
.battlefield .rule-where{font-size:16px;fill:var(--soft)}"""

BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def lacking(code: str = ENGLISH) -> str:
    """Why a site in a language has no pictures for links, in a sentence; empty if it has."""
    if not address():
        return "links to rules have no pictures: MONOSASHI_SITE_URL, the address of the site, is not set"
    if package := raster.missing():
        return f'links to rules have no pictures: {package} is not installed (pip install "monosashi[docs]")'
    if not raster.can_write("規" if code == "ja" else "A"):
        return f"links to rules have no pictures in {code!r}: no font that is installed has its letters"
    return ""


def means(code: str) -> str:
    """What tells pictures apart that are drawn otherwise: empty if none are."""
    return "" if lacking(code) else raster.version()


class Previews:
    """The pictures of a page's clauses: what has been drawn for an earlier build is there already."""

    def __init__(self, name: str, language: Language) -> None:
        """``name`` tells the page from others."""
        self.language = language
        self.name = f"previews-{language.code}-{name}"
        self.known: dict[str, bytes] = build_cache.get(self.name) or {}
        self.used: dict[str, bytes] = {}

    def draw(self, board: str, where: str, title: str, rule: str, game: str) -> bytes:
        """A picture; ``board`` is one of a film's, or empty."""
        svg = "".join(_picture(board, (where, title, rule, game), self.language.game))
        look = style(self.language.game) + LETTERS
        key = sha256(f"{raster.version()} {svg} {look}".encode()).hexdigest()
        found = self.used[key] = self.known.get(key) or raster.png(svg, look)
        return found

    def keep(self) -> None:
        """Keep those that have been used."""
        if self.used:
            build_cache.put(self.name, self.used)


def _picture(board: str, texts: tuple[str, str, str, str], game: str) -> Iterator[str]:
    where, title, rule, called = texts
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="battlefield" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDE} {HIGH}"><defs>{ARROW}</defs><rect class="sheet" width="{WIDE}" height="{HIGH}"/>'
    )
    x = float(MARGIN)
    box = BOX.search(board)
    if box:
        scale = min((HIGH - 2 * MARGIN) / float(box[2]), WIDEST / float(box[1]))
        wide, high = float(box[1]) * scale, float(box[2]) * scale
        placed = f'<svg x="{MARGIN}" y="{(HIGH - high) / 2:g}" width="{wide:g}" height="{high:g}" '
        yield inlined(board, shapes_of(game)).replace("<svg ", placed, 1)
        x += wide + MARGIN
    room, y = WIDE - MARGIN - x, 44.0
    yield line(x, y, where, "rule-where")
    for text, style_, size, most in ((title, "rule-title", TITLE, LINES[0]), (rule, "rule-text", TEXT, LINES[1])):
        y += 12
        for told in _cut(flowed(text, room, size), most):
            y += size * 1.35
            yield line(x, y, told, style_)
    yield line(x, HIGH - 26, called, "rule-where")
    yield "</svg>"


def _cut(lines: Sequence[str], most: int) -> list[str]:
    """No more than so many lines, an ellipsis for the others."""
    return [*lines] if len(lines) <= most else [*lines[: most - 1], lines[most - 1].rstrip() + "…"]
