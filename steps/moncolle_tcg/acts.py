"""Everything that can be done in a game of the TCG: each act in one sentence, from which all others are made."""

from .phrases import TABLE

act = TABLE.act

CHOSEN = "[ on {units}][ paid by {payment}][ discarding {cards}]"
"""What may be chosen for an effect."""

CHOICES = {"units": "targets", "payment": "slots", "cards": "discards"}

# A turn

act("discard", ["{seat} discards {cards}", ("{seat} discards nothing", {"cards": []})], "Hand cards.", quiet=True)
act("march", "{seat} marches {units} to {area}", "Units, all to one area.")
act("place_terrain", "{seat} places {card} on {area}", "A terrain card of the hand.")
act("place_proxy", "{seat} places a proxy on {area}", "The top card of your deck, face down.")
act("swap", "{seat} passes {wearers}", "Equipment, to other units of its area.", fields={"wearers": "wear"})
act("summon", "{seat} summons {card} to {area}", "A unit of the hand comes into your base.")
act("equip", "{seat} equips {unit} with {card}", "Equipment of the hand, on a unit of the player's.")
act("discard_equipment", "{seat} throws {card} away", "Equipment that a unit of yours wears.")
act("end_phase", "{seat} ends the phase", "On to the next step or phase.", quiet=True)
act("end_turn", "{seat} declares the end of the turn", "It is the opponent's turn.", typed=["end the turn"], quiet=True)
act("resign", "{seat} resigns", "Give up the game.")

# A battle

act(
    "instant_summon", "{seat} instantly summons {card}", "A unit of the hand joins the battle.", typed=["summon {card}"]
)
act(
    "line_up",
    "{seat} lines up {units}",
    "The order of your units in the battle, the front one first.",
    fields={"units": "order"},
)
act("return", "{seat} returns {unit} to {area}", "A unit that was instantly summoned goes back.")
act(
    "adjust",
    "{seat} gives up {unit} to keep the limit",
    "A unit, if there are too many levels.",
    typed=["discard {unit}"],
)

# Effects

act(
    "use",
    f"{{seat}} uses [the {{ordinal}} ability of ]{{card}}[ through {{user}}]{CHOSEN}",
    "An ability, a spell or a consumable; of several abilities the first or which.",
    needs="effects",
    fields={**CHOICES, "ordinal": "ability"},
)
act(
    "trigger",
    [
        "{seat} uses {unit}'s automatic ability[ for {occasion}][ on {units}]",
        "{seat} uses automatic ability {which} of {unit}[ for {occasion}][ on {units}]",
    ],
    "A due automatic ability; of several say which by number, and for whom.",
    needs="effects",
    fields={"units": "targets", "which": "trigger", "occasion": "about"},
)
act(
    "drop",
    "{seat} drops {cards}",
    "Hand cards that an effect makes you discard.",
    needs="effects",
    typed=["discard {cards}"],
)
