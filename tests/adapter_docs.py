"""The tutorial as data: the transcripts, examples and tables in its Markdown.

Tables between ``<!-- table: NAME -->`` and ``<!-- end -->`` are made of the engine's; run this file to write them anew.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi import suite
from monosashi.adapters.vocabulary import verb_rows, word_rows
from monosashi.subjects.reference import Reference
from monosashi.verification.runner import run
from reference_engine.deus.card_list import CARRIES, MAY_STAY_BLANK

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "implementers"
PAGES = sorted(FOLDER.glob("*.md"))
MORE = "…"
"""A field of this name in a transcript stands for fields that are left out."""


def text_of(page: str) -> str:
    """A page's Markdown."""
    return (FOLDER / page).read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def transcript(text: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """What the kit sends and what answers it, in the order of a page. Lines may be broken over several."""
    lines: list[str] = []
    for block in blocks(text, "text"):
        for line in block.splitlines():
            if line[:1] in ("→", "←"):
                lines.append(line)
            elif lines and block.startswith("→"):
                lines[-1] += " " + line.strip()
    for sent, answered in zip(lines[::2], lines[1::2], strict=True):
        assert (sent[0], answered[0]) == ("→", "←"), sent
        yield json.loads(sent[1:]), json.loads(answered[1:])


def matches(shown: Any, real: Any) -> bool:
    """Whether what is shown is what really came, apart from what is left out."""
    if isinstance(shown, dict) and isinstance(real, dict):
        named = {key: value for key, value in shown.items() if key != MORE}
        if MORE not in shown and set(named) != set(real):
            return False
        return all(key in real and matches(value, real[key]) for key, value in named.items())
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) == len(real) and all(map(matches, shown, real))
    return bool(shown == real)


def first_cells(text: str) -> set[str]:
    """Every word in backticks that stands in the first cell of a table's row."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| ")]
    return {word for cell in cells for word in re.findall(r"`([^`]+)`", cell)}


# Tables that are made


class Seen(NamedTuple):
    """What the suite comes across: for each kind of question the clauses that put it, and how games end."""

    questions: Mapping[str, tuple[str, ...]]
    endings: frozenset[str]


@cache
def seen(edition: str = "deus@2.00") -> Seen:
    """Play the whole suite on the reference and take down what it comes across."""
    rules = engine.edition(edition)
    put: dict[str, set[str]] = {}
    endings: set[str] = set()

    class Watched(Reference):
        def _settle(self, position: Any) -> None:
            super()._settle(position)
            if position.result is not None:
                endings.add(position.result.clause)
            if position.pending is not None:
                put.setdefault(position.pending.kind, set()).add(position.pending.clause)

    for _ in run(Watched(rules), edition, suite.scenarios(edition)):
        pass
    order = [kind for kind, acts in rules.offers.items() if kind in put and acts != ("draw",)]
    return Seen({kind: tuple(sorted(put[kind], key=_first_then_second)) for kind in order}, frozenset(endings))


def _first_then_second(clause: str) -> tuple[bool, bool, str]:
    """The first case of two comes first, whatever the alphabet says."""
    return "second" in clause or "alternates" in clause, "defender" in clause, clause


def questions_table() -> Iterator[str]:
    """A row for each question, with the clauses under which it is put."""
    yield "| question | clause |"
    yield "| --- | --- |"
    for kind, clauses in seen().questions.items():
        yield f"| `{kind}` | {' or '.join(f'`{clause}`' for clause in clauses)} |"


def carries_table() -> Iterator[str]:
    """A row for each kind of card: what it must have in a position, and what it may."""
    yield "| kind | must be there | may be there | clause |"
    yield "| --- | --- | --- | --- |"
    for kind, carries in CARRIES.items():
        must = [name for name in carries.must if name not in MAY_STAY_BLANK]
        may = [*(name for name in carries.must if name in MAY_STAY_BLANK and name not in ANY_CARD), *carries.may]
        cells = (", ".join(f"`{name}`" for name in names) for names in (must, may))
        yield f"| `{kind}` | {' | '.join(cells)} | `{carries.clause}` |"


ANY_CARD = ("number", "rarity")
MAKER = "monster_maker@2021-03-20"


class Table(NamedTuple):
    """A table that is made: its name, the page that it stands on, its rows."""

    name: str
    page: str
    rows: Callable[[], Iterator[str]]


TABLES = (
    Table("questions and their clauses", "refusals.md", questions_table),
    Table("what a card may carry", "cards.md", carries_table),
    Table("verbs", "cards.md", partial(verb_rows, "deus@2.00")),
    Table("words", "vocabulary.md", partial(word_rows, "deus@2.00")),
    Table("verbs", "monster_maker/cards.md", partial(verb_rows, MAKER)),
    Table("words", "monster_maker/vocabulary.md", partial(word_rows, MAKER)),
)


def with_tables(page: str, text: str) -> str:
    """A page's text with the tables as they should be."""
    for name, where, rows in TABLES:
        if where == page:
            begin, end = f"<!-- table: {name} -->\n", "<!-- end -->"
            head, _, rest = text.partition(begin)
            assert rest, f"{page} has no place for {name}"
            table = "\n".join(rows())
            text = f"{head}{begin}\n{table}\n\n{end}{rest.partition(end)[2]}"
    return text


if __name__ == "__main__":
    for page in {table.page for table in TABLES}:
        (FOLDER / page).write_text(with_tables(page, text_of(page)), "utf-8")
