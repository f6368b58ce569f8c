"""``monosashi list cards``: what it lists is the set, and what it prints as JSON can be played with."""

import subprocess
import sys

import jsonschema
import msgspec
import pytest

from monosashi.games.monster_maker.cards import slug
from monosashi.subjects.protocol import schemas
from monosashi.subjects.reference import Reference
from reference_engine import begin, edition
from reference_engine.deus.card_list import copies_of
from reference_engine.moncolle_tcg.deck import specimen_decks
from reference_engine.monster_maker.card_list import load_decks

CARDS = edition("deus@2.00").cards


def cards(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", "list", "cards", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize(("options", "name"), [((), "Luminthe"), (("deus",), "Luminthe"), (("--ja",), "ルミンテ")])
def test_every_card_has_its_line(options: tuple[str, ...], name: str) -> None:
    done = cards(*options)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert {len(line) for line in lines} == {7}
    assert len(lines) == len(CARDS)
    assert sum(int(line[1]) for line in lines) == len(copies_of(CARDS))
    (summoner,) = [line for line in lines if line[0] == "luminthe.1"]
    assert summoner[2:6] == ["Luminthe", name, "summoner", ""]
    (unit,) = [line for line in lines if line[0] == "luminthe.2"]
    assert unit[5] == "level 8, 7/7, fly"
    assert " / " in unit[6]


def test_definitions_can_be_sent_in_a_position() -> None:
    """All of them in one position, which the schema and the reference take; each is the card of its id."""
    done = cards("--json")
    found = msgspec.json.decode(done.stdout)
    assert {card_id: card["name"] for card_id, card in found.items()} == copies_of(CARDS)
    position = {"marching": "south", "cards": found, "south": {"hand": ["asketh.2"], "summoner": "luminthe.1"}}
    jsonschema.validate(position, schemas()["deus.position"])
    Reference().load("deus@2.00", position)
    bare = {"marching": "south", "cards": copies_of(CARDS), "south": position["south"]}
    legal = []
    for each in (position, bare):
        reference = Reference()
        reference.load("deus@2.00", each)
        legal.append(reference.legal())
    assert legal[0] == legal[1]


MAKER = edition("monster_maker@2021-03-20").cards


@pytest.mark.parametrize(
    ("options", "name", "values", "said"),
    [
        ((), "Kite Archer", "level 2, 1D+1/3, support +2",
         "[start of battle] Deal 1 damage to a monster on your newest land."),
        (("--ja",), "凧の射手", "レベル2、1D+1/3、支援+2",
         "[戦闘開始時]自分の最新のランドにいるモンスター1体に1ダメージを与える。"),
    ],
)  # fmt: skip
def test_every_card_of_another_game_has_its_line(options: tuple[str, ...], name: str, values: str, said: str) -> None:
    done = cards("monster_maker", *options)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert {len(line) for line in lines} == {7}
    assert len(lines) == len(MAKER)
    assert sum(int(line[1]) for line in lines) == sum(map(len, load_decks()))
    (archer,) = [line for line in lines if line[0] == "kite-archer.1"]
    assert archer[1:] == ["4", "character", name, "", values, said]


def test_definitions_of_another_game_can_be_sent_in_a_position() -> None:
    found = msgspec.json.decode(cards("monster_maker", "--json").stdout)
    position = {
        "turn_player": "south",
        "cards": found,
        "players": {"south": {"hand": ["kite-archer.4", "quench.1"]}, "north": {"hand": ["saltgate.1"]}},
    }
    jsonschema.validate(position, schemas()["monster_maker.position"])
    Reference().load("monster_maker@2021-03-20", position)
    started = Reference()
    started.start("monster_maker@2021-03-20", {"players": 4}, ())
    names = {card_id: card["name"] for card_id, card in found.items()}
    assert names.items() >= started.position.cards.items()
    assert set(names.values()) == set(MAKER)
    assert {f"{slug(name)}.1" for name in MAKER} <= set(names)


TCG = edition("moncolle_tcg@quick-reference").cards


@pytest.mark.parametrize(
    ("options", "kin", "attributes", "name", "values", "said"),
    [
        ((), "Forgefolk", "fire", "Tinder Runner", "level 2, 2/2, walk, instant summon", "Initiative: 2 / Item: 1"),
        (("--ja",), "炉の民", "火", "火口の走り手", "レベル2、2/2、歩行、即時召喚", "イニシアチブ：2 / アイテム：1"),
    ],
)
def test_every_card_of_the_tcg_has_its_line(
    options: tuple[str, ...], kin: str, attributes: str, name: str, values: str, said: str
) -> None:
    done = cards("moncolle_tcg", *options)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert {len(line) for line in lines} == {8}
    assert len(lines) == len(TCG)
    assert sum(int(line[1]) for line in lines) == sum(map(len, specimen_decks().values()))
    (runner,) = [line for line in lines if line[5] == name]
    assert runner == ["s15", "2", "unit", kin, attributes, name, values, said]


def test_definitions_of_the_tcg_can_be_sent_in_a_position() -> None:
    found = msgspec.json.decode(cards("moncolle_tcg", "--json").stdout)
    position = {
        "marching": "south",
        "cards": found,
        "south": {"hand": ["s1", "x1"], "base": "s2"},
        "units": [{"id": "s15", "owner": "south", "area": "b1"}],
    }
    jsonschema.validate(position, schemas()["moncolle_tcg.position"])
    Reference().load("moncolle_tcg@quick-reference", position)
    begun = begin(edition("moncolle_tcg@quick-reference")).position
    names = {card_id: card["name"] for card_id, card in found.items()}
    assert names.items() >= begun.cards.items()
    assert set(names.values()) == set(TCG)


def test_wrong_usage_gets_one_sentence() -> None:
    for arguments, message in ((("chess",), "unknown game 'chess'; known: deus"), (("--ja", "--json"), "not allowed")):
        done = cards(*arguments)
        assert done.returncode == 3
        assert message in done.stderr
        assert (done.stdout, "Traceback" in done.stderr) == ("", False)


def test_help_has_examples_and_output_can_be_cut_off() -> None:
    assert "examples:" in cards("--help").stdout
    piped = f"{sys.executable} -m monosashi list cards --json | head -2"
    done = subprocess.run(piped, shell=True, capture_output=True, text=True, timeout=120)
    assert done.stdout.startswith('{\n"asketh.1": {"name":"Asketh"')
    assert done.stderr == ""
