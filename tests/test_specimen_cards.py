"""The specimen cards of every game say what its vocabulary can say: a word of no card is one of no scenario."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest

import reference_engine as engine

UNSAID = {
    # The power symbol is read in the draft only, whose summoners all show one; normal is read as before_attack.
    "deus": "Card.power_symbol: filled, timing: normal",
    # Scenarios describe such cards themselves.
    "dungeon_command": "Damage.type: filled, Destroy.type: filled, Destroy.within: filled, Detach.type: filled, "
    "Detach.within: filled, Heal.type: filled, Heal.within: filled, TakeControl.type: filled, "
    "TakeControl.within: filled, Tap.type: filled, Tap.within: filled, Untap.type: filled, Untap.within: filled",
    "moncolle_tcg": "Filter.place: filled, discard_kind: consumable, discard_kind: equipment, discard_kind: unit, "
    "icons: earth, icons: evil, icons: holy, icons: multi, icons: water, icons: wind, place: front, place: territory, "
    "side: any, slots: multi, state: ready",
    "monster_maker": "Target.count: filled, after: fire, after: none, after: water, attributes: none, "
    "placing: miracle, skill: cleric, skill: fighter, skill: mage, to: everybody, to: obstacles, used_as: character",
}
"""What no specimen card says, in the order of the alphabet."""


def possible(kind: Any, place: str = "", field: str = "", within: tuple[Any, ...] = ()) -> Iterator[tuple[str, object]]:
    """Everything that data of a type can say: Literals by field name, other fields as filled, Structs by name."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from possible(arguments[0], place, field, within)
    elif origin is Literal:
        yield from ((field, value) for value in arguments if value != "")
    elif kind is bool:
        yield from ((place, value) for value in (True, False))
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind.__name__, "used"
        for item in msgspec.structs.fields(kind) if kind not in within else ():
            yield from possible(item.type, f"{kind.__name__}.{item.name}", item.name, (*within, kind))
    elif arguments:
        yield place, "filled"
        for argument in arguments:
            if argument not in (type(None), Ellipsis):
                yield from possible(argument, place, field, within)
    else:
        yield place, "filled"


def says(value: Any, place: str = "", field: str = "") -> Iterator[tuple[str, object]]:
    """Everything that some data does say, in the same terms."""
    if isinstance(value, msgspec.Struct):
        yield type(value).__name__, "used"
        for item in msgspec.structs.fields(type(value)):
            inside = getattr(value, item.name)
            if inside != item.default:
                yield f"{type(value).__name__}.{item.name}", "filled"
            yield from says(inside, f"{type(value).__name__}.{item.name}", item.name)
    elif isinstance(value, tuple):
        for item in value:
            yield from says(item, place, field)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield field, key
            yield from says(item, place, field)
    else:
        yield field, value
        yield place, value


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_value_of_the_vocabulary_is_used(game: str) -> None:
    cards = engine.edition([*engine.game(game).editions][-1]).cards
    used = {fact for card in cards.values() for fact in says(card)}
    unsaid = {fact for kind in {type(card) for card in cards.values()} for fact in possible(kind)} - used
    assert ", ".join(sorted(f"{field}: {value}" for field, value in unsaid)) == UNSAID[game]
