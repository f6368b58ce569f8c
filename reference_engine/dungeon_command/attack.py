"""Attacks: a standard action against one creature, whose printed damage always hits."""

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.dungeon_command import damage, exchange, melee, ranged, terrain, values, zones
from reference_engine.dungeon_command.actions import already_one_standard, needs_untapped, note_standard
from reference_engine.dungeon_command.cards import Attack, AttackKind
from reference_engine.dungeon_command.position import Creature, Position
from reference_engine.dungeon_command.procedures import Activation, Declared, Effect, Exchange
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


class MakeAttack(Answer, frozen=True, tag="attack"):
    """Attack a creature, in melee or at range."""

    attack: AttackKind
    target: Id


# Declaring


def attacker(game: Context[Position]) -> Creature:
    """The creature that is being activated."""
    return game.position.creatures[game.asking(Activation).creature]


def declare(game: Context[Position], activation: Activation, seat: str, answer: MakeAttack) -> Next:
    """The creature taps, and the attack may be reacted to.

    Clauses: dungeon_command.attack.standard_action
    """
    zones.tap(game, activation.creature, "dungeon_command.attack.standard_action")
    note_standard(activation)
    declared = Declared(kind="attack", seat=seat, actor=activation.creature, targets=(answer.target,))
    return exchange.open_exchange(game, aimed(game, declared, Attack(answer.attack)))


@judgement
def aimed(game: Context[Position], declared: Declared, made: Attack) -> Declared:
    """An attack at its declaration: its damage, and whether its target has cover, are those of that moment.

    Clauses: dungeon_command.attack.fixed_damage, dungeon_command.ruling.targets_at_declaration
    """
    user = game.position.creatures[declared.actor]
    value = values.melee(game, user) if made.kind == "melee" else values.ranged(game, user)
    target = game.position.creatures[declared.targets[0]]
    cover = made.kind == "ranged" and terrain.has_cover(game, target)
    amount = max(0, (value or 0) + made.plus) if made.damage is None else made.damage
    return replace(declared, attack=made.kind, damage=amount, cover=cover, reach=made.range or 0)


def attack_faults(game: Context[Position], _seat: str, answer: MakeAttack) -> Iterator[str]:
    """The target must be a creature on the battlefield."""
    if answer.target not in game.position.creatures:
        yield f"there is no creature {answer.target!r} on the battlefield"


# What an attack may be: the same for attacks and for order cards and powers that attack


@judgement
def has_value(game: Context[Position], user: Creature, kind: AttackKind) -> str | None:
    """A creature attacks in melee with its printed melee value; without one it cannot.

    Clauses: dungeon_command.attack.fixed_damage
    """
    if kind == "melee" and values.melee(game, user) is None:
        return f"{user.card} has no melee attack"
    return None


@judgement
def not_itself(_game: Context[Position], user: Creature, target: str) -> str | None:
    """A creature may attack friends and enemies, but not itself.

    Clauses: dungeon_command.attack.friendly_target
    """
    return f"{user.card} cannot attack itself" if target == user.card else None


def printed_value(game: Context[Position], _seat: str, answer: MakeAttack) -> str | None:
    """Only a creature with a printed value makes such an attack.

    Clauses: dungeon_command.attack.fixed_damage
    """
    return has_value(game, attacker(game), answer.attack)


def another_creature(game: Context[Position], _seat: str, answer: MakeAttack) -> str | None:
    """A creature cannot attack itself.

    Clauses: dungeon_command.attack.friendly_target
    """
    return not_itself(game, attacker(game), answer.target)


def adjacent_target(game: Context[Position], _seat: str, answer: MakeAttack) -> str | None:
    """A melee attack needs an adjacent target.

    Clauses: dungeon_command.melee.adjacent
    """
    return melee.not_adjacent(game, attacker(game), answer.attack, answer.target)


def target_in_range(game: Context[Position], _seat: str, answer: MakeAttack) -> str | None:
    """A ranged attack needs a printed value and a target within range.

    Clauses: dungeon_command.ranged.range
    """
    return ranged.out_of_range(game, attacker(game), answer.attack, answer.target)


def target_in_sight(game: Context[Position], _seat: str, answer: MakeAttack) -> str | None:
    """A ranged attack needs line of sight.

    Clauses: dungeon_command.ranged.los
    """
    return ranged.out_of_sight(game, attacker(game), answer.attack, answer.target)


def untapped_attacker(game: Context[Position], _seat: str, _answer: MakeAttack) -> str | None:
    """Only an untapped creature attacks.

    Clauses: dungeon_command.actions.needs_untapped
    """
    return needs_untapped(game, attacker(game))


def one_standard(game: Context[Position], _seat: str, _answer: MakeAttack) -> str | None:
    """Under the other reading a creature takes one standard action in an activation.

    Clauses: dungeon_command.ruling.one_standard_action
    """
    return already_one_standard(game, game.asking(Activation))


def attack_options(game: Context[Position], _seat: str) -> Iterator[MakeAttack]:
    """Every creature as a target of either attack."""
    for target in game.position.creatures:
        yield MakeAttack("melee", target)
        yield MakeAttack("ranged", target)


ATTACK = Act(
    perform=declare,
    faults=attack_faults,
    options=attack_options,
    conditions={
        "dungeon_command.actions.needs_untapped": untapped_attacker,
        "dungeon_command.ruling.one_standard_action": one_standard,
        "dungeon_command.attack.fixed_damage": printed_value,
        "dungeon_command.attack.friendly_target": another_creature,
        "dungeon_command.melee.adjacent": adjacent_target,
        "dungeon_command.ranged.range": target_in_range,
        "dungeon_command.ranged.los": target_in_sight,
    },
)


# Hitting


def hit(game: Context[Position], _exchange: Exchange, declared: Declared) -> Next:
    """An attack takes effect.

    Clauses: dungeon_command.melee.auto_hit, dungeon_command.ranged.auto_hit
    """
    return None if misses(game, declared) else _damage(game, declared)


def _damage(game: Context[Position], declared: Declared) -> Next:
    """An attack that nobody dodged deals its damage, less what has been prevented.

    Clauses: dungeon_command.melee.auto_hit, dungeon_command.ranged.auto_hit
    """
    target = declared.targets[0]
    amount = damage.after_prevention(game, declared, target, declared.damage)
    clause = "dungeon_command.melee.auto_hit" if declared.attack == "melee" else "dungeon_command.ranged.auto_hit"
    return damage.deal(game, {target: amount}, clause, declared.actor)


@judgement
def misses(game: Context[Position], declared: Declared) -> bool:
    """Whether an attack does nothing: it was dodged, or the attacker or the target has gone.

    Whether the target is still within reach is looked at again only under the other reading.

    Clauses: dungeon_command.ranged.dodge_effect, dungeon_command.ruling.dead_attacker,
        dungeon_command.ruling.targets_at_declaration
    """
    target = next(iter(declared.targets), "")
    attacking = game.position.creatures.get(declared.actor)
    if declared.dodged or declared.cancelled or target not in game.position.creatures:
        return True
    if attacking is None:
        told = game.edition.switches["dead_attacker_hits"] == "off"
        if told:
            _nothing(game, declared, "dungeon_command.ruling.dead_attacker")
        return told
    if game.edition.switches["target_rechecked"] == "on":
        kind: AttackKind = "melee" if declared.attack == "melee" else "ranged"
        if (
            melee.not_adjacent(game, attacking, kind, target) is not None
            or ranged.out_of_range(game, attacking, kind, target, declared.reach) is not None
            or ranged.out_of_sight(game, attacking, kind, target) is not None
        ):
            _nothing(game, declared, "dungeon_command.ruling.targets_at_declaration")
            return True
    return False


def _nothing(game: Context[Position], declared: Declared, clause: str) -> None:
    """It was lawful and comes to nothing."""
    game.emit(Event("no_effect", clause, seat=declared.seat, about=declared.actor, other=declared.targets[0]))


@judgement
def fallen_short(game: Context[Position], frame: Effect) -> bool:
    """Whether an attack after a move is made by a creature that has not come to where the move was to end.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    declared = frame.declared
    assert declared is not None
    user = game.position.creatures.get(declared.actor)
    ends = [each.path[-1] for each in declared.moves if each.path and frame.part > 1]
    return user is not None and bool(ends) and user.square != ends[-1]


def strike(game: Context[Position], frame: Effect, _part: Attack) -> Next:
    """The attack of an order card or power hits; its additional effects spare who dodged or is out of reach.

    Clauses: dungeon_command.ranged.dodge_effect
    """
    declared = frame.declared
    assert declared is not None
    short = fallen_short(game, frame)
    if short:
        _nothing(game, declared, "dungeon_command.ruling.card_text_binds")
    if short or misses(game, declared):
        frame.spared = (*frame.spared, *declared.targets[:1])
        return None
    return _damage(game, declared)
