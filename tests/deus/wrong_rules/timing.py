"""Wrong timings."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, new_step, perform, step
from reference_engine.deus.procedures import NormalTiming
from reference_engine.kernel.game import read_quiet_position
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import abilities, chain, conditions
from reference_engine.monster_collection.position import card_of, units_in
from tests.deus.wrong_rules.bends import put_right

TIMINGS = ("ritual", "quick", "before_attack", "counter", "normal")

with clause("deus.timing.kinds"):
    mutant("[condition] effects never become due", judgement(conditions.occur, lambda *_: None))

    @wrong("an unknown timing is taken for quick", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in card.get("abilities", []):
                if text.get("timing") not in TIMINGS:
                    text["timing"] = "quick"

        return real(edition, codec, put_right(document, change))


with clause("deus.timing.preattack") as this:

    @wrong("before-attack effects are used in answer to an attack as well", condition, "use", "deus.timing.counter")
    def _(game, seat, use):
        before = abilities.ability_of(game, use).timing == "before_attack"
        return not before and abilities.timing_fits("counter")(game, seat, use)

    @wrong("quick effects are used before the attack as well", condition, "use", this)
    def _(game, seat, use):
        quick = abilities.ability_of(game, use).timing == "quick"
        return not quick and abilities.timing_fits("before_attack")(game, seat, use)

    @wrong("a side that has a before-attack effect must use one", condition, "pass", this)
    def _(game, seat, answer):
        pending = game.position.pending
        if pending is None or pending.kind != "before_attack":
            return None
        units = units_in(game.position, game.position.battle, seat)
        return any(a.timing == "before_attack" for unit in units for a in card_of(game, unit.id).abilities)

    @wrong("only the first side is asked for before-attack effects", step, "normal_timing", "before_attack")
    def _(real, game, timing):
        return real(game, timing) if timing.first else None


with clause("deus.timing.preattack_multiple"):

    @wrong("after one before-attack effect the side must attack", perform, "use")
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        return Call(found.procedure) if isinstance(frame, NormalTiming) and isinstance(found, Call) else found

    @wrong("a side may use before-attack effects after its attack, too", new_step, "normal_timing", "after_attack", "")
    def _(game, timing):
        return game.edition.procedures["normal_timing"]["before_attack"](game, timing)


with clause("deus.timing.counter"):

    @wrong("before-attack effects cannot be countered", step, "chain", "declare_counters")
    def _(real, game, frame):
        return real(game, frame) if frame.items[0].kind == "attack" else None

    @wrong("attacks cannot be countered", step, "chain", "declare_counters")
    def _(real, game, frame):
        return real(game, frame) if frame.items[0].kind == "effect" else None

    @wrong("a counter cannot be countered", judgement, chain.countered)
    def _(real, game, frame, item):
        real(game, frame, item)
