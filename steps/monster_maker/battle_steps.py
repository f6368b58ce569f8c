"""Battles and retreats, and driving a battle to a moment by letting everybody do the first lawful thing."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import step

MOMENTS = {
    "the effects": "battle_effect",
    "assignment": "assign",
    "support": "support",
    "targets": "aim",
    "the loot": "loot",
}


@step("{seat} declares a battle", "{seat} has declared a battle", "{seat} tries to declare a battle")
def battle(case: Case, seat: str) -> None:
    """A battle against all monsters of the newest land."""
    case.act(seat, {"do": "battle"})


@step("{seat} retreats", "{seat} has retreated", "{seat} tries to retreat")
def retreat(case: Case, seat: str) -> None:
    """A retreat from the newest land."""
    case.act(seat, {"do": "retreat"})


@step(
    "{seat} assigns {pairs}",
    "{seat} has assigned {pairs}",
    "{seat} tries to assign {pairs}",
    "{seat} tries to assign nobody",
)
def assign(case: Case, seat: str, pairs: dict[str, str] | None = None) -> None:
    """Main characters and the monsters that they face."""
    case.act(seat, {"do": "assign", "mains": pairs or {}})


@step(
    "{seat} lets {cards} support {main}",
    "{seat} has let {cards} support {main}",
    "{seat} tries to let {cards} support {main}",
)
def support(case: Case, seat: str, cards: tuple[str, ...], main: str) -> None:
    """Supporters who all stand behind the same main character."""
    case.act(seat, {"do": "support", "supports": dict.fromkeys(cards, main)})


@step("{seat} lets them support", "{seat} tries to let them support")
def support_table(case: Case, seat: str, table: DataTable) -> None:
    """Supporters, each with the main character behind whom it stands."""
    supports = {row["supporter"]: row["main"] for row in rows(table, "supporter", "main")}
    case.act(seat, {"do": "support", "supports": supports})


@step(
    "{seat} aims {monster} at {cards}",
    "{seat} has aimed {monster} at {cards}",
    "{seat} tries to aim {monster} at {cards}",
    "{seat} aims {monster} at nobody",
)
def aim(case: Case, seat: str, monster: str, cards: tuple[str, ...] = ()) -> None:
    """The attack targets of the monster that its owner is asked about."""
    asked = case.look().asked
    if asked is not None and (asked.seat, asked.kind) == (seat, "aim"):
        case.expect(asked.about, monster, f"the monster that {seat} is asked about")
    case.act(seat, {"do": "aim", "characters": list(cards)})


@step("{seat} takes the loot", "{seat} tries to take the loot")
def loot(case: Case, seat: str) -> None:
    """A card is drawn for a destroyed monster."""
    case.act(seat, {"do": "loot"})


@step(
    "{seat} puts {cards} under the deck",
    "{seat} has put {cards} under the deck",
    "{seat} tries to put {cards} under the deck",
)
def deck_bottom(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """Monsters return to the bottom of their owner's deck, the lowest last."""
    case.act(seat, {"do": "deck_bottom", "cards": list(cards)})


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
    """A character for each monster, then as many as the attack counts ask for, in the order in which they stand."""
    player = view.players[view.turn_player]
    monsters = [monster.id for monster in player.map[-1].monsters]
    able = [character.id for character in player.party if not character.wounded]
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
