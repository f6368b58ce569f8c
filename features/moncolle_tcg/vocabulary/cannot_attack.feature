Feature: Vocabulary

  @moncolle_tcg.vocabulary.cannot_attack
  Rule: A unit that cannot attack takes no part in the attack of its side, ready or not; the others do.
    Background:
      Given it is South's main phase

    Scenario Outline: <unit> of South cannot attack, so <attackers> attack
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                 |
        | Mage   | South | b2   | own turn, declared: cannot attack to one of your units |
        | Knight | South | b2   |                                                        |
        | Squire | South | b2   |                                                        |
        | Ogre   | North | b3   |                                                        |
      And South has used Mage on <unit>
      And South has marched Mage, Knight and Squire to b3
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are <attackers>

      Examples:
        | unit   | attackers         |
        | Knight | Mage and Squire   |
        | Mage   | Knight and Squire |
        | Squire | Mage and Knight   |

    Scenario Outline: damage of an attack without South's unit that cannot attack: defence <defence>
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence   | effect                                               |
        | Mage   | South | b2   | 1      |           | normal, declared: cannot attack to one of your units |
        | Knight | South | b2   | 4      |           |                                                      |
        | Ogre   | North | b3   | 0      | <defence> |                                                      |
      And South has marched Mage and Knight to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on <unit>
      And North has passed
      And South has passed
      When both sides pass
      Then Ogre is <found>

      Examples:
        | unit   | defence | found                  |
        | Knight | 1       | not on the battlefield |
        | Knight | 2       | in b3                  |
        | Mage   | 4       | not on the battlefield |
        | Mage   | 5       | in b3                  |

    Scenario Outline: an attack of the others does not exhaust South's unit that cannot attack
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                                               |
        | Mage   | South | b2   |         | normal, declared: cannot attack to one of your units |
        | Knight | South | b2   |         |                                                      |
        | Ogre   | North | b3   | 9       |                                                      |
      And South has marched Mage and Knight to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on <unit>
      And North has passed
      And South has passed
      When both sides pass
      Then <unit> is ready
      And <attacker> is exhausted

      Examples:
        | unit   | attacker |
        | Knight | Mage     |
        | Mage   | Knight   |

    Scenario: where none of South's units can attack no attack is declared
      Given these units are on the battlefield
        | unit   | side  | area | effect                                              |
        | Mage   | South | b2   | own turn, declared: cannot attack to all your units |
        | Knight | South | b2   |                                                     |
        | Ogre   | North | b3   |                                                     |
      And South has used Mage
      And South has marched Mage and Knight to b3
      And the battle has reached South's before-attack timing
      When South passes
      Then no attack is declared
      And South is asked for after attack effects

    Scenario: in the next battle South's unit attacks again where that lasted for a battle
      Given these units are on the battlefield
        | unit  | side  | area | attack | effect                                               |
        | Mage  | South | b2   | 0      | normal, declared: cannot attack to one of your units |
        | Ogre  | North | b3   | 0      |                                                      |
        | Troll | North | c4   | 0      |                                                      |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Mage
      And the battle has been fought out
      And South plays the turn to its end
      And North has discarded nothing
      And North has marched Ogre to b2
      And the battle has reached South's before-attack timing, South having gone first
      When South passes
      Then the attackers declared are Mage
