"""Monster Maker as others see it: its editions, its documents, how to put a position on the table."""

from types import MappingProxyType

from reference_engine.kernel.codec import Codec
from reference_engine.kernel.decision import Drawn, Pass
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.monster_maker import quiet, view
from reference_engine.monster_maker.annihilation import CallTime
from reference_engine.monster_maker.assignment import Assign, Support
from reference_engine.monster_maker.battle import DeclareBattle, DeclareRetreat
from reference_engine.monster_maker.battle_effects import ApplyEffect, Loot
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021, READINGS
from reference_engine.monster_maker.encounter import PlaceCharacter, PlaceMonster, RankUp
from reference_engine.monster_maker.end import Discard
from reference_engine.monster_maker.fighting import Aim
from reference_engine.monster_maker.miracles import PlaceMiracle
from reference_engine.monster_maker.move import Dismiss, Move
from reference_engine.monster_maker.position import CLOCKWISE, Position
from reference_engine.monster_maker.quiet_document import QuietPosition
from reference_engine.monster_maker.retreat import DeckBottom
from reference_engine.monster_maker.setup import ChooseStart
from reference_engine.monster_maker.skills import UseSkill
from reference_engine.monster_maker.turn import EndTurn
from reference_engine.monster_maker.window import Activate, Counter

Answer = (
    Pass | Drawn | CallTime | ChooseStart | UseSkill | PlaceMiracle | Activate | Counter | DeclareBattle
    | DeclareRetreat | ApplyEffect | Assign | Support | Aim | Loot | DeckBottom | Move | Dismiss | PlaceCharacter
    | RankUp | PlaceMonster | Discard | EndTurn
)  # fmt: skip

MonsterMakerEdition = Edition[Position, Answer, view.View]


def position_faults(edition: Edition, position: Position) -> list[str]:
    """Every way in which the piles and fields of a position break the rules."""
    return list(quiet.faults(edition, position))


MONSTER_MAKER: Game[Position, Answer, view.View] = Game(
    name="monster_maker",
    seats=CLOCKWISE,
    editions=MappingProxyType({MONSTER_MAKER_2021.name: MONSTER_MAKER_2021}),
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
