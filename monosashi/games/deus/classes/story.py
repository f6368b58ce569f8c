"""What happened in a scenario, one thing after another, each with the answer that brought it about."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from monosashi.classes.watching import Moment, Play
from reference_engine.deus.procedures import AfterBattle, Battle, Marching
from reference_engine.kernel.events import Event


class Happening(NamedTuple):
    """An event; the answer is missing for what happened before the first question."""

    event: Event
    moment: Moment | None


def story(play: Play) -> Iterator[Happening]:
    """Everything in its order."""
    yield from (Happening(event, None) for event in play.began)
    for moment in play.moments:
        yield from (Happening(event, moment) for event in moment.happened)


def standing(play: Play) -> dict[str, Any]:
    """The units on the battlefield when the scenario begins."""
    return dict(play.loaded.units) if play.loaded is not None else {}


def intercepted(position: Any) -> bool:
    """Whether the battle under way has come about by an intercept."""
    for frame in position.stack:
        if isinstance(frame, Battle | AfterBattle) and frame.intercepted:
            return True
        if isinstance(frame, Marching) and frame.interceptors:
            return True
    return False


def tokens(play: Play) -> frozenset[str]:
    """The cards of a scenario that are tokens."""
    position = play.loaded
    if position is None:
        return frozenset()
    known = play.edition.cards
    return frozenset(
        card for card, name in position.cards.items() if (position.own_cards.get(name) or known[name]).kind == "token"
    )
