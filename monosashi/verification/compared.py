"""How the documents of a game are compared: by their types, and by what its kit knows besides."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from monosashi.kit.interface import PLAIN, Comparison
from monosashi.kit.registry import known
from reference_engine.kernel.decision import Drawn
from reference_engine.kernel.documents import AS_NAMED, ENDS, meaning

HEADINGS = ("edition", "viewer")
"""What every view has for its reader."""

Way = Literal["free", "unordered", "by id", "in order"]
"""How a field of a view is compared: not at all, or as a list with or without an order, or of things with ids."""


class Compared(NamedTuple):
    """How two views of a game are compared, and two answers.

    ``ways`` says of each Struct of a view how its fields are compared, those in order left out. The same by the names
    of fields alone, as documents for others have it, are ``free``, ``unordered`` and ``by_id``. ``ordered`` are the
    lists of answers whose order counts, by act and field: ``line_up.order``, in an object ``sort.piles.*``. Of those in
    ``ends`` the last item alone counts where a list of legal answers is searched. The rest is what the game's
    :class:`Comparison` says.
    """

    ways: Mapping[Any, Mapping[str, Way]] = MappingProxyType({})
    free: tuple[str, ...] = HEADINGS
    unordered: tuple[str, ...] = ()
    by_id: tuple[str, ...] = ()
    ordered: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    own: Comparison = PLAIN

    @property
    def undecided(self) -> Callable[[Any], Iterable[str]]:
        """Which places of a view nothing in the game has decided yet."""
        return self.own.undecided

    @property
    def more(self) -> tuple[str, ...]:
        """The mappings that may have entries beyond the reference's."""
        return self.own.more

    def same_as(self, clauses: Iterable[str]) -> tuple[str, ...]:
        """These clauses, and those that say the same of what they refuse."""
        return self.own.same_as(clauses)


UNKNOWN = Compared()
"""How the views of a game are compared that nobody knows."""


def comparison(game: str) -> Compared:
    """How a game, named by itself or by one of its editions, is compared."""
    whole = known(game)
    if whole is None:
        return UNKNOWN
    return _by_types(whole.game.views.kind, whole.game.answers.kind)._replace(own=whole.comparison)


@cache
def _by_types(view: Any, answers: Any) -> Compared:
    ways: dict[Any, Mapping[str, Way]] = {}
    _look(view, ways)
    names: dict[Way, dict[str, None]] = {"free": dict.fromkeys(HEADINGS), "unordered": {}, "by id": {}, "in order": {}}
    for kind, its in ways.items():
        for field in kind.__struct_fields__:
            names[its.get(field, "in order")][field] = None
    # A name alone cannot say that one field of two has an order.
    unordered, by_id = (
        tuple(name for name in names[way] if not _has_order(name, ways)) for way in ("unordered", "by id")
    )
    ordered = dict(place for kind in get_args(answers) or (answers,) if kind is not Drawn for place in _ordered(kind))
    ends = tuple(place for place, order in ordered.items() if order == ENDS)
    return Compared(ways, tuple(names["free"]), unordered, by_id, tuple(ordered), ends)


def _look(kind: Any, ways: dict[Any, Mapping[str, Way]]) -> None:
    """Collect how the fields of a Struct are compared, and of those within it."""
    kind = meaning(kind).kind
    if isinstance(kind, type) and issubclass(kind, Struct):
        if kind not in ways:
            hints = get_type_hints(kind, include_extras=True)
            ways[kind] = {name: way for name, hint in hints.items() if (way := _way(name, hint))}
            for name, hint in hints.items():
                if ways[kind].get(name) != "free":
                    _look(hint, ways)
        return
    for part in get_args(kind):
        _look(part, ways)


def _way(name: str, hint: Any) -> Way | None:
    """How a field is compared whose type says so; None if it is compared as it stands."""
    kind, _holds, order, _members, aside = meaning(hint)
    if name in HEADINGS or aside:
        return "free"
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return next((way for each in inner if (way := _way("", each))), None)
    if origin is dict:
        return _way("", inner[1])
    if origin in (tuple, list) and not order:
        item = meaning(inner[0]).kind
        return "by id" if isinstance(item, type) and "id" in getattr(item, "__struct_fields__", ()) else "unordered"
    return None


def _has_order(name: str, ways: Mapping[Any, Mapping[str, Way]]) -> bool:
    """Whether a field of that name has a list whose order counts."""
    return any(
        name in kind.__struct_fields__ and name not in its and _is_list(get_type_hints(kind)[name])
        for kind, its in ways.items()
    )


def _is_list(kind: Any) -> bool:
    origin = get_origin(kind)
    return origin in (tuple, list) or (origin in (Union, UnionType, dict) and any(map(_is_list, get_args(kind))))


def _ordered(kind: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """The lists in an answer whose order counts, by act and field, each with what its order means."""
    kind, _holds, order, *_ = meaning(kind)
    if order and order != AS_NAMED and get_origin(kind) is not dict:
        yield where, order
    if isinstance(kind, type) and issubclass(kind, Struct):
        where = where or str(kind.__struct_config__.tag)
        for name, hint in get_type_hints(kind, include_extras=True).items():
            yield from _ordered(hint, f"{where}.{name}")
    for part in get_args(kind):
        yield from _ordered(part, f"{where}.*" if get_origin(kind) is dict else where)
