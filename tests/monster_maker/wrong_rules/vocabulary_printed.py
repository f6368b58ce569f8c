"""Wrong cards that are let through, and right ones that are not."""

from typing import Any

from monosashi.mutants import replaces
from reference_engine.monster_maker import quiet

PRINTED = "monster_maker.vocabulary.printed"


def _but(real: Any, card: Any, *words: str) -> Any:
    """The faults of a card but for those that say this."""
    return (fault for fault in real(card) if not any(word in fault[1] for word in words))


@replaces(quiet, "card_faults", PRINTED, "a text may be used without end")
def endless(real: Any, card: Any) -> Any:
    """Nobody counts."""
    return _but(real, card, "used for ever")


@replaces(quiet, "card_faults", PRINTED, "effects of a battle may cost something")
def battle_effects_cost(real: Any, card: Any) -> Any:
    """Somebody pays."""
    return _but(real, card, "cost nothing")


@replaces(quiet, "card_faults", PRINTED, "choices and what comes of them need not agree")
def idle_choices(real: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, card, "a target is chosen")


@replaces(quiet, "card_faults", PRINTED, "what is no counter may answer, a counter need not")
def answers_unread(real: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, card, "what it answers")


@replaces(quiet, "card_faults", PRINTED, "anything can be sent")
def anything_sent(real: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, card, "are sent")


@replaces(quiet, "card_faults", PRINTED, "constant effects may change nothing")
def idle_constants(real: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, card, "changes nothing")


@replaces(quiet, "card_faults", PRINTED, "only skills have texts")
def texts_refused(real: Any, card: Any) -> Any:
    """Everything else is turned down."""
    yield from real(card)
    if card.abilities and card.skill is None:
        yield "abilities", "only skills have some"
