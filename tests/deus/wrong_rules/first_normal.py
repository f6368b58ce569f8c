"""Wrong first normal timings."""

from collections.abc import Callable
from functools import partial
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, bend, condition, judgement, new_step, perform, step
from reference_engine.deus import normal_timing
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import read_quiet_position
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import chain
from reference_engine.monster_collection.position import opponent, units_in
from reference_engine.monster_collection.values import attack
from tests.deus.wrong_rules.bends import put_right

with clause("deus.battle.first.order"):

    @wrong("the second side uses its effects in the first side's place", step, "normal_timing", "before_attack")
    def _(game, timing):
        found = normal_timing.before_attack(game, timing)
        if timing.first and isinstance(found, Decision):
            return Decision(opponent(timing.seat), found.kind, found.clause, about=found.about)
        return found


def one_effect(first: bool) -> Bend:
    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if frame.name == "normal_timing" and frame.first is first and isinstance(outcome, Call):
            return Call(outcome.procedure)
        return outcome

    return perform("use", use)


with clause("deus.battle.first.preattack_any"):
    mutant("the first side uses one effect before its attack", one_effect(first=True))

    @wrong("only abilities are used before the first side's attack", condition, "use", "deus.timing.preattack")
    def _(real, game, seat, answer):
        frame = game.position.stack[-1]
        return (frame.name == "normal_timing" and frame.first and answer.slots) or real(game, seat, answer)


def in_timing(first: bool, other: Callable[[Any, Any], Any]) -> Bend:
    def strike(game: Any, timing: Any) -> Any:
        return other(game, timing) if timing.first is first else normal_timing.attack(game, timing)

    return step("normal_timing", "attack", strike)


@bend
def attackers_are(edition: Edition, first: bool, who: Callable[[Any, Any], bool]) -> Edition:
    """The table with other attackers for one of the two sides."""
    real = edition.judgements["attackers"]

    def attackers(game: Any, seat: str) -> list[Any]:
        timing = next((frame for frame in reversed(game.position.stack) if frame.name == "normal_timing"), None)
        if timing is None or timing.first is not first:
            found: list[Any] = real(game, seat)
            return found
        return [unit for unit in units_in(game.position, game.position.battle, seat) if who(game, unit)]

    bent = judgement("attackers", attackers)(edition)

    def possible(game: Any, seat: str) -> bool:
        enemies = units_in(game.position, game.position.battle, opponent(seat))
        return bool(enemies) and bool(attackers(game, seat))

    return judgement("attack possible", possible)(bent)


def attacks_without_enemies(game: Any, timing: Any) -> Any:
    """An attack whether or not somebody is there."""
    return Call(chain.opened_by(game, chain.attack_declaration(game, timing.seat)))


with clause("deus.battle.first.attack_mandatory"):
    mutant("exhausted units attack, too", attackers_are(True, lambda *_: True))
    mutant("an attack is declared even if no enemy is left", in_timing(True, attacks_without_enemies))

    @wrong("units without attack stay out of the attack", attackers_are, True)
    def _(game, unit):
        return unit.ready and attack(game, unit) > 0

    @wrong("one unit attacks", attackers_are, True)
    def _(game, unit):
        return bool(unit.ready and unit.id == game.position.line_ups[unit.owner][0])


def attacks_while_ready(game: Any, timing: Any) -> Any:
    """An attack as long as one is possible."""
    outcome = normal_timing.attack(game, timing)
    return Call(outcome.procedure, stay=True) if isinstance(outcome, Call) else outcome


with clause("deus.battle.first.attack_once"):
    mutant("the first side attacks again with units that have become ready", in_timing(True, attacks_while_ready))

    mutant(
        "the first side has another timing after the second",
        new_step("battle", "third_normal_timing", "suspend_effects", normal_timing.first_normal_timing),
    )


def _older_term(card: dict[str, Any], means: str) -> None:
    for text in card.get("abilities", []):
        if text.get("timing") == "normal":
            text["timing"] = means


with clause("deus.battle.first.term"):

    @wrong("the older term means counter", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        return real(edition, codec, put_right(document, partial(_older_term, means="counter")))

    @wrong("the older term means quick", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        return real(edition, codec, put_right(document, partial(_older_term, means="quick")))
