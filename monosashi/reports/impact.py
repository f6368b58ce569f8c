"""An impact for its readers: in the terminal, and as Markdown for a pull request."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Console

import reference_engine as engine
from monosashi.impact.model import ClauseChange, GameChange, Impact, ScenarioChange
from monosashi.kit.text_board import compare
from monosashi.reports.failures import line
from monosashi.reports.markdown import code, folded, safe
from monosashi.rulebook.catalogue import rules_messages
from monosashi.support.text import counted

LINES_OF_A_LIST = 20
"""How many lines a list has; it says how many are missing."""

RANDOM_GAMES_NAMED = 5
"""How many random games are listed: they are much alike."""

BOARDS = 3
"""How many pairs of boards are drawn in the terminal unless somebody wants more."""

DRAWN = 20
"""How many pairs of boards a comment on a pull request has."""

WIDE = 144
"""How many columns a pair of boards has in Markdown, where nobody knows how wide the page is."""

BELONGS = {"both": "changed", "old": "superseded", "new": "new"}


def print_impact(console: Console, found: Impact, boards: int = BOARDS, japanese: bool = False) -> None:
    """The whole report; so many scenarios are drawn, and clauses told in Japanese, too, if asked for."""
    line(console, f"{found.old} → {found.new}", "bold")
    told = rules_messages(found.old.partition("@")[0], "ja") if japanese else {}
    _section(console, clauses_heading(found), ("\n   ".join(clause_lines(change, told)) for change in found.clauses))
    if found.entries:
        rows = [f"{each.entry}  {', '.join(each.cites)}".rstrip() for each in found.entries]
        _section(console, f"shared entries of the table that differ: {len(rows)}", rows)
    line(console, f"scenarios that end otherwise: {len(found.scenarios)}", "bold")
    for number, change in enumerate(found.scenarios[: max(LINES_OF_A_LIST, boards)]):
        line(console, f"   {BELONGS[change.belongs]}: {change.scenario}  {change.old} → {change.new}")
        if number < boards:
            line(console, f"      {change.step}", "dim")
            for row in side_by_side(found, change, max(console.width - 6, 2)):
                line(console, f"      {row}")
    more = len(found.scenarios) - max(LINES_OF_A_LIST, boards)
    if more > 0:
        line(console, f"   … and {more} more: --json has them all", "dim")
    rows = [f"{name}  ({', '.join(clauses)})" for name, clauses in found.outdated.items()]
    _section(console, f"scenarios to be read again, because a clause of theirs says something else: {len(rows)}", rows)
    _section(console, games_heading("recorded", found.recorded, found.recorded_games), map(game_line, found.recorded))
    _section(
        console,
        games_heading("random", found.random, found.random_games),
        map(game_line, found.random),
        RANDOM_GAMES_NAMED,
    )
    pages = [f"{page.page}  {page.title}: {', '.join(page.clauses)}" for page in found.pages]
    _section(console, f"pages: {len(pages)}", pages)
    saying = [f"{page.page}  {page.title}: {', '.join(page.clauses)}" for page in found.still_saying]
    if saying:
        _section(console, f"built pages that say the old words: {len(saying)}", saying)
    if found.entries and not (found.recorded or found.random):
        line(console, "no game goes otherwise: with the specimen cards perhaps none can", "dim")
    runs = list(run_lines(found))
    if runs:
        _section(console, f"stored runs: {len(found.runs)}", runs)
    for fault in found.unnoticed:
        line(console, f"✗ {fault}", "bold red")
    if not found.unnoticed:
        line(console, "every change of behaviour is noticed by a scenario", "green")


def _section(console: Console, title: str, rows: Iterable[str], most: int = LINES_OF_A_LIST) -> None:
    """A heading and the beginning of a list."""
    line(console, title, "bold")
    every = list(rows)
    for row in every[:most]:
        line(console, f"   {row}")
    if len(every) > most:
        line(console, f"   … and {len(every) - most} more: --json has them all", "dim")


def clauses_heading(found: Impact) -> str:
    """How many clauses there are of each kind."""
    kinds = [change.kind for change in found.clauses]
    numbers = [f"{kinds.count(kind)} {kind}" for kind in ("added", "removed", "reworded") if kind in kinds]
    otherwise = sum(change.behaves_otherwise for change in found.clauses)
    return f"clauses: {', '.join([*numbers, f'{otherwise} behaving otherwise'])}"


def clause_lines(change: ClauseChange, japanese: Mapping[tuple[str, str], str]) -> Iterator[str]:
    """A clause that is not as it was, with what ``japanese`` there is of its texts."""
    words: list[str] = [change.kind] if change.kind != "unchanged" else []
    words += ["behaves otherwise"] if change.behaves_otherwise else []
    yield f"{change.clause}  {', '.join(words)}"
    for label, text in (("was", change.before), ("is", change.after)):
        for number, row in enumerate(textwrap.wrap(text, 100)):
            yield f"   {label if not number else '':<4}{row}"
        if (change.clause, text) in japanese:
            yield f"   {'':<4}{japanese[change.clause, text]}"
    if change.noticed_by:
        yield f"   noticed by {counted(len(change.noticed_by), 'scenario')}"
    yield from (f"   {entry}" for entry in change.entries)


def games_heading(kind: str, parted: Sequence[GameChange], played: int) -> str:
    """How many games go otherwise."""
    return f"{kind} games that go otherwise: {len(parted)} of {played}"


def game_line(game: GameChange) -> str:
    """Where and how a game goes otherwise."""
    return f"{game.name}, number {game.number} (turn {game.turn}, {game.question}): {game.message}"


def run_lines(found: Impact) -> Iterator[str]:
    """What each stored run has to be made again for."""
    for run in found.runs:
        if run.remark:
            yield f"{run.file}  {run.engine}: {run.remark}"
        number = counted(run.scenarios, "verdict")
        if run.clauses:
            yield f"{run.file}  {run.engine}: {number} outdated, for {', '.join(run.clauses)}"
        elif not run.remark:
            yield f"{run.file}  {run.engine}: still holds"


def side_by_side(found: Impact, change: ScenarioChange, width: int) -> list[str]:
    """What a judge sees on both editions where they part; nothing if there is no position to see."""
    if change.before is None or change.after is None:
        return []
    # The editions' names stand above the boards; on them they would only be a difference.
    name = engine.published(found.old)
    views = [engine.game(name).views.convert(view | {"edition": name}) for view in (change.before, change.after)]
    return compare(views[0], views[1], width, (found.old, found.new)).splitlines()


# Markdown


def markdown(found: Impact) -> str:
    """The whole impact for a comment on a pull request."""
    return "\n".join(_markdown(found)).rstrip() + "\n"


def _markdown(found: Impact) -> Iterator[str]:
    yield f"## {code(found.old)} → {code(found.new)}"
    yield ""
    for fault in found.unnoticed:
        yield f"> ❗ **Not noticed:** {safe(fault)}"
        yield ""
    yield "| what | how many |"
    yield "| --- | ---: |"
    kinds = [change.kind for change in found.clauses]
    yield from (f"| clauses {kind} | {kinds.count(kind)} |" for kind in ("added", "removed", "reworded"))
    yield f"| clauses behaving otherwise | {sum(change.behaves_otherwise for change in found.clauses)} |"
    yield f"| scenarios that end otherwise | {len(found.scenarios)} |"
    yield f"| scenarios to be read again | {len(found.outdated)} |"
    yield f"| recorded games that go otherwise | {len(found.recorded)} of {found.recorded_games} |"
    yield f"| random games that go otherwise | {len(found.random)} of {found.random_games} |"
    yield f"| pages | {len(found.pages)} |"
    yield ""
    for change in found.clauses:
        if change.kind != "unchanged":
            yield f"**{code(change.clause)}** {change.kind}"
            yield ""
            yield from (f"> ~~{safe(text)}~~" for text in [change.before] if text)
            yield from (f"> {safe(text)}" for text in [change.after] if text)
            yield ""
    otherwise = [
        f"{code(change.clause)}: {safe('; '.join([*change.entries, counted(len(change.noticed_by), 'scenario')]))}"
        for change in found.clauses
        if change.behaves_otherwise
    ]
    yield from folded("Clauses behaving otherwise", otherwise)
    ending = [f"{BELONGS[one.belongs]}: {code(one.scenario)}: {one.old} → {one.new}" for one in found.scenarios]
    yield from folded("Scenarios that end otherwise", ending)
    for each in found.scenarios[:DRAWN]:
        yield from _drawn(found, each)
    again = [f"{code(name)} ({', '.join(map(code, clauses))})" for name, clauses in found.outdated.items()]
    yield from folded("Scenarios to be read again", again)
    yield from folded("Games that go otherwise", [safe(game_line(game)) for game in (*found.recorded, *found.random)])
    yield from folded(
        "Built pages that say the old words",
        [f"{code(page.page)} {safe(page.title)}" for page in found.still_saying],
    )
    yield from folded("Pages", [f"{code(page.page)} {safe(page.title)}" for page in found.pages])
    if found.runs:
        yield from folded("Stored runs", [safe(row) for row in run_lines(found)])


def _drawn(found: Impact, change: ScenarioChange) -> Iterator[str]:
    """The boards of a scenario, which can be opened."""
    rows = side_by_side(found, change, WIDE)
    if not rows:
        return
    yield f"<details><summary>{safe(change.scenario)}: {safe(change.step)}</summary>"
    yield ""
    yield from ("```text", *(row.replace("`", "’") for row in rows), "```")
    yield ""
    yield "</details>"
    yield ""
