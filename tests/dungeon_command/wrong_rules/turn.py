"""Wrong setups, turns, deployments and ends of the game."""

from msgspec.structs import replace

from monosashi.mutants import REMOVED, clause, mutant, no_mutant, wrong
from monosashi.mutants.amend import after_step, condition, judgement, loosened, step, switch, tightened
from reference_engine.dungeon_command import orders, quiet, treasure, values, view, warband, zones
from reference_engine.dungeon_command.position import card_of, chart_of, creatures_of, other
from reference_engine.dungeon_command.procedures import Activation
from tests.dungeon_command.wrong_rules.bends import for_south_alone
from tests.dungeon_command.wrong_rules.move import R

MINIMUM = "dungeon_command.components.warband_minimum"


def _faults_and(found):
    def faults(real, edition, brought):
        yield from real(edition, brought)
        if found(edition, brought):
            yield "not so"

    return judgement(warband.warband_faults, faults)


with clause(MINIMUM):
    mutant(
        "creatures and order cards are counted together",
        judgement(
            warband.warband_faults,
            lambda real, edition, brought: (
                told
                for told in real(edition, brought)
                if f"({MINIMUM})" not in told or len(brought.creatures) + len(brought.orders) < 42
            ),
        ),
    )


with clause("dungeon_command.ruling.any_mixture"):
    mutant(
        "order cards fit the abilities of the creatures",
        _faults_and(
            lambda edition, brought: any(
                edition.cards[name].order.ability
                and not any(
                    edition.cards[name].order.ability in edition.cards[each].creature.abilities
                    for each in brought.creatures
                )
                for name in brought.orders
            )
        ),
    )

with clause("dungeon_command.ruling.finished_map"):

    @wrong("maps must name their tiles", judgement, quiet.built_wrongly)
    def _(real, edition, battlefield, side, how):
        yield from real(edition, battlefield, side, how)
        if not battlefield.tiles:
            yield "its tiles are not named"


LEADERSHIP = "dungeon_command.setup.deploy_leadership"
HIDDEN = "dungeon_command.ruling.hidden_information"

with clause("dungeon_command.setup.reveal"):

    @wrong("the opponent's commander is not shown", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return (
            real(game, seat, viewer) if viewer in (seat, "judge") else replace(real(game, seat, viewer), commander="")
        )


def _built_without(*words):
    def built(real, edition, battlefield, side, how):
        return (told for told in real(edition, battlefield, side, how) if not all(word in told for word in words))

    return judgement(quiet.built_wrongly, built)


with clause("dungeon_command.setup.side_choice"):
    mutant("a map may show either side", _built_without("its tiles show"))


def _levels(game, seat, card):
    mine = sum(values.level(game, each) for each in creatures_of(game, seat))
    return mine, getattr(card_of(game, card).creature, "level", 0), game.position.players[seat].leadership


with clause(LEADERSHIP):

    @wrong("the opponent's leadership counts", loosened, "deploy", LEADERSHIP)
    def _(game, seat, answer):
        return sum(_levels(game, seat, answer.card)[:2]) <= game.position.players[other(seat)].leadership


def _seen(change):
    def seen(real, game, seat, viewer):
        shown, everything = real(game, seat, viewer), real(game, seat, "judge")
        return replace(shown, **change(shown, everything, viewer, seat))

    return judgement(view.player_view, seen)


with clause(HIDDEN):
    mutant(
        "players know the order of their own decks",
        _seen(lambda _s, e, v, seat: {"order_deck": e.order_deck} if v == seat else {}),
    )
    mutant("the public sees decks", _seen(lambda _s, e, v, _: {"order_deck": e.order_deck} if v == "public" else {}))
    mutant(
        "the opponent's discard piles lie face down",
        _seen(lambda _s, _e, v, s: {"order_discard": (), "creature_discard": ()} if v not in (s, "judge") else {}),
    )


DRAW = "dungeon_command.refresh.draw_order"
REFRESH = "dungeon_command.refresh.untap"

no_mutant(
    "dungeon_command.ruling.two_players",
    "A table of more than two is no document of this game: no scenario can set one up.",
)


START, END = "turn_start", "turn_end"


def _untapping(which):
    """Untapping bent in one phase only."""

    def untapping(how):
        def untap(real, game, seat, clause):
            if clause == which:
                how(game, seat)
            else:
                real(game, seat, clause)

        return judgement(zones.untap_all, untap)

    return untapping


def _some(which, wanted):
    def untap(game, seat):
        for creature in list(game.position.creatures.values()):
            if wanted(game, seat, creature):
                zones.untap(game, creature.card, which)

    return _untapping(which)(untap)


with clause(REFRESH):
    mutant("only in South's turns", for_south_alone("refresh", "untap_creatures"))
    mutant("nobody untaps in the first turn", _some(REFRESH, lambda g, s, e: e.controller == s and g.position.turn > 1))


with clause("dungeon_command.refresh.no_order_hand_limit"):

    def at_most(most):
        def draw(real, game, seat, count, clause):
            room = max(0, most - len(game.position.players[seat].order_hand))
            real(game, seat, min(count, room), clause)

        return judgement(zones.draw_orders, draw)

    mutant("nobody draws above ten order cards", at_most(10))


with clause("dungeon_command.ruling.who_untaps"):
    mutant(
        "captured creatures do not untap", _some(REFRESH, lambda _, seat, each: each.owner == each.controller == seat)
    )


def _refilling(how):
    return step("cleanup", "refill_creatures", lambda game, _frame: how(game, game.position.turn_player))


REFILL = "dungeon_command.cleanup.refill_creatures"

with clause(REFILL):

    @wrong("both players refill", _refilling)
    def _(game, seat):
        for each in (seat, other(seat)):
            zones.refill(game, each, REFILL)


PLACE = "dungeon_command.deploy.place"


def _later(game):
    return game.position.turn > 0


def _risen(how):
    def rise(real, game, frame):
        seat = game.position.turn_player
        before = game.position.players[seat].leadership
        outcome = real(game, frame)
        how(game, seat, before)
        return outcome

    return step("deploy", "raise_leadership", rise)


def _sum(game, creatures):
    return sum(values.level(game, each) for each in creatures)


def _limit(game, seat):
    return game.position.players[seat].leadership


with clause(PLACE):

    @wrong("the opponent's start area will do", loosened, "deploy", PLACE)
    def _(game, seat, answer):
        there = chart_of(game.position).has(answer.square, other(seat))
        return there and all(each.square != answer.square for each in game.position.creatures.values())

    @wrong("an enemy's square will do", loosened, "deploy", PLACE)
    def _(game, seat, answer):
        there = any(each.square == answer.square for each in creatures_of(game, other(seat)))
        return there and chart_of(game.position).has(answer.square, seat)

    @wrong("not beside an enemy", tightened, "deploy", PLACE)
    def _(game, _seat, answer):
        near = [chart_of(game.position).places[each.square] for each in creatures_of(game, other(_seat))]
        x, y = chart_of(game.position).places[answer.square]
        return _later(game) and any(max(abs(x - a), abs(y - b)) == 1 for a, b in near)


ALL = "dungeon_command.ruling.leadership_counts_all"

with clause(ALL):

    @wrong("who is above leadership loses creatures", after_step, "deploy", "raise_leadership")
    def _(game, _frame):
        seat = game.position.turn_player
        if _sum(game, creatures_of(game, seat)) > _limit(game, seat):
            zones.remove_creature(game, creatures_of(game, seat)[-1].card, ALL)


COLLECT, NUMBER = "dungeon_command.treasure.collect", "dungeon_command.treasure.number"


with clause(COLLECT):

    @wrong("the creature's owner gains the morale", judgement, treasure.collector)
    def _(game, declared):
        return game.position.creatures[declared.actor].owner


def _chests(how):
    """Once a token has been taken the chest is different."""

    def taken(real, game, declared):
        square = game.position.creatures[declared.actor].square
        how(game, square)
        return real(game, declared)

    return judgement(treasure.collector, taken)


with clause(NUMBER):

    @wrong("all chests are turned up together", _chests)
    def _(game, _square):
        for square, chest in list(game.position.treasures.items()):
            game.position.treasures[square] = replace(chest, face_down=False)


LOSS, ENDS = "dungeon_command.morale.loss_by_level", "dungeon_command.morale.zero_ends"
WINNER, TIE = "dungeon_command.end.winner", "dungeon_command.end.tie"


RESIGN = R + "resignation"
with clause(RESIGN):
    mutant("nobody resigns before the first turn", condition("resign", RESIGN, lambda game, *_: not game.position.turn))


ONCE = "dungeon_command.activate.each_once"
UNTAPPED = "dungeon_command.actions.needs_untapped"
STANDARD = "dungeon_command.ruling.one_standard_action"


def acting(game):
    """The activation under way."""
    return game.asking(Activation)


def user(game):
    """The creature that is being activated."""
    return game.position.creatures[acting(game).creature]


with clause(ONCE):

    @wrong("who has tapped may be activated again", loosened, "activate", ONCE)
    def _(game, _seat, answer):
        return game.position.creatures[answer.creature].tapped


# Actions


with clause(UNTAPPED):

    @wrong("tapped creatures attack at range", loosened, "attack", UNTAPPED)
    def _(_game, _seat, answer):
        return answer.attack == "ranged"


TAP = "dungeon_command.actions.immediate_tap"


with clause(STANDARD):
    # In the reading chosen nothing is forbidden: what is switched on says what the clause does.
    mutant(REMOVED, switch("one_standard_per_activation", "on"))


# Order cards

ABILITY = "dungeon_command.orders.ability"
OWN = "dungeon_command.orders.own_creature"


def _printed(game, card):
    return orders.face_of(game, card)


def _abilities(game, creature):
    return values.face_of(game, creature).abilities


with clause(ABILITY):

    @wrong("cards without an ability need a creature without any", judgement, orders.ability_missing)
    def _(real, game, creature, card):
        return real(game, creature, card) or (
            "not so" if not _printed(game, card).ability and _abilities(game, creature) else None
        )

    @wrong("a high level takes the place of the ability", judgement, orders.ability_missing)
    def _(real, game, creature, card):
        return None if values.level(game, creature) > _printed(game, card).level else real(game, creature, card)


with clause(OWN):

    @wrong("captured creatures use no order cards", tightened, "use_order", OWN)
    def _(game, _seat, _answer):
        return user(game).owner != user(game).controller
