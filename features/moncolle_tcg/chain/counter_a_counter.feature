Feature: Counter chain

  @moncolle_tcg.chain.counter_a_counter
  Rule: A counter can itself be countered.
    Background:
      Given it is South's main phase

    Scenario: North's counter is countered, and fails
      Given these units are on the battlefield
        | unit | side  | area | effect                                                             |
        | Mage | South | b2   | normal, declared: draw 1 / counter, declared: [3] to an enemy unit |
        | Ogre | North | b3   | counter, declared: [3] to an enemy unit                            |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage
      And South has used the second ability of Mage on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And South's hand has 1 card

    Scenario Outline: four declarations, each a counter to the one before
      Given these units are on the battlefield
        | unit   | side  | area | standing   | effect                                        |
        | Knight | South | a2   |            | counter, declared: attack +1 to an enemy unit |
        | Ogre   | North | a3   | Spell fire | counter, declared: attack +1 to an enemy unit |
      And North's hand holds these cards
        | card  | kind         | effect                                         |
        | Shout | battle spell | counter, cost fire: attack +1 to an enemy unit |
      And South has marched Knight to a3
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      And South has used Knight on Ogre
      When North uses <what>
      Then South is asked for a counter
      And the chain has 4 declarations

      Examples:
        | what                                             |
        | Ogre on Knight                                   |
        | Shout through Ogre on Knight paid by Ogre's fire |
