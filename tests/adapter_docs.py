"""The tutorial as data: the transcripts, examples and tables in its Markdown.

Tables between ``<!-- table: NAME -->`` and ``<!-- end -->`` are made of the engine's; run this file to write them anew.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.adapters.vocabulary import verb_rows, word_rows
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.port import Chance
from monosashi.subjects.protocol import schemas
from monosashi.subjects.reference import Reference
from monosashi.subjects.serve import Server
from monosashi.verification.runner import run
from reference_engine.deus import card_list as deus_cards
from reference_engine.dungeon_command import map_list
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN
from reference_engine.moncolle_tcg import card_list as tcg_cards

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


def wrongly_shown(game: str, text: str) -> list[str]:
    """The answers of a page that are not what the reference says, in one line each."""
    server = Server(game)
    wrong = []
    for sent, shown in transcript(text):
        real = without_view(shown, json.loads(server.answer(json.dumps(sent).encode())))
        if not matches(shown, real):
            wrong.append(f"id {sent['id']}: shown {shown}, really {real}")
    return wrong


def without_view(shown: dict[str, Any], real: dict[str, Any]) -> dict[str, Any]:
    """The real answer, without the view that it brings along unless the page shows that."""
    result = real.get("result")
    if not isinstance(result, dict) or "view" not in result or "view" in (shown.get("result") or {}):
        return real
    return {**real, "result": {name: value for name, value in result.items() if name != "view"} or None}


def chapter(text: str, title: str) -> str:
    """What stands under a heading of the second rank."""
    return text.partition(f"## {title}")[2].partition("\n## ")[0]


def anchors(page: Path) -> set[str]:
    """The headings of a page as they are linked to."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip()) for title in titles}


def dead_links(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    prose = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return [target for target in re.findall(r"\]\(([^)]+)\)", prose) if not is_there(page, target)]


def is_there(page: Path, target: str) -> bool:
    """Whether a link of a page leads somewhere."""
    file, _, anchor = target.partition("#")
    found = page if not file else (page.parent / file).resolve()
    return found.exists() and (not anchor or anchor in anchors(found))


def unknown_clauses(game: str, page: Path) -> list[str]:
    """The clauses of a game that a page names and the ledger has not, chapters of clauses included."""
    names, files = (*load_ledger(game), *schemas()), r"monosashi list schemas \S+|reference_engine/\S+|\w+/\w+\.md"
    named = set(re.findall(rf"\b{game}\.[a-z_]+(?:\.\w+)*", re.sub(files, "", page.read_text("utf-8"))))
    return sorted(each for each in named if not any(f"{name}.".startswith(f"{each}.") for name in names))


def fields_of(kinds: Iterable[Any]) -> set[str]:
    """The fields of some types as documents call them."""
    return {field.encode_name for kind in kinds for field in msgspec.structs.fields(kind)}


def wrong_defaults(table: str, kind: Any) -> list[str]:
    """The fields of which a table says "must be there" and the type has a default, or the other way round."""
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| `")]
    said = {name: default for named, _, default, *_ in rows for name in re.findall(r"`(\w+)`", named)}
    fields = msgspec.structs.fields(kind)
    return [each.encode_name for each in fields if ("must be there" in said[each.encode_name]) is not each.required]


def readings_in(game: str, text: str) -> dict[str, tuple[str, ...]]:
    """The switches of a page with their readings, the chosen one first; each row names the ruling that has it."""
    rows = re.findall(r"^\| `(\w+)` \| `([\w ]+)`( \(chosen\))? \| .+ \| `([\w.]+)` \|$", text, re.MULTILINE)
    listed: dict[str, tuple[str, ...]] = {}
    for switch, value, chosen, ruling in rows:
        assert bool(chosen) == (switch not in listed), f"{switch} {value}: the chosen reading comes first"
        assert load_ledger(game)[ruling].switch == switch
        listed[switch] = (*listed.get(switch, ()), value)
    return listed


def draws_of(*packages: str) -> set[str]:
    """Every draw that the code of the reference asks for."""
    folder = FOLDER.parent.parent / "reference_engine"
    code = "".join(file.read_text("utf-8") for name in packages for file in (folder / name).rglob("*.py"))
    return set(re.findall(r'Draw\("([a-z ]+)"', code))


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
def seen(edition: str) -> Seen:
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


def questions_table(edition: str) -> Iterator[str]:
    """A row for each question, with the clauses under which it is put."""
    yield "| question | clause |"
    yield "| --- | --- |"
    for kind, clauses in seen(edition).questions.items():
        yield f"| `{kind}` | {' or '.join(f'`{clause}`' for clause in clauses)} |"


def wrong_times_table(edition: str) -> Iterator[str]:
    """A row for each occasion on which an act breaks a clause because it is not on offer."""
    yield "| action | where | clause |"
    yield "| --- | --- | --- |"
    for (act, kind), clause in engine.edition(edition).otherwise_forbidden_by.items():
        if act == OUT_OF_TURN:
            yield f"| any | `{kind}`, from the other seat | `{clause}` |"
        elif act != "draw":
            where = "in any other question" if kind == ANY_QUESTION else f"in the question `{kind}`"
            yield f"| `{act}` | {where} | `{clause}` |"


def carries_table(card_list: Any) -> Iterator[str]:
    """A row for each kind of card: what it must have in a position, and what it may."""
    yield "| kind | must be there | may be there | clause |"
    yield "| --- | --- | --- | --- |"
    blank = card_list.MAY_STAY_BLANK
    for kind, carries in card_list.CARRIES.items():
        must = [name for name in carries.must if name not in blank]
        may = [*(name for name in carries.must if name in blank and name not in ANY_CARD), *carries.may]
        cells = (", ".join(f"`{name}`" for name in names) for names in (must, may))
        yield f"| `{kind}` | {' | '.join(cells)} | `{carries.clause}` |"


def specimen_maps() -> Iterator[str]:
    """Every specimen map of Dungeon Command: its name, its side, its rows, what else its characters mean, its tiles."""
    yield "```text"
    for name, drawn in map_list.load_maps().items():
        yield from (f"{name} ({drawn.side})", *(f"  {row}" for row in drawn.rows))
        yield from (f"  {sign} is {' and '.join(words)}" for sign, words in drawn.legend.items())
        yield from (f"  {seat}: {', '.join(drawn.tiles[seat])}" for seat in ("south", "north"))
    yield "```"


def ready_warbands() -> Iterator[str]:
    """The warbands with which a game of Dungeon Command is played that names none, each card in its place."""
    yield "```text"
    shown = Reference()
    shown.start(COMMAND, {}, [Chance("chooser", "chance")])
    view = shown.observe("judge")
    for seat, player in view.players.items():
        yield f"{seat}: {view.cards[player.commander]}"
        for kind, deck in (("creatures", player.creature_deck), ("orders", player.order_deck)):
            copies = Counter(view.cards[card] for card in deck)
            yield f"  {kind}: {', '.join(f'{number} {name}' for name, number in copies.items())}"
    yield "```"


ANY_CARD = ("number", "rarity")
DEUS, MAKER, TCG = "deus@2.00", "monster_maker@2021-03-20", "moncolle_tcg@quick-reference"
COMMAND = "dungeon_command@summary"


class Table(NamedTuple):
    """A table that is made: its name, the page that it stands on, its rows."""

    name: str
    page: str
    rows: Callable[[], Iterator[str]]


TABLES = (
    Table("questions and their clauses", "refusals.md", partial(questions_table, DEUS)),
    Table("what a card may carry", "cards.md", partial(carries_table, deus_cards)),
    Table("verbs", "cards.md", partial(verb_rows, DEUS)),
    Table("words", "vocabulary.md", partial(word_rows, DEUS)),
    Table("verbs", "monster_maker/cards.md", partial(verb_rows, MAKER)),
    Table("words", "monster_maker/vocabulary.md", partial(word_rows, MAKER)),
    Table("verbs", "dungeon_command/cards.md", partial(verb_rows, COMMAND)),
    Table("words", "dungeon_command/vocabulary.md", partial(word_rows, COMMAND)),
    Table("wrong times", "dungeon_command/actions.md", partial(wrong_times_table, COMMAND)),
    Table("questions and their clauses", "dungeon_command/actions.md", partial(questions_table, COMMAND)),
    Table("specimen maps", "dungeon_command/position.md", specimen_maps),
    Table("ready-made warbands", "dungeon_command/position.md", ready_warbands),
    Table("wrong times", "moncolle_tcg/actions.md", partial(wrong_times_table, TCG)),
    Table("questions and their clauses", "moncolle_tcg/actions.md", partial(questions_table, TCG)),
    Table("what a card may carry", "moncolle_tcg/cards.md", partial(carries_table, tcg_cards)),
    Table("verbs", "moncolle_tcg/cards.md", partial(verb_rows, TCG)),
    Table("words", "moncolle_tcg/vocabulary.md", partial(word_rows, TCG)),
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
