"""What names mean that are typed at a table of Deus."""

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

import reference_engine as engine
from monosashi.games.deus.wording import Words
from monosashi.games.monster_collection.commands import COLOURS as FAMILY
from monosashi.games.monster_collection.commands import SHORT, declared
from monosashi.play.command_parsing import Misunderstood, quoted
from reference_engine.deus.card_list import factions

__all__ = ["AIM", "COLOURS", "READERS", "SHORT", "reach"]

COLOURS: Mapping[str, str] = MappingProxyType({**FAMILY, r"[◆✕]": "bold yellow"})
"""What stands out on a terminal."""

AIM = ("deus.victory.condition", "deus.draft.victory.three_markers")
"""What one plays for, in ver2.00 and in its draft."""


def reach(words: Words, act: str, field: str) -> Iterable[Iterable[str]]:
    """Units for what units do; hand cards for what is discarded; before the first turn every card."""
    own, enemy = words.units()
    hand = words.hand(words.seat())
    match act, field:
        case (("select" | "choose_summoner"), _):
            return (sorted(words.position.cards),)
        case _, ("cards" | "discards"):
            return (hand,)
        case _, "targets":
            return [*own, *enemy], declared(words)
        case _, "tokens":
            return (list(words.position.players[words.seat()].tokens),)
        case _, "card":
            summoner = [card for card in (words.position.players[words.seat()].summoner,) if card]
            seen = engine.view(words.rules, words.position, words.seat()).cards
            return (hand, seen) if act in ("summon", "instant_summon") else (own, summoner, hand, enemy)
    return own, enemy


def factions_of(words: Words, text: str) -> tuple[str, ...]:
    """Factions by their names."""
    known = {faction.casefold(): faction for faction in factions(words.rules.cards)}
    said = [word for word in re.split(r"[ ,]+", text) if word not in ("", "and")]
    unknown = [word for word in said if word.casefold() not in known]
    if unknown or not said:
        what = f"“{quoted(unknown[0])}” is no faction" if unknown else "Say which faction"
        raise Misunderstood(f"{what}; there are {', '.join(known.values())}.")
    return tuple(known[word.casefold()] for word in said)


READERS: Mapping[str, Callable[[Words, str], object]] = MappingProxyType({"factions": factions_of})
"""How placeholders are read that are filled with no cards."""
