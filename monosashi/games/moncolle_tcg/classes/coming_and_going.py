"""Ways into and out of a battle, and what follows."""

from collections.abc import Iterator

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.telling import REACHED
from monosashi.classes.watching import Moment, Play
from monosashi.games.moncolle_tcg.classes.telling import AUTOMATIC
from monosashi.games.monster_collection.classes.story import standing, story
from monosashi.games.monster_collection.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

MARCHED, STOOD, SUMMONED = say("marched"), say("stood there"), say("was summoned instantly")
WAYS_IN = (MARCHED, STOOD, SUMMONED)

DIES_OF_ATTACK, DIES_OF_EFFECT = say("dies of an attack"), say("dies of an effect")
DISCARDED, EXCLUDED, FADES, LIMIT, HAND, BACK = (
    say("is discarded by an effect"),
    say("is excluded"),
    say("has no defence left"),
    say("goes by the limit"),
    say("goes to the hand"),
    say("goes back"),
)
FOLLOWS = (
    say("is lined up"),
    say("is reached with a group"),
    say("is a target"),
    say("attacks"),
    say("is hit by an attack"),
    say("uses an effect"),
    say("has a condition met"),
    say("gives icons"),
    say("is equipped"),
    say("is changed for a while"),
    say("loses the change afterwards"),
    say("is exhausted afterwards"),
    DIES_OF_ATTACK,
    DIES_OF_EFFECT,
    DISCARDED,
    EXCLUDED,
    FADES,
    LIMIT,
    HAND,
    BACK,
)
"""What happens to, or is done by, a unit in a battle or after it."""

GROUPS = ("allies", "others", "enemies", "all", "that_unit")
LEAVING = (DIES_OF_ATTACK, DIES_OF_EFFECT, DISCARDED, EXCLUDED, FADES, LIMIT, HAND)
"""Ways out that take a unit off the field."""

BACK_BY = ("march.failure_return", "march.instant_units_return")
HIT = "attack.front_to_back"


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
        what, about, out = event.what, event.about, ""
        if what == "battle_begins":
            self.area = event.place
            self.inside = {unit: self.came[unit] for unit, place in self.places.items() if place == self.area}
        elif what in ("turn_ends", "turn_begins"):
            self.came, self.inside, self.area = dict.fromkeys(self.places, STOOD), {}, ""
        elif what == "summoned":
            self.places[about], self.owners[about] = event.place, event.seat
            self.came[about] = SUMMONED if event.place == self.area else STOOD
            if event.place == self.area:
                self.inside[about] = SUMMONED
        elif what == "moved":
            out = BACK if event.clause.endswith(BACK_BY) else ""
            self.came[about] = STOOD if out else MARCHED
            self.places[about] = event.place
        elif what in ("damaged", APPLIES):
            self._struck_by = DIES_OF_ATTACK if event.clause.endswith(HIT) else DIES_OF_EFFECT
        elif what in ("dies", "discarded", "excluded", "to_hand") and self.places.pop(about, ""):
            return self._leaving(event), about
        return out, about

    def _leaving(self, event: Event) -> str:
        if event.clause.endswith("attack.zero_defence"):
            return FADES
        if event.what == "dies":
            return self._struck_by
        if event.what == "discarded":
            return LIMIT if event.clause.endswith("return_overflow") else DISCARDED
        return EXCLUDED if event.what == "excluded" else HAND


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
        lambda way, what: (way, what) == (STOOD, BACK),
    )


def _arrivals(play: Play) -> Iterator[Cell]:
    field = ComingField(play)
    for event, _ in story(play):
        out, gone = field.take(event)
        for unit, what in (*_follows(event), (gone, out)):
            if unit in field.inside and what in FOLLOWS:
                yield field.inside[unit], what


PLAIN = {
    "slots_spent": "gives icons",
    "items_used": "gives icons",
    "changed": "is changed for a while",
    "expired": "loses the change afterwards",
}
EXHAUSTED = {"becomes_acted": "attacks", "acted_when_finished": "is exhausted afterwards"}


def _follows(event: Event) -> Iterator[tuple[str, str]]:
    """The units that an event concerns, and how; not those that leave."""
    what, clause, about = event.what, event.clause, event.about
    if what == "lined_up":
        yield from ((unit, "is lined up") for unit in event.cards)
    elif what == REACHED and event.other in (*GROUPS, "target"):
        yield about, "is a target" if event.other == "target" else "is reached with a group"
    elif what == "damaged" and clause.endswith(HIT) and event.amount:
        yield about, "is hit by an attack"
    elif what == "exhausted":
        yield about, EXHAUSTED.get(clause.rpartition(".")[2], "")
    elif what == "equipped":
        yield event.other, "is equipped"
    elif what == APPLIES:
        yield about, "has a condition met" if event.place in AUTOMATIC else "uses an effect"
    else:
        yield about, PLAIN.get(what, "")


PLAIN_UNIT, WEARER, HERO = say("unit"), say("unit with equipment"), say("hero")
AFTERMATH = (
    say("its own condition is met"),
    say("another's condition is met"),
    say("nothing comes of what was declared"),
    say("its side is gone"),
    say("the battle goes on to an attack"),
    say("it comes back"),
)
"""What follows once a unit has left."""


def departures(_edition: Edition) -> ClassTable:
    """How a unit leaves a battle or the field, and what follows."""
    return ClassTable(
        "departures",
        say("Ways out and what follows"),
        say("How a unit, one with equipment or a hero leaves a battle, or the field, and what comes of it."),
        tuple(f"{kind}: {way}" for kind in (PLAIN_UNIT, WEARER, HERO) for way in LEAVING),
        AFTERMATH,
        lambda play: (cell for cell in _departures(play) if not _cannot_follow(*cell)),
        _cannot_follow,
    )


def _cannot_follow(row: str, what: str) -> bool:
    """The limit comes after the battle; only what is in the hand comes back."""
    way = row.partition(": ")[2]
    if what == AFTERMATH[-1]:
        return way != HAND
    return way == LIMIT and what not in AFTERMATH[:2]


def _departures(play: Play) -> Iterator[Cell]:
    field = ComingField(play)
    left: dict[str, str] = {}
    recent: list[str] = []
    for event, moment in story(play):
        if event.what == "battle_begins":
            left, recent = {}, []
        yield from ((left[unit], what) for unit, what in _aftermath(field, event, left, recent))
        out, unit = field.take(event)
        if out in LEAVING:
            left[unit] = f"{_kind(play, moment, unit)}: {out}"
            recent = [*(recent if event.what == "dies" else ()), unit]


def _kind(play: Play, moment: Moment | None, unit: str) -> str:
    """What a unit was, as it stood before the answer that made it leave."""
    position = moment.before if moment is not None else play.loaded
    there = position.units.get(unit) if position is not None else None
    if there is None:
        return PLAIN_UNIT
    name = position.cards[unit]
    card = position.own_cards.get(name) or play.edition.cards[name]
    return HERO if card.hero else WEARER if there.equipment else PLAIN_UNIT


def _aftermath(field: ComingField, event: Event, left: dict[str, str], recent: list[str]) -> Iterator[tuple[str, str]]:
    """What an event says of units that have left before."""
    what, clause = event.what, event.clause
    if what == APPLIES and event.place in AUTOMATIC:
        yield from ((unit, AFTERMATH[0 if unit == event.about else 1]) for unit in recent)
    elif what == "no_effect":
        yield from ((unit, AFTERMATH[2]) for unit in left)
    elif what == "outcome":
        alive = {field.owners[unit] for unit, place in field.places.items() if place == event.place}
        yield from ((unit, AFTERMATH[3]) for unit in left if field.owners[unit] not in alive)
    elif what == "damaged" and clause.endswith(HIT):
        yield from ((unit, AFTERMATH[4]) for unit in left)
    elif what == "summoned" and event.about in left:
        yield event.about, AFTERMATH[5]
