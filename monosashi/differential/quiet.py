"""Positions of games as quiet ones, and quiet positions that an engine with fewer capabilities can be given."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.kit.positions import turn_of
from monosashi.kit.registry import kit
from monosashi.subjects.lines import Document
from monosashi.suite.card_texts import covers, words_of
from monosashi.support.text import texts_in
from reference_engine.kernel.edition import Edition


def quiet_document(rules: Edition, position: Any) -> Document | None:
    """The quiet position that this one is, or nearly; None if something is under way that it cannot say.

    What it leaves out, effects that last for instance, somebody may miss: whoever needs the very same position looks.
    """
    if position.pending is None or position.result is not None or not turn_of(position):
        return None
    document = kit(rules.name).arranged(rules, position)
    try:
        begun = engine.begin(rules, document).position
    except (engine.Unreadable, KeyError):
        return None
    return document if begun.pending == position.pending else None


def fitted(rules: Edition, document: Document, offered: Sequence[str], vocabulary: Sequence[str] | None) -> Document:
    """The position as an engine can be given it that offers no more.

    Without ``setup`` every card is described, as nobody but the edition knows its specimens. Cards have no texts whose
    words an engine does not know.
    """
    if "cards" not in document:
        return document
    cards = {**document["cards"]}
    if "setup" not in offered:
        rest = {name: each for name, each in document.items() if name != "cards"}
        named = {word: word for word in texts_in(rest) if word in rules.cards and word not in cards}
        cards = {card: definition(rules, said) for card, said in {**cards, **named}.items()}
    if "effects" not in offered or vocabulary is not None:
        known = () if "effects" not in offered else vocabulary or ()
        cards = {card: _fitted(rules, card, said, known) for card, said in cards.items()}
    return {**document, "cards": cards}


def _fitted(rules: Edition, card: str, said: Any, known: Sequence[str]) -> Any:
    """A card as it is if its words are known; else without its texts; where it is none without, a plain one."""
    described = definition(rules, said)
    words = words_of(rules.name, {"cards": {card: described}})
    if all(covers(known, word) for word in words):
        return said
    name = f"{described['name']} {card.rpartition('.')[2]}"
    bare = {**without_texts(rules, described), "name": name}
    plain = sorted(plain_cards(rules.name), key=lambda each: each.get("kind") != described.get("kind"))
    able = (each for each in (bare, *({"name": name, **each} for each in plain)) if _is_card(rules.name, each))
    return next(able, bare)


def _is_card(edition: str, card: dict[str, Any]) -> bool:
    """Whether a position may have such a card, whatever it is called."""
    return _may_be(edition, msgspec.json.encode({**card, "name": "card"}))


@cache
def _may_be(edition: str, encoded: bytes) -> bool:
    blank = suite.blank_position(edition.partition("@")[0])
    card = msgspec.json.decode(encoded)
    try:
        engine.begin(engine.edition(edition), {**blank, "cards": {**blank.get("cards", {}), card["name"]: card}})
    except engine.Unreadable:
        return False
    return True


@cache
def plain_cards(edition: str) -> tuple[dict[str, Any], ...]:
    """The cards of a scenario that has not said anything yet: nobody cares about them. They have no names here."""
    blank = suite.blank_position(edition.partition("@")[0])
    nameless = [{key: each for key, each in card.items() if key != "name"} for card in blank.get("cards", {}).values()]
    return tuple(card for number, card in enumerate(nameless) if card not in nameless[:number])


def described(rules: Edition, document: Document) -> Document:
    """The document with every card described: sentences tell what is printed on them."""
    cards = {card: definition(rules, said) for card, said in document.get("cards", {}).items()}
    return {**document, "cards": cards} if cards else document


def definition(rules: Edition, said: Any) -> dict[str, Any]:
    """A card of a document, described, whether it is or named by its name."""
    found: dict[str, Any] = said if isinstance(said, dict) else msgspec.to_builtins(rules.cards[said])
    return found


def without_texts(rules: Edition, card: dict[str, Any]) -> dict[str, Any]:
    """A described card without its texts."""
    texts = kit(rules.name).texts
    fields = () if texts is None else texts.fields
    return {name: value for name, value in card.items() if name not in fields}
