Feature: Map

  A row of lands, the newest of which is where the party stands; their levels make the party level.

  @monster_maker.map.record
  Rule: Each player's map is the row of lands controlled by that player, in the order placed; it records the path.
    Scenario: lands are added at the new end
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And South's hand is
        | card | kind | level |
        | Dale | land | 1     |
      When South moves to Dale
      Then South's map is, from the oldest, Hills, Moor and Dale

    Scenario: a face-down card is one of the row of lands
      Given 3 players sit at the table
      And it is West's move phase
      And West's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And West's hand is
        | card  | kind | level |
        | Sword | item | 1     |
      When West moves to Sword face down
      Then West's map is, from the oldest, Hills and Sword

    Scenario: turns later the order of lands is as it was
      Given it is South's move phase
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
        | Moor  | land | 1     |
      And South has moved to Hills
      And South has played the turn to its end
      And North has played the turn to its end
      And it has come to South's move phase
      When South moves to Moor
      Then South's map is, from the oldest, Hills and Moor

    Scenario: everybody has a row of their own
      Given 3 players sit at the table
      And it is West's move phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And West's hand is
        | card | kind | level |
        | Moor | land | 1     |
      When West moves to Moor
      Then West's map is, from the oldest, Moor
      And South's map is, from the oldest, Hills

  @monster_maker.map.newest_is_position
  Rule: The last placed land is the newest land, the party's present position; the others are the path travelled.
    Scenario: monsters come to the land placed last
      Given it is North's encounter phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When North places Wolf on South's land
      Then Wolf is on Moor
      And Wolf is not on Hills

    Scenario: after a move monsters come to the new land
      Given 4 players sit at the table
      And it is East's move phase
      And East's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And East's hand is
        | card | kind | level |
        | Moor | land | 1     |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And East has moved to Moor
      And East has played the turn to its end
      And it has come to South's encounter phase
      When South places Wolf on East's land
      Then Wolf is on Moor

    Scenario: after a retreat monsters come to the land before
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And these monsters are on North's newest land
        | card | retreat |
        | Bear | 1       |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And North has retreated
      And North has played the turn to its end
      And it has come to South's encounter phase
      When South places Wolf on North's land
      Then Wolf is on Hills

    Scenario: what is printed on a land of the path does not matter for the next one
      Given it is South's move phase
      And South's map is, the oldest land first
        | card | level | town |
        | Ford | 1     | yes  |
        | Moor | 1     |      |
      And South's hand is
        | card | kind | level | town |
        | Gate | land | 1     | yes  |
      When South moves to Gate
      Then South's map is, from the oldest, Ford, Moor and Gate

  @monster_maker.map.level_sum
  Rule: Party level is the sum of the land levels of the player's own map, unexplored lands counting 1.
    Scenario: without lands the party level is 0
      Given 3 players sit at the table
      And it is West's first window
      When the phase begins
      Then West's party level is 0

    Scenario Outline: the levels of lands of <first>, <second> and <third> are added
      Given it is South's first window
      And South's map is, the oldest land first
        | card  | level    |
        | Hills | <first>  |
        | Moor  | <second> |
        | Dale  | <third>  |
      When the phase begins
      Then South's party level is <sum>

      Examples:
        | first | second | third | sum |
        | 1     | 1      | 1     | 3   |
        | 1     | 2      | 3     | 6   |
        | 3     | 0      | 2     | 5   |

    Scenario Outline: a face-down <kind> of level <level> counts 1
      Given it is North's first window
      And North's map is, the oldest land first
        | card  | kind   | level   | face |
        | Hills | land   | 2       | up   |
        | Blank | <kind> | <level> | down |
      When the phase begins
      Then North's party level is 3

      Examples:
        | kind      | level |
        | land      | 3     |
        | land      | 0     |
        | character | 5     |
        | miracle   | 4     |

    Scenario: monsters on a land take nothing from the party level
      Given 4 players sit at the table
      And it is East's first window
      And East's map is, the oldest land first
        | card  | level |
        | Hills | 2     |
        | Moor  | 3     |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      When the phase begins
      Then East's party level is 5

    Scenario: towns count like other lands
      Given it is North's first window
      And North's map is, the oldest land first
        | card | level | town |
        | Ford | 2     | yes  |
        | Moor | 3     |      |
      When the phase begins
      Then North's party level is 5

    Scenario: characters have no part in the party level
      Given it is South's first window
      And South's map has level 2
      And South's party is
        | card | level |
        | Duke | 2     |
        | Sage | 1     |
      When the phase begins
      Then South's party level is 2

    Scenario: other players' lands have no part in the party level
      Given 3 players sit at the table
      And it is South's first window
      And South's map has level 2
      And West's map has level 4
      When the phase begins
      Then South's party level is 2
      And West's party level is 4
      And North's party level is 0

  @monster_maker.level.modifiable
  Rule: Effects or judgements may modify the party level for their own purpose.
    Scenario: an effect for placing characters counts for characters
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 2
      And West's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +1 for placing characters |
      And West's hand is
        | card | kind      | level |
        | Duke | character | 3     |
      When West places Duke in the party
      Then Duke is in West's party

    Scenario: an effect for placing characters counts by as much as it says
      Given it is South's encounter phase
      And South's map has level 2
      And South's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +1 for placing characters |
      And South's hand is
        | card | kind      | level |
        | King | character | 4     |
      When South tries to place King in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: an effect for placing characters does not count for miracles
      Given it is North's first window
      And North's map has level 2
      And North's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +1 for placing characters |
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 3     |
      When North tries to place Banner
      Then it is refused under monster_maker.miracle.level

    Scenario: an effect for placing miracles counts for miracles
      Given 4 players sit at the table
      And it is East's first window
      And East's map has level 2
      And East's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +2 for placing miracles |
      And East's hand is
        | card   | kind    | level |
        | Banner | miracle | 4     |
      When East places Banner
      Then Banner is in East's other cards

    Scenario: an effect for placing does not count for monsters that others place
      Given it is North's encounter phase
      And South's map has level 2
      And South's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +1 for placing characters |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 3     |
      When North tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.monster_level

    Scenario: an effect for placing does not count for victory
      Given it is North's first window
      And North's map has level 9
      And North's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +1 for placing characters |
      When North passes
      Then it has become North's second window
      And North's party level is 9

    Scenario: an effect for placing does not count for another player
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 2
      And North's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +1 for placing characters |
      And West's hand is
        | card | kind      | level |
        | Duke | character | 3     |
      When West tries to place Duke in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: the last judgement leaves out a land with a monster
      Given it is North's first window
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 2     |
        | Moor  | 3     |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 9          |
      And South's map has level 3
      And North has passed
      And the match time is over
      When the battle on North's newest land is fought out
      Then South has won

    Scenario: for anything but the last judgement a land with a monster counts
      Given it is South's first window
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 2     |
        | Moor  | 3     |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 5     |
      When South places Banner
      Then Banner is in South's other cards

  @monster_maker.level.card_condition
  Rule: A miracle, character or monster can be used or placed if its level is at most the party level of the player named for it.
    Scenario Outline: a miracle of level <level> at party level 3, with North's at 5
      Given it is South's first window
      And South's map has level 3
      And North's map has level 5
      And South's hand is
        | card   | kind    | level   |
        | Banner | miracle | <level> |
      When South places Banner
      Then Banner is in South's other cards

      Examples:
        | level |
        | 2     |
        | 3     |

    Scenario: a miracle of level 4 at party level 3, with North's at 5
      Given it is South's first window
      And South's map has level 3
      And North's map has level 5
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 4     |
      When South tries to place Banner
      Then it is refused under monster_maker.miracle.level

    Scenario Outline: a character of level <level> at party level 3, with North's at 5
      Given it is South's encounter phase
      And South's map has level 3
      And North's map has level 5
      And South's hand is
        | card | kind      | level   |
        | Ally | character | <level> |
      When South places Ally in the party
      Then Ally is in South's party

      Examples:
        | level |
        | 2     |
        | 3     |

    Scenario: a character of level 4 at party level 3, with North's at 5
      Given it is South's encounter phase
      And South's map has level 3
      And North's map has level 5
      And South's hand is
        | card | kind      | level |
        | Ally | character | 4     |
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario Outline: a monster of level <level> against North's party level 3, its player's being 1
      Given it is South's encounter phase
      And South's map has level 1
      And North's map has level 3
      And South's hand is
        | card | kind    | level   |
        | Wolf | monster | <level> |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

      Examples:
        | level |
        | 2     |
        | 3     |

    Scenario: a monster of level 4 against North's party level 3, its player's being 5
      Given it is South's encounter phase
      And South's map has level 5
      And North's map has level 3
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 4     |
      When South tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.monster_level

    Scenario: with three players it is the level of the one who gets the monster
      Given 3 players sit at the table
      And it is West's encounter phase
      And North's map has level 4
      And South's map has level 2
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 3     |
      When West tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.monster_level

    Scenario: a monster of the other opponent's level is placed on that opponent
      Given 3 players sit at the table
      And it is North's encounter phase
      And South's map has level 4
      And West's map has level 2
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 3     |
      When North places Wolf on South's land
      Then Wolf is on South's newest land

    Scenario: lands have no level condition
      Given 4 players sit at the table
      And it is East's move phase
      And East's hand is
        | card  | kind | level |
        | Tower | land | 3     |
      When East moves to Tower
      Then East's party level is 3

  @monster_maker.ruling.level_when_needed
  Rule: The party level is counted at the moment it is needed.
    Scenario: a land placed in this turn counts at once
      Given it is South's move phase
      And South's map has level 1
      And South's hand is
        | card   | kind    | level |
        | Hills  | land    | 2     |
        | Banner | miracle | 3     |
      And South has moved to Hills
      When South places Banner
      Then Banner is in South's other cards

    Scenario: a land placed in this turn counts for characters
      Given it is North's move phase
      And North's map has level 1
      And North's hand is
        | card  | kind      | level |
        | Hills | land      | 2     |
        | Ally  | character | 3     |
      And North has moved to Hills
      And it has come to North's encounter phase
      When North places Ally in the party
      Then Ally is in North's party

    Scenario: a land lost in this turn counts no more
      Given 3 players sit at the table
      And it is West's battle phase
      And West's map has level 3
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 1       |
      And West's hand is
        | card   | kind    | level |
        | Banner | miracle | 3     |
      And West has retreated
      When West tries to place Banner
      Then it is refused under monster_maker.miracle.level

    Scenario: what is left of a map counts
      Given it is North's battle phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 2     |
      And North has retreated
      When North places Banner
      Then Banner is in North's other cards

    Scenario: an effect counts as soon as its card is on the field
      Given it is South's first window
      And South's map has level 1
      And South's hand is
        | card   | kind    | level | effect                                  |
        | Shrine | miracle | 1     | constant: level +1 for placing miracles |
        | Banner | miracle | 2     |                                         |
      And South has placed Shrine
      When South places Banner
      Then Banner is in South's other cards
