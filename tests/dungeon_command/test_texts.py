"""The texts of order cards, powers and immediate actions are bound by the rules of moves and attacks, each by all."""

from typing import Any

import pytest

from tests.dungeon_command.positions import OPEN, Table, order, table

WAYS = ("order", "power", "immediate")


def drawn(**squares: str) -> tuple[str, ...]:
    """An open map of 8 by 8 with some squares of another kind."""
    rows = [list(row) for row in OPEN]
    for square, kind in squares.items():
        rows[8 - int(square[1])]["abcdefgh".index(square[0])] = kind
    return tuple("".join(row) for row in rows)


def using(
    way: str, part: dict[str, Any], *others: tuple[str, bool, str], face: dict[str, Any] | None = None, **more: Any
) -> tuple[Table, str, dict[str, Any]]:
    """The wolf on a1 may use a text with one part, as an order card, as a power, or to react to an attack.

    Each other creature is (id, whether it is a friend of the wolf, square).
    """
    own, foe = ("north", "south") if way == "immediate" else ("south", "north")
    trigger = {"answers": {"what": "attack"}} if way == "immediate" else {}
    power = {"do": [part], "action": "standard", **trigger}
    printed = {**(face or {}), **({"texts": [power]} if way == "power" else {})}
    placed = [
        ("wolf", own, "a1", printed),
        *((name, own if friend else foe, square) for name, friend, square in others),
    ]
    placed.append(("archer", foe, "h8", {"ranged": {"damage": 10, "range": 9}}))
    hand: dict[str, Any] = {}
    if way != "power":
        text = order("Text", "standard" if way == "order" else "immediate", part, **trigger)
        hand = {own: {"order_hand": ["text"]}, "cards": {"text": text}}
    played = table(*placed, **hand, **more)
    if way == "immediate":
        played.do("south", "activate", creature="archer").do("south", "attack", attack="ranged", target="wolf")
        return played, own, {"act": "immediate", "card": "text", "user": "wolf"}
    played.do("south", "activate", creature="wolf")
    return played, own, {"act": "use_order", "card": "text"} if way == "order" else {"act": "use_power", "card": "wolf"}


def refused(way: str, part: dict[str, Any], *others: tuple[str, bool, str], path: list[str], **more: Any) -> set[str]:
    """Under which clauses the wolf is refused to move along a path by a text."""
    played, seat, use = using(way, part, *others, **more)
    return played.refused(seat, **use, moves=[{"creature": "wolf", "path": path}])


def move(kind: str, squares: int | None = None) -> dict[str, Any]:
    """A part that moves its user."""
    return {"verb": "move", "kind": kind} | ({} if squares is None else {"squares": squares})


CASES: list[tuple[dict[str, Any], dict[str, Any], list[tuple[str, bool, str]], list[str], set[str]]] = [
    (move("shift", 2), {}, [], ["a2", "a3"], set()),
    (move("shift", 2), {}, [], ["a2", "a3", "a4"], {"move.up_to_speed"}),
    (move("shift", 2), {}, [], ["c1"], {"move.adjacent_steps"}),
    (move("shift", 2), {"rows": drawn(b1="#")}, [], ["b2"], {"move.no_corner_cut"}),
    (move("shift", 2), {"rows": drawn(a3="~")}, [], ["a2", "a3"], {"move.cost_difficult"}),
    (move("shift", 2), {"rows": drawn(a3="^")}, [], ["a2", "a3"], {"move.cost_hazard"}),
    (move("shift", 2), {"rows": drawn(a3="o")}, [], ["a2", "a3"], {"move.cost_obstacle"}),
    (move("shift", 2), {"rows": drawn(a2="#")}, [], ["a2"], {"move.wall_blocked"}),
    (move("shift", 2), {}, [("orc", False, "a2")], ["a2", "a3"], {"move.enemy_square_blocked"}),
    (move("shift", 2), {}, [("ally", True, "a2")], ["a2"], {"move.no_shared_end"}),
    (move("slide", 2), {}, [("orc", False, "a2")], ["a2", "a3"], set()),
    (move("slide", 2), {}, [], ["a2", "a3", "a4"], {"special.slide_distance"}),
    (move("normal", 3), {}, [("orc", False, "b4")], ["a2", "a3", "a4"], {"zoc.stop"}),
    (move("normal", 3), {}, [("orc", False, "b4"), ("ally", True, "a3")], ["a2", "a3", "a4"], {"zoc.no_stop_on_ally"}),
    (move("normal"), {}, [("orc", False, "b2")], ["a2", "a3"], {"zoc.speed_one", "zoc.stop"}),
    (move("normal"), {"rows": drawn(a2="~")}, [("orc", False, "b2")], ["a2"], {"zoc.speed_one_cost"}),
    (move("shift"), {}, [("orc", False, "b2")], ["a2", "a3"], {"special.shift_start_adjacent"}),
    (move("shift", 2), {}, [("orc", False, "b2")], ["a2", "a3"], set()),
    (move("fly"), {}, [("orc", False, "b2")], ["a2", "a3"], {"special.fly_start_adjacent"}),
    (move("burrow"), {}, [("orc", False, "b2")], ["a2", "a3"], {"special.burrow_start_adjacent"}),
    (move("fly", 2), {"rows": drawn(a2="^")}, [], ["a2", "a3"], set()),
    (move("fly", 2), {"rows": drawn(a3="~")}, [], ["a2", "a3"], {"special.fly_terrain"}),
    (move("fly", 2), {"rows": drawn(a2="#")}, [], ["a2", "a3"], {"special.fly_outdoor_walls"}),
    (move("fly", 2), {"rows": drawn(a2="#"), "side": "outdoor"}, [], ["a2", "a3"], set()),
    (move("fly", 2), {"rows": drawn(a3="#"), "side": "outdoor"}, [], ["a2", "a3"], {"special.fly_no_wall_end"}),
    (move("burrow", 2), {"rows": drawn(a3="~")}, [], ["a2", "a3"], {"special.burrow_terrain"}),
    (move("burrow", 2), {"rows": drawn(a3="#")}, [], ["a2", "a3"], {"special.burrow_walls"}),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("part", "ground", "others", "path", "clauses"), CASES)
def test_moves_by_texts(
    way: str,
    part: dict[str, Any],
    ground: dict[str, Any],
    others: list[tuple[str, bool, str]],
    path: list[str],
    clauses: set[str],
) -> None:
    """Whoever moves by a text moves by the rules of that kind of move."""
    assert refused(way, part, *others, path=path, **ground) == clauses


@pytest.mark.parametrize("way", WAYS)
def test_only_whom_the_text_moves(way: str) -> None:
    """The text says who moves, and how many are chosen."""
    played, seat, use = using(way, move("shift", 2), ("ally", True, "d1"))
    assert played.refused(seat, **use, moves=[{"creature": "ally", "path": ["d2"]}]) == {"ruling.moved_by_a_card"}
    assert played.refused(seat, **use, targets=["ally"]) == {"ruling.card_text_binds"}
    assert played.refused(seat, **use) == set()


@pytest.mark.parametrize("way", ["order", "power"])
@pytest.mark.parametrize(
    ("kind", "face", "target", "ground", "clauses"),
    [
        ("melee", {}, "orc", {}, set()),
        ("melee", {}, "ally", {}, set()),
        ("melee", {"melee": None}, "orc", {}, {"attack.fixed_damage"}),
        ("melee", {}, "wolf", {}, {"attack.friendly_target"}),
        ("melee", {}, "far", {}, {"melee.adjacent"}),
        ("melee", {}, "orc", {"rows": drawn(a2="#")}, {"melee.adjacent"}),
        ("ranged", {"ranged": {"damage": 10, "range": 3}}, "far", {}, set()),
        ("ranged", {"ranged": {"damage": 10, "range": 2}}, "far", {}, {"ranged.range"}),
        ("ranged", {}, "far", {}, {"ranged.range"}),
        ("ranged", {"ranged": {"damage": 10, "range": 3}}, "far", {"rows": drawn(b1="#")}, {"ranged.los"}),
    ],
)
def test_attacks_by_texts(
    way: str, kind: str, face: dict[str, Any], target: str, ground: dict[str, Any], clauses: set[str]
) -> None:
    """Whoever attacks by a text attacks by the rules of attacks."""
    others = [
        ("ally", True, "a2") if "rows" not in ground else ("ally", True, "h1"),
        ("orc", False, "b2"),
        ("far", False, "d1"),
    ]
    played, seat, use = using(way, {"verb": "attack", "kind": kind}, *others, face=face, **ground)
    assert played.refused(seat, **use, targets=[target]) == clauses
    if not clauses:
        assert played.refused(seat, **use) == {"ruling.card_text_binds"}


@pytest.mark.parametrize("way", ["order", "power"])
def test_one_standard_action_by_the_other_reading(way: str) -> None:
    """Standard order cards and powers count, and so does collecting; minor actions do not."""
    untap = {"verb": "untap", "to": "this"}
    played, seat, use = using(
        way, untap, switches={"one_standard_per_activation": "on"}, treasures={"a1": {"number": 2}}
    )
    assert played.refused(seat, "collect") == set()
    played.do(seat, **use)
    assert not played.there("wolf").tapped
    assert played.refused(seat, "collect") == {"ruling.one_standard_action"}
    if way == "power":
        assert played.refused(seat, **use) == {"ruling.one_standard_action"}


@pytest.mark.parametrize(
    ("level", "ability", "clauses"),
    [
        (1, "wisdom", set()),
        (2, "wisdom", {"orders.level"}),
        (1, "charisma", {"orders.ability"}),
    ],
)
def test_order_cards_in_answer(level: int, ability: str, clauses: set[str]) -> None:
    """Level and ability of the user are looked at in a reaction, too; a standard card is no reaction."""
    placed = (("wolf", "south", "a1"), ("orc", "north", "b2", {"abilities": ["wisdom"]}))
    ward = order("Ward", "immediate", {"verb": "prevent"}, level=level, ability=ability, answers={"what": "damage"})
    plain = order("Plain", "standard")
    spare = order("Spare", "immediate", {"verb": "prevent"}, answers={"what": "damage"})
    hand = {"order_hand": ["ward", "plain", "spare"]}
    played = table(*placed, north=hand, cards={"ward": ward, "plain": plain, "spare": spare})
    played.do("south", "activate", creature="wolf").do("south", "attack", attack="melee", target="orc")
    assert played.refused("north", "immediate", card="ward", user="orc") == clauses
    assert played.refused("north", "immediate", card="plain", user="orc") == {"activate.free_order"}
