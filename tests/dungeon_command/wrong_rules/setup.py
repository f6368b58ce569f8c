"""Wrong ways to begin."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, after_step, drawn, judgement, perform, step
from reference_engine.dungeon_command import deployment, quiet, setup, starting, values, view, zones
from reference_engine.dungeon_command.position import SEATS, Treasure, card_of, chart_of, creatures_of, other
from reference_engine.dungeon_command.procedures import Setup
from tests.dungeon_command.wrong_rules.bends import loosened, tightened

FIRST = "dungeon_command.setup.first_choice"
PLACE = "dungeon_command.setup.deploy_place"
LEADERSHIP = "dungeon_command.setup.deploy_leadership"
MINIMUM = "dungeon_command.setup.deploy_minimum"
HIDDEN = "dungeon_command.ruling.hidden_information"

with clause("dungeon_command.setup.reveal"):

    @wrong("the opponent's commander is not shown", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return (
            real(game, seat, viewer) if viewer in (seat, "judge") else replace(real(game, seat, viewer), commander="")
        )

    @wrong("nobody shows a commander before the first turn", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return real(game, seat, viewer) if game.position.turn else replace(real(game, seat, viewer), commander="")

    @wrong("leadership and morale are counted from the first turn on", judgement, view.player_view)
    def _(real, game, seat, viewer):
        shown = real(game, seat, viewer)
        return shown if game.position.turn else replace(shown, leadership=0, morale=0)


with clause(FIRST):

    @wrong("whoever wins the draw goes first", step, "setup", "choose_first_player")
    def _(game, frame):
        game.position.first_player = game.position.turn_player = frame.chooser

    @wrong("the player who is named goes second", perform, "choose_first")
    def _(real, game, frame, seat, answer):
        return real(game, frame, seat, replace(answer, first=other(answer.first)))

    @wrong("the last in the draw wins it", drawn, "draw_winner")
    def _(_game, frame, results):
        frame.chooser = results[0][-1]

    mutant("whoever wins cannot go second", tightened("choose_first", FIRST, lambda _, seat, a: a.first != seat))
    mutant("whoever wins cannot go first", tightened("choose_first", FIRST, lambda _, seat, a: a.first == seat))


def _built_without(*words):
    def built(real, edition, battlefield, side, how):
        return (told for told in real(edition, battlefield, side, how) if not all(word in told for word in words))

    return judgement(quiet.built_wrongly, built)


with clause("dungeon_command.setup.side_choice"):

    @wrong("the winner of the draw chooses", judgement, setup.chooses_side)
    def _(game):
        return game.position.stack[-1].chooser

    @wrong("the other side of the tiles lies up", perform, "choose_side")
    def _(real, game, frame, seat, answer):
        return real(game, frame, seat, replace(answer, side="outdoor" if answer.side == "dungeon" else "dungeon"))

    @wrong("the tiles always show the dungeon", perform, "choose_side")
    def _(real, game, frame, seat, answer):
        return real(game, frame, seat, replace(answer, side="dungeon"))

    mutant("a map may show either side", _built_without("its tiles show"))


with clause("dungeon_command.setup.halves"):
    mutant("a half may be built from anybody's tiles", _built_without("other tiles"))
    mutant("one half may have no tiles", _built_without("no tiles of"))
    mutant("only South's half is looked at", _built_without("north"))
    mutant("only North's half is looked at", _built_without("south"))

    @wrong("the halves are joined the other way round", after_step, "setup", "build_battlefield")
    def _(game, _frame):
        there = game.position.battlefield
        game.position.battlefield = replace(there, rows=there.rows[::-1])

    @wrong("only the first player's half is there", after_step, "setup", "build_battlefield")
    def _(game, _frame):
        there = game.position.battlefield
        half = len(there.rows) // 2
        game.position.battlefield = replace(there, rows=there.rows[half:] if half else there.rows)


with clause("dungeon_command.setup.treasure"):

    @wrong("chests lie face up", after_step, "setup", "shuffle_decks")
    def _(game, _frame):
        for square, chest in list(game.position.treasures.items()):
            game.position.treasures[square] = replace(chest, face_down=False)

    @wrong("one chest is placed", drawn, "place_treasures")
    def _(game, _frame, results):
        square = chart_of(game.position).those("treasure")[0]
        number = int(results[0][0].partition(".")[0])
        game.position.treasures[square] = Treasure(square, number, number)

    @wrong("every chest has the same number", drawn, "place_treasures")
    def _(game, _frame, _results):
        for square in chart_of(game.position).those("treasure"):
            game.position.treasures[square] = Treasure(square, 1, 1)

    @wrong("chests are placed as they lie, whatever chance says", drawn, "place_treasures")
    def _(game, frame, _results):
        for square, number in zip(chart_of(game.position).those("treasure"), frame.chests, strict=False):
            game.position.treasures[square] = Treasure(square, number, number)

    @wrong("everybody sees the numbers of chests", judgement, view.treasure_view)
    def _(real, game, square, _viewer):
        return real(game, square, "judge")

    @wrong("both players see the numbers of chests", judgement, view.treasure_view)
    def _(real, game, square, viewer):
        return real(game, square, "judge" if viewer in SEATS else viewer)


with clause("dungeon_command.setup.draw"):

    @wrong("only the creature decks are shuffled", drawn, "shuffle_decks")
    def _(game, _frame, results):
        first = game.position.first_player
        for index, seat in enumerate((first, other(first))):
            zones.change_player(game, seat, creature_deck=results[2 * index])

    @wrong("only the order decks are shuffled", drawn, "shuffle_decks")
    def _(game, _frame, results):
        first = game.position.first_player
        for index, seat in enumerate((first, other(first))):
            zones.change_player(game, seat, order_deck=results[2 * index + 1])

    @wrong("only the first player shuffles", drawn, "shuffle_decks")
    def _(game, _frame, results):
        first = game.position.first_player
        zones.change_player(game, first, creature_deck=results[0], order_deck=results[1])

    @wrong("no order cards are drawn", after_step, "setup", "draw_hands")
    def _(game, _frame):
        for seat in SEATS:
            player = game.position.players[seat]
            zones.change_player(game, seat, order_hand=(), order_deck=(*player.order_hand, *player.order_deck))

    @wrong("the first player draws an order card more", after_step, "setup", "draw_hands")
    def _(game, _frame):
        zones.draw_orders(game, game.position.first_player, 1, "dungeon_command.setup.draw")

    @wrong("the second player draws an order card more", after_step, "setup", "draw_hands")
    def _(game, _frame):
        zones.draw_orders(game, other(game.position.first_player), 1, "dungeon_command.setup.draw")

    @wrong("hands are drawn from the bottom", drawn, "shuffle_decks")
    def _(real, game, frame, results):
        return real(game, frame, tuple(deck[::-1] for deck in results))


with clause("dungeon_command.setup.deploy_order"):

    @wrong("the second player deploys first", judgement, starting.next_to_deploy)
    def _(game, frame):
        first = game.position.first_player
        return next((seat for seat in (other(first), first) if seat not in frame.deployed), None)

    @wrong("South always deploys first", judgement, starting.next_to_deploy)
    def _(_game, frame):
        return next((seat for seat in SEATS if seat not in frame.deployed), None)

    @wrong("the players deploy one creature each in turn", judgement, starting.next_to_deploy)
    def _(game, frame):
        first = game.position.first_player
        left = [seat for seat in (first, other(first)) if seat not in frame.deployed]
        return min(left, key=lambda seat: len(creatures_of(game, seat)), default=None)

    @wrong("whoever has deployed may deploy again when the other has", perform, "pass")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        if isinstance(frame, Setup) and len(frame.deployed) == 2 and seat != game.position.first_player:
            frame.deployed = (seat,)
        return outcome


with clause(PLACE):
    mutant(
        "creatures may be deployed anywhere",
        loosened("deploy", PLACE, lambda game, seat, a: not chart_of(game.position).has(a.square, seat)),
    )

    @wrong("creatures may be put on top of each other", loosened, "deploy", PLACE)
    def _(game, seat, answer):
        return chart_of(game.position).has(answer.square, seat)

    @wrong("the opponent's start area will do", loosened, "deploy", PLACE)
    def _(game, seat, answer):
        there = chart_of(game.position).has(answer.square, other(seat))
        return there and all(each.square != answer.square for each in game.position.creatures.values())

    @wrong("only the first square of the start area will do", tightened, "deploy", PLACE)
    def _(game, seat, answer):
        return game.position.turn == 0 and answer.square != chart_of(game.position).those(seat)[0]

    @wrong("nobody is deployed beside a creature", tightened, "deploy", PLACE)
    def _(game, seat, _answer):
        return game.position.turn == 0 and len(creatures_of(game, seat)) > 1

    @wrong("the card stays in the hand", after_act, "deploy")
    def _(game, seat, answer):
        if game.position.turn == 0:
            hand = game.position.players[seat].creature_hand
            zones.change_player(game, seat, creature_hand=(*hand, answer.card))

    @wrong("a card is drawn for each creature deployed", after_act, "deploy")
    def _(game, seat, _answer):
        if game.position.turn == 0:
            zones.draw_creatures(game, seat, 1, PLACE)


def _levels(game, seat, card):
    mine = sum(values.level(game, each) for each in creatures_of(game, seat))
    return mine, getattr(card_of(game, card).creature, "level", 0), game.position.players[seat].leadership


with clause(LEADERSHIP):

    @wrong("each creature by itself is within leadership", loosened, "deploy", LEADERSHIP)
    def _(game, seat, answer):
        _, new, limit = _levels(game, seat, answer.card)
        return new <= limit

    @wrong("what is there already is within leadership", loosened, "deploy", LEADERSHIP)
    def _(game, seat, answer):
        there, _, limit = _levels(game, seat, answer.card)
        return there < limit

    @wrong("the levels stay below leadership", tightened, "deploy", LEADERSHIP)
    def _(game, seat, answer):
        return (
            game.position.turn == 0
            and sum(_levels(game, seat, answer.card)[:2]) >= game.position.players[seat].leadership
        )

    @wrong("the levels may be one above leadership", loosened, "deploy", LEADERSHIP)
    def _(game, seat, answer):
        return sum(_levels(game, seat, answer.card)[:2]) <= game.position.players[seat].leadership + 1

    @wrong("both players' creatures count", tightened, "deploy", LEADERSHIP)
    def _(game, seat, answer):
        theirs = sum(values.level(game, each) for each in creatures_of(game, other(seat)))
        return (
            game.position.turn == 0
            and theirs + sum(_levels(game, seat, answer.card)[:2]) > game.position.players[seat].leadership
        )

    @wrong("creatures are counted instead of levels", loosened, "deploy", LEADERSHIP)
    def _(game, seat, _answer):
        return len(creatures_of(game, seat)) < game.position.players[seat].leadership

    @wrong("the opponent's leadership counts", loosened, "deploy", LEADERSHIP)
    def _(game, seat, answer):
        return sum(_levels(game, seat, answer.card)[:2]) <= game.position.players[other(seat)].leadership


with clause(MINIMUM):

    @wrong("one creature of either player is enough", loosened, "pass", MINIMUM)
    def _(game, _seat, _answer):
        return bool(game.position.creatures)

    @wrong("the first player need not deploy", loosened, "pass", MINIMUM)
    def _(game, seat, _answer):
        return seat == game.position.first_player

    @wrong("as many as possible are deployed", tightened, "pass", MINIMUM)
    def _(game, seat, _answer):
        return game.question.kind == "starting" and starting.can_deploy(game, seat)


with clause("dungeon_command.setup.refill"):

    def _refilled(how):
        def refill(game, _frame):
            for seat in SEATS:
                how(game, seat)

        return step("setup", "refill_hands", refill)

    @wrong("one card is drawn", _refilled)
    def _(game, seat):
        zones.draw_creatures(game, seat, 1, "dungeon_command.setup.refill")

    @wrong("order hands are refilled, too", _refilled)
    def _(game, seat):
        zones.refill(game, seat, "dungeon_command.setup.refill")
        zones.draw_orders(game, seat, 1, "dungeon_command.setup.refill")

    @wrong("as many cards are drawn as at first", _refilled)
    def _(game, seat):
        zones.draw_creatures(game, seat, zones.hand_size(game, seat), "dungeon_command.setup.refill")

    @wrong("the first player does not refill", _refilled)
    def _(game, seat):
        if seat != game.position.first_player:
            zones.refill(game, seat, "dungeon_command.setup.refill")

    @wrong("the second player does not refill", _refilled)
    def _(game, seat):
        if seat == game.position.first_player:
            zones.refill(game, seat, "dungeon_command.setup.refill")

    @wrong("cards are drawn from the bottom", _refilled)
    def _(game, seat):
        zones.change_player(game, seat, creature_deck=game.position.players[seat].creature_deck[::-1])
        zones.refill(game, seat, "dungeon_command.setup.refill")
        zones.change_player(game, seat, creature_deck=game.position.players[seat].creature_deck[::-1])


def _seen(change):
    def seen(real, game, seat, viewer):
        shown, everything = real(game, seat, viewer), real(game, seat, "judge")
        return replace(shown, **change(shown, everything, viewer, seat))

    return judgement(view.player_view, seen)


with clause(HIDDEN):
    mutant("order hands lie open", _seen(lambda _, every, _v, _s: {"order_hand": every.order_hand}))
    mutant("creature hands lie open", _seen(lambda _, every, _v, _s: {"creature_hand": every.creature_hand}))
    mutant(
        "the opponent sees a hand, the public does not",
        _seen(lambda shown, every, viewer, _: {"order_hand": every.order_hand} if viewer in SEATS else {}),
    )
    mutant(
        "players know the order of their own decks",
        _seen(lambda _s, e, v, seat: {"order_deck": e.order_deck} if v == seat else {}),
    )
    mutant(
        "players know the order of their creature decks",
        _seen(lambda _s, e, v, seat: {"creature_deck": e.creature_deck} if v == seat else {}),
    )
    mutant("the public sees decks", _seen(lambda _s, e, v, _: {"order_deck": e.order_deck} if v == "public" else {}))
    mutant("players do not see their own order hands", _seen(lambda _s, _e, v, _: {"order_hand": None}))
    mutant("players do not see their own creature hands", _seen(lambda _s, _e, v, _: {"creature_hand": None}))
    mutant(
        "the sizes of the opponent's hands are secret",
        _seen(lambda _s, _e, v, s: {"order_hand_count": 0, "creature_hand_count": 0} if v != s else {}),
    )
    mutant(
        "the opponent's discard piles lie face down",
        _seen(lambda _s, _e, v, s: {"order_discard": (), "creature_discard": ()} if v not in (s, "judge") else {}),
    )

    @wrong("whoever's turn it is sees the numbers of chests", judgement, view.treasure_view)
    def _(real, game, square, viewer):
        return real(game, square, "judge" if viewer == game.position.turn_player else viewer)

    @wrong("chests that lie face up are secret, too", judgement, view.treasure_view)
    def _(_game, square, _viewer):
        return view.TreasureView(square)


with clause("dungeon_command.ruling.redraw"):
    mutant("nobody draws a hand anew", judgement(starting.redraws, lambda *_: False))

    @wrong("the hand is set aside", drawn, "deploy_starting_creatures")
    def _(real, game, frame, results):
        seat = starting.next_to_deploy(game, frame)
        hand = game.position.players[seat].creature_hand
        return real(game, frame, ([card for card in results[0] if card not in hand],))

    @wrong("a card less is drawn", drawn, "deploy_starting_creatures")
    def _(real, game, frame, results):
        seat = starting.next_to_deploy(game, frame) or ""
        outcome = real(game, frame, results)
        player = game.position.players[seat]
        zones.change_player(
            game,
            seat,
            creature_hand=player.creature_hand[:-1],
            creature_deck=(*player.creature_hand[-1:], *player.creature_deck),
        )
        return outcome

    @wrong("the deck keeps its order", drawn, "deploy_starting_creatures")
    def _(real, game, frame, results):
        player = game.position.players[starting.next_to_deploy(game, frame)]
        return real(game, frame, ((*player.creature_deck, *player.creature_hand), *results[1:]))

    @wrong("a hand is drawn anew once", judgement, starting.redraws)
    def _(real, game, seat):
        deck = game.position.players[seat].creature_deck
        return real(game, seat) and len(deck) > 0 and deck == tuple(sorted(deck))


with clause("dungeon_command.ruling.starting_untapped"):

    @wrong("starting creatures enter tapped", after_act, "deploy")
    def _(game, _seat, answer):
        if game.position.turn == 0:
            zones.tap(game, answer.card, "dungeon_command.ruling.starting_untapped")

    @wrong("the second player's starting creatures enter tapped", after_act, "deploy")
    def _(game, seat, answer):
        if game.position.turn == 0 and seat != game.position.first_player:
            zones.tap(game, answer.card, "dungeon_command.ruling.starting_untapped")


with clause("dungeon_command.ruling.refill_together"):

    @wrong("each player refills after deploying", perform, "pass")
    def _(real, game, frame, seat, answer):
        if isinstance(frame, Setup):
            zones.refill(game, seat, "dungeon_command.setup.refill")
        return real(game, frame, seat, answer)

    @wrong("hands are refilled after each creature", after_act, "deploy")
    def _(game, seat, _answer):
        if game.position.turn == 0:
            zones.refill(game, seat, "dungeon_command.setup.refill")


with clause("dungeon_command.ruling.nothing_to_deploy"):
    mutant("one creature must be deployed even where none can be", judgement(starting.can_deploy, lambda *_: True))

    @wrong("whoever has a creature card must deploy, whatever its level", judgement, starting.can_deploy)
    def _(real, game, seat):
        return real(game, seat) or bool(
            game.position.players[seat].creature_hand and chart_of(game.position).those(seat)
        )

    @wrong("the start area does not matter", judgement, starting.can_deploy)
    def _(game, seat):
        hand = game.position.players[seat].creature_hand
        return any(deployment.over_leadership(game, seat, card) is None for card in hand)

    @wrong("whoever has nothing to deploy has no limit of leadership", judgement, deployment.over_leadership)
    def _(real, game, seat, card):
        return None if not game.position.turn and not creatures_of(game, seat) else real(game, seat, card)

    @wrong("the second player may always begin with none", judgement, starting.can_deploy)
    def _(real, game, seat):
        return seat == game.position.first_player and real(game, seat)
