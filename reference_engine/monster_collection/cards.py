"""Cards as data: what is printed on a card, in a small declarative vocabulary of effects.

A card never changes during a game. Its texts are not stored: they are rendered from the vocabulary
(:mod:`reference_engine.monster_collection.card_text`), so text and behaviour cannot drift apart.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

Icon = Literal["fire", "water", "earth", "wind", "holy", "evil", "multi"]
"""A spell slot, or one slot of a cost. ``multi`` stands for any one of the six."""

Attribute = Literal["fire", "water", "earth", "wind", "holy", "evil"]
Flag = Literal["cannot_die", "cannot_march", "may_march_exhausted"]
Reach = Literal["target", "this", "allies", "others", "enemies", "all", "that_unit"]
"""Whom a part of an effect reaches: the chosen targets, the unit whose effect it is, every own unit, every other own,
every enemy or any unit in scope, or (in triggers) the units that met the condition."""

Until = Literal["battle", "phase", "turn", "next_turn"]


class Filter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which units qualify. Several attributes mean "any of these" (or); other fields must all hold."""

    attributes: tuple[Attribute, ...] = ()
    races: tuple[str, ...] = ()
    max_level: int | None = None
    min_level: int | None = None
    state: Literal["ready", "exhausted"] | None = None
    place: Literal["front", "territory"] | None = None


class Target(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the user chooses when declaring: ``count`` units of a side, or a declaration of the chain."""

    count: int = 1
    side: Literal["own", "enemy", "any"] = "any"
    what: Literal["unit", "declaration"] = "unit"
    filter: Filter = Filter()


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must be paid: power, spell slots, hand cards to discard, the user's own readiness."""

    power: int = 0
    slots: tuple[Icon, ...] = ()
    discard: int = 0
    exhaust_this: bool = False


class Damage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="damage"):
    """[n]: give damage, a fixed ``amount`` plus the result of ``dice`` dice; typeless without an attribute."""

    to: Reach = "target"
    amount: int = 0
    dice: int = 0
    attribute: str = ""


class Change(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="change"):
    """Change values for a while: attack, defence, Initiative, flags, damage taken off, dice results.

    ``ward`` points are taken off each damage of the kind ``ward_of``: an attribute by name, ``attribute``
    for every attribute damage, ``typeless``. ``dice`` is added to the owner's dice results.
    """

    to: Reach = "target"
    attack: int = 0
    defence: int = 0
    initiative: int = 0
    flags: tuple[Flag, ...] = ()
    ward: int = 0
    ward_of: str = ""
    dice: int = 0


class Exhaust(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="exhaust"):
    """Exhaust units."""

    to: Reach = "target"


class Ready(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="ready"):
    """Make units ready."""

    to: Reach = "target"


class Kill(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="kill"):
    """A lethal effect: units die, damage or not."""

    to: Reach = "target"


class Banish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="discard_unit"):
    """Discard units from the battlefield without their dying."""

    to: Reach = "target"


class Recall(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="to_hand"):
    """Put units into their owners' hands."""

    to: Reach = "target"


class Move(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="move"):
    """Move own units to an area the user names: own territory, or a front area without enemies."""

    to: Reach = "target"


class DrawCards(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="draw"):
    """A player takes cards from the top of their deck, as many as there are."""

    count: int
    who: Literal["own", "enemy"] = "own"


class DropCards(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="drop"):
    """A player discards cards of their choice from the hand."""

    count: int
    who: Literal["own", "enemy"] = "enemy"


class Power(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="power"):
    """A player gains power (or loses it, if negative; never below none)."""

    count: int
    who: Literal["own", "enemy"] = "own"


class SummonToken(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="token"):
    """Put one of the user's tokens onto the battlefield: the battle's area, or an own territory area named."""

    token: str


class TokenToHand(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="token_to_hand"
):
    """Put one of the user's tokens into the user's hand, if it may be there."""

    token: str


class SummonThis(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="summon_this"
):
    """Put this card from the hand, ready, into an empty own territory area that the user names."""


class Cancel(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="cancel"):
    """The chosen declaration of the chain has no effect."""


Part = (
    Damage | Change | Exhaust | Ready | Kill | Banish | Recall | Move | DrawCards | DropCards | Power
    | SummonToken | TokenToHand | SummonThis | Cancel
)  # fmt: skip

Script = tuple[tuple[Part, ...], ...]
"""Groups of parts. Parts of one group apply at the same time (&); the next group applies only after the one
before it was carried out completely."""


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect somebody uses: of a unit, a summoner or a spell card.

    ``scope`` and ``timing`` are the book's marks; ``until`` is a printed duration.
    ``usable_from`` overrules where a unit's ritual ability is used from (the hand, unless the text says so).

    "normal" is what older cards call the before-attack timing.

    Clauses: timing.kinds, battle.first.term
    """

    timing: Literal["ritual", "quick", "before_attack", "counter", "normal"]
    scope: Literal["battle", "field"]
    do: Script
    cost: Cost = Cost()
    target: Target | None = None
    until: Until | None = None
    usable_from: Literal["hand", "battlefield"] | None = None

    def __post_init__(self) -> None:
        """The older term is the same timing under today's name."""
        if self.timing == "normal":
            force_setattr(self, "timing", "before_attack")


class When(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The condition of a trigger: something happens to somebody.

    ``who``: this unit, another own unit, any own unit, any enemy unit, anyone.
    ``turn_begins`` and ``battle_begins`` happen to every unit in question.
    """

    event: Literal["dies", "discarded", "summoned", "damaged", "attacks", "battle_begins", "turn_begins"]
    who: Literal["this", "other", "own", "enemy", "any"] = "this"


class Trigger(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A [condition] effect; ``forced`` ones apply by themselves. ``each`` counts every unit that met it."""

    when: When
    scope: Literal["battle", "field"]
    do: Script
    forced: bool = False
    each: bool = False
    cost: Cost = Cost()
    target: Target | None = None
    until: Until | None = None


class Constant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A [constant] effect of a unit on the battlefield: a change that holds while it is there."""

    scope: Literal["battle", "field"]
    change: Change
    filter: Filter = Filter()


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card, as printed. Only the fields that its kind carries may be filled.

    Clauses: cards.flavor_text
    """

    name: str
    kind: Literal["summoner", "unit", "battle_spell", "ritual_spell", "token"]
    faction: str = ""
    number: int = 0
    copies: int = 1
    rarity: Literal["", "star", "rare", "common"] = ""
    ja: str = ""
    epithet: str = ""
    type: str = ""
    race: str = ""
    attributes: tuple[Attribute, ...] = ()
    level: int | None = None
    attack: int | None = None
    defence: int | None = None
    march: Literal["walk", "fly"] | None = None
    instant: bool = False
    initiative: int = 0
    slots: tuple[Icon, ...] = ()
    abilities: tuple[Ability, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    constants: tuple[Constant, ...] = ()
    never_in_hand: bool = False
    power_symbol: int = 1
    flavour: str = ""
