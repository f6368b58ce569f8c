"""Histories: whole games that lead from their start to where scenarios begin, for engines that cannot load a position.

The kit knows the rules, so the kit has found the way (:mod:`monosashi.records.reaching`) and keeps it beside the
features. It is played by ``start`` and ``apply`` where other engines are told to ``load``, the reference beside it.
Where the engine does not go along, the scenario is blocked: it says nothing, for it was not reached.
"""

import lzma
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from monosashi.rulebook.folders import features_of
from monosashi.subjects.lines import Line
from monosashi.subjects.port import LOAD, BadPosition, Lacking, Subject
from monosashi.subjects.status import PROCESS_FAILURES, ScenarioEnded, Status
from monosashi.suite import Scenario
from monosashi.verification.images.catalogue import Turned
from monosashi.verification.images.fields import Frame
from monosashi.verification.images.looking import sent
from monosashi.verification.images.subject import Imaged
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.verdict import BLOCKED_BY, Verdict
from reference_engine.amendments import published

FOLDER = "histories"
"""The folder beside a game's features that has them, a file for each edition."""

CLAUSES_NAMED = 3
"""How many clauses are named where an engine leaves a history."""


class History(Struct, frozen=True, omit_defaults=True):
    """The way to one scenario: so many answers of a game, by its number; ``ids`` are called otherwise there."""

    game: int
    answers: int
    ids: dict[str, str] = {}


class Histories(Struct, frozen=True):
    """The ways to the scenarios of an edition, by their ids; for each reason those to which there is none.

    Scenarios that begin a game themselves, or load nothing, are not among them.
    """

    edition: str
    games: tuple[Line, ...] = ()
    reached: dict[str, History] = {}
    unreached: dict[str, tuple[str, ...]] = {}

    def way(self, scenario: str) -> Line | None:
        """The answers that lead to a scenario; None if there are none."""
        found = self.reached.get(scenario)
        if found is None:
            return None
        game = self.games[found.game]
        return Line(game.document, game.chance, game.said[: found.answers])

    def why_not(self, scenario: str) -> str:
        """Why there is no way to a scenario."""
        found = (reason for reason, scenarios in self.unreached.items() if scenario in scenarios)
        return next(found, "no history of it has been looked for; monosashi suite histories does")


def file_of(edition: str) -> Path:
    """Where the histories of an edition are."""
    game, _, name = edition.partition("@")
    return features_of(game) / FOLDER / f"{name}.xz"


@cache
def histories(edition: str) -> Histories:
    """The histories of an edition, those of the published one if errata amend it; none if none are kept."""
    path = file_of(published(edition))
    return decoded(path.read_bytes()) if path.is_file() else Histories(edition)


def encoded(found: Histories) -> bytes:
    """As a file."""
    return lzma.compress(msgspec.json.encode(found), preset=9 | lzma.PRESET_EXTREME)


def decoded(content: bytes) -> Histories:
    """What a file has."""
    return msgspec.json.decode(lzma.decompress(content), type=Histories)


class Led(Imaged):
    """A subject on which a game is played where a position is to be loaded; its ids are translated."""

    def __init__(self, subject: Subject, game: str, ids: Mapping[str, str], lead: Callable[[], object]) -> None:
        """Let ``lead`` bring ``subject`` to where the position is, in which what is in ``ids`` is called otherwise."""
        super().__init__(subject, game, ())
        there, back = dict(ids), {new: old for old, new in ids.items()}
        self.lists = Turned(Frame(ids=there), Frame(ids=back, lists="sorted" if ids else "kept"))
        self.lead = lead

    def load(self, edition: str, position: dict[str, Any]) -> None:  # noqa: ARG002
        """Play the game up to the position."""
        self.lead()
        self._turned = self.lists


class FromStart(Led):
    """An engine that plays whole games only, beside the reference, on its way to one scenario."""

    def __init__(self, lockstep: Lockstep, edition: str, scenario: str) -> None:
        """Lead it there by the history that is kept."""
        kept = histories(edition)
        found = kept.reached.get(scenario)
        super().__init__(lockstep, edition.partition("@")[0], found.ids if found else {}, self._play)
        self.lockstep = lockstep
        self.edition = edition
        self.way = kept.way(scenario)
        self.why_not = kept.why_not(scenario)
        self._went_well: set[str] = set()

    def _play(self) -> None:
        if self.way is None:
            raise Lacking(LOAD, f"cannot load a position, and {self.why_not}")
        what = "the start"
        try:
            self.sent.append(("start", {"start": self.way.document, "chance": self.way.chance}))
            reply = self.subject.start(self.edition, self.way.document, self.way.chance)
            self._demand(reply.accepted, f"{reply.message} {reply.wanted}".strip())
            self.lockstep.agree()
            for said in self.way.said:
                self._went_well.update(cited(self.lockstep.reference.outcome.events))
                what = f"{said.action['do']} by {said.seat}"
                self.sent.append(("apply", {"seat": said.seat, "action": said.action, "chance": said.chance}))
                reply = self.subject.apply(said.seat, said.action, said.chance)
                self._demand(reply.accepted, ", ".join(reply.clauses) or reply.message)
                self.lockstep.agree()
        except BadPosition as error:
            raise self._blocked(what, f"it turns down {what}: {error}") from None
        except ScenarioEnded as early:
            if early.status in (*PROCESS_FAILURES, Status.UNSUPPORTED, Status.NOT_RUN, Status.NOT_APPLICABLE):
                raise
            raise self._blocked(what, str(early), early.expected, early.actual) from None

    def _demand(self, accepted: bool, why: str) -> None:
        """Both must go along: the reference does, unless the history is one of other rules."""
        if accepted:
            return
        if not self.lockstep.divergence:
            message = f"its history does not go by these rules ({why}); monosashi suite histories looks for another"
            raise ScenarioEnded(Status.NOT_APPLICABLE, message)
        raise ScenarioEnded(Status.FAIL, f"it refuses what the rules accept: {why}", "accepted", f"refused {why}")

    def _blocked(self, what: str, why: str, expected: str = "", actual: str = "") -> ScenarioEnded:
        """The scenario is not reached; by which clauses it would have gone on, those last that went well before."""
        clauses = sorted(cited(self.lockstep.reference.outcome.events), key=self._went_well.__contains__)
        by = f"{BLOCKED_BY}{', '.join(clauses[:CLAUSES_NAMED])}: " if clauses else ""
        return ScenarioEnded(Status.BLOCKED, f"{by}on the way to the position, at {what}, {why}", expected, actual)


def played_on(subject: Subject, edition: str, scenario: Scenario, play: Callable[[Subject], Verdict]) -> Verdict:
    """What ``play`` makes of a scenario; where the implementation does not load positions, from the start of a game."""
    verdict = play(subject)
    if (
        verdict.status is not Status.UNSUPPORTED
        or LOAD not in verdict.capabilities
        or not isinstance(subject, Lockstep)
    ):
        return verdict
    led = FromStart(subject, edition, scenario.id)
    verdict = play(led)
    if verdict.status is Status.UNSUPPORTED:
        return verdict
    return msgspec.structs.replace(
        verdict, from_start=True, sent=() if verdict.status is Status.PASS else (*sent(led),)
    )


def cited(events: Sequence[Any]) -> list[str]:
    """The clauses by which something has happened, each once, the last first."""
    return list(dict.fromkeys(event.clause for event in reversed(events) if event.clause))
