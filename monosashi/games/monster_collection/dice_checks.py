"""Initiative dice of a battle between two units, which every Monster Collection game begins alike."""

from collections.abc import Sequence

from monosashi.adapters.play_checks import must_use, script
from monosashi.kit.interface import Action, Position
from monosashi.verification.differences import JUDGE, differences
from monosashi.verification.smoke import AdapterFault, CheckContext, RulesDiffer

QUESTIONS_BEFORE_DICE = 6
"""A battle asks four times before the initiative dice; a few more are let pass."""

PASS = {"do": "pass"}


def initiative_dice(bench: CheckContext, before: Position, march: Action) -> str:
    """Dice come from the kit: asked for if missing, used as scripted, counted. South's ``march`` opens the battle."""
    winners = [_roll(bench, before, march, south, north) for south, north in ((5, 2), (2, 5))]
    must_depend(winners, "the initiative dice")
    return "initiative dice are asked for if missing, used as scripted and counted"


def _roll(bench: CheckContext, before: Position, march: Action, south: int, north: int) -> str:
    """Play up to the initiative dice; returns the side that goes first."""
    subject = bench.subject
    subject.load(bench.edition, dict(before))
    reply = subject.apply("south", dict(march), ())
    for _ in range(QUESTIONS_BEFORE_DICE):
        if reply.wanted:
            break
        if not reply.accepted:
            reason = reply.message or "no reason given"
            raise RulesDiffer(f"no battle could be played up to its dice, an answer is refused: {reason}")
        seen = subject.observe(JUDGE)
        if seen.battle is None or seen.asked is None:
            raise RulesDiffer("no battle could be played up to its dice: none is going on after a march at an enemy")
        if seen.battle.first or seen.asked.kind == "before_attack":
            raise AdapterFault("the initiative is decided although no dice were given: dice must come from the kit")
        asked = seen.asked
        reply = subject.apply(asked.seat, PASS, ())
    if not reply.wanted:
        raise RulesDiffer("no battle could be played up to its dice: they were never asked for")
    if reply.accepted:
        raise AdapterFault(f"wanted names {reply.wanted!r}, and yet the action is accepted; expected accepted false")
    if differences(seen, subject.observe(JUDGE)):
        raise AdapterFault(f"the position changed although {reply.wanted!r} was wanted; expected it as it was")
    given = [*script("initiative die", ("south", south), ("north", north)), *script("effect die", ("south", 6))]
    must_use(subject.apply(asked.seat, PASS, given), "two", 2, "the initiative dice")
    after = subject.observe(JUDGE)
    return str(after.battle.first) if after.battle is not None else ""


def must_depend(winners: Sequence[str], what: str) -> None:
    """The higher die decides, so other dice make another winner."""
    if len(set(winners)) == 1:
        raise AdapterFault(
            f"{what} make no difference: with 5 against 2 and with 2 against 5 it is {winners[0] or 'nobody'}"
        )
    if list(winners) != ["south", "north"]:
        raise RulesDiffer(f"{what}: with 5 against 2 the rules give South, with 2 against 5 North; here {winners}")
