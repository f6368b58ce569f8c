"""Dungeon Command as others see it: its editions, its documents, how to put a position on the table."""

from types import MappingProxyType

from reference_engine.dungeon_command import quiet, view
from reference_engine.dungeon_command.activation import Activate, MakeMove
from reference_engine.dungeon_command.attack import MakeAttack
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.cowering import Cower, Take
from reference_engine.dungeon_command.deployment import Deploy
from reference_engine.dungeon_command.dodge import Dodge
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY, READINGS
from reference_engine.dungeon_command.immediate import TakeImmediate
from reference_engine.dungeon_command.orders import UseOrder
from reference_engine.dungeon_command.position import SEATS, Position
from reference_engine.dungeon_command.powers import UsePower
from reference_engine.dungeon_command.quiet_document import QuietPosition, Start
from reference_engine.dungeon_command.setup import ChooseFirst, ChooseSide
from reference_engine.dungeon_command.treasure import Collect
from reference_engine.dungeon_command.turn_effects import Resolve
from reference_engine.kernel.codec import Codec
from reference_engine.kernel.decision import Drawn, Pass, Resign
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game

Answer = (
    Pass | Drawn | Resign | ChooseFirst | ChooseSide | Deploy | Resolve | Activate | MakeMove | MakeAttack | UseOrder
    | UsePower | Collect | Dodge | TakeImmediate | Cower | Take
)  # fmt: skip

DungeonCommandEdition = Edition[Position, Answer, view.View]


def position_faults(edition: Edition, position: Position) -> list[str]:
    """Every way in which the piles and the battlefield of a position break the rules."""
    return list(quiet.faults(edition, position))


DUNGEON_COMMAND: Game[Position, Answer, view.View] = Game(
    name="dungeon_command",
    seats=SEATS,
    editions=MappingProxyType({DUNGEON_COMMAND_SUMMARY.name: DUNGEON_COMMAND_SUMMARY}),
    readings=READINGS,
    positions=Codec(Position),
    answers=Codec(Answer),
    quiet_positions=Codec(QuietPosition),
    starts=Codec(Start),
    views=Codec(view.View),
    cards=Codec(Card),
    place=quiet.place,
    start=quiet.start,
    faults=position_faults,
    view=view.view,
)
