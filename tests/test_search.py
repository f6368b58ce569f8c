"""The search of the rules: what players ask, with the one algorithm that runs in their browsers."""

import gzip
import json
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from site_games import LEDGER, tiny_game

from monosashi.rulebook.folders import features_of
from monosashi.rulebook.glossary import glossary
from monosashi.rulebook.questions import BadQuestions, checked_keywords, checked_questions, questions, synonyms
from monosashi.site.book.chapters import book, games
from monosashi.site.search.index import SHARED, as_script, rules_of, search_files, shared_words
from monosashi.site.text.language import LANGUAGES, language

ENGINE = Path(__file__).resolve().parents[1] / "monosashi" / "site" / "assets" / "search-engine.js"
ASK = """
function answer({shared, rules, queries}) {
  const made = RulesSearch.index(shared);
  rules.forEach(game => RulesSearch.addGame(made, game));
  return queries.map(([query, options]) => RulesSearch.search(made, query, options).map(each => ({
    kind: each.kind, at: each.at, game: each.data.id,
    example: each.kind === "question" && each.data.questions[each.at].length > 2
      ? RulesSearch.example(each.data, each.data.questions[each.at]) : "",
    clauses: each.clauses.map(clause => RulesSearch.clauseId(each.data, clause)),
  })));
}
"""
IN_NODE = f"""
const RulesSearch = require({json.dumps(str(ENGINE))});
{ASK}
process.stdout.write(JSON.stringify(answer(JSON.parse(require("fs").readFileSync(0, "utf8")))));
"""
FIRST = 3
"""So many results are what a reader looks at."""

Query = tuple[str, dict[str, Any]]
Results = list[dict[str, Any]]
Asker = Callable[[str, list[Query]], list[Results]]

every_language = pytest.mark.parametrize("code", list(LANGUAGES))
every_game = pytest.mark.parametrize("game", games())


@cache
def data(code: str) -> dict[str, Any]:
    """What the search is made of in a language."""
    shelf = [(book(name), language(code, name)) for name in games()]
    return {"shared": shared_words(shelf, language(code)), "rules": [rules_of(*each) for each in shelf]}


@pytest.fixture(scope="session")
def ask() -> Any:
    """Ask in a language, in Node if it is there, else in a browser."""
    node = shutil.which("node")
    if node:

        def in_node(code: str, queries: list[Query]) -> list[Results]:
            asked = json.dumps({**data(code), "queries": queries})
            done = subprocess.run([node, "-e", IN_NODE], input=asked, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            answers: list[Results] = json.loads(done.stdout)
            return answers

        yield in_node
        return
    playwright = pytest.importorskip("playwright.sync_api", reason="there is neither Node nor playwright")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.skip("there is neither Node nor a browser")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(path=str(ENGINE))
        page.add_script_tag(content=ASK)
        yield lambda code, queries: page.evaluate("answer", {**data(code), "queries": queries})
        browser.close()


def found(results: Results, clauses: list[str]) -> bool:
    """Whether one of these clauses stands in the first results."""
    return any(clause in clauses for each in results[:FIRST] for clause in each["clauses"])


def asked(code: str, *, without: bool) -> tuple[list[Query], list[list[str]]]:
    """Every question in its game, perhaps each with its own entry left out, and the clauses that answer it."""
    queries, answers = [], []
    for rules in data(code)["rules"]:
        for number, (text, clauses, *_) in enumerate(rules["questions"]):
            queries.append((text, {"game": rules["id"], **({"without": number} if without else {})}))
            answers.append([f"{rules['id']}.{rules['clauses'][clause][1]}" for clause in clauses])
    return queries, answers


@pytest.mark.thorough(beyond=1)
@every_language
@pytest.mark.parametrize(("without", "least"), [(False, 0.99), (True, 0.81)])
def test_what_players_ask_is_answered_among_the_first(ask: Asker, code: str, without: bool, least: float) -> None:
    """With their entries, and with each one's own entry left out, so that only the clauses and other questions help."""
    queries, answers = asked(code, without=without)
    missed = [
        f"{options['game']}: {text}"
        for (text, options), results, clauses in zip(queries, ask(code, queries), answers, strict=True)
        if not found(results, clauses)
    ]
    assert len(queries) >= 1000
    assert len(missed) <= (1 - least) * len(queries), missed


@every_language
def test_every_term_finds_itself_first(ask: Asker, code: str) -> None:
    terms = [
        (rules["id"], number, term[0]) for rules in data(code)["rules"] for number, term in enumerate(rules["terms"])
    ]
    assert len(terms) >= 128
    answers = ask(code, [(name, {"first": game}) for game, _, name in terms])
    missed = [
        name
        for (game, number, name), results in zip(terms, answers, strict=True)
        if not results or (results[0]["kind"], results[0]["game"], results[0]["at"]) != ("term", game, number)
    ]
    assert missed == []


@pytest.mark.parametrize(
    ("code", "game", "query", "clause"),
    [
        # players' words
        ("en", "deus", "tapped unit march", "march.a"),
        ("en", "monster_maker", "who wins a tie", "endgame.tie_fewer_towns"),
        ("en", "moncolle_tcg", "deck-out", "victory.deckout_trigger"),
        ("en", "dungeon_command", "lava", "terrain.hazard_entry"),
        ("ja", "monster_maker", "撤退", "retreat.declare"),
        ("ja", "moncolle_tcg", "引き分け", "victory.judgement_draw"),
        ("ja", "deus", "デッキアウト", "deckout.trigger"),
        # readings, and kana of whatever kind
        ("ja", "deus", "げいげき", "intercept.optional"),
        ("ja", "monster_maker", "ぜんめつ", "annihilation.check"),
        ("ja", "dungeon_command", "ｱﾝﾀｯﾌﾟ", "refresh.untap"),
        ("ja", "deus", "いにしあちぶ", "battle.initiative.tie"),
        # the last character counts
        ("ja", "deus", "手札上限", "zone.hand.limit_6"),
        ("ja", "deus", "対抗連鎖", "chain.origin"),
        # typing errors
        ("en", "deus", "exausted unit", "march.a"),
        ("en", "deus", "intitiative", "battle.initiative.roll"),
        ("en", "monster_maker", "retraet", "retreat.declare"),
        ("ja", "deus", "デックアウト", "deckout.trigger"),
        # keywords, which stand in no sentence
        ("en", "dungeon_command", "overkill", "cower.full_amount"),
        ("ja", "monster_maker", "追い打ち", "encounter.not_on_annihilated"),
        # beginnings, and ids
        ("en", "monster_maker", "annihil", "annihilation.check"),
        ("en", "deus", "deus.intercept.h", "intercept.h"),
        ("ja", "deus", "intercept.h", "intercept.h"),
    ],
)
def test_words_of_players_find_the_rule(ask: Asker, code: str, game: str, query: str, clause: str) -> None:
    (results,) = ask(code, [(query, {"game": game})])
    shown = [each for result in results[:5] for each in result["clauses"]]
    assert f"{game}.{clause}" in shown, shown


def test_whole_words_come_before_beginnings(ask: Asker) -> None:
    (results,) = ask("en", [("win", {"game": "monster_maker"})])
    assert all("window" not in clause for result in results[:FIRST] for clause in result["clauses"])


def test_results_are_of_one_game_and_one_edition_if_so_wished(ask: Asker) -> None:
    queries: list[Query] = [
        ("retreat", {"game": "dungeon_command"}),
        ("damage", {"first": "monster_maker", "most": 20}),
        ("draw", {"game": "deus", "edition": 1, "most": 20}),
    ]
    narrow, own_first, new = ask("en", queries)
    assert {each["game"] for each in narrow} <= {"dungeon_command"}
    kinds = [each["game"] == "monster_maker" for each in own_first]
    assert kinds == sorted(kinds, reverse=True)
    assert kinds[0]
    old = {clause.id for clause in book("deus").clauses.values() if clause.until}
    assert new
    assert not old.intersection(clause for each in new for clause in each["clauses"] if each["kind"] == "clause")


def test_no_rule_is_shown_twice_and_nonsense_finds_nothing(ask: Asker) -> None:
    results, nothing = ask("en", [("can a tapped unit march?", {"game": "deus"}), ("xqzzvk", {})])
    clauses = [each["clauses"][0] for each in results if each["kind"] == "clause"]
    assert len(clauses) == len(set(clauses))
    assert nothing == []


def test_a_question_leads_to_its_example(ask: Asker) -> None:
    ((first, *_),) = ask("en", [("Can a tapped unit march?", {"game": "deus"})])
    chapter, _, scenario = first["example"].partition(".html#")
    assert chapter == "march"
    assert scenario in book("deus").groups


# What is fetched


@every_language
def test_a_search_fetches_little(code: str) -> None:
    """At most 60 KB for a game, the words of all games included."""
    shelf = [(book(name), language(code, name)) for name in games()]
    sizes = {path: len(gzip.compress(text.encode())) for path, text in search_files(shelf, language(code)).items()}
    words = sizes.pop("assets/search-words.js")
    assert len(sizes) == len(games())
    assert max(sizes.values()) + words < 60_000


def test_a_script_is_one_call() -> None:
    assert as_script("f", {"a": "戦"}) == 'globalThis.f({"a":"戦"});\n'


@every_language
@every_game
def test_everything_that_is_found_has_a_place(code: str, game: str) -> None:
    rules, told = rules_of(book(game), language(code, game)), book(game)
    live = {name for name, entry in told.entries.items() if entry.clause.status != "merged"}
    assert {f"{game}.{clause[1]}" for clause in rules["clauses"]} == live
    assert len(rules["terms"]) == len(glossary(game))
    for _, clauses, *shown in rules["questions"]:
        assert clauses
        assert not shown or f"{game}.{rules['clauses'][shown[0]][1]}/{shown[1]}" in told.groups


# Questions and words as data


@every_game
def test_each_of_our_games_has_fifty_questions(game: str) -> None:
    told = book(game)
    asked = checked_questions(game, told.clauses, told.groups, list(LANGUAGES))
    assert len(asked) >= 50
    for code in LANGUAGES:
        assert len({each.text(code) for each in asked}) == len(asked)
    assert sum(bool(each.scenario) for each in asked) > 0.9 * len(asked)
    assert all(told.clauses[name].status != "merged" for each in asked for name in each.clauses)


def test_players_words_are_told_in_both_languages() -> None:
    rows = [*SHARED.words, *(row for name in games() for row in synonyms(features_of(name) / "synonyms.toml").words)]
    assert all(row.en and row.ja for row in rows)
    assert set(SHARED.noise) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            'en = "Who?"\nclauses = ["tiny.gaol"]',
            r"there is no clause 'tiny.gaol'; the nearest is 'tiny.goal'",
        ),
        ('en = "Who?"\nclauses = ["tiny.goal"]\nscenario = "x"', r"'Who\?': there is no scenario 'x'"),
        ('en = "Who?"\nclauses = []', r"'Who\?' is answered by no clause"),
        ('en = "Who?"\nja = ""\nclauses = ["tiny.goal"]', r"'Who\?' is not asked in 'ja'"),
        ('ja = "誰？"\nclauses = ["tiny.goal"]', r"questions\.toml: .*`en`"),
        ('en = "Who?"\nanswers = ["tiny.goal"]', r"questions\.toml: .*answers"),
        ("[[", r"questions\.toml: "),
    ],
)
def test_questions_that_are_wrong_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str
) -> None:
    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "questions.toml").write_text(f"[[question]]\n{text}\n", "utf-8")
    with pytest.raises(BadQuestions, match=fault):
        checked_questions("tiny", {"tiny.goal": None}, ["tiny.goal/somebody-wins"], ["en", "ja"])


@every_game
def test_keywords_are_told_in_both_languages(game: str) -> None:
    told = book(game)
    found = checked_keywords(game, told.clauses)
    assert len(found) >= 100
    for name, keywords in found.items():
        assert told.clauses[name].status != "merged"
        assert all(keywords.text(code).strip() for code in LANGUAGES), name


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('["tiny.gaol"]\nen = "jail"', r"keywords\.toml: there is no clause 'tiny.gaol'; the nearest is 'tiny.goal'"),
        ('["tiny.goal"]\nfr = "but"', r"keywords\.toml: .*fr"),
        ("[[", r"keywords\.toml: "),
    ],
)
def test_keywords_that_are_wrong_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str
) -> None:
    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "keywords.toml").write_text(text, "utf-8")
    with pytest.raises(BadQuestions, match=fault):
        checked_keywords("tiny", ["tiny.goal"])


def test_keywords_go_with_their_clause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "clauses.toml").write_text(LEDGER, "utf-8")
    (folder / "keywords.toml").write_text('["tiny.goal"]\nen = "objective aim"', "utf-8")
    rules = rules_of(book("tiny"), language("en", "tiny"))
    assert [clause[7] for clause in rules["clauses"]] == ["objective aim", ""]


def test_a_game_may_lack_questions_and_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "clauses.toml").write_text(LEDGER, "utf-8")
    assert questions("tiny") == ()
    rules = rules_of(book("tiny"), language("en", "tiny"))
    assert [clause[1] for clause in rules["clauses"]] == ["goal", "turn.take"]
    assert (rules["questions"], rules["words"], rules["terms"]) == ([], [], [])
