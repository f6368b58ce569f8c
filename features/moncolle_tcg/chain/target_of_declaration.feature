Feature: Counter chain

  @moncolle_tcg.chain.target_of_declaration
  Rule: A counter may be aimed at what a declaration of the same chain was aimed at, and at no unit that has nothing to do with the chain.
    Background:
      Given it is South's main phase

    Scenario Outline: North protects the target of a <kind>, <unit>
      Given these units are on the battlefield
        | unit | side  | area | standing           | effect                                             |
        | Mage | South | b2   | Spell fire, Item 1 | normal, declared: [3] to two enemy units           |
        | Ogre | North | b3   |                    |                                                    |
        | Imp  | North | b3   |                    |                                                    |
        | Nun  | North | b3   |                    | counter, declared: defence +1 to one of your units |
      And South's hand holds these cards
        | card   | kind         | effect                                       |
        | Flame  | battle spell | normal, cost fire: [3] to two enemy units    |
        | Potion | consumable   | normal, cost 1 items: [3] to two enemy units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Nun on <unit>
      When both sides pass
      Then <unit> is in b3
      And <victim> is not on the battlefield

      Examples:
        | kind       | what                                                   | unit | victim |
        | ability    | Mage on Ogre and Imp                                   | Ogre | Imp    |
        | ability    | Mage on Ogre and Imp                                   | Imp  | Ogre   |
        | spell      | Flame through Mage on Ogre and Imp paid by Mage's fire | Imp  | Ogre   |
        | consumable | Potion through Mage on Ogre and Imp                    | Ogre | Imp    |

    Scenario Outline: North cannot aim at <unit>, at whom nothing was aimed
      Given these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit  |
        | Page | South | b2   |                                         |
        | Ogre | North | b3   |                                         |
        | Imp  | North | b3   |                                         |
        | Nun  | North | b3   | counter, declared: defence +1 to a unit |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North tries to use Nun on <unit>
      Then it is refused under moncolle_tcg.chain.target_of_declaration or moncolle_tcg.chain.target_declarer
      And the chain has 1 declaration

      Examples:
        | unit |
        | Imp  |
        | Nun  |
        | Page |

    Scenario Outline: a party that an ability reaches was aimed at as a whole: <unit>
      Given these units are on the battlefield
        | unit | side  | area | effect                                             |
        | Mage | South | b2   | normal, declared: [3] to all enemy units           |
        | Ogre | North | b3   |                                                    |
        | Imp  | North | b3   |                                                    |
        | Nun  | North | b3   | counter, declared: defence +1 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Nun on <unit>
      When both sides pass
      Then <unit> is in b3

      Examples:
        | unit |
        | Ogre |
        | Imp  |
        | Nun  |

    Scenario Outline: units of either side are targets of an effect on all units
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                             |
        | Mage | South | b2   | 9       | normal, declared: [1] to all units |
        | Page | South | b2   | 9       |                                    |
        | Ogre | North | b3   | 9       | counter, declared: [1] to a unit   |
        | Imp  | North | b3   | 9       |                                    |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North uses Ogre on <unit>
      Then the chain has 2 declarations

      Examples:
        | unit |
        | Page |
        | Imp  |
