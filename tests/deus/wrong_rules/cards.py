"""Wrong cards: what they carry, and what they are good for where they lie."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import areas, card_list, quiet
from reference_engine.deus.instant_summon import InstantSummon
from reference_engine.kernel.edition import Condition, Edition
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import abilities, chain, effects, values, zones
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.position import Modifier, Unit, card_of

Faults = Callable[[Edition, Any], Iterable[tuple[str, str]]]


def _not_seen(real: Faults, edition: Edition, card: Any, kind: str, *fields: str) -> Iterator[tuple[str, str]]:
    """The faults of a card without those of some fields, if it is of this kind."""
    return (fault for fault in real(edition, card) if card.kind != kind or fault[0].partition("[")[0] not in fields)


@judgement(card_list.described_faults, "deus.cards.kinds", "every card needs a level, so spells are none")
def level_on_every_card(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Think of units only."""
    yield from real(edition, card)
    if card.level is None:
        yield "level", "missing"


@judgement(quiet.player_faults, "deus.cards.kinds", "a token is no card and lies nowhere")
def no_tokens(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> Iterator[str]:
    """Turn down token areas that hold anything."""
    yield from real(edition, position)
    yield from (f"{seat} has tokens" for seat, player in position.players.items() if player.tokens)


@mutant("deus.cards.summoner.chosen", "a summoner that has been used is discarded")
def summoner_used_up(edition: Edition) -> Edition:
    """Treat it like a spell."""

    def discard(game: Any, frame: Any) -> Next:
        if game.position.players[frame.seat].summoner == frame.card:
            zones.change_player(game, frame.seat, summoner="")
            zones.put_away(game, frame.seat, frame.card)
        return None

    return amend.after_step(edition, "effect", "put_card_away", discard)


@mutant("deus.cards.summoner.chosen", "a selection may be changed while decks are shuffled")
def second_selection(edition: Edition) -> Edition:
    """Offer it once more."""
    return edition.amended(edition.name, offers={"shuffle_opponent": ("shuffle", "pass", "select")})


@judgement(quiet.player_faults, "deus.cards.summoner.chosen", "a second summoner may lie among the tokens")
def spare_summoner(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> Iterator[str]:
    """Do not look at summoners in other places."""
    return (fault for fault in real(edition, position) if ", a summoner, " not in fault)


@judgement(card_list.described_faults, "deus.cards.summoner.fields", "a summoner may have the values of a unit")
def summoner_with_values(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow level, attack, defence and march."""
    return _not_seen(real, edition, card, "summoner", "level", "attack", "defence", "march")


@judgement(card_list.described_faults, "deus.cards.summoner.fields", "a summoner may have battle abilities")
def summoner_in_battle(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow any timing."""
    return _not_seen(real, edition, card, "summoner", "abilities")


@judgement(card_list.described_faults, "deus.cards.summoner.fields", "a summoner may have constant effects")
def summoner_with_constants(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow them."""
    return _not_seen(real, edition, card, "summoner", "constants")


@mutant("deus.cards.unit.summon_to_field", "a card summoned stays in the hand as well")
def summoned_and_held(edition: Edition) -> Edition:
    """Forget to take it out."""

    def summon(game: Any, _frame: Any, seat: str, answer: Any) -> Next:
        zones.enter(game, seat, answer.card, answer.area, clause="deus.turn.summon.normal")
        return AGAIN

    return amend.perform(edition, "summon", summon)


@judgement(quiet.faults, "deus.cards.unit.summon_to_field", "any card on the battlefield is a unit")
def anything_stands(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> Iterator[str]:
    """Do not look at the kind."""
    return (fault for fault in real(edition, position) if "but is no unit" not in fault)


@judgement(quiet.duplicate_cards, "deus.cards.unit.summon_to_field", "a unit's card may still be in the hand")
def counted_in_hands_only(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> list[str]:
    """Do not count the battlefield."""
    return [fault for fault in real(edition, position) if fault.partition(" is in ")[0] not in position.units]


@judgement(effects.group_of, "deus.cards.unit.summon_to_field", "unit cards in the hand count among own units")
def hand_counts(real: Callable[..., list[Unit]], game: Any, seat: str, scope: str, to: str) -> list[Unit]:
    """Put the first unit card of the hand onto the battlefield when own units are spoken of."""
    if to == "allies":
        player = game.position.players[seat]
        for card in [held for held in player.hand if card_of(game, held).kind == "unit"][:1]:
            zones.enter(game, seat, card, "a1" if seat == "south" else "a3", clause="deus.turn.summon.normal")
            zones.change_player(game, seat, hand=tuple(held for held in player.hand if held != card))
    return real(game, seat, scope, to)


@judgement(card_list.described_faults, "deus.cards.unit.fields", "a unit card need not state all of its values")
def sketchy_units(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Take 0 for what is missing."""
    return (fault for fault in real(edition, card) if not fault[1].startswith("missing on a unit"))


@judgement(card_list.described_faults, "deus.cards.unit.fields", "a unit card may have an epithet")
def unit_with_epithet(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow it."""
    return _not_seen(real, edition, card, "unit", "epithet")


@judgement(card_list.described_faults, "deus.cards.unit.fields", "no unit has an attack below 0")
def no_negative_attack(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Turn it down."""
    yield from real(edition, card)
    if card.attack is not None and card.attack < 0:
        yield "attack", "below 0"


@mutant("deus.cards.unit.level", "the limit counts the units that are there, not the one that comes")
def newcomer_not_counted(edition: Edition) -> Edition:
    """Judge the area as it is."""

    def check(game: Any, seat: str, answer: Any) -> str | None:
        return areas.over_limit(game, seat, answer.area, areas.total_level(game, seat, answer.area))

    return amend.condition(edition, "summon", "deus.turn.summon.normal_limit", check)


@mutant("deus.cards.unit.level", "units of a high level are never instantly summoned, symbol or not")
def only_small_ones_come(edition: Edition) -> Edition:
    """Ask for the level, too."""

    def check(game: Any, _seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card)
        return None if card.instant and (card.level or 0) <= 4 else f"{answer.card} is too strong"

    return amend.condition(edition, "instant_summon", "deus.battle.instant_summon.only_flagged", check)


def coming(edition: Edition, comes: Callable[[Card], bool]) -> Edition:
    """Rules by which other cards are instantly summoned."""
    act = edition.acts["instant_summon"]

    def options(game: Any, seat: str) -> Iterator[InstantSummon]:
        held = game.position.players[seat].hand
        return (InstantSummon(card) for card in held if comes(card_of(game, card)))

    def check(game: Any, _seat: str, answer: Any) -> str | None:
        return None if comes(card_of(game, answer.card)) else f"{answer.card} cannot be instantly summoned"

    conditions = {**act.conditions, "deus.battle.instant_summon.only_flagged": check}
    return edition.amended(edition.name, acts={"instant_summon": replace(act, options=options, conditions=conditions)})


@mutant("deus.cards.unit.level", "units of a low level are instantly summoned without the symbol")
def all_small_ones_come(edition: Edition) -> Edition:
    """Ask for the level instead of the symbol."""
    return coming(edition, lambda card: (card.level or 9) <= 3)


@mutant("deus.cards.unit.attack", "a unit deals its level")
def level_is_dealt(edition: Edition) -> Edition:
    """Add up levels."""
    return amend.rule(edition, "total damage", lambda _game, attackers: sum(unit.level for unit in attackers))


@mutant("deus.cards.unit.attack", "a march gives damage to the enemies in the next front area")
def attack_from_afar(edition: Edition) -> Edition:
    """Attack outside of battles, too."""

    def strike(game: Any, frame: Any) -> Next:
        far = [unit for unit in game.position.units.values() if unit.owner != game.position.marching]
        attack = max(values.attack(game, game.position.units[unit]) for unit in frame.moves)
        if not frame.fought:
            zones.die(game, [unit for unit in far if values.defence(game, unit) <= attack], "deus.damage.lethal")
        return None

    return amend.after_step(edition, "march", "exhaust_marchers", strike)


@judgement(values.damage_taken, "deus.cards.unit.defence", "a unit dies only of more damage than its defence")
def more_than_defence(real: Callable[..., int], game: Any, unit: Unit, amount: int, attribute: str) -> int:
    """Take one off."""
    return real(game, unit, amount, attribute) - 1


@mutant("deus.cards.unit.defence", "a unit whose defence is 0 stays, below 0 it goes")
def none_left_is_enough(edition: Edition) -> Edition:
    """Compare with less than 0."""

    def check(game: Any) -> None:
        gone = [unit for unit in game.position.units.values() if values.defence(game, unit) < 0]
        zones.leave(game, gone, what="discarded", clause="deus.damage.zero_defence_discard")

    return amend.rule(edition, "units without defence", check)


@mutant("deus.cards.unit.defence", "a unit whose defence falls to 0 dies")
def dies_without_defence(edition: Edition) -> Edition:
    """Let it die."""

    def check(game: Any) -> None:
        zones.die(game, [u for u in game.position.units.values() if values.defence(game, u) <= 0], "deus.damage.lethal")

    return amend.rule(edition, "units without defence", check)


@judgement(effects.strike, "deus.cards.unit.defence", "damage that does not kill lowers the defence")
def wounds(real: Callable[..., bool], game: Any, frame: Any, blows: Any, dead: dict[str, Unit]) -> bool:
    """Leave it on the unit until the turn ends."""
    before = len(game.events)
    complete = real(game, frame, blows, dead)
    for event in game.events[before:]:
        if event.what == "damaged" and event.about not in dead:
            wound = Modifier(source="", until="turn", turn=game.position.turn, defence=-event.amount)
            zones.lasts(game, game.position.units[event.about], wound)
    return complete


@mutant("deus.cards.flavor_text", "a flavour text that speaks of coming instantly is an instant symbol")
def flavour_comes(edition: Edition) -> Edition:
    """Read it as rules text."""
    return coming(edition, lambda card: card.instant or "instantly" in card.flavour)


@judgement(card_list.described_faults, "deus.cards.flavor_text", "a flavour text that names a timing is turned down")
def flavour_is_read(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Take it for an ability in the wrong place."""
    yield from real(edition, card)
    if "ritual:" in card.flavour:
        yield "flavour", "an ability belongs into the text"


def _from_the_pile_too(check: Condition) -> Condition:
    """The condition that a card is used from where it says, or from its owner's discard pile."""

    def either(game: Any, seat: str, use: Any) -> str | None:
        return None if use.card in game.position.players[seat].discard else check(game, seat, use)

    return either


@mutant("deus.cards.battle_spell.from_hand", "a battle spell in the discard pile is used once more")
def battle_spell_from_the_pile(edition: Edition) -> Edition:
    """Look there, too."""
    clause = "deus.cards.battle_spell.from_hand"
    return amend.condition(edition, "use", clause, _from_the_pile_too(edition.acts["use"].conditions[clause]))


@judgement(abilities.users_of, "deus.cards.battle_spell.by_unit", "only the first who pays for a spell uses it")
def first_payer_is_user(real: Callable[..., tuple[str, ...]], game: Any, use: Any) -> tuple[str, ...]:
    """Leave the others out."""
    return real(game, use)[:1]


@judgement(abilities.users_of, "deus.cards.battle_spell.by_unit", "every own unit in the battle uses the spell")
def everybody_is_user(real: Callable[..., tuple[str, ...]], game: Any, use: Any) -> tuple[str, ...]:
    """Count who is there."""
    users = real(game, use)
    here = [unit for unit in game.position.units.values() if unit.area == game.position.battle]
    owners = {game.position.units[user].owner for user in users}
    return tuple(unit.id for unit in here if unit.owner in owners)


@mutant("deus.cards.battle_spell.discard_after", "a battle spell goes back to the hand")
def spell_goes_back(edition: Edition) -> Edition:
    """Take it up again."""

    def take(game: Any, frame: Any) -> Next:
        player = game.position.players[frame.seat]
        if frame.spell and card_of(game, frame.card).kind == "battle_spell":
            zones.change_player(game, frame.seat, hand=(*player.hand, frame.card), discard=player.discard[:-1])
        return None

    return amend.after_step(edition, "effect", "put_card_away", take)


@judgement(chain.opened_by, "deus.cards.battle_spell.discard_after", "a battle spell is in the pile while it waits")
def discarded_when_declared(real: Callable[..., Any], game: Any, origin: Any) -> Any:
    """Discard it at once."""
    if card_of(game, origin.card).kind == "battle_spell":
        zones.put_away(game, origin.by, origin.card)
    return real(game, origin)


@judgement(
    chain.effect_takes_place, "deus.cards.battle_spell.discard_after", "a spell that fails goes back to the hand"
)
def failed_spell_goes_back(real: Callable[..., Next], game: Any, item: Any) -> Next:
    """Discard it only once it has had its effect."""
    before = game.position.players[item.by].discard
    outcome = real(game, item)
    player = game.position.players[item.by]
    if item.card in player.discard and item.card not in before:
        kept = tuple(card for card in player.discard if card != item.card)
        zones.change_player(game, item.by, discard=kept, hand=(*player.hand, item.card))
    return outcome


@judgement(card_list.described_faults, "deus.cards.battle_spell.fields", "a battle spell may have the items of a unit")
def spell_with_values(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow them."""
    return _not_seen(real, edition, card, "battle_spell", "level", "attack", "defence", "march", "race", "slots")


@judgement(
    card_list.described_faults, "deus.cards.battle_spell.fields", "a battle spell may have any number of effects"
)
def spell_with_effects(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow two, or one that costs nothing."""
    return _not_seen(real, edition, card, "battle_spell", "abilities")


@judgement(card_list.described_faults, "deus.cards.battle_spell.fields", "a battle spell may have constant effects")
def spell_with_constants(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow them."""
    return _not_seen(real, edition, card, "battle_spell", "constants")


@mutant("deus.cards.ritual_spell.from_hand", "a ritual spell in the discard pile is used once more")
def ritual_spell_from_the_pile(edition: Edition) -> Edition:
    """Look there, too."""
    clause = "deus.cards.ritual_spell.from_hand"
    return amend.condition(edition, "use", clause, _from_the_pile_too(edition.acts["use"].conditions[clause]))


@mutant("deus.cards.ritual_spell.from_hand", "a ritual spell needs a unit to cast it")
def ritual_needs_a_unit(edition: Edition) -> Edition:
    """Treat it like a battle spell."""

    def check(game: Any, seat: str, use: Any) -> str | None:
        units = game.position.units.values()
        spell = card_of(game, use.card).kind == "ritual_spell"
        return "nobody can cast it" if spell and not any(unit.owner == seat for unit in units) else None

    return amend.condition(edition, "use", "deus.cards.battle_spell.by_unit", check)


@judgement(card_list.described_faults, "deus.cards.ritual_spell.fields", "a ritual spell may have an attribute")
def ritual_with_attribute(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow it."""
    return _not_seen(real, edition, card, "ritual_spell", "attributes")


@judgement(card_list.described_faults, "deus.cards.ritual_spell.fields", "a ritual spell may be used in a battle")
def ritual_in_battle(real: Faults, edition: Edition, card: Any) -> Iterator[tuple[str, str]]:
    """Allow any timing and cost."""
    return _not_seen(real, edition, card, "ritual_spell", "abilities")
