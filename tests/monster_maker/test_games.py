"""Random whole games of Monster Maker: for how many they are and how they end; the rest is looked at for every game."""

from random import Random

from monosashi.records import golden
from monosashi.records.game_record import read
from monosashi.records.random_games import play
from monosashi.subjects.lines import Move
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES


def test_random_games_are_played_by_two_three_and_four() -> None:
    assert {len(play(RULES, Random(seed), drawn=0).last.players) for seed in range(20)} == {2, 3, 4}


def test_golden_games_are_played_by_two_three_and_four() -> None:
    players = {len(read(file).header.players) for file in golden.files_of(RULES.name)}
    assert players == {2, 3, 4}


def test_games_end_when_a_deck_runs_out_and_when_the_time_is_over() -> None:
    causes: set[str] = set()
    wanted = {"monster_maker.endgame.deck_empty", "monster_maker.endgame.time_limit"}

    def watch(move: Move) -> None:
        causes.update(event.clause for event in move.events if event.what == "judgement")

    for seed in range(60):
        play(RULES, Random(seed), watch=watch)
        if causes >= wanted:
            break
    assert causes == wanted
