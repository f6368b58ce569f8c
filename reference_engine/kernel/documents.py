"""What the fields of documents hold, in the types of Structs: ids, places, seats, words; and where an order counts.

For JSON and for type checkers each of these types is what it stands for: an :data:`Id` is a string, an
:data:`InOrder` list is a list. Tools that play a game they do not know read the rest with :func:`meaning`::

    class Aim(Answer, frozen=True, tag="aim"):
        archer: Id
        path: InOrder[tuple[Place, ...]]
        targets: tuple[Id, ...]

A list, or an object, has no order unless its type says so. What a `Literal` of seats holds need not be said.
"""

from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin

from msgspec import Meta

T = TypeVar("T")

HOLDS = "holds"
"""The key of an annotation that says what strings are."""

ORDER = "order"
"""The key of an annotation that says what the order of a list or an object means."""

COUNTS, AS_NAMED, ENDS = "counts", "as named", "ends"
"""What the order of a list may mean."""

ASIDE = "aside"
"""The key of an annotation that says whether a field of a view is there for readers alone."""

MEMBERS = "members"
"""The key of an annotation that says whether the entries take part each by itself."""

Id = Annotated[str, Meta(extra={HOLDS: "id"})]
"""A card or a piece, by the name that the position gives to it; another name would do as well."""

MarkedId = Annotated[str, Meta(extra={HOLDS: "marked id"})]
"""An id, a colon and more."""

Place = Annotated[str, Meta(extra={HOLDS: "place"})]
"""Where something lies, where several places are alike."""

SeatName = Annotated[str, Meta(extra={HOLDS: "seat"})]
"""A seat, where a string may also be something else: nobody, or a viewer."""

Word = Annotated[str, Meta(extra={HOLDS: "word"})]
"""A name that the rules know: a card of the edition, a phase, a kind of question."""

AnyName = Annotated[str, Meta(extra={HOLDS: "any"})]
"""An id, a place or a seat."""

InOrder = Annotated[T, Meta(extra={ORDER: COUNTS})]
"""A list whose order means something, or an object whose entries come in theirs."""

AsNamed = Annotated[T, Meta(extra={ORDER: AS_NAMED})]
"""A list in an answer that is carried out in the order in which it is given; where answers are listed any will do."""

Route = Annotated[T, Meta(extra={ORDER: ENDS})]
"""A list in an answer whose order counts, a way to its last item; where answers are listed any way there will do."""

Aside = Annotated[T, Meta(extra={ASIDE: True})]
"""A field of a view that helps a reader: an implementation may fill it as it likes."""

Members = Annotated[T, Meta(extra={MEMBERS: True})]
"""A list or an object in an answer whose entries take part each by itself: what is lawful alone may join others."""


class Meaning(NamedTuple):
    """What annotations say of a type, and the type without them.

    ``holds`` is empty where nothing is said, and so is ``order``, which means that there is none.
    """

    kind: Any
    holds: str = ""
    order: str = ""
    members: bool = False
    aside: bool = False


def meaning(kind: Any) -> Meaning:
    """What the annotations around a type say; those within it are left to its parts.

    >>> meaning(InOrder[tuple[Id, ...]]).order
    'counts'
    >>> meaning(Id)
    Meaning(kind=<class 'str'>, holds='id', order='', members=False, aside=False)
    """
    extra: dict[str, Any] = {}
    while get_origin(kind) is Annotated:
        kind, *metas = get_args(kind)
        for each in metas:
            extra = {**(getattr(each, "extra", None) or {}), **extra}
    return Meaning(kind, extra.get(HOLDS, ""), extra.get(ORDER, ""), bool(extra.get(MEMBERS)), bool(extra.get(ASIDE)))
