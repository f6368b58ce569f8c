Feature: Cards

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
