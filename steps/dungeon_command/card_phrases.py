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
    "ability": ABILITIES,
    "abilities": ABILITIES,
}

WITHIN = "< within {within} square<{within=1}|s>|>"
TAPPED = "<tapped {tapped=true}|untapped {tapped=false}|>"
TEXTS = "<<&\n&{texts:\n}|{constants:\n}>|>"

PHRASES = CardPhrases(
    Card,
    {
        Card: Phrase("", TEXTS, TEXTS),
        cards.Text: Phrase(
            "<{at}|answer to {answers}<{.role=use}|{action=immediate}>|{action} power|<{.role=use}use|power|use>>"
            "<, once{once=true}|>: {do: and }",
            "<[{at}] |[<&, &<{.role=use}|power{action=null}|power{action=minor}|{action}>|once an activation{once=true}"
            "|answers {answers}>] |>^{do:, then }.",
            "<[{at}]|[<&、&<{.role=use}|パワー{action=null}|パワー{action=minor}|{action}>|活性化ごとに1回{once=true}"
            "|{answers}>]|>{do:。その後、}。",
        ),
        cards.Trigger: Phrase(
            "{what}< on {on}|>< by enemy{by=enemy}|>< within {within}|>",
            "{what}< of an enemy{by=enemy}|> on {on}" + WITHIN,
            "<{within}マス以内の|>{on}への<敵による{by=enemy}|>{what}に応じる",
        ),
        cards.Target: Phrase(
            f"<{{side=own}}{{count!:n}} of your {TAPPED}<creatures|creature>|a{{count=1}} {TAPPED}{{side!}}"
            f"|{{count:n}} {TAPPED}<enemies{{side=enemy}}|creatures{{side=any}}|{{side}}>>"
            "< but this{not_this=true}|>< adjacent{adjacent=true}|>< within {within}|>< in sight{sight=true}|>",
            f"<{{side=own}}<one{{count=1}}|{{count}}> of your {TAPPED}creatures|a{{count=1}} {TAPPED}{{side!}}"
            f"|{{count}} {TAPPED}<enemies{{side=enemy}}|creatures>>"
            f"< other than the user{{not_this=true}}|>< adjacent to the user{{adjacent=true}}|>{WITHIN}"
            "< in line of sight{sight=true}|>",
            "<使用者以外の{not_this=true}|><隣接する{adjacent=true}|><{within}マス以内の|><視線の通る{sight=true}|>"
            "<タップ状態の{tapped=true}|アンタップ状態の{tapped=false}|>{side}{count}体",
        ),
        cards.Attack: Phrase(
            "{kind} attack< on {@target}|>< {plus:+}|>",
            "make a {kind} attack< on {@target}|><, its damage {plus:+}|>",
            "<{@target}に|>{kind}<（ダメージ{plus:+}）|>を行う",
        ),
        cards.Damage: Phrase(
            "{amount} <unpreventable {unpreventable=true}|>damage to {to}< within {within}|>",
            "deal {amount} damage< that cannot be prevented{unpreventable=true}|> to {to}" + WITHIN,
            "<{within}マス以内の|>{to}に<防げない{unpreventable=true}|>{amount}ダメージを与える",
        ),
        cards.Heal: Phrase(
            "heal {to} by {amount}", "take {amount} damage off {to}", "{to}のダメージを{amount}取り除く"
        ),
        cards.Tap: Phrase("tap {to}", "tap {to}", "{to}をタップする"),
        cards.Untap: Phrase("untap {to}", "untap {to}", "{to}をアンタップする"),
        cards.Move: Phrase(
            "{kind} {to}< by {squares}|>",
            "{kind} {to} up to <{squares} square<{squares=1}|s>|its speed>",
            "{to}を<{squares}マス|移動力>まで{kind}させる",
        ),
        cards.Draw: Phrase(
            "draw {count}< creature{deck=creature}<{count=1}|s>|>",
            "draw {count} {deck} card<{count=1}|s>",
            "{deck}を{count}枚引く",
        ),
        cards.GainMorale: Phrase(
            "<enemy {of=enemy}|>morale {amount:+}",
            "<your{of=own}|the opponent’s> morale {amount:+}",
            "<自分{of=own}|相手>のモラルを{amount:+}する",
        ),
        cards.Change: Phrase(
            "{stat} {amount:+} to {to} until {until} end",
            "{stat} {amount:+} for {to} until the end of the {until}",
            "{until}まで{to}の{stat}を{amount:+}する",
        ),
        cards.Prevent: Phrase(
            "prevent <{amount}|all>", "prevent <{amount}|all> of the damage", "そのダメージを<{amount}|すべて>防ぐ"
        ),
        cards.Cancel: Phrase("cancel it", "what it answers has no effect", "応じた行動の効果をなくす"),
        cards.Attach: Phrase("attach to {to}", "attach this card to {to}", "このカードを{to}に付ける"),
        cards.TakeControl: Phrase("control {to}", "take control of {to}", "{to}の操作権を得る"),
        cards.Destroy: Phrase("destroy {to}", "destroy {to}", "{to}を破壊する"),
        cards.Constant: Phrase(
            "constant: <& and &{stat} {amount!:+} to {to}|{moves} to {to}|immunity to {to}{immune=true}"
            "|unstoppable to {to}{unstoppable=true}>",
            "[constant] ^<&; &{stat} {amount!:+} for {to}|{to} <{to=own}{moves:raw}|{moves}>"
            "|hazardous terrain does not damage {to}{immune=true}|enemies do not stop {to}{unstoppable=true}>.",
            "[常時]<&。&{to}の{stat}を{amount!:+}する|{to}の移動は{moves}になる|{to}は危険地形のダメージを受けない{immune=true}"
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
            "<, {moves}|>",
            "レベル{level}、移動力{speed}、HP{hit_points}<、近接{melee}|><、遠隔{ranged}|><、{abilities:、}|><、{moves}|>",
        ),
        cards.Ranged: ("{damage} within {range}", "{damage}（射程{range}）"),
    },
    role=lambda card, text, number: role(card.kind, number if isinstance(text, cards.Text) else 1),
)


def role(kind: str, number: int) -> str:
    """What "this" is in a text: the creature, the user of an order card, or the creature that it is attached to."""
    return "creature" if kind == "creature" else "bearer" if number else "use"
