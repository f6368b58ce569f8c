"""Random games played by the reference as they are and in an image at once: nothing that anybody sees may differ."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.records.random_games import draw_chance
from monosashi.subjects.lines import after, answer_line, canonical
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import differences, legal_differences
from monosashi.verification.images.catalogue import documents_of
from monosashi.verification.images.fields import Frame
from monosashi.verification.images.subject import Imaged
from monosashi.verification.watched import WatchedReference
from reference_engine.kernel.edition import Edition

Document = dict[str, Any]

QUIET_KINDS = {"deus": "main", "moncolle_tcg": "main", "monster_maker": "window", "dungeon_command": "activate"}
"""The question at which a game of ours is at rest."""


def asymmetries(
    rules: Edition,
    document: Document,
    images: Sequence[str],
    random: Random,
    *,
    count: int,
    stops: Callable[[Any], bool] = lambda _position: False,
) -> Iterator[str]:
    """Go on from a quiet position with so many random answers; yields what differs, with the answers that led there.

    A game ``stops`` where it is known that what comes is not symmetric.
    """
    game = rules.name.partition("@")[0]
    player = kit(game).player
    plain, image = Reference(rules), Imaged(Reference(rules), game, images)
    plain.load(rules.name, document)
    image.load(rules.name, document)
    answers: list[str] = []
    style = player.STYLES[random.randrange(len(player.STYLES))]
    for _ in range(count):
        position = plain.position
        if stops(position):
            return
        found = [*_seen_otherwise(rules, plain, image)]
        if found:
            yield "\n".join([msgspec.json.encode(document).decode(), *answers, f"=> {', '.join(images)}: {found[0]}"])
            return
        if position.result is not None:
            return
        seat, answer = player.choose(rules, position, random, style)
        chance = after(rules, position, seat, answer, lambda table: draw_chance(rules, table, random)).chance
        shown = [(each.draw, each.of, each.shows or each.order) for each in chance]
        answers.append(f"{answer_line(seat, answer)} {shown}")
        for table in (plain, image):
            reply = table.apply(seat, canonical(rules, answer), chance)
            if not reply.accepted:
                message = f"refused: {reply.message or reply.wanted}"
                yield "\n".join(
                    [msgspec.json.encode(document).decode(), *answers, f"=> {', '.join(images)}: {message}"]
                )
                return


def _seen_otherwise(rules: Edition, plain: Reference, image: Imaged) -> Iterator[str]:
    for viewer in ("judge", *plain.observe("judge").players, "public"):
        for fault in differences(plain.observe(viewer), image.observe(viewer)):
            yield f"{viewer} sees {fault}"
    # Of cards of one name the first is listed, wherever it lies.
    lists = (by_names(table.legal(), plain.position.cards, rules.name) for table in (plain, image))
    yield from legal_differences(*lists, lambda _action: False, rules.name, lambda: None)


def by_names(answers: list[Document], names: Mapping[str, str], edition: str) -> list[Document]:
    """Answers with the names of cards in the places of their ids."""
    return [documents_of(edition).answer(each, Frame(ids=names)) for each in answers]


# Quiet positions


@cache
def positions_of_scenarios(edition: str, every: int) -> tuple[Document, ...]:
    """What some scenarios put on the table."""
    found = []
    for scenario in suite.scenarios(edition)[::every]:
        table = WatchedReference()
        runner.play(Case(table, edition), scenario)
        found += [each.plain for each in table.asked if each.method == "load" and each.is_taken][-1:]
    return tuple(found)


def at_rest(rules: Edition, random: Random) -> Document | None:
    """A quiet position that some turns of a random game lead to; none if the game was over before."""
    game = rules.name.partition("@")[0]
    player = kit(game).player
    style = player.STYLES[random.randrange(len(player.STYLES))]
    position = engine.begin(rules, player.start(rules, style)).position
    turns = 3 + random.randrange(8)
    for _ in range(2000):
        if position.result is not None:
            return None
        if position.turn >= turns and position.pending.kind == QUIET_KINDS[game]:
            return QUIET[game](position)
        seat, answer = player.choose(rules, position, random, style)
        position = engine.apply(rules, position, seat, answer).position
    return None


def _deus(position: Any) -> Document:
    sides: Mapping[str, Document] = {
        seat: {
            "hand": player.hand,
            "deck": player.deck,
            "discard": player.discard,
            "tokens": player.tokens,
            "summoner": player.summoner,
            "power": player.power,
        }
        for seat, player in position.players.items()
    }
    document = {
        "marching": position.marching,
        "turn": position.turn,
        "cards": position.cards,
        **sides,
        "units": [
            {"id": unit.id, "owner": unit.owner, "area": unit.area, "ready": unit.ready}
            for unit in position.units.values()
        ],
        "start_owner": position.start_owner,
        "control_markers": position.control_markers,
        "battle_markers": position.battle_markers,
        "final_turn": position.final_turn,
    }
    return msgspec.to_builtins(document)  # type: ignore[no-any-return]


def _moncolle_tcg(position: Any) -> Document:
    bases = {ground.placed_by: ground.card for ground in position.field.values() if ground.kind == "base"}
    sides = {
        seat: {
            "hand": player.hand,
            "deck": player.deck,
            "discard": player.discard,
            "excluded": position.excluded.get(seat, ()),
            "base": bases[seat],
        }
        for seat, player in position.players.items()
    }
    document = {
        "marching": position.marching,
        "turn": position.turn,
        "cards": position.cards,
        **sides,
        "units": [
            {"id": unit.id, "owner": unit.owner, "area": unit.area, "ready": unit.ready, "equipment": unit.equipment}
            for unit in position.units.values()
        ],
        "terrain": [
            {"card": ground.card, "area": area, "placed_by": ground.placed_by, "proxy": ground.kind == "proxy"}
            for area, ground in position.field.items()
            if ground.kind != "base"
        ],
        "fought_on": position.fought_on,
        "proxy_used": position.proxy_used,
        "final_turn": position.final_turn,
    }
    return msgspec.to_builtins(document)  # type: ignore[no-any-return]


def _monster_maker(position: Any) -> Document:
    creatures = {
        creature.card: creature.damage
        for player in position.players.values()
        for creature in (*player.party, *(monster for land in player.map for monster in land.monsters))
        if creature.damage
    }
    sides = {
        seat: {
            "hand": player.hand,
            "deck": player.deck,
            "discard": player.discard,
            "map": [
                {"id": land.card, "face_down": land.face_down, "monsters": {m.card: m.owner for m in land.monsters}}
                for land in player.map
            ],
            "party": [
                {"id": one.card, "wounded": one.wounded, "marked": one.marked, "items": one.items}
                for one in player.party
            ],
            "others": player.others,
            "annihilated": player.annihilated,
        }
        for seat, player in position.players.items()
    }
    document = {
        "turn_player": position.turn_player,
        "players": sides,
        "turn": position.turn,
        "cards": position.cards,
        "damage": creatures,
        "first_player": position.order[0],
    }
    return msgspec.to_builtins(document)  # type: ignore[no-any-return]


def _dungeon_command(position: Any) -> Document:
    piles = [f"{kind}_{pile}" for kind in ("creature", "order") for pile in ("deck", "hand", "discard")]
    sides = {
        seat: {name: getattr(player, name) for name in ("commander", "leadership", "morale", *piles)}
        for seat, player in position.players.items()
    }
    # A start area of the legend, and no other, goes over to the other seat.
    rows = [row.replace("s", "S").replace("n", "N") for row in position.battlefield.rows]
    document = {
        "turn_player": position.turn_player,
        "battlefield": {
            "side": position.battlefield.side,
            "rows": rows,
            "legend": {**position.battlefield.legend, "S": ["south"], "N": ["north"]},
        },
        "players": sides,
        "creatures": {
            creature.card: {
                **{name: getattr(creature, name) for name in ("square", "controller", "owner", "damage")},
                **{name: getattr(creature, name) for name in ("tapped", "activated", "burnt")},
                "attached": {card: position.owners[card] for card in creature.attached},
            }
            for creature in position.creatures.values()
        },
        "treasures": {
            square: {"number": chest.number, "left": chest.left, "face_down": chest.face_down}
            for square, chest in position.treasures.items()
        },
        "turn": position.turn,
        "cards": position.cards,
        "first_player": position.first_player,
    }
    return msgspec.to_builtins(document)  # type: ignore[no-any-return]


QUIET: Mapping[str, Callable[[Any], Document]] = {
    "deus": _deus,
    "moncolle_tcg": _moncolle_tcg,
    "monster_maker": _monster_maker,
    "dungeon_command": _dungeon_command,
}
