Feature: Vocabulary

  @moncolle_tcg.vocabulary.damage_attribute
  Rule: Damage with an attribute is damage of that attribute, damage without one has none.
    Scenario Outline: <damage> against <standing> of <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | standing   | effect                                      |
        | Mage | <seat>  | <from> |         |            | normal, declared: <damage> to an enemy unit |
        | Ogre | <other> | <to>   | 4       | <standing> |                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | damage    | standing         | found                  |
        | South | North | b2   | b3 | [flame:5] | Resist flame     | in b3                  |
        | North | South | b3   | b2 | [frost:5] | Resist flame     | not on the battlefield |
        | South | North | b2   | b3 | [5]       | Resist flame     | not on the battlefield |
        | South | North | b2   | b3 | [flame:3] | Weakness flame 1 | not on the battlefield |
        | South | North | b2   | b3 | [frost:3] | Weakness flame 1 | in b3                  |
        | South | North | b2   | b3 | [3]       | Weakness flame 1 | in b3                  |
