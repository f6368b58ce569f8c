"""What is printed on the TCG's cards, in English."""

from collections.abc import Iterator, Mapping

from reference_engine.moncolle_tcg.cards import (
    Ability,
    Automatic,
    Card,
    Cost,
    Exclude,
    Grant,
    Kill,
    Lose,
    Mill,
    Restore,
    Standing,
    Strip,
    Target,
    TerrainEffect,
)
from reference_engine.monster_collection.card_phrases import (
    SHARED_EN,
    Renderer,
    Words,
    capital,
    cards_en,
    chosen_en,
    groups_en,
    is_plural_en,
    race_en,
    subject_en,
    units_en,
    when_en,
    word,
)

KINDS_EN = {"completion": "Completion type ", "declared": "Declared type ", "hand": "Hand type ", "card": ""}
TIMINGS_EN = {
    "normal": "normal",
    "counter": "counter",
    "battle": "battle",
    "own_turn": "own turn",
    "always": "at any time",
}
LOST_EN = {
    "initiative": "Initiative",
    "charge": "Charge",
    "defender": "Defender",
    "items": "{} Item icons",
    "spells": "{} Spell icons",
    "resist": "Resist",
    "weaknesses": "Weakness",
    "abilities": "{} special abilities",
}

ICONS_EN = {"item": "one Item icon"}


def worth(card: Card) -> str:
    """Attack and defence: of a unit as they are, of equipment as what it adds."""
    if card.kind == "unit":
        return f"{card.attack}/{card.defence}"
    return f"{card.attack or 0:+}/{card.defence or 0:+}" if card.attack or card.defence else ""


def rules_en(card: Card, words: Words) -> Iterator[str]:
    """How many a deck may hold, and for whom the card is."""
    if card.deck_limit is not None:
        yield f"Construction rule: {card.deck_limit} in a deck"
    if card.race_only:
        yield f"{'Exclusive' if card.kind == 'equipment' else 'Secret art'}: {word(words, card.race_only)}"


def standing_en(standing: Standing, words: Words) -> Iterator[str]:
    """Standing abilities in the order of the text."""
    numbers = {"Initiative": standing.initiative, "Charge": standing.charge, "Defender": standing.defender}
    yield from (f"{name}: {number}" for name, number in {**numbers, "Item": standing.items}.items() if number)
    if standing.spells:
        yield f"Spell: {' '.join(standing.spells)}"
    if standing.resist:
        yield f"Resist: {' '.join(word(words, kind) for kind in standing.resist)}"
    if standing.weaknesses:
        yield f"Weakness: {' '.join(f'{word(words, weak.to)}({weak.more})' for weak in standing.weaknesses)}"


def ability_en(ability: Ability, words: Words) -> str:
    """Kind [timing] Cost: effect."""
    marks = TIMINGS_EN[ability.timing] + (", uncounterable" if ability.uncounterable else "")
    cost = ", ".join(cost_en(ability.cost))
    said = used_en(ability, words)
    return f"{KINDS_EN[ability.kind]}[{marks}] {f'Cost {cost}: {said}' if cost else capital(said)}."


def automatic_en(automatic: Automatic, words: Words) -> str:
    """Automatic type [timing] (when something happens): effect."""
    when = when_en(automatic.when)
    return f"Automatic type [{TIMINGS_EN[automatic.timing]}] ({when}): {used_en(automatic, words)}."


def used_en(effect: Ability | Automatic, words: Words) -> str:
    """How long, and what happens."""
    target = effect.target
    until = f"until the end of the {effect.until}, " if effect.until else ""
    several = target is not None and target.count > 1
    parts = WORN_EN if target is not None and target.equipment else PARTS_EN
    return until + groups_en(effect.do, target_en(target, words), several, parts, words)


def target_en(target: Target | None, words: Words) -> str:
    """What is chosen: units, or what they wear."""
    chosen = chosen_en(target, words)
    if target is None or not target.equipment:
        return chosen
    pieces = "a piece" if target.count == 1 else f"{'up to ' if target.up_to else ''}{target.count} pieces"
    wearer = units_en(1 if target.count == 1 else 0, target.side, target.filter, words)
    return f"{pieces} of equipment of {wearer}"


def cost_en(cost: Cost) -> Iterator[str]:
    """What is paid."""
    if cost.slots:
        yield " ".join(cost.slots)
    if cost.items:
        yield f"{cost.items} Item icon{'s' * (cost.items > 1)}"
    if cost.discard:
        kind = f" ({cost.discard_kind.replace('_', ' ')})" if cost.discard_kind else ""
        yield f"discard {cards_en(cost.discard)} from your hand{kind}"


def terrain_en(effect: TerrainEffect, words: Words) -> str:
    """Who gets what here."""
    gains = gains_en(effect.attack, effect.defence, effect.standing, words)
    return f"{capital(units_en(0, 'any', effect.filter, words))} here get {gains}."


def gains_en(attack: int, defence: int, standing: Standing, words: Words) -> str:
    """Numbers and standing abilities in a row."""
    numbers = [f"{name} {value:+}" for name, value in (("attack", attack), ("defence", defence)) if value]
    return " and ".join([*numbers, *standing_en(standing, words)])


def _grant_en(part: Grant, units: str, words: Words) -> str:
    plural = is_plural_en(units)
    gains = gains_en(part.attack, part.defence, part.standing, words)
    said = [gains] if gains else []
    said += [f"“{ability_en(ability, words).rstrip('.')}”" for ability in part.abilities]
    sentence = [f"{'get' if plural else 'gets'} {' and '.join(said)}"] if said else []
    sentence += [race_en(part.race, units, words)] if part.race else []
    sentence += ["cannot die"] if part.cannot_die else []
    sentence += ["cannot attack"] if part.cannot_attack else []
    return f"{subject_en(units)} {' and '.join(sentence)}"


def _lose_en(part: Lose, units: str, _words: Words) -> str:
    plural = is_plural_en(units)
    kinds = [LOST_EN[what].format("their" if plural else "its") for what in part.what]
    icons = [ICONS_EN.get(icon, f"one {icon} icon") for icon in part.icons]
    lost = " and ".join([*kinds, *icons])
    return f"{subject_en(units)} {'lose' if plural else 'loses'} {lost}"


def _mill_en(part: Mill, _units: str, _words: Words) -> str:
    top = f"{cards_en(part.count)} from the top of"
    return f"discard {top} your deck" if part.who == "own" else f"the opponent discards {top} the deck"


def _kill_en(part: Kill, units: str, words: Words) -> str:
    return f"kill {units}" + (f" with [{word(words, part.attribute)}]" if part.attribute else "")


PARTS_EN: Mapping[type, Renderer] = {
    **SHARED_EN,
    Grant: _grant_en,
    Lose: _lose_en,
    Kill: _kill_en,
    Strip: lambda _part, units, _words: f"discard all equipment of {units}",
    Exclude: lambda _part, units, _words: f"exclude {units}",
    Mill: _mill_en,
    Restore: lambda _part, _units, _words: "put your discard pile under your deck, the oldest card first",
}
WORN_EN: Mapping[type, Renderer] = {**PARTS_EN, Strip: lambda _part, worn, _words: f"discard {worn}"}
"""The same where a piece of equipment is chosen."""


def values_en(card: Card) -> Iterator[str]:
    """Numbers in words."""
    if card.level is not None:
        yield f"level {card.level}"
    if worth(card):
        yield worth(card)
    if card.march is not None:
        yield card.march.replace("_", " ")
    if card.hero:
        yield f"hero {card.hero}"
    if card.wearing_cost is not None:
        yield f"wearing cost {card.wearing_cost}"
    if card.limit is not None:
        yield f"Limit {card.limit}"
    if card.instant:
        yield "instant summon"
