"""Deploying creatures: under leadership, onto free squares of the player's start area."""

from collections.abc import Iterator

from reference_engine.dungeon_command import values, zones
from reference_engine.dungeon_command.position import Position, card_of, chart_of, creature_on, creatures_of
from reference_engine.dungeon_command.procedures import DeployPhase, Setup
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, Word
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next


class Deploy(Answer, frozen=True, tag="deploy"):
    """Deploy a creature card of the hand onto a square."""

    card: Id
    square: Word


def raise_leadership(game: Context[Position], _phase: DeployPhase) -> Next:
    """The turn player's leadership rises first, without an upper bound.

    Clauses: dungeon_command.deploy.order, dungeon_command.deploy.leadership_plus_one,
    dungeon_command.ruling.leadership_unlimited
    """
    seat = game.position.turn_player
    rise = game.edition.numbers["leadership_rise"]
    zones.change_player(game, seat, leadership=game.position.players[seat].leadership + rise)
    game.emit(Event("leadership", "dungeon_command.deploy.leadership_plus_one", seat=seat, amount=rise))
    return None


def deploy_creatures(game: Context[Position], _phase: DeployPhase) -> Next:
    """Then any number of creatures may be deployed.

    Clauses: dungeon_command.deploy.order, dungeon_command.deploy.optional
    """
    seat = game.position.turn_player
    if not game.position.players[seat].creature_hand:
        return None
    return Decision(seat, "deploy", "dungeon_command.deploy.optional")


def deploy(game: Context[Position], frame: DeployPhase | Setup, seat: str, answer: Deploy) -> Next:
    """The creature enters the battlefield, untapped; another may follow.

    Clauses: dungeon_command.deploy.place, dungeon_command.setup.deploy_place
    """
    zones.place_creature(game, seat, answer.card, answer.square, _clause(frame, "place"))
    if isinstance(frame, DeployPhase):
        # The activate phase is over: what comes now is activated in its player's next turn.
        zones.change_creature(game, answer.card, activated=True)
    return AGAIN


def _clause(frame: object, about: str) -> str:
    starting = {"place": "dungeon_command.setup.deploy_place", "leadership": "dungeon_command.setup.deploy_leadership"}
    later = {"place": "dungeon_command.deploy.place", "leadership": "dungeon_command.deploy.leadership_cap"}
    return (starting if isinstance(frame, Setup) else later)[about]


def deploy_faults(game: Context[Position], seat: str, answer: Deploy) -> Iterator[str]:
    """The card must be in the player's creature hand, the square on the map."""
    if answer.card not in game.position.players[seat].creature_hand:
        yield f"{answer.card!r} is not in {seat}'s creature hand"
    if answer.square not in chart_of(game.position).squares:
        yield f"there is no square {answer.square!r}"


@judgement
def misplaced(game: Context[Position], seat: str, square: str) -> str | None:
    """A creature enters on a free square of its player's start area.

    Clauses: dungeon_command.setup.deploy_place, dungeon_command.deploy.place
    """
    if not chart_of(game.position).has(square, seat):
        return f"{square} is not in {seat}'s start area"
    there = creature_on(game.position, square)
    return f"{there.card} stands on {square}" if there is not None else None


@judgement
def over_leadership(game: Context[Position], seat: str, card: str) -> str | None:
    """The levels of all creatures that the player controls, the new one included, do not exceed leadership.

    Clauses: dungeon_command.setup.deploy_leadership, dungeon_command.deploy.leadership_cap,
    dungeon_command.ruling.leadership_counts_all
    """
    face = card_of(game, card).creature
    total = sum(values.level(game, each) for each in creatures_of(game, seat)) + (face.level if face else 0)
    limit = game.position.players[seat].leadership
    return f"levels {total} would exceed leadership {limit}" if total > limit else None


@looks_at("square")
def starting_place(game: Context[Position], seat: str, answer: Deploy) -> str | None:
    """Starting creatures go onto free squares of the player's start area.

    Clauses: dungeon_command.setup.deploy_place
    """
    return misplaced(game, seat, answer.square) if game.position.turn == 0 else None


@looks_at("card")
def starting_leadership(game: Context[Position], seat: str, answer: Deploy) -> str | None:
    """The levels of the starting creatures do not exceed leadership.

    Clauses: dungeon_command.setup.deploy_leadership
    """
    return over_leadership(game, seat, answer.card) if game.position.turn == 0 else None


@looks_at("square")
def later_place(game: Context[Position], seat: str, answer: Deploy) -> str | None:
    """Later creatures go onto free squares of the player's start area, too.

    Clauses: dungeon_command.deploy.place
    """
    return misplaced(game, seat, answer.square) if game.position.turn else None


@looks_at("card")
def later_leadership(game: Context[Position], seat: str, answer: Deploy) -> str | None:
    """All creatures on the battlefield count.

    Clauses: dungeon_command.deploy.leadership_cap
    """
    return over_leadership(game, seat, answer.card) if game.position.turn else None


def deploy_options(game: Context[Position], seat: str) -> Iterator[Deploy]:
    """Each creature card of the hand on each square of the start area."""
    for card in game.position.players[seat].creature_hand:
        for square in chart_of(game.position).those(seat):
            yield Deploy(card, square)


DEPLOY = Act(
    perform=deploy,
    faults=deploy_faults,
    options=deploy_options,
    conditions={
        "dungeon_command.setup.deploy_place": starting_place,
        "dungeon_command.setup.deploy_leadership": starting_leadership,
        "dungeon_command.deploy.place": later_place,
        "dungeon_command.deploy.leadership_cap": later_leadership,
    },
)
