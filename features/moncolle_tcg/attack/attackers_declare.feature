Feature: Attack

  @moncolle_tcg.ruling.attackers_declare
  Rule: All units that take part in an attack count as having declared it.
    Background:
      Given it is South's main phase

    Scenario Outline: a counter may choose <target>, one of the attackers, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       |                                     |
        | Squire | <seat> | <area> | 9       |                                     |
        | Page   | <seat> | <area> | 9       |                                     |
        | Ogre   | <foe>  | <from> | 9       | counter: attack -1 to an enemy unit |
      And South has marched <units> to a3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      When <foe> uses Ogre on <target>
      Then the chain has 2 declarations

      Examples:
        | seat  | foe   | units                   | area | from | target | first |
        | South | North | Knight, Squire and Page | a2   | a3   | Knight | South |
        | South | North | Knight, Squire and Page | a2   | a3   | Page   | South |
        | North | South | Ogre                    | a3   | a2   | Squire | North |
        | North | South | Ogre                    | a3   | a2   | Page   | North |
        | South | North | Knight, Squire and Page | a2   | a3   | Knight | North |
        | North | South | Ogre                    | a3   | a2   | Page   | South |

    Scenario Outline: an exhausted unit of the attacking side has declared nothing, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal, completion: draw 1          |
        | Squire | <seat> | <area> | 9       |                                     |
        | Ogre   | <foe>  | <from> | 9       | counter: attack -1 to an enemy unit |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has passed
      When <foe> tries to use Ogre on Knight
      Then it is refused under moncolle_tcg.chain.target_declarer

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | c2   | c3   | South |
        | North | South | Ogre              | c3   | c2   | North |
        | South | North | Knight and Squire | c2   | c3   | North |
        | North | South | Ogre              | c3   | c2   | South |
