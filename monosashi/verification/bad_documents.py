"""What is wrong with a position that is to be turned down: with the document, or with what stands on the table.

A fault that begins with the place of a field (``cards.Knight: level: …``, ``south.power: …``) is one of the document:
no rule speaks of it, only whoever writes documents can make it, and to notice it takes the capability ``documents``.
A fault that is a sentence (``south would have 9 levels in b1 …``) says what the rules do not allow to stand there.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

import reference_engine as engine

CLAUSES = re.compile(r" \((\w+(?:\.\w+)+(?:, \w+(?:\.\w+)+)*)\)$")


class DocumentFault(Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong: at which ``place`` of the document, if it is one of the document, for which reason.

    ``clauses`` are those that speak of it, if any does.
    """

    reason: str
    place: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def written(self) -> bool:
        """Whether it is a fault of the document alone."""
        return bool(self.place)

    def __str__(self) -> str:
        """In one line."""
        place = f"{self.place}: " if self.place else ""
        return f"{place}{self.reason}" + (f" ({', '.join(self.clauses)})" if self.clauses else "")


def faults_of(edition: str, position: Mapping[str, Any]) -> tuple[DocumentFault, ...]:
    """Everything that is wrong with a quiet position in an edition; nothing if it is to be taken."""
    if not engine.knows(edition):
        return ()
    rules, game = engine.edition(edition), engine.game(edition)
    try:
        engine.begin(rules, game.quiet_position(rules, position))
    except engine.Unreadable as error:
        fields = {field.encode_name for field in msgspec.structs.fields(game.quiet_positions.kind)}
        return tuple(fault_of(line, fields) for line in error.faults)
    return ()


def fault_of(line: str, fields: set[str]) -> DocumentFault:
    """A line of the reference's, taken apart; ``fields`` are those of the document.

    >>> fault_of("cards.Knight: level: 9, too high (deus.zone.area_limit_8)", {"cards"})
    DocumentFault(reason='9, too high', place='cards.Knight.level', clauses=('deus.zone.area_limit_8',))
    >>> fault_of("south would have 9 levels in b1 (deus.zone.area_limit_8)", {"south"})
    DocumentFault(reason='south would have 9 levels in b1', place='', clauses=('deus.zone.area_limit_8',))
    """
    found = CLAUSES.search(line)
    clauses = tuple(found[1].split(", ")) if found else ()
    reason = line[: found.start()] if found else line
    parts = reason.split(": ")
    head = re.match(r"([A-Za-z_]+)(?=[.\[]|$)", parts[0])
    if len(parts) == 1 or head is None or head[1] not in fields:
        return DocumentFault(reason, "", clauses)
    # A card has its own places within that of the card.
    inner = len(parts) > 2 and re.fullmatch(r"[\w.\[\]]+", parts[1]) is not None
    place = f"{parts[0]}.{parts[1]}" if inner else parts[0]
    return DocumentFault(": ".join(parts[2 if inner else 1 :]), place, clauses)
