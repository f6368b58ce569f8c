"""What other readings of a switch make of attacks, effects, turns and texts: scenarios say the first reading only."""

from typing import Any

import pytest

from tests.dungeon_command.positions import Table, order, table

PREVENT_20 = order("Ward", "immediate", {"verb": "prevent", "amount": 20}, answers={"what": "damage"})


def attacked(damage: int, hit_points: int, level: int = 2, **more: object) -> Table:
    """North's orc is about to take damage."""
    placed = (
        ("wolf", "south", "a1", {"melee": damage}),
        ("orc", "north", "b2", {"hit_points": hit_points, "level": level}),
    )
    played = table(*placed, ("imp", "north", "h8"), **more).do("south", "activate", creature="wolf")  # type: ignore[arg-type]
    return played.do("south", "attack", attack="melee", target="orc")


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


WOLF = ("wolf", "south", "a1")


ORC = ("orc", "north", "b2")


def using(card: dict[str, Any], *placed: tuple[Any, ...], south: dict[str, Any] | None = None, **more: Any) -> Table:
    """South's wolf is being activated, with one order card in South's hand."""
    cards = {"card": card, **more.pop("cards", {})}
    played = table(*placed, south={"order_hand": ["card"], **(south or {})}, cards=cards, **more)
    return played.do("south", "activate", creature="wolf")


def test_a_card_is_not_attached_to_who_cowers() -> None:
    """It goes to its owner's pile instead; by the other reading it is attached."""
    sting = order("Sting", "standard", {"verb": "attack"}, {"verb": "attach"})
    sting["constants"] = [{"stat": "speed", "amount": -1}]
    for reading, attached, discarded in (("on", (), ("card",)), ("off", ("card",), ())):
        played = using(sting, WOLF, ORC, switches={"cower_stops_effects": reading})
        played.do("south", "use_order", card="card", targets=["orc"]).do("north", "cower", creature="orc")
        assert played.there("orc").attached == attached
        assert played.position.players["south"].order_discard == discarded


HAZARD = ("........",) * 7 + ("^.......",)


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


def using_text(
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


@pytest.mark.parametrize("way", ["order", "power"])
def test_one_standard_action_by_the_other_reading(way: str) -> None:
    """Standard order cards and powers count, and so does collecting; minor actions do not."""
    untap = {"verb": "untap", "to": "this"}
    played, seat, use = using_text(
        way, untap, switches={"one_standard_per_activation": "on"}, treasures={"a1": {"number": 2}}
    )
    assert played.refused(seat, "collect") == set()
    played.do(seat, **use)
    assert not played.there("wolf").tapped
    assert played.refused(seat, "collect") == {"ruling.one_standard_action"}
    if way == "power":
        assert played.refused(seat, **use) == {"ruling.one_standard_action"}
