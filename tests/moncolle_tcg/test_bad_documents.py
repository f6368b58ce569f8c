"""Positions of the TCG that cannot be: everything that is wrong is told at once, with place and clause."""

from typing import Any

import pytest

import reference_engine as engine
from reference_engine.kernel.codec import Unreadable

TCG = "moncolle_tcg@quick-reference"
UNIT = {"kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}
CARDS: dict[str, Any] = {name: {"name": name, **UNIT} for name in ("Knight", "Squire", "Ogre")}
NINE = {str(number): {"name": str(number), **UNIT} for number in range(9)}
MOOR = {"name": "Moor", "kind": "terrain", "limit": 7}
SHIELD = {"name": "Shield", "kind": "equipment", "wearing_cost": 1}
TWELVE = "the twelve are a1, b1, c1, a2, b2, c2, a3, b3, c3, a4, b4, c4"


def faults(document: dict[str, Any]) -> list[str]:
    """What is wrong with a position."""
    with pytest.raises(Unreadable) as caught:
        engine.begin(engine.edition(TCG), engine.game(TCG).quiet_position(engine.edition(TCG), document))
    return caught.value.faults


def field(*units: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position of the TCG with these units, and terrain under them where there is no base."""
    described = CARDS | {"Moor": MOOR, "Shield": SHIELD} | fields.get("cards", {})
    bare = {each["area"] for each in units} - {"b1", "b4"} if "terrain" not in fields else set()
    ground = {f"Plain {area}": {**MOOR, "name": f"Plain {area}"} for area in sorted(bare)}
    under = [lying(card, card.removeprefix("Plain ")) for card in ground]
    return {"marching": "south", "units": list(units), "terrain": under, **fields, "cards": described | ground}


def lying(card: str, area: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "area": area, "placed_by": "south", **more}


def unit(name: str, area: str, owner: str = "south") -> dict[str, Any]:
    return {"id": name, "owner": owner, "area": area}


def wearing(name: str, area: str, *equipment: str) -> dict[str, Any]:
    return {**unit(name, area), "equipment": list(equipment)}


MIRE = {**MOOR, "effects": [{"defence": -3}]}
PROXY = [lying("Moor", "a1", proxy=True)]
ITEMS = {"Knight": {"name": "Knight", **UNIT, "standing": {"items": 1}}}


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (
            field(unit("Knight", "b2"), terrain=[]),
            "Knight is on b2, where there is no terrain (moncolle_tcg.board.units_on_terrain)",
        ),
        (
            field(unit("Knight", "D2"), terrain=[]),
            f"Knight is on 'D2', which is no space: {TWELVE} (moncolle_tcg.board.grid)",
        ),
        (
            field(unit("Knight", "C4"), terrain=[]),
            f"Knight is on 'C4', which is no space: {TWELVE}, did you mean c4? (moncolle_tcg.board.grid)",
        ),
        (
            field(unit("Knight", "b2"), unit("Ogre", "b2", "north")),
            "b2 holds units of both sides, without a battle (moncolle_tcg.march.battle_if_enemy)",
        ),
        (
            field(*(unit(str(number), "c2") for number in range(4)), cards=NINE),
            "south would have 8 levels on c2, the limit is 7 (moncolle_tcg.board.limit)",
        ),
        (
            field(*(unit(str(number), "b4") for number in range(6)), cards=NINE),
            "south would have 12 levels on b4, the limit is 10 (moncolle_tcg.board.limit)",
        ),
        (
            field(*(unit(str(number), "a1") for number in range(5)), cards=NINE, terrain=PROXY),
            "south would have 10 levels on a1, the limit is 8 (moncolle_tcg.board.limit)",
        ),
        (field(terrain=[lying("Moor", "b4")]), "terrain: b4 is a base (moncolle_tcg.board.base_space)"),
        (
            field(terrain=[lying("Moor", "d1")]),
            f"a terrain lies on 'd1', which is no space: {TWELVE} (moncolle_tcg.board.grid)",
        ),
        (
            field(terrain=[lying("Moor", "a1"), lying("Knight", "a1", proxy=True)]),
            "terrain: 2 lie on a1 (moncolle_tcg.board.units_on_terrain)",
        ),
        (
            field(terrain=[lying("Knight", "a1")]),
            "Knight on a1 is no terrain card (moncolle_tcg.terrain.place_from_hand)",
        ),
        (field(terrain=[lying("Moor", "a1"), lying("Moor", "a2")]), "Moor is in 2 places: a1, a2"),
        (
            field(unit("Moor", "b1")),
            "Moor on b1 is on the field but is no unit (moncolle_tcg.cards.unit_role)",
        ),
        (field(south={"base": "Knight", "excluded": ["Knight"]}), "Knight is in 2 places: b1, south's exclusion zone"),
        (field(unit("Knight", "b1"), south={"deck": ["Knight"]}), "Knight is in 2 places: b1, south's deck"),
        (
            field(wearing("Knight", "b1", "Shield"), cards=ITEMS, north={"discard": ["Shield"]}),
            "Shield is in 2 places: Knight's equipment, north's discard pile",
        ),
        (field(south={"base": "Nobody"}), "'Nobody' is not among the cards"),
        (
            field(wearing("Knight", "b1", "Shield")),
            "Knight wears 1 Item icons and has 0 (moncolle_tcg.equip.needs_free_icons)",
        ),
        (
            field(wearing("Knight", "b1", "Squire"), cards=ITEMS),
            "Squire, worn by Knight, is no equipment (moncolle_tcg.equip.definition)",
        ),
        (
            field(wearing("Knight", "b1", "Shield"), cards={**ITEMS, "Shield": {**SHIELD, "race_only": "Tidefolk"}}),
            "Shield, worn by Knight, is for another race (moncolle_tcg.deck.exclusive)",
        ),
        (
            field(wearing("Knight", "b1", "Shield"), cards={**ITEMS, "Shield": {**SHIELD, "defence": -3}}),
            "Knight on b1 has no defence left (moncolle_tcg.attack.zero_defence)",
        ),
        (
            field(unit("Knight", "a2"), cards={"Moor": MIRE}, terrain=[lying("Moor", "a2")]),
            "Knight on a2 has no defence left (moncolle_tcg.attack.zero_defence)",
        ),
        (field(unit("Knight", "b1"), unit("Knight", "b1")), "units: Knight stands on 2 spaces"),
        (field(fought_on=["d5"]), "fought_on: 'd5' is no space (moncolle_tcg.board.grid)"),
        (
            field(phase="first_hand_adjustment", fought_on=["b2"]),
            "fought_on: there has been no battle before the first phase of a turn",
        ),
        (
            field(phase="first_hand_adjustment", proxy_used=True),
            "proxy_used: no proxy is placed before the main phase",
        ),
        (field(turn=4, final_turn=3), "the final turn, 3, is over in turn 4"),
        (field(turn=0), "turn 0 is no turn; turns count from 1"),
        (
            field(cards=NINE, south={"hand": [*NINE]}, phase="end_declaration"),
            "south has 9 cards in the hand after the second hand adjustment, the limit is 6 "
            "(moncolle_tcg.hand.over_limit)",
        ),
        (
            field(cards={"Bolt": {"name": "Bolt", "kind": "battle_spell", "limit": 4}}),
            "cards.Bolt: limit: not on a battle spell (moncolle_tcg.cards.spell_cast_by_unit)",
        ),
        (
            field(cards={"Shield": {"name": "Shield", "kind": "equipment"}}),
            "cards.Shield: wearing_cost: missing on a equipment (moncolle_tcg.cards.equipment_fields)",
        ),
    ],
)
def test_a_fault_is_told_with_its_place_and_clause(document: dict[str, Any], expected: str) -> None:
    assert faults(document) == [expected]


@pytest.mark.parametrize(
    "document",
    [
        field(unit("Knight", "b4"), unit("Ogre", "b1", "north")),
        field(*(unit(str(number), "b1") for number in range(5)), cards=NINE),
        field(wearing("Knight", "b1", "Shield"), cards=ITEMS),
        field(
            wearing("Knight", "b1", "Shield"),
            cards={
                "Knight": {**ITEMS["Knight"], "race": "Tidefolk"},
                "Shield": {**SHIELD, "race_only": "Tidefolk"},
            },
        ),
        field(terrain=[lying("Squire", "c3", proxy=True)]),
        field(south={"base": "Moor"}, fought_on=["b2", "b4"], proxy_used=True, turn=4, final_turn=4),
        field(cards=NINE, north={"hand": [*NINE]}, phase="end_declaration"),
        field(cards=NINE, south={"hand": [*NINE]}, phase="second_hand_adjustment"),
    ],
    ids=[
        "in the other's base",
        "ten levels in a base",
        "an icon for a card",
        "for this race",
        "a unit card as proxy",
        "late in the last turn",
        "the other side's hand",
        "before the adjustment",
    ],
)
def test_what_can_be_is_not_turned_down(document: dict[str, Any]) -> None:
    engine.begin(engine.edition(TCG), document)


def test_all_of_it_is_told_at_once() -> None:
    document = field(
        unit("Odd", "b2"), unit("Ogre", "b2", "north"), wearing("Knight", "b1", "Shield", "Nobody"),
        turn="three", proxy_used="yes",
        cards={"Odd": {"name": "Odd", **UNIT, "level": "x"}, "Shield": {**SHIELD, "level": 2}},
    )  # fmt: skip
    told = "\n".join(faults(document))
    for words in (
        "cards[Odd].level: expected int",
        "turn: expected int",
        "proxy_used: expected bool",
        "'Nobody' is not among the cards",
        "cards.Shield: level: not on a equipment",
        "b2 holds units of both sides",
    ):
        assert words in told
    assert "'Odd' is not among" not in told
