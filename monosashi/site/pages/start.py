"""The first page: what this is, and the games that it has the rules of."""

from collections.abc import Iterator, Sequence
from html import escape

from monosashi import suite
from monosashi.rulebook.glossary import glossary
from monosashi.site.book.chapters import Book
from monosashi.site.film.markup import sheet
from monosashi.site.pages.introduction import introduction
from monosashi.site.pages.page import SHEET, Page, front_matter, place
from monosashi.site.pages.tutorial import shown
from monosashi.site.text.language import Language

Volume = tuple[Book, Language]
"""A game's book, and the language with its words."""


def start_page(volumes: Sequence[Volume], language: Language) -> Page:
    """The start page of a language."""
    say = language.say
    title = say("Monosashi, the rulebook that runs")
    about = say(
        "The rules of card and board games, clause by clause, in our own words. Every rule has examples to watch, "
        "recorded from an engine that obeys it; the same examples measure any other implementation."
    )
    inserts: dict[str, str] = {}
    lines = ["# Monosashi { .hero }\n", f'<p class="lead">{escape(about)}</p>\n']
    ways = {f"#{book.game}": spoken.text("game", book.title) for book, spoken in volumes}
    lines.append(_buttons({**ways, "implementers/index.html": say("Measure your engine")}))
    lines += [*_games(volumes, language, inserts), *_unofficial(volumes, language)]
    plain = f"# {title}\n\n{about}\n" + "\n".join(line for line in lines[1:] if not line.startswith("<"))
    matter = front_matter("index.md", title, about, "navigation")
    return Page("index.md", title, matter + "\n".join(lines), plain, inserts)


def start_page_of_games(volumes: Sequence[Volume], language: Language) -> Page:
    """The start page of a site of one game or some, which says nothing of our project."""
    title = language.listed([spoken.text("game", book.title) for book, spoken in volumes])
    about = language.say("The rules, clause by clause. Every rule has examples to watch, recorded from an engine.")
    inserts: dict[str, str] = {}
    lines = [f"# {title} {{ .hero }}\n", f'<p class="lead">{escape(about)}</p>\n', *_games(volumes, language, inserts)]
    plain = f"# {title}\n\n{about}\n" + "\n".join(line for line in lines[1:] if not line.startswith("<"))
    matter = front_matter("index.md", title, about, "navigation")
    return Page("index.md", title, matter + "\n".join(lines), plain, inserts)


def _games(volumes: Sequence[Volume], language: Language, inserts: dict[str, str]) -> Iterator[str]:
    for book, spoken in volumes:
        yield from _game(book, spoken, inserts)
    if any(introduction(book.game).SIGHT.scenario for book, _ in volumes):
        inserts[SHEET] = sheet(language, *(book.game for book, _ in volumes))
        yield f"{place(SHEET)}\n"


def _unofficial(volumes: Sequence[Volume], language: Language) -> Iterator[str]:
    say = language.say
    yield f"## {say('Unofficial')} {{ #unofficial }}\n"
    text = say(
        "This is an unofficial specification, made by readers of the rulebooks in their own words. The publishers have "
        "nothing to do with it, and all cards in it are invented. What was decided where a rulebook is silent, and "
        "why, stands under the interpretations:"
    )
    links = [f"[{spoken.text('game', book.title)}]({book.game}/interpretations.md)" for book, spoken in volumes]
    yield f"{text} {language.marks.comma.join(links)}\n"


def _buttons(ways: dict[str, str]) -> str:
    buttons = [f'<a class="md-button" href="{url}">{escape(label)}</a>' for url, label in ways.items()]
    return f'<p class="ways">{" ".join(buttons)}</p>\n'


def _game(book: Book, language: Language, inserts: dict[str, str]) -> Iterator[str]:
    """One game: what it is, how much of it there is, something to look at, ways into it."""
    say, folder = language.say, book.game
    yield f"## [{language.text('game', book.title)}]({folder}/index.md) {{ #{folder} .game }}\n"
    yield f"{language.text('game', book.about)}\n"
    editions = [language.text("edition", title) for title in book.editions.values()]
    yield f'<p class="counted">{escape(language.marks.space.join(_counted(book, language, editions)))}</p>\n'
    told = introduction(folder)
    if told is not None:
        yield from shown(book, language, told.SIGHT, f"{folder}/", inserts)
    ways = {f"{folder}/introduction.html": say("In three minutes")} if told is not None else {}
    ways[f"{folder}/index.html"] = say("Read the rules")
    if glossary(folder):
        ways[f"{folder}/glossary.html"] = say("Glossary")
    yield _buttons(ways)


def _counted(book: Book, language: Language, editions: list[str]) -> Iterator[str]:
    say = language.say
    if editions:
        yield say("Editions: {editions}.", editions=language.listed(editions))
    rules = sum(entry.clause.status == "normative" for entry in book.entries.values())
    scenarios = len(suite.scenarios(book.game))
    if scenarios:
        yield say(
            "{rules} rules, {scenarios} examples, every one of them played when this site was built.",
            rules=rules,
            scenarios=f"{scenarios:,}",
        )
    else:
        yield say("{rules} rules, no examples so far.", rules=rules)
