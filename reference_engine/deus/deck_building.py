"""Deck building (page 11): draft of factions A-B-B-A, selection of 15 + 15 cards and a summoner."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from reference_engine.deus.card_list import half_deck, summoner_of, tokens_of
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import DeckBuilding
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw
from reference_engine.kernel.documents import Id, Word
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, card_of, opponent


class Pick(Answer, frozen=True, tag="pick"):
    """Take half decks: one at a time for player A, two at once for player B."""

    factions: tuple[Word, ...]


class Select(Answer, frozen=True, tag="select"):
    """The 30 cards of one's deck, and one's summoner."""

    cards: tuple[Id, ...]
    summoner: Id


def roll_for_order(game: Context[Position], _draft: DeckBuilding) -> Next:
    """Each player rolls one die.

    Clauses: deus.deck_building.roll
    """
    sides = game.edition.numbers["dice_sides"]
    draws = tuple(Draw("draft die", seat, sides=sides) for seat in SEATS)
    return Decision(CHANCE, "draft_dice", "deus.deck_building.roll", draws=draws)


def order_rolled(_game: Context[Position], draft: DeckBuilding, faces: tuple[int, ...]) -> Next:
    """The higher roll is player A; equal rolls are repeated.

    Clauses: deus.deck_building.roll, deus.deck_building.roll_tie
    """
    south, north = faces
    if south == north:
        return AGAIN
    draft.player_a = "south" if south > north else "north"
    return None


def first_pick(_game: Context[Position], draft: DeckBuilding) -> Next:
    """Player A picks one faction.

    Clauses: deus.deck_building.draft_order
    """
    return Decision(draft.player_a, "pick_one", "deus.deck_building.draft_order")


def two_picks(_game: Context[Position], draft: DeckBuilding) -> Next:
    """Player B picks two.

    Clauses: deus.deck_building.draft_order
    """
    return Decision(opponent(draft.player_a), "pick_two", "deus.deck_building.draft_order")


def last_pick(_game: Context[Position], draft: DeckBuilding) -> Next:
    """Player A picks one more.

    Clauses: deus.deck_building.draft_order
    """
    return Decision(draft.player_a, "pick_one", "deus.deck_building.draft_order")


def selection_of_a(game: Context[Position], draft: DeckBuilding) -> Next:
    """Player A selects cards and summoner; nobody sees them.

    Clauses: deus.deck_building.summoner_hidden
    """
    return ask_for_selection(game, draft.player_a)


def selection_of_b(game: Context[Position], draft: DeckBuilding) -> Next:
    """Player B selects without having seen player A's selection.

    Clauses: deus.ruling.hidden_card_selection
    """
    return ask_for_selection(game, opponent(draft.player_a))


@judgement
def ask_for_selection(game: Context[Position], seat: str) -> Next:
    """A player chooses, unless the beginner deck is taken as it is."""
    if game.position.beginner:
        game.edition.judgements["beginner deck"](game, seat)
        return None
    return Decision(seat, "selection", "deus.deck_building.fifteen_each")


def beginner_deck(game: Context[Position], seat: str) -> None:
    """The beginner variant leaves out every star card, summoners included, which leaves 30 cards.

    Clauses: deus.deck_building.beginner_variant, deus.deck_building.beginner_no_summoner
    """
    cards = _half_decks(game, seat)
    deck = tuple(card for card in cards if card_of(game, card).rarity != "star")
    take(game, seat, deck, "")


def _half_decks(game: Context[Position], seat: str) -> tuple[str, ...]:
    factions = game.position.players[seat].factions
    return tuple(card for faction in factions for card in half_deck(game.edition.cards, faction))


def pick(game: Context[Position], _draft: DeckBuilding, seat: str, answer: Pick) -> Next:
    """The factions become the player's own.

    Clauses: deus.deck_building.two_factions
    """
    player = game.position.players[seat]
    zones.change_player(game, seat, factions=player.factions + answer.factions)
    game.emit(Event("picked", "deus.deck_building.draft_order", seat=seat, cards=answer.factions))
    return None


def wanted_picks(game: Context[Position]) -> int:
    """How many factions the asked player takes now."""
    pending = game.position.pending
    return 2 if pending is not None and pending.kind == "pick_two" else 1


def pick_faults(game: Context[Position], _seat: str, answer: Pick) -> Iterator[str]:
    """Only factions of the set can be picked."""
    known = {card.faction for card in game.edition.cards.values()}
    for faction in answer.factions:
        if faction not in known:
            yield f"there is no faction {faction!r}"


def picks_in_turn(game: Context[Position], _seat: str, answer: Pick) -> str | None:
    """One, two, one.

    Clauses: deus.deck_building.draft_order
    """
    wanted = wanted_picks(game)
    if len(answer.factions) != wanted:
        return f"{wanted} {'factions are' if wanted > 1 else 'faction is'} picked now, not {len(answer.factions)}"
    twice = [faction for faction in dict.fromkeys(answer.factions) if answer.factions.count(faction) > 1]
    return f"{wanted} different factions are picked now; {', '.join(twice)} is named twice" if twice else None


def faction_is_free(game: Context[Position], _seat: str, answer: Pick) -> str | None:
    """A faction already taken cannot be picked again.

    Clauses: deus.ruling.factions_exclusive
    """
    taken = [f for player in game.position.players.values() for f in player.factions if f in answer.factions]
    return f"{', '.join(taken)} is already taken" if taken else None


def pick_options(game: Context[Position], _seat: str) -> Iterable[Pick]:
    """Every combination of factions that are left."""
    known = dict.fromkeys(card.faction for card in game.edition.cards.values())
    for factions in combinations(known, wanted_picks(game)):
        yield Pick(factions)


PICK = Act(
    perform=pick,
    faults=pick_faults,
    options=pick_options,
    conditions={
        "deus.deck_building.draft_order": picks_in_turn,
        "deus.ruling.factions_exclusive": faction_is_free,
    },
)


def select(game: Context[Position], _draft: DeckBuilding, seat: str, answer: Select) -> Next:
    """The deck and the face-down summoner are put in place.

    Clauses: deus.deck_building.summoner_hidden, deus.deck_building.no_mix_constraint, deus.ruling.no_extra_copy_limit
    """
    take(game, seat, answer.cards, answer.summoner)
    return None


@judgement
def take(game: Context[Position], seat: str, deck: tuple[str, ...], summoner: str) -> None:
    """A player has their deck, summoner and tokens; every other card of their factions is out of the game.

    Clauses: deus.deck_building.unused_set_aside, deus.deck_building.token_excluded, deus.token.start_area
    """
    factions = game.position.players[seat].factions
    cards = game.edition.cards
    tokens = tuple(token for faction in factions for token in tokens_of(cards, faction))
    owned = (*_half_decks(game, seat), *(summoner_of(cards, faction) for faction in factions))
    aside = tuple(card for card in owned if card not in deck and card != summoner)
    zones.change_player(game, seat, deck=deck, summoner=summoner, tokens=tokens, aside=aside)
    game.emit(Event("selected", "deus.deck_building.total_30", seat=seat, amount=len(deck)))


def select_faults(game: Context[Position], _seat: str, answer: Select) -> Iterator[str]:
    """Every card named must exist."""
    unknown = [card for card in (*answer.cards, answer.summoner) if card not in game.position.cards]
    if unknown:
        yield f"there is no card {', '.join(map(repr, unknown))}"


def _counts(game: Context[Position], seat: str, answer: Select) -> dict[str, int]:
    counts = dict.fromkeys(game.position.players[seat].factions, 0)
    for card in set(answer.cards):
        faction = card_of(game, card).faction
        if faction in counts:
            counts[faction] += 1
    return counts


def own_factions_only(game: Context[Position], seat: str, answer: Select) -> str | None:
    """A deck is made of the two factions picked.

    Clauses: deus.deck_building.two_factions
    """
    own = game.position.players[seat].factions
    foreign = [card for card in answer.cards if card_of(game, card).faction not in own]
    return f"{', '.join(foreign)} belongs to no faction of {seat}" if foreign else None


def fifteen_of_each(game: Context[Position], seat: str, answer: Select) -> str | None:
    """15 cards from each of the two factions.

    Clauses: deus.deck_building.fifteen_each
    """
    each = game.edition.numbers["cards_of_each_faction"]
    total = game.edition.numbers["deck_size"]
    counts = _counts(game, seat, answer)
    if len(answer.cards) == total and sum(counts.values()) == total and any(n != each for n in counts.values()):
        return f"{each} cards of each faction are needed, not {' and '.join(map(str, counts.values()))}"
    return None


def thirty_in_all(game: Context[Position], _seat: str, answer: Select) -> str | None:
    """The deck has exactly 30 cards; one that is named twice is one.

    Clauses: deus.deck_building.total_30
    """
    total, named = game.edition.numbers["deck_size"], len(set(answer.cards))
    if named == len(answer.cards) == total:
        return None
    if named < len(answer.cards):
        return f"a deck has {total} cards, not {named}, some of them twice"
    return f"a deck has {total} cards, not {named}"


def deck_kinds_only(game: Context[Position], _seat: str, answer: Select) -> str | None:
    """Only units, battle spells and ritual spells belong in a deck.

    Clauses: deus.deck_building.eligible_kinds
    """
    wrong = [card for card in answer.cards if card_of(game, card).kind == "summoner"]
    return f"{', '.join(wrong)} is a summoner" if wrong else None


def no_tokens(game: Context[Position], _seat: str, answer: Select) -> str | None:
    """Tokens do not go into the deck.

    Clauses: deus.deck_building.token_excluded
    """
    wrong = [card for card in answer.cards if card_of(game, card).kind == "token"]
    return f"{', '.join(wrong)} is a token" if wrong else None


def summoner_of_own_faction(game: Context[Position], seat: str, answer: Select) -> str | None:
    """The summoner is one of the two picked factions'.

    Clauses: deus.deck_building.summoner_one_of_two
    """
    summoners = [summoner_of(game.edition.cards, f) for f in game.position.players[seat].factions]
    return None if answer.summoner in summoners else f"{answer.summoner} is not one of {', '.join(summoners)}"


def select_options(game: Context[Position], seat: str) -> Iterable[Select]:
    """Two plain selections: the first 15 cards of each half deck, with either summoner."""
    factions = game.position.players[seat].factions
    each = game.edition.numbers["cards_of_each_faction"]
    cards = tuple(card for faction in factions for card in half_deck(game.edition.cards, faction)[:each])
    for faction in factions:
        yield Select(cards, summoner_of(game.edition.cards, faction))


def select_sample(game: Context[Position], seat: str, random: Random) -> Select:
    """Any 15 of 20 from each half deck."""
    factions = game.position.players[seat].factions
    each = game.edition.numbers["cards_of_each_faction"]
    halves = [half_deck(game.edition.cards, faction) for faction in factions]
    cards = tuple(card for half in halves for card in random.sample(half, each))
    return Select(cards, summoner_of(game.edition.cards, random.choice(factions)))


SELECT = Act(
    perform=select,
    faults=select_faults,
    options=select_options,
    sample=select_sample,
    conditions={
        "deus.deck_building.two_factions": own_factions_only,
        "deus.deck_building.fifteen_each": fifteen_of_each,
        "deus.deck_building.total_30": thirty_in_all,
        "deus.deck_building.eligible_kinds": deck_kinds_only,
        "deus.deck_building.token_excluded": no_tokens,
        "deus.deck_building.summoner_one_of_two": summoner_of_own_faction,
    },
)
