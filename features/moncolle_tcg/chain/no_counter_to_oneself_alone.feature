Feature: Counter chain

  @moncolle_tcg.ruling.no_counter_to_oneself_alone
  Rule: A player may counter only in a chain in which the opponent has declared something.
    Scenario Outline: <seat> cannot counter their own <what> that the opponent lets pass
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                          |
        | Mage | <seat>  | <from> | normal, declared: attack +1 to this / counter, declared: draw 1 |
        | Ogre | <other> | <to>   |                                                                 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has <done>
      And <other> has passed
      When <seat> tries to use the second ability of Mage
      Then it is refused under moncolle_tcg.ruling.no_counter_to_oneself_alone or moncolle_tcg.timing.counter
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | what   | done      |
        | North | South | c3   | c2 | action | used Mage |
        | South | North | c2   | c3 | attack | passed    |

    Scenario: an action takes effect without a counter of the opponent
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                          |
        | Mage | South | c2   | normal, declared: attack +1 to this / counter, declared: draw 1 |
        | Ogre | North | c3   |                                                                 |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North passes
      Then Mage has attack 3
      And South is asked for before attack effects

    Scenario: once the opponent has countered, South may counter after passing, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                          |
        | Mage | South | b2   | normal, declared: attack +1 to this / counter, declared: draw 1 |
        | Ogre | North | b3   | counter, declared: attack +1 to this                            |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      When South uses the second ability of Mage
      Then the chain has 3 declarations
