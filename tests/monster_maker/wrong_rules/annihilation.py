"""Wrong annihilations."""

from collections.abc import Callable
from functools import partial
from typing import Any

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import (
    Bend,
    after_step,
    bend,
    condition,
    judgement,
    perform,
    step,
    step_before,
    table,
    without_step,
)
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import annihilation, values, zones
from reference_engine.monster_maker.position import card_of, others_from, unhurt
from reference_engine.monster_maker.values import is_town

Context = Any
PHASES = ("draw_phase", "battle_phase", "victory_check", "move_phase", "encounter_phase", "end_phase")


@bend
def everywhere(edition: Edition, other: Callable[[Context, Any], Any]) -> Edition:
    """The table with another end of each phase."""
    for phase in PHASES:
        edition = step(phase, "phase_ends", other)(edition)
    return edition


def lost_if(lost: Callable[[Context, str], bool]) -> Bend:
    def ends(game: Context, _frame: Any) -> None:
        for seat in [seat for seat in game.position.order if lost(game, seat)]:
            annihilation.annihilate(game, seat)

    return everywhere(ends)


def really_lost(game: Context, seat: str) -> bool:
    """As the rules say."""
    return annihilation.annihilated_now(game, seat)


with clause("monster_maker.annihilation.check"):
    for _phase in PHASES[:5]:
        mutant(
            f"nobody is checked at the end of the {_phase.replace('_', ' ')}", amend.without_step(_phase, "phase_ends")
        )

    @wrong("one wounded character annihilates a party", lost_if)
    def _(game, seat):
        player = game.position.players[seat]
        return not player.annihilated and len(unhurt(player)) < max(1, len(player.party))

    @wrong("damage counts as a wound", lost_if)
    def _(game, seat):
        player = game.position.players[seat]
        return not player.annihilated and all(c.damage for c in unhurt(player))

    @wrong("a party is annihilated only when nobody is left", lost_if)
    def _(game, seat):
        return really_lost(game, seat) and not game.position.players[seat].party

    @wrong("a party without characters is not annihilated", lost_if)
    def _(game, seat):
        return really_lost(game, seat) and bool(game.position.players[seat].party)

    @wrong("deemed monsters on others' lands keep a party alive", lost_if)
    def _(game, seat):
        monsters = [m for player in game.position.players.values() for land in player.map for m in land.monsters]
        saved = any(m.owner == seat and card_of(game, m.card).character for m in monsters)
        return really_lost(game, seat) and not saved


keeping = partial(judgement, "lands lost")


def newer_than_town(game: Context, seat: str) -> int:
    """How many lands are lost by the rules."""
    return annihilation.lands_lost(game, seat)


with clause("monster_maker.annihilation.any_player"):

    @wrong("only the turn player is checked", lost_if)
    def _(game, seat):
        return really_lost(game, seat) and seat == game.position.turn_player

    @wrong("only the turn player and the next one are checked", lost_if)
    def _(game, seat):
        turn_player = game.position.turn_player
        return really_lost(game, seat) and seat in (turn_player, others_from(game, turn_player)[0])

    @wrong("in others' turns only the party is lost", keeping)
    def _(game, seat):
        return newer_than_town(game, seat) if seat == game.position.turn_player else 0

    @wrong("one annihilated player takes all others along", lost_if)
    def _(game, seat):
        return any(really_lost(game, other) for other in game.position.order) and (
            not game.position.players[seat].annihilated
        )


with clause("monster_maker.annihilation.once"):

    @wrong("it happens again at the end of each phase", lost_if)
    def _(game, seat):
        return not unhurt(game.position.players[seat])

    @wrong("it happens again at the end of others' phases", lost_if)
    def _(game, seat):
        return really_lost(game, seat) or (
            seat != game.position.turn_player and not unhurt(game.position.players[seat])
        )

    @wrong("a player is annihilated once in a game", table)
    def _(edition):
        def placed(real, game, frame, seat, answer):
            if game.position.players[seat].annihilated:
                game.edition.cache[seat] = True
            return real(game, frame, seat, answer)

        safe = lost_if(lambda game, seat: really_lost(game, seat) and seat not in game.edition.cache)(edition)
        return perform("place_character", placed)(safe)


with clause("monster_maker.annihilation.characters_discarded"):

    @wrong("one of the wounded is discarded", judgement, annihilation.annihilate)
    def _(real, game, seat):
        party = game.position.players[seat].party
        zones.change_player(game, seat, party=party[:1])
        real(game, seat)

    @wrong("the items are lost", judgement, annihilation.annihilate)
    def _(real, game, seat):
        for character in game.position.players[seat].party:
            zones.change_character(game, character.card, items=())
        real(game, seat)

    @wrong("the characters return to the hand", judgement, annihilation.annihilate)
    def _(real, game, seat):
        for character in game.position.players[seat].party:
            zones.take_character(game, character.card)
            zones.change_player(game, seat, hand=(*game.position.players[seat].hand, character.card))
        real(game, seat)

    @wrong("other cards and the hand go, too", judgement, annihilation.annihilate)
    def _(real, game, seat):
        real(game, seat)
        player = game.position.players[seat]
        for card in (*player.others, *player.hand):
            zones.discard(game, seat, card, "monster_maker.annihilation.characters_discarded")
        zones.change_player(game, seat, others=(), hand=())

    @wrong("the wounded of all parties go", judgement, annihilation.annihilate)
    def _(real, game, seat):
        real(game, seat)
        for other in others_from(game, seat):
            for character in game.position.players[other].party:
                if character.wounded:
                    zones.discard_character(game, character.card, "monster_maker.annihilation.characters_discarded")

    @wrong("the player's monsters on others' lands are discarded, too", judgement, annihilation.annihilate)
    def _(real, game, seat):
        real(game, seat)
        for other in others_from(game, seat):
            for monster in [m for land in game.position.players[other].map for m in land.monsters if m.owner == seat]:
                zones.discard_monster(game, monster.card, "monster_maker.annihilation.monsters_discarded")


def hidden_town(game: Context, land: Any) -> bool:
    """Whether a land's card is a town's, face up or not."""
    definition = card_of(game, land.card).land
    return definition is not None and bool(definition.town)


with clause("monster_maker.annihilation.lands_discarded"):
    mutant("one land newer than the town stays", keeping(lambda game, seat: max(0, newer_than_town(game, seat) - 1)))
    mutant("no lands are lost", keeping(lambda *_: 0))

    @wrong("the town is lost, too", keeping)
    def _(game, seat):
        return min(len(game.position.players[seat].map), newer_than_town(game, seat) + 1)

    @wrong("it goes back to the oldest town", keeping)
    def _(game, seat):
        lands = game.position.players[seat].map
        towns = [index for index, land in enumerate(lands) if is_town(game, land)]
        return len(lands) - 1 - towns[0] if towns else len(lands)

    @wrong("a town where the party stands is no refuge, as in a retreat", keeping)
    def _(game, seat):
        lands = game.position.players[seat].map
        for count, land in enumerate(reversed(lands)):
            if count and is_town(game, land):
                return count
        return len(lands)

    @wrong("a town's card protects face down, too", judgement, values.is_town)
    def _(game, land):
        return hidden_town(game, land)

    @wrong("the others lose their way, too", keeping)
    def _(game, seat):
        for other in others_from(game, seat):
            if game.position.players[other].map:
                zones.discard_newest_land(game, other, "monster_maker.annihilation.lands_discarded")
        return newer_than_town(game, seat)


with clause("monster_maker.annihilation.no_town"):
    mutant("an unexplored town is a town", judgement(values.is_town, lambda game, land: hidden_town(game, land)))

    @wrong("without a town the oldest land stays", keeping)
    def _(game, seat):
        lands = game.position.players[seat].map
        towns = any(is_town(game, land) for land in lands)
        return newer_than_town(game, seat) if towns else max(0, len(lands) - 1)


with clause("monster_maker.annihilation.monsters_discarded"):

    @wrong("the monsters return under the decks", judgement, zones.discard_newest_land)
    def _(real, game, seat, clause):
        for monster in game.position.players[seat].map[-1].monsters:
            zones.take_monster(game, monster.card)
            zones.change_player(game, monster.owner, deck=(*game.position.players[monster.owner].deck, monster.card))
        real(game, seat, clause)

    @wrong("the monsters are the loser's cards", judgement, zones.discard_newest_land)
    def _(real, game, seat, clause):
        for monster in game.position.players[seat].map[-1].monsters:
            zones.take_monster(game, monster.card)
            zones.discard(game, seat, monster.card, clause)
        real(game, seat, clause)

    @wrong("the monsters move to the land before", judgement, zones.discard_newest_land)
    def _(real, game, seat, clause):
        monsters = game.position.players[seat].map[-1].monsters
        for monster in monsters:
            zones.take_monster(game, monster.card)
        real(game, seat, clause)
        for monster in monsters:
            zones.place_monster(game, seat, monster)

    @wrong("the monsters on a town that stays are discarded, too", judgement, annihilation.annihilate)
    def _(real, game, seat):
        real(game, seat)
        for monster in [m for land in game.position.players[seat].map for m in land.monsters]:
            zones.discard_monster(game, monster.card, "monster_maker.annihilation.monsters_discarded")

    @wrong("the monsters of whoever lost are discarded from others' lands", judgement, annihilation.annihilate)
    def _(real, game, seat):
        real(game, seat)
        for other in others_from(game, seat):
            for monster in [m for land in game.position.players[other].map for m in land.monsters]:
                zones.discard_monster(game, monster.card, "monster_maker.annihilation.monsters_discarded")


with clause("monster_maker.annihilation.until_new_character"):
    mutant("a new character changes nothing", judgement(annihilation.new_character_placed, lambda *_: None))

    @wrong("anybody's new character ends it for all", judgement, annihilation.new_character_placed)
    def _(real, game, _seat):
        for seat in game.position.order:
            real(game, seat)

    @wrong("a deemed character is not enough", judgement, annihilation.new_character_placed)
    def _(real, game, seat):
        if card_of(game, game.position.players[seat].party[-1].card).kind == "character":
            real(game, seat)

    @wrong("a monster placed ends it, too", perform, "place_monster")
    def _(real, game, frame, seat, answer):
        zones.change_player(game, seat, annihilated=False)
        return real(game, frame, seat, answer)


def _forbidden(game: Context, seat: str, _answer: Any) -> str | None:
    return "annihilated" if game.position.players[seat].annihilated else None


with clause("monster_maker.annihilation.level_remains") as this:
    for _act, _what in (
        ("place_miracle", "places no miracles"),
        ("place_monster", "places no monsters"),
        ("aim", "has no monsters that attack"),
    ):
        mutant(f"an annihilated player {_what}", amend.condition(_act, this, _forbidden))

    @wrong("an annihilated player has no party level", judgement, values.party_level)
    def _(real, game, player):
        return 0 if player.annihilated else real(game, player)

    @wrong("an annihilated player draws no card", step, "draw_phase", "draw_card")
    def _(real, game, frame):
        return None if game.position.players[game.position.turn_player].annihilated else real(game, frame)

    @wrong("a new party begins at level 0", condition, "place_character", this)
    def _(game, seat, answer):
        level = values.character_face(game, answer.card).level
        return game.position.players[seat].annihilated and level > 0

    @wrong("the level does not limit an annihilated player", condition, "place_miracle", "monster_maker.miracle.level")
    def _(game, seat, answer):
        if game.position.players[seat].annihilated:
            return None
        face = card_of(game, answer.card).miracle
        level = values.party_level(game, game.position.players[seat])
        return face is not None and face.level > level


with clause("monster_maker.annihilation.monsters_on_kept_town"):

    @wrong("the town is a refuge for the annihilated", judgement, "retreat stops")
    def _(game, seat, *, first):
        town = is_town(game, game.position.players[seat].map[-1])
        return town and (not first or game.position.players[seat].annihilated)


with clause("monster_maker.ruling.annihilation_at_phase_ends"):
    mutant(
        "the check comes at the end of a battle, before the loot",
        after_step("battle", "after_effects", annihilation.phase_ends),
    )
    mutant(
        "the check comes before the phase",
        step_before("encounter_phase", "phase_ends", "place_creatures"),
        step_before("move_phase", "phase_ends", "move_or_dismiss"),
    )

    @wrong("the end of a window is an end of a phase", table)
    def _(edition):
        for window in ("first_window", "second_window", "third_window"):
            following = {
                "first_window": "battle_phase",
                "second_window": "move_phase",
                "third_window": "encounter_phase",
            }
            real = edition.procedures["turn"][following[window]]

            def checked(game, frame, real=real):
                annihilation.phase_ends(game, frame)
                return real(game, frame)

            edition = step("turn", following[window], checked)(edition)
        return edition

    @wrong("a party is annihilated as soon as nobody is unhurt", judgement, "wound")
    def _(real, game, character, clause):
        real(game, character, clause)
        for seat in game.position.order:
            if annihilation.annihilated_now(game, seat):
                annihilation.annihilate(game, seat)

    mutant("the check comes at the end of the turn only", *(without_step(phase, "phase_ends") for phase in PHASES[:5]))

    @wrong("one player is annihilated at a time", everywhere)
    def _(game, _frame):
        for seat in [seat for seat in game.position.order if really_lost(game, seat)][:1]:
            annihilation.annihilate(game, seat)
