"""The normal summon phase: first equipment is discarded, then units are summoned and equipment handed out."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, Place
from reference_engine.kernel.edition import Act
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.moncolle_tcg import field, heroes, zones
from reference_engine.moncolle_tcg.board import AREAS, BASE
from reference_engine.moncolle_tcg.position import Position, card_of
from reference_engine.moncolle_tcg.procedures import NormalSummon
from reference_engine.monster_collection.position import Seat


class Summon(Answer, frozen=True, tag="summon"):
    """Summon a unit card from the hand to a space."""

    card: Id
    area: Place


def discard_equipment(game: Context[Position], _frame: NormalSummon) -> Next:
    """First step: equipment is discarded, any number of cards.

    Clauses: moncolle_tcg.summonphase.step_order
    """
    return Decision(game.position.marching, "summon_discards", "moncolle_tcg.summonphase.step_order")


def summon_units(game: Context[Position], _frame: NormalSummon) -> Next:
    """Second step: summons, equipment from the hand and swaps, in any order.

    Clauses: moncolle_tcg.summonphase.step_order, moncolle_tcg.ruling.second_step_in_any_order
    """
    return Decision(game.position.marching, "summon", "moncolle_tcg.summonphase.step_order")


def summon(game: Context[Position], _frame: NormalSummon, seat: Seat, answer: Summon) -> Next:
    """One unit enters the player's base, ready; nothing is paid but for heroes.

    Clauses: moncolle_tcg.summonphase.base_only, moncolle_tcg.summonphase.any_summonable_level,
        moncolle_tcg.summonphase.no_count_limit
    """
    heroes.pay(game, seat, answer.card)
    zones.enter(game, seat, answer.card, answer.area, clause="moncolle_tcg.summonphase.base_only")
    return AGAIN


def summon_faults(game: Context[Position], _seat: str, answer: Summon) -> Iterator[str]:
    """There must be such a card and such a space."""
    if answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"
    if answer.area not in AREAS:
        yield f"there is no space {answer.area!r}"


def unit_of_the_hand(game: Context[Position], seat: str, answer: Summon) -> str | None:
    """Only unit cards of the hand are summoned.

    Clauses: moncolle_tcg.cards.unit_role
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    return None if card_of(game, answer.card).kind == "unit" else f"{answer.card} is no unit card"


def into_the_own_base(_game: Context[Position], seat: Seat, answer: Summon) -> str | None:
    """Normal summons go to the player's base.

    Clauses: moncolle_tcg.summonphase.base_only
    """
    return None if answer.area == BASE[seat] else f"{answer.area} is not {seat}'s base"


def base_has_room(game: Context[Position], seat: Seat, answer: Summon) -> str | None:
    """The Limit of the base holds.

    Clauses: moncolle_tcg.board.limit_base_and_proxy, moncolle_tcg.summonphase.no_count_limit
    """
    if answer.area != BASE[seat]:
        return None
    return field.over_limit(game, seat, answer.area, card_of(game, answer.card).level or 0)


def hero_is_unique(game: Context[Position], seat: str, answer: Summon) -> str | None:
    """One hero of a name.

    Clauses: moncolle_tcg.heroes.unique_in_own_army
    """
    return heroes.already_there(game, seat, answer.card)


def hero_is_paid(game: Context[Position], seat: str, answer: Summon) -> str | None:
    """The deck must pay for a hero.

    Clauses: moncolle_tcg.heroes.short_deck
    """
    return heroes.deck_too_short(game, seat, answer.card)


def summon_options(game: Context[Position], seat: Seat) -> Iterable[Summon]:
    """Each different unit card of the hand."""
    position = game.position
    named = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    return [Summon(card, BASE[seat]) for card in named.values() if card_of(game, card).kind == "unit"]


SUMMON = Act(
    perform=summon,
    faults=summon_faults,
    options=summon_options,
    conditions={
        "moncolle_tcg.cards.unit_role": unit_of_the_hand,
        "moncolle_tcg.summonphase.base_only": into_the_own_base,
        "moncolle_tcg.board.limit_base_and_proxy": base_has_room,
        "moncolle_tcg.heroes.unique_in_own_army": hero_is_unique,
        "moncolle_tcg.heroes.short_deck": hero_is_paid,
    },
)
