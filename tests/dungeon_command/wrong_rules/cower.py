"""Wrong cowering."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, listed, offer, perform, step, verb
from reference_engine.dungeon_command import cowering, damage, morale, values, zones
from reference_engine.dungeon_command.cards import Damage
from reference_engine.dungeon_command.position import other
from reference_engine.dungeon_command.procedures import Effect
from reference_engine.kernel.decision import Decision
from tests.dungeon_command.wrong_rules.paths import R

D, C = "dungeon_command.damage.", "dungeon_command.cower."
ZERO, PERSISTENT, PILE = D + "destroy_at_zero", D + "persistent", D + "to_owner_graveyard"
OPTION, NO_TAP, COST, ALL = C + "option", C + "no_tap", C + "morale_cost", C + "all_or_nothing"
FULL, AFTER, EFFECTS = C + "full_amount", C + "after_prevention", C + "own_effects"
AT_ONCE, ONE_DAMAGE = R + "damage_at_once", R + "prevention_of_one_damage"


def _left(game, creature):
    return values.hit_points(game, creature) - creature.damage


def _deadly(game, card):
    """Whether a creature would be destroyed."""
    (hit,) = (each for each in game.position.stack[-1].hits if each.creature == card)
    return hit.amount >= _left(game, game.position.creatures[card])


# Cowering

with clause(OPTION):
    mutant(
        "creatures that would survive do not cower",
        listed("cower", lambda found, game: [each for each in found if _deadly(game, each.creature)]),
        condition("cower", OPTION, lambda game, _seat, answer: not _deadly(game, answer.creature)),
    )
    mutant(
        "nobody cowers from hazardous terrain",
        condition("cower", OPTION, lambda game, *_: "hazard" in game.position.stack[-1].clause),
    )
    mutant(
        "nobody cowers from a friend's attack",
        condition(
            "cower",
            OPTION,
            lambda game, seat, _answer: any(
                frame.name == "activation" and game.position.turn_player == seat for frame in game.position.stack
            ),
        ),
    )
    mutant(
        "nobody cowers in the own turn", condition("cower", OPTION, lambda g, seat, _: seat == g.position.turn_player)
    )
    mutant(
        "only melee attacks are cowered from",
        condition("cower", OPTION, lambda game, *_: "melee" not in game.position.stack[-1].clause),
    )
    mutant(
        "only attacks are cowered from",
        condition("cower", OPTION, lambda game, *_: "auto_hit" not in game.position.stack[-1].clause),
    )
    mutant(
        "ranged attacks are not cowered from",
        condition("cower", OPTION, lambda game, *_: "ranged" in game.position.stack[-1].clause),
    )
    mutant(
        "damaged creatures do not cower",
        condition("cower", OPTION, lambda game, _seat, answer: game.position.creatures[answer.creature].damage),
    )

    @wrong("owners decide about captured creatures", judgement, cowering.undecided)
    def _(game, frame, seat):
        creatures = game.position.creatures
        return tuple(h.creature for h in frame.hits if h.cower is None and creatures[h.creature].owner == seat)

    @wrong("the turn player decides about all", judgement, cowering.undecided)
    def _(game, frame, seat):
        return tuple(h.creature for h in frame.hits if h.cower is None and seat == game.position.turn_player)


def _on_cowering(how):
    """More happens when a creature cowers."""

    def cower(real, game, frame, hit):
        real(game, frame, hit)
        how(game, hit)

    return judgement(damage.cower, cower)


with clause(NO_TAP):
    mutant("cowering taps", _on_cowering(lambda game, hit: zones.tap(game, hit.creature, NO_TAP)))
    mutant("cowering untaps", _on_cowering(lambda game, hit: zones.untap(game, hit.creature, NO_TAP)))

with clause("dungeon_command.ruling.cower_while_tapped"):
    mutant(
        "tapped creatures do not cower",
        condition("cower", NO_TAP, lambda game, _seat, answer: game.position.creatures[answer.creature].tapped),
    )


def _costing(how):
    return judgement(damage.cowering_cost, how)


with clause(COST):
    mutant("cowering costs one morale", _costing(lambda *_: 1))
    mutant("cowering costs nothing", _costing(lambda *_: 0))
    mutant("cowering costs one more", _costing(lambda real, game, amount: real(game, amount) + 1))
    mutant("cowering costs one less", _costing(lambda real, game, amount: real(game, amount) - 1))
    mutant("cowering costs two for each ten", _costing(lambda real, game, amount: 2 * real(game, amount)))

    @wrong("cowering costs the level", judgement, damage.cower)
    def _(game, frame, hit):
        present = game.position.creatures[hit.creature]
        morale.change(game, present.controller, -values.level(game, present), COST)

    @wrong("the opponent loses the morale", judgement, damage.cower)
    def _(game, frame, hit):
        seat = other(game.position.creatures[hit.creature].controller)
        morale.change(game, seat, -damage.cowering_cost(game, hit.amount), COST)

    @wrong("the owner loses the morale", judgement, damage.cower)
    def _(game, frame, hit):
        seat = game.position.creatures[hit.creature].owner
        morale.change(game, seat, -damage.cowering_cost(game, hit.amount), COST)

    @wrong("the opponent gains the morale, too", _on_cowering)
    def _(game, hit):
        seat = other(game.position.creatures[hit.creature].controller)
        morale.change(game, seat, damage.cowering_cost(game, hit.amount), COST)

    @wrong("the damage is taken all the same", _on_cowering)
    def _(game, hit):
        present = game.position.creatures[hit.creature]
        zones.change_creature(game, hit.creature, damage=present.damage + hit.amount)

    @wrong("ten of the damage is taken", _on_cowering)
    def _(game, hit):
        present = game.position.creatures[hit.creature]
        zones.change_creature(game, hit.creature, damage=present.damage + 10)


with clause(ALL):
    mutant("nothing need be decided", offer("pass", "cower"))

    @wrong("a creature takes what leaves it ten hit points and cowers from the rest", perform, "cower")
    def _(real, game, frame, seat, answer):
        present = game.position.creatures[answer.creature]
        (hit,) = (each for each in frame.hits if each.creature == answer.creature)
        taken = max(0, min(hit.amount - 10, _left(game, present) - 10))
        frame.hits = tuple(replace(h, amount=h.amount - taken) if h is hit else h for h in frame.hits)
        zones.change_creature(game, answer.creature, damage=present.damage + taken)
        return real(game, frame, seat, answer)

    @wrong("half of the damage is cowered from", perform, "cower")
    def _(real, game, frame, seat, answer):
        present = game.position.creatures[answer.creature]
        (hit,) = (each for each in frame.hits if each.creature == answer.creature)
        taken = hit.amount // 20 * 10
        frame.hits = tuple(replace(h, amount=h.amount - taken) if h is hit else h for h in frame.hits)
        zones.change_creature(game, answer.creature, damage=present.damage + taken)
        return real(game, frame, seat, answer)


with clause(FULL):

    def _capped(how):
        def cower(real, game, frame, hit):
            present = game.position.creatures[hit.creature]
            return real(game, frame, replace(hit, amount=min(hit.amount, how(game, present))))

        return judgement(damage.cower, cower)

    mutant("the hit points left are the most that is paid", _capped(_left))
    mutant(
        "the hit points are the most that is paid", _capped(lambda game, creature: values.hit_points(game, creature))
    )
    mutant("the level is the most that is paid", _capped(lambda game, creature: 10 * values.level(game, creature)))
    mutant("five is the most that is paid", _capped(lambda *_: 50))
    mutant(
        "the morale left is the most that is paid",
        _capped(lambda game, creature: 10 * game.position.players[creature.controller].morale),
    )

with clause(AFTER):

    @wrong("whoever cowers pays for what was prevented, too", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        left = real(game, declared, creature, amount)
        return amount if 0 < left < amount else left

    @wrong("only the first prevention counts", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        return real(game, replace(declared, prevented=declared.prevented[:1]), creature, amount)

    @wrong("only the greatest prevention counts", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        most = sorted(declared.prevented, key=lambda each: each.amount)[-1:]
        return real(game, replace(declared, prevented=tuple(most)), creature, amount)

    @wrong("ten is prevented", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        ten = tuple(replace(each, amount=min(each.amount, 10)) for each in declared.prevented)
        return real(game, replace(declared, prevented=ten), creature, amount)

    @wrong("hazardous terrain is not prevented", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        return amount if declared.kind == "hazard" else real(game, declared, creature, amount)

    @wrong("attacks are not prevented", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        return amount if declared.kind == "attack" else real(game, declared, creature, amount)

    @wrong("damage of texts is not prevented", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        return amount if declared.kind not in ("attack", "hazard") else real(game, declared, creature, amount)


with clause(EFFECTS):

    @wrong("no effect of the source happens when somebody cowers", step, "effect", "apply_parts")
    def _(real, game, frame):
        if frame.spared and frame.part:
            return None
        return real(game, frame)

    @wrong("later effects reach those who did not cower only if nobody did", judgement, damage.cower)
    def _(real, game, frame, hit):
        real(game, frame, hit)
        below = game.position.stack[-2]
        if isinstance(below, Effect):
            below.spared = (*below.spared, *(each.creature for each in frame.hits))

    @wrong("only effects of attacks do not happen", step, "effect", "apply_parts")
    def _(real, game, frame):
        if not frame.declared.attack:
            frame.spared = ()
        return real(game, frame)

    @wrong("only effects of other texts than attacks do not happen", step, "effect", "apply_parts")
    def _(real, game, frame):
        if frame.declared.attack and not frame.declared.dodged:
            frame.spared = ()
        return real(game, frame)


with clause(R + "cower_unpreventable"):

    @wrong("nobody cowers from what cannot be prevented", verb, Damage)
    def _(real, game, frame, part):
        outcome = real(game, frame, part)
        if part.unpreventable and outcome is not None and not isinstance(outcome, Decision):
            made = outcome.procedure.__copy__()
            made.hits = tuple(replace(hit, cower=False) for hit in made.hits)
            return replace(outcome, procedure=made)
        return outcome

    @wrong("cowering from it costs twice as much", verb, Damage)
    def _(real, game, frame, part):
        return real(game, frame, replace(part, amount=2 * part.amount) if part.unpreventable else part)


with clause(R + "cower_below_zero"):

    def _paying(enough):
        def too_dear(game, seat, answer):
            (hit,) = (each for each in game.position.stack[-1].hits if each.creature == answer.creature)
            return not enough(game.position.players[seat].morale, hit.amount // 10)

        return condition("cower", OPTION, too_dear)

    mutant("morale must remain", _paying(lambda left, price: left > price))
    mutant("as much morale as is paid must be there", _paying(lambda left, price: left >= price))
    mutant("morale may fall below zero by one", _paying(lambda left, price: left + 1 >= price))
    mutant(
        "morale stops at zero",
        judgement(
            morale.change,
            lambda real, game, seat, amount, which: real(
                game, seat, max(amount, -game.position.players[seat].morale), which
            ),
        ),
    )
