"""What is going on, below the board: dice, a refusal, the battle, the chain as a stack, the question."""

from collections.abc import Iterator

from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.pictures.happening import Waiting, box, compared, dice, pile, piled, refusal, sentence_block
from monosashi.pictures.scene import Block


def happening(scene: Scene) -> Block:
    """One thing below the other."""
    return piled(_film(scene) if scene.film else _plain(scene))


def _film(scene: Scene) -> Iterator[Block]:
    """The head of the picture says how far a battle has come, the units themselves how they are lined up."""
    view, other, words = scene.view, scene.other, scene.look.words
    if scene.news.refused:
        yield refusal(scene)
    nobodys = [die for die in scene.news.dice if die.seat not in view.players]
    if nobodys:
        yield dice(scene, nobodys)
    if view.battle is not None and view.battle.chain:
        yield _chain(scene)
    known = words.in_film(other, scene.speech) if other is not None else None
    for sentence, style in words.in_film(view, scene.speech).items():
        yield sentence_block(sentence, new=known is not None and sentence not in known, style=style)
    if view.result is not None:
        yield box(scene, words.ending(view, scene.speech), "won", new=other is not None and other.result is None)
    elif view.asked is not None:
        new = other is not None and view.asked != other.asked
        yield box(scene, words.question(view, scene.speech), "ask", new=new)


def _plain(scene: Scene) -> Iterator[Block]:
    """One sentence a line; the question stands in a box of its own."""
    known = list(scene.look.words.events(scene.other, scene.speech)) if scene.other is not None else None
    found = list(scene.look.words.events(scene.view, scene.speech))
    yield from compared(scene, found, known, asked=scene.view.asked is not None and scene.view.result is None)


def _chain(scene: Scene) -> Block:
    """The counter chain."""
    view, other, words = scene.view, scene.other, scene.look.words
    chain = view.battle.chain if view.battle is not None else ()
    before = other.battle.chain if other is not None and other.battle is not None else ()
    told = zip(chain, words.waiting(view, scene.speech), strict=True)
    return pile(scene, [Waiting(KIND.get(item.by, "n"), text) for item, text in told], len(before))
