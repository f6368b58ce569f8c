"""Wrong cards that are let through, and right ones that are not."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement
from reference_engine.dungeon_command import quiet


def _but(*words):
    """Cards may have faults that say this."""

    def faults(real, edition, card):
        return (fault for fault in real(edition, card) if not any(word in fault[1] for word in words))

    return judgement(quiet.described_faults, faults)


with clause("dungeon_command.vocabulary.printed"):
    mutant("any card is a card", judgement(quiet.described_faults, lambda *_: ()))
    mutant("what taps may be limited by its text, too", _but("is limited by tapping"))
    mutant("what answers nothing may be immediate", _but("says what it answers"))
    mutant("an attack may be made anywhere in a text", _but("an attack is the first part"))
    mutant("powers may be attached", _but("an order card is attached"))
    mutant("what happens by itself may be an action", _but("what happens by itself is no action"))
    mutant("what happens by itself may choose", _but("nobody chooses targets or paths"))
    mutant("choices and what comes of them need not agree", _but("a target is chosen when"))
    mutant("damage may be of any amount", _but("multiple of", "in tens"))

    @wrong("only creatures have texts", judgement, quiet.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.order is not None and card.texts:
            yield "texts", "only creatures have some"

    @wrong("creatures have no constant effects", judgement, quiet.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.creature is not None and card.constants:
            yield "constants", "only order cards have some"
