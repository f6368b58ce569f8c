"""The shapes of answers in a clause's own scenarios: all of them may be of one."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monosashi.classes.kinds import COUNTS, Shaped, counted, shapes_table
from monosashi.classes.tables import ClassTable
from monosashi.classes.watching import Moment, Play
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.position import obstacles, unhurt


def _assign(moment: Moment, answer: Any) -> Iterator[str]:
    player = moment.before.players[moment.seat]
    yield from counted(answer.mains)
    yield "everybody" if len(answer.mains) == len(unhurt(player)) else "somebody is left"
    yield "against one monster" if len(obstacles(player)) == 1 else "against several"


def _support(_moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.supports)
    if answer.supports:
        yield "for one" if len(set(answer.supports.values())) == 1 else "for several"


def _aim(_moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.characters)
    if not answer.characters:
        yield "nobody"


def _dismiss(moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.characters)
    yield "everybody" if len(answer.characters) == len(moment.before.players[moment.seat].party) else "somebody is left"


def _move(moment: Moment, answer: Any) -> Iterator[str]:
    yield "face down" if answer.face_down else "face up"
    yield "the first land" if not moment.before.players[moment.seat].map else "a further land"


def _monster(moment: Moment, answer: Any) -> Iterator[str]:
    yield "beside others" if obstacles(moment.before.players[answer.on]) else "the only one there"


def _discard(moment: Moment, answer: Any) -> Iterator[str]:
    yield from counted(answer.cards)


SHAPES: Mapping[str, Shaped] = MappingProxyType(
    {
        "assign": Shaped(
            ("assign.", "battle."),
            _assign,
            (*COUNTS, "everybody", "somebody is left", "against one monster", "against several"),
        ),
        "support": Shaped(("support.",), _support, (*COUNTS, "for one", "for several")),
        "aim": Shaped(("target.",), _aim, (*COUNTS, "nobody")),
        "dismiss": Shaped(("dismiss.",), _dismiss, (*COUNTS, "everybody", "somebody is left")),
        "move": Shaped(
            ("move.", "unexplored.", "map."), _move, ("face down", "face up", "the first land", "a further land")
        ),
        "place_monster": Shaped(("encounter.", "monster."), _monster, ("the only one there", "beside others")),
        "discard": Shaped(("end.hand",), _discard, COUNTS),
        "deck_bottom": Shaped(("retreat.",), _discard, COUNTS),
    }
)
"""The shapes of each act."""


def shapes(edition: Edition, plays: Sequence[Play]) -> ClassTable:
    """Which shapes the answers have in the scenarios of each clause that is about an act."""
    return shapes_table(edition, plays, SHAPES)
