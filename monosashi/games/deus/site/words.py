"""What the scenarios of Deus are made of: units, areas, effects in words."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from monosashi.rulebook.catalogue import Key
from monosashi.rulebook.folders import steps_of
from monosashi.site.text.language import Language
from monosashi.site.text.vocabulary import Grammar, Vocabulary
from monosashi.suite.card_phrases import phrases_of
from reference_engine.deus.card_list import japanese_words
from reference_engine.monster_collection.cards import Card, Change, Damage

KINDS_OF_DAMAGE = ("attribute", "typeless")
"""What may be warded off besides one attribute; card texts have words of their own for them."""


def is_effect(text: str) -> bool:
    """Whether a free text is an effect in words: ``counter: [3] to an enemy unit``."""
    return ": " in text


@cache
def specimen(effects: str) -> Card:
    """A unit with effects as scenarios write them, and nothing else."""
    cards: Any = steps_of("deus").cards
    made: dict[str, Any] = cards.card({"unit": "Specimen", "effect": effects})
    return msgspec.convert(made, Card)


def of_effects(effects: str) -> Iterator[Key]:
    """The damage attributes that effects speak of: ``[flame:3]``, ``fire damage -2``."""
    card = specimen(effects)
    groups = [group for ability in card.abilities for group in ability.do]
    groups += [group for trigger in card.triggers for group in trigger.do]
    for part in (*(part for group in groups for part in group), *(constant.change for constant in card.constants)):
        kind = part.attribute if isinstance(part, Damage) else part.ward_of if isinstance(part, Change) else ""
        if kind and kind not in KINDS_OF_DAMAGE:
            yield "damage", kind


def effect(raw: str, language: Language) -> str:
    """Effects in words, as the card would say it."""
    return " / ".join(phrases_of("deus").text(specimen(raw), "ja", language.card_words).splitlines())


EFFECT = Grammar(of_effects, effect, is_effect)

VOCABULARY = Vocabulary(
    found=("ritual", "quick", "counter", "no slot", "fire", "water", "earth", "wind", "holy", "evil", "multi"),
    fields=(
        "marching",
        "turn",
        "phase",
        "power_charge",
        "first_hand_adjustment",
        "main",
        "normal_summon",
        "second_hand_adjustment",
        "end_declaration",
        "cards",
        "hand",
        "deck",
        "discard",
        "tokens",
        "summoner",
        "power",
        "units",
        "id",
        "owner",
        "area",
        "ready",
        "start_owner",
        "control_markers",
        "battle_markers",
        "ownership",
        "final_turn",
        "judgement die",
        "draft die",
        "shuffle",
        "turn order die",
        "initiative die",
        "effect die",
        "beginner",
        "decks",
    ),
    names=frozenset(("unit", "units", "card", "cards", "summoner", "occasion", "tokens")),
    name_columns=frozenset(
        (
            *("unit", "units", "card", "cards", "token", "summoner", "order"),
            *("on", "by", "users", "targets", "discards", "discarding", "about", "taking", "tokens"),
        )
    ),
    lists=frozenset(("factions",)),
    plain=frozenset(("area", "n", "numbers", "clause", "south", "north")),
    plain_columns=frozenset(("area", "to")),
    same=re.compile(r"[a-d][0-4]"),
    kinds={"first": "seat"},
    given=("Specimen", "Stranger"),
    numbered={"Hand": ("zone", "hand"), "Deck": ("zone", "deck"), "Discard": ("zone", "discard pile")},
    grammars={"text": EFFECT},
    column_grammars={"effect": EFFECT},
    card_words=japanese_words,
)
"""The words of Deus."""
