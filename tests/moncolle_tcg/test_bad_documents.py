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


ITEMS = {"Knight": {"name": "Knight", **UNIT, "standing": {"items": 1}}}


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (
            field(unit("Knight", "C4"), terrain=[]),
            f"Knight is on 'C4', which is no space: {TWELVE}, did you mean c4? (moncolle_tcg.board.grid)",
        ),
        (field(terrain=[lying("Moor", "a1"), lying("Moor", "a2")]), "Moor is in 2 places: a1, a2"),
        (field(south={"base": "Knight", "excluded": ["Knight"]}), "Knight is in 2 places: b1, south's exclusion zone"),
        (field(unit("Knight", "b1"), south={"deck": ["Knight"]}), "Knight is in 2 places: b1, south's deck"),
        (
            field(wearing("Knight", "b1", "Shield"), cards=ITEMS, north={"discard": ["Shield"]}),
            "Shield is in 2 places: Knight's equipment, north's discard pile",
        ),
        (field(south={"base": "Nobody"}), "'Nobody' is not among the cards"),
        (
            field(wearing("Knight", "b1", "Shield"), cards={**ITEMS, "Shield": {**SHIELD, "defence": -3}}),
            "Knight on b1 has no defence left (moncolle_tcg.attack.zero_defence)",
        ),
        (field(unit("Knight", "b1"), unit("Knight", "b1")), "units: Knight stands on 2 spaces"),
        (field(fought_on=["d5"]), "fought_on: 'd5' is no space (moncolle_tcg.board.grid)"),
        (
            field(phase="first_hand_adjustment", proxy_used=True),
            "proxy_used: no proxy is placed before the main phase",
        ),
    ],
)
def test_a_fault_is_told_with_its_place_and_clause(document: dict[str, Any], expected: str) -> None:
    assert faults(document) == [expected]


@pytest.mark.parametrize(
    "document",
    [
        field(terrain=[lying("Squire", "c3", proxy=True)]),
        field(south={"base": "Moor"}, fought_on=["b2", "b4"], proxy_used=True, turn=4, final_turn=4),
        field(cards=NINE, north={"hand": [*NINE]}, phase="end_declaration"),
        field(cards=NINE, south={"hand": [*NINE]}, phase="second_hand_adjustment"),
    ],
    ids=[
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
