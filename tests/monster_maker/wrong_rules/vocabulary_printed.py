"""Wrong cards that are let through, and right ones that are not."""

from typing import Any

from monosashi.mutants import judgement
from reference_engine.monster_maker import quiet

PRINTED = "monster_maker.vocabulary.printed"


def _but(real: Any, edition: Any, card: Any, *words: str) -> Any:
    """The faults of a card but for those that say this."""
    return (fault for fault in real(edition, card) if not any(word in fault[1] for word in words))


@judgement(quiet.described_faults, PRINTED, "a text may be used without end")
def endless(real: Any, edition: Any, card: Any) -> Any:
    """Nobody counts."""
    return _but(real, edition, card, "used for ever")


@judgement(quiet.described_faults, PRINTED, "effects of a battle may cost something")
def battle_effects_cost(real: Any, edition: Any, card: Any) -> Any:
    """Somebody pays."""
    return _but(real, edition, card, "cost nothing")


@judgement(quiet.described_faults, PRINTED, "choices and what comes of them need not agree")
def idle_choices(real: Any, edition: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, edition, card, "a target is chosen")


@judgement(quiet.described_faults, PRINTED, "what is no counter may answer, a counter need not")
def answers_unread(real: Any, edition: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, edition, card, "what it answers")


@judgement(quiet.described_faults, PRINTED, "anything can be sent")
def anything_sent(real: Any, edition: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, edition, card, "are sent")


@judgement(quiet.described_faults, PRINTED, "constant effects may change nothing")
def idle_constants(real: Any, edition: Any, card: Any) -> Any:
    """Nobody looks."""
    return _but(real, edition, card, "changes nothing")


@judgement(quiet.described_faults, PRINTED, "only skills have texts")
def texts_refused(real: Any, edition: Any, card: Any) -> Any:
    """Everything else is turned down."""
    yield from real(edition, card)
    if card.abilities and card.skill is None:
        yield "abilities", "only skills have some"
