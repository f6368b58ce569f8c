"""Wrong verbs and wrong lengths of time."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import damage, effects, targets, values, window, zones
from reference_engine.monster_maker.cards import Cancel, Damage, DrawCards, Heal, Recall, Roll, Send, Strengthen, Wound
from reference_engine.monster_maker.position import character_of, monster_of, owner_of
from reference_engine.monster_maker.procedures import Action, Effect
from reference_engine.monster_maker.targets import reached
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, loosened

DAMAGE = "monster_maker.vocabulary.damage"
DICE = "monster_maker.vocabulary.damage_dice"
WOUND = "monster_maker.vocabulary.wound"
HEAL = "monster_maker.vocabulary.heal"
ATTACK = "monster_maker.vocabulary.attack"
UNTIL = "monster_maker.vocabulary.until"
TO_HAND = "monster_maker.vocabulary.to_hand"
SEND = "monster_maker.vocabulary.send"
DRAW = "monster_maker.vocabulary.draw"
CANCEL = "monster_maker.vocabulary.cancel"
ORDER = "monster_maker.vocabulary.order"

Verb = Callable[[Context, Effect, Any], None]


def _read(edition: Edition, part: type, change: Callable[[Any], Any]) -> Edition:
    """The parts of a verb are read otherwise."""
    real: Verb = edition.judgements["verbs"][part]
    return amend.verb(edition, part, lambda game, effect, found: real(game, effect, change(found)))


def _also(edition: Edition, part: type, more: Verb) -> Edition:
    """A verb does something more: before it does what it does."""
    real: Verb = edition.judgements["verbs"][part]

    def both(game: Context, effect: Effect, found: Any) -> None:
        more(game, effect, found)
        real(game, effect, found)

    return amend.verb(edition, part, both)


# Damage


@mutant(DAMAGE, "damage is one point less")
def one_point_less(edition: Edition) -> Edition:
    """Off by one."""
    return _read(edition, Damage, lambda part: replace(part, roll=replace(part.roll, plus=part.roll.plus - 1)))


@mutant(DAMAGE, "damage is divided among those whom it reaches")
def divided(edition: Edition) -> Edition:
    """The first ones get more."""

    def divide(game: Context, effect: Effect, part: Damage) -> None:
        faces, effect.rolled = effect.rolled[: part.roll.dice], effect.rolled[part.roll.dice :]
        found = reached(game, effect, part.to)
        amount = values.attack_result(game, part.roll, faces, 0)
        shares = {card: amount // len(found) + (place < amount % len(found)) for place, card in enumerate(found)}
        damage.deal(game, shares, DAMAGE)

    return amend.verb(edition, Damage, divide)


@mutant(DAMAGE, "only the first one reached is damaged")
def only_the_first(edition: Edition) -> Edition:
    """The others look on."""

    def first(game: Context, effect: Effect, part: Damage) -> None:
        faces, effect.rolled = effect.rolled[: part.roll.dice], effect.rolled[part.roll.dice :]
        found = reached(game, effect, part.to)[:1]
        damage.deal(game, dict.fromkeys(found, values.attack_result(game, part.roll, faces, 0)), DAMAGE)

    return amend.verb(edition, Damage, first)


@mutant(DAMAGE, "damage outside a battle does not add up")
def new_damage_counts_alone(edition: Edition) -> Edition:
    """Only what comes at one time counts."""

    def fresh(game: Context, effect: Effect, part: Damage) -> None:
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                zones.change_monster(game, card, damage=0)

    return _also(edition, Damage, fresh)


@mutant(DICE, "what is added to the dice is forgotten")
def dice_alone(edition: Edition) -> Edition:
    """Read 1D+2 as 1D."""
    return _read(edition, Damage, lambda part: replace(part, roll=Roll(part.roll.dice, 0)) if part.roll.dice else part)


@mutant(DICE, "only the highest die counts")
def highest_die(edition: Edition) -> Edition:
    """They are not added up."""

    def highest(game: Context, effect: Effect, part: Damage) -> None:
        count = part.roll.dice
        faces = effect.rolled[:count]
        effect.rolled = ((max(faces),) + (0,) * (count - 1) if faces else ()) + effect.rolled[count:]

    return _also(edition, Damage, highest)


@mutant(DICE, "each creature gets the dice anew, as far as there are any")
def dice_for_each(edition: Edition) -> Edition:
    """The first one uses them up."""

    def each(game: Context, effect: Effect, part: Damage) -> None:
        faces, effect.rolled = effect.rolled[: part.roll.dice], effect.rolled[part.roll.dice :]
        for card in reached(game, effect, part.to):
            damage.deal(game, {card: values.attack_result(game, part.roll, faces, 0)}, DICE)
            faces = () if part.roll.dice else faces

    return amend.verb(edition, Damage, each)


@mutant(DICE, "the first dice count for every part")
def same_dice_for_all_parts(edition: Edition) -> Edition:
    """They are not used up."""
    real: Verb = edition.judgements["verbs"][Damage]

    def again(game: Context, effect: Effect, part: Damage) -> None:
        rolled = effect.rolled
        real(game, effect, part)
        effect.rolled = rolled

    return amend.verb(edition, Damage, again)


@mutant(DICE, "the turn player rolls for every effect")
def turn_player_rolls(edition: Edition) -> Edition:
    """Whoever uses it."""

    def roll(game: Context, effect: Effect) -> Any:
        asked: Any = effects.roll_dice(game, effect)
        if asked is None:
            return None
        return replace(asked, draws=tuple(replace(draw, seat=game.position.turn_player) for draw in asked.draws))

    return amend.step(edition, "effect", "roll_dice", roll)


# Wounds


@mutant(WOUND, "to wound is damage as high as the durability")
def wounded_by_damage(edition: Edition) -> Edition:
    """A ward keeps it off."""

    def hit(game: Context, effect: Effect, part: Wound) -> None:
        blows = {}
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                blows[card] = values.character_face(game, card).durability
            elif monster_of(game.position, card) is not None:
                blows[card] = values.monster_face(game, card).durability
        damage.deal(game, blows, WOUND)

    return amend.verb(edition, Wound, hit)


@mutant(WOUND, "to wound destroys")
def wounds_destroy(edition: Edition) -> Edition:
    """Whatever the state."""

    def destroy(game: Context, effect: Effect, part: Wound) -> None:
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                zones.discard_character(game, card, WOUND)

    return amend.verb(edition, Wound, destroy)


@mutant(WOUND, "the wounded stay as they are")
def wounded_stay_wounded(edition: Edition) -> Edition:
    """One wound is enough."""

    def once(game: Context, effect: Effect, part: Wound) -> None:
        for card in reached(game, effect, part.to):
            character = character_of(game.position, card)
            if character is not None and not character.wounded:
                damage.wound(game, character, WOUND)

    return amend.verb(edition, Wound, once)


@mutant(WOUND, "monsters that are wounded are destroyed")
def monsters_are_destroyed(edition: Edition) -> Edition:
    """They have no wounds."""

    def destroy(game: Context, effect: Effect, part: Wound) -> None:
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                damage.destroy_monster(game, card, WOUND)

    return _also(edition, Wound, destroy)


@mutant(HEAL, "to heal takes the damage away, too")
def damage_is_healed(edition: Edition) -> Edition:
    """As good as new."""

    def clean(game: Context, effect: Effect, part: Heal) -> None:
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                zones.change_character(game, card, damage=0)

    return _also(edition, Heal, clean)


@mutant(HEAL, "to heal turns a character over")
def healing_turns(edition: Edition) -> Edition:
    """An unhurt one becomes wounded."""

    def turn(game: Context, effect: Effect, part: Heal) -> None:
        for card in reached(game, effect, part.to):
            character = character_of(game.position, card)
            if character is not None:
                zones.change_character(game, card, wounded=not character.wounded)

    return amend.verb(edition, Heal, turn)


@mutant(HEAL, "whoever heals one heals the party")
def whole_party_is_healed(edition: Edition) -> Edition:
    """Like a town."""
    return _read(edition, Heal, lambda part: replace(part, to="party"))


# Changes of attack


@mutant(ATTACK, "a change of attack reaches the whole party")
def attack_for_all(edition: Edition) -> Edition:
    """Reach further."""
    return _read(edition, Strengthen, lambda part: replace(part, to="party"))


@mutant(ATTACK, "an attack is not weakened")
def never_weakened(edition: Edition) -> Edition:
    """Only more."""
    return _read(edition, Strengthen, lambda part: replace(part, attack=max(0, part.attack)))


@mutant(ATTACK, "a second change takes the place of the first")
def one_change(edition: Edition) -> Edition:
    """The last one counts."""

    def forget(game: Context, effect: Effect, part: Strengthen) -> None:
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                zones.change_character(game, card, modifiers=())

    return _also(edition, Strengthen, forget)


@judgement(values.attack_bonus, ATTACK, "changes of monsters' attacks do not count")
def monsters_as_printed(real: Any, game: Context, creature: Any) -> int:
    """Only characters are changed."""
    return int(real(game, creature)) if character_of(game.position, creature.card) is not None else 0


def _lasting(edition: Edition, until: str, other: str) -> Edition:
    return _read(edition, Strengthen, lambda part: replace(part, until=other) if part.until == until else part)


@mutant(UNTIL, "what lasts for a battle lasts for the turn")
def battle_is_turn(edition: Edition) -> Edition:
    """Take one for the other."""
    return _lasting(edition, "battle", "turn")


@mutant(UNTIL, "what lasts for the turn lasts for a battle")
def turn_is_battle(edition: Edition) -> Edition:
    """Take one for the other."""
    return _lasting(edition, "turn", "battle")


@judgement(zones.expire, UNTIL, "changes for the turn stay")
def changes_stay(real: Any, game: Context, ended: frozenset[str]) -> None:
    """For ever."""
    real(game, ended - {"turn"})


@judgement(zones.expire, UNTIL, "changes for a battle wait for a battle")
def changes_wait_for_a_battle(real: Any, game: Context, ended: frozenset[str]) -> None:
    """The turn does not end them."""
    real(game, ended if ended == {"battle"} else ended - {"battle"})


@judgement(zones.without, UNTIL, "changes of monsters stay")
def monsters_stay_changed(real: Any, game: Any, creature: Any, ended: frozenset[str]) -> Any:
    """For ever."""
    return creature if hasattr(creature, "owner") else real(game, creature, ended)


@mutant(UNTIL, "a change for a battle ends with the window")
def ends_with_the_window(edition: Edition) -> Edition:
    """Before the battle has begun."""

    def close(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        if frame.name == "window":
            zones.expire(game, frozenset({"battle"}))
        return real(game, frame, seat, answer)

    return amend.around(edition, "pass", close)


# Leaving the field


@mutant(TO_HAND, "to return to hand is to go under the deck")
def under_the_deck(edition: Edition) -> Edition:
    """Like a retreat."""

    def away(game: Context, effect: Effect, part: Recall) -> None:
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                seat, _ = zones.take_character(game, card)
            else:
                seat = zones.take_monster(game, card).owner
            zones.change_player(game, seat, deck=(*game.position.players[seat].deck, card))

    return amend.verb(edition, Recall, away)


@mutant(TO_HAND, "what returns to hand passes through the discard pile")
def through_the_discard_pile(edition: Edition) -> Edition:
    """A copy stays there."""

    def through(game: Context, effect: Effect, part: Recall) -> None:
        for card in reached(game, effect, part.to):
            found = monster_of(game.position, card)
            seat = found.owner if found is not None else owner_of(game.position, card)
            assert seat is not None
            zones.discard(game, seat, card, TO_HAND)

    return _also(edition, Recall, through)


@mutant(TO_HAND, "all obstacles return with the one chosen")
def all_return(edition: Edition) -> Edition:
    """Like a retreat."""

    def more(game: Context, effect: Effect, part: Recall) -> None:
        chosen = reached(game, effect, part.to)
        if any(monster_of(game.position, card) for card in chosen):
            for card in reached(game, effect, "obstacles"):
                if card not in chosen:
                    seat = zones.take_monster(game, card).owner
                    zones.change_player(game, seat, hand=(*game.position.players[seat].hand, card))

    return _also(edition, Recall, more)


@mutant(TO_HAND, "items return with their holder")
def items_return(edition: Edition) -> Edition:
    """They are held, after all."""

    def keep(game: Context, effect: Effect, part: Recall) -> None:
        for card in reached(game, effect, part.to):
            character, seat = character_of(game.position, card), owner_of(game.position, card)
            if character is not None and seat is not None:
                zones.change_character(game, card, items=())
                zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *character.items))

    return _also(edition, Recall, keep)


@mutant(TO_HAND, "the marker passes to another character")
def marker_is_passed(edition: Edition) -> Edition:
    """Somebody must be the hero."""

    def passed(game: Context, effect: Effect, part: Recall) -> None:
        for card in reached(game, effect, part.to):
            character, seat = character_of(game.position, card), owner_of(game.position, card)
            if character is not None and seat is not None and character.marked:
                others = [c.card for c in game.position.players[seat].party if c.card != card]
                for other in others[:1]:
                    zones.change_character(game, other, marked=True)

    return _also(edition, Recall, passed)


@mutant(SEND, "a monster that is sent loses its damage")
def sent_as_new(edition: Edition) -> Edition:
    """As good as new."""

    def clean(game: Context, effect: Effect, part: Send) -> None:
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                zones.change_monster(game, card, damage=0)

    return _also(edition, Send, clean)


@mutant(SEND, "whoever sends a monster owns it")
def sent_and_owned(edition: Edition) -> Edition:
    """It obeys."""

    def own(game: Context, effect: Effect, part: Send) -> None:
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                zones.change_monster(game, card, owner=effect.seat)

    return _also(edition, Send, own)


@mutant(SEND, "a monster is sent to the oldest land")
def sent_to_the_oldest_land(edition: Edition) -> Edition:
    """Where the journey began."""

    def oldest(game: Context, effect: Effect, part: Send) -> None:
        for card in reached(game, effect, part.to):
            monster = zones.take_monster(game, card)
            lands = game.position.players[effect.to].map
            zones.set_monsters(game, effect.to, 0, (*lands[0].monsters, monster))

    return amend.verb(edition, Send, oldest)


@mutant(SEND, "all obstacles are sent")
def all_are_sent(edition: Edition) -> Edition:
    """The whole pack."""
    return _read(edition, Send, lambda part: replace(part, to="obstacles"))


def _sent_to(change: Callable[[Context, str], bool]) -> Any:
    """A player to whom nothing is sent may be named all the same."""

    def wrong(real: Any, game: Context, seat: str, ability: Any, chosen: Any, to: str) -> Any:
        found = real(game, seat, ability, chosen, to)
        sends = any(isinstance(part, Send) for part in ability.do)
        return None if sends and to and change(game, to) else found

    return wrong


@judgement(targets.wrong_choice, SEND, "a monster may be sent to an annihilated player")
def sent_to_the_annihilated(real: Any, game: Context, seat: str, ability: Any, chosen: Any, to: str) -> Any:
    """Nobody is there."""
    return _sent_to(lambda game, to: game.position.players[to].annihilated)(real, game, seat, ability, chosen, to)


@judgement(targets.wrong_choice, SEND, "a monster may be sent to its owner")
def sent_to_its_owner(real: Any, game: Context, seat: str, ability: Any, chosen: Any, to: str) -> Any:
    """Against its own party."""
    owners = {monster.owner for card in chosen if (monster := monster_of(game.position, card)) is not None}
    return _sent_to(lambda _game, to: to in owners)(real, game, seat, ability, chosen, to)


@mutant(SEND, "a monster may be sent to a player without lands")
def sent_nowhere(edition: Edition) -> Edition:
    """It goes home."""
    real: Verb = edition.judgements["verbs"][Send]

    def home(game: Context, effect: Effect, part: Send) -> None:
        if game.position.players[effect.to].map:
            real(game, effect, part)
            return
        for card in reached(game, effect, part.to):
            owner = zones.take_monster(game, card).owner
            zones.change_player(game, owner, hand=(*game.position.players[owner].hand, card))

    def nowhere(game: Context, _seat: str, answer: Any) -> bool:
        return bool(answer.to) and not game.position.players[answer.to].map

    bent = loosened(edition, "activate", "monster_maker.ruling.card_text_binds", nowhere)
    return amend.verb(bent, Send, home)


@judgement(targets.wrong_choice, SEND, "to send is to place: one monster for each opponent in a turn")
def sent_is_placed(real: Any, game: Context, seat: str, ability: Any, chosen: Any, to: str) -> Any:
    """The limits of the encounter phase."""
    found = real(game, seat, ability, chosen, to)
    return found or ("one has been placed" if to and to in turn_of(game).monsters_on else None)


@judgement(targets.wrong_choice, SEND, "a monster is sent only where its level allows it")
def sent_by_level(real: Any, game: Context, seat: str, ability: Any, chosen: Any, to: str) -> Any:
    """The level of the encounter phase."""
    found = real(game, seat, ability, chosen, to)
    if found or not to:
        return found
    limit = values.party_level(game, game.position.players[to])
    return "too high" if any(values.monster_face(game, card).level > limit for card in chosen) else None


# Drawing and cancelling


@mutant(DRAW, "one card is drawn, whatever the number")
def one_card(edition: Edition) -> Edition:
    """The number is not read."""
    return _read(edition, DrawCards, lambda part: replace(part, count=1))


@mutant(DRAW, "nobody draws from a deck that has too few cards")
def all_or_nothing(edition: Edition) -> Edition:
    """Draw all or none."""
    real: Verb = edition.judgements["verbs"][DrawCards]

    def draw(game: Context, effect: Effect, part: DrawCards) -> None:
        if len(game.position.players[effect.seat].deck) >= part.count:
            real(game, effect, part)

    return amend.verb(edition, DrawCards, draw)


@mutant(DRAW, "the turn player draws")
def turn_player_draws(edition: Edition) -> Edition:
    """Whoever uses it."""

    def draw(game: Context, _effect: Effect, part: DrawCards) -> None:
        zones.draw(game, game.position.turn_player, part.count, DRAW)

    return amend.verb(edition, DrawCards, draw)


@mutant(DRAW, "cards are drawn from the bottom")
def from_the_bottom(edition: Edition) -> Edition:
    """Turn the deck over."""

    def draw(game: Context, effect: Effect, part: DrawCards) -> None:
        player = game.position.players[effect.seat]
        drawn, left = player.deck[-part.count :], player.deck[: -part.count]
        zones.change_player(game, effect.seat, deck=left, hand=(*player.hand, *drawn))

    return amend.verb(edition, DrawCards, draw)


@mutant(DRAW, "nobody draws above the limit of a hand")
def up_to_the_limit(edition: Edition) -> Edition:
    """Seven cards."""
    real: Verb = edition.judgements["verbs"][DrawCards]

    def draw(game: Context, effect: Effect, part: DrawCards) -> None:
        free = max(0, 7 - len(game.position.players[effect.seat].hand))
        real(game, effect, replace(part, count=min(part.count, free)))

    return amend.verb(edition, DrawCards, draw)


def _cancelled(edition: Edition, what: Callable[[Context, Action], bool]) -> Edition:
    """What was cancelled ends otherwise; ``what`` says whether it has been dealt with."""

    def away(game: Context, action: Action) -> Any:
        if action.cancelled and what(game, action):
            action.kind = "ability"
        return window.put_card_away(game, action)

    return amend.step(edition, "action", "put_card_away", away)


def _to_hand(game: Context, action: Action) -> bool:
    if action.kind not in ("skill", "miracle"):
        return False
    zones.change_player(game, action.seat, hand=(*game.position.players[action.seat].hand, action.card))
    return True


@mutant(CANCEL, "what was cancelled comes back to the hand")
def cancelled_comes_back(edition: Edition) -> Edition:
    """It has not been used."""
    return _cancelled(edition, _to_hand)


@mutant(CANCEL, "a cancelled ability can be used again")
def cancelled_is_unused(edition: Edition) -> Edition:
    """It has not been used."""

    def unused(game: Context, action: Action) -> bool:
        turn = turn_of(game)
        turn.used = tuple(mark for mark in turn.used if mark != f"{action.card}:{action.ability}")
        return False

    return _cancelled(edition, unused)


@mutant(CANCEL, "to cancel an ability discards its card")
def cancelled_is_discarded(edition: Edition) -> Edition:
    """It is gone with it."""

    def gone(game: Context, action: Action) -> bool:
        if action.kind == "ability" and owner_of(game.position, action.card) is not None:
            zones.discard_character(game, action.card, CANCEL)
        return False

    return _cancelled(edition, gone)


@mutant(CANCEL, "to cancel does nothing")
def cancels_nothing(edition: Edition) -> Edition:
    """It takes effect all the same."""
    return amend.verb(edition, Cancel, lambda _game, _effect, _part: None)


@mutant(CANCEL, "miracles cannot be cancelled")
def miracles_stand(edition: Edition) -> Edition:
    """Only skills and abilities."""

    def effect(game: Context, action: Action) -> Any:
        action.cancelled = action.cancelled and action.kind != "miracle"
        return window.take_effect(game, action)

    return amend.step(edition, "action", "take_effect", effect)


# The order of parts


@judgement(effects.ability_of, ORDER, "the parts take effect from the last to the first")
def backwards(real: Any, game: Context, card: str, index: int) -> Any:
    """Read it from the end."""
    ability = real(game, card, index)
    return replace(ability, do=ability.do[::-1])


@mutant(ORDER, "damage comes after everything else")
def damage_last(edition: Edition) -> Edition:
    """Whatever the order."""

    def apply(game: Context, effect: Effect) -> Any:
        parts = effects.ability_of(game, effect.card, effect.ability).do
        for part in sorted(parts, key=lambda one: isinstance(one, Damage)):
            game.edition.judgements["verbs"][type(part)](game, effect, part)
        return None

    return amend.step(edition, "effect", "apply_parts", apply)


@mutant(ORDER, "damage comes before everything else")
def damage_first(edition: Edition) -> Edition:
    """Whatever the order."""

    def apply(game: Context, effect: Effect) -> Any:
        parts = effects.ability_of(game, effect.card, effect.ability).do
        for part in sorted(parts, key=lambda one: not isinstance(one, Damage)):
            game.edition.judgements["verbs"][type(part)](game, effect, part)
        return None

    return amend.step(edition, "effect", "apply_parts", apply)


@mutant(ORDER, "a part that reaches nobody ends the effect")
def ends_with_the_first_miss(edition: Edition) -> Edition:
    """The rest is lost."""

    def apply(game: Context, effect: Effect) -> Any:
        for part in effects.ability_of(game, effect.card, effect.ability).do:
            if (to := getattr(part, "to", "")) and not reached(game, effect, to):
                return None
            game.edition.judgements["verbs"][type(part)](game, effect, part)
        return None

    return amend.step(edition, "effect", "apply_parts", apply)
