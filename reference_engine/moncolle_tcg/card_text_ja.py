"""What is printed on the TCG's cards, in Japanese."""

from collections.abc import Iterable, Iterator, Mapping

from reference_engine.moncolle_tcg.card_text_en import worth
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
    TerrainEffect,
)
from reference_engine.monster_collection.card_phrases import (
    ICONS_JA,
    SHARED_JA,
    SIDES_JA,
    Renderer,
    Words,
    groups_ja,
    kind_ja,
    target_ja,
    verb_ja,
    when_ja,
    word,
)

KINDS_JA = {"completion": "完了型", "declared": "宣言型", "hand": "手札型", "card": ""}
TIMINGS_JA = {"normal": "普通", "counter": "対抗", "battle": "戦闘", "own_turn": "自軍ターン", "always": "常時"}
LOST_JA = {
    "initiative": "イニシアチブ",
    "charge": "チャージ",
    "defender": "ディフェンダー",
    "items": "アイテムアイコン",
    "spells": "スペルアイコン",
    "resist": "耐性",
    "weaknesses": "弱点",
    "abilities": "特殊能力",
}
CARDS_JA = {
    "unit": "ユニットカード",
    "battle_spell": "戦闘スペルカード",
    "consumable": "消耗品カード",
    "equipment": "装備品カード",
    "terrain": "地形カード",
}
MARCHES_JA = {"walk": "歩行", "fly": "飛行", "long_flight": "長距離飛行"}


def rules_ja(card: Card, words: Words) -> Iterator[str]:
    """How many a deck may hold, and for whom the card is."""
    if card.deck_limit is not None:
        yield f"構築ルール：デッキに{card.deck_limit}枚まで"
    if card.race_only:
        yield f"{'専用' if card.kind == 'equipment' else '秘伝'}：{word(words, card.race_only)}"


def standing_ja(standing: Standing, words: Words) -> Iterator[str]:
    """Standing abilities in the order of the text."""
    numbers = {"イニシアチブ": standing.initiative, "チャージ": standing.charge, "ディフェンダー": standing.defender}
    yield from (f"{name}：{number}" for name, number in {**numbers, "アイテム": standing.items}.items() if number)
    if standing.spells:
        yield f"スペル：{icons_ja(standing.spells)}"
    if standing.resist:
        yield f"耐性：{'、'.join(word(words, kind) for kind in standing.resist)}"
    if standing.weaknesses:
        yield f"弱点：{'、'.join(f'{word(words, weak.to)}({weak.more})' for weak in standing.weaknesses)}"


def icons_ja(icons: Iterable[str]) -> str:
    """Icons in a row."""
    return "".join(ICONS_JA[icon] for icon in icons)


def ability_ja(ability: Ability, words: Words) -> str:
    """Kind【timing】コスト：… 対象：… effect."""
    marks = TIMINGS_JA[ability.timing] + ("・対抗不可" if ability.uncounterable else "")
    cost = "、".join(cost_ja(ability.cost))
    fields = [f"コスト：{cost}"] if cost else []
    return f"{KINDS_JA[ability.kind]}【{marks}】{'　'.join([*fields, *used_ja(ability, words)])}"


def automatic_ja(automatic: Automatic, words: Words) -> str:
    """自動型【timing】(発現：…) 対象：… effect."""
    when = when_ja(automatic.when)
    return f"自動型【{TIMINGS_JA[automatic.timing]}】（発現：{when}）{'　'.join(used_ja(automatic, words))}"


def used_ja(effect: Ability | Automatic, words: Words) -> Iterator[str]:
    """What is chosen, how long, and what happens."""
    target = effect.target
    worn = target is not None and target.equipment
    if target is not None:
        chosen = target_ja(target, words)
        if worn:
            wearer = chosen if target.count == 1 else chosen.partition("ユニット")[0] + "ユニット"
            chosen = f"{wearer}の装備品{target.count}枚" + ("まで" if target.up_to else "")
        yield f"対象：{chosen}"
    until = {None: "", "battle": "戦闘終了まで、", "turn": "ターン終了まで、"}[effect.until]
    yield until + groups_ja(effect.do, WORN_JA if worn else PARTS_JA, words)


def cost_ja(cost: Cost) -> Iterator[str]:
    """What is paid."""
    if cost.slots:
        yield icons_ja(cost.slots)
    if cost.items:
        yield f"アイテム{cost.items}"
    if cost.discard:
        kind = f"（{CARDS_JA[cost.discard_kind]}）" if cost.discard_kind else ""
        yield f"手札{cost.discard}枚を破棄{kind}"


def terrain_ja(effect: TerrainEffect, words: Words) -> str:
    """Who gets what here."""
    return f"ここにいるすべての{kind_ja(effect.filter, words)}ユニットに{gains_ja(effect, words)}を付与する。"


def gains_ja(part: Grant | TerrainEffect, words: Words) -> str:
    """Numbers, standing and special abilities in a row."""
    numbers = [f"{name}{value:+}" for name, value in (("攻", part.attack), ("防", part.defence)) if value]
    said = [f"「{ability_ja(ability, words).rstrip('。')}」" for ability in getattr(part, "abilities", ())]
    return "&".join([*numbers, *(f"【{each}】" for each in standing_ja(part.standing, words)), *said])


def _grant_ja(part: Grant, units: str, words: Words) -> str:
    gains = gains_ja(part, words)
    said = [f"{units or '対象'}に{gains}を付与する"] if gains else []
    said += [f"{units or '対象'}の種族を{word(words, part.race)}に変える"] if part.race else []
    said += [f"{units or '対象'}は死亡しない"] if part.cannot_die else []
    said += [f"{units or '対象'}は攻撃できない"] if part.cannot_attack else []
    return "&".join(said)


def _lose_ja(part: Lose, units: str, _words: Words) -> str:
    icons = [("アイテム" if icon == "item" else ICONS_JA[icon]) + "アイコン1つ" for icon in part.icons]
    return f"{units or '対象'}の{'と'.join([*(LOST_JA[what] for what in part.what), *icons])}を消失させる"


def _kill_ja(part: Kill, units: str, words: Words) -> str:
    return f"{units or '対象'}は" + (f"[{word(words, part.attribute)}]で" if part.attribute else "") + "死亡する"


PARTS_JA: Mapping[type, Renderer] = {
    **SHARED_JA,
    Grant: _grant_ja,
    Lose: _lose_ja,
    Kill: _kill_ja,
    Strip: verb_ja("{}の装備品をすべて破棄する"),
    Exclude: verb_ja("{}を除外する"),
    Mill: lambda part, _units, _words: f"{SIDES_JA[part.who]}は山札の上から{part.count}枚破棄する",
    Restore: lambda _part, _units, _words: "自分の捨て山をすべて、古いカードから順に山札の下に置く",
}
WORN_JA: Mapping[type, Renderer] = {**PARTS_JA, Strip: verb_ja("{}を破棄する")}
"""The same where a piece of equipment is chosen."""


def values_ja(card: Card) -> Iterator[str]:
    """Numbers in words."""
    if card.level is not None:
        yield f"レベル{card.level}"
    if worth(card):
        yield worth(card)
    if card.march is not None:
        yield MARCHES_JA[card.march]
    if card.hero:
        yield f"英雄点{card.hero}"
    if card.wearing_cost is not None:
        yield f"装備コスト{card.wearing_cost}"
    if card.limit is not None:
        yield f"リミット{card.limit}"
    if card.instant:
        yield "即時召喚"
