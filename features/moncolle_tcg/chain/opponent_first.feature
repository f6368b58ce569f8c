Feature: Counter chain

  @moncolle_tcg.chain.opponent_first
  Rule: The opponent of whoever began a chain is the first to be asked for a counter; then both are asked in turn.
    Scenario Outline: an attack of <seat>, going <place>, lets the other side counter first
      Given it is <marcher>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And <marcher> has marched <marching> to <to>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> passes
      Then <other> is asked for a counter

      Examples:
        | marcher | marching | to | seat  | place  | first | other |
        | South   | Knight   | b3 | South | first  | South | North |
        | South   | Knight   | b3 | North | first  | North | South |
        | North   | Ogre     | b2 | North | second | South | South |
        | North   | Ogre     | b2 | South | second | North | North |

    Scenario Outline: South, who used a normal effect <when> the attack, may not counter first
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                        |
        | Mage | South | c2   | normal, declared: [3] to an enemy unit / counter, declared: attack +1 to this |
        | Ogre | North | c3   | counter, declared: attack +1 to this                                          |
      And South has marched Mage to c3
      And the battle has reached South's <when>-attack timing
      And South has used Mage on Ogre
      When South tries to use the second ability of Mage
      Then it is refused under moncolle_tcg.chain.opponent_first
      And North is asked for a counter

      Examples:
        | when   |
        | before |
        | after  |

    Scenario: North may not counter twice in a row
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | b2   | counter, declared: attack +1 to this |
        | Ogre   | North | b3   | counter, declared: attack +1 to this |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre
      When North tries to use Ogre
      Then it is refused under moncolle_tcg.chain.opponent_first
      And South is asked for a counter

    Scenario Outline: after <what> the opponent is asked
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | c2   | counter, declared: attack +1 to this |
        | Ogre   | North | c3   | counter, declared: attack +1 to this |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Ogre
      When South <does>
      Then North is asked for a counter

      Examples:
        | what      | does        |
        | a counter | uses Knight |
        | a pass    | passes      |

    Scenario: the phase does not end at the right to counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When North tries to end the phase
      Then it is refused under moncolle_tcg.chain.opponent_first
      And South is asked for a counter
