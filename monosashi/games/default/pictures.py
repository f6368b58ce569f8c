"""A picture of any game: for each seat its zones as rows of cards, the table below them, a grid where it has one.

Words that a game's catalogue does not have stay as they are in the engine.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from monosashi.games.default.layout import Fact, Grid, Panel, Thing, Zone, grid, panels, worded, words_of
from monosashi.pictures import DARK, Frame, style
from monosashi.pictures.happening import box, dice, refusal
from monosashi.pictures.measure import fit, line, n, wide, wrapped
from monosashi.pictures.news import NO_NEWS
from monosashi.pictures.scene import MARGIN, WIDTH, Block, PictureScene
from monosashi.pictures.shapes import SHARED
from monosashi.pictures.sheet import alone, film, film_alt_text, head
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import side
from reference_engine.kernel.game import Game

CARD, GAP = 22, 5
"""How high a card is, and what is between two."""

CARD_WIDTH = 180
"""How wide a card may be."""

CARDS_DRAWN = 14
"""How many cards of a zone are drawn; the rest are counted."""


class Pictures:
    """Draws the views of one game."""

    STYLE = ".bf-thing{--tile:var(--paper);--edge:var(--soft)}\n"
    LEGEND = "The pictures have the players below each other, each zone a row of cards, and below them the table."
    SHAPES: Mapping[str, str] = {}

    def __init__(self, game: Game) -> None:
        """Draw the seats in their order."""
        self.game = game
        self.WORDS = words_of(game)

    def draw(
        self,
        view: Any,
        *,
        other: Any = None,
        cards: Mapping[str, Any] | None = None,
        ident: str = "",
        standalone: bool = False,
        legend: bool = True,  # noqa: ARG002 - there are no signs to explain
        speech: Speech = PLAIN,
    ) -> str:
        """The picture of a view, what differs from ``other`` marked."""
        scene = PictureScene(view, other, cards or {}, speech, NO_NEWS, film=False, shapes=SHARED)
        own = style(self.game.name) + DARK if standalone else ""
        return alone(self._blocks(scene), self._heading(view, speech), self.describe(view, speech), ident, own)

    def draw_film(self, frames: Sequence[Frame], *, cards: Mapping[str, Any], speech: Speech) -> list[str]:
        """The pictures of a film."""
        found = []
        for view, before, news in frames:
            scene = PictureScene(view, before, cards, speech, news, film=True, shapes=SHARED)
            words = film_alt_text(self._heading(view, speech), self.describe(view, speech), speech)
            found.append((self._blocks(scene), words))
        return film(found) if found else []

    def describe(self, view: Any, speech: Speech = PLAIN) -> str:
        """Every zone with what lies in it, a sentence each."""
        sentences = []
        for panel in panels(view, self.game.seats):
            parts = [*(_said(fact, speech) for fact in panel.facts), *(_listed(zone, speech) for zone in panel.zones)]
            if parts:
                whose = f"{side(panel.seat, speech)}: " if panel.seat else ""
                sentences.append(f"{whose}{speech.wording.marks.semicolon.join(parts)}.")
        return " ".join([*sentences, *_now(view, speech)])

    def _heading(self, view: Any, speech: Speech) -> str:
        phase = "" if view.result is not None else _word(worded(view.phase), speech)
        return " · ".join(filter(None, (_turn(view, speech), phase)))

    def _blocks(self, scene: PictureScene) -> list[Block]:
        view, other = scene.view, scene.other
        had = {} if other is None else {panel.seat: panel for panel in panels(other, self.game.seats)}
        phase = "" if view.result is not None else _word(worded(view.phase), scene.speech)
        changed = other is not None and (view.turn, view.phase) != (other.turn, other.phase)
        blocks = [head(scene, _turn(view, scene.speech), phase, new=changed)]
        for panel in panels(view, self.game.seats):
            blocks += _panel(scene, panel, had.get(panel.seat) if other is not None else None)
        blocks += [dice(scene, scene.news.dice)] if scene.news.dice else []
        blocks += [refusal(scene)] if scene.news.refused else []
        known = None if other is None else _now(other, scene.speech)
        kind = "ask" if view.result is None else "won"
        blocks += [
            box(scene, words, kind, new=known is not None and words not in known) for words in _now(view, scene.speech)
        ]
        return blocks


def _turn(view: Any, speech: Speech) -> str:
    return speech.wording.say("Turn {n}", n=view.turn) if view.turn else ""


def _now(view: Any, speech: Speech) -> list[str]:
    """Who is asked for what, or who has won."""
    if view.result is not None:
        winner = getattr(view.result, "winner", "")
        return [speech.wording.say("{seat} has won.", seat=side(winner, speech))] if winner else []
    if view.asked is None:
        return []
    question = _word(worded(view.asked.kind), speech)
    return [speech.wording.say("{seat} is asked: {question}.", seat=side(view.asked.seat, speech), question=question)]


def _word(english: str, speech: Speech) -> str:
    return speech.wording.name(english)


def _called(thing: Thing, speech: Speech) -> str:
    """A thing as a card shows it: by its name, with what else there is to say."""
    name = speech.wording.name(thing.label if speech.ids or not thing.ident[:1].isupper() else thing.ident)
    return f"{name} ({speech.wording.marks.comma.join(thing.notes)})" if thing.notes else name


def _said(fact: Fact, speech: Speech) -> str:
    value = side(fact.value, speech) if fact.seat else speech.wording.name(fact.value)
    return f"{_word(fact.name, speech)} {value}".strip()


def _listed(zone: Zone, speech: Speech) -> str:
    shown = (thing for thing in zone.things if thing.text)
    things = [f"{_called(thing, speech)} {thing.square}".strip() for thing in shown]
    things += [f"{zone.hidden}"] if zone.hidden else []
    return f"{_word(zone.name, speech)} {speech.wording.marks.comma.join(things)}"


# One seat, or the table


def _panel(scene: PictureScene, panel: Panel, before: Panel | None) -> Iterator[Block]:
    known = None if before is None else {(zone.name, thing.text) for zone in before.zones for thing in zone.things}
    facts = set(panel.facts) - set(before.facts if before is not None else panel.facts)
    if panel.seat:
        yield _title(scene, panel, new=bool(facts))
    elif panel.facts:
        yield _facts(scene, panel, new=bool(facts))
    for zone in panel.zones:
        loose = Zone(zone.name, tuple(thing for thing in zone.things if thing.place is None), zone.hidden)
        if loose.things or loose.hidden:
            yield _row(scene, loose, known)
    placed = grid(panel)
    if placed.things:
        yield _grid(scene, placed, {text for _, text in known} if known is not None else None)


def _title(scene: PictureScene, panel: Panel, *, new: bool) -> Block:
    name = side(panel.seat, scene.speech)
    rest = fit(
        " · ".join(_said(fact, scene.speech) for fact in panel.facts), WIDTH - 2 * MARGIN - wide(name, 15) - 12, 11.5
    )
    rule = f'<path d="M{MARGIN} 2H{WIDTH - MARGIN}" stroke="var(--rule)"/>'
    shown = [line(WIDTH - MARGIN, 20, scene.mark(new) + rest, "new" if new else "soft", end=True)] if rest else []
    return Block(27, [rule, line(MARGIN, 20, name, "side"), *shown])


def _facts(scene: PictureScene, panel: Panel, *, new: bool) -> Block:
    first, *others = (_said(fact, scene.speech) for fact in panel.facts)
    lines = wrapped([scene.mark(new) + first, *others], WIDTH - 2 * MARGIN, 11.5, " · ")
    rule = f'<path d="M{MARGIN} 2H{WIDTH - MARGIN}" stroke="var(--rule)"/>'
    texts = [line(MARGIN, 19 + 16 * i, text, "new" if new else "soft") for i, text in enumerate(lines)]
    return Block(16.0 * len(lines) + 10, [rule, *texts])


def _row(scene: PictureScene, zone: Zone, known: set[tuple[str, str]] | None) -> Block:
    """The zone's name, then its cards from left to right, in as many rows as they need."""
    parts = [line(MARGIN, 16, fit(_word(zone.name, scene.speech), 72, 11.5), "soft")]
    left, x, y = MARGIN + 76.0, MARGIN + 76.0, 0.0
    shown = [(_called(thing, scene.speech), known is not None and (zone.name, thing.text) not in known, "bf-tile")
             for thing in zone.things[:CARDS_DRAWN]]  # fmt: skip
    rest = len(zone.things) - len(shown)
    more = [(f"+{rest}", False, "bf-chip")] if rest else []
    more += [(f"{zone.hidden} ×", False, "bf-chip")] if zone.hidden else []
    for words, new, kind in chain(shown, more):
        text = fit(scene.mark(new) + words, CARD_WIDTH, 11.5)
        room = wide(text, 12) + 14
        if x > left and x + room > WIDTH - MARGIN:
            x, y = left, y + CARD + GAP
        parts.append(_card(x, y, room, text, kind, new=new))
        x += room + GAP
    return Block(y + CARD + GAP + 2, parts)


def _card(x: float, y: float, room: float, text: str, kind: str, *, new: bool) -> str:
    marked = " w" if new else ""
    return (
        f'<g class="bf-thing{marked}">'
        f'<rect class="{kind}" x="{n(x)}" y="{n(y + 1)}" width="{n(room)}" height="{CARD - 2}" rx="4"/>'
        f"{line(x + 7, y + 15, text, 'new' if new else '')}</g>"
    )


def _grid(scene: PictureScene, placed: Grid, known: set[str] | None) -> Block:
    """Squares, the near row at the bottom; what stands in one is listed in it."""
    side_ = (WIDTH - 2 * MARGIN - 14) / len(placed.columns)
    high = max(30.0, 14 * max(map(len, placed.things.values())) + 10)
    parts = []
    for up, row in enumerate(reversed(placed.rows)):
        y = up * high
        parts.append(line(MARGIN, y + high / 2 + 4, placed.row(row), "soft"))
        for right, column in enumerate(placed.columns):
            x = MARGIN + 14 + right * side_
            parts.append(
                f'<rect x="{n(x)}" y="{n(y)}" width="{n(side_)}" height="{n(high)}" fill="var(--ground)" '
                'stroke="var(--rule)"/>'
            )
            for number, thing in enumerate(placed.things.get((column, row), ())):
                new = known is not None and thing.text not in known
                text = fit(scene.mark(new) + _called(thing, scene.speech), side_ - 8, 11.5)
                parts.append(line(x + 4, y + 16 + 14 * number, text, "new" if new else ""))
    y = len(placed.rows) * high
    for right, column in enumerate(placed.columns):
        parts.append(line(MARGIN + 14 + (right + 0.5) * side_, y + 13, placed.column(column), "soft"))
    return Block(y + 20, parts)
