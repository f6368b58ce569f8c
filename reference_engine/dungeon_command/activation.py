"""The activate phase: each creature of the turn player once, one at a time, in free order."""

from collections.abc import Iterator

from reference_engine.dungeon_command import movement, moving, reach, zones
from reference_engine.dungeon_command.position import Creature, Position, creatures_of
from reference_engine.dungeon_command.procedures import ActivatePhase, Activation
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, Route, Word
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import FINISH, Call, Next


class Activate(Answer, frozen=True, tag="activate"):
    """Activate a creature."""

    creature: Id


class MakeMove(Answer, frozen=True, tag="move"):
    """Move the creature that is being activated: the squares that it enters, one after another."""

    path: Route[tuple[Word, ...]]


# The phase


@judgement
def to_be_activated(game: Context[Position], seat: str) -> tuple[Creature, ...]:
    """The player's creatures that have not been activated in this turn.

    Clauses: dungeon_command.activate.each_once, dungeon_command.ruling.captured_activation
    """
    return tuple(each for each in creatures_of(game, seat) if not each.activated)


def choose_creature(game: Context[Position], _phase: ActivatePhase) -> Next:
    """The turn player activates creatures until each has been activated, or the phase is ended.

    Clauses: dungeon_command.activate.one_at_a_time, dungeon_command.ruling.activation_ends_by_itself
    """
    seat = game.position.turn_player
    if not to_be_activated(game, seat):
        return None
    return Decision(seat, "activate", "dungeon_command.activate.each_once")


def end_phase(game: Context[Position]) -> Next:
    """Ending the phase counts as empty activations of the rest.

    Clauses: dungeon_command.ruling.activation_ends_by_itself
    """
    for creature in to_be_activated(game, game.position.turn_player):
        zones.change_creature(game, creature.card, activated=True)
    return None


def activate(_game: Context[Position], _phase: ActivatePhase, _seat: str, answer: Activate) -> Next:
    """One creature is activated, and its activation is finished before the next."""
    return Call(Activation(creature=answer.creature), stay=True)


def activate_faults(game: Context[Position], _seat: str, answer: Activate) -> Iterator[str]:
    """The creature must be on the battlefield."""
    if answer.creature not in game.position.creatures:
        yield f"there is no creature {answer.creature!r} on the battlefield"


def own_creature(game: Context[Position], seat: str, answer: Activate) -> str | None:
    """Enemy creatures cannot be activated.

    Clauses: dungeon_command.ruling.control_and_ownership
    """
    mine = game.position.creatures[answer.creature].controller == seat
    return None if mine else f"{answer.creature} is not controlled by {seat}"


def not_yet(game: Context[Position], _seat: str, answer: Activate) -> str | None:
    """No creature is activated twice in a turn.

    Clauses: dungeon_command.activate.each_once
    """
    done = game.position.creatures[answer.creature].activated
    return f"{answer.creature} has been activated in this turn" if done else None


def activate_options(game: Context[Position], _seat: str) -> Iterator[Activate]:
    """Each creature."""
    for creature in game.position.creatures:
        yield Activate(creature)


ACTIVATE = Act(
    perform=activate,
    faults=activate_faults,
    options=activate_options,
    conditions={
        "dungeon_command.ruling.control_and_ownership": own_creature,
        "dungeon_command.activate.each_once": not_yet,
    },
)


# One activation


def begin_activation(game: Context[Position], activation: Activation) -> Next:
    """The creature counts as activated, and whatever has entered hazardous terrain before is forgotten.

    Clauses: dungeon_command.activate.each_once, dungeon_command.ruling.hazards_begin_anew
    """
    zones.change_creature(game, activation.creature, activated=True)
    zones.forget_hazards(game)
    seat = game.position.turn_player
    game.emit(Event("activated", "dungeon_command.activate.each_once", seat=seat, about=activation.creature))
    return None


def take_actions(game: Context[Position], activation: Activation) -> Next:
    """It moves and acts in any order until its player is done, or it is gone.

    Clauses: dungeon_command.activate.free_order
    """
    creature = game.position.creatures.get(activation.creature)
    seat = game.position.turn_player
    if creature is None or creature.controller != seat:
        return None
    return Decision(seat, "act", "dungeon_command.activate.free_order", about=activation.creature)


def end_activation(game: Context[Position], _activation: Activation) -> Next:
    """What lasts for an activation ends."""
    zones.expire(game, "activation")
    return FINISH


# The move


def mover(game: Context[Position]) -> Creature:
    """The creature that is being activated."""
    return game.position.creatures[game.asking(Activation).creature]


def make_move(game: Context[Position], activation: Activation, _seat: str, answer: MakeMove) -> Next:
    """The creature moves, tapped or not, once.

    Clauses: dungeon_command.activate.move_once, dungeon_command.activate.move_while_tapped
    """
    activation.moved = True
    kind = movement.move_kind(game, mover(game))
    return Call(moving.begin(game, activation.creature, kind, answer.path).procedure, stay=True)


def move_faults(game: Context[Position], _seat: str, answer: MakeMove) -> Iterator[str]:
    """The squares must be on the map, at least one."""
    if not answer.path:
        yield "a move enters at least one square"
    yield from movement.path_faults(game, answer.path)


@looks_at()
def moves_once(game: Context[Position], _seat: str, _answer: MakeMove) -> str | None:
    """A creature moves once in an activation, and the move is not split.

    Clauses: dungeon_command.activate.move_once
    """
    activation = game.asking(Activation)
    return f"{activation.creature} has moved in this activation" if activation.moved else None


def _path_flaws(game: Context[Position], _seat: str, answer: MakeMove) -> movement.Flaws:
    creature = mover(game)
    return movement.path_flaws(game, creature, movement.move_kind(game, creature), None, answer.path)


def move_options(game: Context[Position], _seat: str) -> Iterator[MakeMove]:
    """For each square that can be reached a cheapest path, and one on which something else happens."""
    creature = mover(game)
    if game.asking(Activation).moved:
        return
    for paths in reach.reachable(game, creature, movement.move_kind(game, creature), None).values():
        for path in paths:
            yield MakeMove(path)


MOVE = Act(
    perform=make_move,
    faults=move_faults,
    options=move_options,
    conditions={
        "dungeon_command.activate.move_once": moves_once,
        **movement.path_conditions(_path_flaws),
    },
)
