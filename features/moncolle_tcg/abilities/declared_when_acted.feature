Feature: Special abilities

  @moncolle_tcg.abilities.declared_when_acted
  Rule: An exhausted unit can use a declared type ability too.
    Scenario Outline: <seat>'s exhausted unit uses a declared type ability at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state     | effect                                               |
        | Knight | <other> | <from> |           |                                                      |
        | Mage   | <seat>  | <to>   | exhausted | normal, declared: draw 1 / counter, declared: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      And <seat> has used <what>
      When <other> passes
      Then Mage is exhausted
      And <next>

      Examples:
        | seat  | other | from | to | timing               | what                       | next                         |
        | North | South | b2   | b3 | before-attack timing | Mage                       | North's hand has 1 card      |
        | South | North | b3   | b2 | after-attack timing  | Mage                       | South's hand has 1 card      |
        | North | South | b2   | b3 | right to counter     | the second ability of Mage | the chain has 2 declarations |

    Scenario: an exhausted unit uses a declared type ability in South's own turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | state     | effect                     |
        | Mage | South | b2   | exhausted | own turn, declared: draw 1 |
      When South uses Mage
      Then South's hand has 1 card
