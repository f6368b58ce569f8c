"""Quiet positions and starts: how a situation, or a game, is put on the table from outside.

Nothing is under way in a quiet position but a phase of a turn. Everything else is reached by playing.
"""

from collections import Counter
from collections.abc import Iterator

from reference_engine.dungeon_command import values
from reference_engine.dungeon_command.battlefield import Battlefield, MapSide, map_faults
from reference_engine.dungeon_command.card_list import card_faults, load_warbands
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.map_list import load_maps
from reference_engine.dungeon_command.orders import in_use
from reference_engine.dungeon_command.position import (
    SEATS,
    Creature,
    Player,
    Position,
    Seat,
    Treasure,
    card_of,
    chart_of,
)
from reference_engine.dungeon_command.procedures import Effect, Exchange, Match, Setup, Turn
from reference_engine.dungeon_command.quiet_document import CreatureThere, QuietPosition, Side, Start
from reference_engine.dungeon_command.warband import Warband, tile_faults, warband_faults
from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.faults import unlike
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.names import unknown

PILES = ("creature_deck", "creature_hand", "creature_discard", "order_deck", "order_hand", "order_discard")


def place(edition: Edition, quiet: QuietPosition) -> Position:
    """The position at the quiet position's phase, before its first step.

    Raises Unreadable with every way in which it breaks the rules.
    """
    names = {card_id: card.name if isinstance(card, Card) else card for card_id, card in quiet.cards.items()}
    own = {card.name: card for card in quiet.cards.values() if isinstance(card, Card)}
    for side in quiet.players.values():
        if side.commander and side.commander not in names:
            names[side.commander] = side.commander
    found = [
        f"cards.{card}: the edition has no card {name!r}"
        for card, name in names.items()
        if name not in own and name not in edition.cards
    ]
    found += unlike(quiet.cards, edition.cards)
    found += [
        f"cards.{name}: {field}: {reason}"
        for name, card in own.items()
        for field, reason in described_faults(edition, card)
    ]
    placed = [card for side in quiet.players.values() for pile in PILES for card in getattr(side, pile)]
    placed += [card for id_, there in quiet.creatures.items() for card in (id_, *there.attached)]
    found += [f"{card!r} is not among the cards" for card in dict.fromkeys(placed) if card not in names]
    found += [f"nobody sits at {seat!r}" for seat in SEATS if seat not in quiet.players]
    battlefield, wrong = _map(quiet.battlefield, "battlefield")
    found += wrong
    if found or battlefield is None:
        raise Unreadable(found)
    position = Position(
        edition=edition.name,
        cards=names,
        own_cards=own,
        players={seat: player_of(quiet.players[seat]) for seat in SEATS},
        first_player=quiet.first_player or quiet.turn_player,
        turn=quiet.turn,
        turn_player=quiet.turn_player,
        stack=[Match(step="play_turns"), Turn(step=f"{quiet.phase}_phase")],
        battlefield=battlefield,
        creatures={id_: creature_of(id_, there) for id_, there in sorted(quiet.creatures.items())},
        treasures={
            square: Treasure(square, there.number, there.number if there.left is None else there.left, there.face_down)
            for square, there in quiet.treasures.items()
        },
        owners={card: owner for there in quiet.creatures.values() for card, owner in there.attached.items()},
    )
    found = [*faults(edition, position), *shared_squares(edition, position)]
    if found:
        raise Unreadable(found)
    return position


def _map(given: Battlefield | str, where: str) -> tuple[Battlefield | None, list[str]]:
    """The map that is meant, and what is wrong with it."""
    if isinstance(given, Battlefield):
        wrong = list(map_faults(given))
        return (None if wrong else given), wrong
    maps = load_maps()
    if given not in maps:
        return None, [f"{where}: {unknown('map', given, maps)}"]
    return maps[given].battlefield, []


def player_of(side: Side) -> Player:
    """A player with these piles and numbers."""
    return Player(
        side.commander,
        side.creature_deck,
        side.creature_hand,
        side.creature_discard,
        side.order_deck,
        side.order_hand,
        side.order_discard,
        side.leadership,
        side.morale,
    )


def creature_of(card: str, there: CreatureThere) -> Creature:
    """A creature as it stands there."""
    return Creature(
        card,
        there.owner or there.controller,
        there.controller,
        there.square,
        there.damage,
        there.tapped,
        there.activated,
        there.burnt,
        attached=tuple(there.attached),
    )


# What breaks the rules


@judgement
def described_faults(_edition: Edition, card: Card) -> Iterator[tuple[str, str]]:
    """What is wrong with a card described for a position: checked like a card of the files."""
    return card_faults(card)


@judgement
def faults(edition: Edition, position: Position) -> Iterator[str]:
    """Every way in which the piles and the battlefield of a position break the rules."""
    placed: dict[str, list[str]] = {}
    for card, where in _places(position):
        placed.setdefault(card, []).append(where)
    yield from (f"{card} is in {len(them)} places: {', '.join(them)}" for card, them in placed.items() if len(them) > 1)
    missing = [f"{card!r} is not among the cards" for card in placed if card not in position.cards]
    missing += [
        f"{card}: the edition has no card {name!r}"
        for card, name in position.cards.items()
        if name not in position.own_cards and name not in edition.cards
    ]
    missing += [f"nobody sits at {seat!r}" for seat in SEATS if seat not in position.players]
    missing += list(entry_faults(position))
    if position.battlefield is not None:
        missing += map_faults(position.battlefield)
    yield from missing
    if position.turn < (0 if any(isinstance(frame, Setup) for frame in position.stack) else 1):
        yield f"turn {position.turn} is no turn; turns count from 1"
    if not missing:
        game = Context(edition, position)
        yield from kind_faults(game)
        if position.battlefield is not None:
            yield from creature_faults(game)
            yield from treasure_faults(position)
        elif position.creatures or position.treasures:
            yield "there are creatures or chests, and no battlefield"


def _places(position: Position) -> Iterator[tuple[str, str]]:
    """Every card, and where it is."""
    for seat, player in position.players.items():
        for pile in PILES:
            yield from ((card, f"{seat}'s {pile.replace('_', ' ')}") for card in getattr(player, pile))
    for creature in position.creatures.values():
        yield creature.card, f"on {creature.square}"
        yield from ((card, f"attached to {creature.card}") for card in creature.attached)
    for frame in position.stack:
        waiting = frame.declared if isinstance(frame, Exchange) else ()
        for declared in (frame.declared,) if isinstance(frame, Effect) else waiting:
            if declared is not None and in_use(position, declared):
                yield declared.card, "in use"


def entry_faults(position: Position) -> Iterator[str]:
    """What is entered under another name than its own, and attached cards that are nobody's."""
    for card, creature in position.creatures.items():
        if card != creature.card:
            yield f"the creature {creature.card} is entered as {card!r}"
        yield from (f"{each} with {card} is nobody's card" for each in creature.attached if each not in position.owners)
    for square, chest in position.treasures.items():
        if square != chest.square:
            yield f"the chest on {chest.square} is entered as {square!r}"
    attached = {card for creature in position.creatures.values() for card in creature.attached}
    yield from (f"{card} has an owner and is attached to nobody" for card in position.owners if card not in attached)


@judgement
def kind_faults(game: Context[Position]) -> Iterator[str]:
    """Each kind of card has its own deck, hand and pile.

    Clauses: dungeon_command.components.two_decks
    """
    for seat, player in game.position.players.items():
        for pile in PILES:
            kind = pile.partition("_")[0]
            for card in getattr(player, pile):
                if card_of(game, card).kind != kind:
                    told = f"{card} in {seat}'s {pile.replace('_', ' ')} is no {kind} card"
                    yield f"{told} (dungeon_command.components.two_decks)"
        if player.commander and card_of(game, player.commander).commander is None:
            yield f"{seat}'s {player.commander} is no commander (dungeon_command.components.one_commander)"


@judgement
def shared_squares(_edition: Edition, position: Position) -> Iterator[str]:
    """No two creatures begin on one square; only a move that is under way, or was cut short, leaves them there.

    Clauses: dungeon_command.move.no_shared_end, dungeon_command.ruling.barred_on_the_way
    """
    on: Counter[str] = Counter(creature.square for creature in position.creatures.values())
    for card, creature in position.creatures.items():
        if on[creature.square] > 1:
            yield f"{card} shares {creature.square} (dungeon_command.move.no_shared_end)"


@judgement
def creature_faults(game: Context[Position]) -> Iterator[str]:
    """What creatures cannot be, and where they cannot stand.

    Clauses: dungeon_command.damage.destroy_at_zero, dungeon_command.move.wall_blocked
    """
    squares = chart_of(game.position).squares
    for card, creature in game.position.creatures.items():
        if creature.square not in squares:
            yield f"{card} stands on {creature.square!r}, and there is no such square"
            continue
        if card_of(game, card).creature is None:
            yield f"{card} on {creature.square} is no creature (dungeon_command.components.two_decks)"
            continue
        if "wall" in squares[creature.square]:
            yield f"{card} stands on the wall {creature.square} (dungeon_command.move.wall_blocked)"
        if creature.damage < 0:
            yield f"{card} has damage {creature.damage}"
        if creature.damage >= values.hit_points(game, creature):
            yield f"{card} would be destroyed (dungeon_command.damage.destroy_at_zero)"
        for attached in creature.attached:
            if card_of(game, attached).order is None:
                yield f"{attached} with {card} is no order card (dungeon_command.orders.own_creature)"


def treasure_faults(position: Position) -> Iterator[str]:
    """A chest lies on a square of the map that is no wall, and holds some of its tokens.

    Clauses: dungeon_command.setup.treasure, dungeon_command.treasure.number
    """
    squares = chart_of(position).squares
    for square, chest in position.treasures.items():
        if square not in squares or "wall" in squares[square]:
            yield f"a chest lies on {square!r}, where none can lie (dungeon_command.setup.treasure)"
        if not 1 <= chest.left <= chest.number:
            told = f"the chest on {square} has {chest.left} of {chest.number} tokens"
            yield f"{told} (dungeon_command.treasure.number)"
        if chest.face_down and chest.left != chest.number:
            yield f"the chest on {square} lies face down and is not full (dungeon_command.treasure.number)"


# Starts


def start(edition: Edition, how: Start) -> Position:
    """A game before its first decision. Raises Unreadable with everything that is wrong with what is brought."""
    ready = load_warbands()
    warbands = {seat: how.warbands.get(seat, ready[index]) for index, seat in enumerate(SEATS)}
    found = [
        f"warbands.{seat}: {fault}" for seat, warband in warbands.items() for fault in warband_faults(edition, warband)
    ]
    battlefields: dict[MapSide, Battlefield] = {}
    specimens = {each.battlefield.side: name for name, each in reversed(list(load_maps().items()))}
    sides: tuple[MapSide, ...] = ("dungeon", "outdoor")
    for side in sides:
        given = how.battlefields.get(side, specimens[side])
        battlefield, wrong = _map(given, f"battlefields.{side}")
        found += wrong
        if battlefield is not None:
            found += [f"battlefields.{side}: {fault}" for fault in built_wrongly(edition, battlefield, side, how)]
            battlefields[side] = battlefield
    chests = how.chests or specimen_chests(battlefields)
    found += list(chest_faults(battlefields, chests))
    if found:
        raise Unreadable(found)
    cards: dict[str, str] = {}
    first = next(iter(edition.procedures["setup"]))
    players: dict[Seat, Player] = {seat: _player(cards, seat, warband) for seat, warband in warbands.items()}
    return Position(
        edition=edition.name,
        cards=cards,
        own_cards={},
        players=players,
        first_player=SEATS[0],
        turn=0,
        turn_player=SEATS[0],
        stack=[Match(step="play_turns"), Setup(step=first, battlefields=battlefields, chests=chests)],
    )


@judgement
def built_wrongly(edition: Edition, battlefield: Battlefield, side: str, how: Start) -> Iterator[str]:
    """A map shows the chosen side everywhere, and each half is built from the tiles of its player.

    Clauses: dungeon_command.setup.side_choice, dungeon_command.components.tiles_per_player,
        dungeon_command.setup.halves
    """
    if battlefield.side != side:
        yield f"its tiles show the {battlefield.side} side (dungeon_command.setup.side_choice)"
    halves: dict[str, tuple[str, ...]] = {str(seat): tiles for seat, tiles in battlefield.tiles.items()}
    for seat in SEATS:
        tiles = halves.get(seat)
        if tiles is None and battlefield.tiles:
            yield f"no tiles of {seat} are in it (dungeon_command.setup.halves)"
        if tiles is None:
            continue
        yield from (f"{seat}'s half: {fault}" for fault in tile_faults(edition, tiles))
        brought = how.warbands[seat].tiles if seat in how.warbands else ()
        if brought and sorted(brought) != sorted(tiles):
            yield f"{seat}'s half is built from other tiles than {seat} brings (dungeon_command.setup.halves)"


def specimen_chests(battlefields: dict[MapSide, Battlefield]) -> tuple[int, ...]:
    """Chests of 1, 2 and 3 tokens in turn, as many as there are treasure squares."""
    most = max((_treasures(each) for each in battlefields.values()), default=0)
    return tuple(1 + index % 3 for index in range(most))


def chest_faults(battlefields: dict[MapSide, Battlefield], chests: tuple[int, ...]) -> Iterator[str]:
    """There is a chest for every treasure square; each holds tokens.

    Clauses: dungeon_command.setup.treasure
    """
    most = max((_treasures(each) for each in battlefields.values()), default=0)
    if len(chests) < most:
        yield f"chests: {len(chests)} chests for {most} treasure squares (dungeon_command.setup.treasure)"
    yield from (f"chests: a chest holds at least 1 token, not {number}" for number in chests if number < 1)


def _treasures(battlefield: Battlefield) -> int:
    from_legend = {character for character, meanings in battlefield.legend.items() if "treasure" in meanings}
    return sum(character in {"$", *from_legend} for row in battlefield.rows for character in row)


def _player(cards: dict[str, str], seat: str, warband: Warband) -> Player:
    """A player with a warband, whose cards get ids."""
    copies: Counter[str] = Counter()

    def ids(names: tuple[str, ...]) -> tuple[str, ...]:
        made = []
        for name in names:
            slug = "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())
            copies[slug] += 1
            made.append(f"{seat}.{slug}.{copies[slug]}")
            cards[made[-1]] = name
        return tuple(made)

    (commander,) = ids((warband.commander,))
    return Player(commander, creature_deck=ids(warband.creatures), order_deck=ids(warband.orders))
