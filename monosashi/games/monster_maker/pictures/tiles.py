"""Lands and creatures as tiles: each is drawn at a place, with everything that is printed on it and lies on it."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from monosashi.games.monster_maker.pictures.scene import Scene
from monosashi.games.monster_maker.pictures.shapes import ITEM, LAND, LAND_HIGH, LONG, MONSTER, MONSTER_HIGH, SHORT
from monosashi.games.monster_maker.pictures.words import formula
from monosashi.pictures.measure import fit, flowed, line, n, wide, wrapped
from monosashi.pictures.scene import styles
from monosashi.pictures.words import STOCK, side, title
from reference_engine.monster_maker.cards import CharacterFace, MonsterFace
from reference_engine.monster_maker.view import CharacterView, LandView, MonsterView

SEATS = {"south": "mm-s", "west": "mm-w", "north": "mm-n", "east": "mm-e"}
"""The colours of each seat."""

NAME, FACT, TINY = 12.0, 12.0, 10.5
VALUES = {"value": 17.5, "mm-mid": 15.0}
"""Sizes of attack and durability, and how wide their letters are: they are bold."""


class Box(NamedTuple):
    """Where a creature stands, and how large it is drawn."""

    x: float
    y: float
    scale: float = 1


def colours(seat: str) -> str:
    """The class that gives a seat's colours to whatever is drawn."""
    return SEATS.get(seat, "mm-nobody")


def sign(scene: Scene, seat: str, x: float, y: float) -> str:
    """A seat's triangle."""
    return scene.shape(f"mm-{seat}", x, y, colours(seat)) if seat in SEATS else ""


# Lands


def land(scene: Scene, seen: LandView, x: float, y: float, style: str, *, lost: bool = False) -> str:
    """A land with its level, attribute and name; one that has gone is crossed out."""
    shape = "mm-unknown" if seen.face_down else "mm-town" if seen.town else "mm-wild"
    card = scene.card(seen.id) if seen.id and not seen.face_down else None
    attribute = card.land.attribute if card is not None and card.land is not None else "none"
    middle, room = LAND / 2, LAND - 4.0
    name = _land_title(scene, seen)
    names = _lines(name, room, FACT, 2)
    level = line(6, 18 if seen.town else 16, str(seen.level), "mm-level")
    if seen.town:
        level = f'<text class="mm-level" x="{n(middle)}" y="20" text-anchor="middle">{seen.level}</text>'
    parts = [
        "" if scene.film else _title(name, _kind(scene, seen)),
        scene.shape(shape, 0, 0),
        level,
        scene.shape(f"mm-{attribute}", LAND - 11, 20 if seen.town else 11, "mm-attr") if attribute != "none" else "",
        *(_centred(middle, LAND_HIGH - 18 + 12.5 * place + (0 if len(names) > 1 else 5), text, "mm-fact")
          for place, text in enumerate(names)),
        f'<path class="mm-out" d="M3 3L{LAND - 3} {LAND_HIGH - 3}M{LAND - 3} 3L3 {LAND_HIGH - 3}"/>' if lost else "",
    ]  # fmt: skip
    return f'<g class="{styles(style, "ghost gone" if lost else "")}" transform="{_at(x, y)}">{"".join(parts)}</g>'


def _land_title(scene: Scene, seen: LandView) -> str:
    view = scene.view if not seen.id or seen.id in scene.view.cards else scene.other or scene.view
    if not scene.speech.ids and STOCK.fullmatch(seen.id):
        return ""
    return title(view, seen.id, scene.speech) if seen.id else scene.speech.wording.say("unexplored land")


def _kind(scene: Scene, seen: LandView) -> str:
    say = scene.speech.wording.say
    return say("unexplored") if seen.face_down else say("town") if seen.town else say("wilderness")


# Creatures


def monster(scene: Scene, seen: MonsterView, box: Box) -> str:
    """A monster in its owner's colours, with what is printed on it and what has been done to it."""
    card = scene.card(seen.id)
    face = card.monster if card is not None else None
    shown = values(face, seen.attack)
    hit, _ = damage(scene, seen, MONSTER + 3, 1)
    attribute = face.attribute if face is not None else "none"
    name = title(scene.view, seen.id, scene.speech)
    low, facts = MONSTER_HIGH - 8, _monster_facts(scene, face)
    parts = [
        "" if scene.film else _title(name, side(seen.owner, scene.speech)),
        scene.shape("mm-monster", 0, 0),
        sign(scene, seen.owner, 6, 10),
        line(20, 21, fit(name, MONSTER - 24.0, 13.5), "name"),
        scene.shape(f"mm-{attribute}", 12, low - 15, "mm-attr") if attribute != "none" else "",
        *(line(20, low - 15 + 15 * place, fit(text, MONSTER - 22.0, FACT), "mm-fact")
          for place, text in enumerate(facts)),
        _values(scene, seen, shown, MONSTER - 6, low, MONSTER - 30 - (wide(facts[1], FACT) if len(facts) > 1 else 0)),
        flag(scene, seen.id, MONSTER),
        _struck(scene, seen.id, MONSTER, MONSTER_HIGH),
        hit,
    ]  # fmt: skip
    return _creature(scene, seen.id, styles("mm-foe", colours(seen.owner)), box, parts)


def _monster_facts(scene: Scene, face: MonsterFace | None) -> list[str]:
    """Level and retreat value; how many it attacks if it is not one."""
    if face is None:
        return []
    say = scene.speech.wording.say
    first = f"{say('lv {n}', n=face.level)} · {say('retreat {n}', n=face.retreat)}"
    return [first, *([say("attacks {n}", n=face.attack_count)] if face.attack_count != 1 else [])]


def character(scene: Scene, seen: CharacterView, seat: str, box: Box) -> str:
    """A character's card, upright or on its side, with its items below it."""
    card = scene.card(seen.id)
    face = card.character if card is not None else None
    long, inset = (LONG, 0.0) if seen.wounded else (SHORT, (LONG - SHORT) / 2)
    top = (LONG - SHORT) / 2 if seen.wounded else 0.0
    bottom = LONG - top
    shown = values(face, seen.attack)
    names = _lines(title(scene.view, seen.id, scene.speech), long - 8.0, NAME + 0.5, 2)
    facts = _character_facts(scene, seen, face, long - 8.0, 3 if len(names) == 1 and not seen.wounded else 2)
    hit, _ = damage(scene, seen, inset + long + 5, top - 2)
    state = scene.speech.wording.word("state", "wounded" if seen.wounded else "unhurt")
    parts = [
        "" if scene.film else _title(title(scene.view, seen.id, scene.speech), state),
        scene.shape("mm-side" if seen.wounded else "mm-up", 0, 0),
        *(line(inset + 5, top + 15 + 13 * place, text, "mm-name") for place, text in enumerate(names)),
        *(line(inset + 5, top + 16 + 13 * len(names) + 13 * place, text,
               styles("mm-fact" if wide(text, FACT) <= long - 8.0 else "mm-tiny", "soft"))
          for place, text in enumerate(facts)),
        scene.shape("mm-star", inset + 10, bottom - 11, "mm-hero") if seen.marked else "",
        _values(scene, seen, shown, inset + long - 5, bottom - 7, long - (24.0 if seen.marked else 10.0)),
        *(_item(scene, item, place) for place, item in enumerate(seen.items)),
        flag(scene, seen.id, inset),
        _struck(scene, seen.id, LONG, LONG),
        hit,
    ]  # fmt: skip
    return _creature(scene, seen.id, styles("mm-own", colours(seat)), box, parts)


def _character_facts(
    scene: Scene, seen: CharacterView, face: CharacterFace | None, room: float, most: int
) -> list[str]:
    """Level, skills and support, as far as there is room; the wounded can do nothing with them."""
    say = scene.speech.wording.say
    found = [scene.speech.wording.word("state", "wounded" if seen.wounded else "unhurt")] if seen.wounded else []
    if face is not None and not seen.wounded:
        skills = [f"{_skill(scene, name)} {level}" for name, level in face.skills.items()]
        support = [say("support +{n}", n=face.support)] if face.support else []
        found += [say("lv {n}", n=face.level), *skills, *support]
    if len(found) > most:
        found = wrapped(found, room, FACT, " · ", most)
    return [fit(text, room, TINY) for text in found]


def _skill(scene: Scene, name: str) -> str:
    say = scene.speech.wording.say
    match name:
        case "fighter":
            return say("fighter")
        case "cleric":
            return say("cleric")
        case "mage":
            return say("mage")
        case _:
            return say("thief")


def _item(scene: Scene, card: str, place: int) -> str:
    """An item below its character."""
    y = LONG + ITEM * place
    held = scene.change.before
    new = (
        scene.film
        and scene.other is not None
        and not any(card in getattr(creature.seen, "items", ()) for creature in held.values())
    )
    name = fit(title(scene.view, card, scene.speech), LONG - 10.0, FACT)
    return (
        f'<rect class="mm-item{" w" if new and held else ""}" y="{y + 1}" width="{LONG}" height="{ITEM - 2}" rx="3"/>'
        + _centred(LONG / 2, y + 12, name, "mm-fact")
    )


def back(scene: Scene, seat: str, box: Box) -> str:
    """A start character that lies face down."""
    say = scene.speech.wording.say
    words = [*_lines(say("start"), SHORT - 8.0, NAME, 1), *_lines(say("face down"), SHORT - 8.0, FACT, 2)]
    texts = [_centred(LONG / 2, 34 + 13 * place, text, "mm-fact") for place, text in enumerate(words)]
    parts = [scene.shape("mm-back", 0, 0), *texts]
    grown = f" scale({box.scale:.4g})" if box.scale != 1 else ""
    kind = styles("mm-own", colours(seat))
    return f'<g class="{kind}" transform="{_at(box.x, box.y)}{grown}">{"".join(parts)}</g>'


def chip(scene: Scene, card: str, box: Box, *, gone: bool) -> str:
    """What is left of a creature that has gone away, or left the table."""
    view = scene.view if card in scene.view.cards else scene.other or scene.view
    hit, room = "", 0.0
    if card in scene.news.hits:
        hit, room = _pill(scene, scene.news.hits[card], LONG + 4, 0, new=True)
        room -= 6
    name = fit(("✕ " if gone else "") + title(view, card, scene.speech), LONG - 8.0 - max(0.0, room - LONG / 2), NAME)
    parts = [scene.shape("mm-gone", 0, 0), line(5, 14, name), hit]
    grown = f" scale({box.scale:.4g})" if box.scale != 1 else ""
    return f'<g class="ghost{" gone" if gone else ""}" transform="{_at(box.x, box.y)}{grown}">{"".join(parts)}</g>'


# What both have


def _struck(scene: Scene, card: str, wide: float, high: float) -> str:
    """A skull on whoever has been destroyed, and a stroke through the piece."""
    if card not in scene.news.deaths or card in scene.slots:
        return ""
    stroke = f'<path class="struck" d="M6 {n(high - 8)}L{n(wide - 6)} 8"/>'
    return stroke + scene.shape("skull", wide / 2, high / 2)


def values(face: CharacterFace | MonsterFace | None, bonus: int) -> str:
    """Attack and durability, with what is added to the attack at present: ``2D-1+2/4``."""
    if face is None:
        return f"{bonus:+}" if bonus else ""
    return f"{formula(face.attack, bonus)}/{face.durability}"


def _values(scene: Scene, seen: CharacterView | MonsterView, shown: str, x: float, y: float, room: float) -> str:
    """Attack and durability, as large as there is room; what is added stands out if it is new."""
    old = scene.change.before.get(seen.id) if scene.film else None
    new = old is not None and seen.id not in scene.change.fresh and old.seen.attack != seen.attack
    size = next((size for size in ("value", "mm-mid") if wide(shown, VALUES[size]) <= room), "mm-small")
    return line(x, y, shown, styles(size, "new" if new else ""), end=True)


def damage(scene: Scene, seen: CharacterView | MonsterView, right: float, top: float) -> tuple[str, float]:
    """The damage that a creature has, or has just taken; and how much room it needs."""
    hit = scene.news.hits.get(seen.id)
    amount = seen.damage if hit is None else hit
    return _pill(scene, amount, right, top, new=hit is not None) if amount else ("", 0)


def _pill(scene: Scene, amount: int, right: float, top: float, *, new: bool) -> tuple[str, float]:
    words = f"−{amount}"
    room = round(wide(words, 13) * 1.1) + 12
    kind = "hit" if new else "hit mm-old"
    rect = f'<rect class="{kind}" x="{n(right - room)}" y="{n(top - 7)}" width="{room}" height="18" rx="9"/>'
    return f'{rect}<text class="dmg" x="{n(right - room / 2)}" y="{n(top + 6.5)}">{escape(words)}</text>', room


def flag(scene: Scene, card: str, right: float) -> str:
    """The mark of a creature that differs from the position compared with."""
    if scene.film or not _differs(scene, card):
        return ""
    return (
        f'<circle class="flag" cx="{n(right)}" cy="2" r="7"/><text x="{n(right)}" y="6" text-anchor="middle">≠</text>'
    )


def _differs(scene: Scene, card: str) -> bool:
    return scene.other is not None and scene.is_new(card)


def _creature(scene: Scene, card: str, style: str, box: Box, parts: Sequence[str]) -> str:
    known = f" data-u={quoteattr(card)}" if scene.film and card in scene.slots else ""
    kind = styles(style, "w" if scene.other is not None and scene.is_new(card) else "")
    if card not in scene.slots:
        kind = f"{style} ghost gone fallen"
    inner = "".join(parts)
    if box.scale != 1:
        inner = f'<g transform="scale({box.scale:.4g})">{inner}</g>'
    return f'<g class="{kind}" transform="{_at(box.x, box.y)}"{known}>{inner}</g>'


def _lines(text: str, room: float, size: float, most: int) -> list[str]:
    """A name in a few lines; what is too much for the last one is cut off."""
    found = list(flowed(text, room, size))
    return found[:most] if len(found) <= most else [*found[: most - 1], fit(f"{found[most - 1]}…", room, size)]


def _centred(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{n(x)}" y="{n(y)}" class="{style}" text-anchor="middle">{escape(words)}</text>'


def _title(*words: str) -> str:
    return f"<title>{escape(', '.join(words))}</title>"


def _at(x: float, y: float) -> str:
    return f"translate({n(round(x, 2))} {n(round(y, 2))})"
