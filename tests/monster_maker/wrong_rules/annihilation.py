"""Wrong annihilations."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import annihilation, values, zones
from reference_engine.monster_maker.position import card_of, others_from, unhurt
from reference_engine.monster_maker.values import is_town

Context = Any

PHASES = ("draw_phase", "battle_phase", "victory_check", "move_phase", "encounter_phase", "end_phase")


def everywhere(edition: Edition, other: Callable[[Context, Any], Any]) -> Edition:
    """The table with another end of each phase."""
    for phase in PHASES:
        edition = amend.step(edition, phase, "phase_ends", other)
    return edition


def lost_if(edition: Edition, lost: Callable[[Context, str], bool]) -> Edition:
    """The table with another judgement of who is annihilated at the end of a phase."""

    def ends(game: Context, _frame: Any) -> None:
        for seat in [seat for seat in game.position.order if lost(game, seat)]:
            annihilation.annihilate(game, seat)

    return everywhere(edition, ends)


def really_lost(game: Context, seat: str) -> bool:
    """As the rules say."""
    return annihilation.annihilated_now(game, seat)


def keeping(edition: Edition, other: Callable[[Context, str], int]) -> Edition:
    """The table in which an annihilated player loses another number of lands."""
    return amend.rule(edition, "lands lost", other)


def newer_than_town(game: Context, seat: str) -> int:
    """How many lands are lost by the rules."""
    return annihilation.lands_lost(game, seat)


# Who is annihilated, and when


def _unchecked(phase: str) -> Callable[[Edition], Edition]:
    def bend(edition: Edition) -> Edition:
        return amend.without_step(edition, phase, "phase_ends")

    bend.__name__ = f"no_check_after_{phase}"
    return bend


for _phase in PHASES[:5]:
    # After the end phase the next player's draw phase follows without a question, and with its own check.
    mutant("monster_maker.annihilation.check", f"nobody is checked at the end of the {_phase.replace('_', ' ')}")(
        _unchecked(_phase)
    )


@mutant("monster_maker.annihilation.check", "one wounded character annihilates a party")
def one_wounded_is_enough(edition: Edition) -> Edition:
    """Everybody must be unhurt."""

    def lost(game: Context, seat: str) -> bool:
        player = game.position.players[seat]
        return not player.annihilated and len(unhurt(player)) < max(1, len(player.party))

    return lost_if(edition, lost)


@mutant("monster_maker.annihilation.check", "damage counts as a wound")
def damage_counts(edition: Edition) -> Edition:
    """Somebody must be without damage."""

    def lost(game: Context, seat: str) -> bool:
        player = game.position.players[seat]
        return not player.annihilated and all(c.damage for c in unhurt(player))

    return lost_if(edition, lost)


@mutant("monster_maker.annihilation.check", "a party is annihilated only when nobody is left")
def only_empty_parties(edition: Edition) -> Edition:
    """The wounded are enough to go on."""
    return lost_if(edition, lambda game, seat: really_lost(game, seat) and not game.position.players[seat].party)


@mutant("monster_maker.annihilation.check", "a party without characters is not annihilated")
def only_wounded_parties(edition: Edition) -> Edition:
    """There must be somebody wounded."""
    return lost_if(edition, lambda game, seat: really_lost(game, seat) and bool(game.position.players[seat].party))


@mutant("monster_maker.annihilation.check", "deemed monsters on others' lands keep a party alive")
def deemed_monsters_save(edition: Edition) -> Edition:
    """A card with a character's face counts wherever it is."""

    def saved(game: Context, seat: str) -> bool:
        lands = [land for player in game.position.players.values() for land in player.map]
        return any(m.owner == seat and card_of(game, m.card).character for land in lands for m in land.monsters)

    return lost_if(edition, lambda game, seat: really_lost(game, seat) and not saved(game, seat))


@mutant("monster_maker.annihilation.any_player", "only the turn player is checked")
def only_the_turn_player(edition: Edition) -> Edition:
    """The others wait for their turn."""
    return lost_if(edition, lambda game, seat: really_lost(game, seat) and seat == game.position.turn_player)


@mutant("monster_maker.annihilation.any_player", "only the turn player and the next one are checked")
def only_the_neighbour(edition: Edition) -> Edition:
    """The others are forgotten."""

    def near(game: Context, seat: str) -> bool:
        turn_player = game.position.turn_player
        return seat in (turn_player, others_from(game, turn_player)[0])

    return lost_if(edition, lambda game, seat: really_lost(game, seat) and near(game, seat))


@mutant("monster_maker.annihilation.any_player", "in others' turns only the party is lost")
def only_the_party(edition: Edition) -> Edition:
    """The lands stay."""
    return keeping(edition, lambda game, seat: newer_than_town(game, seat) if seat == game.position.turn_player else 0)


@mutant("monster_maker.annihilation.any_player", "one annihilated player takes all others along")
def all_together(edition: Edition) -> Edition:
    """Nobody is spared."""
    return lost_if(
        edition,
        lambda game, seat: (
            any(really_lost(game, other) for other in game.position.order)
            and not game.position.players[seat].annihilated
        ),
    )


@mutant("monster_maker.annihilation.once", "it happens again at the end of each phase")
def again_and_again(edition: Edition) -> Edition:
    """For as long as nobody is unhurt."""
    return lost_if(edition, lambda game, seat: not unhurt(game.position.players[seat]))


@mutant("monster_maker.annihilation.once", "it happens again at the end of others' phases")
def again_in_others_turns(edition: Edition) -> Edition:
    """In the own turn it does not."""
    return lost_if(
        edition,
        lambda game, seat: (
            really_lost(game, seat) or (seat != game.position.turn_player and not unhurt(game.position.players[seat]))
        ),
    )


@mutant("monster_maker.annihilation.once", "a player is annihilated once in a game")
def once_in_a_game(edition: Edition) -> Edition:
    """Whoever has placed a new character is safe."""

    def placed(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        if game.position.players[seat].annihilated:
            game.edition.cache[seat] = True
        return real(game, frame, seat, answer)

    safe = lost_if(edition, lambda game, seat: really_lost(game, seat) and seat not in game.edition.cache)
    return amend.around(safe, "place_character", placed)


# What is lost


@judgement(
    annihilation.annihilate, "monster_maker.annihilation.characters_discarded", "one of the wounded is discarded"
)
def one_is_discarded(real: Any, game: Context, seat: str) -> None:
    """The others vanish."""
    party = game.position.players[seat].party
    zones.change_player(game, seat, party=party[:1])
    real(game, seat)


@judgement(annihilation.annihilate, "monster_maker.annihilation.characters_discarded", "the items are lost")
def items_are_lost(real: Any, game: Context, seat: str) -> None:
    """They go nowhere."""
    for character in game.position.players[seat].party:
        zones.change_character(game, character.card, items=())
    real(game, seat)


@judgement(
    annihilation.annihilate, "monster_maker.annihilation.characters_discarded", "the characters return to the hand"
)
def characters_return(real: Any, game: Context, seat: str) -> None:
    """The wrong pile."""
    for character in game.position.players[seat].party:
        zones.take_character(game, character.card)
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, character.card))
    real(game, seat)


@judgement(
    annihilation.annihilate, "monster_maker.annihilation.characters_discarded", "other cards and the hand go, too"
)
def everything_goes(real: Any, game: Context, seat: str) -> None:
    """The player loses everything."""
    real(game, seat)
    player = game.position.players[seat]
    for card in (*player.others, *player.hand):
        zones.discard(game, seat, card, "monster_maker.annihilation.characters_discarded")
    zones.change_player(game, seat, others=(), hand=())


@judgement(annihilation.annihilate, "monster_maker.annihilation.characters_discarded", "the wounded of all parties go")
def all_wounded_go(real: Any, game: Context, seat: str) -> None:
    """Not only the annihilated party's."""
    real(game, seat)
    for other in others_from(game, seat):
        for character in game.position.players[other].party:
            if character.wounded:
                zones.discard_character(game, character.card, "monster_maker.annihilation.characters_discarded")


@judgement(
    annihilation.annihilate,
    "monster_maker.annihilation.characters_discarded",
    "the player's monsters on others' lands are discarded, too",
)
def own_monsters_go(real: Any, game: Context, seat: str) -> None:
    """Wherever they are."""
    real(game, seat)
    for other in others_from(game, seat):
        for monster in [m for land in game.position.players[other].map for m in land.monsters if m.owner == seat]:
            zones.discard_monster(game, monster.card, "monster_maker.annihilation.monsters_discarded")


@mutant("monster_maker.annihilation.lands_discarded", "the town is lost, too")
def the_town_goes(edition: Edition) -> Edition:
    """Off by one."""
    return keeping(
        edition, lambda game, seat: min(len(game.position.players[seat].map), newer_than_town(game, seat) + 1)
    )


@mutant("monster_maker.annihilation.lands_discarded", "one land newer than the town stays")
def one_more_stays(edition: Edition) -> Edition:
    """Off by one."""
    return keeping(edition, lambda game, seat: max(0, newer_than_town(game, seat) - 1))


@mutant("monster_maker.annihilation.lands_discarded", "no lands are lost")
def lands_stay(edition: Edition) -> Edition:
    """Only the party is."""
    return keeping(edition, lambda _game, _seat: 0)


@mutant("monster_maker.annihilation.lands_discarded", "it goes back to the oldest town")
def back_to_the_oldest_town(edition: Edition) -> Edition:
    """Newer towns are lost."""

    def lost(game: Context, seat: str) -> int:
        lands = game.position.players[seat].map
        towns = [index for index, land in enumerate(lands) if is_town(game, land)]
        return len(lands) - 1 - towns[0] if towns else len(lands)

    return keeping(edition, lost)


@mutant("monster_maker.annihilation.lands_discarded", "a town where the party stands is no refuge, as in a retreat")
def the_present_town_goes(edition: Edition) -> Edition:
    """The newest land is never a town."""

    def lost(game: Context, seat: str) -> int:
        lands = game.position.players[seat].map
        for count, land in enumerate(reversed(lands)):
            if count and is_town(game, land):
                return count
        return len(lands)

    return keeping(edition, lost)


def hidden_town(game: Context, land: Any) -> bool:
    """Whether a land's card is a town's, face up or not."""
    definition = card_of(game, land.card).land
    return definition is not None and bool(definition.town)


@judgement(values.is_town, "monster_maker.annihilation.lands_discarded", "a town's card protects face down, too")
def hidden_towns_protect(_real: Any, game: Context, land: Any) -> bool:
    """The card is looked at."""
    return hidden_town(game, land)


@mutant("monster_maker.annihilation.lands_discarded", "the others lose their way, too")
def everybody_goes_back(edition: Edition) -> Edition:
    """Everybody's newest land is lost."""

    def lost(game: Context, seat: str) -> int:
        for other in others_from(game, seat):
            if game.position.players[other].map:
                zones.discard_newest_land(game, other, "monster_maker.annihilation.lands_discarded")
        return newer_than_town(game, seat)

    return keeping(edition, lost)


@mutant("monster_maker.annihilation.no_town", "without a town no land is lost")
def nothing_without_a_town(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "annihilated_without_town", "none")


@mutant("monster_maker.annihilation.no_town", "without a town the oldest land stays")
def the_oldest_land_stays(edition: Edition) -> Edition:
    """Where the journey began."""

    def lost(game: Context, seat: str) -> int:
        lands = game.position.players[seat].map
        towns = any(is_town(game, land) for land in lands)
        return newer_than_town(game, seat) if towns else max(0, len(lands) - 1)

    return keeping(edition, lost)


@judgement(values.is_town, "monster_maker.annihilation.no_town", "an unexplored town is a town")
def an_unexplored_town_is_one(_real: Any, game: Context, land: Any) -> bool:
    """The card is looked at."""
    return hidden_town(game, land)


@judgement(
    zones.discard_newest_land, "monster_maker.annihilation.monsters_discarded", "the monsters return under the decks"
)
def monsters_return(real: Any, game: Context, seat: str, clause: str) -> None:
    """As after a retreat."""
    for monster in game.position.players[seat].map[-1].monsters:
        zones.take_monster(game, monster.card)
        zones.change_player(game, monster.owner, deck=(*game.position.players[monster.owner].deck, monster.card))
    real(game, seat, clause)


@judgement(
    zones.discard_newest_land, "monster_maker.annihilation.monsters_discarded", "the monsters are the loser's cards"
)
def monsters_to_the_loser(real: Any, game: Context, seat: str, clause: str) -> None:
    """They go to the pile of whoever lost the land."""
    for monster in game.position.players[seat].map[-1].monsters:
        zones.take_monster(game, monster.card)
        zones.discard(game, seat, monster.card, clause)
    real(game, seat, clause)


@judgement(
    zones.discard_newest_land,
    "monster_maker.annihilation.monsters_discarded",
    "the monsters move to the land before",
)
def monsters_follow(real: Any, game: Context, seat: str, clause: str) -> None:
    """They follow the way back."""
    monsters = game.position.players[seat].map[-1].monsters
    for monster in monsters:
        zones.take_monster(game, monster.card)
    real(game, seat, clause)
    for monster in monsters:
        zones.place_monster(game, seat, monster)


@judgement(
    annihilation.annihilate,
    "monster_maker.annihilation.monsters_discarded",
    "the monsters on a town that stays are discarded, too",
)
def the_town_is_cleared(real: Any, game: Context, seat: str) -> None:
    """All monsters on the map are."""
    real(game, seat)
    for monster in [m for land in game.position.players[seat].map for m in land.monsters]:
        zones.discard_monster(game, monster.card, "monster_maker.annihilation.monsters_discarded")


@judgement(
    annihilation.annihilate,
    "monster_maker.annihilation.monsters_discarded",
    "the monsters of whoever lost are discarded from others' lands",
)
def all_lands_are_cleared(real: Any, game: Context, seat: str) -> None:
    """Everybody's land is cleared."""
    real(game, seat)
    for other in others_from(game, seat):
        for monster in [m for land in game.position.players[other].map for m in land.monsters]:
            zones.discard_monster(game, monster.card, "monster_maker.annihilation.monsters_discarded")


# Afterwards


@judgement(
    annihilation.new_character_placed,
    "monster_maker.annihilation.until_new_character",
    "a new character changes nothing",
)
def never_again(_real: Any, _game: Context, _seat: str) -> None:
    """The player stays annihilated."""


@judgement(
    annihilation.new_character_placed,
    "monster_maker.annihilation.until_new_character",
    "anybody's new character ends it for all",
)
def for_everybody(real: Any, game: Context, _seat: str) -> None:
    """All players are free again."""
    for seat in game.position.order:
        real(game, seat)


@judgement(
    annihilation.new_character_placed,
    "monster_maker.annihilation.until_new_character",
    "a deemed character is not enough",
)
def only_character_cards(real: Any, game: Context, seat: str) -> None:
    """It must be a character card."""
    if card_of(game, game.position.players[seat].party[-1].card).kind == "character":
        real(game, seat)


@mutant("monster_maker.annihilation.until_new_character", "a monster placed ends it, too")
def monsters_end_it(edition: Edition) -> Edition:
    """Any creature will do."""

    def place(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        zones.change_player(game, seat, annihilated=False)
        return real(game, frame, seat, answer)

    return amend.around(edition, "place_monster", place)


@mutant("monster_maker.annihilation.until_new_character", "an annihilated player may move")
def the_annihilated_move(edition: Edition) -> Edition:
    """There is no such restriction."""
    return edition.without("monster_maker.move.not_while_annihilated")


@mutant("monster_maker.annihilation.until_new_character", "monsters may be placed on an annihilated player's land")
def monsters_on_the_annihilated(edition: Edition) -> Edition:
    """There is no such restriction."""
    return edition.without("monster_maker.encounter.not_on_annihilated")


@judgement(values.party_level, "monster_maker.annihilation.level_remains", "an annihilated player has no party level")
def no_level(real: Any, game: Context, player: Any) -> int:
    """It is 0."""
    return 0 if player.annihilated else real(game, player)


@mutant("monster_maker.annihilation.level_remains", "an annihilated player draws no card")
def no_card(edition: Edition) -> Edition:
    """The draw phase passes by."""
    real = edition.procedures["draw_phase"]["draw_card"]

    def draw(game: Context, frame: Any) -> Any:
        return None if game.position.players[game.position.turn_player].annihilated else real(game, frame)

    return amend.step(edition, "draw_phase", "draw_card", draw)


def _forbidden(act: str) -> Callable[[Edition], Edition]:
    def bend(edition: Edition) -> Edition:
        def free(game: Context, seat: str, _answer: Any) -> str | None:
            return "annihilated" if game.position.players[seat].annihilated else None

        return amend.condition(edition, act, "monster_maker.annihilation.level_remains", free)

    bend.__name__ = f"no_{act}"
    return bend


for _act, _what in (
    ("place_miracle", "places no miracles"),
    ("place_monster", "places no monsters"),
    ("aim", "has no monsters that attack"),
):
    mutant("monster_maker.annihilation.level_remains", f"an annihilated player {_what}")(_forbidden(_act))


@mutant("monster_maker.annihilation.level_remains", "a new party begins at level 0")
def beginners_only(edition: Edition) -> Edition:
    """An annihilated player places characters of level 0 only."""

    def check(game: Context, seat: str, answer: Any) -> str | None:
        level = values.character_face(game, answer.card).level
        return "too high" if game.position.players[seat].annihilated and level > 0 else None

    return amend.condition(edition, "place_character", "monster_maker.annihilation.level_remains", check)


@mutant("monster_maker.annihilation.level_remains", "the level does not limit an annihilated player")
def no_limit(edition: Edition) -> Edition:
    """Miracles of any level are placed."""

    def check(game: Context, seat: str, answer: Any) -> str | None:
        if game.position.players[seat].annihilated:
            return None
        face = card_of(game, answer.card).miracle
        level = values.party_level(game, game.position.players[seat])
        return "too high" if face is not None and face.level > level else None

    return amend.condition(edition, "place_miracle", "monster_maker.miracle.level", check)


@mutant("monster_maker.annihilation.monsters_on_kept_town", "an annihilated player's battle phase passes by")
def the_phase_passes_by(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "annihilated_skips_battle", "yes")


@mutant("monster_maker.annihilation.monsters_on_kept_town", "an annihilated player may stay beside the monsters")
def one_may_stay(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "battle_or_retreat", "pass")


@mutant("monster_maker.annihilation.monsters_on_kept_town", "an annihilated player may battle")
def nobody_battles(edition: Edition) -> Edition:
    """Nobody is needed for it."""
    return edition.without("monster_maker.ruling.battle_needs_somebody_unhurt")


@mutant("monster_maker.annihilation.monsters_on_kept_town", "the town is a refuge for the annihilated")
def the_town_is_a_refuge(edition: Edition) -> Edition:
    """Their retreat costs no land."""

    def stops(game: Context, seat: str, *, first: bool) -> bool:
        town = is_town(game, game.position.players[seat].map[-1])
        return town and (not first or game.position.players[seat].annihilated)

    return amend.rule(edition, "retreat stops", stops)


@mutant("monster_maker.ruling.annihilation_at_phase_ends", "the end of a window is an end of a phase")
def windows_are_phases(edition: Edition) -> Edition:
    """There is a check after each of them."""
    for window in ("first_window", "second_window", "third_window"):
        following = {"first_window": "battle_phase", "second_window": "move_phase", "third_window": "encounter_phase"}
        real = edition.procedures["turn"][following[window]]

        def checked(game: Context, frame: Any, real: Any = real) -> Any:
            annihilation.phase_ends(game, frame)
            return real(game, frame)

        edition = amend.step(edition, "turn", following[window], checked)
    return edition


@mutant("monster_maker.ruling.annihilation_at_phase_ends", "a party is annihilated as soon as nobody is unhurt")
def at_once(edition: Edition) -> Edition:
    """Whatever is under way."""

    def wound(game: Context, character: Any, clause: str) -> None:
        edition.judgements["wound"](game, character, clause)
        for seat in game.position.order:
            if annihilation.annihilated_now(game, seat):
                annihilation.annihilate(game, seat)

    return amend.rule(edition, "wound", wound)


@mutant("monster_maker.ruling.annihilation_at_phase_ends", "the check comes at the end of a battle, before the loot")
def at_the_end_of_the_damage(edition: Edition) -> Edition:
    """Not at the end of the phase."""
    return amend.after_step(edition, "battle", "after_effects", annihilation.phase_ends)


@mutant("monster_maker.ruling.annihilation_at_phase_ends", "the check comes at the end of the turn only")
def at_the_end_of_the_turn(edition: Edition) -> Edition:
    """The other phases end without one."""
    for phase in PHASES[:5]:
        edition = amend.without_step(edition, phase, "phase_ends")
    return edition


@mutant("monster_maker.ruling.annihilation_at_phase_ends", "the check comes before the phase")
def before_the_phase(edition: Edition) -> Edition:
    """Nobody can come in time."""
    edition = amend.step_before(edition, "encounter_phase", "phase_ends", "place_creatures")
    return amend.step_before(edition, "move_phase", "phase_ends", "move_or_dismiss")


@mutant("monster_maker.ruling.annihilation_at_phase_ends", "one player is annihilated at a time")
def one_at_a_time(edition: Edition) -> Edition:
    """The others are judged at the end of the next phase."""

    def ends(game: Context, _frame: Any) -> None:
        for seat in [seat for seat in game.position.order if really_lost(game, seat)][:1]:
            annihilation.annihilate(game, seat)

    return everywhere(edition, ends)
