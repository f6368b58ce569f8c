"""Searching for histories: whole games, by the rules, that lead from their start to where scenarios begin.

A small game is searched through, breadth first: where that ends, what was not found cannot be reached. Of larger ones
many random games are played. A moment of a game will do for a scenario if everything holds there that the scenario says
of its position, whatever else may be true, and if the scenario then ends as it does on the position itself.

Cards are called as the game calls them, and the scenario's names are translated; where names mean something, the
shuffles are changed until the right cards come.
"""

from collections.abc import Iterator

import reference_engine as engine
from monosashi.kit.registry import kit
from monosashi.records.reaching.matching import Reader
from monosashi.records.reaching.pool import Pool, can_begin, played_by_chance, searched_through
from monosashi.records.reaching.search import Found, Search, holds
from monosashi.records.reaching.wanted import Document, Goal, Progress, ending, every_scenario, wanted
from monosashi.subjects.lines import Line
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.histories import Histories, History, Led
from reference_engine.kernel.edition import Edition

GAMES = 1200
"""So many random games are played."""

AT_A_TIME = 300
"""So many of them are kept in mind at once."""

ABOUT_DOCUMENTS = "the scenario is about which positions may be loaded"
UNREACHABLE = "no game leads to its position: every one was looked at"
NOT_FOUND = "no game was found that leads to its position"


class _Kept:
    """The games that are used, each as far as it is, and the ways in them."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.reached: dict[str, History] = {}
        self._numbers: dict[tuple[int, int], int] = {}

    def used(self, turn: int) -> list[int]:
        """The games of a turn that are used."""
        return [game for of, game in self._numbers if of == turn]

    def keep(self, turn: int, pool: Pool, name: str, found: Found) -> None:
        """Keep a way that was found in the pool of a turn."""
        if found.line is not None:
            line, number = found.line, len(self.lines)
            number = self.lines.index(line) if line in self.lines else number
        else:
            line = pool.line(found.moment)
            number = self._numbers.setdefault((turn, found.moment.game), len(self.lines))
        if number == len(self.lines):
            self.lines.append(line)
        elif len(line.said) > len(self.lines[number].said):
            self.lines[number] = line
        self.reached[name] = History(number, len(line.said), found.ids)


def searched(edition: str, count: int = GAMES, advance: Progress = lambda: None) -> Histories:
    """The histories of an edition, looked for anew; for what was not found, more games are played."""
    rules = engine.edition(edition)
    asked = wanted(rules, every_scenario(edition), advance)
    player = kit(edition).player
    starts = [player.start(rules, style) for style in player.STYLES] + [*asked.starts]
    starts = [each for n, each in enumerate(starts) if each not in starts[:n] and can_begin(rules, each)]
    left = [goal for goal in asked.goals if not goal.tries]
    unreached = {ABOUT_DOCUMENTS: tuple(goal.scenario.id for goal in asked.goals if goal.tries)}
    kept = _Kept()
    pool = searched_through(rules, starts, asked.questions)
    for turn in range(1 if pool else -(-count // AT_A_TIME)):
        seeds = range(turn * AT_A_TIME, (turn + 1) * AT_A_TIME)
        games = pool or played_by_chance(rules, starts, asked.questions, seeds, advance)
        search = Search(rules, games, asked.goals)
        for goal in left:
            found = search.found(goal, kept.used(turn))
            if found is not None:
                kept.keep(turn, games, goal.scenario.id, found)
            advance()
        left = [goal for goal in left if goal.scenario.id not in kept.reached]
    unreached[UNREACHABLE if pool else NOT_FOUND] = tuple(goal.scenario.id for goal in left)
    return Histories(
        edition, tuple(kept.lines), kept.reached, {why: names for why, names in unreached.items() if names}
    )


def faults(kept: Histories, every: int = 1) -> Iterator[str]:
    """What is wrong with the histories of an edition, a sentence each: ways that lead elsewhere, scenarios left out.

    Of ``every`` so many scenarios one is played.
    """
    rules, scenarios = engine.edition(kept.edition), every_scenario(kept.edition)
    told = {*kept.reached, *(name for names in kept.unreached.values() for name in names)}
    yield from (f"{name} is not there any more" for name in sorted(told - {each.id for each in scenarios}))
    for goal in wanted(rules, scenarios[::every]).goals:
        name = goal.scenario.id
        if name not in told:
            yield f"{name}: nobody has looked for a history of it"
        elif name in kept.reached and not leads(kept, rules, goal):
            yield f"{name}: its history does not lead to it any more"


def leads(kept: Histories, rules: Edition, goal: Goal) -> bool:
    """Whether the scenario ends after its history as it does on its own position."""
    reference, way = Reference(rules), kept.way(goal.scenario.id)
    assert way is not None
    reached: list[Document] = []

    def lead() -> None:
        replies = [reference.start(rules.name, way.document, way.chance)]
        replies += [reference.apply(said.seat, said.action, said.chance) for said in way.said]
        if not all(reply.accepted for reply in replies):
            raise ScenarioEnded(Status.ERROR, "the history does not go by these rules")

        reached.append(kit(rules.name).arranged(rules, reference.position))

    led = Led(reference, rules.name.partition("@")[0], kept.reached[goal.scenario.id].ids, lead)
    if ending(runner.play(Case(led, rules.name), goal.scenario)) != goal.ending:
        return False
    cards = frozenset(card for chance in (way.chance, *(said.chance for said in way.said)) for each in chance
                      for card in each.order)  # fmt: skip
    reader = Reader(rules, (), cards)
    # Who is called how where ids are translated, the scenario's ending shows.
    return reader.has_ids or holds(reader, goal, reached[0])
