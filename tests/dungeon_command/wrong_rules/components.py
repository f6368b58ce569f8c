"""Wrong warbands: their tiles, decks, numbers, commanders."""

from collections import Counter

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, step, verb
from reference_engine.dungeon_command import quiet, warband, zones
from reference_engine.dungeon_command.cards import Draw
from reference_engine.dungeon_command.position import SEATS, card_of

TILES = "dungeon_command.components.tiles_per_player"
DECKS = "dungeon_command.components.two_decks"
MINIMUM = "dungeon_command.components.warband_minimum"
COPIES = "dungeon_command.components.copy_limit"
COMMANDER = "dungeon_command.components.one_commander"


def _faults_but(end, about=""):
    def faults(real, edition, brought):
        return (told for told in real(edition, brought) if not (end in told and about in told))

    return judgement(warband.warband_faults, faults)


def _faults_and(found):
    def faults(real, edition, brought):
        yield from real(edition, brought)
        if found(edition, brought):
            yield "not so"

    return judgement(warband.warband_faults, faults)


with clause(TILES):
    mutant("tiles are not counted", judgement(warband.tile_faults, lambda *_: ()))

    @wrong("four tiles of any size will do", judgement, warband.tile_faults)
    def _(_edition, tiles):
        return () if len(tiles) == 4 else ("not four tiles",)

    @wrong("at least so many tiles are brought", judgement, warband.tile_faults)
    def _(_edition, tiles):
        sizes = Counter(tile.partition(" ")[0] for tile in tiles)
        return () if sizes["large"] >= 2 and sizes["small"] >= 2 else ("too few tiles",)

    @wrong("at most so many tiles are brought", judgement, warband.tile_faults)
    def _(_edition, tiles):
        sizes = Counter(tile.partition(" ")[0] for tile in tiles)
        return () if sizes["large"] <= 2 and sizes["small"] <= 2 else ("too many tiles",)


with clause(DECKS):
    mutant("any card may lie in any deck", _faults_but(f"({DECKS})"))
    mutant("creatures may lie among the order cards", _faults_but(f"({DECKS})", "is no order"))
    mutant("order cards may lie among the creatures", _faults_but(f"({DECKS})", "is no creature"))

    @wrong("the refresh phase draws a creature card", step, "refresh", "draw_order")
    def _(game, _frame):
        zones.draw_creatures(game, game.position.turn_player, 1, DECKS)

    @wrong("the cleanup phase refills the order hand", judgement, zones.refill)
    def _(game, seat, which):
        missing = zones.hand_size(game, seat) - len(game.position.players[seat].creature_hand)
        zones.draw_orders(game, seat, max(0, missing), which)

    @wrong("texts that draw draw from the other deck", verb, Draw)
    def _(real, game, frame, part):
        return real(game, frame, replace(part, deck="creature" if part.deck == "order" else "order"))

    @wrong("the decks are one: the order deck follows the creature deck", judgement, zones.draw_creatures)
    def _(real, game, seat, count, which):
        player = game.position.players[seat]
        real(game, seat, count, which)
        if len(player.creature_deck) < count:
            zones.draw_orders(game, seat, count - len(player.creature_deck), which)


with clause(MINIMUM):
    mutant("warbands may be small", _faults_but(f"({MINIMUM})"))
    mutant("there may be few order cards", _faults_but(f"({MINIMUM})", "order"))
    mutant("there may be few creatures", _faults_but(f"({MINIMUM})", "creature"))
    mutant("there are exactly so many creatures", _faults_and(lambda _, brought: len(brought.creatures) > 12))
    mutant("there are exactly so many order cards", _faults_and(lambda _, brought: len(brought.orders) > 30))
    mutant(
        "creatures and order cards are counted together",
        judgement(
            warband.warband_faults,
            lambda real, edition, brought: (
                told
                for told in real(edition, brought)
                if f"({MINIMUM})" not in told or len(brought.creatures) + len(brought.orders) < 42
            ),
        ),
    )

with clause(COPIES):
    mutant("any number of copies is allowed", _faults_but(f"({COPIES})"))
    mutant(
        "of creatures any number of copies is allowed",
        judgement(
            warband.warband_faults,
            lambda real, edition, brought: (
                told
                for told in real(edition, brought)
                if f"({COPIES})" not in told or not any(repr(name) in told for name in brought.creatures)
            ),
        ),
    )
    mutant(
        "of order cards any number of copies is allowed",
        judgement(
            warband.warband_faults,
            lambda real, edition, brought: (
                told
                for told in real(edition, brought)
                if f"({COPIES})" not in told or not any(repr(name) in told for name in brought.orders)
            ),
        ),
    )


def _hands(creatures, orders):
    def draw(game, _frame):
        for seat in SEATS:
            face = card_of(game, game.position.players[seat].commander).commander
            zones.draw_creatures(game, seat, creatures(face), "dungeon_command.setup.draw")
            zones.draw_orders(game, seat, orders(face), "dungeon_command.setup.draw")

    return step("setup", "draw_hands", draw)


def _revealed(leadership, morale):
    def reveal(real, game, frame):
        real(game, frame)
        for seat in SEATS:
            face = card_of(game, game.position.players[seat].commander).commander
            zones.change_player(game, seat, leadership=leadership(face), morale=morale(face))

    return step("setup", "reveal", reveal)


with clause(COMMANDER):
    mutant("everybody begins with a morale of ten", _revealed(lambda face: face.leadership, lambda _: 10))
    mutant("leadership begins at nothing", _revealed(lambda _: 0, lambda face: face.morale))
    mutant("morale and leadership are exchanged", _revealed(lambda face: face.morale, lambda face: face.leadership))
    mutant("the hands are exchanged", _hands(lambda face: face.order_hand, lambda face: face.creature_hand))
    mutant("both hands have the size of the creature hand", _hands(*(lambda face: face.creature_hand,) * 2))
    mutant(
        "creature hands are refilled up to the order hand's size",
        judgement(
            zones.hand_size,
            lambda game, seat: getattr(card_of(game, game.position.players[seat].commander).commander, "order_hand", 0),
        ),
    )
    mutant(
        "both players have the first player's commander",
        judgement(
            zones.hand_size,
            lambda real, game, _seat: real(game, game.position.first_player),
        ),
    )


with clause("dungeon_command.ruling.any_mixture"):
    mutant(
        "all creatures share an ability",
        _faults_and(
            lambda edition, brought: (
                not set.intersection(
                    *(
                        set(edition.cards[name].creature.abilities)
                        for name in brought.creatures
                        if name in edition.cards
                    )
                )
            )
        ),
    )
    mutant(
        "order cards fit the abilities of the creatures",
        _faults_and(
            lambda edition, brought: any(
                edition.cards[name].order.ability
                and not any(
                    edition.cards[name].order.ability in edition.cards[each].creature.abilities
                    for each in brought.creatures
                )
                for name in brought.orders
            )
        ),
    )
    mutant(
        "no creature is above level four",
        _faults_and(lambda edition, brought: any(edition.cards[n].creature.level > 4 for n in brought.creatures)),
    )

with clause("dungeon_command.ruling.finished_map"):

    @wrong("maps must name their tiles", judgement, quiet.built_wrongly)
    def _(real, edition, battlefield, side, how):
        yield from real(edition, battlefield, side, how)
        if not battlefield.tiles:
            yield "its tiles are not named"

    @wrong("a map has as many rows as columns", judgement, quiet.built_wrongly)
    def _(real, edition, battlefield, side, how):
        yield from real(edition, battlefield, side, how)
        if len(battlefield.rows) != len(battlefield.rows[0]):
            yield "it is no square"
