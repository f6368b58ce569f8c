"""Several supporters in a table, and driving a battle to a moment by letting everybody do the first lawful thing."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import deed, step

MOMENTS = {
    "the effects": "battle_effect",
    "assignment": "assign",
    "support": "support",
    "targets": "aim",
    "the loot": "loot",
}


@deed("{seat} lets them support")
def support_table(case: Case, seat: str, table: DataTable, *, tries: bool) -> None:
    """Supporters, each with the main character behind whom it stands."""
    supports = {row["supporter"]: row["main"] for row in rows(table, "supporter", "main")}
    case.act(seat, {"do": "support", "supports": supports}, tries=tries)


# Driving a battle


@step("the battle on {seat}'s newest land has come to {moment}")
def has_come_to(case: Case, seat: str, moment: str) -> None:
    """Everybody does the first lawful thing until somebody is asked for that."""
    view = case.look()
    case.expect(view.turn_player, seat, "the player whose battle it is")
    for _ in range(40):
        asked = case.look().asked
        if asked is not None and asked.kind == MOMENTS[moment]:
            return
        if not _go_on(case):
            now = f"{asked.seat} is asked for {asked.kind}" if asked else "nobody is asked"
            case.fail(f"the battle never comes to {moment}", moment, now)
    case.fail(f"the battle never comes to {moment}")


@step("the battle on {seat}'s newest land is fought out", "the battle on {seat}'s newest land has been fought out")
def fought_out(case: Case, seat: str) -> None:
    """Everybody does the first lawful thing until the battle is over; the loot is taken."""
    case.expect(case.look().turn_player, seat, "the player whose battle it is")
    for _ in range(40):
        if not _go_on(case):
            break
    if case.look().battle is not None:
        case.fail("the battle does not end")


def _go_on(case: Case) -> bool:
    """Answer the present question of a battle with what is lawful and plain; False if that cannot be done."""
    view = case.look()
    asked = view.asked
    if asked is None or asked.kind not in PLAIN:
        return False
    if (view.battle is None) != (asked.kind == "battle_or_retreat"):
        return False
    case.act(asked.seat, PLAIN[asked.kind](case, view))
    return True


def _declare(_case: Case, _view: Any) -> dict[str, Any]:
    return {"do": "battle"}


def _pass(_case: Case, _view: Any) -> dict[str, Any]:
    return {"do": "pass"}


def _loot(_case: Case, _view: Any) -> dict[str, Any]:
    return {"do": "loot"}


def _assign(case: Case, view: Any) -> dict[str, Any]:
    """A character for each monster, then as many as the attack counts ask for, in the scenario's own order."""
    named = list(case.arrangement["cards"]).index
    player = view.players[view.turn_player]
    monsters = sorted((monster.id for monster in player.map[-1].monsters), key=named)
    able = sorted((character.id for character in player.party if not character.wounded), key=named)
    needs = list(monsters)
    if len(able) > len(monsters):
        for monster in monsters:
            needs += [monster] * (_attack_count(case, monster) - 1)
    return {"do": "assign", "mains": dict(zip(able, needs, strict=False))}


def _aim(case: Case, view: Any) -> dict[str, Any]:
    """As many as the attack count allows, in the order of their names."""
    monster = view.asked.about
    facing = sorted(character for character, faced in view.battle.mains.items() if faced == monster)
    return {"do": "aim", "characters": facing[: _attack_count(case, monster)]}


def _attack_count(case: Case, monster: str) -> int:
    count: int = case.arrangement["cards"][monster]["monster"]["attack_count"]
    return count


PLAIN = {
    "battle_or_retreat": _declare,
    "assign": _assign,
    "support": _pass,
    "aim": _aim,
    "loot": _loot,
}
"""How the questions of a battle are answered where the answers do not matter."""
