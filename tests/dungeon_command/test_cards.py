"""The specimen cards: of which sorts there are, and how a folder of cards is read."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from reference_engine.dungeon_command.card_list import BadCards, card_faults, japanese_words, load_cards, load_warbands
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY as EDITION
from reference_engine.dungeon_command.warband import warband_faults
from tests.dungeon_command.positions import commander, creature, order, table

CARDS = load_cards()


def test_how_many_there_are() -> None:
    """Each has a Japanese name of its own; a commander's four values make 29 together."""
    assert Counter(card.kind for card in CARDS.values()) == {"commander": 7, "creature": 26, "order": 51}
    assert len({*japanese_words().values()}) == len(CARDS)
    sums = {sum(msgspec.structs.astuple(card.commander)) for card in CARDS.values() if card.commander is not None}
    assert sums == {29}


def test_creatures_are_of_all_sorts() -> None:
    """Every level, speed, number of hit points; either attack, both, none; each ability alone, and several."""
    faces = [card.creature for card in CARDS.values() if card.creature is not None]
    assert {face.level for face in faces} == {1, 2, 3, 4, 5, 6}
    assert {face.speed for face in faces} == {3, 4, 5, 6, 7, 8}
    assert {face.hit_points for face in faces} == {*range(10, 101, 10)}
    assert len({(face.melee is None, face.ranged is None) for face in faces}) == 4
    assert len({face.abilities[0] for face in faces if len(face.abilities) == 1}) == 6
    assert {len(face.abilities) for face in faces} == {0, 1, 2, 3}
    assert {face.moves for face in faces} == {None, "fly", "burrow", "shift"}


def test_order_cards_are_of_all_sorts() -> None:
    """Every level, with and without an ability."""
    faces = [card.order for card in CARDS.values() if card.order is not None]
    assert {face.level for face in faces} == {1, 2, 3, 4, 5, 6}
    assert {face.action for face in faces if face.ability is None} == {"standard", "minor", "immediate"}


def test_the_warbands_are_lawful() -> None:
    """One for each seat, no card of which is in neither."""
    warbands = load_warbands()
    assert [list(warband_faults(EDITION, each)) for each in warbands] == [[], []]
    used = {name for each in warbands for name in (each.commander, *each.creatures, *each.orders)}
    assert {name for name, card in CARDS.items() if card.kind != "commander"} <= used


HEAL = {"verb": "heal", "amount": 10, "to": "this"}
RAISED = [{"stat": "speed", "amount": 1}]
ATTACHED = order("Faulty", "minor", {"verb": "attach", "to": "this"}) | {"constants": RAISED}


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
