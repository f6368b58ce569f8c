"""Wrong retreats."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import (
    Bend,
    after_step,
    anybody_at,
    condition,
    judgement,
    offer,
    perform,
    step,
    step_before,
    table,
)
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import Call
from reference_engine.monster_maker import move, retreat, values, zones
from reference_engine.monster_maker.position import obstacles, others_from
from reference_engine.monster_maker.procedures import Battle, Retreat
from reference_engine.monster_maker.turn import turn_of
from reference_engine.monster_maker.values import is_town, monster_face, party_level

Context = Any

with clause("monster_maker.retreat.declare"):
    mutant("one may retreat while targets are chosen", offer("retreat", "aim"), anybody_at("aim"))
    mutant("a retreat comes after a battle", perform("retreat", lambda *_: Call(Battle())))

with clause("monster_maker.retreat.wounded_discarded"):

    @wrong("one wounded character is discarded", step, "retreat", "discard_wounded")
    def _(game, _frame):
        wounded = [c.card for c in game.position.players[game.position.turn_player].party if c.wounded]
        for card in wounded[:1]:
            zones.discard_character(game, card, "monster_maker.retreat.wounded_discarded")

    @wrong("the damaged are left behind, too", step, "retreat", "discard_wounded")
    def _(game, _frame):
        for character in game.position.players[game.position.turn_player].party:
            if character.wounded or character.damage:
                zones.discard_character(game, character.card, "monster_maker.retreat.wounded_discarded")

    @wrong("everybody's wounded are discarded", step, "retreat", "discard_wounded")
    def _(game, _frame):
        for player in list(game.position.players.values()):
            for character in player.party:
                if character.wounded:
                    zones.discard_character(game, character.card, "monster_maker.retreat.wounded_discarded")

    @wrong("the hero is never left behind", step, "retreat", "discard_wounded")
    def _(game, _frame):
        for character in game.position.players[game.position.turn_player].party:
            if character.wounded and not character.marked:
                zones.discard_character(game, character.card, "monster_maker.retreat.wounded_discarded")

    @wrong("a battle discards the wounded, too", after_step, "battle", "declare_battle")
    def _(g, f):
        return retreat.discard_wounded(g, f) and None


def in_the_way(game: Context) -> tuple[Any, ...]:
    """The monsters on the turn player's newest land."""
    return obstacles(game.position.players[game.position.turn_player])


def with_number(other: Callable[[Context, int], int]) -> Bend:
    def count(game: Context, frame: Any) -> Any:
        outcome = retreat.count_retreat_number(game, frame)
        frame.number = other(game, frame.number)
        return outcome

    return step("retreat", "count_retreat_number", count)


with clause("monster_maker.retreat.number"):
    mutant("the retreat number is that of the monsters", with_number(lambda game, _n: len(in_the_way(game))))
    mutant("the retreat number is at least 1", with_number(lambda _game, n: max(1, n)))

    @wrong("the highest retreat value counts", with_number)
    def _(game, _n):
        return max(monster_face(game, m.card).retreat for m in in_the_way(game))

    @wrong("only the next player's monsters count", with_number)
    def _(game, _n):
        owner = others_from(game, game.position.turn_player)[0]
        return sum(monster_face(game, m.card).retreat for m in in_the_way(game) if m.owner == owner)

    @wrong("the owners' monsters on other lands count, too", with_number)
    def _(game, _n):
        lands = [land for player in game.position.players.values() for land in player.map]
        return sum(monster_face(game, m.card).retreat for land in lands for m in land.monsters)

    @wrong("the attack counts are added instead", with_number)
    def _(game, _n):
        return sum(monster_face(game, m.card).attack_count for m in in_the_way(game))

    @wrong("a damaged monster counts for nothing", with_number)
    def _(game, _n):
        return sum(monster_face(game, m.card).retreat for m in in_the_way(game) if not m.damage)


def sent(other: Callable[[Context, str, tuple[str, ...]], None]) -> Bend:
    def send(game: Context, frame: Any) -> Any:
        for seat, cards in frame.returning.items():
            other(game, seat, cards)
        frame.returning = {}

    return step("retreat", "return_monsters", send)


def _on_top(game: Context, seat: str, cards: tuple[str, ...]) -> None:
    zones.change_player(game, seat, deck=(*cards, *game.position.players[seat].deck))


def _to_hand(game: Context, seat: str, cards: tuple[str, ...]) -> None:
    zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *cards))


def _discarded(game: Context, seat: str, cards: tuple[str, ...]) -> None:
    for card in cards:
        zones.discard(game, seat, card, "monster_maker.retreat.monsters_return")


with clause("monster_maker.retreat.monsters_return"):
    mutant("monsters go on top of the decks", sent(_on_top))
    mutant("monsters return to the hands", sent(_to_hand))
    mutant("monsters are discarded", sent(_discarded))
    mutant(
        "the lands go first, so that the monsters are discarded with them",
        step_before("retreat", "discard_lands", "gather_monsters"),
    )

    @wrong("monsters stay on a land that stays", step, "retreat", "gather_monsters")
    def _(game, frame):
        return retreat.gather_monsters(game, frame) if frame.number else None

    @wrong("all go under the deck of the first owner", step, "retreat", "gather_monsters")
    def _(real, game, frame):
        real(game, frame)
        owners = list(frame.returning)
        frame.returning = {owners[0]: tuple(card for cards in frame.returning.values() for card in cards)}

    @wrong("the owners' monsters on other lands return, too", after_step, "retreat", "gather_monsters")
    def _(game, frame):
        for seat in list(frame.returning):
            for player in list(game.position.players.values()):
                for monster in [m for land in player.map for m in land.monsters if m.owner == seat]:
                    zones.take_monster(game, monster.card)
                    frame.returning = {**frame.returning, seat: (*frame.returning[seat], monster.card)}

    @wrong("each of them is a card of loot", after_step, "retreat", "gather_monsters")
    def _(game, frame):
        zones.draw(game, game.position.turn_player, sum(map(len, frame.returning.values())), "")


with clause("monster_maker.retreat.discard_lands"):
    mutant("one land more is discarded", with_number(lambda _game, n: n + 1))
    mutant("one land less is discarded", with_number(lambda _game, n: max(0, n - 1)))

    @wrong("the oldest lands are discarded", step, "retreat", "discard_lands")
    def _(game, frame):
        seat = game.position.turn_player
        for land in game.position.players[seat].map[: frame.number]:
            zones.change_player(game, seat, map=game.position.players[seat].map[1:])
            zones.discard(game, seat, land.card, "monster_maker.retreat.discard_lands")

    @wrong("levels are counted, not lands", step, "retreat", "discard_lands")
    def _(game, frame):
        seat = game.position.turn_player
        goal = party_level(game, game.position.players[seat]) - frame.number
        first = True
        while game.position.players[seat].map and party_level(game, game.position.players[seat]) > goal:
            if retreat.stops_at_town(game, seat, first=first):
                break
            zones.discard_newest_land(game, seat, "monster_maker.retreat.discard_lands")
            first = False

    @wrong("unexplored lands do not count", with_number)
    def _(game, n):
        return n + sum(land.face_down for land in game.position.players[game.position.turn_player].map) if n else 0

    @wrong("everybody's lands are discarded", after_step, "retreat", "discard_lands")
    def _(game, frame):
        for seat in others_from(game, game.position.turn_player):
            for _ in game.position.players[seat].map[: frame.number]:
                zones.discard_newest_land(game, seat, "monster_maker.retreat.discard_lands")


def stopping(other: Callable[[Context, str, bool], bool]) -> Bend:
    def stops(game: Context, seat: str, *, first: bool) -> bool:
        return other(game, seat, first)

    return judgement("retreat stops", stops)


with clause("monster_maker.retreat.stop_at_town"):

    @wrong("the town is discarded as the last one", step, "retreat", "discard_lands")
    def _(game, frame):
        seat = game.position.turn_player
        for count in range(frame.number):
            lands = game.position.players[seat].map
            town = bool(lands) and is_town(game, lands[-1])
            if not lands:
                break
            zones.discard_newest_land(game, seat, "monster_maker.retreat.discard_lands")
            if town and count:
                break

    @wrong("a town's card stops it face down, too", judgement, values.is_town)
    def _(game, land):
        definition = game.position.own_cards[game.position.cards[land.card]].land
        return definition is not None and bool(definition.town)

    @wrong("the oldest town stops it, not a newer one", stopping)
    def _(game, seat, first):
        lands = game.position.players[seat].map
        return not first and is_town(game, lands[-1]) and (not any(is_town(game, land) for land in lands[:-1]))


def last_is_town(game: Context, seat: str) -> bool:
    """Whether the newest land now is a town."""
    return is_town(game, game.position.players[seat].map[-1])


with clause("monster_maker.retreat.newest_town_exception"):
    mutant("the town where the party stands stops it", stopping(lambda game, seat, _first: last_is_town(game, seat)))

    @wrong("the town where the party stands does not count as a land", with_number)
    def _(game, n):
        return n + last_is_town(game, game.position.turn_player) if n else 0

    @wrong("the town where the party stands goes in any case", with_number)
    def _(game, n):
        return max(n, int(last_is_town(game, game.position.turn_player)))

    @wrong("the exception needs an older land to go to", stopping)
    def _(game, seat, first):
        return last_is_town(game, seat) and (not first or len(game.position.players[seat].map) == 1)


with clause("monster_maker.retreat.no_more_lands"):

    @wrong("the last land is never discarded", stopping)
    def _(game, seat, first):
        return (not first and last_is_town(game, seat)) or len(game.position.players[seat].map) == 1

    @wrong("with too few lands none is discarded", with_number)
    def _(game, n):
        return n if n <= len(game.position.players[game.position.turn_player].map) else 0

    @wrong("a party without lands is annihilated", after_step, "retreat", "discard_lands")
    def _(game, _frame):
        seat = game.position.turn_player
        if not game.position.players[seat].map:
            for character in game.position.players[seat].party:
                zones.discard_character(game, character.card, "monster_maker.annihilation.characters_discarded")


with clause("monster_maker.retreat.bars_move_phase") as this:
    mutant("a retreat bars placing characters, too", condition("place_character", this, move.no_retreat_this_turn))

    @wrong("one may move face down after a retreat", condition, "move", this)
    def _(game, seat, answer):
        return not answer.face_down and move.no_retreat_this_turn(game, seat, answer)

    @wrong("a battle bars moving, too", after_step, "battle", "declare_battle")
    def _(game, _frame):
        turn_of(game).retreated = True

    @wrong("a retreat of this turn is forgotten", after_step, "retreat", "declare_retreat")
    def _(game, _frame):
        turn_of(game).retreated = False

    @wrong("a retreat bars moves in later turns, too", table)
    def _(edition):
        def note(game, turn):
            game.edition.cache["a retreat"] = turn.retreated

        def remember(game, _frame):
            turn_of(game).retreated = game.edition.cache.get("a retreat", False)

        return after_step("draw_phase", "draw_card", remember)(after_step("turn", "end_phase", note)(edition))


with clause("monster_maker.ruling.owner_orders_the_bottom"):

    @wrong("the turn player orders the monsters", step, "retreat", "return_monsters")
    def _(game, frame):
        asked: Any = retreat.return_monsters(game, frame)
        return asked and Decision(game.position.turn_player, asked.kind, asked.clause)

    @wrong("the monsters go under the deck as they were placed", sent)
    def _(game, seat, cards):
        zones.change_player(game, seat, deck=(*game.position.players[seat].deck, *cards))

    @wrong("the card named first lies lowest", perform, "deck_bottom")
    def _(real, game, frame, seat, answer):
        return real(game, frame, seat, retreat.DeckBottom(answer.cards[::-1]))

    @wrong("an owner of one is asked, too", step, "retreat", "return_monsters")
    def _(game, frame):
        for seat in others_from(game, game.position.turn_player):
            if frame.returning.get(seat):
                return Decision(seat, "deck_bottom", "monster_maker.ruling.owner_orders_the_bottom")
        return None

    @wrong("the owners are asked counterclockwise", step, "retreat", "return_monsters")
    def _(game, frame):
        for seat in others_from(game, game.position.turn_player)[::-1]:
            if len(frame.returning.get(seat, ())) > 1:
                return Decision(seat, "deck_bottom", "monster_maker.ruling.owner_orders_the_bottom")
        return retreat.return_monsters(game, frame)

    @wrong("the first owner orders the monsters of all", perform, "deck_bottom")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        for other, cards in frame.returning.items():
            zones.change_player(game, other, deck=(*game.position.players[other].deck, *cards))
        frame.returning = {}
        return outcome


with clause("monster_maker.ruling.exception_covers_one_land"):

    @wrong("a retreat that begins on a town passes all towns", stopping)
    def _(game, seat, first):
        frame = game.position.stack[-1]
        assert isinstance(frame, Retreat)
        if first and last_is_town(game, seat):
            frame.number = -frame.number
        return not first and frame.number > 0 and last_is_town(game, seat)

    @wrong("the discarding ends with the town where the party stood", with_number)
    def _(game, n):
        return min(n, 1) if last_is_town(game, game.position.turn_player) else n
