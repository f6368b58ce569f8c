"""Wrong hazardous terrain, wrong cover."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, after_step, judgement, step
from reference_engine.dungeon_command import damage, exchange, terrain, turn, turn_effects, values, zones
from reference_engine.dungeon_command.adjacency import neighbours
from reference_engine.dungeon_command.cowering import decide
from reference_engine.dungeon_command.position import chart_of, creatures_of, enemies_of
from reference_engine.kernel.decision import Decision
from tests.dungeon_command.wrong_rules.paths import R, burns, has

T = "dungeon_command.terrain."
ENTRY, END = T + "hazard_entry", T + "hazard_end_turn"


def _due(how):
    """Other creatures burn at the end of a turn."""
    return judgement(turn_effects.burns_at_end, how)


def _amount(call, amount):
    made = call.procedure.__copy__()
    made.declared = tuple(replace(each, damage=amount) for each in made.declared)
    return replace(call, procedure=made)


def _around(game, square):
    return neighbours(chart_of(game.position), square)


def replace_frame(frame):
    """The same move, as if this were its last square."""
    made = frame.__copy__()
    made.path = ()
    return made


def _forget_one(game):
    for frame in game.position.stack:
        if frame.name == "activation":
            zones.change_creature(game, frame.creature, burnt=False)


def _forget_own(game):
    for creature in creatures_of(game, game.position.turn_player):
        zones.change_creature(game, creature.card, burnt=False)


def _keeping_burnt(real, game):
    burnt = [card for card, creature in game.position.creatures.items() if creature.burnt]
    real(game)
    for card in burnt:
        zones.change_creature(game, card, burnt=True)


with clause(ENTRY):
    mutant("each entry burns", judgement(terrain.can_burn, lambda game, creature, _: not values.immune(game, creature)))
    mutant("entering never burns", judgement(terrain.burns, lambda *_: False))
    mutant("only the end of a move burns", burns(lambda real, g, frame, c, s: not frame.path and real(g, frame, c, s)))
    mutant("only what is passed burns", burns(lambda real, g, frame, c, s: bool(frame.path) and real(g, frame, c, s)))
    mutant(
        "difficult terrain burns, too",
        burns(lambda real, g, frame, c, s: real(g, frame, c, s) or has(g, s, "difficult")),
    )
    mutant("obstacles burn, too", burns(lambda real, g, frame, c, s: real(g, frame, c, s) or has(g, s, "obstacle")))
    mutant(
        "twenty damage is dealt",
        judgement(
            exchange.hazard,
            lambda real, game, creature, at="": (
                real(game, creature, at) if at else _amount(real(game, creature, at), 20)
            ),
        ),
    )
    mutant(
        "each entry burns once a turn",
        judgement(
            zones.forget_hazards,
            lambda real, game: None if any(frame.name == "activation" for frame in game.position.stack) else real(game),
        ),
    )

    @wrong("whoever enters is destroyed", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        return real(game, declared, creature, 1000 if declared.kind == "hazard" and not declared.at else amount)

    @wrong("entering costs morale instead", judgement, damage.after_prevention)
    def _(real, game, declared, creature, amount):
        if declared.kind != "hazard" or declared.at:
            return real(game, declared, creature, amount)
        controller = game.position.creatures[creature].controller
        there = game.position.players[controller]
        game.position.players[controller] = replace(there, morale=there.morale - 1)
        return 0


with clause(T + "hazard_new_activation"):
    mutant(
        "nobody burns twice in a turn",
        judgement(
            zones.forget_hazards,
            lambda real, game: None if any(frame.name == "activation" for frame in game.position.stack) else real(game),
        ),
    )
    mutant("nobody burns twice in a game", judgement(zones.forget_hazards, lambda _: None))

    @wrong("whoever stands in a hazard burns when it is activated", after_step, "activation", "begin_activation")
    def _(game, frame):
        creature = game.position.creatures[frame.creature]
        if has(game, creature.square, "hazard"):
            zones.change_creature(game, creature.card, damage=creature.damage + 10)

    @wrong("whoever begins in a hazard has been burnt", after_step, "activation", "begin_activation")
    def _(game, frame):
        creature = game.position.creatures[frame.creature]
        if has(game, creature.square, "hazard"):
            zones.change_creature(game, creature.card, burnt=True)

    @wrong("whoever stands in a hazard burns when the activation ends", after_step, "activation", "end_activation")
    def _(game, frame):
        creature = game.position.creatures.get(frame.creature)
        if creature is not None and has(game, creature.square, "hazard"):
            zones.change_creature(game, creature.card, damage=creature.damage + 10)


with clause(END):
    mutant("nobody burns at the end of a turn", _due(lambda *_: False))
    mutant(
        "all creatures burn, whosever turn it is",
        _due(lambda game, creature: has(game, creature.square, "hazard") and not values.immune(game, creature)),
    )
    mutant(
        "the opponent's creatures burn",
        _due(
            lambda game, creature: (
                has(game, creature.square, "hazard")
                and not values.immune(game, creature)
                and creature.owner != game.position.turn_player
            )
        ),
    )
    mutant(
        "whoever was burnt on entering is spared",
        _due(lambda real, g, creature: not creature.burnt and real(g, creature)),
    )
    mutant(
        "whoever was burnt in the turn is spared",
        _due(lambda real, g, creature: not creature.damage and real(g, creature)),
    )
    mutant(
        "tapped creatures are spared", _due(lambda real, game, creature: not creature.tapped and real(game, creature))
    )
    mutant(
        "difficult terrain burns, too",
        _due(
            lambda real, game, creature: (
                real(game, creature)
                or (has(game, creature.square, "difficult") and creature.owner == game.position.turn_player)
            )
        ),
    )
    mutant(
        "obstacles burn, too",
        _due(
            lambda real, game, creature: (
                real(game, creature)
                or (has(game, creature.square, "obstacle") and creature.owner == game.position.turn_player)
            )
        ),
    )
    mutant(
        "only South's creatures burn", _due(lambda real, g, creature: creature.owner == "south" and real(g, creature))
    )
    mutant("one creature burns", judgement(turn_effects.hazards_due, lambda real, game: real(game)[:1]))
    mutant(
        "twenty damage is dealt",
        judgement(
            exchange.hazard,
            lambda real, game, creature, at="": (
                _amount(real(game, creature, at), 20) if at else real(game, creature, at)
            ),
        ),
    )

    @wrong("they burn at the start of the turn", step, "refresh", "start_effects")
    def _(real, game, frame):
        for creature in creatures_of(game, game.position.turn_player):
            if has(game, creature.square, "hazard"):
                zones.change_creature(game, creature.card, damage=creature.damage + 10)
        return real(game, frame)


COVER = T + "obstacle_cover"
with clause(COVER):
    mutant("nobody has cover", judgement(terrain.has_cover, lambda *_: False))
    mutant("everybody has cover", judgement(terrain.has_cover, lambda *_: True))
    mutant(
        "difficult terrain gives cover, too",
        judgement(
            terrain.has_cover,
            lambda real, game, creature: real(game, creature) or has(game, creature.square, "difficult"),
        ),
    )
    mutant(
        "hazardous terrain gives cover, too",
        judgement(
            terrain.has_cover, lambda real, game, creature: real(game, creature) or has(game, creature.square, "hazard")
        ),
    )
    mutant(
        "start areas give cover, too",
        judgement(
            terrain.has_cover,
            lambda real, game, creature: real(game, creature) or has(game, creature.square, creature.controller),
        ),
    )
    mutant(
        "squares beside a wall give cover, too",
        judgement(
            terrain.has_cover,
            lambda real, game, creature: (
                real(game, creature) or any(has(game, s, "wall") for s in _around(game, creature.square))
            ),
        ),
    )
    mutant(
        "squares beside an obstacle give cover, too",
        judgement(
            terrain.has_cover,
            lambda real, game, creature: (
                real(game, creature) or any(has(game, s, "obstacle") for s in _around(game, creature.square))
            ),
        ),
    )
    mutant(
        "obstacles give no cover against adjacent attackers",
        judgement(
            terrain.has_cover,
            lambda real, game, c: (
                real(game, c) and not any(e.square in _around(game, c.square) for e in enemies_of(game, c.controller))
            ),
        ),
    )
    mutant(
        "damaged creatures have no cover",
        judgement(terrain.has_cover, lambda real, game, creature: real(game, creature) and not creature.damage),
    )


def _not_by(*kinds):
    return burns(
        lambda real, game, frame, creature, square: frame.kind not in kinds and real(game, frame, creature, square)
    )


with clause(R + "enters_hazard"):
    mutant("only normal moves enter", _not_by("fly", "burrow", "shift", "slide"))
    mutant("shifts do not enter", _not_by("shift"))
    mutant("slides do not enter", _not_by("slide"))
    mutant("flights do not enter", _not_by("fly"))
    mutant("burrowing does not enter", _not_by("burrow"))
    mutant("normal moves do not enter", _not_by("normal"))
    mutant(
        "flights enter what they pass",
        burns(
            lambda real, game, frame, creature, square: real(
                game, replace_frame(frame) if frame.kind == "fly" else frame, creature, square
            )
        ),
    )
    mutant(
        "burrowing enters what it passes",
        burns(
            lambda real, game, frame, creature, square: real(
                game, replace_frame(frame) if frame.kind == "burrow" else frame, creature, square
            )
        ),
    )

    @wrong("being deployed enters", after_act, "deploy")
    def _(game, _seat, answer):
        if has(game, answer.square, "hazard"):
            creature = game.position.creatures[answer.card]
            zones.change_creature(game, answer.card, damage=creature.damage + 10)

    @wrong("moves by a card do not enter", burns)
    def _(real, game, frame, creature, square):
        by_card = any(each.name == "effect" for each in game.position.stack)
        return not by_card and real(game, frame, creature, square)

    @wrong("creatures moved by the opponent do not enter", burns)
    def _(real, game, frame, creature, square):
        seats = [each.declared.seat for each in game.position.stack if each.name == "effect"]
        return all(seat == creature.controller for seat in seats) and real(game, frame, creature, square)


ANEW = R + "hazards_begin_anew"
with clause(ANEW):
    mutant(
        "only the activated creature begins anew",
        judgement(
            zones.forget_hazards,
            lambda real, game: (
                _forget_one(game) if any(frame.name == "activation" for frame in game.position.stack) else real(game)
            ),
        ),
    )
    mutant("turns do not begin anew", judgement(turn.begin_turn, _keeping_burnt))
    mutant("only own creatures begin anew", judgement(zones.forget_hazards, _forget_own))

    @wrong("each action begins anew", step, "activation", "take_actions")
    def _(real, game, frame):
        zones.forget_hazards(game)
        return real(game, frame)


with clause(R + "hazard_to_hazard"):
    # When it is asked, the creature as it was before the step is handed on.
    mutant(
        "only whoever comes from outside enters",
        burns(
            lambda real, game, frame, creature, square: (
                not has(game, creature.square, "hazard") and real(game, frame, creature, square)
            )
        ),
    )
    mutant(
        "whoever begins the activation in a hazard does not enter",
        after_step(
            "activation",
            "begin_activation",
            lambda game, frame: zones.change_creature(
                game, frame.creature, burnt=has(game, game.position.creatures[frame.creature].square, "hazard")
            ),
        ),
    )
    mutant(
        "a step from hazard to hazard burns though another has",
        judgement(
            terrain.burns,
            (
                lambda real, game, frame, creature, square: (
                    real(game, frame, creature, square)
                    or (
                        has(game, square, "hazard")
                        and has(game, creature.square, "hazard")
                        and not values.immune(game, creature)
                    )
                )
            ),
        ),
    )


OWNERS = R + "burns_at_owners_end"
with clause(OWNERS):
    mutant(
        "captured creatures do not burn",
        _due(lambda real, game, creature: creature.owner == creature.controller and real(game, creature)),
    )
    mutant(
        "captured creatures burn at the end of both turns",
        _due(
            lambda game, creature: (
                has(game, creature.square, "hazard")
                and not values.immune(game, creature)
                and game.position.turn_player in (creature.owner, creature.controller)
            )
        ),
    )

    @wrong("the owner decides whether a captured creature cowers", step, "damaging", "decide")
    def _(game, frame):
        asked = decide(game, frame)
        if isinstance(asked, Decision) and frame.clause == END:
            return replace(asked, seat=game.position.turn_player)
        return asked

    @wrong("captured creatures burn before the others", step, "turn_effects", "resolve_effects")
    def _(real, game, frame):
        outcome = real(game, frame)
        creatures = game.position.creatures
        taken = [d for d in frame.due if d.ability < 0 and creatures[d.card].owner != creatures[d.card].controller]
        if isinstance(outcome, Decision) and taken:
            return turn_effects.resolve(game, frame, "", turn_effects.Resolve(taken[0].card, turn_effects.HAZARD))
        return outcome
