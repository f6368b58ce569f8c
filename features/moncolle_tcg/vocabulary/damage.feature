Feature: Vocabulary

  The verbs and marks in which the texts of this card set are written, and what each of them does.

  @moncolle_tcg.vocabulary.damage
  Rule: Damage of a fixed amount kills a unit whose defence is not above it.
    Scenario Outline: [<n>] against defence <defence>, of <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence   | effect                                   |
        | Mage | <seat>  | <from> |           | normal, declared: [<n>] to an enemy unit |
        | Ogre | <other> | <to>   | <defence> |                                          |
        | Imp  | <other> | <to>   | 1         |                                          |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>
      And Imp is in <to>

      Examples:
        | seat  | other | from | to | n | defence | found                  |
        | South | North | b2   | b3 | 3 | 3       | not on the battlefield |
        | South | North | b2   | b3 | 3 | 4       | in b3                  |
        | South | North | b2   | b3 | 3 | 2       | not on the battlefield |
        | North | South | b3   | b2 | 5 | 5       | not on the battlefield |
        | South | North | b2   | b3 | 5 | 6       | in b3                  |

    Scenario: each unit that is reached takes the whole damage
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                   |
        | Mage  | North | b3   |         | normal, declared: [3] to all enemy units |
        | Ogre  | South | b2   | 3       |                                          |
        | Imp   | South | b2   | 4       |                                          |
        | Troll | South | b2   | 3       |                                          |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage
      When South passes
      Then Ogre and Troll are not on the battlefield
      And Imp is in b2
