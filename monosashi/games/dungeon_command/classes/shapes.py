"""The shapes of answers in a clause's own scenarios: all of them may be of one."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.classes.kinds import COUNTS, Shaped, counted, shapes_table
from monosashi.classes.tables import ClassTable, say
from monosashi.classes.watching import Moment, Play
from reference_engine.kernel.edition import Edition

NOBODY, BACK = say("nobody"), say("back to where it began")
STRAIGHT, DIAGONAL = say("straight steps only"), say("a diagonal step")
FIRST, FURTHER = say("the first creature"), say("a further one")
OWN, ENEMY = say("its own creature"), say("an enemy")


def _path(moment: Moment, path: tuple[str, ...]) -> Iterator[str]:
    yield from counted(path)
    frames = [frame for frame in moment.before.stack if frame.name == "activation"]
    begins = moment.before.creatures[frames[-1].creature].square if frames else path[0]
    steps = list(zip((begins, *path), path, strict=False))
    slanting = any(a[0] != b[0] and a[1:] != b[1:] for a, b in steps)
    yield DIAGONAL if slanting else STRAIGHT
    if path and path[-1] == begins:
        yield BACK


def _move(moment: Moment, answer: Any) -> Iterator[str]:
    yield from _path(moment, answer.path)


def _use(moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.targets)
    if not answer.targets:
        yield NOBODY
    for target in answer.targets:
        creature = moment.before.creatures.get(target)
        if creature is not None:
            yield OWN if creature.controller == moment.seat else ENEMY


def _attack(moment: Moment, answer: Any) -> Iterator[str]:
    yield answer.attack
    creature = moment.before.creatures.get(answer.target)
    if creature is not None:
        yield OWN if creature.controller == moment.seat else ENEMY


def _deploy(moment: Moment, _answer: Any) -> Iterator[str]:
    yield FURTHER if any(each.controller == moment.seat for each in moment.before.creatures.values()) else FIRST


TARGETS = (*COUNTS, NOBODY, OWN, ENEMY)
SHAPES: Mapping[str, Shaped] = MappingProxyType(
    {
        "move": Shaped(("move.", "zoc.", "special."), _move, (*COUNTS, STRAIGHT, DIAGONAL, BACK)),
        "attack": Shaped(("attack.", "melee.", "ranged."), _attack, ("melee", "ranged", OWN, ENEMY)),
        "use_order": Shaped(("orders.", "actions.", "vocabulary.target"), _use, TARGETS),
        "use_power": Shaped(("actions.", "vocabulary.target"), _use, TARGETS),
        "immediate": Shaped(("stack.", "actions.", "vocabulary.trigger"), _use, TARGETS),
        "deploy": Shaped(("deploy.", "setup.deploy"), _deploy, (FIRST, FURTHER)),
    }
)
"""The shapes of each act."""


def shapes(edition: Edition, plays: Sequence[Play]) -> ClassTable:
    """Which shapes the answers have in the scenarios of each clause that is about an act."""
    return shapes_table(edition, plays, SHAPES)
