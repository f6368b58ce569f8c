"""Wrong meanings of card texts: what their verbs do, and for how long."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement, step, verb
from reference_engine.dungeon_command import damage, effects, movement, values, zones
from reference_engine.dungeon_command.cards import (
    Attach,
    Attack,
    Cancel,
    Change,
    Damage,
    Destroy,
    Draw,
    GainMorale,
    Heal,
    Move,
    Prevent,
    TakeControl,
    Tap,
    Untap,
)
from reference_engine.dungeon_command.position import card_of, other
from reference_engine.dungeon_command.procedures import Hit
from reference_engine.kernel.procedure import AGAIN, Call
from tests.dungeon_command.wrong_rules.bends import exchange_of

V = "dungeon_command.vocabulary."


def nothing(*_given):
    """It does nothing."""


def otherwise(part, **changes):
    """A verb means what it would with something else printed: each change is a value or made of the real one."""

    def carried_out(real, game, frame, given):
        made = {name: to(getattr(given, name)) if callable(to) else to for name, to in changes.items()}
        return real(game, frame, replace(given, **made))

    return verb(part, carried_out)


def reached(game, frame, part):
    """Whom a part of the effect reaches."""
    return effects._reached(game, frame, part.to)


with clause(V + "order"):

    @wrong("the parts take effect last first", step, "effect", "apply_parts")
    def _(real, game, frame):
        parts = card_of(game, frame.declared.card).texts[frame.declared.ability].do
        if frame.part == len(parts) or len(parts) < 2:
            return real(game, frame)
        part = parts[len(parts) - 1 - frame.part]
        frame.part += 1
        following = game.edition.judgements["verbs"][type(part)](game, frame, part)
        return Call(following.procedure, stay=True) if isinstance(following, Call) else AGAIN

    @wrong("only the first part takes effect", step, "effect", "apply_parts")
    def _(real, game, frame):
        return real(game, frame) if frame.part == 0 or frame.moved else None

    @wrong("only the last part takes effect", step, "effect", "apply_parts")
    def _(real, game, frame):
        if frame.part == 0:
            frame.part = len(card_of(game, frame.declared.card).texts[frame.declared.ability].do) - 1
        return real(game, frame)

    @wrong("nothing follows a part that reaches nobody", step, "effect", "apply_parts")
    def _(real, game, frame):
        parts = card_of(game, frame.declared.card).texts[frame.declared.ability].do
        if frame.part and hasattr(parts[frame.part - 1], "to") and not reached(game, frame, parts[frame.part - 1]):
            return None
        return real(game, frame)


def _struck(real, game, frame, part, more):
    declared = frame.declared
    frame.declared = replace(declared, damage=max(0, declared.damage + more))
    outcome = real(game, frame, part)
    frame.declared = replace(frame.declared, damage=declared.damage)
    return outcome


def _healing(real, game, frame, part):
    for card in frame.declared.targets[:1] if frame.declared.damage == 0 else ():
        if card in game.position.creatures:
            zones.heal(game, card, 10, V)
    return real(game, frame, part)


with clause(V + "attack"):
    mutant(
        "what is printed on the text is not added",
        verb(Attack, lambda real, game, frame, part: _struck(real, game, frame, part, -part.plus)),
    )
    mutant(
        "what is printed on the text is the damage",
        verb(
            Attack, lambda real, game, frame, part: _struck(real, game, frame, part, part.plus - frame.declared.damage)
        ),
    )
    mutant("ten more is dealt", verb(Attack, lambda real, game, frame, part: _struck(real, game, frame, part, 10)))
    mutant("less than nothing heals", verb(Attack, _healing))


with clause(V + "damage"):
    mutant("ten more is dealt", otherwise(Damage, amount=lambda amount: amount + 10))
    mutant("ten less is dealt", otherwise(Damage, amount=lambda amount: max(0, amount - 10)))

    @wrong("only the first creature takes it", verb, Damage)
    def _(real, game, frame, part):
        frame_spared, here = frame.spared, effects._reached(game, frame, part.to, part.within)
        frame.spared = (*frame_spared, *here[1:])
        outcome = real(game, frame, part)
        frame.spared = frame_spared
        return outcome

    @wrong("only the last creature takes it", verb, Damage)
    def _(real, game, frame, part):
        frame_spared, here = frame.spared, effects._reached(game, frame, part.to, part.within)
        frame.spared = (*frame_spared, *here[:-1])
        outcome = real(game, frame, part)
        frame.spared = frame_spared
        return outcome

    @wrong("the damage is divided", verb, Damage)
    def _(real, game, frame, part):
        count = len(effects._reached(game, frame, part.to, part.within))
        return real(game, frame, replace(part, amount=part.amount // max(1, count)))

    @wrong("the user's melee value is dealt", verb, Damage)
    def _(real, game, frame, part):
        user = game.position.creatures.get(frame.declared.actor)
        amount = values.melee(game, user) if user is not None else None
        return real(game, frame, replace(part, amount=amount or 0))


with clause(V + "unpreventable"):
    mutant("prevention takes it off", otherwise(Damage, unpreventable=False))
    mutant("nothing can be prevented", otherwise(Damage, unpreventable=True))

with clause(V + "heal"):
    mutant("all damage is taken off", otherwise(Heal, amount=1000))
    mutant("ten is taken off", otherwise(Heal, amount=10))
    mutant("ten less is taken off", otherwise(Heal, amount=lambda amount: amount - 10))

    @wrong("only the first is healed", verb, Heal)
    def _(real, game, frame, part):
        spared = frame.spared
        frame.spared = (*spared, *reached(game, frame, part)[1:])
        outcome = real(game, frame, part)
        frame.spared = spared
        return outcome

    @wrong("more than there is becomes a debt", verb, Heal)
    def _(game, frame, part):
        for card in reached(game, frame, part):
            creature = game.position.creatures[card]
            zones.change_creature(game, card, damage=creature.damage - part.amount)


def _toggle(game, frame, part):
    for card in reached(game, frame, part):
        zones.change_creature(game, card, tapped=not game.position.creatures[card].tapped)


def _one(part, last=False):
    def carried_out(real, game, frame, given):
        spared = frame.spared
        found = reached(game, frame, given)
        frame.spared = (*spared, *(found[:-1] if last else found[1:]))
        outcome = real(game, frame, given)
        frame.spared = spared
        return outcome

    return verb(part, carried_out)


with clause(V + "tap"):
    mutant("tapped creatures untap", verb(Tap, _toggle))
    mutant("only the first taps", _one(Tap))
    mutant("only the last taps", _one(Tap, last=True))
    mutant("the user taps", otherwise(Tap, to="this"))

with clause(V + "untap"):
    mutant("untapped creatures tap", verb(Untap, _toggle))
    mutant("only the first untaps", _one(Untap))
    mutant("only the last untaps", _one(Untap, last=True))
    mutant("the user untaps", otherwise(Untap, to="this"))

with clause(V + "move"):
    mutant("every move is a shift", otherwise(Move, kind="shift"))
    mutant("every move is a slide", otherwise(Move, kind="slide"))
    mutant("every move is a normal one", otherwise(Move, kind="normal"))

    @wrong("only the first moves", verb, Move)
    def _(real, game, frame, part):
        return real(game, frame, part) if not frame.moved else None

    @wrong("a path that is no longer lawful is walked", judgement, movement.path_flaws)
    def _(real, game, *given):
        return () if any(frame.name == "effect" for frame in game.position.stack) else real(game, *given)

    @wrong("what cannot be walked bars those who follow", verb, Move)
    def _(real, game, frame, part):
        moves = frame.declared.moves[frame.moved :]
        if moves and moves[0].creature in game.position.creatures:
            creature = game.position.creatures[moves[0].creature]
            if moves[0].path and movement.path_flaws(game, creature, part.kind, part.squares, moves[0].path):
                return None
        return real(game, frame, part)

    @wrong("the last named moves first", verb, Move)
    def _(real, game, frame, part):
        if not frame.moved:
            frame.declared = replace(frame.declared, moves=frame.declared.moves[::-1])
        return real(game, frame, part)


with clause(V + "draw"):
    mutant("one card is drawn", otherwise(Draw, count=1))
    mutant("one card more is drawn", otherwise(Draw, count=lambda count: count + 1))
    mutant("order cards are drawn", otherwise(Draw, deck="order"))
    mutant("creature cards are drawn", otherwise(Draw, deck="creature"))

    @wrong("the opponent draws", verb, Draw)
    def _(real, game, frame, part):
        seat = frame.declared.seat
        frame.declared = replace(frame.declared, seat=other(seat))
        outcome = real(game, frame, part)
        frame.declared = replace(frame.declared, seat=seat)
        return outcome

    @wrong("the cards come from the bottom", verb, Draw)
    def _(real, game, frame, part):
        pile, seat = f"{part.deck}_deck", frame.declared.seat
        zones.change_player(game, seat, **{pile: getattr(game.position.players[seat], pile)[::-1]})
        outcome = real(game, frame, part)
        zones.change_player(game, seat, **{pile: getattr(game.position.players[seat], pile)[::-1]})
        return outcome

    @wrong("a short deck is not drawn from", verb, Draw)
    def _(real, game, frame, part):
        deck = getattr(game.position.players[frame.declared.seat], f"{part.deck}_deck")
        return real(game, frame, part) if len(deck) >= part.count else None


with clause(V + "morale"):
    mutant("it is the own morale", otherwise(GainMorale, of="own"))
    mutant("it is the opponent's morale", otherwise(GainMorale, of="enemy"))
    mutant("it is taken off", otherwise(GainMorale, amount=lambda amount: -abs(amount)))
    mutant("it is added", otherwise(GainMorale, amount=abs))
    mutant("one more is added", otherwise(GainMorale, amount=lambda amount: amount + 1))

with clause(V + "change"):
    mutant("it is taken off", otherwise(Change, amount=lambda amount: -amount))
    mutant("it changes the speed", otherwise(Change, stat="speed"))
    mutant("it changes melee attacks", otherwise(Change, stat="melee"))
    mutant("it reaches the user", otherwise(Change, to="this"))
    mutant("only the first is changed", _one(Change))
    mutant(
        "only the greatest of several changes counts",
        judgement(
            values.bonus,
            lambda game, creature, stat: max(
                [each.amount for each in creature.modifiers if each.stat == stat]
                + [each.amount for each in values.constants_of(game, creature) if each.stat == stat],
                default=0,
            ),
        ),
    )
    mutant(
        "only the last of several changes counts",
        judgement(
            values.bonus,
            lambda real, game, creature, stat: real(
                game,
                replace(creature, modifiers=tuple({each.stat: each for each in creature.modifiers}.values())),
                stat,
            ),
        ),
    )
    mutant(
        "it gives an attack in melee to a creature without one",
        judgement(
            values.melee,
            lambda real, game, creature: (
                values.bonus(game, creature, "melee") or None if real(game, creature) is None else real(game, creature)
            ),
        ),
    )
    mutant(
        "it gives a ranged attack to a creature without one",
        judgement(
            values.ranged,
            lambda real, game, creature: (
                values.bonus(game, creature, "ranged") or None if real(game, creature) is None else real(game, creature)
            ),
        ),
        judgement(
            values.reach, lambda real, game, creature: real(game, creature) or values.bonus(game, creature, "range")
        ),
    )
    mutant(
        "speed stays at least one", judgement(values.speed, lambda real, game, creature: max(1, real(game, creature)))
    )
    mutant(
        "the range is not changed",
        judgement(
            values.reach,
            lambda game, creature: getattr(values.face_of(game, creature).ranged, "range", 0),
        ),
    )


def _lasting(real, game, frame):
    kept = {card: creature.modifiers for card, creature in game.position.creatures.items()}
    outcome = real(game, frame)
    for card, modifiers in kept.items():
        zones.change_creature(game, card, modifiers=modifiers)
    return outcome


with clause(V + "until"):
    mutant(
        "changes last for ever",
        step("activation", "end_activation", _lasting),
        step("cleanup", "untap_creatures_again", _lasting),
    )
    mutant("changes of an activation last for the turn", otherwise(Change, until="turn"))
    mutant("changes of a turn last for the activation", otherwise(Change, until="activation"))

    @wrong("changes of a turn end in the next turn", step, "cleanup", "untap_creatures_again")
    def _(real, game, frame):
        return _lasting(real, game, frame)

    @wrong("changes of a turn end with the deploy phase", after_step, "deploy", "deploy_creatures")
    def _(game, _frame):
        zones.expire(game, "turn")

    @wrong("changes of a turn end before the effects of its end", step, "cleanup", "end_effects")
    def _(real, game, frame):
        zones.expire(game, "turn")
        return real(game, frame)

    @wrong("changes of a turn end with the turn of the creature's player", step, "cleanup", "untap_creatures_again")
    def _(real, game, frame):
        kept = {
            card: creature.modifiers
            for card, creature in game.position.creatures.items()
            if creature.controller != game.position.turn_player
        }
        outcome = real(game, frame)
        for card, modifiers in kept.items():
            zones.change_creature(game, card, modifiers=modifiers)
        return outcome

    @wrong("changes of an activation end for the activated creature only", step, "activation", "end_activation")
    def _(real, game, frame):
        kept = {c: creature.modifiers for c, creature in game.position.creatures.items() if c != frame.creature}
        outcome = real(game, frame)
        for card, modifiers in kept.items():
            zones.change_creature(game, card, modifiers=modifiers)
        return outcome


with clause(V + "prevent"):
    mutant("all damage is prevented", otherwise(Prevent, amount=None))
    mutant("ten is prevented", otherwise(Prevent, amount=10))
    mutant("ten more is prevented", otherwise(Prevent, amount=lambda amount: None if amount is None else amount + 10))

    @wrong("half of the damage is prevented instead of all", verb, Prevent)
    def _(real, game, frame, part):
        amount = exchange_of(game).declared[frame.declared.answers].damage // 20 * 10
        return real(game, frame, replace(part, amount=amount) if part.amount is None else part)

    @wrong("what is prevented is dealt to whoever did it", verb, Prevent)
    def _(real, game, frame, part):
        declared = exchange_of(game).declared[frame.declared.answers]
        actor = game.position.creatures.get(declared.actor)
        if actor is not None:
            zones.change_creature(game, actor.card, damage=actor.damage + (part.amount or declared.damage))
        return real(game, frame, part)


with clause(V + "cancel"):

    @wrong("the card cancelled returns to the hand", step, "effect", "put_card_away")
    def _(real, game, frame):
        declared = frame.declared
        if declared.cancelled and declared.kind in ("order", "immediate"):
            hand = game.position.players[declared.seat].order_hand
            zones.change_player(game, declared.seat, order_hand=(*hand, declared.card))
            return None
        return real(game, frame)

    @wrong("whoever tapped for it untaps", verb, Cancel)
    def _(real, game, frame, part):
        zones.untap(game, exchange_of(game).declared[frame.declared.answers].actor, V)
        return real(game, frame, part)

    @wrong("only attacks are cancelled", verb, Cancel)
    def _(real, game, frame, part):
        return real(game, frame, part) if exchange_of(game).declared[frame.declared.answers].attack else None

    @wrong("attacks are not cancelled", verb, Cancel)
    def _(real, game, frame, part):
        return None if exchange_of(game).declared[frame.declared.answers].attack else real(game, frame, part)

    @wrong("everything declared is cancelled", verb, Cancel)
    def _(game, frame, _part):
        there = exchange_of(game)
        there.declared = tuple(replace(each, cancelled=True) for each in there.declared)

    @wrong("only what an order card does is cancelled", verb, Cancel)
    def _(real, game, frame, part):
        return real(game, frame, part) if exchange_of(game).declared[frame.declared.answers].kind == "order" else None


with clause(V + "attach"):
    mutant("it stays with the user", otherwise(Attach, to="this"))
    mutant("it stays with the target", otherwise(Attach, to="target"))
    mutant(
        "attached cards do nothing",
        judgement(
            values.constants_of,
            lambda game, creature: (each for each in card_of(game, creature.card).constants if each.to == "this"),
        ),
    )

    @wrong("one card stays with a creature", verb, Attach)
    def _(real, game, frame, part):
        for card in reached(game, frame, part):
            for old in game.position.creatures[card].attached:
                zones.discard_order(game, old, game.position.owners.pop(old), V)
            zones.change_creature(game, card, attached=())
        return real(game, frame, part)

    @wrong("it stays until the end of the turn", after_step, "cleanup", "end_effects")
    def _(game, _frame):
        for creature in list(game.position.creatures.values()):
            for card in creature.attached:
                zones.discard_order(game, card, game.position.owners.pop(card), V)
            zones.change_creature(game, creature.card, attached=())

    @wrong("it is discarded when somebody takes control", verb, TakeControl)
    def _(real, game, frame, part):
        for card in reached(game, frame, part):
            for old in game.position.creatures[card].attached:
                zones.discard_order(game, old, game.position.owners.pop(old), V)
            zones.change_creature(game, card, attached=())
        return real(game, frame, part)


def _captured(game, card):
    creature = game.position.creatures[card]
    return creature.owner != creature.controller


with clause(V + "control"):

    def _taken(how):
        def carried_out(real, game, frame, part):
            found = reached(game, frame, part)
            outcome = real(game, frame, part)
            for card in found:
                how(game, card)
            return outcome

        return verb(TakeControl, carried_out)

    mutant("taking control taps", _taken(lambda game, card: zones.tap(game, card, V)))
    mutant("taking control untaps", _taken(lambda game, card: zones.untap(game, card, V)))
    mutant("taking control heals", _taken(lambda game, card: zones.change_creature(game, card, damage=0)))
    mutant(
        "whose creature is taken is activated",
        _taken(lambda game, card: zones.change_creature(game, card, activated=True)),
    )
    mutant("only the first is taken", _one(TakeControl))

    @wrong("control lasts until the end of the turn", after_step, "cleanup", "check_battlefield")
    def _(game, _frame):
        for creature in list(game.position.creatures.values()):
            zones.change_creature(game, creature.card, controller=creature.owner)

    @wrong("control lasts until the end of the activation", after_step, "activation", "end_activation")
    def _(game, _frame):
        for creature in list(game.position.creatures.values()):
            zones.change_creature(game, creature.card, controller=creature.owner)

    @wrong("control cannot be taken back", verb, TakeControl)
    def _(real, game, frame, part):
        taken = [card for card in reached(game, frame, part) if _captured(game, card)]
        spared = frame.spared
        frame.spared = (*spared, *taken)
        outcome = real(game, frame, part)
        frame.spared = spared
        return outcome


with clause(V + "destroy"):
    mutant("only the first is destroyed", _one(Destroy))

    @wrong("it is damage", verb, Destroy)
    def _(game, frame, part):
        hits = tuple(
            Hit(card, values.hit_points(game, game.position.creatures[card])) for card in reached(game, frame, part)
        )
        return damage.deal(game, {hit.creature: hit.amount for hit in hits}, V)

    @wrong("it returns to the hand", verb, Destroy)
    def _(game, frame, part):
        for card in reached(game, frame, part):
            owner = game.position.creatures[card].owner
            zones.remove_creature(game, card, V)
            player = game.position.players[owner]
            pile = tuple(each for each in player.creature_discard if each != card)
            zones.change_player(game, owner, creature_discard=pile, creature_hand=(*player.creature_hand, card))

    @wrong("it costs no morale", verb, Destroy)
    def _(game, frame, part):
        for card in reached(game, frame, part):
            zones.remove_creature(game, card, V)
