"""The record of a run: one JSON line for the header, one for each verdict, one for the footer.

Every report is made from it, and records of several implementations can be put side by side. A file without a footer
is no record: somebody has cut it off. The footer of a run that was stopped says so.
"""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from monosashi.rulebook.folders import features_of
from monosashi.subjects.port import OPTIONAL, Hello
from monosashi.subjects.status import UNSCORED, Status
from monosashi.suite import feature_files
from monosashi.support.files import called, write_file
from monosashi.support.json_lines import BadRecord as BadRecord
from monosashi.support.json_lines import encoded_lines, read_lines
from monosashi.support.text import counted
from monosashi.verification.differences import summarise
from monosashi.verification.grouping import by_cause
from monosashi.verification.verdict import Verdict
from reference_engine.amendments import named as errata_in
from reference_engine.kernel.codec import Codec

FORMAT = 1
"""The version of this format."""


class SmokeCheck(Struct, frozen=True, omit_defaults=True):
    """One of the few things tried before anything is scored: what, whether it went well, what was seen.

    ``fatal`` means that measuring is pointless.
    """

    name: str
    ok: bool
    message: str = ""
    fatal: bool = False


class Settings(Struct, frozen=True):
    """How the run was made.

    Times in seconds; ``recheck`` is the number of scenarios that were to be played twice, ``images`` are those that
    scenarios were to be played in: all, none, or some by name. By the ``seed`` is drawn what differs from run to run:
    names, orders, controls, what is played first; without one nothing is.
    """

    timeout: float = 2.0
    hello_timeout: float = 60.0
    workers: int = 1
    restarts: int = 10
    recheck: int = 100
    images: str = "all"
    validate: bool = False
    seed: int | None = None


class Header(Struct, frozen=True, tag_field="kind", tag="header"):
    """What was measured, with what.

    ``suite`` is the version of the kit, ``suite_hash`` stands for its scenarios and ledger; ``command`` is empty for
    the embedded reference. ``clauses`` are those that were asked for, none meaning all; ``required`` counts the
    scenarios. ``requirements`` is the release by whose requirement set was measured, none meaning all scenarios, and
    ``missing`` are scenarios of that set which the suite does not have any more. ``outdated`` are scenarios written
    for what a clause said before. ``unknown`` says in sentences which words of the introduction the kit did not know.
    ``own_cards`` counts the cards that the author has brought, ``unworded`` are words of card texts that none of them
    has.
    """

    edition: str
    engine: Hello
    command: tuple[str, ...]
    clauses: tuple[str, ...]
    required: int
    settings: Settings
    suite: str
    suite_hash: str
    started: str
    smoke: tuple[SmokeCheck, ...] = ()
    format: int = FORMAT
    requirements: str = ""
    missing: tuple[str, ...] = ()
    outdated: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    own_cards: int = 0
    unworded: tuple[str, ...] = ()


class Difference(Struct, frozen=True, omit_defaults=True):
    """A rule that an engine has otherwise than the rulebook.

    ``rule`` is the id of a wrong rule, by which it can be accepted, ``sentence`` says what the engine does, ``clause``
    is the one that it breaks. ``reading`` is set where ``hello`` may declare it: it is one of those published. The
    engine does as this rule, together with the other differences, in every scenario that it ``explains``; in those
    ``refuted`` it keeps to the rulebook, where this rule would not: it has something like it, but not the very same.
    """

    rule: str
    sentence: str
    clause: str
    reading: str = ""
    explains: tuple[str, ...] = ()
    refuted: tuple[str, ...] = ()


class Footer(Struct, frozen=True, tag_field="kind", tag="footer"):
    """How the run ended.

    ``invalid`` says in a sentence why it proves nothing; it is empty for a run that counts. ``controls`` were reached
    and had to fail, ``caught`` of them did, ``unreached`` ended before what is false in them; ``recheck`` scenarios
    were played a second time; ``restarts`` counts the processes after the first one of each worker; ``words`` are the
    last lines on standard error of the last process. ``upright`` counts the scenarios that are exempted from an image,
    by image and reason. ``differences`` are the rules that the engine has otherwise; ``accepted`` counts the scenarios
    in which each house rule shows. ``decisions`` were compared in games of the run's own, and ``parted`` says what
    parted the engine from the reference there and is explained by no failure. ``code`` is the exit code of the run,
    beside a list of known failures if there was one; records of older releases do not have it.
    """

    invalid: str
    counts: dict[str, int]
    controls: int
    caught: int
    recheck: int
    restarts: int
    seconds: float
    words: tuple[str, ...] = ()
    upright: dict[str, int] = {}
    differences: tuple[Difference, ...] = ()
    accepted: dict[str, int] = {}
    unreached: int = 0
    decisions: int = 0
    parted: tuple[str, ...] = ()
    code: Annotated[int, Meta(ge=0, le=3)] | None = None


class Run(Struct, frozen=True):
    """A whole record."""

    header: Header
    verdicts: tuple[Verdict, ...]
    footer: Footer

    @property
    def scored(self) -> tuple[Verdict, ...]:
        """The verdicts that count: all but those of the controls, and what is not required."""
        return tuple(verdict for verdict in self.verdicts if not verdict.control and verdict.required)

    @property
    def stale(self) -> tuple[str, ...]:
        """House rules that were accepted, and that show in no scenario of the whole suite."""
        whole = not (self.header.clauses or self.footer.invalid)
        return tuple(each for each, number in self.footer.accepted.items() if not number) if whole else ()

    @property
    def later(self) -> tuple[Verdict, ...]:
        """What was played and is not required: it has come later than the requirement set."""
        return tuple(verdict for verdict in self.verdicts if not verdict.required and not is_spared(verdict))

    @property
    def spared(self) -> tuple[Verdict, ...]:
        """What needs a capability that no rule demands and that is not offered: not required."""
        return tuple(verdict for verdict in self.verdicts if not verdict.required and is_spared(verdict))

    @property
    def notes(self) -> tuple[str, ...]:
        """What a reader must know of how it was measured, in sentences; it makes the run no less than a full one."""
        return tuple(_notes(self))

    @property
    def passed(self) -> tuple[Verdict, ...]:
        """What counts as passed."""
        return tuple(verdict for verdict in self.scored if verdict.status is Status.PASS)

    @property
    def unsupported(self) -> tuple[Verdict, ...]:
        """What the implementation does not claim."""
        return tuple(verdict for verdict in self.scored if verdict.status is Status.UNSUPPORTED)

    @property
    def not_applicable(self) -> tuple[Verdict, ...]:
        """What is not true in the edition, or in the readings that the implementation declares: not required."""
        return tuple(verdict for verdict in self.scored if verdict.status is Status.NOT_APPLICABLE)

    @property
    def imaged(self) -> tuple[Verdict, ...]:
        """What was played in its images, too."""
        return tuple(verdict for verdict in self.scored if verdict.imaged)

    @property
    def failed(self) -> tuple[Verdict, ...]:
        """Everything else."""
        return tuple(v for v in self.scored if v.status is not Status.PASS and v.status not in UNSCORED)

    @property
    def second_look(self) -> tuple[Verdict, ...]:
        """What was found beside scenarios that have passed, each under the clause that is broken there."""
        return tuple(verdict.second for verdict in self.scored if verdict.second is not None)

    @property
    def findings(self) -> tuple[Verdict, ...]:
        """What the second look found, each cause once, under the clause that it breaks most often."""
        groups = by_cause(self.header.edition, self.second_look)
        return tuple(replace(group.verdicts[0], clause=group.clauses[0]) for group in groups)

    @property
    def wrong(self) -> tuple[Verdict, ...]:
        """Everything that speaks against the implementation: what has not passed, what was found beside."""
        return (*self.failed, *self.second_look)

    @property
    def in_second_look(self) -> str:
        """What the second look found, in a sentence; nothing where it found nothing."""
        if not self.second_look:
            return ""
        causes, clauses = counted(len(self.findings), "cause"), sorted({each.clause for each in self.findings})
        seen = counted(len(self.second_look), "scenario")
        return f"the second look found {causes} of failure beside {seen} that passed, under {summarise(clauses, 3)}"

    @property
    def in_images(self) -> str:
        """What was played in its images, in a sentence; nothing where nothing was."""
        if not self.imaged:
            return ""
        failed = sum(bool(verdict.image) for verdict in self.imaged)
        exempt = ", ".join(f"{number} {reason}" for reason, number in self.footer.upright.items())
        company = sum(verdict.accompanied for verdict in self.imaged)
        told = f"{counted(len(self.imaged), 'scenario')} played once more in images, {company} of them in company"
        told += f", {failed} not passed there"
        return f"{told}; exempt: {exempt}" if exempt else told

    @property
    def drawn(self) -> str:
        """By which seed it was drawn what differs from run to run, and how to draw it again; nothing without one."""
        seed, decisions = self.header.settings.seed, self.footer.decisions
        games = f"{counted(decisions, 'decision')} of its own games compared; " if decisions else ""
        return "" if seed is None else f"seed {seed}; {games}--seed {seed} draws the same again"

    @property
    def headline(self) -> str:
        """The three numbers; never a percentage."""
        return (
            f"{len(self.passed)} passed, {len(self.failed)} not passed, {len(self.unsupported)} unsupported "
            f"of {self.header.required} required scenarios"
        )


def is_spared(verdict: Verdict) -> bool:
    """Whether it was not played because an implementation need not be able to."""
    return verdict.status is Status.UNSUPPORTED and not set(OPTIONAL).isdisjoint(verdict.capabilities)


def _notes(run: Run) -> Iterator[str]:
    header = run.header
    yield from header.unknown
    for rule, number in run.footer.accepted.items():
        if rule in run.stale:
            yield f"stale house rule: {rule}: the engine does not do this any more; accept it no longer"
        else:
            yield f"house rule: {rule}; {counted(number, 'scenario')} of it {'does' if number == 1 else 'do'} not count"
    if header.own_cards:
        played = sum(bool(verdict.own_cards) for verdict in run.verdicts)
        told = f"{counted(header.own_cards, 'card')} of your own; played with them"
        yield f"{told}: {counted(played, 'scenario')} of card texts"
    if header.unworded:
        yield f"words of card texts that none of your cards has: {', '.join(header.unworded)}"
    if run.spared:
        yield f"not required: {counted(len(run.spared), 'scenario')} of {', '.join(OPTIONAL)}, which is not offered"
    if header.requirements:
        passed = sum(verdict.status is Status.PASS for verdict in run.later)
        failed = sum(verdict.status not in (Status.PASS, *UNSCORED) for verdict in run.later)
        yield (
            f"measured by the requirement set {header.requirements}; "
            f"not required: {counted(len(run.later), 'later scenario')}, {passed} passed, {failed} not passed"
        )
    if header.settings.images != Settings().images:
        yield f"images: {header.settings.images} (usually {Settings().images})"
    if header.missing:
        gone = counted(len(header.missing), "scenario")
        yield f"{gone} of {header.requirements} not in this suite any more: {summarise(list(header.missing), 3)}"
    if header.outdated:
        yield f"{counted(len(header.outdated), 'outdated scenario')}, of which a clause says something else by now"
    yield from run.footer.parted
    yield from (f"smoke check failed: {check.name}: {check.message}" for check in header.smoke if not check.ok)
    if not run.footer.controls and not run.footer.unreached and any(verdict.control for verdict in run.verdicts):
        yield "without controls: what is offered is not enough for any of them"
    if run.footer.unreached:
        missed = counted(run.footer.unreached, "control")
        yield f"{missed} not reached: the engine ended before what is false; {run.footer.controls} reached"
    if run.footer.restarts:
        yield f"the process had to be started again {counted(run.footer.restarts, 'time')}"


def write(path: Path, run: Run) -> None:
    """Write a record; the file is there in one go or not at all. Raises OSError."""
    write_file(path, encoded_lines((run.header, *run.verdicts, run.footer)))


def read(path: Path) -> Run:
    """A record from its file, or from standard input. Raises BadRecord."""
    name, parts = called(path), read_lines(path, LINES, FORMAT)
    if not parts or not isinstance(parts[0], Header):
        raise BadRecord(f"{name}: the first line is no header; expected the record of a monosashi run")
    if not isinstance(parts[-1], Footer):
        raise BadRecord(f"{name}: there is no footer; the record has been cut off")
    verdicts = tuple(part for part in parts if isinstance(part, Verdict))
    if len(verdicts) != len(parts) - 2:
        raise BadRecord(f"{name}: expected one header, verdicts, one footer")
    if not verdicts:
        raise BadRecord(f"{name}: there is no verdict; its header counts {counted(parts[0].required, 'scenario')}")
    return Run(parts[0], verdicts, parts[-1])


LINES = Codec(Header | Verdict | Footer)


@cache
def suite_hash(name: str) -> str:
    """A name for the scenarios and clauses of a game or an edition: it changes when any of them does.

    All published editions of a game share it; an amended one has the files of its errata in it.
    """
    folder = features_of(name.partition("@")[0])
    digest = hashlib.sha256()
    own = [folder / "errata" / f"{erratum}{kind}" for erratum in errata_in(name) for kind in (".feature", ".toml")]
    for file in [*feature_files(folder).values(), folder / "clauses.toml", *filter(Path.exists, own)]:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def counts(verdicts: Sequence[Verdict]) -> dict[str, int]:
    """How many scenarios ended with each status, in the order of the closed list."""
    found = {status: sum(verdict.status is status for verdict in verdicts) for status in Status}
    return {status.value: number for status, number in found.items() if number}
