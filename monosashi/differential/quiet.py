"""Positions of games as quiet ones, and quiet positions that an engine with fewer capabilities can be given."""

from collections.abc import Sequence
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.differential.lines import Document
from monosashi.kit.registry import kit
from monosashi.suite.card_texts import covers, words_of
from reference_engine.kernel.edition import Edition


def quiet_document(rules: Edition, position: Any) -> Document | None:
    """The quiet position that this one is, or nearly; None if something is under way that it cannot say.

    What it leaves out, effects that last for instance, somebody may miss: whoever needs the very same position looks.
    """
    arranged = kit(rules.name).arranged
    if arranged is None or position.pending is None or not position.turn:
        return None
    document = arranged(rules, position)
    try:
        begun = engine.begin(rules, document).position
    except (engine.Unreadable, KeyError):
        return None
    return document if begun.pending == position.pending else None


def fitted(rules: Edition, document: Document, offered: Sequence[str], vocabulary: Sequence[str] | None) -> Document:
    """The position with its cards described, those without texts whose words an engine does not know."""
    if "effects" in offered and vocabulary is None:
        return document
    known = () if "effects" not in offered else vocabulary or ()
    return {**document, "cards": {card: _fitted(rules, card, said, known) for card, said in document["cards"].items()}}


def _fitted(rules: Edition, card: str, said: Any, known: Sequence[str]) -> Any:
    described = definition(rules, said)
    words = words_of(rules.name, {"cards": {card: described}})
    if all(covers(known, word) for word in words):
        return said
    return {**without_texts(rules, described), "name": f"{described['name']} {card.rpartition('.')[2]}"}


def definition(rules: Edition, said: Any) -> dict[str, Any]:
    """A card of a document, described, whether it is or named by its name."""
    found: dict[str, Any] = said if isinstance(said, dict) else msgspec.to_builtins(rules.cards[said])
    return found


def without_texts(rules: Edition, card: dict[str, Any]) -> dict[str, Any]:
    """A described card without its texts."""
    texts = kit(rules.name).texts
    fields = () if texts is None else texts.fields
    return {name: value for name, value in card.items() if name not in fields}
