"""Where two editions part: the scenarios that end otherwise on the other one, found again only for what has changed.

An erratum amends a few entries of its edition's table; only scenarios that look one of these up can end otherwise.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.impact.model import ScenarioChange
from monosashi.impact.scenarios import ending_otherwise
from monosashi.rulebook.errata import errata
from monosashi.rulebook.folders import features_of
from monosashi.site import build_cache
from monosashi.site.book.chapters import Book
from monosashi.suite import Scenario
from monosashi.verification.tracing import Entries, Tracer, entries_that_differ

_remembered: dict[str, dict[bytes, Any]] = {}


def partings(game: str, old: str, new: str) -> Mapping[str, Sequence[ScenarioChange]]:
    """The scenarios of every clause that end otherwise on the other edition, with the views where they part."""
    found: dict[str, list[ScenarioChange]] = {}
    for change in _changes(game, old, new):
        if change.before is not None and change.after is not None:
            for clause in change.clauses:
                found.setdefault(clause, []).append(change)
    return found


def find_partings(rules: Book) -> None:
    """Play everything that pages of a game need, and keep it for them."""
    pairs = list(pairwise(rules.editions))[-1:]
    if rules.game in engine.GAMES:
        pairs += [(erratum.edition, erratum.amended_edition) for erratum in errata(rules.game)]
    for old, new in pairs:
        partings(rules.game, old, new)


def _changes(game: str, old: str, new: str) -> Iterator[ScenarioChange]:
    """All scenarios that end otherwise, in the suite's order."""
    before, after = suite.scenarios(old), suite.scenarios(new)
    held = {scenario.id for scenario in before}, {scenario.id for scenario in after}
    digests = {
        scenario.id: _digest(scenario, *(scenario.id in each for each in held)) for scenario in (*before, *after)
    }
    able = _able(game, old, new) if "+" in new else lambda _: True

    def play(missing: Sequence[Scenario]) -> dict[bytes, ScenarioChange | None]:
        wanted = [scenario for scenario in missing if scenario.id not in held[0] or able(scenario)]
        changed = {change.scenario: change for change in ending_otherwise(old, new, lambda *_: wanted)}
        return {digests[scenario.id]: changed.get(scenario.id) for scenario in missing}

    every = {scenario.id: scenario for scenario in (*before, *after)}
    known = _known(f"partings-{_table(game, old, new)}", {digests[name]: every[name] for name in every}, play)
    yield from (change for name in every if (change := known[digests[name]]) is not None)


def _able(game: str, old: str, new: str) -> Callable[[Scenario], bool]:
    """Which scenarios of an edition can end otherwise on another."""
    differing = entries_that_differ(engine.edition(old), engine.edition(new))
    scenarios = {_digest(scenario): scenario for scenario in suite.scenarios(old)}

    def play(missing: Sequence[Scenario]) -> dict[bytes, Entries]:
        return {_digest(scenario): found for scenario, found in Tracer(engine.edition(old)).look_ups(missing)}

    looked = _known(f"look-ups-{_table(game, old)}", scenarios, play)
    return lambda scenario: not differing.isdisjoint(looked[_digest(scenario)])


def _known(
    name: str,
    scenarios: Mapping[bytes, Scenario],
    play: Callable[[Sequence[Scenario]], Mapping[bytes, Any]],
) -> Mapping[bytes, Any]:
    """What is known of some scenarios, by their digests: kept from before, or found out by playing those missing."""
    known = _remembered.get(name)
    if known is None:
        known = _remembered[name] = dict(build_cache.get(name) or {})
    missing = [scenario for digest, scenario in scenarios.items() if digest not in known]
    if missing:
        known.update(play(missing))
        build_cache.put(name, {digest: known[digest] for digest in scenarios})
    return known


def _digest(*parts: object) -> bytes:
    return hashlib.sha256(msgspec.msgpack.encode(parts)).digest()


@cache
def _errata(game: str, _texts: tuple[bytes, ...]) -> str:
    return hashlib.sha256(b"|".join(_texts)).hexdigest()


def _table(game: str, *editions: str) -> str:
    """A name for some editions as they are: the code that they are made of, and the errata that amend them."""
    texts = tuple(path.read_bytes() for path in sorted((features_of(game) / "errata").glob("*.toml")))
    return "-".join((*editions, build_cache.code(game), _errata(game, texts)))
