"""The text of an order card or a power in use: what it may reach, how it attacks, whom it moves.

Order cards, powers and immediate actions are bound by the same clauses; each act lists the conditions made here.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol

from reference_engine.dungeon_command import attack, melee, movement, ranged, reach, targets
from reference_engine.dungeon_command.cards import Attack, Damage, Move, Text
from reference_engine.dungeon_command.position import Creature, Position, card_of
from reference_engine.dungeon_command.procedures import Declared, Moved, MoveKind
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import named_twice
from reference_engine.kernel.fast.shared_findings import Condition, looks_at
from reference_engine.kernel.judgement import judgement


class Use(Protocol):
    """What the answers that use a text have in common."""

    @property
    def targets(self) -> tuple[str, ...]:
        """The creatures chosen."""

    @property
    def moves(self) -> tuple[Moved, ...]:
        """Who moves along which squares, in this order."""


InUse = Callable[[Context[Position], str, Any], tuple[Creature, Text] | None]
"""How an act finds the creature that uses a text, and the text; None where there is none."""


def text_of(game: Context[Position], card: str, ability: int) -> Text | None:
    """The text of a card at a place, if it has one."""
    texts = card_of(game, card).texts
    return texts[ability] if 0 <= ability < len(texts) else None


def attack_in(text: Text) -> Attack | None:
    """The attack that a text makes, which is its first part."""
    first = text.do[0] if text.do else None
    return first if isinstance(first, Attack) else None


def move_in(text: Text) -> Move | None:
    """The move that a text makes."""
    return next((part for part in text.do if isinstance(part, Move)), None)


def deals_damage(text: Text) -> bool:
    """Whether a text damages anybody."""
    return any(isinstance(part, Attack | Damage) for part in text.do)


def use_faults(game: Context[Position], answer: Use) -> Iterator[str]:
    """Targets and those moved must be creatures on the battlefield, named once, moved over squares of the map."""
    creatures = game.position.creatures
    moving = tuple(each.creature for each in answer.moves)
    for named in (answer.targets, moving):
        yield from (f"there is no creature {each!r} on the battlefield" for each in named if each not in creatures)
        yield from (f"{each!r} is named twice" for each in named_twice(named))
    for each in answer.moves:
        yield from movement.path_faults(game, each.path)


@judgement
def wrongly_chosen(
    game: Context[Position], seat: str, user: Creature, text: Text, chosen: tuple[str, ...]
) -> str | None:
    """What is chosen is what the text says; the target of its attack is bound by the rules of attacks alone.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    if attack_in(text) is not None and text.target is None:
        return None if len(chosen) == 1 else f"an attack has one target, not {len(chosen)}"
    return targets.wrong_choice(game, seat, user, text.target, chosen)


@judgement
def movers(_game: Context[Position], user: Creature, text: Text, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Whom a text moves.

    Clauses: dungeon_command.ruling.moved_by_a_card
    """
    part = move_in(text)
    if part is None:
        return ()
    return (user.card,) if part.to == "this" else chosen


def wrongly_moved(
    game: Context[Position], user: Creature, text: Text, chosen: tuple[str, ...], moves: tuple[Moved, ...]
) -> str | None:
    """Only those move whom the text moves.

    Clauses: dungeon_command.ruling.moved_by_a_card
    """
    allowed = movers(game, user, text, chosen)
    wrong = [each.creature for each in moves if each.creature not in allowed]
    return f"{', '.join(wrong)} {'is' if len(wrong) == 1 else 'are'} not moved by this" if wrong else None


def moved_one_by_one(
    game: Context[Position], moves: tuple[Moved, ...], kind: MoveKind, squares: int | None
) -> Iterator[tuple[str, str]]:
    """What is wrong with the paths: each is walked when those named before it have been."""
    walked = game
    for each in moves:
        if not each.path:
            continue
        creature = walked.position.creatures[each.creature]
        yield from movement.path_flaws(walked, creature, kind, squares, each.path)
        if each is not moves[-1]:
            if walked is game:
                walked = Context(game.edition, game.position.copied())
            walked.position.creatures[each.creature] = movement.standing_on(creature, each.path[-1])


def conditions_of_use(in_use: InUse, *parts: str) -> dict[str, Condition]:
    """The clauses that bind the use of any text: its targets, its attack, its moves.

    ``parts`` are those of the answer by which the text and its user are found.
    """

    @looks_at(*parts, "targets")
    def as_printed(game: Context[Position], seat: str, answer: Use) -> str | None:
        """Targets are what the text says.

        Clauses: dungeon_command.ruling.card_text_binds
        """
        found = in_use(game, seat, answer)
        return None if found is None else wrongly_chosen(game, seat, *found, answer.targets)

    def moves_its_own(game: Context[Position], seat: str, answer: Use) -> str | None:
        """The text says who moves.

        Clauses: dungeon_command.ruling.moved_by_a_card
        """
        found = in_use(game, seat, answer)
        return None if found is None else wrongly_moved(game, *found, answer.targets, answer.moves)

    def of_attack(game: Context[Position], seat: str, answer: Use) -> tuple[Creature, Attack, str] | None:
        found = in_use(game, seat, answer)
        made = None if found is None else attack_in(found[1])
        if found is None or made is None or not answer.targets:
            return None
        return found[0], made, answer.targets[0]

    @looks_at(*parts, "targets")
    def printed_value(game: Context[Position], seat: str, answer: Use) -> str | None:
        """Only a creature with a printed value makes such an attack.

        Clauses: dungeon_command.attack.fixed_damage
        """
        made = of_attack(game, seat, answer)
        return None if made is None else attack.has_value(game, made[0], made[1].kind)

    @looks_at(*parts, "targets")
    def another_creature(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A creature cannot attack itself.

        Clauses: dungeon_command.attack.friendly_target
        """
        made = of_attack(game, seat, answer)
        return None if made is None else attack.not_itself(game, made[0], made[2])

    @looks_at(*parts, "targets")
    def adjacent_target(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A melee attack needs an adjacent target.

        Clauses: dungeon_command.melee.adjacent
        """
        made = of_attack(game, seat, answer)
        return None if made is None else melee.not_adjacent(game, made[0], made[1].kind, made[2])

    @looks_at(*parts, "targets")
    def target_in_range(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A ranged attack needs a printed value and a target within range.

        Clauses: dungeon_command.ranged.range
        """
        made = of_attack(game, seat, answer)
        return None if made is None else ranged.out_of_range(game, made[0], made[1].kind, made[2])

    @looks_at(*parts, "targets")
    def target_in_sight(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A ranged attack needs line of sight.

        Clauses: dungeon_command.ranged.los
        """
        made = of_attack(game, seat, answer)
        return None if made is None else ranged.out_of_sight(game, made[0], made[1].kind, made[2])

    def path_flaws(game: Context[Position], seat: str, answer: Use) -> movement.Flaws:
        found = in_use(game, seat, answer) if answer.moves else None
        part = None if found is None else move_in(found[1])
        return () if part is None else tuple(moved_one_by_one(game, answer.moves, part.kind, part.squares))

    return {
        "dungeon_command.ruling.card_text_binds": as_printed,
        "dungeon_command.ruling.moved_by_a_card": moves_its_own,
        "dungeon_command.attack.fixed_damage": printed_value,
        "dungeon_command.attack.friendly_target": another_creature,
        "dungeon_command.melee.adjacent": adjacent_target,
        "dungeon_command.ranged.range": target_in_range,
        "dungeon_command.ranged.los": target_in_sight,
        **movement.path_conditions(path_flaws),
    }


def ways(
    game: Context[Position], seat: str, user: Creature, text: Text
) -> Iterator[tuple[tuple[str, ...], tuple[Moved, ...]]]:
    """Every choice of targets, with each of those moved moving alone along each path worth considering."""
    part = move_in(text)
    paths: dict[str, tuple[tuple[str, ...], ...]] = {}
    for chosen in _choices(game, seat, user, text):
        yield chosen, ()
        for creature in movers(game, user, text, chosen) if part is not None else ():
            if creature not in paths and part is not None:
                paths[creature] = tuple(_paths(game, creature, part))
            for path in paths[creature]:
                yield chosen, (Moved(creature, path),)


def drawn_way(
    game: Context[Position], seat: str, user: Creature, text: Text, random: Random
) -> tuple[tuple[str, ...], tuple[Moved, ...]] | None:
    """A choice of targets by chance, in which several may move, one after another."""
    choices = list(_choices(game, seat, user, text))
    if not choices:
        return None
    chosen = random.choice(choices)
    part = move_in(text)
    moves: tuple[Moved, ...] = ()
    walked: Context[Position] = Context(game.edition, game.position.copied())
    moving = list(movers(game, user, text, chosen)) if part is not None else []
    random.shuffle(moving)
    for creature in moving:
        paths = list(_paths(walked, creature, part)) if part is not None else []
        if paths and random.random() < 0.8:
            path = random.choice(paths)
            moves = (*moves, Moved(creature, path))
            present = walked.position.creatures[creature]
            walked.position.creatures[creature] = movement.standing_on(present, path[-1])
    return chosen, moves


def _choices(game: Context[Position], seat: str, user: Creature, text: Text) -> Iterator[tuple[str, ...]]:
    if attack_in(text) is not None and text.target is None:
        yield from ((creature,) for creature in game.position.creatures)
    else:
        yield from targets.ways(game, seat, user, text.target)


def _paths(game: Context[Position], creature: str, part: Move) -> Iterator[tuple[str, ...]]:
    found = reach.reachable(game, game.position.creatures[creature], part.kind, part.squares)
    for paths in found.values():
        yield from paths


def as_declared(game: Context[Position], declared: Declared, text: Text | None) -> Declared:
    """What is declared, with the attack that the text makes."""
    made = attack_in(text) if text is not None else None
    return declared if made is None or not declared.targets else attack.aimed(game, declared, made.kind, made.plus)
