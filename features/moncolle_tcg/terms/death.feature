Feature: Terms

  Words of the cards: death, discarding, granting, losing, dice, exclusion and the joining words.

  @moncolle_tcg.glossary.death
  Rule: A unit beaten by damage or by an effect dies and goes to its owner's discard pile.
    Scenario Outline: <other>'s unit beaten by <what> dies
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                   |
        | Mage | <seat>  | <from> | normal, declared: <effect> an enemy unit |
        | Ogre | <other> | <to>   | when this dies: draw 1                   |
        | Imp  | <other> | <to>   |                                          |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is in <other>'s discard pile
      And <other>'s hand has 1 card
      And Imp is in <to>

      Examples:
        | seat  | other | from | to | what       | effect        |
        | South | North | a2   | a3 | damage     | [3] to        |
        | South | North | a2   | a3 | an effect  | kill          |
        | North | South | a3   | a2 | no defence | defence -3 to |

    Scenario: North's units beaten by an attack die
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                 |
        | Knight | South | b2   | 6      |         |                        |
        | Ogre   | North | b3   |        | 3       | when this dies: draw 1 |
        | Imp    | North | b3   |        | 3       |                        |
        | Troll  | North | b3   |        | 3       |                        |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      When North passes
      Then Ogre and Imp are in North's discard pile
      And Troll is in b3
      And North's hand has 1 card

    Scenario: North's dead unit does not use up the limit any more
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | level | effect                                 |
        | Mage | South | b2   | 2     | own turn, declared: kill an enemy unit |
        | Ogre | North | c3   | 6     |                                        |
        | Imp  | North | c3   | 2     |                                        |
      When South uses Mage on Ogre
      Then North uses 2 levels of c3
