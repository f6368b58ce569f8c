"""What is printed on the cards of Dungeon Command: in the tables of its features, in English and in Japanese.

In a table a text reads ``timing[, once]: part[ and part ...]``, several are separated by `` / ``, for instance

* ``use: 30 damage to an enemy within 6 in sight``
* ``use: melee attack +10 and slide it by 2``
* ``answer to damage on your creatures within 3: prevent 20``
* ``standard power: shift two of your creatures by 3``
* ``power, once: untap this``
* ``turn end: 10 damage to enemies within 1``
* ``use: attach to this / constant: speed +2 to this``
"""

from typing import Any

from monosashi.suite.card_phrases import CardPhrases, Phrase, Words
from reference_engine.dungeon_command import cards
from reference_engine.dungeon_command.cards import Card

ABILITIES: Any = {
    "strength": ("strength", "strength", "筋力"),
    "dexterity": ("dexterity", "dexterity", "敏捷力"),
    "constitution": ("constitution", "constitution", "耐久力"),
    "intelligence": ("intelligence", "intelligence", "知力"),
    "wisdom": ("wisdom", "wisdom", "判断力"),
    "charisma": ("charisma", "charisma", "魅力"),
}
TYPES: Any = {
    "Undead": ("Undead", "Undead", "アンデッド"),
    "Beast": ("Beast", "Beast", "野獣"),
}
"""Those of the specimen cards; any other is called what it is."""

ATTACKS: Any = {"melee": ("melee", "melee", "近接攻撃"), "ranged": ("ranged", "ranged", "遠隔攻撃")}

WORDS: Words = {
    "this": {
        "creature": ("this", "this creature", "このクリーチャー"),
        "use": ("this", "the user", "使用者"),
        "bearer": ("this", "its bearer", "このカードが付いているクリーチャー"),
    },
    "it": {"one": ("it", "it", "それ"), "many": ("them", "them", "それら")},
    "to": {
        "own": ("your creatures", "all your creatures", "自分のすべてのクリーチャー"),
        "enemies": ("enemies", "all enemies", "すべての敵"),
        "others": ("others", "all other adjacent creatures", "隣接する他のすべてのクリーチャー"),
        "everybody": ("everybody", "all creatures", "すべてのクリーチャー"),
        "actor": ("the actor", "the creature whose action it is", "その行動を行ったクリーチャー"),
    },
    "Constant.to": {"own": ("your creatures", "your creatures", "自分のすべてのクリーチャー")},
    "at": {
        "turn_start": ("turn start", "start of your turn", "自分のターン開始時"),
        "turn_end": ("turn end", "end of your turn", "自分のターン終了時"),
        "kills": ("kill", "when it destroys another creature", "ほかのクリーチャーを破壊したとき"),
    },
    "action": {
        "standard": ("standard", "standard action", "標準アクション"),
        "minor": ("minor", "minor action", "マイナーアクション"),
        "immediate": (None, "immediate action", "即応アクション"),
    },
    "kind": ATTACKS,
    "what": {
        "attack": ("attack", "an attack", "攻撃"),
        "melee": ("melee", "a melee attack", "近接攻撃"),
        "ranged": ("ranged", "a ranged attack", "遠隔攻撃"),
        "damage": ("damage", "damage", "ダメージ"),
        "hazard": ("hazard", "damage of hazardous terrain", "危険地形のダメージ"),
        "order": ("order", "an order card", "命令カード"),
        "power": ("power", "a power", "パワー"),
    },
    "on": {
        "this": (None, "this creature", "このクリーチャー"),
        "own": ("your creatures", "one of your creatures", "自分のクリーチャー"),
        "any": ("any", "a creature", "クリーチャー"),
    },
    "side": {
        "own": (None, "creature", "自分のクリーチャー"),
        "enemy": ("enemy", "enemy", "敵"),
        "any": ("creature", "creature", "クリーチャー"),
    },
    "stat": {
        "speed": ("speed", "speed", "移動力"),
        "melee": ("melee", "melee damage", "近接攻撃のダメージ"),
        "ranged": ("ranged", "ranged damage", "遠隔攻撃のダメージ"),
        "range": ("range", "range", "射程"),
        "hit_points": ("hp", "HP", "HP"),
    },
    "until": {"activation": ("activation", "activation", "活性化の終了時"), "turn": ("turn", "turn", "ターン終了時")},
    "moves": {
        "fly": ("flying", "flies", "飛行"),
        "burrow": ("burrowing", "burrows", "穴掘り"),
        "shift": ("shifting", "shifts", "シフト"),
    },
    "Move.kind": {
        "normal": ("move", "move", "移動"),
        "fly": ("fly", "fly", "飛行"),
        "burrow": ("burrow", "burrow", "穴掘り"),
        "shift": ("shift", "shift", "シフト"),
        "slide": ("slide", "slide", "横滑り"),
    },
    "deck": {"order": (None, "order", "命令カード"), "creature": ("creature", "creature", "クリーチャーカード")},
    "type": TYPES,
    "types": TYPES,
    "user": TYPES,
    "ability": ABILITIES,
    "abilities": ABILITIES,
}

WITHIN = "< within {within} square<{within=1}|s>|>"
TYPE, TYPE_JA = "< of type {type:name}|>", "<種族{type:name}の|>"
SEVERAL = "<{to=own}|{to=enemies}|{to=everybody}>"
TO = f"{{to}}<{SEVERAL}{TYPE}< within {{within}}|>|>"
TO_EN = f"{{to}}<{SEVERAL}{TYPE}< within {{within}} square<{{within=1}}|s>< of it{{@target.what=square}}|>|>|>"
TO_JA = f"<{SEVERAL}<<そこから{{@target.what=square}}|>{{within}}マス以内の|>{TYPE_JA}|>{{to}}"
SEEN = "< adjacent{adjacent=true}|>< within {within}|>< in sight{sight=true}|>"
SEEN_EN = f"< adjacent to the user{{adjacent=true}}|>{WITHIN}< in line of sight{{sight=true}}|>"
SEEN_JA = "<隣接する{adjacent=true}|><{within}マス以内の|><視線の通る{sight=true}|>"
"""How several phrases say whom a part reaches, and where what is chosen may be."""

TAPPED = "<tapped {tapped=true}|untapped {tapped=false}|>"
TEXTS = "<<&\n&{texts:\n}|{constants:\n}>|>"

PHRASES = CardPhrases(
    Card,
    {
        Card: Phrase("", TEXTS, TEXTS),
        cards.Text: Phrase(
            "<{at}|answer to {answers}<{.role=use}|{action=immediate}>|{action} power|<{.role=use}use|power|use>>"
            "<, once{once=true}|><, {user:name} only|><, discarding {discard:n}|><{target.what=square}, at {target}|>"
            ": {do: and }",
            "<[<&, &<{at}|{.role=use}|power{action=null}|power{action=minor}|{action}>|once an activation{once=true}"
            "|answers {answers}|{user:name} only|discard {discard} other order card<{discard=1}|s>>] |>"
            "<{target.what=square}Choose {target}. |>^{do:, then }.",
            "<[<&、&<{at}|{.role=use}|パワー{action=null}|パワー{action=minor}|{action}>|活性化ごとに1回{once=true}"
            "|{answers}|{user:name}のみ|ほかの命令カード{discard}枚を捨てる>]|><{target.what=square}{target}を選ぶ。|>"
            "{do:。その後、}。",
        ),
        cards.Trigger: Phrase(
            "{what}< on {on}|>< by enemy{by=enemy}|>< within {within}|>",
            "{what}< of an enemy{by=enemy}|> on {on}" + WITHIN,
            "<{within}マス以内の|>{on}への<敵による{by=enemy}|>{what}に応じる",
        ),
        cards.Target: Phrase(
            f"<a square{{what=square}}|<{{side=own}}{{count!:n}} of your {TAPPED}<creatures|creature>|a{{count=1}} "
            f"{TAPPED}{{side!}}|{{count:n}} {TAPPED}<enemies{{side=enemy}}|creatures{{side=any}}|{{side}}>>"
            f"{TYPE}< but this{{not_this=true}}|>>{SEEN}",
            f"<a square{{what=square}}|<{{side=own}}<one{{count=1}}|{{count}}> of your {TAPPED}creatures"
            f"|a{{count=1}} {TAPPED}{{side!}}|{{count}} {TAPPED}<enemies{{side=enemy}}|creatures>>"
            f"{TYPE}< other than the user{{not_this=true}}|>>{SEEN_EN}",
            f"<使用者以外の{{not_this=true}}|>{SEEN_JA}<マス1つ{{what=square}}"
            f"|<タップ状態の{{tapped=true}}|アンタップ状態の{{tapped=false}}|>{TYPE_JA}{{side}}{{count}}体>",
        ),
        cards.Attack: Phrase(
            "{kind} attack< of {damage}|>< at range {range}|>< on {@target}|>< {plus:+}|>",
            "make a {kind} attack< that deals {damage}|>< within {range}|>< on {@target}|><, its damage {plus:+}|>",
            "<{@target}に|>{kind}<（固定ダメージ{damage}）|><（射程{range}）|><（ダメージ{plus:+}）|>を行う",
        ),
        cards.Damage: Phrase(
            f"{{amount}} <unpreventable {{unpreventable=true}}|>damage to {TO}",
            f"deal {{amount}} damage< that cannot be prevented{{unpreventable=true}}|> to {TO_EN}",
            f"{TO_JA}に<防げない{{unpreventable=true}}|>{{amount}}ダメージを与える",
        ),
        cards.Heal: Phrase(
            f"heal {TO} by {{amount}}",
            f"take {{amount}} damage off {TO_EN}",
            f"{TO_JA}のダメージを{{amount}}取り除く",
        ),
        cards.Tap: Phrase(f"tap {TO}", f"tap {TO_EN}", f"{TO_JA}をタップする"),
        cards.Untap: Phrase(f"untap {TO}", f"untap {TO_EN}", f"{TO_JA}をアンタップする"),
        cards.Move: Phrase(
            "{kind} {to}< by {squares}|>",
            "{kind} {to} up to <{squares} square<{squares=1}|s>|its speed>",
            "{to}を<{squares}マス|移動力>まで{kind}させる",
        ),
        cards.Draw: Phrase(
            "<enemy {who=enemy}|>draw {count}< creature{deck=creature}<{count=1}|s>|>",
            "<the opponent draws{who=enemy}|draw> {count} {deck} card<{count=1}|s>",
            "<相手が{who=enemy}|>{deck}を{count}枚引く",
        ),
        cards.GainMorale: Phrase(
            "<enemy {of=enemy}|>morale {amount:+}",
            "<your{of=own}|the opponent’s> morale {amount:+}",
            "<自分{of=own}|相手>のモラルを{amount:+}する",
        ),
        cards.Change: Phrase(
            f"{{stat}} {{amount:+}} to {TO} until {{until}} end",
            f"{{stat}} {{amount:+}} for {TO_EN} until the end of the {{until}}",
            f"{{until}}まで{TO_JA}の{{stat}}を{{amount:+}}する",
        ),
        cards.Prevent: Phrase(
            "prevent <{amount}|all>", "prevent <{amount}|all> of the damage", "そのダメージを<{amount}|すべて>防ぐ"
        ),
        cards.Cancel: Phrase("cancel it", "what it answers has no effect", "応じた行動の効果をなくす"),
        cards.Attach: Phrase("attach to {to}", "attach this card to {to}", "このカードを{to}に付ける"),
        cards.Detach: Phrase(
            f"strip {TO}",
            f"discard every order card attached to {TO_EN}",
            f"{TO_JA}に付いているすべての命令カードを捨て札にする",
        ),
        cards.TakeControl: Phrase(f"control {TO}", f"take control of {TO_EN}", f"{TO_JA}の操作権を得る"),
        cards.Destroy: Phrase(f"destroy {TO}", f"destroy {TO_EN}", f"{TO_JA}を破壊する"),
        cards.Constant: Phrase(
            "constant<, {type:name} only|>: <& and &{stat} {amount!:+} to {to}|{moves} to {to}"
            "|immunity to {to}{immune=true}|unstoppable to {to}{unstoppable=true}>",
            "[constant<, {type:name} only|>] ^<&; &{stat} {amount!:+} for {to}|{to} <{to=own}{moves:raw}|{moves}>"
            "|hazardous terrain does not damage {to}{immune=true}|enemies do not stop {to}{unstoppable=true}>.",
            "[常時<、{type:name}のみ|>]<&。&{to}の{stat}を{amount!:+}する|{to}の移動は{moves}になる|{to}は危険地形のダメージを受けない{immune=true}"
            "|{to}の移動は敵に隣接しても終わらない{unstoppable=true}>。",
        ),
    },
    WORDS,
    target=cards.Target,
    values={
        Card: ("<{commander}|{order}|{creature}>",) * 2,
        cards.CommanderFace: (
            "creature hand {creature_hand}, order hand {order_hand}, leadership {leadership}, morale {morale}",
            "クリーチャー手札{creature_hand}、命令手札{order_hand}、指揮値{leadership}、モラル{morale}",
        ),
        cards.OrderFace: ("level {level}<, {ability}|>, {action}", "レベル{level}<、{ability}|>、{action}"),
        cards.CreatureFace: (
            "level {level}, speed {speed}, {hit_points} HP<, melee {melee}|><, ranged {ranged}|><, {abilities:, }|>"
            "<, {moves}|><, {types:, }|>",
            "レベル{level}、移動力{speed}、HP{hit_points}<、近接{melee}|><、遠隔{ranged}|><、{abilities:、}|><、{moves}|>"
            "<、{types:、}|>",
        ),
        cards.Ranged: ("{damage} within {range}", "{damage}（射程{range}）"),
    },
    role=lambda card, text, number: role(card.kind, number if isinstance(text, cards.Text) else 1),
)


def role(kind: str, number: int) -> str:
    """What "this" is in a text: the creature, the user of an order card, or the creature that it is attached to."""
    return "creature" if kind == "creature" else "bearer" if number else "use"
