"""Static vectors: every scenario as a JSON file, for people who have a runner of their own.

A scenario is played on the reference, and what was said is written down: the position, each action with its scripted
outcomes, what must come of it, and what a judge must then see. docs/implementers/vectors.md says how to replay them.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

import reference_engine as engine
from monosashi import __version__
from monosashi.subjects.port import CAPABILITIES, Chance
from monosashi.subjects.protocol import Seat, Viewer
from monosashi.subjects.status import UNSCORED, OurFault, Status
from monosashi.suite import Scenario
from monosashi.support.files import plain_json
from monosashi.verification import runner
from monosashi.verification.compared import comparison
from monosashi.verification.differences import JUDGE
from monosashi.verification.reasons import broken
from monosashi.verification.results_file import suite_hash
from monosashi.verification.watched import WatchedCall, WatchedCase, WatchedReference
from reference_engine.kernel.edition import Edition

FORMAT = 1
"""The version of the files' format."""

MANIFEST = "manifest.json"


class Load(Struct, frozen=True, tag_field="do", tag="load"):
    """Put a quiet position on the table. It must be ``taken``, with ``view`` to be seen, or else turned down."""

    position: dict[str, Any]
    taken: bool
    view: dict[str, Any] | None


class Start(Struct, frozen=True, tag_field="do", tag="start"):
    """Begin a game. It must be ``taken``, or else turned down; all outcomes in ``chance`` must be used, in order."""

    start: dict[str, Any]
    chance: tuple[Chance, ...]
    taken: bool
    view: dict[str, Any] | None


class Apply(Struct, frozen=True, tag_field="do", tag="apply"):
    """Let a seat act. It must be ``accepted`` and use all outcomes in ``chance``, or be refused and use none.

    A refusal must leave the position as it was. Of ``clauses`` the refusal must name one, where the engine claims the
    capability ``reasons``; with none the action is meaningless, and the refusal names no clause. ``broken`` are all
    clauses that are broken there: others should not be named.
    """

    seat: Seat
    action: dict[str, Any]
    chance: tuple[Chance, ...]
    accepted: bool
    clauses: tuple[str, ...]
    view: dict[str, Any]
    broken: tuple[str, ...] = ()


class Observe(Struct, frozen=True, tag_field="do", tag="observe"):
    """Look as somebody else than the judge: ``view`` is what that viewer must see."""

    viewer: Viewer
    view: dict[str, Any]


class Legal(Struct, frozen=True, tag_field="do", tag="legal"):
    """List the answers of the seat that is asked: these, in any order; marches of several units need not be listed."""

    answers: tuple[dict[str, Any], ...]


Step = Load | Start | Apply | Observe | Legal


class Vector(Struct, frozen=True):
    """One scenario as a conversation. ``view`` is what a judge must see after the step, unless a viewer is named.

    ``clauses`` are all that the scenario shows, the one it belongs to first; ``capabilities`` what it needs,
    ``vocabulary`` the words of card texts that its position has.
    """

    format: int
    id: str
    clause: str
    clauses: tuple[str, ...]
    title: str
    edition: str
    capabilities: tuple[str, ...]
    steps: tuple[Step, ...]
    vocabulary: tuple[str, ...] = ()


class Entry(Struct, frozen=True):
    """One vector: its file below the folder, and the SHA-256 of that file."""

    id: str
    clause: str
    capabilities: tuple[str, ...]
    file: str
    sha256: str
    vocabulary: tuple[str, ...] = ()


class SchemaFile(Struct, frozen=True):
    """A schema that lies beside the manifest, and the SHA-256 of its file."""

    file: str
    sha256: str


class Manifest(Struct, frozen=True):
    """What is in the folder, made from which suite, and how views are to be compared.

    Fields of a view named in ``free`` may hold anything. Lists called as in ``unordered`` are compared without their
    order, those in ``by_id`` by the ``id`` of their items. ``suite_hash`` stands for the scenarios and clauses.
    """

    format: int
    edition: str
    suite: str
    suite_hash: str
    free: tuple[str, ...]
    unordered: tuple[str, ...]
    by_id: tuple[str, ...]
    schemas: tuple[SchemaFile, ...]
    vectors: tuple[Entry, ...]


def _steps(watched: WatchedReference) -> Iterator[Step]:
    """What was asked, with what must come of it; a second look at the same thing adds nothing."""
    looks: list[Step] = []
    for each in watched.asked:
        step = _step(watched.rules, each)
        is_look = isinstance(step, Observe | Legal)
        if step is None or (is_look and step in looks):
            continue
        looks = [*looks, step] if is_look else []
        yield step


def _step(rules: Edition, asked: WatchedCall) -> Step | None:
    """One thing asked; None for a look by the judge, whose view comes with every step."""

    def view(viewer: str = JUDGE) -> dict[str, Any]:
        plain: dict[str, Any] = spelled_out(engine.view(rules, asked.after, viewer))
        return plain

    match asked.method:
        case "load":
            return Load(asked.plain, asked.is_taken, view() if asked.is_taken else None)
        case "start":
            return Start(asked.plain, asked.chance, asked.is_taken, view() if asked.is_taken else None)
        case "legal":
            return Legal(asked.listed)
        case "observe":
            return None if asked.seat == JUDGE else Observe(asked.seat, view(asked.seat))
    same_as = comparison(rules.name).same_as
    named = tuple(dict.fromkeys(clause for clauses in asked.demands for clause in same_as(clauses)))
    grounds = broken(rules, asked.after, asked.seat, asked.plain) if named else ()
    return Apply(asked.seat, asked.plain, asked.chance, asked.accepted, named, view(), tuple(sorted(grounds)))


def spelled_out(value: Any) -> Any:
    """A view as plain data with nothing left out that is as usual, so that whole views can be compared."""
    if isinstance(value, Struct):
        return {name: spelled_out(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: spelled_out(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [spelled_out(item) for item in value]
    return value


def record(scenario: Scenario, edition: str) -> Vector | None:
    """A scenario as a vector, None if the edition does not have it. Raises OurFault if the reference does not pass."""
    watched = WatchedReference(engine.edition(edition))
    case = WatchedCase(watched, edition)
    verdict = runner.play(case, scenario)
    if verdict.status in UNSCORED:
        return None
    if verdict.status is not Status.PASS:
        raise OurFault(f"the reference does not pass {scenario.id}: {verdict.message}")
    return Vector(
        FORMAT,
        scenario.id,
        scenario.clause,
        tuple(dict.fromkeys((scenario.clause, *scenario.tags))),
        scenario.name,
        edition,
        # Reasons are looked at where they are offered; no scenario needs them.
        tuple(capability for capability in CAPABILITIES if capability in case.capabilities and capability != "reasons"),
        tuple(_steps(watched)),
        case.vocabulary,
    )


def files(
    edition: str,
    scenarios: Sequence[Scenario],
    schemas: Sequence[tuple[str, bytes]],
    recorded: Callable[[], None] = lambda: None,
) -> Iterator[tuple[str, bytes]]:
    """The vectors of the scenarios, the ``schemas``, and the manifest that lists both: names and contents.

    The same bytes every time. ``recorded`` is called after each scenario. Raises OurFault.
    """
    entries: dict[str, Entry] = {}
    for scenario in scenarios:
        vector = record(scenario, edition)
        if vector is not None:
            content = plain_json(vector)
            name = f"vectors/{scenario.id}.json"
            if name in entries:
                raise OurFault(f"two scenarios are called {scenario.id}")
            entries[name] = Entry(
                vector.id, vector.clause, vector.capabilities, name, _digest(content), vector.vocabulary
            )
            yield name, content
        recorded()
    yield from schemas
    compared = comparison(edition)
    manifest = Manifest(
        FORMAT,
        edition,
        __version__,
        suite_hash(edition),
        compared.free,
        compared.unordered,
        compared.by_id,
        tuple(SchemaFile(name, _digest(content)) for name, content in schemas),
        tuple(entries.values()),
    )
    yield MANIFEST, plain_json(manifest)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
