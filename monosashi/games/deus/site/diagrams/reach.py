"""The engine asked about every single area: where units may march, intercept, be summoned, be moved to, and stand."""

from collections.abc import Callable, Iterable

import reference_engine as engine
from monosashi.games.deus.pictures.words import RANKS
from monosashi.games.deus.site.diagrams.games import refused, table_with, unit
from monosashi.games.monster_collection.site.diagrams import reach as shared
from monosashi.games.monster_collection.site.diagrams.reach import Board
from reference_engine.deus.intercept import Intercept
from reference_engine.deus.march import March
from reference_engine.deus.summon import Rearrange, Summon
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.position import opponent

RANGE_CLAUSES = frozenset(("deus.march.b_range", "deus.intercept.i"))
"""The clauses that an area breaks which is merely too far away: that needs no mark."""


# Asking the engine


def areas(rules: Edition) -> tuple[str, ...]:
    """The nine areas, from the top left to the bottom right."""
    found: Iterable[str] = rules.judgements["areas"]
    return tuple(sorted(found, key=lambda area: (-int(area[1]), area[0])))


def standing(rules: Edition, seat: str) -> tuple[str, ...]:
    """The areas in which a side's units can stand at all."""
    return tuple(area for area in areas(rules) if _can_stand(rules, seat, area))


def _can_stand(rules: Edition, seat: str, area: str) -> bool:
    try:
        table_with(rules, [(unit("Knight"), seat, area)])
    except engine.Unreadable:
        return False
    return True


def _asked(rules: Edition, area: str, question: Callable[[str], tuple[str, ...]]) -> Board:
    """A board of the answers for every other area; one that is only out of range is not marked."""
    answers = {other: question(other) for other in areas(rules) if other != area}
    return Board(
        area,
        tuple(other for other, broken in answers.items() if not broken),
        tuple((other, broken) for other, broken in answers.items() if broken and not RANGE_CLAUSES & set(broken)),
    )


def marches(rules: Edition, kind: str, seat: str = "south") -> list[Board]:
    """From every area, where one unit of that march type may march alone on an empty battlefield."""

    def board(start: str) -> Board:
        position = table_with(rules, [(unit("Knight", march=kind), seat, start)], marching=seat)
        return _asked(rules, start, lambda to: refused(rules, position, seat, March({"Knight": to})))

    return [board(start) for start in standing(rules, seat)]


def intercepts(rules: Edition, kind: str, seat: str = "north") -> list[Board]:
    """For every empty front area that the other side enters, the areas from which a unit may intercept there."""
    other, own = opponent(seat), standing(rules, seat)
    homes = {
        target: board.area
        for board in marches(rules, "walk", other)
        for target in board.allowed
        if board.area not in own and target in own
    }

    def may_come(target: str, start: str) -> bool:
        units = [(unit("Knight"), other, homes[target]), (unit("Ogre", march=kind), seat, start)]
        position = table_with(rules, units, marching=other)
        position = engine.apply(rules, position, other, March({"Knight": target})).position
        return not refused(rules, position, seat, Intercept(("Ogre",)))

    return [
        Board(target, tuple(start for start in own if start != target and may_come(target, start)))
        for target in areas(rules)
        if target in homes
    ]


def summons(rules: Edition, seat: str = "south") -> Board:
    """Where a unit card may be normally summoned."""
    position = table_with(rules, [], marching=seat, phase="normal_summon", hands={seat: unit("Knight")})
    board = _asked(rules, "", lambda to: refused(rules, position, seat, Summon("Knight", to)))
    return Board(board.area, board.allowed)


def rearrangements(rules: Edition, seat: str = "south") -> list[Board]:
    """From every area, where a unit may be rearranged to; areas from which none may go are left out."""

    def board(start: str) -> Board:
        position = table_with(rules, [(unit("Knight"), seat, start)], marching=seat, phase="normal_summon")
        asked = _asked(rules, start, lambda to: refused(rules, position, seat, Rearrange({"Knight": to})))
        return Board(start, asked.allowed)

    return [found for found in map(board, standing(rules, seat)) if found.allowed]


def mirrored(boards: Iterable[Board], others: Iterable[Board]) -> bool:
    """Whether the other side's boards are the same, turned so that front and rear change places."""
    return shared.mirrored(boards, others, RANKS)
