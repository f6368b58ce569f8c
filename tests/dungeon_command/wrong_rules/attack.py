"""Wrong attacks, in melee and at range, wrong sight, wrong dodging."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, lifted, listed, perform, step
from reference_engine.dungeon_command import (
    adjacency,
    attack,
    damage,
    effects,
    melee,
    ranged,
    terrain,
    values,
    zones,
)
from reference_engine.dungeon_command.position import card_of, chart_of, creatures_of
from tests.dungeon_command.wrong_rules.bends import loosened, tightened
from tests.dungeon_command.wrong_rules.paths import R

A = "dungeon_command.attack."
MELEE, RANGED = "dungeon_command.melee.", "dungeon_command.ranged."
STANDARD, FIXED, FRIENDLY = A + "standard_action", A + "fixed_damage", A + "friendly_target"
ADJACENT, HITS = MELEE + "adjacent", MELEE + "auto_hit"
SIGHT, RANGE = RANGED + "los", RANGED + "range"


def aimed(how):
    """What is declared as an attack is different: ``how`` gets it and the game."""
    return judgement(attack.aimed, lambda real, game, *given: how(real(game, *given), game))


with clause(STANDARD):

    @wrong("attacking does not tap", perform, "attack")
    def _(real, game, frame, seat, answer):
        was = game.position.creatures[frame.creature].tapped
        outcome = real(game, frame, seat, answer)
        if not was:
            zones.untap(game, frame.creature, STANDARD)
        return outcome

    @wrong("attacking taps the target, too", perform, "attack")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        zones.tap(game, answer.target, STANDARD)
        return outcome

    @wrong("attacking taps the target instead", perform, "attack")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        zones.untap(game, frame.creature, STANDARD)
        zones.tap(game, answer.target, STANDARD)
        return outcome

    @wrong("attacking taps all friends", perform, "attack")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        for each in creatures_of(game, seat):
            zones.tap(game, each.card, STANDARD)
        return outcome

    mutant("tapped creatures attack", lifted("attack", "dungeon_command.actions.needs_untapped"))


with clause(FIXED):
    mutant("any creature attacks in melee", lifted("attack", FIXED))
    mutant("any creature attacks in melee by order cards", lifted("use_order", FIXED))
    mutant("any creature attacks in melee by powers", lifted("use_power", FIXED))
    mutant("every attack deals ten damage", aimed(lambda made, _: replace(made, damage=10)))
    mutant("every attack deals twenty damage", aimed(lambda made, _: replace(made, damage=20)))
    mutant(
        "the target's value counts",
        aimed(
            lambda made, game: replace(made, damage=values.melee(game, game.position.creatures[made.targets[0]]) or 0)
        ),
    )
    mutant(
        "ranged attacks deal the melee damage",
        aimed(
            lambda made, game: replace(
                made,
                damage=made.damage
                if made.attack == "melee"
                else values.melee(game, game.position.creatures[made.actor]) or 0,
            )
        ),
    )
    mutant(
        "melee attacks deal the ranged damage",
        aimed(
            lambda made, game: replace(
                made,
                damage=made.damage
                if made.attack == "ranged"
                else values.ranged(game, game.position.creatures[made.actor]) or 0,
            )
        ),
    )
    mutant(
        "the level is added",
        aimed(
            lambda made, game: replace(
                made, damage=made.damage + 10 * (values.level(game, game.position.creatures[made.actor]) - 1)
            )
        ),
    )
    mutant(
        "damaged creatures deal less",
        aimed(
            lambda made, game: replace(made, damage=max(0, made.damage - game.position.creatures[made.actor].damage))
        ),
    )
    mutant("what texts add does not count", judgement(values.melee, lambda game, c: values.face_of(game, c).melee))
    mutant(
        "what texts add to ranged attacks does not count",
        judgement(
            values.ranged,
            lambda game, c: getattr(values.face_of(game, c).ranged, "damage", None),
        ),
    )

with clause(FRIENDLY):
    mutant("a creature may attack itself", lifted("attack", FRIENDLY))
    mutant("only the first creature of the battlefield is listed", listed("attack", lambda found, _: found[:2]))

    @wrong("friends are not attacked", tightened, "attack", FRIENDLY)
    def _(game, seat, answer):
        return game.position.creatures[answer.target].controller == seat

    @wrong("friends are not attacked at range", tightened, "attack", FRIENDLY)
    def _(game, seat, answer):
        return answer.attack == "ranged" and game.position.creatures[answer.target].controller == seat

    @wrong("friends are not attacked in melee", tightened, "attack", FRIENDLY)
    def _(game, seat, answer):
        return answer.attack == "melee" and game.position.creatures[answer.target].controller == seat

    @wrong("friends are not attacked by order cards", tightened, "use_order", FRIENDLY)
    def _(game, seat, answer):
        made = any(type(part).__name__ == "Attack" for text in card_of(game, answer.card).texts[:1] for part in text.do)
        return made and answer.targets and game.position.creatures[answer.targets[0]].controller == seat

    @wrong("attacks on friends deal no damage", aimed)
    def _(made, game):
        friend = game.position.creatures[made.targets[0]].controller == made.seat
        return replace(made, damage=0) if friend else made

    @wrong("tapped enemies are not attacked", tightened, "attack", FRIENDLY)
    def _(game, _seat, answer):
        return game.position.creatures[answer.target].tapped


with clause(R + "targets_at_declaration"):

    @wrong("a target moved away is missed in melee", judgement, attack.misses)
    def _(real, game, declared):
        there = [game.position.creatures.get(each) for each in (declared.actor, *declared.targets)]
        apart = None not in there and not adjacency.adjacent(game, there[0].square, there[1].square)
        return real(game, declared) or (declared.attack == "melee" and apart)

    @wrong("a target that has moved out of range is missed", judgement, attack.misses)
    def _(real, game, declared):
        user = game.position.creatures.get(declared.actor)
        target = declared.targets[0]
        if user is None or target not in game.position.creatures or declared.attack != "ranged":
            return real(game, declared)
        return real(game, declared) or ranged.out_of_range(game, user, "ranged", target) is not None

    @wrong("a target that is out of sight is missed", judgement, attack.misses)
    def _(real, game, declared):
        user = game.position.creatures.get(declared.actor)
        target = declared.targets[0]
        if user is None or target not in game.position.creatures or declared.attack != "ranged":
            return real(game, declared)
        return real(game, declared) or ranged.out_of_sight(game, user, "ranged", target) is not None

    @wrong("the damage is that of the moment when it is dealt", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        user = game.position.creatures.get(declared.actor)
        if declared.kind == "attack" and user is not None:
            amount = (values.melee if declared.attack == "melee" else values.ranged)(game, user) or 0
        return real(game, declared, creature, amount)


DEAD = R + "dead_attacker"


def _alive(real, game, declared):
    """The same, as if the creature that acts were still there."""
    if declared.actor in game.position.creatures or declared.cancelled:
        return real(game, declared)
    return False


with clause(DEAD):
    mutant(
        "attacks of the destroyed hit",
        judgement(
            attack.misses,
            lambda real, game, declared: (
                real(game, declared) and (declared.actor in game.position.creatures or declared.dodged)
            ),
        ),
    )
    mutant("orders and powers of the destroyed take effect", judgement(effects.comes_to_nothing, _alive))

    @wrong("order cards of the destroyed take effect", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        return _alive(real, game, declared) if declared.kind == "order" else real(game, declared)

    @wrong("powers of the destroyed take effect", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        return _alive(real, game, declared) if declared.kind == "power" else real(game, declared)

    @wrong("reactions of the destroyed take effect", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        return _alive(real, game, declared) if declared.kind == "immediate" else real(game, declared)

    @wrong("cards for what comes to nothing return to the hand", step, "effect", "put_card_away")
    def _(real, game, frame):
        declared = frame.declared
        if declared.actor not in game.position.creatures and declared.kind == "order":
            hand = game.position.players[declared.seat].order_hand
            zones.change_player(game, declared.seat, order_hand=(*hand, declared.card))
            return None
        return real(game, frame)


# Melee

with clause(ADJACENT):
    mutant("attacks in melee reach everybody", lifted("attack", ADJACENT))
    mutant("order cards attack anybody in melee", lifted("use_order", ADJACENT))
    mutant("powers attack anybody in melee", lifted("use_power", ADJACENT))

    @wrong("attacks in melee reach two squares", judgement, melee.not_adjacent)
    def _(game, user, kind, target):
        there = game.position.creatures[target].square
        far = adjacency.distance(chart_of(game.position), user.square, there) > 2
        return "not so" if kind == "melee" and far and target != user.card else None

    @wrong("nobody attacks diagonally in melee", judgement, melee.not_adjacent)
    def _(real, game, user, kind, target):
        there = game.position.creatures[target].square
        diagonal = there[0] != user.square[0] and there[1:] != user.square[1:]
        return real(game, user, kind, target) or ("not so" if kind == "melee" and diagonal else None)

    @wrong("melee reaches around corners", judgement, melee.not_adjacent)
    def _(game, user, kind, target):
        there = game.position.creatures[target].square
        near = adjacency.next_to(chart_of(game.position), user.square, there)
        return None if kind != "melee" or near or target == user.card else "not so"

    @wrong("whoever has a ranged attack needs not be adjacent", judgement, melee.not_adjacent)
    def _(real, game, user, kind, target):
        return None if values.ranged(game, user) is not None else real(game, user, kind, target)

    @wrong("ranged attacks need an adjacent target, too", judgement, melee.not_adjacent)
    def _(real, game, user, _kind, target):
        return real(game, user, "melee", target)


with clause(HITS):
    mutant("melee attacks are dodged, too", lifted("dodge", HITS))

    @wrong("melee attacks on somebody in cover are dodged", loosened, "dodge", HITS)
    def _(game, _seat, answer):
        return terrain.has_cover(game, game.position.creatures[answer.creature])

    @wrong("melee attacks on somebody in cover miss", judgement, attack.misses)
    def _(real, game, declared):
        target = game.position.creatures.get(declared.targets[0])
        covered = target is not None and terrain.has_cover(game, target)
        return real(game, declared) or (declared.attack == "melee" and covered)

    @wrong("melee attacks on a higher level miss", judgement, attack.misses)
    def _(real, game, declared):
        there = [game.position.creatures.get(each) for each in (declared.actor, declared.targets[0])]
        higher = None not in there and values.level(game, there[0]) < values.level(game, there[1])
        return real(game, declared) or (declared.attack == "melee" and higher)

    @wrong("the target strikes back", judgement, attack.misses)
    def _(real, game, declared):
        user = game.position.creatures.get(declared.actor)
        if declared.attack == "melee" and user is not None:
            zones.change_creature(game, user.card, damage=user.damage + 10)
        return real(game, declared)
