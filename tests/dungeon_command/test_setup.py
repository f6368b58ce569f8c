"""Setting up a game, and whole games with the specimen warbands."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from reference_engine.dungeon_command.card_list import load_warbands
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY
from reference_engine.dungeon_command.game import DUNGEON_COMMAND
from reference_engine.dungeon_command.map_list import file_faults, load_maps
from reference_engine.dungeon_command.orders import in_use
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.procedures import Effect, Exchange
from reference_engine.dungeon_command.quiet import PILES, faults
from reference_engine.dungeon_command.warband import Warband, warband_faults
from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.legality import Legal
from reference_engine.kernel.run import apply, begin
from tests.dungeon_command.positions import Table, commander, creature, order, table

EDITION = DUNGEON_COMMAND_SUMMARY


def begun(**document: Any) -> Table:
    """A new game at its first decision."""
    how = DUNGEON_COMMAND.starts.convert(document)
    return Table(EDITION, begin(EDITION, DUNGEON_COMMAND.start(EDITION, how)).position)


def drawn(played: Table) -> Table:
    """Chance answers with everything in the order given."""
    pending = played.position.pending
    assert pending is not None
    return played.do("chance", "draw", results=[list(draw.among) for draw in pending.draws])


def test_the_winner_chooses_who_is_first_and_the_first_player_the_side() -> None:
    """Nobody else is asked."""
    played = begun()
    assert played.asked() == ("chance", "first_draw")
    played.do("chance", "draw", results=[["north", "south"]])
    assert played.asked() == ("north", "first_player")
    assert played.refused("south", "choose_first", first="south") == {"setup.first_choice"}
    played.do("north", "choose_first", first="south")
    assert played.asked() == ("south", "side")
    assert played.refused("north", "choose_side", side="dungeon") == {"setup.side_choice"}
    played.do("south", "choose_side", side="outdoor")
    assert played.position.battlefield is not None
    assert (played.position.battlefield.side, played.asked()) == ("outdoor", ("chance", "chests"))
    drawn(played)
    assert all(chest.face_down for chest in played.position.treasures.values())
    drawn(played)
    south = played.position.players["south"]
    face = EDITION.cards[played.position.cards[south.commander]].commander
    assert face is not None
    assert (len(south.creature_hand), len(south.order_hand)) == (face.creature_hand, face.order_hand)
    assert (south.leadership, south.morale) == (face.leadership, face.morale)
    assert played.asked() == ("south", "starting")
    assert played.refused("south", "pass") == {"setup.deploy_minimum"}
    assert played.refused("north", "pass") == {"setup.deploy_order"}
    for seat in ("south", "north"):
        played.do(seat, "deploy", card=played.legal()[0].card, square=played.legal()[0].square)
        assert played.asked() == (seat, "starting")
        hand = len(played.position.players[seat].creature_hand)
        played.do(seat, "pass")
        assert hand < face.creature_hand or seat == "north"
    assert played.asked() == ("south", "activate")
    assert len(played.position.players["south"].creature_hand) == face.creature_hand
    assert len(played.position.players["south"].order_hand) == face.order_hand + 1


def starting(leadership: int, hand: dict[str, int], deck: dict[str, int]) -> Table:
    """A game of described cards cannot be started; the edition's cards are exchanged instead."""
    cards = {**EDITION.cards}
    convert = DUNGEON_COMMAND.cards.convert
    own = load_warbands()[0]
    names = []
    for index, level in enumerate([*hand.values(), *deck.values()]):
        card = convert(creature(f"Test {index}", level=level))
        cards[card.name] = card
        names.append(card.name)
    captain = convert(commander(creature_hand=len(hand), leadership=leadership))
    cards[captain.name] = captain
    edition = EDITION.amended(EDITION.name, cards=cards, numbers={"creatures": 0})
    warband = Warband(captain.name, tuple(names), own.orders)
    how = DUNGEON_COMMAND.starts.kind(warbands={"south": warband})
    played = Table(edition, begin(edition, DUNGEON_COMMAND.start(edition, how)).position)
    played.do("chance", "draw", results=[["south", "north"]]).do("south", "choose_first", first="south")
    drawn(played.do("south", "choose_side", side="dungeon"))
    return drawn(played)


def test_starting_leadership() -> None:
    """Levels 4 and 3 fit leadership 7, 4 and 4 do not (example 1)."""
    played = starting(7, {"a": 4, "b": 3, "c": 4}, {"d": 1})
    hand = played.position.players["south"].creature_hand
    squares = [answer.square for answer in played.legal()]
    played.do("south", "deploy", card=hand[0], square=squares[0])
    assert played.refused("south", "deploy", card=hand[2], square=squares[1]) == {"setup.deploy_leadership"}
    assert played.refused("south", "deploy", card=hand[1], square=squares[0]) == {"setup.deploy_place"}
    assert played.refused("south", "deploy", card=hand[1], square=squares[1]) == set()


def test_a_hand_that_does_not_fit_is_drawn_anew() -> None:
    """Until some creature fits; then at least one is deployed."""
    played = starting(3, {"a": 5, "b": 4}, {"c": 2, "d": 6})
    assert played.asked() == ("chance", "redraw")
    pending = played.position.pending
    assert pending is not None
    played.do("chance", "draw", results=[list(reversed(pending.draws[0].among))])
    assert played.asked() == ("south", "starting")
    assert len(played.position.players["south"].creature_hand) == 2


@pytest.mark.parametrize(
    ("leadership", "hand", "deck"),
    [(1, {"a": 5, "b": 4}, {"d": 6}), (7, {}, {"a": 1, "b": 1})],
)
def test_whoever_can_deploy_nothing_is_done(leadership: int, hand: dict[str, int], deck: dict[str, int]) -> None:
    """No card of the warband fits, or there is no hand: nothing is drawn for ever, and nobody is stuck."""
    played = starting(leadership, hand, deck)
    assert (played.asked(), played.legal()) == (("south", "starting"), [Pass()])
    played.do("south", "pass")
    assert played.asked() == ("north", "starting")


def test_a_map_without_start_areas() -> None:
    """Nobody can deploy, and nobody has to."""
    bare = {side: {"side": side, "rows": ["....", "...."]} for side in ("dungeon", "outdoor")}
    played = begun(battlefields=bare).do("chance", "draw", results=[["south", "north"]])
    drawn(played.do("south", "choose_first", first="south").do("south", "choose_side", side="dungeon"))
    for seat in ("south", "north"):
        assert (played.asked(), played.legal()) == ((seat, "starting"), [Pass()])
        played.do(seat, "pass")
    assert played.position.turn == 1


def test_what_is_shown_before_the_first_decision() -> None:
    """Each commander, which creatures each player has, and the tiles; no order card."""
    how = DUNGEON_COMMAND.starts.convert({})
    started = begin(EDITION, DUNGEON_COMMAND.start(EDITION, how))
    shown = {event.seat: event for event in started.events if event.what == "revealed"}
    tiles = {(event.seat, event.place): event.cards for event in started.events if event.what == "tiles"}
    for seat, player in started.position.players.items():
        assert (shown[seat].about, shown[seat].cards) == (player.commander, player.creature_deck)
        for side, name in (("dungeon", "Cistern"), ("outdoor", "Ford")):
            assert tiles[seat, side] == load_maps()[name].battlefield.tiles[seat]


def on_table(position: Position) -> Counter[str]:
    """Every card, as often as it is somewhere."""
    found: Counter[str] = Counter(player.commander for player in position.players.values())
    for player in position.players.values():
        for pile in PILES:
            found.update(getattr(player, pile))
    for present in position.creatures.values():
        found.update((present.card, *present.attached))
    for frame in position.stack:
        declared = frame.declared if isinstance(frame, Exchange) else ()
        if isinstance(frame, Effect) and frame.declared is not None:
            declared = (frame.declared,)
        found.update(each.card for each in declared if in_use(position, each))
    return found


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"creatures": 11}, "warband_minimum"),
        ({"orders": 29}, "warband_minimum"),
        ({"copies": 5}, "copy_limit"),
        ({"commander": ""}, "one_commander"),
        ({"tiles": ("large a", "large b", "small c")}, "tiles_per_player"),
    ],
)
def test_warbands(change: dict[str, Any], clause: str) -> None:
    """Each fault names its clause; a specimen warband has none."""
    own = load_warbands()[0]
    assert not list(warband_faults(EDITION, own))
    if "creatures" in change:
        wrong = replace(own, creatures=own.creatures[: change["creatures"]])
    elif "orders" in change:
        wrong = replace(own, orders=own.orders[: change["orders"]])
    elif "copies" in change:
        rest = tuple(name for name in own.orders if name != own.orders[0])
        wrong = replace(own, orders=(*rest, *(own.orders[0],) * 5))
    else:
        wrong = replace(own, **change)
    assert any(f"(dungeon_command.components.{clause})" in fault for fault in warband_faults(EDITION, wrong))


def test_maps_are_read() -> None:
    """Both sides are there; a drawing with a fault is refused with a sentence."""
    assert {each.side for each in load_maps().values()} == {"dungeon", "outdoor"}
    head = 'name = "x"\nja = "x"\nside = "dungeon"\ntiles = {}\n'
    assert list(file_faults((head + 'rows = ["...", ".."]').encode())) == [
        "battlefield: rows[1]: 2 squares where the first row has 3"
    ]
    assert any("'?' stands for nothing" in fault for fault in file_faults((head + 'rows = ["?"]').encode()))


@pytest.mark.parametrize("seed", range(12))
def test_random_games_come_to_an_end(seed: int) -> None:
    """At every decision something is legal, the position is sound and the same after JSON; the game ends."""
    random = Random(seed)
    played = begun()
    for count in range(3_000):
        position = played.position
        if position.result is not None:
            break
        pending = position.pending
        assert pending is not None
        answer = Legal(EDITION, position).sample(random)
        played.position = apply(EDITION, position, pending.seat, answer).position
        assert on_table(played.position) == Counter(dict.fromkeys(position.cards, 1))
        if count % 25 == 0:
            assert not list(faults(EDITION, played.position))
            text = DUNGEON_COMMAND.positions.dump(played.position)
            assert DUNGEON_COMMAND.positions.dump(DUNGEON_COMMAND.positions.load(text)) == text
    assert played.position.result is not None


def test_quiet_positions_are_looked_at() -> None:
    """Every fault is told, each with its clause."""
    with pytest.raises(Unreadable) as told:
        table(("wolf", "south", "a1", {}, {"damage": 50}), ("orc", "north", "a1"), ("imp", "north", "z9"))
    assert any("would be destroyed" in fault for fault in told.value.faults)
    assert any("shares a1" in fault for fault in told.value.faults)
    assert any("there is no such square" in fault for fault in told.value.faults)


def test_positions_that_do_not_hang_together() -> None:
    """Attached cards have an owner; creatures and chests are entered under their own names."""
    banner = order("Banner", "minor", {"verb": "attach"}, target={})
    banner["constants"] = [{"stat": "speed", "amount": 1}]
    bearer: tuple[Any, ...] = ("wolf", "south", "a1", {}, {"attached": {"banner": "south"}})
    position = table(bearer, cards={"banner": banner}, treasures={"h8": {"number": 3}}).position
    assert not list(faults(EDITION, position))
    position.owners = {}
    assert list(faults(EDITION, position)) == ["banner with wolf is nobody's card"]
    position.owners = {"banner": "south", "pennant": "north"}
    assert list(faults(EDITION, position)) == ["pennant has an owner and is attached to nobody"]
    position.owners = {"banner": "south"}
    position.creatures, position.treasures = {"dog": position.creatures["wolf"]}, {"a1": position.treasures["h8"]}
    assert list(faults(EDITION, position)) == [
        "the creature wolf is entered as 'dog'",
        "the chest on h8 is entered as 'a1'",
    ]


def test_one_card_for_several_creatures() -> None:
    """A card that would be attached to two creatures is refused."""
    banner = order("Banner", "minor", {"verb": "attach"}, target={"count": 2})
    banner["constants"] = [{"stat": "speed", "amount": 1}]
    with pytest.raises(Unreadable, match="a card is attached to one creature"):
        table(("wolf", "south", "a1"), cards={"banner": banner})


def test_what_is_hidden() -> None:
    """Hands from the other seat, decks from everybody, the numbers of chests that lie face down."""
    played = table(
        ("wolf", "south", "a1"),
        south={"creature_hand": ["spare"]},
        cards={"spare": creature("Spare")},
        treasures={"h8": {"number": 3}},
    )
    seen = {
        viewer: DUNGEON_COMMAND.view(EDITION, played.position, viewer)
        for viewer in ("judge", "south", "north", "public")
    }
    assert [seen[viewer].players["south"].creature_hand for viewer in seen] == [("spare",), ("spare",), None, None]
    assert [next(iter(seen[viewer].treasures.values())).number for viewer in seen] == [3, None, None, None]
    assert [seen[viewer].players["south"].creature_hand_count for viewer in seen] == [1, 1, 1, 1]
