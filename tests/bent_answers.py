"""Answers near a lawful one: another seat, another act, one field changed."""

from random import Random
from typing import Any

import msgspec
from game_laws import Laws

from monosashi.records.random_games import Move, Position
from reference_engine import Unreadable
from reference_engine.kernel.decision import act_of

Plain = dict[str, Any]


def bent_answer(laws: Laws, chance: Random, move: Move) -> tuple[str, Any]:
    """Another seat, or another answer near the one given; none if it is no answer at all."""
    seat = chance.choice(laws.everybody) if chance.random() < 0.1 else move.seat
    plain = {**fields_of(laws, act_of(move.answer)), **msgspec.to_builtins(move.answer)}
    if chance.random() < 0.15:
        plain = filled(laws, chance, move.before, chance.choice(laws.plain_answers))
    for _ in range(chance.choice((1, 1, 2))):
        plain = bent(laws, chance, move.before, plain)
    try:
        return seat, laws.answer_of(plain)
    except Unreadable:
        return seat, None


def fields_of(laws: Laws, act: str) -> Plain:
    """Every field that an act may have; an answer is told without those that say nothing."""
    return next((plain for plain in laws.plain_answers if plain["do"] == act), {})


def some_name(laws: Laws, chance: Random, position: Position, key: str = "") -> str:
    """A word for that field, or any that the game knows of, or nothing known."""
    if key in laws.words and chance.random() < 0.9:
        return chance.choice(laws.words[key])
    names = chance.choice((*(names for names in laws.names(position) if names), ("nobody",)))
    return str(chance.choice(names))


def filled(laws: Laws, chance: Random, position: Position, plain: Plain) -> Plain:
    """The answer with names in its empty places."""

    def name(key: str) -> str:
        return some_name(laws, chance, position, key)

    return {
        key: name(key)
        if value == ""
        else [name(key)]
        if value == []
        else {name(""): name(key)}
        if value == {}
        else value
        for key, value in plain.items()
    }


def bent(laws: Laws, chance: Random, position: Position, plain: Plain) -> Plain:
    """One field changed: another name, one more, one less, one twice, another number."""
    keys = [key for key in plain if key != "do"]
    if not keys:
        return plain
    key = chance.choice(keys)
    value = plain[key]
    if isinstance(value, bool):
        changed: Any = not value
    elif isinstance(value, str):
        changed = some_name(laws, chance, position, key)
    elif isinstance(value, int):
        changed = chance.choice((-1, 0, 1, 2, 99))
    elif isinstance(value, dict):
        changed = bent_table(laws, chance, position, key, value)
    else:
        changed = bent_list(laws, chance, position, key, list(value))
    return {**plain, key: changed}


def bent_list(laws: Laws, chance: Random, position: Position, key: str, items: list[Any]) -> list[Any]:
    """A list with one item more, less, twice, in another place or exchanged."""
    how = chance.randrange(5)
    if how == 0 or not items:
        return [*items, some_name(laws, chance, position, key)]
    place = chance.randrange(len(items))
    if how == 1:
        return items[:place] + items[place + 1 :]
    if how == 2:
        return [*items, items[place]]
    if how == 3:
        chance.shuffle(items)
        return items
    other = chance.randrange(-1, 8) if isinstance(items[place], int) else some_name(laws, chance, position, key)
    return [*items[:place], other, *items[place + 1 :]]


def bent_table(laws: Laws, chance: Random, position: Position, key: str, table: Plain) -> Plain:
    """A table with one entry more, less, or exchanged; values are words or lists of words."""
    how = chance.randrange(4)
    lists = any(not isinstance(value, str) for value in table.values()) or (not table and chance.random() < 0.5)
    words = [some_name(laws, chance, position, key)][: chance.randrange(3)]
    entry: Any = words if lists else some_name(laws, chance, position, key)
    if how == 0 or not table:
        return {**table, some_name(laws, chance, position): entry}
    changed = chance.choice(sorted(table))
    rest = {name: value for name, value in table.items() if name != changed}
    if how == 1:
        return rest
    if how == 2:
        return {**rest, some_name(laws, chance, position): table[changed]}
    return {**table, changed: entry}
