Feature: Vocabulary

  @moncolle_tcg.vocabulary.damage_dice
  Rule: Damage of dice is their total plus the fixed amount printed with them.
    Scenario Outline: damage of <dice> with <faces> against defence <defence>, of <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence   | effect                                      |
        | Mage | <seat>  | <from> |           | normal, declared: [<dice>] to an enemy unit |
        | Ogre | <other> | <to>   | <defence> |                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <seat>'s effect dice will show <faces>
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | dice       | faces   | defence | found                  |
        | South | North | b2   | b3 | 1D+2       | 3       | 5       | not on the battlefield |
        | South | North | b2   | b3 | 1D+2       | 3       | 6       | in b3                  |
        | South | North | b2   | b3 | 2D+3       | 2 and 4 | 9       | not on the battlefield |
        | North | South | b3   | b2 | flame:2D+3 | 2 and 4 | 10      | in b2                  |
