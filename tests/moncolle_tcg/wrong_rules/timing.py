"""Wrong timings."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import anybody_at, condition, judgement, step
from reference_engine.moncolle_tcg import abilities, chain
from reference_engine.moncolle_tcg.procedures import Battle, NormalTiming
from reference_engine.monster_collection import chain as shared_chain
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection.position import opponent

NORMAL = "moncolle_tcg.timing.normal"
COUNTER = "moncolle_tcg.timing.counter"
OWN_TURN = "moncolle_tcg.timing.own_turn"


def first_side(game):
    """The side that goes first in the running battle."""
    return next(frame.first for frame in game.position.stack if isinstance(frame, Battle))


def owner(game, use):
    """Whose unit uses its ability."""
    return game.position.units[use.card].owner


with clause(NORMAL):
    mutant("normal effects are used in either side's timing before its attack", anybody_at("before_attack"))
    mutant("normal effects are used in either side's timing after its attack", anybody_at("after_attack"))

    @wrong("the second side uses no normal effects", condition, "use", NORMAL)
    def _(real, game, seat, use):
        late = abilities.ability_of(game, use).timing == "normal" and game.question.kind == "before_attack"
        return real(game, seat, use) or (late and seat != first_side(game))

    @wrong("no normal effects are used after the attack", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return real(game, seat, use) or game.question.kind == "after_attack"

    @wrong("only the turn player uses normal effects", condition, "use", NORMAL)
    def _(real, game, seat, use):
        normal = abilities.ability_of(game, use).timing == "normal"
        return real(game, seat, use) or (normal and seat != game.position.marching)


with clause(COUNTER):

    @wrong("only attacks are countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return real(game, frame) if frame.items[0].kind == "attack" else None

    @wrong("attacks are not countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if frame.items[0].kind == "attack" else real(game, frame)

    @wrong("only the first side's declarations are countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return real(game, frame) if frame.items[0].by == first_side(game) else None

    @wrong("only the turn player's declarations are countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return real(game, frame) if frame.items[0].by == game.position.marching else None


with clause("moncolle_tcg.timing.battle"):

    @wrong("battle effects work at any time", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return real(game, source, replace(ability, timing="always") if ability.timing == "battle" else ability)

    @wrong("battle effects work at any time in the own turn", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        own = ability.timing == "battle" and not game.position.battle and game.position.marching == source.owner
        return own or real(game, source, ability)

    @wrong("battle effects work in battles of the own turn only", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        late = ability.timing == "battle" and game.position.marching != source.owner
        return not late and real(game, source, ability)

    @wrong("battle effects do not work on the defending side's summoned units", judgement, conditions.occur)
    def _(real, game, event, units):
        real(game, event, [u for u in units if event != "summoned" or u.owner == game.position.marching])


with clause(OWN_TURN):
    mutant("own turn effects are used in either player's main phase", anybody_at("main"))

    @wrong("automatic own turn effects work in any turn", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return real(game, source, replace(ability, timing="always") if ability.timing == "own_turn" else ability)

    @wrong("automatic own turn effects work in South's turn", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        if ability.timing != "own_turn":
            return real(game, source, ability)
        return game.position.marching == "south"

    @wrong("automatic own turn effects never work", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return ability.timing != "own_turn" and real(game, source, ability)


with clause("moncolle_tcg.timing.uncounterable"):

    @wrong("what is marked uncounterable can be countered", judgement, abilities.ability_of)
    def _(real, game, use):
        return replace(real(game, use), uncounterable=False)

    @wrong("what the marching side marks uncounterable can be countered", judgement, abilities.ability_of)
    def _(real, game, use):
        found = real(game, use)
        return replace(found, uncounterable=found.uncounterable and owner(game, use) != game.position.marching)

    @wrong("what North marks uncounterable can be countered", judgement, abilities.ability_of)
    def _(real, game, use):
        found = real(game, use)
        return replace(found, uncounterable=found.uncounterable and owner(game, use) == "south")

    @wrong("after the attack the mark does not count", judgement, abilities.ability_of)
    def _(real, game, use):
        found = real(game, use)
        late = isinstance(frame := game.position.stack[-1], NormalTiming) and frame.step == "after_attack"
        return replace(found, uncounterable=found.uncounterable and not late)

    @wrong("the mark is for declared abilities only", judgement, abilities.ability_of)
    def _(real, game, use):
        found = real(game, use)
        return replace(found, uncounterable=found.uncounterable and found.kind == "declared")

    @wrong("nothing can be countered", step, "chain", "ask_for_counters")
    def _(_game, _frame):
        return None


with clause("moncolle_tcg.ruling.uncounterable_in_a_chain"):

    @wrong("an uncounterable counter waits in the chain", judgement, chain.counters_at_once)
    def _(game, frame, item):
        return shared_chain.countered(game, frame, item)

    @wrong("no uncounterable counters in a chain", condition, "use", COUNTER)
    def _(real, game, seat, use):
        barred = game.question.kind == "counter" and abilities.ability_of(game, use).uncounterable
        return real(game, seat, use) or barred


with clause("moncolle_tcg.ruling.asked_after_uncounterable"):

    @wrong("whoever used it is asked again", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.right = item.by
        return found

    @wrong("passes before it count", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes
        return found

    @wrong("after it nobody is asked any more", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.passes = game.edition.numbers["passes_that_end_a_chain"] - 1
        return found


with clause("moncolle_tcg.ruling.uncounterable_stays_in_the_chain"):

    @wrong("its user and targets are no proper targets", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        before = frame.counterable
        found = real(game, frame, item)
        frame.counterable = before
        return found

    @wrong("its targets are no proper targets", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        return real(game, frame, replace(item, affected=()))

    @wrong("its user is no proper target", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        before = frame.counterable
        found = real(game, frame, item)
        frame.counterable = (*before, *item.affected)
        return found

    @wrong("its user's opponent cannot counter because of it", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.immediate = ()
        return found

    @wrong("every enemy of its user becomes a proper target", judgement, chain.counters_at_once)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        there = [unit.id for unit in game.position.units.values() if unit.owner != opponent(item.by)]
        frame.counterable = (*frame.counterable, *there)
        return found
