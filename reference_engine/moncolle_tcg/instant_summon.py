"""The instant summon timing: reinforcements and equipment from the hand, first the marching side's."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.moncolle_tcg import field, heroes, zones
from reference_engine.moncolle_tcg.battle import cut_short
from reference_engine.moncolle_tcg.position import Position, card_of
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.monster_collection.position import Seat, opponent


class InstantSummon(Answer, frozen=True, tag="instant_summon"):
    """Summon one unit card from the hand into the battle."""

    card: Id


def marching_side_summons(game: Context[Position], battle: Battle) -> Next:
    """The marching side does everything it wants first.

    Clauses: moncolle_tcg.battle.instant_order
    """
    return cut_short(game, battle) or _ask(game.position.marching, battle)


def defending_side_summons(game: Context[Position], battle: Battle) -> Next:
    """Then the defending side, knowing it.

    Clauses: moncolle_tcg.battle.instant_order
    """
    return cut_short(game, battle) or _ask(opponent(game.position.marching), battle)


def _ask(seat: Seat, battle: Battle) -> Decision:
    """Asked even with nothing to summon, since the hand is hidden."""
    return Decision(seat, "instant_summon", "moncolle_tcg.battle.instant_order", about=battle.area)


def instant_summon(game: Context[Position], battle: Battle, seat: Seat, answer: InstantSummon) -> Next:
    """The unit enters the battle, ready, at the rear.

    Clauses: moncolle_tcg.battle.instant_actions, moncolle_tcg.battle.instant_place_limit,
        moncolle_tcg.ruling.instant_actions_in_any_order
    """
    heroes.pay(game, seat, answer.card)
    clause = "moncolle_tcg.battle.instant_actions"
    zones.enter(game, seat, answer.card, battle.area, clause=clause, instantly=True)
    stand_at_the_back(game, seat, answer.card)
    return AGAIN


@judgement
def stand_at_the_back(game: Context[Position], seat: Seat, unit: str) -> None:
    """A newcomer stands behind everybody who is there, those who have come before it included.

    Clauses: moncolle_tcg.ruling.newcomers_at_the_back
    """
    row = tuple(other for other in game.position.line_ups.get(seat, ()) if other != unit)
    game.position.line_ups = {**game.position.line_ups, seat: (*row, unit)}


def instant_summon_faults(game: Context[Position], _seat: str, answer: InstantSummon) -> Iterator[str]:
    """There must be such a card."""
    if answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"


def is_marked_in_hand(game: Context[Position], seat: str, answer: InstantSummon) -> str | None:
    """Only unit cards of the hand that are marked for it.

    Clauses: moncolle_tcg.battle.instant_eligible
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    return None if card_of(game, answer.card).instant else f"{answer.card} cannot be instantly summoned"


def keeps_limit(game: Context[Position], seat: str, answer: InstantSummon) -> str | None:
    """The side's levels in the battle fit the Limit.

    Clauses: moncolle_tcg.battle.instant_place_limit
    """
    return field.over_limit(game, seat, game.position.battle, card_of(game, answer.card).level or 0)


def hero_is_unique(game: Context[Position], seat: str, answer: InstantSummon) -> str | None:
    """One hero of a name.

    Clauses: moncolle_tcg.heroes.unique_in_own_army
    """
    return heroes.already_there(game, seat, answer.card)


def hero_is_paid(game: Context[Position], seat: str, answer: InstantSummon) -> str | None:
    """The deck must pay for a hero.

    Clauses: moncolle_tcg.heroes.short_deck, moncolle_tcg.ruling.heroes_pay_whenever_summoned
    """
    return heroes.deck_too_short(game, seat, answer.card)


def instant_summon_options(game: Context[Position], seat: str) -> Iterable[InstantSummon]:
    """Each different card of the hand that is marked."""
    position = game.position
    named = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    return [InstantSummon(card) for card in named.values() if card_of(game, card).instant]


INSTANT_SUMMON = Act(
    perform=instant_summon,
    faults=instant_summon_faults,
    options=instant_summon_options,
    conditions={
        "moncolle_tcg.battle.instant_eligible": is_marked_in_hand,
        "moncolle_tcg.battle.instant_place_limit": keeps_limit,
        "moncolle_tcg.heroes.unique_in_own_army": hero_is_unique,
        "moncolle_tcg.heroes.short_deck": hero_is_paid,
    },
)
