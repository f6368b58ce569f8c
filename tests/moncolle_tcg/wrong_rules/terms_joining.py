"""Wrong dice, and wrong ways to join what a card says."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, step
from reference_engine.kernel.procedure import Goto
from reference_engine.moncolle_tcg import effects, values
from reference_engine.moncolle_tcg.cards import Grant, Kill, Restore
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import effects as shared_effects
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Damage, DropCards, Exhaust
from tests.moncolle_tcg.wrong_rules.bends import verb

with clause("moncolle_tcg.glossary.dice_sum"):

    def rolled(other: Any) -> Bend:
        """The faces of an effect mean something else."""

        def struck(real, game, frame, parts):
            dice = [part.dice for part, _ in parts if isinstance(part, Damage)]
            if dice and frame.rolled:
                total = other(frame.rolled)
                frame.rolled = (total, *(0 for _ in frame.rolled[1:]))
            return real(game, frame, parts)

        return judgement(effects.struck_down, struck)

    mutant("the highest die counts", rolled(max))
    mutant("the lowest die counts", rolled(min))
    mutant("the first die counts for all", rolled(lambda faces: faces[0] * len(faces)))
    mutant("the last die does not count", rolled(lambda faces: sum(faces[:-1]) if len(faces) > 1 else faces[0]))
    mutant("one die counts no more than 3", rolled(lambda faces: sum(min(3, face) for face in faces)))
    mutant("the total is one more", rolled(lambda faces: sum(faces) + 1))

    @wrong("what is printed beside the dice is not added", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        bare = [(replace(part, amount=0) if getattr(part, "dice", 0) else part, units) for part, units in parts]
        return real(game, frame, bare)


with clause("moncolle_tcg.ruling.dice_rolled_at_effect"):

    @wrong("the dice reach the first target only", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        one = [(part, units[:1] if getattr(part, "dice", 0) else units) for part, units in parts]
        return real(game, frame, one)

    @wrong("the total is shared by the targets", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        most = max((len(units) for part, units in parts if getattr(part, "dice", 0)), default=1)
        frame.rolled = tuple(face // max(1, most) for face in frame.rolled)
        return real(game, frame, parts)

    @wrong("dice are rolled for an effect that fails, too", step, "chain", "last_takes_effect")
    def _(real, game, frame):
        frame.items = tuple(replace(item, users=()) for item in frame.items)
        return real(game, frame)

    @wrong("dice are rolled for each target", step, "effect", "roll_dice")
    def _(real, game, frame):
        asked = real(game, frame)
        if asked is None:
            return None
        rolling = [part for part in shared_effects.parts_of(game, frame) if isinstance(part, Damage) and part.dice]
        again = sum(len(shared_effects.reached(game, frame, part.to)) for part in rolling)
        return replace(asked, draws=asked.draws * max(1, again))


with clause("moncolle_tcg.glossary.after_application"):

    @wrong("what comes after takes place in any case", step, "effect", "apply_group")
    def _(real, game, frame):
        group = frame.group
        found = real(game, frame)
        if found is None and group + 1 < len(effects.effect_of(game, frame).do):
            frame.group += 1
            return Goto("roll_dice")
        return found

    @wrong("what comes after never takes place", step, "effect", "apply_group")
    def _(real, game, frame):
        real(game, frame)
        frame.group = 0

    @wrong("only damage counts as something", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        real(game, frame, part, units)
        return False

    @wrong("to exhaust an exhausted unit counts", verb, Exhaust)
    def _(real, _game, _frame, part, units):
        return real(part, units) or bool(units)

    @wrong("a resisted kill counts", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        return doomed, hurt, happened or any(isinstance(part, Kill) and units for part, units in parts)

    @wrong("an empty pile counts", verb, Restore)
    def _(real, _game, _frame, part, units):
        real(part, units)
        return True

    @wrong("to drop from an empty hand counts", verb, DropCards)
    def _(real, _game, frame, part, units):
        real(part, units)
        frame.short = False
        return True

    @wrong("the last part comes first", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=found.do[::-1])

    @wrong("only two parts come one after the other", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        joined = tuple(part for group in found.do[1:] for part in group)
        return replace(found, do=(found.do[0], joined)) if len(found.do) > 2 else found


with clause("moncolle_tcg.ruling.applied_unless_nothing_happened"):

    @wrong("damage that kills nobody does not count", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, _ = real(game, frame, parts)
        return doomed, hurt, bool(doomed)

    @wrong("resisted damage does not count", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        resisted = any(values.resists(game, unit, getattr(part, "attribute", "")) for part, us in parts for unit in us)
        return doomed, hurt, happened and not (resisted and not doomed)

    @wrong("every unit must be killed", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        spared = any(isinstance(part, Kill) and unit.id not in doomed for part, units in parts for unit in units)
        return (set(), hurt, False) if spared else (doomed, hurt, happened)

    @wrong("every unit must be exhausted by it", verb, Exhaust)
    def _(real, _game, _frame, part, units):
        return real(part, units) and all(unit.ready for unit in units)

    @wrong("all the cards must be there to drop", step, "effect", "choose_drops")
    def _(_game, frame):
        return shared_effects.choose_drops(_game, frame)

    @wrong("all the cards must be there to draw", judgement, shared.draw)
    def _(real, game, seat, count):
        found = real(game, seat, count)
        return found if found == count else 0

    @wrong("a kill counts even if all resist", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        return doomed, hurt, happened or any(isinstance(part, Kill) for part, _ in parts)

    @wrong("of joined parts the first counts", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        return real(game, frame, part, units) and part == shared_effects.parts_of(game, frame)[0]

    @wrong("an effect that reaches anybody counts", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        return real(game, frame, part, units) or bool(units)


with clause("moncolle_tcg.glossary.or"):

    def attributes(pick: Any) -> Bend:
        """Of the attributes of a condition others count."""

        def qualifies(real, game, unit, chosen):
            asked = chosen.attributes
            return real(game, unit, replace(chosen, attributes=pick(asked)) if asked else chosen)

        return judgement(shared_values.qualifies, qualifies)

    mutant("only the first attribute counts", attributes(lambda asked: asked[:1]))
    mutant("only the last attribute counts", attributes(lambda asked: asked[-1:]))
    mutant("any attribute will do", attributes(lambda _: ()))

    @wrong("both attributes are needed", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        asked = chosen.attributes or ()
        return real(game, unit, chosen) and all(each in card_of(game, unit.id).attributes for each in asked)

    @wrong("a unit of both attributes does not fit", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        asked = chosen.attributes or ()
        own = [each for each in asked if each in card_of(game, unit.id).attributes]
        return real(game, unit, chosen) and len(own) < 2

    @wrong("a unit with another attribute beside does not fit", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        alien = set(card_of(game, unit.id).attributes) - set(chosen.attributes or ())
        return real(game, unit, chosen) and not (chosen.attributes and alien)


with clause("moncolle_tcg.glossary.and"):

    @wrong("only the first part takes place", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple(group[:1] for group in found.do))

    @wrong("only the last part takes place", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple(group[-1:] for group in found.do))

    @wrong("no more than two parts take place", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple(group[:2] for group in found.do))

    @wrong("joined parts come one after the other, if the one before did something", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple((part,) for group in found.do for part in group))


with clause("moncolle_tcg.ruling.joined_parts_see_the_same"):

    def defences_change_first(sign):
        """Grants to the defence that lower it, or that raise it, count before the damage does."""

        def struck(real, game, frame, parts):
            total = sum(part.defence for part, _ in parts if isinstance(part, Grant) and part.defence * sign > 0)
            shifted = [(replace(part, amount=part.amount - total) if isinstance(part, Damage) else part, units)
                       for part, units in parts]  # fmt: skip
            return real(game, frame, shifted)

        return judgement(effects.struck_down, struck)

    mutant("a defence that is lowered counts for the damage beside it", defences_change_first(-1))
    mutant("a defence that is raised counts for the damage beside it", defences_change_first(1))

    @wrong("Resist that is granted counts for the damage beside it", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        given = [part.standing.resist for part, _ in parts if isinstance(part, Grant)]
        kept = [(p, u) for p, u in parts if not isinstance(p, Damage) or (p.attribute,) not in given]
        return real(game, frame, kept)

    @wrong("what keeps from dying counts for the damage beside it", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        safe = any(isinstance(part, Grant) and part.cannot_die for part, _ in parts)
        doomed, hurt, happened = real(game, frame, parts)
        return (set() if safe else doomed), hurt, happened
