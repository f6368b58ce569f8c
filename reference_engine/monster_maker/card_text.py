"""What is printed on a card, rendered from its data, in English and Japanese.

Nothing is stored twice: a card's text says exactly what its data does.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from reference_engine.monster_maker.cards import (
    Ability,
    Cancel,
    Card,
    Constant,
    Cost,
    Damage,
    DrawCards,
    Heal,
    LandFace,
    MissionCondition,
    Part,
    Recall,
    Roll,
    Send,
    Strengthen,
    Target,
    Wound,
)

Language = Literal["en", "ja"]
Words = Mapping[str, str]
"""What names in card data are called in another language."""

NO_WORDS: Words = MappingProxyType({})


def text(card: Card, language: Language, words: Words = NO_WORDS) -> str:
    """The rules text of a card, a line for each thing it says; empty for a card without any.

    First when a land may be placed or what a mission asks for, then abilities, then what holds constantly. ``words``
    translates names; no text of this game mentions any, so that it may be left out.
    """
    speak = ENGLISH if language == "en" else JAPANESE
    lines = list(speak.land(card.land)) if card.land is not None else []
    if card.miracle is not None and card.miracle.mission is not None:
        lines.append(speak.mission(card.miracle.mission))
    lines.extend(speak.ability(card, ability) for ability in card.abilities)
    lines.extend(speak.constant(card, constant) for constant in card.constants)
    return "\n".join(lines)


def values(card: Card, language: Language) -> str:
    """What is printed beside the text: level, attack, durability and whatever else a card of its kind has.

    A card of two faces says both, its own first.
    """
    return (ENGLISH if language == "en" else JAPANESE).values(card)


def formula(roll: Roll) -> str:
    """A fixed value, or dice and what is added.

    >>> formula(Roll(2, -1)), formula(Roll(1)), formula(Roll(plus=3))
    ('2D-1', '1D', '3')

    Clauses: monster_maker.ruling.dice_formula
    """
    if not roll.dice:
        return str(roll.plus)
    return f"{roll.dice}D" + (f"{roll.plus:+}" if roll.plus else "")


def _role(card: Card, ability: Ability | None) -> str:
    """What "this" means in a card's text: the user of a skill, the holder of an item, a creature, or just the card."""
    if card.skill is not None:
        return "user"
    if card.miracle is not None:
        return "holder" if card.miracle.type == "item" else "card"
    if ability is not None and ability.used_as:
        return ability.used_as
    if card.character is not None and card.monster is not None:
        return "creature"
    return card.kind if card.kind in ("character", "monster") else "card"


def _several(part: Part, ability: Ability) -> bool:
    """Whether a part reaches more than one creature."""
    to = getattr(part, "to", "this")
    if to == "target":
        return ability.target is not None and ability.target.count > 1
    return bool(to != "this")


# English

TIMINGS_EN = {
    "skill": "skill",
    "activated": "activated",
    "counter": "counter",
    "battle_start": "start of battle",
    "battle_end": "end of battle",
}
ROLES_EN = {
    "user": "the user",
    "holder": "the holder",
    "character": "this character",
    "monster": "this monster",
    "creature": "this creature",
    "card": "this card",
}
REACHES_EN = {
    "party": "all your characters",
    "obstacles": "all monsters on your newest land",
    "opponents": "all opposing characters",
    "everybody": "all creatures",
}
SIDES_EN = {"own": "", "other": "opposing", "any": ""}
UNTIL_EN = {"battle": "the battle", "turn": "the turn"}


def _article_en(phrase: str) -> str:
    return ("an " if phrase[0] in "aeiou" else "a ") + phrase


def _list_en(items: Iterable[str], last: str) -> str:
    *head, tail = items
    return f"{', '.join(head)} {last} {tail}" if head else tail


def land_en(face: LandFace) -> Iterable[str]:
    """When a land may be placed.

    Clauses: monster_maker.land.card_text
    """
    if face.after:
        yield f"Only directly after {_article_en(_list_en(face.after, 'or'))} land."
    if face.min_level:
        yield f"Only at party level {face.min_level} or more."


def mission_en(mission: MissionCondition) -> str:
    """What a mission asks for.

    Clauses: monster_maker.mission.kind
    """
    items = [f"party level {mission.level} or more"] if mission.level else []
    counts = {"town": mission.towns, "unexplored land": mission.unexplored, "unhurt character": mission.unhurt}
    items += [f"{count} {what}{'s' if count > 1 else ''} or more" for what, count in counts.items() if count]
    items += [f"{_article_en(attribute)} land" for attribute in mission.attributes]
    if mission.skill is not None:
        items.append(f"an unhurt character with {mission.skill} {mission.skill_level}")
    return f"Mission: {', '.join(items)}."


def ability_en(card: Card, ability: Ability) -> str:
    """[Timing] Cost: effect."""
    heading = TIMINGS_EN[ability.timing]
    if ability.answers:
        heading += f" to {_list_en(map(_article_en, ability.answers), 'or')}"
    heading += ", once a turn" if ability.once else ""
    heading += f", as a {ability.used_as}" if ability.used_as else ""
    said, mentioned = [], False
    for part in ability.do:
        whom = _whom_en(card, ability, getattr(part, "to", ""), mentioned)
        mentioned = mentioned or getattr(part, "to", "") == "target"
        said.append(_part_en(part, whom, _several(part, ability)))
    sentence = ", then ".join(said)
    cost = _cost_en(ability.cost, ROLES_EN[_role(card, ability)])
    if not sentence:
        return f"[{heading}] Cost {cost}." if cost else f"[{heading}]"
    return f"[{heading}] Cost {cost}: {sentence}." if cost else f"[{heading}] {sentence[0].upper()}{sentence[1:]}."


def _cost_en(cost: Cost, user: str) -> str:
    items = [f"discard {_count_en(cost.discard, 'hand card')}"] if cost.discard else []
    items += ["discard this card"] if cost.discard_this else []
    items += [f"wound {user}"] if cost.wound_this else []
    return ", ".join(items)


def _count_en(count: int, what: str) -> str:
    return f"a {what}" if count == 1 else f"{count} {what}s"


def _whom_en(card: Card, ability: Ability, to: str, mentioned: bool) -> str:
    """Whom a part reaches, as the object of a sentence; a target already mentioned is only pointed at."""
    target = ability.target
    if to != "target" or target is None:
        return REACHES_EN.get(to, ROLES_EN[_role(card, ability)])
    if mentioned:
        return "them" if target.count > 1 else "it"
    kinds = (target.state or "", SIDES_EN[target.side], " or ".join(target.attributes), target.what)
    phrase = " ".join(kind for kind in kinds if kind)
    if target.side == "own":
        phrase = f"{'one' if target.count == 1 else target.count} of your {phrase}s"
    else:
        phrase = _article_en(phrase) if target.count == 1 else f"{target.count} {phrase}s"
    return phrase + (" on your newest land" if target.here else "")


def _part_en(part: Part, whom: str, several: bool) -> str:
    """What one part of an effect does."""
    match part:
        case Damage():
            return f"deal {formula(part.roll)} damage to {whom}"
        case Wound():
            return f"wound {whom}"
        case Heal():
            return f"heal {whom}"
        case Strengthen():
            get = f"{'they' if whom == 'them' else whom} get{'' if several else 's'}"
            return f"{get} attack {part.attack:+} until the end of {UNTIL_EN[part.until]}"
        case Recall():
            return f"put {whom} into {'their owners’ hands' if several else 'its owner’s hand'}"
        case Send():
            return f"move {whom} to the newest land of a player of your choice"
        case DrawCards():
            return f"draw {_count_en(part.count, 'card')}"
        case Cancel():
            return "what it counters has no effect"


def constant_en(card: Card, constant: Constant) -> str:
    """[constant] What holds while the card is on the field."""
    party = constant.to == "party"
    whom = REACHES_EN["party"] if party else ROLES_EN[_role(card, None)]
    gains = [f"get{'' if party else 's'} attack {constant.attack:+}"] if constant.attack else []
    gains += [f"take{'' if party else 's'} {constant.ward} less from each damage"] if constant.ward else []
    said = [f"{whom} {' and '.join(gains)}"] if gains else []
    if constant.level:
        said.append(
            f"your party level counts as {constant.level:+} when you place {_article_en(constant.placing or 'card')}"
        )
    sentence = "; ".join(said)
    return f"[constant] {sentence[0].upper()}{sentence[1:]}." if sentence else "[constant]"


def values_en(card: Card) -> str:
    """Level, attack/durability and so on."""
    faces = []
    if card.land is not None:
        faces.append(_joined(f"level {card.land.level}", "town" if card.land.town else "", _plain(card.land.attribute)))
    if card.character is not None:
        face = card.character
        skills = [f"{skill} {level}" for skill, level in face.skills.items()]
        support = f"support {face.support:+}" if face.support else ""
        faces.append(_joined(f"level {face.level}", f"{formula(face.attack)}/{face.durability}", *skills, support))
    if card.monster is not None:
        beast = card.monster
        stats = f"attack count {beast.attack_count}", f"retreat {beast.retreat}", _plain(beast.attribute)
        faces.append(_joined(f"level {beast.level}", f"{formula(beast.attack)}/{beast.durability}", *stats))
    if card.miracle is not None:
        faces.append(_joined(f"level {card.miracle.level}", card.miracle.type if card.miracle.type != "other" else ""))
    if card.skill is not None:
        faces.append(f"{card.skill.skill_class} {card.skill.level}")
    if card.kind == "monster":
        return " | as a character: ".join(faces[::-1])
    return " | as a monster: ".join(faces)


def _plain(attribute: str) -> str:
    return "" if attribute == "none" else attribute


def _joined(*items: str) -> str:
    return ", ".join(item for item in items if item)


# Japanese

TIMINGS_JA = {
    "skill": "スキル",
    "activated": "機動",
    "counter": "カウンター",
    "battle_start": "戦闘開始時",
    "battle_end": "戦闘終了時",
}
ANSWERS_JA = {"skill": "スキル", "miracle": "ミラクル", "ability": "機動能力", "counter": "カウンター能力"}
ROLES_JA = {
    "user": "使用者",
    "holder": "このアイテムを持つキャラ",
    "character": "このキャラ",
    "monster": "このモンスター",
    "creature": "このクリーチャー",
    "card": "このカード",
}
REACHES_JA = {
    "party": "自分のすべてのキャラ",
    "obstacles": "自分の最新のランドにいるすべてのモンスター",
    "opponents": "対戦相手のすべてのキャラ",
    "everybody": "すべてのクリーチャー",
}
KINDS_JA = {"character": "キャラ", "monster": "モンスター", "creature": "クリーチャー", "miracle": "ミラクル"}
SIDES_JA = {"own": "自分の", "other": "相手の", "any": ""}
STATES_JA = {"unhurt": "無傷の", "wounded": "負傷状態の"}
ATTRIBUTES_JA = {"fire": "火", "water": "水", "wind": "風", "earth": "土", "none": "無"}
SKILLS_JA = {"fighter": "ファイター", "cleric": "クレリック", "mage": "メイジ", "thief": "シーフ"}
MIRACLES_JA = {"item": "アイテム", "mission": "ミッション", "other": ""}
UNTIL_JA = {"battle": "戦闘終了時", "turn": "ターン終了時"}


def _attributes_ja(attributes: Iterable[str]) -> str:
    return "または".join(ATTRIBUTES_JA[attribute] for attribute in attributes)


def land_ja(face: LandFace) -> Iterable[str]:
    """When a land may be placed."""
    if face.after:
        yield f"{_attributes_ja(face.after)}属性のランドの直後にのみ配置できる。"
    if face.min_level:
        yield f"パーティーレベルが{face.min_level}以上のときにのみ配置できる。"


def mission_ja(mission: MissionCondition) -> str:
    """What a mission asks for."""
    items = [f"パーティーレベル{mission.level}以上"] if mission.level else []
    counts = (("街", mission.towns, "つ"), ("未開地", mission.unexplored, "つ"), ("無傷のキャラ", mission.unhurt, "体"))
    items += [f"{what}が{count}{unit}以上" for what, count, unit in counts if count]
    items += [f"{ATTRIBUTES_JA[attribute]}属性のランド" for attribute in mission.attributes]
    if mission.skill is not None:
        items.append(f"{SKILLS_JA[mission.skill]}{mission.skill_level}以上の無傷のキャラ")
    return f"ミッション：{'、'.join(items)}。"


def ability_ja(card: Card, ability: Ability) -> str:
    """[Timing] Cost: effect."""
    heading = TIMINGS_JA[ability.timing]
    if ability.answers:
        heading += f"：{'・'.join(ANSWERS_JA[kind] for kind in ability.answers)}"
    heading += "、1ターンに1回" if ability.once else ""
    heading += f"、{KINDS_JA[ability.used_as]}として" if ability.used_as else ""
    said, mentioned = [], False
    for part in ability.do:
        whom = _whom_ja(card, ability, getattr(part, "to", ""), mentioned)
        mentioned = mentioned or getattr(part, "to", "") == "target"
        said.append(_part_ja(part, whom))
    cost = _cost_ja(ability.cost, ROLES_JA[_role(card, ability)])
    return f"[{heading}]{f'コスト：{cost}。' if cost else ''}{'。その後、'.join(said)}{'。' if said else ''}"


def _cost_ja(cost: Cost, user: str) -> str:
    items = [f"手札を{cost.discard}枚破棄する"] if cost.discard else []
    items += ["このカードを破棄する"] if cost.discard_this else []
    items += [f"{user}を負傷状態にする"] if cost.wound_this else []
    return "、".join(items)


def _whom_ja(card: Card, ability: Ability, to: str, mentioned: bool) -> str:
    target = ability.target
    if to != "target" or target is None:
        return REACHES_JA.get(to, ROLES_JA[_role(card, ability)])
    if mentioned:
        return "それら" if target.count > 1 else "それ"
    return f"{_target_ja(target)}{target.count}体"


def _target_ja(target: Target) -> str:
    here = "自分の最新のランドにいる" if target.here else ""
    attributes = f"{_attributes_ja(target.attributes)}属性の" if target.attributes else ""
    state = STATES_JA[target.state] if target.state is not None else ""
    return f"{here}{state}{SIDES_JA[target.side]}{attributes}{KINDS_JA[target.what]}"


def _part_ja(part: Part, whom: str) -> str:
    """What one part of an effect does."""
    match part:
        case Damage():
            return f"{whom}に{formula(part.roll)}ダメージを与える"
        case Wound():
            return f"{whom}を負傷状態にする"
        case Heal():
            return f"{whom}を回復する"
        case Strengthen():
            return f"{UNTIL_JA[part.until]}まで{whom}の攻撃力を{part.attack:+}する"
        case Recall():
            return f"{whom}を持ち主の手札に戻す"
        case Send():
            return f"{whom}を、選んだプレイヤーの最新のランドに移す"
        case DrawCards():
            return f"カードを{part.count}枚引く"
        case Cancel():
            return "カウンターした行動の効果をなくす"


def constant_ja(card: Card, constant: Constant) -> str:
    """[Constant] What holds while the card is on the field."""
    whom = REACHES_JA["party"] if constant.to == "party" else ROLES_JA[_role(card, None)]
    gains = [f"攻撃力{constant.attack:+}"] if constant.attack else []
    gains += [f"受ける各ダメージを{constant.ward}減らす"] if constant.ward else []
    said = [f"{whom}は{'、'.join(gains)}"] if gains else []
    if constant.level:
        placing = KINDS_JA[constant.placing or "character"]
        said.append(f"{placing}を配置するとき、パーティーレベルを{constant.level:+}として扱う")
    return f"[常時]{''.join(f'{each}。' for each in said)}"


def values_ja(card: Card) -> str:
    """Level, attack/durability and so on."""
    faces = []
    if card.land is not None:
        town = "街" if card.land.town else ""
        faces.append(_listed_ja(f"レベル{card.land.level}", town, _attribute_ja(card.land.attribute)))
    if card.character is not None:
        face = card.character
        skills = [f"{SKILLS_JA[skill]}{level}" for skill, level in face.skills.items()]
        support = f"支援{face.support:+}" if face.support else ""
        faces.append(_listed_ja(f"レベル{face.level}", f"{formula(face.attack)}/{face.durability}", *skills, support))
    if card.monster is not None:
        beast = card.monster
        stats = f"攻撃数{beast.attack_count}", f"退却数{beast.retreat}", _attribute_ja(beast.attribute)
        faces.append(_listed_ja(f"レベル{beast.level}", f"{formula(beast.attack)}/{beast.durability}", *stats))
    if card.miracle is not None:
        faces.append(_listed_ja(f"レベル{card.miracle.level}", MIRACLES_JA[card.miracle.type]))
    if card.skill is not None:
        faces.append(f"{SKILLS_JA[card.skill.skill_class]}{card.skill.level}")
    if card.kind == "monster":
        return "｜みなしキャラ：".join(faces[::-1])
    return "｜みなしモンスター：".join(faces)


def _attribute_ja(attribute: str) -> str:
    return "" if attribute == "none" else ATTRIBUTES_JA[attribute]


def _listed_ja(*items: str) -> str:
    return "、".join(item for item in items if item)


class Speech(NamedTuple):
    """How a language says each thing on a card."""

    land: Callable[[LandFace], Iterable[str]]
    mission: Callable[[MissionCondition], str]
    ability: Callable[[Card, Ability], str]
    constant: Callable[[Card, Constant], str]
    values: Callable[[Card], str]


ENGLISH = Speech(land_en, mission_en, ability_en, constant_en, values_en)
JAPANESE = Speech(land_ja, mission_ja, ability_ja, constant_ja, values_ja)
