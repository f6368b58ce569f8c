"""A scenario as its readers see it: its sentences, its cards, and a still for everything that happens.

A page has no film, only a place for it: ``<div class="film" data-film="ident">`` within something that names the film's
reel in ``data-reel`` (see :mod:`monosashi.site.film.reels`), or a ``details`` with the id ``ident`` in which
``assets/player.js`` makes one when it is opened. ``#ident~3`` leads to the third stop.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from html import escape
from typing import Any

from monosashi.pictures import Frame, pictures_of, sprite
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.speech import Speech
from monosashi.site.film.citing import Citing
from monosashi.site.film.facts import facts
from monosashi.site.film.films import films_of
from monosashi.site.film.narration import Narrator, news
from monosashi.site.film.recording import Recording, Still
from monosashi.site.film.sentences import Piece, pieces, table
from monosashi.site.film.stops import Halt, halts
from monosashi.site.text.language import ENGLISH, Language
from monosashi.suite import SuiteStep
from monosashi.suite.card_phrases import text_of
from monosashi.suite.phrases import DataTable

CLASSES = {
    "seat": "seat", "first": "seat", "viewer": "seat", "unit": "thing", "units": "thing", "card": "thing",
    "cards": "thing", "area": "area", "n": "number", "numbers": "number", "south": "number", "north": "number",
    "text": "text",
}  # fmt: skip
"""How placeholders of a kind are shown; all others are plain words."""

ICONS = {
    "first": "M6 6h2v12H6zm3.5 6 8.5 6V6z",
    "back": "M15.4 7.4 14 6l-6 6 6 6 1.4-1.4L10.8 12z",
    "play": "M8 5v14l11-7z",
    "pause": "M6 19h4V5H6zm8-14v14h4V5z",
    "forward": "M10 6 8.6 7.4 13.2 12l-4.6 4.6L10 18l6-6z",
    "last": "M6 18l8.5-6L6 6zm10-12v12h2V6z",
    "all": "M4 5h16v2H4zm0 6h16v2H4zm0 6h16v2H4z",
    "link": "M3.9 12c0-1.7 1.4-3.1 3.1-3.1h4V7H7a5 5 0 0 0 0 10h4v-1.9H7c-1.7 0-3.1-1.4-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9"
    "h4c1.7 0 3.1 1.4 3.1 3.1s-1.4 3.1-3.1 3.1h-4V17h4a5 5 0 0 0 0-10",
}
"""The signs on the player's buttons."""


def sheet(language: Language, *shown: str) -> str:
    """What a page with films needs once: what the pictures' signs mean, and the player's words.

    ``shown`` are games of which there are pictures on the page before anything is opened, so that it needs their
    shapes; the player fetches those of others.
    """
    say = language.say
    words = {
        "player": say("Film of this example"),
        "sentences": say("Sentences: choose one to see its position"),
        "first": say("First position"),
        "back": say("One step back"),
        "play": say("Play"),
        "pause": say("Pause"),
        "forward": say("One step on"),
        "last": say("Last position"),
        "all": say("Every step, passes too"),
        "unfold": say("All sentences"),
        "fold": say("This sentence alone"),
        "legend": say("What the signs mean"),
        "lacking": say("The film could not be fetched; here is the example in words."),
        "link": say("Link to this position"),
        "copied": say("Link copied"),
        "linked": say("The link is in the address bar"),
        "position": say("{n} of {total}", n="{n}", total="{total}"),
        "sentence": say("Show sentence {n}", n="{n}"),
        "told": say("{sentence}.", sentence="{sentence}"),
        "try": say("Try it yourself from here"),
        "film": say("Back to the film"),
        "table": say("Table"),
        "space": language.marks.space,
    }
    told = json.dumps({"words": words, "icons": ICONS, "shared": language.shared}, ensure_ascii=False)
    told = told.replace("</", "<\\/")
    return (
        f"{sprite(*shown) if shown else ''}{_legend(language)}"
        f'<script type="application/json" id="film-words">{told}</script>'
    )


def _legend(language: Language) -> str:
    """What the signs of the game's pictures mean, for the player to show."""
    pictures = pictures_of(language.game)
    if pictures is None:
        return ""
    told = [language.text("site", pictures.LEGEND), language.say("The sign § leads to the rule behind what happens.")]
    return f'<template id="film-legend"><p>{escape(language.marks.space.join(told))}</p></template>'


@dataclass(frozen=True)
class Film:
    """A scenario as markup, each part one line of HTML: its sentences and cards, and its stills with their captions.

    ``halts`` are the places where it can be stopped, ``edition`` is the one by which it is played.
    """

    script: str
    stills: tuple[str, ...]
    halts: tuple[Halt, ...]
    edition: str

    @property
    def markup(self) -> str:
        """All of it, one after the other."""
        return self.script + "".join(f"<figure>{still}</figure>" for still in self.stills)


def film(recording: Recording, language: Language, cite: Citing) -> Film:
    """A scenario's film in a language."""
    lacking = "" if pictures_of(recording.edition) else language.say("There are no pictures of this game’s positions.")
    return Film(
        f'<ol class="prose">{"".join(_sentences(recording, language, cite))}</ol>'
        f"{_cards(recording, language)}{f'<p>{escape(lacking)}</p>' if lacking else ''}",
        tuple(_stills(recording, language, cite)),
        halts(recording, language),
        recording.edition,
    )


def closed_film(ident: str, title: str, reel: str = "") -> str:
    """A film that is closed: its title. The path of its reel stands here, or with what encloses it."""
    where = f' data-reel="{escape(reel)}"' if reel else ""
    return f'<details class="scenario" id="{escape(ident)}"{where}><summary>{escape(title)}</summary></details>'


def place_of_film(ident: str, reel: str, shown: Film) -> str:
    """A place for a film on a page: the still that matters most is there, and the film once somebody wants it.

    ``reel`` is the path of its reel, seen from the page.
    """
    last = max((halt.still for halt in shown.halts if halt.matters), default=0)
    return (
        f'<div class="film" data-film="{escape(ident)}" data-reel="{escape(reel)}">'
        f'<figure class="poster">{shown.stills[last]}</figure></div>'
    )


# The sentences


def _sentences(recording: Recording, language: Language, cite: Citing) -> Iterator[str]:
    for step in recording.scenario.steps:
        keyword = escape(language.word("keyword", step.keyword))
        told = "".join(_piece(piece, step, language, cite) for piece in pieces(step.text, language))
        rows = _table(step.table, recording, language) if step.table else ""
        kind = " also" if step.keyword in ("And", "But") else ""
        yield f'<li><b class="kw{kind}">{keyword}</b> {told}{rows}</li>'


def _piece(piece: Piece, step: SuiteStep, language: Language, cite: Citing) -> str:
    text = escape(piece.text, quote=False)
    if piece.kind == "clause":
        return f'<a class="clause" href="{escape(cite.href(piece.text))}">{text}</a>'
    if not piece.kind:
        return text
    style = CLASSES.get(piece.kind)
    return f'<span class="{style}">{text}</span>' if style else text


def _table(rows: DataTable, recording: Recording, language: Language) -> str:
    """A data table. The effects of a card stand below its row, as the card would print them."""
    header = rows[0]
    head, *body = table(rows, language)
    shown = [place for place, column in enumerate(header) if column != "effect"]
    title = "".join(f"<th>{escape(head[place])}</th>" for place in shown)
    lines = []
    for row, cells in zip(rows[1:], body, strict=True):
        lines.append("<tr>" + "".join(f"<td>{escape(cells[place])}</td>" for place in shown) + "</tr>")
        text = row[header.index("effect")] if "effect" in header else ""
        if text:
            card = recording.cards.get(row[0])
            told = _card_text(card, language, brief=True) if card else escape(text)
            lines.append(f'<tr class="effect"><td colspan="{len(shown)}">{told}</td></tr>')
    whole = f"<thead><tr>{title}</tr></thead><tbody>{''.join(lines)}</tbody>"
    return f'<div class="cells"><table class="rows">{whole}</table></div>'


def _cards(recording: Recording, language: Language) -> str:
    """What the cards say that no table describes: summoners, cards given field by field."""
    described = {row[0] for step in recording.scenario.steps for row in (step.table or ())[1:]}
    told = []
    for name, card in recording.cards.items():
        text = "" if name in described else _card_text(card, language)
        if text:
            told.append(f"<dt>{escape(language.name(name))}</dt><dd>{text}</dd>")
    return f'<dl class="texts">{"".join(told)}</dl>' if told else ""


def _card_text(card: Any, language: Language, *, brief: bool = False) -> str:
    spoken = text_of(language.game, card, language.code, language.card_words, brief=brief)
    return "<br>".join(escape(line, quote=False) for line in spoken.splitlines())


# The stills


def _stills(recording: Recording, language: Language, cite: Citing) -> Iterator[str]:
    """Every still with its caption."""
    pictures = drawn(recording, language, range(len(recording.stills)))
    for number, still in enumerate(recording.stills):
        yield f"{pictures.get(number, '')}<figcaption>{''.join(caption(still, language, cite))}</figcaption>"


def drawn(recording: Recording, language: Language, numbers: Iterable[int]) -> dict[int, str]:
    """The drawings of some stills by their numbers, as far as they have something on the table; all of one size."""
    films = films_of(recording.edition)
    seen = partial(films.seen, recording) if films else None
    stills = {number: recording.stills[number] for number in numbers}
    return drawings(stills, recording.edition, recording.cards, language, seen)


def drawings(
    stills: Mapping[int, Still],
    edition: str,
    cards: Mapping[str, Any],
    language: Language,
    seen: Callable[[Any], Any] | None = None,
) -> dict[int, str]:
    """The drawings of stills, all of one size; ``seen`` says what of a view is worth showing."""
    pictures = pictures_of(edition)
    if pictures is None:
        return {}

    def shown(view: Any) -> Any:
        return view if view is None or seen is None else seen(view)

    frames = {
        number: Frame(shown(still.view), shown(still.before), news(still, edition))
        for number, still in stills.items()
        if still.view is not None
    }
    if not frames:
        return {}
    found = pictures.draw_film(list(frames.values()), cards=cards, speech=Speech(language, ids=False))
    return dict(zip(frames, found, strict=True))


def caption(still: Still, language: Language, cite: Citing) -> Iterator[str]:
    """Who did what, and what came of it."""
    say = language.say
    narrator = Narrator(still, language)
    deed = narrator.deed()
    if deed:
        kind = "deed pass" if still.act is not None and still.act.action["do"] == "pass" else "deed"
        yield f'<p class="{kind}">{escape(deed, quote=False)}</p>'
    if still.rejected_position:
        told, why = escape(say("The position is turned down.")), escape(still.rejected_position, quote=False)
        # The engine's own words are English.
        reason = f" {why}" if language.code == ENGLISH else f'<br><span lang="en">{why}</span>'
        yield f'<p class="refused">{_shape("stop")}{told}{reason}</p>'
    elif still.view is None:
        yield f"<p>{escape(say('There is nothing on the table.'))}</p>"
    act = still.act
    if act is None:
        return
    if not act.accepted:
        yield from _refusal(act.clauses, act.message, language, cite)
    if any(item.shows for item in act.chance):
        yield f'<p class="dice">{_dice(still, narrator)}</p>'
    happened = "".join(_happening(item.text, item.clause, cite) for item in narrator.happenings())
    if happened:
        yield f"<ul>{happened}</ul>"


def _refusal(clauses: tuple[str, ...], message: str, language: Language, cite: Citing) -> Iterator[str]:
    """What is against it: each clause in the reader's language, and the fact that decides."""
    if not clauses:
        yield f'<p class="refused">{_shape("stop")}{escape(language.say("Refused as meaningless"))}</p>'
        return
    yield f'<p class="refused">{_shape("stop")}{escape(language.say("Refused:"))}</p>'
    told = dict(facts(message, language))
    for clause in clauses:
        rule = escape(cite.rule(clause), quote=False)
        fact = (
            f"<br>{escape(language.say('{sentence}.', sentence=told[clause]), quote=False)}" if clause in told else ""
        )
        yield f'<p class="against"><a href="{escape(cite.href(clause))}" title="{clause}">{rule}</a>{fact}</p>'


def _dice(still: Still, narrator: Narrator) -> str:
    """The faces, small, after those for whom they were cast."""
    told, last = [], ""
    for item in still.act.chance if still.act is not None else ():
        if item.shows:
            if item.of != last:
                told.append(f"<span>{escape(narrator.seat(item.of))}</span>")
                last = item.of
            told.append(_shape(f"d{item.shows}", str(item.shows)))
    return "".join(told)


@cache
def _shape(key: str, words: str = "") -> str:
    """One of the pictures' shapes within a text."""
    assert key in SHARED
    box = "-10 -10 20 20" if key == "stop" else "0 0 20 20"
    label = f'role="img" aria-label="{escape(words)}"' if words else 'aria-hidden="true"'
    return f'<svg class="battlefield small" viewBox="{box}" {label}><use href="#bf-{key}"/></svg>'


def _happening(text: str, clause: str, cite: Citing) -> str:
    why = f' <a href="{escape(cite.href(clause))}" title="{clause}" aria-label="{clause}">§</a>' if clause else ""
    return f"<li>{escape(text, quote=False)}{why}</li>"
