"""Every procedure of Dungeon Command that can be under way: plain data, kept in the position's stack.

What their steps do stands in the module of the rules' section; which steps they have, and in what order, in
:mod:`reference_engine.dungeon_command.edition`.
"""

from typing import ClassVar, Literal

from msgspec import Struct

from reference_engine.dungeon_command.battlefield import Battlefield, MapSide
from reference_engine.dungeon_command.cards import Moment
from reference_engine.kernel.documents import Id, Route, Word
from reference_engine.kernel.procedure import Procedure

MoveKind = Literal["normal", "fly", "burrow", "shift", "slide"]
"""How a creature moves.

Clauses: dungeon_command.move.special_sources
"""


class Match(Procedure, tag="match"):
    """The whole game: preparing, then turns until it ends."""

    name: ClassVar[str] = "match"


class Setup(Procedure, tag="setup"):
    """Preparing the game.

    ``chooser`` has won the draw and says who goes first; ``battlefields`` are the finished maps for either side of the
    tiles, ``chests`` the numbers of the treasure chests; ``deployed`` are those whose starting creatures are placed.
    """

    name: ClassVar[str] = "setup"
    chooser: str = ""
    battlefields: dict[MapSide, Battlefield] = {}
    chests: tuple[int, ...] = ()
    deployed: tuple[str, ...] = ()


class Turn(Procedure, tag="turn"):
    """One turn: four phases."""

    name: ClassVar[str] = "turn"


class RefreshPhase(Procedure, tag="refresh"):
    """The refresh phase."""

    name: ClassVar[str] = "refresh"


class ActivatePhase(Procedure, tag="activate"):
    """The activate phase."""

    name: ClassVar[str] = "activate"


class DeployPhase(Procedure, tag="deploy"):
    """The deploy phase."""

    name: ClassVar[str] = "deploy"


class CleanupPhase(Procedure, tag="cleanup"):
    """The cleanup phase."""

    name: ClassVar[str] = "cleanup"


class Due(Struct, frozen=True, omit_defaults=True):
    """An effect at the beginning or the end of a turn that has yet to be resolved.

    ``card`` is the creature, or the order card attached to one, whose ability it is; ``ability`` its place on the
    card. With ``ability`` -1 it is the hazardous terrain that the creature stands in.
    """

    card: str
    ability: int = -1


class TurnEffects(Procedure, tag="turn_effects"):
    """The start-of-turn or end-of-turn effects, in the turn player's order; or those of a creature that has killed."""

    name: ClassVar[str] = "turn_effects"
    at: Moment = "turn_start"
    due: tuple[Due, ...] = ()


class Activation(Procedure, tag="activation"):
    """The activation of one creature: what it has done in it.

    ``used`` are the powers that may be used once an activation and have been, as card:ability.
    """

    name: ClassVar[str] = "activation"
    creature: str = ""
    moved: bool = False
    standards: int = 0
    used: tuple[str, ...] = ()


class Moving(Procedure, tag="moving"):
    """A creature on its way: the squares still to be entered, one after another.

    ``burnt``: hazardous terrain has burnt the creature in this move; ``reached`` is the square that it entered last.
    """

    name: ClassVar[str] = "moving"
    creature: str = ""
    kind: MoveKind = "normal"
    path: tuple[str, ...] = ()
    burnt: bool = False
    reached: str = ""


class Moved(Struct, frozen=True, omit_defaults=True):
    """A creature that a card moves, and the squares it enters, one after another; none is no move."""

    creature: Id
    path: Route[tuple[Word, ...]] = ()


class Prevented(Struct, frozen=True, omit_defaults=True):
    """How much damage to a creature has been prevented. Negative: all of it."""

    creature: str
    amount: int


class Declared(Struct, frozen=True, omit_defaults=True):
    """An action, or a reaction to one, that has been declared and has yet to take effect.

    ``actor`` is the creature that acts (of ``hazard`` the one that entered or stands in it), ``card`` the order card
    used (of a power the card that has it), ``ability`` the place of the power on the card, -1 for none. ``attack``
    says how an attack is made. ``answers`` is the place, in the exchange, of what a reaction answers, -1 for none;
    ``on`` is the creature on account of which it does. ``damage`` is the damage of an attack as declared. ``cover``:
    the target of the ranged attack had cover. ``at``: when it comes about by itself. ``reach`` is how far a ranged
    attack of fixed damage reaches; ``square`` has been chosen.
    """

    kind: Literal["attack", "order", "power", "collect", "dodge", "immediate", "hazard", "effect"]
    seat: str
    actor: str
    card: str = ""
    ability: int = -1
    attack: Literal["", "melee", "ranged"] = ""
    targets: tuple[str, ...] = ()
    moves: tuple[Moved, ...] = ()
    answers: int = -1
    on: str = ""
    damage: int = 0
    cover: bool = False
    at: Moment | Literal[""] = ""
    dodged: bool = False
    cancelled: bool = False
    prevented: tuple[Prevented, ...] = ()
    reach: int = 0
    square: Word = ""


class Exchange(Procedure, tag="exchange"):
    """An action and the reactions to it: declared in turn, then taking effect last first.

    ``declared`` has what has yet to take effect, the first declared first; ``passes`` counts the players who have
    passed in a row; ``asked`` is who may react now.

    Clauses: dungeon_command.stack.lifo, dungeon_command.ruling.two_passes
    """

    name: ClassVar[str] = "exchange"
    declared: tuple[Declared, ...] = ()
    passes: int = 0
    asked: str = ""


class Effect(Procedure, tag="effect"):
    """What has been declared is taking effect, its parts one after another; ``part`` is the next.

    ``moved`` counts those of its moves that are over. ``spared``: the creatures that cowered or are out of reach, which
    its further parts do not reach.
    """

    name: ClassVar[str] = "effect"
    declared: Declared | None = None
    part: int = 0
    moved: int = 0
    spared: tuple[str, ...] = ()


class Hit(Struct, frozen=True, omit_defaults=True):
    """Damage that a creature is about to take, and whether its controller has decided to cower."""

    creature: str
    amount: int
    cower: bool | None = None


class Damaging(Procedure, tag="damaging"):
    """One event deals damage to one creature or several: each controller decides, then all is applied at once.

    ``by`` is the creature that deals it; ``killed``: it has destroyed somebody.

    Clauses: dungeon_command.cower.option, dungeon_command.ruling.damage_at_once
    """

    name: ClassVar[str] = "damaging"
    hits: tuple[Hit, ...] = ()
    clause: str = ""
    by: str = ""
    killed: bool = False


Frame = (
    Match | Setup | Turn | RefreshPhase | ActivatePhase | DeployPhase | CleanupPhase | TurnEffects | Activation
    | Moving | Exchange | Effect | Damaging
)  # fmt: skip
