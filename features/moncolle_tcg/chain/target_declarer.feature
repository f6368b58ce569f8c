Feature: Counter chain

  @moncolle_tcg.chain.target_declarer
  Rule: A counter may be aimed at a unit that has made a declaration in the same chain.
    Scenario Outline: North counters the unit that used a <kind>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           | effect                                  |
        | Mage | South | b2   | Spell fire, Item 1 | normal, declared: draw 1                |
        | Page | South | b2   |                    |                                         |
        | Ogre | North | b3   |                    | counter, declared: [3] to an enemy unit |
      And South's hand holds these cards
        | card   | kind         | effect                       |
        | Flame  | battle spell | normal, cost fire: draw 1    |
        | Potion | consumable   | normal, cost 1 items: draw 1 |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Ogre on Mage
      When both sides pass
      Then Mage is not on the battlefield

      Examples:
        | kind       | what                                   |
        | ability    | Mage                                   |
        | spell      | Flame through Mage paid by Mage's fire |
        | consumable | Potion through Mage                    |

    Scenario Outline: a unit that declared nothing is no proper target: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | normal, declared: draw 1                |
        | Page | South | b2   |                                         |
        | Ogre | North | b3   | counter, declared: defence +1 to a unit |
        | Imp  | North | b3   |                                         |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to use Ogre on <unit>
      Then it is refused under moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And the chain has 1 declaration

      Examples:
        | unit |
        | Page |
        | Imp  |
        | Ogre |

    Scenario Outline: every attacker has declared the attack: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                  |
        | Archer | South | b2   |       |                                         |
        | Knight | South | b2   |       |                                         |
        | Squire | South | b2   |       |                                         |
        | Ogre   | North | b3   |       | counter, declared: [3] to an enemy unit |
      And South has marched Archer, Knight and Squire to b3
      And the battle has reached North's right to counter
      When North uses Ogre on <unit>
      Then the chain has 2 declarations

      Examples:
        | unit   |
        | Archer |
        | Knight |
        | Squire |

    Scenario: North counters the user of a spell for which another unit lends an icon
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing    | effect                                  |
        | Mage | South | b2   | Spell fire  |                                         |
        | Page | South | b2   | Spell water |                                         |
        | Ogre | North | b3   |             | counter, declared: [3] to an enemy unit |
      And South's hand holds these cards
        | card  | kind         | effect                          |
        | Flame | battle spell | normal, cost fire water: draw 1 |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Flame through Page paid by Mage's fire and Page's water
      When North uses Ogre on Page
      Then the chain has 2 declarations

    Scenario: everything that a counter could be aimed at
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                 |
        | Mage | North | b3   | normal, declared: [1] to an enemy unit |
        | Page | North | b3   |                                        |
        | Ogre | South | b2   | counter, declared: attack +1 to a unit |
        | Imp  | South | b2   |                                        |
      And North has marched Mage and Page to b2
      And the battle has reached North's before-attack timing
      When North uses Mage on Imp
      Then South can use Ogre on exactly Mage and Imp
