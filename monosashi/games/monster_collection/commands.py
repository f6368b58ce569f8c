"""What is alike at every table of Monster Collection."""

from collections.abc import Mapping
from types import MappingProxyType

import reference_engine as engine
from monosashi.suite.phrasebook import Wording

SHORT: Mapping[str, str] = MappingProxyType({"p": "pass"})
"""Short forms."""

COLOURS: Mapping[str, str] = MappingProxyType({
    r"▲": "bold cyan",
    r"▼": "bold magenta",
    r"\bbattle\b": "bold yellow",
    r"^→.*": "bold",
})  # fmt: skip
"""What stands out on a terminal."""


def declared(words: Wording) -> list[str]:
    """The cards declared in the running chain, which some effects may choose."""
    battle = engine.view(words.rules, words.position, words.seat()).battle
    return [item.card for item in battle.chain if item.card] if battle is not None else []
