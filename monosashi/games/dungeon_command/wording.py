"""Dungeon Command in the words of the table."""

from msgspec.structs import replace

from monosashi.suite.phrasebook import Wording
from reference_engine.dungeon_command.activation import Activate, MakeMove
from reference_engine.dungeon_command.attack import MakeAttack
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.cowering import Cower
from reference_engine.dungeon_command.deployment import Deploy
from reference_engine.dungeon_command.dodge import Dodge
from reference_engine.dungeon_command.immediate import TakeImmediate
from reference_engine.dungeon_command.orders import UseOrder
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.powers import UsePower
from reference_engine.dungeon_command.setup import ChooseFirst, ChooseSide
from reference_engine.dungeon_command.treasure import Collect
from reference_engine.kernel.decision import Draw, Resign


class Words(Wording):
    """Speaks of a game of Dungeon Command."""

    position: Position

    # Names

    def creatures(self) -> list[str]:
        """Every creature on the battlefield, the asked seat's first."""
        asked = self.position.pending.seat if self.position.pending is not None else ""
        present = sorted(self.position.creatures.values(), key=lambda each: each.controller != asked)
        return [creature.card for creature in present]

    def attached(self) -> list[str]:
        """Every order card attached to a creature."""
        return [card for creature in self.position.creatures.values() for card in creature.attached]

    def hand(self, seat: str) -> tuple[str, ...]:
        """A seat's creature cards and then its order cards, each in the order of the board."""
        if seat not in self.position.players:
            return ()
        player = self.position.players[seat]
        return (*sorted(player.creature_hand), *sorted(player.order_hand))

    def discard(self, seat: str) -> list[str]:
        """The names of what lies in both discard piles of a seat."""
        player = self.position.players[seat]
        return [self.position.cards[card] for card in (*player.creature_discard, *player.order_discard)]

    def has_twin(self, card: str) -> bool:
        """Cards on the battlefield that are called the same are told apart by their ids."""
        cards, present = self.position.cards, [*self.creatures(), *self.attached()]
        return card in present and sum(cards[each] == cards[card] for each in present) > 1

    def look(self, card: str) -> object:
        """A creature's square and state make a difference; of the cards in a hand any will do."""
        creature = self.position.creatures.get(card)
        return self.position.cards[card], repr(replace(creature, card="")) if creature is not None else ""

    def whereabouts(self, card: str) -> str:
        """The square of a creature."""
        creature = self.position.creatures.get(card)
        return f" on {creature.square}" if creature is not None else ""

    def summary(self, card: Card) -> str:
        """A card's printed values in one line."""
        if card.commander is not None:
            face = card.commander
            hands = f"creature hand {face.creature_hand}, order hand {face.order_hand}"
            return f"commander, {hands}, leadership {face.leadership}, morale {face.morale}"
        if card.order is not None:
            needed = f", {card.order.ability}" if card.order.ability is not None else ""
            return f"order card, level {card.order.level}{needed}, {card.order.action} action"
        assert card.creature is not None
        creature = card.creature
        parts = [f"creature, level {creature.level}, speed {creature.speed}, {creature.hit_points} hit points"]
        if creature.melee is not None:
            parts.append(f"melee {creature.melee}")
        if creature.ranged is not None:
            parts.append(f"ranged {creature.ranged.damage} within {creature.ranged.range}")
        return ", ".join([*parts, *creature.abilities, *filter(None, [creature.moves]), *creature.types])

    # Wordings

    def shown(self, draw: Draw, outcome: int | tuple[str, ...]) -> str:
        """Who is drawn may be known; how the decks and the chests lie remains a secret."""
        assert isinstance(outcome, tuple)
        if draw.name == "chooser":
            return f"{self.called(outcome[0])} chooses"
        if draw.name == "treasure chests":
            return "The treasure chests are mixed"
        return f"{self.called(draw.seat)}'s {draw.name} is shuffled"

    def ending(self) -> str:
        """Nobody may win (dungeon_command.end.tie)."""
        result = self.position.result
        assert result is not None
        return super().ending() if result.winner else "The game ends in a draw."

    DRAWN = ("drew_orders", "drew_creatures")

    SAID_BY = {
        Activate: ("activated",),
        MakeMove: ("entered",),
        MakeAttack: ("tapped",),
        UseOrder: ("tapped",),
        UsePower: ("tapped",),
        TakeImmediate: ("tapped",),
        Dodge: ("tapped",),
        Collect: ("tapped",),
        Cower: ("cowered",),
        Deploy: ("deployed",),
        ChooseFirst: ("first_player",),
        ChooseSide: ("side",),
        Resign: ("resigned",),
    }
