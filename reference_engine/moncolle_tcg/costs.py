"""Costs: icons, hand cards and readiness, paid in full when an effect is declared, and never given back."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.moncolle_tcg.cards import Cost, CostOfSummoned
from reference_engine.moncolle_tcg.position import Position, Unit, card_of
from reference_engine.moncolle_tcg.values import spell_icons
from reference_engine.monster_collection import cards, zones
from reference_engine.monster_collection import costs as shared
from reference_engine.monster_collection.position import Seat, both_sides

Slots = Mapping[str, tuple[str, ...]]
"""Unit -> the Spell icons that it gives."""


@judgement
def free_icons(game: Context[Position], unit: Unit) -> Counter[str]:
    """The Spell icons of a unit that this battle has not used up.

    Clauses: moncolle_tcg.standing.spell, moncolle_tcg.ruling.used_icons_stay_used
    """
    icons = Counter[str](spell_icons(game, unit))
    icons.subtract(unit.spent)
    return icons


# Why a cost cannot be paid


def icons_are_free(game: Context[Position], slots: Slots) -> str | None:
    """An icon gives its attribute once in a battle.

    Clauses: moncolle_tcg.standing.spell
    """
    for name, icons in slots.items():
        unit = game.position.units.get(name)
        if unit is None:
            continue
        free = free_icons(game, unit)
        for icon in sorted(set(icons)):
            if icons.count(icon) > free[icon]:
                return f"{name} has {max(0, free[icon])} free {icon} icons, {icons.count(icon)} were named"
    return None


def wrong_icons(game: Context[Position], cost: Cost, slots: Slots) -> str | None:
    """The icons named must be those of the cost; a multi icon stands for any one.

    Clauses: moncolle_tcg.cost.must_be_payable, moncolle_tcg.ruling.spells_of_several_icons,
        moncolle_tcg.standing.spell_multi_icon
    """
    named = Counter(icon for icons in slots.values() for icon in icons)
    wanted = Counter[str](cost.slots)
    multi = named.pop("multi", 0)
    missing, spare = sum((wanted - named).values()), sum((named - wanted).values())
    if missing == multi and not spare:
        return None
    price = ", ".join(cost.slots) or "no icon"
    shown = ", ".join(icon for icons in slots.values() for icon in icons) or "none"
    return f"the cost is {price}; the icons named are {shown}"


def only_the_user_pays(game: Context[Position], user: str, slots: Slots) -> str | None:
    """Other units may give icons of a cost, too, unless the edition reads it otherwise.

    Clauses: moncolle_tcg.ruling.icons_of_several_units
    """
    others = [unit for unit in slots if unit != user]
    if others and game.edition.switches["split_spell_cost"] == "off":
        return f"{', '.join(others)} cannot give icons to what {user or 'nobody'} uses"
    return None


def wrong_discards(game: Context[Position], seat: str, cost: Cost, discards: tuple[str, ...], using: str) -> str | None:
    """As many different hand cards as the cost says, not counting the card that is used.

    Clauses: moncolle_tcg.cost.must_be_payable
    """
    if len(set(discards)) != cost.discard or len(discards) != cost.discard:
        return f"the cost is {cost.discard} hand cards, {len(discards)} were named"
    hand = game.position.players[seat].hand
    missing = [card for card in discards if card not in hand or card == using]
    return f"{', '.join(missing)} is not free in {seat}'s hand" if missing else None


def unfit_discards(game: Context[Position], cost: Cost, discards: tuple[str, ...]) -> str | None:
    """A cost with a condition is paid only with what meets it.

    Clauses: moncolle_tcg.cost.condition
    """
    wanted = cost.discard_kind
    unfit = [card for card in discards if wanted and card_of(game, card).kind != wanted]
    return f"{', '.join(unfit)} is no {wanted}" if unfit else None


def wrong_discards_of_automatic(
    game: Context[Position], seat: str, cost: cards.Cost, payment: shared.Payment
) -> str | None:
    """Of what takes effect by itself only a hand type ability can cost cards.

    Clauses: moncolle_tcg.cost.condition, moncolle_tcg.ruling.hand_type_declared
    """
    own = cost.paid if isinstance(cost, CostOfSummoned) else Cost()
    wrong = wrong_discards(game, seat, own, payment.discards, "")
    return wrong or unfit_discards(game, own, payment.discards)


# Paying


@judgement
def pay(game: Context[Position], seat: Seat, user: str, cost: Cost, slots: Slots, discards: tuple[str, ...]) -> None:
    """Everything is paid at the declaration.

    Clauses: moncolle_tcg.ruling.cost_paid_at_declaration, moncolle_tcg.ruling.paid_cards_discarded_at_once
    """
    units = game.position.units
    for name, icons in slots.items():
        zones.change_unit(game, name, spent=units[name].spent + icons)
        game.emit(Event("slots_spent", "moncolle_tcg.standing.spell", about=name, amount=len(icons)))
    if cost.items:
        zones.change_unit(game, user, items_used=units[user].items_used + cost.items)
        game.emit(Event("items_used", "moncolle_tcg.standing.item_consumable", about=user, amount=cost.items))
    if discards and game.edition.switches["paid_cards_wait"] == "on":
        player = game.position.players[seat]
        hand = tuple(card for card in player.hand if card not in discards)
        zones.change_player(game, seat, hand=hand, aside=player.aside + discards)
    else:
        zones.discard_from_hand(game, seat, discards)


@judgement
def discard_what_waits(game: Context[Position]) -> None:
    """Cards that wait for the effects they paid for are discarded, where the edition lets them wait.

    Clauses: moncolle_tcg.ruling.paid_cards_discarded_at_once
    """
    for seat in both_sides(game.position):
        player = game.position.players[seat]
        if player.aside:
            zones.change_player(game, seat, aside=())
            for card in player.aside:
                zones.put_away(game, seat, card)
                game.emit(Event("discarded", game.clause("terms.discard"), seat=seat, about=card))


# What could be named


def discard_choices(game: Context[Position], seat: str, cost: Cost, using: str) -> Iterable[tuple[str, ...]]:
    """Every choice of hand cards for a cost."""
    if not cost.discard:
        return ((),)
    hand = [card for card in game.position.players[seat].hand if card != using]
    fit = [card for card in hand if cost.discard_kind in (None, card_of(game, card).kind)]
    return combinations(fit, cost.discard)


def slot_choices(game: Context[Position], payers: list[Unit], cost: Cost) -> Iterator[dict[str, tuple[str, ...]]]:
    """Every way to give the icons of a cost."""
    free = {unit.id: free_icons(game, unit) for unit in payers}
    for slots in shared.ways_to_pay(free, cost.slots):
        if wrong_icons(game, cost, slots) is None:
            yield slots
