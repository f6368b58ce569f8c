"""Wrong drafts, selections and beginner decks."""

from collections.abc import Callable
from dataclasses import replace as act_with
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import deck_building, view
from reference_engine.deus.card_list import half_deck, summoner_of
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of, opponent

Seen = Callable[..., Any]
Take = Callable[..., None]


@mutant("deus.deck_building.two_factions", "cards of factions that nobody has picked may be in a deck")
def free_factions(edition: Edition) -> Edition:
    """Refuse the opponent's cards only."""

    def check(game: Any, seat: str, answer: Any) -> str | None:
        others = game.position.players[opponent(seat)].factions
        foreign = [card for card in answer.cards if card_of(game, card).faction in others]
        return f"{foreign[0]} is the opponent's" if foreign else None

    return amend.condition(edition, "select", "deus.deck_building.two_factions", check)


@judgement(deck_building.take, "deus.deck_building.two_factions", "all cards of both factions are in the deck")
def forty_cards(real: Take, game: Any, seat: str, deck: tuple[str, ...], summoner: str) -> None:
    """Put the rest under it."""
    real(game, seat, deck, summoner)
    factions = game.position.players[seat].factions
    rest = [card for name in factions for card in half_deck(game.edition.cards, name) if card not in deck]
    zones.change_player(game, seat, deck=(*deck, *rest))


@mutant("deus.deck_building.half_decks", "one unit lies in the wrong half deck")
def misplaced_unit(edition: Edition) -> Edition:
    """Give it another faction."""
    cards = list(edition.cards.values())
    unit = next(card for card in cards if card.kind == "unit")
    moved = replace(unit, faction=cards[-1].faction, number=40)
    return edition.amended(edition.name, cards={unit.name: moved})


@judgement(view.half_decks, "deus.deck_building.half_decks", "half decks are not laid open for the draft")
def covered_half_decks(_real: Seen, _edition: Edition) -> dict[str, Any]:
    """Show none."""
    return {}


@mutant("deus.deck_building.roll", "the lower roller is player A")
def lower_is_a(edition: Edition) -> Edition:
    """Take the lower for the higher."""

    def rolled(_game: Any, draft: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1]:
            return AGAIN
        draft.player_a = "south" if faces[0] < faces[1] else "north"
        return None

    return amend.drawn(edition, "roll_for_order", rolled)


@mutant("deus.deck_building.roll", "South is player A unless North rolls two more")
def two_more_for_north(edition: Edition) -> Edition:
    """Be off by one."""

    def rolled(_game: Any, draft: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1]:
            return AGAIN
        draft.player_a = "north" if faces[1] > faces[0] + 1 else "south"
        return None

    return amend.drawn(edition, "roll_for_order", rolled)


@mutant("deus.deck_building.roll", "player A has the first turn, without another roll")
def draft_decides_all(edition: Edition) -> Edition:
    """Carry the roll over to the set-up: the first to pick is the first to play."""

    def rolled(game: Any, _setup: Any, _faces: tuple[int, int]) -> Next:
        game.position.first_player = "south"
        return None

    return amend.drawn(edition, "roll_turn_order", rolled)


@mutant("deus.deck_building.roll_tie", "equal rolls make South player A")
def tie_for_south(edition: Edition) -> Edition:
    """Roll once only."""

    def rolled(_game: Any, draft: Any, faces: tuple[int, int]) -> Next:
        draft.player_a = "south" if faces[0] >= faces[1] else "north"
        return None

    return amend.drawn(edition, "roll_for_order", rolled)


@mutant("deus.deck_building.roll_tie", "equal rolls of six are not repeated")
def only_low_ties(edition: Edition) -> Edition:
    """Let a tie of sixes stand."""

    def rolled(_game: Any, draft: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1] < 6:
            return AGAIN
        draft.player_a = "south" if faces[0] > faces[1] else "north"
        return None

    return amend.drawn(edition, "roll_for_order", rolled)


@mutant("deus.deck_building.draft_order", "the players pick in turn, one faction at a time: A, B, A, B")
def one_by_one(edition: Edition) -> Edition:
    """Let B pick last."""

    def last(_game: Any, draft: Any) -> Next:
        return Decision(opponent(draft.player_a), "pick_one", "deus.deck_building.draft_order")

    return amend.step(edition, "deck_building", "last_pick", last)


@mutant("deus.deck_building.draft_order", "A picks two, then B picks two")
def two_and_two(edition: Edition) -> Edition:
    """Ask for two at once."""

    def first(_game: Any, draft: Any) -> Next:
        return Decision(draft.player_a, "pick_two", "deus.deck_building.draft_order")

    rules = amend.step(edition, "deck_building", "first_pick", first)
    return amend.without_step(rules, "deck_building", "last_pick")


@mutant("deus.deck_building.draft_order", "any number of factions up to the one asked for may be picked")
def no_more_than_asked(edition: Edition) -> Edition:
    """Refuse too many only."""

    def check(game: Any, _seat: str, answer: Any) -> str | None:
        wanted = deck_building.wanted_picks(game)
        return f"no more than {wanted}" if len(answer.factions) > wanted else None

    return amend.condition(edition, "pick", "deus.deck_building.draft_order", check)


@mutant("deus.deck_building.fifteen_each", "sixteen and fourteen cards will do")
def about_fifteen(edition: Edition) -> Edition:
    """Allow one more or less."""

    def check(game: Any, seat: str, answer: Any) -> str | None:
        first = game.position.players[seat].factions[0]
        count = sum(card_of(game, card).faction == first for card in answer.cards)
        return None if abs(count - 15) <= 1 else f"{count} cards of {first}"

    return amend.condition(edition, "select", "deus.deck_building.fifteen_each", check)


@judgement(view.player_view, "deus.deck_building.fifteen_each", "a selection is open to the opponent")
def open_selection(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show the deck."""
    return replace(real(edition, player, seat, viewer), deck=player.deck)


@mutant("deus.deck_building.total_30", "a deck has at least 30 cards")
def thirty_or_more(edition: Edition) -> Edition:
    """Refuse fewer only."""

    def check(_game: Any, _seat: str, answer: Any) -> str | None:
        return "too few" if len(answer.cards) < 30 else None

    return amend.condition(edition, "select", "deus.deck_building.total_30", check)


@mutant("deus.deck_building.total_30", "a deck has at most 30 cards")
def thirty_or_less(edition: Edition) -> Edition:
    """Refuse more only."""

    def check(_game: Any, _seat: str, answer: Any) -> str | None:
        return "too many" if len(answer.cards) > 30 else None

    return amend.condition(edition, "select", "deus.deck_building.total_30", check)


def _kinds(edition: Edition, clause: str, *kinds: str) -> Edition:
    """Rules by which a deck has cards of these kinds only."""

    def check(game: Any, _seat: str, answer: Any) -> str | None:
        wrong = [card for card in answer.cards if card_of(game, card).kind not in kinds]
        return f"{wrong[0]} may not be in a deck" if wrong else None

    return amend.condition(edition, "select", clause, check)


@mutant("deus.deck_building.eligible_kinds", "ritual spells are kept beside the deck")
def no_ritual_spells(edition: Edition) -> Edition:
    """Refuse them."""
    return _kinds(edition, "deus.deck_building.eligible_kinds", "unit", "battle_spell", "token")


@mutant("deus.deck_building.eligible_kinds", "a summoner may be shuffled into the deck")
def summoner_in_the_deck(edition: Edition) -> Edition:
    """Allow it."""
    kinds = ("unit", "battle_spell", "ritual_spell", "summoner")
    return _kinds(edition, "deus.deck_building.eligible_kinds", *kinds)


@mutant("deus.deck_building.no_mix_constraint", "a faction gives a deck ten units at least")
def ten_units_at_least(edition: Edition) -> Edition:
    """Count units."""

    def check(game: Any, seat: str, answer: Any) -> str | None:
        units = [card_of(game, card).faction for card in answer.cards if card_of(game, card).kind == "unit"]
        few = [name for name in game.position.players[seat].factions if units.count(name) < 10]
        return f"too few units of {few[0]}" if few else None

    return amend.condition(edition, "select", "deus.deck_building.no_mix_constraint", check)


@mutant("deus.deck_building.no_mix_constraint", "no two cards of a deck have the same name")
def no_copies(edition: Edition) -> Edition:
    """Count names."""

    def check(game: Any, _seat: str, answer: Any) -> str | None:
        names = [game.position.cards[card] for card in answer.cards]
        return "a name twice" if len(set(names)) < len(names) else None

    return amend.condition(edition, "select", "deus.deck_building.no_mix_constraint", check)


@mutant("deus.deck_building.no_mix_constraint", "a card may be named as often as one likes")
def any_number_of_copies(edition: Edition) -> Edition:
    """Do not count copies."""

    def form(_game: Any, _seat: str, _answer: Any) -> tuple[str, ...]:
        return ()

    return edition.amended(edition.name, acts={"select": act_with(edition.acts["select"], faults=form)})


@judgement(deck_building.take, "deus.deck_building.token_excluded", "tokens are shuffled into the deck")
def tokens_in_the_deck(real: Take, game: Any, seat: str, deck: tuple[str, ...], summoner: str) -> None:
    """Put them in."""
    real(game, seat, deck, summoner)
    tokens = game.position.players[seat].tokens
    zones.change_player(game, seat, deck=deck + tokens, tokens=())


@mutant("deus.deck_building.summoner_one_of_two", "the summoner is that of the faction picked first")
def first_summoner(edition: Edition) -> Edition:
    """Leave no choice."""

    def check(game: Any, seat: str, answer: Any) -> str | None:
        own = summoner_of(game.edition.cards, game.position.players[seat].factions[0])
        return None if answer.summoner == own else f"{own} is the summoner"

    return amend.condition(edition, "select", "deus.deck_building.summoner_one_of_two", check)


@judgement(deck_building.take, "deus.deck_building.summoner_hidden", "a summoner is revealed when it is chosen")
def chosen_face_up(real: Take, game: Any, seat: str, deck: tuple[str, ...], summoner: str) -> None:
    """Turn it over."""
    real(game, seat, deck, summoner)
    zones.change_player(game, seat, summoner_open=True)


@judgement(view.player_view, "deus.deck_building.summoner_hidden", "not even its owner may look at a hidden summoner")
def hidden_from_its_owner(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Hide it."""
    shown = real(edition, player, seat, viewer)
    return replace(shown, summoner="") if viewer == seat and not player.summoner_open else shown


@judgement(view.player_view, "deus.deck_building.summoner_hidden", "the public sees a hidden summoner")
def shown_to_the_public(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show it."""
    shown = real(edition, player, seat, viewer)
    return replace(shown, summoner=player.summoner, summoner_face_down=False) if viewer == "public" else shown


@judgement(deck_building.take, "deus.deck_building.unused_set_aside", "cards not chosen start in the discard pile")
def unused_discarded(real: Take, game: Any, seat: str, deck: tuple[str, ...], summoner: str) -> None:
    """Put them there."""
    real(game, seat, deck, summoner)
    zones.change_player(game, seat, discard=game.position.players[seat].aside)


@judgement(deck_building.take, "deus.deck_building.unused_set_aside", "cards not chosen lie under the deck")
def unused_in_the_deck(real: Take, game: Any, seat: str, deck: tuple[str, ...], summoner: str) -> None:
    """Put them there."""
    real(game, seat, deck, summoner)
    zones.change_player(game, seat, deck=deck + game.position.players[seat].aside)


def _beginner(left_out: Callable[[Any], bool], summoner: bool = False) -> Callable[..., None]:
    """A deck for beginners from which other cards are left out."""

    def deal(_real: Callable[..., None], game: Any, seat: str) -> None:
        factions = game.position.players[seat].factions
        cards = [card for name in factions for card in half_deck(game.edition.cards, name)]
        deck = tuple(card for card in cards if not left_out(card_of(game, card)))
        deck_building.take(game, seat, deck, summoner_of(game.edition.cards, factions[0]) if summoner else "")

    return deal


@judgement("beginner deck", "deus.deck_building.beginner_variant", "only the summoners are left out")
def star_cards_stay(real: Callable[..., None], game: Any, seat: str) -> None:
    """Keep the star cards."""
    _beginner(lambda _card: False)(real, game, seat)


@judgement("beginner deck", "deus.deck_building.beginner_variant", "star units alone are left out")
def star_spells_stay(real: Callable[..., None], game: Any, seat: str) -> None:
    """Keep the spells among them."""
    _beginner(lambda card: card.rarity == "star" and card.kind == "unit")(real, game, seat)


@judgement(
    deck_building.ask_for_selection, "deus.deck_building.beginner_variant", "every game is played without star cards"
)
def always_beginners(_real: Callable[..., Next], game: Any, seat: str) -> Next:
    """Deal ready-made decks."""
    deck_building.beginner_deck(game, seat)
    return None


@mutant("deus.deck_building.beginner_variant", "beginners have no power in the variant")
def no_power_for_beginners(edition: Edition) -> Edition:
    """Read it so."""
    return amend.switch(edition, "beginner_variant_power", "none")


@judgement("beginner deck", "deus.deck_building.beginner_no_summoner", "beginners have summoners as well")
def beginners_have_summoners(real: Callable[..., None], game: Any, seat: str) -> None:
    """Give them the first one."""
    _beginner(lambda card: card.rarity == "star", summoner=True)(real, game, seat)


@mutant("deus.deck_building.beginner_no_summoner", "beginners do without power, too")
def no_summoner_no_power(edition: Edition) -> Edition:
    """Drop more than the summoners."""
    return amend.switch(edition, "beginner_variant_power", "none")
