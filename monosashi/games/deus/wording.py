"""Deus in the words of the table."""

from monosashi.games.monster_collection import wording
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
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.effects import Drop
from reference_engine.monster_collection.triggers import Decline


class Words(wording.Words):
    """Speaks of a game of Deus."""

    position: Position

    def summary(self, card: Card) -> str:
        """A card's printed values in one line."""
        parts = [card.kind.replace("_", " "), card.type, card.race, " ".join(card.attributes)]
        if card.level is not None:
            parts += [f"level {card.level}", f"attack {card.attack}", f"defence {card.defence}", card.march or ""]
        parts += ["instant summon"] if card.instant else []
        return ", ".join(part for part in [*parts, card.faction] if part)

    def secret(self, answer: Answer) -> str:
        """Decks are chosen face down, and so are the cards that go under them."""
        if isinstance(answer, Select):
            return "choose 30 cards and a summoner, face down"
        return f"put {len(answer.cards)} cards under the deck" if isinstance(answer, PutBack) else ""

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
