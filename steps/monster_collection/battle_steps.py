"""Battles: dice, and driving a battle to a moment by letting everybody pass."""

from typing import Any

from monosashi.subjects.port import Chance
from monosashi.verification.case import Case

from .phrases import step

MOMENTS = {
    "instant summon timing": "instant_summon",
    "line-up": "line_up",
    "quick timing": "quick",
    "before-attack timing": "before_attack",
    "after-attack timing": "after_attack",
    "right to counter": "counter",
}


@step("the {dice} dice will show South {south} and North {north}")
def dice_will_show(case: Case, dice: str, south: int, north: int) -> None:
    """Scripted dice for the next roll of that name. For initiative whoever marches now is the first."""
    marching = case.look().marching if case.loaded else case.arrangement["marching"]
    _dice(case, f"{dice} die", south, north, marching if dice == "initiative" else "south")


@step("{seat}'s effect dice will show {numbers}")
def effect_dice(case: Case, seat: str, numbers: tuple[int, ...]) -> None:
    """Scripted dice for an effect."""
    case.chance += [Chance("effect die", seat, shows=face) for face in numbers]


def _dice(case: Case, name: str, south: int, north: int, rolls_first: str) -> None:
    faces = {"south": south, "north": north}
    order = ("north", "south") if rolls_first == "north" else ("south", "north")
    case.chance += [Chance(name, seat, shows=faces[seat]) for seat in order]


def drive(case: Case, *, seat: str, kind: str) -> None:
    """Let everybody pass, lining up as they stand, until this seat is asked this."""
    for _ in range(60):
        view = case.look()
        asked = view.asked
        if asked is not None and (asked.seat, asked.kind) == (seat, kind):
            return
        if asked is None or view.battle is None or not _pass_by(case, view):
            now = f"{asked.seat} is asked for {asked.kind}" if asked else "nobody is asked"
            case.fail(f"the battle never reaches {seat}'s {kind}", f"{seat} asked for {kind}", now)
    case.fail(f"the battle never reaches {seat}'s {kind}")


def _pass_by(case: Case, view: Any) -> bool:
    """Answer the present question of a battle with as little as possible; False if that cannot be done."""
    asked = view.asked
    if asked.kind in ("instant_summon", "quick", "before_attack", "after_attack", "counter"):
        case.act(asked.seat, {"do": "pass"})
        return True
    if asked.kind == "line_up":
        area = view.battle.area
        order = [unit["id"] for unit in case.arrangement["units"]]
        units = [u.id for u in view.units if u.area == area and u.owner == asked.seat]
        units.sort(key=lambda unit: order.index(unit) if unit in order else len(order))
        case.act(asked.seat, {"do": "line_up", "order": units})
        return True
    return False


@step(
    "the battle has reached {seat}'s {timing}",
    "the battle reaches {seat}'s {timing}",
    "the battle has reached {seat}'s {timing}, {first} having gone first",
)
def battle_has_reached(case: Case, seat: str, timing: str, first: str = "") -> None:
    """Everybody passes until then. If dice are needed and none are scripted, the seat goes first, or who is said to."""
    kind = MOMENTS[timing]
    if not first and kind in ("before_attack", "after_attack", "counter") and not _initiative_known(case):
        other = "north" if seat == "south" else "south"
        first = other if kind == "counter" else seat
    if first:
        _go_first(case, first)
    drive(case, seat=seat, kind=kind)


@step(
    "the battle is fought out",
    "the battle has been fought out",
    "the battle is fought out with {first} going first",
    "the battle has been fought out with {first} going first",
)
def fought_out(case: Case, first: str = "") -> None:
    """Everybody passes until the battle is over; this side wins the initiative, or the dice are as scripted."""
    if first:
        _go_first(case, first)
    to_the_end(case)


@step("the battle is fought out with equal initiative", "the battle has been fought out with equal initiative")
def fought_out_at_once(case: Case) -> None:
    """Everybody passes until the battle is over; a simultaneous attack decides."""
    if not _scripted(case):
        _dice(case, "initiative die", 3, 3, case.look().marching)
    to_the_end(case)


def to_the_end(case: Case) -> None:
    """Let everybody pass until no battle is going on, or somebody is asked what cannot be passed by."""
    for _ in range(60):
        view = case.look()
        if view.battle is None or view.asked is None or not _pass_by(case, view):
            return
    case.fail("the battle does not end")


def _scripted(case: Case) -> bool:
    return any(item.draw == "initiative die" for item in case.chance)


def _initiative_known(case: Case) -> bool:
    battle = case.look().battle
    return _scripted(case) or (battle is not None and battle.first != "")


def _go_first(case: Case, seat: str) -> None:
    if not _scripted(case):
        _dice(case, "initiative die", *((6, 1) if seat == "south" else (1, 6)), case.look().marching)


@step("both sides pass", "both sides have passed")
def both_pass(case: Case) -> None:
    """Whoever has the right to counter passes, then the other does."""
    for _ in range(2):
        asked = case.look().asked
        if asked is None:
            case.fail("nobody is asked")
        case.act(asked.seat, {"do": "pass"})
