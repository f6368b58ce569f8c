"""What all diagrams are made of: figures, pictures with a text alternative, links, headings, small signs."""

from collections.abc import Callable, Iterable
from html import escape

from monosashi.site.text.language import ENGLISH, Language

Href = Callable[[str], str]
"""Where a clause or a chapter stands: ``deus.march.a`` -> ``march.html#deus.march.a``."""

SIGNS = {
    "dice": '<rect class="die" x=".5" y="1.5" width="11" height="11" rx="2"/>'
    '<path class="pips" d="M3.5 4.5h0M8.5 9.5h0M6 7h0"/>',
    "shuffle": '<path class="line" d="M0 4h3l6 7h3M0 11h3l6-7h3M10 2l2 2-2 2M10 9l2 2-2 2"/>',
}
"""Signs that every game uses, 12 by 14."""


class UnknownEntry(Exception):
    """The edition's table has something that the diagrams do not know how to show; the message says what."""


def in_words(name: str) -> str:
    """A name of an edition's table in words.

    >>> in_words("power_charge")
    'power charge'
    """
    return name.replace("_", " ")


def heading(language: Language, text: str) -> str:
    """A text as a heading: with a capital in English."""
    return text[:1].upper() + text[1:] if language.code == ENGLISH else text


def joined(language: Language, sentences: Iterable[str]) -> str:
    """Sentences one after the other, with a space between them where the language has one."""
    return language.marks.space.join(sentences)


def sign(drawn: str) -> str:
    """A small sign, 12 by 14, that says nothing that words beside it do not say; empty for nothing."""
    return f'<svg class="sign" viewBox="-1 -1 14 16" aria-hidden="true">{drawn}</svg>' if drawn else ""


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
