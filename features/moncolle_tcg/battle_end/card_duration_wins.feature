Feature: Battle end

  @moncolle_tcg.ruling.card_duration_wins
  Rule: What lasts longer than the battle by the text of a card, such as until the end of the turn, does not vanish with the battle.
    Background:
      Given it is South's main phase

    Scenario Outline: what lasts until the end of the turn is there after the battle, <seat> having used it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                                            |
        | Knight | <seat> | <area> | 2      | 9       | normal: attack +1 & defence -1 to this until turn end / normal: attack +4 to this |
        | Ogre   | <foe>  | <from> | 0      | 9       |                                                                                   |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has used the second ability of Knight
      When the battle is fought out
      Then Knight has attack 3
      And Knight has defence 8

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |

    Scenario: what weakens an enemy unit until the end of the turn ends with it
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                           |
        | Knight | South | c2   | 0      | 9       | own turn: attack -2 & defence -1 to an enemy unit until turn end |
        | Ogre   | North | c3   | 3      | 9       |                                                                  |
      And South has used Knight on Ogre
      When South plays the turn to its end
      Then Ogre has attack 3
      And Ogre has defence 9

    Scenario Outline: what lasts until the end of the turn is gone after it, <seat> having used it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                |
        | Knight | <seat> | <area> | 2      | 9       | normal: attack +1 & defence -1 to this until turn end |
        | Ogre   | <foe>  | <from> | 0      | 9       |                                                       |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      And the battle is fought out
      When South plays the turn to its end
      Then Knight has attack 2
      And Knight has defence 9

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | a3   | a2   |
        | South | North | Knight | a2   | a3   |

    Scenario: what lasts until the end of the turn counts in the next battle
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Ogre   | North | b3   | 2      | 9       | normal: attack +1 to this until turn end |
        | Knight | South | b2   | 0      | 9       |                                          |
        | Squire | South | a3   | 0      | 9       |                                          |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      And North has used Ogre
      And the battle is fought out
      And South has marched Squire to b3
      When the battle reaches North's before-attack timing
      Then Ogre has attack 3
