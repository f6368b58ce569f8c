"""The counter chain: declare in turn, then everything takes effect one by one, last declared first."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, FINISH, Call, Next, Procedure
from reference_engine.monster_collection import attack, conditions, costs, zones
from reference_engine.monster_collection.cards import Cancel
from reference_engine.monster_collection.costs import Payment
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Position, Seat, Unit, card_of, opponent, units_in


class Declaration(Struct, frozen=True, omit_defaults=True):
    """Something declared in a chain: an attack, or an effect with its users, targets and named cost.

    ``users`` are the unit whose ability it is, the units paying for a spell, or the attackers. ``affected`` are
    the units it targets or attacks, a whole group if it speaks of one.
    """

    by: Seat
    kind: str
    users: tuple[str, ...]
    affected: tuple[str, ...]
    card: str = ""
    ability: int = 0
    targets: tuple[str, ...] = ()
    area: str = ""
    tokens: tuple[str, ...] = ()
    payment: Payment = Payment()
    cancelled: bool = False


class Chain(Procedure, tag="chain"):
    """A counter chain. ``items`` are the declarations still to take effect, the origin first.

    ``counterable`` are the units that acted or were targeted in it: the possible targets of counters. ``right`` is
    the seat whose turn it is to declare, ``passes`` the number of passes in a row.
    """

    name: ClassVar[str] = "chain"
    items: tuple[Declaration, ...] = ()
    counterable: tuple[str, ...] = ()
    right: Seat = "south"
    passes: int = 0


@judgement
def opened_by(game: Context[Position], origin: Declaration) -> Chain:
    """A chain starts from a before-attack effect or an attack; the opponent has the first right to counter.

    Clauses: chain.origin, chain.first_right
    """
    chain = Chain(right=opponent(origin.by))
    add(game, chain, origin)
    return chain


@judgement
def attack_declaration(game: Context[Position], seat: Seat) -> Declaration:
    """All ready units of a side attack all enemy units in the battle."""
    attackers = tuple(unit.id for unit in game.edition.judgements["attackers"](game, seat))
    enemies = tuple(unit.id for unit in units_in(game.position, game.position.battle, opponent(seat)))
    return Declaration(by=seat, kind="attack", users=attackers, affected=enemies)


@judgement
def add(game: Context[Position], chain: Chain, item: Declaration) -> None:
    """A declaration joins the chain; whoever acted or was targeted may be a target of counters.

    Clauses: chain.legal_target.user, chain.legal_target.attacked, chain.legal_target.attacker,
        chain.legal_target.targeted
    """
    chain.items += (item,)
    chain.counterable = tuple(dict.fromkeys((*chain.counterable, *item.users, *item.affected)))
    game.emit(Event("declared", game.clause("chain.origin"), seat=item.by, about=item.card, cards=item.targets))
    if item.kind == "attack":
        units = [game.position.units[unit] for unit in item.users]
        conditions.occur(game, "attacks", units)


def declare_counters(game: Context[Position], chain: Chain) -> Next:
    """The right to counter goes back and forth until both pass in a row.

    Clauses: chain.first_right, chain.right_alternates, chain.two_passes, chain.without_counter
    """
    opening = len(chain.items) == 1 and chain.passes == 0
    clause = game.clause("chain.first_right" if opening else "chain.right_alternates")
    return Decision(chain.right, "counter", clause)


@judgement
def countered(game: Context[Position], chain: Chain, item: Declaration) -> Next:
    """A counter is declared: the right goes to the other player and passing starts anew."""
    add(game, chain, item)
    chain.passes = 0
    chain.right = opponent(item.by)
    return AGAIN


@judgement
def passed(game: Context[Position], chain: Chain, seat: str, _answer: Answer) -> Next:
    """Two passes in a row end the declarations; one alone forfeits nothing.

    Clauses: ruling.chain_ends_on_two_passes
    """
    chain.passes += 1
    chain.right = opponent(seat)
    return None if chain.passes >= game.edition.numbers["passes_that_end_a_chain"] else AGAIN


def last_takes_effect(game: Context[Position], chain: Chain) -> Next:
    """Declarations take effect in reverse order, the last first.

    Nothing can be declared meanwhile.

    Clauses: chain.reverse_order, chain.no_declare_while_resolving
    """
    if not chain.items:
        return FINISH
    item, chain.items = game.edition.judgements["next in chain"](chain.items)
    if item.kind == "attack":
        attack.takes_effect(game, item.by, item.users)
        return AGAIN
    return effect_takes_place(game, item)


def last_declared(items: tuple[Declaration, ...]) -> tuple[Declaration, tuple[Declaration, ...]]:
    """The declaration whose turn it is, and those that remain.

    Clauses: chain.reverse_order
    """
    return items[-1], items[:-1]


@judgement
def effect_takes_place(game: Context[Position], item: Declaration) -> Next:
    """The named cost is paid as far as possible, then the effect applies if nothing is missing.

    It has no effect if a unit that was to use it is gone or no longer in the battle, if the cost could not be paid in
    full or if it was cancelled; a spell card is discarded all the same.

    Clauses: chain.user_dead_no_effect, cost.confirmed_at_resolution, ruling.failed_spell_is_discarded,
        ruling.user_moved_away_no_effect
    """
    position = game.position
    spell = card_of(game, item.card).kind == "battle_spell"
    present = all(unit in position.units and position.units[unit].area == position.battle for unit in item.users)
    paid = costs.pay(game, item.by, item.payment)
    if present and paid and not item.cancelled:
        game.emit(Event("takes_effect", game.clause("chain.reverse_order"), seat=item.by, about=item.card))
        return Call(
            Effect(
                seat=item.by,
                card=item.card,
                index=item.ability,
                targets=item.targets,
                area=item.area,
                tokens=item.tokens,
                spell=spell,
            ),
            stay=True,
        )
    clause = game.clause("cost.payer_gone" if present else "chain.user_dead_no_effect")
    game.emit(Event("no_effect", clause, seat=item.by, about=item.card))
    if spell:
        zones.put_away(game, item.by, item.card)
    return AGAIN


def cancel(game: Context[Position], frame: Effect, _part: Cancel, _dead: Mapping[str, Unit]) -> bool:
    """The last declared effect of the card targeted will have no effect; returns whether there was one."""
    card = frame.targets[0]
    for chain in reversed(game.position.stack):
        if isinstance(chain, Chain):
            for index in range(len(chain.items) - 1, -1, -1):
                if chain.items[index].card == card and not chain.items[index].cancelled:
                    cancelled = replace(chain.items[index], cancelled=True)
                    chain.items = (*chain.items[:index], cancelled, *chain.items[index + 1 :])
                    return True
    return False
