"""What is printed on a card, rendered from its data, in English and Japanese.

Nothing is stored twice: a card's text says exactly what its data does.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from reference_engine.dungeon_command.cards import (
    Attach,
    Attack,
    Cancel,
    Card,
    Change,
    Constant,
    Damage,
    Destroy,
    Draw,
    GainMorale,
    Heal,
    Move,
    Part,
    Prevent,
    TakeControl,
    Tap,
    Target,
    Text,
    Trigger,
    Untap,
)

Language = Literal["en", "ja"]
Words = Mapping[str, str]
"""What names in card data are called in another language."""

NO_WORDS: Words = MappingProxyType({})


def text(card: Card, language: Language, words: Words = NO_WORDS) -> str:
    """The rules text of a card, a line for each thing it says; empty for a card without any.

    ``words`` translates names; no text of this game mentions any, so that it may be left out.
    """
    speak = ENGLISH if language == "en" else JAPANESE
    lines = [speak.text(card, index, each) for index, each in enumerate(card.texts)]
    return "\n".join([*lines, *(speak.constant(card, each) for each in card.constants)])


def values(card: Card, language: Language) -> str:
    """What is printed beside the text: level, speed, hit points, attacks and whatever else a card of its kind has."""
    return (ENGLISH if language == "en" else JAPANESE).values(card)


def _is_use(card: Card, index: int) -> bool:
    """Whether a text is what an order card does when it is used."""
    return card.order is not None and index == 0


def _several(text: Text | None, to: str) -> bool:
    if to == "target":
        return text is not None and text.target is not None and text.target.count > 1
    return to in ("own", "enemies", "others", "everybody")


# English

ACTIONS_EN = {"standard": "standard action", "minor": "minor action", "immediate": "immediate action"}
TIMES_EN = {"turn_start": "start of your turn", "turn_end": "end of your turn"}
ANSWERED_EN = {
    "attack": "an attack", "melee": "a melee attack", "ranged": "a ranged attack", "damage": "damage",
    "hazard": "damage of hazardous terrain", "order": "an order card", "power": "a power",
}  # fmt: skip
ON_EN = {"this": "this creature", "own": "one of your creatures", "any": "a creature"}
REACHES_EN = {
    "own": "all your creatures", "enemies": "all enemies", "others": "all other adjacent creatures",
    "everybody": "all creatures", "actor": "the creature whose action it is",
}  # fmt: skip
SIDES_EN = {"enemy": "enemy", "any": "creature"}
SIDES_OF_MANY_EN = {"enemy": "enemies", "any": "creatures"}
STATS_EN = {"speed": "speed", "melee": "melee damage", "ranged": "ranged damage", "range": "range", "hit_points": "HP"}
MOVES_EN = {"normal": "move", "fly": "fly", "burrow": "burrow", "shift": "shift", "slide": "slide"}
WAYS_EN = {"fly": "flies", "burrow": "burrows", "shift": "shifts"}


def _article_en(phrase: str) -> str:
    return ("an " if phrase[0] in "aeiou" else "a ") + phrase


def _squares_en(count: int) -> str:
    return "1 square" if count == 1 else f"{count} squares"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _this_en(card: Card, index: int) -> str:
    """What ``this`` means: who uses an order card, who bears it afterwards, or the creature itself."""
    if card.order is None:
        return "this creature"
    return "the user" if index == 0 else "its bearer"


def text_en(card: Card, index: int, text: Text) -> str:
    """[Action, what it answers] What happens, part after part."""
    heading = _heading_en(card, index, text)
    said, mentioned = [], any(isinstance(part, Attack) for part in text.do) and text.target is None
    for part in text.do:
        to = getattr(part, "to", "")
        whom = _whom_en(card, index, text, to, mentioned)
        mentioned = mentioned or to == "target"
        if isinstance(part, Attack):
            whom = _target_en(text.target) if text.target is not None else ""
            mentioned = True
        said.append(_part_en(part, whom))
    return f"{f'[{heading}] ' if heading else ''}{_capital(', then '.join(said))}."


def _heading_en(card: Card, index: int, text: Text) -> str:
    if text.at is not None:
        return TIMES_EN[text.at]
    items = []
    if not _is_use(card, index):
        items.append("power" if text.action in (None, "minor") else ACTIONS_EN[text.action])
    if text.once:
        items.append("once an activation")
    if text.answers is not None:
        items.append(f"answers {_trigger_en(text.answers)}")
    return ", ".join(items)


def _trigger_en(trigger: Trigger) -> str:
    by = " of an enemy" if trigger.by == "enemy" else ""
    near = f" within {_squares_en(trigger.within)}" if trigger.within is not None else ""
    return f"{ANSWERED_EN[trigger.what]}{by} on {ON_EN[trigger.on]}{near}"


def _target_en(target: Target) -> str:
    tapped = {None: "", True: "tapped ", False: "untapped "}[target.tapped]
    if target.side == "own":
        phrase = f"{'one' if target.count == 1 else target.count} of your {tapped}creatures"
    elif target.count == 1:
        phrase = _article_en(f"{tapped}{SIDES_EN[target.side]}")
    else:
        phrase = f"{target.count} {tapped}{SIDES_OF_MANY_EN[target.side]}"
    phrase += " other than the user" if target.not_this else ""
    phrase += " adjacent to the user" if target.adjacent else ""
    phrase += f" within {_squares_en(target.within)}" if target.within is not None else ""
    return phrase + (" in line of sight" if target.sight else "")


def _whom_en(card: Card, index: int, text: Text, to: str, mentioned: bool) -> str:
    """Whom a part reaches; a target already mentioned is only pointed at."""
    if to == "target":
        if mentioned or text.target is None:
            return "them" if _several(text, to) else "it"
        return _target_en(text.target)
    return REACHES_EN.get(to, _this_en(card, index))


def _part_en(part: Part, whom: str) -> str:
    """What one part of an effect does."""
    match part:
        case Attack():
            plus = f", its damage {part.plus:+}" if part.plus else ""
            return f"make a {part.kind} attack{f' on {whom}' if whom else ''}{plus}"
        case Damage():
            near = f" within {_squares_en(part.within)}" if part.within is not None else ""
            sure = " that cannot be prevented" if part.unpreventable else ""
            return f"deal {part.amount} damage{sure} to {whom}{near}"
        case Heal():
            return f"take {part.amount} damage off {whom}"
        case Tap():
            return f"tap {whom}"
        case Untap():
            return f"untap {whom}"
        case Move():
            far = f"up to {_squares_en(part.squares)}" if part.squares is not None else "up to its speed"
            return f"{MOVES_EN[part.kind]} {whom} {far}"
        case Draw():
            cards = f"{part.deck} card" if part.count == 1 else f"{part.deck} cards"
            return f"draw {part.count} {cards}"
        case GainMorale():
            return f"{'your' if part.of == 'own' else 'the opponent’s'} morale {part.amount:+}"
        case Change():
            return f"{STATS_EN[part.stat]} {part.amount:+} for {whom} until the end of the {part.until}"
        case Prevent():
            return f"prevent {'all' if part.amount is None else part.amount} of the damage"
        case Cancel():
            return "what it answers has no effect"
        case Attach():
            return f"attach this card to {whom}"
        case TakeControl():
            return f"take control of {whom}"
        case Destroy():
            return f"destroy {whom}"


def constant_en(card: Card, constant: Constant) -> str:
    """[constant] What holds while the card is on the battlefield."""
    own = constant.to == "own"
    whom = "your creatures" if own else ("its bearer" if card.order is not None else "this creature")
    said = [f"{STATS_EN[constant.stat]} {constant.amount:+} for {whom}"] if constant.stat is not None else []
    if constant.moves is not None:
        said.append(f"{whom} {constant.moves if own else WAYS_EN[constant.moves]}")
    if constant.immune:
        said.append(f"hazardous terrain does not damage {whom}")
    if constant.unstoppable:
        said.append(f"enemies do not stop {whom}")
    return f"[constant] {_capital('; '.join(said))}."


def values_en(card: Card) -> str:
    """A card's printed values in one line."""
    if card.commander is not None:
        face = card.commander
        hands = f"creature hand {face.creature_hand}, order hand {face.order_hand}"
        return f"{hands}, leadership {face.leadership}, morale {face.morale}"
    if card.order is not None:
        return _joined((f"level {card.order.level}", card.order.ability or "", ACTIONS_EN[card.order.action]), ", ")
    assert card.creature is not None
    one = card.creature
    melee = f"melee {one.melee}" if one.melee is not None else ""
    ranged = f"ranged {one.ranged.damage} within {one.ranged.range}" if one.ranged is not None else ""
    ways = WAYS_EN[one.moves] if one.moves is not None else ""
    items = (f"level {one.level}", f"speed {one.speed}", f"{one.hit_points} HP", melee, ranged, *one.abilities, ways)
    return _joined(items, ", ")


def _joined(items: Iterable[str], comma: str) -> str:
    return comma.join(item for item in items if item)


# Japanese

ACTIONS_JA = {"standard": "標準アクション", "minor": "マイナーアクション", "immediate": "即応アクション"}
TIMES_JA = {"turn_start": "自分のターン開始時", "turn_end": "自分のターン終了時"}
ANSWERED_JA = {
    "attack": "攻撃", "melee": "近接攻撃", "ranged": "遠隔攻撃", "damage": "ダメージ",
    "hazard": "危険地形のダメージ", "order": "命令カード", "power": "パワー",
}  # fmt: skip
ON_JA = {"this": "このクリーチャー", "own": "自分のクリーチャー", "any": "クリーチャー"}
REACHES_JA = {
    "own": "自分のすべてのクリーチャー", "enemies": "すべての敵", "others": "隣接する他のすべてのクリーチャー",
    "everybody": "すべてのクリーチャー", "actor": "その行動を行ったクリーチャー",
}  # fmt: skip
SIDES_JA = {"own": "自分のクリーチャー", "enemy": "敵", "any": "クリーチャー"}
STATS_JA = {
    "speed": "移動力", "melee": "近接攻撃のダメージ", "ranged": "遠隔攻撃のダメージ", "range": "射程",
    "hit_points": "HP",
}  # fmt: skip
MOVES_JA = {"normal": "移動", "fly": "飛行", "burrow": "穴掘り", "shift": "シフト", "slide": "横滑り"}
UNTIL_JA = {"activation": "活性化の終了時", "turn": "ターン終了時"}
ABILITIES_JA = {
    "strength": "筋力", "dexterity": "敏捷力", "constitution": "耐久力", "intelligence": "知力", "wisdom": "判断力",
    "charisma": "魅力",
}  # fmt: skip
DECKS_JA = {"order": "命令カード", "creature": "クリーチャーカード"}


def _this_ja(card: Card, index: int) -> str:
    if card.order is None:
        return "このクリーチャー"
    return "使用者" if index == 0 else "このカードが付いているクリーチャー"


def text_ja(card: Card, index: int, text: Text) -> str:
    """[Action, what it answers] What happens, part after part."""
    heading = _heading_ja(card, index, text)
    said, mentioned = [], any(isinstance(part, Attack) for part in text.do) and text.target is None
    for part in text.do:
        to = getattr(part, "to", "")
        whom = _whom_ja(card, index, text, to, mentioned)
        mentioned = mentioned or to == "target"
        if isinstance(part, Attack):
            whom = _target_ja(text.target) if text.target is not None else ""
            mentioned = True
        said.append(_part_ja(part, whom))
    return f"{f'[{heading}]' if heading else ''}{'。その後、'.join(said)}。"


def _heading_ja(card: Card, index: int, text: Text) -> str:
    if text.at is not None:
        return TIMES_JA[text.at]
    items = []
    if not _is_use(card, index):
        items.append("パワー" if text.action in (None, "minor") else ACTIONS_JA[text.action])
    if text.once:
        items.append("活性化ごとに1回")
    if text.answers is not None:
        items.append(_trigger_ja(text.answers))
    return "、".join(items)


def _trigger_ja(trigger: Trigger) -> str:
    by = "敵による" if trigger.by == "enemy" else ""
    near = f"{trigger.within}マス以内の" if trigger.within is not None else ""
    return f"{near}{ON_JA[trigger.on]}への{by}{ANSWERED_JA[trigger.what]}に応じる"


def _target_ja(target: Target) -> str:
    tapped = {None: "", True: "タップ状態の", False: "アンタップ状態の"}[target.tapped]
    phrase = "使用者以外の" if target.not_this else ""
    phrase += "隣接する" if target.adjacent else ""
    phrase += f"{target.within}マス以内の" if target.within is not None else ""
    phrase += "視線の通る" if target.sight else ""
    return f"{phrase}{tapped}{SIDES_JA[target.side]}{target.count}体"


def _whom_ja(card: Card, index: int, text: Text, to: str, mentioned: bool) -> str:
    if to == "target":
        if mentioned or text.target is None:
            return "それら" if _several(text, to) else "それ"
        return _target_ja(text.target)
    return REACHES_JA.get(to, _this_ja(card, index))


def _part_ja(part: Part, whom: str) -> str:
    """What one part of an effect does."""
    match part:
        case Attack():
            plus = f"（ダメージ{part.plus:+}）" if part.plus else ""
            return f"{f'{whom}に' if whom else ''}{ANSWERED_JA[part.kind]}{plus}を行う"
        case Damage():
            near = f"{part.within}マス以内の" if part.within is not None else ""
            sure = "防げない" if part.unpreventable else ""
            return f"{near}{whom}に{sure}{part.amount}ダメージを与える"
        case Heal():
            return f"{whom}のダメージを{part.amount}取り除く"
        case Tap():
            return f"{whom}をタップする"
        case Untap():
            return f"{whom}をアンタップする"
        case Move():
            far = f"{part.squares}マスまで" if part.squares is not None else "移動力まで"
            return f"{whom}を{far}{MOVES_JA[part.kind]}させる"
        case Draw():
            return f"{DECKS_JA[part.deck]}を{part.count}枚引く"
        case GainMorale():
            return f"{'自分' if part.of == 'own' else '相手'}のモラルを{part.amount:+}する"
        case Change():
            return f"{UNTIL_JA[part.until]}まで{whom}の{STATS_JA[part.stat]}を{part.amount:+}する"
        case Prevent():
            return "そのダメージをすべて防ぐ" if part.amount is None else f"そのダメージを{part.amount}防ぐ"
        case Cancel():
            return "応じた行動の効果をなくす"
        case Attach():
            return f"このカードを{whom}に付ける"
        case TakeControl():
            return f"{whom}の操作権を得る"
        case Destroy():
            return f"{whom}を破壊する"


def constant_ja(card: Card, constant: Constant) -> str:
    """[Constant] What holds while the card is on the battlefield."""
    own = constant.to == "own"
    bearer = "このカードが付いているクリーチャー" if card.order is not None else "このクリーチャー"
    whom = "自分のすべてのクリーチャー" if own else bearer
    said = [f"{whom}の{STATS_JA[constant.stat]}を{constant.amount:+}する"] if constant.stat is not None else []
    if constant.moves is not None:
        said.append(f"{whom}の移動は{MOVES_JA[constant.moves]}になる")
    if constant.immune:
        said.append(f"{whom}は危険地形のダメージを受けない")
    if constant.unstoppable:
        said.append(f"{whom}の移動は敵に隣接しても終わらない")
    return f"[常時]{'。'.join(said)}。"


def values_ja(card: Card) -> str:
    """A card's printed values in one line."""
    if card.commander is not None:
        face = card.commander
        hands = f"クリーチャー手札{face.creature_hand}、命令手札{face.order_hand}"
        return f"{hands}、指揮値{face.leadership}、モラル{face.morale}"
    if card.order is not None:
        ability = ABILITIES_JA[card.order.ability] if card.order.ability is not None else ""
        return _joined((f"レベル{card.order.level}", ability, ACTIONS_JA[card.order.action]), "、")
    assert card.creature is not None
    one = card.creature
    melee = f"近接{one.melee}" if one.melee is not None else ""
    ranged = f"遠隔{one.ranged.damage}（射程{one.ranged.range}）" if one.ranged is not None else ""
    abilities = (ABILITIES_JA[each] for each in one.abilities)
    ways = MOVES_JA[one.moves] if one.moves is not None else ""
    items = f"レベル{one.level}", f"移動力{one.speed}", f"HP{one.hit_points}", melee, ranged, *abilities, ways
    return _joined(items, "、")


class _Speech(NamedTuple):
    text: Callable[[Card, int, Text], str]
    constant: Callable[[Card, Constant], str]
    values: Callable[[Card], str]


ENGLISH = _Speech(text_en, constant_en, values_en)
JAPANESE = _Speech(text_ja, constant_ja, values_ja)
