Feature: Counter chain

  @moncolle_tcg.ruling.targets_gone
  Rule: An effect all of whose targets are gone does nothing; with some left it reaches those.
    Scenario Outline: the target of South's ability is gone
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                          |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit & draw 1 |
        | Ogre | North | b3   | counter, declared: <effect> one of your units   |
        | Imp  | North | b3   |                                                 |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp
      And North has used Ogre on Imp
      When both sides pass
      Then South's hand has 0 cards
      And Ogre is in b3

      Examples:
        | effect         |
        | return to hand |
        | discard        |
        | [3] to         |

    Scenario Outline: of two targets of <other>'s ability <gone> is gone
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                              |
        | Mage | <other> | <from> | normal, declared: [3] to two enemy units & draw 1   |
        | Ogre | <seat>  | <to>   | counter, declared: return to hand one of your units |
        | Imp  | <seat>  | <to>   |                                                     |
        | Elf  | <seat>  | <to>   |                                                     |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp and Elf
      And <seat> has used Ogre on <gone>
      When both sides pass
      Then <left> is not on the battlefield
      And <gone> is in <seat>'s hand
      And <other>'s hand has 1 card

      Examples:
        | seat  | other | from | to | gone | left |
        | North | South | b2   | b3 | Imp  | Elf  |
        | South | North | b3   | b2 | Elf  | Imp  |

    Scenario: a party that is gone stops nothing else
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | South | b2   | normal, declared: [3] to all enemy units & draw 1   |
        | Ogre | North | b3   | counter, declared: return to hand one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Ogre
      When both sides pass
      Then South's hand has 1 card
