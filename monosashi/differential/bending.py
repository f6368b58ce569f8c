"""Answers near a lawful one: one field changed to another name, one more, one less, one twice, another number."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from monosashi.differential.nameable import KEYS
from reference_engine.kernel.game import Game

Plain = dict[str, Any]

BLANK: dict[str, Any] = {"str": "", "int": 0, "bool": False, "dict": {}}
"""What says nothing, by the kind of a field; all others are lists."""


class Bender:
    """Bends plain answers by chance; ``name`` gives a word for a field, or for the keys of a table."""

    def __init__(self, chance: Random, name: Callable[[str], str]) -> None:
        """Draw from ``chance``."""
        self.chance = chance
        self.name = name

    def filled(self, plain: Plain) -> Plain:
        """The answer with names in its empty places."""
        return {key: self._some(key, value) for key, value in plain.items()}

    def _some(self, key: str, value: Any) -> Any:
        if value == "":
            return self.name(key)
        if value == []:
            return [self.name(key)]
        return {self.name(key + KEYS): self.name(key)} if value == {} else value

    def bent(self, plain: Plain) -> Plain:
        """One field changed."""
        keys = [key for key in plain if key != "do"]
        if not keys:
            return plain
        key = self.chance.choice(keys)
        value = plain[key]
        if isinstance(value, bool):
            changed: Any = not value
        elif isinstance(value, str):
            changed = self.name(key)
        elif isinstance(value, int):
            changed = self.chance.choice((-1, 0, 1, 2, 99))
        elif isinstance(value, dict):
            changed = self._table(key, value)
        else:
            changed = self._list(key, list(value or ()))
        return {**plain, key: changed}

    def _list(self, key: str, items: list[Any]) -> list[Any]:
        """A list with one item more, less, twice, in another place or exchanged."""
        how = self.chance.randrange(5)
        if how == 0 or not items:
            return [*items, self.name(key)]
        place = self.chance.randrange(len(items))
        if how == 1:
            return items[:place] + items[place + 1 :]
        if how == 2:
            return [*items, items[place]]
        if how == 3:
            self.chance.shuffle(items)
            return items
        other = self.chance.randrange(-1, 8) if isinstance(items[place], int) else self.name(key)
        return [*items[:place], other, *items[place + 1 :]]

    def _table(self, key: str, table: Plain) -> Plain:
        """A table with one entry more, less, or exchanged; values are words or lists of words."""
        how = self.chance.randrange(4)
        lists = any(not isinstance(value, str) for value in table.values())
        lists = lists or (not table and self.chance.random() < 0.5)
        words = [self.name(key)][: self.chance.randrange(3)]
        entry: Any = words if lists else self.name(key)
        if how == 0 or not table:
            return {**table, self.name(key + KEYS): entry}
        changed = self.chance.choice(sorted(table))
        rest = {name: value for name, value in table.items() if name != changed}
        if how == 1:
            return rest
        if how == 2:
            return {**rest, self.name(key + KEYS): table[changed]}
        return {**table, changed: entry}


def blank_answers(game: Game) -> dict[str, Plain]:
    """For each act an answer that says nothing, with every field that it may have."""
    kinds = msgspec.inspect.type_info(game.answers.kind)
    structs = kinds.types if isinstance(kinds, msgspec.inspect.UnionType) else (kinds,)
    return {
        str(each.tag): {"do": str(each.tag), **{field.encode_name: _nothing(field.type) for field in each.fields}}
        for each in structs
        if isinstance(each, msgspec.inspect.StructType)
    }


def _nothing(kind: Any) -> Any:
    """A value of a field's type that says nothing."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return _nothing(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        return _nothing(kind.types[0])
    name = type(kind).__name__.removesuffix("Type").lower()
    if name == "literal":
        return "" if isinstance(kind.values[0], str) else kind.values[0]
    return BLANK.get(name, [])
