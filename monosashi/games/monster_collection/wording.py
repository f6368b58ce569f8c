"""A game of Monster Collection in the words of the table."""

from msgspec.structs import replace

from monosashi.suite.phrasebook import Wording
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.position import Position


class Words(Wording):
    """Speaks of a game whose units stand in areas."""

    position: Position

    SHOWN = frozenset(
        ("battle_ends", "battle_marker", "exhausted", "items_used", "markers_removed", "readied", "slots_spent",
         "turn_ends")
    )  # fmt: skip

    def has_twin(self, card: str) -> bool:
        """Units of one name are told apart by their ids."""
        units, cards = self.position.units, self.position.cards
        return card in units and sum(cards[unit] == cards[card] for unit in units) > 1

    def look(self, card: str) -> object:
        """On the field a lot makes a card different, in a hand nothing."""
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

    def told(self, event: Event, answer: Answer) -> str:
        """A first turn skips its beginning."""
        if event.what == "turn_begins" and event.amount <= self.rules.numbers["turns_without_opening"]:
            return f"{super().told(event, answer)} A first turn begins with the normal summon phase, without any march."
        return super().told(event, answer)
