"""The rules text of a card, rendered from the vocabulary, in English and Japanese.

Nothing is stored twice: a card's text says exactly what its data does. What the games of the family say alike stands
in :mod:`reference_engine.monster_collection.card_text`.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

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
from reference_engine.monster_collection import card_text as shared
from reference_engine.monster_collection.card_text import ICONS_JA, NO_WORDS, SIDES_JA, Language, Renderer, Words, word
from reference_engine.monster_collection.cards import Filter

TIMINGS_JA = {"normal": "普通", "counter": "対抗", "own_turn": "自軍ターン", "battle": "戦闘"}
KINDS_EN = {"completion": "Completion ", "declared": "Declared ", "hand": "Hand ", "card": ""}
KINDS_JA = {"completion": "完了型", "declared": "宣言型", "hand": "手札型", "card": ""}
CARDS_JA = {
    "unit": "ユニット",
    "battle_spell": "戦闘スペル",
    "consumable": "消耗品",
    "equipment": "装備品",
    "terrain": "地形",
}
LOST_EN = {
    "initiative": "Initiative",
    "charge": "Charge",
    "defender": "Defender",
    "items": "Item icons",
    "spells": "Spell icons",
    "resist": "Resist",
    "weaknesses": "Weakness",
    "abilities": "special abilities",
}
LOST_JA = {
    "initiative": "イニシアチブ",
    "charge": "チャージ",
    "defender": "ディフェンダー",
    "items": "アイテム",
    "spells": "スペル",
    "resist": "耐性",
    "weaknesses": "弱点",
    "abilities": "特殊能力",
}


def text(card: Card, language: Language, words: Words = NO_WORDS) -> str:
    """The rules text of a card, one line per effect; empty for a card without any.

    Standing abilities come first, then special abilities, and what a terrain does. ``words`` translates names.

    Clauses: moncolle_tcg.cards.unit_fields, moncolle_tcg.cards.equipment_fields, moncolle_tcg.abilities.two_modes
    """
    speak = SPEAKERS[language]
    abilities = [speak.ability(ability, words) for ability in card.abilities]
    automatic = [speak.automatic(automatic, words) for automatic in card.automatic]
    terrain = [speak.terrain(effect, words) for effect in card.effects]
    return "\n".join([*speak.standing(card.standing, words), *abilities, *automatic, *terrain])


# English


def standing_en(standing: Standing, words: Words = NO_WORDS) -> list[str]:
    """Initiative: +1, Resist: flame and so on."""
    values = {"Initiative": standing.initiative, "Charge": standing.charge, "Defender": standing.defender}
    lines = [f"{name}: {value:+}" for name, value in values.items() if value]
    lines += [f"Item: {standing.items}"] if standing.items else []
    lines += [f"Spell: {' '.join(standing.spells)}"] if standing.spells else []
    lines += [f"Resist: {word(words, each)}" for each in standing.resist]
    return lines + [f"Weakness: {word(words, each.to)} ({each.more})" for each in standing.weaknesses]


def ability_en(ability: Ability, words: Words = NO_WORDS) -> str:
    """Kind [timing] Cost: effect.

    Clauses: moncolle_tcg.timing.uncounterable
    """
    marks = [ability.timing.replace("_", " "), *(["uncounterable"] if ability.uncounterable else [])]
    cost, says = _cost_en(ability.cost), _script_en(ability, words)
    return f"{KINDS_EN[ability.kind]}[{', '.join(marks)}] {f'Cost {cost}: {says}' if cost else shared.capital(says)}"


def automatic_en(automatic: Automatic, words: Words = NO_WORDS) -> str:
    """Automatic [timing, when something happens] Effect.

    Clauses: moncolle_tcg.abilities.automatic
    """
    when = f"{automatic.timing.replace('_', ' ')}, {shared.when_en(automatic.when)}"
    return f"Automatic [{when}] {shared.capital(_script_en(automatic, words))}"


def terrain_en(effect: TerrainEffect, words: Words = NO_WORDS) -> str:
    """What the units on a terrain get."""
    return f"All {shared.units_en(0, 'any', effect.filter, words)} here {_given_en(effect, words, plural=True)}."


def _script_en(effect: Ability | Automatic, words: Words) -> str:
    until = f"until the end of {shared.UNTIL_EN[effect.until]}, " if effect.until else ""
    groups, mentioned = [], False
    for group in effect.do:
        parts = []
        for part in group:
            parts.append(_part_en(part, effect.target, words, mentioned=mentioned))
            mentioned = mentioned or getattr(part, "to", "") == "target"
        groups.append(" & ".join(parts))
    return f"{until}{'. After applying, '.join(groups)}."


def _part_en(part: Any, target: Target | None, words: Words, *, mentioned: bool) -> str:
    """One part of an effect; a target already mentioned is only pointed at."""
    to = getattr(part, "to", "")
    if to == "target" and target is not None and mentioned:
        units = "them" if target.count > 1 else "it"
    elif to == "target" and target is not None and target.equipment:
        units = f"{target.count} equipment of {shared.units_en(1, target.side, target.filter, words)}"
    else:
        units = shared.reached_en(to, target, Filter(), words)
    return PARTS_EN[type(part)](part, units, words)


def _cost_en(cost: Cost) -> str:
    items = [" ".join(cost.slots)] if cost.slots else []
    items += [f"{cost.items} Item"] if cost.items else []
    if cost.discard:
        kind = f" ({cost.discard_kind.replace('_', ' ')})" if cost.discard_kind else ""
        items.append(f"discard {shared.cards_en(cost.discard)}{kind}")
    return ", ".join(items)


def _grant_en(grant: Grant, units: str, words: Words) -> str:
    plural = shared.is_plural_en(units)
    subject = {"it": "it", "them": "they"}.get(units, units)
    given = [_given_en(grant, words, plural=plural)] if grant != Grant(to=grant.to, cannot_die=grant.cannot_die) else []
    return f"{subject} {' and '.join([*given, *(['cannot die'] if grant.cannot_die else [])])}"


def _given_en(grant: Grant | TerrainEffect, words: Words, *, plural: bool) -> str:
    values = {"attack": grant.attack, "defence": grant.defence}
    gains = [f"{name} {value:+}" for name, value in values.items() if value] + standing_en(grant.standing, words)
    gains += [f'"{ability_en(ability, words)}"' for ability in getattr(grant, "abilities", ())]
    return f"{'get' if plural else 'gets'} {' and '.join(gains)}"


def _lose_en(lose: Lose, units: str, _words: Words) -> str:
    return (
        f"{units} {'lose' if shared.is_plural_en(units) else 'loses'} {', '.join(LOST_EN[what] for what in lose.what)}"
    )


def _kill_en(kill: Kill, units: str, words: Words) -> str:
    return f"kill {units}" + (f" by {word(words, kill.attribute)}" if kill.attribute else "")


def _mill_en(part: Mill, _units: str, _words: Words) -> str:
    cards = shared.cards_en(part.count)
    return f"discard {cards} from your deck" if part.who == "own" else f"the opponent discards {cards} from the deck"


PARTS_EN: Mapping[type, Renderer] = {
    **shared.PARTS_EN,
    Grant: _grant_en,
    Lose: _lose_en,
    Kill: _kill_en,
    Exclude: lambda _part, units, _words: f"exclude {units}",
    Strip: lambda _part, units, _words: f"discard {units}" if "equipment" in units else f"discard equipment of {units}",
    Mill: _mill_en,
    Restore: lambda _part, _units, _words: "put your discard pile under your deck",
}


# Japanese


def standing_ja(standing: Standing, words: Words = NO_WORDS) -> list[str]:
    """イニシアチブ：1, 耐性：火炎 and so on."""
    values = {
        "イニシアチブ": standing.initiative,
        "チャージ": standing.charge,
        "ディフェンダー": standing.defender,
        "アイテム": standing.items,
    }
    lines = [f"{name}：{value}" for name, value in values.items() if value]
    lines += [f"スペル：{''.join(ICONS_JA[icon] for icon in standing.spells)}"] if standing.spells else []
    lines += [f"耐性：{word(words, each)}" for each in standing.resist]
    return lines + [f"弱点：{word(words, each.to)}({each.more})" for each in standing.weaknesses]


def ability_ja(ability: Ability, words: Words = NO_WORDS) -> str:
    """Kind【timing】コスト：… 対象：… effect."""
    marks = TIMINGS_JA[ability.timing] + ("・対抗不可" if ability.uncounterable else "")
    cost = _cost_ja(ability.cost)
    fields = [f"コスト：{cost}"] if cost else []
    return f"{KINDS_JA[ability.kind]}【{marks}】{'　'.join([*fields, *_script_ja(ability, words)])}"


def automatic_ja(automatic: Automatic, words: Words = NO_WORDS) -> str:
    """自動型【timing】（発現：…）対象：… effect."""
    marks = "" if automatic.timing == "always" else f"【{TIMINGS_JA[automatic.timing]}】"
    when = shared.EVENTS_JA[automatic.when.event].format(shared.WHO_JA[automatic.when.who])
    return f"自動型{marks}（発現：{when}）{'　'.join(_script_ja(automatic, words))}"


def terrain_ja(effect: TerrainEffect, words: Words = NO_WORDS) -> str:
    """What the units on a terrain get."""
    return f"この地形にいるすべての{shared.kind_ja(effect.filter, words)}ユニットは{_given_ja(effect, words)}。"


def _script_ja(effect: Ability | Automatic, words: Words) -> list[str]:
    until = f"{shared.UNTIL_JA[effect.until]}終了まで、" if effect.until else ""
    groups = ["&".join(_part_ja(part, words) for part in group) for group in effect.do]
    target = [f"対象：{_target_ja(effect.target, words)}"] if effect.target is not None else []
    return [*target, f"{until}{'。効果適用後、'.join(groups)}。"]


def _target_ja(target: Target, words: Words) -> str:
    if target.what == "declaration":
        return f"対抗連鎖の宣言{target.count}つ"
    side = {"own": "自軍", "enemy": "敵軍", "any": ""}[target.side]
    units = f"{shared.kind_ja(target.filter, words)}{side}ユニット"
    return f"{units}の装備品{target.count}枚" if target.equipment else f"{units}{target.count}体"


def _part_ja(part: Any, words: Words) -> str:
    return PARTS_JA[type(part)](part, shared.reached_ja(getattr(part, "to", ""), Filter(), words), words)


def _cost_ja(cost: Cost) -> str:
    items = ["".join(ICONS_JA[icon] for icon in cost.slots)] if cost.slots else []
    items += [f"アイテム{cost.items}"] if cost.items else []
    if cost.discard:
        kind = f"（{CARDS_JA[cost.discard_kind]}）" if cost.discard_kind else ""
        items.append(f"手札{cost.discard}枚を破棄{kind}")
    return "、".join(items)


def _grant_ja(grant: Grant, units: str, words: Words) -> str:
    says = [given] if (given := _given_ja(grant, words)) else []
    says += ["死亡しない"] if grant.cannot_die else []
    return (f"{units}は" if units else "") + "&".join(says)


def _given_ja(grant: Grant | TerrainEffect, words: Words) -> str:
    values = {"攻": grant.attack, "防": grant.defence}
    gains = [f"{name}{value:+}" for name, value in values.items() if value] + standing_ja(grant.standing, words)
    gains += [f"「{ability_ja(ability, words)}」" for ability in getattr(grant, "abilities", ())]
    return "&".join(gains)


def _lose_ja(lose: Lose, units: str, _words: Words) -> str:
    return f"{units or '対象'}は{'、'.join(LOST_JA[what] for what in lose.what)}を消失する"


def _kill_ja(kill: Kill, units: str, words: Words) -> str:
    return f"{units or '対象'}は" + (f"{word(words, kill.attribute)}により" if kill.attribute else "") + "死亡する"


PARTS_JA: Mapping[type, Renderer] = {
    **shared.PARTS_JA,
    Grant: _grant_ja,
    Lose: _lose_ja,
    Kill: _kill_ja,
    Exclude: shared.verb_ja("{}を除外する"),
    Strip: shared.verb_ja("{}の装備品を破棄する"),
    Mill: lambda part, _units, _words: f"{SIDES_JA[part.who]}は山札を{part.count}枚破棄する",
    Restore: lambda _part, _units, _words: "自分の捨て山を山札の下に置く",
}


class Speaker(NamedTuple):
    """The four kinds of lines, in one language."""

    standing: Callable[[Standing, Words], list[str]]
    ability: Callable[[Ability, Words], str]
    automatic: Callable[[Automatic, Words], str]
    terrain: Callable[[TerrainEffect, Words], str]


SPEAKERS: Mapping[Language, Speaker] = {
    "en": Speaker(standing_en, ability_en, automatic_en, terrain_en),
    "ja": Speaker(standing_ja, ability_ja, automatic_ja, terrain_ja),
}
