"""A player by chance for any game: one of the acts on offer, then one of its options."""

from itertools import islice
from random import Random
from typing import Any

from monosashi.games.default.answers import ENDINGS, is_nothing
from monosashi.records.random_games import NO_RANDOMNESS, draw_chance
from reference_engine import legal
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Resign
from reference_engine.kernel.edition import Edition

LOOKED_AT = 200
"""How many options of an act are looked at."""


class Player:
    """Plays one game. An option that means nothing more comes first, so that it is what a failing game shrinks to."""

    STYLES = ("any",)
    DRAWN = 1000
    UNLISTED: tuple[str, ...] = ()

    def start(self, _rules: Edition, _style: Any) -> dict[str, Any]:
        """The start document that says nothing."""
        return {}

    def choose(self, rules: Edition, position: Any, random: Random, _style: Any) -> tuple[str, Answer]:
        """Whoever is asked, and a lawful answer."""
        return position.pending.seat, self.choose_casually(rules, position, random)

    def choose_casually(self, rules: Edition, position: Any, random: Random) -> Answer:
        """Any act on offer; among its options, any."""
        pending = position.pending
        if pending.seat == CHANCE:
            answer: Answer = draw_chance(rules, position, random)
            return answer
        acts = sorted(rules.offers[pending.kind], key=lambda act: act not in ENDINGS)
        acts = [act for act in acts if act != "resign"] or acts
        while acts:
            act = acts.pop(random.randrange(len(acts)))
            found = self._option(rules, position, act, random)
            if found is not None:
                return found
        raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is listed; give its acts options")

    def finish(self, rules: Edition, position: Any, style: Any) -> tuple[str, Answer]:
        """Give up where that can be done; else say what comes first."""
        seat, resigned = position.pending.seat, Resign()
        if seat != CHANCE and "resign" in rules.acts and resigned in legal(rules, position):
            return seat, resigned
        return self.choose(rules, position, NO_RANDOMNESS, style)

    def _option(self, rules: Edition, position: Any, act: str, random: Random) -> Answer | None:
        lawful = legal(rules, position)
        sample = rules.acts[act].sample
        if sample is not None:
            drawn: Answer | None = sample(Context(rules, position), position.pending.seat, random)
            if drawn is not None and drawn in lawful:
                return drawn
        options = sorted(islice(lawful.of(act), LOOKED_AT), key=lambda option: not is_nothing(option))
        return options[random.randrange(len(options))] if options else None
