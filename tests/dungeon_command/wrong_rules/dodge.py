"""Wrong dodging, and attacks that miss."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, lifted, perform, step
from reference_engine.dungeon_command import (
    adjacency,
    attack,
    effects,
    exchange,
    morale,
    values,
    zones,
)
from reference_engine.dungeon_command.position import chart_of, creatures_of
from tests.dungeon_command.wrong_rules.bends import exchange_of, loosened, tightened
from tests.dungeon_command.wrong_rules.paths import R

A = "dungeon_command.attack."
MELEE, RANGED = "dungeon_command.melee.", "dungeon_command.ranged."
STANDARD, FIXED, FRIENDLY = A + "standard_action", A + "fixed_damage", A + "friendly_target"
ADJACENT, HITS = MELEE + "adjacent", MELEE + "auto_hit"
SIGHT, RANGE = RANGED + "los", RANGED + "range"


DODGE, NO_COVER = RANGED + "cover_allows_dodge", RANGED + "auto_hit"


def _attack(game, answer):
    return next(
        (each for each in reversed(exchange_of(game).declared) if each.attack and answer.creature in each.targets[:1]),
        None,
    )


with clause(NO_COVER):
    mutant("everybody dodges", lifted("dodge", NO_COVER))

    @wrong("untapped creatures without cover dodge attacks from afar", loosened, "dodge", NO_COVER)
    def _(game, _seat, answer):
        made = _attack(game, answer)
        there = [game.position.creatures[each].square for each in (made.actor, answer.creature)]
        return adjacency.distance(chart_of(game.position), *there) > 3

    @wrong("ranged attacks on somebody beside a friend miss", judgement, attack.misses)
    def _(real, game, declared):
        target = game.position.creatures.get(declared.targets[0])
        near = target is not None and any(
            adjacency.adjacent(game, each.square, target.square) for each in creatures_of(game, target.controller)
        )
        return real(game, declared) or (declared.attack == "ranged" and near)

    @wrong("ranged attacks on somebody in cover always miss", judgement, attack.misses)
    def _(real, game, declared):
        return real(game, declared) or declared.cover

    @wrong("ranged attacks at the end of the range miss", judgement, attack.misses)
    def _(real, game, declared):
        there = [game.position.creatures.get(each) for each in (declared.actor, declared.targets[0])]
        if None in there or declared.attack != "ranged":
            return real(game, declared)
        far = adjacency.distance(chart_of(game.position), there[0].square, there[1].square)
        return real(game, declared) or far >= values.reach(game, there[0])


with clause(DODGE):
    mutant("everybody dodges for the target", lifted("dodge", DODGE))
    mutant(
        "nobody dodges an order card",
        tightened("dodge", DODGE, lambda g, _, a: _attack(g, a) and _attack(g, a).kind == "order"),
    )
    mutant(
        "nobody dodges a power",
        tightened("dodge", DODGE, lambda g, _, a: _attack(g, a) and _attack(g, a).kind == "power"),
    )
    mutant(
        "nobody dodges a friend's attack",
        tightened("dodge", DODGE, lambda g, seat, a: _attack(g, a) and _attack(g, a).seat == seat),
    )
    mutant(
        "nobody dodges an adjacent attacker",
        tightened(
            "dodge",
            DODGE,
            lambda g, _, a: (
                _attack(g, a)
                and (
                    adjacency.adjacent(
                        g, g.position.creatures[_attack(g, a).actor].square, g.position.creatures[a.creature].square
                    )
                )
            ),
        ),
    )
    mutant(
        "nobody with damage dodges", tightened("dodge", DODGE, lambda g, _, a: g.position.creatures[a.creature].damage)
    )
    mutant(
        "the owner decides about dodging",
        loosened(
            "dodge",
            DODGE,
            lambda g, seat, a: g.position.creatures[a.creature].owner == seat and _attack(g, a) is not None,
        ),
        tightened("dodge", DODGE, lambda g, seat, a: g.position.creatures[a.creature].owner != seat),
    )

TAPS = RANGED + "dodge_taps"
with clause(TAPS):
    mutant("tapped creatures dodge", lifted("dodge", TAPS))

    @wrong("dodging does not tap", perform, "dodge")
    def _(real, game, frame, seat, answer):
        was = game.position.creatures[answer.creature].tapped
        outcome = real(game, frame, seat, answer)
        if not was:
            zones.untap(game, answer.creature, TAPS)
        return outcome

    @wrong("dodging taps the attacker's friends", perform, "dodge")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        for each in creatures_of(game, seat):
            zones.tap(game, each.card, TAPS)
        return outcome

    @wrong("whoever dodges untaps afterwards", judgement, exchange.next_place)
    def _(real, game, frame):
        place = real(game, frame)
        if frame.declared[place].kind == "dodge":
            zones.untap(game, frame.declared[place].actor, TAPS)
        return place


def _half(real, game, declared):
    target = game.position.creatures.get(declared.targets[0])
    if declared.dodged and target is not None:
        zones.change_creature(game, target.card, damage=target.damage + declared.damage // 2)
    return real(game, declared)


EFFECT = RANGED + "dodge_effect"
with clause(EFFECT):
    mutant(
        "the damage is dealt all the same",
        judgement(attack.misses, lambda real, game, declared: real(game, replace(declared, dodged=False))),
    )
    mutant("half of the damage is dealt", judgement(attack.misses, _half))

    @wrong("dodging costs morale", judgement, exchange.next_place)
    def _(real, game, frame):
        place = real(game, frame)
        if frame.declared[place].kind == "dodge":
            morale.change(game, frame.declared[place].seat, -1, EFFECT)
        return place

    @wrong("additional effects happen all the same", step, "effect", "apply_parts")
    def _(real, game, frame):
        outcome = real(game, frame)
        if frame.declared.dodged:
            frame.spared = ()
        return outcome

    @wrong("only attacks as such are dodged", judgement, attack.misses)
    def _(real, game, declared):
        return real(game, replace(declared, dodged=declared.dodged and declared.kind == "attack"))

    @wrong("only attacks by order cards are dodged", judgement, attack.misses)
    def _(real, game, declared):
        return real(game, replace(declared, dodged=declared.dodged and declared.kind != "attack"))


with clause(R + "dodged_is_spent"):

    @wrong("whose attack is dodged untaps", judgement, attack.misses)
    def _(real, game, declared):
        if declared.dodged:
            zones.untap(game, declared.actor, EFFECT)
        return real(game, declared)

    @wrong("cards for an attack that is dodged return to the hand", step, "effect", "put_card_away")
    def _(real, game, frame):
        declared = frame.declared
        if declared.dodged and declared.kind == "order":
            hand = game.position.players[declared.seat].order_hand
            zones.change_player(game, declared.seat, order_hand=(*hand, declared.card))
            return None
        return real(game, frame)

    @wrong("a dodged attack has no effect on anybody", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        return declared.dodged or real(game, declared)
