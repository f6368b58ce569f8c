"""Ways to narrow wrong rules that only Dungeon Command has: whose turn, which side of the tiles, what is under way."""

from collections.abc import Iterator
from functools import partial

from monosashi.mutants.narrowing.choosing import Now
from monosashi.mutants.narrowing.ways import Way
from reference_engine.dungeon_command.position import SEATS
from reference_engine.kernel.edition import Edition

UNDER_WAY = ("activation", "moving", "exchange", "effect", "damaging", "turn_effects")


def ways(_edition: Edition) -> Iterator[Way]:
    """Whose turn it is, who answers, which side of the tiles lies up, what is under way, how much is declared."""
    for seat in SEATS:
        yield Way(f"turn_{seat}", "seats", f"in {seat}'s turns", partial(_in_turn_of, seat))
    yield Way("turn_player", "round the table", "when the turn player answers", partial(_own, True))
    yield Way("opponent", "round the table", "when the opponent of the turn player answers", partial(_own, False))
    for side in ("dungeon", "outdoor"):
        yield Way(f"on_{side}", "ground", f"on the {side} side of the tiles", partial(_on, side))
    for name in UNDER_WAY:
        yield Way(f"in_{name}", "under way", f"while {name.replace('_', ' ')} is under way", partial(_in, name))
    yield Way("answering_reaction", "second of two", "when a reaction has been declared", _reacting)
    yield Way("with_captured", "control", "while a creature is controlled by another than its owner", _captured)


def _in_turn_of(seat: str, now: Now) -> bool:
    return bool(now.position.turn_player == seat)


def _own(own: bool, now: Now) -> bool:
    return (now.seat == now.position.turn_player) is own


def _on(side: str, now: Now) -> bool:
    return now.position.battlefield is not None and now.position.battlefield.side == side


def _in(name: str, now: Now) -> bool:
    return any(frame.name == name for frame in now.position.stack)


def _reacting(now: Now) -> bool:
    return any(frame.name == "exchange" and len(frame.declared) > 1 for frame in now.position.stack)


def _captured(now: Now) -> bool:
    return any(creature.owner != creature.controller for creature in now.position.creatures.values())
