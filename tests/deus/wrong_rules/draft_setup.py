"""Wrong set-ups of the draft of 2018-08-29."""

from dataclasses import replace
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, drawn, judgement, numbers, offer, perform, table
from reference_engine.deus.deck_building import SELECT, selection_of_a, selection_of_b
from reference_engine.deus.draft_2018 import deck_building, setup
from reference_engine.deus.edition import DEUS_200
from reference_engine.kernel.edition import steps
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection import zones

with clause("deus.draft.setup.half_deck_contents"):

    @wrong("half decks have their star cards", table)
    def _(edition):
        return edition.amended(edition.name, cards=DEUS_200.cards)

    @wrong("players select their cards", table)
    def _(edition):
        there = edition.procedures["deck_building"]
        first = [there[name] for name in ("roll_for_order", "first_pick", "two_picks", "last_pick")]
        return edition.amended(
            edition.name,
            acts={"select": SELECT},
            offers={"selection": ("select",)},
            procedures={"deck_building": steps(*first, selection_of_a, selection_of_b)},
        )


with clause("deus.draft.setup.ab_by_die"):

    @wrong("the lower roll is player A", drawn, "roll_for_order")
    def _(real, game, frame, faces):
        return real(game, frame, faces[::-1])

    @wrong("South is player A on a tie", drawn, "roll_for_order")
    def _(real, game, frame, faces):
        outcome = real(game, frame, faces)
        return None if outcome is AGAIN else outcome


with clause("deus.draft.setup.summoner_open"):

    @wrong("the summoner is chosen face down", after_act, "choose_summoner")
    def _(game, seat, answer):
        zones.change_player(game, seat, summoner_open=False)

    @wrong("either player may choose for the other one", judgement, deck_building.ask_for_summoner)
    def _(real, game, _seat):
        return real(game, "south")


with clause("deus.draft.setup.draw10_keep6"):
    mutant("six cards are drawn", numbers(opening_hand=6))
    mutant("seven cards are kept", judgement(setup.number_to_put_back, lambda real, game, seat: real(game, seat) - 1))


def _put(place: Any) -> Bend:
    def put(game: Any, _frame: Any, seat: str, answer: Any) -> None:
        player = game.position.players[seat]
        kept = tuple(card for card in player.hand if card not in answer.cards)
        zones.change_player(game, seat, hand=kept, **place(player, answer.cards))

    return perform("put_back", put)


with clause("deus.draft.setup.bottom4"):
    mutant("the cards go on top of the deck", _put(lambda player, cards: {"deck": cards + player.deck}))
    mutant("the cards are discarded", _put(lambda player, cards: {"discard": player.discard + cards}))

    @wrong("the cards go under the deck in reverse order", _put)
    def _(player, cards):
        return {"deck": player.deck + cards[::-1]}

    @wrong("cards go under the deck in the main phase, too", table)
    def _(edition):
        there = edition.acts["put_back"]
        rules = edition.amended(edition.name, acts={"put_back": replace(there, conditions={})})
        return offer("put_back", "main")(rules)
