"""Attacks, dodging, cowering, destruction: plays worked out from the text, for either seat."""

import pytest

from tests.dungeon_command.positions import Table, commander, order, table

SHOOTER = {"ranged": {"damage": 20, "range": 5}}
COVERED = ("........",) * 6 + ("......o.", "........")
"""g2 is an obstacle."""

PREVENT_20 = order("Ward", "immediate", {"verb": "prevent", "amount": 20}, answers={"what": "damage"})


def test_a_melee_attack_taps_and_always_hits() -> None:
    """It needs an adjacent target and an untapped creature with a melee value; damage is as printed."""
    played = table(("wolf", "south", "a1"), ("orc", "north", "b2")).do("south", "activate", creature="wolf")
    played.do("south", "attack", attack="melee", target="orc")
    assert played.asked() == ("north", "cower")
    played.do("north", "take", creature="orc")
    assert (played.there("orc").damage, played.there("wolf").tapped) == (20, True)
    assert played.refused("south", "attack", attack="melee", target="orc") == {"actions.needs_untapped"}
    assert played.refused("south", "move", path=["a2"]) == set()


def test_what_may_be_attacked() -> None:
    """Friends, too, but not itself; not two squares away, not around a corner."""
    rows = ("........",) * 6 + (".#......", "........")
    placed = (("wolf", "south", "a1"), ("bear", "south", "b1"), ("orc", "north", "c1"), ("imp", "north", "a3"))
    played = table(*placed).do("south", "activate", creature="wolf")
    assert played.refused("south", "attack", attack="melee", target="bear") == set()
    assert played.refused("south", "attack", attack="melee", target="wolf") == {"attack.friendly_target"}
    assert played.refused("south", "attack", attack="melee", target="orc") == {"melee.adjacent"}
    assert played.refused("south", "attack", attack="ranged", target="orc") == {"ranged.range"}
    corner = table(("wolf", "south", "a2"), ("orc", "north", "b1"), rows=rows).do("south", "activate", creature="wolf")
    assert corner.refused("south", "attack", attack="melee", target="orc") == {"melee.adjacent"}
    unarmed = table(("wolf", "south", "a1", {"melee": None}), ("orc", "north", "b2"))
    unarmed.do("south", "activate", creature="wolf")
    assert unarmed.refused("south", "attack", attack="melee", target="orc") == {"attack.fixed_damage"}


def test_ranged_attacks_need_range_and_sight() -> None:
    """Range counts squares, walls or not; a wall between hides, creatures and obstacles do not."""
    rows = ("........",) * 7 + ("..#.....",)
    placed = (("wolf", "south", "a1", SHOOTER), ("orc", "north", "f1"), ("imp", "north", "f2"), ("ape", "north", "g3"))
    played = table(*placed, rows=rows).do("south", "activate", creature="wolf")
    assert played.refused("south", "attack", attack="ranged", target="orc") == {"ranged.los"}
    assert played.refused("south", "attack", attack="ranged", target="imp") == set()
    assert played.refused("south", "attack", attack="ranged", target="ape") == {"ranged.range"}
    through = table(("wolf", "south", "a1", SHOOTER), ("bear", "south", "c1"), ("orc", "north", "e1"))
    through.do("south", "activate", creature="wolf").do("south", "attack", attack="ranged", target="orc")
    assert through.asked() == ("north", "cower")


@pytest.mark.parametrize("seat", ["south", "north"])
def test_dodging(seat: str) -> None:
    """A covered untapped target taps to take nothing; the next attack hits it (example 4)."""
    foe = {"south": "north", "north": "south"}[seat]
    placed = (("wolf", seat, "b2", SHOOTER), ("bear", seat, "b1", SHOOTER), ("orc", foe, "g2"))
    played = table(*placed, rows=COVERED, turn_player=seat).do(seat, "activate", creature="wolf")
    played.do(seat, "attack", attack="ranged", target="orc")
    assert played.asked() == (foe, "react")
    assert played.refused(foe, "dodge", creature="bear") == {"ranged.cover_allows_dodge"}
    played.do(foe, "dodge", creature="orc")
    assert (played.there("orc").damage, played.there("orc").tapped) == (0, True)
    played.do(seat, "pass").do(seat, "activate", creature="bear").do(seat, "attack", attack="ranged", target="orc")
    assert played.asked() == (foe, "cower")
    played.do(foe, "cower", creature="orc")
    assert played.morale() == ((10, 8) if seat == "south" else (8, 10))
    assert played.there("orc").damage == 0


def test_nobody_dodges_without_cover_or_in_melee() -> None:
    """A creature that could react otherwise is asked, and still cannot dodge."""
    placed = (("wolf", "south", "f2", SHOOTER), ("orc", "north", "g2"))
    hand = {"north": {"order_hand": ["ward"]}, "cards": {"ward": PREVENT_20}}
    melee = table(*placed, rows=COVERED, **hand).do("south", "activate", creature="wolf")  # type: ignore[arg-type]
    melee.do("south", "attack", attack="melee", target="orc")
    assert melee.refused("north", "dodge", creature="orc") == {"melee.auto_hit"}
    bare = table(*placed, **hand).do("south", "activate", creature="wolf")  # type: ignore[arg-type]
    bare.do("south", "attack", attack="ranged", target="orc")
    assert bare.refused("north", "dodge", creature="orc") == {"ranged.auto_hit"}
    tapped = (("wolf", "south", "f2", SHOOTER), ("orc", "north", "g2", {}, {"tapped": True}), ("imp", "north", "h8"))
    weary = table(
        *tapped,
        rows=COVERED,
        north={"order_hand": ["aid"]},
        cards={"aid": order("Aid", "immediate", {"verb": "prevent"}, answers={"what": "damage", "on": "own"})},
    )
    weary.do("south", "activate", creature="wolf").do("south", "attack", attack="ranged", target="orc")
    assert weary.refused("north", "dodge", creature="orc") == {"ranged.dodge_taps"}


def attacked(damage: int, hit_points: int, level: int = 2, **more: object) -> Table:
    """North's orc is about to take damage."""
    placed = (
        ("wolf", "south", "a1", {"melee": damage}),
        ("orc", "north", "b2", {"hit_points": hit_points, "level": level}),
    )
    played = table(*placed, ("imp", "north", "h8"), **more).do("south", "activate", creature="wolf")  # type: ignore[arg-type]
    return played.do("south", "attack", attack="melee", target="orc")


def test_cowering() -> None:
    """It costs 1 for each 10, above the hit points, too; damage is not shared out (example 5)."""
    assert attacked(40, 30).do("north", "cower", creature="orc").morale() == (10, 6)
    over = attacked(100, 10, north={"morale": 13}).do("north", "cower", creature="orc")
    assert (over.morale(), over.there("orc").damage, over.there("orc").tapped) == ((10, 3), 0, False)
    killed = attacked(40, 30).do("north", "take", creature="orc")
    assert (killed.there("orc"), killed.morale()) == (None, (10, 8))
    assert killed.position.players["north"].creature_discard == ("orc",)


def test_prevention_comes_before_cowering() -> None:
    """40 with 20 prevented cost 2; prevented to nothing nobody is asked."""
    hand = {"north": {"order_hand": ["ward"]}, "cards": {"ward": PREVENT_20}}
    played = attacked(40, 50, **hand)
    assert played.asked() == ("north", "react")
    played.do("north", "immediate", card="ward", user="orc")
    assert (played.asked(), played.there("orc").tapped) == (("north", "cower"), True)
    played.do("north", "cower", creature="orc")
    assert played.morale() == (10, 8)
    nothing = attacked(20, 50, **hand).do("north", "immediate", card="ward", user="orc")
    assert (nothing.asked(), nothing.there("orc").damage) == (("south", "act"), 0)
    assert nothing.position.players["north"].order_discard == ("ward",)


def test_reactions_need_an_untapped_creature_of_ones_own_that_it_happens_to() -> None:
    """Nobody reacts for somebody else, or tapped."""
    hand = {"north": {"order_hand": ["ward"]}, "cards": {"ward": PREVENT_20}}
    played = attacked(40, 50, **hand)
    assert played.refused("north", "immediate", card="ward", user="imp") == {"ruling.what_reactions_answer"}
    assert "orders.own_creature" in played.refused("north", "immediate", card="ward", user="wolf")
    placed = (("wolf", "south", "a1"), ("orc", "north", "b2", {}, {"tapped": True}))
    tapped = table(*placed, **hand).do("south", "activate", creature="wolf")  # type: ignore[arg-type]
    assert tapped.do("south", "attack", attack="melee", target="orc").asked() == ("north", "cower")


def test_a_game_ends_at_once_when_morale_is_gone() -> None:
    """The higher morale wins; 3 lost of 3 in the middle of an activation end it; equal is a draw."""
    over = attacked(40, 10, level=3, north={"morale": 3}).do("north", "take", creature="orc")
    assert over.position.result is not None
    assert (over.position.result.winner, over.asked()) == ("south", ("", ""))
    assert attacked(40, 10, level=2, north={"morale": 3}).do("north", "take", creature="orc").position.result is None


def test_both_lose_everything_in_one_event() -> None:
    """Everything of one event is applied before morale is compared; below zero counts as it is."""
    quake = order("Quake", "standard", {"verb": "damage", "amount": 50, "to": "everybody"})
    placed = (("wolf", "south", "a1", {"level": 4}), ("orc", "north", "h8", {"level": 3}))

    def played(**switches: str) -> Table:
        begun = (
            table(
                *placed,
                south={"order_hand": ["quake"], "morale": 3},
                north={"morale": 3},
                cards={"quake": quake},
                switches=switches,
            )
            .do("south", "activate", creature="wolf")
            .do("south", "use_order", card="quake")
        )
        return begun.do("south", "take", creature="wolf").do("north", "take", creature="orc")

    ended = played()
    assert ended.position.result is not None
    assert (ended.morale(), ended.position.result.winner) == ((-1, 0), "north")
    drawn = played(negative_morale="zero")
    assert drawn.position.result is not None
    assert drawn.position.result.winner == ""


def test_a_riposte_kills_the_attacker_first() -> None:
    """What was declared last takes effect first; a dead attacker does nothing."""
    riposte = order("Riposte", "immediate", {"verb": "damage", "amount": 50, "to": "actor"}, answers={"what": "melee"})

    def played(**switches: str) -> Table:
        begun = attacked(20, 50, north={"order_hand": ["riposte"]}, cards={"riposte": riposte}, switches=switches)
        return begun.do("north", "immediate", card="riposte", user="orc").do("south", "take", creature="wolf")

    assert (played().there("wolf"), played().there("orc").damage) == (None, 0)
    assert played(dead_attacker_hits="on").asked() == ("north", "cower")


def test_a_captured_creature() -> None:
    """Its controller acts with it and loses the morale; its owner gets the card."""
    placed = (("wolf", "south", "a1"), ("orc", "south", "b2", {"level": 3, "hit_points": 20}, {"owner": "north"}))

    def played(**switches: str) -> Table:
        begun = table(*placed, switches=switches).do("south", "activate", creature="wolf")
        return begun.do("south", "attack", attack="melee", target="orc").do("south", "take", creature="orc")

    assert played().morale() == (7, 10)
    assert played().position.players["north"].creature_discard == ("orc",)
    assert played(morale_of="owner").morale() == (10, 7)


def test_additional_effects() -> None:
    """They spare who cowers or dodges, but not who had all damage prevented."""
    trip = order("Trip", "standard", {"verb": "attack"}, {"verb": "tap"})
    placed = (("wolf", "south", "a1"), ("orc", "north", "b2"))
    hand = {
        "south": {"order_hand": ["trip"]},
        "north": {"order_hand": ["ward"]},
        "cards": {"trip": trip, "ward": PREVENT_20},
    }

    def played(reaction: bool, **switches: str) -> Table:
        begun = table(*placed, switches=switches, **hand).do("south", "activate", creature="wolf")  # type: ignore[arg-type]
        begun.do("south", "use_order", card="trip", targets=["orc"])
        return begun if reaction else begun.do("north", "pass")

    assert played(False).do("north", "take", creature="orc").there("orc").tapped
    assert not played(False).do("north", "cower", creature="orc").there("orc").tapped
    assert played(False, cower_stops_effects="off").do("north", "cower", creature="orc").there("orc").tapped
    shielded = played(True).do("north", "immediate", card="ward", user="orc")
    assert (shielded.there("orc").damage, shielded.there("orc").tapped) == (0, True)


def test_orders_ask_for_level_ability_and_an_untapped_user() -> None:
    """Minor actions do not tap and may be taken tapped; immediate ones are no actions of an activation."""
    cards = {
        "high": order("High", "standard", level=2),
        "deft": order("Deft", "standard", ability="dexterity"),
        "quick": order("Quick", "minor", {"verb": "morale", "amount": 1}),
        "plain": order("Plain", "standard"),
        "ward": PREVENT_20,
    }
    hand = {"order_hand": list(cards)}
    played = table(("wolf", "south", "a1"), south=hand, cards=cards).do("south", "activate", creature="wolf")
    assert played.refused("south", "use_order", card="high") == {"orders.level"}
    assert played.refused("south", "use_order", card="deft") == {"orders.ability"}
    assert played.refused("south", "use_order", card="ward") == {"actions.immediate_any_turn"}
    played.do("south", "use_order", card="plain")
    assert (played.there("wolf").tapped, played.position.players["south"].order_discard) == (True, ("plain",))
    played.do("south", "use_order", card="quick")
    assert played.morale() == (11, 10)
    assert "actions.needs_untapped" in played.refused("south", "use_order", card="high")


def test_an_untapped_creature_attacks_again() -> None:
    """Tapping alone limits attacks, unless the edition says one standard action."""
    stroke = order("Stroke", "standard", {"verb": "attack"}, {"verb": "untap", "to": "this"})
    placed = (("wolf", "south", "a1"), ("orc", "north", "b2"))

    def played(**switches: str) -> Table:
        begun = table(*placed, south={"order_hand": ["stroke"]}, cards={"stroke": stroke}, switches=switches)
        begun.do("south", "activate", creature="wolf").do("south", "use_order", card="stroke", targets=["orc"])
        return begun.do("north", "take", creature="orc")

    assert played().refused("south", "attack", attack="melee", target="orc") == set()
    limited = played(one_standard_per_activation="on")
    assert limited.refused("south", "attack", attack="melee", target="orc") == {"ruling.one_standard_action"}


def test_powers() -> None:
    """Powers that do not tap are used any number of times, unless their text limits it."""
    texts = [
        {"do": [{"verb": "morale", "amount": 1}]},
        {"do": [{"verb": "morale", "amount": 2}], "once": True},
        {"do": [{"verb": "heal", "amount": 10, "to": "this"}], "action": "standard"},
    ]
    wolf = ("wolf", "south", "a1", {"texts": texts}, {"damage": 20})
    played = table(wolf).do("south", "activate", creature="wolf")
    for ability in (0, 0, 1):
        played.do("south", "use_power", card="wolf", ability=ability)
    assert played.morale() == (14, 10)
    assert played.refused("south", "use_power", card="wolf", ability=1) == {"actions.non_tap_powers"}
    played.do("south", "use_power", card="wolf", ability=2)
    assert (played.there("wolf").damage, played.there("wolf").tapped) == (10, True)
    assert played.refused("south", "use_power", card="wolf", ability=2) == {"actions.needs_untapped"}


def test_several_creatures_damaged_at_once() -> None:
    """The turn player decides about his creatures first, in an order of his choice."""
    quake = order("Quake", "standard", {"verb": "damage", "amount": 30, "to": "everybody"})
    placed = (("wolf", "south", "a1"), ("bear", "south", "b1"), ("orc", "north", "h8"))
    played = table(*placed, south={"order_hand": ["quake"]}, cards={"quake": quake})
    played.do("south", "activate", creature="wolf").do("south", "use_order", card="quake")
    assert played.asked() == ("south", "cower")
    played.do("south", "take", creature="bear").do("south", "cower", creature="wolf")
    assert (played.asked(), played.there("bear").damage) == (("north", "cower"), 0)
    played.do("north", "take", creature="orc")
    assert (played.there("bear").damage, played.there("wolf").damage, played.morale()) == (30, 0, (7, 10))


def test_moved_by_cards() -> None:
    """A slide of 3 passes enemies, even from beside one; a shift of 2 does not stop; the named order counts."""
    slide = order(
        "Shove", "standard", {"verb": "move", "kind": "slide", "squares": 3, "to": "target"}, target={"count": 2}
    )
    shift = order("Sidestep", "minor", {"verb": "move", "kind": "shift", "squares": 2})
    placed = (("wolf", "south", "a1"), ("orc", "north", "b2"), ("imp", "north", "c3"))
    hand = {"south": {"order_hand": ["slide", "shift"]}, "cards": {"slide": slide, "shift": shift}}
    played = table(*placed, **hand).do("south", "activate", creature="wolf")  # type: ignore[arg-type]
    moves = [{"creature": "imp", "path": ["c4"]}, {"creature": "orc", "path": ["c3"]}]
    assert played.refused("south", "use_order", card="slide", targets=["orc", "imp"], moves=moves) == set()
    assert played.refused("south", "use_order", card="slide", targets=["orc", "imp"], moves=moves[::-1]) == {
        "move.no_shared_end"
    }
    far = [{"creature": "orc", "path": ["b3", "b4", "b5", "b6"]}]
    assert played.refused("south", "use_order", card="slide", targets=["orc", "imp"], moves=far) == {
        "special.slide_distance"
    }
    played.do("south", "use_order", card="shift", moves=[{"creature": "wolf", "path": ["b1", "c2"]}])
    assert played.there("wolf").square == "c2"
    assert played.refused("south", "move", path=["d1"]) == set()


def test_a_commander_is_known() -> None:
    """The helper for commanders makes one."""
    assert table(("wolf", "south", "a1"), south={"commander": "Captain 4/5/7/13"}, cards={"c": commander()}).asked()
