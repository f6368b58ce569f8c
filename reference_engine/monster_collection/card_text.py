"""The rules text of a card, rendered from the vocabulary in the rulebook's format, in English and Japanese.

Nothing is stored twice: a card's text says exactly what its data does.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from reference_engine.monster_collection.cards import (
    Ability,
    Banish,
    Cancel,
    Card,
    Change,
    Constant,
    Cost,
    Damage,
    DrawCards,
    DropCards,
    Exhaust,
    Filter,
    Kill,
    Move,
    Power,
    Ready,
    Recall,
    SummonThis,
    SummonToken,
    Target,
    TokenToHand,
    Trigger,
    When,
)

Language = Literal["en", "ja"]
Words = Mapping[str, str]
"""What names in card data (races, damage attributes, tokens) are called; a name that is missing stays as it is."""

NO_WORDS: Words = MappingProxyType({})

SCOPES = {"battle": "Battle", "field": "Field"}
TIMINGS_EN = {"ritual": "ritual", "quick": "quick", "before_attack": "before attack", "counter": "counter"}
TIMINGS_JA = {"ritual": "儀式", "quick": "速攻", "before_attack": "攻撃前", "counter": "対抗"}
ICONS_JA = {"fire": "火", "water": "水", "earth": "土", "wind": "風", "holy": "聖", "evil": "魔", "multi": "マルチ"}
STATES_JA = {"ready": "未行動の", "exhausted": "行動完了の"}
UNTIL_EN = {"battle": "the battle", "phase": "the phase", "turn": "the turn", "next_turn": "the next turn"}
UNTIL_JA = {"battle": "戦闘", "phase": "フェイズ", "turn": "ターン", "next_turn": "次のターン"}
FLAGS_EN = {
    "cannot_die": "cannot die",
    "cannot_march": "cannot march",
    "may_march_exhausted": "may march even if exhausted",
}
FLAGS_JA = {
    "cannot_die": "死亡しない",
    "cannot_march": "進軍できない",
    "may_march_exhausted": "行動完了でも進軍できる",
}
WHO_EN = {
    "this": "this unit",
    "other": "another own unit",
    "own": "an own unit",
    "enemy": "an enemy unit",
    "any": "any unit",
}
WHO_JA = {
    "this": "このユニット",
    "other": "他の自軍ユニット",
    "own": "自軍ユニット",
    "enemy": "敵軍ユニット",
    "any": "いずれかのユニット",
}
SIDES_JA = {"own": "自分", "enemy": "相手"}
EVENTS_EN = {
    "dies": "{} dies",
    "discarded": "{} is discarded without dying",
    "summoned": "{} is summoned",
    "damaged": "{} takes damage",
    "attacks": "{} attacks",
    "battle_begins": "a battle of {} begins",
    "turn_begins": "a turn begins for {}",
}
EVENTS_JA = {
    "dies": "{}が死亡したとき",
    "discarded": "{}が死亡せずに破棄されたとき",
    "summoned": "{}が召喚されたとき",
    "damaged": "{}がダメージを受けたとき",
    "attacks": "{}が攻撃したとき",
    "battle_begins": "{}の戦闘が始まったとき",
    "turn_begins": "{}がいてターンが始まったとき",
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
    return f"{SCOPES[trigger.scope]} [{_when_en(trigger.when)}{each}{forced}]{_used_en(trigger, words)}"


def constant_en(constant: Constant, words: Words) -> str:
    """Scope [constant] Change.

    Clauses: constant.always_on
    """
    sentence = _change_en(constant.change, _reached_en(constant.change.to, None, constant.filter, words), words)
    return f"{SCOPES[constant.scope]} [constant] {_capital(sentence)}."


def _when_en(when: When) -> str:
    return "when " + EVENTS_EN[when.event].format(WHO_EN[when.who])


def _used_en(effect: Ability | Trigger, words: Words) -> str:
    cost = _cost_en(effect.cost)
    until = f"until the end of {UNTIL_EN[effect.until]}, " if effect.until else ""
    sentences = []
    mentioned = False
    for group in effect.do:
        parts = []
        for part in group:
            parts.append(_part_en(part, effect.target, mentioned, words))
            mentioned = mentioned or getattr(part, "to", "") == "target"
        sentences.append(" & ".join(parts))
    whole = ". After applying, ".join(sentences)
    if not cost:
        return f" {_capital(until + whole)}."
    return f" Cost {cost}: {until}{whole}."


def _cost_en(cost: Cost) -> str:
    items = [f"{cost.power} power"] if cost.power else []
    if cost.slots:
        items.append(" ".join(cost.slots))
    if cost.discard:
        items.append(f"discard {_cards_en(cost.discard)}")
    if cost.exhaust_this:
        items.append("exhaust this unit")
    return ", ".join(items)


def _part_en(part: Any, target: Target | None, mentioned: bool, words: Words) -> str:
    """One part of an effect; a target already mentioned is only pointed at."""
    several = target is not None and target.count > 1
    if mentioned and getattr(part, "to", "") == "target":
        units = "them" if several else "it"
    else:
        units = _reached_en(getattr(part, "to", ""), target, Filter(), words)
    return PARTS_EN[type(part)](part, units, words)


def _reached_en(to: str, target: Target | None, wanted: Filter, words: Words) -> str:
    """Whom a part reaches, as the object of a sentence."""
    if to == "target" and target is not None:
        return _units_en(target.count, target.side, target.filter, words)
    sides = {"allies": "own", "others": "own", "enemies": "enemy", "all": "any"}
    if to in sides:
        return ("all other " if to == "others" else "all ") + _units_en(0, sides[to], wanted, words)
    return {"this": "this unit", "that_unit": "that unit"}.get(to, "")


def _units_en(count: int, side: str, wanted: Filter, words: Words) -> str:
    """How many units of what kind; a count of 0 gives the bare plural."""
    kinds = [
        wanted.state or "",
        "" if side == "any" else side,
        " or ".join(wanted.attributes),
        " or ".join(_word(words, race) for race in wanted.races),
        "unit" if count == 1 else "units",
    ]
    phrase = " ".join(kind for kind in kinds if kind)
    if count == 1:
        phrase = ("an " if phrase[0] in "aeio" else "a ") + phrase
    elif count:
        phrase = f"{count} {phrase}"
    places = {None: "", "front": " in front areas", "territory": " in territories"}
    return phrase + _levels_en(wanted) + places[wanted.place]


def _levels_en(wanted: Filter) -> str:
    if wanted.min_level is not None and wanted.max_level is not None:
        return f" of level {wanted.min_level} to {wanted.max_level}"
    if wanted.max_level is not None:
        return f" of level {wanted.max_level} or less"
    return "" if wanted.min_level is None else f" of level {wanted.min_level} or more"


def _change_en(change: Change, units: str, words: Words) -> str:
    """What becomes of the units for a while: "all own units get attack +1 and cannot die"."""
    plural = _is_plural_en(units)
    units = {"it": "it", "them": "they"}.get(units, units)
    values = {"attack": change.attack, "defence": change.defence, "Initiative": change.initiative}
    gains = [f"{name} {value:+}" for name, value in values.items() if value]
    says = []
    if gains:
        says.append(("get " if plural else "gets ") + " and ".join(gains))
    if change.ward:
        kind = _word(words, change.ward_of)
        says.append(f"{'take' if plural else 'takes'} {change.ward} less from each {kind} damage")
    says.extend(FLAGS_EN[flag] for flag in change.flags)
    sentences = [f"{units} {' and '.join(says)}"] if says else []
    if change.dice:
        # Dice results belong to the player, whoever the part reaches (dice.result).
        sentences.append(f"your dice results get {change.dice:+}")
    return " and ".join(sentences)


def _is_plural_en(units: str) -> bool:
    return units.startswith(("all ", "them")) or units[:1].isdigit()


def _owners_hand_en(units: str) -> str:
    return "the owners' hands" if _is_plural_en(units) else "the owner's hand"


def _damage_en(damage: Damage, units: str, words: Words) -> str:
    return f"{bracket(damage, words)} to {units}"


def _draw_en(part: DrawCards, _units: str, _words: Words) -> str:
    cards = _cards_en(part.count)
    return f"draw {cards}" if part.who == "own" else f"the opponent draws {cards}"


def _drop_en(part: DropCards, _units: str, _words: Words) -> str:
    cards = _cards_en(part.count)
    return f"discard {cards} from your hand" if part.who == "own" else f"the opponent discards {cards} from the hand"


def _power_en(part: Power, _units: str, _words: Words) -> str:
    verb = "gain" if part.count >= 0 else "lose"
    return f"{verb} {abs(part.count)} power" if part.who == "own" else f"the opponent {verb}s {abs(part.count)} power"


def _cards_en(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


Renderer = Callable[[Any, str, Words], str]

PARTS_EN: Mapping[type, Renderer] = {
    Damage: _damage_en,
    Change: lambda part, units, words: _change_en(part, units, words),
    Exhaust: lambda _part, units, _words: f"exhaust {units}",
    Ready: lambda _part, units, _words: f"make {units} ready",
    Kill: lambda _part, units, _words: f"kill {units}",
    Banish: lambda _part, units, _words: f"discard {units} without killing",
    Recall: lambda _part, units, _words: f"put {units} into {_owners_hand_en(units)}",
    Move: lambda _part, units, _words: f"move {units} to own territory or to a front area without enemies",
    DrawCards: _draw_en,
    DropCards: _drop_en,
    Power: _power_en,
    SummonToken: lambda part, _units, words: f"summon the token {_word(words, part.token)}",
    TokenToHand: lambda part, _units, words: f"put the token {_word(words, part.token)} into your hand",
    SummonThis: lambda _part, _units, _words: "put this card from your hand, ready, into an empty own territory area",
    Cancel: lambda _part, _units, _words: "a declaration of the chain has no effect",
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
    """Scope【…とき(強制)】コスト：… 対象：… effect."""
    when = EVENTS_JA[trigger.when.event].format(WHO_JA[trigger.when.who])
    each = "、1体ごとに" if trigger.each else ""
    forced = "(強制)" if trigger.forced else ""
    return f"{SCOPES[trigger.scope]}【{when}{each}{forced}】{_used_ja(trigger, words)}"


def constant_ja(constant: Constant, words: Words) -> str:
    """Scope【常時】change."""
    units = _reached_ja(constant.change.to, constant.filter, words)
    return f"{SCOPES[constant.scope]}【常時】{_change_ja(constant.change, units, words)}。"


def _used_ja(effect: Ability | Trigger, words: Words) -> str:
    cost = _cost_ja(effect.cost)
    fields = [f"コスト：{cost}"] if cost else []
    if effect.target is not None:
        fields.append(f"対象：{_target_ja(effect.target, words)}")
    until = f"{UNTIL_JA[effect.until]}終了まで、" if effect.until else ""
    groups = ["&".join(_part_ja(part, words) for part in group) for group in effect.do]
    fields.append(f"{until}{'。効果適用後、'.join(groups)}。")
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


def _target_ja(target: Target, words: Words) -> str:
    if target.what == "declaration":
        return f"対抗連鎖の宣言{target.count}つ"
    side = {"own": "自軍", "enemy": "敵", "any": ""}[target.side]
    return f"{_kind_ja(target.filter, words)}{side}ユニット{target.count}体"


def _kind_ja(wanted: Filter, words: Words) -> str:
    """The attributive part of a noun phrase: what kind of unit."""
    phrase = STATES_JA[wanted.state] if wanted.state else ""
    at_least = "" if wanted.min_level is None else f"{wanted.min_level}以上"
    at_most = "" if wanted.max_level is None else f"{wanted.max_level}以下"
    if at_least or at_most:
        phrase += f"レベル{at_least}{at_most}の"
    phrase += {None: "", "front": "前線地形にいる", "territory": "領土にいる"}[wanted.place]
    if wanted.attributes:
        phrase += "または".join(f"{ICONS_JA[attribute]}属性" for attribute in wanted.attributes) + "の"
    if wanted.races:
        phrase += "または".join(_word(words, race) for race in wanted.races) + "の"
    return phrase


def _reached_ja(to: str, wanted: Filter, words: Words) -> str:
    """Whom a part reaches; nothing for the target, which has been named before."""
    sides = {"allies": "自軍ユニット", "enemies": "敵軍ユニット", "all": "ユニット"}
    if to in sides:
        return f"すべての{_kind_ja(wanted, words)}{sides[to]}"
    if to == "others":
        return f"他のすべての{_kind_ja(wanted, words)}自軍ユニット"
    return {"this": "このユニット", "that_unit": "そのユニット"}.get(to, "")


def _part_ja(part: Any, words: Words) -> str:
    return PARTS_JA[type(part)](part, _reached_ja(getattr(part, "to", ""), Filter(), words), words)


def _change_ja(change: Change, units: str, words: Words) -> str:
    values = {"攻": change.attack, "防": change.defence, "イニシアチブ": change.initiative}
    says = [f"{name}{value:+}" for name, value in values.items() if value]
    if change.ward:
        kind = {"attribute": "属性", "typeless": "無属性"}.get(change.ward_of, _word(words, change.ward_of))
        says.append(f"受ける{kind}ダメージ-{change.ward}")
    says.extend(FLAGS_JA[flag] for flag in change.flags)
    sentences = [(f"{units}は" if units else "") + "&".join(says)] if says else []
    if change.dice:
        sentences.append(f"自分のダイス結果{change.dice:+}")
    return "&".join(sentences)


def _damage_ja(damage: Damage, units: str, words: Words) -> str:
    return f"{units}に{bracket(damage, words)}" if units else bracket(damage, words)


def _power_ja(part: Power, _units: str, _words: Words) -> str:
    return f"{SIDES_JA[part.who]}はパワーを{abs(part.count)}{'得る' if part.count >= 0 else '失う'}"


def _verb_ja(sentence: str) -> Renderer:
    """A verb whose object is the target unless something else is named."""
    return lambda _part, units, _words: sentence.format(units or "対象")


PARTS_JA: Mapping[type, Renderer] = {
    Damage: _damage_ja,
    Change: lambda part, units, words: _change_ja(part, units, words),
    Exhaust: _verb_ja("{}を行動完了にする"),
    Ready: _verb_ja("{}を未行動にする"),
    Kill: _verb_ja("{}は死亡する"),
    Banish: _verb_ja("{}を死亡させずに破棄する"),
    Recall: _verb_ja("{}を持ち主の手札に加える"),
    Move: _verb_ja("{}を自軍領土か敵のいない前線地形に移動する"),
    DrawCards: lambda part, _units, _words: f"{SIDES_JA[part.who]}は山札から{part.count}枚引く",
    DropCards: lambda part, _units, _words: f"{SIDES_JA[part.who]}は手札を{part.count}枚破棄する",
    Power: _power_ja,
    SummonToken: lambda part, _units, words: f"トークン「{_word(words, part.token)}」を召喚する",
    TokenToHand: lambda part, _units, words: f"トークン「{_word(words, part.token)}」を手札に加える",
    SummonThis: lambda _part, _units, _words: "手札のこのカードを未行動で空の自軍領土に置く",
    Cancel: lambda _part, _units, _words: "対象の宣言は効果を失う",
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


def bracket(damage: Damage, words: Words = NO_WORDS) -> str:
    """Damage in square brackets: [3], [2D], [1D+2], [flame:3].

    Clauses: damage.bracket, damage.attribute, damage.typeless, damage.value, dice.nD
    """
    terms = ([f"{damage.dice}D"] if damage.dice else []) + ([str(damage.amount)] if damage.amount else [])
    amount = "+".join(terms) or "0"
    return f"[{_word(words, damage.attribute)}:{amount}]" if damage.attribute else f"[{amount}]"


def _word(words: Words, name: str) -> str:
    return words.get(name, name)
