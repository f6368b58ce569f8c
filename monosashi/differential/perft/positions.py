"""The positions from which sequences are counted: each game's by name, and those that somebody has in a file."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.kit.registry import kit
from monosashi.rulebook.folders import features_of
from monosashi.suite.card_texts import covers, words_of
from monosashi.support.faulty import Faulty
from monosashi.support.files import called, read_file
from monosashi.verification.smoke import NotOffered
from reference_engine.kernel.codec import PLAIN, Unreadable
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.names import unknown
from reference_engine.kernel.plain import unmarked

POSITIONS = "perft.toml"
"""The file beside a game's features that has positions beyond those that every game has."""

ABOUT = MappingProxyType(
    {
        "start": "the beginning of a game",
        "minimal": "the smallest position there is",
        "rich": "something in every zone",
    }
)

"""What those positions are for that every game has in the same words."""

Document = Mapping[str, Any]


class NamedPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what it is for; ``document`` is a quiet position, or a start if it is empty.

    ``editions`` are those that know it, none meaning all.
    """

    name: str
    about: str
    document: dict[str, Any]
    editions: tuple[str, ...] = ()


class PositionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``features/<game>/perft.toml``."""

    position: tuple[NamedPosition, ...] = ()


class BadPositions(Faulty):
    """A position cannot be read, or there is none of that name; the message says why, in one sentence."""


def named_positions(edition: str) -> tuple[NamedPosition, ...]:
    """The positions of an edition, in their order. Raises BadPositions."""
    published = engine.published(edition)
    rules, own = engine.edition(published), _own(edition.partition("@")[0])
    meant = (each for each in own if published in each.editions or not each.editions)
    return (*_of_every_game(published), *(_described(rules, each) for each in meant))


def _of_every_game(edition: str) -> Iterator[NamedPosition]:
    """The beginning of a game, and the positions that every adapter is tried with."""
    smoke = kit(edition).smoke
    yield NamedPosition("start", ABOUT["start"], {})
    # A game without scenarios that can be played with nothing but moves has no such positions.
    with suppress(NotOffered):
        yield NamedPosition("minimal", ABOUT["minimal"], dict(smoke.MINIMAL.position))
        yield NamedPosition("deed", f"{smoke.DEED.name} can be made", dict(smoke.DEED.position))
        yield NamedPosition("rich", ABOUT["rich"], dict(smoke.rich(edition).position))


def _own(game: str) -> tuple[NamedPosition, ...]:
    path = features_of(game) / POSITIONS
    try:
        return msgspec.toml.decode(unmarked(path.read_bytes()), type=PositionsFile).position
    except FileNotFoundError:
        return ()
    except (OSError, msgspec.DecodeError) as error:
        raise BadPositions(f"{path}: {error}") from None


def _described(rules: Edition, position: NamedPosition) -> NamedPosition:
    """The position with whole cards where it has names: who offers no ``setup`` knows no specimen cards."""
    cards = {
        card: msgspec.to_builtins(rules.cards[said]) if isinstance(said, str) and said in rules.cards else said
        for card, said in position.document.get("cards", {}).items()
    }
    return msgspec.structs.replace(position, document=position.document | ({"cards": cards} if cards else {}))


def position_called(edition: str, name: str) -> NamedPosition:
    """The position of that name, or in that file: JSON, a quiet position or a start. Raises BadPositions."""
    known = {each.name: each for each in named_positions(edition)}
    if name in known:
        return known[name]
    path = Path(name)
    if name != "-" and not path.exists():
        told = unknown("position", name, known)
        raise BadPositions(f"{told}; neither is there a file of that name" if "." in name or "/" in name else told)
    try:
        document = PLAIN.load(read_file(path))
    except OSError as error:
        raise BadPositions(f"{called(path)} cannot be read: {error.strerror or error}") from None
    except Unreadable as error:
        raise BadPositions(f"{called(path)}: {error}") from None
    if not isinstance(document, dict):
        raise BadPositions(f"{called(path)} is no position: expected a JSON object, a quiet position or a start")
    return NamedPosition(called(path), "", document)


def needs(edition: str, position: NamedPosition, offered: Collection[str], known: Sequence[str] | None) -> str:
    """What an engine lacks to be asked for the position, which knows these words of texts (all, if not given).

    Empty if it lacks nothing.
    """
    document = position.document
    words = words_of(edition, document)
    wanted = {"legal": True, "setup": not engine.game(edition).is_quiet(document), "effects": bool(words)}
    lacking = [capability for capability, is_needed in wanted.items() if is_needed and capability not in offered]
    if lacking:
        return f"the capability {' and '.join(map(repr, lacking))}"
    unknown_words = [word for word in words if known is not None and not covers(known, word)]
    return f"{', '.join(unknown_words)} in its vocabulary" if unknown_words else ""


def begun(edition: Any, position: NamedPosition) -> Any:
    """The position on the table. Raises BadPositions."""
    try:
        return engine.begin(edition, position.document).position
    except engine.Unreadable as error:
        raise BadPositions(f"{position.name} is no position of {edition.name}: {'; '.join(error.faults)}") from None
