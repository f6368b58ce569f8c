"""Rows of units side by side, to scale, with the limit that they keep or break."""

from collections.abc import Iterator

from monosashi.site.text.language import Language

ROW, WIDTH = 26, 232


def scale_of(most: int) -> float:
    """How wide a level is, if so many are the most that a row has."""
    return min(22.0, WIDTH / most)


def filling(y: float, scale: float, levels: tuple[int, ...], fitting: bool) -> Iterator[str]:
    """The units of one area side by side, their sum, and whether they fit."""
    x, kind = 0.0, "unit" if fitting else "unit dead"
    for level in levels:
        wide = level * scale
        yield f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{wide - 2:.1f}" height="20" rx="3"/>'
        yield f'<text class="num" x="{x + wide / 2 - 1:.1f}" y="{y + 14}" text-anchor="middle">{level}</text>'
        x += wide
    yield f'<text class="num" x="296" y="{y + 14}" text-anchor="end">= {sum(levels)}</text>'
    if fitting:
        yield f'<path class="fits" d="M304 {y + 11}l4 4 7-8"/>'
    else:
        yield f'<path class="dies" d="M304 {y + 6}l9 9m0-9l-9 9"/>'


def filling_caption(language: Language, levels: tuple[int, ...], fitting: bool) -> str:
    """Whether such a row fits, in a sentence."""
    sums = " + ".join(map(str, levels))
    return (
        language.say("{levels} fits.", levels=sums) if fitting else language.say("{levels} is too much.", levels=sums)
    )


def edge(at: float, height: float, limit: int) -> str:
    """The limit, as a line with its number below."""
    return (
        f'<path class="limit" d="M{at:.1f} -3V{height - 16}"/>'
        f'<text class="b" x="{at:.1f}" y="{height - 2}" text-anchor="middle">{limit}</text>'
    )
