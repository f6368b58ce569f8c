"""What is going on, below the fields: dice, a refusal, the battle, what is declared as a pile, the question."""

from collections.abc import Iterator

from monosashi.games.monster_maker.pictures.scene import Scene
from monosashi.games.monster_maker.pictures.tiles import colours
from monosashi.games.monster_maker.pictures.words import (
    declaration,
    done,
    ending,
    events,
    question,
    returning,
    time_is_up,
)
from monosashi.pictures.happening import Waiting, box, compared, dice, pile, piled, refusal, told
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
    for said in (done, returning, time_is_up):
        now = said(view, speech)
        if now and (said is not done or view.result is None):
            yield told(now, new=other is not None and said(other, speech) != now, style="soft" if said is done else "")
    if view.actions:
        yield _declared(scene)
    if view.result is not None:
        yield box(scene, ending(view, speech), "won", new=other is not None and other.result is None)
    elif view.asked is not None:
        yield box(scene, question(view, speech), "ask", new=other is not None and view.asked != other.asked)


def _plain(scene: Scene) -> Iterator[Block]:
    """One sentence a line; the question stands in a box of its own."""
    known = list(events(scene.other, scene.speech)) if scene.other is not None else None
    found = list(events(scene.view, scene.speech))
    yield from compared(scene, found, known, asked=scene.view.asked is not None and scene.view.result is None)


def _declared(scene: Scene) -> Block:
    """What has been declared and has yet to take effect."""
    before = scene.other.actions if scene.other is not None else ()
    waiting = [
        Waiting(f"mm-link {colours(action.seat)}", declaration(scene.view, action, scene.speech))
        for action in scene.view.actions
    ]
    return pile(scene, waiting, len(before))
