"""The counter chain, as far as the TCG has more to say than every Monster Collection game.

Costs are paid when something is declared, an uncounterable counter takes effect at once, and nobody counters
themselves alone.
"""

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Call, Next
from reference_engine.moncolle_tcg import costs
from reference_engine.moncolle_tcg.position import Position, card_of, units_in
from reference_engine.moncolle_tcg.procedures import Chain
from reference_engine.moncolle_tcg.values import abilities_of, granted_by
from reference_engine.monster_collection import attack, chain, zones
from reference_engine.monster_collection.chain import Declaration
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Seat, opponent


def opened_by(game: Context[Position], origin: Declaration) -> Chain:
    """A chain starts from an action with the normal timing or an attack; the opponent is asked first.

    Clauses: moncolle_tcg.chain.interrupt, moncolle_tcg.attack.can_be_countered, moncolle_tcg.chain.opponent_first
    """
    opened = Chain(right=opponent(origin.by))
    chain.add(game, opened, origin)
    return opened


def attack_declaration(game: Context[Position], seat: Seat) -> Declaration:
    """All ready units of a side attack; the enemy party is the target, unless the edition reads it otherwise.

    Clauses: moncolle_tcg.ruling.attackers_declare, moncolle_tcg.ruling.attackers_fixed_at_declaration,
        moncolle_tcg.ruling.enemy_party_is_the_target
    """
    attackers = tuple(unit.id for unit in game.edition.judgements["attackers"](game, seat))
    enemies = units_in(game.position, game.position.battle, opponent(seat))
    affected = tuple(unit.id for unit in enemies) if game.edition.switches["attack_targets"] == "party" else ()
    if game.edition.switches["attackers_acted"] == "at_declaration":
        zones.exhaust(game, [game.position.units[unit] for unit in attackers], "moncolle_tcg.status.becomes_acted")
    return Declaration(by=seat, kind="attack", users=attackers, affected=affected)


def ask_for_counters(game: Context[Position], frame: Chain) -> Next:
    """The players are asked in turn, the opponent of the first declaration first, until both decline in a row.

    Whoever could counter nothing but own declarations is not asked.

    Clauses: moncolle_tcg.chain.opponent_first, moncolle_tcg.chain.counter_a_counter, moncolle_tcg.chain.two_passes,
        moncolle_tcg.ruling.asked_whenever_a_hand_could_matter, moncolle_tcg.ruling.no_counter_to_oneself_alone,
        moncolle_tcg.ruling.passes_begin_anew
    """
    if not has_something_to_counter(game, frame, frame.right):
        return None
    return Decision(frame.right, "counter", "moncolle_tcg.chain.opponent_first", about=game.position.battle)


@judgement
def has_something_to_counter(game: Context[Position], frame: Chain, seat: Seat) -> bool:
    """Whether the chain has a declaration of the opponent, one that has taken effect in it included.

    Clauses: moncolle_tcg.ruling.no_counter_to_oneself_alone, moncolle_tcg.ruling.uncounterable_stays_in_the_chain,
        moncolle_tcg.timing.counter
    """
    if game.edition.switches["self_counter"] == "on":
        return True
    return opponent(seat) in (*(item.by for item in frame.items), *frame.immediate)


@judgement
def counters_at_once(game: Context[Position], frame: Chain, item: Declaration) -> Next:
    """An uncounterable counter takes effect before the rest of the chain, which then goes on with the opponent.

    Its user and targets stay in the chain.

    Clauses: moncolle_tcg.ruling.uncounterable_in_a_chain, moncolle_tcg.ruling.asked_after_uncounterable,
        moncolle_tcg.ruling.uncounterable_stays_in_the_chain
    """
    chain.add(game, frame, item)
    frame.items = frame.items[:-1]
    frame.immediate = (*frame.immediate, item.by)
    frame.passes = 0
    frame.right = opponent(item.by)
    return Call(taking_place(game, item), stay=True)


def taking_place(game: Context[Position], item: Declaration) -> Effect:
    """What was declared takes place."""
    game.emit(Event("takes_effect", "moncolle_tcg.chain.lifo", seat=item.by, about=item.card))
    kind, index = granted_by(game, item.card, item.ability)
    spell = is_used_up(game, item.card)
    return Effect(seat=item.by, card=item.card, kind=kind, index=index, targets=item.targets, spell=spell)


def is_used_up(game: Context[Position], card: str) -> bool:
    """Whether a card is discarded after its use.

    Clauses: moncolle_tcg.cards.spell_single_use, moncolle_tcg.cards.consumable_single_use
    """
    return card_of(game, card).kind in ("battle_spell", "consumable")


def last_takes_effect(game: Context[Position], frame: Chain) -> Next:
    """The last declaration takes effect first; once none is left, what was paid for them goes.

    Clauses: moncolle_tcg.chain.lifo, moncolle_tcg.chain.reference_example,
        moncolle_tcg.ruling.paid_cards_discarded_at_once
    """
    if not frame.items:
        costs.discard_what_waits(game)
    return chain.last_takes_effect(game, frame)


def effect_takes_place(game: Context[Position], item: Declaration) -> Next:
    """A declaration has its turn: nothing happens if its user, or every target, is gone.

    Clauses: moncolle_tcg.chain.fizzle, moncolle_tcg.ruling.spell_needs_its_user, moncolle_tcg.ruling.targets_gone,
        moncolle_tcg.ruling.used_cards_discarded_last
    """
    if user_is_there(game, item) and some_target_is_there(game, item) and not item.cancelled:
        return Call(taking_place(game, item), stay=True)
    game.emit(Event("no_effect", "moncolle_tcg.chain.fizzle", seat=item.by, about=item.card))
    if is_used_up(game, item.card):
        zones.put_away(game, item.by, item.card)
    return AGAIN


@judgement
def user_is_there(game: Context[Position], item: Declaration) -> bool:
    """Whether whoever declared it is still in the battle, ready or not.

    A spell or consumable needs its user, too, unless the edition reads it otherwise; a card of the hand has none.

    Clauses: moncolle_tcg.chain.fizzle, moncolle_tcg.ruling.spell_needs_its_user
    """
    if game.edition.switches["spell_needs_user"] == "off" and is_used_up(game, item.card):
        return True
    units = game.position.units
    return all(user in units and units[user].area == game.position.battle for user in item.users)


@judgement
def some_target_is_there(game: Context[Position], item: Declaration) -> bool:
    """Whether any of the targets is still in the battle; an effect without targets needs none.

    Clauses: moncolle_tcg.ruling.targets_gone
    """
    target = abilities_of(game, item.card)[item.ability].target
    if target is None:
        return True
    if target.what == "declaration":
        there = [other.card for frame in game.position.stack if isinstance(frame, Chain) for other in frame.items]
    elif target.what == "discarded":
        there = [card for player in game.position.players.values() for card in player.discard]
    else:
        units = units_in(game.position, game.position.battle)
        there = [card for unit in units for card in (unit.equipment if target.equipment else (unit.id,))]
    return not set(there).isdisjoint(item.targets)


def attack_takes_effect(game: Context[Position], seat: Seat, declared: tuple[str, ...]) -> None:
    """Those who attacked and are still in the battle strike, then they become exhausted.

    Where the edition has exhausted them at the declaration, whoever has been made ready since stays so.

    Clauses: moncolle_tcg.ruling.attackers_fixed_at_declaration, moncolle_tcg.ruling.attackers_exhausted_at_effect
    """
    position = game.position
    present = [position.units[unit] for unit in declared if unit in position.units]
    attackers = [unit for unit in present if unit.area == position.battle]
    exhausted_before = game.edition.switches["attackers_acted"] == "at_declaration"
    if game.edition.switches["acted_in_chain"] == "drops_out" and not exhausted_before:
        attackers = [unit for unit in attackers if unit.ready]
    if attackers:
        attack.land(game, attack.blows(game, seat, attackers))
    struck = [position.units[unit.id] for unit in attackers if unit.id in position.units]
    if not exhausted_before:
        zones.exhaust(game, struck, "moncolle_tcg.status.becomes_acted")
