"""Quiet positions, dice and views of the Monster Collection games in sentences, as far as both games say them alike."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Row, Told, list_sentence, table
from monosashi.support.text import counted

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
            yield Told(f"{draw.of.capitalize()}'s effect dice will show {list_sentence(faces)}")
            left = left[same:]
        else:
            raise Unsayable(f"no sentence says what the {draw.draw} of {draw.of} shows")
