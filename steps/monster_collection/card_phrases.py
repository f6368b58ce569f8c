"""What is printed on the cards of every Monster Collection game: words, and phrases for what all of them have.

Parts of one group are joined by `` & ``, groups by ``, then ``; of several parts the last one may say for all of them
whom they reach: ``attack -2 & defence -1 to an enemy unit, then draw 1``.
"""

from collections.abc import Mapping
from typing import Any

from monosashi.suite.card_phrases import Phrase, Words
from reference_engine.monster_collection import cards

ICONS: Any = {
    "fire": ("fire", "fire", "火"),
    "water": ("water", "water", "水"),
    "earth": ("earth", "earth", "土"),
    "wind": ("wind", "wind", "風"),
    "holy": ("holy", "holy", "聖"),
    "evil": ("evil", "evil", "魔"),
    "multi": ("multi", "multi", "マルチ"),
}

WORDS: Words = {
    "it": {"one": ("it", "it", None), "many": ("them", "them", None)},
    "they": {"one": (None, "it", None), "many": (None, "they", None)},
    "to": {
        "target": (None, None, "対象"),
        "this": ("this", "this unit", "このユニット"),
        "that_unit": ("that unit", "that unit", "そのユニット"),
        "allies": (("all your units", "your units"), "all your units", "すべての自軍ユニット"),
        "others": (("all your other units", "your other units"), "all your other units", "他のすべての自軍ユニット"),
        "enemies": (("all enemy units", "enemy units"), "all enemy units", "すべての敵軍ユニット"),
        "all": ("all units", "all units", "すべてのユニット"),
    },
    "who": {
        "this": ("this", "this unit", "このユニット"),
        "other": ("another of your units", "another of your units", "他の自軍ユニット"),
        "own": ("one of your units", "one of your units", "自軍ユニット"),
        "enemy": ("a enemy unit", "an enemy unit", "敵軍ユニット"),
        "any": ("any unit", "any unit", "いずれかのユニット"),
    },
    "event": {
        "dies": ("dies", "dies", "が死亡したとき"),
        "discarded": ("is discarded", "is discarded or dies", "が破棄されるか死亡したとき"),
        "summoned": ("is summoned", "is summoned", "が召喚されたとき"),
        "damaged": ("is damaged", "takes damage", "がダメージを受けたとき"),
        "attacks": ("attacks", "attacks", "が攻撃したとき"),
        "battle_begins": (None, None, "の戦闘が始まったとき"),
        "turn_begins": (None, None, "がいてターンが始まったとき"),
    },
    "side": {"own": ("own", None, None), "enemy": ("enemy", None, None)},
    "state": {"ready": ("ready", "ready", "未行動の"), "exhausted": ("exhausted", "exhausted", "行動完了の")},
    **dict.fromkeys(("slots", "attributes"), ICONS),
}

TO, FOR, THEM = "< to {to}| for {to}| {to}|>", "< for {to}| to {to}|>", "< {to}| to {to}| for {to}|>"
"""Whom a part reaches, in tables: with the usual preposition first."""

DO = "{do:, then ~ & }"
LEVELS = (
    "< of level {filter.min_level} to {filter.max_level}| of level {filter.max_level} or less"
    "| of level {filter.min_level} or more|>"
)
PLACES = "< in< a|> front< area|>{filter.place=front}| in< a|> territory<| area>{filter.place=territory}|>"
KIND = (
    "< foremost{filter.foremost=true}|>< {filter.state}|>< enemy{side=enemy}|>< {filter.attributes: or }|>"
    "< {filter.races: or ~name}|> unit"
)
UNITS = (
    f"<{{side=own}}{{count!:n}} of your{KIND}<s|>|a{{count=1}}{KIND}<|s>|{{count!:n}}{KIND}<{{count=1}}|s>>"
    f"{LEVELS}{PLACES}"
)
"""Units to choose, in tables."""

PLACES_EN = (
    LEVELS + "< in front areas{filter.place=front}| in territories{filter.place=territory}|>"
    "< at the front of a line-up{filter.foremost=true}|>"
)


def kind_en(enemy: str) -> str:
    """What kind of units, in English, with what says that they are the enemy's."""
    return f"<{{filter.state}} |>{enemy}<{{filter.attributes: or }} |><{{filter.races: or }} |>"


KIND_EN = kind_en("<enemy {side=enemy}|>")
UNITS_EN = (
    f"<{{side=own}}<one of {{count=1}}|{{count}} of >your {KIND_EN}units|{{count=1}}a {KIND_EN}unit"
    f"|{{count}} {KIND_EN}units>{PLACES_EN}"
)
KIND_JA = (
    "<{filter.state}|><レベル<&&{filter.min_level}以上|{filter.max_level}以下>の|><隊列の先頭の{filter.foremost=true}|>"
    "<前線地形にいる{filter.place=front}|領土にいる{filter.place=territory}|><{filter.attributes:属性または}属性の|>"
    "<{filter.races:または}の|>"
)
UNITS_JA = f"{KIND_JA}<自軍{{side=own}}|敵{{side=enemy}}|>ユニット"

OTHERS = (
    "<{side} |>declaration{what=declaration}"
    "|a card of <your{side=own}|the enemy's{side=enemy}|a> discard pile{what=discarded}"
)
OTHERS_EN = "a card of <your{side=own}|the opponent's{side=enemy}|a> discard pile{what=discarded}"
OTHERS_JA = (
    "対抗連鎖の<自分の{side=own}|相手の{side=enemy}|>宣言{count!}つ{what=declaration}"
    "|<自分の{side=own}|相手の{side=enemy}|いずれかの>捨て山のカード{count!}枚{what=discarded}"
)

BRACKET = "[<{attribute}:|><{dice}D+{amount}|{dice}D|{amount}>]"
"""Damage, of an attribute or typeless, fixed or by dice: ``[3]``, ``[flame:2D+1]``."""

RACE_EN = "<{to*}become|becomes> {race} instead of <{to*}their|its> race"

CARDS = "{count} card<{count=1}|s>"
BY = "<自分{who=own}|相手>は"

PHRASES: Mapping[type, Phrase] = {
    cards.When: Phrase(
        "when <{who!} {event}|a battle of {who} begins{event=battle_begins}|a turn begins for {who}{event=turn_begins}"
        "|a battle begins{event=battle_begins}|a turn begins{event=turn_begins}>",
        "when <{who!} {event}|a battle of {who!} begins{event=battle_begins}|a turn begins for {who}>",
        "{who}{event}",
    ),
    cards.Damage: Phrase(f"{BRACKET}{TO}", f"{BRACKET} to {{to}}", f"<{{to=target}}|{{to}}に>{BRACKET}"),
    cards.Exhaust: Phrase(f"exhaust{THEM}", "exhaust {to}", "{to}を行動完了にする"),
    cards.Ready: Phrase(f"ready{THEM}", "make {to} ready", "{to}を未行動にする"),
    cards.Banish: Phrase(f"discard{THEM}", "discard {to} without killing", "{to}を死亡させずに破棄する"),
    cards.Recall: Phrase(
        f"return to hand{THEM}", "put {to} into the <{to*}owners' hands|owner's hand>", "{to}を持ち主の手札に加える"
    ),
    cards.ToDeck: Phrase(
        f"put on the deck{THEM}", "put {to} on top of the owner's deck", "{to}を持ち主の山札の一番上に置く"
    ),
    cards.HandLimit: Phrase(
        "<the enemy's {who=enemy}|>hand limit {count:+}",
        "<your{who=own}|the opponent's> hand limit gets {count:+}",
        "<自分{who=own}|相手>の手札上限枚数{count:+}",
    ),
    cards.DrawCards: Phrase(
        "<the enemy draws {count}{who=enemy}|draw {count}>",
        f"<draw{{who=own}}|the opponent draws> {CARDS}",
        f"{BY}山札から{{count}}枚引く",
    ),
    cards.DropCards: Phrase(
        "<drop {count}{who=own}|the enemy drops {count}>",
        f"<discard {CARDS} from your hand{{who=own}}|the opponent discards {CARDS} from the hand>",
        f"{BY}手札を{{count}}枚破棄する",
    ),
    cards.Cancel: Phrase(
        "cancel a {@target}",
        "<one of your declarations{@target.side=own}|a enemy declaration{@target.side=enemy}|a declaration>"
        " of the chain has no effect",
        "対象の宣言は効果を失う",
    ),
}
