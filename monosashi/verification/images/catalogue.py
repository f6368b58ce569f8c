"""Which images a game has, and what becomes of a position's seats, places and ids in them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from monosashi.kit.interface import CompleteKit, Images, Symmetry
from monosashi.kit.registry import kit
from monosashi.verification.images.fields import Documents, Frame, documents, otherwise
from reference_engine.kernel.documents import meaning

IDS, ORDER = "ids", "order"
"""The images that need no symmetry."""

COMPANY = "company"
"""The image in which somebody else is named, too, in what is to be refused; never together with others."""

TOLD = {IDS: "with the ids renamed", ORDER: "with the lists in another order"}

DRAWN = range(10_000, 100_000)
"""The numbers in names that are drawn: all have one length, so that texts have the order of their numbers."""

FEWER = 4
"""In one scenario of so many a symmetry is left out."""

NOT_APPLIED = Frame()
"""The scenario as it is written."""


class BadImages(Exception):
    """Images that a game does not have; the message says which it has."""


class Turned(NamedTuple):
    """A position's frame, and the way back."""

    there: Frame
    back: Frame


@cache
def documents_of(game: str) -> Documents:
    """How the documents of a game are mapped."""
    return documents(kit(game))


def images_of(game: str) -> tuple[str, ...]:
    """The images that the scenarios of a game have.

    >>> images_of("deus")
    ('seats', 'columns', 'ids', 'order', 'company')
    """
    own, read = kit(game).images, documents_of(game)
    plain = ((IDS, read.has_ids), (ORDER, read.has_lists), (COMPANY, bool(members_of(game))))
    return (*(each.name for each in own.symmetries), *(name for name, there in plain if there))


@cache
def members_of(game: str) -> Mapping[str, tuple[str, ...]]:
    """The acts whose answers name members that take part each by itself, with the fields that name them.

    >>> members_of("deus")
    {'rearrange': ('areas',), 'march': ('moves',), 'intercept': ('units',)}
    """
    answers = kit(game).game.answers.kind
    named: dict[str, tuple[str, ...]] = {}
    for kind in get_args(answers) or (answers,):
        hints = get_type_hints(kind, include_extras=True)
        if fields := tuple(name for name in kind.__struct_fields__ if meaning(hints[name]).members):
            named[str(kind.__struct_config__.tag)] = fields
    return named


def chosen(game: str, wanted: str) -> tuple[str, ...]:
    """The images of a game that ``all``, ``none`` or a list of names with commas means."""
    names = wanted.split(",")
    return tuple(name for name in images_of(game) if wanted == "all" or name in names)


def check_images(games: Iterable[str], wanted: str) -> None:
    """Raise BadImages for a list of images that has one which none of the games has."""
    if wanted in ("all", "none"):
        return
    known = dict.fromkeys(name for game in games for name in images_of(game))
    for name in wanted.split(","):
        if name not in known:
            raise BadImages(f"there is no image {name!r}; expected all, none, or some of {', '.join(known) or 'none'}")


def images_sentence(game: str, names: Sequence[str], turn: int = 1) -> str:
    """What was done, in words.

    >>> images_sentence("deus", ["seats", "ids"])
    'with the seats exchanged and with the ids renamed'
    >>> images_sentence("monster_maker", ["seats"], 3)
    'with everybody 3 seats further on'
    """
    words = TOLD | {each.name: each.told for each in kit(game).images.symmetries}
    seats = "one seat" if turn == 1 else f"{turn} seats"
    return " and ".join(words[name].format(seats=seats) for name in names)


def turned(
    game: str, names: Iterable[str], position: Mapping[str, Any], turn: int = 1, chance: Random | None = None
) -> Turned:
    """What becomes of everything in a quiet position, and of what is said and shown afterwards.

    Where seats are exchanged everybody sits ``turn`` seats further on. Names and orders are drawn by ``chance``.
    """
    found, names = kit(game), frozenset(names)
    read = documents_of(game)
    seats: Mapping[str, str] = {}
    places: Mapping[str, str] = {}
    for symmetry in found.images.symmetries:
        if symmetry.name in names:
            seats = _after(seats, _moved(found, position, turn) if symmetry.seats else {})
            places = _after(places, symmetry.places)
    ids = renamed(read.ids_in(position), chance) if IDS in names else {}
    reordered = ORDER in names
    there = Frame(seats, places, ids, "otherwise" if reordered else "kept", chance)
    back = Frame(_inverse(seats), _inverse(places), _inverse(ids), "sorted" if ids or reordered else "kept")
    return Turned(there, back)


def renamed(ids: Iterable[str], chance: Random | None = None) -> dict[str, str]:
    """New ids that say nothing, in another order; ``chance`` draws both, without it the order is the opposite.

    >>> renamed(["Ogre", "Knight"])
    {'Knight': 'id2', 'Ogre': 'id1'}
    >>> renamed(["Ogre", "Knight"], Random(7))
    {'Knight': 'id52445', 'Ogre': 'id29772'}
    """
    # What is left out stands there as an empty text.
    every = sorted({*ids} - {""})
    width = len(str(len(every)))
    numbers = sorted(chance.sample(DRAWN, len(every))) if chance else range(1, len(every) + 1)
    return {old: f"id{number:0{width}}" for old, number in zip(every, otherwise(numbers, chance), strict=True)}


def drawn_images(game: str, names: Sequence[str], chance: Random | None) -> tuple[str, ...]:
    """The images in which a scenario is played at once: all, in one scenario of ``FEWER`` one symmetry fewer.

    So one run looks in directions that another does not; a wrong rule may hide where two symmetries meet.
    """
    symmetries = [each.name for each in kit(game).images.symmetries if each.name in names]
    if chance is None or len(symmetries) < 2 or chance.randrange(FEWER):
        return tuple(names)
    left_out = chance.choice(symmetries)
    return tuple(name for name in names if name != left_out)


def seated(found: CompleteKit, position: Mapping[str, Any]) -> tuple[str, ...]:
    """Who takes part in a quiet position, in the order of the seats."""
    given = position.get(_table(found.name))
    return tuple(seat for seat in found.game.seats if not isinstance(given, Mapping) or seat in given)


@cache
def _table(name: str) -> str:
    """The field of a quiet position whose keys are the seats that take part; none if all of them always do."""
    game = kit(name).game
    for field, hint in get_type_hints(game.quiet_positions.kind, include_extras=True).items():
        kind = meaning(hint).kind
        key = meaning(get_args(kind)[0]) if get_origin(kind) is dict else None
        if key and (key.holds == "seat" or {*get_args(key.kind)} == {*game.seats}):
            return field
    return ""


def _moved(found: CompleteKit, position: Mapping[str, Any], turn: int = 1) -> dict[str, str]:
    """Everybody who takes part, so many seats further on."""
    there = seated(found, position)
    return {seat: there[(place + turn) % len(there)] for place, seat in enumerate(there)}


def _after(first: Mapping[str, str], then: Mapping[str, str]) -> dict[str, str]:
    """One permutation after another."""
    return {name: then.get(first.get(name, name), first.get(name, name)) for name in {**first, **then}}


def _inverse(names: Mapping[str, str]) -> dict[str, str]:
    return {new: old for old, new in names.items()}


# What a declaration must be


def image_faults(game: str) -> list[str]:
    """What is wrong with what a game's types say and what it declares, a sentence each."""
    found, read = kit(game), documents_of(game)
    faults = [f"{where} holds strings, and nobody says of what" for where in read.undeclared]
    for symmetry in found.images.symmetries:
        faults += [f"{symmetry.name}: {fault}" for fault in symmetry_faults(found, found.images, symmetry)]
    return faults


def symmetry_faults(found: CompleteKit, images: Images, symmetry: Symmetry) -> Iterator[str]:
    """How a symmetry is none."""
    to = symmetry.places
    if set(to) != set(to.values()):
        yield "two places become one"
    for relation in images.neighbours:
        for place, near in relation.items():
            there = to.get(place, place)
            if {to.get(each, each) for each in near} != set(relation[there]):
                yield f"the neighbours of {place} are not those of {there}"
    seats = _moved(found, {}) if symmetry.seats else {}
    for seat, homes in images.homes.items():
        if {to.get(home, home) for home in homes} != set(images.homes[seats.get(seat, seat)]):
            yield f"what is {seat}'s does not become {seats.get(seat, seat)}'s"
