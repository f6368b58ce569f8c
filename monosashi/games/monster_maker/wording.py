"""Monster Maker in the words of the table."""

from msgspec.structs import replace

from monosashi.suite.card_phrases import phrases_of
from monosashi.suite.phrasebook import Wording
from monosashi.suite.placeholders import English
from reference_engine.kernel.decision import CHANCE, Answer
from reference_engine.monster_maker.annihilation import CallTime
from reference_engine.monster_maker.battle import DeclareRetreat
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.encounter import PlaceMonster
from reference_engine.monster_maker.end import Discard
from reference_engine.monster_maker.move import Dismiss, Move
from reference_engine.monster_maker.position import Character, Monster, Position
from reference_engine.monster_maker.retreat import DeckBottom
from reference_engine.monster_maker.setup import ChooseStart


class Words(Wording):
    """Speaks of a game of Monster Maker."""

    position: Position

    def speaker(self, answer: Answer) -> str:
        """The clock is nobody's (monster_maker.endgame.time_limit)."""
        return CHANCE if isinstance(answer, CallTime) else self.seat()

    # Names

    def creatures(self) -> dict[str, tuple[str, Character | Monster]]:
        """Every character and monster on the table with the seat on whose field it is, the asked seat's first."""
        players = self.position.players
        asked = self.position.pending.seat if self.position.pending is not None else ""
        found: dict[str, tuple[str, Character | Monster]] = {}
        for seat in sorted(players, key=lambda seat: seat != asked):
            found |= {character.card: (seat, character) for character in players[seat].party}
            found |= {monster.card: (seat, monster) for land in players[seat].map for monster in land.monsters}
        return found

    def fields(self) -> list[str]:
        """Every other card that lies open: lands, items and what lies by itself."""
        found: list[str] = []
        for player in self.position.players.values():
            found += [land.card for land in player.map if not land.face_down]
            found += [item for character in player.party for item in character.items]
            found += player.others
        return found

    def has_twin(self, card: str) -> bool:
        """Cards in play that are called the same are told apart by their ids."""
        cards, present = self.position.cards, [*self.creatures(), *self.fields()]
        return card in present and sum(cards[each] == cards[card] for each in present) > 1

    def look(self, card: str) -> object:
        """A creature's field and state make a difference; of the cards in a hand any will do."""
        seat, creature = self.creatures().get(card, ("", None))
        return self.position.cards[card], seat, repr(replace(creature, card="")) if creature is not None else ""

    def whereabouts(self, card: str) -> str:
        """On whose field a creature is."""
        seat, creature = self.creatures().get(card, ("", None))
        if creature is None:
            return ""
        return (
            f" on {seat.capitalize()}'s land" if isinstance(creature, Monster) else f" in {seat.capitalize()}'s party"
        )

    def summary(self, card: Card) -> str:
        """A card's printed values in one line."""
        named = f"called {card.named}" if card.named else ""
        return ", ".join(part for part in (card.kind, phrases_of("monster_maker").values(card), named) if part)

    # Wordings

    def secret(self, answer: Answer) -> str:
        """What lies face down the others do not see (monster_maker.ruling.unexplored_hidden_from_others)."""
        if isinstance(answer, ChooseStart):
            return "choose a start character, face down"
        return "move to an unexplored land" if isinstance(answer, Move) and answer.face_down else ""

    def ending(self) -> str:
        """Nobody may win: then some share a draw (monster_maker.endgame.tie_draw)."""
        result = self.position.result
        assert result is not None
        return (
            super().ending()
            if result.winner
            else f"A draw between {English().listed([*map(str.capitalize, result.tied)])}."
        )

    SAID_BY = {
        CallTime: ("time_is_up",),
        DeclareRetreat: ("retreat",),
        DeckBottom: ("to_deck_bottom",),
        PlaceMonster: ("monster_placed",),
        Dismiss: ("discarded",),
        Discard: ("discarded",),
    }
