"""The instant summon timing (page 19): reinforcements from the hand, up to 8 levels a side."""

from collections.abc import Iterable, Iterator

from reference_engine.deus import areas
from reference_engine.deus.battle import cut_short
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of, opponent


class InstantSummon(Answer, frozen=True, tag="instant_summon"):
    """Summon one unit card from the hand into the battle."""

    card: Id


def marching_side_summons(game: Context[Position], battle: Battle) -> Next:
    """The marching side makes all its instant summons first.

    Clauses: deus.battle.instant_summon.order, deus.ruling.intercept_keeps_sides
    """
    return cut_short(game, battle) or _ask(game.position.marching, battle)


def defending_side_summons(game: Context[Position], battle: Battle) -> Next:
    """Then the defending side makes all of its own.

    Clauses: deus.battle.instant_summon.both_sides, deus.ruling.instant_summon_no_second_round
    """
    return cut_short(game, battle) or _ask(opponent(game.position.marching), battle)


def _ask(seat: str, battle: Battle) -> Decision:
    """Asked even with nothing to summon, since the hand is hidden."""
    return Decision(seat, "instant_summon", "deus.battle.instant_summon.order", about=battle.area)


def instant_summon(game: Context[Position], battle: Battle, seat: str, answer: InstantSummon) -> Next:
    """One card at a time enters the battle, face up and ready.

    Clauses: deus.battle.instant_summon.one_by_one, deus.battle.instant_summon.face_up_unacted
    """
    hand = game.position.players[seat].hand
    zones.change_player(game, seat, hand=tuple(card for card in hand if card != answer.card))
    clause = "deus.battle.instant_summon.face_up_unacted"
    zones.enter(game, seat, answer.card, battle.area, clause=clause, instantly_summoned=True)
    return AGAIN


def instant_summon_faults(game: Context[Position], _seat: str, answer: InstantSummon) -> Iterator[str]:
    """There must be such a card."""
    if answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"


def is_marked_in_hand(game: Context[Position], seat: str, answer: InstantSummon) -> str | None:
    """Only unit cards of the hand whose level allows it.

    Clauses: deus.battle.instant_summon.only_flagged, deus.cards.unit.level
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    return None if card_of(game, answer.card).instant else f"{answer.card} cannot be instantly summoned"


def keeps_limit(game: Context[Position], seat: str, answer: InstantSummon) -> str | None:
    """Own units in the battle total at most 8 levels.

    Clauses: deus.battle.instant_summon.limit
    """
    area = game.position.battle
    added = card_of(game, answer.card).level or 0
    return areas.over_limit(game, seat, area, areas.total_level(game, seat, area) + added)


def instant_summon_options(game: Context[Position], seat: str) -> Iterable[InstantSummon]:
    """Each different card of the hand that is marked."""
    position = game.position
    named = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    for card in named.values():
        if card_of(game, card).instant:
            yield InstantSummon(card)


INSTANT_SUMMON = Act(
    perform=instant_summon,
    faults=instant_summon_faults,
    options=instant_summon_options,
    conditions={
        "deus.battle.instant_summon.only_flagged": is_marked_in_hand,
        "deus.battle.instant_summon.limit": keeps_limit,
    },
)
