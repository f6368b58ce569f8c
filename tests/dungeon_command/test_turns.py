"""Turns: refreshing, activating, deploying, cleaning up, treasure; plays worked out from the text."""

from typing import Any

import pytest

from reference_engine.dungeon_command.quiet import faults
from tests.dungeon_command.positions import OPEN, Table, commander, creature, order, table

STARTS = ("nnnnnnnn", *OPEN[2:], "ssssssss")
HAZARD = ("........",) * 7 + ("^.......",)
CAPTAIN = {"captain": commander()}


def side(**more: object) -> dict[str, object]:
    """A player with the commander 4/5/7/13."""
    return {"commander": "captain", **more}


def spare(*names: str, level: int = 1) -> dict[str, object]:
    """Creature cards for hands and decks."""
    return {name: creature(f"Spare {level}", level=level) for name in names}


def test_refreshing() -> None:
    """Own creatures untap, the opponent's do not; one order card is drawn, in the first turn, too."""
    cards = {"one": order("One"), "two": order("Two")}
    placed = (("wolf", "south", "a1", {}, {"tapped": True}), ("orc", "north", "h8", {}, {"tapped": True}))
    played = table(*placed, phase="refresh", south={"order_deck": ["one", "two"]}, cards=cards)
    assert (played.there("wolf").tapped, played.there("orc").tapped) == (False, True)
    assert played.position.players["south"].order_hand == ("one",)
    literal = table(*placed, phase="refresh", switches={"untap": "all"})
    assert (literal.there("orc").tapped, literal.asked()) == (False, ("south", "activate"))


def test_an_empty_order_deck() -> None:
    """Nothing is drawn, unless the edition reshuffles the pile."""
    piles = {"south": {"order_discard": ["one", "two"]}, "cards": {"one": order("One"), "two": order("Two")}}
    assert table(("wolf", "south", "a1"), phase="refresh", **piles).position.players["south"].order_hand == ()  # type: ignore[arg-type]
    shuffled = table(("wolf", "south", "a1"), phase="refresh", switches={"reshuffle_orders": "on"}, **piles)  # type: ignore[arg-type]
    shuffled.do("chance", "draw", results=[["two", "one"]])
    assert shuffled.position.players["south"].order_hand == ("two",)


def test_activating_each_once() -> None:
    """One at a time, own creatures only, each once; the phase ends by itself."""
    played = table(("wolf", "south", "a1"), ("bear", "south", "c1"), ("orc", "north", "h8"))
    assert played.refused("south", "activate", creature="orc") == {"ruling.control_and_ownership"}
    assert played.refused("north", "activate", creature="orc") == {"turn.alternate"}
    played.do("south", "activate", creature="wolf")
    assert played.refused("south", "activate", creature="bear") == {"activate.one_at_a_time"}
    played.do("south", "move", path=["a2"])
    assert played.refused("south", "move", path=["a3"]) == {"activate.move_once"}
    played.do("south", "pass")
    assert played.refused("south", "activate", creature="wolf") == {"activate.each_once"}
    played.do("south", "activate", creature="bear").do("south", "pass")
    assert played.asked() == ("north", "activate")


def test_the_untap_cycle() -> None:
    """Who attacked stands up at the end of the turn and can dodge; who dodged stands up in the refresh (example 6)."""
    rows = ("........",) * 6 + ("..o.....", "........")
    shooter = {"ranged": {"damage": 10, "range": 9}}
    placed = (("wolf", "south", "c2", shooter), ("orc", "north", "g2", shooter))
    played = table(*placed, rows=rows).do("south", "activate", creature="wolf")
    played.do("south", "attack", attack="ranged", target="orc").do("north", "take", creature="orc").do("south", "pass")
    assert not played.there("wolf").tapped
    played.do("north", "activate", creature="orc").do("north", "attack", attack="ranged", target="wolf")
    played.do("south", "dodge", creature="wolf")
    assert played.there("wolf").tapped
    played.do("north", "pass")
    assert (played.asked(), played.there("wolf").tapped) == (("south", "activate"), False)


def test_leadership() -> None:
    """It rises by one, without bound, before creatures are deployed; all own creatures count (example 1)."""
    cards = {**CAPTAIN, **spare("four", level=4), **spare("five", level=5)}
    placed = (("wolf", "south", "d4", {"level": 4}), ("orc", "north", "h8"))
    hand = side(creature_hand=["four", "five"], leadership=7)
    played = table(*placed, rows=STARTS, phase="deploy", south=hand, cards=cards)
    assert played.position.players["south"].leadership == 8
    assert played.position.players["north"].leadership == 0
    assert played.refused("south", "deploy", card="five", square="a1") == {"deploy.leadership_cap"}
    assert played.refused("south", "deploy", card="four", square="a2") == {"deploy.place"}
    assert played.refused("south", "deploy", card="four", square="a8") == {"deploy.place"}
    played.do("south", "deploy", card="four", square="a1")
    assert (played.there("four").tapped, played.there("four").activated) == (False, True)
    assert played.refused("south", "deploy", card="five", square="a1") == {"deploy.place", "deploy.leadership_cap"}
    assert played.asked() == ("south", "deploy")


def test_cleaning_up() -> None:
    """Creature cards are drawn up to the hand size; then the game ends for whoever has nobody left (example 7)."""
    cards = {**CAPTAIN, **spare("c1", "c2", "c3", "c4", "c5", "c6")}
    deck = side(creature_hand=["c1", "c2"], creature_deck=["c3", "c4", "c5", "c6"])
    played = table(("wolf", "south", "a1"), ("orc", "north", "h8"), phase="cleanup", south=deck, cards=cards)
    assert played.position.players["south"].creature_hand == ("c1", "c2", "c3", "c4")
    empty = table(("orc", "north", "h8"), phase="cleanup", south=side(morale=5), north={"morale": 3}, cards=CAPTAIN)
    assert empty.position.result is not None
    assert (empty.position.result.winner, empty.position.result.clause) == (
        "south",
        "dungeon_command.cleanup.end_check",
    )
    saved = table(
        ("wolf", "south", "a1"),
        phase="cleanup",
        south=side(),
        north=side(creature_hand=["c1"], leadership=1),
        cards=cards,
    )
    assert (saved.position.result, saved.asked()) == (None, ("north", "deploy"))


@pytest.mark.parametrize(
    ("owner", "controller", "switch", "burns"),
    [
        ("south", "south", "owner", True),
        ("north", "north", "owner", False),
        ("south", "north", "owner", True),
        ("north", "south", "owner", False),
        ("north", "south", "controller", True),
    ],
)
def test_hazards_at_the_end_of_the_turn(owner: str, controller: str, switch: str, burns: bool) -> None:
    """The owner's creatures burn at the end of the owner's turn; their controller decides about cowering."""
    placed = (("wolf", controller, "a1", {}, {"owner": owner}), ("bear", "south", "c1"), ("orc", "north", "h8"))
    played = table(*placed, rows=HAZARD, phase="cleanup", switches={"hazard_turn": switch})
    assert (played.asked() == (controller, "cower")) is burns


def test_end_of_turn_effects_in_free_order() -> None:
    """The turn player chooses what is resolved first; one alone happens by itself; all are resolved."""
    texts = [{"do": [{"verb": "heal", "amount": 10, "to": "this"}], "at": "turn_end"}]
    placed = (("wolf", "south", "a1", {"texts": texts, "hit_points": 20}, {"damage": 10}), ("bear", "south", "c1"))
    placed = (*placed, ("orc", "north", "h8"))
    played = table(*placed, rows=HAZARD, phase="cleanup")
    assert played.asked() == ("south", "turn_effect")
    healed = Table(played.edition, played.position).do("south", "resolve", card="wolf", ability=0)
    assert healed.do("south", "take", creature="wolf").there("wolf").damage == 10
    burnt = Table(played.edition, played.position).do("south", "resolve", card="wolf", ability=-1)
    assert burnt.do("south", "take", creature="wolf").there("wolf") is None
    assert (burnt.morale(), burnt.asked()[0]) == ((9, 10), "north")


def test_start_of_turn_effects_come_before_drawing() -> None:
    """A card drawn in the refresh is not there for them; the opponent's creatures have none."""
    texts = [{"do": [{"verb": "morale", "amount": 1}], "at": "turn_start"}]
    placed = (("wolf", "south", "a1", {"texts": texts}), ("orc", "north", "h8", {"texts": texts}))
    played = table(*placed, phase="refresh", south={"order_deck": ["one"]}, cards={"one": order("One")})
    assert played.morale() == (11, 10)
    kinds = [event.what for event in played.events]
    assert "turn_effect" not in kinds


def test_treasure() -> None:
    """A chest of 2: turned over at the first collection, gone after the second (example 9)."""
    chest = {"a1": {"number": 2}}
    played = table(("wolf", "south", "a1"), ("bear", "south", "b1"), ("orc", "north", "h8"), treasures=chest)
    played.do("south", "activate", creature="bear")
    assert played.refused("south", "collect") == {"treasure.collect"}
    played.do("south", "pass").do("south", "activate", creature="wolf").do("south", "collect")
    assert (played.morale(), played.there("wolf").tapped) == ((11, 10), True)
    assert (played.position.treasures["a1"].left, played.position.treasures["a1"].face_down) == (1, False)
    assert played.refused("south", "collect") == {"actions.needs_untapped"}
    for seat, name in (("south", ""), ("north", "orc"), ("north", "")):
        played.do(seat, "activate", creature=name) if name else played.do(seat, "pass")
    played.do("south", "activate", creature="wolf").do("south", "collect")
    assert (played.morale(), dict(played.position.treasures)) == ((12, 10), {})
    without = table(("wolf", "south", "a1"), treasures=chest, switches={"treasure": "off"})
    assert without.do("south", "activate", creature="wolf").refused("south", "collect") == {"treasure.collect"}


def test_attached_cards() -> None:
    """An attached order card stays with its creature, and goes to its owner's pile with it."""
    banner = order(
        "Banner",
        "minor",
        {"verb": "attach"},
        target={"side": "enemy"},
    )
    banner["constants"] = [{"stat": "speed", "amount": -2}]
    placed = (("wolf", "south", "a1", {"melee": 50}), ("orc", "north", "b2"))
    played = table(*placed, south={"order_hand": ["banner"]}, cards={"banner": banner})
    played.do("south", "activate", creature="wolf").do("south", "use_order", card="banner", targets=["orc"])
    assert played.there("orc").attached == ("banner",)
    assert played.position.players["south"].order_discard == ()
    played.do("south", "attack", attack="melee", target="orc").do("north", "take", creature="orc")
    assert played.position.players["south"].order_discard == ("banner",)
    assert played.position.players["north"].creature_discard == ("orc",)


def test_burning_on_entry_and_at_the_end_of_the_turn() -> None:
    """Each has its own clause."""
    placed = (("wolf", "south", "b1"), ("orc", "north", "h8"))
    played = table(*placed, rows=HAZARD).do("south", "activate", creature="wolf").do("south", "move", path=["a1"])
    played.do("south", "take", creature="wolf").do("south", "pass").do("south", "take", creature="wolf")
    assert [event.clause for event in played.events if event.what == "damaged"] == [
        "dungeon_command.terrain.hazard_entry",
        "dungeon_command.terrain.hazard_end_turn",
    ]


def test_a_card_whose_bearer_it_destroys() -> None:
    """It goes to its owner's pile once."""
    curse = order("Curse", "minor", {"verb": "attach"}, {"verb": "damage", "amount": 50}, target={})
    curse["constants"] = [{"stat": "speed", "amount": -2}]
    placed = (("wolf", "south", "a1"), ("orc", "north", "b2"), ("imp", "north", "h8"))
    played = table(*placed, south={"order_hand": ["curse"]}, cards={"curse": curse})
    played.do("south", "activate", creature="wolf").do("south", "use_order", card="curse", targets=["orc"])
    assert list(faults(played.edition, played.position)) == []
    played.do("north", "take", creature="orc")
    assert (played.there("orc"), played.position.owners) == (None, {})
    assert played.position.players["south"].order_discard == ("curse",)


def test_one_event_is_over_before_the_game_ends() -> None:
    """Damage that brings a morale to zero ends the game before the gain that follows; both at once are compared."""
    spite = order(
        "Spite", "minor", {"verb": "damage", "amount": 50, "to": "everybody"}, {"verb": "morale", "amount": 9}
    )
    placed = (("wolf", "south", "a1", {"level": 2}), ("orc", "north", "h8", {"level": 3}))

    def played(south: int, north: int, **more: Any) -> Table:
        sides: dict[str, Any] = {"south": {"order_hand": ["spite"], "morale": south}, "north": {"morale": north}}
        begun = table(*placed, cards={"spite": spite}, **sides, **more)
        begun.do("south", "activate", creature="wolf").do("south", "use_order", card="spite")
        return begun.do("south", "take", creature="wolf").do("north", "take", creature="orc")

    for south, north, switches, winner in (
        (2, 9, {}, "north"),
        (2, 3, {}, ""),
        (1, 1, {}, "south"),
        (1, 1, {"negative_morale": "zero"}, ""),
    ):
        ended = played(south, north, switches=switches)
        assert ended.morale() == (south - 2, north - 3)
        assert ended.position.result is not None
        assert (ended.position.result.winner, ended.position.result.clause) == (
            winner,
            "dungeon_command.morale.zero_ends",
        )


def test_a_captured_creature_in_the_activate_phase() -> None:
    """It may be activated if it has not been in this turn; its level counts for its controller."""
    treason = order("Treason", "minor", {"verb": "control"}, target={"side": "enemy"})
    cards = {"treason": treason, **CAPTAIN, **spare("one", level=1)}
    placed = (("wolf", "south", "d4", {"level": 2}), ("orc", "north", "h8", {"level": 5}), ("imp", "north", "g8"))
    hand = side(order_hand=["treason"], creature_hand=["one"], leadership=6)
    played = table(*placed, rows=STARTS, south=hand, cards=cards).do("south", "activate", creature="wolf")
    played.do("south", "use_order", card="treason", targets=["orc"]).do("south", "pass")
    assert played.asked() == ("south", "activate")
    played.do("south", "activate", creature="orc").do("south", "pass")
    assert (played.asked(), played.there("orc").owner) == (("south", "deploy"), "north")
    assert played.refused("south", "deploy", card="one", square="a1") == {"deploy.leadership_cap"}


def test_ending_the_activate_phase() -> None:
    """It counts as empty activations of the rest: the creatures of the turn player, not the opponent's."""
    played = table(("wolf", "south", "a1"), ("bear", "south", "c1"), ("orc", "north", "h8"))
    played.do("south", "activate", creature="wolf").do("south", "pass").do("south", "pass")
    assert played.asked() == ("north", "activate")
    assert played.refused("north", "activate", creature="orc") == set()
