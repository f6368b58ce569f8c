"""Random whole games of Monster Maker for two to four players: they end, and everything holds on the way."""

import re
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from reference_engine.kernel import game as kernel
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.quiet import cards_of_player
from reference_engine.monster_maker.ruleset import MONSTER_MAKER as MAKER

WEIGHTS = {
    "move": 20, "place_character": 20, "rank_up": 20, "place_monster": 8, "place_miracle": 8, "use_skill": 6,
    "support": 6, "loot": 6, "activate": 4, "counter": 4, "battle": 3, "pass": 2, "dismiss": 0.2,
}  # fmt: skip
STRIDE = 13


def choose(position: Any, random: Random) -> Any:
    """One legal answer: an act by its weight, then one of its options."""
    legal = kernel.legal(RULES, position)
    names = list(RULES.offers[position.pending.kind])
    while names:
        name = random.choices(names, [WEIGHTS.get(name, 1) for name in names])[0]
        names.remove(name)
        sample = RULES.acts[name].sample
        game: Any = kernel.Game(RULES, position)
        if sample is not None:
            answer = sample(game, position.pending.seat, random)
            if answer is not None and answer in legal:
                return answer
        options = list(legal.of(name))
        if options:
            return random.choice(options)
    raise AssertionError(f"nothing is legal: {position.pending}")


def play(seed: int, players: int, look: Any = None) -> Any:
    random = Random(seed)
    position = kernel.begin(RULES, MAKER.start(RULES, MAKER.starts.convert({"players": players}))).position
    for _ in range(20_000):
        if look is not None:
            look(position)
        if position.result is not None:
            return position
        position = kernel.apply(RULES, position, position.pending.seat, choose(position, random)).position
    raise AssertionError(f"game {seed} of {players} does not end")


def check(position: Any) -> None:
    """What must hold of every position in which somebody is asked."""
    text = MAKER.positions.dump(position)
    assert MAKER.positions.load(text) == position
    assert MAKER.faults(RULES, position) == []
    on_table = Counter(card for player in position.players.values() for card in cards_of_player(player))
    shown = MAKER.view(RULES, position, "judge")
    on_table.update(shown.returning)
    known = [action.card for action in shown.actions if action.kind in ("skill", "miracle")]
    on_table.update(card for card in known if card not in on_table)
    assert on_table == Counter(dict.fromkeys(position.cards, 1))
    for player in position.players.values():
        assert not (player.annihilated and player.party)
        assert sum(c.marked for c in player.party) <= 1
    for viewer in ("public", *position.order):
        leaks(position, viewer)


def leaks(position: Any, viewer: str) -> None:
    """Nothing that a viewer may not see is in the view, by id or by name."""
    view = MAKER.view(RULES, position, viewer)
    hidden: set[str] = set()
    for seat, player in position.players.items():
        if seat != viewer:
            hidden.update((*player.hand, player.start, *(place.card for place in player.map if place.face_down)))
        if (position.pending is None or position.pending.kind != "start_character") or seat != viewer:
            hidden.update(player.deck)
    strings = set(re.findall(r'"([^"]*)"', msgspec.json.encode(view).decode()))
    assert strings & (hidden - {""}) == set()
    assert len(view.cards) <= len(position.cards) - len(hidden - {""})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_and_views_hold_at_every_decision(players: int) -> None:
    for seed in range(2):
        play(seed, players, check)


def test_random_games_end_and_reach_every_step_and_question() -> None:
    steps, kinds, acts, endings = set(), set(), set(), set()
    count = 0

    def look(position: Any) -> None:
        nonlocal count
        count += 1
        if position.pending is not None:
            kinds.add(position.pending.kind)
        if count % STRIDE == 0:
            check(position)

    noted = noting(steps, acts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(globals(), "RULES", noted)
        for seed in range(102):
            endings.add(play(seed, 2 + seed % 3, look).result.clause)
    assert all_steps() - steps == set()
    assert set(RULES.offers) - {"always"} - kinds == set()
    assert set(RULES.acts) - {"call_time"} - acts == set()
    assert {"monster_maker.victory.level_ten", "monster_maker.victory.mission"} <= endings


def all_steps() -> set[tuple[str, str]]:
    return {(procedure, step) for procedure, steps in RULES.procedures.items() for step in steps}


def noting(reached: set[tuple[str, str]], performed: set[str]) -> Any:
    """The same rules, noting every step that is taken and every act that is performed."""

    def noted(key: tuple[str, str], step: Any) -> Any:
        def taken(game: Any, frame: Any) -> Any:
            reached.add(key)
            return step(game, frame)

        return taken

    def performing(name: str, perform: Any) -> Any:
        def performs(*arguments: Any) -> Any:
            performed.add(name)
            return perform(*arguments)

        return performs

    procedures = {
        procedure: {name: noted((procedure, name), step) for name, step in steps.items()}
        for procedure, steps in RULES.procedures.items()
    }
    acts = {
        name: type(each)(performing(name, each.perform), each.conditions, each.options, each.form, each.sample)
        for name, each in RULES.acts.items()
    }
    return RULES.amended(RULES.name, procedures=procedures, acts=acts)


def test_a_game_plays_alike_after_loading() -> None:
    """A position read back from JSON gives the same options and the same next position."""
    seen = []
    play(5, 4, seen.append)
    for position in seen[::7]:
        again = MAKER.positions.load(MAKER.positions.dump(position))
        if position.result is None:
            before = MAKER.positions.dump(position)
            answer = choose(position, Random(1))
            assert choose(again, Random(1)) == answer
            after = kernel.apply(RULES, position, position.pending.seat, answer).position
            assert kernel.apply(RULES, again, again.pending.seat, answer).position == after
            assert MAKER.positions.dump(position) == before
