"""Wrong damage, wrong wounds, wrong healing."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import damage, end, values, zones
from reference_engine.monster_maker.position import character_of, monster_of, obstacles, owner_of
from reference_engine.monster_maker.procedures import Battle, Effect
from reference_engine.monster_maker.turn import turn_of

Context = Any


def with_wound(edition: Edition, other: Callable[[Context, Any, str], None]) -> Edition:
    """The table with other consequences of a wound."""
    return amend.rule(edition, "wound", other)


def in_battle(game: Context) -> bool:
    """Whether the damage is battle damage."""
    return isinstance(game.position.stack[-1], Battle)


def durability(game: Context, card: str) -> int:
    """Of a character."""
    return values.character_face(game, card).durability


# Battle damage


@mutant("monster_maker.damage.dealt", "characters deal one more than they rolled")
def one_more_is_dealt(edition: Edition) -> Edition:
    """Off by one."""

    def more(_game: Context, frame: Any) -> None:
        frame.results = {card: result + 1 for card, result in frame.results.items()}

    return amend.after_step(edition, "battle", "roll_for_monsters", more)


@judgement(damage.deal, "monster_maker.damage.dealt", "no more damage is dealt than is needed")
def no_more_than_needed(real: Any, game: Context, blows: Any, clause: str) -> None:
    """Of a monster only the durability is dealt; what is beyond 6 is lost."""
    real(game, {card: min(6, amount) for card, amount in blows.items()}, clause)


@judgement(damage.deal, "monster_maker.damage.dealt", "monsters deal no damage")
def monsters_deal_nothing(real: Any, game: Context, blows: Any, clause: str) -> None:
    """Only characters do."""
    real(game, {c: n for c, n in blows.items() if not in_battle(game) or monster_of(game.position, c)}, clause)


@judgement(damage.deal, "monster_maker.damage.dealt", "the damage goes to the monster of another character")
def blows_are_exchanged(real: Any, game: Context, blows: Any, clause: str) -> None:
    """Of two monsters each takes what was meant for the other."""
    monsters = [card for card in blows if monster_of(game.position, card)]
    turned = dict(zip(monsters, [blows[card] for card in monsters[::-1]], strict=True))
    real(game, {**blows, **turned} if in_battle(game) else blows, clause)


@judgement(values.ward, "monster_maker.damage.dealt", "wards do not count in battles")
def no_wards_in_battles(real: Any, game: Context, character: Any) -> Any:
    """Only against effects."""
    return 0 if in_battle(game) else real(game, character)


@mutant("monster_maker.damage.several_on_monster", "of several attacks on a monster the best counts")
def the_best_attack_counts(edition: Edition) -> Edition:
    """The others are lost."""

    def best(_game: Context, frame: Any) -> None:
        for faced in set(frame.mains.values()):
            own = [card for card, monster in frame.mains.items() if monster == faced]
            most = max(own, key=lambda card: frame.results[card])
            frame.results = {c: n if c not in own or c == most else 0 for c, n in frame.results.items()}

    return amend.after_step(edition, "battle", "roll_for_monsters", best)


@mutant("monster_maker.damage.several_on_monster", "no more than two attacks on a monster count")
def two_attacks_count(edition: Edition) -> Edition:
    """Those of the last two by name."""

    def two(_game: Context, frame: Any) -> None:
        for faced in set(frame.mains.values()):
            own = sorted(card for card, monster in frame.mains.items() if monster == faced)
            frame.results = {c: 0 if c in own[:-2] else n for c, n in frame.results.items()}

    return amend.after_step(edition, "battle", "roll_for_monsters", two)


@judgement(damage.deal, "monster_maker.damage.several_on_monster", "damage on one monster counts for all of them")
def damage_for_all_monsters(real: Any, game: Context, blows: Any, clause: str) -> None:
    """All attacks are added."""
    monsters = [card for card in blows if monster_of(game.position, card)]
    total = sum(blows[card] for card in monsters)
    real(game, {**blows, **dict.fromkeys(monsters, total)} if in_battle(game) else blows, clause)


@judgement(damage.deal, "monster_maker.damage.per_target", "a monster's damage is that of its strongest roll")
def the_strongest_roll(real: Any, game: Context, blows: Any, clause: str) -> None:
    """For all its targets."""
    hit = [card for card in blows if character_of(game.position, card)]
    most = max((blows[card] for card in hit), default=0)
    real(game, {**blows, **dict.fromkeys(hit, most)} if in_battle(game) else blows, clause)


@judgement(damage.deal, "monster_maker.damage.per_target", "a monster's damage is divided among its targets")
def damage_is_divided(real: Any, game: Context, blows: Any, clause: str) -> None:
    """Rounded down."""
    hit = [card for card in blows if character_of(game.position, card)]
    divided = {card: blows[card] // len(hit) for card in hit}
    real(game, {**blows, **divided} if in_battle(game) else blows, clause)


@judgement(values.ward, "monster_maker.damage.per_target", "a ward protects everybody")
def wards_for_everybody(real: Any, game: Context, character: Any) -> Any:
    """The best one of the party counts."""
    seat = owner_of(game.position, character.card)
    return max(real(game, other) for other in game.position.players[seat].party)


@judgement(damage.deal, "monster_maker.damage.simultaneous", "characters strike first")
def characters_strike_first(real: Any, game: Context, blows: Any, clause: str) -> None:
    """Destroyed monsters do not strike back."""
    if not in_battle(game):
        real(game, blows, clause)
        return
    real(game, {card: n for card, n in blows.items() if monster_of(game.position, card)}, clause)
    left = [m.card for m in obstacles(game.position.players[game.position.turn_player])]
    frame = game.position.stack[-1]
    real(game, {card: n for card, n in blows.items() if frame.mains.get(card) in left}, clause)


@judgement(damage.deal, "monster_maker.damage.simultaneous", "monsters strike first")
def monsters_strike_first(real: Any, game: Context, blows: Any, clause: str) -> None:
    """The wounded do not strike back."""
    if not in_battle(game):
        real(game, blows, clause)
        return
    real(game, {card: n for card, n in blows.items() if not monster_of(game.position, card)}, clause)
    frame = game.position.stack[-1]
    able = {c.card for c in game.position.players[game.position.turn_player].party if not c.wounded}
    for card, faced in frame.mains.items():
        if card in able and monster_of(game.position, faced):
            real(game, {faced: frame.results[card]}, clause)


# Wounds and destruction


@judgement(damage.judge, "monster_maker.damage.character_wounded", "damage must be above the durability to wound")
def above_the_durability(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    character = character_of(game.position, card)
    if character is None or character.damage > durability(game, card):
        real(game, card)


@judgement(damage.judge, "monster_maker.damage.character_wounded", "one less than the durability wounds")
def below_the_durability(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    character = character_of(game.position, card)
    if character is not None and character.damage == durability(game, card) - 1:
        game.edition.judgements["wound"](game, character, "monster_maker.damage.character_wounded")
    else:
        real(game, card)


@judgement(damage.deal, "monster_maker.damage.character_wounded", "only the latest damage counts for a wound")
def earlier_damage_is_forgotten(real: Any, game: Context, blows: Any, clause: str) -> None:
    """It does not add up."""
    for card in blows:
        character = character_of(game.position, card)
        if character is not None and in_battle(game):
            zones.change_character(game, card, damage=0)
    real(game, blows, clause)


@mutant("monster_maker.damage.character_wounded", "a character is destroyed at once")
def destroyed_at_once(edition: Edition) -> Edition:
    """There are no wounds."""
    return with_wound(edition, lambda game, character, clause: zones.discard_character(game, character.card, clause))


@mutant("monster_maker.damage.character_wounded", "the start marker protects against monsters")
def the_marker_protects(edition: Edition) -> Edition:
    """The hero is not wounded."""

    def spare(game: Context, character: Any, clause: str) -> None:
        if not character.marked:
            damage.wound(game, character, clause)

    return with_wound(edition, spare)


@mutant("monster_maker.damage.character_wounded", "a wound takes the start marker away")
def the_marker_is_lost(edition: Edition) -> Edition:
    """The hero is nobody in particular any more."""

    def unmark(game: Context, character: Any, clause: str) -> None:
        zones.change_character(game, character.card, marked=False)
        damage.wound(game, replace(character, marked=False), clause)

    return with_wound(edition, unmark)


@judgement(damage.judge, "monster_maker.damage.monster_destroyed", "damage must be above a monster's durability")
def above_a_monsters_durability(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    monster = monster_of(game.position, card)
    if monster is None or monster.damage > values.monster_face(game, card).durability:
        real(game, card)


@judgement(damage.judge, "monster_maker.damage.monster_destroyed", "one less than the durability destroys")
def below_a_monsters_durability(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    monster = monster_of(game.position, card)
    if monster is not None and monster.damage == values.monster_face(game, card).durability - 1:
        damage.destroy_monster(game, card, "monster_maker.damage.monster_destroyed")
    else:
        real(game, card)


@judgement(damage.judge, "monster_maker.damage.monster_destroyed", "monsters are destroyed in battles only")
def destroyed_in_battles_only(real: Any, game: Context, card: str) -> None:
    """Elsewhere they stay, however much damage they have."""
    if character_of(game.position, card) is not None or any(isinstance(f, Battle) for f in game.position.stack):
        real(game, card)


@judgement(zones.discard_monster, "monster_maker.damage.monster_destroyed", "monsters go to the pile of the land")
def to_the_pile_of_the_land(_real: Any, game: Context, card: str, clause: str) -> None:
    """Not to their owners'."""
    zones.take_monster(game, card)
    zones.discard(game, game.position.turn_player, card, clause)


@judgement(zones.discard_monster, "monster_maker.damage.monster_destroyed", "monsters return under the deck")
def destroyed_monsters_return(_real: Any, game: Context, card: str, _clause: str) -> None:
    """As after a retreat."""
    monster = zones.take_monster(game, card)
    zones.change_player(game, monster.owner, deck=(*game.position.players[monster.owner].deck, card))


@mutant("monster_maker.damage.wounded_again", "a wounded character stays wounded")
def wounded_ones_stay(edition: Edition) -> Edition:
    """Nothing more happens."""

    def stay(game: Context, character: Any, clause: str) -> None:
        if not character.wounded:
            damage.wound(game, character, clause)

    return with_wound(edition, stay)


@judgement(damage.deal, "monster_maker.damage.wounded_again", "any damage destroys a wounded character")
def any_damage_destroys(real: Any, game: Context, blows: Any, clause: str) -> None:
    """Whatever its durability."""
    for card, amount in blows.items():
        character = character_of(game.position, card)
        if character is not None and character.wounded and amount:
            zones.discard_character(game, card, clause)
    real(game, {card: n for card, n in blows.items() if _there(game, card)}, clause)


def _there(game: Context, card: str) -> bool:
    return bool(character_of(game.position, card) or monster_of(game.position, card))


@mutant("monster_maker.damage.wounded_again", "effects that wound do not destroy")
def effects_do_not_destroy(edition: Edition) -> Edition:
    """Only damage does."""

    def mild(game: Context, character: Any, clause: str) -> None:
        by_damage = clause == "monster_maker.damage.character_wounded"
        if by_damage or not character.wounded:
            damage.wound(game, character, clause)

    return with_wound(edition, mild)


@mutant("monster_maker.damage.wounded_again", "the items of a destroyed character are lost")
def items_are_lost(edition: Edition) -> Edition:
    """They go nowhere."""

    def strip(game: Context, character: Any, clause: str) -> None:
        if character.wounded:
            zones.change_character(game, character.card, items=())
        damage.wound(game, character, clause)

    return with_wound(edition, strip)


@judgement(damage.heal, "monster_maker.damage.wounded_again", "somebody healed in this turn does not forget")
def healing_is_not_trusted(real: Any, game: Context, character: Any, clause: str) -> None:
    """Healed by an effect, a character is still taken for wounded when the effect goes on."""
    if not isinstance(game.position.stack[-1], Effect):
        real(game, character, clause)


@judgement(damage.judge, "monster_maker.damage.overkill_once", "twice the durability destroys")
def twice_the_durability(real: Any, game: Context, card: str) -> None:
    """Two wounds at one time."""
    character = character_of(game.position, card)
    if character is not None and character.damage >= 2 * durability(game, card):
        zones.discard_character(game, card, "monster_maker.damage.wounded_again")
    else:
        real(game, card)


@judgement(damage.judge, "monster_maker.damage.overkill_once", "what is beyond the durability stays as damage")
def the_rest_stays(real: Any, game: Context, card: str) -> None:
    """And wounds again if it is enough."""
    character = character_of(game.position, card)
    real(game, card)
    after = character_of(game.position, card)
    if character is not None and after is not None and after.wounded and not character.wounded:
        rest = character.damage - durability(game, card)
        zones.change_character(game, card, damage=rest)
        real(game, card)


@judgement(damage.deal, "monster_maker.damage.overkill_once", "one effect wounds once, whatever its parts")
def one_wound_for_each_effect(real: Any, game: Context, blows: Any, clause: str) -> None:
    """The second part spares those whom the first has wounded."""
    wounded = {card for card in blows if (c := character_of(game.position, card)) and c.wounded and not c.damage}
    spared = wounded if isinstance(game.position.stack[-1], Effect) and _has_parts(game) else set()
    real(game, {card: n for card, n in blows.items() if card not in spared}, clause)


def _has_parts(game: Context) -> bool:
    effect = game.position.stack[-1]
    definition = game.position.own_cards[game.position.cards[effect.card]]
    return len(definition.abilities[effect.ability].do) > 1


# Other damage, the end of damage


@judgement(damage.deal, "monster_maker.damage.non_battle", "damage outside battles is forgotten at once")
def effects_leave_no_damage(real: Any, game: Context, blows: Any, clause: str) -> None:
    """It does nothing unless it is enough by itself."""
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


def _damage(game: Context, card: str) -> int:
    creature: Any = character_of(game.position, card) or monster_of(game.position, card)
    return creature.damage if creature is not None else 0


@mutant("monster_maker.damage.non_battle", "a battle begins without any damage")
def battles_begin_afresh(edition: Edition) -> Edition:
    """What happened before is forgotten."""
    return amend.after_step(edition, "battle", "declare_battle", lambda game, _frame: damage.all_damage_gone(game))


@mutant("monster_maker.damage.non_battle", "a battle leaves no damage")
def battles_leave_no_damage(edition: Edition) -> Edition:
    """What happened in it is forgotten."""
    return amend.after_step(edition, "battle", "end_battle", lambda game, _frame: damage.all_damage_gone(game))


@judgement(damage.judge, "monster_maker.damage.non_battle", "only battles wound characters")
def only_battles_wound(real: Any, game: Context, card: str) -> None:
    """Effects hurt, but nobody is wounded by them."""
    if monster_of(game.position, card) is not None or in_battle(game):
        real(game, card)


@judgement(values.ward, "monster_maker.damage.non_battle", "a ward counts in battles only")
def wards_in_battles_only(real: Any, game: Context, character: Any) -> Any:
    """Not against effects."""
    return real(game, character) if in_battle(game) else 0


@mutant("monster_maker.damage.reset_end_phase", "damage stays")
def damage_stays(edition: Edition) -> Edition:
    """Nothing happens at the end of a turn."""
    return amend.step(
        edition, "end_phase", "remove_damage", lambda game, _frame: zones.expire(game, frozenset({"turn", "battle"}))
    )


@mutant("monster_maker.damage.reset_end_phase", "damage is gone as soon as the end phase begins")
def damage_goes_first(edition: Edition) -> Edition:
    """Before the end of the turn is declared."""
    return amend.step_before(edition, "end_phase", "remove_damage", "discard_excess")


@mutant("monster_maker.damage.reset_end_phase", "wounds are healed as well")
def wounds_go_too(edition: Edition) -> Edition:
    """Everybody of the turn player's party is unhurt again."""

    def more(game: Context, _frame: Any) -> None:
        for character in game.position.players[game.position.turn_player].party:
            damage.heal(game, character, "monster_maker.character.heal")

    return amend.after_step(edition, "end_phase", "remove_damage", more)


@mutant("monster_maker.damage.reset_end_phase", "only characters lose their damage")
def monsters_keep_damage(edition: Edition) -> Edition:
    """Monsters keep theirs."""

    def keep(game: Context, frame: Any) -> Any:
        kept = {m.card: m.damage for p in game.position.players.values() for land in p.map for m in land.monsters}
        outcome = end.remove_damage(game, frame)
        for card, amount in kept.items():
            zones.change_monster(game, card, damage=amount)
        return outcome

    return amend.step(edition, "end_phase", "remove_damage", keep)


@mutant("monster_maker.damage.reset_end_phase", "the wounded keep their damage")
def the_wounded_keep_damage(edition: Edition) -> Edition:
    """Only the unhurt lose it."""

    def keep(game: Context, frame: Any) -> Any:
        kept = {c.card: c.damage for p in game.position.players.values() for c in p.party if c.wounded}
        outcome = end.remove_damage(game, frame)
        for card, amount in kept.items():
            zones.change_character(game, card, damage=amount)
        return outcome

    return amend.step(edition, "end_phase", "remove_damage", keep)


@mutant("monster_maker.damage.reset_end_phase", "what was to last for the turn lasts on")
def turn_effects_last(edition: Edition) -> Edition:
    """Nothing expires."""
    return amend.step(edition, "end_phase", "remove_damage", lambda game, _frame: damage.all_damage_gone(game))


@judgement(damage.heal, "monster_maker.character.heal", "nobody is ever healed")
def nobody_is_healed(_real: Any, _game: Context, _character: Any, _clause: str) -> None:
    """Wounds are for ever."""


@judgement(damage.heal, "monster_maker.character.heal", "healing takes the damage away, too")
def healing_takes_damage(real: Any, game: Context, character: Any, clause: str) -> None:
    """A fresh start."""
    real(game, character, clause)
    zones.change_character(game, character.card, damage=0)


@mutant("monster_maker.character.heal", "every land heals")
def every_land_heals(edition: Edition) -> Edition:
    """Towns or not."""

    def more(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        for character in game.position.players[seat].party:
            damage.heal(game, character, "monster_maker.character.heal")
        return outcome

    return amend.around(edition, "move", more)


@judgement(damage.heal, "monster_maker.character.heal", "one is healed in a turn")
def one_is_healed(real: Any, game: Context, character: Any, clause: str) -> None:
    """The others stay wounded."""
    if "healed" not in turn_of(game).used and character.wounded:
        turn_of(game).used = (*turn_of(game).used, "healed")
        real(game, character, clause)


@mutant("monster_maker.ruling.wound_uses_up_damage", "a wounded character keeps its damage")
def damage_is_kept(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "wound_keeps_damage", "yes")


@judgement(damage.judge, "monster_maker.ruling.wound_uses_up_damage", "only as much as the durability is used up")
def the_excess_is_kept(real: Any, game: Context, card: str) -> None:
    """The rest stays as damage."""
    before = character_of(game.position, card)
    real(game, card)
    after = character_of(game.position, card)
    if before is not None and after is not None and after.wounded and not before.wounded:
        zones.change_character(game, card, damage=before.damage - durability(game, card))


@mutant("monster_maker.ruling.wound_uses_up_damage", "only damage that wounds is used up, not that before an effect")
def effects_use_nothing_up(edition: Edition) -> Edition:
    """An effect that wounds leaves the damage as it was."""

    def keep(game: Context, character: Any, clause: str) -> None:
        damage.wound(game, character, clause)
        if clause != "monster_maker.damage.character_wounded" and not character.wounded:
            zones.change_character(game, character.card, damage=character.damage)

    return with_wound(edition, keep)


def only_of(edition: Edition, chosen: Callable[[Context, str], bool]) -> Edition:
    """The table in which only some players' fields lose their damage at the end of a turn."""

    def some(game: Context, frame: Any) -> Any:
        before = dict(game.position.players)
        outcome = end.remove_damage(game, frame)
        for seat, player in before.items():
            if not chosen(game, seat):
                game.position.players[seat] = player
        return outcome

    return amend.step(edition, "end_phase", "remove_damage", some)


@mutant("monster_maker.ruling.reset_on_all_fields", "only the turn player's field is reset")
def only_the_own_field(edition: Edition) -> Edition:
    """The others keep their damage."""
    return only_of(edition, lambda game, seat: seat == game.position.turn_player)


@mutant("monster_maker.ruling.reset_on_all_fields", "only the others' fields are reset")
def only_the_others_fields(edition: Edition) -> Edition:
    """The turn player keeps the damage."""
    return only_of(edition, lambda game, seat: seat != game.position.turn_player)


@mutant("monster_maker.ruling.reset_on_all_fields", "a third player's field is forgotten")
def the_third_field_is_forgotten(edition: Edition) -> Edition:
    """Only the first and the last in turn order are reset."""
    return only_of(edition, lambda game, seat: seat in (game.position.order[0], game.position.order[-1]))
