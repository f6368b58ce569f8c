Feature: Special abilities

  @moncolle_tcg.abilities.automatic
  Rule: An automatic ability works without a declaration when its trigger comes up in its timing.
    Background:
      Given it is South's main phase

    Scenario Outline: North's automatic ability works when <what>
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect              |
        | Knight | South | b2   | 3      |                     |
        | Ogre   | North | b3   | 1      | when <what>: draw 1 |
        | Imp    | North | b3   | 1      |                     |
      And South has marched Knight to b3
      When the battle is fought out with <first> going first
      Then North's hand has <n> cards

      Examples:
        | first | what                          | n |
        | South | a battle begins               | 1 |
        | South | an enemy unit attacks         | 1 |
        | North | this attacks                  | 1 |
        | South | an enemy unit is summoned     | 0 |
        | South | an enemy unit dies            | 0 |
        | South | another of your units attacks | 0 |

    Scenario Outline: North's automatic ability works when <what> by an effect of the enemy
      Given these units are on the battlefield
        | unit | side  | area | effect                                   |
        | Mage | South | b2   | normal, declared: <effect> an enemy unit |
        | Ogre | North | b3   | when <what>: draw 1                      |
        | Imp  | North | b3   |                                          |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on <unit>
      When North passes
      Then North's hand has <n> cards

      Examples:
        | what                           | effect  | unit | n |
        | this dies                      | [3] to  | Ogre | 1 |
        | this dies                      | [3] to  | Imp  | 0 |
        | this dies                      | discard | Ogre | 0 |
        | another of your units dies     | [3] to  | Imp  | 1 |
        | another of your units dies     | [3] to  | Ogre | 0 |
        | one of your units is discarded | discard | Imp  | 1 |
        | this is damaged                | [1] to  | Ogre | 1 |
        | this is damaged                | [0] to  | Ogre | 0 |
        | this is damaged                | [1] to  | Imp  | 0 |

    Scenario: North's automatic ability works once for an event that concerns several units
      Given these units are on the battlefield
        | unit | side  | area | effect                                    |
        | Mage | South | b2   | normal, declared: [1] to all enemy units  |
        | Ogre | North | b3   | when one of your units is damaged: draw 1 |
        | Imp  | North | b3   |                                           |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North passes
      Then North's hand has 1 card

    Scenario: South's automatic ability works again when its trigger comes up again
      Given these units are on the battlefield
        | unit  | side  | area | effect                                                |
        | Mage  | South | c2   | normal, declared, uncounterable: [1] to an enemy unit |
        | Ghoul | South | c2   | when an enemy unit is damaged: draw 1                 |
        | Ogre  | North | c3   |                                                       |
      And South has marched Mage and Ghoul to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When South uses Mage on Ogre
      Then South's hand has 2 cards

    Scenario: an exhausted unit's automatic ability works, too
      Given these units are on the battlefield
        | unit   | side  | area | state     | effect                             |
        | Knight | South | b2   |           |                                    |
        | Ogre   | North | b3   | exhausted | when an enemy unit attacks: draw 1 |
      And South has marched Knight to b3
      When the battle reaches North's right to counter
      Then North's hand has 1 card

    Scenario: North's exhausted unit notices damage, too
      Given these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                                 |
        | Knight | South | b2   |           | 9       | normal, declared: [1] to an enemy unit |
        | Ogre   | North | b3   | exhausted | 9       | when this is damaged, battle: draw 1   |
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When North passes
      Then North's hand has 1 card

    Scenario: North uses no automatic ability whose trigger has not come up
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Knight | South | c2   |                                                       |
        | Ogre   | North | c3   | when a battle begins: draw 1 / when this dies: mill 1 |
        | Imp    | North | c3   | when a battle begins: mill 1                          |
      And South has marched Knight to c3
      When North tries to use automatic ability 2 of Ogre
      Then it is refused under moncolle_tcg.abilities.automatic
      And North is asked for a trigger

    Scenario Outline: South's effect strikes all: <effect> and when <what>, North draws <n>
      Given these units are on the battlefield
        | unit | side  | area | effect                                     |
        | Mage | South | b2   | normal, declared: <effect> all enemy units |
        | Ogre | North | b3   | when <what>: draw 1                        |
        | Imp  | North | b3   |                                            |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North passes
      Then North's hand has <n> cards
      And Ogre and Imp are not on the battlefield

      Examples:
        | what                               | effect  | n |
        | this dies                          | [3] to  | 1 |
        | another of your units dies         | [3] to  | 1 |
        | one of your units dies             | [3] to  | 1 |
        | any unit dies                      | [3] to  | 1 |
        | an enemy unit dies                 | [3] to  | 0 |
        | another of your units dies         | kill    | 1 |
        | this dies                          | kill    | 1 |
        | another of your units dies         | discard | 0 |
        | this is discarded                  | [3] to  | 1 |
        | another of your units is discarded | [3] to  | 1 |
        | another of your units is discarded | discard | 1 |
        | this is discarded                  | discard | 1 |
        | this is damaged                    | [3] to  | 1 |
        | another of your units is damaged   | [3] to  | 1 |
        | any unit is damaged                | [3] to  | 1 |
        | one of your units is damaged       | kill    | 0 |
        | one of your units is damaged       | discard | 0 |

    Scenario Outline: South's attack of <attack> strikes all: when <what>, North draws <n>
      Given these units are on the battlefield
        | unit   | side  | area | attack   | effect              |
        | Knight | South | b2   | <attack> |                     |
        | Ogre   | North | b3   |          | when <what>: draw 1 |
        | Imp    | North | b3   |          |                     |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      When both sides pass
      Then North's hand has <n> cards

      Examples:
        | attack | what                               | n |
        | 6      | this dies                          | 1 |
        | 6      | another of your units dies         | 1 |
        | 6      | one of your units dies             | 1 |
        | 6      | any unit dies                      | 1 |
        | 6      | an enemy unit dies                 | 0 |
        | 3      | another of your units dies         | 0 |
        | 6      | another of your units is discarded | 1 |
        | 6      | this is discarded                  | 1 |
        | 6      | this is damaged                    | 1 |
        | 6      | another of your units is damaged   | 1 |
        | 4      | another of your units is damaged   | 1 |
        | 3      | another of your units is damaged   | 0 |
        | 2      | this is damaged                    | 1 |
        | 0      | this is damaged                    | 0 |

    Scenario Outline: of South's side and the other's units that fall at once each notices: when <what>
      Given these units are on the battlefield
        | unit | side  | area | effect                             |
        | Mage | South | b2   | normal, declared: [3] to all units |
        | Page | South | b2   | when <what>: draw 1                |
        | Ogre | North | b3   | when <what>: draw 1                |
        | Imp  | North | b3   |                                    |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North passes
      Then South's hand has 1 cards
      And North's hand has 1 cards

      Examples:
        | what                       |
        | an enemy unit dies         |
        | another of your units dies |
        | any unit is damaged        |
        | an enemy unit is damaged   |

    Scenario: automatic abilities of South work when the attack is declared and again when it strikes
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                          |
        | Knight | South | b2   | 2      | when this attacks: draw 1       |
        | Squire | South | b2   | 2      | when an enemy unit dies: mill 1 |
        | Ogre   | North | b3   | 0      |                                 |
      And South has marched Knight and Squire to b3
      When the battle is fought out with South going first
      Then South's hand has 1 card
      And South's discard pile has 1 card

    Scenario Outline: the attacks of both sides set off automatic abilities, <first> striking first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                       |
        | Knight | South | b2   | 1      | 9       | when this is damaged: draw 1 |
        | Ogre   | North | b3   | 1      | 9       | when this is damaged: draw 1 |
      And South has marched Knight to b3
      When the battle is fought out with <first> going first
      Then South's hand has 1 card
      And North's hand has 1 card

      Examples:
        | first |
        | South |
        | North |
