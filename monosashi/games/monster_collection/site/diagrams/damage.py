"""Attack damage through a line-up: battles that were really fought, drawn to scale."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language

WIDTH, LEFT, RIGHT, HEAD, ROW = 320, 76, 64, 38, 34


@dataclass(frozen=True)
class Blow:
    """What one unit of the line-up got: its defence, the damage it took, whether it died of it."""

    name: str
    defence: int
    damage: int
    died: bool


Fought = Sequence[tuple[Sequence[int], Sequence[Blow]]]
"""Attack values of the attackers, and what came of the line-up from front to rear."""


def through_line_up(table: DiagramTable, language: Language, href: Href, fought: Fought, formula: str) -> str:
    """Several attacks on line-ups, each as one picture; the ``formula`` is the clause that they obey."""
    drawn = [
        f'<div class="group">{_example(number, attacks, blows, language)}</div>'
        for number, (attacks, blows) in enumerate(fought, 1)
    ]
    notes = [
        language.say("Boxes: the units' defence, each beginning where that of the unit in front ends."),
        language.say("Thin bars: the damage that reaches the unit. ✕: it dies."),
    ]
    body, told = f'<div class="groups">{"".join(drawn)}</div>', escape(joined(language, notes))
    title = language.say("How attack damage goes through a line-up")
    return figure("damage", "boards", body, title, f"{table.titled(formula, language, href)} · {told}")


def _example(number: int, attacks: Sequence[int], blows: Sequence[Blow], language: Language) -> str:
    total = sum(attacks)
    ends = [sum(blow.defence for blow in blows[: place + 1]) for place in range(len(blows))]
    starts = [0, *ends[:-1]]
    reach = max(total, *ends, *(start + blow.damage for start, blow in zip(starts, blows, strict=True)))
    scale = min(22.0, (WIDTH - LEFT - RIGHT) / reach)
    height = HEAD + ROW * len(blows)
    parts = [*_attack(attacks, scale, height, language)]
    for place, (start, blow) in enumerate(zip(starts, blows, strict=True)):
        parts += _row(LEFT + start * scale, HEAD + place * ROW, scale, blow, language)
    title = language.say("An attack of {total} in all on a line-up of {n}", total=total, n=len(blows))
    told = joined(language, (_sentence(blow, language) for blow in blows))
    return picture(f"damage-{number}", title, told, WIDTH, height, "".join(parts))


def _sentence(blow: Blow, language: Language) -> str:
    values = {"unit": language.name(blow.name), "defence": blow.defence, "damage": blow.damage}
    if blow.died:
        return language.say("{unit}, defence {defence}, takes {damage} and dies.", **values)
    return language.say("{unit}, defence {defence}, takes {damage} and lives.", **values)


def _attack(attacks: Sequence[int], scale: float, height: float, language: Language) -> Iterator[str]:
    """The attackers' values end to end, and how far they reach together."""
    x, label = float(LEFT), escape(language.say("Attack"))
    yield f'<text x="{LEFT - 8}" y="17" text-anchor="end" class="b">{label}</text>'
    for attack in attacks:
        if attack > 0:
            wide = attack * scale
            yield f'<rect class="blow" x="{x:.1f}" y="4" width="{wide:.1f}" height="18"/>'
            yield f'<text class="on" x="{x + wide / 2:.1f}" y="17" text-anchor="middle">{attack}</text>'
            x += wide
    yield f'<path class="limit" d="M{x:.1f} 2V{height - 4}"/>'
    if len(attacks) > 1:
        sums = " + ".join(map(str, attacks))
        yield f'<text x="{WIDTH}" y="17" text-anchor="end">{sums} = {sum(attacks)}</text>'


def _row(x: float, y: float, scale: float, blow: Blow, language: Language) -> Iterator[str]:
    """A unit: its defence as a box, the damage that reached it as a bar, and what came of it."""
    wide = blow.defence * scale
    kind = "unit dead" if blow.died else "unit"
    yield f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(language.name(blow.name))}</text>'
    yield f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="18" rx="3"/>'
    yield f'<text class="num" x="{x + wide / 2:.1f}" y="{y + 13}" text-anchor="middle">{blow.defence}</text>'
    if blow.damage:
        yield f'<rect class="blow" x="{x:.1f}" y="{y + 20}" width="{blow.damage * scale:.1f}" height="5"/>'
    compared = f"{blow.damage} {'≥' if blow.damage >= blow.defence else '<'} {blow.defence}"
    yield f'<text class="num" x="{WIDTH - 20}" y="{y + 14}" text-anchor="end">{escape(compared)}</text>'
    if blow.died:
        yield f'<path class="dies" d="M{WIDTH - 12} {y + 5}l9 9m0-9l-9 9"/>'
