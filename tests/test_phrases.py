"""A phrase works both ways: an action has a sentence, and the sentence means that action, in every form of it."""

import re
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.records import random_games
from monosashi.rulebook.catalogue import rules_messages
from monosashi.suite.acts import Unsayable, is_tensed
from monosashi.suite.tenses import Tense, in_tense
from reference_engine import edition, editions, legal
from reference_engine.kernel.decision import CHANCE

GAMES = tuple(engine.GAMES)
SEEDS = range(4)

every_game = pytest.mark.parametrize("game", GAMES)


def as_features_call(value: Any) -> Any:
    """Plain data with cards called by names, as features have them: ``Zeferai-18``, not ``zeferai.18``."""
    if isinstance(value, str):
        known = re.fullmatch(r"(?:[a-z_-]+\.)+[0-9]+|[sn][0-9]+", value)
        return value.replace(".", "-").capitalize() if known else value
    if isinstance(value, list | tuple):
        return [as_features_call(each) for each in value]
    if isinstance(value, dict):
        return {as_features_call(name): as_features_call(each) for name, each in value.items()}
    return value


@cache
def answered(name: str) -> list[tuple[str, dict[str, Any], str]]:
    """Every answer of some random games, and others that would have been lawful: who, what, asked about what."""
    rules, found = edition(name), []
    for seed in SEEDS:
        for move in random_games.play(rules, Random(seed)).moves:
            if move.seat != CHANCE:
                about = as_features_call(move.before.pending.about)
                answers = [move.answer, *islice(legal(rules, move.before), 8)]
                found += [(move.seat, as_features_call(msgspec.to_builtins(answer)), about) for answer in answers]
    return found


@pytest.mark.parametrize("name", editions())
def test_every_action_has_a_sentence_that_means_it(name: str) -> None:
    table, answers = suite.phrases(name.partition("@")[0]), engine.game(name).answers
    for seat, action, about in answered(name):
        for tense in Tense:
            text = table.acts.said(seat, action, tense=tense, about=about)
            heard = table.heard(text)
            assert heard is not None, text
            assert (heard[0], answers.convert(heard[1]), heard[2]) == (seat, answers.convert(action), tense), text


@every_game
def test_every_act_is_done_in_a_game_or_in_a_feature(game: str) -> None:
    """So that the sentences of all of them are looked at."""
    done = {action["do"] for name in engine.GAMES[game].editions for _, action, _ in answered(name)}
    assert done | {action["do"] for _, (_, action, _) in in_features(game)} == set(suite.phrases(game).acts.by_name)


def in_features(game: str) -> list[tuple[str, tuple[str, dict[str, Any], Tense]]]:
    """Every sentence of the features that says an act, and what it means."""
    table = suite.phrases(game)
    texts = dict.fromkeys(step.text for scenario in suite.every_scenario(game) for step in scenario.steps)
    return [(text, meant) for text in texts if (meant := table.heard(text)) is not None]


def spelled(text: str) -> str:
    """A sentence as it is said where it may also be spelled otherwise.

    The last thing of a list may stand behind a comma instead of ``and``; the first trigger or ability its number.
    """
    plain = re.sub(r"(trigger|automatic ability) 1 of (\S+)", r"\2's \1", text)
    plain = plain.replace("with the first power of ", "with ").replace("the first power of ", "the power of ")
    return plain.replace("the first ability of ", "").replace(" and ", ", ")


@every_game
def test_every_act_of_the_features_is_said_in_its_own_words(game: str) -> None:
    table = suite.phrases(game)
    found = in_features(game)
    assert len(found) > 200
    for text, (seat, action, tense) in found:
        said = table.match(text)[1]
        about = said.get("monster", said.get("creature", ""))
        assert spelled(table.acts.said(seat, action, tense=tense, about=about)) == spelled(text)


@every_game
def test_every_sentence_of_an_act_has_its_forms_in_every_language(game: str) -> None:
    """English makes them; a translation must say all three, or a deed and an attempt would read alike."""
    for text in {phrase.text for phrase in suite.phrases(game).phrases if phrase.tense is not None}:
        translated = rules_messages(game, "ja")["phrase", text]
        for said in (text, translated):
            forms = {in_tense(said, tense) for tense in Tense}
            assert len(forms) == (3 if is_tensed(text) else 1), said


@every_game
def test_a_refusal_is_a_form_of_the_sentence_and_no_word_in_it(game: str) -> None:
    table = suite.phrases(game)
    tried = {phrase.text for phrase in table.phrases if phrase.tense is Tense.TRIES}
    assert tried == {phrase.text for phrase in table.phrases if phrase.tense is Tense.HAS}
    assert not [phrase for phrase in table.phrases if phrase.tense is None and " tries to " in phrase.text]
    # A name may say so as well.
    assert table.heard("South passes") == ("south", {"do": "pass"}, Tense.DOES)
    assert table.heard("South tries to pass") == ("south", {"do": "pass"}, Tense.TRIES)


def test_an_action_that_no_sentence_can_say_is_not_half_said() -> None:
    acts = suite.phrases("deus").acts
    with pytest.raises(Unsayable):
        acts.said("south", {"do": "march", "moves": {"Knight": "b2"}, "loudly": True})
    with pytest.raises(Unsayable):
        acts.said("south", {"do": "summon", "card": "Knight", "area": ""})
