"""A turn of the TCG at a glance: a plain line for each phase."""

from monosashi.games.monster_collection.site.diagrams import overview
from monosashi.site.diagrams.markup import Href, UnknownEntry
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language


def turn(table: DiagramTable, language: Language, href: Href) -> str:
    """The phases of a turn."""
    return overview.turn(table, language, href, _plainly)


def _plainly(table: DiagramTable, phase: str, language: Language) -> str:
    """What a phase is for. Raises UnknownEntry."""
    say, numbers = language.say, table.rules.numbers
    match phase:
        case "first_hand_adjustment" | "second_hand_adjustment":
            return say("Discard what you do not want, then refill your hand to {n} cards.", n=numbers["hand_limit"])
        case "main":
            return say("March, fight, lay terrain and swap equipment, as often as you like.")
        case "normal_summon":
            return say("Throw equipment away, then summon units into your base and equip them.")
        case "end_declaration":
            return say("All units become ready; then it is the opponent's turn.")
        case _:
            raise UnknownEntry(f"{table.rules.name}: there is no plain line for the phase {phase!r}")
