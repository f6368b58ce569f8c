"""What names mean that are typed at a table of Monster Maker."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

import reference_engine as engine
from monosashi.games.monster_maker.wording import Words

SHORT: Mapping[str, str] = MappingProxyType({"p": "pass", "m": "move", "e": "end", "loot": "take"})
"""Short forms."""

AIM = ("monster_maker.victory.level_ten", "monster_maker.victory.mission")
"""What one plays for."""

COLOURS: Mapping[str, str] = MappingProxyType({
    r"▲": "bold cyan",
    r"▼": "bold magenta",
    r"▶": "bold green",
    r"◀": "bold blue",
    r"start marker|town": "bold yellow",
    r"wounded": "red",
    r"^→.*": "bold",
})  # fmt: skip
"""What stands out on a terminal."""

READERS: Mapping[str, Callable[[Words, str], object]] = MappingProxyType({})
"""How placeholders are read that are filled with no cards."""


def reach(words: Words, act: str, field: str) -> Iterable[Iterable[str]]:
    """Creatures for what creatures do, the hand for what is discarded or placed."""
    hand, creatures, fields = words.hand(words.seat()), list(words.creatures()), words.fields()
    match act, field:
        case "choose_start", _:
            # Before the shuffle the deck lies open to its owner.
            return sorted(words.position.players[words.seat()].deck), hand, creatures
        case "deck_bottom", _:
            return engine.view(words.rules, words.position, words.seat()).returning, creatures
        case ("discard", _) | (_, "paid"):
            return (hand,)
        case (("activate" | "counter" | "apply_effect"), "card"):
            return [*creatures, *fields], hand
        case _, "card":
            return hand, creatures, fields
    return (creatures,)
