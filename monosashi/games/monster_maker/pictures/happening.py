"""What is going on, below the fields: dice, a refusal, the battle, what is declared as a pile, the question."""

from collections.abc import Iterator

from monosashi.games.monster_maker.pictures.scene import Scene
from monosashi.games.monster_maker.pictures.tiles import colours
from monosashi.games.monster_maker.pictures.words import WORDS
from monosashi.pictures.happening import Waiting, box, compared, dice, pile, piled, refusal, sentence_block
from monosashi.pictures.scene import Block


def happening(scene: Scene) -> Block:
    """One thing below the other."""
    return piled(_film(scene) if scene.film else _plain(scene))


def _film(scene: Scene) -> Iterator[Block]:
    """The picture shows who fights whom, and its head how far the battle has come."""
    view, other, speech = scene.view, scene.other, scene.speech
    if scene.news.refused:
        yield refusal(scene)
    nobodys = [die for die in scene.news.dice if die.seat not in view.players]
    if nobodys:
        yield dice(scene, nobodys)
    known = WORDS.in_film(other, speech) if other is not None else None
    for sentence, style in WORDS.in_film(view, speech).items():
        yield sentence_block(sentence, new=known is not None and sentence not in known, style=style)
    if view.actions:
        yield _declared(scene)
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
    """What has been declared and has yet to take effect."""
    before = scene.other.actions if scene.other is not None else ()
    told = zip(scene.view.actions, WORDS.waiting(scene.view, scene.speech), strict=True)
    return pile(scene, [Waiting(f"mm-link {colours(each.seat)}", text) for each, text in told], len(before))
