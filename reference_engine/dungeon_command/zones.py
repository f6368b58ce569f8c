"""Cards and creatures change places: every change goes through here and is recorded as it is made."""

from msgspec.structs import replace

from reference_engine.dungeon_command.cards import Until
from reference_engine.dungeon_command.position import Creature, Modifier, Position, card_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement


def change_player(game: Context[Position], seat: str, **changes: object) -> None:
    """A player's piles or numbers are different from now on."""
    game.position.players[seat] = replace(game.position.players[seat], **changes)


def change_creature(game: Context[Position], creature: str, **changes: object) -> None:
    """A creature is different from now on."""
    game.position.creatures[creature] = replace(game.position.creatures[creature], **changes)


# Tapping


def tap(game: Context[Position], creature: str, clause: str) -> None:
    """A creature becomes tapped."""
    present = game.position.creatures.get(creature)
    if present is not None and not present.tapped:
        change_creature(game, creature, tapped=True)
        game.emit(Event("tapped", clause, seat=present.controller, about=creature))


def untap(game: Context[Position], creature: str, clause: str) -> None:
    """A creature becomes untapped."""
    present = game.position.creatures.get(creature)
    if present is not None and present.tapped:
        change_creature(game, creature, tapped=False)
        game.emit(Event("untapped", clause, seat=present.controller, about=creature))


@judgement
def untap_all(game: Context[Position], seat: str, clause: str) -> None:
    """The creatures of the turn player untap; everybody's, where the edition takes "all" literally.

    Clauses: dungeon_command.refresh.untap, dungeon_command.cleanup.untap, dungeon_command.ruling.who_untaps
    """
    everybody = game.edition.switches["untap"] == "all"
    for creature in list(game.position.creatures.values()):
        if everybody or creature.controller == seat:
            untap(game, creature.card, clause)


# Decks, hands and piles


@judgement
def draw_creatures(game: Context[Position], seat: str, count: int, clause: str) -> None:
    """Creature cards from the top of the deck to the hand, as many as there are.

    Clauses: dungeon_command.components.two_decks, dungeon_command.cleanup.refill_creatures,
    dungeon_command.ruling.short_creature_deck
    """
    player = game.position.players[seat]
    drawn = player.creature_deck[:count]
    if drawn:
        change_player(
            game,
            seat,
            creature_deck=player.creature_deck[len(drawn) :],
            creature_hand=(*player.creature_hand, *drawn),
        )
        game.emit(Event("drew_creatures", clause, seat=seat, amount=len(drawn), cards=drawn))


@judgement
def draw_orders(game: Context[Position], seat: str, count: int, clause: str) -> None:
    """Order cards from the top of the deck to the hand, as many as there are; nobody discards for having many.

    Clauses: dungeon_command.refresh.draw_order, dungeon_command.refresh.no_order_hand_limit
    """
    player = game.position.players[seat]
    drawn = player.order_deck[:count]
    if drawn:
        change_player(game, seat, order_deck=player.order_deck[len(drawn) :], order_hand=(*player.order_hand, *drawn))
        game.emit(Event("drew_orders", clause, seat=seat, amount=len(drawn), cards=drawn))


@judgement
def refill(game: Context[Position], seat: str, clause: str) -> None:
    """Creature cards are drawn up to the hand size on the commander; too many are kept.

    Clauses: dungeon_command.cleanup.refill_creatures, dungeon_command.setup.refill
    """
    player = game.position.players[seat]
    missing = hand_size(game, seat) - len(player.creature_hand)
    if missing > 0:
        draw_creatures(game, seat, missing, clause)


@judgement
def hand_size(game: Context[Position], seat: str) -> int:
    """The creature hand size on a player's commander; without a commander there is none.

    Clauses: dungeon_command.components.one_commander
    """
    commander = game.position.players[seat].commander
    face = card_of(game, commander).commander if commander else None
    return face.creature_hand if face is not None else 0


def take_order(game: Context[Position], seat: str, card: str) -> None:
    """An order card leaves the hand."""
    hand = game.position.players[seat].order_hand
    change_player(game, seat, order_hand=tuple(each for each in hand if each != card))


@judgement
def discard_order(game: Context[Position], card: str, owner: str, clause: str) -> None:
    """An order card goes to its owner's discard pile.

    Clauses: dungeon_command.orders.own_creature
    """
    change_player(game, owner, order_discard=(*game.position.players[owner].order_discard, card))
    game.emit(Event("order_discarded", clause, seat=owner, about=card))


# Creatures


def place_creature(game: Context[Position], seat: str, card: str, square: str, clause: str) -> None:
    """A creature enters the battlefield from its owner's hand, untapped.

    Clauses: dungeon_command.deploy.place, dungeon_command.deploy.no_activation,
    dungeon_command.ruling.starting_untapped
    """
    hand = game.position.players[seat].creature_hand
    change_player(game, seat, creature_hand=tuple(each for each in hand if each != card))
    present = {**game.position.creatures, card: Creature(card, seat, seat, square)}
    game.position.creatures = dict(sorted(present.items()))
    game.emit(Event("deployed", clause, seat=seat, about=card, place=square))


def move_creature(game: Context[Position], creature: str, square: str, clause: str) -> None:
    """A creature enters a square."""
    present = game.position.creatures[creature]
    change_creature(game, creature, square=square)
    game.emit(Event("entered", clause, seat=present.controller, about=creature, other=present.square, place=square))


@judgement
def remove_creature(game: Context[Position], creature: str, clause: str) -> None:
    """A creature leaves the battlefield: its card, and each attached to it, goes to its owner's pile.

    Clauses: dungeon_command.damage.to_owner_graveyard
    """
    present = game.position.creatures.pop(creature)
    owner = game.position.players[present.owner]
    change_player(game, present.owner, creature_discard=(*owner.creature_discard, creature))
    game.emit(Event("creature_discarded", clause, seat=present.owner, about=creature))
    _discard_attached(game, present, clause)


def attach(game: Context[Position], card: str, owner: str, creature: str, clause: str) -> None:
    """An order card stays with a creature.

    Clauses: dungeon_command.orders.own_creature
    """
    present = game.position.creatures[creature]
    change_creature(game, creature, attached=(*present.attached, card))
    game.position.owners[card] = owner
    game.emit(Event("attached", clause, seat=owner, about=creature, other=card))


def detach(game: Context[Position], creature: str, clause: str) -> None:
    """Every order card attached to a creature goes to its owner's discard pile."""
    present = game.position.creatures[creature]
    change_creature(game, creature, attached=())
    _discard_attached(game, present, clause)


def _discard_attached(game: Context[Position], bearer: Creature, clause: str) -> None:
    for card in bearer.attached:
        discard_order(game, card, game.position.owners.pop(card), clause)


def take_control(game: Context[Position], creature: str, seat: str, clause: str) -> None:
    """A player controls a creature from now on; its owner stays the same.

    Clauses: dungeon_command.ruling.control_and_ownership
    """
    if game.position.creatures[creature].controller != seat:
        change_creature(game, creature, controller=seat)
        game.emit(Event("control_taken", clause, seat=seat, about=creature))


def heal(game: Context[Position], creature: str, amount: int, clause: str) -> None:
    """Damage is taken off a creature, at most what it has."""
    present = game.position.creatures[creature]
    healed = min(amount, present.damage)
    if healed > 0:
        change_creature(game, creature, damage=present.damage - healed)
        game.emit(Event("healed", clause, seat=present.controller, about=creature, amount=healed))


def modify(game: Context[Position], creature: str, modifier: Modifier, clause: str) -> None:
    """A value of a creature is changed for a while."""
    present = game.position.creatures[creature]
    change_creature(game, creature, modifiers=(*present.modifiers, modifier))
    game.emit(
        Event("changed", clause, seat=present.controller, about=creature, place=modifier.stat, amount=modifier.amount)
    )


def expire(game: Context[Position], until: Until) -> None:
    """What lasts until then ends."""
    for creature in list(game.position.creatures.values()):
        left = tuple(each for each in creature.modifiers if each.until != until)
        if left != creature.modifiers:
            change_creature(game, creature.card, modifiers=left)


@judgement
def forget_hazards(game: Context[Position]) -> None:
    """With each activation and each turn every creature may be burnt anew.

    Clauses: dungeon_command.terrain.hazard_new_activation, dungeon_command.ruling.hazards_begin_anew
    """
    for creature in list(game.position.creatures.values()):
        if creature.burnt:
            change_creature(game, creature.card, burnt=False)
