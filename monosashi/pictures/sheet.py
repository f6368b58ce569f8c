"""The sheet that a picture is drawn on: by itself with a text alternative, or as one of a film, all of one size."""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from monosashi.pictures.measure import line, n
from monosashi.pictures.scene import MARGIN, WIDTH, Block, PictureScene, stacked, styles
from monosashi.pictures.speech import Speech
from monosashi.pictures.words import onlooker


def alone(blocks: Sequence[Block], heading: str, described: str, ident: str, style: str = "") -> str:
    """A picture by itself. With its own ``style`` it is a file, without one it stands inside a page that has it."""
    parts, y = stacked(blocks)
    ident = ident or "position"
    high = n(y + MARGIN / 2)
    extra = ' xmlns="http://www.w3.org/2000/svg"' if style else ""
    names = quoteattr(f"{ident}-title {ident}-desc")
    sheet = f"<style>{style}</style>" if style else ""
    return (
        f'<svg{extra} class="battlefield" viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" height="{high}" role="img" '
        f"aria-labelledby={names}>"
        f"<title id={quoteattr(ident + '-title')}>{escape(heading)}</title>"
        f"<desc id={quoteattr(ident + '-desc')}>{escape(described)}</desc>{sheet}"
        f'<rect class="sheet" width="{WIDTH}" height="{high}" rx="8"/>{parts}</svg>'
    )


def film(pictures: Sequence[tuple[Sequence[Block], str]]) -> list[str]:
    """The pictures of a film, each of its blocks and what it shows in words."""
    drawn = [(*stacked(blocks), told) for blocks, told in pictures]
    high = n(max(y for _, y, _ in drawn) + MARGIN / 2)
    return [
        f'<svg class="battlefield" viewBox="0 0 {WIDTH} {high}" role="img" aria-label={quoteattr(told)}>{parts}</svg>'
        for parts, _, told in drawn
    ]


def head(scene: PictureScene, left: str, right: str, *, new: bool) -> Block:
    """Where the game is: a heading on the left, more of it on the right; in a film whose eyes it is seen with."""
    if scene.view.viewer != "judge" and scene.film:
        right = scene.speech.wording.say("what {viewer} sees", viewer=onlooker(scene.view.viewer, scene.speech))
    parts = [line(MARGIN, 26, left, styles("head", "new" if new else ""))]
    if right:
        parts.append(line(WIDTH - MARGIN, 26, scene.mark(new) + right, styles("soft", "new" if new else ""), end=True))
    return Block(38, parts)


def film_alt_text(heading: str, described: str, speech: Speech) -> str:
    """What a picture of a film shows, for those who do not see it."""
    where = speech.wording.say("{sentence}.", sentence=heading)
    return speech.wording.marks.space.join((where, described))
