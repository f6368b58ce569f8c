Feature: Counter chain

  @moncolle_tcg.chain.target_player
  Rule: A counter may be aimed at either player of the battle.
    Scenario Outline: <seat>'s counter makes <whom> <what>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                              |
        | Mage | <other> | <from> | normal, declared: attack +1 to this |
        | Ogre | <seat>  | <to>   | counter, declared: <effect>         |
      And South's hand holds 2 cards
      And North's hand holds 2 cards
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre
      When both sides pass
      Then <found>

      Examples:
        | seat  | other | from | to | whom         | what            | effect            | found                                   |
        | North | South | b2   | b3 | the opponent | discard         | the enemy drops 2 | South's hand has 0 cards                |
        | South | North | b3   | b2 | the opponent | discard         | the enemy drops 2 | North's hand has 0 cards                |
        | North | South | b2   | b3 | itself       | draw            | draw 1            | North's hand has 3 cards                |
        | South | North | b3   | b2 | itself       | draw            | draw 1            | South's hand has 3 cards                |
        | North | South | b2   | b3 | the opponent | lose deck cards | the enemy mills 1 | South Deck 1 is in South's discard pile |
        | South | North | b3   | b2 | the opponent | lose deck cards | the enemy mills 1 | North Deck 1 is in North's discard pile |

    Scenario: a player is a proper target of a counter to an attack, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | c2   |                                      |
        | Ogre   | North | c3   | counter, declared: the enemy drops 1 |
      And South's hand holds 1 card
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Ogre
      When both sides pass
      Then South's hand has 0 cards
