"""Smoke checks, made before anything is measured: is the program connected at all.

A scenario that fails because an id comes back changed says nothing about the rules. These few checks come first;
``monosashi adapter check`` makes them too, among others. They need nothing but ``core``. The positions are the game's:
its part ``smoke``.
"""

import json
from collections.abc import Callable, Container, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi.kit.interface import Position, Smoke
from monosashi.kit.registry import kit
from monosashi.subjects.port import BadPosition, Hello, Lacking, Subject
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded
from monosashi.verification.differences import JUDGE, differences, summarise
from monosashi.verification.results_file import SmokeCheck
from monosashi.verification.view_types import piles_of


class CheckStatus(StrEnum):
    """What came of a check. Only a fault is the adapter's."""

    OK = "ok"
    FAULT = "fault"
    RULES = "rules"
    NOT_OFFERED = "not offered"
    NOT_CHECKED = "not checked"


class CheckContext(NamedTuple):
    """What is checked: the program itself, for an edition, as it has introduced itself."""

    subject: Subject
    edition: str
    hello: Hello


def game_of(bench: CheckContext) -> Smoke:
    """The positions of the game that is checked."""
    return kit(bench.edition).smoke


class AdapterFault(Exception):
    """The adapter is at fault; the message says what was seen and what was expected."""


class RulesDiffer(Exception):
    """The adapter does its part; what it says is not as the rules have it."""


class NotOffered(Exception):
    """There is nothing to check; the message says what is not offered."""


def need(offered: Container[str], capability: str) -> None:
    """Raise NotOffered unless the capability is offered."""
    if capability not in offered:
        raise NotOffered(f"hello does not offer the capability {capability}")


def rules_view(edition: str, position: Position) -> tuple[Reference, Any]:
    """The reference with the position on its table, and what its judge sees."""
    reference = Reference(engine.edition(edition))
    reference.load(edition, dict(position))
    return reference, reference.observe(JUDGE)


def compare(bench: CheckContext, expected: Any, actual: Any) -> None:
    """Look for differences between two views of a loaded position. Raises AdapterFault or RulesDiffer."""
    game, piles = game_of(bench), piles_of(kit(bench.edition).game)
    hidden = [f"players.{seat}.{pile}" for seat, player in actual.players.items() for pile in piles
              if getattr(player, pile) is None]  # fmt: skip
    if hidden:
        raise AdapterFault(f"the judge's view leaves out {', '.join(hidden)}; expected a list, if need be an empty one")
    found = differences(expected, actual)
    own = [line for line in found if not game.RULES_DECIDE.match(line)]
    if own:
        raise AdapterFault(f"not shown as it was loaded: {summarise(own)}")
    if found:
        raise RulesDiffer(f"shown as loaded, but the rules have it otherwise: {summarise(found)}")


def echo(bench: CheckContext, position: Position) -> None:
    """Load a position and look at it. Raises AdapterFault, RulesDiffer, BadPosition, ScenarioEnded."""
    expected = rules_view(bench.edition, position)[1]
    bench.subject.load(bench.edition, dict(position))
    compare(bench, expected, bench.subject.observe(JUDGE))


# The checks: each returns what was seen


def minimal_position(bench: CheckContext) -> str:
    """The smallest position can be loaded and looked at."""
    minimal = game_of(bench).MINIMAL
    try:
        echo(bench, minimal.position)
    except BadPosition as error:
        plain = json.dumps(dict(minimal.position))
        raise AdapterFault(f"turned down {plain}: {error}; every other field has a default") from None
    return minimal.says


def rich_position(bench: CheckContext) -> str:
    """A position with something in every zone comes back as it is."""
    rich = game_of(bench).rich(bench.edition)
    echo(bench, rich.position)
    return rich.says


def odd_ids(bench: CheckContext) -> str:
    """The kit's ids come back unchanged, also when they are odd or much alike."""
    odd = game_of(bench).ODD
    if odd is None:
        raise NotOffered("names mean something in this game; none are made up")
    echo(bench, odd.position)
    return f"{len(odd.position['cards'])} ids come back unchanged; {odd.says}"


def second_load(bench: CheckContext) -> str:
    """Nothing of the position before is left."""
    game = game_of(bench)
    bench.subject.load(bench.edition, dict(game.rich(bench.edition).position))
    minimal = game.MINIMAL.position
    expected = rules_view(bench.edition, minimal)[1]
    bench.subject.load(bench.edition, dict(minimal))
    try:
        compare(bench, expected, bench.subject.observe(JUDGE))
    except AdapterFault as wrong:
        raise AdapterFault(f"something of the position loaded before is left: {wrong}") from None
    return "nothing of the position before is left"


def refusal(bench: CheckContext) -> str:
    """What cannot be done is refused, as a result, and changes nothing."""
    game = game_of(bench)
    bench.subject.load(bench.edition, dict(game.DEED.position))
    before = bench.subject.observe(JUDGE)
    for what, action in game.NONSENSE.items():
        reply = bench.subject.apply(game.DEED.seat, dict(action), ())
        changed = differences(before, bench.subject.observe(JUDGE))
        if changed:
            done = "accepted" if reply.accepted else "refused"
            raise AdapterFault(f"{what} was {done} and changed the position: {summarise(changed)}")
        if reply.accepted:
            raise AdapterFault(f"{what} was accepted")
        if reply.drawn:
            raise AdapterFault(f"{what} was refused and yet counts {reply.drawn} outcomes as used")
    return "what cannot be done is refused and changes nothing"


Check = Callable[[CheckContext], str]

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


def attempt(check: Callable[[], str]) -> tuple[CheckStatus, str]:
    """Make a check; whatever it ends in is told in a sentence."""
    try:
        return CheckStatus.OK, check()
    except NotOffered as error:
        return CheckStatus.NOT_OFFERED, str(error)
    except RulesDiffer as error:
        return CheckStatus.RULES, str(error)
    except Lacking as error:
        return CheckStatus.NOT_OFFERED, str(error)
    except BadPosition as error:
        return CheckStatus.RULES, f"turned down a position that the rules allow: {error}"
    except (AdapterFault, ScenarioEnded) as error:
        return CheckStatus.FAULT, str(error)


def smoke(subject: Subject, edition: str, hello: Hello) -> list[SmokeCheck]:
    """Check the program itself (not the lockstep beside it), up to the first fatal fault.

    A check is ``ok`` unless the adapter is at fault, and ``fatal`` if measuring would be pointless. What only the rules
    are to blame for is ``ok`` here: the scenarios will say it better.
    """
    bench = CheckContext(subject, edition, hello)
    found: list[SmokeCheck] = []
    for name, (check, needed) in SMOKE.items():
        outcome, message = attempt(lambda check=check: check(bench))  # type: ignore[misc]
        fault = outcome is CheckStatus.FAULT
        found.append(SmokeCheck(name, not fault, message, fatal=fault and needed))
        if fault and needed:
            break
    return found
