"""What no scenario says: published counts of sequences, the readings that are not chosen, what is no position."""

import pytest
from shogi.rules import FIRST

import reference_engine as engine
from monosashi.differential.perft.counting import counts
from monosashi.differential.perft.positions import position_called

CAMP = "4+B+B+R+R1/1S1SGGGG1/8K/9/9/9/9/9/k8 b"
STALEMATE, MOVE = "8k/9/6G2/7N1/9/9/9/9/4K4 b -", {"do": "move", "from": "3c", "to": "3b"}


@pytest.mark.parametrize(
    ("name", "expected"), [("start", [30, 900, 25470]), ("matsuri", [207, 28684]), ("most", [593])]
)
def test_published_counts(name: str, expected: list[int]) -> None:
    begun = engine.begin(FIRST, position_called(FIRST.name, name).document).position
    assert counts(FIRST, begun, len(expected)) == expected


@pytest.mark.thorough
def test_published_counts_of_four_moves() -> None:
    assert counts(FIRST, engine.begin(FIRST).position, 4)[-1] == 719731


@pytest.mark.parametrize(("switch", "reading", "sfen", "answer", "winner"), [
    ("impasse", "24", f"{CAMP} 5P", {"do": "declare"}, "black"), ("impasse", "24", f"{CAMP} 4P", {"do": "declare"}, ""),
    ("impasse", "24", f"{CAMP} -", {"do": "declare"}, ""), ("stalemate", "draw", STALEMATE, MOVE, ""),
])  # fmt: skip
def test_other_readings(switch: str, reading: str, sfen: str, answer: dict[str, str], winner: str) -> None:
    rules = FIRST.amended(FIRST.name, switches={switch: reading})
    begun = engine.begin(rules, {"sfen": f"{sfen} 1"}).position
    assert engine.apply(rules, begun, "black", answer).position.result.winner == winner


@pytest.mark.parametrize("rows", ["", "1/9/9/9/9/9/9/9/K7", "1/9/9/9/9/9/9/9/9", "P/9/9/9/9/9/9/9/K8",
                                  "1/9/9/9/9/9/9/9/R7K", "1/9/9/9/9/9/9/BBB6/8K"])  # fmt: skip
def test_what_is_no_position(rows: str) -> None:
    with pytest.raises(engine.Unreadable):
        engine.begin(FIRST, {"sfen": f"k7{rows} b - 1"})
