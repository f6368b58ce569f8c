Feature: Cards

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

    Scenario: a unit in the battle uses a spell of the hand
      Given South has marched Mage and Squire to c3
      And the battle has reached South's before-attack timing
      When South uses Bolt through Mage on Ogre paid by Mage's fire
      And North passes
      Then Ogre is not on the battlefield

    Scenario: a unit of the opponent counters with a spell
      Given South has marched Mage and Squire to c3
      And the battle has reached South's before-attack timing
      And South has used Bolt through Mage on Ogre paid by Mage's fire
      When North uses Tide through Ogre on Mage paid by Ogre's water
      And South passes
      And North passes
      Then Mage is not on the battlefield
      And Ogre is in c3

    Scenario: a player alone uses no spell
      Given South has marched Mage and Squire to c3
      And the battle has reached South's before-attack timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario: a player alone counters with no spell
      Given South has marched Mage and Squire to c3
      And the battle has reached South's before-attack timing
      And South has used Bolt through Mage on Ogre paid by Mage's fire
      When North tries to use Tide on Mage paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario Outline: <user>, <why>, is no user of South's spell
      Given South has marched Mage and Squire to c3
      And the battle has reached South's before-attack timing
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
      Given South has marched Mage and Squire to c3
      And the battle has reached South's before-attack timing
      And South has used Bolt through Mage on Ogre paid by Mage's fire
      When North tries to use Tide through <user> on Mage paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

      Examples:
        | user  | why                              |
        | Troll | one of your units somewhere else |
        | Mage  | an enemy in the battle           |
