"""Wrong set-ups."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, drawn, judgement, perform, step, step_before, table, without_step
from reference_engine.deus import view
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, opponent

with clause("deus.setup.order"):
    mutant(
        "hands are drawn before the opponent may shuffle", step_before("setup", "draw_hands", "south_shuffles_north")
    )
    mutant("summoners are revealed last", step_before("setup", "reveal_summoners", "second_player_power"))

    @wrong("the turn order is decided before hands are drawn, and South has the power until then", table)
    def _(edition):
        def give(game, _setup):
            zones.gain_power(game, "south", 1)

        rules = step("setup", "second_player_power", give)(edition)
        return step_before("setup", "second_player_power", "shuffle_decks")(rules)


def _revealed(*seats: str) -> Bend:
    def reveal(game: Any, _setup: Any) -> None:
        for seat in seats:
            zones.change_player(game, seat, summoner_open=True)

    return step("setup", "reveal_summoners", reveal)


with clause("deus.setup.reveal_summoner"):
    mutant("summoners stay face down", _revealed())
    mutant("South's summoner alone is revealed", _revealed("south"))

with clause("deus.setup.shuffle"):

    @wrong("each deck is put into the order of the other's shuffle and then turned over", drawn, "shuffle_decks")
    def _(game, _setup, orders):
        for seat, order in zip(SEATS, orders, strict=True):
            zones.change_player(game, seat, deck=order[::-1])

    @wrong("North's deck is played as it was selected", drawn, "shuffle_decks")
    def _(game, _setup, orders):
        zones.change_player(game, "south", deck=orders[0])

    @wrong("players see their own decks while they shuffle", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, deck=player.deck) if viewer == seat else shown


with clause("deus.setup.shuffle_opponent"):

    @wrong("a player may shuffle the own deck once more, not the other one", perform, "shuffle")
    def _(_game, frame, seat, _answer):
        frame.shuffle_again = (*frame.shuffle_again, seat)


with clause("deus.setup.place_deck"):

    @wrong("the summoner is shuffled into the deck", after_step, "setup", "reveal_summoners")
    def _(game, _setup):
        for seat in SEATS:
            player = game.position.players[seat]
            zones.change_player(game, seat, deck=(*player.deck, player.summoner), summoner="")

    @wrong("the first hand is a copy of what lies on top of the deck", step, "setup", "draw_hands")
    def _(game, _setup):
        for seat in SEATS:
            zones.change_player(game, seat, hand=game.position.players[seat].deck[:10])


with clause("deus.setup.initial_hand"):

    @wrong("first hands lie open", after_step, "setup", "draw_hands")
    def _(game, _setup):
        for seat in SEATS:
            zones.change_player(game, seat, discard=game.position.players[seat].hand, hand=())


with clause("deus.setup.turn_order_roll"):

    @wrong("the lower roller goes first", drawn, "roll_turn_order")
    def _(game, _setup, faces):
        if faces[0] == faces[1]:
            return AGAIN
        game.position.first_player = "south" if faces[0] < faces[1] else "north"
        return None

    @wrong("South goes first unless North rolls two more", drawn, "roll_turn_order")
    def _(game, _setup, faces):
        if faces[0] == faces[1]:
            return AGAIN
        game.position.first_player = "north" if faces[1] > faces[0] + 1 else "south"
        return None


with clause("deus.setup.turn_order_tie"):

    @wrong("equal rolls let South go first", drawn, "roll_turn_order")
    def _(game, _setup, faces):
        game.position.first_player = "south" if faces[0] >= faces[1] else "north"

    @wrong("a tie of the initiative is rerolled as well", drawn, "decide_initiative")
    def _(real, game, battle, faces):
        if faces[0] == faces[1]:
            return AGAIN
        return real(game, battle, faces)


def _power(give: Callable[[Any], object]) -> Bend:
    return amend.step("setup", "second_player_power", lambda game, _setup: give(game))


with clause("deus.setup.second_player_power"):

    @wrong("the first player has the power counter", _power)
    def _(game):
        return zones.gain_power(game, game.position.first_player, 1)

    @wrong("the second player has it in the own first turn, as a power charge", table)
    def _(edition):
        real = edition.procedures["turn"]["power_charge"]

        def charge(game, frame):
            if game.position.turn == 2:
                zones.gain_power(game, opponent(game.position.first_player), 1)
            return real(game, frame)

        return step("turn", "power_charge", charge)(without_step("setup", "second_player_power")(edition))
