"""The page of published engines: what was measured of each, what somebody has looked up, and how to do it again."""

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

import tomli

from monosashi.reports.engines import (
    RECORDS,
    Difference,
    EngineRecord,
    Measured,
    Remark,
    Texts,
    records_in,
    records_of,
)
from monosashi.rulebook.catalogue import messages
from monosashi.rulebook.folders import PACKAGE
from monosashi.site.book.chapters import Book
from monosashi.site.pages.lists import link
from monosashi.site.pages.page import Page, front_matter, heading, unmarked
from monosashi.site.text.language import ENGLISH, Language, language

NAME = "engines"

Clause = Callable[[str], str]
"""How a page names a clause."""


def has_engines(rules: Book) -> bool:
    """Whether engines of a game have been measured. Raises Faulty."""
    return bool(records_of(rules.game))


def engines_page_of(rules: Book, spoken: Language) -> Page:
    """The engines of one game, on its own site. Raises Faulty."""
    title, path, about = spoken.say("Engines"), f"{rules.game}/{NAME}.md", _about(spoken)

    def clause(name: str) -> str:
        return f"[`{name}`]({link(rules, name)})" if name in rules.clauses else f"`{name}`"

    lines = _engines(records_of(rules.game), spoken, clause, 2)
    body = "\n".join([heading(title, NAME), f"{about}\n", *lines])
    return Page(path, title, front_matter(path, title, about) + body, unmarked(body))


def engines_page(code: str) -> str:
    """The engines of all games whose packages lie in the examples, in a language. Raises Faulty."""
    spoken = language(code)
    lines = [heading(spoken.say("Engines"), NAME), f"{_about(spoken)}\n"]
    for folder in sorted((PACKAGE.parent / "examples").glob(f"*/{RECORDS}")):
        game = folder.parents[1]
        lines += [heading(_title(game, code), game.name, 2), ""]
        lines += _engines(records_in(folder), spoken, "`{}`".format, 3)
    return "\n".join(lines)


def _about(spoken: Language) -> str:
    return spoken.say(
        "Published engines, each installed from the package index and measured through an adapter. Rules of games "
        "differ from house to house; what follows says how each engine plays, and what looking it up by hand has "
        "shown. Is something wrong here about your engine? Please open an issue, or send its record with what is right."
    )


def _title(game: Path, code: str) -> str:
    """What a game is called that is not installed."""
    parts = next(game.glob("*/features/parts.toml"))
    title = str(tomli.loads(parts.read_text("utf-8"))["title"])
    return title if code == ENGLISH else messages([parts.with_name(f"{code}.po")]).get(("game", title), title)


def _engines(records: Mapping[str, EngineRecord], spoken: Language, clause: Clause, level: int) -> Iterator[str]:
    for name, record in records.items():
        if record.measured is not None:
            yield heading(f"{record.measured.name} {record.measured.version}", name, level)
            yield from _engine(record, record.measured, spoken, clause)


def _engine(record: EngineRecord, measured: Measured, spoken: Language, clause: Clause) -> Iterator[str]:
    say = spoken.say
    yield say(
        "Measured on {date} with Monosashi {suite} by {edition}. [{package}]({home}) from the package index.",
        date=measured.date, suite=measured.suite, edition=f"`{measured.edition}`",
        package=record.requirement, home=record.home,
    ) + "\n"  # fmt: skip
    yield f"- {_counts(measured, spoken)}\n- {_looked_up(record, measured, spoken)}\n"
    for difference in measured.differences:
        yield from _difference(record, difference, measured, spoken, clause)
    for remark in record.beside:
        yield f"{_row(_remark(remark, spoken), spoken)}\n"
    if record.decided.en:
        yield f"{_row([say('What the adapter decides:'), _text(record.decided, spoken)], spoken)}\n"
    yield f"{say('Once more, in the folder of the game:')}\n"
    yield from ("```console", *_commands(record, measured), "```", "")


def _counts(measured: Measured, spoken: Language) -> str:
    say, counts = spoken.say, dict(measured.counts)
    passed, unsupported, otherwise = (counts.pop(status, 0) for status in ("pass", "unsupported", "not-applicable"))
    found = {
        say("{n} pass", n=passed): passed,
        say("{n} do not pass", n=sum(counts.values())): sum(counts.values()),
        say("{n} need what the engine has not", n=unsupported): unsupported,
        say("{n} do not apply by the readings that it declares", n=otherwise): otherwise,
    }
    return _row([say("Scenarios:"), spoken.marks.comma.join(text for text, number in found.items() if number)], spoken)


def _looked_up(record: EngineRecord, measured: Measured, spoken: Language) -> str:
    """How many differences were named, and what looking them up has shown."""
    found = [remark.verdict if (remark := record.remark(each)) else "" for each in measured.differences]
    return spoken.say(
        "Differences that the kit names: {named}; true {true}, true in part {part}, not so {false}; missed {missed}",
        named=len(found), true=found.count("true"), part=found.count("part"), false=found.count("false"),
        missed=sum(remark.verdict == "missed" for remark in record.beside),
    )  # fmt: skip


def _difference(
    record: EngineRecord, difference: Difference, measured: Measured, spoken: Language, clause: Clause
) -> Iterator[str]:
    say, remark = spoken.say, record.remark(difference)
    looked_up = _remark(remark, spoken) if remark else [say("Not looked up.")]
    named = say(
        "Named as {what}, {explains} of {failures} failures.",
        what=" · ".join((*([f"*{difference.sentence}*"] if difference.sentence else []), clause(difference.clause))),
        explains=difference.explains, failures=measured.failures,
    )  # fmt: skip
    yield f"{_row([*looked_up, named], spoken)}\n"
    if difference.evidence:
        shown = escape("\n".join(difference.evidence), quote=False)
        yield f'<details class="scenario"><summary>{difference.scenario}</summary>'
        yield f'<pre lang="en"><code>{shown}</code></pre></details>\n'


def _remark(remark: Remark, spoken: Language) -> list[str]:
    say = spoken.say
    verdict = {
        "true": say("True."),
        "part": say("True in part."),
        "false": say("Not so."),
        "missed": say("Missed."),
        "chosen": say("The rules leave a choice."),
    }[remark.verdict]
    link = [f"[{say('See')}]({remark.link})"] if remark.link else []
    return [f"**{verdict}**", _text(remark, spoken), *link]


def _text(texts: Texts, spoken: Language) -> str:
    return texts.en if spoken.code == ENGLISH else texts.ja


def _row(sentences: Sequence[str], spoken: Language) -> str:
    """Sentences one after the other; Japanese has no spaces between them."""
    return (" " if spoken.code == ENGLISH else "").join(sentences)


def _commands(record: EngineRecord, measured: Measured) -> Iterator[str]:
    program, *arguments = record.adapter
    folder = record.package.partition("[")[0]
    python = "python" if record.npm else f"{folder}/bin/python"
    if record.npm:
        yield f"$ npm install --prefix {folder} {record.requirement}"
        arguments.append(folder)
    else:
        yield f"$ python -m venv {folder}"
        yield f"$ {python} -m pip install {shlex.quote(record.requirement)}"
    whole = " ".join((python, f"engines/{program}", *arguments))
    yield f"$ monosashi verify --edition {measured.edition} --seed {record.seed} -- {whole}"
