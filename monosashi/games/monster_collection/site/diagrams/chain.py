"""A counter chain as a stack: one that was really declared and took effect, in a scenario of the chapter."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from monosashi import suite
from monosashi.games.monster_collection.site.diagrams.pieces import side, sign
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure, joined
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import ENGLISH, Language
from monosashi.subjects.reference import Reference
from monosashi.verification.case import Case
from monosashi.verification.runner import play
from reference_engine.monster_collection.chain import Declaration

Effect = Callable[[Any, Declaration, Language], str]
"""What the declared effect of a card says."""


@dataclass(frozen=True)
class Stack:
    """A chain: its declarations, the first one first, and their places in the order in which they took effect.

    ``units`` says of every unit that was in the battle whether it still is on the battlefield.
    """

    declared: tuple[Declaration, ...]
    order: tuple[int, ...]
    marching: str
    cards: Mapping[str, Any]
    units: Mapping[str, bool]


def longest(table: DiagramTable, clause: str) -> Stack:
    """The longest chain of a clause's scenarios that took effect as a whole. Raises UnknownEntry without any."""
    found = [stack for scenario in suite.scenarios(table.game) if scenario.clause == clause
             for stack in _watched(table, scenario)]  # fmt: skip
    if not found:
        raise UnknownEntry(f"no scenario of {clause} plays a chain to its end")
    return max(found, key=lambda stack: len(stack.declared))


def _watched(table: DiagramTable, scenario: suite.Scenario) -> list[Stack]:
    """The chain of a scenario, if all of it took effect and no two declarations are equal."""
    taken: list[Declaration] = []
    chains: list[tuple[Declaration, ...]] = []
    rule = table.rules.judgements["next in chain"]

    def next_in_chain(items: tuple[Declaration, ...]) -> tuple[Declaration, tuple[Declaration, ...]]:
        chains.append(items)
        item, rest = rule(items)
        taken.append(item)
        return item, rest

    rules = table.rules.amended(table.rules.name, judgements={"next in chain": next_in_chain})
    reference = Reference(rules)
    case = Case(reference, rules.name)
    play(case, scenario)
    if not chains or len(taken) != len(chains[0]):
        return []
    position = reference.position
    order = tuple(taken.index(item) + 1 for item in chains[0])
    if len({*order}) < len(order):
        return []  # the picture could not tell equal declarations apart
    named = dict.fromkeys(name for item in chains[0] for name in (*item.users, *item.affected))
    units = {name: name in position.units for name in named}
    return [Stack(chains[0], order, position.marching, position.own_cards, units)]


def stack(table: DiagramTable, language: Language, href: Href, clause: str, effect: Effect) -> str:
    """The longest chain of a clause as a stack: declared upwards, taking effect downwards."""
    chain = longest(table, clause)
    items = [_item(chain, number, language, effect) for number in reversed(range(len(chain.declared)))]
    ends = [
        language.say("{unit} is still there.", unit=language.name(unit)) if stays
        else language.say("{unit} is gone.", unit=language.name(unit))
        for unit, stays in chain.units.items()
    ]  # fmt: skip
    up, down = escape(language.say("declared")), escape(language.say("takes effect"))
    body = (
        f'<div class="stack"><div class="axes" aria-hidden="true"><span>{up} ↑</span><span>{down} ↓</span></div>'
        f'<ol role="list">{"".join(items)}</ol></div>'
    )
    title = language.say("A counter chain of {n}, as it was played", n=len(chain.declared))
    told = escape(joined(language, [language.say("In the end:"), *ends]))
    return figure("chain-stack", "chain", body, title, f"{table.titled(clause, language, href)} · {told}")


def _item(chain: Stack, number: int, language: Language, effect: Effect) -> str:
    """One declaration with its number and the place at which it took effect."""
    item, place = chain.declared[number], chain.order[number]
    role = "marching" if item.by == chain.marching else "defending"
    users = language.listed([language.name(unit) for unit in item.users])
    targets = language.listed([language.name(unit) for unit in item.targets])
    what = language.say("{user} attacks", user=users)
    if item.kind != "attack":
        source = language.name(item.card)
        what = language.say("{card} → {targets}", card=source, targets=targets) if targets else source
    card = chain.cards.get(item.card)
    told_effect = effect(card, item, language) if card is not None else ""
    words, colon = language.say("the origin"), ": " if language.code == ENGLISH else "："
    origin = "" if number else f' <span class="origin">{escape(words)}</span>'
    told = language.say("Declared as number {n}, takes effect as number {place}:", n=number + 1, place=place)
    badge = '<span class="badge" aria-hidden="true">{}</span>'
    return (
        f'<li class="{role}"><span class="said">{escape(told)} </span>{badge.format(number + 1)}'
        f'<div class="box"><div class="name">{sign(role)}{escape(what)}{origin}</div>'
        f'<div class="clause">{escape(side(language, item.by) + colon + told_effect)}</div></div>'
        f"{badge.format(place)}</li>"
    )
