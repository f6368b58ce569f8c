"""What an implementation says of itself in ``hello`` that this kit does not know: a warning, never silence."""

from collections.abc import Iterator, Sequence

import reference_engine as engine
from monosashi.subjects.port import CAPABILITIES, LOAD, PLAYER, Hello
from monosashi.suite.card_texts import card_texts, covers
from reference_engine.kernel.names import nearest


def strangers(hello: Hello, fields: Sequence[str] = ()) -> Iterator[str]:
    """A sentence for each kind of word that nobody here knows; ``fields`` are those that no introduction has.

    Readings are missing here: with one that does not exist nothing is measured at all.
    """
    for kind, found, known in (
        ("field", fields, Hello.__struct_fields__),
        ("capability", strange_capabilities(hello), CAPABILITIES),
        ("edition", [name for name in hello.editions if not engine.knows(name)], engine.editions()),
        ("word of card texts", strange_vocabulary(hello), _every_word(hello)),
    ):
        for word in found:
            yield f"hello has the {kind} {word!r}, which this kit does not know{nearest(word, known)}"


def strange_capabilities(hello: Hello) -> list[str]:
    """Capabilities that do not exist."""
    return [each for each in hello.capabilities if each not in (*CAPABILITIES, LOAD, PLAYER)]


def strange_vocabulary(hello: Hello) -> list[str]:
    """Words that no card text of any game has whose editions are offered."""
    every = _every_word(hello)
    return [each for each in hello.vocabulary or () if not any(covers([each], word) for word in every)]


def _every_word(hello: Hello) -> list[str]:
    games = {engine.game(name).name for name in hello.editions if engine.knows(name)}
    return [word for game in sorted(games) for word in card_texts(game).every] if hello.vocabulary else []
