"""Ways into and out of a battle, and what follows."""

from collections.abc import Iterator

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.telling import REACHED
from monosashi.classes.watching import Play
from monosashi.games.deus.classes.story import tokens
from monosashi.games.monster_collection.classes.story import Happening, standing, story
from monosashi.games.monster_collection.classes.telling import APPLIES
from reference_engine.deus.board import FRONT
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

MARCHED, STOOD, INTERCEPTED, SUMMONED, EFFECT = (
    say("marched"),
    say("stood there"),
    say("intercepted"),
    say("was summoned instantly"),
    say("came by an effect"),
)
WAYS_IN = (MARCHED, STOOD, INTERCEPTED, SUMMONED, EFFECT)

TURN_OVER = ("turn_ends", "turn_begins")
"""Not every edition asks for a declaration of the end."""

GROUPS = ("allies", "enemies", "all")

DIES_OF_ATTACK, DIES_OF_EFFECT = say("dies of an attack"), say("dies of an effect")
MARCHES, INTERCEPTS, BACK = say("marches away"), say("leaves to intercept"), say("goes back")
DISCARDED, FADES, LIMIT, HAND, AWAY = (
    say("is discarded by an effect"),
    say("has no defence left"),
    say("goes by the limit"),
    say("goes to the hand"),
    say("is moved away by an effect"),
)
WAYS_OUT = (DIES_OF_ATTACK, DIES_OF_EFFECT, DISCARDED, FADES, LIMIT, HAND, AWAY, MARCHES, INTERCEPTS, BACK)

FOLLOWS = (
    say("is lined up"),
    say("is reached with a group"),
    say("is a target"),
    say("attacks"),
    say("is hit by an attack"),
    say("uses an effect"),
    say("has a condition met"),
    say("pays slots"),
    say("is changed for a while"),
    say("loses the change afterwards"),
    say("is exhausted afterwards"),
    DIES_OF_ATTACK,
    DIES_OF_EFFECT,
    DISCARDED,
    FADES,
    LIMIT,
    HAND,
    AWAY,
    BACK,
)
"""What happens to, or is done by, a unit in a battle or after it."""


class ComingField:
    """Who is where and how they came, as one event after another has it."""

    def __init__(self, play: Play) -> None:
        """As the scenario begins."""
        units = standing(play).values()
        self.places = {unit.id: unit.area for unit in units}
        self.owners = {unit.id: unit.owner for unit in units}
        self.came = dict.fromkeys(self.places, STOOD)
        self.inside: dict[str, str] = {}
        self.area = ""
        self._struck_by = DIES_OF_EFFECT

    def take(self, event: Event) -> tuple[str, str]:
        """Go on by one event; returns how a unit has left its place by it and which it was, or nothing."""
        what, about = event.what, event.about
        out = ""
        if what == "battle_begins":
            self.area = event.place
            self.inside = {unit: self.came[unit] for unit, place in self.places.items() if place == self.area}
        elif what in TURN_OVER:
            self.came, self.inside, self.area = dict.fromkeys(self.places, STOOD), {}, ""
        elif what == "summoned":
            instant = "instant_summon" in event.clause
            self.places[about], self.owners[about] = event.place, event.seat
            self.came[about] = SUMMONED if instant else STOOD
            if event.place == self.area:
                self.inside[about] = SUMMONED if instant else EFFECT
        elif what == "moved":
            self.came[about], out = _moving(event)
            if event.place == self.area and out == AWAY:
                self.inside[about] = EFFECT
        elif what == "damaged":
            self._struck_by = DIES_OF_ATTACK if event.clause.endswith("attack.damage_formula") else DIES_OF_EFFECT
        elif what == APPLIES:
            self._struck_by = DIES_OF_EFFECT
        elif what in ("dies", "discarded", "to_hand", "to_token_area") and about in self.places:
            out = self._struck_by if what == "dies" else _leaving(event)
        return (out, about) if about in self.places else ("", "")

    def gone(self, event: Event) -> None:
        """What has left is no longer there; what was moved is elsewhere."""
        if event.what == "moved":
            self.places[event.about] = event.place
        elif event.what in ("dies", "discarded", "to_hand", "to_token_area"):
            self.places.pop(event.about, None)


def _moving(event: Event) -> tuple[str, str]:
    """How a unit came to its new place, and how it left the old one."""
    section = event.clause.split(".")[1]
    ways = {"march": (MARCHED, MARCHES), "intercept": (INTERCEPTED, INTERCEPTS), "after": (STOOD, BACK)}
    return (STOOD, "") if section == "turn" else ways.get(section, (STOOD, AWAY))


def _leaving(event: Event) -> str:
    if event.what != "discarded":
        return HAND
    return LIMIT if ".limit_adjust." in event.clause else FADES if "zero_defence" in event.clause else DISCARDED


def arrivals(_edition: Edition) -> ClassTable:
    """How a unit came into a battle, and what happens to it there."""
    return ClassTable(
        "arrivals",
        say("Ways in and what follows"),
        say(
            "How a unit came into a battle, and what happens to it there: what is true of every unit in a battle may "
            "have been tried with one that marched only."
        ),
        WAYS_IN,
        FOLLOWS,
        _arrivals,
    )


def _arrivals(play: Play) -> Iterator[Cell]:
    field = ComingField(play)
    for event, _ in story(play):
        out, gone = field.take(event)
        for unit, what in (*_follows(event), (gone, out)):
            if unit in field.inside and what in FOLLOWS:
                yield field.inside[unit], what
        field.gone(event)


PLAIN = (
    ("slots_spent", "pays slots"),
    ("changed", "is changed for a while"),
    ("expired", "loses the change afterwards"),
)


def _follows(event: Event) -> Iterator[tuple[str, str]]:
    """The units that an event concerns, and how; not those that leave."""
    what, clause, about = event.what, event.clause, event.about
    if what == "lined_up":
        yield from ((unit, "is lined up") for unit in event.cards)
    elif what == REACHED and event.other in (*GROUPS, "target"):
        yield about, "is a target" if event.other == "target" else "is reached with a group"
    elif what == "damaged" and clause.endswith("attack.damage_formula") and event.amount:
        yield about, "is hit by an attack"
    elif what == "exhausted" and clause.endswith(("attack.exhaust_after", "simultaneous.exhausts")):
        yield about, "attacks"
    elif what == "exhausted" and clause.endswith("after.exhaust_unacted"):
        yield about, "is exhausted afterwards"
    elif what == APPLIES:
        yield about, "has a condition met" if event.place == "trigger" else "uses an effect"
    else:
        yield from ((about, told) for name, told in PLAIN if name == what)


GONE = {"A": (False, True), "B": (True, False), "D": (True, False), "F": (True, True)}
"""Whether the marching and the defending side are gone, by the letter of the outcome."""

AFTERMATH = (
    say("its own condition is met"),
    say("another's condition is met"),
    say("what it has declared fails"),
    say("what it was to pay for fails"),
    say("its side is gone"),
    say("the battle goes on to an attack"),
    say("it comes back"),
)
"""What follows once a unit has left."""

UNIT, TOKEN = say("unit"), say("token")
LEAVING = (DIES_OF_ATTACK, DIES_OF_EFFECT, DISCARDED, FADES, LIMIT, HAND, AWAY)
"""Ways out that take a unit out of a battle, or off the battlefield."""


def _cannot_follow(row: str, what: str) -> bool:
    """Conditions wait for death and discarding only; the limit comes after the battle; few cards come back."""
    kind, _, way = row.partition(": ")
    if what in AFTERMATH[:2]:
        return way in (HAND, AWAY)
    if what == AFTERMATH[-1]:
        return way == AWAY or (kind == UNIT and way != HAND)
    return way == LIMIT


def departures(_edition: Edition) -> ClassTable:
    """How a unit, or a token, leaves a battle or the battlefield, and what follows."""
    return ClassTable(
        "departures",
        say("Ways out and what follows"),
        say("How a unit or a token leaves a battle, or the battlefield, and what comes of it."),
        tuple(f"{kind}: {way}" for kind in (UNIT, TOKEN) for way in LEAVING),
        AFTERMATH,
        lambda play: (cell for cell in _departures(play) if not _cannot_follow(*cell)),
        _cannot_follow,
    )


def _departures(play: Play) -> Iterator[Cell]:
    field, kinds = ComingField(play), tokens(play)
    left: dict[str, str] = {}
    recent: list[str] = []
    for event, moment in story(play):
        if event.what == "battle_begins":
            left, recent = {}, []
        marching = moment.before.marching if moment is not None else ""
        yield from ((left[unit], what) for unit, what in _aftermath(field, event, left, recent, marching))
        out, unit = field.take(event)
        if out in LEAVING:
            left[unit] = f"{TOKEN if unit in kinds else UNIT}: {out}"
            recent = [*(recent if event.what == "dies" else ()), unit]
        field.gone(event)


def _aftermath(
    field: ComingField, event: Event, left: dict[str, str], recent: list[str], marching: str
) -> Iterator[tuple[str, str]]:
    """What an event says of units that have left before."""
    what, clause = event.what, event.clause
    if what == APPLIES and event.place == "trigger":
        yield from ((unit, AFTERMATH[0 if unit == event.about else 1]) for unit in recent)
    elif what == "no_effect" and clause.endswith(("chain.user_dead_no_effect", "cost.payer_gone")):
        told = AFTERMATH[2 if clause.endswith("user_dead_no_effect") else 3]
        yield from ((unit, told) for unit in left)
    elif what == "outcome":
        gone = GONE.get(clause[-1], (False, False))
        yield from ((unit, "its side is gone") for unit in left if gone[field.owners[unit] != marching])
    elif what == "damaged" and clause.endswith("attack.damage_formula"):
        yield from ((unit, "the battle goes on to an attack") for unit in left)
    elif what == "summoned" and event.about in left:
        yield event.about, "it comes back"


VACATED = (say("intercept offered"), say("no intercept offered"), say("the turn ends"), say("a control marker is laid"))
"""What becomes of an area that nobody holds any more."""


def vacated(_edition: Edition) -> ClassTable:
    """How the last unit of a side leaves a front area, and what becomes of the area in the same turn."""
    return ClassTable(
        "vacated",
        say("Areas that are left"),
        say(
            "How the last unit of a side leaves a front area, and what becomes of the area in the same turn: an "
            "intercept is offered or not when the marching side comes, a marker is laid, or the turn ends."
        ),
        tuple(f"{side}: {way}" for side in ("marching side", "defending side") for way in WAYS_OUT),
        VACATED,
        _vacated,
    )


def _vacated(play: Play) -> Iterator[Cell]:
    field = ComingField(play)
    empty: dict[str, str] = {}
    for happening in story(play):
        event = happening.event
        yield from _of_empty(happening, empty)
        if event.what in TURN_OVER:
            empty.clear()
        before = dict(field.places)
        out, unit = field.take(event)
        field.gone(event)
        if event.what in ("moved", "summoned"):
            empty.pop(event.place, None)
        place = before.get(unit, "")
        if out and place in FRONT and place not in field.places.values() and happening.moment is not None:
            marching = field.owners[unit] == happening.moment.before.marching
            empty[place] = f"{'marching' if marching else 'defending'} side: {out}"


def _of_empty(happening: Happening, empty: dict[str, str]) -> Iterator[Cell]:
    event, moment = happening
    if event.what == "moved" and ".march." in event.clause and event.place in empty and moment is not None:
        pending = moment.after.pending
        offered = pending is not None and pending.kind == "intercept"
        yield empty[event.place], VACATED[0 if offered else 1]
    elif event.what in TURN_OVER:
        yield from ((row, VACATED[2]) for row in empty.values())
    elif event.what == "control_marker" and event.place in empty:
        yield empty[event.place], VACATED[3]
