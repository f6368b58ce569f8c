"""A table of Monster Maker as one SVG element: the players' fields below each other, and what is going on.

Each player has a party level and a map, a row of lands from the oldest to the newest. The frame that points at the
newest land is the ground on which the party stands: the characters are cards, on their sides if they are wounded, and
above them lie the monsters in their owners' colours. In a battle lines lead from the characters to the monsters that
they face. A seat's triangle points to the middle of the table, so that seats can be told apart without colours.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from monosashi.games.monster_maker.pictures.changes import Changes, changes
from monosashi.games.monster_maker.pictures.field import fields
from monosashi.games.monster_maker.pictures.happening import happening
from monosashi.games.monster_maker.pictures.plan import plan
from monosashi.games.monster_maker.pictures.scene import Scene
from monosashi.games.monster_maker.pictures.words import WORDS
from monosashi.pictures import DARK, style
from monosashi.pictures.measure import line, wrapped
from monosashi.pictures.news import NO_NEWS
from monosashi.pictures.scene import MARGIN, WIDTH, Block, Frame, edition_cards
from monosashi.pictures.sheet import alone, film, film_alt_text, head
from monosashi.pictures.speech import PLAIN, Speech
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.view import View

STYLE = files("monosashi.games.monster_maker.pictures").joinpath("table.css").read_text("utf-8")
"""What the table needs in a style sheet."""

LEGEND = (
    "The pictures have the players below each other, each with a party level and the lands of the map from the oldest "
    "to the newest; one with a roof is a town, a hatched one unexplored. The frame that points at the newest land has "
    "the party in it: a card on its side is a wounded character, a star the start marker, a filled piece a monster in "
    "its owner's colour and with its owner's triangle. Creatures show attack/durability. Of players who have nothing "
    "to do with what happens there is but a line. In a battle those who fight are drawn large, with lines from the "
    "characters to the monsters that they face (broken until the monster attacks) and the attack results on them; a "
    "broken bow leads to whom somebody supports. A red number with a minus is damage, a faint one damage from before; "
    "a piece struck through, with a skull, has been destroyed; ✕ stands before whoever has left otherwise, crossed "
    "lands have gone. Dice lie below the name of the player for whom they were cast. Arrows lead to where monsters "
    "have gone, and to those at whom something is aimed; a stop sign stands where something was refused, an orange "
    "edge around what has just changed."
)


def draw(
    view: View,
    *,
    other: View | None = None,
    cards: Mapping[str, Card] | None = None,
    ident: str = "",
    standalone: bool = False,
    legend: bool = True,
    speech: Speech = PLAIN,
) -> str:
    """The picture of a view, what differs from ``other`` marked with "≠"."""
    known = {**edition_cards(view.edition), **(cards or {})}
    change = changes(view, other)
    resting = idle([Frame(view, other)]) if view.battle is not None else frozenset()
    room, slots = plan([(view, Changes(lost=change.lost))], speech, resting)
    scene = Scene(
        view=view, other=other, cards=known, speech=speech, news=NO_NEWS, film=False,
        plan=room, change=change, slots=slots[0],
    )  # fmt: skip
    blocks = [*_blocks(scene), *([_legend(scene)] if legend else [])]
    own = style("monster_maker") + DARK if standalone else ""
    return alone(blocks, WORDS.heading(view, speech), WORDS.describe(view, speech), ident, own)


def draw_film(frames: Sequence[Frame], *, cards: Mapping[str, Card], speech: Speech) -> list[str]:
    """The pictures of a film, which show what changes from one to the next."""
    if not frames:
        return []
    known = {**edition_cards(frames[0].view.edition), **cards}
    changed = [changes(frame.view, frame.before) for frame in frames]
    shown = [(frame.view, change) for frame, change in zip(frames, changed, strict=True)]
    cast = {die.seat for frame in frames for die in frame.news.dice}
    room, slots = plan(shown, speech, idle(frames), cast)
    pictures = []
    for (view, before, news), change, places in zip(frames, changed, slots, strict=True):
        scene = Scene(
            view=view, other=before, cards=known, speech=speech, news=news, film=True,
            plan=room, change=change, slots=places,
        )  # fmt: skip
        pictures.append(
            (
                _blocks(scene),
                film_alt_text(WORDS.heading(view, speech), WORDS.describe(view, speech, brief=True), speech),
            )
        )
    return film(pictures)


def idle(frames: Sequence[Frame]) -> frozenset[str]:
    """The players who only sit there: it is never their turn, nothing on their fields changes or is aimed at."""
    seats = {seat for frame in frames for seat in frame.view.players}
    return frozenset(seat for seat in seats if not any(_busy(frame, seat) for frame in frames))


def _busy(frame: Frame, seat: str) -> bool:
    view, before, news = frame
    player = view.players.get(seat)
    if player is None or view.turn_player == seat or (view.asked is not None and view.asked.about == seat):
        return True
    old = before.players.get(seat) if before is not None else player
    if old is None or (old.map, old.party, old.level) != (player.map, player.party, player.level):
        return True
    own = {each.id for each in player.party} | {each.id for land in player.map for each in land.monsters}
    told = {name for pair in (*news.aims, *news.attempts) for name in pair} | set(news.hits)
    odd = player.annihilated or player.start_face_down or any(land.monsters for land in player.map)
    return odd or seat in told or bool(own & told) or any(item.damage or item.attack for item in player.party)


def _blocks(scene: Scene) -> list[Block]:
    return [_head(scene), fields(scene), happening(scene)]


def _head(scene: Scene) -> Block:
    """Turn and whose it is on the left, the phase on the right."""
    view, other, speech = scene.view, scene.other, scene.speech
    where = WORDS.head(view, speech), WORDS.timing(view, speech)
    new = other is not None and (view.turn, *where) != (
        other.turn,
        WORDS.head(other, speech),
        WORDS.timing(other, speech),
    )
    return head(scene, where[0], "" if view.result is not None else where[1], new=new)


def _legend(scene: Scene) -> Block:
    """What the signs mean, as far as they are in the picture."""
    say, players = scene.speech.wording.say, scene.view.players.values()
    party = [character for player in players for character in player.party]
    signs = [say("attack/durability")]
    if any(player.map for player in players):
        signs.append(say("lands from the oldest to the newest"))
    if any(land.town for player in players for land in player.map):
        signs.append(say("with a roof: town"))
    if any(land.monsters for player in players for land in player.map):
        signs.append(say("filled: monsters in their owner’s colour"))
    if any(character.wounded for character in party):
        signs.append(say("on its side: wounded"))
    if any(character.marked for character in party):
        signs.append(f"★ {say('start marker')}")
    if scene.other is not None:
        signs.append(say("≠ differs"))
    lines = wrapped(signs, WIDTH - 2 * MARGIN, 10, "  ·  ")
    return Block(14 * len(lines) + 8, [line(MARGIN, 14 + 14 * i, text, "fact soft") for i, text in enumerate(lines)])
