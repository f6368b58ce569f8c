"""What must come of the engines with wrong rules, scenario by scenario."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from monosashi.subjects.status import Status
from monosashi.verification.watched import WatchedCall
from zoo import memory, rules
from zoo.foresight import Trace

PASS = {Status.PASS}
WRONG = {Status.FAIL, Status.SIDE_EFFECT}
SEATS = ("south", "north")
LOOK_OF_NORTH = ("observe", "north")

Foresight = Callable[[Trace], set[Status]]
"""The statuses that a scenario may end with. Whoever remembers must be asked in the order of the run."""


def where(
    wrong: Callable[[WatchedCall], object], then: set[Status] = WRONG, *, otherwise: set[Status] = PASS
) -> Callable[[], Foresight]:
    """A scenario goes wrong in which something wrong happens."""
    return lambda: lambda trace: then if any(map(wrong, trace.events)) else otherwise


def has_power(event: WatchedCall) -> bool:
    """Somebody has the rare number of powers."""
    return event.after is not None and any(p.power == rules.RARE_POWER for p in event.after.players.values())


def own_cards(event: WatchedCall) -> list[dict[str, Any]]:
    """The cards that a loaded position defines."""
    return [card for card in event.plain["cards"].values() if isinstance(card, dict)]


def loaded_dice(trace: Trace) -> set[Status]:
    """Dice that say otherwise than loaded ones: they do not show more for South than for North.

    Initiative of the units' own, or from an effect, may outweigh any dice: nothing is foreseen where there is any.
    """
    own = any("initiative" in card for event in trace.events if event.act == "load" for card in own_cards(event))
    wrong = WRONG | {Status.CHANCE_MISMATCH}
    if (own or "effects" in trace.capabilities) and any(event.chance for event in trace.events):
        return wrong | PASS
    for event in trace.events:
        south, north = ([item.shows for item in event.chance if item.shows and item.of == seat] for seat in SEATS)
        if any(mine <= other for mine, other in zip(south, north, strict=False)):
            return wrong
    return PASS


def sweeps(event: WatchedCall) -> bool:
    """A battle begins while control markers lie there."""
    before, after = event.before, event.after
    return bool(before is not None and after is not None and not before.battle and after.battle) and bool(
        after.control_markers
    )


def tires_somebody(event: WatchedCall) -> object:
    """A march that somebody of the other side looks on at."""
    return event.act == "march" and event.accepted and rules.bystander(event.after, event.seat)


def asks_to_intercept(event: WatchedCall) -> bool:
    """An action after which somebody is asked whether to intercept."""
    return event.accepted and event.after.pending is not None and event.after.pending.kind == "intercept"


def marching(event: WatchedCall) -> bool:
    """A march, lawful or not, that needs no outcomes."""
    return event.act == "march" and not event.chance


def looks_into_hand(trace: Trace) -> set[Status]:
    """North is asked about what is in South's hand."""
    hands = [event.after.players["south"].hand for event in trace.events if (event.act, event.seat) == LOOK_OF_NORTH]
    secret = {card for hand in hands for card in hand}
    for sentence in trace.sentences:
        if secret and sentence == "North sees no card in South's hand":
            return {Status.FAIL}
        if sentence.startswith("North does not learn of") and secret & set(re.split(r"[ ,]+", sentence)):
            return {Status.FAIL}
    return PASS


class KeepsFlags:
    """Follows which units have marched, from one game to the next."""

    def __init__(self) -> None:
        self.marched: set[str] = set()

    def __call__(self, trace: Trace) -> set[Status]:
        for event in trace.events:
            if event.act == "march":
                moved = set(event.plain["moves"])
                if moved & self.marched:
                    return {Status.FAIL, Status.WRONG_REASON} if event.refused else {Status.FAIL}
                if event.accepted:
                    self.marched |= moved
        return PASS


class Drifts:
    """Follows which positions have been loaded; a start is no position."""

    def __init__(self) -> None:
        self.met: set[bytes] = set()

    def __call__(self, trace: Trace) -> set[Status]:
        again = False
        for event in trace.events:
            if event.act == "load":
                key = msgspec.json.encode(event.plain)
                again = key in self.met
                self.met.add(key)
            elif event.accepted and again:
                return WRONG
        return PASS


class Tires:
    """Counts accepted actions."""

    def __init__(self) -> None:
        self.accepted = 0

    def __call__(self, trace: Trace) -> set[Status]:
        for event in trace.events:
            if event.accepted:
                self.accepted += 1
                if self.accepted > memory.PATIENCE:
                    return WRONG
        return PASS


FORESEEN: dict[str, Callable[[], Foresight]] = {
    "accepts-all": where(lambda event: event.refused),
    "refuses-all": where(lambda event: event.accepted or event.act == "start", {Status.FAIL}),
    "wrong-clause": lambda: lambda trace: {Status.WRONG_REASON} if "reasons" in trace.capabilities else PASS,
    "names-more": lambda: lambda trace: {Status.WRONG_REASON} if "reasons" in trace.capabilities else PASS,
    "changes-when-refusing": where(lambda event: event.refused, {Status.SIDE_EFFECT}),
    "answers-for-others": where(asks_to_intercept),
    "exhausts-bystanders": where(tires_somebody),
    "forgets-markers": where(sweeps),
    "miscounts-power": where(has_power),
    "own-dice": lambda: loaded_dice,
    "hides-dice": where(lambda event: event.chance, {Status.CHANCE_MISMATCH}),
    "throws-for-marches": where(marching, {Status.CHANCE_MISMATCH}),
    "lists-unlawful": where(lambda event: event.act == "legal", {Status.FAIL, Status.PASS}),
    "claims-capabilities": where(lambda event: event.act == "legal", {Status.ERROR}),
    "leaks-hand": lambda: looks_into_hand,
    "keeps-flags": KeepsFlags,
    "drifts": Drifts,
    "tires": Tires,
}


SAID = {
    "names-more": "under what nothing breaks",
    "accepts-all": "the action was accepted",
    "refuses-all": "is refused",
    "wrong-clause": f"refused under {rules.ELSEWHERE['deus']}",
    "changes-when-refusing": "changed the position although it refused",
    "exhausts-bystanders": "ready: expected yes, actual no",
    "forgets-markers": "control_markers: expected",
    "miscounts-power": "power is …: expected 7, is 6",
    "hides-dice": "used 0 scripted outcomes; expected",
    "throws-for-marches": "asks for the march die of south",
    "leaks-hand": "north is shown Knight",
}
"""What an implementer must be told: what the engine did, not that something did not match."""
