"""What is printed on the cards of Deus: in the tables of its features, in English and in Japanese.

In a table a text reads ``timing[, cost ...][, forced][, field]: parts``, several are separated by `` / ``, for instance

* ``before-attack: [3] to an enemy unit``
* ``counter, cost fire: defence +2 to one of your units``
* ``counter, cost water water and discard 1: [flame:2D] to all enemy units``
* ``quick, exhaust this: ready one of your units``
* ``when this dies, forced: gain 1 power``
* ``constant: attack +1 to your units``
* ``ritual, cost 2 power: attack +2 & defence +1 to one of your units until turn end``
* ``before-attack: [2] to an enemy unit, then draw 1``
"""

from monosashi.suite.card_phrases import CardPhrases, Phrase, Words
from reference_engine.monster_collection import cards
from reference_engine.monster_collection.cards import Card

from ..monster_collection import card_phrases as family
from ..monster_collection.card_phrases import DO, KIND_JA, THEM, TO, kind_en

WORDS: Words = {
    **family.WORDS,
    "scope": {"battle": ("battle", "Battle", "Battle"), "field": ("field", "Field", "Field")},
    "timing": {
        "ritual": (None, "ritual", "儀式"),
        "quick": ("quick", "quick", "速攻"),
        "before_attack": ("before-attack", "before attack", "攻撃前"),
        "counter": ("counter", "counter", "対抗"),
    },
    "until": {
        "battle": ("battle", "battle", "戦闘"),
        "phase": ("phase", "phase", "フェイズ"),
        "turn": ("turn", "turn", "ターン"),
        "next_turn": ("next turn", "next turn", "次のターン"),
    },
    "usable_from": {"hand": ("hand", "hand", "手札から"), "battlefield": ("battlefield", "battlefield", "戦場で")},
    "flags": {
        "cannot_die": ("cannot die", "cannot die", "死亡しない"),
        "cannot_march": ("cannot march", "cannot march", "進軍できない"),
        "may_march_exhausted": ("may march exhausted", "may march even if exhausted", "行動完了でも進軍できる"),
        "cannot_attack": ("cannot attack", "cannot attack", "攻撃できない"),
    },
    "ward_of": {
        "attribute": ("attribute", "attribute", "属性"),
        "typeless": ("typeless", "typeless", "無属性"),
    },
}


def marks(usual: str, other: str, *more: str) -> str:
    """What may stand behind a timing, in any order: the scope if it is not the usual one, a cost, and so on."""
    scope = f"<{{scope={usual}}}|, {usual}{{scope={usual}}}>|, {other}{{scope={other}}}<|, {other}>"
    return f"<<&&{'|'.join((*more, scope))}>|><{{scope={usual}}}|{{scope={other}}}>"


COST = (
    ", exhaust this{cost.exhaust_this=true}",
    ", cost <& and &{cost.power} power|{cost.slots: }|discard {cost.discard}|exhaust this{cost.exhaust_this=true}>",
)
ABILITY = (*COST, ", from the {usable_from}")
TRIGGER = (", forced{forced=true}", ", each{each=true}", *COST)
PAID = " <Cost {cost}: |^><until the end of the {until}, |>{do:. After applying, ~ & }."
PAID_JA = "<コスト：{cost}　|><対象：{target}　|><{until}終了まで、|>{do:。効果適用後、~&}。"


def of(change: str, template: str) -> str:
    """A template with the fields of a change, or of the change that is in a field."""
    for field in ("attack", "defence", "initiative", "ward_of", "ward", "flags", "race", "dice", "to"):
        template = template.replace(f"{{{field}", f"{{{change}{field}")
    return template


CHANGES = (
    "attack {attack:+}|defence {defence:+}|initiative {initiative:+}|ward {ward} against {ward_of}|{flags: and }"
    "|race {race:name}|dice {dice:+}"
)
CHANGE_EN = (
    "<& and &WHOM <& and &<{to*}get|gets> <& and &attack {attack:+}|defence {defence:+}|Initiative {initiative:+}>"
    "|<{to*}take|takes> {ward} less from each {ward_of} damage"
    f"|{family.RACE_EN}|{{flags: and }}>|your dice results get {{dice:+}}>"
)
CHANGE_JA = (
    "<&\\&&WHOM<&\\&&攻{attack:+}|防{defence:+}|イニシアチブ{initiative:+}|受ける{ward_of}ダメージ-{ward}"
    "|種族が{race}に変わる|{flags:&}>|自分のダイス結果{dice:+}>"
)

CONSTANT = f"constant{marks('battle', 'field')}: "

PHRASES = CardPhrases(
    Card,
    {
        **family.PHRASES,
        Card: Phrase(
            "",
            "<<&\n&Initiative: {initiative:+}|Spell: {slots: }"
            "|This token goes to the token area whenever it would go to the hand.{never_in_hand=true}"
            "|{abilities:\n}|{triggers:\n}|{constants:\n}>|>",
            "<<&\n&イニシアチブ：{initiative:+}|スペル：{slots:}"
            "|このトークンが手札に加わるとき、かわりにトークン置き場に置く。{never_in_hand=true}"
            "|{abilities:\n}|{triggers:\n}|{constants:\n}>|>",
        ),
        cards.Ability: Phrase(
            f"<ritual{{timing=ritual}}{marks('field', 'battle', *ABILITY)}"
            f"|{{timing}}{marks('battle', 'field', *ABILITY)}>: {DO}< until {{until}} end|>",
            f"{{scope}} [{{timing}}<, used from the {{usable_from}}|>]{PAID}",
            f"{{scope}}【{{timing}}<・{{usable_from}}使用|>】{PAID_JA}",
        ),
        cards.Trigger: Phrase(
            f"{{when}}{marks('battle', 'field', *TRIGGER)}: {DO}< until {{until}} end|>",
            f"{{scope}} [{{when}}<, for each such unit{{each=true}}|>< (forced){{forced=true}}|>]{PAID}",
            f"{{scope}}【{{when}}<、1体ごとに{{each=true}}|><（強制）{{forced=true}}|>】{PAID_JA}",
        ),
        cards.Constant: Phrase(
            f"<{CONSTANT}dice {{change.dice:+}}{{change.to=allies}}|{CONSTANT}<& \\& &{of('change.', CHANGES)}> "
            "<to |for |><this{change.to=this}|<all |a |><your {change.to=allies}|your other {change.to=others}"
            "|{change.to=all}|{change.to=enemies}><foremost {filter.foremost=true}|><{filter.state} |>"
            "<enemy {change.to=enemies}|>"
            f"<{{filter.attributes: or }} |><{{filter.races: or ~name}} |>unit<s|>{family.LEVELS}{family.PLACES}>>",
            "{scope} [constant] ^"
            + of("change.", CHANGE_EN).replace(
                "WHOM",
                "<this unit{change.to=this}|all <your {change.to=allies}|your other {change.to=others}|>"
                f"{kind_en('<enemy {change.to=enemies}|>')}units{family.PLACES_EN}>",
            )
            + ".",
            "{scope}【常時】"
            + of("change.", CHANGE_JA).replace(
                "WHOM",
                f"<このユニット{{change.to=this}}|<他の{{change.to=others}}|>すべての{KIND_JA}<自軍{{change.to=allies}}"
                "|自軍{change.to=others}|敵軍{change.to=enemies}|>ユニット>は",
            )
            + "。",
        ),
        cards.Cost: Phrase(
            "",
            "<&, &{power} power|{slots: }|discard {discard} card<{discard=1}|s>|exhaust this unit{exhaust_this=true}>",
            "<&、&パワー{power}|{slots:}|手札{discard}枚を破棄|このユニットを行動完了にする{exhaust_this=true}>",
        ),
        cards.Target: Phrase(
            f"<{family.OTHERS}|<up to {{up_to=true}}|>{family.UNITS}>",
            f"<{family.OTHERS_EN}|<up to {{up_to=true}}|>{family.UNITS_EN}>",
            f"<{family.OTHERS_JA}|{family.UNITS_JA}{{count}}体<まで{{up_to=true}}|>>",
        ),
        cards.Change: Phrase(
            f"<dice {{dice:+}}{{to=allies}}|<& and &{CHANGES}>{TO}>",
            CHANGE_EN.replace("WHOM", "{to:subject}"),
            CHANGE_JA.replace("WHOM", "<{to=target}|{to}は>"),
        ),
        cards.Kill: Phrase(f"kill{THEM}", "kill {to}", "{to}は死亡する"),
        cards.Move: Phrase(
            f"move{THEM}",
            "move {to} to your territory or to a front area without enemies",
            "{to}を自軍領土か敵のいない前線地形に移動する",
        ),
        cards.Power: Phrase(
            "<the enemy gains {count:more} power{who=enemy}|the enemy loses {count:less} power{who=enemy}"
            "|gain {count:more} power|lose {count:less} power>",
            "<gain {count:more} power{who=own}|lose {count:less} power{who=own}|the opponent gains {count:more} power"
            "|the opponent loses {count:less} power>",
            f"{family.BY}パワーを<{{count:more}}得る|{{count:less}}失う>",
        ),
        cards.SummonToken: Phrase(
            "summon token {token:name}", "summon the token {token}", "トークン「{token}」を召喚する"
        ),
        cards.TokenToHand: Phrase(
            "take token {token:name} into the hand",
            "put the token {token} into your hand",
            "トークン「{token}」を手札に加える",
        ),
        cards.SummonThis: Phrase(
            "summon this",
            "put this card from your hand, ready, into an empty area of your territory",
            "手札のこのカードを未行動で空の自軍領土に置く",
        ),
    },
    WORDS,
    target=cards.Target,
    shared=("damage", "change"),
    columns=("initiative", "slots"),
)
