Feature: Victory

  In their own victory check phase a player wins by party level 10, or by a mission.

  @monster_maker.victory.level_ten
  Rule: In their own victory check phase a player with party level 10 or more and no monster on their own map wins.
    Scenario Outline: a player of party level <level> wins
      Given 4 players sit at the table
      And it is East's victory check
      And East's map has level <level>
      When the phase begins
      Then East has won under monster_maker.victory.level_ten
      And nobody is asked for anything

      Examples:
        | level |
        | 10    |
        | 11    |
        | 14    |

    Scenario: level 9 does not win
      Given it is North's victory check
      And North's map has level 9
      When the phase begins
      Then the game goes on
      And it has become North's second window

    Scenario: of three players whoever has level 10 wins
      Given 3 players sit at the table
      And it is West's victory check
      And West's map has level 10
      And South's map has level 12
      When the phase begins
      Then West has won under monster_maker.victory.level_ten

    Scenario: the level wins, not the number of lands
      Given it is South's victory check
      And South's map is, the oldest land first
        | card   | level | face |
        | Peak   | 3     | up   |
        | Cliff  | 3     | up   |
        | Ridge  | 3     | up   |
        | Hollow | 3     | down |
      When the phase begins
      Then South has won under monster_maker.victory.level_ten

    Scenario: lands of level 0 add nothing
      Given 3 players sit at the table
      And it is West's victory check
      And West's map is, the oldest land first
        | card  | level | face |
        | Peak  | 3     | up   |
        | Cliff | 3     | up   |
        | Ridge | 3     | up   |
        | Bog   | 0     | up   |
      When the phase begins
      Then the game goes on

    Scenario: a retreat that leaves level 10 is followed by victory
      Given it is South's battle phase
      And South's map has level 11
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South has won under monster_maker.victory.level_ten

    Scenario: a retreat that leaves less than 10 is not followed by victory
      Given it is North's battle phase
      And North's map has level 11
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 2       |
      When North retreats
      Then the game goes on

  @monster_maker.victory.mission
  Rule: In their own victory check phase a player with no monster on their own map wins if a mission on their own field has its condition fulfilled.
    Scenario Outline: a mission of level <wanted> at party level <level>
      Given 4 players sit at the table
      And it is East's victory check
      And East's map has level <level>
      And East's other cards are
        | card  | kind    | mission        |
        | Quest | mission | level <wanted> |
      When the phase begins
      Then East has won under monster_maker.victory.mission

      Examples:
        | wanted | level |
        | 4      | 4     |
        | 4      | 5     |

    Scenario: a mission whose condition does not hold wins nothing
      Given it is North's victory check
      And North's map has level 3
      And North's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then the game goes on

    Scenario: a mission in the hand is no mission yet
      Given it is South's victory check
      And South's map has level 4
      And South's hand is
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then the game goes on

    Scenario: a mission of another player wins nothing
      Given 3 players sit at the table
      And it is South's victory check
      And South's map has level 4
      And West's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then the game goes on

    Scenario: the turn player's field is looked at, not another player's
      Given 3 players sit at the table
      And it is West's victory check
      And North's map has level 4
      And West's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then the game goes on

    Scenario: one fulfilled mission of two is enough
      Given it is South's victory check
      And South's map has level 4
      And South's other cards are
        | card   | kind    | mission |
        | Voyage | mission | level 8 |
        | Quest  | mission | level 4 |
      When the phase begins
      Then South has won under monster_maker.victory.mission

    Scenario: a miracle that is no mission is not looked at
      Given it is North's victory check
      And North's map has level 4
      And North's other cards are
        | card | kind    |
        | Omen | miracle |
      When the phase begins
      Then the game goes on

    Scenario: everything that a mission asks for must hold
      Given 4 players sit at the table
      And it is East's victory check
      And East's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 1     |      |
      And East's other cards are
        | card  | kind    | mission          |
        | Quest | mission | level 2, 2 towns |
      When the phase begins
      Then the game goes on

    Scenario: a mission that was placed in the first window counts in the same turn
      Given it is North's first window
      And North's map has level 4
      And North's hand is
        | card  | kind    | level | mission |
        | Quest | mission | 2     | level 4 |
      And North has placed Quest
      When North passes
      Then North has won under monster_maker.victory.mission

    Scenario: a mission placed after the check has to wait
      Given it is South's second window
      And South's map has level 4
      And South's hand is
        | card  | kind    | level | mission |
        | Quest | mission | 2     | level 4 |
      When South places Quest
      Then the game goes on
      And Quest is in South's other cards

    @monster_maker.vocabulary.mission_whole
    Scenario Outline: of three missions <which> alone is fulfilled
      Given it is South's victory check
      And South's map has level 3
      And South's other cards are
        | card       | kind    | mission  |
        | Quest      | mission | <first>  |
        | Crusade    | mission | <second> |
        | Pilgrimage | mission | <third>  |
      When the phase begins
      Then South has won under monster_maker.victory.mission

      Examples:
        | which      | first   | second  | third   |
        | the first  | level 3 | level 4 | level 9 |
        | the second | level 4 | level 3 | level 9 |
        | the third  | level 4 | level 9 | level 3 |

    @monster_maker.vocabulary.mission_whole
    Scenario Outline: of three attributes <missing> is not there
      Given it is North's victory check
      And North's map is, the oldest land first
        | card | attribute |
        | Dale | <one>     |
        | Fen  | <other>   |
      And North's other cards are
        | card  | kind    | mission                 |
        | Quest | mission | fire and water and wind |
      When the phase begins
      Then the game goes on

      Examples:
        | missing | one   | other |
        | fire    | water | wind  |
        | water   | fire  | wind  |
        | wind    | fire  | water |

  @monster_maker.victory.monster_blocks
  Rule: A monster on the player's own map prevents both the victory by level and the victory by mission.
    Scenario: level 10 with a monster
      Given 3 players sit at the table
      And it is West's victory check
      And West's map has level 10
      And these monsters are on West's newest land
        | card |
        | Wolf |
      When the phase begins
      Then the game goes on
      And it has become West's second window

    Scenario: a fulfilled mission with a monster
      Given it is South's victory check
      And South's map has level 4
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then the game goes on

    Scenario: level 10 and a mission with a monster
      Given it is North's victory check
      And North's map has level 10
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then the game goes on

    Scenario: a monster that was beaten is in nobody's way
      Given 4 players sit at the table
      And it is East's battle phase
      And East's map has level 10
      And East's deck holds 3 cards
      And East's party is
        | card | attack |
        | Hero | 5      |
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on East's newest land has come to the loot
      When East takes the loot
      Then East has won under monster_maker.victory.level_ten

    Scenario: a monster that stood its ground is in the way
      Given it is North's battle phase
      And North's map has level 10
      And North's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on North's newest land has come to targets
      When South aims Wolf at nobody
      Then the game goes on
      And it has become North's second window

    Scenario: monsters on other maps are in nobody's way
      Given it is South's victory check
      And South's map has level 10
      And North's map has level 1
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When the phase begins
      Then South has won under monster_maker.victory.level_ten

    @monster_maker.ruling.deemed_follow_the_role
    Scenario Outline: a deemed monster prevents a victory by <way>
      Given it is North's victory check
      And North's map has level <level>
      And North's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      And these monsters are on North's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      When the phase begins
      Then the game goes on

      Examples:
        | way       | level |
        | a mission | 4     |
        | level     | 10    |

  @monster_maker.victory.turn_player_only
  Rule: Only the turn player is checked in the victory check phase.
    Scenario: a player with level 10 waits for their own turn
      Given it is North's victory check
      And North's map has level 3
      And South's map has level 10
      When the phase begins
      Then the game goes on

    Scenario: a player with level 10 is checked in their own turn
      Given 3 players sit at the table
      And it is West's end phase
      And North's map has level 10
      And West has ended the turn
      When North passes
      Then North has won under monster_maker.victory.level_ten

    Scenario: the missions of other players are not looked at
      Given 3 players sit at the table
      And it is West's victory check
      And North's map has level 4
      And North's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then the game goes on

    Scenario: of two players with level 10 the turn player wins
      Given 3 players sit at the table
      And it is North's victory check
      And South's map has level 12
      And North's map has level 10
      When the phase begins
      Then North has won under monster_maker.victory.level_ten

  @monster_maker.victory.game_continues
  Rule: Turns are repeated until a player fulfils a victory condition or the game ends otherwise.
    Scenario: without victory the next turn follows
      Given it is North's first window
      When North plays the turn to its end
      Then turn 3 is being played
      And it has become South's first window
      And the game goes on

    Scenario: after everybody's turn the round begins again
      Given 3 players sit at the table
      And it is North's first window
      And North has played the turn to its end
      And South has played the turn to its end
      When West plays the turn to its end
      Then turn 6 is being played
      And it has become North's first window

    Scenario: when somebody has won nothing more happens
      Given it is South's first window
      And South's map has level 10
      When South passes
      Then South has won under monster_maker.victory.level_ten
      And nobody is asked for anything
      And no answer of any kind is listed

    Scenario: nobody acts any more once a player has won
      Given 4 players sit at the table
      And it is East's first window
      And East's map has level 10
      And East's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      And East has passed
      When East tries to move to Hills
      Then it is refused as meaningless

  @monster_maker.victoryphase.position
  Rule: The victory check comes after the battle phase and before moving, so a level reached by moving is checked in the player's next turn at the earliest.
    Scenario: whoever moves to level 10 has not won yet
      Given it is South's move phase
      And South's map has level 9
      And South's hand is
        | card  | kind | level |
        | Ridge | land | 1     |
      When South moves to Ridge face down
      Then South's party level is 10
      And the game goes on
      And it has become South's third window

    Scenario: from level 8 to victory, if nobody puts a monster there
      Given it is North's move phase
      And North's map has level 8
      And North's hand is
        | card  | kind  | level |
        | Hills | land  | 1     |
        | Spark | skill |       |
      And North has moved to Hills
      And it has come to North's move phase
      And North has moved to Spark face down
      And it has come to North's first window
      When North passes
      Then North has won under monster_maker.victory.level_ten

    Scenario: a monster placed meanwhile has to be dealt with first
      Given it is South's move phase
      And South's map has level 9
      And South's hand is
        | card  | kind | level |
        | Ridge | land | 1     |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 8     |
      And South has moved to Ridge face down
      And it has come to North's encounter phase
      And North has placed Wolf on South's land
      And North has played the turn to its end
      When South passes
      Then South is asked for battle or retreat

    Scenario: a monster beaten in the battle phase is gone at the check
      Given it is North's first window
      And North's map has level 10
      And North's deck holds 3 cards
      And North's party is
        | card | attack |
        | Hero | 5      |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 3          |
      And North has passed
      And the battle on North's newest land has come to the loot
      When North passes
      Then North has won under monster_maker.victory.level_ten

    Scenario: nothing is checked before the battle phase
      Given it is South's first window
      And South's map has level 10
      Then South is asked for a window action
      And the game goes on

  @monster_maker.ruling.any_monster_on_the_map
  Rule: A monster on any of the player's own lands prevents victory; in practice it is on the newest.
    Scenario: a monster on an unexplored land prevents victory
      Given 4 players sit at the table
      And it is East's victory check
      And East's map is, the oldest land first
        | card   | level | face |
        | Peak   | 3     | up   |
        | Cliff  | 3     | up   |
        | Ridge  | 3     | up   |
        | Hollow | 3     | down |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      When the phase begins
      Then the game goes on

    Scenario Outline: a monster prevents victory whoever owns it, here <owner>
      Given 3 players sit at the table
      And it is South's victory check
      And South's map has level 10
      And these monsters are on South's newest land
        | card | owner   |
        | Wolf | <owner> |
      When the phase begins
      Then the game goes on

      Examples:
        | owner |
        | West  |
        | North |

    Scenario: one monster left of two is enough
      Given it is South's battle phase
      And South's map has level 10
      And South's deck holds 3 cards
      And South's party is
        | card | attack |
        | Hero | 5      |
        | Ally | 0      |
      And these monsters are on South's newest land
        | card | durability |
        | Boar | 3          |
        | Wolf | 3          |
      And the battle on South's newest land has come to the loot
      When South takes the loot
      Then the game goes on
      And Wolf is on South's newest land

    Scenario: a monster on an older land cannot be
      Given it is North's victory check
      And North's map is, the oldest land first
        | card | level |
        | Moor | 2     |
        | Vale | 1     |
      And these monsters are on North's newest land
        | card | land |
        | Wolf | Moor |
      When the position is put on the table
      Then it is turned down

  @monster_maker.ruling.annihilated_may_win
  Rule: An annihilated player who keeps level 10 or a fulfilled mission wins all the same.
    Background:
      Given 3 players sit at the table
      And it is West's victory check
      And West has been annihilated

    Scenario: an annihilated player with level 10 wins
      Given West's map has level 10
      When the phase begins
      Then West has won under monster_maker.victory.level_ten

    Scenario: an annihilated player with a mission wins
      Given West's map has level 4
      And West's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then West has won under monster_maker.victory.mission

    Scenario: an annihilated player with too little does not win
      Given West's map has level 9
      When the phase begins
      Then the game goes on

    Scenario: a monster on the kept town prevents victory
      Given West's map has level 10
      And these monsters are on West's newest land
        | card |
        | Wolf |
      When the phase begins
      Then the game goes on
