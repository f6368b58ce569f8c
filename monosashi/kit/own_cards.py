"""Cards of an author's own: a file of definitions, taken beside the specimen cards or in their place.

An edition is a table, and its cards are an entry of it: own cards are added there, for the whole process. From then on
decks have them wherever decks are built, documents may name them, and the reference plays them.

```toml
game = "dungeon_command"
only = true                       # decks are built of these cards alone

[[cards]]
name = "Iron Guard"
stands_for = "Gate Warden"        # the rest is as that specimen card has it

[[cards]]
name = "Hill Scout"
kind = "creature"
creature = { level = 1, speed = 6, hit_points = 10 }
```

The same as JSON will do. An engine knows its cards by their names; this file says to the kit what they are.
"""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import tomli
from msgspec import Struct

import reference_engine as engine
from monosashi.kit.registry import CARDS, BadGame, kit
from monosashi.support.files import called, read_file
from monosashi.support.text import quoted
from reference_engine.kernel.codec import PLAIN, Codec, Unreadable
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.kernel.names import nearest, unknown
from reference_engine.kernel.plain import toml_of, unmarked

OF_OWN = "own "
"""How the ids of such cards begin in the position in which they are tried."""

Card = Mapping[str, Any]
"""A definition as plain data."""


class BadCards(BadGame):
    """A file of cards cannot be used; the message says which and why, in one sentence."""


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of cards holds: definitions, each with the name of the specimen card that it ``stands_for``, if any.

    With ``only`` decks are built of these cards alone.
    """

    game: str
    cards: tuple[dict[str, Any], ...]
    only: bool = False


class OwnCards(Struct, frozen=True):
    """The cards of an author: definitions by name, and which of them stand for which specimen cards."""

    game: str
    cards: dict[str, dict[str, Any]]
    stand_ins: dict[str, str] = {}
    only: bool = False

    def has(self, field: str, value: str) -> bool:
        """Whether one of them has this value in a field."""
        return any(card.get(field) == value for card in self.cards.values())


_brought: dict[str, OwnCards] = {}
"""By game, what has been brought."""

_originals: dict[str, Game] = {}
"""By game, what it was before."""


def read(path: Path) -> OwnCards:
    """The cards of a file, or of standard input. Raises BadCards with all faults."""
    try:
        raw = read_file(path)
    except OSError as error:
        raise BadCards(f"{called(path)} cannot be read: {error.strerror or error}") from None
    return of_text(raw, called(path))


def of_text(raw: bytes, name: str) -> OwnCards:
    """The cards of a text, TOML or JSON, that is called ``name``. Raises BadCards with all faults."""
    try:
        plain = PLAIN.load(raw) if unmarked(raw).lstrip()[:1] == b"{" else toml_of(raw)
    except (tomli.TOMLDecodeError, UnicodeDecodeError, Unreadable) as error:
        raise BadCards(f"{name} is no file of cards, neither TOML nor JSON: {error}") from None
    return of_plain(plain, name)


def of_plain(plain: object, name: str) -> OwnCards:
    """The same from plain dicts and lists. Raises BadCards."""
    try:
        found: CardFile = Codec(CardFile).convert(plain)
    except Unreadable as error:
        raise BadCards(f"{name} is no file of cards: {error}") from None
    if found.game not in engine.GAMES:
        raise BadCards(f"{name}: game: {unknown('game', found.game, engine.GAMES)}")
    specimens = {each: _plain(card) for each, card in _without_own(found.game).newest.cards.items()}
    cards: dict[str, dict[str, Any]] = {}
    stand_ins: dict[str, str] = {}
    faults: list[str] = []
    for number, card in enumerate(found.cards, 1):
        own, model = card.get("name"), card.get("stands_for")
        if not isinstance(own, str) or not own:
            faults.append(f"card {number}: name: expected a name")
        elif own in cards or own in specimens:
            faults.append(f"{own}: name: there is {'another' if own in cards else 'a specimen'} card of that name")
        elif model is not None and (not isinstance(model, str) or model not in specimens):
            near = nearest(str(model), specimens)
            faults.append(f"{own}: stands_for: {quoted(str(model))} is no specimen card{near}")
        else:
            stated = {field: value for field, value in card.items() if field != "stands_for"}
            cards[own] = {**_unnamed(specimens.get(str(model), {})), **stated}
            if model is not None:
                stand_ins.setdefault(model, own)
    faults += _faults(found.game, cards)
    if faults:
        raise BadCards(f"{name}: {'; '.join(faults)}")
    return OwnCards(found.game, cards, stand_ins, found.only)


def _faults(game: str, cards: Mapping[str, Card]) -> list[str]:
    """What the rules have against definitions, as they have it in a position that describes them all."""
    of, smallest = _without_own(game), kit(game).smoke
    if smallest is None:
        return []
    small = smallest.MINIMAL.position
    described = {**small.get("cards", {}), **{f"{OF_OWN}{name}": card for name, card in cards.items()}}
    try:
        engine.begin(of.newest, of.quiet_position(of.newest, {**small, "cards": described}))
    except Unreadable as error:
        of_card = re.compile(rf"^cards(?:\[{OF_OWN}(.+?)\]\.?|\.(?:{OF_OWN})?)")
        return [of_card.sub(lambda found: f"{found[1]}: " if found[1] else "", fault) for fault in error.faults]
    return []


def _unnamed(card: Card) -> dict[str, Any]:
    """A definition without what the card is called."""
    return {field: value for field, value in card.items() if field not in ("name", "ja")}


def bring(own: OwnCards) -> None:
    """Let every edition of the game know these cards, and no others of an author, in this process."""
    found = _originals.setdefault(own.game, _without_own(own.game))
    cards = {name: found.cards.convert(card) for name, card in own.cards.items()}
    editions = {name: rules.amended(rules.name, cards=cards) for name, rules in found.editions.items()}
    engine.register(replace(found, editions=editions))
    _brought[own.game] = own


def bring_more(own: OwnCards) -> None:
    """Bring cards beside those that have been brought. Raises BadCards if one of these is called alike and another."""
    before = brought(own.game) or OwnCards(own.game, {})
    unlike = [name for name, card in own.cards.items() if before.cards.get(name, card) != card]
    if unlike:
        raise BadCards(f"{unlike[0]} is another card than the one of that name which is there already")
    bring(msgspec.structs.replace(before, cards={**before.cards, **own.cards}))


def _without_own(game: str) -> Game:
    """A game with its specimen cards alone."""
    return _originals.get(game) or engine.game(game)


def bring_file(path: Path) -> None:
    """Bring the cards of a file, and let the processes begun from here know it. Raises BadCards."""
    bring(read(path))
    os.environ[CARDS] = str(path.absolute())


def brought(game: str) -> OwnCards | None:
    """The own cards of a game, named by itself or by an edition; None if there are none."""
    return _brought.get(game.partition("@")[0])


def beginning(rules: Edition, style: Any, random: Random) -> dict[str, Any]:
    """How a game begins that chance plays in a style, as plain data; with own cards it is played with built decks."""
    found = kit(rules.name)
    if brought(rules.name) is None or not found.starts.BUILT:
        return found.player.start(rules, style)
    return _plain(start(rules, {}, random))


def start(rules: Edition, chosen: Mapping[str, int], random: Random) -> Any:
    """The start document for the options chosen, with decks of own cards where there are any.

    Raises BadCards if these make no decks.
    """
    starts = kit(rules.name).starts
    if brought(rules.name) is None or not starts.BUILT:
        return starts.start(rules, chosen, random)
    try:
        document = starts.start(rules, {starts.BUILT: 1, **chosen}, random)
        engine.begin(rules, document)
    except Unreadable as error:
        raise BadCards(f"no game can begin with your cards: {error}") from None
    return document


def drawn(rules: Edition, pool: Sequence[str], count: int, random: Random, what: str) -> list[str]:
    """So many names of a pool by chance, own cards before specimens. Raises Unreadable if there are too few.

    ``what`` is drawn, in a word: ``creatures``.
    """
    own = brought(rules.name)
    first = [name for name in pool if own is not None and name in own.cards]
    rest = [] if own is not None and own.only else [name for name in pool if name not in first]
    if len(first) + len(rest) < count:
        raise Unreadable([f"a deck needs {count} {what}, and yours make {len(first)}; add some, or leave only out"])
    chosen = random.sample(first, min(count, len(first)))
    return chosen + random.sample(rest, count - len(chosen))


def _plain(value: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(value)
    return found
