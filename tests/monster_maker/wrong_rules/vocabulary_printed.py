"""Wrong cards that are let through, and right ones that are not."""

from typing import Any

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement
from reference_engine.monster_maker import quiet


def _but(real: Any, edition: Any, card: Any, *words: str) -> Any:
    """The faults of a card but for those that say this."""
    return (fault for fault in real(edition, card) if not any(word in fault[1] for word in words))


with clause("monster_maker.vocabulary.printed"):

    @wrong("a text may be used without end", judgement, quiet.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "used for ever")

    @wrong("effects of a battle may cost something", judgement, quiet.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "cost nothing")

    @wrong("choices and what comes of them need not agree", judgement, quiet.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "a target is chosen")

    @wrong("what is no counter may answer, a counter need not", judgement, quiet.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "what it answers")

    @wrong("anything can be sent", judgement, quiet.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "are sent")

    @wrong("constant effects may change nothing", judgement, quiet.described_faults)
    def _(real, edition, card):
        return _but(real, edition, card, "changes nothing")

    @wrong("only skills have texts", judgement, quiet.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.abilities and card.skill is None:
            yield ("abilities", "only skills have some")
