"""What the use of an effect of the TCG must fulfil: timing, place, icons, cards and targets, worked out anew."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monosashi.records.random_games import Answer, Position
from tests.moncolle_tcg.lawful_positions import (
    SEATS,
    card_of,
    free_items,
    opponent,
    terrain_effects,
    under_way,
    units_on,
)

TIMINGS = {"main": "own_turn", "before_attack": "normal", "after_attack": "normal", "counter": "counter"}


def lawful_use(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """The right timing, from the right place, paid for with what is free, on targets that the effect may choose."""
    abilities = abilities_of(position, answer.card)
    ability = abilities[answer.ability]
    if TIMINGS.get(position.pending.kind) != ability.timing:
        yield f"{answer.card}, {ability.timing}, was used for {position.pending.kind} (moncolle_tcg.timing.counter)"
    yield from source_faults(position, seat, answer, ability)
    yield from cost_faults(position, seat, answer, ability)
    yield from target_faults(position, seat, answer, ability)
    if position.pending.kind == "counter":
        yield from chain_faults(position, seat, answer)


def abilities_of(position: Position, card: str) -> list[Any]:
    """The abilities printed on a card, and those granted to it."""
    unit = position.units.get(card)
    granted = [] if unit is None else [ability for each in unit.modifiers for ability in each.abilities]
    return [*card_of(position, card).abilities, *granted]


def is_card(position: Position, answer: Answer) -> bool:
    """Whether a spell or a consumable is used, not an ability of a unit."""
    return card_of(position, answer.card).kind in ("battle_spell", "consumable")


def source_faults(position: Position, seat: str, answer: Answer, ability: Any) -> Iterator[str]:
    """Cards and hand type abilities from the hand, others by own units; whoever uses anything in a battle is in it."""
    hand, name = position.players[seat].hand, answer.card
    if is_card(position, answer) or ability.kind == "hand":
        if name not in hand:
            yield f"{name} was used by {seat} from elsewhere (moncolle_tcg.cards.spell_single_use)"
        if ability.kind == "hand":
            return
    user = position.units.get(answer.user if is_card(position, answer) else name)
    if user is None or user.owner != seat or (position.battle and user.area != position.battle):
        yield f"{name} was used by {user}, none of {seat}'s there (moncolle_tcg.cards.spell_cast_by_unit)"
        return
    if ability.kind == "completion" and not user.ready:
        yield f"{name} is exhausted (moncolle_tcg.abilities.completion_not_acted)"
    secret = card_of(position, name).race_only if is_card(position, answer) else ""
    if secret not in ("", card_of(position, user.id).race):
        yield f"{name} is a secret that {user.id} does not know (moncolle_tcg.deck.secret_art)"
    lost = max((each.since for each in user.modifiers if "abilities" in each.loses), default=0)
    if lost and not is_card(position, answer) and answer.ability < len(card_of(position, name).abilities):
        yield f"{name} has lost its abilities (moncolle_tcg.glossary.loss)"


def cost_faults(position: Position, seat: str, answer: Answer, ability: Any) -> Iterator[str]:
    """The icons of the cost, free ones of own units in the battle; as many hand cards, of the kind wanted."""
    cost, given = ability.cost, Counter[str]()
    for name, icons in answer.slots.items():
        unit = position.units.get(name)
        if unit is None or unit.owner != seat or unit.area != position.battle or not icons:
            yield f"{name} gives {icons} for {seat} (moncolle_tcg.ruling.icons_of_several_units)"
            continue
        if Counter(icons) - (icons_of(position, unit) - Counter(unit.spent)):
            yield f"{name} gives {icons}, which are not free (moncolle_tcg.standing.spell)"
        given.update(icons)
    unpaid = Counter(cost.slots) - given
    if given.total() != len(cost.slots) or unpaid.total() != given["multi"]:
        yield f"{answer.card} costs {cost.slots}, paid with {dict(given)} (moncolle_tcg.cost.must_be_payable)"
    if cost.slots and is_card(position, answer) and answer.user not in answer.slots:
        yield f"{answer.user} uses {answer.card} and gives nothing (moncolle_tcg.ruling.icons_of_several_units)"
    user = position.units.get(answer.user or answer.card)
    if cost.items and (user is None or free_items(position, user) < cost.items):
        yield f"{answer.card} costs {cost.items} Item icons (moncolle_tcg.standing.item_consumable)"
    hand = set(position.players[seat].hand) - {answer.card}
    if len(answer.discards) != cost.discard or len(hand.intersection(answer.discards)) != cost.discard:
        yield f"{answer.card} costs {cost.discard} cards, not {answer.discards} (moncolle_tcg.cost.must_be_payable)"
    if any(
        card_of(position, card).kind != (cost.discard_kind or card_of(position, card).kind) for card in answer.discards
    ):
        yield f"{answer.discards} do not pay for {answer.card} (moncolle_tcg.cost.condition)"


def icons_of(position: Position, unit: Any) -> Counter[str]:
    """The Spell icons of a unit: printed, worn, granted, given by the terrain."""
    losses = [each for each in unit.modifiers if "spells" in each.loses]
    lost_before = max((each.since for each in losses), default=0)
    lost_worn = {worn for each in losses for worn in each.worn}
    found = Counter[str](() if losses else card_of(position, unit.id).standing.spells)
    for worn in unit.equipment:
        found.update(() if worn in lost_worn else card_of(position, worn).standing.spells)
    for granted in unit.modifiers:
        found.update(granted.standing.spells if granted.since > lost_before else ())
    for effect in terrain_effects(position, unit):
        found.update(effect.standing.spells)
    return found


def target_faults(position: Position, seat: str, answer: Answer, ability: Any) -> Iterator[str]:
    """As many different ones as the effect wants, of the right side, in the battle if there is one."""
    target, chosen = ability.target, answer.targets
    most = target.count if target else 0
    if not (1 if target and target.up_to else most) <= len(chosen) <= most or len({*chosen}) != len(chosen):
        yield f"{answer.card} was used on {chosen} (moncolle_tcg.ruling.targets_fit_the_text)"
    if target is None or target.what == "declaration":
        return
    if target.what == "discarded":
        sides = {"own": (seat,), "enemy": (opponent(seat),), "any": SEATS}[target.side]
        for name in chosen:
            if not any(name in position.players[each].discard for each in sides):
                yield f"{answer.card} was used on {name} (moncolle_tcg.ruling.targets_fit_the_text)"
        return
    wearers = {card: unit for unit in position.units.values() for card in unit.equipment}
    for name in chosen:
        unit = wearers.get(name) if target.equipment else position.units.get(name)
        if unit is None or target.side not in ("any", "own" if unit.owner == seat else "enemy"):
            yield f"{answer.card} was used on {name} (moncolle_tcg.ruling.targets_fit_the_text)"
        elif position.battle and unit.area != position.battle:
            yield f"{answer.card} was used on {name}, outside the battle (moncolle_tcg.timing.normal)"


def chain_faults(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Somebody counters the opponent, and something that has to do with the chain."""
    chain = under_way(position, "chain")
    if opponent(seat) not in (*(item.by for item in chain.items), *chain.immediate):
        yield f"{seat} counters nobody else (moncolle_tcg.ruling.no_counter_to_oneself_alone)"
    wearers = {card: unit.id for unit in position.units.values() for card in unit.equipment}
    proper = {*chain.counterable, *(item.card for item in chain.items if item.card)}
    if answer.targets and not any(name in proper or wearers.get(name) in proper for name in answer.targets):
        yield f"{answer.targets} have nothing to do with the chain (moncolle_tcg.chain.target_declarer)"


def lawful_trigger(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """One of the effects that are due, in a battle on units in it; nothing is paid for it."""
    due = [(each.seat, each.unit, each.trigger) for each in under_way(position, "triggers").due]
    if (seat, answer.unit, answer.trigger) not in due:
        yield f"{answer.unit}'s effect {answer.trigger} is not due (moncolle_tcg.abilities.automatic)"
        return
    ability = card_of(position, answer.unit).automatic[answer.trigger]
    there = {unit.id for unit in units_on(position, position.battle)}
    of_units = ability.target is not None and not ability.target.equipment
    if ability.timing == "battle" and of_units and not there.issuperset(answer.targets):
        yield f"{answer.unit} reaches {answer.targets} (moncolle_tcg.timing.battle)"
    if answer.slots or answer.discards:
        yield f"{answer.unit}'s effect costs nothing (moncolle_tcg.abilities.automatic)"
