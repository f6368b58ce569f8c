"""What may be seen: the whole table for a judge, less for the players, least for the public (page 8)."""

from collections import Counter

from msgspec import Struct

from reference_engine.deus.card_list import half_deck, summoner_of, tokens_of
from reference_engine.deus.position import Position, owners
from reference_engine.deus.procedures import DeckBuilding
from reference_engine.kernel.context import Context
from reference_engine.kernel.documents import Aside, Id, InOrder, Place, SeatName, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.position import SEATS, Ending, Player, Seat
from reference_engine.monster_collection.values import attack, defence
from reference_engine.monster_collection.view import Asked, BattleView, battle_view, cards_in_use, phase_of

VIEWERS = ("judge", "south", "north", "public")


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """One player's zones. Lists that the viewer may not see are left out, their counts are not.

    The discard pile is sorted: its order means nothing.

    Clauses: deus.zone.discard.order_free
    """

    hand_count: int
    deck_count: int
    power: int
    discard: tuple[Id, ...] = ()
    tokens: tuple[Id, ...] = ()
    factions: InOrder[tuple[Word, ...]] = ()
    hand: tuple[Id, ...] | None = None
    deck: InOrder[tuple[Id, ...]] | None = None
    summoner: Id = ""
    summoner_face_down: bool = False


class UnitView(Struct, frozen=True, omit_defaults=True):
    """A unit on the battlefield with its present values."""

    id: Id
    card: Word
    owner: SeatName
    area: Place
    ready: bool
    attack: int
    defence: int


class HalfDeckView(Struct, frozen=True, omit_defaults=True):
    """One faction's cards, open to both players while decks are built; ``kinds`` counts them by kind."""

    attribute: Word
    summoner: Word
    cards: tuple[Word, ...]
    kinds: dict[Word, int]
    tokens: tuple[Word, ...] = ()


class View(Struct, frozen=True, omit_defaults=True):
    """A position as one viewer sees it.

    ``cards`` names the cards that are visible, ``in_use`` the spell cards being used; ``half_decks`` is there
    only while decks are built.
    """

    edition: Word
    viewer: SeatName
    turn: int
    phase: Word
    marching: SeatName
    asked: Asked | None
    players: dict[SeatName, PlayerView]
    units: tuple[UnitView, ...]
    cards: Aside[dict[Id, Word]]
    control_markers: tuple[Place, ...] = ()
    battle_markers: tuple[Place, ...] = ()
    ownership: dict[Place, Seat] = {}
    battle: BattleView | None = None
    in_use: tuple[Id, ...] = ()
    final_turn: int = 0
    result: Ending | None = None
    half_decks: Aside[dict[Word, HalfDeckView]] = {}


def view(edition: Edition, position: Position, viewer: str) -> View:
    """What ``viewer`` (judge, south, north or public) may see.

    A hand is its owner's secret, its size is not; nobody sees a deck's order; everything else lies open.

    Clauses: deus.zone.hand.private, deus.ruling.public_information, deus.zone.deck.facedown, deus.zone.discard.public,
        deus.zone.hand.count_public
    """
    game = Context(edition, position)
    pending = position.pending
    players = {seat: player_view(edition, position.players[seat], seat, viewer) for seat in SEATS}
    names = position.cards
    units = tuple(
        [
            UnitView(
                identity, names[identity], unit.owner, unit.area, unit.ready, attack(game, unit), defence(game, unit)
            )
            for identity, unit in sorted(position.units.items())
        ]
    )
    in_use = cards_in_use(game)
    visible = [*position.units, *in_use]
    for shown in players.values():
        visible += (*shown.discard, *shown.tokens, *(shown.hand or ()), *(shown.deck or ()))
        if shown.summoner:
            visible.append(shown.summoner)
    return View(
        edition=position.edition,
        viewer=viewer,
        turn=position.turn,
        phase=phase_of(position),
        marching=position.marching,
        asked=Asked(pending.seat, pending.kind, pending.about) if pending is not None else None,
        players=players,
        units=units,
        cards={card: names[card] for card in sorted(visible)},
        control_markers=tuple(sorted(position.control_markers)),
        battle_markers=tuple(sorted(position.battle_markers)),
        ownership=dict(sorted(owners(position).items())),
        battle=battle_view(game),
        in_use=in_use,
        final_turn=position.final_turn,
        result=position.result,
        half_decks=half_decks(edition) if building_decks(position) else {},
    )


def building_decks(position: Position) -> bool:
    """Whether the game is still at its first stage."""
    return any(isinstance(frame, DeckBuilding) for frame in position.stack)


@judgement
def half_decks(edition: Edition) -> dict[str, HalfDeckView]:
    """The cards sorted by faction.

    Clauses: deus.deck_building.half_decks
    """
    # They never change, and every view during the draft shows them.
    cached: dict[str, HalfDeckView] | None = edition.cache.get("half decks")
    if cached is None:
        cached = edition.cache["half decks"] = _half_decks(edition)
    return cached


def _half_decks(edition: Edition) -> dict[str, HalfDeckView]:
    by_faction: dict[str, dict[str, Card]] = {}
    for name, card in edition.cards.items():
        by_faction.setdefault(card.faction, {})[name] = card
    shown = {}
    for faction, own in by_faction.items():
        kinds = Counter[str]()
        for card in own.values():
            kinds[card.kind] += card.copies
        attribute = next((a for card in own.values() if card.kind == "unit" for a in card.attributes), "")
        shown[faction] = HalfDeckView(
            attribute=attribute,
            summoner=summoner_of(own, faction),
            cards=half_deck(own, faction),
            kinds=dict(kinds),
            tokens=tokens_of(own, faction),
        )
    return shown


@judgement
def player_view(_edition: Edition, player: Player, seat: str, viewer: str) -> PlayerView:
    """One player's zones as the viewer sees them; a face-down summoner is its owner's secret."""
    own = viewer in (seat, "judge")
    known = player.summoner_open or own
    return PlayerView(
        hand_count=len(player.hand),
        deck_count=len(player.deck),
        power=player.power,
        discard=tuple(sorted(player.discard)),
        tokens=tuple(sorted(player.tokens)),
        factions=player.factions,
        hand=tuple(sorted(player.hand)) if own else None,
        deck=player.deck if viewer == "judge" else None,
        summoner=player.summoner if known else "",
        summoner_face_down=bool(player.summoner) and not player.summoner_open,
    )
