"""Every procedure of the TCG that can be under way: plain data, kept in the position's stack.

What their steps do stands in the module of the section; which steps they have, and in what order, in
:mod:`reference_engine.moncolle_tcg.edition`.
"""

from typing import ClassVar

from reference_engine.kernel.procedure import Procedure
from reference_engine.monster_collection import chain
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Seat
from reference_engine.monster_collection.triggers import Triggers


class Match(Procedure, tag="match"):
    """The whole game: set-up, then turns."""

    name: ClassVar[str] = "match"


class Setup(Procedure, tag="setup"):
    """Shuffles, bases, hands and who goes first."""

    name: ClassVar[str] = "setup"


class Turn(Procedure, tag="turn"):
    """One turn's five phases."""

    name: ClassVar[str] = "turn"


class HandAdjustment(Procedure, tag="hand_adjustment"):
    """The first or the second hand adjustment phase."""

    name: ClassVar[str] = "hand_adjustment"


class NormalSummon(Procedure, tag="normal_summon"):
    """The normal summon phase in its two steps."""

    name: ClassVar[str] = "normal_summon"


class EndDeclaration(Procedure, tag="end_declaration"):
    """The end declaration phase."""

    name: ClassVar[str] = "end_declaration"


class Marching(Procedure, tag="march"):
    """A march to one destination. ``origins`` says where each marching unit came from."""

    name: ClassVar[str] = "march"
    destination: str = ""
    origins: dict[str, str] = {}
    fought: bool = False


class Battle(Procedure, tag="battle"):
    """A battle on the space ``area``; ``first`` is the side that goes first, none in a simultaneous attack.

    ``origins`` has the units that marched with the areas they came from, ``defenders`` those that they met;
    ``attackers`` are the units of both sides that attack in a simultaneous attack.
    """

    name: ClassVar[str] = "battle"
    area: str = ""
    origins: dict[str, str] = {}
    defenders: tuple[str, ...] = ()
    first: Seat | None = None
    simultaneous: bool = False
    attackers: tuple[str, ...] = ()


class NormalTiming(Procedure, tag="normal_timing"):
    """The normal timing of one side: actions, its attack, actions."""

    name: ClassVar[str] = "normal_timing"
    seat: Seat = "south"
    first: bool = False


class Chain(chain.Chain, tag="chain"):
    """A counter chain; ``immediate`` are the seats whose uncounterable counters have taken effect in it already."""

    immediate: tuple[Seat, ...] = ()


class Shedding(Procedure, tag="shedding"):
    """A unit wears more than its Item icons allow and gives up equipment."""

    name: ClassVar[str] = "shedding"
    unit: str = ""


class BattleEnd(Procedure, tag="battle_end"):
    """The result of a battle is fixed, units go back, and what does not fit is discarded.

    ``failed`` says whether the marching side goes back, ``summoned`` which of its units were summoned into the battle.
    """

    name: ClassVar[str] = "battle_end"
    area: str = ""
    origins: dict[str, str] = {}
    failed: bool = False
    summoned: tuple[str, ...] = ()


Frame = (
    Match | Setup | Turn | HandAdjustment | NormalSummon | EndDeclaration | Marching | Battle | NormalTiming | Chain
    | Effect | Triggers | Shedding | BattleEnd
)  # fmt: skip
