"""Phrases that the card texts of every Monster Collection game are made of, in English and Japanese.

What differs from game to game (kinds of abilities, verbs of one game) stands in that game's ``card_text``.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

from reference_engine.monster_collection.cards import (
    Banish,
    Cancel,
    Damage,
    DrawCards,
    DropCards,
    Exhaust,
    Filter,
    HandLimit,
    Ready,
    Recall,
    Target,
    ToDeck,
    When,
)

Language = Literal["en", "ja"]
Words = Mapping[str, str]
"""What names in card data (races, damage attributes, tokens) are called; a name that is missing stays as it is."""

NO_WORDS: Words = MappingProxyType({})

Renderer = Callable[[Any, str, Words], str]
"""A part of an effect in words: the part, whom it reaches as a phrase, and the names."""

ICONS_JA = {"fire": "火", "water": "水", "earth": "土", "wind": "風", "holy": "聖", "evil": "魔", "multi": "マルチ"}
STATES_JA = {"ready": "未行動の", "exhausted": "行動完了の"}
WHO_EN = {
    "this": "this unit",
    "other": "another of your units",
    "own": "one of your units",
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
    "discarded": "{} is discarded or dies",
    "summoned": "{} is summoned",
    "damaged": "{} takes damage",
    "attacks": "{} attacks",
    "battle_begins": "a battle of {} begins",
    "turn_begins": "a turn begins for {}",
}
EVENTS_JA = {
    "dies": "{}が死亡したとき",
    "discarded": "{}が破棄されるか死亡したとき",
    "summoned": "{}が召喚されたとき",
    "damaged": "{}がダメージを受けたとき",
    "attacks": "{}が攻撃したとき",
    "battle_begins": "{}の戦闘が始まったとき",
    "turn_begins": "{}がいてターンが始まったとき",
}


# English


def when_en(when: When) -> str:
    """The condition of an effect that waits for something."""
    return "when " + EVENTS_EN[when.event].format(WHO_EN[when.who])


def chosen_en(target: Target | None, words: Words) -> str:
    """What is chosen, where it is mentioned first; nothing if nothing is."""
    if target is None:
        return ""
    if target.what == "discarded":
        pile = {"own": "your", "enemy": "the opponent's", "any": "a"}[target.side]
        return f"a card of {pile} discard pile"
    return units_en(target.count, target.side, target.filter, words, up_to=target.up_to)


def groups_en(
    do: Sequence[Sequence[Any]], chosen: str, several: bool, parts: Mapping[type, Renderer], words: Words
) -> str:
    """What happens, without a full stop; ``chosen`` is what was chosen, which is only pointed at once it is named."""
    sentences = []
    mentioned = False
    for group in do:
        said = []
        for part in group:
            to = getattr(part, "to", "")
            if to == "target":
                units = ("them" if several else "it") if mentioned else chosen
                mentioned = True
            else:
                units = reached_en(to, Filter(), words)
            said.append(parts[type(part)](part, units, words))
        sentences.append(" & ".join(said))
    return ". After applying, ".join(sentences)


def reached_en(to: str, wanted: Filter, words: Words) -> str:
    """Whom a part reaches without choosing, as the object of a sentence."""
    sides = {"allies": "own", "others": "own", "enemies": "enemy", "all": "any"}
    if to in sides:
        units = units_en(0, sides[to], wanted, words)
        return f"all {units.replace('your ', 'your other ', 1) if to == 'others' else units}"
    return {"this": "this unit", "that_unit": "that unit"}.get(to, "")


def units_en(count: int, side: str, wanted: Filter, words: Words, *, up_to: bool = False) -> str:
    """How many units of what kind, or up to how many; a count of 0 gives the bare plural."""
    kinds = [
        wanted.state or "",
        "enemy" if side == "enemy" else "",
        " or ".join(wanted.attributes),
        " or ".join(word(words, race) for race in wanted.races),
        "unit" if count == 1 and side != "own" else "units",
    ]
    phrase = " ".join(kind for kind in kinds if kind)
    if side == "own":
        number = {0: "", 1: "one of "}.get(count, f"{count} of ")
        phrase = f"{number}your {phrase}"
    elif count == 1:
        phrase = ("an " if phrase[0] in "aeio" else "a ") + phrase
    elif count:
        phrase = f"{count} {phrase}"
    places = {None: "", "front": " in front areas", "territory": " in territories"}
    line_up = " at the front of a line-up" if wanted.foremost else ""
    return ("up to " if up_to else "") + phrase + _levels_en(wanted) + places[wanted.place] + line_up


def _levels_en(wanted: Filter) -> str:
    if wanted.min_level is not None and wanted.max_level is not None:
        return f" of level {wanted.min_level} to {wanted.max_level}"
    if wanted.max_level is not None:
        return f" of level {wanted.max_level} or less"
    return "" if wanted.min_level is None else f" of level {wanted.min_level} or more"


def is_plural_en(units: str) -> bool:
    """Whether a phrase means several units."""
    return units.startswith(("all ", "them", "up to ")) or units[:1].isdigit()


def subject_en(units: str) -> str:
    """The object of a sentence as its subject."""
    return {"it": "it", "them": "they"}.get(units, units)


def cards_en(count: int) -> str:
    """So many cards."""
    return f"{count} card" if count == 1 else f"{count} cards"


def capital(sentence: str) -> str:
    """The sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def _recall_en(_part: Recall, units: str, _words: Words) -> str:
    owner = "the owners' hands" if is_plural_en(units) else "the owner's hand"
    return f"put {units} into {owner}"


def _damage_en(damage: Damage, units: str, words: Words) -> str:
    return f"{bracket(damage, words)} to {units}"


def race_en(race: str, units: str, words: Words) -> str:
    """That the units are of another race: the predicate of a sentence."""
    plural = is_plural_en(units)
    return f"{'become' if plural else 'becomes'} {word(words, race)} instead of {'their' if plural else 'its'} race"


def _hand_limit_en(part: HandLimit, _units: str, _words: Words) -> str:
    whose = "your" if part.who == "own" else "the opponent's"
    return f"{whose} hand limit gets {part.count:+}"


def _draw_en(part: DrawCards, _units: str, _words: Words) -> str:
    cards = cards_en(part.count)
    return f"draw {cards}" if part.who == "own" else f"the opponent draws {cards}"


def _drop_en(part: DropCards, _units: str, _words: Words) -> str:
    cards = cards_en(part.count)
    return f"discard {cards} from your hand" if part.who == "own" else f"the opponent discards {cards} from the hand"


SHARED_EN: Mapping[type, Renderer] = {
    Damage: _damage_en,
    Exhaust: lambda _part, units, _words: f"exhaust {units}",
    Ready: lambda _part, units, _words: f"make {units} ready",
    Banish: lambda _part, units, _words: f"discard {units} without killing",
    Recall: _recall_en,
    ToDeck: lambda _part, units, _words: f"put {units} on top of the owner's deck",
    HandLimit: _hand_limit_en,
    DrawCards: _draw_en,
    DropCards: _drop_en,
    Cancel: lambda _part, _units, _words: "a declaration of the chain has no effect",
}
"""The verbs that every game has."""


# Japanese


def when_ja(when: When) -> str:
    """The condition of an effect that waits for something."""
    return EVENTS_JA[when.event].format(WHO_JA[when.who])


def target_ja(target: Target, words: Words) -> str:
    """What is chosen."""
    if target.what == "declaration":
        return f"対抗連鎖の宣言{target.count}つ"
    if target.what == "discarded":
        whose = {"own": "自分の", "enemy": "相手の", "any": "いずれかの"}[target.side]
        return f"{whose}捨て山のカード{target.count}枚"
    side = {"own": "自軍", "enemy": "敵", "any": ""}[target.side]
    return f"{kind_ja(target.filter, words)}{side}ユニット{target.count}体" + ("まで" if target.up_to else "")


def groups_ja(do: Sequence[Sequence[Any]], parts: Mapping[type, Renderer], words: Words) -> str:
    """What happens, with its full stop."""
    groups = [
        "&".join(parts[type(part)](part, reached_ja(getattr(part, "to", ""), Filter(), words), words) for part in group)
        for group in do
    ]
    return f"{'。効果適用後、'.join(groups)}。"


def kind_ja(wanted: Filter, words: Words) -> str:
    """The attributive part of a noun phrase: what kind of unit."""
    phrase = STATES_JA[wanted.state] if wanted.state else ""
    at_least = "" if wanted.min_level is None else f"{wanted.min_level}以上"
    at_most = "" if wanted.max_level is None else f"{wanted.max_level}以下"
    if at_least or at_most:
        phrase += f"レベル{at_least}{at_most}の"
    phrase += "隊列の先頭の" if wanted.foremost else ""
    phrase += {None: "", "front": "前線地形にいる", "territory": "領土にいる"}[wanted.place]
    if wanted.attributes:
        phrase += "または".join(f"{ICONS_JA[attribute]}属性" for attribute in wanted.attributes) + "の"
    if wanted.races:
        phrase += "または".join(word(words, race) for race in wanted.races) + "の"
    return phrase


def reached_ja(to: str, wanted: Filter, words: Words) -> str:
    """Whom a part reaches; nothing for the target, which has been named before."""
    sides = {"allies": "自軍ユニット", "enemies": "敵軍ユニット", "all": "ユニット"}
    if to in sides:
        return f"すべての{kind_ja(wanted, words)}{sides[to]}"
    if to == "others":
        return f"他のすべての{kind_ja(wanted, words)}自軍ユニット"
    return {"this": "このユニット", "that_unit": "そのユニット"}.get(to, "")


def verb_ja(sentence: str) -> Renderer:
    """A verb whose object is the target unless something else is named."""
    return lambda _part, units, _words: sentence.format(units or "対象")


def _damage_ja(damage: Damage, units: str, words: Words) -> str:
    return f"{units}に{bracket(damage, words)}" if units else bracket(damage, words)


SHARED_JA: Mapping[type, Renderer] = {
    Damage: _damage_ja,
    Exhaust: verb_ja("{}を行動完了にする"),
    Ready: verb_ja("{}を未行動にする"),
    Banish: verb_ja("{}を死亡させずに破棄する"),
    Recall: verb_ja("{}を持ち主の手札に加える"),
    ToDeck: verb_ja("{}を持ち主の山札の一番上に置く"),
    HandLimit: lambda part, _units, _words: f"{SIDES_JA[part.who]}の手札上限枚数{part.count:+}",
    DrawCards: lambda part, _units, _words: f"{SIDES_JA[part.who]}は山札から{part.count}枚引く",
    DropCards: lambda part, _units, _words: f"{SIDES_JA[part.who]}は手札を{part.count}枚破棄する",
    Cancel: lambda _part, _units, _words: "対象の宣言は効果を失う",
}
"""The verbs that every game has."""


# Both


def bracket(damage: Damage, words: Words = NO_WORDS) -> str:
    """Damage in square brackets: [3], [2D], [1D+2], [flame:3].

    Clauses: damage.bracket, damage.attribute, damage.typeless, damage.value, dice.nD
    """
    terms = ([f"{damage.dice}D"] if damage.dice else []) + ([str(damage.amount)] if damage.amount else [])
    amount = "+".join(terms) or "0"
    return f"[{word(words, damage.attribute)}:{amount}]" if damage.attribute else f"[{amount}]"


def word(words: Words, name: str) -> str:
    """What a name of the card data is called."""
    return words.get(name, name)
