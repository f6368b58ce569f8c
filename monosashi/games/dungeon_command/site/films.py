"""What films of Dungeon Command tell: see :class:`monosashi.site.film.films.Films`."""

from collections.abc import Mapping
from typing import Any

from monosashi.games.default.films import began, begins, happened, seen
from monosashi.pictures.news import News
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Still, Value
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE

__all__ = ["began", "begins", "changed", "happened", "news", "seen", "shuffled", "worth"]


def worth(game: Context[Any]) -> Mapping[str, str]:
    """Both players' morale and leadership, told together."""
    return {seat: f"{player.morale}/{player.leadership}" for seat, player in game.position.players.items()}


def news(still: Still) -> News:
    """The damage that creatures have taken, who was destroyed, whom an action aims at; or who tried to reach whom."""
    act = still.act
    if act is None:
        return News()
    action = act.action
    acting = still.view.activating if still.view is not None else ""
    user = action.get("user") or action.get("creature") or acting
    targets = [*action.get("targets", ()), *filter(None, [action.get("target")])]
    path = tuple(action.get("path", ()))
    if not act.accepted:
        targets += path[-1:]
        return News(attempts=tuple((user, target) for target in targets))
    hits: dict[str, int] = {}
    for event in act.events:
        if event.what == "damaged":
            hits[event.about] = hits.get(event.about, 0) + event.amount
    deaths = frozenset(event.about for event in act.events if event.what == "destroyed")
    return News(hits=hits, deaths=deaths, aims=tuple((user, target) for target in targets), ways=((user, path),))


def shuffled(namer: Namer, seat: str) -> str:
    """A deck has been shuffled, or the chests, which are nobody's."""
    if seat == CHANCE:
        return namer.language.say("The chests are shuffled.")
    return namer.language.say("{seat}'s deck is shuffled.", seat=namer.seat(seat))


def changed(namer: Namer, value: Value) -> str:
    """Morale or leadership is another one."""
    say, seat = namer.language.say, namer.seat(value.unit)
    (was_morale, was_lead), (morale, lead) = str(value.was).split("/"), str(value.now).split("/")
    told = []
    if was_morale != morale:
        told.append(say("{seat}'s morale is {now} instead of {was}.", seat=seat, now=morale, was=was_morale))
    if was_lead != lead:
        told.append(say("{seat}'s leadership is {now} instead of {was}.", seat=seat, now=lead, was=was_lead))
    return namer.sentences(told)
