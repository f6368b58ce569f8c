"""Deus as others see it: its editions, its documents, how to put a position on the table."""

from types import MappingProxyType

from reference_engine.deus import quiet, view
from reference_engine.deus.deck_building import Pick, Select
from reference_engine.deus.draft_2018.deck_building import ChooseSummoner
from reference_engine.deus.draft_2018.edition import DEUS_2018, READINGS_2018
from reference_engine.deus.draft_2018.setup import PutBack
from reference_engine.deus.edition import DEUS_200, READINGS
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.deus.instant_summon import InstantSummon
from reference_engine.deus.intercept import Intercept
from reference_engine.deus.limit_adjustment import Adjust
from reference_engine.deus.line_up import LineUp
from reference_engine.deus.march import March
from reference_engine.deus.position import Position
from reference_engine.deus.quiet_document import QuietPosition
from reference_engine.deus.returns import Return
from reference_engine.deus.setup import Shuffle
from reference_engine.deus.summon import Rearrange, Summon
from reference_engine.deus.turn import EndPhase, EndTurn
from reference_engine.kernel.codec import Codec
from reference_engine.kernel.decision import Drawn, Pass, Resign
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.monster_collection.abilities import Use
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.effects import Drop
from reference_engine.monster_collection.position import SEATS
from reference_engine.monster_collection.triggers import Decline, UseTrigger

Answer = (
    Pass | Resign | Drawn | Pick | Select | Shuffle | Discard | March | Use | EndPhase | Intercept | Summon | Rearrange
    | EndTurn | InstantSummon | LineUp | Drop | UseTrigger | Decline | Return | Adjust | ChooseSummoner | PutBack
)  # fmt: skip

DeusEdition = Edition[Position, Answer, view.View]


def position_faults(edition: Edition, position: Position) -> list[str]:
    """Every way in which the zones of a position break the book."""
    return list(quiet.faults(edition, position))


DEUS: Game[Position, Answer, view.View] = Game(
    name="deus",
    seats=SEATS,
    editions=MappingProxyType({DEUS_2018.name: DEUS_2018, DEUS_200.name: DEUS_200}),
    readings=MappingProxyType({**READINGS, **READINGS_2018}),
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
