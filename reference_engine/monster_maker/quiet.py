"""Quiet positions and starts: how a situation, or a game, is put on the table from outside.

Nothing is under way in a quiet position but a phase, or an action window, of a turn. Everything else is reached by
playing.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.faults import unlike
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker import values
from reference_engine.monster_maker.card_list import Fault, card_faults, load_decks
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.damage import too_much
from reference_engine.monster_maker.deck import deck_faults
from reference_engine.monster_maker.position import (
    CLOCKWISE,
    SEATED,
    Character,
    Land,
    Monster,
    Player,
    Position,
    Seat,
    card_of,
)
from reference_engine.monster_maker.procedures import Match, Setup, Turn
from reference_engine.monster_maker.quiet_document import QuietPosition, Side, without


class Start(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game begins: for how many players, with which decks (names of cards); left out, with the specimen decks."""

    players: int = 2
    decks: dict[Seat, tuple[str, ...]] = {}


# Quiet positions


def place(edition: Edition, quiet: QuietPosition) -> Position:
    """The position at the quiet position's phase, before its first step.

    Raises Unreadable with every way in which it breaks the rules.
    """
    names = {card_id: card.name if isinstance(card, Card) else card for card_id, card in quiet.cards.items()}
    own = {card.name: card for card in quiet.cards.values() if isinstance(card, Card)}
    nameless = [card for card, name in names.items() if name not in own and name not in edition.cards]
    placed = [card for side in quiet.players.values() for card in cards_of_side(side)]
    missing = [card for card in dict.fromkeys(placed) if card not in names]
    found = [f"cards.{card}: the edition has no card {names[card]!r}" for card in nameless]
    found += unlike(quiet.cards, edition.cards)
    found += [f"{card!r} is not among the cards" for card in missing]
    faulty = {name: wrong for name, card in own.items() if (wrong := list(described_faults(edition, card)))}
    found += [f"cards.{name}: {field}: {reason}" for name, wrong in faulty.items() for field, reason in wrong]
    unseated = list(seat_faults(tuple(quiet.players), quiet.turn_player, quiet.first_player))
    found += unseated
    creatures = {c.id for side in quiet.players.values() for c in side.party}
    creatures |= {m for side in quiet.players.values() for land in side.map for m in land.monsters}
    found += [f"damage.{card}: there is no such creature" for card in quiet.damage if card not in creatures]
    if unseated:
        raise Unreadable(found)
    if found:
        lost = frozenset([*nameless, *missing, *(card for card, name in names.items() if name in faulty)])
        quiet = without(quiet, lost)
        names = {card: name for card, name in names.items() if card not in lost}
    position = _placed(edition, quiet, names, own)
    found += faults(edition, position)
    if found:
        raise Unreadable(found)
    return position


def _placed(edition: Edition, quiet: QuietPosition, names: dict[str, str], own: dict[str, Card]) -> Position:
    """The position, whatever the rules say to it."""
    seats = tuple(seat for seat in CLOCKWISE if seat in quiet.players)
    first = seats.index(quiet.first_player or quiet.turn_player)
    return Position(
        edition=edition.name,
        cards=names,
        own_cards=own,
        players={seat: player_of(quiet.players[seat], quiet.damage) for seat in seats},
        order=seats[first:] + seats[:first],
        turn=quiet.turn,
        turn_player=quiet.turn_player,
        stack=[
            Match(step="play_turns"),
            Turn(
                step=quiet.phase,
                retreated=quiet.retreated,
                placed_character=quiet.placed_character,
                ranked_up=quiet.ranked_up,
                monsters_on=quiet.monsters_on,
            ),
        ],
    )


def player_of(side: Side, damage: Mapping[str, int]) -> Player:
    """A player with these piles and this field."""
    return Player(
        hand=side.hand,
        deck=side.deck,
        discard=side.discard,
        map=tuple(
            Land(
                land.id,
                land.face_down,
                tuple(Monster(card, owner, damage.get(card, 0)) for card, owner in land.monsters.items()),
            )
            for land in side.map
        ),
        party=tuple(Character(c.id, c.wounded, damage.get(c.id, 0), c.marked, c.items) for c in side.party),
        others=side.others,
        annihilated=side.annihilated,
    )


def cards_of_side(side: Side) -> list[str]:
    """Every card that a side names."""
    cards = [*side.hand, *side.deck, *side.discard, *side.others]
    for land in side.map:
        cards += [land.id, *land.monsters]
    for character in side.party:
        cards += [character.id, *character.items]
    return cards


def seat_faults(seats: tuple[str, ...], turn_player: str, first_player: str | None) -> Iterator[str]:
    """Two to four players sit at the table, and it is the turn of one of them.

    Clauses: monster_maker.game.players
    """
    if len(seats) < min(SEATED):
        yield f"{len(seats)} players cannot play, at least {min(SEATED)} are needed (monster_maker.game.players)"
    for seat in (turn_player, first_player):
        if seat is not None and seat not in seats:
            yield f"nobody sits at {seat!r}"


# What breaks the rules


@judgement
def described_faults(_edition: Edition, card: Card) -> Iterator[Fault]:
    """What is wrong with a card described for a position: checked like a card of the files."""
    return card_faults(card)


@judgement
def faults(edition: Edition, position: Position) -> Iterator[str]:
    """Every way in which the piles and fields of a position break the rules."""
    placed: dict[str, list[str]] = {}
    for seat in position.order:
        for card, place in places_of_player(seat, position.players[seat]):
            placed.setdefault(card, []).append(place)
    yield from (f"{card} is in {len(them)} places: {', '.join(them)}" for card, them in placed.items() if len(them) > 1)
    unknown = [card for card in placed if card not in position.cards]
    yield from (f"{card!r} is not among the cards" for card in unknown)
    nameless = [
        f"{card}: the edition has no card {name!r}"
        for card, name in position.cards.items()
        if name not in position.own_cards and name not in edition.cards
    ]
    yield from nameless
    if set(position.order) != set(position.players):
        yield "the turn order does not have each player once"
    if position.turn < (0 if any(isinstance(frame, Setup) for frame in position.stack) else 1):
        yield f"turn {position.turn} is no turn; turns count from 1"
    if unknown or nameless or set(position.order) != set(position.players):
        return
    game = Context(edition, position)
    for seat in position.order:
        yield from kind_faults(game, seat)
        yield from creature_faults(game, seat)
        yield from map_faults(game, seat)
        yield from named_faults(game, seat)


def places_of_player(seat: str, player: Player) -> Iterator[tuple[str, str]]:
    """Every card of a player's piles and field, others' monsters among them, and where it is."""
    for pile in ("hand", "deck", "discard", "others"):
        yield from ((card, f"{seat}'s {pile}") for card in getattr(player, pile))
    for land in player.map:
        yield land.card, f"{seat}'s map"
        yield from ((monster.card, f"on {seat}'s {land.card}") for monster in land.monsters)
    for character in player.party:
        yield character.card, f"{seat}'s party"
        yield from ((item, f"with {seat}'s {character.card}") for item in character.items)
    if player.start:
        yield player.start, f"{seat}'s start"


@judgement
def kind_faults(game: Context[Position], seat: str) -> Iterator[str]:
    """Each type of card has its area.

    Clauses: monster_maker.state.own_field_areas
    """
    player = game.position.players[seat]
    for character in player.party:
        if card_of(game, character.card).character is None:
            told = f"{character.card} in {seat}'s party cannot be used as a character"
            yield f"{told} (monster_maker.monster.deemed_character)"
        for item in character.items:
            face = card_of(game, item).miracle
            if face is None or face.type != "item":
                yield f"{item} with {seat}'s {character.card} is no item (monster_maker.item.attach)"
    for card in player.others:
        face = card_of(game, card).miracle
        if face is None or face.type == "item":
            yield f"{card} does not lie by itself on {seat}'s field (monster_maker.miracle.place)"
    for land in player.map:
        if not land.face_down and card_of(game, land.card).land is None:
            yield f"{land.card} on {seat}'s map is no land card and lies face up (monster_maker.land.card_text)"
        for monster in land.monsters:
            if card_of(game, monster.card).monster is None:
                told = f"{monster.card} on {seat}'s {land.card} cannot be used as a monster"
                yield f"{told} (monster_maker.character.deemed_monster)"


def creature_faults(game: Context[Position], seat: str) -> Iterator[str]:
    """What characters and monsters cannot be."""
    player = game.position.players[seat]
    if player.annihilated and player.party:
        yield f"{seat} is annihilated and has a party (monster_maker.annihilation.characters_discarded)"
    if sum(character.marked for character in player.party) > 1:
        yield f"{seat} has more than one start marker (monster_maker.setup.reveal_start)"
    for character in player.party:
        if character.damage < 0:
            yield f"{character.card} in {seat}'s party has damage {character.damage}"
        if card_of(game, character.card).character is not None and too_much(game, character):
            told = f"{character.card} in {seat}'s party has too much damage for what it is"
            yield f"{told} (monster_maker.damage.character_wounded)"
    for land in player.map:
        for monster in land.monsters:
            creature = card_of(game, monster.card).monster
            if monster.damage < 0:
                yield f"{monster.card} on {seat}'s {land.card} has damage {monster.damage}"
            if creature is not None and monster.damage >= creature.durability:
                told = f"{monster.card} on {seat}'s {land.card} would be destroyed"
                yield f"{told} (monster_maker.damage.monster_destroyed)"


def map_faults(game: Context[Position], seat: str) -> Iterator[str]:
    """What a map cannot look like, however it came about."""
    player = game.position.players[seat]
    for land in player.map:
        for monster in land.monsters:
            if monster.owner not in game.position.order:
                yield f"{monster.card} on {seat}'s {land.card} belongs to {monster.owner}, who does not play"
            if monster.owner == seat:
                yield f"{monster.card} on {seat}'s {land.card} is on its owner's land (monster_maker.encounter.monster)"
    for land in player.map[:-1]:
        if land.monsters:
            yield f"monsters are on {seat}'s {land.card}, which is not the newest land (monster_maker.monster.role)"
    if any(not land.face_down and card_of(game, land.card).land is None for land in player.map):
        return
    for older, newer in pairwise(player.map):
        if values.is_town(game, older) and values.is_town(game, newer):
            yield f"{newer.card} on {seat}'s map is a town directly after a town (monster_maker.town.not_consecutive)"
    level = 0
    for land in player.map:
        after = level + values.land_level(game, land)
        if not land.face_down and game.edition.judgements["crosses ten"](game, level, after):
            told = f"{land.card} on {seat}'s map brings level {after} and is not unexplored"
            yield f"{told} (monster_maker.unexplored.level_ten_land)"
        level = after


def named_faults(game: Context[Position], seat: str) -> Iterator[str]:
    """A named card is unique in a field, for each type of card.

    Clauses: monster_maker.unique.named
    """
    player = game.position.players[seat]
    groups = {
        "character": [character.card for character in player.party],
        "monster": [monster.card for land in player.map for monster in land.monsters],
        "land": [land.card for land in player.map if not land.face_down],
        "miracle": [*player.others, *(item for character in player.party for item in character.items)],
    }
    for kind, cards in groups.items():
        for name, count in Counter(card_of(game, card).named for card in cards).items():
            if name and count > 1:
                yield f"{count} {kind}s on {seat}'s field are {name} (monster_maker.unique.named)"


# Starts


def start(edition: Edition, how: Start) -> Position:
    """A game before its first decision. Raises Unreadable with everything that is wrong with its decks."""
    if how.players not in SEATED:
        raise Unreadable([f"{how.players} players cannot play, two to four can (monster_maker.game.players)"])
    seats = SEATED[how.players]
    found = [f"decks.{seat}: nobody sits there" for seat in how.decks if seat not in seats]
    ready = load_decks()
    decks = {seat: how.decks.get(seat, ready[index]) for index, seat in enumerate(seats)}
    found += [f"decks.{seat}: {fault}" for seat, deck in decks.items() for fault in deck_faults(edition, deck)]
    if found:
        raise Unreadable(found)
    cards: dict[str, str] = {}
    players: dict[Seat, Player] = {}
    copies: Counter[str] = Counter()
    for seat, deck in decks.items():
        own = []
        for name in deck:
            slug = "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())
            copies[slug] += 1
            own.append(f"{slug}.{copies[slug]}")
            cards[own[-1]] = name
        players[seat] = Player(deck=tuple(own))
    return Position(
        edition=edition.name,
        cards=cards,
        own_cards={},
        players=players,
        order=seats,
        turn=0,
        turn_player=seats[0],
        stack=[Match(step="set_up")],
    )
