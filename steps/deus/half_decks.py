"""The half decks of the draft, which scenarios name by their places in the set."""

from typing import Any

import reference_engine as engine
from monosashi.suite.placeholders import ORDINALS
from monosashi.verification.case import Case


def faction(case: Case, ordinal: str) -> str:
    """The faction at that place of the set; the names give the order, for the members of an object have none.

    Factions have their names also where no decks are built, so that somebody may try to pick one there.
    """
    editions = engine.game(case.game).editions.values()
    names = {card.faction for rules in editions for card in rules.cards.values()}
    return str(sorted(names)[ORDINALS.index(ordinal)])


def half_decks(case: Case) -> Any:
    """The half decks as the view last showed them, by name: they are open only while decks are built."""
    shown = dict(sorted(case.look().half_decks.items())) or case.notes.get("half decks", {})
    if not shown:
        case.fail("no half decks are shown while decks are built", "half_decks in the view", "none")
    case.notes["half decks"] = shown
    return shown


def half(case: Case, name: str) -> Any:
    """One of the half decks."""
    return half_decks(case)[name]
