"""Wrong readings of what card texts say."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, step, unsaid
from reference_engine.moncolle_tcg import card_list, effects, equipment, values, zones
from reference_engine.moncolle_tcg.cards import Grant, Kill, Restore
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.moncolle_tcg.view import player_view
from reference_engine.monster_collection import effects as shared_effects
from reference_engine.monster_collection import targets
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection.cards import Damage, Ready
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import verb

with clause("moncolle_tcg.ruling.loses_what_it_has"):

    @wrong("abilities granted later are lost as well", judgement, values.has_lost_abilities)
    def _(_game, unit, _index, _printed):
        return any("abilities" in each.loses for each in unit.modifiers)


with clause("moncolle_tcg.ruling.exclusion_is_final"):

    def hidden(from_whom):
        """Some viewers do not see the exclusion zone."""

        def shown(real, game, seat, viewer):
            found = real(game, seat, viewer)
            return replace(found, excluded=()) if from_whom(seat, viewer) else found

        return judgement(player_view, shown)

    mutant("the opponent's exclusion zone is hidden", hidden(lambda seat, viewer: viewer == opponent(seat)))
    mutant("the public does not see it", hidden(lambda _, viewer: viewer == "public"))


with clause("moncolle_tcg.glossary.after_application"):

    @wrong("an empty pile counts", verb, Restore)
    def _(real, _game, _frame, part, units):
        real(part, units)
        return True


with clause("moncolle_tcg.ruling.applied_unless_nothing_happened"):

    @wrong("every unit must be killed", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        spared = any(isinstance(part, Kill) and unit.id not in doomed for part, units in parts for unit in units)
        return (set(), hurt, False) if spared else (doomed, hurt, happened)

    @wrong("all the cards must be there to drop", step, "effect", "choose_drops")
    def _(_game, frame):
        return shared_effects.choose_drops(_game, frame)


with clause("moncolle_tcg.glossary.or"):

    def attributes(pick: Any) -> Bend:
        """Of the attributes of a condition others count."""

        def qualifies(real, game, unit, chosen):
            asked = chosen.attributes
            return real(game, unit, replace(chosen, attributes=pick(asked)) if asked else chosen)

        return judgement(shared_values.qualifies, qualifies)

    mutant("only the last attribute counts", attributes(lambda asked: asked[-1:]))

    @wrong("a unit of both attributes does not fit", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        asked = chosen.attributes or ()
        own = [each for each in asked if each in card_of(game, unit.id).attributes]
        return real(game, unit, chosen) and len(own) < 2

    @wrong("a unit with another attribute beside does not fit", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        alien = set(card_of(game, unit.id).attributes) - set(chosen.attributes or ())
        return real(game, unit, chosen) and not (chosen.attributes and alien)


with clause("moncolle_tcg.ruling.joined_parts_see_the_same"):

    def defences_change_first(sign):
        """Grants to the defence that lower it, or that raise it, count before the damage does."""

        def struck(real, game, frame, parts):
            total = sum(part.defence for part, _ in parts if isinstance(part, Grant) and part.defence * sign > 0)
            shifted = [(replace(part, amount=part.amount - total) if isinstance(part, Damage) else part, units)
                       for part, units in parts]  # fmt: skip
            return real(game, frame, shifted)

        return judgement(effects.struck_down, struck)

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


def damage(other: Any) -> Bend:
    """Parts that deal damage deal other damage."""

    def struck(real, game, frame, parts):
        return real(game, frame, [(other(part) if isinstance(part, Damage) else part, units) for part, units in parts])

    return judgement(effects.struck_down, struck)


def kills(other: Any) -> Bend:
    """Parts that kill do something else."""

    def struck(real, game, frame, parts):
        return real(game, frame, [(other(part) if isinstance(part, Kill) else part, units) for part, units in parts])

    return judgement(effects.struck_down, struck)


with clause("moncolle_tcg.vocabulary.damage"):
    mutant("no more than 4 points are dealt", damage(lambda part: replace(part, amount=min(4, part.amount))))


with clause("moncolle_tcg.vocabulary.ready"):

    @wrong("North's units stay exhausted", verb, Ready)
    def _(real, _game, _frame, part, units):
        return real(part, [unit for unit in units if unit.owner == "south"])


with clause("moncolle_tcg.vocabulary.kill"):
    mutant("killing effects without an attribute are of flame",
           kills(lambda part: replace(part, attribute=part.attribute or "flame")))  # fmt: skip
    mutant("killing effects with an attribute are of flame",
           kills(lambda part: replace(part, attribute=part.attribute and "flame")))  # fmt: skip


with clause("moncolle_tcg.vocabulary.mill"):

    @wrong("with too few cards none is discarded", judgement, zones.mill)
    def _(real, game, seat, count):
        return real(game, seat, count) if len(game.position.players[seat].deck) >= count else 0


with clause("moncolle_tcg.vocabulary.target_up_to"):

    @wrong("as many as the text says, no fewer", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return real(game, replace(target, up_to=False) if target is not None else None, chosen)

    @wrong("nobody is enough", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return None if target is not None and target.up_to and not chosen else real(game, target, chosen)

    @wrong("one may be chosen twice", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return real(game, target, tuple(dict.fromkeys(chosen)) if target is not None and target.up_to else chosen)


with clause("moncolle_tcg.vocabulary.filter_foremost"):

    @wrong("the unit that was lined up first, even if it has fallen", judgement, shared_values.is_foremost)
    def _(real, game, unit):
        return real(game, unit) and game.position.line_ups.get(unit.owner, (unit.id,))[0] == unit.id


with clause("moncolle_tcg.vocabulary.grant_race"):

    @wrong("the first race counts", judgement, shared_values.race_of)
    def _(real, _game, unit, printed):
        return next((granted.race for granted in unit.modifiers if granted.race), printed)


with clause("moncolle_tcg.ruling.exclusive_race_lost"):

    @wrong("everything worn goes", judgement, equipment.drop_what_is_for_others)
    def _(real, game):
        for unit in list(game.position.units.values()):
            if any(not equipment.may_wear(game, unit, card) for card in unit.equipment):
                for card in unit.equipment:
                    zones.discard_equipment(game, card, "moncolle_tcg.ruling.exclusive_race_lost")


with clause("moncolle_tcg.vocabulary.lose_icons"):

    @wrong("any Spell icon will do", judgement, values.icons_to_lose)
    def _(real, game, unit, icons):
        have = list(values.spell_icons(game, unit))
        return real(game, unit, icons) or (tuple(have[:1]) if icons and icons[0] != "item" else ())


_printed = partial(unsaid, card_list.described_faults)

with clause("moncolle_tcg.vocabulary.printed"):
    mutant(
        "choices and what comes of them need not agree",
        _printed("reaches the target", "no part reaches it", "not what the parts reach"),
    )
    mutant("a text need not do anything", _printed("does nothing", "of nothing"))
    mutant("icons pay for whatever it is", _printed("icons for a card", "icons pay in battles", "a multi icon"))
    mutant("used cards cost no icons", _printed("icons pay for it"))
    mutant("whatever speaks of itself is a unit", _printed("a card that is no unit"))
    mutant("equipment is chosen for anything", _printed("equipment can only be stripped", "chooses equipment"))
