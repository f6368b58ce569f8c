"""Wrong ways to prepare a game."""

from dataclasses import replace
from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import setup, view, zones
from reference_engine.monster_maker.position import Character, Land, card_of, seats_from

CHOOSING = "monster_maker.setup.start_character_face_down"


@mutant("monster_maker.game.no_mulligan", "a hand without a land is exchanged")
def landless_hands_are_exchanged(edition: Edition) -> Edition:
    """Back under the deck with it."""

    def exchange(game: Any, _frame: Any) -> None:
        for seat in game.position.order:
            player = game.position.players[seat]
            if not any(card_of(game, card).land for card in player.hand):
                deck = player.deck + player.hand
                zones.change_player(game, seat, hand=deck[:7], deck=deck[7:])

    return amend.after_step(edition, "setup", "draw_hands", exchange)


@mutant("monster_maker.game.no_mulligan", "everybody exchanges the hand once")
def all_hands_are_exchanged(edition: Edition) -> Edition:
    """For whatever comes next."""

    def exchange(game: Any, _frame: Any) -> None:
        for seat in game.position.order:
            player = game.position.players[seat]
            deck = player.deck + player.hand
            zones.change_player(game, seat, hand=deck[:7], deck=deck[7:])

    return amend.after_step(edition, "setup", "draw_hands", exchange)


def _choice(edition: Edition, allowed: Any) -> Edition:
    def condition(game: Any, _seat: str, answer: Any) -> str | None:
        return None if allowed(card_of(game, answer.card)) else "that cannot be the start character"

    return amend.condition(edition, "choose_start", CHOOSING, condition)


@mutant(CHOOSING, "any character may be the start character")
def any_level_starts(edition: Edition) -> Edition:
    """The level is not looked at."""
    return _choice(edition, lambda card: card.kind == "character")


@mutant(CHOOSING, "a level 1 character may be the start character")
def level_one_starts(edition: Edition) -> Edition:
    """Off by one."""
    return _choice(edition, lambda card: card.kind == "character" and card.character.level <= 1)


@mutant(CHOOSING, "a monster card that serves as a character may be the start character")
def deemed_characters_start(edition: Edition) -> Edition:
    """The kind of card is not looked at."""
    return _choice(edition, lambda card: card.character is not None and card.character.level == 0)


@mutant(CHOOSING, "any creature of level 0 may be the start character")
def creatures_start(edition: Edition) -> Edition:
    """Monsters, too; a card without a character's side becomes none."""
    return _choice(edition, lambda card: any(face and face.level == 0 for face in (card.character, card.monster)))


@mutant(CHOOSING, "the start character stays in the deck as well")
def start_character_stays_in_the_deck(edition: Edition) -> Edition:
    """One card in two places."""

    def choose(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        deck = game.position.players[seat].deck
        outcome = real(game, frame, seat, answer)
        zones.change_player(game, seat, deck=deck)
        return outcome

    return amend.around(edition, "choose_start", choose)


@mutant(CHOOSING, "the start character is face up at once")
def start_character_face_up(edition: Edition) -> Edition:
    """It joins the party when it is chosen."""

    def choose(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_player(game, seat, party=(Character(answer.card, marked=True),))
        return outcome

    return amend.around(edition, "choose_start", choose)


@mutant(CHOOSING, "all copies of a card are listed")
def all_copies_are_listed(edition: Edition) -> Edition:
    """Each of them is offered."""

    def copies(options: list[Any], game: Any) -> list[Any]:
        deck = game.position.players[game.position.pending.seat].deck
        return [setup.ChooseStart(card) for card in deck] if options else []

    return amend.listed(edition, "choose_start", copies)


@mutant("monster_maker.setup.shuffle", "the order that the shuffle gives is ignored")
def shuffles_do_nothing(edition: Edition) -> Edition:
    """The decks stay as they are."""
    return amend.drawn(edition, "shuffle_decks", lambda _game, _frame, _orders: None)


@mutant("monster_maker.setup.shuffle", "only the first deck is shuffled")
def one_deck_is_shuffled(edition: Edition) -> Edition:
    """The others stay as they are."""

    def first_only(game: Any, _frame: Any, orders: Any) -> None:
        zones.change_player(game, game.position.order[0], deck=orders[0])

    return amend.drawn(edition, "shuffle_decks", first_only)


@mutant("monster_maker.setup.shuffle", "the decks are shuffled after the hands have been drawn")
def shuffled_too_late(edition: Edition) -> Edition:
    """The hands come from unshuffled decks."""
    return amend.step_before(edition, "setup", "draw_hands", "shuffle_decks")


@mutant("monster_maker.setup.shuffle", "the last deck keeps its order")
def last_deck_is_not_shuffled(edition: Edition) -> Edition:
    """One is forgotten."""

    def but_one(game: Any, _frame: Any, orders: Any) -> None:
        for seat, order in zip(game.position.order[:-1], orders[:-1], strict=True):
            zones.change_player(game, seat, deck=order)

    return amend.drawn(edition, "shuffle_decks", but_one)


def _first(edition: Edition, place: Any) -> Edition:
    def drawn(game: Any, frame: Any, places: Any) -> Any:
        return setup.turn_order_drawn(game, frame, (place(places[0], len(game.position.order)),))

    return amend.drawn(edition, "determine_turn_order", drawn)


@mutant("monster_maker.setup.turn_order", "the first at the table always begins")
def first_seat_begins(edition: Edition) -> Edition:
    """Chance is ignored."""
    return _first(edition, lambda _place, _count: 1)


@mutant("monster_maker.setup.turn_order", "the next after the player drawn begins")
def next_seat_begins(edition: Edition) -> Edition:
    """Off by one."""
    return _first(edition, lambda place, count: place % count + 1)


@mutant("monster_maker.setup.draw_seven", "six cards are drawn")
def six_cards(edition: Edition) -> Edition:
    """Off by one."""
    return amend.numbers(edition, opening_hand=6)


@mutant("monster_maker.setup.draw_seven", "eight cards are drawn")
def eight_cards(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return amend.numbers(edition, opening_hand=8)


@mutant("monster_maker.setup.draw_seven", "the first player draws no hand")
def first_player_has_no_hand(edition: Edition) -> Edition:
    """Everyone else does."""

    def draw(game: Any, _frame: Any) -> None:
        for seat in game.position.order[1:]:
            zones.draw(game, seat, 7, "monster_maker.setup.draw_seven")

    return amend.step(edition, "setup", "draw_hands", draw)


@mutant("monster_maker.setup.draw_seven", "hands are drawn from the bottom")
def hands_from_the_bottom(edition: Edition) -> Edition:
    """The seven lowest cards."""

    def draw(game: Any, _frame: Any) -> None:
        for seat in game.position.order:
            deck = game.position.players[seat].deck
            zones.change_player(game, seat, hand=deck[-7:], deck=deck[:-7])

    return amend.step(edition, "setup", "draw_hands", draw)


@judgement(view.player_view, "monster_maker.setup.draw_seven", "hands lie open")
def hands_lie_open(real: Any, game: Any, seat: str, viewer: str) -> Any:
    """Everybody reads them."""
    return with_fields(real(game, seat, viewer), hand=tuple(sorted(game.position.players[seat].hand)))


def _revealed(edition: Edition, change: Any) -> Edition:
    def more(game: Any, _frame: Any) -> None:
        for seat in game.position.order:
            change(game, seat)

    return amend.after_step(edition, "setup", "reveal_start_characters", more)


@mutant("monster_maker.setup.reveal_start", "start characters get no marker")
def no_markers(edition: Edition) -> Edition:
    """They are turned face up, and that is all."""

    def bare(game: Any, seat: str) -> None:
        (start,) = game.position.players[seat].party
        zones.change_player(game, seat, party=(Character(start.card),))

    return _revealed(edition, bare)


@mutant("monster_maker.setup.reveal_start", "start characters come wounded")
def wounded_starts(edition: Edition) -> Edition:
    """They lie sideways."""

    def hurt(game: Any, seat: str) -> None:
        (start,) = game.position.players[seat].party
        zones.change_player(game, seat, party=(Character(start.card, wounded=True, marked=True),))

    return _revealed(edition, hurt)


@mutant("monster_maker.setup.reveal_start", "only the first player's start character gets the marker")
def one_marker(edition: Edition) -> Edition:
    """There is one marker on the table."""

    def bare(game: Any, seat: str) -> None:
        (start,) = game.position.players[seat].party
        first = seat == game.position.order[0]
        zones.change_player(game, seat, party=(Character(start.card, marked=first),))

    return _revealed(edition, bare)


@mutant("monster_maker.setup.level_zero", "everybody begins on an unexplored land")
def one_land_to_begin_with(edition: Edition) -> Edition:
    """The top card of the deck."""

    def land(game: Any, seat: str) -> None:
        deck = game.position.players[seat].deck
        zones.change_player(game, seat, map=(Land(deck[0], face_down=True),), deck=deck[1:])

    return _revealed(edition, land)


@mutant("monster_maker.setup.level_zero", "the last player begins on an unexplored land")
def a_land_for_the_last(edition: Edition) -> Edition:
    """To make up for being last."""

    def land(game: Any, seat: str) -> None:
        deck = game.position.players[seat].deck
        if seat == game.position.order[-1]:
            zones.change_player(game, seat, map=(Land(deck[0], face_down=True),), deck=deck[1:])

    return _revealed(edition, land)


@mutant("monster_maker.ruling.random_first_player", "the player drawn begins, but turns pass the other way")
def turns_pass_the_other_way(edition: Edition) -> Edition:
    """Anticlockwise."""

    def drawn(game: Any, _frame: Any, places: Any) -> None:
        position = game.position
        clockwise = seats_from(position, position.order[places[0] - 1])
        position.order = (clockwise[0], *clockwise[:0:-1])
        position.turn_player = position.order[0]

    return amend.drawn(edition, "determine_turn_order", drawn)


@mutant("monster_maker.ruling.random_first_player", "after the player drawn comes the first at the table")
def the_rest_in_seating_order(edition: Edition) -> Edition:
    """The player drawn is only put in front."""

    def drawn(game: Any, _frame: Any, places: Any) -> None:
        position = game.position
        first = position.order[places[0] - 1]
        position.order = (first, *(seat for seat in position.order if seat != first))
        position.turn_player = first

    return amend.drawn(edition, "determine_turn_order", drawn)


@mutant("monster_maker.ruling.random_first_player", "the first at the table begins")
def the_first_at_the_table(edition: Edition) -> Edition:
    """Chance is ignored."""
    return _first(edition, lambda _place, _count: 1)


DECK = "monster_maker.ruling.start_character_from_deck"


@judgement(view.player_view, DECK, "everybody sees the chosen start characters")
def starts_lie_open(real: Any, game: Any, seat: str, viewer: str) -> Any:
    """They lie face down for nobody."""
    return with_fields(real(game, seat, viewer), start=game.position.players[seat].start)


@judgement(view.player_view, DECK, "not even its owner sees a chosen start character")
def starts_are_forgotten(real: Any, game: Any, seat: str, viewer: str) -> Any:
    """It lies face down for everybody."""
    return with_fields(real(game, seat, viewer), start="")


@judgement(view.player_view, DECK, "whoever has chosen sees the start characters of those who choose later")
def earlier_players_look(real: Any, game: Any, seat: str, viewer: str) -> Any:
    """The one who chose first looks on."""
    shown = real(game, seat, viewer)
    chosen = viewer in game.position.players and game.position.players[viewer].start
    return with_fields(shown, start=game.position.players[seat].start) if chosen and seat != viewer else shown


@judgement(view.choosing, DECK, "the own deck stays open after the choice")
def the_deck_stays_open(_real: Any, game: Any, _seat: str) -> bool:
    """As long as anybody chooses."""
    pending = game.position.pending
    return pending is not None and pending.kind == "start_character"


@judgement(view.choosing, DECK, "nobody looks through the own deck")
def the_deck_is_closed(_real: Any, _game: Any, _seat: str) -> bool:
    """One chooses blindly."""
    return False


@mutant(DECK, "a card of somebody else's deck may be chosen")
def any_deck_will_do(edition: Edition) -> Edition:
    """Whoever's it is."""
    act = edition.acts["choose_start"]
    return edition.amended(edition.name, acts={"choose_start": replace(act, faults=lambda *_: ())})


@mutant(DECK, "each start character is revealed when it is chosen")
def revealed_one_by_one(edition: Edition) -> Edition:
    """Nobody waits for the others."""

    def choose(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_player(game, seat, party=(Character(answer.card, marked=True),))
        return outcome

    return amend.around(edition, "choose_start", choose)
