"""Wrong readings of what card texts say."""

from functools import partial

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, perform, unsaid, verb
from reference_engine.dungeon_command import adjacency, effects, immediate, powers, quiet, targets, values, zones
from reference_engine.dungeon_command.cards import Attack, Draw, TakeControl, Tap
from reference_engine.dungeon_command.position import card_of, chart_of

V = "dungeon_command.vocabulary."


def reached(game, frame, part):
    """Whom a part of the effect reaches."""
    return effects._reached(game, frame, part)


def _healing(real, game, frame, part):
    for card in frame.declared.targets[:1] if frame.declared.damage == 0 else ():
        if card in game.position.creatures:
            zones.heal(game, card, 10, V)
    return real(game, frame, part)


with clause(V + "attack"):
    mutant("less than nothing heals", verb(Attack, _healing))


def _toggle(game, frame, part):
    for card in reached(game, frame, part):
        zones.change_creature(game, card, tapped=not game.position.creatures[card].tapped)


with clause(V + "tap"):
    mutant("tapped creatures untap", verb(Tap, _toggle))


with clause(V + "draw"):

    @wrong("a short deck is not drawn from", verb, Draw)
    def _(real, game, frame, part):
        deck = getattr(game.position.players[frame.declared.seat], f"{part.deck}_deck")
        return real(game, frame, part) if len(deck) >= part.count else None


with clause(V + "change"):
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


def _captured(game, card):
    creature = game.position.creatures[card]
    return creature.owner != creature.controller


with clause(V + "control"):

    @wrong("control cannot be taken back", verb, TakeControl)
    def _(real, game, frame, part):
        taken = [card for card in reached(game, frame, part) if _captured(game, card)]
        spared = frame.spared
        frame.spared = (*spared, *taken)
        outcome = real(game, frame, part)
        frame.spared = spared
        return outcome


TEXT = "dungeon_command.ruling.card_text_binds"


def suiting(how):
    """Other creatures may be chosen: ``how`` gets the real answer and what was asked."""

    def suits(real, game, seat, user, target, creature):
        return how(real(game, seat, user, target, creature), game, seat, user, target, creature)

    return judgement(targets.suits, suits)


with clause(TEXT):

    @wrong("texts without targets may choose", judgement, targets.wrong_choice)
    def _(real, game, seat, user, target, chosen):
        return None if target is None else real(game, seat, user, target, chosen)


with clause(V + "target_count"):
    mutant(
        "with fewer there all are chosen",
        judgement(
            targets.wrong_choice,
            lambda real, game, seat, user, target, chosen: real(
                game,
                seat,
                user,
                None
                if target is None
                else replace(
                    target,
                    count=min(
                        target.count,
                        sum(targets.suits(game, seat, user, target, each) for each in game.position.creatures.values()),
                    ),
                ),
                chosen,
            ),
        ),
    )


with clause(V + "target_adjacent"):
    mutant(
        "it may be around a corner",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found
                or (
                    target.adjacent
                    and targets.suits(game, seat, user, replace(target, adjacent=False), creature)
                    and adjacency.next_to(chart_of(game.position), user.square, creature.square)
                )
            )
        ),
    )

with clause(V + "target_sight"):
    mutant(
        "the user sees only along rows and columns",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found
                and not (
                    target.sight and user.square[0] != creature.square[0] and user.square[1:] != creature.square[1:]
                )
            )
        ),
    )


with clause(V + "target_gone"):

    @wrong("nothing happens when the target of an attack is gone", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        gone = any(each not in game.position.creatures for each in declared.targets)
        return real(game, declared) or bool(gone and declared.attack)


def reaching(which, how):
    """A part reaches others: ``how`` gets those it reaches, the game and what was declared."""

    def reached(real, game, declared, to, *limits):
        found = real(game, declared, to, *limits)
        return tuple(how(found, game, declared)) if to == which else found

    return judgement(targets.reached, reached)


def _all(game):
    return list(game.position.creatures)


with clause(V + "reach_this"):
    mutant("it is the target", reaching("this", lambda found, _, declared: declared.targets or found))


with clause(V + "reach_others"):
    mutant(
        "those around corners are among them",
        reaching(
            "others",
            lambda _, game, declared: [
                each.card
                for each in game.position.creatures.values()
                if each.card not in declared.targets
                and declared.actor in game.position.creatures
                and adjacency.next_to(
                    chart_of(game.position), game.position.creatures[declared.actor].square, each.square
                )
            ],
        ),
    )


def happening(*whats):
    """What only some triggers notice happens otherwise: ``how`` gets whom, the game and what was declared."""

    def bent(how):
        def concerned(real, game, declared, trigger):
            found = real(game, declared, trigger)
            return tuple(how(found, game, declared, trigger)) if trigger.what in whats else found

        return judgement(immediate.concerned, concerned)

    return bent


ATTACKS = ("attack", "melee", "ranged")

with clause(V + "trigger_attack"):
    mutant(
        "any order card on somebody is an attack",
        happening(*ATTACKS)(lambda found, game, declared, _: declared.targets if declared.kind == "order" else found),
    )


def _used(kinds, what):
    mutant(
        "those chosen do not count",
        happening(what)(lambda found, _, declared, _t: [c for c in found if c not in declared.targets]),
    )
    mutant(
        "the user counts, too",
        happening(what)(lambda found, _, declared, _t: (*found, declared.actor) if found else found),
    )
    mutant(
        "without targets it is used on nobody",
        happening(what)(lambda found, game, declared, _: found if declared.targets else ()),
    )
    mutant(
        "without targets it is used on everybody",
        happening(what)(lambda found, game, declared, _: found if declared.targets or not found else _all(game)),
    )
    mutant("only the first of those chosen counts", happening(what)(lambda found, *_: found[:1]))
    mutant("only the last of those chosen counts", happening(what)(lambda found, *_: found[-1:]))
    mutant(
        "reactions do not count",
        happening(what)(lambda found, _, declared, _t: () if declared.kind == "immediate" else found),
    )
    mutant(
        "attacks count, too",
        happening(what)(lambda found, _, declared, _t: declared.targets if declared.kind == "attack" else found),
    )
    mutant(
        "the others count, too",
        happening(what)(
            lambda found, _, declared, _t: declared.targets or (declared.actor,) if declared.kind in kinds else found
        ),
    )


with clause(V + "trigger_order"):
    _used(("power",), "order")
with clause(V + "trigger_power"):
    _used(("order",), "power")


with clause(V + "trigger_by"):

    @wrong("what captured creatures do is their owners' action", judgement, immediate.answered)
    def _(real, game, seat, user, trigger, frame):
        made = frame.__copy__()
        creatures = game.position.creatures
        made.declared = tuple(
            replace(each, seat=creatures[each.actor].owner) if each.actor in creatures else each
            for each in frame.declared
        )
        return real(game, seat, user, trigger, made)


UNTAPPED, LIMIT = "dungeon_command.actions.needs_untapped", "dungeon_command.actions.non_tap_powers"


def _text(game, answer):
    return powers.text_in_use(game, answer)


def _tapping(which, taps):
    """Using a power taps or does not."""

    def use(real, game, frame, seat, answer):
        was = game.position.creatures[frame.creature].tapped
        outcome = real(game, frame, seat, answer)
        if which(_text(game, answer)):
            if taps:
                zones.tap(game, frame.creature, V)
            elif not was:
                zones.untap(game, frame.creature, V)
        return outcome

    return perform("use_power", use)


with clause(V + "power_action"):
    mutant("minor powers tap", _tapping(lambda text: text.action == "minor", True))


def _same(bearer, creature):
    return bearer.card == creature.card


with clause(V + "constant_whom"):
    mutant(
        "those for all own creatures hold from a creature's own card only",
        judgement(
            values.constants_of,
            lambda game, creature: (
                constant
                for bearer in game.position.creatures.values()
                for card in (bearer.card, *(bearer.attached if _same(bearer, creature) else ()))
                for constant in card_of(game, card).constants
                if _same(bearer, creature) or (constant.to == "own" and bearer.controller == creature.controller)
            ),
        ),
    )


_printed = partial(unsaid, quiet.described_faults)

with clause("dungeon_command.vocabulary.printed"):
    mutant("what taps may be limited by its text, too", _printed("is limited by tapping"))
    mutant("what answers nothing may be immediate", _printed("says what it answers"))
    mutant("an attack may be made anywhere in a text", _printed("an attack comes first"))
    mutant("an attack may answer something", _printed("no attack answers anything"))
    mutant("a fixed damage may be anything", _printed("a fixed damage is 0 or more"))
    mutant("a range may stand anywhere", _printed("says how far it reaches"))
    mutant("a square may be chosen for nothing", _printed("a square is chosen for parts"))
    mutant("powers may be attached", _printed("an order card is attached"))
    mutant("what happens by itself may be an action", _printed("what happens by itself is no action"))
    mutant("what happens by itself may choose", _printed("nobody chooses targets or paths"))
    mutant("choices and what comes of them need not agree", _printed("a target is chosen when"))
