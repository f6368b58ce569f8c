"""What is printed on the cards of Monster Maker: in the tables of its features, in English and in Japanese.

In a table a text reads ``timing[, mark ...]: part[ and part ...]``, several are separated by `` / ``, for instance

* ``skill: 2 damage to a creature``
* ``activated, once: heal one of your wounded characters``
* ``activated, discard 1: 1D+1 damage to a fire monster and draw 1``
* ``counter to skills and miracles, wound this: cancel it``
* ``battle start: attack +2 to your party until battle end``
* ``battle end, as a monster: wound a character of another player``
* ``constant: ward 1 for this / constant: level +2 for placing miracles``
"""

from typing import Any

from monosashi.suite.card_phrases import CardPhrases, Phrase, Words
from reference_engine.monster_maker import cards
from reference_engine.monster_maker.cards import Ability, Card

KINDS: Any = {
    "character": ("character", "character", "キャラ"),
    "monster": ("monster", "monster", "モンスター"),
    "creature": ("creature", "creature", "クリーチャー"),
    "miracle": ("miracle", "miracle", "ミラクル"),
}
ATTRIBUTES: Any = {
    "fire": ("fire", "fire", "火"),
    "water": ("water", "water", "水"),
    "wind": ("wind", "wind", "風"),
    "earth": ("earth", "earth", "土"),
    "none": (None, None, "無"),
}
SKILLS: Any = {
    "fighter": ("fighter", "fighter", "ファイター"),
    "cleric": ("cleric", "cleric", "クレリック"),
    "mage": ("mage", "mage", "メイジ"),
    "thief": ("thief", "thief", "シーフ"),
}

WORDS: Words = {
    "this": {
        "user": ("this", "the user", "使用者"),
        "holder": ("this", "the holder", "このアイテムを持つキャラ"),
        "character": ("this", "this character", "このキャラ"),
        "monster": ("this", "this monster", "このモンスター"),
        "creature": ("this", "this creature", "このクリーチャー"),
        "card": ("this", "this card", "このカード"),
    },
    "it": {"one": ("it", "it", "それ"), "many": ("them", "them", "それら")},
    "they": {"one": (None, "it", "それ"), "many": (None, "they", "それら")},
    "to": {
        "party": ("your party", "all your characters", "自分のすべてのキャラ"),
        "obstacles": (
            "the obstacles", "all monsters on your newest land", "自分の最新のランドにいるすべてのモンスター",
        ),
        "opponents": ("all opposing characters", "all opposing characters", "対戦相手のすべてのキャラ"),
        "everybody": ("everybody", "all creatures", "すべてのクリーチャー"),
    },
    "Constant.to": {"party": ("the party", "all your characters", "自分のすべてのキャラ")},
    "timing": {
        "skill": ("skill", "skill", "スキル"),
        "activated": ("activated", "activated", "機動"),
        "counter": (None, "counter", "カウンター"),
        "battle_start": ("battle start", "start of battle", "戦闘開始時"),
        "battle_end": ("battle end", "end of battle", "戦闘終了時"),
    },
    "answers": {
        "skill": ("skills", "skill", "スキル"),
        "miracle": ("miracles", "miracle", "ミラクル"),
        "ability": ("abilities", "ability", "機動能力"),
        "counter": ("counters", "counter", "カウンター能力"),
    },
    "side": {"own": (None, None, "自分の"), "other": (None, None, "相手の")},
    "state": {"unhurt": ("unhurt", "unhurt", "無傷の"), "wounded": ("wounded", "wounded", "負傷状態の")},
    "until": {"battle": ("battle", "battle", "戦闘終了時"), "turn": ("turn", "turn", "ターン終了時")},
    "type": {"item": ("item", "item", "アイテム"), "mission": ("mission", "mission", "ミッション")},
    "gap": {"level": (" ", " ", "")},
    **dict.fromkeys(("what", "used_as", "placing"), KINDS),
    **dict.fromkeys(("attributes", "attribute", "after"), ATTRIBUTES),
    **dict.fromkeys(("skill", "skills", "skill_class"), SKILLS),
}  # fmt: skip

NOUN = "< {state}|>< {attributes: or }|> {what!}"
NOUN_EN = "<{state} |><opposing {side=other}|><{attributes: or } |>{what!}"
ROLL = ("<{dice}D<{plus:+}|>|{plus}>",) * 3

PHRASES = CardPhrases(
    Card,
    {
        Card: Phrase(
            "",
            "<<&\n&Only directly after a {land.after:, | or } land.|Only at party level {land.min_level} or more."
            "|Mission: {miracle.mission}.|{abilities:\n}|{constants:\n}>|>",
            "<<&\n&{land.after:または}属性のランドの直後にのみ配置できる。"
            "|パーティーレベルが{land.min_level}以上のときにのみ配置できる。"
            "|ミッション：{miracle.mission}。|{abilities:\n}|{constants:\n}>|>",
        ),
        cards.LandFace: Phrase("<&, &level {min_level}|after {after: or }>{level=0}", "", ""),
        cards.MissionCondition: Phrase(
            "<&, &level {level}|{towns} town<s|>|{unexplored} unexplored|{unhurt} unhurt|{attributes: and }"
            "|{skill} {skill_level!}>",
            "<&, &party level {level} or more|{towns} town<{towns=1}|s> or more"
            "|{unexplored} unexplored land<{unexplored=1}|s> or more|{unhurt} unhurt character<{unhurt=1}|s> or more"
            "|a {attributes: land, a } land|a unhurt character with {skill} {skill_level!}>",
            "<&、&パーティーレベル{level}以上|街が{towns}つ以上|未開地が{unexplored}つ以上|無傷のキャラが{unhurt}体以上"
            "|{attributes:属性のランド、}属性のランド|{skill}{skill_level!}以上の無傷のキャラ>",
        ),
        Ability: Phrase(
            "<{timing}|counter{timing=counter} to {answers: and }><<&&, once{once=true}|, as a {used_as}"
            "|, discard {cost.discard}|, discard this{cost.discard_this=true}|, wound this{cost.wound_this=true}>|>"
            ": {do: and }",
            "[{timing}< to a {answers:, a | or a }|><, once a turn{once=true}|><, as a {used_as}|>]"
            "< Cost {cost}: {do:, then }.| Cost {cost}.| ^{do:, then }.|>",
            "[{timing}<：{answers:・}|><、1ターンに1回{once=true}|><、{used_as}として|>]<コスト：{cost}。|>"
            "<{do:。その後、}。|>",
        ),
        cards.Cost: Phrase(
            "",
            "<&, &discard <a hand card{discard=1}|{discard} hand cards>|discard this card{discard_this=true}"
            "|wound {.}{wound_this=true}>",
            "<&、&手札を{discard}枚破棄する|このカードを破棄する{discard_this=true}|{.}を負傷状態にする{wound_this=true}>",
        ),
        cards.Target: Phrase(
            f"<{{side=own}}{{count!:n}} of your{NOUN}<s|>|a{{count=1}}{NOUN}|{{count!:n}}{NOUN}<{{count=1}}|s>>"
            "< of another player{side=other}|>< here{here=true}|>",
            f"<{{side=own}}<one{{count=1}}|{{count}}> of your {NOUN_EN}s|a{{count=1}} {NOUN_EN}|{{count}} {NOUN_EN}s>"
            "< on your newest land{here=true}|>",
            "<自分の最新のランドにいる{here=true}|><{state}|><{side}|><{attributes:または}属性の|>{what}{count}体",
        ),
        cards.Roll: Phrase(*ROLL),
        cards.Damage: Phrase("{roll} damage to {to}", "deal {roll} damage to {to}", "{to}に{roll}ダメージを与える"),
        cards.Wound: Phrase("wound {to}", "wound {to}", "{to}を負傷状態にする"),
        cards.Heal: Phrase("heal {to}", "heal {to}", "{to}を回復する"),
        cards.Strengthen: Phrase(
            "attack {attack:+} to {to} until {until} end",
            "{to:subject} get<{to*}|s> attack {attack:+} until the end of the {until}",
            "{until}まで{to}の攻撃力を{attack:+}する",
        ),
        cards.Recall: Phrase(
            "return {to} to hand",
            "put {to} into <{to*}their owners’ hands|its owner’s hand>",
            "{to}を持ち主の手札に戻す",
        ),
        cards.Send: Phrase(
            "send {to}",
            "move {to} to the newest land of a player of your choice",
            "{to}を、選んだプレイヤーの最新のランドに移す",
        ),
        cards.DrawCards: Phrase("draw {count}", "draw <a card{count=1}|{count} cards>", "カードを{count}枚引く"),
        cards.Cancel: Phrase("cancel it", "what it counters has no effect", "カウンターした行動の効果をなくす"),
        cards.Constant: Phrase(
            "constant: <& and &attack {attack:+}< to| for> {to}|ward {ward}< for| to> {to}"
            "|level {level:+} for placing {placing}s< in the party{to=party}|>>",
            "[constant]< ^<&; &{to} <& and &get<{to=party}|s> attack {attack:+}"
            "|take<{to=party}|s> {ward} less from each damage>"
            "|your party level counts as {level:+} when you place a <{placing}|card>>.|>",
            "[常時]<<&。&{to}は<&、&攻撃力{attack:+}|受ける各ダメージを{ward}減らす>"
            "|<{placing}|キャラ>を配置するとき、パーティーレベルを{level:+}として扱う>。|>",
        ),
    },
    WORDS,
    target=cards.Target,
    values={
        Card: (
            "<{kind=monster}<& | as a character: &{monster}|{character}>"
            "|<& | as a monster: &{land}|{character}|{monster}|{miracle}|{skill}>>",
            "<{kind=monster}<&｜みなしキャラ：&{monster}|{character}>"
            "|<&｜みなしモンスター：&{land}|{character}|{monster}|{miracle}|{skill}>>",
        ),
        cards.LandFace: (
            "level {level}<, town{town=true}|><, {attribute}|>",
            "レベル{level}<、街{town=true}|><、{attribute}|>",
        ),
        cards.CharacterFace: (
            "level {level}, {attack}/{durability}<, {skills:, }|><, support {support:+}|>",
            "レベル{level}、{attack}/{durability}<、{skills:、}|><、支援{support:+}|>",
        ),
        cards.MonsterFace: (
            "level {level}, {attack}/{durability}, attack count {attack_count}, retreat {retreat}<, {attribute}|>",
            "レベル{level}、{attack}/{durability}、攻撃数{attack_count}、退却数{retreat}<、{attribute}|>",
        ),
        cards.MiracleFace: ("level {level}<, {type}|>", "レベル{level}<、{type}|>"),
        cards.SkillFace: ("{skill_class} {level}", "{skill_class}{level}"),
    },
    role=lambda card, text, _number: role(card, text.used_as if isinstance(text, Ability) else ""),
)


def role(card: Card, used_as: str) -> str:
    """What "this" is: the user of a skill, the holder of an item, a creature, or just the card."""
    if card.skill is not None:
        return "user"
    if card.miracle is not None:
        return "holder" if card.miracle.type == "item" else "card"
    if used_as:
        return used_as
    if card.character is not None and card.monster is not None:
        return "creature"
    return card.kind if card.kind in ("character", "monster") else "card"
