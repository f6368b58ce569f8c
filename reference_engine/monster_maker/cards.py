"""Cards as data: what is printed on a card, in a small declarative vocabulary of effects.

A card has one kind and a face for each role in which it may be used: a character card with a monster face is a
deemed monster, a monster card with a character face a deemed character.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reference_engine.kernel.codec import means

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

Reach = Annotated[
    Literal["target", "this", "party", "obstacles", "opponents", "everybody"],
    means(
        target="the chosen ones",
        this="the creature whose effect it is, of an item its holder, of a skill its user",
        party="every character of the player's",
        obstacles="every monster on the player's newest land",
        opponents="every character of the opponents",
        everybody="every creature",
    ),
]
"""Whom a part of an effect reaches: the chosen targets, the character or monster whose effect it is (of an item its
holder, of a skill its user), every character of the player's, every monster on the player's newest land, every
character of the opponents, every creature."""

Until = Literal["battle", "turn"]


class Roll(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fixed value, or a number of dice and what is added to their sum: 2D-1 is two dice and -1.

    Clauses: monster_maker.character.stats, monster_maker.roll.range_example, monster_maker.ruling.dice_formula
    """

    dice: Annotated[int, Meta(description="so many dice")] = 0
    plus: Annotated[int, Meta(description="added to their sum")] = 0


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
    """What a mission asks for; everything given must hold on its player's field.

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

    what: Annotated[
        Literal["character", "monster", "creature"], Meta(description="what is chosen; a creature is either")
    ] = "character"
    side: Annotated[Literal["own", "other", "any"], Meta(description="whose; a monster is its owner's")] = "any"
    count: Annotated[int, Meta(description="how many, exactly")] = 1
    state: Annotated[Literal["unhurt", "wounded"] | None, Meta(description="characters in this state")] = None
    attributes: Annotated[tuple[Attribute, ...], Meta(description="monsters of any of these")] = ()
    here: Annotated[bool, Meta(description="only monsters on the user's own newest land")] = False


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card's text asks to be paid: hand cards, the card itself, wounding the character that uses it."""

    discard: Annotated[int, Meta(description="so many hand cards")] = 0
    discard_this: Annotated[bool, Meta(description="the card itself")] = False
    wound_this: Annotated[bool, Meta(description="the character that uses it becomes wounded")] = False


class Damage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="damage"):
    """Damage of a fixed amount is dealt in full to each creature that it reaches.

    Damage of dice is rolled once for all of them.
    """

    roll: Annotated[Roll, Meta(description="how much: dice, rolled once for all it reaches, and what is added")]
    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Wound(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="wound"):
    """To wound makes unhurt characters wounded and destroys wounded ones, without damage; monsters are not touched."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Heal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="heal"):
    """To heal makes wounded characters unhurt; their damage stays."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Strengthen(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="strengthen"
):
    """A change of attack is added to each attack result of the creatures that it reaches, for as long as it lasts."""

    attack: Annotated[int, Meta(description="added to attack results")]
    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"
    until: Annotated[Until, Meta(description="how long")] = "turn"


class Recall(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="to_hand"):
    """To return to hand puts creatures into their owners' hands.

    A character's items are discarded, and its marker, wounds and damage are lost.
    """

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Send(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="send"):
    """To send moves chosen monsters as they are to the newest land of a player named, who is not annihilated.

    That player has a land and is not their owner.
    """

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class DrawCards(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="draw"):
    """To draw takes cards from the top of the user's own deck into the hand, as many as there are."""

    count: Annotated[int, Meta(description="so many cards")]


class Cancel(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="cancel"):
    """What a counter cancels has no effect; a skill or miracle is discarded, and nothing paid or used comes back.

    Only in counter abilities.
    """


Part = Damage | Wound | Heal | Strengthen | Recall | Send | DrawCards | Cancel


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect of a card, its parts one after another.

    ``answers`` says what a counter ability may answer; ``once``: at most once in a turn; ``used_as``: only while a
    card of two faces is used as this one.
    """

    timing: Annotated[
        Timing, Meta(description="when it is used or becomes due; skill is the one ability of a skill card")
    ]
    do: Annotated[tuple[Part, ...], Meta(description="what happens, part after part")]
    target: Annotated[Target | None, Meta(description="what the user chooses; only where a part reaches target")] = None
    cost: Annotated[Cost, Meta(description="what must be paid; nothing at the start or end of a battle")] = Cost()
    once: Annotated[bool, Meta(description="at most once in a turn")] = False
    answers: Annotated[tuple[Declared, ...], Meta(description="what a counter ability may answer")] = ()
    used_as: Annotated[
        Literal["", "character", "monster"], Meta(description="only while a card of two faces is used as this one")
    ] = ""


class Constant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What holds while the card is on the field.

    ``attack`` is added to attack results, ``ward`` taken off each damage, of the character itself (of an item its
    holder) or of the whole party. ``level`` is added to the party level when cards of the kind ``placing`` are placed.
    """

    to: Annotated[Literal["this", "party"], Meta(description="this, of an item its holder, or the party")] = "this"
    attack: Annotated[int, Meta(description="added to attack results")] = 0
    ward: Annotated[int, Meta(description="taken off each damage")] = 0
    level: Annotated[int, Meta(description="added to the party level when cards of the kind in placing are placed")] = 0
    placing: Annotated[Literal["character", "miracle"] | None, Meta(description="goes with level")] = None


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
