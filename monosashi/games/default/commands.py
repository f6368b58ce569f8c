"""What names mean that are typed in any game: cards of one's own hand, else any that can be seen."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import reference_engine as engine

SHORT: Mapping[str, str] = {}
AIM: Sequence[str] = ()
COLOURS: Mapping[str, str] = {r"[▲▼▶◀◆◇●○]": "bold cyan", r"^→.*": "bold"}
READERS: Mapping[str, Callable[[Any, str], Any]] = {}


def reach(words: Any, _act: str, _field: str) -> Iterable[Iterable[str]]:
    """The hand of whoever is asked, then every card that the seat can see."""
    seen = getattr(engine.view(words.rules, words.position, words.seat()), "cards", None) or {}
    return words.hand(words.seat()), list(seen)
