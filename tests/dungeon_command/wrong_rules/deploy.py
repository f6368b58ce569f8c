"""Wrong ways to deploy."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, after_step, judgement, lifted, perform, step, step_before
from reference_engine.dungeon_command import deployment, morale, terrain, values, zones
from reference_engine.dungeon_command.position import card_of, chart_of, creatures_of, other
from tests.dungeon_command.wrong_rules.bends import for_south_alone, loosened, tightened

RISE = "dungeon_command.deploy.leadership_plus_one"
CAP = "dungeon_command.deploy.leadership_cap"
PLACE = "dungeon_command.deploy.place"


def _later(game):
    return game.position.turn > 0


with clause("dungeon_command.deploy.order"):

    @wrong("leadership rises after each creature deployed", after_act, "deploy")
    def _(game, seat, _answer):
        if _later(game):
            leadership = game.position.players[seat].leadership
            zones.change_player(game, seat, leadership=leadership + 1)


def _risen(how):
    def rise(real, game, frame):
        seat = game.position.turn_player
        before = game.position.players[seat].leadership
        outcome = real(game, frame)
        how(game, seat, before)
        return outcome

    return step("deploy", "raise_leadership", rise)


with clause(RISE):
    mutant("only in South's turns", for_south_alone("deploy", "raise_leadership"))

    @wrong("the opponent's leadership rises", _risen)
    def _(game, seat, before):
        zones.change_player(game, seat, leadership=before)
        there = game.position.players[other(seat)].leadership
        zones.change_player(game, other(seat), leadership=there + 1)

    @wrong("both players' leadership rises", _risen)
    def _(game, seat, _before):
        there = game.position.players[other(seat)].leadership
        zones.change_player(game, other(seat), leadership=there + 1)

    @wrong("not in the first turn", _risen)
    def _(game, seat, before):
        if game.position.turn == 1:
            zones.change_player(game, seat, leadership=before)

    @wrong("only if nobody is on the battlefield", _risen)
    def _(game, seat, before):
        if creatures_of(game, seat):
            zones.change_player(game, seat, leadership=before)

    @wrong("morale rises", _risen)
    def _(game, seat, before):
        zones.change_player(game, seat, leadership=before)
        morale.change(game, seat, 1, RISE)

    @wrong("only if there is a creature card in the hand", _risen)
    def _(game, seat, before):
        if not game.position.players[seat].creature_hand:
            zones.change_player(game, seat, leadership=before)

    @wrong("only until the deploy phase ends", after_step, "cleanup", "end_effects")
    def _(game, _frame):
        seat = game.position.turn_player
        zones.change_player(game, seat, leadership=game.position.players[seat].leadership - 1)


with clause("dungeon_command.deploy.optional"):

    @wrong("one creature is deployed in a turn", perform, "deploy")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        return outcome if frame.name == "setup" else None

    @wrong("two creatures are deployed at most", tightened, "deploy", CAP)
    def _(game, seat, _answer):
        new = [each for each in creatures_of(game, seat) if each.activated and not each.tapped and not each.damage]
        return _later(game) and len(new) >= 2

    @wrong("at least one creature is deployed", tightened, "pass", "dungeon_command.setup.deploy_minimum")
    def _(game, _seat, _answer):
        return game.question.kind == "deploy"

    @wrong("whoever has a creature on the battlefield deploys none", tightened, "deploy", CAP)
    def _(game, seat, _answer):
        return _later(game) and bool(creatures_of(game, seat))


def _sum(game, creatures):
    return sum(values.level(game, each) for each in creatures)


def _limit(game, seat):
    return game.position.players[seat].leadership


def _new(game, answer):
    return getattr(card_of(game, answer.card).creature, "level", 0)


with clause(CAP):

    @wrong("new creatures only count", loosened, "deploy", CAP)
    def _(game, seat, answer):
        return _new(game, answer) <= _limit(game, seat)

    @wrong("what is there already counts alone", loosened, "deploy", CAP)
    def _(game, seat, _answer):
        return _sum(game, creatures_of(game, seat)) < _limit(game, seat)

    @wrong("the levels stay below leadership", tightened, "deploy", CAP)
    def _(game, seat, answer):
        return _later(game) and _sum(game, creatures_of(game, seat)) + _new(game, answer) >= _limit(game, seat)

    @wrong("the levels may be one above leadership", loosened, "deploy", CAP)
    def _(game, seat, answer):
        return _sum(game, creatures_of(game, seat)) + _new(game, answer) <= _limit(game, seat) + 1

    @wrong("both players' creatures count", tightened, "deploy", CAP)
    def _(game, seat, answer):
        return _later(game) and _sum(game, game.position.creatures.values()) + _new(game, answer) > _limit(game, seat)

    @wrong("creatures are counted instead of levels", loosened, "deploy", CAP)
    def _(game, seat, _answer):
        return len(creatures_of(game, seat)) < _limit(game, seat)

    @wrong("the opponent's leadership counts", loosened, "deploy", CAP)
    def _(game, seat, answer):
        return _sum(game, creatures_of(game, seat)) + _new(game, answer) <= _limit(game, other(seat))

    @wrong("tapped creatures do not count", loosened, "deploy", CAP)
    def _(game, seat, answer):
        untapped = [each for each in creatures_of(game, seat) if not each.tapped]
        return _sum(game, untapped) + _new(game, answer) <= _limit(game, seat)

    @wrong("no single creature is above the leadership that is left", tightened, "deploy", CAP)
    def _(game, seat, answer):
        return _later(game) and _new(game, answer) * 2 > _limit(game, seat) + 1


with clause(PLACE):
    mutant("any square will do", lifted("deploy", PLACE))

    @wrong("any free square will do", loosened, "deploy", PLACE)
    def _(game, _seat, answer):
        return all(each.square != answer.square for each in game.position.creatures.values())

    @wrong("the opponent's start area will do", loosened, "deploy", PLACE)
    def _(game, seat, answer):
        there = chart_of(game.position).has(answer.square, other(seat))
        return there and all(each.square != answer.square for each in game.position.creatures.values())

    @wrong("a friend's square will do", loosened, "deploy", PLACE)
    def _(game, seat, answer):
        there = any(each.square == answer.square for each in creatures_of(game, seat))
        return there and chart_of(game.position).has(answer.square, seat)

    @wrong("an enemy's square will do", loosened, "deploy", PLACE)
    def _(game, seat, answer):
        there = any(each.square == answer.square for each in creatures_of(game, other(seat)))
        return there and chart_of(game.position).has(answer.square, seat)

    @wrong("not beside an enemy", tightened, "deploy", PLACE)
    def _(game, _seat, answer):
        near = [chart_of(game.position).places[each.square] for each in creatures_of(game, other(_seat))]
        x, y = chart_of(game.position).places[answer.square]
        return _later(game) and any(max(abs(x - a), abs(y - b)) == 1 for a, b in near)

    @wrong("not on costly terrain", tightened, "deploy", PLACE)
    def _(game, _seat, answer):
        return _later(game) and terrain.dear(chart_of(game.position), answer.square) is not None

    @wrong("they enter tapped", after_act, "deploy")
    def _(game, _seat, answer):
        if _later(game):
            zones.tap(game, answer.card, PLACE)


with clause("dungeon_command.deploy.no_activation"):
    mutant(
        "who is deployed may be activated at once",
        step_before("turn", "deploy_phase", "activate_phase"),
        after_act("deploy", lambda game, _seat, answer: zones.change_creature(game, answer.card, activated=False)),
    )

    @wrong(
        "who was deployed in this turn does not react", tightened, "immediate", "dungeon_command.actions.immediate_tap"
    )
    def _(game, seat, answer):
        creature = game.position.creatures[answer.user]
        return creature.activated and chart_of(game.position).has(creature.square, seat)


ALL = "dungeon_command.ruling.leadership_counts_all"

with clause(ALL):

    def _counting(wanted):
        def over(game, seat, card):
            total = _sum(game, [each for each in game.position.creatures.values() if wanted(each, seat)])
            return "not so" if total + getattr(card_of(game, card).creature, "level", 0) > _limit(game, seat) else None

        return judgement(deployment.over_leadership, over)

    mutant("captured creatures do not count", _counting(lambda e, seat: e.controller == e.owner == seat))
    mutant("owned creatures count, whoever controls them", _counting(lambda e, seat: e.owner == seat))
    mutant("captured ones count for both", _counting(lambda e, seat: seat in (e.owner, e.controller)))

    @wrong("who is above leadership loses creatures", after_step, "deploy", "raise_leadership")
    def _(game, _frame):
        seat = game.position.turn_player
        if _sum(game, creatures_of(game, seat)) > _limit(game, seat):
            zones.remove_creature(game, creatures_of(game, seat)[-1].card, ALL)

    @wrong("who is above leadership activates nobody", tightened, "activate", "dungeon_command.activate.each_once")
    def _(game, seat, _answer):
        return _sum(game, creatures_of(game, seat)) > _limit(game, seat)


with clause("dungeon_command.ruling.leadership_unlimited"):

    def _capped(most):
        @_risen
        def capped(game, seat, before):
            if before >= most:
                zones.change_player(game, seat, leadership=before)

        return capped

    mutant("leadership ends at ten", _capped(10))
    mutant("leadership ends at twelve", _capped(12))
    mutant("leadership ends at twenty", _capped(20))
