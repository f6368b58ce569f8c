"""Retreat: the wounded are left behind, the monsters go home, the path is lost as far as a town."""

from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, InOrder
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_maker import zones
from reference_engine.monster_maker.position import Position, seats_from
from reference_engine.monster_maker.procedures import Retreat
from reference_engine.monster_maker.turn import turn_of
from reference_engine.monster_maker.values import in_the_way, is_town, monster_face


class DeckBottom(Answer, frozen=True, tag="deck_bottom"):
    """The order in which monsters go to the bottom of their owner's deck, the lowest last."""

    cards: InOrder[tuple[Id, ...]]


def declare_retreat(game: Context[Position], _retreat: Retreat) -> Next:
    """The retreat from the present land is declared.

    Clauses: monster_maker.retreat.declare
    """
    turn_of(game).retreated = True
    game.emit(Event("retreat", "monster_maker.retreat.declare", seat=game.position.turn_player))
    return None


def discard_wounded(game: Context[Position], _retreat: Retreat) -> Next:
    """First all wounded characters of the party are discarded.

    Clauses: monster_maker.retreat.wounded_discarded
    """
    for character in game.position.players[game.position.turn_player].party:
        if character.wounded:
            zones.discard_character(game, character.card, "monster_maker.retreat.wounded_discarded")
    return None


def count_retreat_number(game: Context[Position], retreat: Retreat) -> Next:
    """The sum of the retreat values printed on the monsters of the newest land.

    Clauses: monster_maker.retreat.number
    """
    monsters = in_the_way(game, game.position.turn_player)
    retreat.number = max(0, sum(monster_face(game, monster.card).retreat for monster in monsters))
    game.emit(Event("retreat_number", "monster_maker.retreat.number", amount=retreat.number))
    return None


def gather_monsters(game: Context[Position], retreat: Retreat) -> Next:
    """All monsters of that land leave it; they are not destroyed.

    Clauses: monster_maker.retreat.monsters_return
    """
    position = game.position
    monsters = in_the_way(game, position.turn_player)
    for monster in monsters:
        zones.take_monster(game, monster.card)
    owners = {monster.owner for monster in monsters}
    retreat.returning = {
        seat: tuple(m.card for m in monsters if m.owner == seat) for seat in position.order if seat in owners
    }
    return None


def return_monsters(game: Context[Position], retreat: Retreat) -> Next:
    """They go to the bottom of their owners' decks; an owner of several says in which order.

    Clauses: monster_maker.retreat.monsters_return, monster_maker.ruling.owner_orders_the_bottom
    """
    for seat in seats_from(game.position, game.position.turn_player):
        cards = retreat.returning.get(seat, ())
        if len(cards) > 1:
            return Decision(seat, "deck_bottom", "monster_maker.ruling.owner_orders_the_bottom")
        if cards:
            _to_bottom(game, retreat, seat, cards)
    return None


def _to_bottom(game: Context[Position], retreat: Retreat, seat: str, cards: tuple[str, ...]) -> None:
    zones.change_player(game, seat, deck=(*game.position.players[seat].deck, *cards))
    game.emit(Event("to_deck_bottom", "monster_maker.retreat.monsters_return", seat=seat, cards=cards))
    retreat.returning = {owner: kept for owner, kept in retreat.returning.items() if owner != seat}


def deck_bottom(game: Context[Position], retreat: Retreat, seat: str, answer: DeckBottom) -> Next:
    """The order is as the owner says."""
    _to_bottom(game, retreat, seat, answer.cards)
    return AGAIN


def _returning(game: Context[Position], seat: str) -> tuple[str, ...]:
    frame = game.asking(Retreat)
    return frame.returning[seat]


def deck_bottom_faults(game: Context[Position], seat: str, answer: DeckBottom) -> Iterator[str]:
    """Each of the cards, once."""
    cards = _returning(game, seat)
    if sorted(answer.cards) != sorted(cards):
        yield f"each of {', '.join(cards)} must be named once"


def deck_bottom_options(game: Context[Position], seat: str) -> Iterable[DeckBottom]:
    """Every order."""
    for order in permutations(_returning(game, seat)):
        yield DeckBottom(order)


def deck_bottom_sample(game: Context[Position], seat: str, random: Random) -> DeckBottom:
    """Any order."""
    cards = list(_returning(game, seat))
    random.shuffle(cards)
    return DeckBottom(tuple(cards))


DECK_BOTTOM = Act(
    perform=deck_bottom, faults=deck_bottom_faults, options=deck_bottom_options, sample=deck_bottom_sample
)


def discard_lands(game: Context[Position], retreat: Retreat) -> Next:
    """Lands are discarded from the newest backwards, as many as the retreat number and as far as there are any.

    Clauses: monster_maker.retreat.discard_lands, monster_maker.map.going_back_loses,
        monster_maker.retreat.no_more_lands
    """
    seat = game.position.turn_player
    for count in range(retreat.number):
        lands = game.position.players[seat].map
        if not lands or game.edition.judgements["retreat stops"](game, seat, first=count == 0):
            break
        zones.discard_newest_land(game, seat, "monster_maker.retreat.discard_lands")
    return None


def stops_at_town(game: Context[Position], seat: str, *, first: bool) -> bool:
    """A town ends the discarding; the land that the retreat began on is treated as none.

    Clauses: monster_maker.retreat.stop_at_town, monster_maker.retreat.newest_town_exception,
        monster_maker.ruling.exception_covers_one_land
    """
    return not first and is_town(game, game.position.players[seat].map[-1])
