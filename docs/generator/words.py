"""The words out of which scenarios are made: which of them must be translated, and in which context."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.catalogue import Key
from monosashi.phrases import NAMES
from monosashi.suite import Scenario
from monosashi.suite_files import steps_module
from reference_engine.monster_collection.cards import Card, Change, Damage

KINDS_OF_NAMES = ("unit", "units", "card", "cards")
"""Kinds of placeholders that are filled with names."""

NAME_COLUMNS = frozenset(
    (
        *("unit", "units", "card", "cards", "token", "summoner", "order"),
        *("on", "by", "users", "targets", "discards", "discarding"),
    )
)
"""Columns whose cells are names."""

PLAIN_COLUMNS = frozenset(("area", "to", "effect"))
"""Columns whose cells are areas, or effects (rendered from the card's data)."""

MADE = ("Specimen", "Stranger")
"""Names that steps give to cards which a scenario does not name itself."""

KINDS_OF_DAMAGE = ("attribute", "typeless")
"""What may be warded off besides one attribute; card texts have words of their own for them."""

PLAIN = frozenset(("area", "n", "numbers", "clause", "south", "north", "payment"))
"""Kinds of placeholders that are the same in every language, or are made of other words."""

KIND = {"first": "seat"}
"""Placeholders that are filled with another one's words."""

NUMBERED = re.compile(r"(South|North) (Hand|Deck|Discard) \d+")


def words(ruleset: str) -> Iterator[Key]:
    """Every word of a ruleset's scenarios with its context, some more than once."""
    amending = (suite.erratum_scenarios(ruleset, identity) for identity in engine.errata(ruleset))
    for scenario in chain(suite.every_scenario(ruleset), *amending):
        yield from _of_sentences(scenario)
        yield from _of_tables(scenario)
        for column, value in scenario.row.items():
            if not is_plain(value) and not is_names(value):
                yield f"row:{column}", value
    for name in MADE:
        yield "name", name
    for keyword in ("Given", "When", "Then", "And", "But"):
        yield "keyword", keyword


def kind_of(placeholder: str) -> str:
    """The context of a placeholder's words: its name without a number."""
    name = placeholder.rstrip("0123456789")
    return KIND.get(name, name)


def is_effect(text: str) -> bool:
    """Whether a free text is an effect in words: ``counter: [3] to an enemy unit``."""
    return ": " in text


def is_plain(text: str) -> bool:
    """Whether a cell or a free text is the same in every language: nothing, a number, an area, JSON."""
    return not text or re.fullmatch(r'[-+]?\d+|[a-d][0-4]|\[?["{\]].*', text) is not None


def is_same(column: str, cell: str) -> bool:
    """Whether a table's cell is the same in every language. A value that is a text may stand in quotation marks."""
    return column in PLAIN_COLUMNS or (is_plain(cell) and not (column == "value" and cell.startswith('"')))


def is_names(text: str) -> bool:
    """Whether a text is nothing but names: ``Knight and Grey Wolf``; seats are named like units."""
    return re.fullmatch(NAMES, text) is not None and not text.endswith("'s")


def names_in(text: str) -> list[str]:
    """The names in ``A, B and C``."""
    return [name for name in re.split(r",\s*|\s+and\s+", text) if name]


@cache
def specimen(effects: str) -> Card:
    """A unit with effects as scenarios write them, and nothing else."""
    cards: Any = import_module(f"{steps_module()}.deus.cards")
    made: dict[str, Any] = cards.card({"unit": "Specimen", "effect": effects})
    return msgspec.convert(made, Card)


def _of_effects(effects: str) -> Iterator[Key]:
    """The damage attributes that effects speak of: ``[flame:3]``, ``fire damage -2``."""
    card = specimen(effects)
    groups = [group for ability in card.abilities for group in ability.do]
    groups += [group for trigger in card.triggers for group in trigger.do]
    for part in (*(part for group in groups for part in group), *(constant.change for constant in card.constants)):
        kind = part.attribute if isinstance(part, Damage) else part.ward_of if isinstance(part, Change) else ""
        if kind and kind not in KINDS_OF_DAMAGE:
            yield "damage", kind


def _of_sentences(scenario: Scenario) -> Iterator[Key]:
    for step in scenario.steps:
        phrase, _ = suite.phrases(scenario.clause.partition(".")[0]).match(step.text)
        match = phrase.pattern.fullmatch(step.text)
        for placeholder, value in (match.groupdict() if match else {}).items():
            kind = kind_of(placeholder)
            if kind in KINDS_OF_NAMES:
                yield from _names(value)
            elif kind == "factions":
                yield from ((kind, name) for name in names_in(value))
            elif kind == "payment":
                for part in value.split(" and "):
                    yield from (("icon", icon) for icon in part.partition("'s ")[2].split())
            elif kind == "text" and is_effect(value):
                yield from _of_effects(value)
            elif kind not in PLAIN and not is_plain(value):
                yield kind, value


def _of_tables(scenario: Scenario) -> Iterator[Key]:
    for step in scenario.steps:
        if not step.table:
            continue
        header = step.table[0]
        for column in header:
            yield "column", column
        for row in step.table[1:]:
            for column, cell in zip(header, row, strict=True):
                if column in NAME_COLUMNS:
                    yield from _names(cell)
                elif column == "effect" and cell:
                    yield from _of_effects(cell)
                elif not is_same(column, cell):
                    yield f"cell:{column}", cell


def _names(text: str) -> Iterator[Key]:
    for name in names_in(text):
        if not is_plain(name) and not NUMBERED.fullmatch(name):
            yield "name", name
