"""Wrong powers, wrong constant effects, cards that are none."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, perform, table
from reference_engine.dungeon_command import adjacency, movement, powers, terrain, turn_effects, values, zones
from reference_engine.dungeon_command.position import card_of, chart_of, creatures_of, other
from reference_engine.dungeon_command.procedures import Activation
from tests.dungeon_command.wrong_rules.bends import forgiven, loosened, tightened
from tests.dungeon_command.wrong_rules.paths import ONE, stopping

V = "dungeon_command.vocabulary."
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
    mutant("standard powers do not tap", _tapping(lambda text: text.action == "standard", False))
    mutant("powers without a mark tap", _tapping(lambda text: text.action is None, True))
    mutant("minor powers tap", _tapping(lambda text: text.action == "minor", True))

    @wrong("powers without a mark need an untapped creature", tightened, "use_power", UNTAPPED)
    def _(game, _seat, answer):
        creature = game.position.creatures[game.asking(Activation).creature]
        return _text(game, answer).action is None and creature.tapped

    @wrong("immediate powers do not tap", perform, "immediate")
    def _(real, game, frame, seat, answer):
        was = game.position.creatures[answer.user].tapped
        outcome = real(game, frame, seat, answer)
        if answer.card == answer.user and not was:
            zones.untap(game, answer.user, V)
        return outcome


def _used_up(how):
    """What is noted of the use of a power that may be used once."""

    def use(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        frame.used = how(frame.used, answer, _text(game, answer), game)
        return outcome

    return perform("use_power", use)


with clause(V + "once"):
    mutant("it can be used again and again", loosened("use_power", LIMIT, lambda *_: True))
    mutant(
        "every power is used once",
        table(
            lambda edition: tightened(
                "use_power",
                LIMIT,
                lambda game, _, answer: f"{answer.card}:{answer.ability}" in game.asking(Activation).used,
            )(_used_up(lambda used, answer, *_: (*used, f"{answer.card}:{answer.ability}"))(edition))
        ),
    )
    mutant(
        "the powers of a card count together",
        tightened(
            "use_power",
            LIMIT,
            lambda game, _, answer: (
                _text(game, answer).once
                and any(each.startswith(f"{answer.card}:") for each in game.asking(Activation).used)
            ),
        ),
    )
    mutant(
        "all powers count together",
        tightened(
            "use_power", LIMIT, lambda game, _, answer: _text(game, answer).once and bool(game.asking(Activation).used)
        ),
    )
    mutant(
        "powers of the same place count together",
        tightened(
            "use_power",
            LIMIT,
            lambda game, _, answer: (
                _text(game, answer).once
                and any(each.endswith(f":{answer.ability}") for each in game.asking(Activation).used)
            ),
        ),
    )
    mutant(
        "it can be used once by each name",
        tightened(
            "use_power",
            LIMIT,
            lambda game, _, answer: (
                _text(game, answer).once
                and any(
                    game.position.cards[each.rpartition(":")[0]] == game.position.cards[answer.card]
                    for each in game.asking(Activation).used
                )
            ),
        ),
    )
    mutant(
        "it can be used once in a game",
        tightened("use_power", LIMIT, lambda game, _, answer: _text(game, answer).once and game.position.turn > 2),
    )
    mutant(
        "two uses are allowed",
        loosened(
            "use_power",
            LIMIT,
            lambda game, _, answer: game.asking(Activation).used.count(f"{answer.card}:{answer.ability}") < 2,
        ),
    )


def _due(how):
    """Other texts happen by themselves."""
    return judgement(turn_effects.texts_due, how)


with clause(V + "by_itself"):

    @wrong("it happens in every turn", table)
    def _(edition):
        def everybody_s(real, game, at):
            turn_player = game.position.turn_player
            found = real(game, at)
            game.position.turn_player = other(turn_player)
            found = (*found, *real(game, at))
            game.position.turn_player = turn_player
            return found

        def lapsed(_game, due):
            return turn_effects.bearer(_game, due.card) is None

        return _due(everybody_s)(judgement(turn_effects.lapsed, lapsed)(edition))

    @wrong("it happens in its owner's turns", _due)
    def _(real, game, at):
        there = dict(game.position.creatures)
        for card, creature in there.items():
            game.position.creatures[card] = replace(creature, controller=creature.owner)
        found = real(game, at)
        game.position.creatures.update(there)
        return found

    @wrong("it must be used", _due)
    def _(*_given):
        return ()

    @wrong("texts of the start happen at the end, too", _due)
    def _(real, game, at):
        return tuple(dict.fromkeys((*real(game, "turn_start"), *real(game, at))))

    @wrong("texts of the end happen at the start, too", _due)
    def _(real, game, at):
        return tuple(dict.fromkeys((*real(game, "turn_end"), *real(game, at))))

    @wrong("start and end are exchanged", _due)
    def _(real, game, at):
        return real(game, "turn_end" if at == "turn_start" else "turn_start")


def _constants(how):
    """Other constant effects hold: ``how`` gets them, the game and the creature."""

    def constants(real, game, creature):
        return iter(tuple(how(tuple(real(game, creature)), game, creature)))

    return judgement(values.constants_of, constants)


def _own(game, creature):
    """The constants of the creature's own card."""
    return card_of(game, creature.card).constants


def _attached(game, creature):
    return tuple(constant for card in creature.attached for constant in card_of(game, card).constants)


with clause(V + "constant"):
    mutant("nothing holds constantly", _constants(lambda *_: ()))
    mutant(
        "attached cards hold nothing",
        _constants(lambda found, game, creature: [each for each in found if each not in _attached(game, creature)]),
    )
    mutant(
        "the creature's own card holds nothing",
        _constants(lambda found, game, creature: [each for each in found if each not in _own(game, creature)]),
    )
    mutant("tapped creatures have none", _constants(lambda found, _, creature: () if creature.tapped else found))
    mutant(
        "only the last attached card counts",
        judgement(
            values.constants_of,
            lambda real, game, creature: real(game, replace(creature, attached=creature.attached[-1:])),
        ),
    )
    mutant(
        "only the first attached card counts",
        judgement(
            values.constants_of,
            lambda real, game, creature: real(game, replace(creature, attached=creature.attached[:1])),
        ),
    )
    mutant("equal ones count once", _constants(lambda found, *_: dict.fromkeys(found)))
    mutant(
        "they hold while cards lie in the hand",
        _constants(
            lambda found, game, creature: [
                *found,
                *(
                    constant
                    for card in game.position.players[creature.controller].order_hand
                    for constant in card_of(game, card).constants
                ),
            ]
        ),
    )


def _bearing(wanted):
    """Constants hold for other creatures: ``wanted`` gets the bearer, the creature and the constant."""

    def constants(game, creature):
        for bearer in game.position.creatures.values():
            for card in (bearer.card, *bearer.attached):
                for constant in card_of(game, card).constants:
                    if wanted(bearer, creature, constant):
                        yield constant

    return judgement(values.constants_of, constants)


def _same(bearer, creature):
    return bearer.card == creature.card


with clause(V + "constant_whom"):
    mutant("all hold for the creature alone", _bearing(lambda bearer, creature, _: _same(bearer, creature)))
    mutant(
        "all hold for all own creatures", _bearing(lambda bearer, creature, _: bearer.controller == creature.controller)
    )
    mutant(
        "those for all own creatures spare their bearer",
        _bearing(
            lambda bearer, creature, constant: (
                _same(bearer, creature)
                if constant.to == "this"
                else bearer.controller == creature.controller and not _same(bearer, creature)
            )
        ),
    )
    mutant(
        "those for all own creatures hold for all creatures",
        _bearing(lambda bearer, creature, constant: _same(bearer, creature) or constant.to == "own"),
    )
    mutant(
        "those for all own creatures follow the owner",
        _bearing(
            lambda bearer, creature, constant: (
                _same(bearer, creature) if constant.to == "this" else bearer.owner == creature.owner
            )
        ),
    )
    mutant(
        "those for all own creatures hold for the enemies",
        _bearing(
            lambda bearer, creature, constant: (
                _same(bearer, creature) if constant.to == "this" else bearer.controller != creature.controller
            )
        ),
    )
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


def _of_stat(how):
    return _constants(lambda found, *_: [how(each) if each.stat else each for each in found])


with clause(V + "constant_stat"):
    mutant("speed is not changed", _constants(lambda found, *_: [each for each in found if each.stat != "speed"]))
    mutant(
        "melee attacks are not changed", _constants(lambda found, *_: [each for each in found if each.stat != "melee"])
    )
    mutant(
        "ranged attacks are not changed",
        _constants(lambda found, *_: [each for each in found if each.stat != "ranged"]),
    )
    mutant("the range is not changed", _constants(lambda found, *_: [each for each in found if each.stat != "range"]))
    mutant(
        "hit points are not changed",
        _constants(lambda found, *_: [each for each in found if each.stat != "hit_points"]),
    )
    mutant("they are taken off", _of_stat(lambda each: replace(each, amount=-each.amount)))
    mutant("they are twice as great", _of_stat(lambda each: replace(each, amount=2 * each.amount)))
    mutant(
        "speed and range are exchanged",
        _of_stat(lambda each: replace(each, stat={"speed": "range", "range": "speed"}.get(each.stat, each.stat))),
    )
    mutant(
        "melee and ranged are exchanged",
        _of_stat(lambda each: replace(each, stat={"melee": "ranged", "ranged": "melee"}.get(each.stat, each.stat))),
    )


def _mode(how):
    return judgement(values.move_mode, how)


def _given(game, creature):
    return [each.moves for each in values.constants_of(game, creature) if each.moves is not None]


with clause(V + "constant_moves"):
    mutant(
        "the creature's own way comes first",
        _mode(
            lambda game, creature: values.face_of(game, creature).moves or next(reversed(_given(game, creature)), None)
        ),
    )
    mutant(
        "of several the first counts",
        _mode(lambda game, creature: next(iter(_given(game, creature)), None) or values.face_of(game, creature).moves),
    )
    mutant("cards give no way to move", _mode(lambda game, creature: values.face_of(game, creature).moves))
    mutant(
        "the card attached first counts",
        judgement(
            values.move_mode,
            lambda real, game, creature: real(game, replace(creature, attached=creature.attached[::-1])),
        ),
    )
    mutant(
        "what holds for all creatures comes before the creature's own card",
        _mode(
            lambda game, creature: (
                next(
                    (
                        constant.moves
                        for friend in creatures_of(game, creature.controller)
                        for card in (friend.card, *friend.attached)
                        for constant in card_of(game, card).constants
                        if constant.to == "own" and constant.moves
                    ),
                    None,
                )
                or next(reversed(_given(game, creature)), values.face_of(game, creature).moves)
            )
        ),
    )
    mutant(
        "what holds for all creatures comes after the way printed",
        _mode(
            lambda game, creature: next(
                (
                    constant.moves
                    for card in reversed((creature.card, *creature.attached))
                    for constant in reversed(card_of(game, card).constants)
                    if constant.to == "this" and constant.moves
                ),
                values.face_of(game, creature).moves or next(reversed(_given(game, creature)), None),
            )
        ),
    )

with clause(V + "constant_immune"):
    mutant("nobody is spared", judgement(values.immune, lambda *_: False))
    mutant(
        "nobody is spared on entering", judgement(terrain.can_burn, lambda _game, creature, _burnt: not creature.burnt)
    )
    mutant(
        "nobody is spared at the end of a turn",
        judgement(
            turn_effects.burns_at_end,
            lambda game, creature: (
                creature.owner == game.position.turn_player and chart_of(game.position).has(creature.square, "hazard")
            ),
        ),
    )
    mutant(
        "the terrain costs them nothing more",
        judgement(
            movement.path_flaws,
            lambda real, game, creature, *given: tuple(
                flaw
                for flaw in real(game, creature, *given)
                if flaw[0] != "dungeon_command.move.cost_hazard" or not values.immune(game, creature)
            ),
        ),
    )
    mutant("everybody is spared", judgement(values.immune, lambda *_: True))

with clause(V + "constant_unstoppable"):
    mutant("enemies stop them", judgement(values.unstoppable, lambda *_: False))
    mutant("they are not slowed beside an enemy", forgiven(ONE, lambda g, c, k, n, p: values.unstoppable(g, c)))
    mutant(
        "they pass enemies",
        forgiven("dungeon_command.move.enemy_square_blocked", lambda g, c, k, n, p: values.unstoppable(g, c)),
    )
    mutant(
        "two enemies stop them",
        stopping(
            lambda found, g, c, k, s: (
                found
                or (
                    k == "normal"
                    and sum(
                        adjacency.adjacent(g, s, e.square)
                        for e in g.position.creatures.values()
                        if e.controller != c.controller
                    )
                    > 1
                )
            )
        ),
    )
