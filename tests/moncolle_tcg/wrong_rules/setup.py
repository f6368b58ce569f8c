"""Wrong set-ups."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import drawn, judgement, step, step_before
from reference_engine.kernel.procedure import AGAIN
from reference_engine.moncolle_tcg import field, setup, view
from reference_engine.moncolle_tcg.position import Ground, card_of
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS

BASES = {"south": "b1", "north": "b4"}


def _bases(game: Any, place: Any, where: Any = BASES) -> None:
    for seat in SEATS:
        deck = game.position.players[seat].deck
        card = deck[place]
        zones.change_player(game, seat, deck=tuple(each for each in deck if each != card))
        field.lay(game, where[seat], Ground(card, "base", seat))


with clause("moncolle_tcg.setup.base_card"):
    mutant("the bases are laid after the hands are drawn", step_before("setup", "draw_hands", "place_bases"))

    @wrong("the bottom card becomes the base", step, "setup", "place_bases")
    def _(game, _setup):
        _bases(game, -1)

    @wrong("each player has the base of the other", step, "setup", "place_bases")
    def _(game, _setup):
        _bases(game, 0, {"south": "b4", "north": "b1"})

    @wrong("the base stays in the deck as well", step, "setup", "place_bases")
    def _(game, _setup):
        decks = {seat: game.position.players[seat].deck for seat in SEATS}
        _bases(game, 0)
        for seat, deck in decks.items():
            zones.change_player(game, seat, deck=deck)

    @wrong("a base lies face up", judgement, view.ground_view)
    def _(real, game, area, ground, viewer):
        return real(game, area, ground, "judge" if ground.kind == "base" else viewer)

    @wrong("a terrain card as base has its own Limit", judgement, field.limit_of)
    def _(real, game, area):
        ground = game.position.field.get(area)
        printed = card_of(game, ground.card).limit if ground and ground.kind == "base" else None
        return printed or real(game, area)

    @wrong("North has no base", step, "setup", "place_bases")
    def _(game, _setup):
        card, *deck = game.position.players["south"].deck
        zones.change_player(game, "south", deck=tuple(deck))
        field.lay(game, "b1", Ground(card, "base", "south"))
        zones.change_player(game, "north", deck=game.position.players["north"].deck[1:])


with clause("moncolle_tcg.ruling.decks_shuffled_first"):
    mutant("bases are laid before the shuffle", step_before("setup", "place_bases", "shuffle_decks"))

    @wrong("only South's deck is shuffled", drawn, "shuffle_decks")
    def _(game, _frame, orders):
        zones.change_player(game, "south", deck=orders[0])

    @wrong("only North's deck is shuffled", drawn, "shuffle_decks")
    def _(game, _frame, orders):
        zones.change_player(game, "north", deck=orders[1])


def _exchanged(game: Any, seat: str) -> None:
    player = game.position.players[seat]
    deck = player.deck + player.hand
    zones.change_player(game, seat, hand=deck[:6], deck=deck[6:])


with clause("moncolle_tcg.setup.opening_hand"):

    @wrong("hands are drawn from the bottom", step, "setup", "draw_hands")
    def _(game, _setup):
        for seat in SEATS:
            deck = game.position.players[seat].deck
            zones.change_player(game, seat, hand=deck[-6:], deck=deck[:-6])

    @wrong("both hands are exchanged", step, "setup", "draw_hands")
    def _(game, frame):
        setup.draw_hands(game, frame)
        for seat in SEATS:
            _exchanged(game, seat)

    @wrong("a hand with fewer than two units is exchanged", step, "setup", "draw_hands")
    def _(game, frame):
        setup.draw_hands(game, frame)
        for seat in SEATS:
            hand = game.position.players[seat].hand
            if sum(card_of(game, card).kind == "unit" for card in hand) < 2:
                _exchanged(game, seat)

    @wrong("only South draws a hand", step, "setup", "draw_hands")
    def _(game, _setup):
        zones.draw(game, "south", 6)

    @wrong("opening hands lie open", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return real(game, seat, seat if viewer != "judge" else viewer)


with clause("moncolle_tcg.setup.first_player"):

    @wrong("the lower die begins", drawn, "roll_for_first")
    def _(game, frame, faces):
        return setup.first_rolled(game, frame, faces[::-1])

    @wrong("South begins when the dice are equal", drawn, "roll_for_first")
    def _(game, frame, faces):
        return setup.first_rolled(game, frame, (faces[0] + 1, faces[1]) if faces[0] == faces[1] else faces)

    @wrong("equal dice are rolled again once only, then North begins", drawn, "roll_for_first")
    def _(real, game, frame, faces):
        if faces[0] != faces[1] or faces[0] > 1:
            return real(game, frame, faces)
        game.position.first_player = "north"
        return None

    @wrong("South always begins", drawn, "roll_for_first")
    def _(game, _frame, faces):
        game.position.first_player = "south"
        return AGAIN if faces[0] == faces[1] else None
