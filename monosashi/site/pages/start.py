"""The first page: a question to type, the games that there are, and what players, implementers and editors get."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from monosashi import suite
from monosashi.site.book.chapters import Book
from monosashi.site.film.markup import sheet
from monosashi.site.pages.contents import ways
from monosashi.site.pages.introduction import introduction
from monosashi.site.pages.page import SHEET, Page, front_matter, place
from monosashi.site.pages.titles import label
from monosashi.site.pages.tutorial import scenario_called, tutorial_lines
from monosashi.site.text.language import Language

Volume = tuple[Book, Language]
"""A game's book, and the language with its words."""


def start_page(volumes: Sequence[Volume], language: Language) -> Page:
    """The start page of a language."""
    say = language.say
    title = say("Monosashi, the rulebook that runs")
    about = say(
        "The rules of card and board games, clause by clause, in our own words. Every rule has examples to watch, and "
        "each of them was played when this site was built; the same examples measure any other implementation."
    )
    return _page(
        title, "Monosashi", about, volumes, language, [*_readers(volumes, language), *_unofficial(volumes, language)]
    )


def start_page_of_games(volumes: Sequence[Volume], language: Language) -> Page:
    """The start page of a site of one game or some, which says nothing of our project."""
    title = language.listed([spoken.text("game", book.title) for book, spoken in volumes])
    about = language.say("The rules, clause by clause. Every rule has examples to watch, recorded from an engine.")
    return _page(title, title, about, volumes, language, [])


def _page(
    title: str, heading: str, about: str, volumes: Sequence[Volume], language: Language, rest: Sequence[str]
) -> Page:
    inserts = {"games": _games(volumes, language)}
    lines = [
        f"# {heading} {{ .hero }}\n",
        f'<p class="lead">{escape(about)}</p>\n',
        f"{_question(volumes, language)}\n",
    ]
    lines += [f"{place('games')}\n", *_example(volumes, language, inserts), *rest]
    plain = [f"# {title}\n", f"{about}\n", *_plain(volumes, language), *(line for line in rest if line[:1] != "<")]
    matter = front_matter("index.md", title, about, "navigation", "toc")
    return Page("index.md", title, matter + "\n".join(lines), "\n".join(plain), inserts)


def _question(volumes: Sequence[Volume], language: Language) -> str:
    """Where a question is typed once a script has made a field of it; before that, where to look."""
    links = {f"{book.game}/index.html": spoken.text("game", book.title) for book, spoken in volumes}
    told = _led(language.say("Look a rule up in the contents:"), links, language)
    return f'<div class="rules-search" data-rules-search><p class="instead">{told}</p></div>'


def _led(words: str, ways: Mapping[str, str], language: Language) -> str:
    """Links in a row, after some words."""
    links = (f'<a href="{url}">{escape(text)}</a>' for url, text in ways.items())
    return f"{escape(words)}{language.marks.space}{language.marks.comma.join(links)}"


# The games


def _games(volumes: Sequence[Volume], language: Language) -> str:
    """What each game is, how much of it there is, and the ways into it."""
    heading = language.say("Games")
    games = "".join(_game(book, spoken, alone=len(volumes) == 1) for book, spoken in volumes)
    return f'<div class="games" role="group" aria-label="{escape(heading)}">{games}</div>'


def _game(book: Book, language: Language, *, alone: bool) -> str:
    title = f'<a href="{book.game}/index.html">{escape(language.text("game", book.title))}</a>'
    heading = "" if alone else f'<h2 id="{book.game}">{title}</h2>'
    return (
        f'<section class="game">{heading}<p>{escape(language.text("game", book.about))}</p>'
        f'<p class="counted">{escape(language.marks.space.join(_counted(book, language)))}</p>'
        f'<ul class="ways">{"".join(_ways(book, language))}</ul></section>'
    )


def _ways(book: Book, language: Language) -> Iterator[str]:
    say = language.say
    found = {"introduction": say("In three minutes"), "index": say("Read the rules")}
    for name, text in (
        found | {name: text for name, text in ways(book, language).items() if name not in found}
    ).items():
        yield f'<li><a href="{book.game}/{name}.html">{escape(text)}</a></li>'


def _counted(book: Book, language: Language) -> Iterator[str]:
    say = language.say
    editions = [language.text("edition", title) for title in book.editions.values()]
    if len(editions) == 1:
        yield say("Edition: {edition}.", edition=editions[0])
    elif editions:
        yield say("Editions: {editions}.", editions=language.listed(editions))
    rules = sum(entry.clause.status == "normative" for entry in book.entries.values())
    scenarios = len(suite.scenarios(book.game))
    if scenarios:
        yield say("{rules} rules, {scenarios} examples.", rules=rules, scenarios=f"{scenarios:,}")
    else:
        yield say("{rules} rules, no examples so far.", rules=rules)


def _example(volumes: Sequence[Volume], language: Language, inserts: dict[str, str]) -> Iterator[str]:
    """One rule with one of its examples, the only thing on the page that moves: from the first game that has one."""
    found = ((book, spoken, introduction(book.game).SIGHT) for book, spoken in volumes)
    for book, spoken, sight in found:
        if sight.scenario:
            clause = scenario_called(book, sight.scenario).clause
            url = f"{book.game}/{book.place(clause)}"
            yield f"## {language.say('A rule and one of its examples')} {{ #example }}\n"
            yield (
                f'<p class="rule">{escape(spoken.text(clause, book.clauses[clause].en))}</p>\n'
                f'<p class="more"><a href="{url}">{escape(label(book.entries[clause], spoken))}</a></p>\n'
            )
            yield from tutorial_lines(book, spoken, sight, f"{book.game}/", inserts)
            inserts[SHEET] = sheet(spoken, book.game)
            yield f"{place(SHEET)}\n"
            return


def _plain(volumes: Sequence[Volume], language: Language) -> Iterator[str]:
    for book, spoken in volumes:
        yield f"## [{spoken.text('game', book.title)}]({book.game}/index.md)\n"
        yield f"{spoken.text('game', book.about)} {language.marks.space.join(_counted(book, spoken))}\n"


# Their readers


def _readers(volumes: Sequence[Volume], language: Language) -> Iterator[str]:
    """What each kind of reader gets, with a first step."""
    say = language.say
    minutes = {f"{book.game}/introduction.html": spoken.text("game", book.title) for book, spoken in volumes}
    columns = (
        (
            say("If you play"),
            say(
                "Each rule in a sentence, with its place in the rulebook, examples on boards that you can step "
                "through, and what was decided where the rulebook is silent."
            ),
            _led(say("First, a game in three minutes:"), minutes, language),
        ),
        (
            say("If you write an engine"),
            say(
                "Your client, simulator or AI, in any language, is measured rule by rule. What fails is told with the "
                "rule, the position, the action, what was expected, and what happened instead."
            ),
            _led(say("First:"), {"implementers/index.html": say("To a first verdict in ten minutes")}, language),
        ),
        (
            say("If you edit rules"),
            say(
                "Before an erratum or an edition is published, see which rules, examples, pages and engines it "
                "touches, with boards before and after."
            ),
            _led(
                say("First:"),
                {"errata.html": say("When an erratum arrives"), "games.html": say("A rulebook of your own")},
                language,
            ),
        ),
    )
    yield f'<div class="readers">{"".join(_reader(*column) for column in columns)}</div>\n'


def _reader(heading: str, text: str, first: str) -> str:
    return f"<section><h2>{escape(heading)}</h2><p>{escape(text)}</p><p>{first}</p></section>"


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
