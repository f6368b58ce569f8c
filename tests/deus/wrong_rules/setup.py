"""Wrong set-ups."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import view
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, opponent

Seen = Callable[..., Any]


@mutant("deus.setup.order", "hands are drawn before the opponent may shuffle")
def hands_before_shuffles(edition: Edition) -> Edition:
    """Draw too early."""
    return amend.step_before(edition, "setup", "draw_hands", "south_shuffles_north")


@mutant("deus.setup.order", "summoners are revealed last")
def summoners_last(edition: Edition) -> Edition:
    """Reveal them after the dice."""
    return amend.step_before(edition, "setup", "reveal_summoners", "second_player_power")


@mutant("deus.setup.order", "the turn order is decided before hands are drawn, and South has the power until then")
def power_before_dice(edition: Edition) -> Edition:
    """Give the power too early."""

    def give(game: Any, _setup: Any) -> Next:
        zones.gain_power(game, "south", 1)
        return None

    rules = amend.step(edition, "setup", "second_player_power", give)
    return amend.step_before(rules, "setup", "second_player_power", "shuffle_decks")


def _revealed(edition: Edition, *seats: str) -> Edition:
    def reveal(game: Any, _setup: Any) -> Next:
        for seat in seats:
            zones.change_player(game, seat, summoner_open=True)
        return None

    return amend.step(edition, "setup", "reveal_summoners", reveal)


@mutant("deus.setup.reveal_summoner", "summoners stay face down")
def never_revealed(edition: Edition) -> Edition:
    """Reveal none."""
    return _revealed(edition)


@mutant("deus.setup.reveal_summoner", "South's summoner alone is revealed")
def one_revealed(edition: Edition) -> Edition:
    """Reveal one."""
    return _revealed(edition, "south")


@mutant("deus.setup.shuffle", "each deck is put into the order of the other's shuffle and then turned over")
def turned_over(edition: Edition) -> Edition:
    """Lay the shuffled deck face up and take it from below."""

    def shuffled(game: Any, _setup: Any, orders: tuple[tuple[str, ...], ...]) -> Next:
        for seat, order in zip(SEATS, orders, strict=True):
            zones.change_player(game, seat, deck=order[::-1])
        return None

    return amend.drawn(edition, "shuffle_decks", shuffled)


@mutant("deus.setup.shuffle", "North's deck is played as it was selected")
def one_shuffled(edition: Edition) -> Edition:
    """Shuffle one of them only."""

    def shuffled(game: Any, _setup: Any, orders: tuple[tuple[str, ...], ...]) -> Next:
        zones.change_player(game, "south", deck=orders[0])
        return None

    return amend.drawn(edition, "shuffle_decks", shuffled)


@judgement(view.player_view, "deus.setup.shuffle", "players see their own decks while they shuffle")
def shuffled_face_up(real: Seen, edition: Edition, player: Any, seat: str, viewer: str) -> Any:
    """Show them."""
    shown = real(edition, player, seat, viewer)
    return replace(shown, deck=player.deck) if viewer == seat else shown


@mutant("deus.setup.shuffle_opponent", "a player may shuffle the own deck once more, not the other one")
def own_deck_again(edition: Edition) -> Edition:
    """Take the wrong deck."""

    def shuffle(_game: Any, frame: Any, seat: str, _answer: Any) -> Next:
        frame.shuffle_again = (*frame.shuffle_again, seat)
        return None

    return amend.perform(edition, "shuffle", shuffle)


@mutant("deus.setup.shuffle_opponent", "the opponent's deck must be shuffled")
def must_shuffle(edition: Edition) -> Edition:
    """Do not let it pass."""
    return edition.amended(edition.name, offers={"shuffle_opponent": ("shuffle",)})


@mutant("deus.setup.shuffle_opponent", "only South may shuffle the other deck")
def south_only(edition: Edition) -> Edition:
    """Leave the other question out."""
    return amend.without_step(edition, "setup", "north_shuffles_south")


@mutant("deus.setup.shuffle_opponent", "the second shuffle is done but nothing comes of it")
def second_shuffle_lost(edition: Edition) -> Edition:
    """Leave the deck as it is."""
    return amend.drawn(edition, "shuffle_for_north", lambda *_: None)


@mutant("deus.setup.place_deck", "the summoner is shuffled into the deck")
def summoner_in_the_deck(edition: Edition) -> Edition:
    """Put it there."""

    def put(game: Any, _setup: Any) -> Next:
        for seat in SEATS:
            player = game.position.players[seat]
            zones.change_player(game, seat, deck=(*player.deck, player.summoner), summoner="")
        return None

    return amend.after_step(edition, "setup", "reveal_summoners", put)


@mutant("deus.setup.place_deck", "the first hand is a copy of what lies on top of the deck")
def hand_beside_the_deck(edition: Edition) -> Edition:
    """Leave the cards in the deck."""

    def draw(game: Any, _setup: Any) -> Next:
        for seat in SEATS:
            zones.change_player(game, seat, hand=game.position.players[seat].deck[:10])
        return None

    return amend.step(edition, "setup", "draw_hands", draw)


@mutant("deus.setup.initial_hand", "the first hand has six cards")
def hand_of_six(edition: Edition) -> Edition:
    """Take the limit for it."""
    return amend.numbers(edition, opening_hand=6)


@mutant("deus.setup.initial_hand", "the first hand has nine cards")
def hand_of_nine(edition: Edition) -> Edition:
    """One less."""
    return amend.numbers(edition, opening_hand=9)


@mutant("deus.setup.initial_hand", "cards may be exchanged before the first turn")
def mulligan(edition: Edition) -> Edition:
    """Offer to discard when the first turn begins."""
    return edition.amended(edition.name, offers={"summon": (*edition.offers["summon"], "discard")})


@mutant("deus.setup.initial_hand", "first hands lie open")
def open_hands(edition: Edition) -> Edition:
    """Put the ten cards where everybody sees them."""

    def show(game: Any, _setup: Any) -> Next:
        for seat in SEATS:
            zones.change_player(game, seat, discard=game.position.players[seat].hand, hand=())
        return None

    return amend.after_step(edition, "setup", "draw_hands", show)


@mutant("deus.setup.turn_order_roll", "the lower roller goes first")
def lower_goes_first(edition: Edition) -> Edition:
    """Take the lower for the higher."""

    def rolled(game: Any, _setup: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1]:
            return AGAIN
        game.position.first_player = "south" if faces[0] < faces[1] else "north"
        return None

    return amend.drawn(edition, "roll_turn_order", rolled)


@mutant("deus.setup.turn_order_roll", "South goes first unless North rolls two more")
def two_more_for_north(edition: Edition) -> Edition:
    """Be off by one."""

    def rolled(game: Any, _setup: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1]:
            return AGAIN
        game.position.first_player = "north" if faces[1] > faces[0] + 1 else "south"
        return None

    return amend.drawn(edition, "roll_turn_order", rolled)


@mutant("deus.setup.turn_order_tie", "equal rolls let South go first")
def tie_for_south(edition: Edition) -> Edition:
    """Roll once only."""

    def rolled(game: Any, _setup: Any, faces: tuple[int, int]) -> Next:
        game.position.first_player = "south" if faces[0] >= faces[1] else "north"
        return None

    return amend.drawn(edition, "roll_turn_order", rolled)


@mutant("deus.setup.turn_order_tie", "a tie of the initiative is rerolled as well")
def initiative_rerolled(edition: Edition) -> Edition:
    """Treat all ties alike."""
    real = edition.drawn["battle", "decide_initiative"]

    def rolled(game: Any, battle: Any, faces: tuple[int, int]) -> Next:
        if faces[0] == faces[1]:
            return AGAIN
        outcome: Next = real(game, battle, faces)
        return outcome

    return amend.drawn(edition, "decide_initiative", rolled)


def _power(edition: Edition, give: Callable[[Any], object]) -> Edition:
    def step(game: Any, _setup: Any) -> Next:
        give(game)
        return None

    return amend.step(edition, "setup", "second_player_power", step)


@mutant("deus.setup.second_player_power", "the first player has the power counter")
def first_player_power(edition: Edition) -> Edition:
    """Take one for the other."""
    return _power(edition, lambda game: zones.gain_power(game, game.position.first_player, 1))


@mutant("deus.setup.second_player_power", "the second player has two power counters")
def two_counters(edition: Edition) -> Edition:
    """One more."""
    return amend.numbers(edition, second_player_power=2)


@mutant("deus.setup.second_player_power", "nobody starts with power")
def nobody(edition: Edition) -> Edition:
    """Give none."""
    return amend.without_step(edition, "setup", "second_player_power")


@mutant("deus.setup.second_player_power", "the second player has it in the own first turn, as a power charge")
def charge_in_the_second_turn(edition: Edition) -> Edition:
    """Let the second player's first turn have its power charge."""
    real = edition.procedures["turn"]["power_charge"]

    def charge(game: Any, frame: Any) -> Next:
        if game.position.turn == 2:
            zones.gain_power(game, opponent(game.position.first_player), 1)
        return real(game, frame)

    return amend.step(amend.without_step(edition, "setup", "second_player_power"), "turn", "power_charge", charge)
