"""Wrong tokens: where they may be, and what they are there."""

from collections.abc import Callable, Iterator
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import areas, deck_building, quiet
from reference_engine.deus.victory import holds_the_front
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import values, zones
from reference_engine.monster_collection.position import Unit, card_of
from tests.deus.wrong_rules.cards import coming


@mutant("deus.token.unit_on_field", "tokens do not count for the win")
def tokens_win_nothing(edition: Edition) -> Edition:
    """Look at the others only."""

    def holds(game: Any, seat: str) -> bool:
        units = game.position.units.values()
        others = {unit.area for unit in units if unit.owner == seat and card_of(game, unit.id).kind != "token"}
        return holds_the_front(game, seat) and {"a2", "b2", "c2"} <= others

    return amend.rule(edition, "victory", holds)


@judgement(areas.total_level, "deus.token.unit_on_field", "tokens take no room")
def tokens_take_no_room(_real: Callable[..., int], game: Any, seat: str, area: str) -> int:
    """Leave their levels out."""
    units = game.position.units.values()
    here = [unit for unit in units if (unit.owner, unit.area) == (seat, area)]
    return sum(unit.level for unit in here if card_of(game, unit.id).kind != "token")


@mutant("deus.token.unit_on_field", "a token in the hand is never instantly summoned")
def tokens_never_come(edition: Edition) -> Edition:
    """Refuse them, symbol or not."""
    return coming(edition, lambda card: card.instant and card.kind != "token")


@mutant("deus.token.unit_on_field", "a token in the hand is summoned whatever its symbol")
def every_token_comes(edition: Edition) -> Edition:
    """Do not ask."""
    return edition.without("deus.ruling.token_is_full_unit_on_board")


@judgement(values.may_march, "deus.token.printed_text", "a token's own text does not let it march exhausted")
def token_text_unread(real: Callable[..., bool], game: Any, unit: Unit) -> bool:
    """Look at the state only."""
    return unit.ready if card_of(game, unit.id).kind == "token" else real(game, unit)


@mutant("deus.token.printed_text", "of two texts of a token the one that allows prevails")
def permission_prevails(edition: Edition) -> Edition:
    """Read the latest one."""
    return amend.switch(edition, "prohibition_beats_permission", "latest effect wins")


@judgement(quiet.player_faults, "deus.token.never_deck_discard", "a token may lie in a deck")
def tokens_in_decks(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> Iterator[str]:
    """Do not look there."""
    return (fault for fault in real(edition, position) if "'s deck" not in fault)


@judgement(quiet.player_faults, "deus.token.never_deck_discard", "a token may lie in a discard pile")
def tokens_in_piles(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> Iterator[str]:
    """Do not look there."""
    return (fault for fault in real(edition, position) if "'s discard" not in fault)


@judgement(quiet.player_faults, "deus.token.never_deck_discard", "a token may not lie in a hand either")
def tokens_in_no_hand(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> Iterator[str]:
    """Allow the token area only."""
    yield from real(edition, position)
    held = [card for player in position.players.values() for card in player.hand]
    definitions = [position.own_cards.get(position.cards[card]) for card in held]
    yield from (card.name for card in definitions if card is not None and card.kind == "token")


@judgement(deck_building.take, "deus.token.start_area", "tokens are out of the game until they are summoned")
def tokens_set_aside(real: Callable[..., Any], game: Any, seat: str, *chosen: Any) -> None:
    """Put none into the token area."""
    real(game, seat, *chosen)
    zones.change_player(game, seat, tokens=())


@mutant("deus.token.start_area", "tokens start in the hand")
def tokens_start_in_hand(edition: Edition) -> Edition:
    """Take them up with the first hand."""

    def take(game: Any, _frame: Any) -> Next:
        for seat, player in list(game.position.players.items()):
            zones.change_player(game, seat, hand=player.hand + player.tokens, tokens=())
        return None

    return amend.after_step(edition, "setup", "draw_hands", take)


@judgement(zones.put_away, "deus.token.leave_to_token_area", "a token goes to the discard pile like any card")
def tokens_discarded(_real: Callable[..., None], game: Any, seat: str, card: str) -> None:
    """Do not look at the kind."""
    zones.change_player(game, seat, discard=(*game.position.players[seat].discard, card))


@judgement(
    zones.discard_from_hand, "deus.token.leave_to_token_area", "a token discarded from the hand goes to the pile"
)
def tokens_discarded_from_hand(real: Callable[..., None], game: Any, seat: str, cards: tuple[str, ...]) -> None:
    """Think of the battlefield only."""
    real(game, seat, cards)
    player = game.position.players[seat]
    tokens = tuple(card for card in player.tokens if card not in cards)
    moved = tuple(card for card in player.tokens if card in cards)
    zones.change_player(game, seat, tokens=tokens, discard=player.discard + moved)


@judgement(zones.leave, "deus.token.leave_to_token_area", "a token that dies goes to the token area, discarded not")
def only_the_dead_return(real: Callable[..., None], game: Any, units: list[Unit], *, what: str, clause: str) -> None:
    """Look at how it left."""
    real(game, units, what=what, clause=clause)
    for unit in units:
        player = game.position.players[unit.owner]
        if what == "discarded" and unit.id in player.tokens:
            kept = tuple(card for card in player.tokens if card != unit.id)
            zones.change_player(game, unit.owner, tokens=kept, discard=(*player.discard, unit.id))


@judgement(zones.token_or_card_to_hand, "deus.token.specter_not_to_hand", "every token may be in a hand")
def every_token_in_hand(_real: Callable[..., None], game: Any, seat: str, card: str) -> None:
    """Do not read what is printed."""
    zones.change_player(game, seat, hand=(*game.position.players[seat].hand, card))


@judgement(zones.token_or_card_to_hand, "deus.token.specter_not_to_hand", "no token may be in a hand")
def no_token_in_hand(real: Callable[..., None], game: Any, seat: str, card: str) -> None:
    """Send all of them to the token area."""
    if card_of(game, card).kind == "token":
        zones.put_away(game, seat, card)
    else:
        real(game, seat, card)


@judgement(zones.to_hand, "deus.token.specter_not_to_hand", "a token that may not be in a hand stays where it is")
def token_stays(real: Callable[..., None], game: Any, unit: Unit) -> None:
    """Do nothing to it."""
    if not card_of(game, unit.id).never_in_hand:
        real(game, unit)
