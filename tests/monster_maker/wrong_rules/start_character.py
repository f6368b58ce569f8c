"""Wrong rules about the start character and its marker."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import damage, targets, values, zones
from reference_engine.monster_maker.cards import Damage, Recall, Wound
from reference_engine.monster_maker.effects import ability_of
from reference_engine.monster_maker.position import card_of, character_of, monster_of, owner_of
from reference_engine.monster_maker.procedures import Battle, Effect

HERO = "monster_maker.start.hero"
TARGET = "monster_maker.start.not_targeted"
EFFECT = "monster_maker.start.immune_effects"
EXTENT = "monster_maker.ruling.marker_protects_from_characters"
STAYS = "monster_maker.ruling.marker_stays_on_field"


@judgement(targets.protected, HERO, "every level 0 character is a hero")
def level_zero_makes_the_hero(
    _real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any
) -> bool:
    """The marker is not looked at."""
    found = character_of(game.position, creature)
    if found is None or owner_of(game.position, creature) == seat or values.character_face(game, creature).level:
        return False
    return targets.user_is_character(game, card, user, **how)


@judgement(targets.protected, HERO, "only a level 0 character is a hero")
def heroes_outgrow_the_marker(real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any) -> bool:
    """The marker means nothing on a higher level."""
    return bool(real(game, seat, card, user, creature, **how)) and values.character_face(game, creature).level == 0


@judgement(targets.protected, HERO, "everybody in a hero's party is protected")
def the_whole_party_is_protected(
    real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any
) -> bool:
    """The marker is the party's."""
    owner = owner_of(game.position, creature)
    party = game.position.players[owner].party if owner is not None else ()
    return any(real(game, seat, card, user, member.card, **how) for member in party)


@judgement(targets.protected, HERO, "there is one hero at the table, the first player's")
def one_hero(real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any) -> bool:
    """The others' markers mean nothing."""
    first = owner_of(game.position, creature) == game.position.order[0]
    return bool(real(game, seat, card, user, creature, **how)) and first


@mutant(HERO, "a rank-up loses the marker")
def rank_up_loses_the_marker(edition: Edition) -> Edition:
    """The new card is nobody's hero."""

    def rank_up(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_character(game, answer.card, marked=False)
        return outcome

    return amend.around(edition, "rank_up", rank_up)


def _unbound(edition: Edition, act: str) -> Edition:
    return amend.condition(edition, act, TARGET, lambda _game, _seat, _answer: None)


@mutant(TARGET, "activated abilities may choose the hero")
def abilities_choose_the_hero(edition: Edition) -> Edition:
    """Skills and the rest may not."""
    return _unbound(edition, "activate")


@mutant(TARGET, "skills may choose the hero")
def skills_choose_the_hero(edition: Edition) -> Edition:
    """Abilities may not."""
    return _unbound(edition, "use_skill")


@mutant(TARGET, "counter abilities may choose the hero")
def counters_choose_the_hero(edition: Edition) -> Edition:
    """Other abilities may not."""
    return _unbound(edition, "counter")


@mutant(TARGET, "effects at the beginning of a battle may choose the hero")
def battle_effects_choose_the_hero(edition: Edition) -> Edition:
    """Other abilities may not."""
    return _unbound(edition, "apply_effect")


@judgement(targets.protected, TARGET, "only the next opponent's hero is spared")
def only_the_neighbour_is_spared(
    real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any
) -> bool:
    """With two players that is everybody."""
    order = game.position.order
    neighbour = order[(order.index(seat) + 1) % len(order)]
    return bool(real(game, seat, card, user, creature, **how)) and owner_of(game.position, creature) == neighbour


@judgement(targets.protected, TARGET, "a wounded hero is not spared")
def the_wounded_are_not_spared(
    real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any
) -> bool:
    """Whoever lies sideways has no marker."""
    found = character_of(game.position, creature)
    return bool(real(game, seat, card, user, creature, **how)) and found is not None and not found.wounded


@mutant(TARGET, "only the first target of a skill is looked at")
def the_first_target_counts(edition: Edition) -> Edition:
    """The hero may be the second one."""
    real = edition.acts["use_skill"].conditions[TARGET]

    def first(game: Any, seat: str, answer: Any) -> str | None:
        return real(game, seat, with_fields(answer, targets=answer.targets[:1]))

    return amend.condition(edition, "use_skill", TARGET, first)


def under_way(game: Any) -> Any:
    """The effect that takes place at this moment, None while somebody still chooses."""
    frame = game.position.stack[-1]
    return frame if isinstance(frame, Effect) else None


def spared_from(game: Any, *verbs: type) -> bool:
    """Whether the effect under way, if there is one, does one of these things."""
    effect = under_way(game)
    return effect is None or any(isinstance(part, verbs) for part in ability_of(game, effect.card, effect.ability).do)


@judgement(targets.protected, EFFECT, "effects that choose nobody reach heroes, too")
def heroes_are_reached(real: Any, game: Any, *about: str, **how: Any) -> bool:
    """Only choosing is forbidden."""
    return bool(real(game, *about, **how)) and under_way(game) is None


@judgement(targets.protected, EFFECT, "only damage does not apply to heroes")
def only_damage_is_kept_away(real: Any, game: Any, *about: str, **how: Any) -> bool:
    """They are wounded and moved."""
    return bool(real(game, *about, **how)) and spared_from(game, Damage)


@judgement(targets.protected, EFFECT, "damage applies to heroes")
def damage_is_not_kept_away(real: Any, game: Any, *about: str, **how: Any) -> bool:
    """They are neither wounded nor moved."""
    return bool(real(game, *about, **how)) and spared_from(game, Wound, Recall)


@judgement(targets.protected, EFFECT, "wounding applies to heroes")
def wounding_is_not_kept_away(real: Any, game: Any, *about: str, **how: Any) -> bool:
    """They are neither damaged nor moved."""
    return bool(real(game, *about, **how)) and spared_from(game, Damage, Recall)


@judgement(targets.protected, EFFECT, "moving applies to heroes")
def moving_is_not_kept_away(real: Any, game: Any, *about: str, **how: Any) -> bool:
    """They are neither damaged nor wounded."""
    return bool(real(game, *about, **how)) and spared_from(game, Damage, Wound)


@judgement(targets.protected, EFFECT, "skills reach heroes that they do not choose")
def skills_reach_heroes(real: Any, game: Any, *about: str, **how: Any) -> bool:
    """Abilities do not."""
    effect = under_way(game)
    return bool(real(game, *about, **how)) and (effect is None or card_of(game, effect.card).skill is None)


@judgement(targets.protected, EFFECT, "abilities reach heroes that they do not choose")
def abilities_reach_heroes(real: Any, game: Any, *about: str, **how: Any) -> bool:
    """Skills do not."""
    effect = under_way(game)
    return bool(real(game, *about, **how)) and (effect is None or card_of(game, effect.card).skill is not None)


@judgement(targets.protected, EFFECT, "only the turn player's effects are kept away")
def counters_reach_heroes(real: Any, game: Any, seat: str, *about: str, **how: Any) -> bool:
    """Counters reach the turn player's hero."""
    return bool(real(game, seat, *about, **how)) and (under_way(game) is None or seat == game.position.turn_player)


@judgement(targets.protected, EFFECT, "only the next opponent's hero is left out")
def only_the_neighbour_is_left_out(
    real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any
) -> bool:
    """With two players that is everybody."""
    order = game.position.order
    neighbour = order[(order.index(seat) + 1) % len(order)]
    return bool(real(game, seat, card, user, creature, **how)) and owner_of(game.position, creature) == neighbour


@judgement(targets.protected, EFFECT, "a wounded hero is destroyed by what others do")
def the_wounded_are_reached(real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any) -> bool:
    """Whoever lies sideways has no marker."""
    found = character_of(game.position, creature)
    return bool(real(game, seat, card, user, creature, **how)) and found is not None and not found.wounded


@judgement(targets.user_is_character, EXTENT, "monsters are kept away, too")
def monsters_are_kept_away(_real: Any, game: Any, card: str, user: str, **_how: Any) -> bool:
    """Any creature's ability."""
    return card_of(game, card).skill is not None or card == user


@judgement(targets.user_is_character, EXTENT, "deemed monsters are kept away")
def deemed_monsters_are_kept_away(real: Any, game: Any, card: str, user: str, **_how: Any) -> bool:
    """They are characters by their other side."""
    return bool(real(game, card, user, as_monster=False))


@judgement(targets.user_is_character, EXTENT, "deemed monsters that have discarded themselves are kept away")
def leavers_are_characters(real: Any, game: Any, card: str, user: str, **_how: Any) -> bool:
    """It is looked where they are now."""
    return bool(real(game, card, user, as_monster=monster_of(game.position, card) is not None))


@judgement(targets.user_is_character, EXTENT, "deemed characters are monsters")
def deemed_characters_are_monsters(real: Any, game: Any, card: str, user: str, **how: Any) -> bool:
    """The card's own kind decides."""
    return bool(real(game, card, user, **how)) and card_of(game, card).kind != "monster"


@judgement(targets.user_is_character, EXTENT, "miracles are kept away")
def miracles_are_kept_away(real: Any, game: Any, card: str, user: str, **how: Any) -> bool:
    """Those that lie by themselves."""
    miracle = card_of(game, card).miracle
    return bool(real(game, card, user, **how)) or (miracle is not None and miracle.type != "item")


@judgement(targets.user_is_character, EXTENT, "items are kept away, for a character holds them")
def items_are_kept_away(real: Any, game: Any, card: str, user: str, **how: Any) -> bool:
    """The holder counts as the user."""
    miracle = card_of(game, card).miracle
    return bool(real(game, card, user, **how)) or (miracle is not None and miracle.type == "item")


@judgement(targets.user_is_character, EXTENT, "skills are not kept away")
def skills_are_not_kept_away(real: Any, game: Any, card: str, user: str, **how: Any) -> bool:
    """Only characters' abilities are."""
    return bool(real(game, card, user, **how)) and card_of(game, card).skill is None


@judgement(targets.protected, EXTENT, "own cards are kept away")
def own_cards_are_kept_away(_real: Any, game: Any, _seat: str, card: str, user: str, creature: str, **how: Any) -> bool:
    """Nobody touches a hero."""
    found = character_of(game.position, creature)
    return found is not None and found.marked and targets.user_is_character(game, card, user, **how)


@judgement(damage.deal, EXTENT, "battle damage does not apply to heroes")
def heroes_take_no_battle_damage(real: Any, game: Any, blows: Any, clause: str) -> None:
    """They fight and are not hurt."""
    marked = {c.card for player in game.position.players.values() for c in player.party if c.marked}
    battle = any(isinstance(frame, Battle) for frame in game.position.stack)
    real(game, {card: amount for card, amount in blows.items() if not (battle and card in marked)}, clause)


@judgement(zones.take_character, STAYS, "the next in the party gets the marker")
def the_next_gets_the_marker(real: Any, game: Any, card: str) -> Any:
    """There is always a hero."""
    seat, taken = real(game, card)
    party = game.position.players[seat].party
    if taken.marked and party:
        zones.change_character(game, party[0].card, marked=True)
    return seat, taken


@mutant(STAYS, "the first character of a new party gets the marker")
def a_new_hero(edition: Edition) -> Edition:
    """There is a hero again."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if len(game.position.players[seat].party) == 1:
            zones.change_character(game, answer.card, marked=True)
        return outcome

    return amend.around(edition, "place_character", place)


@mutant(STAYS, "whoever comes while there is no hero gets the marker")
def the_marker_waits(edition: Edition) -> Edition:
    """A hero that comes back is a hero again."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if not any(character.marked for character in game.position.players[seat].party):
            zones.change_character(game, answer.card, marked=True)
        return outcome

    return amend.around(edition, "place_character", place)


@judgement(targets.protected, STAYS, "whoever is alone in a party is its hero")
def the_last_is_the_hero(real: Any, game: Any, seat: str, card: str, user: str, creature: str, **how: Any) -> bool:
    """With or without the marker."""
    owner = owner_of(game.position, creature)
    alone = owner is not None and owner != seat and len(game.position.players[owner].party) == 1
    return bool(real(game, seat, card, user, creature, **how)) or (
        alone and targets.user_is_character(game, card, user, **how)
    )
