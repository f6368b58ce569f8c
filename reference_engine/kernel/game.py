"""A game: its editions, its documents and the functions that make positions of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from reference_engine.kernel.codec import Codec
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.generics import AnswerT, PositionT, ViewT
from reference_engine.kernel.judgement import judgement


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
        """The quiet position that plain data describes; raises Unreadable with all faults."""
        return read_quiet_position(edition, self.quiet_positions, document)


@judgement
def read_quiet_position(_edition: Edition, codec: Codec, document: object) -> Any:
    """What a document says, in an edition whose documents are no others."""
    return codec.convert(document)
