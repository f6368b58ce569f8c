"""Then: what the asked seat may answer, as the implementation lists it."""

from typing import Any

from monosashi.verification.case import Case

from ..common import options
from .phrases import step


def together(action: dict[str, Any]) -> dict[str, str]:
    """What several units do in one answer, if it says so unit by unit."""
    moves: dict[str, str] = action.get("moves") or action.get("areas") or {}
    return moves


def singly(action: dict[str, Any]) -> dict[str, str]:
    """An answer as a row of a table would have it."""
    moves = together(action)
    if moves:
        ((unit, area),) = moves.items()
        return {"unit": unit, "to": area}
    row = {}
    for name, value in action.items():
        if name == "slots":
            value = [f"{unit}'s {' '.join(icons)}" for unit, icons in value.items()]
        if name != "do" and value:
            row[name] = ", ".join(value) if isinstance(value, list) else str(value)
    return row


def answer_lines(answers: list[dict[str, str]]) -> list[str]:
    """Answers as lines that can be compared and read."""
    lines = []
    for row in answers:
        fields = []
        for name, cell in sorted(row.items()):
            names = cell.split(", ") if name == "order" else sorted(cell.split(", "))
            fields.append(f"{name} {' and '.join(names)}")
        lines.append(" ".join(fields) or "nothing more")
    return sorted(lines)


def _uses(case: Case, seat: str) -> dict[str, set[str]]:
    """The cards and due triggers that could be used now, each with everything it could be used on."""
    case.need("effects")
    found: dict[str, set[str]] = {}
    for action in options(case, seat, "use") + options(case, seat, "trigger"):
        found.setdefault(str(action.get("card") or action["unit"]), set()).update(action.get("targets", ()))
    return found


@step("{seat} can use exactly {cards}")
def can_use(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """The cards whose effects could be used now, due triggers included."""
    case.expect(sorted(_uses(case, seat)), sorted(cards), "the usable cards")


@step("{seat} can use {card} on exactly {units}")
def can_use_on(case: Case, seat: str, card: str, units: tuple[str, ...]) -> None:
    """Everything that one of them could be used on."""
    case.expect(sorted(_uses(case, seat).get(card, ())), sorted(units), f"what {card} could be used on")


@step("{seat} can use nothing")
def can_use_nothing(case: Case, seat: str) -> None:
    """No effect could be used now."""
    case.expect(sorted(_uses(case, seat)), [], "the usable cards")


@step("{seat} can instantly summon exactly {cards}")
def can_instantly_summon(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """The hand cards that could join the battle."""
    actual = sorted(str(action["card"]) for action in options(case, seat, "instant_summon"))
    case.expect(actual, sorted(cards), "the units that could be summoned")
