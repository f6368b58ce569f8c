"""What is going on, below the board: sentences, boxes, a refusal, dice, and what waits for its turn as a pile."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from monosashi.pictures.measure import fit, flowed, line, n, wide
from monosashi.pictures.news import Die
from monosashi.pictures.scene import MARGIN, WIDTH, Block, PictureScene
from monosashi.pictures.words import printable, side

ROOM = WIDTH - 2 * MARGIN
SMALL = 12.0


class Waiting(NamedTuple):
    """Something that has been declared and has yet to take effect: its colours, and what it is."""

    style: str
    told: str


def piled(blocks: Iterable[Block]) -> Block:
    """One thing below the other."""
    parts, y = [], 0.0
    for block in blocks:
        parts.append(f'<g transform="translate(0 {n(y)})">{"".join(block.parts)}</g>' if y else "".join(block.parts))
        y += block.height
    return Block(y, parts)


def compared(scene: PictureScene, found: Sequence[str], known: Sequence[str] | None, *, asked: bool) -> Iterator[Block]:
    """One sentence a line, those that are not ``known`` marked; if somebody is ``asked``, the last stands in a box."""
    for number, sentence in enumerate(found):
        new = known is not None and sentence not in known
        if asked and number == len(found) - 1:
            yield box(scene, scene.mark(new) + sentence, "ask", new=new)
        else:
            yield sentence_block(scene.mark(new) + sentence, new=new)


def sentence_block(sentence: str, *, new: bool, style: str = "") -> Block:
    """A sentence in as many lines as it needs."""
    kind = "new" if new else style
    lines = [line(MARGIN + 10, 14 + 16 * i, text, kind) for i, text in enumerate(flowed(sentence, ROOM - 20, SMALL))]
    return Block(16 * len(lines) + 2, lines)


def box(scene: PictureScene, sentence: str, style: str, *, new: bool) -> Block:
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


def refusal(scene: PictureScene) -> Block:
    """A stop sign; the clauses, unless a film's caption says what they demand."""
    say = scene.speech.wording.say
    clauses = scene.speech.wording.marks.comma.join(map(printable, scene.news.clauses))
    told = say("Refused: {clauses}", clauses=clauses) if clauses else say("Refused as meaningless")
    if clauses and scene.film:
        told = say("Refused")
    return Block(
        34,
        [
            f'<rect class="no" x="{MARGIN}" y="4" width="{ROOM}" height="26" rx="6"/>',
            scene.shape("stop", MARGIN + 15, 17),
            line(MARGIN + 32, 21, fit(told, ROOM - 44, SMALL), "b"),
        ],
    )


def dice(scene: PictureScene, found: Iterable[Die]) -> Block:
    """The faces that were cast, with whom they are for."""
    x, parts, last = MARGIN + 10.0, [], ""
    for die in found:
        if die.seat != last:
            name = side(die.seat, scene.speech)
            parts.append(line(x, 19, name, "b"))
            x, last = x + wide(name, SMALL) * 1.1 + 8, die.seat
        parts.append(scene.shape(f"d{die.face}", x, 4))
        x += 28
    return Block(28, parts)


def pile(scene: PictureScene, waiting: Sequence[Waiting], known: int) -> Block:
    """What was declared last lies on top, for it takes effect first; the first ``known`` were there before."""
    say = scene.speech.wording.say
    parts, y = [], 4.0
    for place, item in reversed(list(enumerate(waiting))):
        new = scene.other is not None and place >= known
        inset = 4.0 * (len(waiting) - 1 - place)
        told, room = f"{place + 1}  {item.told}", ROOM - 38 - 2 * inset
        note = say("takes effect first") if place == len(waiting) - 1 and len(waiting) > 1 else ""
        # The one on top does so anyway.
        note = note if wide(told, SMALL) <= room - wide(note, 12) else ""
        room -= wide(note, 12)
        x, right = MARGIN + 10 + inset, WIDTH - MARGIN - 10 - inset
        parts += [
            f'<rect class="link {item.style}{" w" if new else ""}" x="{n(x)}" y="{n(y)}" width="{n(right - x)}" '
            'height="20" rx="4"/>',
            line(x + 9, y + 14, fit(told, room, SMALL), "b" if new else ""),
        ]
        if note:
            parts.append(line(right - 8, y + 14, note, "fact soft", end=True))
        y += 18
    return Block(y + 6, parts)
