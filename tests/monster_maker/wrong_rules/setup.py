"""Wrong ways to prepare a game."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import (
    Bend,
    after_act,
    after_step,
    condition,
    drawn,
    faults,
    judgement,
    listed,
    perform,
    step,
    step_before,
)
from reference_engine.monster_maker import setup, view, zones
from reference_engine.monster_maker.position import Character, Land, card_of, seats_from

CHOOSING = "monster_maker.setup.start_character_face_down"

with clause("monster_maker.game.no_mulligan"):

    @wrong("a hand without a land is exchanged", after_step, "setup", "draw_hands")
    def _(game, _frame):
        for seat in game.position.order:
            player = game.position.players[seat]
            if not any(card_of(game, card).land for card in player.hand):
                deck = player.deck + player.hand
                zones.change_player(game, seat, hand=deck[:7], deck=deck[7:])

    @wrong("everybody exchanges the hand once", after_step, "setup", "draw_hands")
    def _(game, _frame):
        for seat in game.position.order:
            player = game.position.players[seat]
            deck = player.deck + player.hand
            zones.change_player(game, seat, hand=deck[:7], deck=deck[7:])


def _choice(allowed: Any) -> Bend:
    return condition("choose_start", CHOOSING, lambda game, _seat, answer: not allowed(card_of(game, answer.card)))


with clause(CHOOSING):
    mutant("any character may be the start character", _choice(lambda card: card.kind == "character"))

    @wrong("a level 1 character may be the start character", _choice)
    def _(card):
        return card.kind == "character" and card.character.level <= 1

    @wrong("a monster card that serves as a character may be the start character", _choice)
    def _(card):
        return card.character is not None and card.character.level == 0

    @wrong("any creature of level 0 may be the start character", _choice)
    def _(card):
        return any(face and face.level == 0 for face in (card.character, card.monster))

    @wrong("the start character stays in the deck as well", perform, "choose_start")
    def _(real, game, frame, seat, answer):
        deck = game.position.players[seat].deck
        outcome = real(game, frame, seat, answer)
        zones.change_player(game, seat, deck=deck)
        return outcome

    @wrong("the start character is face up at once", after_act, "choose_start")
    def _(game, seat, answer):
        zones.change_player(game, seat, party=(Character(answer.card, marked=True),))

    @wrong("all copies of a card are listed", listed, "choose_start")
    def _(options, game):
        deck = game.position.players[game.position.pending.seat].deck
        return [setup.ChooseStart(card) for card in deck] if options else []


with clause("monster_maker.setup.shuffle"):
    mutant(
        "the decks are shuffled after the hands have been drawn", step_before("setup", "draw_hands", "shuffle_decks")
    )

    @wrong("only the first deck is shuffled", drawn, "shuffle_decks")
    def _(game, _frame, orders):
        zones.change_player(game, game.position.order[0], deck=orders[0])

    @wrong("the last deck keeps its order", drawn, "shuffle_decks")
    def _(game, _frame, orders):
        for seat, order in zip(game.position.order[:-1], orders[:-1], strict=True):
            zones.change_player(game, seat, deck=order)


def _first(place: Any) -> Bend:
    def drawn(game: Any, frame: Any, places: Any) -> Any:
        return setup.turn_order_drawn(game, frame, (place(places[0], len(game.position.order)),))

    return amend.drawn("determine_turn_order", drawn)


with clause("monster_maker.setup.turn_order"):
    mutant("the first at the table always begins", _first(lambda *_: 1))
    mutant("the next after the player drawn begins", _first(lambda place, count: place % count + 1))

with clause("monster_maker.setup.draw_seven"):

    @wrong("the first player draws no hand", step, "setup", "draw_hands")
    def _(game, _frame):
        for seat in game.position.order[1:]:
            zones.draw(game, seat, 7, "monster_maker.setup.draw_seven")

    @wrong("hands are drawn from the bottom", step, "setup", "draw_hands")
    def _(game, _frame):
        for seat in game.position.order:
            deck = game.position.players[seat].deck
            zones.change_player(game, seat, hand=deck[-7:], deck=deck[:-7])

    @wrong("hands lie open", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return with_fields(real(game, seat, viewer), hand=tuple(sorted(game.position.players[seat].hand)))


def _revealed(change: Any) -> Bend:
    def more(game: Any, _frame: Any) -> None:
        for seat in game.position.order:
            change(game, seat)

    return after_step("setup", "reveal_start_characters", more)


with clause("monster_maker.setup.reveal_start"):

    @wrong("start characters get no marker", _revealed)
    def _(game, seat):
        (start,) = game.position.players[seat].party
        zones.change_player(game, seat, party=(Character(start.card),))

    @wrong("start characters come wounded", _revealed)
    def _(game, seat):
        (start,) = game.position.players[seat].party
        zones.change_player(game, seat, party=(Character(start.card, wounded=True, marked=True),))

    @wrong("only the first player's start character gets the marker", _revealed)
    def _(game, seat):
        (start,) = game.position.players[seat].party
        first = seat == game.position.order[0]
        zones.change_player(game, seat, party=(Character(start.card, marked=first),))


with clause("monster_maker.setup.level_zero"):

    @wrong("everybody begins on an unexplored land", _revealed)
    def _(game, seat):
        deck = game.position.players[seat].deck
        zones.change_player(game, seat, map=(Land(deck[0], face_down=True),), deck=deck[1:])

    @wrong("the last player begins on an unexplored land", _revealed)
    def _(game, seat):
        deck = game.position.players[seat].deck
        if seat == game.position.order[-1]:
            zones.change_player(game, seat, map=(Land(deck[0], face_down=True),), deck=deck[1:])


with clause("monster_maker.ruling.random_first_player"):
    mutant("the first at the table begins", _first(lambda *_: 1))

    @wrong("the player drawn begins, but turns pass the other way", amend.drawn, "determine_turn_order")
    def _(game, _frame, places):
        position = game.position
        clockwise = seats_from(position, position.order[places[0] - 1])
        position.order = (clockwise[0], *clockwise[:0:-1])
        position.turn_player = position.order[0]

    @wrong("after the player drawn comes the first at the table", amend.drawn, "determine_turn_order")
    def _(game, _frame, places):
        position = game.position
        first = position.order[places[0] - 1]
        position.order = (first, *(seat for seat in position.order if seat != first))
        position.turn_player = first


with clause("monster_maker.ruling.start_character_from_deck"):
    mutant("nobody looks through the own deck", judgement(view.choosing, lambda *_: False))

    @wrong("everybody sees the chosen start characters", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return with_fields(real(game, seat, viewer), start=game.position.players[seat].start)

    @wrong("not even its owner sees a chosen start character", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return with_fields(real(game, seat, viewer), start="")

    @wrong("whoever has chosen sees the start characters of those who choose later", judgement, view.player_view)
    def _(real, game, seat, viewer):
        shown = real(game, seat, viewer)
        chosen = viewer in game.position.players and game.position.players[viewer].start
        return with_fields(shown, start=game.position.players[seat].start) if chosen and seat != viewer else shown

    @wrong("the own deck stays open after the choice", judgement, view.choosing)
    def _(game, _seat):
        pending = game.position.pending
        return pending is not None and pending.kind == "start_character"

    mutant("a card of somebody else's deck may be chosen", faults("choose_start", lambda *_: ()))

    @wrong("each start character is revealed when it is chosen", after_act, "choose_start")
    def _(game, seat, answer):
        zones.change_player(game, seat, party=(Character(answer.card, marked=True),))
