"""What the scenarios of Dungeon Command are made of: creatures, squares, effects in words, warbands."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from monosashi.rulebook.catalogue import Key
from monosashi.rulebook.folders import steps_of
from monosashi.site.text.language import Language
from monosashi.site.text.vocabulary import Grammar, Vocabulary, names_in
from monosashi.suite.card_phrases import phrases_of
from reference_engine.dungeon_command.card_list import japanese_words
from reference_engine.dungeon_command.cards import Card


def no_words(_text: str) -> Iterator[Key]:
    """The words of these texts are not looked up in the catalogue."""
    return iter(())


@cache
def specimen(effects: str) -> Card:
    """A card with effects as scenarios write them, and nothing else."""
    cards: Any = steps_of("dungeon_command").cards
    made: dict[str, Any] = cards.card("Specimen", {"effect": effects}, "order" if "use:" in effects else "creature")
    return msgspec.convert(made, Card)


def effect(raw: str, language: Language) -> str:
    """Effects in words, as the card would say it."""
    return " / ".join(phrases_of("dungeon_command").text(specimen(raw), "ja", language.card_words).splitlines())


def among(raw: str, language: Language) -> str:
    """What is among the cards of a warband: ``4 Heavy Swing and 1 Quick Shot``."""
    said = []
    for text in names_in(raw):
        number, _, card = text.partition(" ")
        said.append(language.say("{n} {card}", n=number, card=language.name(card)))
    return language.listed(said)


ALONG = re.compile(r"(?:^|(?<= )and |, )?([A-Z][\w' -]*) along ([a-z]\d+(?:(?:, | and )[a-z]\d+)*)")
"""Who moves where, in a table: ``Rat along c4, d4``."""


def of_moves(raw: str) -> Iterator[Key]:
    """How a creature moves, or who is moved."""
    found = ALONG.findall(raw)
    yield from (("name", name) for name, _ in found)
    if not found:
        yield "cell:moves", raw


def moves(raw: str, language: Language) -> str:
    """How a creature moves, or who is moved along which squares."""
    found = ALONG.findall(raw)
    if not found:
        return language.word("cell:moves", raw)
    pattern = language.text("phrase", "{creature} along {path}")
    return language.listed([pattern.format(creature=language.name(name), path=path) for name, path in found])


def of_abilities(raw: str) -> Iterator[Key]:
    """Each ability is a word."""
    yield from (("cell:ability", ability) for ability in names_in(raw))


def abilities(raw: str, language: Language) -> str:
    """Several abilities."""
    return language.listed([language.word("cell:ability", ability) for ability in names_in(raw)])


VOCABULARY = Vocabulary(
    found=("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"),
    fields=(
        "turn_player",
        "battlefield",
        "players",
        "commander",
        "leadership",
        "morale",
        "creature_deck",
        "creature_hand",
        "creature_discard",
        "order_deck",
        "order_hand",
        "order_discard",
        "creatures",
        "square",
        "controller",
        "owner",
        "damage",
        "tapped",
        "activated",
        "burnt",
        "attached",
        "treasures",
        "number",
        "left",
        "face_down",
        "turn",
        "phase",
        "refresh",
        "activate",
        "deploy",
        "cleanup",
        "cards",
        "first_player",
        "chooser",
        "treasure chests",
        "creature deck",
        "order deck",
        "built-warbands",
    ),
    names=frozenset(("card", "cards", "creature", "paid", "target", "victim")),
    name_columns=frozenset(
        ("card", "creature", "commander", "discards", "name", "target", "targets", "types", "user", "victim")
    ),
    plain=frozenset(("n", "numbers", "clause", "square", "squares", "path")),
    plain_columns=frozenset(("square", "path", "map", "tiles", "south tiles", "north tiles")),
    given=("Specimen",),
    numbered={
        "Creature Deck": ("pile", "creature deck"),
        "Creature Hand": ("pile", "creature hand"),
        "Creature Discard": ("pile", "creature discard pile"),
        "Order Deck": ("pile", "order deck"),
        "Order Hand": ("pile", "order hand"),
        "Order Discard": ("pile", "order discard pile"),
    },
    kinds={"first": "seat"},
    column_grammars={
        "effect": Grammar(no_words, effect),
        "creatures among them": Grammar(no_words, among),
        "orders among them": Grammar(no_words, among),
        "moves": Grammar(of_moves, moves),
        "abilities": Grammar(of_abilities, abilities),
    },
    card_words=japanese_words,
)
"""The words of Dungeon Command."""
