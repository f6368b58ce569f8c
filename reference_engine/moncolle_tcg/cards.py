"""Cards as data: what is printed on a card, in a small declarative vocabulary of effects.

A card never changes during a game. Verbs that mean the same in every Monster Collection game are shared
(:mod:`reference_engine.monster_collection.cards`); here stands what this game has of its own.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reference_engine.kernel.codec import means
from reference_engine.monster_collection import cards as shared
from reference_engine.monster_collection.cards import (
    Attribute,
    Banish,
    Cancel,
    Damage,
    DrawCards,
    DropCards,
    Exhaust,
    Filter,
    HandLimit,
    Icon,
    Reach,
    Ready,
    Recall,
    ToDeck,
    When,
)

Kind = Literal["unit", "battle_spell", "consumable", "equipment", "terrain"]
"""The four kinds of cards; an item is a consumable or equipment.

Clauses: moncolle_tcg.cards.four_kinds, moncolle_tcg.cards.item_two_kinds
"""

StandingKind = Literal["initiative", "charge", "defender", "items", "spells", "resist", "weaknesses"]
Lost = Annotated[
    Literal["initiative", "charge", "defender", "items", "spells", "resist", "weaknesses", "abilities"],
    means(
        initiative="Initiative",
        charge="Charge",
        defender="Defender",
        items="all Item icons",
        spells="all Spell icons",
        resist="Resist",
        weaknesses="Weakness",
        abilities="all special abilities",
    ),
]
"""What a unit can lose: one kind of its standing abilities, or all special abilities."""


OneIcon = Annotated[
    Literal["item", "fire", "water", "earth", "wind", "holy", "evil", "multi"],
    means(
        item="one Item icon",
        fire="one Spell icon of fire",
        water="one Spell icon of water",
        earth="one Spell icon of earth",
        wind="one Spell icon of wind",
        holy="one Spell icon of holy",
        evil="one Spell icon of evil",
        multi="one multi icon",
    ),
]
"""A single icon, as a unit can lose it."""


class Weakness(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """More damage of an attribute."""

    to: Annotated[str, Meta(description="the damage attribute")]
    more: Annotated[int, Meta(description="so many points are added to such damage of 1 or more")]


class Standing(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Standing abilities, as printed on a unit, added by equipment or granted.

    Clauses: moncolle_tcg.standing.initiative, moncolle_tcg.standing.charge, moncolle_tcg.standing.defender
    """

    initiative: Annotated[int, Meta(description="Initiative: added to the side's die")] = 0
    charge: Annotated[int, Meta(description="Charge: added to the attack when the side is first")] = 0
    defender: Annotated[int, Meta(description="Defender: added to the defence when the side is second")] = 0
    items: Annotated[int, Meta(description="so many Item icons")] = 0
    spells: Annotated[tuple[Icon, ...], Meta(description="Spell icons")] = ()
    resist: Annotated[tuple[str, ...], Meta(description="damage attributes of which the unit does not die")] = ()
    weaknesses: Annotated[tuple[Weakness, ...], Meta(description="damage attributes that harm it more")] = ()


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must be paid when an effect is declared.

    Clauses: moncolle_tcg.cost.condition
    """

    slots: Annotated[tuple[Icon, ...], Meta(description="Spell icons")] = ()
    items: Annotated[int, Meta(description="so many Item icons of the user")] = 0
    discard: Annotated[int, Meta(description="so many hand cards are discarded")] = 0
    discard_kind: Annotated[Kind | None, Meta(description="only cards of this kind pay the discard")] = None


class Target(shared.Target, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the user chooses when declaring: units, a declaration of the chain, or worn equipment."""

    equipment: Annotated[bool, Meta(description="worn equipment is chosen, not the unit that wears it")] = False


class Grant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="grant"):
    """To grant adds to values, or adds abilities, for a while.

    Clauses: moncolle_tcg.glossary.grant_number, moncolle_tcg.glossary.grant_ability
    """

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"
    attack: Annotated[int, Meta(description="added to the attack")] = 0
    defence: Annotated[int, Meta(description="added to the defence")] = 0
    standing: Annotated[Standing, Meta(description="standing abilities that are added")] = Standing()
    abilities: Annotated[tuple["Ability", ...], Meta(description="special abilities that are added")] = ()
    race: Annotated[str, Meta(description="the race that the units have instead of theirs")] = ""
    cannot_die: Annotated[bool, Meta(description="the units do not die of damage or effects")] = False
    cannot_attack: Annotated[bool, Meta(description="the units do not attack; the others of their side do")] = False


class Lose(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="lose"):
    """To lose takes away what units have at that moment, printed, worn or granted, for a while.

    Clauses: moncolle_tcg.glossary.loss
    """

    what: Annotated[tuple[Lost, ...], Meta(description="which standing abilities, or the special abilities")] = ()
    icons: Annotated[
        tuple[OneIcon, ...], Meta(description="single icons; one that the unit does not have is none")
    ] = ()
    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Kill(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="kill"):
    """To kill lets units die without damage, whatever their defence. Who resists its attribute stays."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"
    attribute: Annotated[str, Meta(description="its damage attribute; none without one")] = ""


class Strip(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="strip"):
    """To strip discards the equipment chosen, or all that the units reached wear."""

    to: Annotated[Reach, Meta(description="whom it reaches; the target is a unit or equipment")] = "target"


class Exclude(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="exclude"):
    """To exclude puts units into their owners' exclusion zones.

    Clauses: moncolle_tcg.glossary.exclusion
    """

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"


class Mill(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="mill"):
    """To mill discards cards from the top of a deck, as many as there are."""

    count: Annotated[int, Meta(description="so many cards")]
    who: Annotated[Literal["own", "enemy"], Meta(description="whose, seen from the user")] = "enemy"


class Restore(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="restore"):
    """To restore puts the player's own discard pile under the player's own deck.

    The oldest card comes to lie on top of the others.
    """


Part = (
    Damage | Grant | Lose | Exhaust | Ready | Kill | Banish | Recall | ToDeck | Exclude | Strip | DrawCards | DropCards
    | HandLimit | Mill | Restore | Cancel
)  # fmt: skip

Script = tuple[tuple[Part, ...], ...]
"""Groups of parts. Parts of one group apply at the same time (&); the next group applies only after the one before."""


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect that somebody declares: of a unit, a battle spell or a consumable.

    Clauses: moncolle_tcg.timing.normal, moncolle_tcg.abilities.two_modes, moncolle_tcg.timing.counter,
        moncolle_tcg.timing.own_turn, moncolle_tcg.timing.uncounterable
    """

    timing: Annotated[
        Literal["normal", "counter", "own_turn"],
        Meta(description="when it can be declared"),
        means(
            normal="in a battle, in the user's own normal timing",
            counter="in a battle, as a counter in a chain",
            own_turn="in the player's main phase",
        ),
    ]
    do: Annotated[Script, Meta(description="what happens: groups of parts")]
    kind: Annotated[
        Literal["completion", "declared", "hand", "card"],
        Meta(description="what kind of special ability it is"),
        means(
            completion="the unit becomes exhausted",
            declared="any number of times, exhausted or not",
            hand="the card is discarded from the hand",
            card="of a battle spell or a consumable",
        ),
    ] = "card"
    cost: Annotated[Cost, Meta(description="what must be paid")] = Cost()
    target: Annotated[Target | None, Meta(description="what the user chooses; none where no part reaches a target")] = (
        None
    )
    until: Annotated[
        Literal["battle", "turn"] | None,
        Meta(description="the printed duration; without one the battle, outside battles the turn"),
    ] = None
    uncounterable: Annotated[bool, Meta(description="nobody may counter it, and it takes effect at once")] = False

    @property
    def scope(self) -> Literal["battle", "field"]:
        """Effects declared in a battle reach the battle only."""
        return "field" if self.timing == "own_turn" else "battle"

    @property
    def when_summoned(self) -> "WhenSummoned":
        """The same, taking effect by itself when its unit is summoned."""
        timing: Literal["own_turn", "battle"] = "own_turn" if self.timing == "own_turn" else "battle"
        return WhenSummoned(When("summoned"), self.do, timing, self.target, self.until, paid=self.cost)


class Automatic(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A special ability that takes effect by itself when its condition is met.

    Clauses: moncolle_tcg.abilities.automatic, moncolle_tcg.timing.battle
    """

    when: Annotated[When, Meta(description="its condition")]
    do: Annotated[Script, Meta(description="what happens: groups of parts")]
    timing: Annotated[
        Literal["battle", "own_turn", "always"],
        Meta(description="when it works"),
        means(
            battle="in battles, for a unit in the battle",
            own_turn="in its controller's turn",
            always="at any time",
        ),
    ] = "battle"
    target: Annotated[Target | None, Meta(description="what is chosen")] = None
    until: Annotated[Literal["battle", "turn"] | None, Meta(description="the printed duration")] = None

    @property
    def scope(self) -> Literal["battle", "field"]:
        """Whether it reaches the battle only."""
        return "battle" if self.timing == "battle" else "field"

    @property
    def forced(self) -> bool:
        """Nobody may do without it."""
        return True

    @property
    def each(self) -> bool:
        """It is due once for an event, however many units it concerns."""
        return False

    @property
    def cost(self) -> shared.Cost:
        """It costs nothing."""
        return shared.Cost()


class CostOfSummoned(shared.Cost, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The cost of a hand type ability that takes effect by itself; ``paid`` is what is printed."""

    paid: Cost = Cost()


class WhenSummoned(Automatic, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A hand type ability where it takes effect when its card is summoned from the hand, not when it is declared.

    Clauses: moncolle_tcg.abilities.hand_type, moncolle_tcg.ruling.hand_type_declared
    """

    paid: Cost = Cost()

    @property
    def cost(self) -> CostOfSummoned:
        """What must be paid, or nothing happens."""
        return CostOfSummoned(discard=self.paid.discard, paid=self.paid)


class TerrainEffect(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a terrain does for the units on it.

    Clauses: moncolle_tcg.terrain.effect
    """

    attack: Annotated[int, Meta(description="added to their attack")] = 0
    defence: Annotated[int, Meta(description="added to their defence")] = 0
    standing: Annotated[Standing, Meta(description="standing abilities that they have there")] = Standing()
    filter: Annotated[Filter, Meta(description="which of them")] = Filter()


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card, as printed. Only the fields that its kind carries may be filled.

    ``deck_limit`` is a construction rule, ``race_only`` an additional rule: the mark of a secret art or of exclusive
    equipment.

    Clauses: moncolle_tcg.cards.unit_fields, moncolle_tcg.cards.attributes, moncolle_tcg.cards.equipment_fields,
        moncolle_tcg.cards.faction_field, moncolle_tcg.deck.additional_rule, moncolle_tcg.deck.construction_rule
    """

    name: str
    kind: Kind
    ja: str = ""
    faction: str = ""
    classification: str = ""
    race: str = ""
    attributes: tuple[Attribute, ...] = ()
    level: int | None = None
    attack: int | None = None
    defence: int | None = None
    march: Literal["walk", "fly", "long_flight"] | None = None
    hero: int = 0
    instant: bool = False
    standing: Standing = Standing()
    abilities: tuple[Ability, ...] = ()
    automatic: tuple[Automatic, ...] = ()
    wearing_cost: int | None = None
    limit: int | None = None
    effects: tuple[TerrainEffect, ...] = ()
    race_only: str = ""
    deck_limit: int | None = None
    flavour: str = ""

    @property
    def triggers(self) -> tuple[Automatic, ...]:
        """Its automatic abilities, by the name that all Monster Collection games know them by.

        Behind them stand those of the hand type, for the reading in which they take effect by themselves.
        """
        return self.automatic + tuple(each.when_summoned for each in self.abilities if each.kind == "hand")
