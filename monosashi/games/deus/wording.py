"""Deus in the words of the table."""

from msgspec.structs import replace

from monosashi.suite.phrasebook import Wording
from reference_engine.deus.deck_building import Select
from reference_engine.deus.draft_2018.setup import PutBack
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.deus.instant_summon import InstantSummon
from reference_engine.deus.intercept import Intercept
from reference_engine.deus.limit_adjustment import Adjust
from reference_engine.deus.line_up import LineUp
from reference_engine.deus.march import March
from reference_engine.deus.position import Position
from reference_engine.deus.returns import Return
from reference_engine.deus.summon import Rearrange, Summon
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.card_text import text as text_of
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.effects import Drop
from reference_engine.monster_collection.triggers import Decline


class Words(Wording):
    """Speaks of a game of Deus."""

    position: Position

    def has_twin(self, card: str) -> bool:
        """Units of one name are told apart by their ids."""
        units, cards = self.position.units, self.position.cards
        return card in units and sum(cards[unit] == cards[card] for unit in units) > 1

    def look(self, card: str) -> object:
        """On the battlefield a lot makes a card different, in a hand nothing."""
        unit = self.position.units.get(card)
        return self.position.cards[card], repr(replace(unit, id="")) if unit is not None else ""

    def whereabouts(self, card: str) -> str:
        """Where a unit stands."""
        unit = self.position.units.get(card)
        return f" in {unit.area}" if unit is not None else ""

    def units(self) -> tuple[list[str], list[str]]:
        """The asked seat's units, and the opponent's: refusals are for the rules to give."""
        units = self.position.units.values()
        return [u.id for u in units if u.owner == self.seat()], [u.id for u in units if u.owner != self.seat()]

    def summary(self, card: Card) -> str:
        """A card's printed values in one line."""
        parts = [card.kind.replace("_", " "), card.type, card.race, " ".join(card.attributes)]
        if card.level is not None:
            parts += [f"level {card.level}", f"attack {card.attack}", f"defence {card.defence}", card.march or ""]
        parts += ["instant summon"] if card.instant else []
        return ", ".join(part for part in [*parts, card.faction] if part)

    def text(self, card: Card) -> str:
        """A card's printed text, in lines."""
        return text_of(card, "en")

    def secret(self, answer: Answer) -> str:
        """Decks are chosen face down, and so are the cards that go under them."""
        if isinstance(answer, Select):
            return "choose 30 cards and a summoner, face down"
        return f"put {len(answer.cards)} cards under the deck" if isinstance(answer, PutBack) else ""

    def told(self, event: Event, answer: Answer) -> str:
        """Using an effect is said by the answer; attacking is not."""
        if event.what == "declared":
            return "" if event.about else f"{self.called(event.seat)} attacks."
        if event.what == "turn_begins" and event.amount <= self.rules.numbers["turns_without_opening"]:
            return f"{super().told(event, answer)} A first turn begins with the normal summon phase, without any march."
        return super().told(event, answer)

    SAID_BY = {
        March: ("moved",),
        Intercept: ("moved", "intercepted"),
        Rearrange: ("moved",),
        Return: ("moved",),
        Summon: ("summoned",),
        InstantSummon: ("summoned",),
        Discard: ("discarded",),
        Drop: ("discarded",),
        Adjust: ("discarded",),
        LineUp: ("lined_up",),
        Decline: ("declined",),
    }

    EVENTS = {
        "turn_begins": "Turn {amount}: {seat} marches.",
        "drawn": "{seat} draws {amount}.",
        "power": "{seat}: power {amount:+}.",
        "revealed": "{seat}'s summoner is {about}.",
        "moved": "{about} moves to {place}.",
        "summoned": "{about} comes to {place}.",
        "battle_begins": "A battle begins in {place}.",
        "initiative": "{seat}'s initiative is {amount}.",
        "takes_effect": "{about} takes effect.",
        "no_effect": "{about} has no effect ({clause}).",
        "incomplete": "{about} was not carried out completely; the rest of it does not apply.",
        "damaged": "{about} takes {amount} damage.",
        "dies": "{about} dies.",
        "discarded": "{about} is discarded.",
        "to_hand": "{about} goes to {seat}'s hand.",
        "to_token_area": "{about} goes to {seat}'s token area.",
        "changed": "{about} is changed by {other}.",
        "control_marker": "{seat} puts a control marker on {place}.",
        "ownership_marker": "{seat} puts an ownership marker on {place}.",
        "marker_removed": "The marker is taken off {place}.",
        "put_back": "{seat} puts {amount} cards under the deck.",
        "outcome": "The battle in {place} is over ({clause}).",
        "decks_out": "Both decks have run out: turn {amount} is the last.",
        "game_over": "The game is over.",
    }
