"""Wrong retreats."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call
from reference_engine.monster_maker import move, retreat, values, zones
from reference_engine.monster_maker.position import obstacles, others_from
from reference_engine.monster_maker.procedures import Battle, Retreat
from reference_engine.monster_maker.turn import turn_of
from reference_engine.monster_maker.values import is_town, monster_face, party_level

Context = Any


def in_the_way(game: Context) -> tuple[Any, ...]:
    """The monsters on the turn player's newest land."""
    return obstacles(game.position.players[game.position.turn_player])


def with_number(edition: Edition, other: Callable[[Context, int], int]) -> Edition:
    """The table with another retreat number; ``other`` gets the real one."""

    def count(game: Context, frame: Any) -> Any:
        outcome = retreat.count_retreat_number(game, frame)
        frame.number = other(game, frame.number)
        return outcome

    return amend.step(edition, "retreat", "count_retreat_number", count)


def stopping(edition: Edition, other: Callable[[Context, str, bool], bool]) -> Edition:
    """The table with another judgement of what ends the discarding, by player and whether it is the first land."""

    def stops(game: Context, seat: str, *, first: bool) -> bool:
        return other(game, seat, first)

    return amend.rule(edition, "retreat stops", stops)


def last_is_town(game: Context, seat: str) -> bool:
    """Whether the newest land now is a town."""
    return is_town(game, game.position.players[seat].map[-1])


@mutant("monster_maker.retreat.declare", "one may retreat while targets are chosen")
def retreat_during_the_targets(edition: Edition) -> Edition:
    """Whoever is asked."""
    return amend.offer(edition, "aim", "retreat").amended(edition.name, may_answer=amend.either_seat_at("aim"))


@mutant("monster_maker.retreat.declare", "one may retreat at the assignment")
def retreat_at_the_assignment(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "assign", "retreat")


@mutant("monster_maker.retreat.declare", "one may retreat at the support")
def retreat_at_the_support(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "support", "retreat")


@mutant("monster_maker.retreat.declare", "one may retreat at the loot")
def retreat_at_the_loot(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "loot", "retreat")


@mutant("monster_maker.retreat.declare", "a retreat comes after a battle")
def battle_before_the_retreat(edition: Edition) -> Edition:
    """It does not take the battle's place."""
    return amend.perform(edition, "retreat", lambda _game, _frame, _seat, _answer: Call(Battle()))


@mutant("monster_maker.retreat.wounded_discarded", "the wounded come along")
def the_wounded_come_along(edition: Edition) -> Edition:
    """The step is left out."""
    return amend.without_step(edition, "retreat", "discard_wounded")


@mutant("monster_maker.retreat.wounded_discarded", "one wounded character is discarded")
def one_is_left_behind(edition: Edition) -> Edition:
    """The first one."""

    def first(game: Context, _frame: Any) -> None:
        wounded = [c.card for c in game.position.players[game.position.turn_player].party if c.wounded]
        for card in wounded[:1]:
            zones.discard_character(game, card, "monster_maker.retreat.wounded_discarded")

    return amend.step(edition, "retreat", "discard_wounded", first)


@mutant("monster_maker.retreat.wounded_discarded", "the damaged are left behind, too")
def the_damaged_are_left_behind(edition: Edition) -> Edition:
    """Damage is taken for a wound."""

    def all_hurt(game: Context, _frame: Any) -> None:
        for character in game.position.players[game.position.turn_player].party:
            if character.wounded or character.damage:
                zones.discard_character(game, character.card, "monster_maker.retreat.wounded_discarded")

    return amend.step(edition, "retreat", "discard_wounded", all_hurt)


@mutant("monster_maker.retreat.wounded_discarded", "everybody's wounded are discarded")
def everybodys_wounded(edition: Edition) -> Edition:
    """In all parties."""

    def all_parties(game: Context, _frame: Any) -> None:
        for player in list(game.position.players.values()):
            for character in player.party:
                if character.wounded:
                    zones.discard_character(game, character.card, "monster_maker.retreat.wounded_discarded")

    return amend.step(edition, "retreat", "discard_wounded", all_parties)


@mutant("monster_maker.retreat.wounded_discarded", "the hero is never left behind")
def heroes_come_along(edition: Edition) -> Edition:
    """The marker protects."""

    def others(game: Context, _frame: Any) -> None:
        for character in game.position.players[game.position.turn_player].party:
            if character.wounded and not character.marked:
                zones.discard_character(game, character.card, "monster_maker.retreat.wounded_discarded")

    return amend.step(edition, "retreat", "discard_wounded", others)


@mutant("monster_maker.retreat.wounded_discarded", "a battle discards the wounded, too")
def battles_discard_the_wounded(edition: Edition) -> Edition:
    """At its declaration."""
    return amend.after_step(edition, "battle", "declare_battle", lambda g, f: retreat.discard_wounded(g, f) and None)


# The retreat number


@mutant("monster_maker.retreat.number", "the highest retreat value counts")
def the_highest_value(edition: Edition) -> Edition:
    """The values are not added."""
    return with_number(edition, lambda game, _n: max(monster_face(game, m.card).retreat for m in in_the_way(game)))


@mutant("monster_maker.retreat.number", "the retreat number is that of the monsters")
def as_many_as_monsters(edition: Edition) -> Edition:
    """The values do not matter."""
    return with_number(edition, lambda game, _n: len(in_the_way(game)))


@mutant("monster_maker.retreat.number", "the retreat number is at least 1")
def at_least_one(edition: Edition) -> Edition:
    """0 is taken for 1."""
    return with_number(edition, lambda _game, n: max(1, n))


@mutant("monster_maker.retreat.number", "only the next player's monsters count")
def only_one_owners_monsters(edition: Edition) -> Edition:
    """The others' are overlooked."""

    def count(game: Context, _n: int) -> int:
        owner = others_from(game, game.position.turn_player)[0]
        return sum(monster_face(game, m.card).retreat for m in in_the_way(game) if m.owner == owner)

    return with_number(edition, count)


@mutant("monster_maker.retreat.number", "the owners' monsters on other lands count, too")
def monsters_elsewhere_count(edition: Edition) -> Edition:
    """Wherever they are."""

    def count(game: Context, _n: int) -> int:
        lands = [land for player in game.position.players.values() for land in player.map]
        return sum(monster_face(game, m.card).retreat for land in lands for m in land.monsters)

    return with_number(edition, count)


@mutant("monster_maker.retreat.number", "the attack counts are added instead")
def attack_counts_are_added(edition: Edition) -> Edition:
    """The wrong value of the card."""
    return with_number(edition, lambda game, _n: sum(monster_face(game, m.card).attack_count for m in in_the_way(game)))


@mutant("monster_maker.retreat.number", "a damaged monster counts for nothing")
def damaged_monsters_do_not_count(edition: Edition) -> Edition:
    """Only those without damage count."""
    return with_number(
        edition, lambda game, _n: sum(monster_face(game, m.card).retreat for m in in_the_way(game) if not m.damage)
    )


# Where the monsters go


def sent(edition: Edition, other: Callable[[Context, str, tuple[str, ...]], None]) -> Edition:
    """The table in which the monsters of each owner go somewhere else."""

    def send(game: Context, frame: Any) -> Any:
        for seat, cards in frame.returning.items():
            other(game, seat, cards)
        frame.returning = {}

    return amend.step(edition, "retreat", "return_monsters", send)


def _on_top(game: Context, seat: str, cards: tuple[str, ...]) -> None:
    zones.change_player(game, seat, deck=(*cards, *game.position.players[seat].deck))


def _to_hand(game: Context, seat: str, cards: tuple[str, ...]) -> None:
    zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *cards))


def _discarded(game: Context, seat: str, cards: tuple[str, ...]) -> None:
    for card in cards:
        zones.discard(game, seat, card, "monster_maker.retreat.monsters_return")


@mutant("monster_maker.retreat.monsters_return", "monsters go on top of the decks")
def monsters_go_on_top(edition: Edition) -> Edition:
    """The wrong end."""
    return sent(edition, _on_top)


@mutant("monster_maker.retreat.monsters_return", "monsters return to the hands")
def monsters_go_to_the_hand(edition: Edition) -> Edition:
    """The wrong pile."""
    return sent(edition, _to_hand)


@mutant("monster_maker.retreat.monsters_return", "monsters are discarded")
def monsters_are_discarded(edition: Edition) -> Edition:
    """The wrong pile."""
    return sent(edition, _discarded)


@mutant("monster_maker.retreat.monsters_return", "monsters stay on a land that stays")
def monsters_stay(edition: Edition) -> Edition:
    """They leave only a land that is discarded."""

    def gather(game: Context, frame: Any) -> Any:
        return retreat.gather_monsters(game, frame) if frame.number else None

    return amend.step(edition, "retreat", "gather_monsters", gather)


@mutant("monster_maker.retreat.monsters_return", "all go under the deck of the first owner")
def all_to_one_deck(edition: Edition) -> Edition:
    """Whosever they are."""

    def gather(real: Any, game: Context, frame: Any) -> None:
        real(game, frame)
        owners = list(frame.returning)
        frame.returning = {owners[0]: tuple(card for cards in frame.returning.values() for card in cards)}

    real = edition.procedures["retreat"]["gather_monsters"]
    return amend.step(edition, "retreat", "gather_monsters", lambda game, frame: gather(real, game, frame))


@mutant("monster_maker.retreat.monsters_return", "the owners' monsters on other lands return, too")
def all_monsters_return(edition: Edition) -> Edition:
    """Wherever they are."""

    def more(game: Context, frame: Any) -> None:
        for seat in list(frame.returning):
            for player in list(game.position.players.values()):
                for monster in [m for land in player.map for m in land.monsters if m.owner == seat]:
                    zones.take_monster(game, monster.card)
                    frame.returning = {**frame.returning, seat: (*frame.returning[seat], monster.card)}

    return amend.after_step(edition, "retreat", "gather_monsters", more)


@mutant("monster_maker.retreat.monsters_return", "the lands go first, so that the monsters are discarded with them")
def lands_go_first(edition: Edition) -> Edition:
    """The steps change places."""
    return amend.step_before(edition, "retreat", "discard_lands", "gather_monsters")


@mutant("monster_maker.retreat.monsters_return", "each of them is a card of loot")
def returning_monsters_are_loot(edition: Edition) -> Edition:
    """As if they were destroyed."""

    def more(game: Context, frame: Any) -> None:
        zones.draw(game, game.position.turn_player, sum(map(len, frame.returning.values())), "")

    return amend.after_step(edition, "retreat", "gather_monsters", more)


# The way back


@mutant("monster_maker.retreat.discard_lands", "one land more is discarded")
def one_land_more(edition: Edition) -> Edition:
    """Off by one."""
    return with_number(edition, lambda _game, n: n + 1)


@mutant("monster_maker.retreat.discard_lands", "one land less is discarded")
def one_land_less(edition: Edition) -> Edition:
    """Off by one."""
    return with_number(edition, lambda _game, n: max(0, n - 1))


@mutant("monster_maker.retreat.discard_lands", "the oldest lands are discarded")
def the_oldest_first(edition: Edition) -> Edition:
    """The wrong end of the map."""

    def discard(game: Context, frame: Any) -> None:
        seat = game.position.turn_player
        for land in game.position.players[seat].map[: frame.number]:
            zones.change_player(game, seat, map=game.position.players[seat].map[1:])
            zones.discard(game, seat, land.card, "monster_maker.retreat.discard_lands")

    return amend.step(edition, "retreat", "discard_lands", discard)


@mutant("monster_maker.retreat.discard_lands", "levels are counted, not lands")
def levels_are_counted(edition: Edition) -> Edition:
    """A land of level 2 counts twice."""

    def discard(game: Context, frame: Any) -> None:
        seat = game.position.turn_player
        goal = party_level(game, game.position.players[seat]) - frame.number
        first = True
        while game.position.players[seat].map and party_level(game, game.position.players[seat]) > goal:
            if retreat.stops_at_town(game, seat, first=first):
                break
            zones.discard_newest_land(game, seat, "monster_maker.retreat.discard_lands")
            first = False

    return amend.step(edition, "retreat", "discard_lands", discard)


@mutant("monster_maker.retreat.discard_lands", "unexplored lands do not count")
def unexplored_lands_are_free(edition: Edition) -> Edition:
    """They are discarded besides."""

    def more(game: Context, n: int) -> int:
        return n + sum(land.face_down for land in game.position.players[game.position.turn_player].map) if n else 0

    return with_number(edition, more)


@mutant("monster_maker.retreat.discard_lands", "everybody's lands are discarded")
def everybodys_lands(edition: Edition) -> Edition:
    """The other players retreat as well."""

    def more(game: Context, frame: Any) -> None:
        for seat in others_from(game, game.position.turn_player):
            for _ in game.position.players[seat].map[: frame.number]:
                zones.discard_newest_land(game, seat, "monster_maker.retreat.discard_lands")

    return amend.after_step(edition, "retreat", "discard_lands", more)


@mutant("monster_maker.retreat.stop_at_town", "towns do not stop it")
def towns_do_not_stop(edition: Edition) -> Edition:
    """They are lands like others."""
    return stopping(edition, lambda _game, _seat, _first: False)


@mutant("monster_maker.retreat.stop_at_town", "the town is discarded as the last one")
def the_town_goes_last(edition: Edition) -> Edition:
    """What is older stays."""

    def discard(game: Context, frame: Any) -> None:
        seat = game.position.turn_player
        for count in range(frame.number):
            lands = game.position.players[seat].map
            town = bool(lands) and is_town(game, lands[-1])
            if not lands:
                break
            zones.discard_newest_land(game, seat, "monster_maker.retreat.discard_lands")
            if town and count:
                break

    return amend.step(edition, "retreat", "discard_lands", discard)


@judgement(values.is_town, "monster_maker.retreat.stop_at_town", "a town's card stops it face down, too")
def hidden_towns_stop(_real: Any, game: Context, land: Any) -> bool:
    """The card is looked at."""
    definition = game.position.own_cards[game.position.cards[land.card]].land
    return definition is not None and bool(definition.town)


@mutant("monster_maker.retreat.stop_at_town", "the oldest town stops it, not a newer one")
def the_oldest_town_stops(edition: Edition) -> Edition:
    """The newer ones are passed."""

    def oldest(game: Context, seat: str, first: bool) -> bool:
        lands = game.position.players[seat].map
        return not first and is_town(game, lands[-1]) and not any(is_town(game, land) for land in lands[:-1])

    return stopping(edition, oldest)


@mutant("monster_maker.retreat.newest_town_exception", "the town where the party stands stops it")
def the_newest_town_stops(edition: Edition) -> Edition:
    """There is no exception."""
    return stopping(edition, lambda game, seat, _first: last_is_town(game, seat))


@mutant("monster_maker.retreat.newest_town_exception", "the town where the party stands does not count as a land")
def the_newest_town_is_free(edition: Edition) -> Edition:
    """One more is discarded behind it."""
    return with_number(edition, lambda game, n: n + last_is_town(game, game.position.turn_player) if n else 0)


@mutant("monster_maker.retreat.newest_town_exception", "the town where the party stands goes in any case")
def the_newest_town_goes(edition: Edition) -> Edition:
    """With a retreat number of 0, too."""
    return with_number(edition, lambda game, n: max(n, int(last_is_town(game, game.position.turn_player))))


@mutant("monster_maker.retreat.newest_town_exception", "the exception needs an older land to go to")
def the_only_town_stays(edition: Edition) -> Edition:
    """A town without older lands stays."""
    return stopping(
        edition,
        lambda game, seat, first: last_is_town(game, seat) and (not first or len(game.position.players[seat].map) == 1),
    )


@mutant("monster_maker.retreat.no_more_lands", "the last land is never discarded")
def the_last_land_stays(edition: Edition) -> Edition:
    """One land is always left."""
    return stopping(
        edition,
        lambda game, seat, first: (not first and last_is_town(game, seat)) or len(game.position.players[seat].map) == 1,
    )


@mutant("monster_maker.retreat.no_more_lands", "with too few lands none is discarded")
def all_or_none(edition: Edition) -> Edition:
    """The number must be paid in full."""
    return with_number(
        edition, lambda game, n: n if n <= len(game.position.players[game.position.turn_player].map) else 0
    )


@mutant("monster_maker.retreat.no_more_lands", "a party without lands is annihilated")
def no_land_is_the_end(edition: Edition) -> Edition:
    """Whoever is unhurt."""

    def more(game: Context, _frame: Any) -> None:
        seat = game.position.turn_player
        if not game.position.players[seat].map:
            for character in game.position.players[seat].party:
                zones.discard_character(game, character.card, "monster_maker.annihilation.characters_discarded")

    return amend.after_step(edition, "retreat", "discard_lands", more)


# After a retreat


@mutant("monster_maker.retreat.bars_move_phase", "one may move after a retreat")
def moving_after_a_retreat(edition: Edition) -> Edition:
    """Only dismissing is forbidden."""
    return amend.condition(edition, "move", "monster_maker.retreat.bars_move_phase", lambda _g, _s, _a: None)


@mutant("monster_maker.retreat.bars_move_phase", "one may dismiss after a retreat")
def dismissing_after_a_retreat(edition: Edition) -> Edition:
    """Only moving is forbidden."""
    return amend.condition(edition, "dismiss", "monster_maker.retreat.bars_move_phase", lambda _g, _s, _a: None)


@mutant("monster_maker.retreat.bars_move_phase", "one may move face down after a retreat")
def hiding_after_a_retreat(edition: Edition) -> Edition:
    """Unexplored lands are free."""

    def face_up(game: Context, seat: str, answer: Any) -> str | None:
        return None if answer.face_down else move.no_retreat_this_turn(game, seat, answer)

    return amend.condition(edition, "move", "monster_maker.retreat.bars_move_phase", face_up)


@mutant("monster_maker.retreat.bars_move_phase", "a battle bars moving, too")
def battles_bar_moving(edition: Edition) -> Edition:
    """Whoever has fought stays."""

    def more(game: Context, _frame: Any) -> None:
        turn_of(game).retreated = True

    return amend.after_step(edition, "battle", "declare_battle", more)


@mutant("monster_maker.retreat.bars_move_phase", "a retreat of this turn is forgotten")
def the_retreat_is_forgotten(edition: Edition) -> Edition:
    """It is not noted."""

    def more(game: Context, _frame: Any) -> None:
        turn_of(game).retreated = False

    return amend.after_step(edition, "retreat", "declare_retreat", more)


@mutant("monster_maker.retreat.bars_move_phase", "a retreat bars moves in later turns, too")
def barred_for_longer(edition: Edition) -> Edition:
    """The next turns remember it."""

    def note(game: Context, turn: Any) -> None:
        game.edition.cache["a retreat"] = turn.retreated

    def remember(game: Context, _frame: Any) -> None:
        turn_of(game).retreated = game.edition.cache.get("a retreat", False)

    return amend.after_step(amend.after_step(edition, "turn", "end_phase", note), "draw_phase", "draw_card", remember)


@mutant("monster_maker.retreat.bars_move_phase", "a retreat bars placing characters, too")
def nobody_joins_after_a_retreat(edition: Edition) -> Edition:
    """One more condition."""
    return amend.condition(
        edition, "place_character", "monster_maker.retreat.bars_move_phase", move.no_retreat_this_turn
    )


# Rulings


@mutant("monster_maker.ruling.owner_orders_the_bottom", "the turn player orders the monsters")
def the_turn_player_orders(edition: Edition) -> Edition:
    """The question goes to the other side."""

    def ask(game: Context, frame: Any) -> Any:
        asked: Any = retreat.return_monsters(game, frame)
        return asked and Decision(game.position.turn_player, asked.kind, asked.clause)

    return amend.step(edition, "retreat", "return_monsters", ask)


@mutant("monster_maker.ruling.owner_orders_the_bottom", "the monsters go under the deck as they were placed")
def nobody_is_asked(edition: Edition) -> Edition:
    """There is no question."""

    def under(game: Context, seat: str, cards: tuple[str, ...]) -> None:
        zones.change_player(game, seat, deck=(*game.position.players[seat].deck, *cards))

    return sent(edition, under)


@mutant("monster_maker.ruling.owner_orders_the_bottom", "the card named first lies lowest")
def the_first_is_the_lowest(edition: Edition) -> Edition:
    """The order is turned round."""

    def turned(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        return real(game, frame, seat, retreat.DeckBottom(answer.cards[::-1]))

    return amend.around(edition, "deck_bottom", turned)


@mutant("monster_maker.ruling.owner_orders_the_bottom", "an owner of one is asked, too")
def owners_of_one_are_asked(edition: Edition) -> Edition:
    """The question has one answer."""

    def ask(game: Context, frame: Any) -> Any:
        for seat in others_from(game, game.position.turn_player):
            if frame.returning.get(seat):
                return Decision(seat, "deck_bottom", "monster_maker.ruling.owner_orders_the_bottom")
        return None

    return amend.step(edition, "retreat", "return_monsters", ask)


@mutant("monster_maker.ruling.owner_orders_the_bottom", "the owners are asked counterclockwise")
def owners_counterclockwise(edition: Edition) -> Edition:
    """From the right of the turn player on."""

    def ask(game: Context, frame: Any) -> Any:
        for seat in others_from(game, game.position.turn_player)[::-1]:
            if len(frame.returning.get(seat, ())) > 1:
                return Decision(seat, "deck_bottom", "monster_maker.ruling.owner_orders_the_bottom")
        return retreat.return_monsters(game, frame)

    return amend.step(edition, "retreat", "return_monsters", ask)


@mutant("monster_maker.ruling.owner_orders_the_bottom", "the first owner orders the monsters of all")
def one_owner_orders_all(edition: Edition) -> Edition:
    """The others are not asked."""

    def after(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        for other, cards in frame.returning.items():
            zones.change_player(game, other, deck=(*game.position.players[other].deck, *cards))
        frame.returning = {}
        return outcome

    return amend.around(edition, "deck_bottom", after)


@mutant("monster_maker.ruling.exception_covers_one_land", "a retreat that begins on a town passes all towns")
def all_towns_are_passed(edition: Edition) -> Edition:
    """The exception lasts."""

    def stops(game: Context, seat: str, first: bool) -> bool:
        frame = game.position.stack[-1]
        assert isinstance(frame, Retreat)
        if first and last_is_town(game, seat):
            frame.number = -frame.number
        return not first and frame.number > 0 and last_is_town(game, seat)

    return stopping(edition, stops)


@mutant("monster_maker.ruling.exception_covers_one_land", "the discarding ends with the town where the party stood")
def the_exception_is_the_end(edition: Edition) -> Edition:
    """Nothing older goes."""
    return with_number(edition, lambda game, n: min(n, 1) if last_is_town(game, game.position.turn_player) else n)
