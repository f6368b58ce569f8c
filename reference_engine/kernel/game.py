"""A game: its editions, its documents and the functions that make positions of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from reference_engine.kernel.codec import Codec, Unreadable
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.generics import AnswerT, PositionT, ViewT
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.plain import halves_of, with_integers
from reference_engine.kernel.salvage import LOST, salvaged


@dataclass(frozen=True)
class Game(Generic[PositionT, AnswerT, ViewT]):
    """What a game offers to the outside.

    ``positions``, ``answers``, ``quiet_positions``, ``starts``, ``views`` and ``cards`` read and write its documents.
    ``place`` makes a position of a quiet one, ``start`` begins a game, ``faults`` says how a position breaks
    the book, ``view`` shows what one viewer may see.
    ``seats`` are all that there may be, in turn order.
    ``editions`` stand in the order in which they appeared, the present one last; ``readings`` says what each of
    their switches may be set to.
    """

    name: str
    seats: tuple[str, ...]
    editions: Mapping[str, Edition[PositionT, AnswerT, ViewT]]
    readings: Mapping[str, tuple[str, ...]]
    positions: Codec
    answers: Codec
    quiet_positions: Codec
    starts: Codec
    views: Codec
    cards: Codec
    place: Callable[[Edition, Any], PositionT]
    start: Callable[[Edition, Any], PositionT]
    faults: Callable[[Edition, PositionT], list[str]]
    view: Callable[[Edition, PositionT, str], ViewT]

    @property
    def newest(self) -> Edition[PositionT, AnswerT, ViewT]:
        """The present edition."""
        return list(self.editions.values())[-1]

    def is_quiet(self, document: Mapping[str, Any]) -> bool:
        """Whether plain data is a quiet position, and not a start: it has a field that only quiet positions need."""
        of_starts = {field.encode_name for field in msgspec.structs.fields(self.starts.kind)}
        needed = {field.encode_name for field in msgspec.structs.fields(self.quiet_positions.kind) if field.required}
        return not (needed - of_starts).isdisjoint(document)

    def quiet_position(self, edition: Edition, document: object) -> Any:
        """The quiet position that plain data describes; raises Unreadable with all faults, also of what it means."""
        try:
            return read_quiet_position(edition, self.quiet_positions, document)
        except Unreadable as error:
            raise Unreadable([*error.faults, *self._faults_beside(edition, document, error.faults)]) from None

    def _faults_beside(self, edition: Edition, document: object, unreadable: list[str]) -> list[str]:
        """What else is wrong with a document that cannot be read: in what is left of it without what cannot be."""
        rest = LOST if halves_of(document) else salvaged(with_integers(document), self.quiet_positions.kind)
        if rest is LOST or not isinstance(document, Mapping):
            return []
        try:
            self.place(edition, read_quiet_position(edition, self.quiet_positions, rest))
        except Unreadable as error:
            # Nobody shall hear that a card is missing that is there, nor what is told of it already.
            cards = document.get("cards")
            told = [
                said
                for card, found in (cards.items() if isinstance(cards, Mapping) else ())
                for said in (f"{card!r} is not among", f"cards.{card}:", f"cards.{_name_of(found)}:")
                if any(fault.startswith(f"cards[{card}]") for fault in unreadable)
            ]
            return [fault for fault in error.faults if not fault.startswith(tuple(told))]
        return []


def _name_of(card: object) -> object:
    """The name that plain data gives to a card."""
    return card.get("name") if isinstance(card, Mapping) else card


@judgement
def read_quiet_position(_edition: Edition, codec: Codec, document: object) -> Any:
    """What a document says, in an edition whose documents are no others."""
    return codec.convert(document)
