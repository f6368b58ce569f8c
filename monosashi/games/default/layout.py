"""What a view shows, read from its Struct: panels with zones of things, and a grid where things say where they stand.

A field that maps seats to something goes to the panels of the seats; lists and mappings become zones, the rest facts.
The board draws this as text, the pictures as rows of cards.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Struct

from reference_engine.kernel.game import Game

HEADING = frozenset(("edition", "viewer", "turn", "phase", "cards", "asked", "result", "players", "own_cards"))
"""Fields of a view that are said above, below or between."""

PLACES = ("area", "square", "cell", "place", "at")
"""Fields of a thing that may say where it stands: ``b2``."""

CELL = re.compile(r"([a-z])([1-9][0-9]?)|([1-9])([a-i])")
"""Squares as in chess, b2, or as in shogi, 7g."""

LARGEST = 26
"""The most columns or rows of a grid; what is larger is told in words."""

Place = tuple[int, int]
"""A column and a row, each from 0: to the right, and away from whoever looks. Shogi's count backwards, from -1."""


class Thing(NamedTuple):
    """Something that lies there: its id, what else there is to say of it, and where it stands if it says so."""

    ident: str
    label: str
    notes: tuple[str, ...] = ()
    place: Place | None = None

    @property
    def square(self) -> str:
        """What the square is called where it stands."""
        return "" if self.place is None else Grid.column(self.place[0]) + Grid.row(self.place[1])

    @property
    def text(self) -> str:
        """Everything in one line."""
        return " ".join((self.label, f"({', '.join(self.notes)})")) if self.notes else self.label


class Zone(NamedTuple):
    """Things that lie together; a heap of ``hidden`` ones shows nothing but their number."""

    name: str
    things: tuple[Thing, ...]
    hidden: int = 0


class Fact(NamedTuple):
    """A field that is said in a word or two: its name and its value; ``seat``: the value is one."""

    name: str
    value: str = ""
    seat: bool = False

    @property
    def text(self) -> str:
        """Both."""
        return f"{self.name} {self.value.capitalize() if self.seat else self.value}".strip()


class Panel(NamedTuple):
    """What belongs to a seat; or to the table, whose seat is empty."""

    seat: str
    facts: tuple[Fact, ...]
    zones: tuple[Zone, ...]


def panels(view: Any, seats: Sequence[str]) -> tuple[Panel, ...]:
    """The panel of each seat that takes part, in turn order, then that of the table."""
    names: Mapping[str, str] = getattr(view, "cards", None) or {}
    own: dict[str, dict[str, Any]] = {}
    common: dict[str, Any] = {}
    for seat, player in _mapping(getattr(view, "players", None)).items():
        own.setdefault(seat, {}).update(_fields(player))
    for field, value in _fields(view).items():
        if field in HEADING:
            continue
        of_seats = _mapping(value)
        if of_seats and set(of_seats) <= set(seats):
            for seat, part in of_seats.items():
                own.setdefault(seat, {})[field] = part
        elif field in seats:
            own.setdefault(field, {}).update(_fields(value) or {field: value})
        else:
            common[field] = value
    found = [_panel(seat, own[seat], names, seats) for seat in seats if seat in own]
    return (*found, _panel("", common, names, seats))


class Grid(NamedTuple):
    """What stands where, and the columns from left to right and the rows from the near one that there are."""

    things: Mapping[Place, Sequence[Thing]]
    columns: range
    rows: range

    @staticmethod
    def column(number: int) -> str:
        """What a column is called."""
        return chr(ord("a") + number) if number >= 0 else str(-number)

    @staticmethod
    def row(number: int) -> str:
        """What a row is called."""
        return str(number + 1) if number >= 0 else chr(ord("a") - 1 - number)


def grid(panel: Panel) -> Grid:
    """What stands where; without columns if nothing says so. A square with an empty word is there, and is empty."""
    found: dict[Place, list[Thing]] = {}
    for thing in (thing for zone in panel.zones for thing in zone.things):
        if thing.place is not None:
            found.setdefault(thing.place, []).extend([thing] if thing.text else [])
    return Grid(found, *(_from_corner({place[axis] for place in found}) for axis in (0, 1)))


def _from_corner(numbers: Collection[int]) -> range:
    """All numbers from the corner that they are counted from."""
    return range(min({0, *numbers}), max({-1, *numbers}) + 1)


def phase(view: Any) -> list[str]:
    """Where the game is: the turn, the phase, whose eyes these are."""
    turn, now = getattr(view, "turn", 0), getattr(view, "phase", "")
    said = [f"Turn {turn}" if turn else "Before the first turn"]
    said += [worded(now)] if now and getattr(view, "result", None) is None else []
    return [*said, f"seen by {view.viewer}", view.edition]


def words_of(game: Game) -> tuple[str, ...]:
    """The engine's own words that a view of the game may say: its fields, its questions, its procedures."""
    fields = (name.removesuffix("_count") for name in _field_names(game.views.kind, frozenset()))
    tables = game.editions.values()
    asked = (kind for table in tables for kind, acts in table.offers.items() if kind != "always" and "draw" not in acts)
    phases = (name for table in tables for name in table.procedures)
    found = (worded(name) for name in (*fields, *asked, *phases) if name not in game.seats)
    return tuple(dict.fromkeys(found))


def _field_names(kind: Any, above: frozenset[Any]) -> Iterator[str]:
    """The fields of a Struct and of those in it, but for the headings."""
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in above:
        for field in msgspec.structs.fields(kind):
            if field.name == "players":
                yield from _field_names(field.type, above | {kind})
            elif field.name not in HEADING:
                yield field.name
                yield from _field_names(field.type, above | {kind})
    for part in get_args(kind):
        yield from _field_names(part, above)


def worded(name: str) -> str:
    """A name of the engine in words."""
    return name.replace("_", " ")


# Reading a part


def _panel(seat: str, fields: Mapping[str, Any], names: Mapping[str, str], seats: Sequence[str]) -> Panel:
    facts: list[Fact] = []
    zones: list[Zone] = []
    for field, value in fields.items():
        counted = field.removesuffix("_count")
        if counted != field and isinstance(value, int):
            # A number of cards is worth saying where the cards themselves are not to be seen.
            if value and not fields.get(counted):
                zones.append(Zone(worded(counted), (), value))
        elif isinstance(value, tuple | list | set | frozenset):
            things = tuple(
                _thing(item, names) for item in (value if isinstance(value, tuple | list) else sorted(value))
            )
            zones += [Zone(worded(field), things)] if things else []
        elif isinstance(value, Mapping):
            things = tuple(_entry(key, item, names) for key, item in value.items())
            zones += [Zone(worded(field), things)] if things else []
        elif isinstance(value, Struct):
            facts.append(Fact(worded(field), ", ".join(_notes(value, names))))
        elif value is True:
            facts.append(Fact(worded(field)))
        elif value is not None and value is not False and value != "":
            said = names.get(value, value) if isinstance(value, str) else str(value)
            facts.append(Fact(worded(field), said, value in seats))
    return Panel(seat, tuple(facts), tuple(zones))


def _thing(item: Any, names: Mapping[str, str]) -> Thing:
    fields = _fields(item)
    if not fields:
        plain = _plain(item, names)
        return Thing(str(item), plain)
    place, used = _place(fields)
    ident = next((str(fields[name]) for name in ("id", "card", "name") if fields.get(name)), "")
    notes = tuple(_notes({name: value for name, value in fields.items() if name not in used}, names, skip=ident))
    return Thing(ident, _called(ident, names) or (notes[0] if notes else "·"), notes if ident else notes[1:], place)


def _entry(key: Any, item: Any, names: Mapping[str, str]) -> Thing:
    """An entry of a mapping: by the place that its key is, else by its key."""
    cell = CELL.fullmatch(str(key))
    if cell:
        thing = _thing(item, names)
        return thing._replace(place=_numbers(cell))
    notes = tuple(_notes(item, names)) if _fields(item) else (_plain(item, names),)
    return Thing(str(key), _called(str(key), names), tuple(note for note in notes if note))


def _place(fields: Mapping[str, Any]) -> tuple[Place | None, tuple[str, ...]]:
    """Where a thing stands, and the fields that say so."""
    for name in PLACES:
        cell = CELL.fullmatch(str(fields.get(name, "")))
        if cell:
            return _numbers(cell), (name,)
    for pair in (("column", "row"), ("x", "y")):
        numbers = [fields.get(name) for name in pair]
        if all(isinstance(number, int) and 0 <= number < LARGEST for number in numbers):
            return (int(numbers[0] or 0), int(numbers[1] or 0)), pair
    return None, ()


def _numbers(cell: re.Match[str]) -> Place:
    if cell[3]:
        return -int(cell[3]), ord("a") - ord(cell[4]) - 1
    return ord(cell[1]) - ord("a"), int(cell[2]) - 1


def _notes(item: Any, names: Mapping[str, str], skip: str = "") -> Iterator[str]:
    """What a part has to say, but for what says nothing."""
    for field, value in _fields(item).items():
        if value is True:
            yield worded(field)
        elif value not in (None, False, "", (), [], {}) and not (skip and value == skip):
            yield f"{worded(field)} {_plain(value, names)}"


def _plain(value: Any, names: Mapping[str, str]) -> str:
    if isinstance(value, str):
        return _called(value, names)
    if isinstance(value, Mapping):
        return ", ".join(f"{_called(str(key), names)}: {_plain(item, names)}" for key, item in value.items())
    if isinstance(value, tuple | list | set | frozenset):
        return ", ".join(_plain(item, names) for item in value)
    return " ".join(_notes(value, names)) if isinstance(value, Struct) else str(value)


def _called(ident: str, names: Mapping[str, str]) -> str:
    """A card's name and id; the id alone where the name says no more."""
    name = names.get(ident, ident)
    return str(ident) if name == ident or not isinstance(name, str) else f"{name} {ident}"


def _fields(value: Any) -> dict[str, Any]:
    if isinstance(value, Struct):
        return {field: getattr(value, field) for field in msgspec.structs.asdict(value)}
    return dict(value) if isinstance(value, Mapping) else {}


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
