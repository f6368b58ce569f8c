"""What is printed on the cards of the TCG: in the tables of its features, in English and in Japanese.

In a table a text reads ``timing[, marks ...]: parts``, several are separated by `` / ``, for instance

* ``normal, completion: [3] to an enemy unit``
* ``counter, cost fire: defence +2 to one of your units``  (on a battle spell)
* ``normal, cost 2 items: attack +1 to one of your units``  (on a consumable)
* ``own turn, declared, cost discard 1 battle spell: draw 1``
* ``counter, from the hand: [flame:2D] to all enemy units``
* ``normal, declared, uncounterable: exhaust an enemy unit, then draw 1``
* ``when this dies, always: draw 1``
* ``counter, declared: strip one equipment of an enemy unit``
* ``own turn, declared: grant {own turn, declared = mill 2; own turn, declared = draw 1} to this``
* ``normal, declared: lose abilities and resist for an enemy unit``

The effect of a terrain reads ``attack +1 & Resist flame to fire units``. Standing abilities read
``Initiative 1, Charge 2, Resist flame, Weakness flame 2, Item 1, Spell fire multi``.
"""

from monosashi.suite.card_phrases import CardPhrases, Phrase, Words
from reference_engine.moncolle_tcg import cards
from reference_engine.moncolle_tcg.cards import Card

from ..monster_collection import card_phrases as family
from ..monster_collection.card_phrases import BY, CARDS, DO, ICONS, KIND, KIND_EN, KIND_JA, LEVELS, PLACES, THEM, TO

WORDS: Words = {
    **family.WORDS,
    "Ability.kind": {
        "completion": ("completion", "Completion type ", "完了型"),
        "declared": ("declared", "Declared type ", "宣言型"),
        "hand": ("from the hand", "Hand type ", "手札型"),
        "card": (None, "", ""),
    },
    "timing": {
        "normal": ("normal", "normal", "普通"),
        "counter": ("counter", "counter", "対抗"),
        "battle": ("battle", "battle", "戦闘"),
        "own_turn": ("own turn", "own turn", "自軍ターン"),
        "always": ("always", "at any time", "常時"),
    },
    "until": {"battle": ("battle", "battle", "戦闘"), "turn": ("turn", "turn", "ターン")},
    "Lose.what": {
        "initiative": ("initiative", "Initiative", "イニシアチブ"),
        "charge": ("charge", "Charge", "チャージ"),
        "defender": ("defender", "Defender", "ディフェンダー"),
        "items": ("items", "all Item icons", "アイテムアイコン"),
        "spells": ("spells", "all Spell icons", "スペルアイコン"),
        "resist": ("resist", "Resist", "耐性"),
        "weaknesses": ("weaknesses", "Weakness", "弱点"),
        "abilities": ("abilities", "all special abilities", "特殊能力"),
    },
    "icons": {
        "item": ("item", "one Item icon", "アイテムアイコン1つ"),
        **{icon: (icon, f"one {icon} icon", f"{ja}アイコン1つ") for icon, (_, _, ja) in ICONS.items()},
    },
    "discard_kind": {
        "unit": ("unit", "unit", "ユニットカード"),
        "battle_spell": ("battle spell", "battle spell", "戦闘スペルカード"),
        "consumable": ("consumable", "consumable", "消耗品カード"),
        "equipment": ("equipment", "equipment", "装備品カード"),
        "terrain": ("terrain", "terrain", "地形カード"),
    },
    "march": {
        "walk": (None, "walk", "歩行"),
        "fly": (None, "fly", "飛行"),
        "long_flight": (None, "long flight", "長距離飛行"),
    },
    "spells": ICONS,
}


def standing(between: str, inside: str = "standing.") -> str:
    """Standing abilities in tables."""
    whole = (
        f"Initiative {{initiative}}|Charge {{charge}}|Defender {{defender}}|Item {{items}}|Spell {{spells: }}"
        f"|Resist {{resist:{between}Resist }}|{{weaknesses:{between}}}"
    )
    return whole.replace("{", f"{{{inside}")


STANDING_EN = (
    "Initiative: {standing.initiative}|Charge: {standing.charge}|Defender: {standing.defender}|Item: {standing.items}"
    "|Spell: {standing.spells: }|Resist: {standing.resist: }|Weakness: {standing.weaknesses: }"
)
STANDING_JA = (
    "イニシアチブ：{standing.initiative}|チャージ：{standing.charge}|ディフェンダー：{standing.defender}"
    "|アイテム：{standing.items}|スペル：{standing.spells:}|耐性：{standing.resist:、}|弱点：{standing.weaknesses:、}"
)
GAINS_EN = f"attack {{attack:+}}|defence {{defence:+}}|{STANDING_EN}"
GAINS_JA = f"攻{{attack:+}}|防{{defence:+}}|【{STANDING_JA.replace('|', '】|【')}】"

USED = f"{DO}< until {{until}} end|>"
USED_EN = "<until the end of the {until}, |>{do:. After applying, ~ & }."
USED_JA = "<対象：{target}　|><{until}終了まで、|>{do:。効果適用後、~&}。"
ITEMS = "{cost.items} item<{cost.items=1}|s>"

PHRASES = CardPhrases(
    Card,
    {
        **family.PHRASES,
        Card: Phrase(
            "",
            "<<&\n&Construction rule: {deck_limit} in a deck|<Exclusive{kind=equipment}|Secret art>: {race_only}"
            f"|{STANDING_EN}|{{abilities:\n}}|{{automatic:\n}}|{{effects:\n}}>|>",
            "<<&\n&構築ルール：デッキに{deck_limit}枚まで|<専用{kind=equipment}|秘伝>：{race_only}"
            f"|{STANDING_JA}|{{abilities:\n}}|{{automatic:\n}}|{{effects:\n}}>|>",
        ),
        cards.Standing: Phrase(f"<&, &{standing(', ', '')}>", "", ""),
        cards.Weakness: Phrase("Weakness {to} {more}", "{to}({more})", "{to}({more})"),
        cards.Ability: Phrase(
            "{timing}<<&&, {kind}|, uncounterable{uncounterable=true}"
            f"|, cost <& and &{{cost.slots: }}|{ITEMS}|discard {{cost.discard}}< {{cost.discard_kind}}|>>>|>"
            f"<{{.role=card}}{{kind=card}}|{{kind=declared}}|{{kind=completion}}|{{kind=hand}}><: | = >{USED}",
            f"{{kind}}[{{timing}}<, uncounterable{{uncounterable=true}}|>] <Cost {{cost}}: |^>{USED_EN}",
            f"{{kind}}【{{timing}}<・対抗不可{{uncounterable=true}}|>】<コスト：{{cost}}　|>{USED_JA}",
        ),
        cards.Automatic: Phrase(
            f"{{when}}<, {{timing}}|, battle{{timing=battle}}|>: {USED}",
            f"Automatic type [{{timing}}] ({{when}}): {USED_EN}",
            f"自動型【{{timing}}】（発現：{{when}}）{USED_JA}",
        ),
        cards.TerrainEffect: Phrase(
            f"<& \\& &attack {{attack:+}}|defence {{defence:+}}|{standing(' & ')}>"
            "< to< foremost{filter.foremost=true}|>< {filter.state}|>< {filter.attributes: or }|>"
            f"< {{filter.races: or ~name}}|> units{LEVELS}{PLACES}|>",
            f"^{family.kind_en('')}units{family.PLACES_EN} here get <& and &{GAINS_EN}>.",
            f"ここにいるすべての{KIND_JA}ユニットに<&\\&&{GAINS_JA}>を付与する。",
        ),
        cards.Cost: Phrase(
            "",
            "<&, &{slots: }|{items} Item icon<{items=1}|s>"
            "|discard {discard} card<{discard=1}|s> from your hand< ({discard_kind})|>>",
            "<&、&{slots:}|アイテム{items}|手札{discard}枚を破棄<（{discard_kind}）|>>",
        ),
        cards.Target: Phrase(
            f"<<up to {{up_to=true}}|>{{count!:n}} equipment{{equipment=true}} of <one of your{{side=own}}{KIND}s"
            f"|a{KIND}<|s>>{LEVELS}{PLACES}|{family.OTHERS}|<up to {{up_to=true}}|>{family.UNITS}>",
            "<{equipment=true}<a piece of equipment{count=1} of "
            f"<one of your {{side=own}}{KIND_EN}units|a {KIND_EN}unit>"
            "|<up to {up_to=true}|>{count} pieces of equipment of "
            f"<your {{side=own}}|>{KIND_EN}units>{family.PLACES_EN}"
            f"|{family.OTHERS_EN}|<up to {{up_to=true}}|>{family.UNITS_EN}>",
            f"<{{equipment=true}}{family.UNITS_JA}<1体{{count=1}}|>の装備品{{count!}}枚<まで{{up_to=true}}|>"
            f"|{family.OTHERS_JA}|{family.UNITS_JA}{{count}}体<まで{{up_to=true}}|>>",
        ),
        cards.Grant: Phrase(
            f"<& and &attack {{attack:+}}|defence {{defence:+}}|{standing(' and ')}|cannot die{{cannot_die=true}}"
            f"|cannot attack{{cannot_attack=true}}|race {{race:name}}|grant \\{{{{abilities:; }}\\}}>{TO}",
            f"{{to:subject}} <& and &<{{to*}}get|gets> <& and &{GAINS_EN}|“{{abilities:” and “}}”>|{family.RACE_EN}"
            "|cannot die{cannot_die=true}|cannot attack{cannot_attack=true}>",
            f"<&\\&&{{to}}に<&\\&&{GAINS_JA}|「{{abilities:」&「}}」>を付与する|{{to}}の種族を{{race}}に変える"
            "|{to}は死亡しない{cannot_die=true}|{to}は攻撃できない{cannot_attack=true}>",
        ),
        cards.Lose: Phrase(
            f"lose <& and &{{what: and }}|two {{icons:twice}}|one {{icons: and one }}>{family.FOR}",
            "{to:subject} <{to*}lose|loses> <& and &{what: and }|{icons: and }>",
            "{to}の<&と&{what:と}|{icons:と}>を消失させる",
        ),
        cards.Kill: Phrase(
            f"kill< by {{attribute}}|>{THEM}", "kill {to}< with [{attribute}]|>", "{to}は<[{attribute}]で|>死亡する"
        ),
        cards.Strip: Phrase(
            f"strip{THEM}",
            "discard <{@target.equipment=true}|all equipment of >{to}",
            "{to}<{@target.equipment=true}|の装備品をすべて><を破棄する{@target.equipment=true}|破棄する>",
        ),
        cards.Exclude: Phrase(f"exclude{THEM}", "exclude {to}", "{to}を除外する"),
        cards.Mill: Phrase(
            "<mill {count}{who=own}|the enemy mills {count}>",
            f"<discard{{who=own}}|the opponent discards> {CARDS} from the top of <your{{who=own}}|the> deck",
            f"{BY}山札の上から{{count}}枚破棄する",
        ),
        cards.Restore: Phrase(
            "restore",
            "put your discard pile under your deck, the oldest card first",
            "自分の捨て山をすべて、古いカードから順に山札の下に置く",
        ),
    },
    WORDS,
    target=cards.Target,
    values={
        Card: (
            "<<&, &level {level}|<{kind=unit}{attack}/{defence}|{attack:+}/<{defence:+}|+0>|+0/{defence:+}>|{march}"
            "|hero {hero}|wearing cost {wearing_cost}|Limit {limit}|instant summon{instant=true}>|>",
            "<<&、&レベル{level}|<{kind=unit}{attack}/{defence}|{attack:+}/<{defence:+}|+0>|+0/{defence:+}>|{march}"
            "|英雄点{hero}|装備コスト{wearing_cost}|リミット{limit}|即時召喚{instant=true}>|>",
        ),
    },
    role=lambda card, _text, _number: role(card.kind),
    shared=("damage", "grant"),
    columns=("standing", "race_only"),
)


def role(kind: str) -> str:
    """Whether a text that says nothing else is that of a card, or of a unit."""
    return "card" if kind in ("battle_spell", "consumable") else "unit"
