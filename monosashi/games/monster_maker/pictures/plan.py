"""Where things are in a picture: the same places for all pictures of a film, so that only what changes moves."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from monosashi.games.monster_maker.pictures.changes import Changes, creatures
from monosashi.games.monster_maker.pictures.shapes import ITEM, LAND, LAND_HIGH, LONG, MONSTER, MONSTER_HIGH
from monosashi.games.monster_maker.pictures.words import WORDS
from monosashi.pictures.band import DICE, zone_lines
from monosashi.pictures.scene import MARGIN, WIDTH
from monosashi.pictures.speech import Speech
from reference_engine.monster_maker.view import View

HEAD, GAP, PAD = 24, 5, 9
LEVEL = 46
"""How wide the party level is, to the left of the map."""

LANDS = (WIDTH - 2 * MARGIN - LEVEL) // (LAND + 2)
MONSTERS, CHARACTERS = (WIDTH - 2 * MARGIN) // (MONSTER + 2), (WIDTH - 2 * MARGIN) // (LONG + 2)
"""How many stand in a row."""

LARGEST = 1.45
"""How many times as large as usual those are drawn who fight, if there is room."""

BETWEEN, BELOW = 46, 18
"""The room for who fights whom, and for who supports whom."""

EMPTY = 26
"""How high the ground of a party is on which nobody stands."""


LEFT = "\n"
"""Behind a creature's id: not the place that it has but the one that it has left."""


@dataclass(frozen=True)
class Room:
    """How much of everything one player's field must have room for: rows of lands, places of ``foes`` and ``members``.

    ``lines`` are those of text; of a player who is told of in ``brief`` there is nothing else.
    """

    lands: int = 0
    foes: int = 0
    members: int = 0
    items: int = 0
    lines: int = 0
    battle: bool = False
    fights: bool = False
    supports: bool = False
    dice: bool = False
    brief: bool = False

    @property
    def scale(self) -> float:
        """How many times as large as usual creatures are drawn: if they fight, so that each side has but one row."""
        if not self.battle:
            return 1
        foes, members = max(1, self.foes) * (MONSTER + 6), max(1, self.members) * (LONG + 6)
        return max(1.0, min(LARGEST, (WIDTH - 2 * MARGIN) / max(foes, members)))

    @property
    def across(self) -> tuple[int, int]:
        """How many monsters and how many characters have room in a row."""
        return (max(1, self.foes), max(1, self.members)) if self.scale > 1 else (MONSTERS, CHARACTERS)

    @property
    def monsters(self) -> int:
        """How many rows of monsters there are."""
        return -(-self.foes // self.across[0])

    @property
    def party(self) -> int:
        """How many rows of characters there are."""
        return -(-self.members // self.across[1])

    @property
    def dice_high(self) -> int:
        """How high the row of the dice is that somebody has cast."""
        return DICE if self.dice else 0

    @property
    def map_high(self) -> int:
        """How high the map is."""
        return self.lands * (LAND_HIGH + GAP) + 8 if self.lands else 52

    @property
    def row_high(self) -> float:
        """How high a row of characters with their items is."""
        return (LONG + ITEM * self.items) * self.scale + GAP

    @property
    def monster_high(self) -> float:
        """How high a row of monsters is."""
        return MONSTER_HIGH * self.scale + GAP

    @property
    def party_top(self) -> float:
        """Where the characters begin, counted from the top of the ground."""
        return PAD + self.monsters * self.monster_high + (BETWEEN if self.fights else GAP if self.monsters else 0)

    @property
    def ground_high(self) -> float:
        """How high the ground is on which the party stands."""
        if not self.party:
            return max(EMPTY, self.party_top + (EMPTY if self.monsters else 0))
        return self.party_top + self.party * self.row_high + (BELOW if self.supports else 0) + PAD - GAP

    @property
    def high(self) -> float:
        """How high everything is."""
        if self.brief:
            return HEAD + self.dice_high + 16 * self.lines + 4
        return HEAD + self.dice_high + self.map_high + self.ground_high + 16 * self.lines + 14


@dataclass(frozen=True)
class Plan:
    """The players from top to bottom, and the room that each needs."""

    order: tuple[str, ...]
    rooms: Mapping[str, Room]

    def top(self, seat: str) -> float:
        """Where a player's field begins."""
        return sum(self.rooms[other].high for other in self.order[: self.order.index(seat)])


def plan(
    frames: Sequence[tuple[View, Changes]], speech: Speech, idle: Container[str] = (), cast: Container[str] = ()
) -> tuple[Plan, list[dict[str, int]]]:
    """A plan in which all these positions fit, with what has left each of them; and who has which place in each.

    Of those who are ``idle`` nothing is drawn but lines; there are dice for those who ``cast`` them.
    """
    slots = list(_slots(frames))
    rooms: dict[str, Room] = {}
    for (view, change), places in zip(frames, slots, strict=True):
        for seat in view.players:
            needed = _needed(view, change, seat, places, speech, brief=seat in idle)
            rooms[seat] = _larger(rooms.get(seat, Room(dice=seat in cast, brief=seat in idle)), needed)
    # Who goes first is drawn while the game is prepared; somebody's engine may leave a player out of the order.
    order = dict.fromkeys((*frames[-1][0].order, *rooms))
    return Plan(tuple(seat for seat in order if seat in rooms), rooms), slots


def _needed(view: View, change: Changes, seat: str, places: Mapping[str, int], speech: Speech, *, brief: bool) -> Room:
    player = view.players[seat]
    lost = change.lost.get(seat, ())
    now = [card for card, creature in creatures(view).items() if creature.place == (seat, True)]
    left = {kind: [f"{card}{LEFT}" for card in change.left_from(seat, monsters=kind)] for kind in (True, False)}
    monsters = [places[card] for card in (*now, *left[True])]
    party = [places[card] for card in (*(character.id for character in player.party), *left[False])]
    fights = view.battle is not None and seat == view.turn_player
    return Room(
        lands=-(-(len(player.map) + len(lost)) // LANDS),
        foes=max(monsters, default=-1) + 1,
        members=max([*party, *([0] if player.start_face_down else [])], default=-1) + 1,
        items=max((len(character.items) for character in player.party), default=0),
        lines=len(list(zone_lines(dict(WORDS.briefly(view, seat, speech, idle=brief)), speech))),
        battle=view.battle is not None and seat == view.turn_player,
        fights=fights and bool(view.battle and (view.battle.mains or view.battle.aims)),
        supports=fights and bool(view.battle and view.battle.supports),
    )


def _larger(one: Room, other: Room) -> Room:
    return Room(*(max(getattr(one, name), getattr(other, name)) for name in Room.__dataclass_fields__))


def _slots(frames: Iterable[tuple[View, Changes]]) -> Iterable[dict[str, int]]:
    """Who has which place of its row, picture by picture: whoever stays keeps it, newcomers take the first free one.

    The place that a creature has left stands under its id with :data:`LEFT` behind it.
    """
    held: dict[str, tuple[tuple[str, bool], int]] = {}
    for view, change in frames:
        now = {card: creature.place for card, creature in creatures(view).items()}
        left = {card: creature.place for card, creature in change.left.items()}
        ghosts = {f"{card}{LEFT}": held.get(card, (place, -1)) for card, place in left.items()}
        taken = {card: held[card] for card in now if card in held and held[card][0] == now[card]}
        for card, (place, slot) in ghosts.items():
            taken[card] = (place, slot if slot >= 0 else _free(taken, place))
        for card, place in now.items():
            if card not in taken:
                taken[card] = (place, _free(taken, place))
        held = {card: each for card, each in taken.items() if card in now}
        yield {card: slot for card, (_, slot) in taken.items()}


def _free(taken: Mapping[str, tuple[tuple[str, bool], int]], place: tuple[str, bool]) -> int:
    used = {slot for other, slot in taken.values() if other == place}
    return next(number for number in range(len(used) + 1) if number not in used)
