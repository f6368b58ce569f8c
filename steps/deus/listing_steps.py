"""Then: what the asked seat may answer, as the implementation lists it."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .half_decks import faction
from .phrases import step


def _options(case: Case, seat: str, act: str) -> list[dict[str, Any]]:
    asked = case.look().asked
    case.expect(asked.seat if asked else "nobody", seat, "the seat that is asked")
    return [action for action in case.legal() if action["do"] == act]


ANSWER_COLUMNS = ("ability", "about", "area", "card", "cards", "discards", "factions", "order", "slots", "targets",
                  "to", "tokens", "trigger", "unit", "units")  # fmt: skip


@step("the single {act} answers open to {seat} are exactly", "the {act} answers open to {seat} are exactly")
def answers_open(case: Case, act: str, seat: str, table: DataTable) -> None:
    """The listed answers of one kind, a row each, a column for every field that any of them fills.

    Names are separated by commas; only an ``order`` has an order. Of answers that combine what several units do
    (march, rearrange) those of one unit are looked at, as ``unit`` and ``to``. Factions are named by their places.
    """
    singly = [_singly(action) for action in _options(case, seat, act) if len(_together(action)) <= 1]
    expected = [{name: cell for name, cell in row.items() if cell} for row in rows(table, *ANSWER_COLUMNS)]
    for row in expected:
        if "factions" in row:
            row["factions"] = ", ".join(faction(case, ordinal) for ordinal in row["factions"].split(", "))
    case.expect(_listed(singly), _listed(expected), f"the {act} answers")


@step("the {act} answer is open to {seat}")
def answer_open(case: Case, act: str, seat: str) -> None:
    """An answer that says nothing more than what it is, is listed, once."""
    case.expect(_options(case, seat, act), [{"do": act}], f"the {act} answers")


@step("no {act} answer is open to {seat}")
def no_answer_open(case: Case, act: str, seat: str) -> None:
    """Nothing of that kind is listed."""
    case.expect(len(_options(case, seat, act)), 0, f"the number of {act} answers")


def _together(action: dict[str, Any]) -> dict[str, str]:
    moves: dict[str, str] = action.get("moves") or action.get("areas") or {}
    return moves


def _singly(action: dict[str, Any]) -> dict[str, str]:
    """An answer as a row of a table would have it."""
    moves = _together(action)
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


def _listed(answers: list[dict[str, str]]) -> list[str]:
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
    for action in _options(case, seat, "use") + _options(case, seat, "trigger"):
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
    actual = sorted(str(action["card"]) for action in _options(case, seat, "instant_summon"))
    case.expect(actual, sorted(cards), "the units that could be summoned")
