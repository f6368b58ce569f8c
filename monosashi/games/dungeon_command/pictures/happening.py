"""What is going on, below the map: a refusal, what is declared as a pile, damage, the question."""

from collections.abc import Iterator

from monosashi.games.dungeon_command.pictures.ground import colours
from monosashi.games.dungeon_command.pictures.scene import Scene
from monosashi.games.dungeon_command.pictures.words import (
    WORDS,
    activating,
    damage,
    declaration,
)
from monosashi.pictures.happening import Waiting, box, compared, pile, piled, refusal, sentence_block
from monosashi.pictures.scene import Block


def happening(scene: Scene) -> Block:
    """One thing below the other."""
    return piled(_film(scene) if scene.film else _plain(scene))


def _film(scene: Scene) -> Iterator[Block]:
    """The map shows where everybody stands; what is declared lies as a pile."""
    view, other, speech = scene.view, scene.other, scene.speech
    if scene.news.refused:
        yield refusal(scene)
    if view.result is None and view.activating:
        now = activating(view, speech)
        yield sentence_block(now, new=other is not None and activating(other, speech) != now, style="soft")
    if view.declared:
        yield _declared(scene)
    known = set(damage(other, speech)) if other is not None else set()
    for sentence in damage(view, speech):
        yield sentence_block(sentence, new=other is not None and sentence not in known)
    if view.result is not None:
        yield box(scene, WORDS.ending(view, speech), "won", new=other is not None and other.result is None)
    elif view.asked is not None:
        yield box(scene, WORDS.question(view, speech), "ask", new=other is not None and view.asked != other.asked)


def _plain(scene: Scene) -> Iterator[Block]:
    """One sentence a line; the question stands in a box of its own."""
    known = list(WORDS.events(scene.other, scene.speech)) if scene.other is not None else None
    found = list(WORDS.events(scene.view, scene.speech))
    yield from compared(scene, found, known, asked=scene.view.asked is not None and scene.view.result is None)


def _declared(scene: Scene) -> Block:
    """What has been declared and has yet to take effect, the latest on top."""
    before = scene.other.declared if scene.other is not None else ()
    waiting = [
        Waiting(f"dc-link {colours(each.seat)}", declaration(scene.view, each, scene.speech))
        for each in scene.view.declared
    ]
    return pile(scene, waiting, len(before))
