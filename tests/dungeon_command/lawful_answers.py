"""What an accepted answer of Dungeon Command must fulfil, worked out anew from the rules."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

from msgspec.structs import replace

from monosashi.records.random_games import Answer, Position
from reference_engine.kernel.decision import act_of
from tests.dungeon_command.lawful_positions import (
    Map,
    Place,
    added,
    card_of,
    constants,
    map_of,
    other,
    place_of,
    under_way,
)

COMPLETE = ("activate", "move", "attack", "collect", "dodge", "cower", "take", "deploy")
"""Acts of which every reason to refuse them is looked at here."""

ASKED = {
    "activate": ("activate",),
    "move": ("act",),
    "attack": ("act",),
    "use_order": ("act",),
    "use_power": ("act",),
    "collect": ("act",),
    "dodge": ("react",),
    "immediate": ("react",),
    "cower": ("cower",),
    "take": ("cower",),
    "deploy": ("starting", "deploy"),
}
"""When each act may be done."""


def answer_faults(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Everything that makes an accepted answer unlawful after all."""
    act, asked = act_of(answer), position.pending
    if act in ASKED and (asked.kind not in ASKED[act] or asked.seat != seat):
        yield f"{seat} did {act} while {asked.seat} was asked for {asked.kind} (dungeon_command.turn.four_phases)"
    elif act in OF_ACTS:
        yield from OF_ACTS[act](position, seat, answer)


# Squares


def next_to(one: Place, two: Place) -> bool:
    return max(abs(one[0] - two[0]), abs(one[1] - two[1])) == 1


def cut(squares: Map, one: Place, two: Place) -> bool:
    """Whether a wall stands at the corner that a diagonal step passes."""
    return (
        one[0] != two[0]
        and one[1] != two[1]
        and any("wall" in squares[corner] for corner in ((one[0], two[1]), (two[0], one[1])))
    )


def adjacent(squares: Map, one: Place, two: Place) -> bool:
    return next_to(one, two) and not cut(squares, one, two)


def beside_enemy(position: Position, controller: str, place: Place) -> bool:
    """Whether a creature of that side would be adjacent to an enemy."""
    enemies = [place_of(each.square) for each in position.creatures.values() if each.controller != controller]
    return any(adjacent(map_of(position), place, enemy) for enemy in enemies)


def kind_of_move(position: Position, creature: Any) -> str:
    """How a creature moves by itself."""
    given = [constant.moves for constant in constants(position, creature) if constant.moves]
    return (given or [card_of(position, creature.card).creature.moves or "normal"])[-1]


def path_faults(position: Position, creature: Any, path: tuple[str, ...]) -> Iterator[str]:
    """Walk along a path, square after square."""
    squares, kind = map_of(position), kind_of_move(position, creature)
    here, spent, controller = place_of(creature.square), 0, creature.controller
    limit = max(0, card_of(position, creature.card).creature.speed + added(position, creature, "speed"))
    if beside_enemy(position, controller, here):
        limit = min(limit, 1)
    free = any(constant.unstoppable for constant in constants(position, creature)) or kind != "normal"
    through_walls = kind == "burrow" or (kind == "fly" and position.battlefield.side == "outdoor")
    others = {place_of(each.square): each for each in position.creatures.values() if each.card != creature.card}
    for number, square in enumerate(path, 1):
        there, last = place_of(square), number == len(path)
        if number > 1 and not free and beside_enemy(position, controller, here):
            yield f"the move should have ended before {square} (dungeon_command.zoc.stop)"
        if not next_to(here, there) or (not through_walls and cut(squares, here, there)):
            yield f"no step leads to {square} (dungeon_command.move.adjacent_steps)"
        if "wall" in squares[there] and (last or not through_walls):
            yield f"{square} is a wall (dungeon_command.move.wall_blocked)"
        if there in others and (last or (others[there].controller != controller and kind not in ("fly", "burrow"))):
            yield f"{square} is taken (dungeon_command.move.no_shared_end)"
        dear = squares[there] & {"difficult", "hazard", "obstacle"} and (last or kind not in ("fly", "burrow"))
        spent += 2 if dear else 1
        here = there
    if spent > limit:
        yield f"the move costs {spent}, {limit} may be (dungeon_command.move.up_to_speed)"


def in_sight(squares: Map, one: Place, two: Place) -> bool:
    """Whether some line between the sample points of two squares touches no wall."""
    walls = frozenset(place for place, what in squares.items() if "wall" in what)
    return _in_sight(walls, *sorted((one, two)))


@cache
def _in_sight(walls: frozenset[Place], one: Place, two: Place) -> bool:
    points = [*product((1, 3, 5, 7, 9), repeat=2)]
    lines = (
        ((10 * one[0] + a, 10 * one[1] + b), (10 * two[0] + c, 10 * two[1] + d))
        for (a, b), (c, d) in product(points, points)
    )
    low, high = (
        tuple(min(ends) for ends in zip(one, two, strict=True)),
        tuple(max(ends) for ends in zip(one, two, strict=True)),
    )
    near = [wall for wall in walls if low[0] <= wall[0] <= high[0] and low[1] <= wall[1] <= high[1]]
    return any(not any(meets(line, wall) for wall in near) for line in lines)


def meets(line: tuple[Place, Place], wall: Place) -> bool:
    """Whether a line between points touches a square: its corners do not all lie on one side, nor all beyond an end."""
    (x1, y1), (x2, y2) = line
    corners = [(10 * (wall[0] + right), 10 * (wall[1] + up)) for right in (0, 1) for up in (0, 1)]
    sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in corners]
    if min(sides) > 0 or max(sides) < 0:
        return False
    for start, end, values in ((x1, x2, [x for x, _ in corners]), (y1, y2, [y for _, y in corners])):
        if max(start, end) < min(values) or min(start, end) > max(values):
            return False
    return True


# Acts


def activating(position: Position) -> Any:
    """The creature that is being activated."""
    return position.creatures[under_way(position, "activation").creature]


def lawful_activation(position: Position, seat: str, answer: Any) -> Iterator[str]:
    creature = position.creatures[answer.creature]
    if creature.controller != seat:
        yield f"{answer.creature} is {creature.controller}'s (dungeon_command.activate.free_order)"
    if creature.activated:
        yield f"{answer.creature} is activated again (dungeon_command.activate.each_once)"


def lawful_move(position: Position, _seat: str, answer: Any) -> Iterator[str]:
    if under_way(position, "activation").moved:
        yield "a second move (dungeon_command.activate.move_once)"
    yield from path_faults(position, activating(position), answer.path)


def attack_faults(position: Position, user: Any, kind: str, target: str, made: Any = None) -> Iterator[str]:
    """What an attack must fulfil, whether a card makes it or not; a fixed damage needs nothing printed."""
    printed, squares = card_of(position, user.card).creature, map_of(position)
    here, there = place_of(user.square), place_of(position.creatures[target].square)
    fixed = made is not None and made.damage is not None
    if target == user.card:
        yield f"{target} attacks itself (dungeon_command.attack.friendly_target)"
    if kind == "melee":
        if printed.melee is None and not fixed:
            yield f"{user.card} has no melee attack (dungeon_command.attack.fixed_damage)"
        if not adjacent(squares, here, there):
            yield f"{target} is not adjacent (dungeon_command.melee.adjacent)"
        return
    away = max(abs(here[0] - there[0]), abs(here[1] - there[1]))
    own = -1 if printed.ranged is None else printed.ranged.range + added(position, user, "range")
    if away > (made.range if fixed else own):
        yield f"{target} is {away} squares away (dungeon_command.ranged.range)"
    if not in_sight(squares, here, there):
        yield f"{target} is not seen (dungeon_command.ranged.los)"


def lawful_attack(position: Position, _seat: str, answer: Any) -> Iterator[str]:
    user = activating(position)
    if user.tapped:
        yield f"{user.card} is tapped (dungeon_command.actions.needs_untapped)"
    yield from attack_faults(position, user, answer.attack, answer.target)


def lawful_collecting(position: Position, _seat: str, _answer: Any) -> Iterator[str]:
    user = activating(position)
    if user.tapped:
        yield f"{user.card} is tapped (dungeon_command.actions.needs_untapped)"
    if user.square not in position.treasures:
        yield f"no chest is on {user.square} (dungeon_command.treasure.collect)"


def use_faults(position: Position, user: Any, card: str, ability: int, action: str) -> Iterator[str]:
    """Who may use a text, which action it takes, and what the attack in it must fulfil."""
    printed, order = card_of(position, user.card).creature, card_of(position, card).order
    if order is not None and ability == 0:
        action_taken = order.action
        if printed.level < order.level:
            yield f"{user.card} has level {printed.level} (dungeon_command.orders.level)"
        if order.ability is not None and order.ability not in printed.abilities:
            yield f"{user.card} has no {order.ability} (dungeon_command.orders.ability)"
    else:
        action_taken = card_of(position, card).texts[ability].action or "minor"
    if (action_taken == "immediate") != (action == "immediate"):
        yield f"{card} is {action_taken} (dungeon_command.actions.immediate_any_turn)"
    if action_taken != "minor" and user.tapped:
        yield f"{user.card} is tapped (dungeon_command.actions.needs_untapped)"


def targets_faults(position: Position, seat: str, user: Any, text: Any, answer: Any) -> Iterator[str]:
    """What is chosen is what the text says; who moves before an attack attacks from there."""
    verbs = [part.__struct_config__.tag for part in text.do]
    attacks = "attack" in verbs
    if attacks and answer.targets:
        made = text.do[verbs.index("attack")]
        ends = [each.path[-1] for each in answer.moves if each.path and verbs[0] == "move"]
        there = replace(user, square=ends[0]) if ends else user
        yield from attack_faults(position, there, made.kind, answer.targets[0], made)
    if len(answer.discards) != text.discard:
        yield f"{len(answer.discards)} cards are discarded (dungeon_command.ruling.card_text_binds)"
    if text.user is not None and text.user not in card_of(position, user.card).creature.types:
        yield f"{user.card} is no {text.user} (dungeon_command.ruling.card_text_binds)"
    chooses = text.target is not None and text.target.what == "creatures"
    wanted = text.target.count if chooses else int(attacks)
    if len(answer.targets) != wanted:
        yield f"{len(answer.targets)} targets, not {wanted} (dungeon_command.ruling.card_text_binds)"
    side = text.target.side if text.target is not None else "any"
    wrong = [each for each in answer.targets if (position.creatures[each].controller == seat) == (side == "enemy")]
    if side != "any" and wrong:
        yield f"{wrong} of the other side (dungeon_command.ruling.card_text_binds)"


def lawful_order(position: Position, seat: str, answer: Any) -> Iterator[str]:
    user, text = activating(position), card_of(position, answer.card).texts[:1]
    yield from use_faults(position, user, answer.card, 0, "order")
    if text:
        yield from targets_faults(position, seat, user, text[0], answer)


def lawful_power(position: Position, seat: str, answer: Any) -> Iterator[str]:
    user, text = activating(position), card_of(position, answer.card).texts[answer.ability]
    yield from use_faults(position, user, answer.card, answer.ability, "power")
    yield from targets_faults(position, seat, user, text, answer)
    if text.once and f"{answer.card}:{answer.ability}" in under_way(position, "activation").used:
        yield f"{answer.card} is used again (dungeon_command.actions.non_tap_powers)"


def lawful_reaction(position: Position, seat: str, answer: Any) -> Iterator[str]:
    user, text = position.creatures[answer.user], card_of(position, answer.card).texts[answer.ability]
    if user.controller != seat:
        yield f"{answer.user} is {user.controller}'s (dungeon_command.orders.own_creature)"
    yield from use_faults(position, user, answer.card, answer.ability, "immediate")
    yield from targets_faults(position, seat, user, text, answer)


def lawful_dodge(position: Position, seat: str, answer: Any) -> Iterator[str]:
    creature = position.creatures[answer.creature]
    attacks = [each for each in under_way(position, "exchange").declared if each.attack and not each.dodged]
    on_it = [each for each in attacks if each.targets[:1] == (answer.creature,)]
    if creature.controller != seat or not on_it:
        yield f"{answer.creature} is not {seat}'s target (dungeon_command.ranged.cover_allows_dodge)"
    if creature.tapped:
        yield f"{answer.creature} is tapped (dungeon_command.ranged.dodge_taps)"
    if on_it and (on_it[-1].attack == "melee" or not on_it[-1].cover):
        yield f"{answer.creature} cannot dodge that (dungeon_command.ranged.auto_hit)"


def lawful_decision(position: Position, seat: str, answer: Any) -> Iterator[str]:
    hits = {each.creature: each.cower for each in under_way(position, "damaging").hits}
    if hits.get(answer.creature, False) is not None or position.creatures[answer.creature].controller != seat:
        yield f"nothing is to be decided about {answer.creature} (dungeon_command.cower.option)"
    theirs = [card for card, cower in hits.items() if cower is None and position.creatures[card].controller != seat]
    if seat != position.turn_player and any(position.creatures[card].controller != seat for card in theirs):
        yield f"{other(seat)} decides first (dungeon_command.ruling.damage_at_once)"


def lawful_deployment(position: Position, seat: str, answer: Any) -> Iterator[str]:
    player = position.players[seat]
    if answer.card not in player.creature_hand:
        yield f"{answer.card} is not in the hand (dungeon_command.deploy.place)"
    if seat not in map_of(position).get(place_of(answer.square), set()):
        yield f"{answer.square} is no place to deploy (dungeon_command.deploy.place)"
    if any(each.square == answer.square for each in position.creatures.values()):
        yield f"{answer.square} is taken (dungeon_command.deploy.place)"
    own = [each.card for each in position.creatures.values() if each.controller == seat]
    levels = sum(card_of(position, card).creature.level for card in (*own, answer.card))
    if levels > player.leadership:
        yield f"levels {levels} under leadership {player.leadership} (dungeon_command.deploy.leadership_cap)"


OF_ACTS: dict[str, Callable[[Position, str, Any], Iterator[str]]] = {
    "activate": lawful_activation,
    "move": lawful_move,
    "attack": lawful_attack,
    "collect": lawful_collecting,
    "use_order": lawful_order,
    "use_power": lawful_power,
    "immediate": lawful_reaction,
    "dodge": lawful_dodge,
    "cower": lawful_decision,
    "take": lawful_decision,
    "deploy": lawful_deployment,
}
