"""Files beside the features: which wrong rules of the operators are equal in effect, and what became of the others."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.mutants.matrix import scores_file
from monosashi.mutants.operators.playing import OperatorFate
from monosashi.mutants.operators.procedures import CHANCE_ANSWERS
from monosashi.rulebook.folders import features_of
from monosashi.verification.results_file import suite_hash
from reference_engine.kernel.plain import unmarked

EXCUSES = "equivalent_operators.toml"
"""The file beside a game's features that says which wrong rules of the operators are equal in effect, and why."""

SCORES = "operator_scores.json"
"""The file beside a game's features that has the operators' scores."""


class Excuse(Struct, frozen=True, forbid_unknown_fields=True):
    """Why no scenario can tell some wrong rules from the right ones.

    ``rules`` are ids, or patterns of ids with ``*``; ``edition`` is the only one in which it is so, none means all.
    """

    rules: tuple[str, ...]
    reason: str
    edition: str = ""


class ExcusesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``features/<game>/equivalent_operators.toml``."""

    equivalent: tuple[Excuse, ...] = ()


class BadExcuses(Exception):
    """The list of excuses cannot be read."""


@dataclass(frozen=True)
class Excused:
    """The fates with their excuses, and what is wrong with the list of excuses: a sentence each."""

    fates: tuple[OperatorFate, ...]
    stale: tuple[str, ...]


class OperatorScore(Struct, frozen=True):
    """What became of the wrong rules of one operator: how many there are, and how many ended how.

    ``unseen`` are those that no scenario notices and that no continuation shows.
    """

    rules: int
    noticed: int
    breaks: int
    excused: int
    lives: int
    imaged: int = 0
    unseen: int = 0


class ClauseScore(Struct, frozen=True):
    """How many wrong rules of the operators concern a clause, those equal in effect left out; how many are noticed."""

    rules: int
    noticed: int


class OperatorScores(Struct, frozen=True):
    """The scores of an edition by operator and by clause, and the ids of what lives; ``suite_hash`` as in Scores."""

    edition: str
    suite_hash: str
    operators: dict[str, OperatorScore]
    clauses: dict[str, ClauseScore]
    lives: tuple[str, ...]


def everywhere(edition: str) -> tuple[Excuse, ...]:
    """What is equal in effect in every game, for a reason that lies in the engine's kernel."""
    asked = [kind for kind, acts in engine.edition(edition).offers.items() if acts == CHANCE_ANSWERS]
    unseen = Excuse(
        tuple(f"offer.*@{kind}.added" for kind in asked),
        "No game is ever seen while it waits for dice or a shuffle: they come with the answer that makes them due.",
        edition,
    )
    unspoken = Excuse(
        tuple(f"offer.{act}@*.added" for act in CHANCE_ANSWERS),
        "Only chance answers for dice and shuffles, and no player can speak for chance.",
        edition,
    )
    return (unseen, unspoken) if asked else ()


@cache
def excuses(game: str, *, kinds: bool = False) -> tuple[Excuse, ...]:
    """The excuses of a game's own; none if there is no such file. Raises BadExcuses.

    With ``kinds``, those for what kinds of mistakes make: their ids have colons.
    """
    path = features_of(game) / EXCUSES
    try:
        every = msgspec.toml.decode(unmarked(path.read_bytes()), type=ExcusesFile).equivalent
        return tuple(each for each in every if (":" in each.rules[0]) is kinds)
    except FileNotFoundError:
        return ()
    except (OSError, msgspec.DecodeError) as error:
        raise BadExcuses(f"{path}: {error}") from None


def excused(edition: str, fates: Sequence[OperatorFate], listed: Iterable[Excuse], known: Iterable[str]) -> Excused:
    """Give each fate its excuse. An excuse is stale if what it is for is noticed or seen, or if nothing is called so.

    ``known`` are the ids of all wrong rules of the game's editions: what an excuse is for may be in another edition.
    """
    reasons: dict[str, str] = {}
    stale = []
    every = tuple(known)
    for excuse in listed:
        for pattern in excuse.rules:
            meant = [fate for fate in fates if fnmatchcase(fate.id, pattern)]
            if excuse.edition and excuse.edition != edition:
                continue
            if not meant and (excuse.edition or not any(fnmatchcase(each, pattern) for each in every)):
                stale.append(f"{pattern} is excused, but nothing is called so")
            stale += [
                f"{fate.id} is excused, but noticed by {fate.noticed or f'the image of {fate.imaged}'}"
                for fate in meant
                if fate.noticed or fate.imaged
            ]
            stale += [f"{fate.id} is excused, but seen: {fate.witness}" for fate in meant if fate.witness]
            reasons |= {fate.id: excuse.reason for fate in meant if not (fate.noticed or fate.imaged)}
    told = tuple(msgspec.structs.replace(fate, excuse=reasons.get(fate.id, "")) for fate in fates)
    return Excused(told, tuple(stale))


def scores(edition: str, fates: Sequence[OperatorFate]) -> OperatorScores:
    """What is published of the fates."""
    operators: dict[str, list[OperatorFate]] = {}
    clauses: dict[str, list[OperatorFate]] = {}
    for fate in fates:
        operators.setdefault(fate.operator, []).append(fate)
        for clause in () if fate.excuse or (fate.silent and fate.unseen) else fate.clauses:
            clauses.setdefault(clause, []).append(fate)
    return OperatorScores(
        edition,
        suite_hash(edition.partition("@")[0]),
        {operator: score(its) for operator, its in operators.items()},
        {clause: ClauseScore(len(its), sum(not fate.lives for fate in its)) for clause, its in sorted(clauses.items())},
        tuple(fate.id for fate in fates if fate.lives),
    )


def score(fates: Sequence[OperatorFate]) -> OperatorScore:
    """How many ended how. What breaks the engine and is equal in effect otherwise counts as excused."""
    excused = sum(bool(fate.excuse) for fate in fates)
    noticed = sum(bool(fate.noticed) for fate in fates)
    lives = sum(fate.lives for fate in fates)
    images = sum(bool(fate.imaged and not fate.excuse) for fate in fates)
    unseen = sum(fate.silent and fate.unseen and not fate.excuse for fate in fates)
    breaks = len(fates) - excused - noticed - lives - images - unseen
    return OperatorScore(len(fates), noticed, breaks, excused, lives, images, unseen)


def operator_scores_file(edition: str) -> Path:
    """Where the scores of an edition are, beside those of the hand-written wrong rules."""
    beside = scores_file(edition)
    return beside.with_name(beside.name.replace("mutation_scores", Path(SCORES).stem))


def shipped_operator_scores(edition: str) -> OperatorScores:
    """The scores that come with the suite: none of any clause if there is no such file."""
    file = operator_scores_file(edition)
    if not file.exists():
        return OperatorScores("", "", {}, {}, ())
    return msgspec.json.decode(file.read_bytes(), type=OperatorScores)


def kind_scores_file(edition: str) -> Path:
    """Where the scores of what kinds of mistakes make are, beside those of the operators."""
    beside = scores_file(edition)
    return beside.with_name(beside.name.replace("mutation_scores", "kind_scores"))


def shipped_kinds_scores(edition: str) -> OperatorScores:
    """The scores of the kinds that come with the suite: none if there is no such file."""
    file = kind_scores_file(edition)
    if not file.exists():
        return OperatorScores("", "", {}, {}, ())
    return msgspec.json.decode(file.read_bytes(), type=OperatorScores)


def edition_score(edition: str) -> OperatorScore:
    """The scores of all operators together, as they come with the suite."""
    told = shipped_operator_scores(edition).operators.values()
    every = (sum(getattr(one, field) for one in told) for field in OperatorScore.__struct_fields__)
    return OperatorScore(*every)


def clause_scores(editions: Iterable[str]) -> Mapping[str, ClauseScore]:
    """The score of each clause, all editions together."""
    found: dict[str, ClauseScore] = {}
    for edition in editions:
        for clause, told in shipped_operator_scores(edition).clauses.items():
            before = found.get(clause, ClauseScore(0, 0))
            found[clause] = ClauseScore(before.rules + told.rules, before.noticed + told.noticed)
    return found
