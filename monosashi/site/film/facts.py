"""The facts that decide why something was refused, as the reference tells them."""

import re
from collections.abc import Iterator

REASON = re.compile(r"(?P<told>.+?) \((?P<clause>[a-z]\w*(?:\.\w+)+)\)(?:; |$)")
SEAT = re.compile(r"\b(south|north|east|west)\b")


def facts(message: str) -> Iterator[tuple[str, str]]:
    """The clauses of a refusal with the fact behind each, in English.

    >>> list(facts("Ogre is exhausted (deus.march.a); b3 is no neighbour of a1 (deus.march.b)"))
    [('deus.march.a', 'Ogre is exhausted'), ('deus.march.b', 'b3 is no neighbour of a1')]
    """
    for found in REASON.finditer(message):
        yield found["clause"], SEAT.sub(lambda seat: seat[0].capitalize(), found["told"])
