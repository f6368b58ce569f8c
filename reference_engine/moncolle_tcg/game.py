"""The TCG as others see it: its edition, its documents, how to put a position on the table."""

from types import MappingProxyType

from reference_engine.kernel.codec import Codec
from reference_engine.kernel.decision import Drawn, Pass, Resign
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.moncolle_tcg import quiet, view
from reference_engine.moncolle_tcg.abilities import Use
from reference_engine.moncolle_tcg.battle_end import Adjust, Return
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.edition import QUICK_REFERENCE, READINGS
from reference_engine.moncolle_tcg.equipment import DiscardEquipment, Equip, Swap
from reference_engine.moncolle_tcg.hand_adjustment import Discard
from reference_engine.moncolle_tcg.instant_summon import InstantSummon
from reference_engine.moncolle_tcg.line_up import LineUp
from reference_engine.moncolle_tcg.march import March
from reference_engine.moncolle_tcg.position import Position
from reference_engine.moncolle_tcg.quiet_document import QuietPosition
from reference_engine.moncolle_tcg.summon import Summon
from reference_engine.moncolle_tcg.terrain import PlaceProxy, PlaceTerrain
from reference_engine.moncolle_tcg.turn import EndPhase, EndTurn
from reference_engine.monster_collection.effects import Drop
from reference_engine.monster_collection.position import SEATS
from reference_engine.monster_collection.triggers import UseTrigger

Answer = (
    Pass | Resign | Drawn | Discard | March | PlaceTerrain | PlaceProxy | Swap | Use | EndPhase | DiscardEquipment
    | Summon | Equip | EndTurn | InstantSummon | LineUp | Drop | UseTrigger | Return | Adjust
)  # fmt: skip

MoncolleTcgEdition = Edition[Position, Answer, view.View]


def position_faults(edition: Edition, position: Position) -> list[str]:
    """Every way in which the zones of a position break the rules."""
    return list(quiet.faults(edition, position))


MONCOLLE_TCG: Game[Position, Answer, view.View] = Game(
    name="moncolle_tcg",
    seats=SEATS,
    editions=MappingProxyType({QUICK_REFERENCE.name: QUICK_REFERENCE}),
    readings=READINGS,
    positions=Codec(Position),
    answers=Codec(Answer),
    quiet_positions=Codec(QuietPosition),
    starts=Codec(quiet.Start),
    views=Codec(view.View),
    cards=Codec(Card),
    place=quiet.place,
    start=quiet.start,
    faults=position_faults,
    view=view.view,
)
