"""A scenario as its readers see it: its sentences, its cards, and a still for everything that happens.

The stills stand in a ``noscript``: without JavaScript they are simply there, one below the other, and with it the
browser need not build thousands of pictures that nobody looks at. ``assets/player.js`` reads them when a scenario
is opened, and lets the reader step through them.

A film is one element, ``<div class="film" data-film="ident">``. What encloses it (a ``details``, or a place on the
start page with ``data-autoplay``) may have the id ``ident``. ``#ident~3`` leads to the third stop.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html import escape
from typing import Any

from monosashi.pictures import Frame, pictures_of, sprite
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.speech import Speech
from monosashi.site.film.films import films_of
from monosashi.site.film.narration import Narrator, news
from monosashi.site.film.recording import Recording, Still
from monosashi.site.film.sentences import Piece, pieces, table
from monosashi.site.text.language import ENGLISH, Language
from monosashi.suite import SuiteStep
from monosashi.suite.phrases import DataTable

Href = Callable[[str], str]
"""Where a clause stands, seen from the page of the film."""

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
    "link": "M3.9 12c0-1.7 1.4-3.1 3.1-3.1h4V7H7a5 5 0 0 0 0 10h4v-1.9H7c-1.7 0-3.1-1.4-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9"
    "h4c1.7 0 3.1 1.4 3.1 3.1s-1.4 3.1-3.1 3.1h-4V17h4a5 5 0 0 0 0-10",
}
"""The signs on the player's buttons."""


def sheet(language: Language, *others: str) -> str:
    """What a page with films needs once, before the first of them: the shapes of the pictures, the player's words.

    ``others`` are further games of which there are films on the page.
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
        "link": say("Link to this position"),
        "copied": say("Link copied"),
        "linked": say("The link is in the address bar"),
        "position": say("{n} of {total}", n="{n}", total="{total}"),
        "sentence": say("Show sentence {n}", n="{n}"),
        "told": say("{sentence}.", sentence="{sentence}"),
        "space": language.marks.space,
    }
    told = json.dumps({"words": words, "icons": ICONS}, ensure_ascii=False).replace("</", "<\\/")
    return f'{sprite(language.game, *others)}<script type="application/json" id="film-words">{told}</script>'


def film(recording: Recording, language: Language, ident: str, href: Href) -> str:
    """A scenario's film in a language, as one line of HTML. ``ident`` must be unique on the page."""
    lacking = "" if pictures_of(recording.edition) else language.say("There are no pictures of this game’s positions.")
    stops = " ".join(f"{stop.sentence}.{stop.still}" for stop in recording.stops)
    return (
        f'<div class="film" data-film="{escape(ident)}" data-stops="{stops}">'
        f'<div class="script"><ol class="prose">{"".join(_sentences(recording, language, href))}</ol>'
        f"{_cards(recording, language)}{f'<p>{escape(lacking)}</p>' if lacking else ''}</div>"
        f"<noscript>{''.join(_figures(recording, language, ident, href))}</noscript></div>"
    )


# The sentences


def _sentences(recording: Recording, language: Language, href: Href) -> Iterator[str]:
    for step in recording.scenario.steps:
        keyword = escape(language.word("keyword", step.keyword))
        told = "".join(_piece(piece, step, language, href) for piece in pieces(step.text, language))
        rows = _table(step.table, recording, language) if step.table else ""
        kind = " also" if step.keyword in ("And", "But") else ""
        yield f'<li><b class="kw{kind}">{keyword}</b> {told}{rows}</li>'


def _piece(piece: Piece, step: SuiteStep, language: Language, href: Href) -> str:
    text = escape(piece.text, quote=False)
    if piece.kind == "clause":
        return f'<a class="clause" href="{escape(href(piece.text))}">{text}</a>'
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
    films = films_of(language.game)
    spoken = films.card_text(card, language, brief=brief) if films else ""
    return "<br>".join(escape(line, quote=False) for line in spoken.splitlines())


# The stills


def _figures(recording: Recording, language: Language, ident: str, href: Href) -> Iterator[str]:
    """Every still with its caption. A still has the number of its first stop in its id, further ones on anchors."""
    pictures = _pictures(recording, language)
    for number, still in enumerate(recording.stills):
        places = [place for place, stop in enumerate(recording.stops, 1) if stop.still == number]
        first, *others = places or [0]
        known = f' id="{escape(ident)}~{first}"' if first else ""
        anchors = "".join(f'<i id="{escape(ident)}~{place}"></i>' for place in others)
        sentences = dict.fromkeys(recording.stops[place - 1].sentence + 1 for place in places)
        caption = "".join(_caption(still, list(sentences), language, href))
        yield f"<figure{known}>{anchors}{pictures.get(number, '')}<figcaption>{caption}</figcaption></figure>"


def _pictures(recording: Recording, language: Language) -> dict[int, str]:
    """The drawings of the stills that have something on the table, by the stills' numbers."""
    pictures = pictures_of(recording.edition)
    if pictures is None:
        return {}
    frames = {
        number: Frame(_seen(recording, still.view), _seen(recording, still.before), news(still, recording.edition))
        for number, still in enumerate(recording.stills)
        if still.view is not None
    }
    drawn = pictures.draw_film(list(frames.values()), cards=recording.cards, speech=Speech(language, ids=False))
    return dict(zip(frames, drawn, strict=True))


def _seen(recording: Recording, view: Any) -> Any:
    films = films_of(recording.edition)
    return view if view is None or films is None else films.seen(recording, view)


def _caption(still: Still, sentences: list[int], language: Language, href: Href) -> Iterator[str]:
    """Which sentences a still is about, who did what, and what came of it."""
    say = language.say
    if sentences:
        yield f'<span class="at">{language.marks.comma.join(_runs(sentences))}</span>'
    narrator = Narrator(still, language)
    deed = narrator.deed()
    if deed:
        yield f"<p class=deed>{escape(deed, quote=False)}</p>"
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
        yield f'<p class="refused">{_shape("stop")}{_refusal(act.clauses, language, href)}</p>'
    if any(item.shows for item in act.chance):
        yield f'<p class="dice">{_dice(still, narrator)}</p>'
    happened = "".join(_happening(item.text, item.clause, href) for item in narrator.happenings())
    if happened:
        yield f"<ul>{happened}</ul>"


def _runs(sentences: list[int]) -> list[str]:
    """Numbers of sentences, as short as possible: ``1–3``, ``5``."""
    runs: list[list[int]] = []
    for number in sentences:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]


def _refusal(clauses: Iterable[str], language: Language, href: Href) -> str:
    links = [f'<a class="clause" href="{escape(href(clause))}">{escape(clause)}</a>' for clause in clauses]
    told = language.say("Refused: {clauses}", clauses=language.listed(links)) if links else ""
    return told or escape(language.say("Refused as meaningless"))


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


def _happening(text: str, clause: str, href: Href) -> str:
    why = f' <a href="{escape(href(clause))}" title="{clause}" aria-label="{clause}">§</a>' if clause else ""
    return f"<li>{escape(text, quote=False)}{why}</li>"
