"""Then: what the asked seat may answer, as the implementation lists it."""

from collections.abc import Iterable
from typing import Any

from monosashi.suite.facts import spoken
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..common import options
from ..tables import lines, rows
from .outcome_steps import creature_called
from .phrases import step

ANSWER_COLUMNS = (
    "ability", "attack", "card", "creature", "discards", "first", "moves", "path", "side", "square", "target",
    "targets", "user", "victim",
)  # fmt: skip


@step("the {act} answers open to {seat} are exactly")
def answers_open(case: Case, act: str, seat: str, table: DataTable) -> None:
    """The listed answers of one kind, a row each, a column for every field that any of them fills.

    ``ability`` is counted from 1; the first one, and the hazard of a creature, need not be said.
    """
    expected = [{name: cell for name, cell in row.items() if cell} for row in rows(table, *ANSWER_COLUMNS)]
    actual = [_row(case, action) for action in options(case, seat, act)]
    case.expect(lines(actual, ("path", "moves")), lines(expected, ("path", "moves")), f"the {act} answers")


# What the creature that is being activated can do


def _of_creature(case: Case, creature: str, act: str) -> list[dict[str, Any]]:
    asked = case.look().asked
    actual = (asked.kind, asked.about) if asked else ("nothing", "")
    case.expect(actual, ("act", creature_called(case, creature).id), "the creature that is asked about")
    return [action for action in case.legal() if action["do"] == act]


def _ends(case: Case, creature: str) -> set[str]:
    """The squares on which the listed moves end, without the creature's own."""
    ends = {action["path"][-1] for action in _of_creature(case, creature, "move")}
    return ends - {creature_called(case, creature).square}


@step("{creature} can reach exactly {squares}", "{creature} can reach nothing")
def can_reach_exactly(case: Case, creature: str, squares: tuple[str, ...] = ()) -> None:
    """The squares, but for its own, on which the listed moves of the creature being activated end."""
    case.expect(sorted(_ends(case, creature)), sorted(squares), f"the squares that {creature} can reach")


@step("{creature} can reach {squares}")
def can_reach(case: Case, creature: str, squares: tuple[str, ...]) -> None:
    """These squares are among them."""
    ends = _ends(case, creature)
    case.expect([square for square in squares if square not in ends], [], f"what {creature} cannot reach")


@step("{creature} cannot reach {squares}")
def cannot_reach(case: Case, creature: str, squares: tuple[str, ...]) -> None:
    """None of these squares is among them."""
    ends = _ends(case, creature)
    case.expect([square for square in squares if square in ends], [], f"what {creature} can reach")


@step("{creature} can attack exactly {cards} {attack}", "{creature} can attack nobody {attack}")
def can_attack_exactly(case: Case, creature: str, attack: str, cards: tuple[str, ...] = ()) -> None:
    """The targets of the listed attacks of one kind."""
    listed = [action["target"] for action in _of_creature(case, creature, "attack") if action["attack"] == attack]
    case.expect(sorted(_named(case, listed)), sorted(cards), f"whom {creature} can attack")


# Answers as rows


def _named(case: Case, cards: Iterable[str]) -> list[str]:
    view = case.look()
    return [spoken(case, view, card) for card in cards]


def _row(case: Case, action: dict[str, Any]) -> dict[str, str]:
    """An answer as a row of a table would have it."""
    row: dict[str, str] = {}
    for name, value in action.items():
        if name == "ability":
            unsaid = -1 if action["do"] == "resolve" else 0
            row |= {name: str(value + 1)} if value != unsaid else {}
        elif name == "moves":
            row |= {name: ", ".join(f"{each['creature']} along {', '.join(each['path'])}" for each in value)}
        elif name == "first":
            row[name] = value.capitalize()
        elif name in ("card", "creature", "target", "user", "victim"):
            (row[name],) = _named(case, (value,))
        elif name in ("targets", "discards"):
            row[name] = ", ".join(_named(case, value))
        elif name != "do":
            row[name] = ", ".join(value) if isinstance(value, list) else str(value)
    return {name: cell for name, cell in row.items() if cell}
