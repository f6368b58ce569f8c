"""What adapters of any game are checked with: positions of its suite, what is refused in them, what they hide."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

import reference_engine as engine
from monosashi.adapters.parts import Secret, Unlawful
from monosashi.kit.interface import Action, Position, SamplePosition
from monosashi.kit.registry import kit
from monosashi.records.random_games import NO_RANDOMNESS, draw_chance
from monosashi.subjects.port import Chance
from monosashi.subjects.reference import Reference
from monosashi.verification.differences import JUDGE, differences, summarise
from monosashi.verification.smoke import AdapterFault, CheckContext, NotOffered, RulesDiffer
from monosashi.verification.view_types import piles_of
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.game import Game

MANY_DRAWS = 100
"""After so many draws a beginning is given up."""


class AdapterChecks:
    """The checks of one game."""

    PAGES = ""

    def __init__(self, game: Game) -> None:
        """Look at the suite once somebody asks."""
        self.game = game
        self.edition = list(game.editions)[-1]

    @property
    def _smoke(self) -> Any:
        return kit(self.game.name).smoke

    def _loaded(self, position: Position) -> Reference:
        reference = Reference(engine.edition(self.edition))
        reference.load(self.edition, dict(position))
        return reference

    @cached_property
    def BAD(self) -> Mapping[str, Position]:
        """What no document of the game may be. Raises NotOffered."""
        good = dict(self._smoke.MINIMAL.position)
        first = next(iter(good))
        without = {name: value for name, value in good.items() if name != first}
        bad: dict[str, Position] = {"a field that there is not": {**good, "juggler": 1}}
        bad |= {f"a number for {first}": {**good, first: -1}, f"nothing for {first}": without}
        return {what: position for what, position in bad.items() if self._is_bad(position)}

    def _is_bad(self, position: Position) -> bool:
        try:
            engine.begin(engine.edition(self.edition), self.game.quiet_positions.convert(dict(position)))
        except engine.Unreadable:
            return True
        return False

    @cached_property
    def REFUSED(self) -> tuple[Action, Action]:
        """An act that there is not, before and after the deed."""
        nonsense = next(iter(self._smoke.NONSENSE.values()))
        return nonsense, nonsense

    @cached_property
    def START(self) -> tuple[Mapping[str, Any], Sequence[Chance]]:
        """The start that says nothing, and outcomes until somebody else is asked. Raises NotOffered."""
        rules = engine.edition(self.edition)
        try:
            position = engine.begin(rules, {}).position
        except engine.Unreadable as error:
            raise NotOffered(f"a game cannot be begun without a word: {error}") from None
        chance: list[Chance] = []
        for _ in range(MANY_DRAWS):
            pending = position.pending
            if position.result is not None or pending is None or pending.seat != CHANCE or not pending.draws:
                break
            drawn = draw_chance(rules, position, NO_RANDOMNESS)
            for draw, shown in zip(pending.draws, drawn.results, strict=True):
                outcome: dict[str, Any] = {"shows": shown} if draw.kind == "die" else {"order": tuple(shown)}
                chance.append(Chance(draw.name, draw.seat, **outcome))
            position = engine.apply(rules, position, CHANCE, drawn).position
        return {}, chance

    @property
    def TEXTS(self) -> SamplePosition:
        """Which of its cards have texts a game does not say. Raises NotOffered."""
        raise NotOffered(f"the kit has no cards with texts of {self.game.name}")

    @property
    def HIDDEN(self) -> SamplePosition:
        """The suite's richest position."""
        return SamplePosition(self._smoke.rich(self.edition).position, "each viewer is shown what it may see")

    @cached_property
    def SECRETS(self) -> Mapping[str, Secret]:
        """What lies in a player's piles, and who sees it there. Raises NotOffered if nothing is hidden."""
        reference = self._loaded(self.HIDDEN.position)
        shown = {seat: repr(reference.observe(seat)) for seat in (*self.game.seats, "public")}
        found: dict[str, Secret] = {}
        for seat, player in (getattr(reference.observe(JUDGE), "players", None) or {}).items():
            for pile in piles_of(self.game):
                for card in filter(lambda card: isinstance(card, str), getattr(player, pile, None) or ()):
                    if repr(card) not in shown["public"] and sum(card in text for text in shown.values()) < 2:
                        seen_by = tuple(each for each in self.game.seats if repr(card) in shown[each])
                        found[card] = Secret(seat, pile, seen_by)
        if not found:
            raise NotOffered("nothing is hidden in the suite's richest position")
        return MappingProxyType(found)

    @cached_property
    def UNLAWFUL(self) -> Unlawful:
        """What a refused scenario tries, where it is refused under a clause here, too. Raises NotOffered."""
        deed = self._smoke.DEED
        for action in self._smoke.NONSENSE.values():
            clauses = self._loaded(deed.position).apply(deed.seat, dict(action), ()).clauses
            if clauses:
                what = "what the first refused scenario tries"
                return Unlawful(what, "it is refused by the rules", action, clauses[0])
        raise NotOffered("no refused scenario stands where the first lawful one does")

    def chance(self, bench: CheckContext) -> str:  # noqa: ARG002 - there is no scenario to make it of
        """Raises NotOffered: when dice are cast a game does not say."""
        raise NotOffered(f"the kit has no position of {self.game.name} before a draw")

    def setup(self, bench: CheckContext) -> str:
        """A game begins with the kit's outcomes, as the reference has it. Raises as every check does."""
        start, chance = self.START
        reference = Reference(engine.edition(bench.edition))
        reference.start(bench.edition, dict(start), chance)
        reply = bench.subject.start(bench.edition, dict(start), chance)
        if not reply.accepted:
            raise AdapterFault(f"{len(chance)} outcomes were given, and still it asks for {reply.wanted or 'more'}")
        if reply.drawn != len(chance):
            raise AdapterFault(f"{len(chance)} outcomes were needed; drawn says {reply.drawn}")
        found = differences(reference.observe(JUDGE), bench.subject.observe(JUDGE))
        if found:
            raise RulesDiffer(f"the game begins, but the rules have it otherwise: {summarise(found)}")
        return f"a game begins, with {len(chance)} outcomes"
