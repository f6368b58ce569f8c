"""Wrong damage, wrong wounds, wrong healing."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, after_step, judgement, step
from reference_engine.monster_maker import damage, end, values, zones
from reference_engine.monster_maker.position import character_of, monster_of, obstacles, owner_of
from reference_engine.monster_maker.procedures import Battle, Effect
from reference_engine.monster_maker.turn import turn_of

Context = Any


def in_battle(game: Context) -> bool:
    """Whether the damage is battle damage."""
    return isinstance(game.position.stack[-1], Battle)


with clause("monster_maker.damage.dealt"):

    @wrong("characters deal one more than they rolled", after_step, "battle", "roll_for_monsters")
    def _(_game, frame):
        frame.results = {card: result + 1 for card, result in frame.results.items()}

    @wrong("no more damage is dealt than is needed", judgement, damage.deal)
    def _(real, game, blows, clause):
        real(game, {card: min(6, amount) for card, amount in blows.items()}, clause)

    @wrong("monsters deal no damage", judgement, damage.deal)
    def _(real, game, blows, clause):
        real(game, {c: n for c, n in blows.items() if not in_battle(game) or monster_of(game.position, c)}, clause)

    @wrong("the damage goes to the monster of another character", judgement, damage.deal)
    def _(real, game, blows, clause):
        monsters = [card for card in blows if monster_of(game.position, card)]
        turned = dict(zip(monsters, [blows[card] for card in monsters[::-1]], strict=True))
        real(game, {**blows, **turned} if in_battle(game) else blows, clause)

    @wrong("wards do not count in battles", judgement, values.ward)
    def _(real, game, character):
        return 0 if in_battle(game) else real(game, character)


with clause("monster_maker.damage.several_on_monster"):

    @wrong("of several attacks on a monster the best counts", after_step, "battle", "roll_for_monsters")
    def _(_game, frame):
        for faced in set(frame.mains.values()):
            own = [card for card, monster in frame.mains.items() if monster == faced]
            most = max(own, key=lambda card: frame.results[card])
            frame.results = {c: n if c not in own or c == most else 0 for c, n in frame.results.items()}

    @wrong("no more than two attacks on a monster count", after_step, "battle", "roll_for_monsters")
    def _(_game, frame):
        for faced in set(frame.mains.values()):
            own = sorted((card for card, monster in frame.mains.items() if monster == faced))
            frame.results = {c: 0 if c in own[:-2] else n for c, n in frame.results.items()}

    @wrong("damage on one monster counts for all of them", judgement, damage.deal)
    def _(real, game, blows, clause):
        monsters = [card for card in blows if monster_of(game.position, card)]
        total = sum(blows[card] for card in monsters)
        real(game, {**blows, **dict.fromkeys(monsters, total)} if in_battle(game) else blows, clause)


with clause("monster_maker.damage.per_target"):

    @wrong("a monster's damage is that of its strongest roll", judgement, damage.deal)
    def _(real, game, blows, clause):
        hit = [card for card in blows if character_of(game.position, card)]
        most = max((blows[card] for card in hit), default=0)
        real(game, {**blows, **dict.fromkeys(hit, most)} if in_battle(game) else blows, clause)

    @wrong("a monster's damage is divided among its targets", judgement, damage.deal)
    def _(real, game, blows, clause):
        hit = [card for card in blows if character_of(game.position, card)]
        divided = {card: blows[card] // len(hit) for card in hit}
        real(game, {**blows, **divided} if in_battle(game) else blows, clause)

    @wrong("a ward protects everybody", judgement, values.ward)
    def _(real, game, character):
        seat = owner_of(game.position, character.card)
        return max(real(game, other) for other in game.position.players[seat].party)


with clause("monster_maker.damage.simultaneous"):

    @wrong("characters strike first", judgement, damage.deal)
    def _(real, game, blows, clause):
        if not in_battle(game):
            real(game, blows, clause)
            return
        real(game, {card: n for card, n in blows.items() if monster_of(game.position, card)}, clause)
        left = [m.card for m in obstacles(game.position.players[game.position.turn_player])]
        frame = game.position.stack[-1]
        real(game, {card: n for card, n in blows.items() if frame.mains.get(card) in left}, clause)

    @wrong("monsters strike first", judgement, damage.deal)
    def _(real, game, blows, clause):
        if not in_battle(game):
            real(game, blows, clause)
            return
        real(game, {card: n for card, n in blows.items() if not monster_of(game.position, card)}, clause)
        frame = game.position.stack[-1]
        able = {c.card for c in game.position.players[game.position.turn_player].party if not c.wounded}
        for card, faced in frame.mains.items():
            if card in able and monster_of(game.position, faced):
                real(game, {faced: frame.results[card]}, clause)


with_wound = partial(judgement, "wound")


def durability(game: Context, card: str) -> int:
    """Of a character."""
    return values.character_face(game, card).durability


with clause("monster_maker.damage.character_wounded"):

    @wrong("damage must be above the durability to wound", judgement, damage.judge)
    def _(real, game, card):
        character = character_of(game.position, card)
        if character is None or character.damage > durability(game, card):
            real(game, card)

    @wrong("one less than the durability wounds", judgement, damage.judge)
    def _(real, game, card):
        character = character_of(game.position, card)
        if character is not None and character.damage == durability(game, card) - 1:
            game.edition.judgements["wound"](game, character, "monster_maker.damage.character_wounded")
        else:
            real(game, card)

    @wrong("only the latest damage counts for a wound", judgement, damage.deal)
    def _(real, game, blows, clause):
        for card in blows:
            character = character_of(game.position, card)
            if character is not None and in_battle(game):
                zones.change_character(game, card, damage=0)
        real(game, blows, clause)

    @wrong("a character is destroyed at once", with_wound)
    def _(game, character, clause):
        return zones.discard_character(game, character.card, clause)

    @wrong("the start marker protects against monsters", with_wound)
    def _(game, character, clause):
        if not character.marked:
            damage.wound(game, character, clause)

    @wrong("a wound takes the start marker away", with_wound)
    def _(game, character, clause):
        zones.change_character(game, character.card, marked=False)
        damage.wound(game, replace(character, marked=False), clause)


with clause("monster_maker.damage.monster_destroyed"):

    @wrong("damage must be above a monster's durability", judgement, damage.judge)
    def _(real, game, card):
        monster = monster_of(game.position, card)
        if monster is None or monster.damage > values.monster_face(game, card).durability:
            real(game, card)

    @wrong("one less than the durability destroys", judgement, damage.judge)
    def _(real, game, card):
        monster = monster_of(game.position, card)
        if monster is not None and monster.damage == values.monster_face(game, card).durability - 1:
            damage.destroy_monster(game, card, "monster_maker.damage.monster_destroyed")
        else:
            real(game, card)

    @wrong("monsters are destroyed in battles only", judgement, damage.judge)
    def _(real, game, card):
        if character_of(game.position, card) is not None or any(isinstance(f, Battle) for f in game.position.stack):
            real(game, card)

    @wrong("monsters go to the pile of the land", judgement, zones.discard_monster)
    def _(game, card, clause):
        zones.take_monster(game, card)
        zones.discard(game, game.position.turn_player, card, clause)

    @wrong("monsters return under the deck", judgement, zones.discard_monster)
    def _(game, card, _clause):
        monster = zones.take_monster(game, card)
        zones.change_player(game, monster.owner, deck=(*game.position.players[monster.owner].deck, card))


def _there(game: Context, card: str) -> bool:
    return bool(character_of(game.position, card) or monster_of(game.position, card))


with clause("monster_maker.damage.wounded_again"):

    @wrong("a wounded character stays wounded", with_wound)
    def _(game, character, clause):
        if not character.wounded:
            damage.wound(game, character, clause)

    @wrong("any damage destroys a wounded character", judgement, damage.deal)
    def _(real, game, blows, clause):
        for card, amount in blows.items():
            character = character_of(game.position, card)
            if character is not None and character.wounded and amount:
                zones.discard_character(game, card, clause)
        real(game, {card: n for card, n in blows.items() if _there(game, card)}, clause)

    @wrong("effects that wound do not destroy", with_wound)
    def _(game, character, clause):
        by_damage = clause == "monster_maker.damage.character_wounded"
        if by_damage or not character.wounded:
            damage.wound(game, character, clause)

    @wrong("the items of a destroyed character are lost", with_wound)
    def _(game, character, clause):
        if character.wounded:
            zones.change_character(game, character.card, items=())
        damage.wound(game, character, clause)

    @wrong("somebody healed in this turn does not forget", judgement, damage.heal)
    def _(real, game, character, clause):
        if not isinstance(game.position.stack[-1], Effect):
            real(game, character, clause)


def _has_parts(game: Context) -> bool:
    effect = game.position.stack[-1]
    definition = game.position.own_cards[game.position.cards[effect.card]]
    return len(definition.abilities[effect.ability].do) > 1


with clause("monster_maker.damage.overkill_once"):

    @wrong("twice the durability destroys", judgement, damage.judge)
    def _(real, game, card):
        character = character_of(game.position, card)
        if character is not None and character.damage >= 2 * durability(game, card):
            zones.discard_character(game, card, "monster_maker.damage.wounded_again")
        else:
            real(game, card)

    @wrong("what is beyond the durability stays as damage", judgement, damage.judge)
    def _(real, game, card):
        character = character_of(game.position, card)
        real(game, card)
        after = character_of(game.position, card)
        if character is not None and after is not None and after.wounded and not character.wounded:
            rest = character.damage - durability(game, card)
            zones.change_character(game, card, damage=rest)
            real(game, card)

    @wrong("one effect wounds once, whatever its parts", judgement, damage.deal)
    def _(real, game, blows, clause):
        wounded = {card for card in blows if (c := character_of(game.position, card)) and c.wounded and not c.damage}
        spared = wounded if isinstance(game.position.stack[-1], Effect) and _has_parts(game) else set()
        real(game, {card: n for card, n in blows.items() if card not in spared}, clause)


def _damage(game: Context, card: str) -> int:
    creature: Any = character_of(game.position, card) or monster_of(game.position, card)
    return creature.damage if creature is not None else 0


with clause("monster_maker.damage.non_battle"):

    @wrong("damage outside battles is forgotten at once", judgement, damage.deal)
    def _(real, game, blows, clause):
        before = {card: _damage(game, card) for card in blows}
        real(game, blows, clause)
        if in_battle(game):
            return
        for card, amount in before.items():
            character = character_of(game.position, card)
            if character is not None and not character.wounded:
                zones.change_character(game, card, damage=amount)
            elif monster_of(game.position, card) is not None:
                zones.change_monster(game, card, damage=amount)

    @wrong("a battle begins without any damage", after_step, "battle", "declare_battle")
    def _(game, _frame):
        return damage.all_damage_gone(game)

    @wrong("a battle leaves no damage", after_step, "battle", "end_battle")
    def _(game, _frame):
        return damage.all_damage_gone(game)

    @wrong("only battles wound characters", judgement, damage.judge)
    def _(real, game, card):
        if monster_of(game.position, card) is not None or in_battle(game):
            real(game, card)

    @wrong("a ward counts in battles only", judgement, values.ward)
    def _(real, game, character):
        return real(game, character) if in_battle(game) else 0


with clause("monster_maker.damage.reset_end_phase"):

    @wrong("damage stays", step, "end_phase", "remove_damage")
    def _(game, _frame):
        return zones.expire(game, frozenset({"turn", "battle"}))

    @wrong("wounds are healed as well", after_step, "end_phase", "remove_damage")
    def _(game, _frame):
        for character in game.position.players[game.position.turn_player].party:
            damage.heal(game, character, "monster_maker.character.heal")

    @wrong("only characters lose their damage", step, "end_phase", "remove_damage")
    def _(game, frame):
        kept = {m.card: m.damage for p in game.position.players.values() for land in p.map for m in land.monsters}
        outcome = end.remove_damage(game, frame)
        for card, amount in kept.items():
            zones.change_monster(game, card, damage=amount)
        return outcome

    @wrong("the wounded keep their damage", step, "end_phase", "remove_damage")
    def _(game, frame):
        kept = {c.card: c.damage for p in game.position.players.values() for c in p.party if c.wounded}
        outcome = end.remove_damage(game, frame)
        for card, amount in kept.items():
            zones.change_character(game, card, damage=amount)
        return outcome

    @wrong("what was to last for the turn lasts on", step, "end_phase", "remove_damage")
    def _(game, _frame):
        return damage.all_damage_gone(game)


with clause("monster_maker.character.heal"):
    mutant("nobody is ever healed", judgement(damage.heal, lambda *_: None))

    @wrong("healing takes the damage away, too", judgement, damage.heal)
    def _(real, game, character, clause):
        real(game, character, clause)
        zones.change_character(game, character.card, damage=0)

    @wrong("every land heals", after_act, "move")
    def _(game, seat, answer):
        for character in game.position.players[seat].party:
            damage.heal(game, character, "monster_maker.character.heal")

    @wrong("one is healed in a turn", judgement, damage.heal)
    def _(real, game, character, clause):
        if "healed" not in turn_of(game).used and character.wounded:
            turn_of(game).used = (*turn_of(game).used, "healed")
            real(game, character, clause)


with clause("monster_maker.ruling.wound_uses_up_damage"):

    @wrong("only as much as the durability is used up", judgement, damage.judge)
    def _(real, game, card):
        before = character_of(game.position, card)
        real(game, card)
        after = character_of(game.position, card)
        if before is not None and after is not None and after.wounded and not before.wounded:
            zones.change_character(game, card, damage=before.damage - durability(game, card))

    @wrong("only damage that wounds is used up, not that before an effect", with_wound)
    def _(game, character, clause):
        damage.wound(game, character, clause)
        if clause != "monster_maker.damage.character_wounded" and not character.wounded:
            zones.change_character(game, character.card, damage=character.damage)


def only_of(chosen: Callable[[Context, str], bool]) -> Bend:
    def some(game: Context, frame: Any) -> Any:
        before = dict(game.position.players)
        outcome = end.remove_damage(game, frame)
        for seat, player in before.items():
            if not chosen(game, seat):
                game.position.players[seat] = player
        return outcome

    return step("end_phase", "remove_damage", some)


with clause("monster_maker.ruling.reset_on_all_fields"):
    mutant("only the turn player's field is reset", only_of(lambda game, seat: seat == game.position.turn_player))
    mutant("only the others' fields are reset", only_of(lambda game, seat: seat != game.position.turn_player))

    @wrong("a third player's field is forgotten", only_of)
    def _(game, seat):
        return seat in (game.position.order[0], game.position.order[-1])
