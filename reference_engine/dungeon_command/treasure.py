"""Treasure: chests on the battlefield, and collecting their tokens."""

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.dungeon_command import exchange, morale, zones
from reference_engine.dungeon_command.actions import already_one_standard, needs_untapped, note_standard
from reference_engine.dungeon_command.orders import user
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.procedures import Activation, Declared, Exchange
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


class Collect(Answer, frozen=True, tag="collect"):
    """Take a treasure token on the square of the creature that is being activated."""


def collect(game: Context[Position], activation: Activation, seat: str, _answer: Collect) -> Next:
    """Collecting is a standard action.

    Clauses: dungeon_command.treasure.collect
    """
    zones.tap(game, activation.creature, "dungeon_command.treasure.collect")
    note_standard(activation)
    return exchange.open_exchange(game, Declared(kind="collect", seat=seat, actor=activation.creature))


def take_token(game: Context[Position], _exchange: Exchange, declared: Declared) -> Next:
    """The first collection turns the chest over; each takes a token for morale; an empty chest goes away.

    Clauses: dungeon_command.treasure.collect, dungeon_command.ruling.dead_attacker, dungeon_command.treasure.number
    """
    creature = game.position.creatures.get(declared.actor)
    chest = game.position.treasures.get(creature.square) if creature is not None else None
    if chest is None or declared.cancelled:
        return None
    if chest.face_down:
        told = Event("revealed", "dungeon_command.treasure.number", place=chest.square, amount=chest.number)
        game.emit(told)
    left = chest.left - game.edition.numbers["tokens"]
    if left > 0:
        game.position.treasures[chest.square] = replace(chest, face_down=False, left=left)
    else:
        del game.position.treasures[chest.square]
        game.emit(Event("chest_removed", "dungeon_command.treasure.number", place=chest.square))
    gained = game.edition.numbers["treasure_morale"]
    morale.change(game, collector(game, declared), gained, "dungeon_command.treasure.collect")
    return None


@judgement
def collector(game: Context[Position], declared: Declared) -> str:
    """Who gains the morale: the creature's controller.

    Clauses: dungeon_command.treasure.collect
    """
    return game.position.creatures[declared.actor].controller


def on_a_chest(game: Context[Position], _seat: str, _answer: Collect) -> str | None:
    """There is a chest on the creature's own square, not merely beside it.

    Clauses: dungeon_command.treasure.collect
    """
    square = user(game).square
    if game.edition.switches["treasure"] == "off":
        return "treasure is not collected"
    return None if square in game.position.treasures else f"there is no chest on {square}"


def untapped_collector(game: Context[Position], _seat: str, _answer: Collect) -> str | None:
    """A tapped creature takes no standard action.

    Clauses: dungeon_command.actions.needs_untapped
    """
    return needs_untapped(game, user(game))


def one_standard(game: Context[Position], _seat: str, _answer: Collect) -> str | None:
    """Under the other reading a creature takes one standard action in an activation.

    Clauses: dungeon_command.ruling.one_standard_action
    """
    return already_one_standard(game, game.asking(Activation))


def collect_options(_game: Context[Position], _seat: str) -> Iterator[Collect]:
    """There is one way to collect."""
    yield Collect()


COLLECT = Act(
    perform=collect,
    options=collect_options,
    conditions={
        "dungeon_command.treasure.collect": on_a_chest,
        "dungeon_command.actions.needs_untapped": untapped_collector,
        "dungeon_command.ruling.one_standard_action": one_standard,
    },
)
