"""Wrong timings."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.procedures import NormalTiming
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import read_quiet_position
from reference_engine.kernel.procedure import Call, Next, Procedure
from reference_engine.monster_collection import abilities, chain, conditions
from reference_engine.monster_collection.chain import Chain, Declaration
from reference_engine.monster_collection.position import Unit, card_of, units_in
from tests.deus.wrong_rules.bends import Real, Table, put_right

TIMINGS = ("ritual", "quick", "before_attack", "counter", "normal")


@judgement(read_quiet_position, "deus.timing.kinds", "an unknown timing is taken for quick")
def unknown_is_quick(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """A seventh kind."""

    def change(card: dict[str, Any]) -> None:
        for text in card.get("abilities", []):
            if text.get("timing") not in TIMINGS:
                text["timing"] = "quick"

    return real(edition, codec, put_right(document, change))


@judgement(conditions.occur, "deus.timing.kinds", "[condition] effects never become due")
def no_conditions(real: Real, game: Table, event: str, units: list[Unit]) -> None:
    """Five kinds."""


@mutant("deus.timing.preattack", "before-attack effects are used in answer to an attack as well")
def before_attack_as_counter(edition: Edition) -> Edition:
    """As if they were counters."""

    def counter(game: Table, seat: str, use: abilities.Use) -> str | None:
        before = abilities.ability_of(game, use).timing == "before_attack"
        return None if before else abilities.timing_fits("counter")(game, seat, use)

    return amend.condition(edition, "use", "deus.timing.counter", counter)


@mutant("deus.timing.preattack", "quick effects are used before the attack as well")
def quick_before_the_attack(edition: Edition) -> Edition:
    """They are quick enough."""

    def before_attack(game: Table, seat: str, use: abilities.Use) -> str | None:
        quick = abilities.ability_of(game, use).timing == "quick"
        return None if quick else abilities.timing_fits("before_attack")(game, seat, use)

    return amend.condition(edition, "use", "deus.timing.preattack", before_attack)


@mutant("deus.timing.preattack", "a side that has a before-attack effect must use one")
def using_is_a_duty(edition: Edition) -> Edition:
    """It cannot pass."""

    def has_none(game: Table, seat: str, answer: Pass) -> str | None:
        pending = game.position.pending
        if pending is None or pending.kind != "before_attack":
            return None
        units = units_in(game.position, game.position.battle, seat)
        able = any(a.timing == "before_attack" for unit in units for a in card_of(game, unit.id).abilities)
        return "an effect can be used" if able else None

    return amend.condition(edition, "pass", "deus.timing.preattack", has_none)


@mutant("deus.timing.preattack", "only the first side is asked for before-attack effects")
def the_second_side_is_not_asked(edition: Edition) -> Edition:
    """The second attacks at once."""
    real = edition.procedures["normal_timing"]["before_attack"]

    def before_attack(game: Table, timing: NormalTiming) -> Next:
        return real(game, timing) if timing.first else None

    return amend.step(edition, "normal_timing", "before_attack", before_attack)


@mutant("deus.timing.preattack_multiple", "after one before-attack effect the side must attack")
def one_effect_only(edition: Edition) -> Edition:
    """The timing goes on when the chain is over."""
    act = edition.acts["use"]

    def use(game: Table, frame: Procedure, seat: str, answer: abilities.Use) -> Next:
        found = act.perform(game, frame, seat, answer)
        return Call(found.procedure) if isinstance(frame, NormalTiming) and isinstance(found, Call) else found

    return amend.perform(edition, "use", use)


@mutant("deus.timing.preattack_multiple", "a side may use before-attack effects after its attack, too")
def effects_after_the_attack(edition: Edition) -> Edition:
    """The timing begins anew, without an attack."""
    before = edition.procedures["normal_timing"]["before_attack"]
    steps = {**edition.procedures["normal_timing"], "after_attack": before}
    return edition.amended(edition.name, procedures={"normal_timing": steps})


@mutant("deus.timing.counter", "before-attack effects cannot be countered")
def attacks_only(edition: Edition) -> Edition:
    """Only attacks can."""
    real = edition.procedures["chain"]["declare_counters"]

    def declare_counters(game: Table, frame: Chain) -> Next:
        return real(game, frame) if frame.items[0].kind == "attack" else None

    return amend.step(edition, "chain", "declare_counters", declare_counters)


@mutant("deus.timing.counter", "attacks cannot be countered")
def effects_only(edition: Edition) -> Edition:
    """Only effects can."""
    real = edition.procedures["chain"]["declare_counters"]

    def declare_counters(game: Table, frame: Chain) -> Next:
        return real(game, frame) if frame.items[0].kind == "effect" else None

    return amend.step(edition, "chain", "declare_counters", declare_counters)


@judgement(chain.countered, "deus.timing.counter", "a counter cannot be countered")
def no_counter_to_a_counter(real: Real, game: Table, frame: Chain, item: Declaration) -> Next:
    """It ends the declarations."""
    real(game, frame, item)
    return None
