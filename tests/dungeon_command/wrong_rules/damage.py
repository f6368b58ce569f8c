"""Wrong damage, wrong cowering."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement, perform, step
from reference_engine.dungeon_command import cowering, damage, morale, values, zones
from reference_engine.dungeon_command.position import creatures_of, other
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import AGAIN
from tests.dungeon_command.wrong_rules.paths import R

D, C = "dungeon_command.damage.", "dungeon_command.cower."
ZERO, PERSISTENT, PILE = D + "destroy_at_zero", D + "persistent", D + "to_owner_graveyard"
OPTION, NO_TAP, COST, ALL = C + "option", C + "no_tap", C + "morale_cost", C + "all_or_nothing"
FULL, AFTER, EFFECTS = C + "full_amount", C + "after_prevention", C + "own_effects"
AT_ONCE, ONE_DAMAGE = R + "damage_at_once", R + "prevention_of_one_damage"


def _left(game, creature):
    return values.hit_points(game, creature) - creature.damage


with clause(ZERO):
    mutant("nobody is destroyed", judgement(damage.is_destroyed, lambda *_: False))

    @wrong("only damage above the hit points destroys", judgement, damage.is_destroyed)
    def _(game, creature):
        present = game.position.creatures.get(creature)
        return present is not None and _left(game, present) < 0

    @wrong("ten hit points are not enough", judgement, damage.is_destroyed)
    def _(game, creature):
        present = game.position.creatures.get(creature)
        return present is not None and _left(game, present) <= 10

    @wrong("only untapped creatures are destroyed", judgement, damage.is_destroyed)
    def _(real, game, creature):
        return real(game, creature) and not game.position.creatures[creature].tapped

    @wrong("only one damage of that much destroys", judgement, damage.is_destroyed)
    def _(real, game, creature):
        hits = next((frame.hits for frame in reversed(game.position.stack) if frame.name == "damaging"), ())
        present = game.position.creatures.get(creature)
        return real(game, creature) and any(
            hit.creature == creature and hit.amount >= values.hit_points(game, present) for hit in hits
        )

    @wrong("destroyed creatures stay with no damage", judgement, damage.destroy)
    def _(game, creature, _clause):
        zones.change_creature(game, creature, damage=0)

    @wrong("only creatures of the turn player are destroyed", judgement, damage.is_destroyed)
    def _(real, game, creature):
        return real(game, creature) and game.position.creatures[creature].controller == game.position.turn_player

    @wrong("only enemies of the turn player are destroyed", judgement, damage.is_destroyed)
    def _(real, game, creature):
        return real(game, creature) and game.position.creatures[creature].controller != game.position.turn_player


def _healed_after(procedure, name, wanted=lambda *_: True):
    def heal(game, _frame):
        for creature in list(game.position.creatures.values()):
            if creature.damage and wanted(game, creature):
                zones.change_creature(game, creature.card, damage=0)

    return after_step(procedure, name, heal)


with clause(PERSISTENT):
    mutant("damage is gone at the end of the turn", _healed_after("cleanup", "check_battlefield"))
    mutant("damage is gone at the start of the turn", _healed_after("refresh", "untap_creatures"))
    mutant(
        "own damage is gone at the end of the turn",
        _healed_after(
            "cleanup", "untap_creatures_again", lambda game, creature: creature.controller == game.position.turn_player
        ),
    )
    mutant(
        "own damage is gone at the start of the turn",
        _healed_after(
            "refresh", "untap_creatures", lambda game, creature: creature.controller == game.position.turn_player
        ),
    )
    mutant(
        "damage is gone when a creature is activated",
        _healed_after(
            "activation", "begin_activation", lambda game, creature: creature.card == game.position.stack[-1].creature
        ),
    )

    @wrong("the greatest damage counts alone", step, "damaging", "apply_damage")
    def _(real, game, frame):
        before = {card: creature.damage for card, creature in game.position.creatures.items()}
        for hit in frame.hits:
            if not hit.cower:
                zones.change_creature(game, hit.creature, damage=max(0, before[hit.creature] - hit.amount))
        return real(game, frame)

    @wrong("what exceeds the hit points hits a friend beside", judgement, damage.destroy)
    def _(real, game, creature, which):
        present = game.position.creatures[creature]
        over = -_left(game, present)
        real(game, creature, which)
        for friend in creatures_of(game, present.controller)[:1] if over > 0 else ():
            zones.change_creature(game, friend.card, damage=friend.damage + over)

    @wrong("what exceeds the hit points costs morale", judgement, damage.destroy)
    def _(real, game, creature, which):
        present = game.position.creatures[creature]
        over = -_left(game, present)
        real(game, creature, which)
        morale.change(game, present.controller, -(max(0, over) // 10), COST)


with clause(PILE):

    def _gone(how):
        def remove(real, game, creature, which):
            present = game.position.creatures[creature]
            real(game, creature, which)
            how(game, present)

        return judgement(zones.remove_creature, remove)

    def _moved_out(game, seat, pile, card):
        there = tuple(each for each in getattr(game.position.players[seat], pile) if each != card)
        zones.change_player(game, seat, **{pile: there})

    @wrong("the card returns to the hand", _gone)
    def _(game, present):
        _moved_out(game, present.owner, "creature_discard", present.card)
        hand = game.position.players[present.owner].creature_hand
        zones.change_player(game, present.owner, creature_hand=(*hand, present.card))

    @wrong("the card goes under the deck", _gone)
    def _(game, present):
        _moved_out(game, present.owner, "creature_discard", present.card)
        deck = game.position.players[present.owner].creature_deck
        zones.change_player(game, present.owner, creature_deck=(*deck, present.card))

    @wrong("the card goes to the controller's pile", _gone)
    def _(game, present):
        _moved_out(game, present.owner, "creature_discard", present.card)
        pile = game.position.players[present.controller].creature_discard
        zones.change_player(game, present.controller, creature_discard=(*pile, present.card))

    @wrong("the card goes to the opponent's pile", _gone)
    def _(game, present):
        _moved_out(game, present.owner, "creature_discard", present.card)
        pile = game.position.players[other(present.owner)].creature_discard
        zones.change_player(game, other(present.owner), creature_discard=(*pile, present.card))

    @wrong("attached cards go to the pile of the creature's owner", judgement, zones.remove_creature)
    def _(real, game, creature, which):
        present = game.position.creatures[creature]
        for card in present.attached:
            game.position.owners[card] = present.owner
        real(game, creature, which)

    @wrong("attached cards go to the pile of the creature's controller", judgement, zones.remove_creature)
    def _(real, game, creature, which):
        present = game.position.creatures[creature]
        for card in present.attached:
            game.position.owners[card] = present.controller
        real(game, creature, which)

    @wrong("attached cards return to the hand", _gone)
    def _(game, present):
        for card in present.attached:
            for seat in ("south", "north"):
                if card in game.position.players[seat].order_discard:
                    _moved_out(game, seat, "order_discard", card)
                    hand = game.position.players[seat].order_hand
                    zones.change_player(game, seat, order_hand=(*hand, card))

    @wrong("one of the attached cards goes along", judgement, zones.remove_creature)
    def _(real, game, creature, which):
        present = game.position.creatures[creature]
        for card in present.attached[1:]:
            seat = game.position.owners.pop(card)
            hand = game.position.players[seat].order_hand
            zones.change_player(game, seat, order_hand=(*hand, card))
        zones.change_creature(game, creature, attached=present.attached[:1])
        real(game, creature, which)

    @wrong("destroyed creatures count against leadership", judgement, values.level)
    def _(real, game, creature):
        lost = sum(
            values.face_of(game, replace(creature, card=card)).level
            for card in game.position.players[creature.controller].creature_discard
        )
        first = creatures_of(game, creature.controller)[:1] == (creature,)
        deploying = game.position.stack[-1].name == "deploy"
        return real(game, creature) + (lost if first and deploying else 0)


with clause(AT_ONCE):

    @wrong("the opponent decides first", step, "damaging", "decide")
    def _(game, frame):
        for seat in (other(game.position.turn_player), game.position.turn_player):
            waiting = cowering.undecided(game, frame, seat)
            if waiting:
                about = waiting[0] if len(waiting) == 1 else ""
                return Decision(seat, "cower", OPTION, about=about)
        return None

    @wrong("South decides first", step, "damaging", "decide")
    def _(game, frame):
        for seat in ("south", "north"):
            waiting = cowering.undecided(game, frame, seat)
            if waiting:
                about = waiting[0] if len(waiting) == 1 else ""
                return Decision(seat, "cower", OPTION, about=about)
        return None

    @wrong("creatures are decided about in the order of the battlefield", judgement, cowering.undecided)
    def _(real, game, frame, seat):
        return real(game, frame, seat)[:1]

    @wrong("each creature is dealt with before the next", perform, "take")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        (hit,) = (each for each in frame.hits if each.creature == answer.creature)
        creature = game.position.creatures[hit.creature]
        if len(frame.hits) > 1:
            frame.hits = tuple(each for each in frame.hits if each is not hit)
            zones.change_creature(game, hit.creature, damage=creature.damage + hit.amount)
            if damage.is_destroyed(game, hit.creature):
                damage.destroy(game, hit.creature, ZERO)
        return outcome

    @wrong("cowering costs morale at once", perform, "cower")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        (hit,) = (each for each in frame.hits if each.creature == answer.creature)
        if len(frame.hits) > 1:
            damage.cower(game, frame, hit)
            frame.hits = tuple(each for each in frame.hits if each is not hit)
        return outcome

    @wrong("one decision holds for all creatures of a player", perform, "cower")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        for card in cowering.undecided(game, frame, seat):
            damage.decided(frame, card, True)
        return outcome

    @wrong("one creature is damaged at a time", judgement, damage.deal)
    def _(real, game, amounts, which):
        return real(game, dict(list(amounts.items())[:1]), which)


def _spent(how):
    return judgement(damage.after_prevention, how)


with clause(ONE_DAMAGE):

    @wrong("what is left over is given to another creature", _spent)
    def _(real, game, declared, creature, amount):
        prevented = tuple(replace(each, creature=creature) for each in declared.prevented)
        return real(game, replace(declared, prevented=prevented), creature, amount)

    @wrong("prevention holds for every damage of the action", step, "effect", "apply_parts")
    def _(real, game, frame):
        before = frame.declared
        outcome = real(game, frame)
        frame.declared = replace(frame.declared, prevented=before.prevented)
        return outcome

    @wrong("what is left over heals", _spent)
    def _(real, game, declared, creature, amount):
        left = sum(each.amount for each in declared.prevented if each.creature == creature) - amount
        if left > 0:
            zones.heal(game, creature, left, AFTER)
        return real(game, declared, creature, amount)


with clause(R + "prevented_to_nothing"):

    @wrong("additional effects do not happen when all damage is prevented", step, "effect", "apply_parts")
    def _(real, game, frame):
        prevented = {each.creature for each in frame.declared.prevented}
        outcome = real(game, frame)
        if prevented and outcome is AGAIN:
            frame.spared = (*frame.spared, *prevented)
        return outcome

    @wrong("whoever takes no damage decides all the same", judgement, damage.deal)
    def _(real, game, amounts, which):
        return real(game, {creature: max(amount, 1) for creature, amount in amounts.items()}, which)

    @wrong("a reaction to damage leaves at least ten of it", _spent)
    def _(real, game, declared, creature, amount):
        left = real(game, declared, creature, amount)
        return max(left, 10) if declared.prevented and amount else left
