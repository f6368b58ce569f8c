"""Small positions that the diagrams ask the engine about: a map drawn in rows, a few creatures on it."""

from collections.abc import Mapping
from random import Random
from typing import Any

import reference_engine as engine
from reference_engine.dungeon_command.battlefield import Battlefield, MapSide
from reference_engine.dungeon_command.cards import Card, CreatureFace, MoveMode, Ranged
from reference_engine.dungeon_command.position import Position, Seat
from reference_engine.dungeon_command.quiet_document import CreatureThere, QuietPosition, Side
from reference_engine.kernel.edition import Edition


def by_chance(seed: int, decisions: int, rules: Edition) -> None:
    """Play the beginning of a game in which everybody does anything that is lawful."""
    random = Random(seed)
    position = engine.begin(rules, {}).position
    for _ in range(decisions):
        if position.result is not None or position.pending is None:
            return
        answer = engine.legal(rules, position).sample(random)
        position = engine.apply(rules, position, position.pending.seat, answer).position


def creature(name: str, *, speed: int = 4, moves: MoveMode | None = None, shoots: int = 0) -> Card:
    """A creature; ``shoots`` is the range of its ranged attack."""
    ranged = Ranged(20, shoots) if shoots else None
    return Card(name, "creature", creature=CreatureFace(1, speed, 30, melee=20, ranged=ranged, moves=moves))


def placed(
    rules: Edition, rows: tuple[str, ...], there: Mapping[str, tuple[Seat, Card]], side: MapSide = "dungeon"
) -> Position:
    """South's activate phase on a map; ``there`` says of each square whose creature stands on it, and which."""
    quiet = QuietPosition(
        turn_player="south",
        battlefield=Battlefield(side, rows),
        players={"south": Side(), "north": Side()},
        creatures={card.name: CreatureThere(square, seat) for square, (seat, card) in there.items()},
        cards={card.name: card for _, card in there.values()},
    )
    position: Position = engine.begin(rules, quiet).position
    return position


def activated(rules: Edition, position: Position, name: str) -> Position:
    """The same while one of South's creatures is being activated."""
    answer: Any = {"do": "activate", "creature": name}
    answers = engine.game("dungeon_command").answers
    changed: Position = engine.apply(rules, position, "south", answers.convert(answer)).position
    return changed
