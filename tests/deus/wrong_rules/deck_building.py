"""Wrong drafts, selections and beginner decks."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, drawn, judgement, step, table, without_step
from reference_engine.deus import deck_building, view
from reference_engine.deus.card_list import half_deck, summoner_of
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of, opponent

with clause("deus.deck_building.two_factions") as this:

    @wrong("cards of factions that nobody has picked may be in a deck", condition, "select", this)
    def _(game, seat, answer):
        others = game.position.players[opponent(seat)].factions
        return [card for card in answer.cards if card_of(game, card).faction in others]

    @wrong("all cards of both factions are in the deck", judgement, deck_building.take)
    def _(real, game, seat, deck, summoner):
        real(game, seat, deck, summoner)
        factions = game.position.players[seat].factions
        rest = [card for name in factions for card in half_deck(game.edition.cards, name) if card not in deck]
        zones.change_player(game, seat, deck=(*deck, *rest))


with clause("deus.deck_building.half_decks"):
    mutant("half decks are not laid open for the draft", judgement(view.half_decks, lambda *_: {}))

    @wrong("one unit lies in the wrong half deck", table)
    def _(edition):
        cards = list(edition.cards.values())
        unit = next(card for card in cards if card.kind == "unit")
        moved = replace(unit, faction=cards[-1].faction, number=40)
        return edition.amended(edition.name, cards={unit.name: moved})


with clause("deus.deck_building.roll"):

    @wrong("the lower roller is player A", drawn, "roll_for_order")
    def _(_game, draft, faces):
        if faces[0] == faces[1]:
            return AGAIN
        draft.player_a = "south" if faces[0] < faces[1] else "north"
        return None

    @wrong("South is player A unless North rolls two more", drawn, "roll_for_order")
    def _(_game, draft, faces):
        if faces[0] == faces[1]:
            return AGAIN
        draft.player_a = "north" if faces[1] > faces[0] + 1 else "south"
        return None

    @wrong("player A has the first turn, without another roll", drawn, "roll_turn_order")
    def _(game, _setup, _faces):
        game.position.first_player = "south"


with clause("deus.deck_building.roll_tie"):

    @wrong("equal rolls make South player A", drawn, "roll_for_order")
    def _(_game, draft, faces):
        draft.player_a = "south" if faces[0] >= faces[1] else "north"

    @wrong("equal rolls of six are not repeated", drawn, "roll_for_order")
    def _(_game, draft, faces):
        if faces[0] == faces[1] < 6:
            return AGAIN
        draft.player_a = "south" if faces[0] > faces[1] else "north"
        return None


with clause("deus.deck_building.draft_order") as this:
    mutant(
        "A picks two, then B picks two",
        step(
            "deck_building",
            "first_pick",
            lambda _game, draft: Decision(draft.player_a, "pick_two", "deus.deck_building.draft_order"),
        ),
        without_step("deck_building", "last_pick"),
    )

    @wrong("the players pick in turn, one faction at a time: A, B, A, B", step, "deck_building", "last_pick")
    def _(_game, draft):
        return Decision(opponent(draft.player_a), "pick_one", "deus.deck_building.draft_order")

    @wrong("any number of factions up to the one asked for may be picked", condition, "pick", this)
    def _(game, _seat, answer):
        wanted = deck_building.wanted_picks(game)
        return len(answer.factions) > wanted


with clause("deus.deck_building.fifteen_each") as this:

    @wrong("sixteen and fourteen cards will do", condition, "select", this)
    def _(game, seat, answer):
        first = game.position.players[seat].factions[0]
        count = sum(card_of(game, card).faction == first for card in answer.cards)
        return not abs(count - 15) <= 1

    @wrong("a selection is open to the opponent", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        return replace(real(edition, player, seat, viewer), deck=player.deck)


with clause("deus.deck_building.total_30") as this:

    @wrong("a deck has at least 30 cards", condition, "select", this)
    def _(_game, _seat, answer):
        return len(answer.cards) < 30

    @wrong("a deck has at most 30 cards", condition, "select", this)
    def _(_game, _seat, answer):
        return len(answer.cards) > 30


def _kinds(clause: str, *kinds: str) -> Bend:
    def check(game: Any, _seat: str, answer: Any) -> str | None:
        wrong = [card for card in answer.cards if card_of(game, card).kind not in kinds]
        return f"{wrong[0]} may not be in a deck" if wrong else None

    return condition("select", clause, check)


with clause("deus.deck_building.eligible_kinds") as this:
    mutant("ritual spells are kept beside the deck", _kinds(this, "unit", "battle_spell", "token"))

with clause("deus.deck_building.no_mix_constraint") as this:

    @wrong("a faction gives a deck ten units at least", condition, "select", this)
    def _(game, seat, answer):
        units = [card_of(game, card).faction for card in answer.cards if card_of(game, card).kind == "unit"]
        return [name for name in game.position.players[seat].factions if units.count(name) < 10]

    @wrong("no two cards of a deck have the same name", condition, "select", this)
    def _(game, _seat, answer):
        names = [game.position.cards[card] for card in answer.cards]
        return len(set(names)) < len(names)

    @wrong("a card may be named as often as one likes", condition, "select", "deus.deck_building.total_30")
    def _(_game, _seat, answer):
        return len(answer.cards) != 30


with clause("deus.deck_building.token_excluded"):

    @wrong("tokens are shuffled into the deck", judgement, deck_building.take)
    def _(real, game, seat, deck, summoner):
        real(game, seat, deck, summoner)
        tokens = game.position.players[seat].tokens
        zones.change_player(game, seat, deck=deck + tokens, tokens=())


with clause("deus.deck_building.summoner_one_of_two") as this:

    @wrong("the summoner is that of the faction picked first", condition, "select", this)
    def _(game, seat, answer):
        own = summoner_of(game.edition.cards, game.position.players[seat].factions[0])
        return answer.summoner != own


with clause("deus.deck_building.summoner_hidden"):

    @wrong("a summoner is revealed when it is chosen", judgement, deck_building.take)
    def _(real, game, seat, deck, summoner):
        real(game, seat, deck, summoner)
        zones.change_player(game, seat, summoner_open=True)

    @wrong("not even its owner may look at a hidden summoner", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, summoner="") if viewer == seat and not player.summoner_open else shown

    @wrong("the public sees a hidden summoner", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, summoner=player.summoner, summoner_face_down=False) if viewer == "public" else shown


with clause("deus.deck_building.unused_set_aside"):

    @wrong("cards not chosen start in the discard pile", judgement, deck_building.take)
    def _(real, game, seat, deck, summoner):
        real(game, seat, deck, summoner)
        zones.change_player(game, seat, discard=game.position.players[seat].aside)

    @wrong("cards not chosen lie under the deck", judgement, deck_building.take)
    def _(real, game, seat, deck, summoner):
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


with clause("deus.deck_building.beginner_variant"):

    @wrong("only the summoners are left out", judgement, "beginner deck")
    def _(real, game, seat):
        _beginner(lambda _card: False)(real, game, seat)

    @wrong("star units alone are left out", judgement, "beginner deck")
    def _(real, game, seat):
        _beginner(lambda card: card.rarity == "star" and card.kind == "unit")(real, game, seat)

    @wrong("every game is played without star cards", judgement, deck_building.ask_for_selection)
    def _(game, seat):
        deck_building.beginner_deck(game, seat)


with clause("deus.deck_building.beginner_no_summoner"):

    @wrong("beginners have summoners as well", judgement, "beginner deck")
    def _(real, game, seat):
        _beginner(lambda card: card.rarity == "star", summoner=True)(real, game, seat)
