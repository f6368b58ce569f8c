Feature: Vocabulary

  @moncolle_tcg.vocabulary.kill
  Rule: To kill lets units die without damage, whatever their defence.
    Scenario Outline: North's unit is killed
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                               |
        | Mage | South | b2   |         | normal, declared: kill an enemy unit |
        | Ogre | North | b3   | 20      | when this <event>: draw 1            |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is in North's discard pile
      And North's hand has <n> cards

      Examples:
        | event      | n |
        | dies       | 1 |
        | is damaged | 0 |

    Scenario Outline: a killing effect of an attribute and Resist, for <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing     | effect                                 |
        | Mage | <seat>  | <from> |              | normal, declared: <text> an enemy unit |
        | Ogre | <other> | <to>   | Resist flame |                                        |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | text          | found                  |
        | South | North | b2   | b3 | kill by flame | in b3                  |
        | North | South | b3   | b2 | kill by frost | not on the battlefield |
        | North | South | b3   | b2 | kill          | not on the battlefield |
