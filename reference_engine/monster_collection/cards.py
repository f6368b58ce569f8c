"""Cards as data: what is printed on a card, in a small declarative vocabulary of effects.

A card never changes during a game. Its texts are not stored: they are rendered from the vocabulary
(``steps/<game>/card_phrases.py``), so text and behaviour cannot drift apart.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from reference_engine.kernel.codec import means

Icon = Literal["fire", "water", "earth", "wind", "holy", "evil", "multi"]
"""A spell slot, or one slot of a cost. ``multi`` stands for any one of the six.

Clauses: standing.kinds
"""

Attribute = Literal["fire", "water", "earth", "wind", "holy", "evil"]
Flag = Annotated[
    Literal["cannot_die", "cannot_march", "may_march_exhausted", "cannot_attack"],
    means(
        cannot_die="takes damage and stays",
        cannot_attack="does not attack, ready or not; the others of its side do",
        cannot_march="does not march, ready or not",
        may_march_exhausted="marches though it is not ready",
    ),
]
Reach = Annotated[
    Literal["target", "this", "allies", "others", "enemies", "all", "that_unit"],
    means(
        target="the chosen units",
        this="the unit whose effect it is",
        allies="all of the player's units in scope",
        others="all of the player's units in scope but the one whose effect it is",
        enemies="every enemy unit in scope",
        all="every unit in scope",
        that_unit="in triggers: the units that met the condition",
    ),
]
"""Whom a part of an effect reaches: the chosen targets, the unit whose effect it is, all of the player's units in
scope, all of them but that one, every enemy or any unit in scope, or (in triggers) the units that met the condition."""

Until = Literal["battle", "phase", "turn", "next_turn"]
"""How long a text works. Each has a scope and a timing in print, also that of a token.

Clauses: scope.text_has_scope_and_timing, token.printed_text
"""


class Filter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which units qualify. Several attributes or races mean "any of these" (or); other fields must all hold."""

    attributes: Annotated[tuple[Attribute, ...], Meta(description="has at least one of these attributes")] = ()
    races: Annotated[tuple[str, ...], Meta(description="is of one of these races")] = ()
    max_level: Annotated[int | None, Meta(description="has this level or less")] = None
    min_level: Annotated[int | None, Meta(description="has this level or more")] = None
    state: Annotated[Literal["ready", "exhausted"] | None, Meta(description="is in this state")] = None
    place: Annotated[Literal["front", "territory"] | None, Meta(description="stands in such areas")] = None
    foremost: Annotated[bool, Meta(description="stands at the front of its side's line-up in the battle")] = False


class Target(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the user chooses when declaring: ``count`` units of a side, a declaration, or a card in a pile."""

    count: Annotated[int, Meta(description="so many different units, exactly")] = 1
    up_to: Annotated[bool, Meta(description="one of them is enough: as many as the user likes, up to the count")] = (
        False
    )
    side: Annotated[
        Literal["own", "enemy", "any"], Meta(description="whose units may be chosen, seen from the user")
    ] = "any"
    what: Annotated[
        Literal["unit", "declaration", "discarded"],
        Meta(description="units, or for a cancel a declaration of the chain, or for to_deck a card of a discard pile"),
    ] = "unit"
    filter: Annotated[Filter, Meta(description="which units qualify")] = Filter()


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must be paid: power, spell slots, hand cards to discard, the user's own readiness."""

    power: Annotated[int, Meta(description="so much power")] = 0
    slots: Annotated[tuple[Icon, ...], Meta(description="spell slots, an icon for each")] = ()
    discard: Annotated[int, Meta(description="so many hand cards are discarded")] = 0
    exhaust_this: Annotated[bool, Meta(description="the unit whose effect it is becomes exhausted")] = False


class Damage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="damage"):
    """Damage of a fixed amount kills a unit whose defence is not above it.

    Dice add their result to the amount. Without an attribute the damage is typeless.
    """

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"
    amount: Annotated[int, Meta(description="the fixed amount")] = 0
    dice: Annotated[int, Meta(description="so many dice are rolled and added")] = 0
    attribute: Annotated[str, Meta(description="the attribute of the damage; typeless without one")] = ""


class Change(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="change"):
    """A change adds to values for a while, or says what units cannot do or may do.

    ``ward`` and ``ward_of`` go together.
    """

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"
    attack: Annotated[int, Meta(description="added to the attack")] = 0
    defence: Annotated[int, Meta(description="added to the defence")] = 0
    initiative: Annotated[int, Meta(description="added to what the unit brings to its side's initiative")] = 0
    race: Annotated[str, Meta(description="the race that the units have instead of theirs")] = ""
    flags: Annotated[tuple[Flag, ...], Meta(description="what the units cannot do, or may do, for a while")] = ()
    ward: Annotated[int, Meta(description="so many points are taken off each damage of the kind in ward_of")] = 0
    ward_of: Annotated[str, Meta(description="an attribute, attribute for any, or typeless")] = ""
    dice: Annotated[int, Meta(description="added to the user's dice results, whoever the change reaches")] = 0


class Exhaust(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="exhaust"):
    """To exhaust makes units exhausted; one that already is stays so."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Ready(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="ready"):
    """To ready makes units ready; one that already is stays so."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Kill(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="kill"):
    """To kill lets units die without damage, whatever their defence."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Banish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="discard_unit"):
    """To discard units puts them on the discard pile without their dying."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Recall(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="to_hand"):
    """To return to hand puts units into their owners' hands."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class ToDeck(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="to_deck"):
    """To put back on the deck puts one unit, or one card of a discard pile, on top of its owner's deck."""

    to: Annotated[Reach, Meta(description="one target, or this unit")] = "target"


class Move(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="move"):
    """To move puts one's own units, as they are, into own territory or a front area without enemies, within the limit.

    The user names the area.
    """

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class DrawCards(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="draw"):
    """To draw moves cards from the top of the deck to the hand, as many as there are."""

    count: Annotated[int, Meta(description="so many cards")]
    who: Annotated[Literal["own", "enemy"], Meta(description="whose, seen from the user")] = "own"


class DropCards(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="drop"):
    """To drop lets a player discard that many hand cards of their choice, or all if they have no more."""

    count: Annotated[int, Meta(description="so many cards")]
    who: Annotated[Literal["own", "enemy"], Meta(description="whose, seen from the user")] = "enemy"


class HandLimit(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="hand_limit"
):
    """To change the hand limit adds to how many cards a player keeps and refills to in hand adjustments, for a while.

    It never falls below none.
    """

    count: Annotated[int, Meta(description="so many cards more, or fewer if it is negative")]
    who: Annotated[Literal["own", "enemy"], Meta(description="whose, seen from the user")] = "own"


class Power(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="power"):
    """Power is gained or lost, but never falls below none."""

    count: Annotated[int, Meta(description="so much is gained, or lost if it is negative")]
    who: Annotated[Literal["own", "enemy"], Meta(description="whose, seen from the user")] = "own"


class SummonToken(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="token"):
    """To summon a token puts it from its player's token area into the battle, or outside battles into own territory.

    The user names the area, also in a battle, where nothing but that of the battle will do.
    """

    token: Annotated[str, Meta(description="the name of the token")]


class TokenToHand(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="token_to_hand"
):
    """To take a token into the hand moves it there from its player's token area, if it may be in a hand."""

    token: Annotated[str, Meta(description="the name of the token")]


class SummonThis(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="summon_this"
):
    """To summon this puts the card from the hand, ready, into an empty area of own territory.

    The user names the area. Only in a ritual of a unit or token from the hand.
    """


class Cancel(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="cancel"):
    """To cancel a declaration takes away the effect of one that waits in the chain, but not of an attack."""


Part = (
    Damage | Change | Exhaust | Ready | Kill | Banish | Recall | ToDeck | Move | DrawCards | DropCards | HandLimit
    | Power | SummonToken | TokenToHand | SummonThis | Cancel
)  # fmt: skip
"""What a text does. Damage is printed in square brackets: [3], [2D], [1D+2], [flame:3].

Clauses: damage.bracket, damage.attribute, damage.typeless, damage.value, dice.nD
"""

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

    timing: Annotated[
        Literal["ritual", "quick", "before_attack", "counter", "normal"],
        Meta(description="when it can be used"),
        means(
            ritual="in the player's main phase",
            quick="in a battle, in the quick timing",
            before_attack="in a battle, in a normal timing before the attack",
            counter="in a battle, as a counter in a chain",
            normal="the older word for before_attack",
        ),
    ]
    scope: Annotated[Literal["battle", "field"], Meta(description="battle, or field for rituals")]
    do: Annotated[Script, Meta(description="what happens: groups of parts")]
    cost: Annotated[Cost, Meta(description="what must be paid")] = Cost()
    target: Annotated[Target | None, Meta(description="what the user chooses; none where no part reaches a target")] = (
        None
    )
    until: Annotated[
        Until | None, Meta(description="the printed duration; without one the battle, outside battles the phase")
    ] = None
    usable_from: Annotated[
        Literal["hand", "battlefield"] | None,
        Meta(description="where a unit's ritual is used from; the hand unless it says so"),
    ] = None

    def __post_init__(self) -> None:
        """The older term is the same timing under today's name."""
        if self.timing == "normal":
            force_setattr(self, "timing", "before_attack")


class When(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The condition of a trigger: something happens to somebody.

    ``who``: this unit, another of the player's units, any of them, any enemy unit, anyone.
    ``turn_begins`` and ``battle_begins`` happen to every unit in question.
    """

    event: Annotated[
        Literal["dies", "discarded", "summoned", "damaged", "attacks", "battle_begins", "turn_begins"],
        Meta(description="what happens"),
        means(
            dies="a unit dies",
            discarded="a unit is discarded, also by dying",
            summoned="a unit is summoned",
            damaged="a unit takes damage",
            attacks="a unit attacks",
            battle_begins="a battle begins, for every unit in it",
            turn_begins="a turn begins, for every unit",
        ),
    ]
    who: Annotated[
        Literal["this", "other", "own", "enemy", "any"],
        Meta(description="to whom it happens, seen from the bearer"),
        means(
            this="to the bearer",
            other="to another of the player's units",
            own="to one of the player's units",
            enemy="to an enemy unit",
            any="to any unit",
        ),
    ] = "this"


class Trigger(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A [condition] effect; ``forced`` ones apply by themselves. ``each`` counts every unit that met it."""

    when: Annotated[When, Meta(description="its condition")]
    scope: Annotated[Literal["battle", "field"], Meta(description="in battles, or outside them")]
    do: Annotated[Script, Meta(description="what happens: groups of parts")]
    forced: Annotated[bool, Meta(description="it cannot be declined")] = False
    each: Annotated[
        bool, Meta(description="it is due once for every unit that met the condition, otherwise once for the event")
    ] = False
    cost: Annotated[Cost, Meta(description="what must be paid")] = Cost()
    target: Annotated[Target | None, Meta(description="what is chosen")] = None
    until: Annotated[Until | None, Meta(description="the printed duration")] = None


class Constant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A [constant] effect of a unit on the battlefield: a change that holds while it is there."""

    scope: Annotated[Literal["battle", "field"], Meta(description="in battles, or outside them")]
    change: Annotated[Change, Meta(description="what is changed, and for whom")]
    filter: Annotated[Filter, Meta(description="which of these units")] = Filter()


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
