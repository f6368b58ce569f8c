"""Pages that list clauses: interpretations by confidence, the coverage matrix, the glossary."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from html import escape

from monosashi import suite
from monosashi.rulebook.glossary import anchors, glossary
from monosashi.site.book.chapters import Book, ChapterEntry
from monosashi.site.pages.notes import Notes, meter, notes_list, status
from monosashi.site.pages.page import Page, front_matter, heading, place, unmarked
from monosashi.site.pages.titles import label
from monosashi.site.text.language import ENGLISH, Language, is_translated
from monosashi.site.text.language import language as language_of
from monosashi.site.text.terms import Terms
from monosashi.suite.upright import every_exemption
from monosashi.verification.images.catalogue import images_of


def _page(book: Book, name: str, title: str, about: str, lines: Iterable[str]) -> Page:
    """A page of this module; its plain text is its Markdown."""
    anchor = book.game if name == "index" else name
    body = f"{heading(title, anchor)}\n{about}\n\n" + "\n".join(lines) + "\n"
    path = f"{book.game}/{name}.md"
    return Page(path, title, front_matter(path, title, about) + body, unmarked(body))


def cell(text: str) -> str:
    """A text as it can stand in a table of Markdown."""
    return escape(text, quote=False).replace("|", "\\|")


def glossary_page(book: Book, language: Language) -> Page:
    """The terms in both languages, what each is, and where it is defined."""
    say = language.say
    about = say("The words of the game in English and Japanese, in the order in which a newcomer meets them.")
    plain = _page(book, "glossary", say("Glossary"), about, _glossary(book, language, None))
    linked = _page(book, "glossary", say("Glossary"), about, _glossary(book, language, Terms(language, "")))
    return replace(linked, plain=plain.plain)


def _glossary(book: Book, language: Language, words: Terms | None) -> Iterator[str]:
    """The terms; with ``words`` each text leads to the others that it uses."""
    japanese = language_of("ja", book.game) if is_translated("ja", book.game) else None
    terms = glossary(book.game)
    places = anchors(terms)
    for term in terms:
        names = [term.term, *([japanese.text("glossary", term.term)] if japanese else [])]
        # Readers look for a word of their own language first.
        called = cell(" · ".join(names if language.code == ENGLISH else reversed(names)))
        links = [f"[{cell(label(book.entries[name], language))}]({link(book, name)})" for name in term.clauses]
        text = language.text("glossary", term.text)
        yield f"## {called} {{ #{places[term.term]} .term }}\n"
        yield f"{words.linked(text, term.term).replace('|', '&#124;') if words else cell(text)}\n"
        yield f"{', '.join(links)}\n{{ .more }}\n"


def link(book: Book, clause: str) -> str:
    """A clause as pages of Markdown link to it from the same folder."""
    return f"{book.clauses[clause].section}.md#{clause}"


def interpretations_page(book: Book, language: Language) -> Page:
    """What was decided where the rulebook is silent, the least certain first."""
    say = language.say
    about = say(
        "Where the rulebook is silent or says two things, somebody must decide. These are our decisions with their "
        "reasons, the least certain first. An engine may declare another reading where there is a switch."
    )
    title = say("Interpretations")
    found = [entry for entry in book.entries.values() if entry.clause.status == "interpretation"]
    found.sort(key=lambda entry: entry.clause.confidence or 0)
    # Search finds them in their chapters.
    notes = Notes(book, language, book.place, Terms(language))
    inserts = {"interpretations": "".join(_interpretation(entry, notes) for entry in found)}
    plain = [f"# {title}\n", f"{about}\n", *(_plain_interpretation(entry, language) for entry in found)]
    path = f"{book.game}/interpretations.md"
    body = f"{heading(title, 'interpretations')}\n{about}\n\n{place('interpretations')}\n"
    markdown = f"{front_matter(path, title, about)}{body}"
    return Page(path, title, markdown, "\n".join(plain), inserts)


def _interpretation(entry: ChapterEntry, notes: Notes) -> str:
    """A decision with its confidence, reason and the other readings."""
    clause, say = entry.clause, notes.language.say
    rows = [*notes.reading(entry)]
    if clause.switch:
        rows.append((say("Switch"), f"<code>{escape(clause.switch)}</code>"))
    return (
        f'<section class="reading"><p class="confidence">{meter(clause.confidence or 0)}</p><div>'
        f"<h2>{notes.reference(clause.id)}</h2>"
        f'<p class="rule">{notes.rule(entry)}</p>{notes_list(rows)}</div></section>'
    )


def _plain_interpretation(entry: ChapterEntry, language: Language) -> str:
    clause, say = entry.clause, language.say
    lines = [f"## {label(entry, language)}", "", f"`{clause.id}` · {clause.confidence}", ""]
    lines += [language.text(clause.id, clause.en), ""]
    lines.append(f"- {say('Reason')}: {language.text(clause.id, clause.reason)}")
    lines += [f"- {say('Not chosen')}: {language.text(clause.id, other)}" for other in clause.others]
    return "\n".join([*lines, *([f"- {say('Switch')}: `{clause.switch}`"] if clause.switch else []), ""])


def coverage_page(book: Book, language: Language) -> Page:
    """For every clause: how it is tested, and how well the tests notice when it breaks."""
    say = language.say
    about = say(
        "Every clause with its scenarios, and how many of its wrong twins (rules bent or removed in just that clause) "
        "a scenario of the clause itself notices."
    )
    title = say("Coverage")
    made = "\n".join([*_in_images(book, language), *_made_by_operators(book, language)])
    body = [heading(title, "coverage"), f"{about}\n", made]
    plain = [f"# {title}\n", f"{about}\n", unmarked(made)]
    inserts = {}
    columns = (say("clause"), say("status"), say("scenarios"), say("refusals among them"), say("wrong twins noticed"))
    for chapter in book.chapters:
        called = language.text("chapter", chapter.title)
        rows = [_covered(entry, language) for entry in chapter.entries]
        key = f"coverage:{chapter.name}"
        # So many cells are no good for a search index, and they take a builder longer than anything else.
        inserts[key] = _covered_table(columns, rows, language)
        body += [heading(called, chapter.name, 2), f"{place(key)}\n"]
        plain += [f"## {called}\n", f"| {' | '.join(columns)} |", "| --- | --- | ---: | ---: | --- |"]
        plain += [
            f"| `{entry.clause.id}` | {' | '.join(cell(str(text or '')) for text in row[1:])} |"
            for entry, row in zip(chapter.entries, rows, strict=True)
        ] + [""]
    path = f"{book.game}/coverage.md"
    return Page(path, title, front_matter(path, title, about) + "\n".join(body), "\n".join(plain), inserts)


def _in_images(book: Book, language: Language) -> Iterator[str]:
    """Which images the scenarios have, and which of them stand for themselves alone, and why."""
    say = language.say
    images = images_of(book.game)
    if not images:
        return
    yield f"## {say('Images')} {{ #images }}\n"
    yield say(
        "A scenario that begins with a position stands for its images, too: seats or places exchanged, ids renamed, "
        "lists in another order. An engine that passes it as it is written is measured in them as well."
    )
    yield ""
    exempt = every_exemption(suite.every_scenario(book.game))
    yield say(
        "The images of this game: {images}. Scenarios that do not stand for one of them: {number}.",
        images=", ".join(f"`{image}`" for image in images),
        number=len(exempt),
    )
    yield ""
    for each in exempt:
        reason = language.text("exemption", each.reason)
        yield f"- `{each.image}` · [`{cell(each.scenario)}`]({link(book, each.scenario.partition('/')[0])}): {reason}"
    yield ""


def _made_by_operators(book: Book, language: Language) -> Iterator[str]:
    """What becomes of the wrong rules that operators make of each edition's table."""
    say = language.say
    if not book.operators:
        return
    yield f"## {say('Wrong rules made by operators')} {{ #operators }}\n"
    yield say(
        "From the table of each edition, whatever the game: a number one more or less, a step left out, doubled or "
        "swapped, an act taken off its question or offered at a foreign one, a condition off for a seat, a question or "
        "a member, a judgement that always says the same. Who notices may be any scenario."
    )
    yield ""
    for edition, score in book.operators.items():
        told = say(
            "{edition}: {noticed} of {rules} noticed, {imaged} only in an image, {breaks} break the engine, {excused} "
            "are equal in effect, {lives} live",
            edition=f"`{edition}`",
            noticed=score.noticed,
            imaged=score.imaged,
            rules=score.rules,
            breaks=score.breaks,
            excused=score.excused,
            lives=score.lives,
        )
        yield f"- {told}"
    yield ""


Covered = tuple[ChapterEntry, str, int, int, str]
"""A clause, its status, how many scenarios it has, how many of them refuse, and which wrong twins they notice."""


def _covered(entry: ChapterEntry, language: Language) -> Covered:
    own = [row for group in entry.groups for row in group.rows] or list(entry.shown_by)
    refusals = sum(any(step.text.startswith("it is refused") for step in row.steps) for row in own)
    score = entry.score
    noticed = (
        language.say("{own} of {mutants}", own=score.own, mutants=score.mutants) if score and score.mutants else ""
    )
    if score and score.imaged:
        noticed += language.say("; {imaged} only in an image, which deserves a scenario", imaged=score.imaged)
    return entry, status(entry.clause.status, language), len(own), refusals, noticed


def _covered_table(columns: Sequence[str], rows: Sequence[Covered], language: Language) -> str:
    """The rows of a chapter as a table, with one small square for each wrong twin."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = []
    for entry, told, scenarios, refusals, noticed in rows:
        clause, score = entry.clause, entry.score
        squares = "■" * score.own + "□" * (score.mutants - score.own) if score and score.mutants else ""
        body.append(
            f'<tr><td><a href="{clause.section}.html#{clause.id}">{escape(label(entry, language))}</a><br>'
            f'<code>{clause.id}</code></td><td><span class="status {clause.status}">{escape(told)}</span></td>'
            f"{_number(columns[2], scenarios)}{_number(columns[3], refusals)}"
            f'<td><span class="squares" aria-hidden="true">{squares}</span> {escape(noticed)}</td></tr>'
        )
    return f'<table class="coverage"><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table>'


def _number(label: str, number: int) -> str:
    """A cell with a number and, for phones, what it counts; empty instead of nought."""
    return f'<td data-label="{escape(label)}">{number}</td>' if number else "<td></td>"
