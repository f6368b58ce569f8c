"""Who may see what: the judge, each player, the public."""

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.documents import AnyName, Id, InOrder, MarkedId, SeatName, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker import values
from reference_engine.monster_maker.position import CLOCKWISE, Ending, Land, Monster, Position
from reference_engine.monster_maker.procedures import Action, Battle, Retreat, Turn

VIEWERS = ("judge", *CLOCKWISE, "public")


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who is to answer what, about which card."""

    seat: SeatName
    kind: Word
    about: AnyName = ""


class MonsterView(Struct, frozen=True, omit_defaults=True):
    """A monster on a land."""

    id: Id
    owner: SeatName
    damage: int = 0
    attack: int = 0


class LandView(Struct, frozen=True, omit_defaults=True):
    """A land of a map. ``id`` is empty where the viewer may not look under a face-down card."""

    id: Id
    level: int
    face_down: bool = False
    town: bool = False
    monsters: tuple[MonsterView, ...] = ()


class CharacterView(Struct, frozen=True, omit_defaults=True):
    """A character of a party; ``attack`` is what is added to its attack result at present."""

    id: Id
    wounded: bool = False
    damage: int = 0
    marked: bool = False
    items: tuple[Id, ...] = ()
    attack: int = 0


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """One player's piles and field. Lists that the viewer may not see are left out, their counts are not."""

    hand_count: int
    deck_count: int
    level: int
    discard: tuple[Id, ...] = ()
    hand: tuple[Id, ...] | None = None
    deck: InOrder[tuple[Id, ...]] | None = None
    map: InOrder[tuple[LandView, ...]] = ()
    party: tuple[CharacterView, ...] = ()
    others: tuple[Id, ...] = ()
    start: Id = ""
    start_face_down: bool = False
    annihilated: bool = False


class AimView(Struct, frozen=True, omit_defaults=True):
    """Whom a monster attacks, and with what results."""

    monster: Id
    characters: InOrder[tuple[Id, ...]]
    results: InOrder[tuple[int, ...]] = ()


class BattleView(Struct, frozen=True, omit_defaults=True):
    """The battle under way: its step, who faces and supports whom, what has been rolled."""

    step: Word
    mains: dict[Id, Id] = {}
    supports: dict[Id, Id] = {}
    aims: InOrder[tuple[AimView, ...]] = ()
    results: dict[Id, int] = {}
    destroyed: int = 0


class ActionView(Struct, frozen=True, omit_defaults=True):
    """Something declared that has not taken effect yet."""

    seat: SeatName
    kind: Word
    card: Id
    user: Id = ""
    targets: InOrder[tuple[AnyName, ...]] = ()
    to: AnyName = ""
    cancelled: bool = False


class TurnView(Struct, frozen=True, omit_defaults=True):
    """What has been done in this turn; ``used`` are the abilities used that may be used once."""

    retreated: bool = False
    placed_character: bool = False
    ranked_up: bool = False
    monsters_on: tuple[SeatName, ...] = ()
    used: tuple[MarkedId, ...] = ()


class View(Struct, frozen=True, omit_defaults=True):
    """A position as one viewer sees it. ``cards`` names the visible cards, ``returning`` are those on their way."""

    edition: Word
    viewer: SeatName
    turn: int
    phase: Word
    turn_player: SeatName
    order: InOrder[tuple[SeatName, ...]]
    asked: Asked | None
    players: dict[SeatName, PlayerView]
    cards: dict[Id, Word]
    battle: BattleView | None = None
    actions: InOrder[tuple[ActionView, ...]] = ()
    returning: tuple[Id, ...] = ()
    done: TurnView = TurnView()
    time_is_up: bool = False
    result: Ending | None = None


def view(edition: Edition, position: Position, viewer: str) -> View:
    """What ``viewer`` (judge, a seat or public) may see.

    A hand is its owner's secret, its size is not; nobody sees a deck's order; what lies face down is known to its owner
    only; everything else lies open.

    Clauses: monster_maker.ruling.hidden_information, monster_maker.ruling.unexplored_hidden_from_others
    """
    game = Context(edition, position)
    players = {seat: player_view(game, seat, viewer) for seat in position.order}
    actions = tuple(
        ActionView(frame.seat, frame.kind, frame.card, frame.user, frame.targets, frame.to, frame.cancelled)
        for frame in position.stack
        if isinstance(frame, Action)
    )
    returning = tuple(
        card
        for frame in position.stack
        if isinstance(frame, Retreat)
        for cards in frame.returning.values()
        for card in cards
    )
    visible = {card for shown in players.values() for card in cards_in(shown)}
    visible.update(action.card for action in actions)
    visible.update(returning)
    pending = position.pending
    return View(
        edition=position.edition,
        viewer=viewer,
        turn=position.turn,
        phase=phase_of(position),
        turn_player=position.turn_player,
        order=position.order,
        asked=Asked(pending.seat, pending.kind, pending.about) if pending is not None else None,
        players=players,
        cards={card: position.cards[card] for card in sorted(visible)},
        battle=battle_view(position),
        actions=actions,
        returning=returning,
        done=turn_view(position),
        time_is_up=position.time_is_up,
        result=position.result,
    )


@judgement
def player_view(game: Context[Position], seat: str, viewer: str) -> PlayerView:
    """One player's piles and field as the viewer sees them; the discard pile is sorted, its order means nothing."""
    player = game.position.players[seat]
    own = viewer in (seat, "judge")
    return PlayerView(
        hand_count=len(player.hand),
        deck_count=len(player.deck),
        level=values.party_level(game, player),
        discard=tuple(sorted(player.discard)),
        hand=tuple(sorted(player.hand)) if own else None,
        # Before the shuffle a player looks the deck through for a start character.
        deck=player.deck if viewer == "judge" else tuple(sorted(player.deck)) if own and choosing(game, seat) else None,
        map=tuple(land_view(game, land, own=own) for land in player.map),
        party=tuple(
            CharacterView(c.card, c.wounded, c.damage, c.marked, c.items, values.attack_bonus(game, c))
            for c in player.party
        ),
        others=player.others,
        start=player.start if own else "",
        start_face_down=bool(player.start),
        annihilated=player.annihilated,
    )


@judgement
def choosing(game: Context[Position], seat: str) -> bool:
    """Whether a player is choosing a start character."""
    pending = game.position.pending
    return pending is not None and (pending.kind, pending.seat) == ("start_character", seat)


@judgement
def land_view(game: Context[Position], land: Land, *, own: bool) -> LandView:
    """A land; what is under a face-down card only its owner knows."""
    return LandView(
        id=land.card if own or not land.face_down else "",
        level=values.land_level(game, land),
        face_down=land.face_down,
        town=values.is_town(game, land),
        monsters=tuple(monster_view(game, monster) for monster in land.monsters),
    )


def monster_view(game: Context[Position], monster: Monster) -> MonsterView:
    """A monster with what is added to its attack result at present."""
    return MonsterView(monster.card, monster.owner, monster.damage, values.attack_bonus(game, monster))


def cards_in(shown: PlayerView) -> list[str]:
    """Every card that a player's view names."""
    cards = [*shown.discard, *(shown.hand or ()), *(shown.deck or ()), *shown.others]
    for land in shown.map:
        cards += [land.id] if land.id else []
        cards += [monster.id for monster in land.monsters]
    for character in shown.party:
        cards += [character.id, *character.items]
    return cards + ([shown.start] if shown.start else [])


def turn_view(position: Position) -> TurnView:
    """What has been done in the turn under way; everybody has seen it."""
    for frame in position.stack:
        if isinstance(frame, Turn):
            on = tuple(sorted(frame.monsters_on))
            return TurnView(frame.retreated, frame.placed_character, frame.ranked_up, on, frame.used)
    return TurnView()


def phase_of(position: Position) -> str:
    """Where the game is: a phase or window of the turn, or what comes before the first turn."""
    for frame in position.stack:
        if isinstance(frame, Turn):
            return frame.step
    return position.stack[-1].name if position.stack else ""


def battle_view(position: Position) -> BattleView | None:
    """The battle under way, if any."""
    for frame in position.stack:
        if isinstance(frame, Battle):
            aims = tuple(AimView(aim.monster, aim.characters, aim.results) for aim in frame.aims)
            return BattleView(frame.step, frame.mains, frame.supports, aims, frame.results, frame.destroyed)
    return None
