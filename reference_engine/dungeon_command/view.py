"""Who may see what: the judge, each player, the public."""

from msgspec import Struct

from reference_engine.dungeon_command import values
from reference_engine.dungeon_command.battlefield import Battlefield
from reference_engine.dungeon_command.position import Creature, Ending, Position
from reference_engine.dungeon_command.procedures import Activation, Damaging, Exchange, Setup, Turn
from reference_engine.kernel.context import Context
from reference_engine.kernel.documents import Id, InOrder, MarkedId, SeatName, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who is to answer what, about which creature."""

    seat: SeatName
    kind: Word
    about: Id = ""


class CreatureView(Struct, frozen=True, omit_defaults=True):
    """A creature on the battlefield; ``hit_points`` are those that it has left.

    ``speed``, ``melee``, ``ranged`` and ``range`` are what is added at present to what its card has printed there.
    """

    id: Id
    owner: SeatName
    controller: SeatName
    square: Word
    hit_points: int
    damage: int = 0
    tapped: bool = False
    activated: bool = False
    attached: tuple[Id, ...] = ()
    speed: int = 0
    melee: int = 0
    ranged: int = 0
    range: int = 0


class TreasureView(Struct, frozen=True, omit_defaults=True):
    """A chest; its number and the tokens left are known once it lies face up."""

    number: int | None = None
    left: int | None = None


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """One player's numbers and piles. Lists that the viewer may not see are left out, their counts are not."""

    commander: Id
    leadership: int
    morale: int
    creature_hand_count: int
    order_hand_count: int
    creature_deck_count: int
    order_deck_count: int
    creature_discard: tuple[Id, ...] = ()
    order_discard: tuple[Id, ...] = ()
    creature_hand: tuple[Id, ...] | None = None
    order_hand: tuple[Id, ...] | None = None
    creature_deck: InOrder[tuple[Id, ...]] | None = None
    order_deck: InOrder[tuple[Id, ...]] | None = None


class DeclaredView(Struct, frozen=True, omit_defaults=True):
    """Something declared that has not taken effect yet, the first declared first."""

    seat: SeatName
    kind: Word
    actor: Id
    card: Id = ""
    targets: tuple[Id, ...] = ()
    square: Word = ""


class HitView(Struct, frozen=True, omit_defaults=True):
    """Damage that a creature is about to take, and what its controller has decided."""

    id: Id
    amount: int
    cower: bool | None = None


class View(Struct, frozen=True, omit_defaults=True):
    """A position as one viewer sees it. ``cards`` names the visible cards, ``treasures`` are entered by their squares.

    ``activating`` is the creature that is being activated; ``used`` are its powers that may be used once and have been.
    """

    edition: Word
    viewer: SeatName
    turn: int
    phase: Word
    turn_player: SeatName
    first_player: SeatName
    asked: Asked | None
    players: dict[SeatName, PlayerView]
    cards: dict[Id, Word]
    battlefield: Battlefield | None = None
    creatures: tuple[CreatureView, ...] = ()
    treasures: dict[Word, TreasureView] = {}
    activating: Id = ""
    moved: bool = False
    used: tuple[MarkedId, ...] = ()
    declared: InOrder[tuple[DeclaredView, ...]] = ()
    hits: tuple[HitView, ...] = ()
    result: Ending | None = None


def view(edition: Edition, position: Position, viewer: str) -> View:
    """What ``viewer`` (judge, a seat or public) may see.

    A hand is its owner's secret, its size is not; nobody sees a deck's order or the number of a chest that lies face
    down; everything else lies open.

    Clauses: dungeon_command.setup.reveal, dungeon_command.ruling.hidden_information, dungeon_command.setup.treasure
    """
    game = Context(edition, position)
    players = {seat: player_view(game, seat, viewer) for seat in position.players}
    creatures = tuple(creature_view(game, creature) for creature in sorted(position.creatures.values(), key=_by_id))
    treasures = {square: treasure_view(game, square, viewer) for square in sorted(position.treasures)}
    declared = tuple(
        DeclaredView(each.seat, each.kind, each.actor, each.card, each.targets, each.square)
        for frame in position.stack
        if isinstance(frame, Exchange)
        for each in frame.declared
    )
    hits = tuple(
        HitView(hit.creature, hit.amount, hit.cower)
        for frame in position.stack
        if isinstance(frame, Damaging)
        for hit in frame.hits
    )
    activation = next((frame for frame in position.stack if isinstance(frame, Activation)), None)
    visible = {card for shown in players.values() for card in cards_in(shown)}
    visible.update(card for creature in creatures for card in (creature.id, *creature.attached))
    visible.update(each.card for each in declared if each.card)
    pending = position.pending
    return View(
        edition=position.edition,
        viewer=viewer,
        turn=position.turn,
        phase=phase_of(position),
        turn_player=position.turn_player,
        first_player=position.first_player,
        asked=Asked(pending.seat, pending.kind, pending.about) if pending is not None else None,
        players=players,
        cards={card: position.cards[card] for card in sorted(visible)},
        battlefield=position.battlefield,
        creatures=creatures,
        treasures=treasures,
        activating=activation.creature if activation is not None else "",
        moved=activation is not None and activation.moved,
        used=activation.used if activation is not None else (),
        declared=declared,
        hits=hits,
        result=position.result,
    )


def _by_id(creature: Creature) -> str:
    return creature.card


@judgement
def player_view(game: Context[Position], seat: str, viewer: str) -> PlayerView:
    """One player's numbers and piles as the viewer sees them; hands and piles are sorted, their order means nothing.

    Clauses: dungeon_command.setup.reveal
    """
    player = game.position.players[seat]
    own, judge = viewer in (seat, "judge"), viewer == "judge"
    return PlayerView(
        commander=player.commander,
        leadership=player.leadership,
        morale=player.morale,
        creature_hand_count=len(player.creature_hand),
        order_hand_count=len(player.order_hand),
        creature_deck_count=len(player.creature_deck),
        order_deck_count=len(player.order_deck),
        creature_discard=tuple(sorted(player.creature_discard)),
        order_discard=tuple(sorted(player.order_discard)),
        creature_hand=tuple(sorted(player.creature_hand)) if own else None,
        order_hand=tuple(sorted(player.order_hand)) if own else None,
        creature_deck=player.creature_deck if judge else None,
        order_deck=player.order_deck if judge else None,
    )


def creature_view(game: Context[Position], creature: Creature) -> CreatureView:
    """A creature with the hit points that it has left, and what is added to its printed values."""
    printed = values.face_of(game, creature)
    shoots = printed.ranged is not None
    return CreatureView(
        id=creature.card,
        owner=creature.owner,
        controller=creature.controller,
        square=creature.square,
        hit_points=values.hit_points(game, creature) - creature.damage,
        damage=creature.damage,
        tapped=creature.tapped,
        activated=creature.activated,
        attached=tuple(sorted(creature.attached)),
        speed=values.bonus(game, creature, "speed"),
        melee=values.bonus(game, creature, "melee") if printed.melee is not None else 0,
        ranged=values.bonus(game, creature, "ranged") if shoots else 0,
        range=values.bonus(game, creature, "range") if shoots else 0,
    )


@judgement
def treasure_view(game: Context[Position], square: str, viewer: str) -> TreasureView:
    """A chest; while it lies face down nobody sees its number.

    Clauses: dungeon_command.setup.treasure, dungeon_command.treasure.number
    """
    chest = game.position.treasures[square]
    if chest.face_down and viewer != "judge":
        return TreasureView()
    return TreasureView(chest.number, chest.left)


def cards_in(shown: PlayerView) -> list[str]:
    """Every card that a player's view names."""
    cards = [shown.commander] if shown.commander else []
    cards += [*shown.creature_discard, *shown.order_discard, *(shown.creature_hand or ()), *(shown.order_hand or ())]
    return [*cards, *(shown.creature_deck or ()), *(shown.order_deck or ())]


def phase_of(position: Position) -> str:
    """The phase of the turn, or ``setup``."""
    for frame in position.stack:
        if isinstance(frame, Setup):
            return "setup"
        if isinstance(frame, Turn):
            return frame.step.removesuffix("_phase")
    return "over"
