"""Every procedure of Deus that can be under way: plain data, kept in the position's stack.

What their steps do stands in the module of the rulebook section; which steps they have, and in what order,
in :mod:`reference_engine.deus.edition`.
"""

from typing import ClassVar

from reference_engine.kernel.procedure import Procedure
from reference_engine.monster_collection.chain import Chain
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Seat
from reference_engine.monster_collection.triggers import Triggers


class Match(Procedure, tag="match"):
    """The whole game: deck building, set-up, then turns (page 10)."""

    name: ClassVar[str] = "match"


class DeckBuilding(Procedure, tag="deck_building"):
    """Draft and selection (page 11). ``player_a`` won the draft roll."""

    name: ClassVar[str] = "deck_building"
    player_a: Seat = "south"


class Setup(Procedure, tag="setup"):
    """Set-up (page 12). ``shuffle_again`` has the seats whose decks the opponent shuffles once more.

    Clauses: deus.setup.order
    """

    name: ClassVar[str] = "setup"
    shuffle_again: tuple[Seat, ...] = ()


class Turn(Procedure, tag="turn"):
    """One turn's six phases (page 13)."""

    name: ClassVar[str] = "turn"


class PowerCharge(Procedure, tag="power_charge"):
    """The power charge phase (page 13)."""

    name: ClassVar[str] = "power_charge"


class HandAdjustment(Procedure, tag="hand_adjustment"):
    """The first or the second hand adjustment phase (pages 13 and 14)."""

    name: ClassVar[str] = "hand_adjustment"


class EndDeclaration(Procedure, tag="end_declaration"):
    """The end declaration phase (page 14).

    Clauses: deus.ruling.turn_end_order
    """

    name: ClassVar[str] = "end_declaration"


class Marching(Procedure, tag="march"):
    """A march (page 15). ``origins`` says where each marching unit came from.

    ``contested`` is the destination if it is a front area that had no unit of the marching side at declaration,
    ``was_empty`` whether it had no unit at all. ``intercepted`` and ``interceptors`` (unit -> origin) are filled by an
    intercept, ``fought`` once there has been a battle.
    """

    name: ClassVar[str] = "march"
    moves: dict[str, str] = {}
    origins: dict[str, str] = {}
    contested: str = ""
    was_empty: bool = False
    interceptors: dict[str, str] = {}
    fought: bool = False


class Battle(Procedure, tag="battle"):
    """A battle (page 18) in ``area``, after an intercept or not.

    ``origins`` says where marchers and interceptors came from. ``first`` is the side that goes first, none in
    a simultaneous attack or before the initiative is known.
    """

    name: ClassVar[str] = "battle"
    area: str = ""
    intercepted: bool = False
    origins: dict[str, str] = {}
    sources: dict[Seat, tuple[str, ...]] = {}
    first: Seat | None = None
    simultaneous: bool = False


class NormalTiming(Procedure, tag="normal_timing"):
    """The normal timing of one side: before-attack effects, then its attack (pages 20 and 21).

    ``first`` says whether it is the first side's.
    """

    name: ClassVar[str] = "normal_timing"
    seat: Seat = "south"
    first: bool = False


class AfterBattle(Procedure, tag="after_battle"):
    """The handling after a battle (page 25). ``ending`` is the letter of the book's list A to F."""

    name: ClassVar[str] = "after_battle"
    area: str = ""
    intercepted: bool = False
    origins: dict[str, str] = {}
    sources: dict[Seat, tuple[str, ...]] = {}
    ending: str = ""


Frame = (
    Match | DeckBuilding | Setup | Turn | PowerCharge | HandAdjustment | EndDeclaration | Marching | Battle
    | NormalTiming | Chain | Effect | Triggers | AfterBattle
)  # fmt: skip
