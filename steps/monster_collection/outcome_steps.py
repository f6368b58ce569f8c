"""Then: refusals, who is asked, where units and cards are, who has won."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.suite.placeholders import names
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import step

QUESTIONS = {
    "intercept": "intercept",
    "main_action": "main",
    "summon_action": "summon",
    "hand_adjustment": "hand_adjustment",
    "end_declaration": "end",
    "instant_summons": "instant_summon",
    "line_up": "line_up",
    "quick_effects": "quick",
    "before_attack_effects": "before_attack",
    "after_attack_effects": "after_attack",
    "a_counter": "counter",
    "a_trigger": "trigger",
    "a_drop": "drop",
    "a_return": "return",
    "a_limit_adjustment": "limit_adjustment",
    "one_faction": "pick_one",
    "two_factions": "pick_two",
    "a_selection": "selection",
    "a_summoner": "summoner",
    "an_opening_hand": "opening_hand",
    "a_second_shuffle": "shuffle_opponent",
}
"""Questions as the features word them."""


@step("{seat} is asked for {question}", "{seat} is asked for {question} about {area}")
def asked_for(case: Case, seat: str, question: str, area: str = "") -> None:
    """The pending decision (see QUESTIONS for the words) and the area it is about."""
    kind = QUESTIONS.get(question)
    if kind is None:
        raise ValueError(f"unknown question {question!r}; known: {', '.join(QUESTIONS)}")
    asked = case.look().asked
    actual = f"{asked.seat} asked for {asked.kind}" if asked else "nobody asked"
    if asked is None or (asked.seat, asked.kind) != (seat, kind):
        case.fail(f"expected {seat} to be asked for {kind}: {actual}", f"{seat} asked for {kind}", actual)
    if area:
        case.expect(asked.about, area, f"the area {seat} is asked about")


def find_unit(case: Case, name: str) -> Any:
    """The unit of that name, if it is on the battlefield."""
    return next((unit for unit in case.look().units if unit.id == name), None)


def unit_called(case: Case, name: str) -> Any:
    """The unit of that name, or fail."""
    found = find_unit(case, name)
    if found is None:
        case.fail(f"{name} is not on the battlefield", f"{name} on the battlefield", "it is not there")
    return found


@step("{units} is in {area}", "{units} are in {area}", "{units} is still in {area}", "{units} are still in {area}")
def units_in_area(case: Case, units: tuple[str, ...], area: str) -> None:
    """Units stand in an area."""
    for name in units:
        case.expect(unit_called(case, name).area, area, f"the area of {name}")


@step("{units} is not on the battlefield", "{units} are not on the battlefield")
def units_gone(case: Case, units: tuple[str, ...]) -> None:
    """Units have left."""
    for name in units:
        found = find_unit(case, name)
        if found is not None:
            case.fail(f"{name} is still in {found.area}", f"{name} not on the battlefield", f"{name} in {found.area}")


@step("the battlefield holds exactly these units")
def battlefield_holds(case: Case, table: DataTable) -> None:
    """All units, with whatever columns the table has: unit, side, area, state, attack, defence."""
    expected = rows(table, "unit", "side", "area", "state", "attack", "defence")
    present = {unit.id: unit for unit in case.look().units}
    case.expect(sorted(present), sorted(row["unit"] for row in expected), "the units on the battlefield")
    for row in expected:
        unit = present[row["unit"]]
        shown = {
            "side": unit.owner.capitalize(),
            "area": unit.area,
            "state": "ready" if unit.ready else "exhausted",
            "attack": str(unit.attack),
            "defence": str(unit.defence),
        }
        for name, value in row.items():
            if name != "unit" and value:
                case.expect(shown[name], value, f"the {name} of {unit.id}")


@step("the battlefield is empty")
def battlefield_is_empty(case: Case) -> None:
    """No unit is left."""
    case.expect(tuple(unit.id for unit in case.look().units), (), "the units on the battlefield")


@step("{area} is empty")
def area_is_empty(case: Case, area: str) -> None:
    """No unit is in the area."""
    case.expect(tuple(unit.id for unit in case.look().units if unit.area == area), (), f"the units in {area}")


@step("{units} is {state}", "{units} are {state}", "{units} is still {state}")
def units_are(case: Case, units: tuple[str, ...], state: str) -> None:
    """Units are ready or exhausted."""
    for name in units:
        case.expect("ready" if unit_called(case, name).ready else "exhausted", state, f"the state of {name}")


@step("{unit} has {value} {n}")
def has_value(case: Case, unit: str, value: str, n: int) -> None:
    """A unit's present attack or defence."""
    case.expect(getattr(unit_called(case, unit), value), n, f"the {value} of {unit}")


ZONES = {
    "hand": "hand",
    "deck": "deck",
    "discard pile": "discard",
    "token area": "tokens",
    "summoner area": "summoner",
    "exclusion zone": "excluded",
}


def held(case: Case, seat: str, zone: str) -> tuple[str, ...]:
    """The cards of a zone as a judge sees them."""
    found = getattr(case.look().players[seat], ZONES[zone])
    return (found,) if found and isinstance(found, str) else tuple(found or ())


@step("{cards} {lie} in {seat}'s {zone}")
def cards_in_zone(case: Case, cards: tuple[str, ...], lie: str, seat: str, zone: str) -> None:
    """Cards lie in a zone, or do not."""
    present = held(case, seat, zone)
    for card in cards:
        if (card in present) == lie.endswith("not"):
            case.fail(
                f"{card} {lie} in {seat}'s {zone}: not so", f"{card} {lie} there", ", ".join(present) or "nothing there"
            )


@step("{seat}'s {zone} has {n} cards", "{seat}'s {zone} has {n} card")
def zone_has(case: Case, seat: str, zone: str, n: int) -> None:
    """How many cards a zone has."""
    case.expect(len(held(case, seat, zone)), n, f"the number of cards in {seat}'s {zone}")


@step("{seat}'s deck is, from the top, {cards}")
def deck_is(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """The whole deck in order."""
    case.expect(held(case, seat, "deck"), cards, f"{seat}'s deck")


@step("it has become {seat}'s {phase} phase")
def has_become_phase(case: Case, seat: str, phase: str) -> None:
    """Whose turn it is now, and in which phase."""
    view = case.look()
    case.expect((view.marching, view.phase), (seat, phase), "the turn and the phase")


@step("the game has ended in {seat}'s {phase} phase")
def has_ended_in_phase(case: Case, seat: str, phase: str) -> None:
    """The game is over, and nothing has moved on since: not the turn, not the phase."""
    view = case.look()
    if view.result is None:
        case.fail("nobody has won", "the game is over", "it goes on")
    case.expect((view.marching, view.phase), (seat, phase), "the turn and the phase in which the game ended")


@step("turn {n} has become the final turn")
def final_turn_is(case: Case, n: int) -> None:
    """The turn at whose end the decks' running out decides."""
    case.expect(case.look().final_turn, n, "the final turn")


@step("no final turn is set")
def no_final_turn(case: Case) -> None:
    """The decks have not run out."""
    case.expect(case.look().final_turn, 0, "the final turn")


@step("a battle is going on in {area}")
def battle_in(case: Case, area: str) -> None:
    """A battle is under way."""
    battle = case.look().battle
    case.expect(battle.area if battle else "nowhere", area, "the area of the battle")


@step("no battle is going on")
def no_battle(case: Case) -> None:
    """No battle is under way."""
    battle = case.look().battle
    case.expect(battle.area if battle else "nowhere", "nowhere", "the area of the battle")


@step("{seat} goes first in the battle")
def goes_first(case: Case, seat: str) -> None:
    """The side with the higher initiative."""
    battle = case.look().battle
    case.expect(battle.first if battle else "", seat, "the first side")


@step("{seat}'s line-up is {units}")
def line_up_is(case: Case, seat: str, units: tuple[str, ...]) -> None:
    """A side's units from front to rear."""
    battle = case.look().battle
    case.expect(battle.line_ups.get(seat, ()) if battle else (), units, f"{seat}'s line-up")


@step("the chain has {n} declarations", "the chain has {n} declaration")
def chain_has(case: Case, n: int) -> None:
    """How many declarations wait in the chain."""
    battle = case.look().battle
    case.expect(len(battle.chain) if battle else 0, n, "the number of declarations")


@step("the chain holds, the first declared first")
def chain_holds(case: Case, table: DataTable) -> None:
    """The declarations that wait, with whatever columns the table has; users and targets have no order."""
    expected = rows(table, "by", "kind", "card", "users", "targets")
    battle = case.look().battle
    chain = [
        {
            "by": item.by.capitalize(),
            "kind": item.kind,
            "card": item.card,
            "users": sorted(item.users),
            "targets": sorted(item.targets),
        }
        for item in (battle.chain if battle else ())
    ]
    case.expect(len(chain), len(expected), "the number of declarations")
    for number, (item, row) in enumerate(zip(chain, expected, strict=True), 1):
        for name, value in row.items():
            wanted = sorted(names(value)) if name in ("users", "targets") else value
            case.expect(item[name], wanted, f"{name} of declaration {number}")


@step("{cards} is in use", "no card is in use")
def in_use(case: Case, cards: tuple[str, ...] = ()) -> None:
    """The spell cards that have been declared and not yet discarded."""
    case.expect(sorted(case.look().in_use), sorted(cards), "the cards in use")


@step("the attackers declared are {units}")
def attackers_are(case: Case, units: tuple[str, ...]) -> None:
    """The units of the attack declared in the running chain."""
    battle = case.look().battle
    declared = next((item.users for item in battle.chain if item.kind == "attack"), ()) if battle else ()
    case.expect(sorted(declared), sorted(units), "the attackers")


@step("no attack is declared")
def no_attack(case: Case) -> None:
    """No attack waits in a chain."""
    battle = case.look().battle
    declared = [item for item in battle.chain if item.kind == "attack"] if battle else []
    case.expect(len(declared), 0, "the number of attacks declared")
