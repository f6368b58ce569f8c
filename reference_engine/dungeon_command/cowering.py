"""Cowering: before damage is applied, each controller decides about each creature of theirs."""

from collections.abc import Iterator

from reference_engine.dungeon_command import damage
from reference_engine.dungeon_command.position import Position, other
from reference_engine.dungeon_command.procedures import Damaging
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next


class Cower(Answer, frozen=True, tag="cower"):
    """A creature cowers: it takes none of the damage."""

    creature: Id


class Take(Answer, frozen=True, tag="take"):
    """A creature takes the damage, all of it."""

    creature: Id


def decide(game: Context[Position], frame: Damaging) -> Next:
    """The turn player decides about his creatures, in an order of his choice, then the opponent.

    Clauses: dungeon_command.cower.option, dungeon_command.ruling.damage_at_once
    """
    turn_player = game.position.turn_player
    for seat in (turn_player, other(turn_player)):
        waiting = undecided(game, frame, seat)
        if waiting:
            about = waiting[0] if len(waiting) == 1 else ""
            return Decision(seat, "cower", "dungeon_command.cower.option", about=about)
    return None


@judgement
def undecided(game: Context[Position], frame: Damaging, seat: str) -> tuple[str, ...]:
    """A player's creatures about which nothing has been decided: the controller decides.

    Clauses: dungeon_command.cower.option
    """
    creatures = game.position.creatures
    return tuple(hit.creature for hit in frame.hits if hit.cower is None and creatures[hit.creature].controller == seat)


def decision_faults(game: Context[Position], seat: str, answer: Cower | Take) -> Iterator[str]:
    """The creature must be one about which is to be decided."""
    if answer.creature not in undecided(game, game.asking(Damaging), seat):
        yield f"nothing is to be decided about {answer.creature!r}"


def cower(_game: Context[Position], frame: Damaging, _seat: str, answer: Cower) -> Next:
    """The creature will cower."""
    damage.decided(frame, answer.creature, True)
    return AGAIN


def take(_game: Context[Position], frame: Damaging, _seat: str, answer: Take) -> Next:
    """The creature will take the damage."""
    damage.decided(frame, answer.creature, False)
    return AGAIN


def cower_options(game: Context[Position], seat: str) -> Iterator[Cower]:
    """Each creature may cower, tapped or not.

    Clauses: dungeon_command.cower.no_tap, dungeon_command.ruling.cower_below_zero,
    dungeon_command.ruling.cower_unpreventable, dungeon_command.ruling.cower_while_tapped
    """
    for creature in undecided(game, game.asking(Damaging), seat):
        yield Cower(creature)


def take_options(game: Context[Position], seat: str) -> Iterator[Take]:
    """Each creature may take the damage."""
    for creature in undecided(game, game.asking(Damaging), seat):
        yield Take(creature)


COWER = Act(perform=cower, faults=decision_faults, options=cower_options)
TAKE = Act(perform=take, faults=decision_faults, options=take_options)
