"""What films of Monster Maker tell: see :class:`monosashi.site.film.films.Films`."""

from collections.abc import Iterator, Mapping
from typing import Any

from monosashi.games.default.films import begins, happened, seen
from monosashi.games.monster_maker.pictures.words import formula
from monosashi.pictures.news import News
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Act, Still, Value
from reference_engine.kernel.context import Context
from reference_engine.monster_maker import values
from reference_engine.monster_maker.position import CLOCKWISE

__all__ = ["began", "begins", "changed", "happened", "news", "seen", "shuffled", "worth"]


DESTROYED = ("monster_maker.damage.monster_destroyed", "monster_maker.damage.wounded_again")
"""Why a creature that is discarded has been destroyed."""

BEGINS = ("a new game begins", "a new game of {n} players begins")


def worth(game: Context[Any]) -> Mapping[str, str]:
    """Every party level, and the attack of every creature."""
    found = {}
    for seat, player in game.position.players.items():
        found[seat] = str(values.party_level(game, player))
        for character in player.party:
            face = values.character_face(game, character.card)
            found[character.card] = formula(face.attack, values.attack_bonus(game, character))
        for land in player.map:
            for monster in land.monsters:
                beast = values.monster_face(game, monster.card)
                found[monster.card] = formula(beast.attack, values.attack_bonus(game, monster))
    return found


def began(namer: Namer) -> str:
    """A game of two, or of more players."""
    players = namer.act.action.get("players", 2)
    return namer.phrase(BEGINS[players != 2]).format(n=players)


def news(still: Still) -> News:
    """The damage that creatures have taken, who was destroyed, whom something aims at; or who tried what."""
    act = still.act
    if act is None:
        return News()
    if not act.accepted:
        return News(attempts=tuple(_attempts(act)))
    hits: dict[str, int] = {}
    for event in act.events:
        if event.what == "damaged":
            hits[event.about] = hits.get(event.about, 0) + event.amount
    user = act.action.get("user") or act.action.get("card") or ""
    deaths = frozenset(event.about for event in act.events if event.what == "discarded" and event.clause in DESTROYED)
    return News(hits=hits, deaths=deaths, aims=tuple((user, target) for target in act.action.get("targets", ())))


def _attempts(act: Act) -> Iterator[tuple[str, str]]:
    """Who should have reached whom, or come to whose field."""
    action = act.action
    user = action.get("user") or action.get("card") or ""
    yield from ((user, target) for target in action.get("targets", ()))
    yield from (action.get("mains") or action.get("supports") or {}).items()
    if action["do"] in ("move", "place_character", "place_miracle"):
        yield user, action.get("on") or act.seat
    if action["do"] == "place_monster":
        yield user, action["on"]
    if action["do"] == "rank_up":
        yield user, action["replaces"]


def shuffled(namer: Namer, seat: str) -> str:
    """A deck has been shuffled."""
    return namer.language.say("{seat}'s deck is shuffled.", seat=namer.seat(seat))


def changed(namer: Namer, value: Value) -> str:
    """A party level, or a creature's attack, is another one."""
    say = namer.language.say
    if value.unit in CLOCKWISE:
        seat = namer.seat(value.unit)
        return say("{seat}'s party level is {now} instead of {was}.", seat=seat, now=value.now, was=value.was)
    unit = namer.name(value.unit)
    return say("{unit}'s attack is {now} instead of {was}.", unit=unit, now=value.now, was=value.was)
