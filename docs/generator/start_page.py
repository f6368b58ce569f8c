"""The first page: what this is, and the game in three minutes, with examples that move."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from docs.generator.chapters import Book
from docs.generator.diagrams import TURN, Diagram
from docs.generator.film import film, sheet
from docs.generator.language import Language
from docs.generator.library import recorded
from docs.generator.page import SHEET, Page, front_matter, place
from monosashi import suite

GOAL = "deus.victory.condition/the-third-front-area-is-taken"
INTERCEPT = "deus.after.B/the-interceptors-hold-the-area"
ATTACK = "deus.attack.damage_formula/the-total-runs-along-a-line-of-defence-2-5-and-1/5-rear-is"
CHAIN = "deus.chain.reverse_order/a-counter-declared-last-saves-the-unit-aimed-at-first"
REFUSAL = "deus.intercept.h/an-exhausted-unit-does-not-intercept"


@dataclass(frozen=True)
class Lesson:
    """A step of the introduction: a scenario to watch, or a diagram, and chapters to go on with."""

    heading: str
    text: str
    chapters: tuple[str, ...]
    scenario: str = ""
    diagram: Diagram | None = None


def start_page(book: Book, language: Language) -> Page:
    """The start page of a language."""
    say = language.say
    title = say("Monosashi, the rulebook that runs")
    about = say(
        "The rules of Monster Collection Deus ver2.00, clause by clause, in our own words. Every rule has examples to "
        "watch, recorded from an engine that obeys it; the same examples measure any other implementation."
    )
    inserts: dict[str, str] = {}
    lines = list(_start(book, language, about, inserts))
    twin = f"# {title}\n\n{about}\n" + "\n".join(line for line in lines[1:] if not line.startswith("<"))
    matter = front_matter("index.md", title, about, "navigation")
    return Page("index.md", title, matter + "\n".join(lines), twin, inserts)


def _start(book: Book, language: Language, about: str, inserts: dict[str, str]) -> Iterator[str]:
    say, folder = language.say, book.ruleset
    yield "# Monosashi { .hero }\n"
    yield f'<p class="lead">{escape(about)}</p>\n'
    ways = {
        f"{folder}/index.html": say("Read the rules"),
        f"{folder}/glossary.html": say("Glossary"),
        "implementers/index.html": say("Measure your engine"),
    }
    buttons = [f'<a class="md-button" href="{url}">{escape(label)}</a>' for url, label in ways.items()]
    yield f'<p class="ways">{" ".join(buttons)}</p>\n'
    rules = sum(entry.clause.status == "normative" for entry in book.entries.values())
    scenarios = f"{len(suite.scenarios(folder)):,}"
    counted = say(
        "{rules} rules, {scenarios} examples, every one of them played when this site was built.",
        rules=rules,
        scenarios=scenarios,
    )
    yield f'<p class="counted">{escape(counted)}</p>\n'
    yield f"## {say('The game in three minutes')} {{ #three-minutes }}\n"
    for lesson in _lessons(language):
        yield from _lesson(book, language, lesson, inserts)
    inserts[SHEET] = sheet(language)
    yield f"{place(SHEET)}\n"
    yield f"## {say('Unofficial')} {{ #unofficial }}\n"
    text = say(
        "This is an unofficial specification, made by readers of the rulebook in their own words. The publishers have "
        "nothing to do with it, and all cards in it are invented. What was decided where the rulebook is silent, and "
        "why, stands under"
    )
    yield f"{text} [{say('Interpretations')}]({folder}/interpretations.md).\n"


def _lesson(book: Book, language: Language, lesson: Lesson, inserts: dict[str, str]) -> Iterator[str]:
    yield f"### {lesson.heading}\n"
    yield f"{lesson.text}\n"
    if lesson.scenario:
        inserts[lesson.scenario] = _example(book, language, lesson.scenario)
        yield f'<div class="example" data-autoplay>{place(lesson.scenario)}</div>\n'
    if lesson.diagram:
        name = lesson.diagram.name
        inserts[name] = lesson.diagram.draw(language, lambda target: f"{book.ruleset}/{book.place(target)}")
        yield f"{place(name)}\n"
    titles = {chapter.name: language.text("chapter", chapter.title) for chapter in book.chapters}
    links = [f"[{titles[name]}]({book.ruleset}/{name}.md)" for name in lesson.chapters]
    yield f"{language.say('More')}: {', '.join(links)}\n{{ .more }}\n"


def _example(book: Book, language: Language, ident: str) -> str:
    """The film of a scenario. Raises KeyError if there is none of this name."""
    scenarios = {scenario.id: scenario for scenario in suite.scenarios(book.ruleset)}
    return film(recorded(scenarios[ident]), language, ident, lambda name: f"{book.ruleset}/{book.place(name)}")


def _lessons(language: Language) -> Iterator[Lesson]:
    say = language.say
    yield Lesson(
        say("The goal"),
        say(
            "Two players face each other across nine areas. Three are South's own territory, three are North's, and "
            "the three between them are the front. Whoever has units in all three front areas wins."
        ),
        ("game_end", "zones"),
        scenario=GOAL,
    )
    yield Lesson(
        say("A turn"),
        say(
            "All units of both players become ready, and you gain a power. Your hand is brought to six cards; then "
            "comes the main phase, in which you march and use rituals as often as you like. After it you summon units "
            "into your own territory, and your hand is brought to six again. Each player's first turn begins with the "
            "summons. A unit that has marched or fought stays exhausted until the next turn begins, and an area holds "
            "at most eight levels of your units."
        ),
        ("turn", "march", "ritual"),
        diagram=TURN,
    )
    yield Lesson(
        say("March and intercept"),
        say(
            "A walking unit marches to a neighbouring area, not diagonally; a flying one diagonally as well. None ever "
            "marches into enemy territory. A march into a front area with enemies begins a battle. A march into a "
            "front area that was empty when the turn began may be met: the defending side sends ready units of its "
            "own, and the battle is fought there."
        ),
        ("march", "intercept", "after_battle"),
        scenario=INTERCEPT,
    )
    yield Lesson(
        say("The battle"),
        say(
            "Both sides may summon units from the hand into the battle, and then line up. Dice decide who goes first. "
            "The ready units of the first side attack together: their attack is added up and spends itself on the "
            "enemy's line-up from the front unit on. What is left of the second side strikes back. If the initiative "
            "is equal, both strike at the same moment."
        )
        + "\n\n"
        + say(
            "2/3 on a unit means attack 2, defence 3. Damage that reaches the defence at one time kills; less leaves "
            "nothing behind. If both sides survive, the marching side goes back (after an intercept, both do)."
        ),
        ("battle", "line_up", "initiative", "attack", "simultaneous_attack"),
        scenario=ATTACK,
    )
    yield Lesson(
        say("Effects and counters"),
        say(
            "An effect used before the attack may be countered, and so may the attack and the counter itself. Once "
            "both sides pass, the last declaration takes effect first."
        ),
        ("chain", "timing", "costs"),
        scenario=CHAIN,
    )
    yield Lesson(
        say("What is not allowed"),
        say(
            "Many rules also have examples of what they forbid: the action is refused, the clause is named, and "
            "nothing on the table changes."
        ),
        ("intercept", "march"),
        scenario=REFUSAL,
    )
