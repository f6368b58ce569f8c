"""What all diagrams are made of: figures, pictures with a text alternative, links, names as headings, small signs."""

from collections.abc import Callable, Iterable
from html import escape

from docs.generator.language import ENGLISH, Language

Href = Callable[[str], str]
"""Where a clause or a chapter stands: ``deus.march.a`` -> ``march.html#deus.march.a``."""

PIECES = {"south": "M0 5L6 0L12 5V14H0Z", "north": "M0 0H12V9L6 14L0 9Z"}
"""A unit, pointing the way its side marches; 12 by 14, as in the pictures of positions."""

SIGNS = {
    "marching": f'<path class="piece s" d="{PIECES["south"]}"/>',
    "defending": f'<path class="piece n" d="{PIECES["north"]}"/>',
    "dice": '<rect class="die" x=".5" y="1.5" width="11" height="11" rx="2"/>'
    '<path class="pips" d="M3.5 4.5h0M8.5 9.5h0M6 7h0"/>',
    "shuffle": '<path class="line" d="M0 4h3l6 7h3M0 11h3l6-7h3M10 2l2 2-2 2M10 9l2 2-2 2"/>',
}
SIGNS["south"], SIGNS["north"] = SIGNS["marching"], SIGNS["defending"]


PLAIN_NAMES = {
    "south_shuffles_north": "South may shuffle North’s deck",
    "shuffle_for_south": "shuffle North’s deck",
    "north_shuffles_south": "North may shuffle South’s deck",
    "shuffle_for_north": "shuffle South’s deck",
}
"""Names of the table that do not say in words what they mean."""


class UnknownEntry(Exception):
    """The edition's table has something that the diagrams do not know how to show; the message says what."""


def in_words(name: str) -> str:
    """A name of the table in words; seats are proper names.

    >>> in_words("north_lines_up")
    'North lines up'
    """
    return PLAIN_NAMES.get(name) or " ".join(
        word.capitalize() if word in ("south", "north") else word for word in name.split("_")
    )


def heading(language: Language, text: str) -> str:
    """A text as a heading: with a capital in English."""
    return text[:1].upper() + text[1:] if language.code == ENGLISH else text


def called(language: Language, name: str) -> str:
    """A step or a procedure by its translated name, as a heading."""
    return heading(language, language.word("step", in_words(name)))


def who(language: Language, role: str) -> str:
    """Who is asked, as a heading. Raises UnknownEntry."""
    if role in ("south", "north"):
        return language.word("seat", role.capitalize())
    words = {
        "marching": language.say("marching side"),
        "defending": language.say("defending side"),
        "player A": language.say("player A"),
        "player B": language.say("player B"),
        "dice": language.say("dice"),
        "shuffle": language.say("shuffle"),
    }
    if role not in words:
        raise UnknownEntry(f"nobody is known as {role!r}")
    return heading(language, words[role])


def joined(language: Language, sentences: Iterable[str]) -> str:
    """Sentences one after the other, with a space between them where the language has one."""
    return language.marks.space.join(sentences)


def sign(name: str) -> str:
    """A small sign that says nothing that words beside it do not say; empty for what has none."""
    drawn = SIGNS.get(name)
    return f'<svg class="sign" viewBox="-1 -1 14 16" aria-hidden="true">{drawn}</svg>' if drawn else ""


def piece(seat: str, x: float, y: float, size: float = 1, kind: str = "") -> str:
    """A unit's piece around a point of a picture, as an SVG element."""
    style = f"piece {seat[0]} {kind}".strip()
    moved = f"translate({x - 6 * size:g} {y - 7 * size:g})"
    grown = f" scale({size:g})" if size != 1 else ""
    return f'<path class="{style}" transform="{moved}{grown}" d="{PIECES[seat]}"/>'


def link(url: str, inner: str, kind: str = "") -> str:
    """A link around markup."""
    style = f' class="{kind}"' if kind else ""
    return f'<a href="{escape(url)}"{style}>{inner}</a>'


def figure(name: str, kind: str, body: str, title: str, notes: str = "") -> str:
    """One diagram with its caption: a title as plain text, notes as markup."""
    more = f" {notes}" if notes else ""
    return (
        f'<figure class="diagram {kind}" id="diagram-{name}">{body}'
        f"<figcaption><strong>{escape(title)}</strong>{more}</figcaption></figure>"
    )


def picture(ident: str, title: str, description: str, width: float, height: float, body: str, kind: str = "") -> str:
    """An SVG element with its text alternative; ``ident`` makes the ids unique on a page."""
    style = f' class="{kind}"' if kind else ""
    return (
        f'<svg{style} viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img" '
        f'aria-labelledby="{ident}-title {ident}-desc"><title id="{ident}-title">{escape(title)}</title>'
        f'<desc id="{ident}-desc">{escape(description)}</desc>{body}</svg>'
    )
