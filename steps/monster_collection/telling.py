"""Quiet positions, dice and views of the Monster Collection games in sentences, as far as both games say them alike."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Row, Told, asked, held, listed, table
from monosashi.support.text import counted

from .outcome_steps import QUESTIONS, ZONES

SEATS = ("south", "north")

PLAIN = {"kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}
"""A card that nobody cares about, but for its name."""

DICE = {f"{name} die": name for name in ("initiative", "judgement", "draft", "turn order")}


def moment(position: Mapping[str, Any]) -> Iterator[Told]:
    """Whose turn it is, which phase, and which turn if that is not the usual one."""
    seat = position["marching"]
    yield Told(f"it is {seat.capitalize()}'s {position.get('phase', 'main').replace('_', ' ')} phase")
    usual = 3 if seat == "south" else 4
    if position.get("turn", 3) != usual:
        yield Told(f"it is turn {position.get('turn', 3)}")


def pile(
    position: Mapping[str, Any],
    seat: str,
    name: str,
    mentioned: Collection[str],
    row: Callable[[str, Mapping[str, Any]], Row],
) -> Iterator[Told]:
    """A hand, a deck, a discard pile: cards that nobody cares about are only counted."""
    cards = position[seat].get({"discard pile": "discard", "exclusion zone": "excluded"}.get(name, name)) or []
    described = {card: position["cards"][card] for card in cards}
    plain = [card for card in reversed(cards) if card not in mentioned and is_plain(described[card])]
    if name != "hand":
        # In a pile those that are counted lie under those that are named.
        plain = plain[: next((n for n, card in enumerate(reversed(cards)) if card not in plain), len(cards))]
    named = [card for card in cards if card not in plain]
    owner = seat.capitalize()
    if named:
        where = "hand holds these cards" if name == "hand" else f"{name} holds these cards, from the top"
        yield Told(f"{owner}'s {where}", table([row(card, described[card]) for card in named]))
    if plain:
        told = f"{len(plain)} other cards" if named else counted(len(plain), "card")
        yield Told(f"{owner}'s {name} holds {told}")


def unit_row(unit: Mapping[str, Any], described: Row) -> Row:
    """A unit of the battlefield as a row of a table, with what describes its card."""
    place = {
        "side": unit["owner"].capitalize(),
        "area": unit["area"],
        "state": "" if unit.get("ready", True) else "exhausted",
    }
    return {"unit": unit["id"], **place, **described}


def is_plain(card: Mapping[str, Any]) -> bool:
    """Whether nobody cares about a card."""
    return {name: value for name, value in card.items() if name != "name"} == PLAIN


def outcomes(chance: Sequence[Chance]) -> Iterator[Told]:
    """Dice of both sides together, those of an effect one by one."""
    left = list(chance)
    while left:
        draw = left[0]
        pair = {each.of: each.shows for each in left[:2] if each.draw == draw.draw}
        if draw.draw in DICE and set(pair) == set(SEATS):
            yield Told(f"the {DICE[draw.draw]} dice will show South {pair['south']} and North {pair['north']}")
            left = left[2:]
        elif draw.draw == "effect die":
            same = next((n for n, each in enumerate(left) if (each.draw, each.of) != (draw.draw, draw.of)), len(left))
            faces = [str(each.shows) for each in left[:same]]
            yield Told(f"{draw.of.capitalize()}'s effect dice will show {listed(faces)}")
            left = left[same:]
        else:
            raise Unsayable(f"no sentence says what the {draw.draw} of {draw.of} shows")


def seen(view: Any) -> Iterator[str]:
    """What can be said of a judge's view."""
    if view.result is not None:
        yield f"{view.result.winner.capitalize()} has won" if view.result.winner else "nobody is asked for anything"
    for unit in view.units:
        yield f"{unit.id} is in {unit.area}"
        yield f"{unit.id} is {'ready' if unit.ready else 'exhausted'}"
        yield f"{unit.id} has attack {unit.attack}"
        yield f"{unit.id} has defence {unit.defence}"
    for area in sorted({f"{column}{rank}" for column in "abc" for rank in "1234"} - {unit.area for unit in view.units}):
        yield f"{area} is empty"
    if view.battle is not None:
        yield f"a battle is going on in {view.battle.area}"
        if view.battle.first:
            yield f"{view.battle.first.capitalize()} goes first in the battle"
        yield f"the chain has {counted(len(view.battle.chain), 'declaration')}"
        yield from (
            f"{seat.capitalize()}'s line-up is {listed(units)}" for seat, units in view.battle.line_ups.items() if units
        )
    else:
        yield "no battle is going on"
    for seat, player in view.players.items():
        for zone, field in ZONES.items():
            cards = getattr(player, field, None)
            yield from held(seat.capitalize(), zone, (cards,) if cards and isinstance(cards, str) else cards or ())
    yield f"it has become {view.marching.capitalize()}'s {view.phase.replace('_', ' ')} phase"
    yield f"turn {view.turn} is being played"
    for sentence in asked(view, QUESTIONS):
        about = f" about {view.asked.about}" if len(view.asked.about or "") == 2 else ""
        yield f"{sentence.replace('_', ' ')}{about}"
    if view.result is None:
        yield "the game goes on"
