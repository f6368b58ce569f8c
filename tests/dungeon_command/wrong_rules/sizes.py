"""Wrong sizes: more of a thing than is usual does not count, or counts otherwise."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import drawn, judgement, step
from reference_engine.dungeon_command import (
    adjacency,
    damage,
    exchange,
    line_of_sight,
    powers,
    quiet,
    starting,
    turn,
    turn_effects,
    values,
)
from reference_engine.dungeon_command.position import chart_of, creatures_of
from tests.dungeon_command.wrong_rules.bends import barred, tightened
from tests.dungeon_command.wrong_rules.paths import SPEED, R, has, paying

# Things declared


def _first_of(n):
    return judgement(exchange.next_place, lambda real, g, frame: 0 if len(frame.declared) >= n else real(g, frame))


with clause("dungeon_command.stack.lifo"):
    for n in (4, 6, 7):
        mutant(f"of {n} or more declared the first takes effect first", _first_of(n))


def _closed(n):
    return judgement(
        exchange.is_asked,
        lambda real, game, seat: len(game.position.stack[-1].declared) < n and real(game, seat),
    )


with clause(R + "two_passes"):
    for n in (4, 6):
        mutant(f"with {n} declared nobody reacts any more", _closed(n))


# Effects that are due


def _due(n):
    return judgement(turn_effects.texts_due, lambda real, game, at: real(game, at)[:n])


with clause("dungeon_command.refresh.start_effects"):
    for n in (3, 4):
        mutant(f"no more than {n} effects are due", _due(n))
with clause("dungeon_command.cleanup.end_effects"):
    for n in (3, 4):
        mutant(f"no more than {n} effects are due", _due(n))
with clause("dungeon_command.terrain.hazard_end_turn"):
    for n in (2, 3):
        mutant(
            f"no more than {n} creatures burn",
            judgement(turn_effects.hazards_due, lambda real, game, n=n: real(game)[:n]),
        )


# Long ways


with clause(SPEED):
    for n in (5, 6, 7):
        mutant(f"nobody goes further than {n} squares", barred(SPEED, lambda g, c, k, n, p, most=n: len(p) > most))


def _lands_free(kind, what):
    return paying(lambda found, g, k, s, last: None if k == kind and last and has(g, s, what) else found)


with clause(R + "last_square_pays"):
    for kind in ("fly", "burrow"):
        for what in ("difficult", "hazard", "obstacle"):
            mutant(f"{kind}: where it ends, {what} costs nothing more", _lands_free(kind, what))


# Values


def _members(n, *, constants):
    """Only the first n of what is added to a value count."""

    def bonus(real, game, creature, stat):
        if constants:
            lasting = [each.amount for each in values.constants_of(game, creature) if each.stat == stat]
            return real(game, creature, stat) - sum(lasting[n:])
        passing = [each.amount for each in creature.modifiers if each.stat == stat]
        return real(game, creature, stat) - sum(passing[n:])

    return judgement(values.bonus, bonus)


with clause("dungeon_command.vocabulary.change"):
    for n in (2, 3):
        mutant(f"only {n} changes of a value count", _members(n, constants=False))
with clause("dungeon_command.vocabulary.constant_stat"):
    for n in (2, 3):
        mutant(f"only {n} constants for a value count", _members(n, constants=True))


def _attached(judged, n):
    def fewer(real, game, creature):
        return real(game, replace(creature, attached=creature.attached[:n]))

    return judgement(judged, fewer)


with clause("dungeon_command.vocabulary.attach"):
    for n in (2, 3):
        mutant(f"only {n} attached cards have powers", _attached(powers.powers_of, n))
        mutant(f"only {n} attached cards have constants", _attached(values.constants_of, n))


def _prevented(n):
    def after(real, game, declared, creature, amount):
        mine = [each for each in declared.prevented if each.creature == creature]
        return real(game, replace(declared, prevented=tuple(mine[:n])), creature, amount)

    return judgement(damage.after_prevention, after)


with clause("dungeon_command.cower.after_prevention"):
    for n in (2, 3):
        mutant(f"only {n} preventions count", _prevented(n))


# Deploying, and what is brought


with clause("dungeon_command.deploy.optional"):
    for n in (3, 4):

        @wrong(f"{n} creatures are deployed at most", tightened, "deploy", "dungeon_command.deploy.leadership_cap")
        def _(game, seat, _answer, most=n):
            new = [each for each in creatures_of(game, seat) if each.activated and not each.tapped and not each.damage]
            return game.position.turn > 0 and len(new) >= most


def _drawn_once():
    def noted(real, game, setup, results):
        setup.chooser = "again"
        return real(game, setup, results)

    return (
        drawn("deploy_starting_creatures", noted),
        judgement(
            starting.redraws,
            lambda real, game, seat: game.position.stack[-1].chooser != "again" and real(game, seat),
        ),
    )


with clause(R + "redraw"):
    mutant("the second hand is kept, whatever it holds", *_drawn_once())


def _both_halves(real, edition, battlefield, side, how):
    names = [tile for tiles in battlefield.tiles.values() for tile in tiles]
    sizes = sorted(name.partition(" ")[0] for name in names)
    wrong_in_all = sizes != ["large"] * 4 + ["small"] * 4
    return (
        fault for fault in real(edition, battlefield, side, how) if wrong_in_all or "'s half: a half has" not in fault
    )


with clause("dungeon_command.components.tiles_per_player"):
    mutant("the tiles of both halves are counted together", judgement(quiet.built_wrongly, _both_halves))


# Sight


with clause("dungeon_command.ranged.los"):
    mutant(
        "squares that touch are in sight",
        judgement(
            line_of_sight.in_sight,
            lambda real, game, one, two: (
                adjacency.distance(chart_of(game.position), one, two) == 1 or real(game, one, two)
            ),
        ),
    )


# Late turns


def _until(turn, procedure, name):
    return step(procedure, name, lambda real, game, frame: None if game.position.turn > turn else real(game, frame))


for identity, procedure, name in (
    ("dungeon_command.refresh.untap", "refresh", "untap_creatures"),
    ("dungeon_command.refresh.draw_order", "refresh", "draw_order"),
    ("dungeon_command.deploy.leadership_plus_one", "deploy", "raise_leadership"),
    ("dungeon_command.cleanup.untap", "cleanup", "untap_creatures_again"),
    ("dungeon_command.cleanup.refill_creatures", "cleanup", "refill_creatures"),
    ("dungeon_command.cleanup.end_check", "cleanup", "check_battlefield"),
):
    with clause(identity):
        mutant("not after turn 30", _until(30, procedure, name))


with clause("dungeon_command.turn.alternate"):
    mutant(
        "after turn 30 nobody else has a turn",
        judgement(
            turn.next_player,
            lambda real, game: game.position.turn_player if game.position.turn > 30 else real(game),
        ),
    )
