"""Using special abilities and spells: what may be named, from where, by whom, at what cost, on which targets.

The page of the rulebook that explained this in one place is lost; what stands here is derived from the pages around it.

Clauses: ruling.derived_use_procedure
"""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, InOrder, Place, Word
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import looks_at, ruled_out
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Next, Procedure
from reference_engine.monster_collection import costs, targets, zones
from reference_engine.monster_collection.cards import Ability, Card, Cost, SummonThis
from reference_engine.monster_collection.chain import Chain, Declaration, countered, opened_by
from reference_engine.monster_collection.effects import Effect, group_of
from reference_engine.monster_collection.position import Position, Unit, card_of, units_in

TIMING = {
    "main": "ritual",
    "quick": "quick",
    "before_attack": "before_attack",
    "after_attack": "before_attack",
    "counter": "counter",
}
"""Which timing mark answers which decision; only some editions ask once more after the attack."""

GROUPS = ("allies", "others", "enemies", "all")


class Use(Answer, frozen=True, tag="use"):
    """Use a special ability, or a spell card from the hand.

    ``card`` is the unit, the summoner or the card; ``ability`` its number on the card, from 0; ``slots`` names
    for each unit the icons of the slots it consumes; ``area`` the place, if the effect needs one; ``tokens`` which
    of several tokens of one name it takes.
    """

    card: Id
    ability: int = 0
    targets: tuple[Id, ...] = ()
    slots: dict[Id, tuple[Word, ...]] = {}
    discards: tuple[Id, ...] = ()
    area: Place = ""
    tokens: InOrder[tuple[Id, ...]] = ()


@judgement
def ability_of(game: Context[Position], use: Use) -> Ability:
    """The ability that is used."""
    return card_of(game, use.card).abilities[use.ability]


@judgement
def users_of(game: Context[Position], use: Use) -> tuple[str, ...]:
    """Who uses it: the unit whose ability it is, or every unit that pays a slot.

    Clauses: ruling.every_payer_is_user
    """
    if use.card in game.position.units:
        return tuple(dict.fromkeys((use.card, *sorted(use.slots))))
    return tuple(sorted(use.slots))


def payment_of(game: Context[Position], use: Use) -> costs.Payment:
    """The cost as named at declaration.

    Clauses: cost.declared_at_use
    """
    return costs.payment_of(ability_of(game, use).cost, use, use.card)


@judgement
def affected_by(game: Context[Position], seat: str, use: Use) -> tuple[str, ...]:
    """The units that count as targeted: the chosen ones, and any group the effect speaks of.

    Clauses: ruling.named_group_counts_as_targeted
    """
    ability = ability_of(game, use)
    units = [unit for unit in use.targets if unit in game.position.units]
    for group in ability.do:
        for part in group:
            to = getattr(part, "to", "")
            if to in GROUPS:
                units += [unit.id for unit in group_of(game, seat, ability.scope, to, use.card)]
    return tuple(dict.fromkeys(units))


def declare(game: Context[Position], frame: Procedure, seat: str, use: Use) -> Next:
    """An effect is used: at once in the quick timing and as a ritual, through the chain otherwise.

    Clauses: battle.quick.no_counter, chain.origin, ruling.ritual_resolves_at_once
    """
    card = card_of(game, use.card)
    spell = card.kind in ("battle_spell", "ritual_spell")
    if spell:
        player = game.position.players[seat]
        zones.change_player(game, seat, hand=tuple(held for held in player.hand if held != use.card))
    timing = ability_of(game, use).timing
    if timing in ("quick", "ritual"):
        return at_once(game, seat, use, spell or _leaves_hand(game, seat, use))
    item = declaration(game, seat, use)
    if isinstance(frame, Chain):
        return countered(game, frame, item)
    return Call(opened_by(game, item), stay=True)


def declaration(game: Context[Position], seat: str, use: Use) -> Declaration:
    """A use as something declared in a counter chain.

    Clauses: chain.origin
    """
    return Declaration(
        by=seat,
        kind="effect",
        users=users_of(game, use),
        affected=affected_by(game, seat, use),
        card=use.card,
        ability=use.ability,
        targets=use.targets,
        area=use.area,
        tokens=use.tokens,
        payment=payment_of(game, use),
    )


@judgement
def at_once(game: Context[Position], seat: str, use: Use, put_away: bool) -> Next:
    """Declared, paid and resolved in one go, before the next is declared.

    Clauses: battle.quick.marching_first
    """
    costs.pay(game, seat, payment_of(game, use))
    game.emit(Event("takes_effect", game.clause("battle.quick.no_counter"), seat=seat, about=use.card))
    return Call(
        Effect(
            seat=seat,
            card=use.card,
            index=use.ability,
            targets=use.targets,
            area=use.area,
            tokens=use.tokens,
            spell=put_away,
        ),
        stay=True,
    )


def _leaves_hand(game: Context[Position], seat: str, use: Use) -> bool:
    """A unit card used from the hand stays there unless its text moves it; by a switch it is discarded.

    Clauses: ruling.hand_ritual_card_stays
    """
    player = game.position.players[seat]
    if use.card not in player.hand or game.edition.switches["hand_ritual_card_stays"] == "yes":
        return False
    if any(isinstance(part, SummonThis) for group in ability_of(game, use).do for part in group):
        return False
    zones.change_player(game, seat, hand=tuple(held for held in player.hand if held != use.card))
    return True


# What makes a use meaningless


def faults(game: Context[Position], _seat: str, use: Use) -> Iterator[str]:
    """The card and the ability must exist, as must every unit named; an area is named only if it is needed."""
    position = game.position
    if use.card not in position.cards:
        yield f"there is no card {use.card!r}"
        return
    count = len(card_of(game, use.card).abilities)
    if 0 <= use.ability < count:
        yield from targets.place_faults(ability_of(game, use).do, use.area)
    else:
        yield f"{use.card} has {count} abilities; there is no number {use.ability}"
    yield from costs.payer_faults(game, use.slots)
    for named in (*use.targets, *use.tokens):
        if named not in position.cards:
            yield f"there is no card {named!r}"


# Which clauses bind a use


def timing_fits(decision: str) -> "TimingCondition":
    """The condition that in one decision only effects of its timing are used."""
    return looks_at("card", "ability")(TimingCondition(decision))


class TimingCondition:
    """In one kind of decision only effects with its timing mark may be used."""

    def __init__(self, decision: str) -> None:
        self.decision = decision

    def __call__(self, game: Context[Position], _seat: str, use: Use) -> str | None:
        """Say which mark is wrong."""
        timing = ability_of(game, use).timing
        if game.question.kind != self.decision or timing == TIMING[self.decision]:
            return None
        return f"{use.card}: a {timing} effect is not used in the {self.decision} timing"


@looks_at("card")
def battle_spell_is_in_hand(game: Context[Position], seat: str, use: Use) -> str | None:
    """A battle spell is used from the hand.

    One that is already named as a cost in the chain is not free.

    Clauses: cards.battle_spell.from_hand, ruling.cost_reserved_then_paid
    """
    return _spell_is_in_hand(game, seat, use, "battle_spell")


@looks_at("card")
def ritual_spell_is_in_hand(game: Context[Position], seat: str, use: Use) -> str | None:
    """A ritual spell is used from the hand.

    Clauses: cards.ritual_spell.from_hand
    """
    return _spell_is_in_hand(game, seat, use, "ritual_spell")


def _spell_is_in_hand(game: Context[Position], seat: str, use: Use, kind: str) -> str | None:
    if card_of(game, use.card).kind == kind and use.card not in costs.free_hand(game, seat):
        return f"{use.card} is not free in {seat}'s hand"
    return None


@looks_at("card", "ability")
def ritual_of_unit_is_in_hand(game: Context[Position], seat: str, use: Use) -> str | None:
    """A unit's ritual ability is used from the hand, unless its text says otherwise.

    Clauses: ritual.unit_hand
    """
    ability = ability_of(game, use)
    if card_of(game, use.card).kind not in ("unit", "token") or ability.timing != "ritual":
        return None
    if ability.usable_from == "battlefield":
        unit = game.position.units.get(use.card)
        return (
            None if unit is not None and unit.owner == seat else f"{use.card} is no unit of {seat} on the battlefield"
        )
    held = game.position.players[seat].hand
    return None if use.card in held else f"{use.card} is not in {seat}'s hand"


@looks_at("card", "ability")
def source_is_in_place(game: Context[Position], seat: str, use: Use) -> str | None:
    """Special abilities belong to the player's units on the battlefield and the player's summoner.

    Clauses: special.location
    """
    kind = card_of(game, use.card).kind
    position = game.position
    if kind == "summoner":
        return None if position.players[seat].summoner == use.card else f"{use.card} is not {seat}'s summoner"
    if kind in ("unit", "token") and ability_of(game, use).timing != "ritual":
        unit = position.units.get(use.card)
        if unit is None or unit.owner != seat:
            return f"{use.card} is no unit of {seat} on the battlefield"
    return None


@judgement
def users_are_in_battle(game: Context[Position], seat: str, use: Use) -> str | None:
    """A Battle effect belongs to the battle: a unit elsewhere cannot use it.

    Clauses: scope.battle_reach, ruling.exhausted_unit_may_use_spell
    """
    unit = game.position.units.get(use.card)
    if game.position.battle and unit is not None and unit.area != game.position.battle:
        return f"{use.card} is not in the battle"
    return None


@looks_at("card", "ability", "targets")
def targets_are_in_battle(game: Context[Position], seat: str, use: Use) -> str | None:
    """Battle effects reach only units in the battle, so nobody else can be chosen.

    Clauses: scope.battle_reach
    """
    elsewhere = users_are_in_battle(game, seat, use)
    if elsewhere is not None:
        return elsewhere
    return targets.outside(game, ability_of(game, use).target, use.targets, game.position.battle)


@looks_at("card", "ability", "targets")
def targets_fit(game: Context[Position], seat: str, use: Use) -> str | None:
    """As many targets as the effect needs, each of the kind it may choose.

    Clauses: ruling.no_declaration_without_target
    """
    return targets.misfit(game, seat, ability_of(game, use).target, use.targets, game.position.battle)


@looks_at("card", "ability", "targets")
def targets_are_counterable(game: Context[Position], seat: str, use: Use) -> str | None:
    """A counter chooses among units that acted or were targeted in this chain.

    Every chosen unit must qualify, or by a switch one of them. An effect on groups needs one that qualifies in any of
    them, unless chosen units do already.

    Clauses: chain.legal_target, ruling.chosen_unit_suffices_beside_group, ruling.counter_answers_any_declaration,
        ruling.every_counter_target_must_qualify, ruling.group_counter_needs_one_qualifying
    """
    chain = game.position.stack[-1]
    ability = ability_of(game, use)
    if not isinstance(chain, Chain) or ability.timing != "counter":
        return None
    switches = game.edition.switches
    chosen = [unit for unit in use.targets if unit in game.position.units]
    improper = [unit for unit in chosen if unit not in chain.counterable]
    if improper and (switches["counter_target_rule"] == "every target" or len(improper) == len(chosen)):
        return f"{', '.join(improper)} neither acted nor was targeted in this chain"
    if chosen or switches["counter_group_rule"] == "unrestricted":
        return None
    groups = [to for group in ability.do for part in group if (to := getattr(part, "to", "")) in GROUPS]
    units = [unit.id for to in groups for unit in group_of(game, seat, ability.scope, to, use.card)]
    proper = [unit for unit in units if unit in chain.counterable]
    enough = proper == units if switches["counter_group_rule"] == "all" else bool(proper)
    if groups and not enough:
        return "of the units it reaches, too few acted or were targeted in this chain"
    return None


def power_suffices_for(kind: str) -> "PowerCondition":
    """The condition that the power cost of one kind of card can be paid."""
    return looks_at("card", "ability")(PowerCondition(kind))


class PowerCondition:
    """A cost of power must be payable; the book says so once for each kind of card and once for all."""

    def __init__(self, kind: str) -> None:
        """Watch over one kind of card; ``other`` is everything without a rule of its own."""
        self.kind = kind

    def __call__(self, game: Context[Position], seat: str, use: Use) -> str | None:
        """Say what is missing."""
        kind = card_of(game, use.card).kind
        if (kind if kind in ("ritual_spell", "summoner") else "other") != self.kind:
            return None
        return costs.short_of_power(game, seat, ability_of(game, use).cost)


def cost_is_payable(game: Context[Position], seat: str, use: Use) -> str | None:
    """A cost that cannot be paid forbids the declaration.

    Clauses: cost.required
    """
    other = PowerCondition("other")(game, seat, use)
    if other is not None:
        return other
    cost, payment = ability_of(game, use).cost, payment_of(game, use)
    exhausted = costs.exhausted_user(game, seat, payment)
    if exhausted is not None:
        return exhausted
    # Without anybody to cast a battle spell there is nobody to pay for it; that is another clause's affair.
    another = somebody_pays(game, seat, use) or _one_slot_each(cost, use)
    return None if another is not None else costs.wrong_icons(game, cost, payment)


def additional_cost_is_payable(game: Context[Position], seat: str, use: Use) -> str | None:
    """The cost in the card's text must be paid in full.

    Clauses: cost.additional
    """
    if use.card in use.discards:
        return f"{use.card} cannot be discarded for its own cost"
    return costs.wrong_discards(game, seat, ability_of(game, use).cost, payment_of(game, use))


def _one_slot_each(cost: Cost, use: Use) -> str | None:
    named = [icon for icons in use.slots.values() for icon in icons]
    if "multi" in named and len(named) < len(cost.slots):
        return f"{len(cost.slots)} icons need {len(cost.slots)} slots, {len(named)} were named"
    return None


def one_slot_pays_one_icon(game: Context[Position], _seat: str, use: Use) -> str | None:
    """A multi slot counts as any one icon, not as two.

    Clauses: standing.spell_multi
    """
    return _one_slot_each(ability_of(game, use).cost, use)


def payers_are_own_and_in_battle(game: Context[Position], seat: str, use: costs.Paid) -> str | None:
    """Several of the player's units in the battle may share the slots of a cost.

    Clauses: cost.shared_slots
    """
    units = game.position.units
    own = [unit for unit in use.slots if unit in units and units[unit].owner == seat]
    wrong = [unit for unit in use.slots if unit not in own or units[unit].area != game.position.battle]
    return f"{', '.join(wrong)} is no unit of {seat} in the battle" if wrong else None


def payers_have_spell(game: Context[Position], _seat: str, use: costs.Paid) -> str | None:
    """Only units with Spell:x can use battle spells.

    Clauses: standing.spell_permits
    """
    unable = [unit for unit in use.slots if not card_of(game, unit).slots]
    return f"{', '.join(unable)} has no spell slots" if unable else None


def slots_are_free(game: Context[Position], _seat: str, use: costs.Paid) -> str | None:
    """A slot consumed or already named for a cost cannot pay another.

    Clauses: standing.spell_slots
    """
    for unit, icons in use.slots.items():
        if unit not in game.position.units or not card_of(game, unit).slots:
            continue
        free = costs.free_slots(game, game.position.units[unit])
        for icon in set(icons):
            if icons.count(icon) > free[icon]:
                return f"{unit} has {free[icon]} free {icon} slots, {icons.count(icon)} were named"
    return None


def somebody_pays(game: Context[Position], _seat: str, use: Use) -> str | None:
    """A battle spell is used by units that spend their slots on it.

    Clauses: cards.battle_spell.by_unit
    """
    if card_of(game, use.card).kind == "battle_spell" and not use.slots:
        return f"no unit is named to use {use.card}"
    return None


@looks_at("card", "ability", "targets", "area")
def place_fits(game: Context[Position], seat: str, use: Use) -> str | None:
    """An effect that puts something somewhere must name a place where it may be.

    By a switch what the player has waiting in the chain counts as if it had come.

    Clauses: limit_adjust.not_intentional, ruling.limit_of_a_whole_effect
    """
    if game.edition.switches["limit_at_declaration"] == "what waits too":
        game = with_what_waits(game, seat)
    return targets.misplaced(game, seat, ability_of(game, use), use.targets, use.card, use.area)


def with_what_waits(game: Context[Position], seat: str) -> Context[Position]:
    """The position in which everything has come that a player's declarations in the chain would bring."""
    ahead = game
    for item in (item for frame in game.position.stack if isinstance(frame, Chain) for item in frame.items):
        if item.by == seat and item.kind == "effect" and not item.cancelled:
            ability = card_of(game, item.card).abilities[item.ability]
            for part in targets.placing_parts(game, ability.do):
                cards = targets.brings(ahead, seat, part, ability, item.targets, item.card)
                ahead = targets.brought_to(ahead, seat, cards, item.area)
    return ahead


@looks_at("card", "ability", "tokens")
def tokens_fit(game: Context[Position], seat: str, use: Use) -> str | None:
    """Of several tokens of one name the player says which the effect takes.

    Clauses: vocabulary.token
    """
    return targets.wrong_tokens(game, seat, ability_of(game, use), use.tokens)


# What could be used


def options(game: Context[Position], seat: str) -> Iterable[Use]:
    """Every use with the right timing, from the right place, with every choice of cost, targets and area."""
    timing = TIMING[game.question.kind]
    for card_id, card in sources(game, seat):
        for index, ability in enumerate(card.abilities):
            if ability.timing == timing and not ruled_out(game, seat, "use", card=card_id, ability=index):
                yield from uses_of(game, seat, card_id, index, ability)


def sources(game: Context[Position], seat: str) -> Iterator[tuple[str, Card]]:
    """The cards from which a player could use something now, one for each name in the hand."""
    position = game.position
    player = position.players[seat]
    units = units_in(position, position.battle, seat) if position.battle else position.units.values()
    own = [unit.id for unit in units if unit.owner == seat]
    named = {position.cards[card]: card for card in reversed(costs.free_hand(game, seat))}
    for card_id in (*own, *named.values(), *((player.summoner,) if player.summoner else ())):
        card = card_of(game, card_id)
        if card.abilities:
            yield card_id, card


def uses_of(game: Context[Position], seat: str, card: str, index: int, ability: Ability) -> Iterator[Use]:
    """Every way to use one ability."""
    position = game.position
    payers: list[Unit] = units_in(position, position.battle, seat) if position.battle else []
    area = position.battle if ability.scope == "battle" else ""
    for slots in costs.slot_choices(game, payers, ability.cost):
        for discards in costs.discard_choices(game, seat, ability.cost, using=card):
            for chosen in targets.choices(game, seat, ability.target, area):
                for place in targets.places(game, seat, ability, chosen, card):
                    for tokens in targets.token_choices(game, seat, ability):
                        yield Use(card, index, chosen, slots, discards, place, tokens)
