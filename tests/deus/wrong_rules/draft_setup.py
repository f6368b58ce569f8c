"""Wrong set-ups of the draft of 2018-08-29."""

from dataclasses import replace
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.deck_building import SELECT, selection_of_a, selection_of_b
from reference_engine.deus.draft_2018 import deck_building, setup
from reference_engine.deus.edition import DEUS_200
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition, steps
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones


@mutant("deus.draft.setup.half_deck_contents", "half decks have their star cards")
def star_cards_stay(edition: Edition) -> Edition:
    """The whole set."""
    return edition.amended(edition.name, cards=DEUS_200.cards)


@mutant("deus.draft.setup.half_deck_contents", "players select their cards")
def cards_are_selected(edition: Edition) -> Edition:
    """As in ver2.00."""
    there = edition.procedures["deck_building"]
    first = [there[name] for name in ("roll_for_order", "first_pick", "two_picks", "last_pick")]
    return edition.amended(
        edition.name,
        acts={"select": SELECT},
        offers={"selection": ("select",)},
        procedures={"deck_building": steps(*first, selection_of_a, selection_of_b)},
    )


@mutant("deus.draft.setup.ab_by_die", "the lower roll is player A")
def lower_roll_is_a(edition: Edition) -> Edition:
    """The other way round."""
    real = edition.drawn["deck_building", "roll_for_order"]
    return amend.drawn(edition, "roll_for_order", lambda game, frame, faces: real(game, frame, faces[::-1]))


@mutant("deus.draft.setup.ab_by_die", "South is player A on a tie")
def ties_are_souths(edition: Edition) -> Edition:
    """No reroll."""
    real = edition.drawn["deck_building", "roll_for_order"]

    def rolled(game: Any, frame: Any, faces: tuple[int, ...]) -> Next:
        outcome: Next = real(game, frame, faces)
        return None if outcome is AGAIN else outcome

    return amend.drawn(edition, "roll_for_order", rolled)


@mutant("deus.draft.setup.summoner_open", "the summoner is chosen face down")
def chosen_face_down(edition: Edition) -> Edition:
    """As in ver2.00."""

    def choose(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Next:
        outcome: Next = real(game, frame, seat, answer)
        zones.change_player(game, seat, summoner_open=False)
        return outcome

    return amend.around(edition, "choose_summoner", choose)


@mutant("deus.draft.setup.summoner_open", "player B chooses first")
def b_chooses_first(edition: Edition) -> Edition:
    """The other order."""
    return amend.step_before(edition, "deck_building", "summoner_of_b", "summoner_of_a")


@judgement(
    deck_building.ask_for_summoner, "deus.draft.setup.summoner_open", "either player may choose for the other one"
)
def south_chooses_both(real: Any, game: Any, _seat: str) -> Decision:
    """South is asked each time."""
    asked: Decision = real(game, "south")
    return asked


@mutant("deus.draft.setup.draw10_keep6", "six cards are drawn")
def six_are_drawn(edition: Edition) -> Edition:
    """None to choose from."""
    return amend.numbers(edition, opening_hand=6)


@judgement(setup.number_to_put_back, "deus.draft.setup.draw10_keep6", "seven cards are kept")
def seven_are_kept(real: Any, game: Any, seat: str) -> int:
    """One more."""
    return int(real(game, seat)) - 1


def _put(edition: Edition, place: Any) -> Edition:
    def put(_real: Any, game: Any, _frame: Any, seat: str, answer: Any) -> Next:
        player = game.position.players[seat]
        kept = tuple(card for card in player.hand if card not in answer.cards)
        zones.change_player(game, seat, hand=kept, **place(player, answer.cards))
        return None

    return amend.around(edition, "put_back", put)


@mutant("deus.draft.setup.bottom4", "the cards go on top of the deck")
def on_top(edition: Edition) -> Edition:
    """The other end."""
    return _put(edition, lambda player, cards: {"deck": cards + player.deck})


@mutant("deus.draft.setup.bottom4", "the cards go under the deck in reverse order")
def upside_down(edition: Edition) -> Edition:
    """Turned over."""
    return _put(edition, lambda player, cards: {"deck": player.deck + cards[::-1]})


@mutant("deus.draft.setup.bottom4", "the cards are discarded")
def discarded(edition: Edition) -> Edition:
    """Lost."""
    return _put(edition, lambda player, cards: {"discard": player.discard + cards})


@mutant("deus.draft.setup.bottom4", "cards go under the deck in the main phase, too")
def during_the_turn(edition: Edition) -> Edition:
    """Any time."""
    there = edition.acts["put_back"]
    rules = edition.amended(edition.name, acts={"put_back": replace(there, conditions={})})
    return amend.offer(rules, "main", "put_back")
