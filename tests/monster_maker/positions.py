"""Small positions of Monster Maker for its tests, and how to play on from them."""

from typing import Any

from reference_engine.kernel import run
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.game import MONSTER_MAKER as MAKER


def character(level: int = 0, durability: int = 3, dice: int = 0, plus: int = 1, **more: Any) -> dict[str, Any]:
    face = {"level": level, "attack": {"dice": dice, "plus": plus}, "durability": durability}
    faces = {key: more.pop(key) for key in ("skills", "support") if key in more}
    return {"kind": "character", "character": {**face, **faces}, **more}


def monster(level: int = 0, durability: int = 3, count: int = 1, retreat: int = 1, **more: Any) -> dict[str, Any]:
    attack = {"dice": more.pop("dice", 0), "plus": more.pop("plus", 1)}
    face = {"level": level, "attack": attack, "durability": durability, "attack_count": count, "retreat": retreat}
    return {"kind": "monster", "monster": {**face, **more.pop("face", {})}, **more}


def land(level: int = 1, town: bool = False, **more: Any) -> dict[str, Any]:
    return {"kind": "land", "land": {"level": level, "town": town, **more.pop("face", {})}, **more}


def skill(skill_class: str, level: int, *parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    ability = {"timing": "skill", "do": list(parts), **more}
    return {"kind": "skill", "skill": {"level": level, "skill_class": skill_class}, "abilities": [ability]}


def miracle(level: int = 0, type_: str = "other", **more: Any) -> dict[str, Any]:
    face = {"level": level, "type": type_, **({"mission": more.pop("mission")} if "mission" in more else {})}
    return {"kind": "miracle", "miracle": face, **more}


DAMAGE_2 = {"verb": "damage", "roll": {"plus": 2}}
CARDS: dict[str, dict[str, Any]] = {
    "hero": character(),
    "ally": character(plus=2),
    "strong": character(plus=6, durability=5),
    "rookie": character(named="Rook"),
    "veteran": character(2, named="Rook"),
    "elder": character(9, named="Rook"),
    "captain": character(5),
    "helper": character(support=2),
    "roller": character(dice=2, plus=-1, durability=4),
    "fighter": character(skills={"fighter": 2}),
    "mage": character(skills={"mage": 1}),
    "spy": {**character(), "monster": monster()["monster"]},
    "healer": character(
        abilities=[{"timing": "activated", "once": True, "target": {"side": "own"}, "do": [{"verb": "heal"}]}]
    ),
    "sniper": character(
        abilities=[{"timing": "activated", "once": True, "target": {"side": "other"}, "do": [DAMAGE_2]}]
    ),
    "warden": character(
        abilities=[
            {"timing": "counter", "once": True, "answers": ["skill", "miracle"], "do": [{"verb": "cancel"}]},
        ]
    ),
    "meddler": character(
        abilities=[{"timing": "counter", "once": True, "answers": ["counter"], "do": [{"verb": "cancel"}]}]
    ),
    "guard": character(
        abilities=[{"timing": "counter", "once": True, "answers": ["ability"], "do": [{"verb": "cancel"}]}]
    ),
    "scout": character(
        abilities=[{"timing": "battle_start", "target": {"what": "monster", "here": True}, "do": [DAMAGE_2]}]
    ),
    "rat": monster(),
    "wolf": monster(count=2, durability=5),
    "boar": monster(2, retreat=2),
    "wyrm": monster(6),
    "lord": monster(named="Lord"),
    "herald": monster(named="Lord"),
    "turncoat": {**monster(), "character": character()["character"]},
    "wild1": land(),
    "wild2": land(2),
    "wild3": land(3),
    "town": land(town=True),
    "town2": land(2, town=True),
    "manor": land(named="Manor"),
    "manor2": land(named="Manor"),
    "summit": land(face={"min_level": 5}),
    "ford": land(face={"after": ["water"]}),
    "slash": skill("fighter", 2, DAMAGE_2, target={"what": "creature"}),
    "slam": skill("fighter", 3, DAMAGE_2, target={"what": "creature"}),
    "spark": skill("mage", 1, {**DAMAGE_2, "to": "opponents"}),
    "sword": miracle(0, "item", constants=[{"attack": 2}]),
    "relic": miracle(4),
    "quest": miracle(0, "mission", mission={"level": 2}),
    "crown": miracle(0, named="Crown"),
    "circlet": miracle(0, named="Crown"),
}  # fmt: skip


def named(card: str) -> dict[str, Any]:
    return {"name": card, **CARDS[card.rstrip("'")]}


def there(place: Any) -> Any:
    """A land or character by its id: ``?x`` lies face down, ``x*`` has the start marker, ``x-`` is wounded."""
    if isinstance(place, dict):
        return place
    if place.startswith("?"):
        return {"id": place[1:], "face_down": True}
    marks = {"wounded": place.endswith(("-", "-*")), "marked": place.endswith("*")}
    return {"id": place.rstrip("-*"), **{key: True for key, value in marks.items() if value}}


def side(party: str = "hero", map: str = "", monsters: dict[str, str] | None = None, **piles: Any) -> dict[str, Any]:
    lands = [there(place) for place in map.split()]
    if monsters:
        lands[-1]["monsters"] = monsters
    found = {"party": [there(place) for place in party.split()], "map": lands}
    for pile in ("hand", "deck", "discard", "others"):
        found[pile] = piles.pop(pile, "").split()
    return {**found, **piles}


def quiet(phase: str, south: dict[str, Any], north: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A quiet position of South and North (and others) in South's turn.

    Each id is one of CARDS, with or without primes, or one that the test describes itself.
    """
    players = {"south": south, "north": north or side("hero'", deck="wild1'")}
    players.update({seat: more.pop(seat) for seat in ("west", "east") if seat in more})
    used = {card for plain in players.values() for card in plain_cards(plain)}
    own = more.pop("described", {})
    cards = {card: {"name": card, **own[card]} if card in own else named(card) for card in sorted(used)}
    return {"turn_player": "south", "phase": phase, "players": players, "cards": cards, **more}


def plain_cards(plain: dict[str, Any]) -> list[str]:
    cards = [*plain["hand"], *plain["deck"], *plain["discard"], *plain["others"]]
    for place in plain["map"]:
        cards += [place["id"], *place.get("monsters", {})]
    for member in plain["party"]:
        cards += [member["id"], *member.get("items", [])]
    return cards


def begin(document: dict[str, Any], rules: Any = RULES) -> Any:
    return run.begin(rules, MAKER.place(rules, MAKER.quiet_positions.convert(document))).position


def act(position: Any, *moves: tuple[str, dict[str, Any]], rules: Any = RULES) -> Any:
    for seat, plain in moves:
        position = run.apply(rules, position, seat, MAKER.answers.convert(plain)).position
    return position


def do(name: str, **fields: Any) -> tuple[str, dict[str, Any]]:
    """What South does."""
    return "south", {"do": name, **fields}


BATTLE = do("battle")
NORTH = "north"
