"""The fields of all players, one below the other: name and piles, level and map, the ground with party and monsters."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest

from monosashi.games.monster_maker.pictures import tiles
from monosashi.games.monster_maker.pictures.fight import aims, fights
from monosashi.games.monster_maker.pictures.plan import GAP, HEAD, LANDS, LEFT, LEVEL, PAD, Room
from monosashi.games.monster_maker.pictures.scene import Scene
from monosashi.games.monster_maker.pictures.shapes import LAND, LAND_HIGH, LONG, MONSTER, MONSTER_HIGH
from monosashi.games.monster_maker.pictures.words import WORDS
from monosashi.pictures.band import counts_line, dice_row, zone_list
from monosashi.pictures.measure import line, n, wide
from monosashi.pictures.scene import MARGIN, WIDTH, Block, styles
from monosashi.pictures.words import side
from reference_engine.monster_maker.view import CharacterView, MonsterView, PlayerView

ROOM = WIDTH - 2 * MARGIN
COUNT = 104
"""How far apart the counts of the piles are."""


@dataclass
class Places:
    """Where creatures, the chips of those who have left, and the players' grounds are: left, top, width, height."""

    tiles: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)
    chips: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)
    grounds: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)


def fields(scene: Scene) -> Block:
    """All fields, and above them what leads from one creature to another."""
    places = Places()
    parts: list[str] = []
    for seat in scene.plan.order:
        if seat in scene.view.players:
            parts += _player(scene, seat, float(scene.plan.top(seat)), places)
    high = sum(room.high for room in scene.plan.rooms.values())
    return Block(high, [*parts, *aims(scene, places.tiles, places.chips, places.grounds)])


def _player(scene: Scene, seat: str, top: float, places: Places) -> Iterator[str]:
    """One player's field."""
    player, room = scene.view.players[seat], scene.plan.rooms[seat]
    if seat == scene.view.turn_player and scene.view.turn:
        yield (
            f'<rect class="mm-turn {tiles.colours(seat)}" x="3" y="{n(top)}" width="{WIDTH - 6}" '
            f'height="{n(room.high - 4)}" rx="8"/>'
        )
    yield from _head(scene, seat, top)
    start = top + HEAD + room.dice_high
    yield from dice_row(scene, seat, MARGIN + 19, top + HEAD)
    if not room.brief:
        yield from _map(scene, seat, player, start)
        yield from _ground(scene, seat, player, start + room.map_high, places)
        start += room.map_high + room.ground_high + 2
    other = scene.other.players.get(seat) if scene.other is not None else None
    has = dict(WORDS.briefly(scene.view, seat, scene.speech, idle=room.brief))
    had = None
    if scene.other is not None and other is not None:
        had = dict(WORDS.briefly(scene.other, seat, scene.speech, idle=room.brief))
    yield f'<g transform="translate(0 {n(start)})">'
    yield from zone_list(scene, has, had, lambda key: WORDS.zone(key, scene.speech), 0, MARGIN + 6)
    yield "</g>"


def _head(scene: Scene, seat: str, top: float) -> Iterator[str]:
    """The name, and how many cards the piles have."""
    other = scene.other
    before = dict(WORDS.facts.counts(other.players[seat])) if other is not None and seat in other.players else None
    yield f'<g transform="translate(0 {n(top + 2)})">'
    yield tiles.sign(scene, seat, MARGIN, 4)
    name = side(seat, scene.speech)
    yield line(MARGIN + 19, 16, name, "side")
    if scene.plan.rooms[seat].brief:
        level = scene.speech.wording.say("level {n}", n=scene.view.players[seat].level)
        yield line(MARGIN + 28 + wide(name, 14) * 1.1, 16, level, "soft")
    counts = dict(WORDS.facts.counts(scene.view.players[seat]))
    yield from counts_line(scene, counts, before, lambda pile: WORDS.zone(pile, scene.speech), COUNT)
    yield "</g>"


# The map


def _map(scene: Scene, seat: str, player: PlayerView, top: float) -> Iterator[str]:
    """The party level, and the lands whose levels make it, from the oldest to the newest."""
    before = scene.other.players.get(seat) if scene.other is not None else None
    new = before is not None and before.level != player.level
    style = styles("mm-party", "new" if new else "")
    yield f'<text class="{style}" x="{MARGIN + 18}" y="{n(top + 28)}" text-anchor="middle">{player.level}</text>'
    words = scene.mark(new) + scene.speech.wording.say("level")
    yield f'<text class="mm-fact soft" x="{MARGIN + 18}" y="{n(top + 42)}" text-anchor="middle">{words}</text>'
    lost = scene.change.lost.get(seat, ())
    gone = lost if scene.film else ()
    kept = scene.change.kept.get(seat, 0)
    for index, land in enumerate(player.map):
        newest = index == len(player.map) - 1
        fresh = scene.other is not None and scene.change.is_new_land(seat, index)
        style = styles(tiles.colours(seat), "mm-here" if newest else "", "w" if fresh else "")
        yield tiles.land(scene, land, *_land_at(index, top), style)
    # What has gone lies where it was; if something else lies there now, behind it.
    first = max(kept, len(player.map))
    for place, land in enumerate(gone):
        yield tiles.land(scene, land, *_land_at(first + place, top), tiles.colours(seat), lost=True)
    if not player.map and not lost:
        words = scene.speech.wording.say("no lands yet")
        yield line(MARGIN + LEVEL, top + 30, words, "soft")
    if not scene.film and before is not None:
        yield from _missing(scene, seat, player, before, top)


def _missing(scene: Scene, seat: str, player: PlayerView, before: PlayerView, top: float) -> Iterator[str]:
    """Where two maps are compared: marks on what differs."""
    for index, (one, other) in enumerate(zip_longest(player.map, before.map)):
        if one is None or other is None or scene.change.is_new_land(seat, index):
            x, y = _land_at(index, top)
            size = f'width="{LAND + 2}" height="{LAND_HIGH + 2}"'
            yield f'<rect class="mm-differs" x="{n(x - 1)}" y="{n(y - 1)}" {size} rx="6"/>'
            yield line(x + LAND / 2 - 4, y + 4, "≠", "new")


def _land_at(index: int, top: float) -> tuple[float, float]:
    return MARGIN + LEVEL + index % LANDS * (LAND + 2.0), top + index // LANDS * (LAND_HIGH + GAP)


# The ground on which the party stands


def _ground(scene: Scene, seat: str, player: PlayerView, top: float, places: Places) -> Iterator[str]:
    """The newest land from near: monsters above, the party below, and in a battle who fights whom."""
    room = scene.plan.rooms[seat]
    places.grounds[seat] = MARGIN, top, ROOM, room.ground_high
    missing = not scene.film and any(creature.seat == seat for creature in scene.change.left.values())
    yield _outline(scene, seat, player, top, room.ground_high, "mm-missing" if missing else "")
    monsters = {monster.id: monster for land in player.map for monster in land.monsters}
    party = {character.id: character for character in player.party}
    shown = [*_monsters(scene, seat, monsters, top, places), *_party(scene, seat, party, top, places)]
    if seat == scene.view.turn_player:
        shown = [*fights(scene, {**places.chips, **places.tiles}), *shown]
    yield from shown
    if player.start_face_down:
        yield tiles.back(scene, seat, _character_at(0, top, room))
    elif not party and not scene.change.left_from(seat, monsters=False):
        say = scene.speech.wording.say
        words = say("annihilated") if player.annihilated else say("no characters")
        style = "mm-ended" if player.annihilated else "soft"
        yield line(MARGIN + 12, top + room.party_top + (17 if room.monsters else 10), words, style)


def _outline(scene: Scene, seat: str, player: PlayerView, top: float, high: float, style: str) -> str:
    """A frame that points at the newest land; marked where somebody has left it who is not shown."""
    left, right, bottom = MARGIN, WIDTH - MARGIN, top + high
    if not player.map:
        path = f"M{left} {n(top)}H{right}V{n(bottom)}H{left}Z"
    else:
        x, y = _land_at(len(player.map) - 1, top - scene.plan.rooms[seat].map_high)
        x, y = x + LAND / 2, y + LAND_HIGH + 1
        path = f"M{left} {n(top)}H{n(x - 8)}L{n(x)} {n(y)}L{n(x + 8)} {n(top)}H{right}V{n(bottom)}H{left}Z"
    return f'<path class="{styles("mm-ground", tiles.colours(seat), style)}" d="{path}"/>'


def _monsters(
    scene: Scene, seat: str, monsters: Mapping[str, MonsterView], top: float, places: Places
) -> Iterator[str]:
    room = scene.plan.rooms[seat]
    for card, seen in monsters.items():
        box = _monster_at(scene.slots[card], top, room)
        places.tiles[card] = (box.x, box.y, MONSTER * box.scale, MONSTER_HIGH * box.scale)
        yield tiles.monster(scene, seen, box)
    yield from _chips(scene, seat, top, places, monsters=True)


def _party(scene: Scene, seat: str, party: Mapping[str, CharacterView], top: float, places: Places) -> Iterator[str]:
    room = scene.plan.rooms[seat]
    for card, seen in party.items():
        box = _character_at(scene.slots[card], top, room)
        places.tiles[card] = (box.x, box.y, LONG * box.scale, LONG * box.scale)
        yield tiles.character(scene, seen, seat, box)
    yield from _chips(scene, seat, top, places, monsters=False)


def _chips(scene: Scene, seat: str, top: float, places: Places, *, monsters: bool) -> Iterator[str]:
    """In a film, what is left of those who have left."""
    room = scene.plan.rooms[seat]
    for card in scene.change.left_from(seat, monsters=monsters) if scene.film else ():
        slot, seen = scene.slots[f"{card}{LEFT}"], scene.change.left[card].seen
        box = _monster_at(slot, top, room) if monsters else _character_at(slot, top, room)
        if card in scene.news.deaths and card not in scene.slots:
            size = (MONSTER, MONSTER_HIGH) if monsters else (LONG, LONG)
            places.chips[card] = (box.x, box.y, size[0] * box.scale, size[1] * box.scale)
            yield (
                tiles.monster(scene, seen, box)
                if isinstance(seen, MonsterView)
                else tiles.character(scene, seen, seat, box)
            )
            continue
        across, down = ((MONSTER - LONG) / 2, 14) if monsters else (0, 30)
        box = box._replace(x=box.x + across * box.scale, y=box.y + down * box.scale)
        places.chips[card] = (box.x, box.y, LONG * box.scale, 20 * box.scale)
        yield tiles.chip(scene, card, box, gone=card not in scene.slots)


def _monster_at(slot: int, top: float, room: Room) -> tiles.Box:
    count, scale = room.across[0], room.scale
    step = (ROOM - 2.0) / count
    x = MARGIN + 1 + slot % count * step + (step - MONSTER * scale) / 2
    return tiles.Box(x, top + PAD + slot // count * room.monster_high, scale)


def _character_at(slot: int, top: float, room: Room) -> tiles.Box:
    count, scale = room.across[1], room.scale
    step = (ROOM - 2.0) / count
    x = MARGIN + 1 + slot % count * step + (step - LONG * scale) / 2
    return tiles.Box(x, top + room.party_top + slot // count * room.row_high, scale)
