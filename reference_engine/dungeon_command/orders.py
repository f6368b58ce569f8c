"""Order cards in an activation: standard and minor actions of the creature that uses them."""

from collections.abc import Iterator
from random import Random

from reference_engine.dungeon_command import exchange, texts, zones
from reference_engine.dungeon_command.actions import already_one_standard, needs_untapped, note_standard
from reference_engine.dungeon_command.cards import OrderFace, Text
from reference_engine.dungeon_command.position import Creature, Position, card_of
from reference_engine.dungeon_command.procedures import Activation, Declared, Effect, Moved
from reference_engine.dungeon_command.values import level
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, InOrder, Word
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at, ruled_out
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


class UseOrder(Answer, frozen=True, tag="use_order"):
    """Use an order card from the hand with the creature that is being activated."""

    card: Id
    targets: tuple[Id, ...] = ()
    moves: InOrder[tuple[Moved, ...]] = ()
    discards: tuple[Id, ...] = ()
    square: Word = ""


def face_of(game: Context[Position], card: str) -> OrderFace:
    """What is printed on an order card."""
    face = card_of(game, card).order
    assert face is not None
    return face


def user(game: Context[Position]) -> Creature:
    """The creature that is being activated."""
    return game.position.creatures[game.asking(Activation).creature]


def use_order(game: Context[Position], activation: Activation, seat: str, answer: UseOrder) -> Next:
    """The card leaves the hand; a standard action taps its user, a minor action does not.

    Clauses: dungeon_command.actions.tap_action_kinds, dungeon_command.actions.minor_any_number
    """
    zones.take_order(game, seat, answer.card)
    texts.pay(game, seat, answer)
    if face_of(game, answer.card).action != "minor":
        zones.tap(game, activation.creature, "dungeon_command.actions.tap_action_kinds")
        note_standard(activation)
    declared = Declared(
        kind="order",
        seat=seat,
        actor=activation.creature,
        card=answer.card,
        ability=0,
        targets=answer.targets,
        moves=answer.moves,
        square=answer.square,
    )
    text = texts.text_of(game, answer.card, 0)
    return exchange.open_exchange(game, texts.as_declared(game, declared, text))


def order_faults(game: Context[Position], seat: str, answer: UseOrder) -> Iterator[str]:
    """The card must be in the player's order hand."""
    if answer.card not in game.position.players[seat].order_hand:
        yield f"{answer.card!r} is not in {seat}'s order hand"
    yield from texts.use_faults(game, seat, answer)


@judgement
def level_too_low(game: Context[Position], creature: Creature, card: str) -> str | None:
    """A creature uses an order card only if its level is at least the card's.

    Clauses: dungeon_command.orders.level
    """
    needed, found = face_of(game, card).level, level(game, creature)
    return f"{creature.card} has level {found}, {card} needs {needed}" if found < needed else None


@judgement
def ability_missing(game: Context[Position], creature: Creature, card: str) -> str | None:
    """A creature uses an order card only if it has the ability that the card names.

    Clauses: dungeon_command.orders.ability
    """
    needed = face_of(game, card).ability
    face = card_of(game, creature.card).creature
    abilities = face.abilities if face is not None else ()
    return f"{creature.card} has no {needed}" if needed is not None and needed not in abilities else None


@looks_at("card")
def high_enough(game: Context[Position], _seat: str, answer: UseOrder) -> str | None:
    """The level of the user is at least the card's.

    Clauses: dungeon_command.orders.level
    """
    return level_too_low(game, user(game), answer.card)


@looks_at("card")
def able(game: Context[Position], _seat: str, answer: UseOrder) -> str | None:
    """The user has the ability named on the card.

    Clauses: dungeon_command.orders.ability
    """
    return ability_missing(game, user(game), answer.card)


@looks_at("card")
def no_trigger_needed(game: Context[Position], _seat: str, answer: UseOrder) -> str | None:
    """An immediate action is taken when its trigger happens, not as a further action of an activation.

    Clauses: dungeon_command.actions.immediate_any_turn
    """
    if face_of(game, answer.card).action == "immediate":
        return f"{answer.card} answers something, and nothing has been declared"
    return None


@looks_at("card")
def untapped_user(game: Context[Position], _seat: str, answer: UseOrder) -> str | None:
    """A tapped creature takes no standard action; minor actions it may take.

    Clauses: dungeon_command.actions.needs_untapped, dungeon_command.actions.minor_any_number,
        dungeon_command.ruling.minor_while_tapped
    """
    return needs_untapped(game, user(game)) if face_of(game, answer.card).action == "standard" else None


@looks_at("card")
def one_standard(game: Context[Position], _seat: str, answer: UseOrder) -> str | None:
    """Under the other reading a creature takes one standard action in an activation.

    Clauses: dungeon_command.ruling.one_standard_action
    """
    if face_of(game, answer.card).action != "standard":
        return None
    return already_one_standard(game, game.asking(Activation))


def _in_use(game: Context[Position], _seat: str, answer: UseOrder) -> tuple[Creature, Text] | None:
    text = texts.text_of(game, answer.card, 0)
    return None if text is None else (user(game), text)


def order_options(game: Context[Position], seat: str) -> Iterator[UseOrder]:
    """Each order card of the hand in every way worth listing."""
    for card in game.position.players[seat].order_hand:
        if ruled_out(game, seat, "use_order", card=card):
            continue
        text = texts.text_of(game, card, 0)
        if text is None:
            yield UseOrder(card)
        else:
            yield from (UseOrder(card, *way) for way in texts.ways(game, seat, user(game), text, card))


def order_sample(game: Context[Position], seat: str, random: Random) -> UseOrder | None:
    """An order card by chance; several creatures may move."""
    hand = game.position.players[seat].order_hand
    if not hand:
        return None
    card = random.choice(hand)
    text = texts.text_of(game, card, 0)
    if text is None:
        return UseOrder(card)
    way = texts.drawn_way(game, seat, user(game), text, card, random)
    return None if way is None else UseOrder(card, *way)


USE_ORDER = Act(
    perform=use_order,
    faults=order_faults,
    options=order_options,
    sample=order_sample,
    conditions={
        "dungeon_command.actions.immediate_any_turn": no_trigger_needed,
        "dungeon_command.orders.level": high_enough,
        "dungeon_command.orders.ability": able,
        "dungeon_command.actions.needs_untapped": untapped_user,
        "dungeon_command.ruling.one_standard_action": one_standard,
        **texts.conditions_of_use(_in_use, "card"),
    },
)


def put_card_away(game: Context[Position], frame: Effect) -> Next:
    """A used order card goes to its owner's discard pile, unless it has been attached.

    Its first text is what it is used for; others are used while it is attached.

    Clauses: dungeon_command.orders.own_creature
    """
    declared = frame.declared
    assert declared is not None
    if in_use(game.position, declared):
        zones.discard_order(game, declared.card, declared.seat, "dungeon_command.orders.own_creature")
    return None


def in_use(position: Position, declared: Declared) -> bool:
    """Whether an order card has left the hand for something declared and lies nowhere yet.

    It may have been attached meanwhile, and even been discarded with the creature that it was attached to. The card of
    a power is its creature's or attached to it, on the battlefield or discarded.
    """
    players = position.players.values()
    discarded = (card for player in players for card in (*player.order_discard, *player.creature_discard))
    lying = {*position.creatures, *position.owners, *discarded}
    return declared.kind in ("order", "immediate") and declared.card not in lying
