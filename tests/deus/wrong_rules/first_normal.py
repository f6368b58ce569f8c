"""Wrong first normal timings."""

from collections.abc import Callable
from functools import partial
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import normal_timing
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import read_quiet_position
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import abilities, chain
from reference_engine.monster_collection.position import opponent, units_in
from reference_engine.monster_collection.values import attack
from tests.deus.wrong_rules.bends import put_right


def in_timing(edition: Edition, first: bool, other: Callable[[Any, Any], Any]) -> Edition:
    """The table with another attack in the first or in the second side's timing."""

    def strike(game: Any, timing: Any) -> Any:
        return other(game, timing) if timing.first is first else normal_timing.attack(game, timing)

    return amend.step(edition, "normal_timing", "attack", strike)


def one_effect(edition: Edition, first: bool) -> Edition:
    """The table in which one of the two sides uses one effect before its attack."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if frame.name == "normal_timing" and frame.first is first and isinstance(outcome, Call):
            return Call(outcome.procedure)
        return outcome

    return amend.around(edition, "use", use)


def attackers_are(edition: Edition, first: bool, who: Callable[[Any, Any], bool]) -> Edition:
    """The table with other attackers for one of the two sides."""
    real = edition.judgements["attackers"]

    def attackers(game: Any, seat: str) -> list[Any]:
        timing = next((frame for frame in reversed(game.position.stack) if frame.name == "normal_timing"), None)
        if timing is None or timing.first is not first:
            found: list[Any] = real(game, seat)
            return found
        return [unit for unit in units_in(game.position, game.position.battle, seat) if who(game, unit)]

    bent = amend.rule(edition, "attackers", attackers)

    def possible(game: Any, seat: str) -> bool:
        enemies = units_in(game.position, game.position.battle, opponent(seat))
        return bool(enemies) and bool(attackers(game, seat))

    return amend.rule(bent, "attack possible", possible)


def attacks_without_enemies(game: Any, timing: Any) -> Any:
    """An attack whether or not somebody is there."""
    return Call(chain.opened_by(game, chain.attack_declaration(game, timing.seat)))


def attacks_while_ready(game: Any, timing: Any) -> Any:
    """An attack as long as one is possible."""
    outcome = normal_timing.attack(game, timing)
    return Call(outcome.procedure, stay=True) if isinstance(outcome, Call) else outcome


@mutant("deus.battle.first.order", "the first side attacks before it uses its effects")
def attack_comes_first(edition: Edition) -> Edition:
    """Two steps in each other's place."""
    return amend.step_before(edition, "normal_timing", "attack", "before_attack")


@mutant("deus.battle.first.order", "the second side uses its effects in the first side's place")
def the_wrong_side_is_asked(edition: Edition) -> Edition:
    """The seats are mixed up in the first timing."""

    def ask(game: Any, timing: Any) -> Any:
        found = normal_timing.before_attack(game, timing)
        if timing.first and isinstance(found, Decision):
            return Decision(opponent(timing.seat), found.kind, found.clause, about=found.about)
        return found

    return amend.step(edition, "normal_timing", "before_attack", ask)


@mutant("deus.battle.first.preattack_any", "the first side uses one effect before its attack")
def one_effect_first(edition: Edition) -> Edition:
    """The attack follows the first chain."""
    return one_effect(edition, first=True)


@mutant("deus.battle.first.preattack_any", "only abilities are used before the first side's attack")
def no_spells_first(edition: Edition) -> Edition:
    """Battle spells are forgotten."""
    real = abilities.timing_fits("before_attack")

    def fits(game: Any, seat: str, answer: Any) -> str | None:
        frame = game.position.stack[-1]
        if frame.name == "normal_timing" and frame.first and answer.slots:
            return "a spell"
        return real(game, seat, answer)

    return amend.condition(edition, "use", "deus.timing.preattack", fits)


@mutant("deus.battle.first.attack_mandatory", "exhausted units attack, too")
def exhausted_units_attack_first(edition: Edition) -> Edition:
    """The state is forgotten."""
    return attackers_are(edition, True, lambda _game, _unit: True)


@mutant("deus.battle.first.attack_mandatory", "units without attack stay out of the attack")
def harmless_units_stay_out(edition: Edition) -> Edition:
    """Only who can do harm attacks."""
    return attackers_are(edition, True, lambda game, unit: unit.ready and attack(game, unit) > 0)


@mutant("deus.battle.first.attack_mandatory", "one unit attacks")
def one_unit_attacks_first(edition: Edition) -> Edition:
    """The front unit only."""

    def front(game: Any, unit: Any) -> bool:
        return bool(unit.ready and unit.id == game.position.line_ups[unit.owner][0])

    return attackers_are(edition, True, front)


@mutant("deus.battle.first.attack_mandatory", "an attack is declared even if no enemy is left")
def first_attack_without_enemies(edition: Edition) -> Edition:
    """The condition is forgotten."""
    return in_timing(edition, True, attacks_without_enemies)


@mutant("deus.battle.first.attack_once", "the first side attacks again with units that have become ready")
def first_side_attacks_again(edition: Edition) -> Edition:
    """As long as somebody is ready."""
    return in_timing(edition, True, attacks_while_ready)


@mutant("deus.battle.first.attack_once", "the first side has another timing after the second")
def first_side_comes_again(edition: Edition) -> Edition:
    """One step more."""
    steps: dict[str, Any] = {}
    for name, step in edition.procedures["battle"].items():
        steps[name] = step
        if name == "second_normal_timing":
            steps["third_normal_timing"] = normal_timing.first_normal_timing
    return edition.amended(edition.name, procedures={"battle": steps})


def _older_term(card: dict[str, Any], means: str) -> None:
    for text in card.get("abilities", []):
        if text.get("timing") == "normal":
            text["timing"] = means


@judgement(read_quiet_position, "deus.battle.first.term", "the older term means counter")
def normal_means_counter(real: Any, edition: Edition, codec: Any, document: Any) -> Any:
    """Another timing."""
    return real(edition, codec, put_right(document, partial(_older_term, means="counter")))


@judgement(read_quiet_position, "deus.battle.first.term", "the older term means quick")
def normal_means_quick(real: Any, edition: Edition, codec: Any, document: Any) -> Any:
    """Another timing."""
    return real(edition, codec, put_right(document, partial(_older_term, means="quick")))
