"""Perft: how many sequences of answers there are from a position, so many answers deep, with every outcome of the dice.

What is counted: each answer that the rules list for whoever is asked, and after it every face of every die that is
rolled. A shuffle counts once, and leaves the cards as they are. Where the list is a convention the count follows it: of
several units that may march together each march alone is listed, and of several ways to one end only the end counts.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.differential.contest import Contest
from monosashi.differential.lines import Document, Outcome, Said, after, answer_of, as_plain, as_scripted, begun
from monosashi.differential.quiet import quiet_document
from monosashi.games import kit
from monosashi.records import golden
from monosashi.records.game_record import read
from monosashi.records.playback import playback_steps
from monosashi.rulebook.folders import features_of
from monosashi.subjects.port import Chance
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.support.files import plain_json, write_file
from monosashi.verification.differences import answer_key, legal_differences
from reference_engine.kernel.decision import CHANCE, Drawn
from reference_engine.kernel.edition import Edition

FILE = "perft.json"

DEEPEST, MOST = 4, 20_000
"""How deep the shipped table goes at most, and how many sequences it counts at most at one depth."""

Tick = Callable[[], object]


def no_tick() -> None:
    """Nobody watches."""


class Counted(Struct, frozen=True):
    """A named position: what it is, its document, and how many sequences there are 1, 2, 3 ... answers deep."""

    about: str
    document: Document
    counts: tuple[int, ...]


Table = dict[str, dict[str, Counted]]
"""Edition -> name of the position -> its counts."""


class Share(NamedTuple):
    """The sequences that begin with one answer: how many there are by the rules, and by an engine's lists."""

    action: dict[str, Any]
    by_rules: int
    by_engine: int = 0


# Counting by the rules


class Counter:
    """Counts by the rules of one edition. Positions that come about in several ways are counted once."""

    def __init__(self, rules: Edition, tick: Tick = no_tick) -> None:
        """Nothing has been counted; ``tick`` is called for each position."""
        self.rules = rules
        self.tick = tick
        self._known: dict[tuple[bytes, int], int] = {}

    def count(self, position: Any, depth: int) -> int:
        """How many sequences there are from a position in which somebody is asked."""
        if depth == 0:
            return 1
        if position.pending is None:
            return 0
        key = (engine.dump(position), depth)
        found = self._known.get(key)
        if found is None:
            self.tick()
            found = self._known[key] = sum(
                self.count(outcome.position, depth - 1)
                for action in answers(self.rules, position)
                for outcome in outcomes(self.rules, position, position.pending.seat, action)
            )
        return found

    def shares(self, position: Any, depth: int) -> Iterator[Share]:
        """The count, answer by answer."""
        for action in answers(self.rules, position):
            found = outcomes(self.rules, position, position.pending.seat, action)
            yield Share(action, sum(self.count(outcome.position, depth - 1) for outcome in found))


def answers(rules: Edition, position: Any) -> list[dict[str, Any]]:
    """The listed answers, of several that come to one end the first."""
    listed = [as_plain(answer) for answer in engine.legal(rules, position)]
    return _different(rules, listed)


def _different(rules: Edition, listed: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    found: dict[bytes, dict[str, Any]] = {}
    for action in listed:
        found.setdefault(answer_key(action, rules.name), action)
    return list(found.values())


def outcomes(rules: Edition, position: Any, seat: str, action: dict[str, Any]) -> Iterator[Outcome]:
    """What may come of an answer: one outcome, or one for each way in which the dice may fall."""
    yield from every_outcome(rules, engine.apply(rules, position, seat, answer_of(rules, action)).position)


def every_outcome(rules: Edition, position: Any, chance: tuple[Chance, ...] = ()) -> Iterator[Outcome]:
    """Every position that the draws of this one may lead to, with what was drawn."""
    if position.pending is None or position.pending.seat != CHANCE:
        yield Outcome(position, chance, ())
        return
    draws = position.pending.draws
    ways = [range(1, draw.sides + 1) if draw.kind == "die" else [draw.among] for draw in draws]
    for results in product(*ways):
        drawn = tuple(
            Chance(draw.name, draw.seat, *((one, ()) if isinstance(one, int) else (0, one)))
            for draw, one in zip(draws, results, strict=True)
        )
        result = engine.apply(rules, position, CHANCE, Drawn(tuple(results)))
        yield from every_outcome(rules, result.position, (*chance, *drawn))


def placed(rules: Edition, document: Document) -> Any:
    """The first decision of somebody; what is drawn before means as little as it can. Raises Unreadable."""
    return begun(rules, document, as_scripted(())).position


# Counting beside an engine


class Parting(NamedTuple):
    """The first answer after which the lists are not the same: what is said up to there, and how they differ."""

    said: tuple[Said, ...]
    differences: tuple[str, ...]


class Beside:
    """Counts by the lists of an engine, which is led from the beginning to every position anew.

    What it lists and the rules refuse counts once, and is not followed. Raises ScenarioEnded.
    """

    def __init__(self, contest: Contest, document: Document, tick: Tick = no_tick) -> None:
        """Count on this table, from this document."""
        self.contest = contest
        self.rules = contest.rules
        self.document = document
        self.tick = tick
        self.parting: Parting | None = None

    def shares(self, depth: int) -> Iterator[Share]:
        """Answer by answer: the count by the rules and the engine's. The first parting that is met is kept."""
        counter = Counter(self.rules)
        position = placed(self.rules, self.document)
        listed = self._listed(position, ())
        known = {answer_key(action, self.rules.name): action for action in answers(self.rules, position)}
        for action in [*known.values(), *(each for each in listed if answer_key(each, self.rules.name) not in known)]:
            key = answer_key(action, self.rules.name)
            lawful = key in known
            count = counted = 0
            for outcome in outcomes(self.rules, position, position.pending.seat, action) if lawful else ():
                count += counter.count(outcome.position, depth - 1)
                if key in {answer_key(each, self.rules.name) for each in listed}:
                    said = (Said(position.pending.seat, action, outcome.chance),)
                    counted += self._count(outcome.position, said, depth - 1)
            yield Share(action, count, counted if lawful else 1)

    def _count(self, position: Any, said: tuple[Said, ...], depth: int) -> int:
        """How many sequences there are by the engine's lists."""
        if depth == 0:
            return 1
        if position.pending is None:
            return 0
        total = 0
        for action in self._listed(position, said):
            try:
                found = list(outcomes(self.rules, position, position.pending.seat, action))
            except (engine.Refused, engine.Unreadable):
                total += 1
                continue
            for outcome in found:
                step = Said(position.pending.seat, action, outcome.chance)
                total += self._count(outcome.position, (*said, step), depth - 1)
        return total

    def _listed(self, position: Any, said: tuple[Said, ...]) -> list[dict[str, Any]]:
        """What the engine lists after these answers."""
        self.tick()
        self._lead(said)
        listed = self.contest.lockstep.child.legal()
        if self.parting is None:
            found = legal_differences(
                answers(self.rules, position),
                listed,
                lambda action: self.contest.beside.allows(position.pending.seat, action),
                self.rules.name,
            )
            if found:
                self.parting = Parting(said, tuple(found))
        return _different(self.rules, listed)

    def _lead(self, said: tuple[Said, ...]) -> None:
        """Play both to where these answers lead. Raises ScenarioEnded if the engine does not go there."""
        outcome = begun(self.rules, self.document, as_scripted(()))
        found = self.contest.begin(self.document, outcome)
        for one in said:
            if found is not None:
                break
            answer = answer_of(self.rules, one.action)
            outcome = after(self.rules, outcome.position, one.seat, answer, as_scripted(one.chance))
            found = self.contest.say(one, outcome)
        if found is not None:
            raise ScenarioEnded(Status.FAIL, found.message)


# The shipped table


def positions(edition: str) -> Iterator[tuple[str, str, Document]]:
    """The named positions of an edition: name, what it is, document."""
    game = kit(edition)
    checks = game.adapter_checks()
    smoke = game.smoke
    yield "start", "a game before its first answer", game.player.start(engine.edition(edition), game.player.STYLES[0])
    yield "minimal", "the smallest position there is", dict(smoke.MINIMAL.position)
    yield "deed", f"where {smoke.DEED.name} is possible", dict(smoke.DEED.position)
    yield "rich", "something in every zone", dict(smoke.rich(edition).position)
    yield "texts", "cards of every kind of text", dict(checks.TEXTS.position)
    middle = _middle(edition)
    if middle is not None:
        yield "game", "the middle of the first golden game", middle


def _middle(edition: str) -> Document | None:
    """The quiet position nearest to the middle of an edition's first golden game."""
    files = golden.files_of(edition)
    if not files:
        return None
    rules = engine.edition(edition)
    steps = list(playback_steps(read(files[0]), rules))
    for step in steps[len(steps) // 2 :]:
        document = quiet_document(rules, step.position) if step.position.pending is not None else None
        if document is not None and len(list(engine.legal(rules, placed(rules, document)))) > 1:
            return document
    return None


def counts(rules: Edition, document: Document, tick: Tick = no_tick) -> tuple[int, ...]:
    """As deep as the shipped table goes."""
    position, counter = placed(rules, document), Counter(rules, tick)
    found: list[int] = []
    for depth in range(1, DEEPEST + 1):
        found.append(counter.count(position, depth))
        # One more answer multiplies by about as much as the last one did.
        if not found[-1] or found[-1] * max(1, found[-1] // max(1, found[-2] if depth > 1 else 1)) > MOST:
            break
    return tuple(found)


def table_file(game: str) -> Path:
    """Where a game's table is."""
    return features_of(game) / FILE


def shipped(game: str) -> Table:
    """A game's table; empty if there is none."""
    path = table_file(game)
    return msgspec.json.decode(path.read_bytes(), type=Table) if path.exists() else {}


def made(game: str, tick: Tick = no_tick) -> Table:
    """The table as it should be."""
    return {
        edition: {
            name: Counted(about, document, counts(engine.edition(edition), document, tick))
            for name, about, document in positions(edition)
        }
        for edition in engine.game(game).editions
    }


def update(game: str, table: Mapping[str, Any]) -> None:
    """Write a game's table. Raises OSError."""
    write_file(table_file(game), plain_json(table))
