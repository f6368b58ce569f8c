"""Quiet positions, dice and views of Monster Maker in sentences."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import convert

from monosashi.subjects.port import Chance
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Row, Told, as_row, list_sentence, normal, table
from reference_engine.monster_maker.cards import Card, LandFace, Roll

from . import cards
from .card_phrases import PHRASES
from .facts import FACTS
from .sides import SEATED


def given(position: Mapping[str, Any], mentioned: Collection[str]) -> Iterator[Told]:
    """A quiet position."""
    seats = [seat for seat in ("south", "west", "north", "east") if seat in position["players"]]
    if tuple(seats) not in SEATED.values():
        raise Unsayable(
            f"no sentence says that {list_sentence([seat.capitalize() for seat in seats])} sit at the table"
        )
    if len(seats) != 2:
        yield Told(f"{len(seats)} players sit at the table")
    turn_player = position["turn_player"]
    yield Told(f"it is {turn_player.capitalize()}'s {position.get('phase', 'first_window').replace('_', ' ')}")
    first = position.get("first_player") or turn_player
    if first != seats[0]:
        yield Told(f"{first.capitalize()} had the first turn")
    if position.get("turn", 1) != seats.index(turn_player) + 1:
        yield Told(f"it is turn {position.get('turn', 1)}")
    for seat in seats:
        yield from _field(position, seat)
    for seat in seats:
        yield from _piles(position, seat, mentioned)
    for done, said in (
        ("retreated", "has retreated this turn"),
        ("placed_character", "has placed a character this turn"),
        ("ranked_up", "has ranked up this turn"),
    ):
        if position.get(done):
            yield Told(f"{turn_player.capitalize()} {said}")
    for opponent in position.get("monsters_on", ()):
        yield Told(f"{turn_player.capitalize()} has placed a monster on {opponent.capitalize()} this turn")


def outcomes(chance: Sequence[Chance]) -> Iterator[Told]:
    """Dice, seat by seat in the order in which they are rolled."""
    for (draw, of), same in groupby(chance, lambda each: (each.draw, each.of)):
        dice = draw.removesuffix(" die")
        if dice not in ("attack", "effect"):
            raise Unsayable(f"no sentence says what the {draw} of {of} shows")
        faces = [str(each.shows) for each in same]
        yield Told(f"{of.capitalize()}'s {dice} dice will show {list_sentence(faces)}")


seen = FACTS.seen
"""What can be said of a judge's view."""


def _field(position: Mapping[str, Any], seat: str) -> Iterator[Told]:
    """A party and a map, with everything that lies there."""
    side, owner = position["players"][seat], seat.capitalize()
    described, damage = position["cards"], position.get("damage", {})
    if side.get("annihilated"):
        yield Told(f"{owner} has been annihilated")
    elif not side.get("party"):
        yield Told(f"{owner} has no party")
    else:
        rows = []
        for member in side["party"]:
            rows.append(
                {
                    "card": member["id"],
                    "state": "wounded" if member.get("wounded") else "",
                    "damage": str(damage.get(member["id"]) or ""),
                    "marker": "start" if member.get("marked") else "",
                    **_row(described[member["id"]], member["id"], "character"),
                }
            )
        yield Told(f"{owner}'s party is", table(rows))
        for member in side["party"]:
            if items := member.get("items"):
                yield Told(f"{member['id']} holds these items", table([_row(described[i], i, "item") for i in items]))
    if lands := side.get("map"):
        rows = [
            {"face": "down" if land.get("face_down") else "", **_row(described[land["id"]], land["id"], "land")}
            for land in lands
        ]
        yield Told(f"{owner}'s map is, the oldest land first", table([{"card": row["card"], **row} for row in rows]))
        monsters = [
            {
                "card": card,
                "owner": whose.capitalize(),
                "damage": str(damage.get(card) or ""),
                "land": "" if land is lands[-1] else land["id"],
                **_row(described[card], card, "monster"),
            }
            for land in lands
            for card, whose in (land.get("monsters") or {}).items()
        ]
        if monsters:
            yield Told(f"these monsters are on {owner}'s newest land", table(monsters))
    if others := side.get("others"):
        yield Told(f"{owner}'s other cards are", table([_row(described[card], card, "miracle") for card in others]))


def _piles(position: Mapping[str, Any], seat: str, mentioned: Collection[str]) -> Iterator[Told]:
    side, owner, described = position["players"][seat], seat.capitalize(), position["cards"]
    for key, said in (("hand", "hand is"), ("deck", "deck is, from the top"), ("discard", "discard pile is")):
        held = list(side.get(key) or ())
        counted = [card for card in held if card not in mentioned and _is_plain(described[card])]
        if key != "hand":
            # Those that are counted lie under those that are named.
            under = next((n for n, card in enumerate(reversed(held)) if card not in counted), len(held))
            counted = held[len(held) - under :]
        named = [card for card in held if card not in counted]
        if named:
            yield Told(f"{owner}'s {said}", table([_row(described[card], card, "") for card in named]))
        if counted:
            pile = "discard pile" if key == "discard" else key
            yield Told(f"{owner}'s {pile} holds {len(counted)} {'card' if len(counted) == 1 else 'cards'}")


def _is_plain(card: Mapping[str, Any]) -> bool:
    return dict(card) == cards.plain(card["name"])


def _row(card: Mapping[str, Any], called: str, usual: str) -> Row:
    """A card as a row of a table. Raises Unsayable."""
    if not usual and _is_plain(card):
        return {"card": called}
    kind, face = _kind(card)
    row: Row = {"card": called, "kind": "" if kind == usual else kind}
    for column in ("level", "durability", "support", "retreat"):
        row[column] = str(face.get(column, ""))
    row["attack count"] = str(face.get("attack_count", ""))
    row["attack"] = PHRASES.written(convert(face["attack"], Roll)) if face.get("attack") else ""
    row["skills"] = " and ".join(f"{name} {level}" for name, level in (face.get("skills") or {}).items())
    row["attribute"] = face.get("attribute") or ""
    row["town"] = "yes" if face.get("town") else ""
    row["class"] = face.get("skill_class") or ""
    conditions = {name: face[name] for name in ("min_level", "after") if face.get(name)}
    row["condition"] = PHRASES.written(convert({"level": 0, **conditions}, LandFace)) if conditions else ""
    row["named"] = card.get("named") or ""
    row["effect"] = PHRASES.cell(convert(normal("monster_maker", card), Card))
    columns = {"card", "kind", "named", "effect", *cards.READ.get(kind, ())}
    row = {column: cell for column, cell in row.items() if column in columns}
    return as_row("monster_maker", card, row, lambda cells: cards.card(cells, usual))


def _kind(card: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """What kind of card the table calls it, and its face."""
    faces = [kind for kind in ("land", "character", "monster", "miracle", "skill") if card.get(kind)]
    if len(faces) != 1:
        raise Unsayable(f"no table says a card with the faces {' and '.join(faces)}")
    face: Mapping[str, Any] = card[faces[0]]
    if faces[0] == "miracle" and face.get("type") == "mission":
        raise Unsayable(f"no table says the mission {card['name']}")
    return ("item" if face.get("type") == "item" else faces[0]), face
