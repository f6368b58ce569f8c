"""Citations: which clauses a piece of the engine is written for.

A docstring names them in its last paragraph, ``Clauses: deus.march.a, deus.march.b``: first the one that the function
carries out, then what else bears on it, in alphabetical order. The code itself says them where it refuses, asks or
tells something, and tables beside their entries. Code that several games share names roles instead
(``chain.origin``), and the table of each edition says which clause plays which (``Edition.clauses``).
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

NAME = re.compile(r"\b[a-z_]+(?:\.[A-Za-z0-9_]+)++(?!\.\{)")
"""What may be the id of a clause, or a role, but not the beginning of one that is put together."""

LAST = re.compile(r"^[ \t]*Clauses: (?P<names>[^:]+)\Z", re.MULTILINE)


def named(docstring: str) -> tuple[str, ...]:
    r"""The clauses, or roles, in the last paragraph of a docstring.

    >>> named("Only ready units march.\n\nClauses: deus.march.a, deus.march.b\n")
    ('deus.march.a', 'deus.march.b')
    """
    found = LAST.search(docstring.rstrip())
    return tuple(re.split(r",\s+", found["names"])) if found else ()


def cited(source: str, clauses: Mapping[str, str] = MappingProxyType({})) -> tuple[str, ...]:
    """Whatever may be a clause's id in a piece of source, in order; roles among them as the clauses they stand for.

    >>> cited("Event('declared', game.clause('chain.origin'))", {"chain.origin": "deus.chain.origin"})
    ('game.clause', 'deus.chain.origin')
    """
    return tuple(dict.fromkeys(clauses.get(name, name) for name in NAME.findall(source)))
