"""Films show what the tests prove: recordings have every act and every sentence, and films say and draw them."""

import pickle
import re
from html import escape, unescape
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from monosashi import suite
from monosashi.mutants.amend import condition
from monosashi.site.film.citing import Citing
from monosashi.site.film.markup import film, sheet
from monosashi.site.film.narration import Narrator, news
from monosashi.site.film.recording import Recording, Unproved, record
from monosashi.site.text.language import Language, language
from monosashi.subjects.status import Status
from reference_engine import edition

DEUS = "deus@2.00"
SCENARIOS = {scenario.id: scenario for scenario in suite.scenarios("deus")}
REFUSAL = "deus.intercept.h/an-exhausted-unit-does-not-intercept"
CHAIN = "deus.chain.reverse_order/a-counter-declared-last-saves-the-unit-aimed-at-first"
ATTACK = "deus.attack.damage_sum/three-attackers-together-kill-what-none-of-them-could"
DRAFT = "deus.deck_building.draft_order/player-a-picks-one-faction-then-b-is-asked-for-two"
SUSPENDED = "deus.battle.simultaneous.effects_lost/a-ritual-from-before-the-battle-adds-nothing"
WARDED = "deus.damage.attribute/protection-from-another-attribute-does-not-help"
RAW = "deus.cards.kinds/a-kind-is-a-card/unit-hand-2-walk"
ENGLISH = language("en", "deus")


class Looked(Language):
    """A language in which everything has been looked up."""

    def text(self, context: str, english: str) -> str:
        return "ja:" + english


OTHER = Looked("ja", "deus", {})


def played(ident: str) -> Recording:
    return record(SCENARIOS[ident], DEUS)


CITE = Citing(lambda clause: f"x.html#{clause}", lambda clause: f"what {clause} says")


def filmed(ident: str, spoken: Language = ENGLISH) -> str:
    return film(played(ident), spoken, CITE).markup


def told(ident: str) -> list[str]:
    """Everything that is said to have happened in a scenario."""
    found = []
    for still in played(ident).stills:
        narrator = Narrator(still, ENGLISH)
        found += [narrator.deed(), *(item.text for item in narrator.happenings())]
    return [text for text in found if text]


def plain(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html))


class Balanced(HTMLParser):
    """Finds elements that are not closed, and ids that occur twice."""

    EMPTY = ("br", "path", "use", "rect", "circle", "meta")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attrs if name == "id"]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)


def one_of_each_feature() -> list[str]:
    """A few scenarios out of every feature, by their places in it."""
    by_file: dict[str, list[str]] = {}
    for scenario in SCENARIOS.values():
        by_file.setdefault(scenario.file, []).append(scenario.id)
    return sorted({ids[place] for ids in by_file.values() for place in (0, len(ids) // 3, 2 * len(ids) // 3, -1)})


@pytest.mark.parametrize("ident", one_of_each_feature())
def test_every_sentence_has_a_stop_and_every_film_is_whole(ident: str) -> None:
    recording = played(ident)
    assert {stop.sentence for stop in recording.stops} == set(range(len(recording.scenario.steps)))
    assert [stop.sentence for stop in recording.stops] == sorted(stop.sentence for stop in recording.stops)
    stills = [stop.still for stop in recording.stops]
    assert stills == sorted(stills)
    assert set(stills) | {0} == set(range(len(recording.stills)))
    assert pickle.loads(pickle.dumps(recording)) == recording
    for spoken in (ENGLISH, OTHER):
        made = film(recording, spoken, CITE)
        assert "\n" not in made.markup
        read = Balanced()
        read.feed(made.markup)
        read.close()
        assert (read.open, read.faults) == ([], [])
        assert read.ids == [], "a page may have many films"
        assert len(made.stills) == len(recording.stills)
        assert [halt[:2] for halt in made.halts] == [(stop.sentence, stop.still) for stop in recording.stops]
        assert made.halts[-1].matters


def test_what_only_lets_the_game_go_on_is_passed_over() -> None:
    recording = played(CHAIN)
    made = film(recording, ENGLISH, CITE)
    acts = {number: still.act.action for number, still in enumerate(recording.stills) if still.act}
    silent = {number for number, action in acts.items() if action["do"] == "pass" and "<ul>" not in made.stills[number]}
    assert silent, "somebody only passes"
    matters = [halt.still for halt in made.halts if halt.matters]
    assert not silent.intersection(matters)
    assert acts.keys() - silent <= set(matters)
    given = [halt for halt in made.halts if halt.still == 0]
    assert [halt.matters for halt in given] == [False] * (len(given) - 1) + [True], "once the first position is whole"
    sentences = [step.keyword for step in recording.scenario.steps]
    when = sentences.index("When")
    assert {halt.sentence for halt in made.halts if halt.matters} >= set(range(when, len(sentences)))


def test_set_up_sentences_show_the_first_position() -> None:
    recording = played(REFUSAL)
    assert [stop.still for stop in recording.stops] == [0, 0, 1, 2, 2, 2]
    first, march, refusal = recording.stills
    assert first.act is None
    assert first.before is None
    assert march.act is not None
    assert march.act.action == {"do": "march", "moves": {"Knight": "c2"}}
    assert march.before == first.view
    assert refusal.view == refusal.before == march.view


def test_a_sentence_that_plays_on_has_a_stop_for_each_act() -> None:
    recording = played(CHAIN)
    reached = [stop for stop in recording.stops if stop.sentence == 3]
    assert len(reached) > 3
    assert len({stop.still for stop in reached}) == len(reached)


def test_a_refusal_names_the_clause_and_what_was_tried() -> None:
    recording = played(REFUSAL)
    refusal = recording.stills[-1]
    assert refusal.act is not None
    assert not refusal.act.accepted
    assert refusal.act.clauses == ("deus.intercept.h",)
    assert news(refusal, DEUS).attempts == (("Troll", "c2"),)
    html = filmed(REFUSAL)
    assert html.count('href="x.html#deus.intercept.h"') >= 2, "in the sentence and in the caption"
    assert "Refused:what deus.intercept.h saysTroll is exhausted." in plain(html)
    assert "Refused: deus" not in plain(html)
    assert "way try" in html


def test_dice_are_recorded_and_shown() -> None:
    recording = played(ATTACK)
    dice = [(item.draw, item.of, item.shows) for still in recording.stills if still.act for item in still.act.chance]
    assert dice == [("initiative die", "north", 6), ("initiative die", "south", 1)]
    html = filmed(ATTACK)
    assert 'href="#bf-d6"' in html
    assert 'aria-label="6"' in html
    assert "North's initiative is 6. South's initiative is 1." in told(ATTACK)


def test_captions_say_what_has_happened_and_why() -> None:
    found = told(ATTACK)
    assert any(text.startswith("North marches ") for text in found)
    assert any(re.fullmatch(r".* move from a3 to a2\.", text) for text in found)
    assert "Ogre takes 7 damage." in found
    assert "Ogre dies." in found
    assert "The battle in a2 ends." in found
    html = filmed(ATTACK)
    assert re.search(r'Ogre dies\. <a href="x\.html#deus\.damage\.lethal" title="deus\.damage\.lethal" ', html)


def test_values_change_when_what_changes_them_happens() -> None:
    found = told(CHAIN)
    changed = found.index("Ogre has 2/4 instead of 2/3.")
    assert found[changed - 1] == "The effect of Ogre is carried out."
    assert found.index("Ogre takes 3 damage.") > changed


def test_values_that_change_within_an_act_are_told_one_after_the_other() -> None:
    acts = [still.act for still in played(SUSPENDED).stills if still.act]
    values = [[(value.was, value.now) for value in act.values if value.unit == "Knight"] for act in acts]
    assert [("4/3", "2/3"), ("2/3", "4/3")] in values, "what a ritual has added is lost while both attack"
    (act,) = (act for act in acts if len(act.values) > 1)
    happened = [event.what for event in act.events[: act.values[0].after]]
    assert "battle_ends" not in happened
    assert "damaged" not in happened


def test_the_changes_that_are_told_are_those_that_can_be_seen() -> None:
    for ident in one_of_each_feature():
        for still in played(ident).stills:
            if still.act is None or still.before is None or still.view is None:
                continue
            old = {unit.id: f"{unit.attack}/{unit.defence}" for unit in still.before.units}
            seen = {unit.id: f"{unit.attack}/{unit.defence}" for unit in still.view.units}
            now = old | {value.unit: value.now for value in still.act.values}
            assert {unit: now[unit] for unit in seen if unit in old} == {u: v for u, v in seen.items() if u in old}


def test_triggers_have_lines_of_their_own() -> None:
    whats = {"forced": "deus.trigger.forced", "optional": "deus.trigger.optional"}
    found = {kind: [told(each.id) for each in SCENARIOS.values() if each.clause == clause]
             for kind, clause in whats.items()}  # fmt: skip
    assert any(re.fullmatch(r"The forced trigger of .+ takes place\.", text) for one in found["forced"] for text in one)
    assert any(re.fullmatch(r"The trigger of .+ takes place\.", text) for one in found["optional"] for text in one)
    forced = next(each.id for each in SCENARIOS.values() if each.clause == "deus.trigger.forced"
                  and "The forced trigger" in plain(filmed(each.id)))  # fmt: skip
    assert re.search(r'The forced trigger of [^<]+ <a href="x\.html#deus\.trigger\.forced"', filmed(forced))


def test_an_outcome_says_what_it_is() -> None:
    for ident, start in (("deus.after.B/the-interceptors-hold-the-area", "Outcome B: the interceptors’ side"),):
        assert any(text.startswith(start) for text in told(ident))
    letters = {event.clause[-1] for each in SCENARIOS.values() if each.clause.startswith("deus.after.")
               for still in played(each.id).stills if still.act
               for event in still.act.events if event.what == "outcome"}  # fmt: skip
    assert letters == set("ABCDEF")


def test_japanese_has_no_english_punctuation_and_no_english_words() -> None:
    japanese = language("ja", "deus")
    for ident in (CHAIN, ATTACK, DRAFT, WARDED, RAW):
        html = film(played(ident), japanese, Citing(lambda _clause: "#", lambda _clause: "条項")).markup
        labels = re.findall(r'aria-label="([^"]*)"', html)
        told = [unescape(text) for text in (*labels, *re.findall(r">([^<>]+)<", html))]
        assert not [text for text in told if re.search(r"[ぁ-ヿ一-鿿](, |\. |; | \()|, [ぁ-ヿ一-鿿]", text)]
        words = re.sub(r"\[[^]]*\]|\bdeus\.[\w.]+|~", "", " ".join(told))
        assert not re.findall(r"\b(fire|tsunami|Specimen|Stranger|walk|unit|level|null)\b", words), ident


def test_a_game_that_begins_is_recorded_from_its_first_dice() -> None:
    recording = played(DRAFT)
    begun = recording.stills[0]
    assert begun.act is not None
    assert begun.act.action == {"do": "start"}
    assert [item.draw for item in begun.act.chance] == ["draft die", "draft die"]
    assert "A new game begins." in told(DRAFT)


def test_a_position_that_is_turned_down_has_no_picture() -> None:
    scenario = next(each for each in SCENARIOS.values() if each.steps[-1].text == "it is turned down")
    recording = record(scenario, DEUS)
    assert recording.stills[-1].view is None
    assert recording.stills[-1].rejected_position
    html = film(recording, OTHER, CITE).markup
    assert "ja:The position is turned down." in html
    assert f'<span lang="en">{escape(recording.stills[-1].rejected_position, quote=False)}</span>' in html
    assert f"down. {recording.stills[-1].rejected_position}" in plain(film(recording, ENGLISH, CITE).markup)


def test_a_look_by_somebody_else_is_a_still_of_its_own() -> None:
    scenario = next(
        each for each in SCENARIOS.values() if each.steps[-1].text.startswith("North sees no card in South's")
    )
    last = record(scenario, DEUS).stills[-1]
    assert last.view is not None
    assert last.view.viewer == "north"
    assert "what North sees" in film(record(scenario, DEUS), ENGLISH, CITE).markup


def test_every_word_is_said_in_the_language() -> None:
    html = filmed(CHAIN, OTHER)
    for english in ("When", "main", "battle", "Ja:North may use a counter"):
        assert f"ja:{english}" in plain(html), english
    assert "【攻撃前】" in html, "the cards' own words"
    assert '"play": "ja:Play"' in sheet(OTHER)


def test_a_game_without_pictures_has_films_of_sentences_alone() -> None:
    assert "There are no pictures" not in plain(filmed(ATTACK))
    html = film(replace(played(ATTACK), edition="unheard-of@1"), ENGLISH, CITE).markup
    assert "There are no pictures of this game’s positions." in plain(html)
    assert html.count("<figure") == len(played(ATTACK).stills)
    assert 'battlefield" viewBox="0 0 416' not in html


def test_only_what_is_proved_can_be_shown() -> None:
    broken = condition("intercept", "deus.intercept.h", lambda _game, _seat, _answer: None)(edition(DEUS))
    with pytest.raises(Unproved, match=re.escape(REFUSAL)) as caught:
        record(SCENARIOS[REFUSAL], broken)
    assert caught.value.verdict.status is not Status.PASS
