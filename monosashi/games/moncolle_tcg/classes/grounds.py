"""What lies on a space, and what happens there."""

from collections.abc import Iterator

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from monosashi.games.monster_collection.classes.story import story
from reference_engine.kernel.edition import Edition

BARE = say("bare ground")
GROUNDS = (
    BARE,
    say("own base"),
    say("enemy's base"),
    say("own terrain"),
    say("enemy's terrain"),
    say("own proxy"),
    say("enemy's proxy"),
)
"""What lies on a space, seen from the seat that answers."""

TERRAIN, PROXY, MARCHED_TO, FOUGHT_ON, BACK, SUMMONED, EQUIPPED = (
    say("terrain is placed"),
    say("a proxy is placed"),
    say("is marched to"),
    say("is fought on"),
    say("units go back to it"),
    say("a unit is summoned to it"),
    say("equipment is put on there"),
)
HAPPENS = (TERRAIN, PROXY, MARCHED_TO, FOUGHT_ON, BACK, SUMMONED, EQUIPPED)


def grounds(_edition: Edition) -> ClassTable:
    """What lies on a space when something happens there."""
    return ClassTable(
        "grounds",
        say("Kinds of ground"),
        say("What lies on a space when something happens there, seen from whoever does it."),
        GROUNDS,
        HAPPENS,
        _grounds,
        _cannot,
    )


def _cannot(ground: str, happens: str) -> bool:
    """Nobody stands on bare ground, bases are not replaced, and nobody goes back to what the enemy holds."""
    placing = happens in (TERRAIN, PROXY)
    if ground == BARE:
        return not placing
    return ground.endswith("base") and (placing or (happens == BACK and ground.startswith("enemy")))


def _grounds(play: Play) -> Iterator[Cell]:
    for event, moment in story(play):
        if moment is None:
            continue
        happens, place = _where(event.what, event.clause, event.place, bool(event.about))
        if event.what == "equipped" and event.other in moment.before.units:
            happens, place = EQUIPPED, moment.before.units[event.other].area
        if happens:
            ground = lies(moment, event.seat or moment.before.marching, place)
            if not _cannot(ground, happens):
                yield ground, happens


def _where(what: str, clause: str, place: str, openly: bool) -> tuple[str, str]:
    if what == "placed":
        return (TERRAIN if openly else PROXY), place
    if what == "moved":
        return (MARCHED_TO if clause.endswith("march.group") else BACK), place
    return {"battle_begins": FOUGHT_ON, "summoned": SUMMONED}.get(what, ""), place


def lies(moment: Moment, seat: str, place: str) -> str:
    """What lies on a space before an answer."""
    ground = moment.before.field.get(place)
    if ground is None:
        return BARE
    whose = "own" if ground.placed_by == seat else "enemy's"
    return f"{whose} {ground.kind}"
