"""The rules text of a card, rendered from the vocabulary in the rulebook's format, in English and Japanese.

Nothing is stored twice: a card's text says exactly what its data does.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from reference_engine.monster_collection.card_phrases import (
    ICONS_JA,
    NO_WORDS,
    SHARED_EN,
    SHARED_JA,
    SIDES_JA,
    Language,
    Renderer,
    Words,
    capital,
    cards_en,
    chosen_en,
    groups_en,
    groups_ja,
    is_plural_en,
    race_en,
    reached_en,
    reached_ja,
    subject_en,
    target_ja,
    verb_ja,
    when_en,
    when_ja,
    word,
)
from reference_engine.monster_collection.cards import (
    Ability,
    Card,
    Change,
    Constant,
    Cost,
    Kill,
    Move,
    Power,
    SummonThis,
    SummonToken,
    TokenToHand,
    Trigger,
)

SCOPES = {"battle": "Battle", "field": "Field"}
TIMINGS_EN = {"ritual": "ritual", "quick": "quick", "before_attack": "before attack", "counter": "counter"}
TIMINGS_JA = {"ritual": "儀式", "quick": "速攻", "before_attack": "攻撃前", "counter": "対抗"}
UNTIL_EN = {"battle": "the battle", "phase": "the phase", "turn": "the turn", "next_turn": "the next turn"}
UNTIL_JA = {"battle": "戦闘", "phase": "フェイズ", "turn": "ターン", "next_turn": "次のターン"}
FLAGS_EN = {
    "cannot_die": "cannot die",
    "cannot_march": "cannot march",
    "may_march_exhausted": "may march even if exhausted",
    "cannot_attack": "cannot attack",
}
FLAGS_JA = {
    "cannot_die": "死亡しない",
    "cannot_march": "進軍できない",
    "may_march_exhausted": "行動完了でも進軍できる",
    "cannot_attack": "攻撃できない",
}


def text(card: Card, language: Language, words: Words = NO_WORDS) -> str:
    """The rules text of a card, one line per effect; empty for a card without any.

    Standing abilities come first, then abilities, [condition] and [constant] effects, each with its scope and timing.
    ``words`` translates names in the data.

    Clauses: standing.kinds, scope.text_has_scope_and_timing
    """
    speak = ENGLISH if language == "en" else JAPANESE
    lines = list(speak.standing(card))
    lines.extend(speak.ability(ability, words) for ability in card.abilities)
    lines.extend(speak.trigger(trigger, words) for trigger in card.triggers)
    lines.extend(speak.constant(constant, words) for constant in card.constants)
    return "\n".join(lines)


# English


def standing_en(card: Card) -> list[str]:
    """Initiative:x and Spell:x, and the handling that a token prints.

    Clauses: token.printed_text
    """
    lines = [f"Initiative: {card.initiative:+}"] if card.initiative else []
    if card.slots:
        lines.append(f"Spell: {' '.join(card.slots)}")
    if card.never_in_hand:
        lines.append("This token goes to the token area whenever it would go to the hand.")
    return lines


def ability_en(ability: Ability, words: Words) -> str:
    """Scope [timing] Cost: effect."""
    place = f", used from the {ability.usable_from}" if ability.usable_from else ""
    return f"{SCOPES[ability.scope]} [{TIMINGS_EN[ability.timing]}{place}]{_used_en(ability, words)}"


def trigger_en(trigger: Trigger, words: Words) -> str:
    """Scope [when something happens] Cost: effect.

    Clauses: trigger.optional, trigger.forced
    """
    forced = " (forced)" if trigger.forced else ""
    each = ", for each such unit" if trigger.each else ""
    return f"{SCOPES[trigger.scope]} [{when_en(trigger.when)}{each}{forced}]{_used_en(trigger, words)}"


def constant_en(constant: Constant, words: Words) -> str:
    """Scope [constant] Change.

    Clauses: constant.always_on
    """
    sentence = _change_en(constant.change, reached_en(constant.change.to, constant.filter, words), words)
    return f"{SCOPES[constant.scope]} [constant] {capital(sentence)}."


def _used_en(effect: Ability | Trigger, words: Words) -> str:
    cost = _cost_en(effect.cost)
    until = f"until the end of {UNTIL_EN[effect.until]}, " if effect.until else ""
    several = effect.target is not None and effect.target.count > 1
    whole = groups_en(effect.do, chosen_en(effect.target, words), several, PARTS_EN, words)
    if not cost:
        return f" {capital(until + whole)}."
    return f" Cost {cost}: {until}{whole}."


def _cost_en(cost: Cost) -> str:
    items = [f"{cost.power} power"] if cost.power else []
    if cost.slots:
        items.append(" ".join(cost.slots))
    if cost.discard:
        items.append(f"discard {cards_en(cost.discard)}")
    if cost.exhaust_this:
        items.append("exhaust this unit")
    return ", ".join(items)


def _change_en(change: Change, units: str, words: Words) -> str:
    """What becomes of the units for a while: "all your units get attack +1 and cannot die"."""
    plural = is_plural_en(units)
    units = subject_en(units)
    values = {"attack": change.attack, "defence": change.defence, "Initiative": change.initiative}
    gains = [f"{name} {value:+}" for name, value in values.items() if value]
    says = []
    if gains:
        says.append(("get " if plural else "gets ") + " and ".join(gains))
    if change.ward:
        kind = word(words, change.ward_of)
        says.append(f"{'take' if plural else 'takes'} {change.ward} less from each {kind} damage")
    if change.race:
        says.append(race_en(change.race, units, words))
    says.extend(FLAGS_EN[flag] for flag in change.flags)
    sentences = [f"{units} {' and '.join(says)}"] if says else []
    if change.dice:
        # Dice results belong to the player, whoever the part reaches (dice.result).
        sentences.append(f"your dice results get {change.dice:+}")
    return " and ".join(sentences)


def _power_en(part: Power, _units: str, _words: Words) -> str:
    verb = "gain" if part.count >= 0 else "lose"
    return f"{verb} {abs(part.count)} power" if part.who == "own" else f"the opponent {verb}s {abs(part.count)} power"


PARTS_EN: Mapping[type, Renderer] = {
    **SHARED_EN,
    Change: lambda part, units, words: _change_en(part, units, words),
    Kill: lambda _part, units, _words: f"kill {units}",
    Move: lambda _part, units, _words: f"move {units} to your territory or to a front area without enemies",
    Power: _power_en,
    SummonToken: lambda part, _units, words: f"summon the token {word(words, part.token)}",
    TokenToHand: lambda part, _units, words: f"put the token {word(words, part.token)} into your hand",
    SummonThis: lambda _part, _units, _words: (
        "put this card from your hand, ready, into an empty area of your territory"
    ),
}


# Japanese


def standing_ja(card: Card) -> list[str]:
    """イニシアチブ：x and スペル：x, and the handling that a token prints."""
    lines = [f"イニシアチブ：{card.initiative:+}"] if card.initiative else []
    if card.slots:
        lines.append(f"スペル：{''.join(ICONS_JA[icon] for icon in card.slots)}")
    if card.never_in_hand:
        lines.append("このトークンが手札に加わるとき、かわりにトークン置き場に置く。")
    return lines


def ability_ja(ability: Ability, words: Words) -> str:
    """Scope【timing】コスト：… 対象：… effect."""
    place = {None: "", "hand": "・手札から使用", "battlefield": "・戦場で使用"}[ability.usable_from]
    return f"{SCOPES[ability.scope]}【{TIMINGS_JA[ability.timing]}{place}】{_used_ja(ability, words)}"


def trigger_ja(trigger: Trigger, words: Words) -> str:
    """Scope【…とき（強制）】コスト：… 対象：… effect."""
    each = "、1体ごとに" if trigger.each else ""
    forced = "（強制）" if trigger.forced else ""
    return f"{SCOPES[trigger.scope]}【{when_ja(trigger.when)}{each}{forced}】{_used_ja(trigger, words)}"


def constant_ja(constant: Constant, words: Words) -> str:
    """Scope【常時】change."""
    units = reached_ja(constant.change.to, constant.filter, words)
    return f"{SCOPES[constant.scope]}【常時】{_change_ja(constant.change, units, words)}。"


def _used_ja(effect: Ability | Trigger, words: Words) -> str:
    cost = _cost_ja(effect.cost)
    fields = [f"コスト：{cost}"] if cost else []
    if effect.target is not None:
        fields.append(f"対象：{target_ja(effect.target, words)}")
    until = f"{UNTIL_JA[effect.until]}終了まで、" if effect.until else ""
    fields.append(f"{until}{groups_ja(effect.do, PARTS_JA, words)}")
    return "　".join(fields)


def _cost_ja(cost: Cost) -> str:
    items = [f"パワー{cost.power}"] if cost.power else []
    if cost.slots:
        items.append("".join(ICONS_JA[icon] for icon in cost.slots))
    if cost.discard:
        items.append(f"手札{cost.discard}枚を破棄")
    if cost.exhaust_this:
        items.append("このユニットを行動完了にする")
    return "、".join(items)


def _change_ja(change: Change, units: str, words: Words) -> str:
    values = {"攻": change.attack, "防": change.defence, "イニシアチブ": change.initiative}
    says = [f"{name}{value:+}" for name, value in values.items() if value]
    if change.ward:
        kind = {"attribute": "属性", "typeless": "無属性"}.get(change.ward_of, word(words, change.ward_of))
        says.append(f"受ける{kind}ダメージ-{change.ward}")
    if change.race:
        says.append(f"種族が{word(words, change.race)}に変わる")
    says.extend(FLAGS_JA[flag] for flag in change.flags)
    sentences = [(f"{units}は" if units else "") + "&".join(says)] if says else []
    if change.dice:
        sentences.append(f"自分のダイス結果{change.dice:+}")
    return "&".join(sentences)


def _power_ja(part: Power, _units: str, _words: Words) -> str:
    return f"{SIDES_JA[part.who]}はパワーを{abs(part.count)}{'得る' if part.count >= 0 else '失う'}"


PARTS_JA: Mapping[type, Renderer] = {
    **SHARED_JA,
    Change: lambda part, units, words: _change_ja(part, units, words),
    Kill: verb_ja("{}は死亡する"),
    Move: verb_ja("{}を自軍領土か敵のいない前線地形に移動する"),
    Power: _power_ja,
    SummonToken: lambda part, _units, words: f"トークン「{word(words, part.token)}」を召喚する",
    TokenToHand: lambda part, _units, words: f"トークン「{word(words, part.token)}」を手札に加える",
    SummonThis: lambda _part, _units, _words: "手札のこのカードを未行動で空の自軍領土に置く",
}


# Both


class Speaker(NamedTuple):
    """The four kinds of lines, in one language."""

    standing: Callable[[Card], list[str]]
    ability: Callable[[Ability, Words], str]
    trigger: Callable[[Trigger, Words], str]
    constant: Callable[[Constant, Words], str]


ENGLISH = Speaker(standing_en, ability_en, trigger_en, constant_en)
JAPANESE = Speaker(standing_ja, ability_ja, trigger_ja, constant_ja)
