"""Wrong quick timings."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import abilities, chain
from reference_engine.monster_collection.position import card_of


def also_fitting(edition: Edition, timing: str) -> Edition:
    """The table in which effects of one more timing are used as quick ones."""
    real = abilities.timing_fits("quick")

    def fits(game: Any, seat: str, answer: Any) -> str | None:
        return None if abilities.ability_of(game, answer).timing == timing else real(game, seat, answer)

    return amend.condition(edition, "use", "deus.battle.quick.kinds", fits)


@mutant("deus.battle.quick.kinds", "counters are used in the quick timing, too")
def counters_are_quick(edition: Edition) -> Edition:
    """One more timing mark will do."""
    return also_fitting(edition, "counter")


@mutant("deus.battle.quick.kinds", "before-attack effects are used in the quick timing, too")
def before_attack_effects_are_quick(edition: Edition) -> Edition:
    """One more timing mark will do."""
    return also_fitting(edition, "before_attack")


@mutant("deus.battle.quick.kinds", "only abilities are used in the quick timing")
def spells_are_not_quick(edition: Edition) -> Edition:
    """Battle spells are forgotten."""

    def no_spell(game: Any, seat: str, answer: Any) -> str | None:
        spell = card_of(game, answer.card).kind == "battle_spell" and game.position.pending.kind == "quick"
        return "a spell" if spell else abilities.timing_fits("quick")(game, seat, answer)

    return amend.condition(edition, "use", "deus.battle.quick.kinds", no_spell)


def used_in_the_quick_timing(edition: Edition, step: str) -> Edition:
    """The table in which after a quick effect the battle goes on with ``step``."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if frame.name == "battle" and isinstance(outcome, Call):
            frame.step = step
        return outcome

    return amend.around(edition, "use", use)


@mutant("deus.battle.quick.marching_first", "the defending side uses its quick effects first")
def defender_is_quicker(edition: Edition) -> Edition:
    """Two steps in each other's place."""
    return amend.step_before(edition, "battle", "defending_side_quick", "marching_side_quick")


@mutant("deus.battle.quick.marching_first", "the marching side uses one quick effect")
def one_quick_effect(edition: Edition) -> Edition:
    """The defending side comes after it."""
    return used_in_the_quick_timing(edition, "defending_side_quick")


@mutant("deus.battle.quick.marching_first", "a quick effect is paid for, but takes place only later")
def quick_effects_wait(edition: Edition) -> Edition:
    """It is opened as a chain, which waits for passes."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        if frame.name != "battle":
            return real(game, frame, seat, answer)
        return Call(chain.opened_by(game, abilities.declaration(game, seat, answer)), stay=True)

    return amend.around(edition, "use", use)


@mutant("deus.battle.quick.defender_after", "the defending side has no quick timing")
def defender_has_none(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "battle", "defending_side_quick")


@mutant("deus.battle.quick.defender_after", "the defending side answers after each quick effect")
def sides_alternate(edition: Edition) -> Edition:
    """One effect each, in turn."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if frame.name == "battle" and isinstance(outcome, Call):
            marching = seat == game.position.marching
            frame.step = "defending_side_quick" if marching else "marching_side_quick"
        return outcome

    return amend.around(edition, "use", use)


@mutant("deus.battle.quick.defender_after", "the marching side has a second round of quick effects")
def second_round(edition: Edition) -> Edition:
    """After the defending side's effects it begins anew."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if frame.name == "battle" and frame.step == "defending_side_quick":
            frame.step = "marching_side_quick"
        return outcome

    return amend.around(edition, "use", use)


@judgement(abilities.at_once, "deus.battle.quick.no_counter", "quick effects can be countered")
def quick_effects_are_countered(real: Any, game: Any, seat: str, use: Any, put_away: bool) -> Any:
    """They open a chain like effects before an attack; rituals do not."""
    if not game.position.battle:
        return real(game, seat, use, put_away)
    return Call(chain.opened_by(game, abilities.declaration(game, seat, use)), stay=True)


@mutant("deus.battle.quick.no_counter", "the defending side may use counters as quick effects")
def counters_answer_later(edition: Edition) -> Edition:
    """They are open in its quick timing."""
    return also_fitting(edition, "counter")
