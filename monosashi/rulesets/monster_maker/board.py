"""What is asked at a table of Monster Maker."""

QUESTIONS = {
    "start_character": "{seat} puts a level 0 character of the deck face down as its start character.",
    "shuffle": "The decks are shuffled.",
    "turn_order": "Chance names the first player.",
    "window": "{seat} may use skills, place miracles and use abilities, as often as it likes, and then closes the "
    "window.",
    "counter": "{seat} may counter {about}.",
    "effect_dice": "The dice decide how much damage {about} deals.",
    "battle_or_retreat": "{seat} battles the monsters on its newest land, or retreats.",
    "battle_effect": "{seat} says which of its effects is applied next, and to whom.",
    "assign": "{seat} says which monster each of its characters faces.",
    "support": "{seat} may let characters that face nobody support others.",
    "aim": "{seat} says which of the characters that face {about} it attacks.",
    "character_dice": "The dice decide how hard {about} hits.",
    "monster_dice": "The dice decide how hard {about} hits.",
    "loot": "{seat} may draw a card for a destroyed monster.",
    "deck_bottom": "{seat} says in which order its monsters go under its deck.",
    "move": "{seat} may move to a new land, or dismiss characters.",
    "encounter": "{seat} may place a character, and a monster on each opponent's land.",
    "discard": "{seat} discards down to the hand limit.",
    "end_turn": "{seat} declares the end of the turn.",
}
"""What each kind of decision asks, in a sentence."""

SENTENCES = tuple(dict.fromkeys(QUESTIONS.values()))
"""Everything that may be asked."""
