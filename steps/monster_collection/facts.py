"""What can be seen of any game of Monster Collection: each fact in one sentence."""

from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from monosashi.suite.facts import PLAYERS, THE_TABLE, Facts, Things
from monosashi.suite.phrases import PhraseTable

QUESTIONS = {
    "intercept": "intercept",
    "main action": "main",
    "summon action": "summon",
    "hand adjustment": "hand_adjustment",
    "end declaration": "end",
    "instant summons": "instant_summon",
    "line up": "line_up",
    "quick effects": "quick",
    "before attack effects": "before_attack",
    "after attack effects": "after_attack",
    "a counter": "counter",
    "a trigger": "trigger",
    "a drop": "drop",
    "a return": "return",
    "a limit adjustment": "limit_adjustment",
    "one faction": "pick_one",
    "two factions": "pick_two",
    "a selection": "selection",
    "a summoner": "summoner",
    "an opening hand": "opening_hand",
    "a second shuffle": "shuffle_opponent",
}
"""Questions as the features word them."""

UNITS = Things(
    lambda view: ((unit.id, unit) for unit in view.units), ("unit", "units"), "{name} is not on the battlefield",
    title="units",
)  # fmt: skip

AREAS = Things(
    lambda view: (
        (column + rank, [unit.id for unit in view.units if unit.area == column + rank])
        for column in "abc"
        for rank in "1234"
    ),
    ("area",),
)
"""Every area with the units in it."""

NO_BATTLE = SimpleNamespace(area="", first="", line_ups={}, chain=())

BATTLE = Things(lambda view: (("", view.battle),) if view.battle else (), otherwise=NO_BATTLE, told="{what}.")

MOMENT = Things(BATTLE.seen, title="moment")

SIDES = Things(
    lambda view: ((seat, (view.battle or NO_BATTLE).line_ups.get(seat, ())) for seat in view.players), ("seat",),
    told="Line-ups from the front: {what}.",
)  # fmt: skip
"""The line-up of each side."""

CHAIN = Things(lambda view: ((item.card, item) for item in (view.battle or NO_BATTLE).chain), told="Chain {n}: {what}.")

IN_USE = Things(lambda view: (("", view.in_use),), told="In use: {what}.", film="")

FINAL = Things(lambda view: (("", view),), told="Both decks have run out: {what}.", film="")

MOMENTS = {
    "instant summons of the marching side": ("marching_side_summons",),
    "instant summons of the defending side": ("defending_side_summons",),
    "the marching side lines up": ("marching_side_lines_up",),
    "the defending side lines up": ("defending_side_lines_up",),
    "before the attack": ("before_attack",),
    "the attack": ("attack",),
    "after the attack": ("after_attack",),
    "the end of the battle": ("end_battle", "leave_battle"),
}
"""What the moments of a battle are called; the steps between two moments are not."""

ENDED = Things(lambda view: (("", view),) if view.result else None, absent="nobody has won yet")


def attackers(battle: Any) -> tuple[str, ...]:
    """The units of the attack that waits in the chain."""
    return next((item.users for item in battle.chain if item.kind == "attack"), ())


def attacks(battle: Any) -> tuple[str, ...]:
    """The attacks that wait in the chain, also one that nobody carries out."""
    return tuple(item.kind for item in battle.chain if item.kind == "attack")


def among(timings: tuple[str, ...]) -> Callable[[Any], bool]:
    """Whether a battle has come to one of these."""
    return lambda battle: battle.timing in timings


def declared(kind: str, **fields: Callable[[Any], Any]) -> dict[str, Any]:
    """What declarations of this kind have."""

    def reader(field: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return lambda item: field(item) if item.kind == kind else ""

    return {word: reader(field) for word, field in fields.items()}


def going_on(facts: Facts, moments: Mapping[str, tuple[str, ...]]) -> None:
    """Say what is under way in a word or two."""
    fact = facts.fact
    for things in (MOMENT, BATTLE):
        for chip, timings in moments.items():
            fact(things, chip=chip, now=among(timings))
    fact(BATTLE, "{seat} goes first in the battle", seat="first", chip="{seat} goes first")
    for kind, chip in {"attack": "{seat}'s attack", "effect": "{seat}'s effect of {card}",
                       "trigger": "{seat}'s trigger of {card}"}.items():  # fmt: skip
        fact(
            CHAIN, chip=chip + "[ by {units}][ on {units2}]",
            **declared(
                kind, seat=lambda item: item.by, card=lambda item: item.card, units2=lambda item: item.targets,
                units=lambda item: tuple(user for user in item.users if user != item.card),
            ),
        )  # fmt: skip
    fact(IN_USE, chip="{cards}", cards=lambda cards: cards)
    fact(FINAL, chip="turn {n} is the last one", n="final_turn")


def family_facts(
    table: PhraseTable,
    zones: Mapping[str, str | Callable[[Any], Iterable[str]]],
    moments: Mapping[str, tuple[str, ...]],
) -> Facts:
    """Declare what all games of the family have, and the ``zones`` and further ``moments`` of one."""
    family_events(table)
    facts = Facts(table)
    fact = facts.fact
    fact(UNITS, chip="{seat}'s {unit}", seat="owner")
    fact(UNITS, chip="{text}", text=lambda unit: f"{unit.attack}/{unit.defence}")
    fact(UNITS, chip="ready", ready="ready")
    fact(UNITS, chip="exhausted", exhausted=lambda unit: not unit.ready)
    fact(
        UNITS, "{units} is in {area}", "{units} are in {area}", "{units} is still in {area}",
        "{units} are still in {area}", area="area",
    )  # fmt: skip
    fact(
        UNITS, "{units} is {state}", "{units} are {state}", "{units} is still {state}",
        state=lambda unit: "ready" if unit.ready else "exhausted",
    )  # fmt: skip
    facts.tellers.append(
        lambda view: (f"{u.id} has {name} {getattr(u, name)}" for u in view.units for name in ("attack", "defence"))
    )
    fact(THE_TABLE, "the battlefield is empty", units=lambda view: tuple(unit.id for unit in view.units))
    fact(AREAS, "{area} is empty", units=lambda units: units)
    facts.zones("zone", zones)
    fact(PLAYERS, "{seat}'s deck is, from the top, {cards}", cards="deck", in_order=True)
    fact(THE_TABLE, "it has become {seat}'s {phase} phase", seat="marching", phase="phase")
    fact(ENDED, "the game has ended in {seat}'s {phase} phase", seat="marching", phase="phase")
    fact(THE_TABLE, "no final turn is set", "turn {n} has become the final turn", n="final_turn")
    fact(
        THE_TABLE, "a battle is going on in {area}", "no battle is going on",
        area=lambda view: (view.battle or NO_BATTLE).area,
    )  # fmt: skip
    fact(BATTLE, chip="Battle in {area}", area="area")
    fact(
        SIDES, "{seat}'s line-up is {units}", "{viewer} sees {units} lined up for {seat}", units=lambda units: units,
        in_order=True, chip="{seat}: {units}",
    )  # fmt: skip
    going_on(facts, {**MOMENTS, **moments})
    fact(
        BATTLE, ("the chain has 1 declaration", {"n": 1}), "the chain has {n} declarations",
        n=lambda battle: len(battle.chain),
    )  # fmt: skip
    fact(BATTLE, "the attackers declared are {units}", units=attackers)
    fact(BATTLE, "no attack is declared", attacks=attacks)
    fact(THE_TABLE, "{cards} is in use", "no card is in use", "{viewer} sees {cards} in use", cards="in_use")
    facts.asks(QUESTIONS, "{seat} is asked for {question}", "{seat} is asked for {question} about {area}")
    return facts


def family_events(table: PhraseTable) -> None:
    """Say what happens in all games of the family."""
    event = table.event
    event("turn_begins", "turn {amount} begins, {seat} marches")
    event("turn_ends", "{seat}'s turn ends")
    event("drawn", "{seat} draws {amount} cards", one="{seat} draws {amount} card")
    event("moved", "{about} moves to {place}", film=False)
    event("exhausted", "{about} becomes exhausted", many="{abouts} become exhausted")
    event("readied", "{about} becomes ready", many="{abouts} become ready")
    event("summoned", "{about} comes to {place}", many="{abouts} come to {place}")
    event("battle_begins", "a battle begins in {place}")
    event("battle_ends", "the battle in {place} ends")
    event("initiative", "{seat}'s initiative is {amount}")
    event("declared", "")
    event("declared@nobody", "{seat} attacks")
    event("takes_effect", "the effect of {about} is carried out")
    event("takes_effect@nobody", "{seat}'s attack is carried out")
    event("no_effect", "the effect of {about} comes to nothing")
    event("no_effect@nobody", "{seat}'s attack comes to nothing")
    event("incomplete", "not all that {about} should do has come about, so the rest is left out")
    event("damaged", "{about} takes {amount} damage")
    event("dies", "{about} dies", many="{abouts} die")
    event("discarded", "{about} is discarded", many="{abouts} are discarded")
    event("to_hand", "{about} goes to {seat}'s hand")
    event("to_deck", "{about} goes on top of {seat}'s deck", film=False)
    event("hand_limit", "{seat}'s hand limit changes by {amount}", film=False)
    event("changed", "{about} is changed by {other}", film=False)
    event("no_room", "there is no room in {place} for what {about} would bring")
    event("decks_out", "both decks have run out: turn {amount} is the last one")
    event("game_over", "the game is over[: {seat} has won]")
    for what in ("expired", "lined_up"):
        event(what, "")
