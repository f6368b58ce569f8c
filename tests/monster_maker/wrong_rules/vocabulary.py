"""Wrong readings of what card texts say."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, loosened, step, table, unsaid, verb
from reference_engine.monster_maker import abilities, damage, effects, miracles, quiet, targets, values, victory, zones
from reference_engine.monster_maker.cards import Send
from reference_engine.monster_maker.position import card_of, character_of, monster_of, others_from, owner_of
from reference_engine.monster_maker.targets import reached

with clause("monster_maker.vocabulary.until"):

    @wrong("changes for a battle wait for a battle", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended if ended == {"battle"} else ended - {"battle"})


with clause("monster_maker.vocabulary.send"):

    @wrong("a monster may be sent to a player without lands", table)
    def _(edition):
        real = edition.judgements["verbs"][Send]

        def home(game, effect, part):
            if game.position.players[effect.to].map:
                real(game, effect, part)
                return
            for card in reached(game, effect, part.to):
                owner = zones.take_monster(game, card).owner
                zones.change_player(game, owner, hand=(*game.position.players[owner].hand, card))

        def nowhere(game, _seat, answer):
            return bool(answer.to) and not game.position.players[answer.to].map

        bent = loosened("activate", "monster_maker.ruling.card_text_binds", nowhere)(edition)
        return verb(Send, home)(bent)


with clause("monster_maker.vocabulary.order"):

    @wrong("a part that reaches nobody ends the effect", step, "effect", "apply_parts")
    def _(game, effect):
        for part in effects.ability_of(game, effect.card, effect.ability).do:
            if (to := getattr(part, "to", "")) and not reached(game, effect, to):
                return
            game.edition.judgements["verbs"][type(part)](game, effect, part)


def _suits(real: Any, game: Any, seat: str, target: Any, creature: str, **changes: Any) -> bool:
    return bool(real(game, seat, replace(target, **changes), creature))


with clause("monster_maker.vocabulary.target_kind"):

    @wrong("a creature is a monster", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, what="monster" if target.what == "creature" else target.what)

    @wrong("a deemed monster is a character, too", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        printed = game.position.cards.get(creature) is not None and card_of(game, creature).kind
        if printed == "character" and target.what == "character":
            return _suits(real, game, seat, target, creature, what="creature")
        return real(game, seat, target, creature)


with clause("monster_maker.vocabulary.target_attribute"):

    @wrong("only the first attribute named counts", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, attributes=target.attributes[:1])

    @wrong("only the last attribute named counts", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, attributes=target.attributes[-1:])


with clause("monster_maker.vocabulary.target_count"):

    @wrong("choices are listed in every order", judgement, targets.choices)
    def _(real, game, seat, ability):
        for chosen, to in real(game, seat, ability):
            yield (chosen, to)
            if len(chosen) > 1:
                yield (chosen[::-1], to)


with clause("monster_maker.vocabulary.reach_this"):

    @wrong("a character's text is about everybody but itself", judgement, targets.reached)
    def _(real, game, effect, to):
        if to == "this" and effect.card == effect.user and (character_of(game.position, effect.user) is not None):
            return [card for card in real(game, effect, "party") if card != effect.user]
        return real(game, effect, to)


def _reach(reach: str, other: Callable[[Any, Any, list[str]], list[str]]) -> Any:
    def reached(real: Any, game: Any, effect: Any, to: str) -> Any:
        found = real(game, effect, to)
        return other(game, effect, found) if to == reach else found

    return reached


with clause("monster_maker.vocabulary.reach_opponents"):

    @wrong("their monsters are reached, too", judgement, targets.reached)
    def _(real, game, effect, to):
        lands = (land for player in game.position.players.values() for land in player.map)
        hostile = [m.card for land in lands for m in land.monsters if m.owner != effect.seat]
        return _reach("opponents", lambda _game, _effect, found: [*found, *hostile])(real, game, effect, to)

    @wrong("only the unhurt are reached", judgement, targets.reached)
    def _(real, game, effect, to):
        def able(game, _effect, found):
            return [card for card in found if (c := character_of(game.position, card)) and not c.wounded]

        return _reach("opponents", able)(real, game, effect, to)


with clause("monster_maker.vocabulary.constant_ward"):

    @wrong("the strongest ward counts", judgement, values.ward)
    def _(game, character):
        seat = owner_of(game.position, character.card)
        assert seat is not None
        found = values.constants_of(game, game.position.players[seat])
        return max((c.ward for source, c in found if c.to == "party" or source == character.card), default=0)

    @wrong("monsters have their owner's wards", judgement, damage.taken_by)
    def _(real, game, card, amount):
        monster = monster_of(game.position, card)
        if monster is None:
            return real(game, card, amount)
        found = values.constants_of(game, game.position.players[monster.owner])
        return max(0, amount - sum((constant.ward for _, constant in found if constant.to == "party")))

    @wrong("less than nothing heals", judgement, damage.taken_by)
    def _(game, card, amount):
        character = character_of(game.position, card)
        return amount - (values.ward(game, character) if character is not None else 0)


with clause("monster_maker.vocabulary.mission_level"):

    @wrong("exactly the level must be there", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        exact = not mission.level or values.party_level(game, player) == mission.level
        return exact and real(game, player, mission)


with clause("monster_maker.vocabulary.mission_lands"):

    @wrong("one of the attributes is enough", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        each = [replace(mission, attributes=(attribute,)) for attribute in mission.attributes] or [mission]
        return any(real(game, player, one) for one in each)


with clause("monster_maker.vocabulary.mission_characters"):

    @wrong("the skill level is not read", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, skill_level=0))

    @wrong("the class is not read", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        classes = ("fighter", "cleric", "mage", "thief") if mission.skill else (None,)
        return any(real(game, player, replace(mission, skill=one)) for one in classes)

    @wrong("the skill level must be passed", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, skill_level=mission.skill_level + 1))


def _parts(mission: Any) -> list[Any]:
    """Each thing that a mission asks for as a mission of its own."""
    fields = ("level", "towns", "unexplored", "unhurt", "attributes")
    blank = replace(mission, level=0, towns=0, unexplored=0, unhurt=0, attributes=(), skill=None)
    found = [replace(blank, **{name: getattr(mission, name)}) for name in fields if getattr(mission, name)]
    skill = [replace(blank, skill=mission.skill, skill_level=mission.skill_level)] if mission.skill else []
    return [*found, *skill]


with clause("monster_maker.vocabulary.mission_whole"):

    @wrong("what one mission asks for may be fulfilled for another", judgement, victory.mission_fulfilled)
    def _(real, game, player, card):
        missions = [face.mission for one in player.others if (face := miracles.face_of(game, one)).mission is not None]
        done = [[victory.mission_holds(game, player, part) for part in _parts(mission)] for mission in missions]
        helped = len(done) > 1 and all(any(column) for column in zip(*done, strict=False))
        return real(game, player, card) or helped


with clause("monster_maker.vocabulary.cost_discard"):

    @wrong("others pay, too", judgement, zones.discard_from_hand)
    def _(real, game, seat, cards, clause):
        real(game, seat, cards, clause)
        for other in others_from(game, seat):
            real(game, other, game.position.players[other].hand[: len(cards)], clause)


with clause("monster_maker.vocabulary.cost_wound_this"):

    @wrong("an item is lost for its holder's wound", judgement, abilities.pay)
    def _(real, game, seat, card, index, user, paid, own):
        item = own.cost.wound_this and card_of(game, card).miracle is not None
        cost = replace(own.cost, wound_this=False, discard_this=True) if item else own.cost
        real(game, seat, card, index, user, paid, replace(own, cost=cost))


_printed = partial(unsaid, quiet.described_faults)

with clause("monster_maker.vocabulary.printed"):
    mutant("a text may be used without end", _printed("used for ever"))
    mutant("choices and what comes of them need not agree", _printed("a target is chosen"))
    mutant("what is no counter may answer, a counter need not", _printed("what it answers"))
    mutant("anything can be sent", _printed("are sent"))
    mutant("constant effects may change nothing", _printed("changes nothing"))
