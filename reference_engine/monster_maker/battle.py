"""The battle phase: battle or retreat; a battle from its declaration to its end."""

from collections.abc import Iterable

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Call, Next
from reference_engine.monster_maker import zones
from reference_engine.monster_maker.position import Position
from reference_engine.monster_maker.procedures import Battle, BattlePhase, Retreat
from reference_engine.monster_maker.values import able, in_the_way


class DeclareBattle(Answer, frozen=True, tag="battle"):
    """Battle all monsters on the newest land."""


class DeclareRetreat(Answer, frozen=True, tag="retreat"):
    """Retreat from the newest land."""


def battle_or_retreat(game: Context[Position], _frame: BattlePhase) -> Next:
    """With other players' monsters on the newest land the turn player battles or retreats, else nothing happens.

    Clauses: monster_maker.battle.obligation, monster_maker.annihilation.monsters_on_kept_town,
        monster_maker.battle.skip
    """
    seat = game.position.turn_player
    player = game.position.players[seat]
    if not in_the_way(game, seat):
        return None
    if player.annihilated and game.edition.switches["annihilated_skips_battle"] == "yes":
        return None
    return Decision(seat, "battle_or_retreat", "monster_maker.battle.obligation")


def battle(_game: Context[Position], _frame: BattlePhase, _seat: str, _answer: DeclareBattle) -> Next:
    """The battle is declared; afterwards the phase is over, whatever is left of the monsters."""
    return Call(Battle())


def retreat(_game: Context[Position], _frame: BattlePhase, _seat: str, _answer: DeclareRetreat) -> Next:
    """The party retreats."""
    return Call(Retreat())


def somebody_can_fight(game: Context[Position], seat: str, _answer: DeclareBattle) -> str | None:
    """A battle needs an unhurt character of the turn player's.

    Clauses: monster_maker.ruling.battle_needs_somebody_unhurt
    """
    return None if able(game, game.position.players[seat]) else f"nobody in {seat}'s party is unhurt"


def battle_options(_game: Context[Position], _seat: str) -> Iterable[DeclareBattle]:
    """There is one battle to fight."""
    yield DeclareBattle()


def retreat_options(_game: Context[Position], _seat: str) -> Iterable[DeclareRetreat]:
    """There is one way back."""
    yield DeclareRetreat()


BATTLE = Act(
    perform=battle,
    options=battle_options,
    conditions={"monster_maker.ruling.battle_needs_somebody_unhurt": somebody_can_fight},
)
RETREAT = Act(perform=retreat, options=retreat_options)


def declare_battle(game: Context[Position], _battle: Battle) -> Next:
    """The battle is against all monsters of the newest land together, whosever they are.

    Their order is that in which they were placed

    Clauses: monster_maker.battle.declare_all, monster_maker.game.combat_sides,
        monster_maker.ruling.one_battle_against_all
    """
    seat = game.position.turn_player
    monsters = tuple(monster.card for monster in in_the_way(game, seat))
    game.emit(Event("battle", "monster_maker.battle.declare_all", seat=seat, cards=monsters))
    return None


def end_battle(game: Context[Position], _battle: Battle) -> Next:
    """What was to last for the battle ends with it."""
    zones.expire(game, frozenset({"battle"}))
    return None
