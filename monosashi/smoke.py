"""Smoke checks, made before anything is measured: is the program connected at all.

A scenario that fails because an id comes back changed says nothing about the rules. These few checks come first;
``monosashi check-adapter`` makes them too, among others. They need nothing but ``core``.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi.differences import JUDGE, differences, listed
from monosashi.reference import Reference
from monosashi.run_record import SmokeCheck
from monosashi.subject import BadPosition, Hello, Subject
from monosashi.verdict import Unmet

RULES_DECIDE = ("asked", "final_turn", "phase", "battle:", "battle.", "in_use", "result")
"""Parts of a view that the rules work out; everything else of a loaded position is shown as it was loaded."""


class Outcome(StrEnum):
    """What came of a check. Only a fault is the adapter's."""

    OK = "ok"
    FAULT = "fault"
    RULES = "rules"
    NOT_OFFERED = "not offered"
    NOT_CHECKED = "not checked"


class Bench(NamedTuple):
    """What is checked: the program itself, for an edition, as it has introduced itself."""

    subject: Subject
    edition: str
    hello: Hello


class Wrong(Exception):
    """The adapter is at fault; the message says what was seen and what was expected."""


class Questioned(Exception):
    """The adapter does its part; what it says is not as the rules have it."""


class NotOffered(Exception):
    """There is nothing to check; the message says what is not offered."""


def unit_card(name: str, **more: Any) -> dict[str, Any]:
    """A plain unit card."""
    return {"name": name, "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk", **more}


def cards(*names: str) -> dict[str, Any]:
    """Plain unit cards by id, each called by it."""
    return {name: unit_card(name) for name in names}


def unit(name: str, owner: str, area: str, **more: Any) -> dict[str, Any]:
    """A unit on the battlefield."""
    return {"id": name, "owner": owner, "area": area, **more}


MINIMAL: Mapping[str, Any] = MappingProxyType({"marching": "south"})
"""The smallest position there is."""

RICH: Mapping[str, Any] = MappingProxyType(
    {
        "marching": "north",
        "turn": 6,
        "cards": {
            **cards("Page", "Cook", "Groom", "Bard", "Orc", "Goblin", "Imp", "Troll"),
            "Knight": unit_card("Knight", level=3, attack=4, defence=5),
            "Squire": unit_card("Squire", level=1, attack=0, defence=1),
            "Ogre": unit_card("Ogre", level=8, attack=7),
            "Wyvern": unit_card("Wyvern", march="fly", attack=5),
        },
        "south": {"hand": ["Page"], "deck": ["Groom", "Cook"], "discard": ["Bard"], "power": 2},
        "north": {"hand": ["Orc", "Goblin"], "deck": ["Imp"], "discard": ["Troll"], "power": 5},
        "units": [
            unit("Knight", "south", "a1"),
            unit("Squire", "south", "b2", ready=False),
            unit("Ogre", "north", "c3"),
            unit("Wyvern", "north", "c2", ready=False),
        ],
        "start_owner": {"a2": "north", "b2": "south", "c2": "north"},
        "control_markers": ["a2"],
        "battle_markers": ["b2"],
    }
)
"""Something in every zone that needs no card text."""

ODD_IDS = ("Zoë's Knight № 7 – 騎士", 'the "Old" one \\ two', "007", " spaced  out ", "knight", "Long" * 75)

ODD: Mapping[str, Any] = MappingProxyType(
    {
        "marching": "south",
        "cards": {**cards(*ODD_IDS), "Knight": unit_card("Knight"), "Knight 2": unit_card("Knight"), **cards("Last")},
        "south": {"hand": list(ODD_IDS[3:]), "deck": ["Last"]},
        "units": [
            unit("Knight", "south", "a1"),
            unit("Knight 2", "south", "a1", ready=False),
            *(unit(name, "north", area) for name, area in zip(ODD_IDS, ("a3", "b3", "c3"), strict=False)),
        ],
    }
)
"""Ids as long, as foreign and as much alike as they come, and two units of one card."""

MARCH: Mapping[str, Any] = MappingProxyType(
    {
        "marching": "south",
        "cards": cards("Knight", "Squire", "Ogre", "Page", "Imp"),
        "south": {"deck": ["Page"]},
        "north": {"deck": ["Imp"]},
        "units": [
            unit("Knight", "south", "b1"),
            unit("Squire", "south", "a1", ready=False),
            unit("Ogre", "north", "c3"),
        ],
    }
)
"""A ready unit and an exhausted one, and nobody near."""


def rules_view(edition: str, position: Mapping[str, Any]) -> tuple[Reference, Any]:
    """The reference with the position on its table, and what its judge sees."""
    reference = Reference(engine.edition(edition))
    reference.load(edition, dict(position))
    return reference, reference.observe(JUDGE)


def compare(expected: Any, actual: Any) -> None:
    """Look for differences between two views of a loaded position. Raises Wrong or Questioned."""
    hidden = [f"players.{seat}.{zone}" for seat, player in actual.players.items() for zone in ("hand", "deck")
              if getattr(player, zone) is None]  # fmt: skip
    if hidden:
        raise Wrong(f"the judge's view leaves out {', '.join(hidden)}; expected a list, if need be an empty one")
    found = differences(expected, actual)
    own = [line for line in found if not line.startswith(RULES_DECIDE)]
    if own:
        raise Wrong(f"not shown as it was loaded: {listed(own)}")
    if found:
        raise Questioned(f"shown as loaded, but the rules have it otherwise: {listed(found)}")


def echo(bench: Bench, position: Mapping[str, Any]) -> None:
    """Load a position and look at it. Raises Wrong, Questioned, BadPosition, Unmet."""
    expected = rules_view(bench.edition, position)[1]
    bench.subject.load(bench.edition, dict(position))
    compare(expected, bench.subject.observe(JUDGE))


# The checks: each returns what was seen


def minimal_position(bench: Bench) -> str:
    """The smallest position can be loaded and looked at."""
    try:
        echo(bench, MINIMAL)
    except BadPosition as error:
        raise Wrong(f'turned down {{"marching": "south"}}: {error}; every other field has a default') from None
    return "loaded and shown: turn 3, main phase, nothing on the table"


def rich(edition: str) -> dict[str, Any]:
    """RICH with the markers that the edition has."""
    if not engine.edition(edition).numbers["ownership_markers"]:
        return dict(RICH)
    plain = {name: value for name, value in RICH.items() if name not in ("start_owner", "control_markers")}
    return {**plain, "ownership": {"a2": "north", "b2": "south", "c2": "north"}}


def rich_position(bench: Bench) -> str:
    """A position with something in every zone comes back as it is."""
    echo(bench, rich(bench.edition))
    return "units, states, hands, decks, discard piles, power and markers are shown as they were loaded"


def odd_ids(bench: Bench) -> str:
    """The kit's ids come back unchanged, also when they are odd or much alike."""
    echo(bench, ODD)
    return f"{len(ODD['cards'])} ids come back unchanged; two units of one card are two units"


def second_load(bench: Bench) -> str:
    """Nothing of the position before is left."""
    bench.subject.load(bench.edition, rich(bench.edition))
    expected = rules_view(bench.edition, MINIMAL)[1]
    bench.subject.load(bench.edition, dict(MINIMAL))
    try:
        compare(expected, bench.subject.observe(JUDGE))
    except Wrong as wrong:
        raise Wrong(f"something of the position loaded before is left: {wrong}") from None
    return "nothing of the position before is left"


NONSENSE: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "an act that does not exist": {"do": "juggle", "with": ["Knight"]},
        "a march of a unit that is not there": {"do": "march", "moves": {"Nobody": "b2"}},
        "a march to an area that does not exist": {"do": "march", "moves": {"Knight": "z9"}},
    }
)


def refusal(bench: Bench) -> str:
    """What cannot be done is refused, as a result, and changes nothing."""
    bench.subject.load(bench.edition, dict(MARCH))
    before = bench.subject.observe(JUDGE)
    for what, action in NONSENSE.items():
        reply = bench.subject.apply("south", dict(action), ())
        changed = differences(before, bench.subject.observe(JUDGE))
        if changed:
            done = "accepted" if reply.accepted else "refused"
            raise Wrong(f"{what} was {done} and changed the position: {listed(changed)}")
        if reply.accepted:
            raise Wrong(f"{what} was accepted")
        if reply.drawn:
            raise Wrong(f"{what} was refused and yet counts {reply.drawn} outcomes as used")
    return "what cannot be done is refused and changes nothing"


Check = Callable[[Bench], str]

SMOKE: Mapping[str, tuple[Check, bool]] = MappingProxyType(
    {
        "a minimal position": (minimal_position, True),
        "a rich position": (rich_position, False),
        "a second load": (second_load, True),
        "ids": (odd_ids, True),
        "refusals": (refusal, False),
    }
)
"""The checks by name, and whether measuring is pointless without."""


def attempt(check: Callable[[], str]) -> tuple[Outcome, str]:
    """Make a check; whatever it ends in is told in a sentence."""
    try:
        return Outcome.OK, check()
    except NotOffered as error:
        return Outcome.NOT_OFFERED, str(error)
    except Questioned as error:
        return Outcome.RULES, str(error)
    except BadPosition as error:
        return Outcome.RULES, f"turned down a position that the rules allow: {error}"
    except (Wrong, Unmet) as error:
        return Outcome.FAULT, str(error)


def smoke(subject: Subject, edition: str, hello: Hello) -> list[SmokeCheck]:
    """Check the program itself (not the lockstep beside it), up to the first fatal fault.

    A check is ``ok`` unless the adapter is at fault, and ``fatal`` if measuring would be pointless. What only the rules
    are to blame for is ``ok`` here: the scenarios will say it better.
    """
    bench = Bench(subject, edition, hello)
    found: list[SmokeCheck] = []
    for name, (check, needed) in SMOKE.items():
        outcome, message = attempt(lambda check=check: check(bench))  # type: ignore[misc]
        fault = outcome is Outcome.FAULT
        found.append(SmokeCheck(name, not fault, message, fatal=fault and needed))
        if fault and needed:
            break
    return found
