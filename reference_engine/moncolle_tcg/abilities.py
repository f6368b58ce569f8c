"""Using special abilities, battle spells and consumables: what, by whom, when, at what cost, on which targets."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, Word
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at, ruled_out
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Next, Procedure
from reference_engine.moncolle_tcg import costs
from reference_engine.moncolle_tcg.cards import Ability
from reference_engine.moncolle_tcg.chain import counters_at_once, is_used_up, taking_place
from reference_engine.moncolle_tcg.position import Position, Unit, card_of, units_in, wearer_of
from reference_engine.moncolle_tcg.procedures import Chain
from reference_engine.moncolle_tcg.values import abilities_of, free_items, has_lost_abilities, race, spell_icons
from reference_engine.monster_collection import targets, zones
from reference_engine.monster_collection.chain import Declaration, countered, opened_by
from reference_engine.monster_collection.effects import group_of
from reference_engine.monster_collection.position import Seat
from reference_engine.monster_collection.targets import declared_cards
from reference_engine.monster_collection.values import qualifies

TIMING = {"main": "own_turn", "before_attack": "normal", "after_attack": "normal", "counter": "counter"}
"""Which timing mark answers which question."""

GROUPS = ("allies", "others", "enemies", "all")


class Use(Answer, frozen=True, tag="use"):
    """Use a special ability, or a battle spell or consumable from the hand.

    ``card`` is the unit or the card, ``ability`` the number among its abilities, from 0; ``user`` is the unit that
    uses a card; ``slots`` names for each unit the Spell icons that it gives.
    """

    card: Id
    ability: int = 0
    user: Id = ""
    targets: tuple[Id, ...] = ()
    slots: dict[Id, tuple[Word, ...]] = {}
    discards: tuple[Id, ...] = ()


@judgement
def ability_of(game: Context[Position], use: Use) -> Ability:
    """The ability that is used."""
    return abilities_of(game, use.card)[use.ability]


@judgement
def user_of(game: Context[Position], use: Use) -> str:
    """The unit that uses it: the one that has the ability, or the one named for a card; none for the hand type.

    Clauses: moncolle_tcg.cards.spell_cast_by_unit
    """
    if is_used_up(game, use.card):
        return use.user
    return use.card if use.card in game.position.units else ""


def declare(game: Context[Position], frame: Procedure, seat: Seat, use: Use) -> Next:
    """It is paid for, then it opens a chain, joins one, or takes effect at once.

    Clauses: moncolle_tcg.chain.interrupt, moncolle_tcg.ruling.own_turn_abilities_in_main,
        moncolle_tcg.timing.uncounterable
    """
    ability, user = ability_of(game, use), user_of(game, use)
    item = Declaration(
        by=seat,
        kind="effect",
        users=(user,) if user else (),
        affected=affected_by(game, seat, use),
        card=use.card,
        ability=use.ability,
        targets=use.targets,
    )
    pay_for(game, seat, use)
    if isinstance(frame, Chain):
        return counters_at_once(game, frame, item) if ability.uncounterable else countered(game, frame, item)
    if ability.timing == "own_turn" or ability.uncounterable:
        effect = taking_place(game, item)
        costs.discard_what_waits(game)
        return Call(effect, stay=True)
    return Call(opened_by(game, item), stay=True)


@judgement
def pay_for(game: Context[Position], seat: Seat, use: Use) -> None:
    """The card leaves the hand, the unit of a completion ability becomes exhausted, icons and cards are paid.

    Clauses: moncolle_tcg.abilities.completion_cost, moncolle_tcg.abilities.declared_unlimited,
        moncolle_tcg.ruling.cost_paid_at_declaration, moncolle_tcg.ruling.hand_type_declared,
        moncolle_tcg.status.becomes_acted
    """
    ability, user = ability_of(game, use), user_of(game, use)
    if ability.kind == "hand":
        zones.discard_from_hand(game, seat, (use.card,))
    elif is_used_up(game, use.card):
        player = game.position.players[seat]
        zones.change_player(game, seat, hand=tuple(card for card in player.hand if card != use.card))
    elif ability.kind == "completion":
        zones.exhaust(game, [game.position.units[user]], "moncolle_tcg.abilities.completion_cost")
    costs.pay(game, seat, user, ability.cost, dict(sorted(use.slots.items())), use.discards)


@judgement
def affected_by(game: Context[Position], seat: Seat, use: Use) -> tuple[str, ...]:
    """Who counts as a target of the declaration: what was chosen, and any group that the effect speaks of.

    Clauses: moncolle_tcg.chain.target_of_declaration
    """
    ability = ability_of(game, use)
    found = list(use.targets)
    for group in ability.do:
        for part in group:
            to = getattr(part, "to", "")
            if to in GROUPS:
                found += [unit.id for unit in group_of(game, seat, ability.scope, to, use.card)]
    return tuple(dict.fromkeys(found))


# What makes a use meaningless


def faults(game: Context[Position], _seat: str, use: Use) -> Iterator[str]:
    """Cards and the ability must exist; whoever is named to pay must pay something."""
    position = game.position
    if use.card not in position.cards:
        yield f"there is no card {use.card!r}"
        return
    count = len(abilities_of(game, use.card))
    if not 0 <= use.ability < count:
        yield f"{use.card} has {count} abilities; there is no number {use.ability}"
    for named in (*use.targets, *use.discards, *([use.user] if use.user else ())):
        if named not in position.cards:
            yield f"there is no card {named!r}"
    yield from _slot_faults(game, use)
    if use.user and not is_used_up(game, use.card) and use.user != use.card:
        yield f"{use.card} has its ability for itself; {use.user} is named as its user"


def _slot_faults(game: Context[Position], use: Use) -> Iterator[str]:
    for unit, icons in use.slots.items():
        if unit not in game.position.cards:
            yield f"there is no card {unit!r} to give icons"
        if not icons:
            yield f"{unit!r} is named to give icons, but none is named"


# Which clauses bind a use


def timing_fits(timing: str) -> "TimingCondition":
    """The condition on effects with one timing mark."""
    return looks_at("card", "ability")(TimingCondition(timing))


class TimingCondition:
    """In one kind of question only effects with its timing mark may be used; the text has a rule for each mark."""

    def __init__(self, timing: str) -> None:
        self.timing = timing

    def __call__(self, game: Context[Position], _seat: str, use: Use) -> str | None:
        """Say which mark is wrong."""
        timing, kind = ability_of(game, use).timing, game.question.kind
        if timing != self.timing or TIMING.get(kind, timing) == timing:
            return None
        return f"{use.card}: an effect with the timing {timing} is not used in the {kind} timing"


@looks_at("card")
def spell_is_in_hand(game: Context[Position], seat: str, use: Use) -> str | None:
    """Battle spells are used from the hand, so that a used one is gone.

    Clauses: moncolle_tcg.cards.spell_single_use
    """
    return _not_in_hand(game, seat, use.card) if card_of(game, use.card).kind == "battle_spell" else None


@looks_at("card")
def consumable_is_in_hand(game: Context[Position], seat: str, use: Use) -> str | None:
    """Consumables are used from the hand, so that a used one is gone.

    Clauses: moncolle_tcg.cards.consumable_single_use
    """
    return _not_in_hand(game, seat, use.card) if card_of(game, use.card).kind == "consumable" else None


@looks_at("card", "ability")
def hand_type_is_in_hand(game: Context[Position], seat: str, use: Use) -> str | None:
    """A hand type ability is used by the card in the hand.

    Clauses: moncolle_tcg.abilities.hand_type
    """
    return _not_in_hand(game, seat, use.card) if ability_of(game, use).kind == "hand" else None


def _not_in_hand(game: Context[Position], seat: str, card: str) -> str | None:
    return None if card in game.position.players[seat].hand else f"{card} is not in {seat}'s hand"


@looks_at("card", "ability")
def hand_type_can_be_declared(game: Context[Position], _seat: str, use: Use) -> str | None:
    """A hand type ability is declared, unless the edition reads it otherwise.

    Clauses: moncolle_tcg.ruling.hand_type_declared
    """
    if ability_of(game, use).kind == "hand" and game.edition.switches["hand_type"] == "when_summoned":
        return f"the hand type ability of {use.card} works when it is summoned"
    return None


@looks_at("card", "ability")
def unit_is_on_the_field(game: Context[Position], seat: str, use: Use) -> str | None:
    """Special abilities belong to the player's units on the field, and those that are worn or granted to them.

    Clauses: moncolle_tcg.abilities.two_modes
    """
    if is_used_up(game, use.card) or ability_of(game, use).kind == "hand":
        return None
    unit = game.position.units.get(use.card)
    return None if unit is not None and unit.owner == seat else f"{use.card} is no unit of {seat} on the field"


@looks_at("card", "ability", "user")
def user_is_in_the_battle(game: Context[Position], seat: str, use: Use) -> str | None:
    """Whoever uses something in a battle is in it; a card is used by a unit of the player's there.

    Clauses: moncolle_tcg.cards.spell_cast_by_unit
    """
    position, user = game.position, user_of(game, use)
    unit = position.units.get(user)
    if is_used_up(game, use.card):
        if unit is None or unit.owner != seat or unit.area != position.battle:
            return f"{user or 'nobody'} is no unit of {seat} in the battle to use {use.card}"
        return None
    if position.battle and unit is not None and unit.area != position.battle:
        return f"{use.card} is not in the battle"
    return None


@looks_at("card", "ability")
def not_lost(game: Context[Position], _seat: str, use: Use) -> str | None:
    """An ability that has been lost cannot be used.

    Clauses: moncolle_tcg.glossary.loss
    """
    unit = game.position.units.get(use.card)
    printed = len(card_of(game, use.card).abilities)
    lost = unit is not None and has_lost_abilities(game, unit, use.ability, printed)
    return f"{use.card} has lost that ability" if lost else None


@looks_at("card", "ability")
def ready_for_completion(game: Context[Position], _seat: str, use: Use) -> str | None:
    """Only a ready unit uses a completion ability; other kinds do not ask.

    Clauses: moncolle_tcg.abilities.completion_not_acted, moncolle_tcg.abilities.declared_when_acted,
        moncolle_tcg.ruling.only_completion_needs_ready
    """
    unit = game.position.units.get(use.card)
    if ability_of(game, use).kind != "completion" or unit is None or unit.ready:
        return None
    return f"{use.card} is exhausted"


@looks_at("card", "ability", "user")
def race_knows_the_secret(game: Context[Position], _seat: str, use: Use) -> str | None:
    """A secret art is used by its race alone; who else gives icons does not matter.

    Clauses: moncolle_tcg.deck.secret_art, moncolle_tcg.ruling.user_of_a_secret_art
    """
    wanted, unit = card_of(game, use.card).race_only, game.position.units.get(user_of(game, use))
    if not wanted or unit is None or race(game, unit) == wanted:
        return None
    return f"{use.card} is for a {wanted} only"


def payers_are_own_and_in_battle(game: Context[Position], seat: str, use: Use) -> str | None:
    """Own units in the battle give icons, several of them if need be; the user is among them.

    Clauses: moncolle_tcg.ruling.icons_of_several_units
    """
    party = {unit.id for unit in units_in(game.position, game.position.battle, seat)}
    wrong = [name for name in use.slots if name not in party]
    if wrong:
        return f"{', '.join(wrong)} is no unit of {seat} in the battle"
    user = user_of(game, use)
    # Whoever is no user at all is no matter of icons.
    if use.slots and user in party - use.slots.keys():
        return f"{user} gives no icon to use {use.card}"
    return costs.only_the_user_pays(game, user, use.slots)


def icons_are_free(game: Context[Position], _seat: str, use: Use) -> str | None:
    """An icon gives its attribute once in a battle.

    Clauses: moncolle_tcg.standing.spell
    """
    return costs.icons_are_free(game, use.slots)


@looks_at("card", "ability", "user")
def items_are_free(game: Context[Position], _seat: str, use: Use) -> str | None:
    """A consumable needs as many free Item icons of its user as it costs; icons are not shared.

    Clauses: moncolle_tcg.standing.item_consumable, moncolle_tcg.ruling.item_icons_not_shared,
        moncolle_tcg.ruling.items_of_higher_cost
    """
    cost, unit = ability_of(game, use).cost.items, game.position.units.get(user_of(game, use))
    if not cost or unit is None:
        return None
    free = free_items(game, unit)
    return f"{use.card} costs {cost} Item icons, {unit.id} has {max(0, free)} free" if cost > free else None


def cost_is_payable(game: Context[Position], seat: str, use: Use) -> str | None:
    """What cannot be paid cannot be declared.

    Clauses: moncolle_tcg.cost.must_be_payable
    """
    cost = ability_of(game, use).cost
    return costs.wrong_icons(game, cost, use.slots) or costs.wrong_discards(game, seat, cost, use.discards, use.card)


def condition_of_the_cost_holds(game: Context[Position], _seat: str, use: Use) -> str | None:
    """A cost with a condition is paid only with what meets it.

    Clauses: moncolle_tcg.cost.condition
    """
    return costs.unfit_discards(game, ability_of(game, use).cost, use.discards)


@looks_at("card", "ability", "targets")
def targets_fit(game: Context[Position], seat: str, use: Use) -> str | None:
    """As many targets as the effect needs, each what it may choose, and in the battle.

    Clauses: moncolle_tcg.ruling.targets_fit_the_text
    """
    ability, battle = ability_of(game, use), game.position.battle
    target = ability.target
    if target is not None and target.equipment:
        return _equipment_misfit(game, seat, ability, use.targets)
    wrong = targets.misfit(game, seat, target, use.targets, battle)
    area = battle if ability.scope == "battle" else ""
    return wrong or targets.outside(game, target, use.targets, area)


def _equipment_misfit(game: Context[Position], seat: str, ability: Ability, chosen: tuple[str, ...]) -> str | None:
    target = ability.target
    wrong_size = targets.wrong_number(game, target, chosen)
    if wrong_size is not None:
        return wrong_size
    fitting = set(equipment_to_choose(game, seat, ability))
    wrong = [card for card in chosen if card not in fitting]
    return f"{', '.join(wrong)} is not what the effect may choose" if wrong else None


def equipment_to_choose(game: Context[Position], seat: str, ability: Ability) -> list[str]:
    """The worn equipment that an effect may choose."""
    target, battle = ability.target, game.position.battle
    assert target is not None
    wearers = [
        unit
        for unit in game.position.units.values()
        if (ability.scope == "field" or unit.area == battle)
        and (target.side == "any" or (target.side == "own") == (unit.owner == seat))
        and qualifies(game, unit, target.filter)
    ]
    return [card for unit in wearers for card in unit.equipment]


@looks_at("card", "ability", "targets")
def targets_are_proper(game: Context[Position], seat: Seat, use: Use) -> str | None:
    """A counter chooses among those that made or were the target of a declaration in this chain.

    One proper target is enough; of a party, one proper unit. The bearer that speaks of itself chooses nobody.

    Clauses: moncolle_tcg.chain.target_declarer, moncolle_tcg.chain.target_player,
        moncolle_tcg.ruling.bearer_is_not_chosen, moncolle_tcg.ruling.one_proper_target,
        moncolle_tcg.ruling.one_proper_unit_of_a_party
    """
    frame, ability = game.position.stack[-1], ability_of(game, use)
    if not isinstance(frame, Chain) or ability.timing != "counter":
        return None
    chosen = use.targets or affected_by(game, seat, use)
    proper = [each for each in chosen if is_proper(game, frame, each)]
    enough = len(proper) == len(chosen) if game.edition.switches["proper_targets"] == "every" else bool(proper)
    if not chosen or enough:
        return None
    wrong = [each for each in chosen if each not in proper]
    return f"{', '.join(wrong)} neither declared anything nor was targeted in this chain"


@judgement
def is_proper(game: Context[Position], frame: Chain, target: str) -> bool:
    """Whether a target is proper in a chain: units and whatever was targeted, and what belongs to them.

    Used cards, and equipment of proper units, are so unless the edition reads the list strictly.

    Clauses: moncolle_tcg.chain.target_declarer, moncolle_tcg.chain.any_link, moncolle_tcg.chain.target_of_declaration,
        moncolle_tcg.ruling.cards_and_equipment_proper
    """
    if target in frame.counterable:
        return True
    if game.edition.switches["strict_target_list"] == "on":
        return False
    wearer = wearer_of(game.position, target)
    worn_by_proper = wearer is not None and wearer.id in frame.counterable
    return worn_by_proper or target in declared_cards(game)


# What could be used


def options(game: Context[Position], seat: Seat) -> Iterable[Use]:
    """Every use with the right timing, by everybody who may, with every choice of cost and targets."""
    timing = TIMING[game.question.kind]
    for card in sources(game, seat):
        for index, ability in enumerate(abilities_of(game, card)):
            if ability.timing == timing and not ruled_out(game, seat, "use", card=card, ability=index):
                yield from uses_of(game, seat, card, index, ability)


def sources(game: Context[Position], seat: Seat) -> Iterator[str]:
    """The cards from which a player could use something now, one for each name in the hand."""
    position = game.position
    own = units_in(position, position.battle, seat) if position.battle else position.units.values()
    yield from (unit.id for unit in own if unit.owner == seat)
    named = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    yield from (card for card in named.values() if card_of(game, card).abilities)


def uses_of(game: Context[Position], seat: Seat, card: str, index: int, ability: Ability) -> Iterator[Use]:
    """Every way to use one ability."""
    position = game.position
    party: list[Unit] = units_in(position, position.battle, seat) if position.battle else []
    users = [unit.id for unit in party] if is_used_up(game, card) else [""]
    payers = [unit for unit in party if spell_icons(game, unit)]
    for user in users:
        if ruled_out(game, seat, "use", card=card, ability=index, user=user):
            continue
        for slots in costs.slot_choices(game, payers, ability.cost):
            for discards in costs.discard_choices(game, seat, ability.cost, using=card):
                for chosen in _choices(game, seat, ability):
                    yield Use(card, index, user, chosen, slots, discards)


def _choices(game: Context[Position], seat: Seat, ability: Ability) -> Iterable[tuple[str, ...]]:
    target = ability.target
    if target is not None and target.equipment:
        return targets.of_size(equipment_to_choose(game, seat, ability), target)
    area = game.position.battle if ability.scope == "battle" else ""
    return targets.choices(game, seat, target, area)


USE = Act(
    perform=declare,
    faults=faults,
    options=options,
    conditions={
        "moncolle_tcg.timing.normal": timing_fits("normal"),
        "moncolle_tcg.timing.counter": timing_fits("counter"),
        "moncolle_tcg.timing.own_turn": timing_fits("own_turn"),
        "moncolle_tcg.cards.spell_single_use": spell_is_in_hand,
        "moncolle_tcg.cards.consumable_single_use": consumable_is_in_hand,
        "moncolle_tcg.abilities.hand_type": hand_type_is_in_hand,
        "moncolle_tcg.ruling.hand_type_declared": hand_type_can_be_declared,
        "moncolle_tcg.abilities.two_modes": unit_is_on_the_field,
        "moncolle_tcg.cards.spell_cast_by_unit": user_is_in_the_battle,
        "moncolle_tcg.glossary.loss": not_lost,
        "moncolle_tcg.abilities.completion_not_acted": ready_for_completion,
        "moncolle_tcg.deck.secret_art": race_knows_the_secret,
        "moncolle_tcg.ruling.icons_of_several_units": payers_are_own_and_in_battle,
        "moncolle_tcg.standing.spell": icons_are_free,
        "moncolle_tcg.standing.item_consumable": items_are_free,
        "moncolle_tcg.cost.must_be_payable": cost_is_payable,
        "moncolle_tcg.cost.condition": condition_of_the_cost_holds,
        "moncolle_tcg.ruling.targets_fit_the_text": targets_fit,
        "moncolle_tcg.chain.target_declarer": targets_are_proper,
    },
)
