"""The text of an order card or a power in use: what it may reach, how it attacks, whom it moves.

Order cards, powers and immediate actions are bound by the same clauses; each act lists the conditions made here.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, Protocol

from reference_engine.dungeon_command import attack, melee, movement, ranged, reach, targets, values, zones
from reference_engine.dungeon_command.cards import Attack, Damage, Move, Text
from reference_engine.dungeon_command.position import Creature, Position, card_of, chart_of
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

    @property
    def discards(self) -> tuple[str, ...]:
        """The order cards of the hand that are its cost."""

    @property
    def square(self) -> str:
        """The square chosen."""


class Way(NamedTuple):
    """What is chosen for a text, in the order in which the answers have it."""

    targets: tuple[str, ...] = ()
    moves: tuple[Moved, ...] = ()
    discards: tuple[str, ...] = ()
    square: str = ""


InUse = Callable[[Context[Position], str, Any], tuple[Creature, Text] | None]
"""How an act finds the creature that uses a text, and the text; None where there is none."""


def text_of(game: Context[Position], card: str, ability: int) -> Text | None:
    """The text of a card at a place, if it has one."""
    texts = card_of(game, card).texts
    return texts[ability] if 0 <= ability < len(texts) else None


def attack_in(text: Text) -> Attack | None:
    """The attack that a text makes."""
    return next((part for part in text.do if isinstance(part, Attack)), None)


def move_in(text: Text) -> Move | None:
    """The move that a text makes."""
    return next((part for part in text.do if isinstance(part, Move)), None)


def moves_first(text: Text) -> bool:
    """Whether a text attacks after a move."""
    return isinstance(text.do[0], Move) and attack_in(text) is not None


def as_moved(
    game: Context[Position], user: Creature, text: Text, moves: tuple[Moved, ...]
) -> tuple[Context[Position], Creature]:
    """The table on which a text is aimed, and its user: who moves before attacking stands where the move ends.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    ends = [each.path[-1] for each in moves if each.path and each.creature == user.card]
    if not ends or not moves_first(text):
        return game, user
    walked: Context[Position] = Context(game.edition, game.position.copied())
    moved = walked.position.creatures[user.card] = movement.standing_on(user, ends[-1])
    return walked, moved


def pay(game: Context[Position], seat: str, answer: Use) -> None:
    """Order cards of the hand are discarded for a text.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    for card in answer.discards:
        zones.take_order(game, seat, card)
        zones.discard_order(game, card, seat, "dungeon_command.ruling.card_text_binds")


def deals_damage(text: Text) -> bool:
    """Whether a text damages anybody."""
    return any(isinstance(part, Attack | Damage) for part in text.do)


def use_faults(game: Context[Position], seat: str, answer: Any) -> Iterator[str]:
    """Targets and those moved must be creatures on the battlefield, named once, moved over squares of the map.

    What is discarded for it must be other order cards of the hand.
    """
    creatures = game.position.creatures
    moving = tuple(each.creature for each in answer.moves)
    for named in (answer.targets, moving):
        yield from (f"there is no creature {each!r} on the battlefield" for each in named if each not in creatures)
        yield from (f"{each!r} is named twice" for each in named_twice(named))
    for each in answer.moves:
        yield from movement.path_faults(game, each.path)
    if answer.square:
        yield from movement.path_faults(game, (answer.square,))
    hand = others_in_hand(game, seat, answer.card)
    lacking = (each for each in answer.discards if each not in hand)
    yield from (f"{each!r} cannot be discarded for it from {seat}'s hand" for each in lacking)
    yield from (f"{each!r} is named twice" for each in named_twice(answer.discards))


def others_in_hand(game: Context[Position], seat: str, card: str) -> tuple[str, ...]:
    """The order cards in a hand but one, which is being used."""
    return tuple(each for each in game.position.players[seat].order_hand if each != card)


@judgement
def wrongly_used(game: Context[Position], user: Creature, text: Text, discards: tuple[str, ...]) -> str | None:
    """A text may name the type of its user, and cost cards of the hand.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    if not values.is_of(game, user, text.user):
        return f"{user.card} is not of the type {text.user}"
    given = len(discards)
    return None if given == text.discard else f"{text.discard} cards are to be discarded for it, not {given}"


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

    def aimed(game: Context[Position], seat: str, answer: Use) -> tuple[Context[Position], Creature, Text] | None:
        found = in_use(game, seat, answer)
        if found is None or not moves_first(found[1]):
            return None if found is None else (game, *found)
        return *as_moved(game, *found, answer.moves), found[1]

    @looks_at(*parts, "targets", "discards", "square")
    def as_printed(game: Context[Position], seat: str, answer: Use) -> str | None:
        """Targets, a square and cards to discard are what the text says, and so is who uses it.

        Clauses: dungeon_command.ruling.card_text_binds
        """
        found = aimed(game, seat, answer)
        if found is None:
            return None
        there, user, text = found
        wrong = wrongly_used(game, user, text, answer.discards)
        wrong = wrong or targets.wrong_square(game, user, text.target, answer.square)
        return wrong or wrongly_chosen(there, seat, user, text, answer.targets)

    def moves_its_own(game: Context[Position], seat: str, answer: Use) -> str | None:
        """The text says who moves.

        Clauses: dungeon_command.ruling.moved_by_a_card
        """
        found = in_use(game, seat, answer)
        return None if found is None else wrongly_moved(game, *found, answer.targets, answer.moves)

    def of_attack(
        game: Context[Position], seat: str, answer: Use
    ) -> tuple[Context[Position], Creature, Attack, str] | None:
        found = aimed(game, seat, answer)
        made = None if found is None else attack_in(found[2])
        if found is None or made is None or not answer.targets:
            return None
        return *found[:2], made, answer.targets[0]

    @looks_at(*parts, "targets")
    def printed_value(game: Context[Position], seat: str, answer: Use) -> str | None:
        """Only a creature with a printed value makes such an attack, unless the text fixes the damage.

        Clauses: dungeon_command.attack.fixed_damage
        """
        made = of_attack(game, seat, answer)
        return None if made is None or made[2].damage is not None else attack.has_value(game, made[1], made[2].kind)

    @looks_at(*parts, "targets")
    def another_creature(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A creature cannot attack itself.

        Clauses: dungeon_command.attack.friendly_target
        """
        made = of_attack(game, seat, answer)
        return None if made is None else attack.not_itself(game, made[1], made[3])

    @looks_at(*parts, "targets")
    def adjacent_target(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A melee attack needs an adjacent target.

        Clauses: dungeon_command.melee.adjacent
        """
        made = of_attack(game, seat, answer)
        return None if made is None else melee.not_adjacent(made[0], made[1], made[2].kind, made[3])

    @looks_at(*parts, "targets")
    def target_in_range(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A ranged attack needs a printed value and a target within range.

        Clauses: dungeon_command.ranged.range
        """
        made = of_attack(game, seat, answer)
        return None if made is None else ranged.out_of_range(*made[:2], made[2].kind, made[3], made[2].range)

    @looks_at(*parts, "targets")
    def target_in_sight(game: Context[Position], seat: str, answer: Use) -> str | None:
        """A ranged attack needs line of sight.

        Clauses: dungeon_command.ranged.los
        """
        made = of_attack(game, seat, answer)
        return None if made is None else ranged.out_of_sight(made[0], made[1], made[2].kind, made[3])

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


def ways(game: Context[Position], seat: str, user: Creature, text: Text, card: str) -> Iterator[Way]:
    """Every choice of targets, with each of those moved moving alone along each path worth considering.

    Each comes with every choice of cards to discard, and with every square.
    """
    for discards in combinations(others_in_hand(game, seat, card), text.discard):
        for square in _squares(game, user, text):
            for chosen, moves in _aims(game, seat, user, text):
                yield Way(chosen, moves, discards, square)


def _aims(
    game: Context[Position], seat: str, user: Creature, text: Text
) -> Iterator[tuple[tuple[str, ...], tuple[Moved, ...]]]:
    part = move_in(text)
    paths: dict[str, tuple[tuple[str, ...], ...]] = {}
    if part is not None and moves_first(text):
        for path in ((), *_paths(game, user.card, part)):
            moves = (Moved(user.card, path),) if path else ()
            yield from ((chosen, moves) for chosen in _choices(*as_moved(game, user, text, moves), seat, text))
        return
    for chosen in _choices(game, user, seat, text):
        yield chosen, ()
        for creature in movers(game, user, text, chosen) if part is not None else ():
            if creature not in paths and part is not None:
                paths[creature] = tuple(_paths(game, creature, part))
            for path in paths[creature]:
                yield chosen, (Moved(creature, path),)


def drawn_way(game: Context[Position], seat: str, user: Creature, text: Text, card: str, random: Random) -> Way | None:
    """A choice of targets by chance, in which several may move, one after another."""
    first = moves_first(text)
    aims = _aims(game, seat, user, text) if first else ((each, ()) for each in _choices(game, user, seat, text))
    choices = list(aims)
    squares, hand = list(_squares(game, user, text)), others_in_hand(game, seat, card)
    if not choices or not squares or len(hand) < text.discard:
        return None
    chosen, ahead = random.choice(choices)
    discards, square = tuple(random.sample(hand, text.discard)), random.choice(squares)
    if first:
        return Way(chosen, ahead, discards, square)
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
    return Way(chosen, moves, discards, square)


def _squares(game: Context[Position], user: Creature, text: Text) -> Iterable[str]:
    """The squares that may be chosen; none, if none is to be."""
    if text.target is None or text.target.what == "creatures":
        return ("",)
    return (each for each in chart_of(game.position).squares if not targets.wrong_square(game, user, text.target, each))


def _choices(game: Context[Position], user: Creature, seat: str, text: Text) -> Iterator[tuple[str, ...]]:
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
    return declared if made is None or not declared.targets else attack.aimed(game, declared, made)
