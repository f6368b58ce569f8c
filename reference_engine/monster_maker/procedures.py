"""Every procedure of Monster Maker that can be under way: plain data, kept in the position's stack.

What their steps do stands in the module of the rules' section; which steps they have, and in what order, in
:mod:`reference_engine.monster_maker.edition`.
"""

from typing import ClassVar, Literal

from msgspec import Struct

from reference_engine.kernel.procedure import Procedure


class Match(Procedure, tag="match"):
    """The whole game: preparing, then turns until it ends."""

    name: ClassVar[str] = "match"


class Setup(Procedure, tag="setup"):
    """Preparing the game."""

    name: ClassVar[str] = "setup"


class Turn(Procedure, tag="turn"):
    """One turn: six phases with three action windows between them.

    The rest is what has been done in this turn: ``retreated``; ``placed_character``; ``ranked_up``;
    ``monsters_on``, the opponents against whom a monster was placed; ``used``, the abilities that may be used once.
    """

    name: ClassVar[str] = "turn"
    retreated: bool = False
    placed_character: bool = False
    ranked_up: bool = False
    monsters_on: tuple[str, ...] = ()
    used: tuple[str, ...] = ()


class DrawPhase(Procedure, tag="draw_phase"):
    """The draw phase."""

    name: ClassVar[str] = "draw_phase"


class Window(Procedure, tag="window"):
    """An action window between two phases."""

    name: ClassVar[str] = "window"


class BattlePhase(Procedure, tag="battle_phase"):
    """The battle phase."""

    name: ClassVar[str] = "battle_phase"


class VictoryCheck(Procedure, tag="victory_check"):
    """The victory check phase."""

    name: ClassVar[str] = "victory_check"


class MovePhase(Procedure, tag="move_phase"):
    """The move phase."""

    name: ClassVar[str] = "move_phase"


class EncounterPhase(Procedure, tag="encounter_phase"):
    """The encounter phase."""

    name: ClassVar[str] = "encounter_phase"


class EndPhase(Procedure, tag="end_phase"):
    """The end phase."""

    name: ClassVar[str] = "end_phase"


class Aimed(Struct, frozen=True, omit_defaults=True):
    """Whom a monster attacks, and with what results once they are rolled."""

    monster: str
    characters: tuple[str, ...]
    results: tuple[int, ...] = ()


class Battle(Procedure, tag="battle"):
    """A battle against all monsters of the newest land.

    ``mains`` says which monster each main character faces, ``supports`` whom each supporter supports; ``results`` are
    the attack results of the main characters; ``destroyed`` counts the monsters destroyed, ``looted`` those for which
    the loot has been decided.
    """

    name: ClassVar[str] = "battle"
    mains: dict[str, str] = {}
    supports: dict[str, str] = {}
    aims: tuple[Aimed, ...] = ()
    results: dict[str, int] = {}
    destroyed: int = 0
    looted: int = 0


class Retreat(Procedure, tag="retreat"):
    """A retreat. ``number`` is the retreat number, ``returning`` the monsters on their way to their owners' decks."""

    name: ClassVar[str] = "retreat"
    number: int = 0
    returning: dict[str, tuple[str, ...]] = {}


class DueEffect(Struct, frozen=True, omit_defaults=True):
    """An effect at the beginning or the end of a battle that has yet to be applied."""

    seat: str
    card: str
    ability: int


class BattleEffects(Procedure, tag="battle_effects"):
    """The effects of cards on the field at the beginning or the end of a battle, one after another."""

    name: ClassVar[str] = "battle_effects"
    due: tuple[DueEffect, ...] = ()


class Action(Procedure, tag="action"):
    """Something declared in a window, or a counter to it.

    ``card`` is the skill, the miracle, or the card whose ability it is; ``user`` the character that uses the skill or
    gets the item; ``to`` the player to whom monsters are sent; ``asked`` how many others have passed. ``as_monster``:
    it is the ability of a card that is a monster at this moment, whatever becomes of it.
    """

    name: ClassVar[str] = "action"
    seat: str = ""
    kind: Literal["skill", "miracle", "ability", "counter"] = "skill"
    card: str = ""
    ability: int = 0
    user: str = ""
    targets: tuple[str, ...] = ()
    to: str = ""
    asked: int = 0
    cancelled: bool = False
    as_monster: bool = False


class Effect(Procedure, tag="effect"):
    """An effect taking place; ``rolled`` are its dice, ``as_monster`` as in :class:`Action`."""

    name: ClassVar[str] = "effect"
    seat: str = ""
    card: str = ""
    ability: int = 0
    user: str = ""
    targets: tuple[str, ...] = ()
    to: str = ""
    rolled: tuple[int, ...] = ()
    as_monster: bool = False


Frame = (
    Match | Setup | Turn | DrawPhase | Window | BattlePhase | VictoryCheck | MovePhase | EncounterPhase | EndPhase
    | Battle | Retreat | BattleEffects | Action | Effect
)  # fmt: skip
