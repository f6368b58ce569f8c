"""What names mean that are typed at a table of the TCG."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

import reference_engine as engine
from monosashi.games.moncolle_tcg.wording import Words
from monosashi.games.monster_collection.commands import COLOURS, SHORT, declared

__all__ = ["AIM", "COLOURS", "READERS", "SHORT", "reach"]

AIM = ("moncolle_tcg.victory.base_captured", "moncolle_tcg.victory.judgement_count")
"""What one plays for."""

READERS: Mapping[str, Callable[[Words, str], object]] = MappingProxyType({})
"""How placeholders are read that are filled with no cards."""


def reach(words: Words, act: str, field: str) -> Iterable[Iterable[str]]:
    """Units for what units do, the hand for what comes from it, what is worn where equipment is meant."""
    own, enemy = words.units()
    worn, enemy_worn = words.worn()
    hand = words.hand(words.seat())
    match act, field:
        case _, ("cards" | "discards"):
            return (hand,)
        case _, "targets":
            return [*own, *enemy], [*worn, *enemy_worn], declared(words)
        case ("discard_equipment", _) | ("swap", "wear"):
            return [*own, *worn], [*enemy, *enemy_worn]
        case ("use", "card"):
            return own, hand, enemy
        case _, "card":
            return hand, engine.view(words.rules, words.position, words.seat()).cards
    return own, enemy
