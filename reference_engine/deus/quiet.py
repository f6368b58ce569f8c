"""Quiet positions: how a situation is put on the table from outside, between two actions.

Nothing is under way in a quiet position but a phase of a turn. Everything else is reached by playing.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from reference_engine.deus import areas
from reference_engine.deus.board import AREAS, FRONT
from reference_engine.deus.card_list import copies_of, factions, tokens_of
from reference_engine.deus.position import Decks, Position, owners
from reference_engine.deus.procedures import AfterBattle, DeckBuilding, Match, Setup, Turn
from reference_engine.deus.quiet_document import (
    QuietPosition,
    Side,
    document_faults,
    own_cards,
    stand_ins,
    twice_on_the_field,
)
from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import SEATS, Player, Unit, card_of, opponent, unit_of
from reference_engine.monster_collection.values import defence, unchanged


class Start(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game begins: with the draft, or with ``decks`` at the set-up; or as the beginner variant."""

    beginner: bool = False
    decks: Decks | None = None


def place(edition: Edition, quiet: QuietPosition) -> Position:
    """The position at the quiet position's phase, before its first step.

    Raises Unreadable with every way in which it breaks the book.
    """
    names = {card_id: card.name if isinstance(card, Card) else card for card_id, card in quiet.cards.items()}
    own = own_cards(quiet)
    found = list(document_faults(edition, quiet))
    if found:
        names, own = stand_ins(edition, quiet)
    position = _placed(edition, quiet, names, own)
    found += [*twice_on_the_field(quiet), *faults(edition, position)]
    if found:
        raise Unreadable(found)
    return position


def _placed(edition: Edition, quiet: QuietPosition, names: dict[str, str], own: dict[str, Card]) -> Position:
    """The position, whatever the book says to it; ``names`` and ``own`` have a card for each unit."""
    position = Position(
        edition=edition.name,
        cards=names,
        own_cards=own,
        players={seat: player_of(getattr(quiet, seat)) for seat in SEATS},
        units={
            unit.id: unit_of(
                own.get(names[unit.id]) or edition.cards[names[unit.id]],
                unit.id,
                unit.owner,
                unit.area,
                ready=unit.ready,
            )
            for unit in sorted(quiet.units, key=lambda unit: unit.id)
        },
        turn=quiet.turn,
        marching=quiet.marching,
        stack=[Match(step="play_turns"), Turn(step=quiet.phase)],
        first_player=quiet.marching if quiet.turn % 2 == 1 else opponent(quiet.marching),
        control_markers=quiet.control_markers,
        battle_markers=quiet.battle_markers,
        final_turn=quiet.final_turn,
    )
    held = {unit.area: unit.owner for unit in quiet.units if unit.area in FRONT}
    position.start_owner = dict(sorted((held if quiet.start_owner is None else quiet.start_owner).items()))
    if edition.numbers["ownership_markers"]:
        position.ownership = dict(sorted((held if quiet.ownership is None else quiet.ownership).items()))
    edition.judgements["vacated areas"](Context(edition, position))
    return position


def player_of(side: Side) -> Player:
    """A player with these zones, the summoner revealed."""
    return Player(
        hand=side.hand,
        deck=side.deck,
        discard=side.discard,
        tokens=side.tokens,
        summoner=side.summoner,
        summoner_open=bool(side.summoner),
        power=side.power,
    )


def zones_of(side: Side | Player) -> dict[str, tuple[str, ...]]:
    """A player's zones by name."""
    summoner = (side.summoner,) if side.summoner else ()
    return {
        "hand": side.hand,
        "deck": side.deck,
        "discard": side.discard,
        "tokens": side.tokens,
        "summoner": summoner,
    }


@judgement
def faults(edition: Edition, position: Position) -> Iterator[str]:
    """Every way in which the zones of a position break the book.

    While units go back after a battle, areas may hold too much, or units of both sides; by a switch also while an
    effect brings units somewhere, or because units that came into a battle by effects stay where it was.
    """
    game = Context(edition, position)
    overfull = AfterBattle if edition.switches["no_room_on_arrival"] == "stays away" else AfterBattle | Effect
    settled = not any(isinstance(frame, overfull) for frame in position.stack)
    yield from duplicate_cards(edition, position)
    unknown = [card for card in position.units if card not in position.cards]
    for card in unknown:
        yield f"{card!r} is not among the cards"
    if unknown:
        return
    for unit in position.units.values():
        definition = position.own_cards.get(position.cards[unit.id]) or edition.cards[position.cards[unit.id]]
        if definition.level is None or definition.kind not in ("unit", "token"):
            yield f"{unit.id} in {unit.area} is on the battlefield but is no unit (deus.cards.unit.summon_to_field)"
        elif unit_of(definition, unit.id, unit.owner, unit.area) != bare(unit):
            yield f"{unit.id} is not what its card {definition.name!r} says"
        if unit.area not in AREAS:
            near = f", did you mean {unit.area.lower()}?" if unit.area.lower() in AREAS else ""
            nine = f"the nine are {', '.join(AREAS)}"
            yield f"{unit.id} is in {unit.area!r}, which is no area: {nine}{near} (deus.zone.battlefield)"
        elif not areas.may_hold(game, unit.area, unit.owner):
            yield f"{unit.id} of {unit.owner} is in {unit.area}, the other side's territory (deus.zone.own_territory)"
    as_printed = unchanged(game)
    for unit in position.units.values():
        if not as_printed(unit) and defence(game, unit) <= 0:
            printed = card_of(game, unit.id).defence
            changed = f"{printed} printed, {defence(game, unit)} with the effects that hold"
            yield (
                f"{unit.id} in {unit.area} has no defence left ({changed}), such a unit is discarded at once "
                "(deus.damage.zero_defence_discard)"
            )
    held = {(unit.area, unit.owner) for unit in position.units.values()}
    for area in AREAS:
        for seat in SEATS:
            if (area, seat) not in held:
                continue
            wrong = areas.over_limit(game, seat, area, areas.total_level(game, seat, area))
            if settled and wrong is not None:
                yield f"{wrong} (deus.zone.area_limit_8)"
    may_stay = edition.switches["effect_entered_units"] == "stay"
    if settled and not position.battle and not may_stay:
        for area in FRONT:
            if len({unit.owner for unit in position.units.values() if unit.area == area}) == 2:
                yield f"both sides are in {area} although no battle is going on (deus.battle.occurs)"
    yield from marker_faults(edition, position)
    yield from player_faults(edition, position)


def bare(unit: Unit) -> Unit:
    """A unit as it would be if it had just come onto the battlefield."""
    return replace(
        unit, ready=True, instantly_summoned=False, entered_by_effect=False, moved_out=False, modifiers=(), spent=()
    )


@judgement
def duplicate_cards(_edition: Edition, position: Position) -> Iterator[str]:
    """A card is in one zone only."""
    placed = list(position.units)
    for seat in SEATS:
        for zone in zones_of(position.players[seat]).values():
            placed += zone
    if len(set(placed)) == len(placed):
        return
    places: dict[str, list[str]] = {unit.id: [unit.area] for unit in position.units.values()}
    for seat in SEATS:
        for name, zone in zones_of(position.players[seat]).items():
            for card in zone:
                places.setdefault(card, []).append(f"{seat}'s {name}")
    for card, found in places.items():
        if len(found) > 1:
            yield f"{card} is in {len(found)} places: {', '.join(found)}"


@judgement
def marker_faults(_edition: Edition, position: Position) -> Iterator[str]:
    """Markers lie on front areas, control markers on the marching side's own of turn start."""
    for area in (*position.control_markers, *position.battle_markers, *position.start_owner, *owners(position)):
        if area not in FRONT:
            fronts = f"the front areas are {', '.join(FRONT)}"
            clauses = "deus.components.control_markers_3, deus.components.battle_markers_3"
            yield f"a marker lies on {area!r}, which is no front area: {fronts} ({clauses})"
    for kind, marked in (("control", position.control_markers), ("battle", position.battle_markers)):
        for area, count in Counter(marked).items():
            if count > 1:
                yield f"{kind}_markers: {count} lie on {area} (deus.components.{kind}_markers_3)"
    for area in position.control_markers:
        if area in FRONT and position.start_owner.get(area) != position.marching:
            owner = f"{position.marching}'s"
            yield f"{area} has a control marker but was not {owner} at turn start (deus.control_marker.placer)"


@judgement
def player_faults(edition: Edition, position: Position) -> Iterator[str]:
    """What players cannot have."""
    preparing = any(isinstance(frame, DeckBuilding | Setup) for frame in position.stack)
    if position.turn < (0 if preparing else 1):
        yield f"turn {position.turn} is no turn; turns count from 1"
    if position.final_turn and position.final_turn < position.turn:
        yield f"the final turn, {position.final_turn}, is over in turn {position.turn}"
    for seat in SEATS:
        player = position.players[seat]
        if player.power < 0:
            yield f"{seat}.power: {player.power}, it counts from 0 (deus.zone.power.count)"
        for zone, cards in zones_of(player).items():
            for card in cards:
                name = position.cards.get(card)
                if name is None:
                    continue
                kind = (position.own_cards.get(name) or edition.cards[name]).kind
                fitting = {
                    "summoner": ("summoner",),
                    "tokens": ("token",),
                    "hand": ("unit", "battle_spell", "ritual_spell", "token"),
                }
                if kind not in fitting.get(zone, ("unit", "battle_spell", "ritual_spell")):
                    yield f"{card}, a {kind}, cannot be in {seat}'s {zone} {misplaced_under(kind, zone)}"


def misplaced_under(kind: str, zone: str) -> str:
    """The clause by which a kind of card does not lie in a zone, in brackets."""
    if kind == "token" and zone != "summoner":
        return "(deus.token.never_deck_discard)"
    if kind == "summoner" or zone == "summoner":
        return "(deus.cards.summoner.chosen)"
    return "(deus.zone.summoner_token_area)"


def start(edition: Edition, how: Start) -> Position:
    """A game before its first decision: the draft, or with ready-made decks the set-up.

    Raises Unreadable if the decks cannot be made of the edition's cards.
    """
    if how.beginner and "beginner deck" not in edition.judgements:
        raise Unreadable([f"beginner: {edition.name} has no beginner variant"])
    position = Position(
        edition=edition.name,
        cards=copies_of(edition.cards),
        own_cards={},
        players={seat: Player() for seat in SEATS},
        units={},
        turn=0,
        marching="south",
        stack=[Match(step="build_decks")],
        beginner=how.beginner,
    )
    if edition.numbers["ownership_markers"]:
        position.ownership = {}
    if how.decks is not None:
        deal(edition, position, how.decks)
        position.stack = [Match(step="set_up")]
    return position


def deal(edition: Edition, position: Position, decks: Decks) -> None:
    """Give both players the decks named, taking each card's copies in turn."""
    free: dict[str, list[str]] = {}
    for card_id, name in position.cards.items():
        free.setdefault(name, []).append(card_id)
    found: list[str] = []

    def take(name: str, where: str) -> str:
        if not free.get(name):
            found.append(f"{where}: no copy of {name!r} is left")
            return ""
        return free[name].pop(0)

    for seat in SEATS:
        deck = getattr(decks, seat)
        cards = tuple(take(name, f"decks.{seat}.cards") for name in deck.cards)
        summoner = take(deck.summoner, f"decks.{seat}.summoner") if deck.summoner else ""
        own = [faction for faction in factions(edition.cards) if faction in deck.factions]
        # A card with another one's number takes its place.
        tokens = tuple(dict.fromkeys(token for faction in own for token in tokens_of(edition.cards, faction)))
        size = edition.numbers["deck_size"]
        if len(deck.cards) != size:
            found.append(
                f"decks.{seat}.cards: a deck has {size} cards, not {len(deck.cards)} (deus.deck_building.total_30)"
            )
        position.players[seat] = Player(deck=cards, summoner=summoner, tokens=tokens, factions=deck.factions)
    if found:
        raise Unreadable(found)
