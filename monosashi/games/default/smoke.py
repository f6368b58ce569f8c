"""Smoke checks of any game, from its suite: positions of scenarios, the first lawful act and the first refused one."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi import suite
from monosashi.games.default.layout import worded
from monosashi.kit.interface import Action, Position, SampleAction, SamplePosition
from monosashi.subjects.port import BadPosition
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded
from monosashi.suite import Scenario
from monosashi.verification.case import Case
from monosashi.verification.images.catalogue import documents_of
from monosashi.verification.images.fields import Frame
from monosashi.verification.smoke import NotOffered
from monosashi.verification.watched import WatchedReference
from reference_engine.kernel.game import Game

ODD_IDS = ("Zoë's № 7 – 騎士", 'the "Old" one \\ two', "007", " spaced  out ", "knight", "Knight", "Long" * 75)
"""As long, as foreign and as much alike as ids come."""

SMOKE_SCENARIOS = 400
"""How many scenarios are looked at."""


class FirstAct(NamedTuple):
    """The first thing that is done or tried in a scenario, straight from its quiet position."""

    position: dict[str, Any]
    seat: str
    action: dict[str, Any]
    accepted: bool


def _first_act(watched: WatchedReference) -> FirstAct | None:
    """What was done or tried first, if no draw belongs to it and it shows."""
    loaded = None
    for each in watched.asked:
        if each.method == "load":
            loaded = each.plain
        if each.method == "apply" and each.reply is not None:
            plain = loaded is not None and not each.reply.drawn and not each.reply.wanted
            views = [engine.view(watched.rules, position, "judge") for position in (each.before, each.after)]
            shows = plain and (each.refused or views[0] != views[1])
            return FirstAct(loaded or {}, each.seat, each.plain, each.accepted) if shows else None
    return None


def watched(edition: str) -> Iterator[WatchedReference]:
    """Each scenario of an edition that needs nothing but ``core``, played on the reference."""
    for scenario in suite.scenarios(edition)[:SMOKE_SCENARIOS]:
        found = _played(edition, scenario)
        if found is not None:
            yield found


def _played(edition: str, scenario: Scenario) -> WatchedReference | None:
    subject = WatchedReference(engine.edition(edition))
    case = Case(subject, edition, offered=("core",))
    try:
        for step in scenario.steps:
            suite.play_step(case, step.text, step.table)
    except (ScenarioEnded, BadPosition):
        return None
    return subject


class Smoke:
    """The checks of one game."""

    def __init__(self, game: Game) -> None:
        """Look at the suite once somebody asks."""
        self.game = game
        self.edition = list(game.editions)[-1]

    @cached_property
    def _watched(self) -> Sequence[WatchedReference]:
        found = tuple(watched(self.edition))
        if not found:
            raise NotOffered(f"no scenario of {self.game.name} can be played with core alone")
        return found

    @cached_property
    def _deeds(self) -> Sequence[FirstAct]:
        return tuple(filter(None, map(_first_act, self._watched)))

    @cached_property
    def _positions(self) -> Sequence[Position]:
        asked = (asked for each in self._watched for asked in each.asked)
        loaded = [each.plain for each in asked if each.method == "load" and each.is_taken]
        return sorted(loaded, key=lambda position: (len(_keys(position)), len(json.dumps(position))))

    @cached_property
    def DEED(self) -> SampleAction:
        """The first lawful act of the suite. Raises NotOffered."""
        refused = [deed for deed in self._deeds if not deed.accepted]
        lawful = [deed for deed in self._deeds if deed.accepted]
        if not lawful:
            raise NotOffered(f"no scenario of {self.game.name} begins with something lawful that needs no dice")
        # One whose position is that of a refusal has its twin beside it.
        deed = next((each for each in lawful if any(each.position == other.position for other in refused)), lawful[0])
        return SampleAction(f"the act {worded(str(deed.action['do']))}", deed.position, deed.seat, deed.action)

    @cached_property
    def NONSENSE(self) -> Mapping[str, Action]:
        """An act that there is not, and what the first refused scenario tries, where it is refused here, too."""
        found: dict[str, Action] = {"an act that does not exist": {"do": "juggle", "with": ["nothing"]}}
        deed = self.DEED
        for other in self._deeds:
            if not other.accepted and other.seat == deed.seat and not self._accepted(deed, other.action):
                found["what the first refused scenario tries"] = other.action
                break
        return found

    def _accepted(self, deed: SampleAction, action: Action) -> bool:
        reference = self._loaded(deed.position)
        return reference.apply(deed.seat, dict(action), ()).accepted

    @cached_property
    def MINIMAL(self) -> SamplePosition:
        """The shortest position of the suite. Raises NotOffered."""
        return SamplePosition(self._sample(0), "the suite's smallest position is shown as it was loaded")

    @cached_property
    def ODD(self) -> SamplePosition | None:
        """The longest position with odd ids, if the game's types know ids: other names may mean something."""
        read, position = documents_of(self.game.name), dict(self._sample(-1))
        ids = sorted({*read.ids_in(position)} - {""})
        if not read.has_ids or not ids:
            return None
        odd = {each: f"{ODD_IDS[number % len(ODD_IDS)]}{number or ''}" for number, each in enumerate(ids)}
        return SamplePosition(read.position(position, Frame(ids=odd)), "the suite's richest position has them")

    def rich(self, edition: str) -> SamplePosition:  # noqa: ARG002
        """The longest position of the suite. Raises NotOffered."""
        return SamplePosition(self._sample(-1), "the suite's richest position is shown as it was loaded")

    def _sample(self, index: int) -> Position:
        if not self._positions:
            raise NotOffered(f"no scenario of {self.game.name} loads a position")
        return MappingProxyType(dict(self._positions[index]))

    def _loaded(self, position: Position) -> Reference:
        reference = Reference(engine.edition(self.edition))
        reference.load(self.edition, dict(position))
        return reference

    @cached_property
    def RULES_DECIDE(self) -> re.Pattern[str]:
        """Whatever is not called as in the position that was loaded, and does not speak of what lies in it."""
        described = {name: part for name, part in self._sample(-1).items() if name not in ("cards", "own_cards")}
        loaded = "|".join(sorted(_keys(described) - {*self.game.seats}))
        lying = "|".join(re.escape(name) for name in sorted(_lying(self._positions) - {*self.game.seats}))
        own = rf"(?![^:]*\b(?:{loaded})(?:\[[^\]]*\])*:)" + (rf"(?!.*: expected .*\b(?:{lying})\b)" if lying else "")
        return re.compile(rf"(?:asked|result|phase)\b|{own}")


def _keys(value: Any) -> set[str]:
    if isinstance(value, Mapping):
        return {str(key) for key, item in value.items() if str(key).isidentifier() and item not in ([], {}, "")}.union(
            *(_keys(item) for item in value.values())
        )
    return set().union(*(_keys(item) for item in value)) if isinstance(value, list | tuple) else set()


def _lying(value: Any) -> set[str]:
    """The words that stand in lists: cards in hands, and whatever else lies somewhere."""
    if isinstance(value, Mapping):
        return set().union(*(_lying(part) for name, part in value.items() if name not in ("cards", "own_cards")))
    if isinstance(value, list | tuple):
        return {item for item in value if isinstance(item, str)}.union(*map(_lying, value))
    return set()
