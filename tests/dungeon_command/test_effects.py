"""What card texts do: every verb, whom a part reaches, what is chosen, what holds constantly."""

from typing import Any

import pytest

from reference_engine.dungeon_command.game import DUNGEON_COMMAND
from tests.dungeon_command.positions import Table, order, table

WOLF = ("wolf", "south", "a1")
BEAR = ("bear", "south", "b1")
ORC = ("orc", "north", "b2")
IMP = ("imp", "north", "h8")


def using(card: dict[str, Any], *placed: tuple[Any, ...], south: dict[str, Any] | None = None, **more: Any) -> Table:
    """South's wolf is being activated, with one order card in South's hand."""
    cards = {"card": card, **more.pop("cards", {})}
    played = table(*placed, south={"order_hand": ["card"], **(south or {})}, cards=cards, **more)
    return played.do("south", "activate", creature="wolf")


def damaged(played: Table) -> dict[str, int]:
    """How much damage each creature has."""
    return {name: each.damage for name, each in played.position.creatures.items() if each.damage}


def take_all(played: Table) -> Table:
    """Everybody takes all damage."""
    while played.asked()[1] == "cower":
        answer = next(each for each in played.legal() if type(each).__name__ == "Take")
        played.do(played.asked()[0], "take", creature=answer.creature)
    return played


# Whom a part reaches


@pytest.mark.parametrize(
    ("to", "within", "reached"),
    [
        ("this", None, {"wolf"}),
        ("own", None, {"wolf", "bear"}),
        ("enemies", None, {"orc", "imp"}),
        ("enemies", 1, {"orc"}),
        ("everybody", None, {"wolf", "bear", "orc", "imp"}),
        ("everybody", 1, {"wolf", "bear", "orc"}),
        ("others", None, {"bear", "orc"}),
    ],
)
def test_whom_damage_reaches(to: str, within: int | None, reached: set[str]) -> None:
    """Sides are seen from the card's player, squares are counted from the user."""
    part = {"verb": "damage", "amount": 10, "to": to, **({"within": within} if within else {})}
    played = using(order("Blast", "standard", part), WOLF, BEAR, ORC, IMP)
    assert set(damaged(take_all(played.do("south", "use_order", card="card")))) == reached


def test_others_spares_the_chosen_one() -> None:
    """A sweeping blow hits its target with the attack, everybody else beside the user with what comes after it."""
    sweep = order("Sweep", "standard", {"verb": "attack"}, {"verb": "damage", "amount": 10, "to": "others"})
    played = take_all(using(sweep, WOLF, BEAR, ORC, IMP).do("south", "use_order", card="card", targets=["orc"]))
    assert damaged(played) == {"orc": 20, "bear": 10}


def test_the_actor_is_whose_action_is_answered() -> None:
    """A riposte damages the attacker before the attack hits."""
    riposte = order("Riposte", "immediate", {"verb": "damage", "amount": 10, "to": "actor"}, answers={"what": "melee"})
    played = table(WOLF, ORC, north={"order_hand": ["riposte"]}, cards={"riposte": riposte})
    played.do("south", "activate", creature="wolf").do("south", "attack", attack="melee", target="orc")
    played.do("north", "immediate", card="riposte", user="orc")
    assert played.asked() == ("south", "cower")
    assert damaged(take_all(played)) == {"wolf": 10, "orc": 20}


# What is chosen


@pytest.mark.parametrize(
    ("target", "choices"),
    [
        ({}, {"wolf", "bear", "orc", "imp"}),
        ({"side": "own"}, {"wolf", "bear"}),
        ({"side": "own", "not_this": True}, {"bear"}),
        ({"side": "enemy"}, {"orc", "imp"}),
        ({"side": "enemy", "within": 6}, {"orc"}),
        ({"within": 7}, {"wolf", "bear", "orc", "imp"}),
        ({"adjacent": True}, {"bear", "orc"}),
        ({"tapped": True}, {"imp"}),
        ({"tapped": False}, {"wolf", "bear", "orc"}),
        ({"sight": True}, {"wolf", "bear", "orc"}),
    ],
)
def test_what_may_be_chosen(target: dict[str, Any], choices: set[str]) -> None:
    """Nobody else is chosen, whoever lists or names them."""
    rows = ("......#.", "......##") + ("........",) * 6
    card = order("Balm", "minor", {"verb": "heal", "amount": 10}, target=target)
    played = using(card, WOLF, BEAR, ORC, (*IMP, {}, {"tapped": True}), rows=rows)
    offered = {each.targets[0] for each in played.legal() if type(each).__name__ == "UseOrder"}
    assert offered == choices
    for each in played.position.creatures:
        refused = played.refused("south", "use_order", card="card", targets=[each])
        assert refused == (set() if each in choices else {"ruling.card_text_binds"})


def test_as_many_as_the_card_says() -> None:
    """Neither more nor fewer."""
    card = order("Balm", "minor", {"verb": "heal", "amount": 10}, target={"side": "own", "count": 2})
    played = using(card, WOLF, BEAR, ORC)
    assert played.refused("south", "use_order", card="card", targets=["wolf", "bear"]) == set()
    assert played.refused("south", "use_order", card="card", targets=["wolf"]) == {"ruling.card_text_binds"}
    assert played.refused("south", "use_order", card="card") == {"ruling.card_text_binds"}


# Verbs


def test_healing_takes_off_what_there_is() -> None:
    """At most the damage."""
    card = order("Balm", "minor", {"verb": "heal", "amount": 30, "to": "own"})
    played = using(card, (*WOLF, {}, {"damage": 20}), (*BEAR, {}, {"damage": 40}), (*ORC, {}, {"damage": 10}))
    assert damaged(played.do("south", "use_order", card="card")) == {"bear": 10, "orc": 10}


def test_tapping_and_untapping() -> None:
    """Whoever is tapped or untapped already stays so."""
    tap = order("Lull", "minor", {"verb": "tap", "to": "enemies"}, {"verb": "untap", "to": "own"})
    played = using(tap, (*WOLF, {}, {"tapped": True}), BEAR, ORC, (*IMP, {}, {"tapped": True}))
    played.do("south", "use_order", card="card")
    assert {name: each.tapped for name, each in played.position.creatures.items()} == {
        "wolf": False,
        "bear": False,
        "orc": True,
        "imp": True,
    }
    assert [each.about for each in played.events if each.what in ("tapped", "untapped")] == ["orc", "wolf"]


def test_drawing_from_either_deck() -> None:
    """As many cards as there are."""
    card = order("Reserve", "minor", {"verb": "draw", "count": 2}, {"verb": "draw", "count": 2, "deck": "creature"})
    spare = {name: order(name) for name in ("one", "two", "three")}
    cards = {
        **spare,
        "recruit": {"name": "Recruit", "kind": "creature", "creature": {"level": 1, "speed": 6, "hit_points": 10}},
    }
    piles = {"order_deck": ["one", "two", "three"], "creature_deck": ["recruit"]}
    played = using(card, WOLF, south=piles, cards=cards).do("south", "use_order", card="card")
    player = played.position.players["south"]
    assert (player.order_hand, player.creature_hand, player.order_deck) == (("one", "two"), ("recruit",), ("three",))


def test_morale_of_either_player() -> None:
    """It rises and falls."""
    card = order("Gloat", "minor", {"verb": "morale", "amount": 2}, {"verb": "morale", "amount": -1, "of": "enemy"})
    assert using(card, WOLF, ORC).do("south", "use_order", card="card").morale() == (12, 9)


def test_the_game_ends_between_the_parts() -> None:
    """Damage that costs the last morale ends the game before a gain that follows."""
    card = order("Cost", "minor", {"verb": "morale", "amount": -1}, {"verb": "morale", "amount": 5})
    played = using(card, WOLF, ORC, south={"morale": 1}).do("south", "use_order", card="card")
    assert played.position.result is not None
    assert (played.position.result.winner, played.morale()) == ("north", (0, 10))


def test_values_change_for_an_activation_or_a_turn() -> None:
    """More speed in this activation, more damage until the turn ends."""
    parts = (
        {"verb": "change", "stat": "speed", "amount": -5, "to": "own", "until": "activation"},
        {"verb": "change", "stat": "melee", "amount": 10, "to": "own"},
    )
    played = using(order("Vow", "minor", *parts), WOLF, ("bear", "south", "a3"), ("orc", "north", "b4"))
    played.do("south", "use_order", card="card")
    assert played.refused("south", "move", path=["b1", "c1"]) == {"move.up_to_speed"}
    played.do("south", "pass").do("south", "activate", creature="bear")
    played.do("south", "attack", attack="melee", target="orc").do("north", "take", creature="orc")
    assert damaged(played) == {"orc": 30}
    played.do("south", "pass")
    assert [each.modifiers for each in played.position.creatures.values()] == [(), (), ()]


def test_prevention_belongs_to_one_damage() -> None:
    """What is left over is lost; what cannot be prevented is dealt in full; additional effects happen all the same."""
    ward = order("Ward", "immediate", {"verb": "prevent", "amount": 30}, answers={"what": "damage"})
    for unpreventable, left in ((False, 10), (True, 20)):
        first = {"verb": "damage", "amount": 20, "unpreventable": unpreventable}
        card = order("Bolt", "standard", first, {"verb": "damage", "amount": 10}, {"verb": "tap"}, target={})
        played = using(card, WOLF, ORC, IMP, north={"order_hand": ["ward"]}, cards={"ward": ward})
        played.do("south", "use_order", card="card", targets=["orc"]).do("north", "immediate", card="ward", user="orc")
        assert damaged(take_all(played)) == {"orc": left}
        assert played.there("orc").tapped


def test_all_of_it_is_prevented() -> None:
    """Without an amount nothing is left."""
    ward = order("Ward", "immediate", {"verb": "prevent"}, answers={"what": "attack", "on": "own", "within": 1})
    hand: dict[str, Any] = {"north": {"order_hand": ["ward"]}, "cards": {"ward": ward}}
    played = table(WOLF, ORC, ("imp", "north", "c3"), **hand).do("south", "activate", creature="wolf")
    played.do("south", "attack", attack="melee", target="orc").do("north", "immediate", card="ward", user="imp")
    assert (played.asked(), damaged(played), played.there("imp").tapped) == (("south", "act"), {}, True)


def test_what_is_cancelled_does_nothing() -> None:
    """The card is spent, its user stays tapped."""
    hush = order("Hush", "immediate", {"verb": "cancel"}, answers={"what": "order", "on": "any", "by": "enemy"})
    bolt = order("Bolt", "standard", {"verb": "damage", "amount": 20}, target={"side": "enemy"})
    played = using(bolt, WOLF, ORC, north={"order_hand": ["hush"]}, cards={"hush": hush})
    played.do("south", "use_order", card="card", targets=["orc"]).do("north", "immediate", card="hush", user="orc")
    assert (played.asked(), damaged(played), played.there("wolf").tapped) == (("south", "act"), {}, True)
    assert played.position.players["south"].order_discard == ("card",)
    assert played.position.players["north"].order_discard == ("hush",)


def test_destroying_is_no_damage() -> None:
    """Nobody is asked; the level is lost."""
    card = order("Doom", "standard", {"verb": "destroy"}, target={"side": "enemy"})
    played = using(card, WOLF, (*ORC, {"level": 3})).do("south", "use_order", card="card", targets=["orc"])
    assert (played.there("orc"), played.morale(), played.asked()) == (None, (10, 7), ("south", "act"))


def test_who_takes_control_activates() -> None:
    """The owner stays the same."""
    card = order("Charm", "minor", {"verb": "control"}, target={"side": "enemy"})
    played = using(card, WOLF, ORC).do("south", "use_order", card="card", targets=["orc"])
    assert (played.there("orc").controller, played.there("orc").owner) == ("south", "north")
    played.do("south", "pass").do("south", "activate", creature="orc")
    assert played.asked() == ("south", "act")


def test_a_card_is_not_attached_to_who_cowers() -> None:
    """It goes to its owner's pile instead; by the other reading it is attached."""
    sting = order("Sting", "standard", {"verb": "attack"}, {"verb": "attach"})
    sting["constants"] = [{"stat": "speed", "amount": -1}]
    for reading, attached, discarded in (("on", (), ("card",)), ("off", ("card",), ())):
        played = using(sting, WOLF, ORC, switches={"cower_stops_effects": reading})
        played.do("south", "use_order", card="card", targets=["orc"]).do("north", "cower", creature="orc")
        assert played.there("orc").attached == attached
        assert played.position.players["south"].order_discard == discarded


# Moves


def test_a_path_that_has_become_unlawful_is_not_walked() -> None:
    """A reaction stands in the way: who was to move stays, the others move."""
    march = order("March", "minor", {"verb": "move", "squares": 3, "to": "target"}, target={"side": "own", "count": 2})
    bar = order("Bar", "immediate", {"verb": "move", "squares": 1}, answers={"what": "order", "on": "any"})
    placed = (WOLF, ("bear", "south", "h1"), ("orc", "north", "b3"))
    played = using(march, *placed, north={"order_hand": ["bar"]}, cards={"bar": bar})
    moves = [{"creature": "wolf", "path": ["a2"]}, {"creature": "bear", "path": ["h2", "h3"]}]
    played.do("south", "use_order", card="card", targets=["wolf", "bear"], moves=moves)
    played.do("north", "immediate", card="bar", user="orc", moves=[{"creature": "orc", "path": ["a2"]}])
    squares = {name: each.square for name, each in played.position.creatures.items()}
    assert squares == {"wolf": "a1", "bear": "h3", "orc": "a2"}


def test_a_card_moves_as_far_as_the_clauses_in_force_let_it() -> None:
    """Where walls bar nobody, whoever is sent into one goes there."""
    rows = ("........",) * 6 + (".#......", "........")
    march = order("March", "minor", {"verb": "move", "squares": 3})
    played = using(march, WOLF, ("orc", "north", "h8"), rows=rows)
    played.edition = played.edition.without("dungeon_command.move.wall_blocked")
    played.do("south", "use_order", card="card", moves=[{"creature": "wolf", "path": ["a2", "b2", "c2"]}])
    assert played.there("wolf").square == "c2"


def test_a_friends_square_on_the_way_is_no_fault() -> None:
    """A creature that burns while it passes a friend is asked there, and the position is sound."""
    rows = ("........",) * 7 + (".^......",)
    played = table(("wolf", "south", "a1"), ("bear", "south", "b1"), ("orc", "north", "h8"), rows=rows)
    played.do("south", "activate", creature="wolf").do("south", "move", path=["b1", "c1"])
    assert (played.asked(), played.there("wolf").square) == (("south", "cower"), "b1")
    assert DUNGEON_COMMAND.faults(played.edition, played.position) == []
    assert played.do("south", "take", creature="wolf").there("wolf").square == "c1"


def test_who_burns_to_death_on_the_way_does_not_stop_the_others() -> None:
    """Parts that follow reach whoever is left."""
    rows = ("........",) * 6 + ("^.......", "........")
    march = order(
        "March",
        "minor",
        {"verb": "move", "kind": "slide", "squares": 2, "to": "target"},
        {"verb": "tap"},
        target={"side": "enemy", "count": 2},
    )
    placed = (("wolf", "south", "h1"), ("orc", "north", "a1", {"hit_points": 10}), ("imp", "north", "d4"))
    played = using(march, *placed, rows=rows)
    moves = [{"creature": "orc", "path": ["a2"]}, {"creature": "imp", "path": ["d5", "d6"]}]
    played.do("south", "use_order", card="card", targets=["orc", "imp"], moves=moves).do(
        "north", "take", creature="orc"
    )
    assert (played.there("orc"), played.there("imp").square, played.there("imp").tapped) == (None, "d6", True)
    assert played.asked() == ("south", "act")


def test_a_shift_by_speed_is_not_the_move_of_the_activation() -> None:
    """Both happen; from beside an enemy it goes one square."""
    shift = order("Stride", "minor", {"verb": "move"})
    played = using(shift, WOLF, ("orc", "north", "c1"))
    played.do("south", "use_order", card="card", moves=[{"creature": "wolf", "path": ["b2"]}])
    assert played.refused("south", "move", path=["b3"]) == set()
    beside = using(shift, WOLF, ORC)
    moves = [{"creature": "wolf", "path": ["a2", "a3"]}]
    assert beside.refused("south", "use_order", card="card", moves=moves) == {"special.shift_start_adjacent"}


# What holds constantly


def constantly(**constant: Any) -> dict[str, Any]:
    """A creature with one constant."""
    return {"constants": [constant]}


def test_constants_add_to_values() -> None:
    """To one's own, or to those of all creatures of the controller; who has no attack printed gets none."""
    everybody = constantly(to="own", stat="melee", amount=10)
    played = table(("wolf", "south", "a1"), ("bear", "south", "h1", everybody), (*ORC, everybody))
    played.do("south", "activate", creature="wolf").do("south", "attack", attack="melee", target="orc")
    assert damaged(take_all(played)) == {"orc": 30}
    unarmed = table((*WOLF, {"melee": None, **everybody}), ORC).do("south", "activate", creature="wolf")
    assert unarmed.refused("south", "attack", attack="melee", target="orc") == {"attack.fixed_damage"}


def test_more_hit_points() -> None:
    """A creature lasts longer."""
    tough = {"hit_points": 20, **constantly(stat="hit_points", amount=10)}
    played = table(WOLF, (*ORC, tough)).do("south", "activate", creature="wolf")
    played.do("south", "attack", attack="melee", target="orc").do("north", "take", creature="orc")
    assert played.there("orc").damage == 20


def test_range_and_ranged_damage() -> None:
    """Both count when the attack is declared."""
    shooter = {"ranged": {"damage": 10, "range": 2}}
    parts = (
        {"verb": "change", "stat": "range", "amount": 1, "to": "this"},
        {"verb": "change", "stat": "ranged", "amount": 10, "to": "this"},
    )
    played = using(order("Aim", "minor", *parts), (*WOLF, shooter), ("orc", "north", "d1"))
    assert played.refused("south", "attack", attack="ranged", target="orc") == {"ranged.range"}
    played.do("south", "use_order", card="card").do("south", "attack", attack="ranged", target="orc")
    assert damaged(take_all(played)) == {"orc": 20}


def test_a_way_to_move_is_given() -> None:
    """It takes the place of the printed one, and who gets it last moves that way."""
    rows = ("........",) * 7 + (".#......",)
    boots = order("Boots", "minor", {"verb": "attach", "to": "this"})
    boots["constants"] = [{"moves": "burrow"}]
    played = using(boots, (*WOLF, {"moves": "shift"}), rows=rows)
    assert "move.wall_blocked" in played.refused("south", "move", path=["b1", "c1"])
    played.do("south", "use_order", card="card").do("south", "move", path=["b1", "c1"])
    assert played.there("wolf").square == "c1"


def test_nobody_stops_the_unstoppable() -> None:
    """It walks past enemies, and still starts slowly beside them."""
    hound = constantly(unstoppable=True)
    played = table((*WOLF, hound), ("orc", "north", "c2")).do("south", "activate", creature="wolf")
    assert played.refused("south", "move", path=["b1", "c1", "d1"]) == set()
    slow = table((*WOLF, hound), ORC).do("south", "activate", creature="wolf")
    assert slow.refused("south", "move", path=["b1", "c1"]) == {"zoc.speed_one"}


def test_who_is_immune_does_not_burn() -> None:
    """Neither on entering hazardous terrain nor at the end of the turn."""
    rows = ("........",) * 7 + (".^......",)
    played = table((*WOLF, constantly(immune=True)), (*ORC[:2], "h8"), rows=rows)
    played.do("south", "activate", creature="wolf").do("south", "move", path=["b1"]).do("south", "pass")
    assert (played.asked(), damaged(played)) == (("north", "activate"), {})


def test_its_player_says_for_whom_a_reaction_is_taken() -> None:
    """A ward saves one of two that would be damaged, whichever its player names."""
    volley = order("Volley", "standard", {"verb": "damage", "amount": 20}, target={"side": "enemy", "count": 2})
    ward = order("Ward", "immediate", {"verb": "prevent"}, answers={"what": "damage", "on": "own"})
    for saved, hurt in (("orc", "imp"), ("imp", "orc")):
        played = using(volley, WOLF, ORC, IMP, north={"order_hand": ["ward"]}, cards={"ward": ward})
        played.do("south", "use_order", card="card", targets=["orc", "imp"])
        assert played.refused("north", "immediate", card="ward", user="orc") == {"ruling.prevented_for_one"}
        wrong = {"card": "ward", "user": "orc", "victim": "wolf"}
        assert played.refused("north", "immediate", **wrong) == {"ruling.prevented_for_one"}
        listed = {each.victim for each in played.legal() if type(each).__name__ == "TakeImmediate"}
        assert listed == {"orc", "imp"}
        played.do("north", "immediate", card="ward", user="orc", victim=saved)
        assert damaged(take_all(played)) == {hurt: 20}


def test_what_an_attached_card_lets_do_is_a_power() -> None:
    """Whoever answers powers answers it, whoever answers order cards does not."""
    wand = order("Wand", "standard", {"verb": "attach", "to": "this"})
    wand["texts"].append({"do": [{"verb": "tap"}], "target": {"side": "enemy"}})
    answering = {
        what: order(what, "immediate", {"verb": "cancel"}, answers={"what": what}) for what in ("power", "order")
    }
    bearer = (*WOLF, {}, {"attached": {"wand": "south"}})
    played = table(bearer, ORC, north={"order_hand": [*answering]}, cards={"wand": wand, **answering})
    played.do("south", "activate", creature="wolf")
    played.do("south", "use_power", card="wand", ability=1, targets=["orc"])
    assert played.refused("north", "immediate", card="power", user="orc") == set()
    assert played.refused("north", "immediate", card="order", user="orc") == {"ruling.what_reactions_answer"}
