"""What must hold of every position of Dungeon Command in which somebody is asked, whatever happened before."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from monosashi.records.random_games import Position
from reference_engine import edition, game

RULES = edition("dungeon_command@summary")
COMMAND = game(RULES.name)
SEATS = ("south", "north")
PHASES = ("refresh_phase", "activate_phase", "deploy_phase", "cleanup_phase")
ASKED_IN = {"activate": "activate_phase", "act": "activate_phase", "deploy": "deploy_phase"}
"""In which phase the turn player is asked what nobody is asked elsewhere."""

MARKS = {"~": {"difficult"}, "^": {"hazard"}, "o": {"obstacle"}, "#": {"wall"}, "s": {"south"}, "n": {"north"}}

Place = tuple[int, int]
Map = dict[Place, set[str]]


def standing_faults(position: Position) -> Iterator[str]:
    """Everything that must hold of a position, whatever happened before."""
    yield from COMMAND.faults(RULES, position)
    yield from conservation_faults(position)
    yield from battlefield_faults(position)
    yield from question_faults(position)
    yield from morale_faults(position)
    yield from leadership_faults(position)


# The table, looked up anew


def other(seat: str) -> str:
    return "north" if seat == "south" else "south"


def card_of(position: Position, card: str) -> Any:
    """What is printed on a card."""
    name = position.cards[card]
    return position.own_cards.get(name) or RULES.cards[name]


def under_way(position: Position, name: str) -> Any:
    """The innermost procedure of that name that is under way, if any."""
    return next((frame for frame in reversed(position.stack) if frame.name == name), None)


def place_of(square: str) -> Place:
    """Column and row, counted from 0."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def map_of(position: Position) -> Map:
    """What is printed on each square."""
    drawn = position.battlefield
    return _map(drawn.rows, tuple((mark, tuple(words)) for mark, words in drawn.legend.items()))


@cache
def _map(rows: tuple[str, ...], legend: tuple[tuple[str, tuple[str, ...]], ...]) -> Map:
    marks = {**MARKS, **{mark: set(words) for mark, words in legend}}
    lines = enumerate(reversed(rows))
    return {(column, row): marks.get(mark, set()) for row, line in lines for column, mark in enumerate(line)}


def added(position: Position, creature: Any, stat: str) -> int:
    """What cards and passing effects add to a value: own texts, those attached, those for all of its side."""
    found = sum(each.amount for each in creature.modifiers if each.stat == stat)
    return found + sum(constant.amount for constant in constants(position, creature) if constant.stat == stat)


def constants(position: Position, creature: Any) -> list[Any]:
    """What holds for a creature all the time; its own, and the newest attached, come last."""
    friends = [each for each in position.creatures.values() if each.controller == creature.controller]
    bearers = [(each, "own") for each in friends] + [(creature, "this")]
    return [
        constant
        for bearer, to in bearers
        for card in (bearer.card, *bearer.attached)
        for constant in card_of(position, card).constants
        if constant.to == to
    ]


# What must hold


def conservation_faults(position: Position) -> Iterator[str]:
    """Each card is in exactly one place, and each player's creatures and order cards are that player's."""
    found: Counter[str] = Counter()
    for seat, player in position.players.items():
        piles = (player.creature_deck, player.creature_hand, player.creature_discard)
        piles += (player.order_deck, player.order_hand, player.order_discard, (player.commander,))
        cards = [card for pile in piles for card in pile]
        found.update(cards)
        wrong = [card for card in cards if not card.startswith(f"{seat}.")]
        if wrong:
            yield f"{seat} has {wrong} (dungeon_command.damage.to_owner_graveyard)"
    for creature in position.creatures.values():
        found.update((creature.card, *creature.attached))
    found.update(cards_in_use(position, found))
    if found != Counter(dict.fromkeys(position.cards, 1)):
        wrong = {card: found[card] for card in position.cards if found[card] != 1}
        yield f"not in exactly one place: {wrong} (dungeon_command.orders.own_creature)"


def cards_in_use(position: Position, lying: Counter[str]) -> set[str]:
    """Order cards that have been declared and have yet to be discarded or attached."""
    declared = [each for frame in position.stack if frame.name == "exchange" for each in frame.declared]
    declared += [frame.declared for frame in position.stack if frame.name == "effect"]
    cards = {each.card for each in declared if each.kind in ("order", "immediate")}
    return {card for card in cards if card not in lying}


def battlefield_faults(position: Position) -> Iterator[str]:
    """Creatures stand on squares of the map, with hit points left; chests hold tokens."""
    for creature in position.creatures.values():
        if "wall" in map_of(position).get(place_of(creature.square), {"wall"}):
            yield f"{creature.card} stands on {creature.square} (dungeon_command.move.wall_blocked)"
        left = card_of(position, creature.card).creature.hit_points + added(position, creature, "hit_points")
        if creature.damage >= left:
            yield f"{creature.card} has {creature.damage} damage of {left} (dungeon_command.damage.destroy_at_zero)"
    for square, chest in position.treasures.items():
        if not 1 <= chest.left <= chest.number or (chest.face_down and chest.left != chest.number):
            yield f"{chest.left} of {chest.number} tokens on {square} (dungeon_command.treasure.number)"


def question_faults(position: Position) -> Iterator[str]:
    """Whoever is asked is so in turn, in the right phase, and has something to say."""
    asked, turn = position.pending, under_way(position, "turn")
    if asked is None or asked.seat == "chance" or turn is None:
        return
    if turn.step not in PHASES or ASKED_IN.get(asked.kind, turn.step) != turn.step:
        yield f"{asked.kind} is asked in {turn.step} (dungeon_command.turn.four_phases)"
    if asked.kind not in ("react", "cower") and asked.seat != position.turn_player:
        yield f"{asked.seat} is asked for {asked.kind} in another turn (dungeon_command.turn.alternate)"
    own = [each for each in position.creatures.values() if each.controller == asked.seat]
    if asked.kind == "activate" and all(each.activated for each in own):
        yield "nobody can be activated (dungeon_command.ruling.activation_ends_by_itself)"
    if asked.kind == "act" and asked.about not in {each.card for each in own}:
        yield f"{asked.about} acts for {asked.seat} (dungeon_command.activate.free_order)"
    hits = under_way(position, "damaging").hits if asked.kind == "cower" else ()
    if hits and not {each.creature for each in hits if each.cower is None} & {each.card for each in own}:
        yield f"{asked.seat} has nothing to decide about (dungeon_command.cower.option)"
    if asked.kind == "deploy" and not position.players[asked.seat].creature_hand:
        yield "there is nobody to deploy (dungeon_command.deploy.optional)"


def morale_faults(position: Position) -> Iterator[str]:
    """The game is over with the morale of a player, and whoever has more has won."""
    morale = {seat: position.players[seat].morale for seat in SEATS}
    result = position.result
    if result is None:
        if position.turn and min(morale.values()) <= 0:
            yield f"the game goes on with morale {morale} (dungeon_command.morale.zero_ends)"
        return
    if position.pending is not None:
        yield "the game is over and somebody is asked (dungeon_command.morale.zero_ends)"
    if result.clause == "dungeon_command.ruling.resignation":
        return
    more = "" if len({*morale.values()}) == 1 else max(SEATS, key=lambda seat: morale[seat])
    if result.winner != more:
        yield f"{result.winner or 'nobody'} won with morale {morale} (dungeon_command.end.winner)"
    if result.clause == "dungeon_command.morale.zero_ends" and min(morale.values()) > 0:
        yield f"the game ended with morale {morale} (dungeon_command.morale.zero_ends)"
    if result.clause == "dungeon_command.cleanup.end_check" and any(
        each.controller == position.turn_player for each in position.creatures.values()
    ):
        yield "the turn player has a creature left (dungeon_command.cleanup.end_check)"


def leadership_faults(position: Position) -> Iterator[str]:
    """Leadership is as printed, and one more for each deploy phase of the player that has begun."""
    turn = under_way(position, "turn")
    for number, seat in enumerate((position.first_player, other(position.first_player))):
        if not position.turn or turn is None:
            continue
        turns = (position.turn + 1 - number) // 2
        if seat == position.turn_player and turn.step in PHASES[:2]:
            turns -= 1
        player = position.players[seat]
        wanted = card_of(position, player.commander).commander.leadership + turns
        if player.leadership != wanted:
            yield f"{seat}'s leadership is {player.leadership} (dungeon_command.deploy.leadership_plus_one)"
