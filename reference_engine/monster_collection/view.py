"""What a view shows alike in every Monster Collection game: who is asked, the phase, the battle, the cards in use."""

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.documents import AnyName, Aside, Id, InOrder, Place, SeatName, Word
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.chain import Chain
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Position, card_of
from reference_engine.monster_collection.values import line_up


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who is to answer what, about which area or unit."""

    seat: SeatName
    kind: Word
    about: AnyName = ""


class DeclaredView(Struct, frozen=True, omit_defaults=True):
    """A declaration of the chain."""

    by: SeatName
    kind: Word
    card: Id = ""
    users: tuple[Id, ...] = ()
    targets: tuple[Id, ...] = ()


class BattleView(Struct, frozen=True, omit_defaults=True):
    """The battle under way: its line-ups, front to rear, who goes first, what is declared."""

    area: Place
    timing: Aside[Word]
    line_ups: dict[SeatName, InOrder[tuple[Id, ...]]] = {}
    first: SeatName = ""
    chain: InOrder[tuple[DeclaredView, ...]] = ()


def phase_of(position: Position) -> str:
    """Where the game is: a phase of the turn, or what comes before the first turn."""
    turn = next((frame.step for frame in position.stack if frame.name == "turn"), "")
    return turn or (position.stack[-1].name if position.stack else "")


@judgement
def battle_view(game: Context[Position]) -> BattleView | None:
    """The battle under way, if any."""
    position = game.position
    if not position.battle:
        return None
    timing, first = "", ""
    chain: tuple[DeclaredView, ...] = ()
    for frame in position.stack:
        if frame.name == "battle":
            timing, first = frame.step, frame.first or ""
        elif frame.name == "normal_timing":
            timing = frame.step
        elif isinstance(frame, Chain):
            chain = tuple(DeclaredView(i.by, i.kind, i.card, i.users, i.targets) for i in frame.items)
    # As an attack would find them: without units moved out.
    line_ups = {seat: tuple(unit.id for unit in line_up(game, seat)) for seat in sorted(position.line_ups)}
    return BattleView(position.battle, timing, line_ups, first, chain)


def cards_in_use(game: Context[Position]) -> tuple[str, ...]:
    """Cards that have been declared and not yet been discarded: they lie face up, outside every zone."""
    cards = []
    for frame in game.position.stack:
        if isinstance(frame, Chain):
            declared = [item.card for item in frame.items if item.card]
            cards += [card for card in declared if card_of(game, card).kind in ("battle_spell", "consumable")]
        elif isinstance(frame, Effect) and frame.spell:
            cards.append(frame.card)
    return tuple(cards)
