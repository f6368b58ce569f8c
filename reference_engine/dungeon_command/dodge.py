"""Dodging: the covered target of a ranged attack may tap to take nothing of it."""

from collections.abc import Iterator

from reference_engine.dungeon_command import actions, exchange, zones
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.procedures import Declared, Exchange
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


class Dodge(Answer, frozen=True, tag="dodge"):
    """The target of an attack dodges it."""

    creature: Id


@judgement
def attack_on(_game: Context[Position], frame: Exchange, creature: str) -> int | None:
    """The latest attack declared on a creature and not dodged yet: its place in the exchange."""
    for place in range(len(frame.declared) - 1, -1, -1):
        declared = frame.declared[place]
        if declared.attack and not declared.dodged and declared.targets[:1] == (creature,):
            return place
    return None


def _attack(game: Context[Position], answer: Dodge) -> Declared | None:
    frame = game.asking(Exchange)
    place = attack_on(game, frame, answer.creature)
    return None if place is None else frame.declared[place]


def dodge(game: Context[Position], frame: Exchange, seat: str, answer: Dodge) -> Next:
    """The creature taps, and the attack will do nothing to it.

    Clauses: dungeon_command.ranged.dodge_taps
    """
    place = attack_on(game, frame, answer.creature)
    zones.tap(game, answer.creature, "dungeon_command.ranged.dodge_taps")
    declared = Declared(kind="dodge", seat=seat, actor=answer.creature, answers=-1 if place is None else place)
    return exchange.react(game, frame, declared)


def avoid(game: Context[Position], frame: Exchange, declared: Declared) -> Next:
    """The attack that is dodged deals no damage to the creature and has no additional effect on it.

    Clauses: dungeon_command.ranged.dodge_effect, dungeon_command.ruling.dodged_is_spent
    """
    exchange.change_declared(frame, declared.answers, dodged=True)
    game.emit(Event("dodged", "dungeon_command.ranged.dodge_effect", seat=declared.seat, about=declared.actor))
    return None


def dodge_faults(game: Context[Position], _seat: str, answer: Dodge) -> Iterator[str]:
    """The creature must be on the battlefield."""
    if answer.creature not in game.position.creatures:
        yield f"there is no creature {answer.creature!r} on the battlefield"


def own_target(game: Context[Position], seat: str, answer: Dodge) -> str | None:
    """Only the target dodges, by its controller's choice.

    Clauses: dungeon_command.ranged.cover_allows_dodge
    """
    if game.position.creatures[answer.creature].controller != seat:
        return f"{answer.creature} is not controlled by {seat}"
    return None if _attack(game, answer) is not None else f"{answer.creature} is not attacked"


def melee_hits(game: Context[Position], _seat: str, answer: Dodge) -> str | None:
    """Nobody dodges a melee attack.

    Clauses: dungeon_command.melee.auto_hit
    """
    declared = _attack(game, answer)
    if declared is not None and declared.attack == "melee":
        return f"{declared.actor} attacks {answer.creature} in melee"
    return None


def without_cover_hits(game: Context[Position], _seat: str, answer: Dodge) -> str | None:
    """Nobody dodges a ranged attack without cover.

    Clauses: dungeon_command.ranged.auto_hit
    """
    declared = _attack(game, answer)
    if declared is not None and declared.attack == "ranged" and not declared.cover:
        return f"{answer.creature} has no cover"
    return None


def untapped_target(game: Context[Position], _seat: str, answer: Dodge) -> str | None:
    """Dodging taps, so a tapped creature cannot dodge.

    Clauses: dungeon_command.ranged.dodge_taps
    """
    return actions.needs_untapped(game, game.position.creatures[answer.creature])


@judgement
def in_own_turn(game: Context[Position], seat: str) -> str | None:
    """Reactions are taken in any turn, unless the edition reads it otherwise.

    Clauses: dungeon_command.actions.immediate_any_turn, dungeon_command.ruling.reactions_in_own_turn
    """
    if game.edition.switches["immediate_only_opponent_turn"] == "on" and seat == game.position.turn_player:
        return f"it is {seat}'s own turn"
    return None


def in_any_turn(game: Context[Position], seat: str, _answer: Dodge) -> str | None:
    """A creature dodges in any turn.

    Clauses: dungeon_command.actions.immediate_any_turn
    """
    return in_own_turn(game, seat)


def dodge_options(game: Context[Position], _seat: str) -> Iterator[Dodge]:
    """Each creature that is attacked."""
    targets = [declared.targets[0] for declared in game.asking(Exchange).declared if declared.attack]
    for creature in dict.fromkeys(targets):
        if creature in game.position.creatures:
            yield Dodge(creature)


DODGE = Act(
    perform=dodge,
    faults=dodge_faults,
    options=dodge_options,
    conditions={
        "dungeon_command.ranged.cover_allows_dodge": own_target,
        "dungeon_command.melee.auto_hit": melee_hits,
        "dungeon_command.ranged.auto_hit": without_cover_hits,
        "dungeon_command.ranged.dodge_taps": untapped_target,
        "dungeon_command.actions.immediate_any_turn": in_any_turn,
    },
)
