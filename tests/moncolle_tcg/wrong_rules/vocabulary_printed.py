"""Wrong cards whose texts are let through, and right ones that are not."""

from typing import Any

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement
from reference_engine.moncolle_tcg import card_list


def _but(real: Any, edition: Any, card: Any, *words: str) -> Any:
    """The faults of a card but for those that say this."""
    return (fault for fault in real(edition, card) if not any(word in fault[1] for word in words))


with clause("moncolle_tcg.vocabulary.printed"):

    @wrong("choices and what comes of them need not agree", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "reaches the target", "no part reaches it", "not what the parts reach")

    @wrong("a text need not do anything", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "does nothing", "of nothing")

    @wrong("icons pay for whatever it is", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "icons for a card", "icons pay in battles", "a multi icon")

    @wrong("used cards cost no icons", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "icons pay for it")

    @wrong("whatever speaks of itself is a unit", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "a card that is no unit")

    @wrong("equipment is chosen for anything", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "equipment can only be stripped", "chooses equipment")

    @wrong("only cards that are used up have texts", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.abilities and card.kind == "unit":
            yield ("abilities", "only cards that are used up have some")
