"""Wrong verbs and wrong lengths of time."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, perform, step, table, verb
from reference_engine.monster_maker import damage, effects, targets, values, window, zones
from reference_engine.monster_maker.cards import Damage, DrawCards, Heal, Recall, Roll, Send, Strengthen, Wound
from reference_engine.monster_maker.position import character_of, monster_of, owner_of
from reference_engine.monster_maker.procedures import Action, Effect
from reference_engine.monster_maker.targets import reached
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, loosened

DAMAGE = "monster_maker.vocabulary.damage"
DICE = "monster_maker.vocabulary.damage_dice"
WOUND = "monster_maker.vocabulary.wound"
TO_HAND = "monster_maker.vocabulary.to_hand"
DRAW = "monster_maker.vocabulary.draw"
CANCEL = "monster_maker.vocabulary.cancel"
Verb = Callable[[Context, Effect, Any], None]


def _read(part: type, change: Callable[[Any], Any]) -> Bend:
    return verb(part, lambda real, game, effect, found: real(game, effect, change(found)))


def _also(part: type, more: Verb) -> Bend:
    def both(real: Any, game: Context, effect: Effect, found: Any) -> None:
        more(game, effect, found)
        real(game, effect, found)

    return verb(part, both)


with clause(DAMAGE):

    @wrong("damage is one point less", _read, Damage)
    def _(part):
        return replace(part, roll=replace(part.roll, plus=part.roll.plus - 1))

    @wrong("damage is divided among those whom it reaches", verb, Damage)
    def _(game, effect, part):
        faces, effect.rolled = (effect.rolled[: part.roll.dice], effect.rolled[part.roll.dice :])
        found = reached(game, effect, part.to)
        amount = values.attack_result(game, part.roll, faces, 0)
        shares = {card: amount // len(found) + (place < amount % len(found)) for place, card in enumerate(found)}
        damage.deal(game, shares, DAMAGE)

    @wrong("only the first one reached is damaged", verb, Damage)
    def _(game, effect, part):
        faces, effect.rolled = (effect.rolled[: part.roll.dice], effect.rolled[part.roll.dice :])
        found = reached(game, effect, part.to)[:1]
        damage.deal(game, dict.fromkeys(found, values.attack_result(game, part.roll, faces, 0)), DAMAGE)

    @wrong("damage outside a battle does not add up", _also, Damage)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                zones.change_monster(game, card, damage=0)


with clause(DICE):

    @wrong("what is added to the dice is forgotten", _read, Damage)
    def _(part):
        return replace(part, roll=Roll(part.roll.dice, 0)) if part.roll.dice else part

    @wrong("only the highest die counts", _also, Damage)
    def _(game, effect, part):
        count = part.roll.dice
        faces = effect.rolled[:count]
        effect.rolled = ((max(faces),) + (0,) * (count - 1) if faces else ()) + effect.rolled[count:]

    @wrong("each creature gets the dice anew, as far as there are any", verb, Damage)
    def _(game, effect, part):
        faces, effect.rolled = (effect.rolled[: part.roll.dice], effect.rolled[part.roll.dice :])
        for card in reached(game, effect, part.to):
            damage.deal(game, {card: values.attack_result(game, part.roll, faces, 0)}, DICE)
            faces = () if part.roll.dice else faces

    @wrong("the first dice count for every part", verb, Damage)
    def _(real, game, effect, part):
        rolled = effect.rolled
        real(game, effect, part)
        effect.rolled = rolled

    @wrong("the turn player rolls for every effect", step, "effect", "roll_dice")
    def _(game, effect):
        asked: Any = effects.roll_dice(game, effect)
        if asked is None:
            return None
        return replace(asked, draws=tuple(replace(draw, seat=game.position.turn_player) for draw in asked.draws))


with clause(WOUND):

    @wrong("to wound is damage as high as the durability", verb, Wound)
    def _(game, effect, part):
        blows = {}
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                blows[card] = values.character_face(game, card).durability
            elif monster_of(game.position, card) is not None:
                blows[card] = values.monster_face(game, card).durability
        damage.deal(game, blows, WOUND)

    @wrong("to wound destroys", verb, Wound)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                zones.discard_character(game, card, WOUND)

    @wrong("the wounded stay as they are", verb, Wound)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            character = character_of(game.position, card)
            if character is not None and not character.wounded:
                damage.wound(game, character, WOUND)

    @wrong("monsters that are wounded are destroyed", _also, Wound)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                damage.destroy_monster(game, card, WOUND)


with clause("monster_maker.vocabulary.heal"):
    mutant("whoever heals one heals the party", _read(Heal, lambda part: replace(part, to="party")))

    @wrong("to heal takes the damage away, too", _also, Heal)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                zones.change_character(game, card, damage=0)

    @wrong("to heal turns a character over", verb, Heal)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            character = character_of(game.position, card)
            if character is not None:
                zones.change_character(game, card, wounded=not character.wounded)


with clause("monster_maker.vocabulary.attack"):
    mutant("a change of attack reaches the whole party", _read(Strengthen, lambda part: replace(part, to="party")))
    mutant("an attack is not weakened", _read(Strengthen, lambda part: replace(part, attack=max(0, part.attack))))

    @wrong("a second change takes the place of the first", _also, Strengthen)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                zones.change_character(game, card, modifiers=())

    @wrong("changes of monsters' attacks do not count", judgement, values.attack_bonus)
    def _(real, game, creature):
        return real(game, creature) if character_of(game.position, creature.card) is not None else 0


def _lasting(until: str, other: str) -> Bend:
    return _read(Strengthen, lambda part: replace(part, until=other) if part.until == until else part)


with clause("monster_maker.vocabulary.until"):
    mutant("what lasts for a battle lasts for the turn", _lasting("battle", "turn"))
    mutant("what lasts for the turn lasts for a battle", _lasting("turn", "battle"))
    mutant("changes for the turn stay", judgement(zones.expire, lambda real, game, ended: real(game, ended - {"turn"})))

    @wrong("changes for a battle wait for a battle", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended if ended == {"battle"} else ended - {"battle"})

    @wrong("changes of monsters stay", judgement, zones.without)
    def _(real, game, creature, ended):
        return creature if hasattr(creature, "owner") else real(game, creature, ended)

    @wrong("a change for a battle ends with the window", perform, "pass")
    def _(real, game, frame, seat, answer):
        if frame.name == "window":
            zones.expire(game, frozenset({"battle"}))
        return real(game, frame, seat, answer)


with clause(TO_HAND):

    @wrong("to return to hand is to go under the deck", verb, Recall)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if character_of(game.position, card) is not None:
                seat, _ = zones.take_character(game, card)
            else:
                seat = zones.take_monster(game, card).owner
            zones.change_player(game, seat, deck=(*game.position.players[seat].deck, card))

    @wrong("what returns to hand passes through the discard pile", _also, Recall)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            found = monster_of(game.position, card)
            seat = found.owner if found is not None else owner_of(game.position, card)
            assert seat is not None
            zones.discard(game, seat, card, TO_HAND)

    @wrong("all obstacles return with the one chosen", _also, Recall)
    def _(game, effect, part):
        chosen = reached(game, effect, part.to)
        if any(monster_of(game.position, card) for card in chosen):
            for card in reached(game, effect, "obstacles"):
                if card not in chosen:
                    seat = zones.take_monster(game, card).owner
                    zones.change_player(game, seat, hand=(*game.position.players[seat].hand, card))

    @wrong("items return with their holder", _also, Recall)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            character, seat = (character_of(game.position, card), owner_of(game.position, card))
            if character is not None and seat is not None:
                zones.change_character(game, card, items=())
                zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *character.items))

    @wrong("the marker passes to another character", _also, Recall)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            character, seat = (character_of(game.position, card), owner_of(game.position, card))
            if character is not None and seat is not None and character.marked:
                others = [c.card for c in game.position.players[seat].party if c.card != card]
                for other in others[:1]:
                    zones.change_character(game, other, marked=True)


def _sent_to(change: Callable[[Context, str], bool]) -> Any:
    """A player to whom nothing is sent may be named all the same."""

    def wrong(real: Any, game: Context, seat: str, ability: Any, chosen: Any, to: str) -> Any:
        found = real(game, seat, ability, chosen, to)
        sends = any(isinstance(part, Send) for part in ability.do)
        return None if sends and to and change(game, to) else found

    return wrong


with clause("monster_maker.vocabulary.send"):
    mutant("all obstacles are sent", _read(Send, lambda part: replace(part, to="obstacles")))

    @wrong("a monster that is sent loses its damage", _also, Send)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                zones.change_monster(game, card, damage=0)

    @wrong("whoever sends a monster owns it", _also, Send)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            if monster_of(game.position, card) is not None:
                zones.change_monster(game, card, owner=effect.seat)

    @wrong("a monster is sent to the oldest land", verb, Send)
    def _(game, effect, part):
        for card in reached(game, effect, part.to):
            monster = zones.take_monster(game, card)
            lands = game.position.players[effect.to].map
            zones.set_monsters(game, effect.to, 0, (*lands[0].monsters, monster))

    @wrong("a monster may be sent to an annihilated player", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, chosen, to):
        return _sent_to(lambda game, to: game.position.players[to].annihilated)(real, game, seat, ability, chosen, to)

    @wrong("a monster may be sent to its owner", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, chosen, to):
        owners = {monster.owner for card in chosen if (monster := monster_of(game.position, card)) is not None}
        return _sent_to(lambda _game, to: to in owners)(real, game, seat, ability, chosen, to)

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

    @wrong("to send is to place: one monster for each opponent in a turn", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, chosen, to):
        found = real(game, seat, ability, chosen, to)
        return found or ("one has been placed" if to and to in turn_of(game).monsters_on else None)

    @wrong("a monster is sent only where its level allows it", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, chosen, to):
        found = real(game, seat, ability, chosen, to)
        if found or not to:
            return found
        limit = values.party_level(game, game.position.players[to])
        return "too high" if any(values.monster_face(game, card).level > limit for card in chosen) else None


with clause(DRAW):
    mutant("one card is drawn, whatever the number", _read(DrawCards, lambda part: replace(part, count=1)))

    @wrong("nobody draws from a deck that has too few cards", verb, DrawCards)
    def _(real, game, effect, part):
        if len(game.position.players[effect.seat].deck) >= part.count:
            real(game, effect, part)

    @wrong("the turn player draws", verb, DrawCards)
    def _(game, _effect, part):
        zones.draw(game, game.position.turn_player, part.count, DRAW)

    @wrong("cards are drawn from the bottom", verb, DrawCards)
    def _(game, effect, part):
        player = game.position.players[effect.seat]
        drawn, left = (player.deck[-part.count :], player.deck[: -part.count])
        zones.change_player(game, effect.seat, deck=left, hand=(*player.hand, *drawn))

    @wrong("nobody draws above the limit of a hand", verb, DrawCards)
    def _(real, game, effect, part):
        free = max(0, 7 - len(game.position.players[effect.seat].hand))
        real(game, effect, replace(part, count=min(part.count, free)))


def _cancelled(what: Callable[[Context, Action], bool]) -> Bend:
    def away(game: Context, action: Action) -> Any:
        if action.cancelled and what(game, action):
            action.kind = "ability"
        return window.put_card_away(game, action)

    return step("action", "put_card_away", away)


def _to_hand(game: Context, action: Action) -> bool:
    if action.kind not in ("skill", "miracle"):
        return False
    zones.change_player(game, action.seat, hand=(*game.position.players[action.seat].hand, action.card))
    return True


with clause(CANCEL):
    mutant("what was cancelled comes back to the hand", _cancelled(_to_hand))

    @wrong("a cancelled ability can be used again", _cancelled)
    def _(game, action):
        turn = turn_of(game)
        turn.used = tuple(mark for mark in turn.used if mark != f"{action.card}:{action.ability}")
        return False

    @wrong("to cancel an ability discards its card", _cancelled)
    def _(game, action):
        if action.kind == "ability" and owner_of(game.position, action.card) is not None:
            zones.discard_character(game, action.card, CANCEL)
        return False

    @wrong("miracles cannot be cancelled", step, "action", "take_effect")
    def _(game, action):
        action.cancelled = action.cancelled and action.kind != "miracle"
        return window.take_effect(game, action)


with clause("monster_maker.vocabulary.order"):

    @wrong("the parts take effect from the last to the first", judgement, effects.ability_of)
    def _(real, game, card, index):
        ability = real(game, card, index)
        return replace(ability, do=ability.do[::-1])

    @wrong("damage comes after everything else", step, "effect", "apply_parts")
    def _(game, effect):
        parts = effects.ability_of(game, effect.card, effect.ability).do
        for part in sorted(parts, key=lambda one: isinstance(one, Damage)):
            game.edition.judgements["verbs"][type(part)](game, effect, part)

    @wrong("damage comes before everything else", step, "effect", "apply_parts")
    def _(game, effect):
        parts = effects.ability_of(game, effect.card, effect.ability).do
        for part in sorted(parts, key=lambda one: not isinstance(one, Damage)):
            game.edition.judgements["verbs"][type(part)](game, effect, part)

    @wrong("a part that reaches nobody ends the effect", step, "effect", "apply_parts")
    def _(game, effect):
        for part in effects.ability_of(game, effect.card, effect.ability).do:
            if (to := getattr(part, "to", "")) and not reached(game, effect, to):
                return
            game.edition.judgements["verbs"][type(part)](game, effect, part)
