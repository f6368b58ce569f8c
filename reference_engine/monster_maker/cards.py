"""Cards as data: what is printed on a card, in a small declarative vocabulary of effects.

A card has one kind and a face for each role in which it may be used: a character card with a monster face is a
deemed monster, a monster card with a character face a deemed character.
"""

from typing import Literal

from msgspec import Struct

Attribute = Literal["none", "fire", "water", "wind", "earth"]
"""Fire, water, wind, earth, or no attribute.

Clauses: monster_maker.attribute.kinds
"""

SkillClass = Literal["fighter", "cleric", "mage", "thief"]
"""The four skill classes.

Clauses: monster_maker.skill.classes
"""

Kind = Literal["land", "character", "monster", "miracle", "skill"]
Timing = Literal["skill", "activated", "counter", "battle_start", "battle_end"]
Declared = Literal["skill", "miracle", "ability", "counter"]
"""What can be declared in an action window, and what a counter ability may answer."""

Reach = Literal["target", "this", "party", "obstacles", "opponents", "everybody"]
"""Whom a part of an effect reaches: the chosen targets, the character or monster whose effect it is (of an item its
holder, of a skill its user), every own character, every monster on the own newest land, every character of the
opponents, every creature."""

Until = Literal["battle", "turn"]


class Roll(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fixed value, or a number of dice and what is added to their sum: 2D-1 is two dice and -1.

    Clauses: monster_maker.character.stats, monster_maker.roll.range_example, monster_maker.ruling.dice_formula
    """

    dice: int = 0
    plus: int = 0


class LandFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A land: its level, whether it is a town or wilderness, its attribute, the conditions it states for placing it.

    Clauses: monster_maker.town.kinds, monster_maker.attribute.holders
    """

    level: int
    town: bool = False
    attribute: Attribute = "none"
    after: tuple[Attribute, ...] = ()
    min_level: int = 0


class CharacterFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A character: level, attack, durability, the classes and levels of its skills, what its support adds.

    Clauses: monster_maker.character.stats, monster_maker.level.skill_level
    """

    level: int
    attack: Roll
    durability: int
    skills: dict[SkillClass, int] = {}
    support: int = 0


class MonsterFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A monster: level, attack, durability, attack count, retreat value, attribute.

    Clauses: monster_maker.monster.stats, monster_maker.attribute.holders
    """

    level: int
    attack: Roll
    durability: int
    attack_count: int
    retreat: int
    attribute: Attribute = "none"


class MissionCondition(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a mission asks for; everything given must hold on the own field.

    Clauses: monster_maker.mission.kind
    """

    level: int = 0
    towns: int = 0
    unexplored: int = 0
    unhurt: int = 0
    attributes: tuple[Attribute, ...] = ()
    skill: SkillClass | None = None
    skill_level: int = 0


class MiracleFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A miracle: an item is attached to a character, a mission has a victory condition, any other lies by itself."""

    level: int
    type: Literal["item", "mission", "other"] = "other"
    mission: MissionCondition | None = None


class SkillFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A skill: its class and level."""

    level: int
    skill_class: SkillClass


class Target(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the user chooses: ``count`` creatures of a side. Several attributes mean "any of these".

    ``here``: only monsters on the user's own newest land.
    """

    what: Literal["character", "monster", "creature"] = "character"
    side: Literal["own", "other", "any"] = "any"
    count: int = 1
    state: Literal["unhurt", "wounded"] | None = None
    attributes: tuple[Attribute, ...] = ()
    here: bool = False


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card's text asks to be paid: hand cards, the card itself, wounding the character that uses it."""

    discard: int = 0
    discard_this: bool = False
    wound_this: bool = False


class Damage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="damage"):
    """Deal damage: a fixed amount, or dice."""

    roll: Roll
    to: Reach = "target"


class Wound(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="wound"):
    """Characters become wounded; those that are wounded already are destroyed."""

    to: Reach = "target"


class Heal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="heal"):
    """Wounded characters become unhurt."""

    to: Reach = "target"


class Strengthen(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="strengthen"
):
    """Change attack results for a while."""

    attack: int
    to: Reach = "target"
    until: Until = "turn"


class Recall(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="to_hand"):
    """Put creatures into their owners' hands."""

    to: Reach = "target"


class Send(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="send"):
    """Move monsters to the newest land of a player whom the user names."""

    to: Reach = "target"


class DrawCards(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="draw"):
    """The user draws cards."""

    count: int


class Cancel(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="cancel"):
    """What the counter ability answers has no effect."""


Part = Damage | Wound | Heal | Strengthen | Recall | Send | DrawCards | Cancel


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect of a card, its parts one after another.

    ``answers`` says what a counter ability may answer; ``once``: at most once in a turn; ``used_as``: only while a
    card of two faces is used as this one.
    """

    timing: Timing
    do: tuple[Part, ...]
    target: Target | None = None
    cost: Cost = Cost()
    once: bool = False
    answers: tuple[Declared, ...] = ()
    used_as: Literal["", "character", "monster"] = ""


class Constant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What holds while the card is on the field.

    ``attack`` is added to attack results, ``ward`` taken off each damage, of the character itself (of an item its
    holder) or of the whole party. ``level`` is added to the party level when cards of the kind ``placing`` are placed.
    """

    to: Literal["this", "party"] = "this"
    attack: int = 0
    ward: int = 0
    level: int = 0
    placing: Literal["character", "miracle"] | None = None


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card, as printed.

    ``named`` is the personal name of a named card: the one by which it is unique and by which characters rank up.
    """

    name: str
    kind: Kind
    ja: str = ""
    named: str = ""
    land: LandFace | None = None
    character: CharacterFace | None = None
    monster: MonsterFace | None = None
    miracle: MiracleFace | None = None
    skill: SkillFace | None = None
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()
    flavour: str = ""
