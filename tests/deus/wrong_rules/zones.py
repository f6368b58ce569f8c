"""Wrong areas, hands, decks, discard piles and power."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import areas, quiet, view
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import costs, zones

Faults = Callable[..., Iterator[str]]
Seen = Callable[..., Any]


@judgement(quiet.faults, "deus.zone.battlefield", "units stand on areas beyond the ninth")
def more_areas(real: Faults, edition: Edition, position: Any) -> Iterator[str]:
    """Do not look at the name of an area."""
    found = list(real(edition, position))
    return (fault for fault in found if "(deus.zone.battlefield)" not in fault)


@judgement(quiet.faults, "deus.zone.battlefield", "the battlefield has no right column")
def two_columns(real: Faults, edition: Edition, position: Any) -> Iterator[str]:
    """Turn column c down."""
    yield from real(edition, position)
    yield from (f"{unit.id} is beside the board" for unit in position.units.values() if unit.area.startswith("c"))


@mutant("deus.zone.area_limit_8", "an area holds 7 levels")
def limit_of_7(edition: Edition) -> Edition:
    """One less."""
    return amend.numbers(edition, area_limit=7)


@mutant("deus.zone.area_limit_8", "an area holds 9 levels")
def limit_of_9(edition: Edition) -> Edition:
    """One more."""
    return amend.numbers(edition, area_limit=9)


@judgement(quiet.faults, "deus.zone.area_limit_8", "the limit binds in own territory only")
def no_limit_at_the_front(real: Faults, edition: Edition, position: Any) -> Iterator[str]:
    """Do not look at the front."""
    return (fault for fault in real(edition, position) if "levels in" not in fault or "2, the" not in fault)


def _together(game: Any, area: str) -> int:
    return sum(unit.level for unit in game.position.units.values() if unit.area == area)


@judgement(areas.result_over_limit, "deus.zone.area_limit_per_player", "units of both sides share one limit")
def shared_limit(real: Callable[..., str | None], game: Any, seat: str, moves: Mapping[str, str]) -> str | None:
    """Count the enemy's units, too."""
    coming = sum(game.position.units[unit].level for unit in moves)
    crowded = [area for area in moves.values() if _together(game, area) + coming > 8]
    return f"{crowded[0]} is full" if crowded else real(game, seat, moves)


@judgement(areas.over_limit, "deus.zone.area_limit_per_player", "the two sides have sixteen levels between them")
def sixteen_in_all(real: Callable[..., str | None], game: Any, seat: str, area: str, total: int) -> str | None:
    """Let one side take what the other leaves."""
    own = sum(u.level for u in game.position.units.values() if u.area == area and u.owner == seat)
    return real(game, seat, area, max(0, total + _together(game, area) - own - 8))


@judgement(areas.may_hold, "deus.zone.own_territory", "units may stand in the other side's territory")
def home_for_all(_real: Callable[..., bool], _game: Any, _area: str, _seat: str) -> bool:
    """Every area is open to everybody."""
    return True


@mutant("deus.zone.own_territory", "both players summon into South's territory")
def one_territory(edition: Edition) -> Edition:
    """Take rank 1 for everybody's."""

    def check(_game: Any, _seat: str, answer: Any) -> str | None:
        return None if answer.area in ("a1", "b1", "c1") else f"{answer.area} is no own territory"

    return amend.condition(edition, "summon", "deus.turn.summon.normal", check)


@mutant("deus.zone.enemy_territory", "units march into the enemy's territory")
def march_home_to_the_enemy(edition: Edition) -> Edition:
    """Do not look whose it is."""
    return edition.without("deus.march.b_front_or_own")


@mutant("deus.zone.enemy_territory", "units march to front areas only, not back home")
def no_way_back(edition: Edition) -> Edition:
    """Close own territory as well."""

    def check(_game: Any, _seat: str, answer: Any) -> str | None:
        return None if all(area[1] == "2" for area in answer.moves.values()) else "only the front is open"

    return amend.condition(edition, "march", "deus.march.b_front_or_own", check)


@mutant("deus.zone.front", "a unit in each column wins, at the front or behind it")
def columns_win(edition: Edition) -> Edition:
    """Count own territory, too."""

    def holds(game: Any, seat: str) -> bool:
        return len({unit.area[0] for unit in game.position.units.values() if unit.owner == seat}) == 3

    return amend.rule(edition, "victory", holds)


@mutant("deus.zone.front", "a control marker makes an area one's own for the win")
def markers_win(edition: Edition) -> Edition:
    """Count marked areas."""

    def holds(game: Any, seat: str) -> bool:
        held = {unit.area for unit in game.position.units.values() if unit.owner == seat}
        marked = set(game.position.control_markers) if seat == game.position.marching else set()
        return {"a2", "b2", "c2"} <= held | marked

    return amend.rule(edition, "victory", holds)


@judgement(areas.holder, "deus.zone.front", "an empty front area still belongs to who had it at turn start")
def held_from_turn_start(real: Callable[..., str | None], game: Any, area: str) -> str | None:
    """Look at the beginning of the turn."""
    return real(game, area) or game.position.start_owner.get(area)


@judgement(view.player_view, "deus.zone.hand.private", "hands lie open")
def open_hands(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show them to the opponent."""
    return replace(real(edition, player, seat, viewer), hand=tuple(sorted(player.hand)))


@judgement(view.player_view, "deus.zone.hand.private", "the players hide their hands, but the public sees them")
def hands_on_television(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show them to the public."""
    shown = real(edition, player, seat, viewer)
    return replace(shown, hand=tuple(sorted(player.hand))) if viewer == "public" else shown


@judgement(view.player_view, "deus.zone.hand.private", "nobody sees a hand, not even its owner")
def closed_hands(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Hide it from its owner."""
    shown = real(edition, player, seat, viewer)
    return replace(shown, hand=None) if viewer == seat else shown


@judgement(view.player_view, "deus.zone.hand.count_public", "the size of a hand is secret")
def uncounted_hands(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Tell its owner only."""
    shown = real(edition, player, seat, viewer)
    return shown if viewer in (seat, "judge") else replace(shown, hand_count=0)


@judgement(view.player_view, "deus.zone.hand.count_public", "who counts a hand sees its cards")
def counted_face_up(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show them to be counted."""
    return replace(real(edition, player, seat, viewer), hand=tuple(sorted(player.hand)))


@mutant("deus.zone.hand.limit_6", "the hand limit is seven cards")
def hand_of_seven(edition: Edition) -> Edition:
    """One more."""
    return amend.numbers(edition, hand_limit=7)


@mutant("deus.zone.hand.limit_6", "the hand limit is five cards")
def hand_of_five(edition: Edition) -> Edition:
    """One less."""
    return amend.numbers(edition, hand_limit=5)


@judgement(zones.draw, "deus.zone.hand.temporary_excess", "nobody draws beyond six cards")
def draws_to_the_limit(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Stop at the limit."""
    return real(game, seat, min(count, max(0, 6 - len(game.position.players[seat].hand))))


@mutant("deus.zone.hand.temporary_excess", "the defending side adjusts its hand as well")
def both_adjust(edition: Edition) -> Edition:
    """Take the last cards from it."""

    def adjust(game: Any, _frame: Any) -> Next:
        other = "north" if game.position.marching == "south" else "south"
        zones.discard_from_hand(game, other, game.position.players[other].hand[6:])
        return None

    return amend.after_step(edition, "hand_adjustment", "refill", adjust)


@mutant("deus.zone.hand.temporary_excess", "cards may be discarded in the main phase")
def discards_at_any_time(edition: Edition) -> Edition:
    """Offer it there, too."""
    return edition.amended(edition.name, offers={"main": (*edition.offers["main"], "discard")})


@judgement(view.player_view, "deus.zone.deck.facedown", "players may look through their own decks")
def own_deck_open(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show it to its owner."""
    shown = real(edition, player, seat, viewer)
    return replace(shown, deck=player.deck) if viewer == seat else shown


@judgement(view.player_view, "deus.zone.deck.facedown", "the top card of a deck lies face up")
def top_card_open(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show it to everybody."""
    return replace(real(edition, player, seat, viewer), deck=player.deck[:1])


@judgement(view.player_view, "deus.zone.deck.facedown", "the number of cards in a deck is secret")
def deck_uncounted(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Tell its owner only."""
    shown = real(edition, player, seat, viewer)
    return shown if viewer in (seat, "judge") else replace(shown, deck_count=0)


@judgement(zones.draw, "deus.zone.deck.refill_from_top", "cards are drawn from the bottom")
def draws_from_the_bottom(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Turn the deck over, draw, turn it back."""
    zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
    drawn = real(game, seat, count)
    zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
    return drawn


@judgement(zones.draw, "deus.zone.deck.refill_from_top", "a short deck is made longer by the discard pile")
def draws_from_the_pile(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Put the pile under the deck."""
    player = game.position.players[seat]
    if len(player.deck) < count:
        zones.change_player(game, seat, deck=player.deck + player.discard, discard=())
    return real(game, seat, count)


@judgement(zones.put_away, "deus.zone.discard.contents", "there is one common discard pile, on South's side")
def common_pile(real: Callable[..., None], game: Any, _seat: str, card: str) -> None:
    """Put everything there."""
    real(game, "south", card)


@judgement(zones.put_away, "deus.zone.discard.contents", "what leaves the game goes to the marching side's pile")
def to_the_marching_side(real: Callable[..., None], game: Any, _seat: str, card: str) -> None:
    """Put it where it was made to leave."""
    real(game, game.position.marching, card)


@judgement(view.player_view, "deus.zone.discard.public", "only its owner may look through a discard pile")
def own_pile_only(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Hide it from the others."""
    shown = real(edition, player, seat, viewer)
    return shown if viewer in (seat, "judge") else replace(shown, discard=())


@judgement(view.player_view, "deus.zone.discard.public", "only the last card of a discard pile can be seen")
def last_card_only(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Hide the others."""
    shown = real(edition, player, seat, viewer)
    return shown if viewer == "judge" else replace(shown, discard=player.discard[-1:])


@judgement(view.battle_view, "deus.zone.discard.public", "line-ups are not shown")
def hidden_line_ups(real: Callable[..., Any], game: Any) -> Any:
    """Leave them out."""
    battle = real(game)
    return battle if battle is None else replace(battle, line_ups={})


@judgement(view.player_view, "deus.zone.discard.order_free", "the card on top of a discard pile covers the others")
def covered_cards(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show the top one."""
    shown = real(edition, player, seat, viewer)
    return shown if viewer == "judge" else replace(shown, discard=player.discard[:1])


@judgement(zones.draw, "deus.zone.discard.order_free", "the order of a deck has no meaning either")
def draws_any(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Sort it first."""
    zones.change_player(game, seat, deck=tuple(sorted(game.position.players[seat].deck)))
    return real(game, seat, count)


@judgement(quiet.faults, "deus.zone.summoner_token_area", "a summoner may stand on the battlefield")
def summoner_stands(real: Faults, edition: Edition, position: Any) -> Iterator[str]:
    """Do not look at the kind."""
    return (fault for fault in real(edition, position) if "but is no unit" not in fault)


@judgement(quiet.player_faults, "deus.zone.summoner_token_area", "a unit card may lie in the token area")
def units_among_tokens(real: Faults, edition: Edition, position: Any) -> Iterator[str]:
    """Do not look there."""
    return (fault for fault in real(edition, position) if ", a unit, " not in fault)


@judgement(view.player_view, "deus.zone.summoner_token_area", "summoner and tokens are their owner's secret")
def area_closed(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Hide them from the others."""
    shown = real(edition, player, seat, viewer)
    return shown if viewer in (seat, "judge") else replace(shown, tokens=(), summoner="")


@judgement(costs.short_of_power, "deus.zone.power.count", "one counter less than the cost is enough")
def one_counter_short(real: Callable[..., str | None], game: Any, seat: str, cost: Any) -> str | None:
    """Be off by one."""
    return real(game, seat, replace(cost, power=max(0, cost.power - 1)))


@judgement(costs.short_of_power, "deus.zone.power.count", "a cost must leave one counter")
def one_counter_stays(real: Callable[..., str | None], game: Any, seat: str, cost: Any) -> str | None:
    """Be off by one the other way."""
    return real(game, seat, replace(cost, power=cost.power + 1 if cost.power else 0))


@judgement(zones.gain_power, "deus.zone.power.count", "power falls below none")
def power_in_debt(_real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Do not stop at 0."""
    zones.change_player(game, seat, power=game.position.players[seat].power + count)
    return count


@judgement(quiet.player_faults, "deus.zone.power.count", "a position may hold a power below none")
def position_in_debt(real: Faults, edition: Edition, position: Any) -> Iterator[str]:
    """Do not look."""
    return (fault for fault in real(edition, position) if "deus.zone.power.count" not in fault)


@mutant("deus.zone.power.persist", "unspent power is lost when the own turn ends")
def power_lost(edition: Edition) -> Edition:
    """Give the counters back."""

    def lose(game: Any, _frame: Any) -> Next:
        zones.change_player(game, game.position.marching, power=0)
        return None

    return amend.after_step(edition, "end_declaration", "end_effects", lose)


@mutant("deus.zone.power.persist", "the power charge does not add to what is left but replaces it")
def power_replaced(edition: Edition) -> Edition:
    """Set it to 1."""

    def charge(game: Any, _frame: Any) -> Next:
        zones.change_player(game, game.position.marching, power=1)
        return None

    return amend.step(edition, "power_charge", "gain_power", charge)


@judgement(zones.gain_power, "deus.zone.power.gain_spend", "power is gained from the opponent's counters")
def gained_from_the_opponent(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Take them there."""
    other = "north" if seat == "south" else "south"
    if count > 0:
        real(game, other, -count)
    return real(game, seat, count)


@judgement(zones.gain_power, "deus.zone.power.gain_spend", "power that is spent goes to the opponent")
def spent_to_the_opponent(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Hand it over."""
    other = "north" if seat == "south" else "south"
    if count < 0:
        real(game, other, -count)
    return real(game, seat, count)


@judgement(zones.gain_power, "deus.zone.power.shared_pool", "each player has five counters")
def five_each(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Stop at five."""
    return real(game, seat, min(count, max(0, 5 - game.position.players[seat].power)))


@judgement(zones.gain_power, "deus.zone.power.shared_pool", "the ten counters of the supply are all there are")
def ten_for_both(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Stop when they run out."""
    used = sum(player.power for player in game.position.players.values())
    return real(game, seat, min(count, max(0, 10 - used)))


@judgement(zones.gain_power, "deus.zone.power.substitute", "nothing is gained once all ten counters are in use")
def supply_runs_out(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Stop when they run out."""
    used = sum(player.power for player in game.position.players.values())
    return real(game, seat, min(count, max(0, 10 - used)))


@judgement(quiet.player_faults, "deus.zone.power.substitute", "no position holds more than ten counters")
def ten_at_most(real: Faults, edition: Edition, position: Any) -> Iterator[str]:
    """Turn it down."""
    yield from real(edition, position)
    yield from (f"{seat} has too much power" for seat, player in position.players.items() if player.power > 10)
