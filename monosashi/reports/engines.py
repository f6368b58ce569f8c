"""Kept measurements of published engines: what a run showed, and what people add who have looked it up by hand.

A game has them in ``engines/records`` beside its package, a JSON file for each engine. ``measured`` is what
``monosashi suite engines`` writes; all else is written by hand.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from monosashi.diagnosis.diagnosing import Suspect, diagnose
from monosashi.reports.failures import board, failure_lines
from monosashi.rulebook.folders import features_of
from monosashi.support.faulty import Faulty
from monosashi.support.text import counted
from monosashi.verification.results_file import Run

RECORDS = "engines/records"
"""The folder of a game's records, beside its package; a wheel has it in the package."""

Verdict = Literal["true", "part", "false", "missed", "chosen"]
"""What looking it up has shown.

The engine does so; it does so in part, or another clause says it; it does not; it does so, and the kit did not name
it; the rules leave a choice.
"""


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in each language."""

    en: str
    ja: str


class Remark(Texts, frozen=True, omit_defaults=True):
    """What somebody has looked up.

    It is ``about`` a difference, by its scenario, rule or clause; or about what the kit has not named.
    """

    verdict: Verdict
    about: str = ""
    link: str = ""


class Difference(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a run says an engine has otherwise: near a clause, or in a sentence by a rule that can be accepted.

    It ``explains`` so many failures; ``scenario`` is one of them, ``evidence`` what came of it.
    """

    clause: str
    explains: int
    sentence: str = ""
    rule: str = ""
    scenario: str = ""
    evidence: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What tells it from others: its rule, or the clause where there is none."""
        return self.rule or self.clause

    @property
    def names(self) -> tuple[str, ...]:
        """By what remarks are about it, the most special first."""
        return self.scenario, self.name


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """What a run came to. ``name`` and ``version`` are what the engine says of itself, ``suite`` is the kit's."""

    edition: str
    name: str
    version: str
    date: str
    suite: str
    counts: dict[str, int]
    failures: int
    differences: tuple[Difference, ...] = ()

    @property
    def outcome(self) -> tuple[object, ...]:
        """What is the same whenever the same version is measured."""
        return self.edition, self.version, self.counts, Counter(each.name for each in self.differences)


class EngineRecord(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An engine: the ``package`` that has it, its ``adapter`` with arguments, what that decides, what was measured.

    A package comes from pip, or from ``npm``: then the adapter gets the folder of its ``node_modules``, too.
    """

    package: str
    adapter: tuple[str, ...]
    home: str
    decided: Texts
    npm: bool = False
    seed: int = 1
    remarks: tuple[Remark, ...] = ()
    measured: Measured | None = None

    @property
    def requirement(self) -> str:
        """The package in the version that was measured."""
        between = "@" if self.npm else "=="
        return f"{self.package}{between}{self.measured.version}" if self.measured else self.package

    def remark(self, difference: Difference) -> Remark | None:
        """What was looked up of a difference."""
        by_name = {each.about: each for each in reversed(self.remarks) if each.about}
        return next((by_name[name] for name in difference.names if name in by_name), None)

    @property
    def beside(self) -> tuple[Remark, ...]:
        """What was looked up, and is none of the differences of this run."""
        names = {name for each in (self.measured.differences if self.measured else ()) for name in each.names}
        return tuple(each for each in self.remarks if each.about not in names)


def read_record(path: Path) -> EngineRecord:
    """A record from its file. Raises Faulty."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=EngineRecord)
    except OSError as error:
        raise Faulty(f"{path} cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Faulty(f"{path} is no record of an engine: {error}; docs/games.md says what stands in one") from None


def records_in(*folders: Path) -> dict[str, EngineRecord]:
    """The records of the first folder that is there, by their files' names. Raises Faulty."""
    folder = next(filter(Path.is_dir, folders), None)
    return {path.stem: read_record(path) for path in sorted(folder.glob("*.json"))} if folder else {}


def records_of(game: str) -> dict[str, EngineRecord]:
    """The records of a game, installed or beside its package. Raises Faulty."""
    package = features_of(game).parent
    return records_in(package / RECORDS, package.parent / RECORDS)


def unmeasurable(run: Run) -> str:
    """Why a run says nothing of an engine's rules, as when it has another interface now; empty if it does."""
    if run.footer.invalid or not run.failed or diagnose(run).suspects:
        return run.footer.invalid
    return f"{counted(len(run.failed), 'failure')} of no known rule; the first one: {run.failed[0].message}"


def measured(run: Run) -> Measured:
    """What is kept of a run."""
    header, found = run.header, diagnose(run)
    return Measured(
        header.edition, header.engine.name, header.engine.version, header.started[:10], header.suite,
        run.footer.counts, found.failures,
        tuple(_difference(run, each) for each in found.suspects if not each.alternative),
    )  # fmt: skip


def _difference(run: Run, suspect: Suspect) -> Difference:
    scenario = suspect.confirm if suspect.confirm in suspect.explains else next(iter(suspect.explains), "")
    return Difference(
        suspect.clause, len(suspect.explains), suspect.sentence, suspect.rule, scenario, tuple(_evidence(run, scenario))
    )


def _evidence(run: Run, scenario: str) -> Iterator[str]:
    """The sentences of a scenario, the position in which it failed, and what was expected there."""
    edition = run.header.edition
    for verdict in (*run.failed, *run.second_look):
        if verdict.scenario == scenario:
            yield from (*failure_lines(edition, verdict), "", *board(edition, verdict.after), "")
            yield from (
                f"{word}: {said}" for word, said in (("expected", verdict.expected), ("actual", verdict.actual))
            )
            return
