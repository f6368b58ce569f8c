"""Wrong areas, hands, decks, discard piles and power."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, condition, judgement, step
from reference_engine.deus import areas, quiet, view
from reference_engine.monster_collection import costs, zones
from reference_engine.monster_collection.view import battle_view

with clause("deus.zone.battlefield"):

    @wrong("units stand on areas beyond the ninth", judgement, quiet.faults)
    def _(real, edition, position):
        found = list(real(edition, position))
        return (fault for fault in found if "(deus.zone.battlefield)" not in fault)

    @wrong("the battlefield has no right column", judgement, quiet.faults)
    def _(real, edition, position):
        yield from real(edition, position)
        yield from (f"{unit.id} is beside the board" for unit in position.units.values() if unit.area.startswith("c"))


with clause("deus.zone.area_limit_8"):

    @wrong("the limit binds in own territory only", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "levels in" not in fault or "2, the" not in fault)


def _together(game: Any, area: str) -> int:
    return sum(unit.level for unit in game.position.units.values() if unit.area == area)


with clause("deus.zone.area_limit_per_player"):

    @wrong("units of both sides share one limit", judgement, areas.result_over_limit)
    def _(real, game, seat, moves):
        coming = sum(game.position.units[unit].level for unit in moves)
        crowded = [area for area in moves.values() if _together(game, area) + coming > 8]
        return f"{crowded[0]} is full" if crowded else real(game, seat, moves)

    @wrong("the two sides have sixteen levels between them", judgement, areas.over_limit)
    def _(real, game, seat, area, total):
        own = sum(u.level for u in game.position.units.values() if u.area == area and u.owner == seat)
        return real(game, seat, area, max(0, total + _together(game, area) - own - 8))


with clause("deus.zone.own_territory"):
    mutant("units may stand in the other side's territory", judgement(areas.may_hold, lambda *_: True))

    @wrong("both players summon into South's territory", condition, "summon", "deus.turn.summon.normal")
    def _(_game, _seat, answer):
        return answer.area not in ("a1", "b1", "c1")


with clause("deus.zone.enemy_territory"):

    @wrong("units march to front areas only, not back home", condition, "march", "deus.march.b_front_or_own")
    def _(_game, _seat, answer):
        return any(area[1] != "2" for area in answer.moves.values())


with clause("deus.zone.front"):

    @wrong("a unit in each column wins, at the front or behind it", judgement, "victory")
    def _(game, seat):
        return len({unit.area[0] for unit in game.position.units.values() if unit.owner == seat}) == 3

    @wrong("a control marker makes an area one's own for the win", judgement, "victory")
    def _(game, seat):
        held = {unit.area for unit in game.position.units.values() if unit.owner == seat}
        marked = set(game.position.control_markers) if seat == game.position.marching else set()
        return {"a2", "b2", "c2"} <= held | marked

    @wrong("an empty front area still belongs to who had it at turn start", judgement, areas.holder)
    def _(real, game, area):
        return real(game, area) or game.position.start_owner.get(area)


with clause("deus.zone.hand.private"):

    @wrong("hands lie open", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        return replace(real(edition, player, seat, viewer), hand=tuple(sorted(player.hand)))

    @wrong("the players hide their hands, but the public sees them", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, hand=tuple(sorted(player.hand))) if viewer == "public" else shown

    @wrong("nobody sees a hand, not even its owner", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, hand=None) if viewer == seat else shown


with clause("deus.zone.hand.count_public"):

    @wrong("the size of a hand is secret", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer in (seat, "judge") else replace(shown, hand_count=0)

    @wrong("who counts a hand sees its cards", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        return replace(real(edition, player, seat, viewer), hand=tuple(sorted(player.hand)))


with clause("deus.zone.hand.temporary_excess"):

    @wrong("nobody draws beyond six cards", judgement, zones.draw)
    def _(real, game, seat, count):
        return real(game, seat, min(count, max(0, 6 - len(game.position.players[seat].hand))))

    @wrong("the defending side adjusts its hand as well", after_step, "hand_adjustment", "refill")
    def _(game, _frame):
        other = "north" if game.position.marching == "south" else "south"
        zones.discard_from_hand(game, other, game.position.players[other].hand[6:])


with clause("deus.zone.deck.facedown"):

    @wrong("players may look through their own decks", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, deck=player.deck) if viewer == seat else shown

    @wrong("the top card of a deck lies face up", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        return replace(real(edition, player, seat, viewer), deck=player.deck[:1])

    @wrong("the number of cards in a deck is secret", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer in (seat, "judge") else replace(shown, deck_count=0)


with clause("deus.zone.deck.refill_from_top"):

    @wrong("cards are drawn from the bottom", judgement, zones.draw)
    def _(real, game, seat, count):
        zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
        drawn = real(game, seat, count)
        zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
        return drawn

    @wrong("a short deck is made longer by the discard pile", judgement, zones.draw)
    def _(real, game, seat, count):
        player = game.position.players[seat]
        if len(player.deck) < count:
            zones.change_player(game, seat, deck=player.deck + player.discard, discard=())
        return real(game, seat, count)


with clause("deus.zone.discard.contents"):

    @wrong("there is one common discard pile, on South's side", judgement, zones.put_away)
    def _(real, game, _seat, card):
        real(game, "south", card)

    @wrong("what leaves the game goes to the marching side's pile", judgement, zones.put_away)
    def _(real, game, _seat, card):
        real(game, game.position.marching, card)


with clause("deus.zone.discard.public"):

    @wrong("only its owner may look through a discard pile", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer in (seat, "judge") else replace(shown, discard=())

    @wrong("only the last card of a discard pile can be seen", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer == "judge" else replace(shown, discard=player.discard[-1:])

    @wrong("line-ups are not shown", judgement, battle_view)
    def _(real, game):
        battle = real(game)
        return battle if battle is None else replace(battle, line_ups={})


with clause("deus.zone.discard.order_free"):

    @wrong("the card on top of a discard pile covers the others", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer == "judge" else replace(shown, discard=player.discard[:1])

    @wrong("the order of a deck has no meaning either", judgement, zones.draw)
    def _(real, game, seat, count):
        zones.change_player(game, seat, deck=tuple(sorted(game.position.players[seat].deck)))
        return real(game, seat, count)


with clause("deus.zone.summoner_token_area"):

    @wrong("a summoner may stand on the battlefield", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "but is no unit" not in fault)

    @wrong("a unit card may lie in the token area", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if ", a unit, " not in fault)

    @wrong("summoner and tokens are their owner's secret", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer in (seat, "judge") else replace(shown, tokens=(), summoner="")


with clause("deus.zone.power.count"):

    @wrong("one counter less than the cost is enough", judgement, costs.short_of_power)
    def _(real, game, seat, cost):
        return real(game, seat, replace(cost, power=max(0, cost.power - 1)))

    @wrong("a cost must leave one counter", judgement, costs.short_of_power)
    def _(real, game, seat, cost):
        return real(game, seat, replace(cost, power=cost.power + 1 if cost.power else 0))

    @wrong("power falls below none", judgement, zones.gain_power)
    def _(game, seat, count):
        zones.change_player(game, seat, power=game.position.players[seat].power + count)
        return count

    @wrong("a position may hold a power below none", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "deus.zone.power.count" not in fault)


with clause("deus.zone.power.persist"):

    @wrong("unspent power is lost when the own turn ends", after_step, "end_declaration", "end_effects")
    def _(game, _frame):
        zones.change_player(game, game.position.marching, power=0)

    @wrong("the power charge does not add to what is left but replaces it", step, "power_charge", "gain_power")
    def _(game, _frame):
        zones.change_player(game, game.position.marching, power=1)


with clause("deus.zone.power.gain_spend"):

    @wrong("power is gained from the opponent's counters", judgement, zones.gain_power)
    def _(real, game, seat, count):
        other = "north" if seat == "south" else "south"
        if count > 0:
            real(game, other, -count)
        return real(game, seat, count)

    @wrong("power that is spent goes to the opponent", judgement, zones.gain_power)
    def _(real, game, seat, count):
        other = "north" if seat == "south" else "south"
        if count < 0:
            real(game, other, -count)
        return real(game, seat, count)


with clause("deus.zone.power.shared_pool"):

    @wrong("each player has five counters", judgement, zones.gain_power)
    def _(real, game, seat, count):
        return real(game, seat, min(count, max(0, 5 - game.position.players[seat].power)))

    @wrong("the ten counters of the supply are all there are", judgement, zones.gain_power)
    def _(real, game, seat, count):
        used = sum(player.power for player in game.position.players.values())
        return real(game, seat, min(count, max(0, 10 - used)))


with clause("deus.zone.power.substitute"):

    @wrong("nothing is gained once all ten counters are in use", judgement, zones.gain_power)
    def _(real, game, seat, count):
        used = sum(player.power for player in game.position.players.values())
        return real(game, seat, min(count, max(0, 10 - used)))

    @wrong("no position holds more than ten counters", judgement, quiet.player_faults)
    def _(real, edition, position):
        yield from real(edition, position)
        yield from (f"{seat} has too much power" for seat, player in position.players.items() if player.power > 10)
