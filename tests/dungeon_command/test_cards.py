"""The specimen cards: what they show of the vocabulary, and what no card can be."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reference_engine.dungeon_command.card_list import BadCards, card_faults, japanese_words, load_cards, load_warbands
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY as EDITION
from reference_engine.dungeon_command.warband import warband_faults
from tests.dungeon_command.positions import commander, creature, order, table

CARDS = load_cards()

WORDS = {
    "verb": {
        *("attack", "damage", "heal", "tap", "untap", "move", "draw", "morale", "change", "prevent", "cancel"),
        *("attach", "control", "destroy"),
    },
    "to": {"target", "this", "own", "enemies", "others", "actor", "everybody"},
    "what": {"attack", "melee", "ranged", "damage", "hazard", "order", "power"},
    "on": {"this", "own", "any"},
    "by": {"enemy", "any"},
    "side": {"own", "enemy", "any"},
    "stat": {"speed", "melee", "ranged", "range", "hit_points"},
    "until": {"activation", "turn"},
    "at": {"turn_start", "turn_end"},
    "action": {"standard", "minor", "immediate"},
    "deck": {"order", "creature"},
    "of": {"own", "enemy"},
    "moves": {"fly", "burrow", "shift"},
    "ability": {"strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"},
}
FLAGS = ("adjacent", "sight", "not_this", "unpreventable", "once", "immune", "unstoppable", "within", "squares")


def told(plain: Any) -> Iterator[tuple[str, Any]]:
    """Every field of a card, with what was left out."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield key, value
            yield from told(value)
    elif isinstance(plain, list | tuple):
        for each in plain:
            yield from told(each)


def fields(thing: Any) -> Any:
    """A card in plain values, defaults included."""
    if isinstance(thing, msgspec.Struct):
        tag = type(thing).__struct_config__.tag
        named = {field: fields(getattr(thing, field)) for field in thing.__struct_fields__}
        return {"verb": tag, **named} if tag else named
    return [fields(each) for each in thing] if isinstance(thing, tuple) else thing


def count(key: str, value: Any) -> int:
    """How many cards say this."""
    return sum(any(pair == (key, value) for pair in told(fields(card))) for card in CARDS.values())


def test_how_many_there_are() -> None:
    """Each has a Japanese name of its own; a commander's four values make 29 together."""
    assert Counter(card.kind for card in CARDS.values()) == {"commander": 7, "creature": 26, "order": 42}
    assert len({*japanese_words().values()}) == len(CARDS)
    sums = {sum(msgspec.structs.astuple(card.commander)) for card in CARDS.values() if card.commander is not None}
    assert sums == {29}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WORDS.items() for value in sorted(values)])
def test_every_word_stands_on_two_cards(key: str, value: str) -> None:
    """Whatever the vocabulary can say is said."""
    assert count(key, value) >= 2


@pytest.mark.parametrize("flag", FLAGS)
def test_every_limit_stands_on_two_cards(flag: str) -> None:
    """On which cards it is set at all."""
    found = [card for card in CARDS.values() if any(key == flag and value for key, value in told(fields(card)))]
    assert len(found) >= 2


def test_creatures_are_of_all_sorts() -> None:
    """Every level, speed, number of hit points; either attack, both, none; each ability alone, and several."""
    faces = [card.creature for card in CARDS.values() if card.creature is not None]
    assert {face.level for face in faces} == {1, 2, 3, 4, 5, 6}
    assert {face.speed for face in faces} == {3, 4, 5, 6, 7, 8}
    assert {face.hit_points for face in faces} == {*range(10, 101, 10)}
    assert len({(face.melee is None, face.ranged is None) for face in faces}) == 4
    assert {face.abilities[0] for face in faces if len(face.abilities) == 1} == WORDS["ability"]
    assert {len(face.abilities) for face in faces} == {0, 1, 2, 3}
    assert {face.moves for face in faces} == {None, "fly", "burrow", "shift"}


def test_order_cards_are_of_all_sorts() -> None:
    """Every level, with and without an ability; every way to move is some card's doing, stated and by speed."""
    faces = [card.order for card in CARDS.values() if card.order is not None]
    assert {face.level for face in faces} == {1, 2, 3, 4, 5, 6}
    assert {face.action for face in faces if face.ability is None} == {"minor", "immediate"}
    moves = [
        (each["kind"], each["squares"] is None)
        for card in CARDS.values()
        for text in fields(card)["texts"]
        for each in text["do"]
        if each["verb"] == "move"
    ]
    assert {kind for kind, _ in moves} == {"normal", "fly", "burrow", "shift", "slide"}
    assert sum(by_speed for _, by_speed in moves) >= 2


def test_the_warbands_are_lawful() -> None:
    """One for each seat, no card of which is in neither."""
    warbands = load_warbands()
    assert [list(warband_faults(EDITION, each)) for each in warbands] == [[], []]
    used = {name for each in warbands for name in (each.commander, *each.creatures, *each.orders)}
    assert {name for name, card in CARDS.items() if card.kind != "commander"} <= used


def text(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A creature with one text."""
    return creature("Faulty", texts=[{"do": list(do), **more}])


HEAL = {"verb": "heal", "amount": 10, "to": "this"}
HIT = {"verb": "damage", "amount": 10}
RAISED = [{"stat": "speed", "amount": 1}]
TRIGGER = {"what": "attack"}
ATTACHED = order("Faulty", "minor", {"verb": "attach", "to": "this"}) | {"constants": RAISED}

FAULTS: dict[str, dict[str, Any]] = {
    "name: missing": creature(""),
    "creature: missing on a creature card": {"name": "Faulty", "kind": "creature"},
    "order: not on a creature card": creature("Faulty") | {"order": {"level": 1, "action": "minor"}},
    "creature_hand: -1": commander(creature_hand=-1),
    "morale: 0": commander(morale=0),
    "texts: a commander card has none": commander() | {"texts": [{"do": [HEAL]}]},
    "constants: only creatures": commander() | {"constants": RAISED},
    "level: -1": creature("Faulty", level=-1),
    "level: -2": order("Faulty", level=-2),
    "speed: -1": creature("Faulty", speed=-1),
    "hit_points: 0": creature("Faulty", hit_points=0),
    "hit_points: 15 is no multiple": creature("Faulty", hit_points=15),
    "melee: 5 is no multiple": creature("Faulty", melee=5),
    "melee: -10": creature("Faulty", melee=-10),
    "ranged: a range of 0": creature("Faulty", ranged={"damage": 10, "range": 0}),
    "abilities: wisdom is named twice": creature("Faulty", abilities=["wisdom", "wisdom"]),
    "texts: an immediate action": order("Faulty", "immediate"),
    "texts: only a card that is attached": order("Faulty", "minor", HEAL) | {"texts": [{"do": [HEAL]}, {"do": [HEAL]}]},
    "texts[0]: the action stands on": order("Faulty", "minor", HEAL, once=True),
    "texts[0]: what happens by itself": text(HEAL, at="turn_end", once=True),
    "texts[0]: nobody chooses": text(HIT, at="turn_end", target={}),
    "texts[0]: what taps is limited": text(HEAL, action="standard", once=True),
    "texts[0]: an immediate action, and no other": text(HEAL, action="minor", answers=TRIGGER),
    "texts[0]: an attack is the first": text({"verb": "attack"}, action="minor"),
    "texts[0]: an order card is attached": text({"verb": "attach", "to": "this"}),
    "texts[0]: a target is chosen": text(HEAL, target={}),
    "texts[0]: a target is": text(HIT),
    "texts[0]: 0 targets": text(HIT, target={"count": 0}),
    "texts[0]: 2 targets": text({"verb": "attack"}, action="standard", target={"count": 2}),
    "texts[0]: within 0": text(HIT, target={"within": 0}),
    "texts[0]: within -1": text({"verb": "prevent"}, action="immediate", answers={"what": "attack", "within": -1}),
    "texts[0]: within -2": text(HIT | {"to": "own", "within": -2}),
    "texts[0]: others is not limited": text(HIT | {"to": "others", "within": 2}),
    "texts[0]: a card is attached to one": order("Faulty", "minor", {"verb": "attach"}, target={"count": 2})
    | {"constants": RAISED},
    "texts[0]: it does nothing": text(),
    "texts[0]: it moves twice": text({"verb": "move"}, {"verb": "move"}),
    "texts[0]: damage that is answered": text({"verb": "prevent"}),
    "texts[0]: damage that is": text({"verb": "prevent"}, action="immediate", answers={"what": "order"}),
    "texts[0]: an action that is": text({"verb": "cancel"}, action="immediate", answers={"what": "hazard"}),
    "texts[0]: the actor is whose": text(HIT | {"to": "actor"}, action="immediate", answers={"what": "damage"}),
    "texts[0]: the actor is": text(HIT | {"to": "actor"}),
    "texts[0]: an amount of 0": text(HEAL | {"amount": 0}),
    "texts[0]: 0 cards": text({"verb": "draw", "count": 0}),
    "texts[0]: it changes nothing": text({"verb": "morale", "amount": 0}),
    "texts[0]: hit points do not": text({"verb": "change", "stat": "hit_points", "amount": 10, "to": "this"}),
    "texts[0]: what is no multiple": text(HIT | {"to": "this", "amount": 15}),
    "texts[0]: what is no": text({"verb": "attack", "plus": 5}, action="standard"),
    "texts[0]: what is": text({"verb": "change", "stat": "melee", "amount": 5, "to": "this"}),
    "texts[0]: 0 squares": text({"verb": "move", "squares": 0}),
    "texts[0]: a slide goes": text({"verb": "move", "kind": "slide"}),
    "texts[1]: an order card is": ATTACHED | {"texts": [*ATTACHED["texts"], *ATTACHED["texts"]]},
    "constants: only creatures and": order("Faulty", "minor", HEAL) | {"constants": RAISED},
    "constants: attached, it would": ATTACHED | {"constants": []},
    "constants[0]: it changes nothing": creature("Faulty", constants=[{}]),
    "constants[0]: stat and amount": creature("Faulty", constants=[{"stat": "speed", "immune": True}]),
    "constants[0]: hit points are only": creature("Faulty", constants=[{"stat": "hit_points", "amount": -10}]),
    "constants[0]: hit points are": creature("Faulty", constants=[{"stat": "hit_points", "amount": 10, "to": "own"}]),
    "constants[0]: 5 is no multiple": creature("Faulty", constants=[{"stat": "ranged", "amount": 5}]),
}


@pytest.mark.parametrize("beginning", FAULTS)
def test_what_no_card_can_be(beginning: str) -> None:
    """One fault each, said with its place."""
    found = [f"{field}: {reason}" for field, reason in card_faults(msgspec.convert(FAULTS[beginning], Card))]
    assert [each[: len(beginning)] for each in found] == [beginning]


def test_the_cards_of_tests_are_cards() -> None:
    """The helpers make no fault of their own."""
    made = (creature("Plain"), commander(), order("Plain"), order("Plain", "minor", HEAL), ATTACHED)
    assert [list(card_faults(msgspec.convert(each, Card))) for each in made] == [[]] * len(made)


def test_every_fault_of_a_folder_is_told(tmp_path: Path) -> None:
    """All of them at once, each with its file and its card."""
    (tmp_path / "broken.toml").write_text("cards = [", "utf-8")
    (tmp_path / "cards.toml").write_text(
        """
        more = 1
        cards = [
          { name = "One", ja = "一", kind = "order", order = { level = 1, action = "minor" } },
          { name = "One", ja = "一", kind = "order", order = { level = -1, action = "minor" } },
          { name = "Two", kind = "order", order = { level = 1, action = "minor" } },
          { name = "Three", kind = "song" },
          3,
        ]
        """,
        "utf-8",
    )
    with pytest.raises(BadCards) as raised:
        load_cards(tmp_path)
    places = [each.split(": ")[:3] for each in raised.value.faults]
    assert [place[:2] for place in places] == [
        ["broken.toml", "the file"],
        ["cards.toml", "the file"],
        ["cards.toml", "One"],
        ["cards.toml", "One"],
        ["cards.toml", "Two"],
        ["cards.toml", "Three"],
        ["cards.toml", "cards[4]"],
    ]


def test_an_attached_card_has_texts_of_its_own() -> None:
    """Its bearer uses them; the card stays where it is, and goes to its owner's pile once."""
    drum = ATTACHED | {"texts": [*ATTACHED["texts"], {"do": [{"verb": "morale", "amount": 1}], "once": True}]}
    placed = (("wolf", "south", "a1"), ("orc", "north", "h8"))
    played = table(*placed, south={"order_hand": ["drum"]}, cards={"drum": drum})
    played.do("south", "activate", creature="wolf").do("south", "use_order", card="drum")
    played.do("south", "use_power", card="drum", ability=1)
    assert (played.morale(), played.there("wolf").attached) == ((11, 10), ("drum",))
    assert played.position.players["south"].order_discard == ()


def test_a_bearer_that_dies_before_its_attached_card_reacts() -> None:
    """What a reaction above it destroys has discarded the card already; it is not discarded again."""
    ward = {"do": [{"verb": "prevent", "amount": 10}], "action": "immediate", "answers": {"what": "attack"}}
    shield = ATTACHED | {"texts": [*ATTACHED["texts"], ward]}
    strike = order(
        "Strike", "immediate", {"verb": "destroy"}, answers={"what": "attack", "on": "any"}, target={"side": "enemy"}
    )
    placed = (
        ("wolf", "south", "a1"),
        ("bear", "south", "h1"),
        ("orc", "north", "b2", {}, {"attached": {"shield": "north"}}),
    )
    played = table(*placed, south={"order_hand": ["strike"]}, cards={"shield": shield, "strike": strike})
    played.do("south", "activate", creature="wolf").do("south", "attack", attack="melee", target="orc")
    played.do("north", "immediate", card="shield", user="orc", ability=1)
    played.do("south", "immediate", card="strike", user="bear", targets=["orc"])
    assert (played.there("orc"), played.asked()) == (None, ("south", "act"))
    assert played.position.players["north"].order_discard == ("shield",)
