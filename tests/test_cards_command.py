"""``monosashi cards``: what it lists is the set, and what it prints as JSON can be played with."""

import subprocess
import sys

import jsonschema
import msgspec
import pytest

from monosashi.protocol import schemas
from monosashi.reference import Reference
from reference_engine import edition
from reference_engine.deus.card_list import copies_of

CARDS = edition("deus@2.00").cards


def cards(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", "cards", *arguments]
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


def test_wrong_usage_gets_one_sentence() -> None:
    for arguments, message in ((("chess",), "unknown game 'chess'; known: deus"), (("--ja", "--json"), "not allowed")):
        done = cards(*arguments)
        assert done.returncode == 3
        assert message in done.stderr
        assert (done.stdout, "Traceback" in done.stderr) == ("", False)


def test_help_has_examples_and_output_can_be_cut_off() -> None:
    assert "examples:" in cards("--help").stdout
    piped = f"{sys.executable} -m monosashi cards --json | head -2"
    done = subprocess.run(piped, shell=True, capture_output=True, text=True, timeout=120)
    assert done.stdout.startswith('{\n"asketh.1": {"name":"Asketh"')
    assert done.stderr == ""
