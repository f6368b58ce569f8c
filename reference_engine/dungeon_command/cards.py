"""Cards as data: what is printed on a card, in a small declarative vocabulary of effects."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reference_engine.kernel.codec import means

Kind = Literal["commander", "creature", "order"]

Ability = Literal["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"]
"""What an order card may ask of its user.

Clauses: dungeon_command.orders.ability
"""

Action = Literal["standard", "minor", "immediate"]
"""Standard and immediate actions tap the creature that takes them, minor actions do not.

Clauses: dungeon_command.actions.tap_action_kinds, dungeon_command.actions.immediate_tap
"""

MoveMode = Literal["fly", "burrow", "shift"]
"""A way to move that a creature has by itself, or a card gives.

Clauses: dungeon_command.move.special_sources
"""

Stat = Literal["speed", "melee", "ranged", "range", "hit_points"]
"""A printed value that cards may change: hit points only as a constant of the creature itself, and upwards."""

Until = Literal["activation", "turn"]

Moment = Literal["turn_start", "turn_end", "kills"]
"""When a text happens by itself."""

AttackKind = Literal["melee", "ranged"]

Reach = Annotated[
    Literal["target", "this", "own", "enemies", "others", "actor", "everybody"],
    means(
        target="the chosen ones, of an attack its target",
        this="the creature that uses it; of an attached card the creature that it is attached to",
        own="every creature that its player controls",
        enemies="every enemy creature",
        others="every creature adjacent to the user that has not been chosen",
        actor="the creature whose action is answered",
        everybody="every creature on the battlefield",
    ),
]
"""Whom a part of an effect reaches. ``own``, ``enemies`` and ``everybody`` may be limited: ``within``, ``type``."""

Type = str
"""What sort of creature: undead, a beast. Which there are is up to the cards."""


class Ranged(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A ranged attack: its damage, and how many squares away its target may be.

    Clauses: dungeon_command.ranged.range
    """

    damage: int
    range: int


class CommanderFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A commander: creature hand size, starting order hand size, leadership, morale.

    Clauses: dungeon_command.components.one_commander
    """

    creature_hand: int
    order_hand: int
    leadership: int
    morale: int


class CreatureFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A creature: level, speed, hit points, its attacks, its abilities, how it moves, of which types it is.

    Clauses: dungeon_command.attack.fixed_damage
    """

    level: int
    speed: int
    hit_points: int
    melee: int | None = None
    ranged: Ranged | None = None
    abilities: tuple[Ability, ...] = ()
    moves: MoveMode | None = None
    types: tuple[Type, ...] = ()


class OrderFace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An order card: its level, the ability it asks for (none: anybody may use it), the action it takes.

    Clauses: dungeon_command.orders.level, dungeon_command.orders.ability
    """

    level: int
    action: Action
    ability: Ability | None = None


class Target(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the user chooses: creatures of a side, or a square. ``within`` counts squares from the user, walls ignored.

    ``sight``: only what is in the user's line of sight. Of a square the parts count their ``within``.
    """

    what: Annotated[Literal["creatures", "square"], Meta(description="creatures, or a square that is no wall")] = (
        "creatures"
    )
    side: Annotated[Literal["own", "enemy", "any"], Meta(description="whose, seen from the player of the card")] = "any"
    count: Annotated[int, Meta(description="how many different creatures, exactly")] = 1
    within: Annotated[int | None, Meta(description="at most so many squares away from the user")] = None
    adjacent: Annotated[bool, Meta(description="only creatures adjacent to the user")] = False
    sight: Annotated[bool, Meta(description="only creatures in the user's line of sight")] = False
    not_this: Annotated[bool, Meta(description="not the user itself")] = False
    tapped: Annotated[bool | None, Meta(description="only tapped, or only untapped, creatures")] = None
    type: Annotated[Type | None, Meta(description="only creatures of this type")] = None


class Attack(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="attack"):
    """To attack makes a melee or ranged attack by the user under all rules of attacks.

    It is the first part of a standard or minor action, or follows a move of the user; parts that come after it and
    reach the target are its additional effects. `damage` takes the place of all that the user has printed; at range it
    goes with `range`.
    """

    kind: Annotated[AttackKind, Meta(description="how")] = "melee"
    plus: Annotated[int, Meta(description="added to the damage")] = 0
    damage: Annotated[int | None, Meta(description="a fixed damage, whatever attack the user has")] = None
    range: Annotated[int | None, Meta(description="of a ranged attack of fixed damage: its range")] = None


class Reaching(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb"):
    """A part that reaches creatures: those of ``to``, as far as ``within`` and ``type`` do not leave some out."""

    to: Annotated[Reach, Meta(description="whom it reaches")] = "target"
    within: Annotated[
        int | None, Meta(description="only those at most so many squares from the user, or from the square chosen")
    ] = None
    type: Annotated[Type | None, Meta(description="only those of this type")] = None


class Damage(Reaching, frozen=True, kw_only=True, tag="damage"):
    """Damage of a fixed amount is dealt in full to each creature that it reaches, as one event."""

    amount: Annotated[int, Meta(description="how much, in tens")]
    unpreventable: Annotated[bool, Meta(description="it cannot be prevented")] = False


class Heal(Reaching, frozen=True, kw_only=True, tag="heal"):
    """To heal takes damage off creatures, at most what they have."""

    amount: Annotated[int, Meta(description="how much")]


class Tap(Reaching, frozen=True, tag="tap"):
    """To tap makes untapped creatures tapped."""


class Untap(Reaching, frozen=True, tag="untap"):
    """To untap makes tapped creatures untapped.

    Clauses: dungeon_command.actions.again_after_untap
    """


class Move(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="move"):
    """To move takes creatures along paths named when the text is used, in the way that the text says.

    ``squares`` is a stated number; without one, the creature's speed. Several creatures move in the order named.

    Clauses: dungeon_command.ruling.moved_by_a_card
    """

    kind: Annotated[Literal["normal", "fly", "burrow", "shift", "slide"], Meta(description="how it moves")] = "shift"
    squares: Annotated[int | None, Meta(description="at most so many squares; left out, the creature's speed")] = None
    to: Annotated[Literal["target", "this"], Meta(description="who moves")] = "this"


class Draw(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="draw"):
    """To draw takes order cards, or creature cards, from the top of the user's own deck into the hand."""

    count: Annotated[int, Meta(description="so many cards")]
    deck: Annotated[Literal["order", "creature"], Meta(description="from which deck")] = "order"
    who: Annotated[Literal["own", "enemy"], Meta(description="who draws")] = "own"


class GainMorale(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="morale"):
    """To change morale adds to the morale of the card's player or of the opponent, or takes off from it.

    Clauses: dungeon_command.ruling.morale_unbounded
    """

    amount: Annotated[int, Meta(description="added")]
    of: Annotated[Literal["own", "enemy"], Meta(description="whose")] = "own"


class Change(Reaching, frozen=True, kw_only=True, tag="change"):
    """To change a value adds to a value of the creatures that it reaches, for as long as it lasts."""

    stat: Annotated[Stat, Meta(description="which value")]
    amount: Annotated[int, Meta(description="added")]
    until: Annotated[Until, Meta(description="how long")] = "turn"


class Prevent(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="prevent"):
    """To prevent takes so much, or everything, off the damage that is answered.

    Only in immediate actions that answer damage.

    Clauses: dungeon_command.ruling.prevention_of_one_damage
    """

    amount: Annotated[int | None, Meta(description="how much; left out, all of it")] = None


class Cancel(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="cancel"):
    """What an immediate action cancels has no effect; its card is spent, and whoever tapped for it stays tapped."""


class Attach(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb", tag="attach"):
    """To attach leaves the order card with a creature until the creature leaves the battlefield.

    Clauses: dungeon_command.orders.own_creature
    """

    to: Annotated[Literal["target", "this"], Meta(description="with whom")] = "target"


class Detach(Reaching, frozen=True, tag="detach"):
    """To remove attached cards puts every order card attached to a creature on its owner's discard pile."""


class TakeControl(Reaching, frozen=True, tag="control"):
    """To take control makes the card's player the controller of creatures for the rest of the game.

    Clauses: dungeon_command.ruling.control_and_ownership
    """


class Destroy(Reaching, frozen=True, tag="destroy"):
    """To destroy a creature is no damage: nobody prevents it and nobody cowers from it."""


Part = (
    Attack | Damage | Heal | Tap | Untap | Move | Draw | GainMorale | Change | Prevent | Cancel | Attach | Detach
    | TakeControl | Destroy
)  # fmt: skip


class Trigger(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an immediate action answers.

    ``attack``, ``melee`` and ``ranged`` are attacks, ``damage`` whatever would deal damage (hazardous terrain, too),
    ``order`` an order card, ``power`` a power. ``on``: whom it happens to: the creature that reacts, any creature
    of its player, anybody. ``by``: whose action it is.

    Clauses: dungeon_command.ruling.what_reactions_answer
    """

    what: Annotated[
        Literal["attack", "melee", "ranged", "damage", "hazard", "order", "power"],
        Meta(description="what is answered"),
    ]
    on: Annotated[Literal["this", "own", "any"], Meta(description="whom it would happen to")] = "this"
    by: Annotated[Literal["enemy", "any"], Meta(description="whose action it is")] = "any"
    within: Annotated[
        int | None, Meta(description="whom it would happen to is at most so many squares away from who reacts")
    ] = None


class Text(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect of a card: of an order card what using it does, of a creature a power or what happens by itself.

    ``action``: of a power, which action it takes; a power without one does not tap (``minor``). ``at``: it happens by
    itself at the beginning or the end of the controller's turn, or (``kills``) when its creature has destroyed another.
    ``once``: at most once in an activation.
    """

    do: Annotated[tuple[Part, ...], Meta(description="what happens, part after part")]
    action: Annotated[Action | None, Meta(description="of a power: the action it takes")] = None
    at: Annotated[
        Moment | None,
        Meta(description="it happens by itself then, in its controller's turn"),
        means(kills="it happens by itself when its creature has destroyed others"),
    ] = None
    target: Annotated[Target | None, Meta(description="what the user chooses; only where a part reaches target")] = None
    answers: Annotated[Trigger | None, Meta(description="of an immediate action: what it answers")] = None
    once: Annotated[bool, Meta(description="at most once in an activation")] = False
    user: Annotated[Type | None, Meta(description="only a creature of this type uses it")] = None
    discard: Annotated[int, Meta(description="its cost: so many other order cards of the hand are discarded")] = 0


class Constant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What holds while the card is on the battlefield: for the creature itself, of an attached card for its bearer.

    ``own``: for every creature of its controller. ``moves`` gives a way to move; ``immune`` keeps hazardous terrain
    from dealing damage; ``unstoppable``: becoming adjacent to an enemy does not end its moves.
    """

    to: Annotated[Literal["this", "own"], Meta(description="this creature, or all of its controller's")] = "this"
    stat: Annotated[Stat | None, Meta(description="a value that it changes")] = None
    amount: Annotated[int, Meta(description="added to the value")] = 0
    moves: Annotated[MoveMode | None, Meta(description="a way to move")] = None
    immune: Annotated[bool, Meta(description="hazardous terrain deals it no damage")] = False
    unstoppable: Annotated[bool, Meta(description="becoming adjacent to enemies does not end its moves")] = False
    type: Annotated[Type | None, Meta(description="only for creatures of this type")] = None


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One card, as printed: the face of its kind, its texts, what holds constantly."""

    name: str
    kind: Kind
    ja: str = ""
    commander: CommanderFace | None = None
    creature: CreatureFace | None = None
    order: OrderFace | None = None
    texts: tuple[Text, ...] = ()
    constants: tuple[Constant, ...] = ()
    flavour: str = ""
