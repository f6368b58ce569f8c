"""Films of Monster Maker tell every act and every event of it in words, and show them."""

import ast
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from monosashi import suite
from monosashi.games.default.films import happened
from monosashi.pictures import sprite
from monosashi.site.film.citing import Citing
from monosashi.site.film.films import films_of
from monosashi.site.film.markup import film
from monosashi.site.film.namer import Namer
from monosashi.site.film.narration import Narrator, news
from monosashi.site.film.recording import Camera, Recording, Still, record
from monosashi.site.text.language import Language, language
from monosashi.subjects.port import Chance
from reference_engine import edition
from reference_engine.kernel.events import Event
from tests.monster_maker.positions import side
from tests.monster_maker.tables import table

MAKER = "monster_maker@2021-03-20"
RULES = edition(MAKER)
ENGLISH = language("en", "monster_maker")
SCENARIOS = suite.scenarios("monster_maker")
ENGINE = Path(__file__).resolve().parents[2] / "reference_engine" / "monster_maker"

TOLD_OTHERWISE = {
    "assigned", "supported", "aimed", "battle", "retreat", "declared", "start_character_chosen", "character_placed",
    "ranked_up", "land_placed", "monster_placed",
}  # fmt: skip
"""Events that say no more than the deed."""


class Looked(Language):
    """A language in which everything has been looked up."""

    def text(self, context: str, english: str) -> str:
        return "ja:" + english


OTHER = Looked("ja", "monster_maker", {})


def filmed(document: dict[str, Any], *acts: tuple[Any, ...]) -> tuple[Still, ...]:
    """The stills of a few acts: who, what, and the dice of it."""
    camera = Camera()
    camera.load(MAKER, document)
    for seat, action, *faces in acts:
        camera.apply(seat, action, [Chance("attack die", seat, shows=face) for face in faces])
    return tuple(camera.stills)


def told(still: Still, spoken: Language = ENGLISH) -> list[str]:
    narrator = Narrator(still, spoken)
    return [text for text in (narrator.deed(), *(each.text for each in narrator.happenings())) if text]


def battle() -> tuple[Still, ...]:
    south = side("hero* strong", "wild1", {"rat": "north"}, deck="wild2 wild3")
    assign = {"do": "assign", "mains": {"hero": "rat", "strong": "rat"}}
    aim = {"do": "aim", "characters": ["hero"]}
    return filmed(table("battle_phase", south), ("south", {"do": "battle"}), ("south", assign), ("north", aim))


def test_a_battle_is_told_from_the_declaration_to_the_damage() -> None:
    first, declared, assigned, fought = battle()
    assert told(first) == []
    assert told(declared) == ["South declares a battle."]
    assert told(assigned) == ["South assigns hero and strong to rat."]
    assert told(fought)[:1] == ["North aims rat at hero."]
    assert {"hero attacks with 1. strong attacks with 6.", "rat attacks hero with 1."} <= set(told(fought))
    assert {"rat takes 7 damage. hero takes 1 damage.", "rat is destroyed."} <= set(told(fought))
    assert news(fought, MAKER).hits == {"rat": 7, "hero": 1}


def test_a_party_level_and_an_attack_that_change_are_told() -> None:
    south = side("hero", "wild1", hand="wild2", deck="wild3")
    _, moved = filmed(table("move_phase", south), ("south", {"do": "move", "card": "wild2"}))
    assert told(moved) == ["South moves to wild2.", "South's party level is 3 instead of 1."]
    south = side("hero", "wild1", hand="sword", deck="wild3")
    _, placed = filmed(table("first_window", south), ("south", {"do": "place_miracle", "card": "sword", "on": "hero"}))
    assert told(placed)[0] == "South places sword on hero."
    assert "hero's attack is 1+2 instead of 1." in told(placed)


def test_an_effect_aims_and_a_refusal_says_where_it_stopped() -> None:
    south, north = side("fighter", hand="slash"), side("hero' ally'", deck="wild1'")
    use = {"do": "use_skill", "card": "slash", "user": "fighter", "targets": ["ally'"]}
    _, used, refused = filmed(table("first_window", south, north), ("south", use), ("south", use))
    assert told(used)[0] == "South uses slash with fighter on ally'."
    assert news(used, MAKER).aims == (("fighter", "ally'"),)
    assert news(used, MAKER).hits == {"ally'": 2}
    assert refused.act is not None
    assert not refused.act.accepted
    assert told(refused) == ["South tries to use slash with fighter on ally'."]
    assert news(refused, MAKER).attempts == (("fighter", "ally'"),)


def test_every_act_has_its_sentence() -> None:
    assert set(suite.phrases("monster_maker").acts.by_name) == set(RULES.acts) - {"draw"}


def test_every_event_of_the_engine_is_told_or_said_by_the_deed() -> None:
    whats = {
        node.args[0].value
        for path in ENGINE.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
        and isinstance(node.args[0], ast.Constant)
    }  # fmt: skip
    assert len(whats) > 25
    namer = Namer(battle()[-1], OTHER)
    for what in whats:
        text = happened(namer, [Event(what, seat="south", about="hero", amount=2, cards=("hero",))])
        assert (text == "") == (what in TOLD_OTHERWISE), what
        assert text.startswith("ja:") or not text


def test_several_of_one_kind_are_told_together() -> None:
    namer = Namer(battle()[0], ENGLISH)
    both = [Event("wounded", about="hero"), Event("wounded", about="strong")]
    assert happened(namer, both) == "hero and strong are wounded."
    destroyed = [Event("discarded", "monster_maker.damage.monster_destroyed", about=card) for card in ("rat", "wolf")]
    assert happened(namer, destroyed) == "rat and wolf are destroyed."
    assert happened(namer, [Event("game_over")]) == "The game is over."


def test_a_game_that_knows_no_films_is_told_by_its_sentences_alone() -> None:
    assert films_of("unheard-of@1") is None
    silent = Narrator(battle()[-1], Language("en", "unheard-of", {}))
    assert silent.deed() == ""
    assert list(silent.happenings()) == []


# With the scenarios of the game

with_scenarios = pytest.mark.skipif(not SCENARIOS, reason="the game has no scenarios yet")


def one_of_each_clause() -> list[str]:
    """One scenario of each clause."""
    return list({scenario.clause: scenario.id for scenario in SCENARIOS}.values())


@with_scenarios
def test_every_film_is_whole_and_shows_every_still() -> None:
    by_id = {scenario.id: scenario for scenario in SCENARIOS}
    assert len(by_id) > 100
    shapes = set(re.findall(r'<g id="(bf-[^"]+)"', sprite("monster_maker")))
    for ident in one_of_each_clause()[::3]:
        recording: Recording = record(by_id[ident], MAKER)
        html = film(recording, ENGLISH, Citing(lambda clause: f"#{clause}", str)).markup
        assert html.count("<figure") == len(recording.stills)
        assert html.count('<svg class="battlefield"') == sum(still.view is not None for still in recording.stills)
        assert set(re.findall(r'href="#(bf-[^"]+)"', html)) <= shapes
        acts = [still for still in recording.stills if still.act is not None]
        assert unescape(html).count('<p class="deed') == len(acts)
