"""The TCG in the words of the table."""

from monosashi.games.monster_collection import wording
from monosashi.suite.card_phrases import phrases_of
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.events import Event
from reference_engine.moncolle_tcg.battle_end import Adjust, Return
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.equipment import DiscardEquipment, Equip, Swap
from reference_engine.moncolle_tcg.hand_adjustment import Discard
from reference_engine.moncolle_tcg.instant_summon import InstantSummon
from reference_engine.moncolle_tcg.line_up import LineUp
from reference_engine.moncolle_tcg.march import March
from reference_engine.moncolle_tcg.position import Position
from reference_engine.moncolle_tcg.summon import Summon
from reference_engine.moncolle_tcg.terrain import PlaceProxy, PlaceTerrain
from reference_engine.monster_collection.effects import Drop


class Words(wording.Words):
    """Speaks of a game of the TCG."""

    position: Position

    def worn(self) -> tuple[list[str], list[str]]:
        """The equipment of the asked seat's units, and of the opponent's."""
        own, enemy = self.units()
        units = self.position.units
        return [card for unit in own for card in units[unit].equipment], [
            card for unit in enemy for card in units[unit].equipment
        ]

    def has_twin(self, card: str) -> bool:
        """Worn equipment of one name is told apart by its ids, too."""
        worn = [each for unit in self.position.units.values() for each in unit.equipment]
        names = self.position.cards
        return super().has_twin(card) or (card in worn and sum(names[each] == names[card] for each in worn) > 1)

    def look(self, card: str) -> object:
        """Who wears it makes a difference."""
        wearer = self.wearer(card)
        return (self.position.cards[card], wearer) if wearer else super().look(card)

    def whereabouts(self, card: str) -> str:
        """Where a unit stands, or who wears it."""
        wearer = self.wearer(card)
        return f" on {self.name(wearer)}" if wearer else super().whereabouts(card)

    def wearer(self, card: str) -> str:
        """The unit that wears a card, if any does."""
        return next((unit.id for unit in self.position.units.values() if card in unit.equipment), "")

    def summary(self, card: Card) -> str:
        """A card's printed values in one line."""
        parts = [card.kind.replace("_", " "), card.race or card.classification, " ".join(card.attributes)]
        return ", ".join(part for part in [*parts, phrases_of("moncolle_tcg").values(card), card.faction] if part)

    def told(self, event: Event, answer: Answer) -> str:
        """Who is given up may wear something, no damage is none, and Charge and Defender come from no card."""
        if isinstance(answer, Adjust) and event.what == "discarded" and event.about == answer.unit:
            return ""
        if event.what == "damaged" and not event.amount:
            return ""
        if event.what == "changed" and not event.other:
            charge = event.clause.endswith("charge")
            return f"{self.name(event.about)}: {'attack' if charge else 'defence'} {event.amount:+}."
        return super().told(event, answer)

    SAID_BY = {
        March: ("moved",),
        Return: ("moved",),
        Summon: ("summoned",),
        InstantSummon: ("summoned",),
        PlaceTerrain: ("placed",),
        PlaceProxy: ("placed",),
        Equip: ("equipped",),
        Swap: ("swapped",),
        Discard: ("discarded",),
        DiscardEquipment: ("discarded",),
        Drop: ("discarded",),
        LineUp: ("lined_up",),
    }
