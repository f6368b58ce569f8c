"""Quiet positions and views of Dungeon Command in sentences."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec import convert

from monosashi.subjects.port import Chance
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Row, Told, as_row, normal, table
from monosashi.support.text import counted
from reference_engine.dungeon_command.cards import Card

from . import cards, maps
from .card_phrases import PHRASES
from .facts import FACTS
from .phrases import pile_called
from .sides import LEADERSHIP, MORALE, SEATS

PILES = ("creature_hand", "order_hand", "creature_deck", "order_deck", "creature_discard", "order_discard")


def given(position: Mapping[str, Any], mentioned: Collection[str]) -> Iterator[Told]:
    """A quiet position."""
    yield from _battlefield(position["battlefield"])
    turn_player = position["turn_player"]
    first = position.get("first_player") or turn_player
    if first != "south":
        yield Told(f"{first.capitalize()} had the first turn")
    yield Told(f"it is {turn_player.capitalize()}'s {position.get('phase', 'activate')} phase")
    if position.get("turn", 1) != (1 if turn_player == first else 2):
        yield Told(f"it is turn {position.get('turn', 1)}")
    described = position["cards"]
    creatures = position.get("creatures", {})
    if creatures:
        rows = [_creature(described[card], card, there) for card, there in creatures.items()]
        yield Told("these creatures are on the battlefield", table(rows))
    for card, there in creatures.items():
        if attached := there.get("attached"):
            rows = [
                {**_row(described[order], order, "order"), "owner": _other(whose, there["controller"])}
                for order, whose in attached.items()
            ]  # fmt: skip
            yield Told(f"{card} carries these order cards", table(rows))
    for square, chest in position.get("treasures", {}).items():
        left = "" if chest.get("left") in (None, chest["number"]) else f" with {chest['left']} left"
        face = "face down" if chest.get("face_down", True) else "face up"
        yield Told(f"a chest of {chest['number']}{left} lies {face} on {square}")
    for seat in SEATS:
        yield from _side(position, seat, mentioned)


def outcomes(chance: Sequence[Chance]) -> Iterator[Told]:
    """Nothing is drawn in a turn but shuffles, of which no sentence tells."""
    for draw in chance:
        raise Unsayable(f"no sentence says how the {draw.draw} of {draw.of} comes out")
    yield from ()


seen = FACTS.seen
"""What can be said of a judge's view."""

SIGN = {meanings: sign for sign, meanings in maps.SIGNS.items()}


def _battlefield(battlefield: Any) -> Iterator[Told]:
    """The map, drawn; nothing if it is the usual one."""
    if isinstance(battlefield, str):
        yield Told(f"the battlefield is the map {battlefield}")
        return
    usual = maps.battlefield("dungeon", maps.open_squares(8, 8))
    if {name: value for name, value in battlefield.items() if value} == usual:
        return
    if battlefield.get("side", "dungeon") == "outdoor":
        yield Told("the battlefield is outdoors")
    legend = {sign: tuple(meanings) for sign, meanings in (battlefield.get("legend") or {}).items()}
    rows = []
    for row in battlefield["rows"]:
        squares = [legend.get(sign, maps.SIGNS.get(sign, ("?",))) for sign in row]
        unknown = [square for square in squares if square not in SIGN]
        if unknown:
            raise Unsayable(f"no sign of a map says {' and '.join(unknown[0])}")
        rows.append(("".join(SIGN[square] for square in squares),))
    yield Told("the battlefield is", (("row",), *rows))


def _side(position: Mapping[str, Any], seat: str, mentioned: Collection[str]) -> Iterator[Told]:
    side, owner, described = position["players"][seat], seat.capitalize(), position["cards"]
    if side.get("commander"):
        raise Unsayable("no sentence says which commander of the edition leads")
    if side.get("leadership", 0) != LEADERSHIP:
        yield Told(f"{owner} has leadership {side.get('leadership', 0)}")
    if side.get("morale", MORALE) != MORALE:
        yield Told(f"{owner} has morale {side['morale']}")
    for pile in PILES:
        kind = pile.partition("_")[0]
        lying = list(side.get(pile) or ())
        plain = [card for card in lying if card not in mentioned and _is_plain(described[card], kind)]
        if not pile.endswith("_hand"):
            under = next((n for n, card in enumerate(reversed(lying)) if card not in plain), len(lying))
            plain = lying[len(lying) - under :]
        named = [card for card in lying if card not in plain]
        if named:
            yield Told(f"{owner}'s {pile_called(pile)} is", table([_row(described[c], c, kind, "card") for c in named]))
        if plain:
            yield Told(f"{owner}'s {pile_called(pile)} holds {counted(len(plain), 'card')}")


def _other(owner: str, controller: str) -> str:
    """An owner, if it is not who controls."""
    return "" if owner == controller else owner.capitalize()


def _is_plain(card: Mapping[str, Any], kind: str) -> bool:
    return dict(card) == cards.plain(card["name"], kind)


def _creature(card: Mapping[str, Any], called: str, there: Mapping[str, Any]) -> Row:
    place = {
        "side": there["controller"].capitalize(),
        "square": there["square"],
        "damage": str(there.get("damage") or ""),
        **{state: "yes" if there.get(state) else "" for state in ("tapped", "activated", "burnt")},
        "owner": there["owner"].capitalize() if there.get("owner") else "",
    }
    return {"creature": called, **place, **_row(card, called, "creature", "creature")}


def _row(card: Mapping[str, Any], called: str, kind: str, column: str = "card") -> Row:
    """A card as a row of a table. Raises Unsayable."""
    face = card[kind]
    row: Row = {column: called}
    if kind == "creature":
        ranged = face.get("ranged") or {}
        row |= {
            "level": str(face.get("level", "")),
            "speed": str(face.get("speed", "")),
            "hp": str(face.get("hit_points", "")),
            "melee": "none" if face.get("melee") is None else str(face["melee"]),
            "ranged": str(ranged.get("damage", "")),
            "range": str(ranged.get("range", "")),
            "abilities": " and ".join(face.get("abilities") or ()),
            "moves": face.get("moves") or "",
            "types": " and ".join(face.get("types") or ()),
        }
        usual = {"level": "1", "speed": "6", "hp": "50", "melee": "20"}
    else:
        row |= {name: str(face.get(name, "")) for name in ("level", "ability", "action")}
        usual = {"level": "1", "action": "standard"}
    row = {name: "" if cell == usual.get(name) else cell for name, cell in row.items()}
    row["effect"] = PHRASES.cell(convert(normal("dungeon_command", card), Card))
    return as_row("dungeon_command", card, row, lambda cells: cards.card(called, cells, kind))
