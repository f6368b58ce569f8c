Feature: Cards

  What is printed on units, battle spells, items and terrain, and what each kind is for.

  @moncolle_tcg.cards.unit_role
  Rule: A unit card is summoned and is then a unit on the field; only units stand on terrain and take part in battles.
    Scenario Outline: a summoned unit card of <seat> is a unit on the field
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card | attack | defence |
        | Imp  | 3      | 1       |
      And <seat> has ended the phase
      When <seat> summons Imp to <base>
      Then the battlefield holds exactly these units
        | unit | side   | area   | attack | defence |
        | Imp  | <seat> | <base> | 3      | 1       |
      And Imp is not in <seat>'s hand

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario: a summoned unit takes part in a battle in its base
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence |
        | Ogre | North | b2   | 2      | 3       |
      And South's hand holds these cards
        | card | attack | defence |
        | Imp  | 3      | 1       |
      And South has ended the phase
      And South has summoned Imp to b1
      And South plays the turn to its end
      And North has discarded nothing
      And North has marched Ogre to b1
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Imp is in b1

    Scenario Outline: a <kind> card is not summoned by <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | kind   |
        | Thing | <kind> |
      And <seat> has ended the phase
      When <seat> tries to summon Thing to <base>
      Then it is refused under moncolle_tcg.cards.unit_role

      Examples:
        | kind         | seat  | base |
        | battle spell | South | b1   |
        | consumable   | North | b4   |
        | equipment    | South | b1   |
        | terrain      | North | b4   |
        | equipment    | North | b4   |
        | consumable   | South | b1   |

    Scenario: a unit card in the opponent's hand is not summoned
      Given it is North's normal summon phase
      And South's hand holds these cards
        | card |
        | Imp  |
      And North has ended the phase
      When North tries to summon Imp to b4
      Then it is refused under moncolle_tcg.cards.unit_role

    Scenario Outline: a unit card in <seat>'s <pile> is not summoned
      Given it is South's normal summon phase
      And <seat>'s <pile> holds these cards, from the top
        | card |
        | Imp  |
      And South has ended the phase
      When South tries to summon Imp to b1
      Then it is refused under moncolle_tcg.cards.unit_role

      Examples:
        | seat  | pile           |
        | South | deck           |
        | South | discard pile   |
        | South | exclusion zone |
        | North | discard pile   |

    Scenario Outline: a <kind> card does not stand on the field
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | kind   |
        | Thing | North | c3   | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind         |
        | battle spell |
        | consumable   |
        | equipment    |
        | terrain      |

  @moncolle_tcg.cards.unit_fields
  Rule: A unit card states name, race, level, attribute, attack, defence and march type, and what standing and special abilities it has.
    Scenario: a unit with all its items is a card
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field      | value                                  |
        | name       | Mage                                   |
        | kind       | unit                                   |
        | race       | Tidefolk                               |
        | attributes | ["water"]                              |
        | level      | 3                                      |
        | attack     | 2                                      |
        | defence    | 3                                      |
        | march      | fly                                    |
        | standing   | {"initiative": 1, "spells": ["water"]} |
      When the position is put on the table
      Then it is accepted
      And Mage is in South's hand

    Scenario Outline: a unit card without <item> is turned down
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value     |
        | name    | Mage      |
        | kind    | unit      |
        | level   | <level>   |
        | attack  | <attack>  |
        | defence | <defence> |
        | march   | <march>   |
      When the position is put on the table
      Then it is turned down

      Examples:
        | item          | level | attack | defence | march |
        | a level       |       | 2      | 3       | walk  |
        | an attack     | 2     |        | 3       | walk  |
        | a defence     | 2     | 2      |         | walk  |
        | a march type  | 2     | 2      | 3       |       |
        | a known march | 2     | 2      | 3       | swim  |

    Scenario Outline: a unit card with <field> <value> is turned down
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field   | value     |
        | kind    | unit      |
        | level   | <level>   |
        | attack  | 2         |
        | defence | <defence> |
        | march   | walk      |
        | hero    | <hero>    |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field       | value | level | defence | hero |
        | level       | 0     | 0     | 3       |      |
        | level       | -2    | -2    | 3       |      |
        | defence     | 0     | 2     | 0       |      |
        | hero points | -1    | 2     | 3       | -1   |

    Scenario Outline: what belongs on other cards, <field>, is on no unit
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field   | value |
        | name    | Mage  |
        | kind    | unit  |
        | level   | 2     |
        | attack  | 2     |
        | defence | 3     |
        | march   | walk  |
        | <field> | 4     |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field        |
        | limit        |
        | wearing_cost |

    Scenario: units have the values that are printed on them
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 5      | 2       |
        | Ogre   | North | a4   | 0      | 7       |
      When North ends the phase
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 5      | 2       |
        | Ogre   | North | a4   | 0      | 7       |

  @moncolle_tcg.cards.spell_cast_by_unit
  Rule: A battle spell is used by a unit, not by the player alone.
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | standing    | state     | defence |
        | Mage    | South | c2   | Spell fire  | ready     | 3       |
        | Squire  | South | c2   |             | ready     | 3       |
        | Scholar | South | a1   | Spell fire  | ready     | 3       |
        | Ogre    | North | c3   | Spell water | ready     | 3       |
        | Troll   | North | b4   | Spell water | exhausted | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                  |
        | Bolt | battle spell | normal, cost fire: [3] to an enemy unit |
      And North's hand holds these cards
        | card | kind         | effect                                    |
        | Tide | battle spell | counter, cost water: [9] to an enemy unit |
      And South has marched Mage and Squire to c3

    Scenario: a unit in the battle uses a spell of the hand
      Given the battle has reached South's before-attack timing
      When South uses Bolt through Mage on Ogre paid by Mage's fire
      And North passes
      Then Ogre is not on the battlefield

    Scenario: a unit of the opponent counters with a spell
      Given the battle has reached South's before-attack timing
      And South has used Bolt through Mage on Ogre paid by Mage's fire
      When North uses Tide through Ogre on Mage paid by Ogre's water
      And South passes
      And North passes
      Then Mage is not on the battlefield
      And Ogre is in c3

    Scenario: a player alone uses no spell
      Given the battle has reached South's before-attack timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario: a player alone counters with no spell
      Given the battle has reached South's before-attack timing
      And South has used Bolt through Mage on Ogre paid by Mage's fire
      When North tries to use Tide on Mage paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario Outline: <user>, <why>, is no user of South's spell
      Given the battle has reached South's before-attack timing
      When South tries to use Bolt through <user> on Ogre paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

      Examples:
        | user    | why                              |
        | Scholar | one of your units somewhere else |
        | Ogre    | an enemy in the battle           |
        | Troll   | an enemy somewhere else          |

    Scenario Outline: what belongs on other cards, <field>, is on no battle spell
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value        |
        | name    | Bolt         |
        | kind    | battle_spell |
        | <field> | <value>      |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field          | value                |
        | level          | 2                    |
        | defence        | 1                    |
        | limit          | 4                    |
        | wearing_cost   | 1                    |
        | race           | Tidefolk             |
        | classification | Chant                |
        | standing       | {"spells": ["fire"]} |
        | effects        | [{"attack": 1}]      |

    Scenario Outline: <user>, <why>, is no user of North's counter
      Given the battle has reached South's before-attack timing
      And South has used Bolt through Mage on Ogre paid by Mage's fire
      When North tries to use Tide through <user> on Mage paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

      Examples:
        | user  | why                              |
        | Troll | one of your units somewhere else |
        | Mage  | an enemy in the battle           |

  @moncolle_tcg.cards.spell_single_use
  Rule: A battle spell is used once and goes to the discard pile.
    Background:
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing                      | defence |
        | Mage   | North | a3   | Spell fire fire, Initiative 3 | 3       |
        | Ogre   | South | a2   | Spell water water             | 8       |
        | Goblin | South | a2   |                               | 3       |
      And North's hand holds these cards
        | card | kind         | effect                                  |
        | Bolt | battle spell | normal, cost fire: [3] to an enemy unit |
      And South's hand holds these cards
        | card | kind         | effect                                               |
        | Ward | battle spell | counter, cost water: defence +3 to one of your units |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing

    Scenario: a used spell is in the discard pile of its owner
      When North uses Bolt through Mage on Goblin paid by Mage's fire
      And South passes
      Then Bolt is in North's discard pile
      And Bolt is not in North's hand
      And Goblin is not on the battlefield

    Scenario: a counter is in the discard pile of its owner
      Given North has used Bolt through Mage on Goblin paid by Mage's fire
      And South has used Ward through Ogre on Goblin paid by Ogre's water
      When North passes
      And South passes
      Then Ward is in South's discard pile
      And Bolt is in North's discard pile
      And Goblin is in a2

    Scenario: a used spell is not used once more in the battle
      Given North has used Bolt through Mage on Ogre paid by Mage's fire
      And South has passed
      When North tries to use Bolt through Mage on Goblin paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_single_use

    Scenario: a used counter is not used once more in the battle
      Given North has used Bolt through Mage on Goblin paid by Mage's fire
      And South has used Ward through Ogre on Goblin paid by Ogre's water
      And North has passed
      When South tries to use Ward through Ogre on Goblin paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_single_use

    @moncolle_tcg.cards.spell_cast_by_unit
    Scenario: South, defending, counters with no spell without a user
      Given North has used Bolt through Mage on Goblin paid by Mage's fire
      When South tries to use Ward on Goblin paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario: a spell used before the attack is not used once more after it
      Given North has used Bolt through Mage on Ogre paid by Mage's fire
      And South has passed
      And the battle has reached North's after-attack timing
      When North tries to use Bolt through Mage on Ogre paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_single_use

    @moncolle_tcg.cards.spell_cast_by_unit
    Scenario: a player alone uses no spell in an after-attack timing
      Given the battle has reached North's after-attack timing
      When North tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario: a side whose only spell is used has nothing to use
      Given North has used Bolt through Mage on Ogre paid by Mage's fire
      And South has passed
      Then North can use nothing

  @moncolle_tcg.cards.item_two_kinds
  Rule: Every item is either a consumable or a piece of equipment.
    Scenario Outline: an item is a <kind>
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind   | effect   |
        | Thing | <kind> | <effect> |
      When the position is put on the table
      Then it is accepted
      And Thing is in South's hand

      Examples:
        | kind       | effect                                               |
        | consumable | normal, cost 1 item: defence +1 to one of your units |
        | equipment  |                                                      |

    Scenario: an item of no kind is turned down
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field | value |
        | name  | Thing |
        | kind  | item  |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a <kind> with <field> would be both and is turned down
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field        | value  |
        | name         | Thing  |
        | kind         | <kind> |
        | wearing_cost | <cost> |
        | abilities    | <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind       | field         | cost | text                                                                                                 |
        | consumable | an equip cost | 1    |                                                                                                      |
        | equipment  | an effect     | 1    | [{"timing": "normal", "kind": "card", "cost": {"items": 1}, "do": [[{"verb": "draw", "count": 1}]]}] |

    Scenario: a consumable is not worn
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | North | c3   | Item 2   |
      And North's hand holds these cards
        | card   | kind       |
        | Potion | consumable |
      And North has ended the phase
      When North tries to equip Knight with Potion
      Then it is refused under moncolle_tcg.equip.definition

    Scenario: equipment is worn
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | North | c3   | Item 2   |
      And North's hand holds these cards
        | card   | kind      |
        | Shield | equipment |
      And North has ended the phase
      When North equips Knight with Shield
      Then Knight wears Shield

  @moncolle_tcg.cards.consumable_single_use
  Rule: A consumable is used once and goes to the discard pile.
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing             | defence |
        | Knight | South | c2   | Item 2, Initiative 3 | 3       |
        | Ogre   | North | c3   | Item 2               | 8       |
        | Goblin | North | c3   |                      | 3       |
      And South's hand holds these cards
        | card  | kind       | effect                                    |
        | Flask | consumable | normal, cost 1 item: [3] to an enemy unit |
      And North's hand holds these cards
        | card  | kind       | effect                                                |
        | Tonic | consumable | counter, cost 1 item: defence +3 to one of your units |
      And South has marched Knight to c3
      And the battle has reached South's before-attack timing

    Scenario: a used consumable is in the discard pile and on nobody
      When South uses Flask through Knight on Goblin
      And North passes
      Then Flask is in South's discard pile
      And Flask is not in South's hand
      And Knight wears nothing

    Scenario: a consumable used as a counter is in the discard pile and on nobody
      Given South has used Flask through Knight on Goblin
      And North has used Tonic through Ogre on Goblin
      When South passes
      And North passes
      Then Tonic is in North's discard pile
      And Ogre wears nothing
      And Goblin has defence 6

    Scenario: a used consumable is not used once more in the battle
      Given South has used Flask through Knight on Ogre
      And North has passed
      When South tries to use Flask through Knight on Goblin
      Then it is refused under moncolle_tcg.cards.consumable_single_use

    Scenario Outline: what belongs on other cards, <field>, is on no consumable
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value      |
        | name    | Tonic      |
        | kind    | consumable |
        | <field> | <value>    |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field      | value           |
        | level      | 2               |
        | attack     | 1               |
        | limit      | 4               |
        | hero       | 1               |
        | attributes | ["fire"]        |
        | standing   | {"items": 1}    |
        | effects    | [{"attack": 1}] |

    Scenario: a consumable used as a counter is not used once more in the battle
      Given South has used Flask through Knight on Goblin
      And North has used Tonic through Ogre on Goblin
      And South has passed
      When North tries to use Tonic through Ogre on Goblin
      Then it is refused under moncolle_tcg.cards.consumable_single_use

    Scenario: a consumable used before the attack is not used once more after it
      Given South has used Flask through Knight on Ogre
      And North has passed
      And the battle has reached South's after-attack timing
      When South tries to use Flask through Knight on Ogre
      Then it is refused under moncolle_tcg.cards.consumable_single_use

  @moncolle_tcg.cards.equipment_persistent
  Rule: Equipment stays with its unit and keeps working until it leaves it.
    Scenario Outline: equipment of <seat> works in the next turns, too
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | standing | attack | defence |
        | Knight | <seat> | a2   | Item 1   | 2      | 3       |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 2      | 1       |
      When <seat> plays the turn to its end
      And <other> plays the turn to its end
      Then Knight wears Sword
      And Knight has attack 4
      And Knight has defence 4

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario: equipment works in a second battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | South | b2   | Item 1   | 1      | 3       |
        | Squire | South | b2   |          | 0      | 3       |
        | Goblin | North | b3   |          | 0      | 4       |
        | Ogre   | North | a3   |          | 4      | 4       |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 3      | 2       |
      And South has marched Knight to b3
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North has discarded nothing
      And North has marched Ogre to b3
      When the battle is fought out with North going first
      Then Knight is in b3
      And Knight wears Sword
      And Ogre is not on the battlefield

    Scenario Outline: equipment of <seat> no longer works once it has left
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area | standing | attack | defence |
        | Knight | <seat> | c2   | Item 1   | 2      | 3       |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 2      | 1       |
      When <seat> throws Sword away
      Then Knight wears nothing
      And Knight has attack 2
      And Knight has defence 3
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: equipment stays on a unit that marches and fights as the defender later
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | North | c3   | Item 1   | 0      | 3       |
        | Ogre   | South | c1   |          | 4      | 4       |
      And plain terrain lies on c2
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 4      | 2       |
      And North has marched Knight to c2
      And North plays the turn to its end
      And South has discarded nothing
      And South has marched Ogre to c2
      When the battle is fought out with South going first
      Then Knight is in c2
      And Knight wears Sword
      And Ogre is not on the battlefield

    Scenario: equipment comes back with a unit whose march has failed
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | South | a2   | Item 1   | 1      | 3       |
        | Ogre   | North | a3   |          | 2      | 8       |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And South has marched Knight to a3
      When the battle is fought out with North going first
      Then Knight is in a2
      And Knight wears Sword
      And Knight has attack 3

    Scenario: equipment that is passed on works for its new wearer alone
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack |
        | Knight | North | c4   | Item 1   | 2      |
        | Squire | North | c4   | Item 1   | 2      |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      When North passes Sword to Squire
      Then Knight has attack 2
      And Squire has attack 4
      And Squire wears Sword

  @moncolle_tcg.cards.equipment_fields
  Rule: An equipment card states its equip cost and whatever attack, defence and standing abilities it adds.
    Scenario Outline: equipment that adds <what> is a card
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field        | value      |
        | name         | Shield     |
        | kind         | equipment  |
        | wearing_cost | <cost>     |
        | attack       | <attack>   |
        | defence      | <defence>  |
        | standing     | <standing> |
      When the position is put on the table
      Then it is accepted
      And Shield is in South's hand

      Examples:
        | what                      | cost | attack | defence | standing          |
        | nothing                   | 1    |        |         |                   |
        | attack                    | 2    | 1      |         |                   |
        | defence                   | 1    |        | 2       |                   |
        | a standing ability        | 1    |        |         | {"initiative": 1} |
        | less of one than it costs | 3    | -1     | 1       | {"defender": 1}   |

    Scenario: equipment without an equip cost is turned down
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field  | value     |
        | name   | Shield    |
        | kind   | equipment |
        | attack | 1         |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: what belongs on other cards, <field>, is on no equipment
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field        | value     |
        | name         | Shield    |
        | kind         | equipment |
        | wearing_cost | 1         |
        | <field>      | <value>   |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field | value |
        | level | 2     |
        | limit | 4     |
        | march | walk  |
        | hero  | 1     |

    Scenario Outline: a unit, <state>, that wears equipment with <attack> and <defence>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence | state   |
        | Knight | North | a4   | Item 1   | 2      | 3       | <state> |
      And Knight wears this equipment
        | card   | attack   | defence   |
        | Shield | <attack> | <defence> |
      When North ends the phase
      Then Knight has attack <a>
      And Knight has defence <d>

      Examples:
        | attack | defence | a | d | state     |
        | 1      | 2       | 3 | 5 | ready     |
        | 0      | 2       | 2 | 5 | ready     |
        | 2      | -1      | 4 | 2 | ready     |
        | 1      | 1       | 3 | 4 | exhausted |

    Scenario: equipment adds standing abilities
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     |
        | Knight | South | c2   | Item 1       |
        | Ogre   | North | c3   | Initiative 1 |
      And Knight wears this equipment
        | card | standing     |
        | Spur | Initiative 2 |
      And South has marched Knight to c3
      And the initiative dice will show South 3 and North 3
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

  @moncolle_tcg.cards.terrain_role
  Rule: Battles happen on terrain; every terrain card has a Limit, and may have an effect of its own.
    Scenario Outline: a terrain with the Limit <limit> is a card
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field | value   |
        | name  | Cave    |
        | kind  | terrain |
        | limit | <limit> |
      When the position is put on the table
      Then it is accepted
      And Cave is in North's hand

      Examples:
        | limit |
        | 4     |
        | 12    |

    Scenario: a terrain without a Limit is turned down
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field | value   |
        | name  | Cave    |
        | kind  | terrain |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a terrain says with its Limit how many levels it holds, here <limit>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Cave    | c1   | <limit> |
      When South ends the phase
      Then the limit of c1 is <limit>
      And Cave lies on c1

      Examples:
        | limit |
        | 4     |
        | 9     |

    Scenario: no more levels than the Limit of a terrain allows
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 4     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c4   | 5     |
      When North tries to march Knight to c3
      Then it is refused under moncolle_tcg.march.limit

    Scenario: as many levels as the Limit of a terrain allows
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 5     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c4   | 5     |
      When North marches Knight to c3
      Then Knight is in c3

    Scenario: battles happen on terrain
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | a2   | 7     |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      When North marches Knight to a2
      Then a battle is going on in a2

    Scenario Outline: what belongs on other cards, <field>, is on no terrain
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value   |
        | name    | Cave    |
        | kind    | terrain |
        | limit   | 8       |
        | <field> | <value> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field          | value                                                                              |
        | level          | 2                                                                                  |
        | attack         | 1                                                                                  |
        | march          | walk                                                                               |
        | hero           | 1                                                                                  |
        | instant        | true                                                                               |
        | race           | Tidefolk                                                                           |
        | race_only      | Tidefolk                                                                           |
        | classification | Tower                                                                              |
        | standing       | {"items": 1}                                                                       |
        | abilities      | [{"timing": "normal", "kind": "declared", "do": [[{"verb": "draw", "count": 1}]]}] |

    Scenario: a terrain has an effect on the units there
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit | effect                 |
        | Cave    | c2   | 7     | attack +1 & defence +2 |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
        | Squire | South | b1   | 2      | 3       |
      When South marches Knight to c2
      Then Knight has attack 3
      And Knight has defence 5
      And Squire has attack 2

  @moncolle_tcg.cards.attributes
  Rule: There are six attributes: fire, water, earth, wind, holy and evil.
    Scenario Outline: <attribute> is an attribute of units
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit | effect                         |
        | Shrine  | a3   | 8     | attack +1 to <attribute> units |
      And these units are on the battlefield
        | unit   | side  | area | attribute   | attack |
        | Knight | North | a3   | <attribute> | 2      |
        | Squire | North | a3   |             | 2      |
      When South ends the phase
      Then Knight has attack 3
      And Squire has attack 2

      Examples:
        | attribute |
        | fire      |
        | water     |
        | earth     |
        | wind      |
        | holy      |
        | evil      |

    Scenario Outline: <attribute> is an attribute of spell costs
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | standing          |
        | Mage | North | c3   | Spell <attribute> |
        | Ogre | South | c2   |                   |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | normal, cost <attribute>: [3] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      When North uses Bolt through Mage on Ogre paid by Mage's <attribute>
      And South passes
      Then Ogre is not on the battlefield

      Examples:
        | attribute |
        | fire      |
        | water     |
        | earth     |
        | wind      |
        | holy      |
        | evil      |

    Scenario Outline: a unit of <attribute>, a seventh attribute, is turned down
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field      | value           |
        | name       | Mage            |
        | kind       | unit            |
        | level      | 2               |
        | attack     | 2               |
        | defence    | 3               |
        | march      | walk            |
        | attributes | ["<attribute>"] |
      When the position is put on the table
      Then it is turned down

      Examples:
        | attribute |
        | ice       |
        | multi     |

    Scenario: a spell that costs a seventh attribute is turned down
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field     | value                                                                                                      |
        | name      | Bolt                                                                                                       |
        | kind      | battle_spell                                                                                               |
        | abilities | [{"timing": "normal", "kind": "card", "cost": {"slots": ["ice"]}, "do": [[{"verb": "draw", "count": 1}]]}] |
      When the position is put on the table
      Then it is turned down
