"""Deck building of the draft: half decks are taken whole, and the summoner is chosen openly."""

from collections.abc import Iterable, Iterator

from reference_engine.deus.card_list import half_deck, summoner_of
from reference_engine.deus.deck_building import take
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import DeckBuilding
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, opponent


class ChooseSummoner(Answer, frozen=True, tag="choose_summoner"):
    """One of one's two summoners, which is revealed at once."""

    summoner: Id


def roll_for_order(game: Context[Position], _draft: DeckBuilding) -> Next:
    """Each player rolls one die, the higher roll is player A.

    Clauses: deus.draft.setup.ab_by_die
    """
    sides = game.edition.numbers["dice_sides"]
    draws = tuple(Draw("draft die", seat, sides=sides) for seat in SEATS)
    return Decision(CHANCE, "draft_dice", "deus.draft.setup.ab_by_die", draws=draws)


def take_half_decks(game: Context[Position], _draft: DeckBuilding) -> Next:
    """Each player's deck is the two half decks, 15 cards each.

    Clauses: deus.draft.setup.half_deck_contents, deus.ruling.draft_half_decks
    """
    for seat in SEATS:
        factions = game.position.players[seat].factions
        take(game, seat, tuple(card for name in factions for card in half_deck(game.edition.cards, name)), "")
    return None


def summoner_of_a(game: Context[Position], draft: DeckBuilding) -> Next:
    """Player A chooses first.

    Clauses: deus.draft.setup.summoner_open
    """
    return ask_for_summoner(game, draft.player_a)


def summoner_of_b(game: Context[Position], draft: DeckBuilding) -> Next:
    """Player B chooses having seen player A's summoner.

    Clauses: deus.draft.setup.summoner_open
    """
    return ask_for_summoner(game, opponent(draft.player_a))


@judgement
def ask_for_summoner(_game: Context[Position], seat: str) -> Decision:
    """A player chooses one of the summoners of their factions."""
    return Decision(seat, "summoner", "deus.draft.setup.summoner_open")


def choose_summoner(game: Context[Position], _draft: DeckBuilding, seat: str, answer: ChooseSummoner) -> Next:
    """The summoner lies face up; the other one is out of the game."""
    aside = tuple(card for card in game.position.players[seat].aside if card != answer.summoner)
    zones.change_player(game, seat, summoner=answer.summoner, summoner_open=True, aside=aside)
    game.emit(Event("revealed", "deus.draft.setup.summoner_open", seat=seat, about=answer.summoner))
    return None


def summoner_faults(game: Context[Position], _seat: str, answer: ChooseSummoner) -> Iterator[str]:
    """The card must exist."""
    if answer.summoner not in game.position.cards:
        yield f"there is no card {answer.summoner!r}"


def own_summoner(game: Context[Position], seat: str, answer: ChooseSummoner) -> str | None:
    """It is one of the two half decks' summoners.

    Clauses: deus.deck_building.summoner_one_of_two
    """
    summoners = summoners_of(game, seat)
    return None if answer.summoner in summoners else f"{answer.summoner} is not one of {', '.join(summoners)}"


def summoners_of(game: Context[Position], seat: str) -> list[str]:
    """The summoners of a player's half decks."""
    return [summoner_of(game.edition.cards, faction) for faction in game.position.players[seat].factions]


def summoner_options(game: Context[Position], seat: str) -> Iterable[ChooseSummoner]:
    """Either of the two."""
    for summoner in summoners_of(game, seat):
        yield ChooseSummoner(summoner)


CHOOSE_SUMMONER = Act(
    perform=choose_summoner,
    faults=summoner_faults,
    options=summoner_options,
    conditions={"deus.deck_building.summoner_one_of_two": own_summoner},
)
