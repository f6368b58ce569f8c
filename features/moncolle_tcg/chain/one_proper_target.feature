Feature: Counter chain

  @moncolle_tcg.ruling.one_proper_target
  Rule: Of several targets chosen for a counter one needs to be a proper one.
    Scenario Outline: <seat> aims at <units>, of whom one has to do with the chain
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                    |
        | Mage | <other> | <from> | normal, declared: draw 1                  |
        | Page | <other> | <from> |                                           |
        | Ogre | <seat>  | <to>   | counter, declared: [3] to two enemy units |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre on <units>
      When both sides pass
      Then Mage and Page are not on the battlefield

      Examples:
        | seat  | other | from | to | units         |
        | North | South | b2   | b3 | Mage and Page |
        | South | North | b3   | b2 | Page and Mage |

    Scenario: North aims at two, of whom none has to do with the chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                    |
        | Mage   | South | c2   | normal, declared: draw 1                  |
        | Page   | South | c2   |                                           |
        | Squire | South | c2   |                                           |
        | Ogre   | North | c3   | counter, declared: [3] to two enemy units |
      And South has marched Mage, Page and Squire to c3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to use Ogre on Page and Squire
      Then it is refused under moncolle_tcg.ruling.one_proper_target, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And the chain has 1 declaration
