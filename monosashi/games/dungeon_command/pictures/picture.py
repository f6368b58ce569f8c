"""A battlefield of Dungeon Command as one SVG element: North's numbers, the map, South's numbers, what is going on.

Squares show their terrain by hatching as well as by colour: waves are difficult, strokes hazardous, rocks obstacles,
bricks walls. A creature is a card in its controller's colour with the triangle of its seat and the hit points that it
has left; a tapped one lies on its side. In a film a line leads from where a creature stood to where it stands.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files

from monosashi.games.dungeon_command.pictures.ground import (
    Shape,
    above,
    below,
    colours,
    grid,
    ground,
    notable,
)
from monosashi.games.dungeon_command.pictures.happening import happening
from monosashi.games.dungeon_command.pictures.layers import NONE, Layers
from monosashi.games.dungeon_command.pictures.motion import attacks, walked, with_costs
from monosashi.games.dungeon_command.pictures.pieces import Piece, chest, creature, damage, gone
from monosashi.games.dungeon_command.pictures.scene import Scene
from monosashi.games.dungeon_command.pictures.words import WORDS
from monosashi.pictures import DARK, style
from monosashi.pictures.band import counts_line, zone_lines, zone_list
from monosashi.pictures.measure import line, wrapped
from monosashi.pictures.news import NO_NEWS
from monosashi.pictures.scene import MARGIN, WIDTH, Block, Frame, edition_cards
from monosashi.pictures.sheet import alone, film, film_alt_text, head
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import side
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.view import View

STYLE = files("monosashi.games.dungeon_command.pictures").joinpath("battle.css").read_text("utf-8")
"""What a battlefield needs in a style sheet."""

LEGEND = (
    "The pictures have North above the map and South below it, with morale, leadership and hands. Waves are difficult "
    "terrain, strokes hazardous, rocks obstacles, bricks walls; tinted squares are start areas. A creature is a card "
    "in its controller's colour and with its controller's triangle; its number are the hit points that it has left, "
    "the bar shows its damage. A card on its side is tapped, a framed one is being activated. A dotted edge means "
    "that the map goes on, with nothing on it. A red number with a minus is damage, one with a question mark damage "
    "that is about to be taken; a card struck through, with a skull, has been destroyed, a cross is where somebody "
    "else has left. A line leads over the squares of a move, with what each has cost; arrows lead from those who "
    "attack or use something to those at whom it is aimed; a stop sign stands where something was refused."
)

COUNT = 104
"""How far apart the numbers of a player are."""


def draw(
    view: View,
    *,
    other: View | None = None,
    cards: Mapping[str, Card] | None = None,
    ident: str = "",
    standalone: bool = False,
    legend: bool = True,
    speech: Speech = PLAIN,
    layers: Layers = NONE,
) -> str:
    """The picture of a view, what differs from ``other`` marked with "≠"; ``layers`` are laid over the map."""
    known = {**edition_cards(view.edition), **(cards or {})}
    scene = Scene(
        view=view, other=other, cards=known, speech=speech, news=NO_NEWS, film=False, layers=layers,
        lines=_lines([view], speech), wanted=_wanted([Frame(view, other)], layers),
    )  # fmt: skip
    blocks = [*_blocks(scene), *([_legend(scene)] if legend else [])]
    own = style("dungeon_command") + DARK if standalone else ""
    return alone(blocks, WORDS.heading(view, speech), WORDS.describe(view, speech), ident, own)


def draw_film(frames: Sequence[Frame], *, cards: Mapping[str, Card], speech: Speech) -> list[str]:
    """The pictures of a film, which show what changes from one to the next."""
    if not frames:
        return []
    known = {**edition_cards(frames[0].view.edition), **cards}
    room = _lines([frame.view for frame in frames], speech)
    layers = [walked(*frame) for frame in frames]
    wanted = _wanted(frames, *layers)
    pictures = []
    for (view, before, news), laid in zip(frames, layers, strict=True):
        scene = Scene(
            view=view, other=before, cards=known, speech=speech, news=news, film=True, layers=laid, lines=room,
            wanted=wanted,
        )  # fmt: skip
        pictures.append(
            (
                _blocks(scene),
                film_alt_text(WORDS.heading(view, speech), WORDS.describe(view, speech, brief=True), speech),
            )
        )
    return film(pictures)


def _wanted(frames: Sequence[Frame], *layers: Layers) -> frozenset[str]:
    """The squares on which something is or happens; none if any square may be chosen, so that all are to be seen."""
    found: set[str] = set()
    for view, _, news in frames:
        if view.battlefield is None or view.phase not in ("refresh", "activate", "cleanup", "over"):
            return frozenset()
        found |= notable(view.battlefield) | set(view.treasures) | {each.square for each in view.creatures}
        found |= {target for _, target in news.attempts}
    found |= {square for laid in layers for path in laid.paths for square in path.squares}
    found |= {square for laid in layers for square in (*laid.reach, *(square for square, _ in laid.notes))}
    return frozenset(found) if not any(laid.sights for laid in layers) else frozenset()


def _lines(views: Sequence[View], speech: Speech) -> dict[str, int]:
    """How many lines the piles of each player need at most."""
    seats = dict.fromkeys(seat for view in views for seat in view.players)
    return {
        seat: max(
            len(list(zone_lines(dict(_zones(view, seat, speech)), speech))) for view in views if seat in view.players
        )
        for seat in seats
    }


def _blocks(scene: Scene) -> list[Block]:
    return [_head(scene), _band(scene, "north"), _map(scene), _band(scene, "south"), happening(scene)]


def _head(scene: Scene) -> Block:
    """Turn and whose it is on the left, the phase on the right."""
    view, other, speech = scene.view, scene.other, scene.speech
    new = other is not None and (view.turn, view.turn_player, view.phase) != (
        other.turn, other.turn_player, other.phase,
    )  # fmt: skip
    return head(
        scene,
        " · ".join(WORDS.turn(view, speech)),
        "" if view.result is not None else WORDS.phase(view, speech),
        new=new,
    )


def _counts(view: View, seat: str) -> dict[str, int]:
    """What is counted of a player."""
    player = view.players[seat]
    return {"morale": player.morale, "leadership": player.leadership, "hand": _hand(view, seat)}


def _hand(view: View, seat: str) -> int:
    player = view.players[seat]
    return player.creature_hand_count + player.order_hand_count


def _called(scene: Scene, key: str) -> str:
    say = scene.speech.wording.say
    return {"morale": say("morale"), "leadership": say("leadership"), "hand": say("hand cards")}[key]


def _zones(view: View, seat: str, speech: Speech) -> Iterator[tuple[str, list[str]]]:
    """The piles whose cards can be seen, and how many cards the decks have."""
    yield from WORDS.zones(view, seat, speech)
    counts = WORDS.facts.counts(view.players[seat])
    yield "decks", [f"{WORDS.zone(key, speech)} {number}" for key, number in counts if key.endswith("deck")]


def _zone(key: str, speech: Speech) -> str:
    """What a pile is called where there is little room."""
    say = speech.wording.say
    brief = {
        "decks": say("decks"), "creature discard pile": say("lost creatures"), "order discard pile": say("used orders")
    }  # fmt: skip
    return brief.get(key) or WORDS.zone(key, speech)


def _band(scene: Scene, seat: str) -> Block:
    """A player's name, morale, leadership and hand, and the cards that can be seen."""
    if seat not in scene.view.players:
        return Block(0, [])
    other = scene.other.players.get(seat) if scene.other is not None else None
    had = dict(_zones(scene.other, seat, scene.speech)) if scene.other is not None and other is not None else None
    before = _counts(scene.other, seat) if scene.other is not None and other is not None else None
    parts = [scene.shape(f"dc-{seat}", MARGIN, 4, colours(seat)),
             line(MARGIN + 19, 16, side(seat, scene.speech), "side")]  # fmt: skip
    parts += counts_line(scene, _counts(scene.view, seat), before, lambda key: _called(scene, key), COUNT)
    has = dict(_zones(scene.view, seat, scene.speech))
    parts += zone_list(scene, has, had, lambda key: _zone(key, scene.speech), 16, MARGIN)
    return Block(26 + 16 * scene.lines.get(seat, 0), parts)


def _map(scene: Scene) -> Block:
    """The map with everything on it."""
    view = scene.view
    if view.battlefield is None:
        return Block(0, [])
    found = grid(view.battlefield, 4, scene.wanted)
    shape = Shape(scene.shapes, scene.film)
    standing = {each.square for each in view.creatures}
    before = scene.before()
    parts = [*ground(found, shape), *below(found, scene.layers)]
    for square, seen in view.treasures.items():
        if square in found.shown and square not in standing:
            parts += chest(found, shape, square, seen)
    for each in view.creatures:
        if each.square in found.shown:
            parts.append(creature(scene, found, shape, Piece(each, scene.is_new(each))))
    here = {each.id for each in view.creatures}
    for card, each in before.items():
        if card not in here and each.square in found.shown:
            fallen = card in scene.news.deaths
            parts.append(
                creature(scene, found, shape, Piece(each, fallen=True)) if fallen else gone(found, each.square)
            )
    parts += above(found, with_costs(scene, scene.layers))
    for each in {**before, **{each.id: each for each in view.creatures}}.values():
        if each.square in found.shown:
            parts += damage(scene, found, each)
    parts += attacks(scene, found)
    return Block(found.high + 8, parts)


def _legend(scene: Scene) -> Block:
    """What the signs mean, as far as they are in the picture."""
    lines = wrapped(list(_signs(scene)), WIDTH - 2 * MARGIN, 10, "  ·  ")
    return Block(14 * len(lines) + 8, [line(MARGIN, 14 + 14 * i, text, "fact soft") for i, text in enumerate(lines)])


def _signs(scene: Scene) -> Iterator[str]:
    say, view = scene.speech.wording.say, scene.view
    kinds: set[str] = set()
    if view.battlefield is not None:
        kinds = {kind for meanings in grid(view.battlefield, 0).chart.squares.values() for kind in meanings}
    if "difficult" in kinds:
        yield say("waves: difficult terrain")
    if "hazard" in kinds:
        yield say("strokes: hazardous terrain")
    if "obstacle" in kinds:
        yield say("rocks: obstacles")
    if "wall" in kinds:
        yield say("bricks: walls")
    if kinds & {"south", "north"}:
        yield say("tinted: start areas")
    if view.creatures:
        yield say("number: hit points left")
    if any(each.tapped for each in view.creatures):
        yield say("on its side: tapped")
    if scene.other is not None:
        yield say("≠ differs")
