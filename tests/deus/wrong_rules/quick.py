"""Wrong quick timings."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, perform
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import abilities, chain
from reference_engine.monster_collection.position import card_of


def also_fitting(timing: str) -> Bend:
    real = abilities.timing_fits("quick")

    def fits(game: Any, seat: str, answer: Any) -> str | None:
        return None if abilities.ability_of(game, answer).timing == timing else real(game, seat, answer)

    return condition("use", "deus.battle.quick.kinds", fits)


with clause("deus.battle.quick.kinds") as this:
    mutant("counters are used in the quick timing, too", also_fitting("counter"))
    mutant("before-attack effects are used in the quick timing, too", also_fitting("before_attack"))

    @wrong("only abilities are used in the quick timing", condition, "use", this)
    def _(game, seat, answer):
        spell = card_of(game, answer.card).kind == "battle_spell" and game.position.pending.kind == "quick"
        return spell or abilities.timing_fits("quick")(game, seat, answer)


def used_in_the_quick_timing(step: str) -> Bend:
    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if frame.name == "battle" and isinstance(outcome, Call):
            frame.step = step
        return outcome

    return perform("use", use)


with clause("deus.battle.quick.marching_first"):
    mutant("the marching side uses one quick effect", used_in_the_quick_timing("defending_side_quick"))

    @wrong("a quick effect is paid for, but takes place only later", perform, "use")
    def _(real, game, frame, seat, answer):
        if frame.name != "battle":
            return real(game, frame, seat, answer)
        return Call(chain.opened_by(game, abilities.declaration(game, seat, answer)), stay=True)


with clause("deus.battle.quick.defender_after"):

    @wrong("the defending side answers after each quick effect", perform, "use")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        if frame.name == "battle" and isinstance(outcome, Call):
            marching = seat == game.position.marching
            frame.step = "defending_side_quick" if marching else "marching_side_quick"
        return outcome

    @wrong("the marching side has a second round of quick effects", perform, "use")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        if frame.name == "battle" and frame.step == "defending_side_quick":
            frame.step = "marching_side_quick"
        return outcome


with clause("deus.battle.quick.no_counter"):
    mutant("the defending side may use counters as quick effects", also_fitting("counter"))

    @wrong("quick effects can be countered", judgement, abilities.at_once)
    def _(real, game, seat, use, put_away):
        if not game.position.battle:
            return real(game, seat, use, put_away)
        return Call(chain.opened_by(game, abilities.declaration(game, seat, use)), stay=True)
