"""Wrong turns: who plays when, the refresh phase, the cleanup phase, what untaps."""

from monosashi.mutants import clause, mutant, no_mutant, wrong
from monosashi.mutants.amend import after_step, judgement, lifted, offer, step, step_before, verb
from reference_engine.dungeon_command import adjacency, cleanup, end, morale, turn, turn_effects, zones
from reference_engine.dungeon_command.cards import TakeControl
from reference_engine.dungeon_command.position import creatures_of, enemies_of, other
from reference_engine.kernel.decision import Decision
from tests.dungeon_command.wrong_rules.bends import for_south_alone

ALTERNATE = "dungeon_command.turn.alternate"
CONTROL = "dungeon_command.ruling.control_and_ownership"
DRAW = "dungeon_command.refresh.draw_order"
REFRESH = "dungeon_command.refresh.untap"
CLEANUP = "dungeon_command.cleanup.untap"

no_mutant(
    "dungeon_command.ruling.two_players",
    "A table of more than two is no document of this game: no scenario can set one up.",
)

with clause(ALTERNATE):
    mutant("the same player goes on", judgement(turn.next_player, lambda game: game.position.turn_player))

    @wrong("South always has the next turn", judgement, turn.next_player)
    def _(_game):
        return "south"

    @wrong("the second player takes the first turn", step, "match", "play_turns")
    def _(real, game, frame):
        outcome = real(game, frame)
        if game.position.turn == 1:
            game.position.turn_player = other(game.position.first_player)
        return outcome

    @wrong("South takes the first turn", step, "match", "play_turns")
    def _(real, game, frame):
        outcome = real(game, frame)
        if game.position.turn == 1:
            game.position.turn_player = "south"
        return outcome

    @wrong("whoever has no creature misses the turn", judgement, turn.next_player)
    def _(real, game):
        following = real(game)
        return following if creatures_of(game, following) else game.position.turn_player

    @wrong("turns alternate after every second turn", judgement, turn.next_player)
    def _(real, game):
        return real(game) if game.position.turn % 2 else game.position.turn_player


with clause("dungeon_command.turn.four_phases"):
    mutant("creatures are deployed in the activate phase, too", offer("deploy", "activate"))
    mutant("creatures are activated in the deploy phase, too", offer("activate", "deploy"))
    mutant("the cleanup phase comes before the deploy phase", step_before("turn", "cleanup_phase", "deploy_phase"))


def _owned(game, seat):
    return tuple(each for each in game.position.creatures.values() if each.owner == seat)


def _not_owned(game, seat):
    return tuple(each for each in game.position.creatures.values() if each.owner != seat)


with clause(CONTROL):
    mutant("the opponent's creatures may be activated", lifted("activate", CONTROL))
    mutant("creatures side with their owners", judgement(creatures_of, _owned), judgement(enemies_of, _not_owned))
    mutant("a player acts with the creatures that the player owns", judgement(creatures_of, _owned))
    mutant("enemies are creatures that the other player owns", judgement(enemies_of, _not_owned))

    @wrong("whoever takes control becomes the owner", verb, TakeControl)
    def _(real, game, frame, part):
        outcome = real(game, frame, part)
        for creature in list(game.position.creatures.values()):
            if creature.owner != creature.controller:
                zones.change_creature(game, creature.card, owner=creature.controller)
        return outcome

    @wrong("a captured creature returns at the end of the turn", after_step, "cleanup", "untap_creatures_again")
    def _(game, _frame):
        for creature in list(game.position.creatures.values()):
            if creature.owner != creature.controller:
                zones.change_creature(game, creature.card, controller=creature.owner)

    @wrong("a captured creature is an enemy of everybody", judgement, enemies_of)
    def _(game, seat):
        return tuple(e for e in game.position.creatures.values() if e.controller != seat or e.owner != e.controller)

    @wrong(
        "a creature captured in its activation goes on acting for its old controller",
        step,
        "activation",
        "take_actions",
    )
    def _(real, game, frame):
        outcome = real(game, frame)
        if outcome is None and frame.creature in game.position.creatures:
            clause = "dungeon_command.activate.free_order"
            return Decision(game.position.turn_player, "act", clause, about=frame.creature)
        return outcome

    @wrong("a captured creature acts for nobody", judgement, creatures_of)
    def _(real, game, seat):
        return tuple(each for each in real(game, seat) if each.owner == seat)


with clause("dungeon_command.refresh.order"):
    mutant("the order card comes first", step_before("refresh", "draw_order", "start_effects"))
    mutant("untapping comes first", step_before("refresh", "untap_creatures", "start_effects"))


def _one_of_several(real, game, frame):
    """Only one effect is resolved."""
    outcome = real(game, frame)
    if isinstance(outcome, Decision):
        frame.due = frame.due[:1]
        return real(game, frame)
    return outcome


def _at(which):
    """An effect bent in this phase only."""

    def at(how):
        def due(real, game, at):
            return how(real(game, at), game) if at == which else real(game, at)

        return judgement(turn_effects.texts_due, due)

    return at


def _of(found, game, wanted):
    bearers = game.position.creatures.values()
    return tuple(
        due
        for due in found
        if any(wanted(each, due.card) for each in bearers if due.card in (each.card, *each.attached))
    )


def _opponent_s(which):
    def due(real, game, at):
        if at != which:
            return real(game, at)
        turn_player = game.position.turn_player
        game.position.turn_player = other(turn_player)
        found = real(game, at)
        game.position.turn_player = turn_player
        return found

    return judgement(turn_effects.texts_due, due)


START, END = "turn_start", "turn_end"

with clause("dungeon_command.refresh.start_effects"):
    mutant("one effect is resolved, the rest is lost", step("turn_effects", "resolve_effects", _one_of_several))
    mutant("attached cards have none", _at(START)(lambda due, game: _of(due, game, lambda e, card: e.card == card)))
    mutant("creatures have none", _at(START)(lambda due, game: _of(due, game, lambda e, card: e.card != card)))
    mutant("tapped creatures have none", _at(START)(lambda due, game: _of(due, game, lambda e, _: not e.tapped)))
    mutant("untapped creatures have none", _at(START)(lambda due, game: _of(due, game, lambda e, _: e.tapped)))
    mutant("damaged creatures have none", _at(START)(lambda due, game: _of(due, game, lambda e, _: not e.damage)))
    mutant("the opponent's effects are resolved instead", _opponent_s(START))
    mutant("each creature has one", _at(START)(lambda due, _: tuple({each.card: each for each in due}.values())))

    @wrong("they come in the order of the battlefield", step, "turn_effects", "resolve_effects")
    def _(real, game, frame):
        outcome = real(game, frame)
        if isinstance(outcome, Decision) and frame.at == START:
            return turn_effects.resolve(game, frame, "", turn_effects.Resolve(frame.due[0].card, frame.due[0].ability))
        return outcome


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


def _first(which):
    def untap(game, seat):
        tapped = [each.card for each in creatures_of(game, seat) if each.tapped]
        for card in tapped[:1]:
            zones.untap(game, card, which)

    return _untapping(which)(untap)


def _toggled(which):
    def untap(game, seat):
        for creature in creatures_of(game, seat):
            zones.change_creature(game, creature.card, tapped=not creature.tapped)

    return _untapping(which)(untap)


with clause(REFRESH):
    mutant("one creature untaps", _first(REFRESH))
    mutant("untapped creatures tap", _toggled(REFRESH))
    mutant("the opponent's creatures untap instead", _some(REFRESH, lambda _, seat, each: each.controller != seat))
    mutant("only the damaged untap", _some(REFRESH, lambda _, seat, e: e.controller == seat and e.damage))
    mutant(
        "creatures beside enemies stay tapped",
        _some(
            REFRESH,
            lambda game, seat, e: e.controller == seat and not adjacency.beside_enemy(game, seat, e.square),
        ),
    )
    mutant("only in South's turns", for_south_alone("refresh", "untap_creatures"))
    mutant("nobody untaps in the first turn", _some(REFRESH, lambda g, s, e: e.controller == s and g.position.turn > 1))

with clause(DRAW):
    mutant("only in South's turns", for_south_alone("refresh", "draw_order"))

    def _drawing(how):
        return step("refresh", "draw_order", lambda game, _frame: how(game, game.position.turn_player))

    @wrong("nothing is drawn in the first turn", step, "refresh", "draw_order")
    def _(real, game, frame):
        return real(game, frame) if game.position.turn > 1 else None

    @wrong("the first player draws nothing in the second turn", step, "refresh", "draw_order")
    def _(real, game, frame):
        return real(game, frame) if game.position.turn != 2 else None

    @wrong("the opponent draws instead", _drawing)
    def _(game, seat):
        zones.draw_orders(game, other(seat), 1, DRAW)

    @wrong("both players draw", _drawing)
    def _(game, seat):
        for each in (seat, other(seat)):
            zones.draw_orders(game, each, 1, DRAW)

    @wrong("the card comes from the bottom", _drawing)
    def _(game, seat):
        zones.change_player(game, seat, order_deck=game.position.players[seat].order_deck[::-1])
        zones.draw_orders(game, seat, 1, DRAW)
        zones.change_player(game, seat, order_deck=game.position.players[seat].order_deck[::-1])

    @wrong("a card is drawn for each creature", _drawing)
    def _(game, seat):
        zones.draw_orders(game, seat, len(creatures_of(game, seat)), DRAW)

    @wrong("the card goes to the discard pile", _drawing)
    def _(game, seat):
        player = game.position.players[seat]
        zones.change_player(
            game,
            seat,
            order_deck=player.order_deck[1:],
            order_discard=(*player.order_discard, *player.order_deck[:1]),
        )

    @wrong("only an empty hand is filled up", _drawing)
    def _(game, seat):
        if not game.position.players[seat].order_hand:
            zones.draw_orders(game, seat, 1, DRAW)


with clause("dungeon_command.refresh.no_order_hand_limit"):

    def _limit(most):
        def draw(real, game, seat, count, clause):
            room = max(0, most - len(game.position.players[seat].order_hand))
            real(game, seat, min(count, room), clause)

        return judgement(zones.draw_orders, draw)

    mutant("nobody draws above six order cards", _limit(6))
    mutant("nobody draws above ten order cards", _limit(10))

    @wrong("who has many order cards discards down to seven", after_step, "cleanup", "refill_creatures")
    def _(game, _frame):
        seat = game.position.turn_player
        hand = game.position.players[seat].order_hand
        for card in hand[7:]:
            zones.take_order(game, seat, card)
            zones.discard_order(game, card, seat, "dungeon_command.refresh.no_order_hand_limit")

    @wrong("who has many order cards discards the one drawn", after_step, "refresh", "draw_order")
    def _(game, _frame):
        seat = game.position.turn_player
        hand = game.position.players[seat].order_hand
        for card in hand[7:]:
            zones.take_order(game, seat, card)
            zones.discard_order(game, card, seat, "dungeon_command.refresh.no_order_hand_limit")


with clause("dungeon_command.ruling.who_untaps"):
    mutant("in the refresh phase everybody untaps", _some(REFRESH, lambda *_: True))
    mutant("in the cleanup phase everybody untaps", _some(CLEANUP, lambda *_: True))
    mutant("owners untap captured creatures", _some(REFRESH, lambda _, seat, each: each.owner == seat))
    mutant("owners untap captured creatures at the end", _some(CLEANUP, lambda _, seat, each: each.owner == seat))
    mutant(
        "captured creatures do not untap", _some(REFRESH, lambda _, seat, each: each.owner == each.controller == seat)
    )
    mutant(
        "captured creatures do not untap at the end",
        _some(CLEANUP, lambda _, seat, each: each.owner == each.controller == seat),
    )

with clause("dungeon_command.ruling.empty_order_deck"):

    @wrong("an empty order deck costs morale", step, "refresh", "draw_order")
    def _(real, game, frame):
        seat = game.position.turn_player
        if not game.position.players[seat].order_deck:
            morale.change(game, seat, -1, DRAW)
        return real(game, frame)

    @wrong("an empty order deck ends the game", step, "refresh", "draw_order")
    def _(real, game, frame):
        if not game.position.players[game.position.turn_player].order_deck:
            end.end_game(game, DRAW)
            return None
        return real(game, frame)

    @wrong("the discard pile becomes the deck as it lies", step, "refresh", "draw_order")
    def _(real, game, frame):
        seat = game.position.turn_player
        player = game.position.players[seat]
        if not player.order_deck:
            zones.change_player(game, seat, order_deck=player.order_discard, order_discard=())
        return real(game, frame)

    @wrong("a creature card is drawn instead", step, "refresh", "draw_order")
    def _(real, game, frame):
        seat = game.position.turn_player
        if not game.position.players[seat].order_deck:
            zones.draw_creatures(game, seat, 1, DRAW)
        return real(game, frame)

    @wrong("the last order card is not drawn", step, "refresh", "draw_order")
    def _(real, game, frame):
        return real(game, frame) if len(game.position.players[game.position.turn_player].order_deck) != 1 else None


with clause("dungeon_command.cleanup.order"):
    mutant("whether the game ends is looked at first", step_before("cleanup", "check_battlefield", "end_effects"))
    mutant("the hand is refilled first", step_before("cleanup", "refill_creatures", "end_effects"))

with clause("dungeon_command.cleanup.end_effects"):
    mutant("one effect is resolved, the rest is lost", step("turn_effects", "resolve_effects", _one_of_several))
    mutant("attached cards have none", _at(END)(lambda due, game: _of(due, game, lambda e, card: e.card == card)))
    mutant("creatures have none", _at(END)(lambda due, game: _of(due, game, lambda e, card: e.card != card)))
    mutant("tapped creatures have none", _at(END)(lambda due, game: _of(due, game, lambda e, _: not e.tapped)))
    mutant("the opponent's effects are resolved, too", _opponent_s(END))
    mutant(
        "start-of-turn effects are resolved again",
        step("cleanup", "end_effects", lambda game, _frame: turn_effects.begin(game, "turn_start")),
    )

    @wrong("hazards come before texts", step, "turn_effects", "resolve_effects")
    def _(real, game, frame):
        outcome = real(game, frame)
        burning = [due for due in frame.due if due.ability < 0]
        if isinstance(outcome, Decision) and burning:
            return turn_effects.resolve(game, frame, "", turn_effects.Resolve(burning[0].card, turn_effects.HAZARD))
        return outcome

    @wrong("texts come before hazards", step, "turn_effects", "resolve_effects")
    def _(real, game, frame):
        outcome = real(game, frame)
        texts = [due for due in frame.due if due.ability >= 0]
        if isinstance(outcome, Decision) and texts and len(texts) < len(frame.due):
            return turn_effects.resolve(game, frame, "", turn_effects.Resolve(texts[0].card, texts[0].ability))
        return outcome

    @wrong("they come in the order of the battlefield", step, "turn_effects", "resolve_effects")
    def _(real, game, frame):
        outcome = real(game, frame)
        if isinstance(outcome, Decision) and frame.at == END:
            return turn_effects.resolve(game, frame, "", turn_effects.Resolve(frame.due[0].card, frame.due[0].ability))
        return outcome


with clause(CLEANUP):
    mutant("one creature untaps", _first(CLEANUP))
    mutant("untapped creatures tap", _toggled(CLEANUP))
    mutant("the opponent's creatures untap instead", _some(CLEANUP, lambda _, seat, each: each.controller != seat))
    mutant("only in South's turns", for_south_alone("cleanup", "untap_creatures_again"))
    mutant("only those that were activated untap", _some(CLEANUP, lambda _, s, e: e.controller == s and e.activated))
    mutant("only the unhurt untap", _some(CLEANUP, lambda _, s, e: e.controller == s and not e.damage))


def _refilling(how):
    return step("cleanup", "refill_creatures", lambda game, _frame: how(game, game.position.turn_player))


REFILL = "dungeon_command.cleanup.refill_creatures"

with clause(REFILL):
    mutant("only in South's turns", for_south_alone("cleanup", "refill_creatures"))

    @wrong("one card is drawn", _refilling)
    def _(game, seat):
        if zones.hand_size(game, seat) > len(game.position.players[seat].creature_hand):
            zones.draw_creatures(game, seat, 1, REFILL)

    @wrong("so many cards are drawn, whatever is in the hand", _refilling)
    def _(game, seat):
        zones.draw_creatures(game, seat, zones.hand_size(game, seat), REFILL)

    @wrong("both players refill", _refilling)
    def _(game, seat):
        for each in (seat, other(seat)):
            zones.refill(game, each, REFILL)

    @wrong("the opponent refills instead", _refilling)
    def _(game, seat):
        zones.refill(game, other(seat), REFILL)

    @wrong("whoever has too many cards discards some", _refilling)
    def _(game, seat):
        zones.refill(game, seat, REFILL)
        player = game.position.players[seat]
        size = zones.hand_size(game, seat)
        zones.change_player(
            game,
            seat,
            creature_hand=player.creature_hand[:size],
            creature_discard=(*player.creature_discard, *player.creature_hand[size:]),
        )

    @wrong("cards come from the bottom", _refilling)
    def _(game, seat):
        zones.change_player(game, seat, creature_deck=game.position.players[seat].creature_deck[::-1])
        zones.refill(game, seat, REFILL)
        zones.change_player(game, seat, creature_deck=game.position.players[seat].creature_deck[::-1])

    @wrong("the hand is filled up to one less", _refilling)
    def _(game, seat):
        missing = zones.hand_size(game, seat) - len(game.position.players[seat].creature_hand) - 1
        zones.draw_creatures(game, seat, max(0, missing), REFILL)

    @wrong("the hand is filled up to one more", _refilling)
    def _(game, seat):
        missing = zones.hand_size(game, seat) - len(game.position.players[seat].creature_hand) + 1
        zones.draw_creatures(game, seat, max(0, missing), REFILL)

    @wrong("creatures on the battlefield count as cards of the hand", _refilling)
    def _(game, seat):
        have = len(game.position.players[seat].creature_hand) + len(creatures_of(game, seat))
        zones.draw_creatures(game, seat, max(0, zones.hand_size(game, seat) - have), REFILL)


CHECK = "dungeon_command.cleanup.end_check"

with clause(CHECK):
    mutant("only in South's turns", for_south_alone("cleanup", "check_battlefield"))

    @wrong("the game ends with one creature left", judgement, cleanup.stands_empty)
    def _(game, seat):
        return len(creatures_of(game, seat)) <= 1

    @wrong("captured creatures do not count", judgement, cleanup.stands_empty)
    def _(game, seat):
        return not any(each.owner == seat for each in creatures_of(game, seat))

    @wrong("own creatures that the opponent controls count", judgement, cleanup.stands_empty)
    def _(game, seat):
        return not any(each.owner == seat for each in game.position.creatures.values())

    @wrong("creature cards in the hand keep the game going", judgement, cleanup.stands_empty)
    def _(real, game, seat):
        return real(game, seat) and not game.position.players[seat].creature_hand

    @wrong("only an empty battlefield ends the game", judgement, cleanup.stands_empty)
    def _(game, _seat):
        return not game.position.creatures


with clause("dungeon_command.end.own_turn_only"):

    @wrong("the opponent's creatures are looked at, too", judgement, cleanup.stands_empty)
    def _(real, game, seat):
        return real(game, seat) or real(game, other(seat))

    @wrong("it is looked at in the refresh phase, too", after_step, "refresh", "untap_creatures")
    def _(game, _frame):
        if not creatures_of(game, game.position.turn_player):
            end.end_game(game, CHECK)

    @wrong("it is looked at after the activate phase, too", step, "turn", "deploy_phase")
    def _(real, game, frame):
        if not creatures_of(game, game.position.turn_player):
            end.end_game(game, CHECK)
            return None
        return real(game, frame)

    @wrong("the game ends as soon as the last creature is destroyed", judgement, zones.remove_creature)
    def _(real, game, creature, clause):
        loser = game.position.creatures[creature].controller
        real(game, creature, clause)
        if not creatures_of(game, loser):
            end.end_game(game, CHECK)


with clause("dungeon_command.ruling.short_creature_deck"):

    @wrong("a short deck is not drawn from", judgement, zones.draw_creatures)
    def _(real, game, seat, count, clause):
        if len(game.position.players[seat].creature_deck) >= count:
            real(game, seat, count, clause)

    @wrong("the discard pile follows a short deck", judgement, zones.draw_creatures)
    def _(real, game, seat, count, clause):
        player = game.position.players[seat]
        if len(player.creature_deck) < count:
            deck = (*player.creature_deck, *player.creature_discard)
            zones.change_player(game, seat, creature_deck=deck, creature_discard=())
        real(game, seat, count, clause)

    @wrong("an empty creature deck ends the game", judgement, zones.draw_creatures)
    def _(real, game, seat, count, clause):
        short = len(game.position.players[seat].creature_deck) < count
        real(game, seat, count, clause)
        if short:
            end.end_game(game, CHECK)

    @wrong("a short creature deck costs morale", judgement, zones.draw_creatures)
    def _(real, game, seat, count, clause):
        if len(game.position.players[seat].creature_deck) < count:
            morale.change(game, seat, -1, REFILL)
        real(game, seat, count, clause)


with clause("dungeon_command.ruling.end_effects_fixed"):
    mutant(
        "nothing lapses",
        judgement(turn_effects.lapsed, lambda real, game, due: turn_effects.bearer(game, due.card) is None),
    )

    @wrong("what comes about meanwhile is resolved, too", step, "turn_effects", "resolve_effects")
    def _(real, game, frame):
        known = getattr(frame, "due", ())
        if frame.at == END:
            more = (*turn_effects.hazards_due(game),)
            new = tuple(each for each in more if each not in known and not game.position.creatures[each.card].damage)
            frame.due = (*known, *new)
        return real(game, frame)

    @wrong("a creature that has left the hazard burns all the same", judgement, turn_effects.lapsed)
    def _(real, game, due):
        return turn_effects.bearer(game, due.card) is None if due.ability < 0 else real(game, due)

    @wrong("the effect of a creature that changed sides is resolved", judgement, turn_effects.lapsed)
    def _(real, game, due):
        return real(game, due) if due.ability < 0 else turn_effects.bearer(game, due.card) is None
