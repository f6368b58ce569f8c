"""What names mean that are typed at a table of Dungeon Command."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from monosashi.games.dungeon_command.wording import Words

SHORT: Mapping[str, str] = MappingProxyType({"p": "pass", "a": "activate", "m": "move"})
"""Short forms."""

AIM = ("dungeon_command.morale.zero_ends", "dungeon_command.end.winner")
"""What one plays for."""

COLOURS: Mapping[str, str] = MappingProxyType({
    r"▲": "bold cyan",
    r"▼": "bold magenta",
    r"tapped": "yellow",
    r"^→.*": "bold",
})  # fmt: skip
"""What stands out on a terminal."""

READERS: Mapping[str, Callable[[Words, str], object]] = MappingProxyType({})
"""How placeholders are read that are filled with no cards."""


def reach(words: Words, act: str, field: str) -> Iterable[Iterable[str]]:
    """Creatures of the battlefield, the asked seat's first; the hand for order cards, and for creatures to deploy."""
    hand, creatures = words.hand(words.seat()), words.creatures()
    if field == "card" and act in ("use_order", "immediate", "deploy"):
        return hand, creatures
    return creatures, words.attached()
