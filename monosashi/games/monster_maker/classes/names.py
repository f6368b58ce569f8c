"""Named cards: where a card of the same name lies when another one is placed."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.position import card_of

PLACED = (
    say("a character"),
    say("a monster as a character"),
    say("a rank-up"),
    say("a land"),
    say("an unexplored land"),
    say("a monster"),
    say("a character as a monster"),
    say("a monster that is sent"),
    say("an item"),
    say("another miracle"),
)
PLACES = (
    say("in that party"),
    say("on that map"),
    say("face down on that map"),
    say("among the monsters there"),
    say("among the miracles there"),
    say("an item there"),
    say("on another field"),
    say("in the hand"),
    say("on a discard pile"),
)
"""Where the namesake is, seen from the field on which a card is placed."""


def namesakes(_edition: Edition) -> ClassTable:
    """What is placed while a card of its name is somewhere, refused or not."""
    return ClassTable(
        "namesakes",
        say("Kinds and places"),
        say(
            "Which kind of card is placed, and where a card of the same name is at that moment: some places keep it "
            "from being placed, others do not."
        ),
        PLACED,
        PLACES,
        _namesakes,
    )


def _namesakes(play: Play) -> Iterator[Cell]:
    for moment in play.moments:
        yield from _sent(play, moment)
        placed = _placed(play, moment) if moment.accepted or moment.looked_for else None
        if placed is None:
            continue
        kind, card, field, replaced = placed
        name = _named(play, moment, card)
        for place, other in _there(moment.before, field):
            if name and other not in (card, replaced) and _named(play, moment, other) == name:
                yield kind, place


def _sent(play: Play, moment: Moment) -> Iterator[Cell]:
    """Monsters that an effect sends to another land, or that are discarded there."""
    lying = {m.card for player in moment.before.players.values() for land in player.map for m in land.monsters}
    for event in moment.happened:
        if event.what == "discarded" and event.clause.endswith("second_named_refused"):
            yield PLACED[7], PLACES[3]
        elif event.what == "monster_placed" and event.about in lying and (name := _named(play, moment, event.about)):
            for place, other in _there(moment.before, event.seat):
                if other != event.about and _named(play, moment, other) == name:
                    yield PLACED[7], place


def _named(play: Play, moment: Moment, card: str) -> str:
    return card_of(Context(play.edition, moment.before), card).named


def _placed(play: Play, moment: Moment) -> tuple[str, str, str, str] | None:
    """What is placed, which card it is, on whose field, and which one it replaces."""
    answer: Any = moment.answer
    if answer is None or getattr(answer, "card", "") not in moment.before.cards:
        return None
    card = card_of(Context(play.edition, moment.before), answer.card)
    if moment.act == "place_character":
        return PLACED[0 if card.kind == "character" else 1], answer.card, moment.seat, ""
    if moment.act == "rank_up":
        return PLACED[2], answer.card, moment.seat, answer.replaces
    if moment.act == "move":
        return PLACED[4 if answer.face_down else 3], answer.card, moment.seat, ""
    if moment.act == "place_monster":
        return PLACED[5 if card.kind == "monster" else 6], answer.card, answer.on, ""
    if moment.act == "place_miracle" and card.miracle is not None:
        return PLACED[8 if card.miracle.type == "item" else 9], answer.card, moment.seat, ""
    return None


def _there(position: Any, field: str) -> Iterator[tuple[str, str]]:
    for seat, player in position.players.items():
        own = seat == field
        lying = [
            *((PLACES[0], character.card) for character in player.party),
            *((PLACES[2 if land.face_down else 1], land.card) for land in player.map),
            *((PLACES[3], monster.card) for land in player.map for monster in land.monsters),
            *((PLACES[4], card) for card in player.others),
            *((PLACES[5], item) for character in player.party for item in character.items),
        ]
        yield from ((place if own else PLACES[6], card) for place, card in lying)
        yield from ((PLACES[7], card) for card in player.hand)
        yield from ((PLACES[8], card) for card in player.discard)
