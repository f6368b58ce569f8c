"""What is going on, below the board: dice, a refusal, the battle, the chain as a stack, the question."""

from collections.abc import Iterator

from monosashi.board import printable
from monosashi.pictures.measure import fit, flowed, line, n, wide
from monosashi.pictures.plan import MARGIN, WIDTH
from monosashi.pictures.scene import Block, Scene
from monosashi.pictures.words import battle, declaration, ending, events, question, side, title

ROOM = WIDTH - 2 * MARGIN
SMALL = 11.5


def happening(scene: Scene) -> Block:
    """One thing below the other."""
    blocks = _film(scene) if scene.film else _plain(scene)
    parts, y = [], 0.0
    for block in blocks:
        parts.append(f'<g transform="translate(0 {n(y)})">{"".join(block.parts)}</g>' if y else "".join(block.parts))
        y += block.height
    return Block(y, parts)


def _film(scene: Scene) -> Iterator[Block]:
    """A film says in its prose what the line-ups are; the numbers at the units say so too."""
    view, other, say = scene.view, scene.other, scene.speech.wording.say
    comma = scene.speech.wording.marks.comma
    if scene.news.refused:
        yield _refusal(scene)
    if scene.news.dice:
        yield _dice(scene)
    if view.battle is not None:
        before = battle(other, scene.speech) if other is not None else None
        told = battle(view, scene.speech)
        yield _told(told, new=before is not None and before != told)
        if view.battle.chain:
            yield _stack(scene)
    if view.in_use:
        cards = comma.join(title(view, card, scene.speech) for card in view.in_use)
        yield _told(say("In use: {cards}.", cards=cards), new=other is not None and view.in_use != other.in_use)
    if view.final_turn:
        told = say("Both decks have run out: turn {n} is the last one.", n=view.final_turn)
        yield _told(told, new=other is not None and not other.final_turn)
    if view.result is not None:
        yield _box(scene, ending(view, scene.speech), "won", new=other is not None and other.result is None)
    elif view.asked is not None:
        new = other is not None and view.asked != other.asked
        yield _box(scene, question(view, scene.speech), "ask", new=new)


def _plain(scene: Scene) -> Iterator[Block]:
    """One sentence a line; the question stands in a box of its own."""
    known = set(events(scene.other, scene.speech)) if scene.other is not None else None
    found = list(events(scene.view, scene.speech))
    asked = scene.view.asked is not None and scene.view.result is None
    for number, sentence in enumerate(found):
        new = known is not None and sentence not in known
        if asked and number == len(found) - 1:
            yield _box(scene, scene.mark(new) + sentence, "ask", new=new)
        else:
            yield _told(scene.mark(new) + sentence, new=new)


def _told(sentence: str, *, new: bool) -> Block:
    """A sentence in as many lines as it needs."""
    style = "new" if new else ""
    lines = [line(MARGIN + 10, 14 + 16 * i, text, style) for i, text in enumerate(flowed(sentence, ROOM - 20, SMALL))]
    return Block(16 * len(lines) + 2, lines)


def _box(scene: Scene, sentence: str, style: str, *, new: bool) -> Block:
    """A sentence in a box."""
    lines = flowed(sentence, ROOM - 40, SMALL)
    high = 16 * len(lines) + 12
    kind = "strip" if new else style
    return Block(
        high + 8,
        [
            f'<rect class="{kind}" x="{MARGIN}" y="6" width="{ROOM}" height="{high}" rx="6"/>',
            scene.shape("ask", MARGIN + 11, 6 + high / 2) if style == "ask" else "",
            *(line(MARGIN + 24, 24 + 16 * i, text, "new" if new else "") for i, text in enumerate(lines)),
        ],
    )


def _refusal(scene: Scene) -> Block:
    """A stop sign and the clause."""
    say = scene.speech.wording.say
    clauses = scene.speech.wording.marks.comma.join(map(printable, scene.news.clauses))
    told = say("Refused: {clauses}", clauses=clauses) if clauses else say("Refused as meaningless")
    return Block(
        34,
        [
            f'<rect class="no" x="{MARGIN}" y="4" width="{ROOM}" height="26" rx="6"/>',
            scene.shape("stop", MARGIN + 15, 17),
            line(MARGIN + 32, 21, fit(told, ROOM - 44, SMALL), "b"),
        ],
    )


def _dice(scene: Scene) -> Block:
    """The faces that were cast, with whom they are for."""
    x, parts, last = MARGIN + 10.0, [], ""
    for die in scene.news.dice:
        if die.seat != last:
            name = side(die.seat, scene.speech)
            parts.append(line(x, 19, name, "b"))
            x, last = x + wide(name, SMALL) * 1.1 + 8, die.seat
        parts.append(scene.shape(f"d{die.face}", x, 4))
        x += 28
    return Block(28, parts)


def _stack(scene: Scene) -> Block:
    """The counter chain as a pile: what was declared last lies on top, for it takes effect first."""
    view, say = scene.view, scene.speech.wording.say
    chain = view.battle.chain if view.battle is not None else ()
    before = scene.other.battle.chain if scene.other is not None and scene.other.battle is not None else ()
    parts, y = [], 4.0
    for place, item in reversed(list(enumerate(chain))):
        new = scene.other is not None and place >= len(before)
        inset = 4.0 * (len(chain) - 1 - place)
        kind = "s" if item.by == "south" else "n"
        note = say("takes effect first") if place == len(chain) - 1 and len(chain) > 1 else ""
        room = ROOM - 52 - 2 * inset - wide(note, 10)
        told = f"{place + 1}  {declaration(view, item, scene.speech)}"
        x, right = MARGIN + 10 + inset, WIDTH - MARGIN - 10 - inset
        parts += [
            f'<rect class="link {kind}{" w" if new else ""}" x="{n(x)}" y="{n(y)}" width="{n(right - x)}" height="20" '
            'rx="4"/>',
            line(x + 9, y + 14, fit(told, room, SMALL), "b" if new else ""),
        ]
        if note:
            parts.append(line(right - 8, y + 14, note, "fact soft", end=True))
        y += 18
    return Block(y + 6, parts)
