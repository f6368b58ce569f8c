"""A program beside the table, by the protocol: it gets every position and every answer, as in ``monosashi compare``.

Nothing of the table needs this module, which starts processes; the command that was given a program brings it.
"""

from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from monosashi.differential.contest import Contest, Foreseeing
from monosashi.differential.divergence import HARMLESS, Divergence, Kind
from monosashi.differential.playing import replayed
from monosashi.differential.quiet import quiet_document
from monosashi.kit.registry import kit
from monosashi.playground.companion import Companion, Difference, Finding
from monosashi.subjects.lines import Line, answered, as_scripted, begun, ending, refusal
from monosashi.subjects.status import ScenarioEnded
from monosashi.verification.differences import JUDGE, differences, list_differences, split_difference
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Session
from reference_engine.kernel.edition import Edition

RESTARTS = 1_000
"""How often the program may be started again: it costs somebody's patience, not a run."""

DIFFERENCES_NAMED = 12
"""So many differences of a kind are told."""


class Beside(Companion):
    """Plays along what is played on the table. ``rules`` are those of the edition, by the program's readings."""

    def __init__(self, edition: str, command: Sequence[str], timeout: float) -> None:
        """Start the program. Raises Invalid."""
        self.session = Session.of_command(edition, command, Settings(timeout=timeout, restarts=RESTARTS, images="none"))
        lockstep = self.session.lockstep
        assert lockstep is not None
        self.rules: Edition = lockstep.reference.rules
        self.contest = Contest(lockstep.child, Foreseeing(self.rules), self.session.hello.capabilities)
        self._at: Line | None = None
        self._parting: Line | None = None

    @property
    def name(self) -> str:
        """As it introduces itself."""
        return f"{self.session.hello.name} {self.session.hello.version}".strip()

    def close(self) -> None:
        """The table is closed."""
        with suppress(ScenarioEnded):
            self.session.close()

    def follow(self, line: Line) -> tuple[Finding, ...]:
        """Have the program do what was done, or bring it to where the table is now."""
        found: tuple[Finding, ...] = ()
        try:
            if self._at is not None and line.said and replace(line.lawful, said=line.said[:-1]) == self._at:
                found = self._said(line)
            elif line.lawful != self._at:
                found = self._brought(line)
            if found:
                return found
            return self._listed() if line.tried is None else self._tried(line)
        except ScenarioEnded as ended:
            self._at = None
            return (Finding("failed", str(ended)),)

    # What is done

    def _said(self, line: Line) -> tuple[Finding, ...]:
        """The last answer of a line, the others of which it has got."""
        said = line.said[-1]
        outcome = answered(self.rules, self.contest.beside.position, said)
        return self._parted(self.contest.say(said, outcome), line)

    def _tried(self, line: Line) -> tuple[Finding, ...]:
        """An answer that the rules refuse."""
        assert line.tried is not None
        refused = refusal(self.rules, self.contest.beside.position, line.tried)
        assert refused is not None
        divergence = self.contest.attempt(line.tried, *refused)
        if divergence is None:
            return ()
        if divergence.kind not in HARMLESS:
            self._at = None
        return (self._told(divergence, refused.clauses),)

    def _brought(self, line: Line) -> tuple[Finding, ...]:
        """From the beginning of the line to its end; where that has parted them before, from a quiet position."""
        parting, self._at = self._parting, None
        if parting is not None and _begins(line, parting):
            return self._laid(line)
        parted = replayed(self.contest, line.lawful)
        if parted is None:
            self._at = line.lawful
            return ()
        reached = replace(line.lawful, said=line.said[: len(parted.line.said)])
        found = self._parted(parted.divergence, reached)
        # What was done now is told as such; of what has been before, that it keeps the engine from coming here.
        return found if len(reached.said) in (0, len(line.said)) else self._laid(line)

    def _laid(self, line: Line) -> tuple[Finding, ...]:
        """Put the position itself before the program, if it is a quiet one."""
        document = quiet_document(self.rules, ending(self.rules, line).position)
        if document is None:
            return (Finding("lost"),)
        divergence = self.contest.begin(document, begun(self.rules, document, as_scripted(())))
        if divergence is not None:
            return (Finding("failed", divergence.message),)
        self._at = line.lawful
        return ()

    # What is found

    def _parted(self, divergence: Divergence | None, line: Line) -> tuple[Finding, ...]:
        if divergence is None:
            self._at = line
            return ()
        self._at, self._parting = None, line
        return (self._told(divergence, ()),)

    def _told(self, divergence: Divergence, clauses: tuple[str, ...]) -> Finding:
        """What has parted them."""
        match divergence.kind:
            case Kind.POSITION:
                lines = differences(divergence.expected_view, divergence.actual_view)[:DIFFERENCES_NAMED]
                told = [(line.partition(": expected ")[0], split_difference(line)) for line in lines]
                halves = [Difference(where, each.expected[len(where) + 2 :], each.actual) for where, each in told]
                return Finding("position", divergence.message, differences=tuple(halves))
            case Kind.REFUSED:
                return Finding("refused", divergence.message, named=divergence.what)
            case Kind.ACCEPTED:
                return Finding("accepted", divergence.message, clauses=clauses)
            case Kind.REASON:
                named = tuple(each for each in divergence.what if each not in clauses)
                return Finding("reason", divergence.message, clauses=clauses, named=named)
            case _:
                return Finding("failed", divergence.message)

    def _listed(self) -> tuple[Finding, ...]:
        """Whether the program lists the answers that the rules do, where these are listed at all."""
        beside = self.contest.beside
        pending = beside.position.pending
        if "legal" not in self.contest.offered or pending is None or beside.position.result is not None:
            return ()
        if pending.kind in kit(self.rules.name).player.UNLISTED:
            return ()
        missing, surplus = list_differences(
            beside.legal(),
            self.contest.lockstep.legal(),
            lambda action: beside.allows(pending.seat, action),
            self.rules.name,
            lambda: beside.observe(JUDGE),
        )
        if not missing and not surplus:
            return ()
        return (Finding("legal", missing=missing[:DIFFERENCES_NAMED], surplus=surplus[:DIFFERENCES_NAMED]),)


def _begins(line: Line, beginning: Line) -> bool:
    """Whether a line begins with another one."""
    start = (line.document, line.chance) == (beginning.document, beginning.chance)
    return start and line.said[: len(beginning.said)] == beginning.said
