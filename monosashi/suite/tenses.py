"""The forms of a sentence about an act: what somebody does, has done, tries to do; and the order to do it.

An act is declared in one sentence, ``{seat} marches {moves}``. English forms are made from its verb. A translation
says all three where they differ: ``{seat}が{moves}進軍させ(る|た|ようとする)``.
"""

import re
from enum import Enum
from functools import cache
from types import MappingProxyType


class Tense(Enum):
    """How a sentence speaks of an act. Whatever somebody tries to do is expected to be refused."""

    DOES = 0
    HAS = 1
    TRIES = 2


SEAT = "{seat} "
"""How a sentence begins that has all its forms."""

VERB = re.compile(r"\{seat\} ((?:\w+ly )?)(\w+)")
"""The verb of an act's sentence, with an adverb before it: ``instantly summons``."""

FORMS = re.compile(r"\(([^()|]*)\|([^()|]*)\|([^()|]*)\)")
"""The forms as a translation has them, and a sentence whose verb is neither regular nor in :data:`DONE`."""

DONE = MappingProxyType({
    "bet": "bet", "choose": "chosen", "deploy": "deployed", "draw": "drawn", "drop": "dropped", "equip": "equipped",
    "give": "given", "lay": "laid", "let": "let", "put": "put", "take": "taken", "throw": "thrown",
})  # fmt: skip
"""What is done where it is not a regular verb's ``-ed``."""


@cache
def order(sentence: str) -> str:
    """The sentence as an order.

    >>> order("{seat} instantly summons {card}"), order("{seat} dismisses {cards}"), order("{seat} applies {card}")
    ('instantly summon {card}', 'dismiss {cards}', 'apply {card}')
    >>> order("{seat} (lays|has laid|tries to lay) {card}")
    'lay {card}'
    """
    if FORMS.search(sentence):
        return in_tense(sentence, Tense.TRIES).removeprefix(f"{SEAT}tries to ")
    verb = VERB.match(sentence)
    return f"{verb[1]}{base(verb[2])}{sentence[verb.end() :]}" if verb else sentence


@cache
def in_tense(sentence: str, tense: Tense) -> str:
    """One form of a sentence, or of its translation; what has no forms stays as it is.

    >>> in_tense("{seat} chooses {card}", Tense.HAS), in_tense("{seat} lines up {units}", Tense.TRIES)
    ('{seat} has chosen {card}', '{seat} tries to line up {units}')
    >>> in_tense("{seat} (lays|has laid|tries to lay) {card}", Tense.HAS)
    '{seat} has laid {card}'
    >>> in_tense("{seat}が{units}で迎撃(する|した|しようとする)", Tense.HAS)
    '{seat}が{units}で迎撃した'
    """
    if FORMS.search(sentence):
        return FORMS.sub(lambda forms: forms[1 + tense.value], sentence)
    verb = VERB.match(sentence)
    if verb is None or tense is Tense.DOES:
        return sentence
    plain = base(verb[2])
    said = f"tries to {verb[1]}{plain}" if tense is Tense.TRIES else f"has {verb[1]}{done(plain)}"
    return f"{SEAT}{said}{sentence[verb.end() :]}"


def base(verb: str) -> str:
    """A verb in its plain form: ``march`` of ``marches``."""
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes")) else verb[:-1]


def done(verb: str) -> str:
    """The participle of a verb's plain form.

    >>> done("march"), done("carry"), done("bet"), done("lay")
    ('marched', 'carried', 'bet', 'laid')
    """
    if verb in DONE:
        return DONE[verb]
    return verb[:-1] + "ied" if verb.endswith("y") else verb + ("d" if verb.endswith("e") else "ed")
