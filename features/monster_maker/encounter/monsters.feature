Feature: Encounters

  @monster_maker.encounter.monster
  Rule: The turn player may place monsters from hand on opponents' newest lands, at most one per opponent and turn.
    Scenario: a monster is placed on the newest land
      Given it is North's encounter phase
      And South's map is, the oldest land first
        | card | level |
        | Moor | 2     |
        | Vale | 1     |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When North places Wolf on South's land
      Then Wolf is on Vale
      And North's hand has 0 cards

    Scenario: no two monsters are placed on one opponent
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Boar | monster | 0     |
      And South has placed Wolf on North's land
      When South tries to place Boar on North's land
      Then it is refused under monster_maker.encounter.monster

    Scenario: a monster is placed on each of three opponents
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 1
      And West's map has level 1
      And North's map has level 1
      And East's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Boar | monster | 0     |
        | Bear | monster | 0     |
      And East has placed Wolf on North's land
      And East has placed Boar on South's land
      When East places Bear on West's land
      Then Wolf is on North's newest land
      And Boar is on South's newest land
      And Bear is on West's newest land

    Scenario: no monster is placed on a land of one's own
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 1
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When West tries to place Wolf on West's land
      Then it is refused under monster_maker.encounter.monster

    Scenario: in the player's next turn another monster may follow
      Given it is South's encounter phase
      And North's map has level 1
      And South has placed a monster on North this turn
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And North's hand holds 0 cards
      And South has played the turn to its end
      And it has come to South's encounter phase
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: a monster that others have placed does not count
      Given 3 players sit at the table
      And it is North's encounter phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card | owner |
        | Boar | West  |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When North places Wolf on South's land
      Then Wolf is on South's newest land

    Scenario: with three players every opponent is open, oneself is not
      Given 3 players sit at the table
      And it is West's encounter phase
      And South's map has level 1
      And West's map has level 1
      And North's map has level 1
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      Then the place monster answers open to West are exactly
        | card | on    |
        | Wolf | North |
        | Wolf | South |

    Scenario: only cards of the hand are placed
      Given it is North's encounter phase
      And South's map has level 1
      And North's discard pile is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When North tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.monster

    Scenario: no monster is placed where nobody sits
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South tries to place Wolf on West's land
      Then it is refused as meaningless

    Scenario: a monster stays its owner's
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on West's land
      Then Wolf on West's newest land belongs to South

    Scenario: nobody has to place a monster
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 1
      And East's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When East passes
      Then it has become East's end phase
      And Wolf is in East's hand

    Scenario: one against West in between does not allow another one against North
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Boar | monster | 0     |
        | Rat  | monster | 0     |
      And South has placed Wolf on North's land
      And South has placed Boar on West's land
      When South tries to place Rat on North's land
      Then it is refused under monster_maker.encounter.monster

    Scenario: with four players each of the three others is open
      Given 4 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And North's map has level 1
      And East's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When the phase begins
      Then the place monster answers open to South are exactly
        | card | on    |
        | Wolf | West  |
        | Wolf | North |
        | Wolf | East  |

    Scenario: a monster sent there does not count
      Given it is North's third window
      And North's other cards are
        | card | kind    | effect                                     |
        | Horn | miracle | activated, once: send one of your monsters |
      And 3 players sit at the table
      And West's map has level 1
      And these monsters are on South's newest land
        | card | owner |
        | Bear | North |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And North has activated Horn on Bear sending it to West
      And North has passed
      When North places Wolf on West's land
      Then Bear and Wolf are on West's newest land

    @monster_maker.encounter.monster_level
    @monster_maker.character.deemed_monster
    @monster_maker.encounter.needs_land
    @monster_maker.encounter.not_on_annihilated
    @monster_maker.unique.named
    Scenario Outline: <seat> does not place <card> on <on>'s land
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <seat>'s map has level 5
      And <next>'s map has level 2
      And <last>'s map has level 4
      And <last> has been annihilated
      And these monsters are on <next>'s newest land
        | card     | owner  | named |
        | Old Wyrm | <seat> | Wyrm  |
      And <seat>'s hand is
        | card       | kind      | level | named |
        | Ogre       | monster   | 3     |       |
        | Ally       | character | 0     |       |
        | Rat        | monster   | 0     |       |
        | Other Wyrm | monster   | 0     | Wyrm  |
      When <seat> tries to place <card> on <on>'s land
      Then it is refused under <clause>
      And <card> is in <seat>'s hand

      Examples:
        | seat  | next  | last  | on    | card       | clause                                     |
        | South | West  | East  | West  | Ogre       | monster_maker.encounter.monster_level      |
        | South | West  | East  | West  | Ally       | monster_maker.character.deemed_monster     |
        | South | West  | East  | South | Rat        | monster_maker.encounter.monster            |
        | South | West  | East  | North | Rat        | monster_maker.encounter.needs_land         |
        | South | West  | East  | East  | Rat        | monster_maker.encounter.not_on_annihilated |
        | South | West  | East  | West  | Other Wyrm | monster_maker.unique.named                 |
        | West  | North | South | North | Ogre       | monster_maker.encounter.monster_level      |
        | West  | North | South | North | Ally       | monster_maker.character.deemed_monster     |
        | West  | North | South | West  | Rat        | monster_maker.encounter.monster            |
        | West  | North | South | East  | Rat        | monster_maker.encounter.needs_land         |
        | West  | North | South | South | Rat        | monster_maker.encounter.not_on_annihilated |
        | West  | North | South | North | Other Wyrm | monster_maker.unique.named                 |
        | North | East  | West  | East  | Ogre       | monster_maker.encounter.monster_level      |
        | North | East  | West  | East  | Ally       | monster_maker.character.deemed_monster     |
        | North | East  | West  | North | Rat        | monster_maker.encounter.monster            |
        | North | East  | West  | South | Rat        | monster_maker.encounter.needs_land         |
        | North | East  | West  | West  | Rat        | monster_maker.encounter.not_on_annihilated |
        | North | East  | West  | East  | Other Wyrm | monster_maker.unique.named                 |
        | East  | South | North | South | Ogre       | monster_maker.encounter.monster_level      |
        | East  | South | North | South | Ally       | monster_maker.character.deemed_monster     |
        | East  | South | North | East  | Rat        | monster_maker.encounter.monster            |
        | East  | South | North | West  | Rat        | monster_maker.encounter.needs_land         |
        | East  | South | North | North | Rat        | monster_maker.encounter.not_on_annihilated |
        | East  | South | North | South | Other Wyrm | monster_maker.unique.named                 |

    Scenario Outline: <seat> places one monster on <on>, and no second one
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <on>'s map has level 3
      And <seat>'s hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Rat  | monster | 0     |
      And <seat> has placed Wolf on <on>'s land
      When <seat> tries to place Rat on <on>'s land
      Then it is refused under monster_maker.encounter.monster
      And Wolf on <on>'s newest land belongs to <seat>

      Examples:
        | seat  | on    |
        | South | West  |
        | South | North |
        | South | East  |
        | West  | North |
        | West  | East  |
        | West  | South |
        | North | East  |
        | North | South |
        | North | West  |
        | East  | South |
        | East  | West  |
        | East  | North |

    Scenario Outline: after a monster on <one> <seat> may place another on <other>
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <one>'s map has level 3
      And <other>'s map has level 3
      And <seat>'s hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Rat  | monster | 0     |
      And <seat> has placed Wolf on <one>'s land
      When <seat> places Rat on <other>'s land
      Then Rat on <other>'s newest land belongs to <seat>

      Examples:
        | seat  | one   | other |
        | South | West  | North |
        | South | North | East  |
        | South | East  | West  |
        | West  | North | East  |
        | West  | East  | South |
        | West  | South | North |
        | North | East  | South |
        | North | South | West  |
        | North | West  | East  |
        | East  | South | West  |
        | East  | West  | North |
        | East  | North | South |

    @monster_maker.encounter.monster_level
    @monster_maker.character.deemed_monster
    @monster_maker.encounter.not_on_annihilated
    @monster_maker.unique.named
    Scenario Outline: after a monster on <one> everything is asked for again: <card> on <on>
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <seat>'s map has level 1
      And <one>'s map has level 3
      And <other>'s map has level 2
      And <last>'s map has level 2
      And <last> has been annihilated
      And these monsters are on <other>'s newest land
        | card     | named |
        | Old Wyrm | Wyrm  |
      And <seat>'s hand is
        | card       | kind      | level | named |
        | Wolf       | monster   | 0     |       |
        | Ogre       | monster   | 3     |       |
        | Ally       | character | 0     |       |
        | Rat        | monster   | 0     |       |
        | Other Wyrm | monster   | 0     | Wyrm  |
      And <seat> has placed Wolf on <one>'s land
      When <seat> tries to place <card> on <on>'s land
      Then it is refused under <clause>

      Examples:
        | seat  | one   | other | last  | card       | on    | clause                                     |
        | South | West  | North | East  | Ogre       | North | monster_maker.encounter.monster_level      |
        | West  | North | East  | South | Ally       | East  | monster_maker.character.deemed_monster     |
        | North | East  | South | West  | Rat        | North | monster_maker.encounter.monster            |
        | East  | South | West  | North | Rat        | South | monster_maker.encounter.monster            |
        | South | West  | North | East  | Rat        | East  | monster_maker.encounter.not_on_annihilated |
        | West  | North | East  | South | Other Wyrm | East  | monster_maker.unique.named                 |

    @monster_maker.encounter.needs_land
    Scenario Outline: after a monster on <one> none lies beside the empty map of <on>
      Given 3 players sit at the table
      And it is <seat>'s encounter phase
      And <one>'s map has level 3
      And <seat>'s hand is
        | card | kind    |
        | Wolf | monster |
        | Rat  | monster |
      And <seat> has placed Wolf on <one>'s land
      When <seat> tries to place Rat on <on>'s land
      Then it is refused under monster_maker.encounter.needs_land

      Examples:
        | seat  | one   | on    |
        | South | West  | North |
        | West  | North | South |
        | North | West  | South |

    Scenario Outline: after a monster on each of three opponents no second one is placed on <on>
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 1
      And West's map has level 1
      And North's map has level 1
      And East's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Boar | monster | 0     |
        | Bear | monster | 0     |
        | Rat  | monster | 0     |
      And East has placed Wolf on West's land
      And East has placed Boar on South's land
      And East has placed Bear on North's land
      When East tries to place Rat on <on>'s land
      Then it is refused under monster_maker.encounter.monster

      Examples:
        | on    |
        | South |
        | West  |
        | North |

    Scenario: the last of nine cards is placed as a monster
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card    | kind    | level |
        | Ring    |         |       |
        | Crown   |         |       |
        | Relic   |         |       |
        | Rune    |         |       |
        | Banner  |         |       |
        | Vial    |         |       |
        | Orb     |         |       |
        | Chalice |         |       |
        | Wolf    | monster | 0     |
      When South places Wolf on North's land
      Then Wolf is on North's newest land
      And South's hand has 8 cards
      And Wolf is not in South's hand

  @monster_maker.encounter.monster_level
  Rule: A monster can be placed only if its level is at most the party level of the opponent on whose land it is placed.
    Scenario Outline: level <level> against party level <party>
      Given it is South's encounter phase
      And South's map has level 3
      And North's map has level <party>
      And South's hand is
        | card | kind    | level   |
        | Wolf | monster | <level> |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

      Examples:
        | level | party |
        | 0     | 1     |
        | 1     | 1     |
        | 4     | 5     |
        | 5     | 5     |

    Scenario Outline: level <level> is too high against party level <party>
      Given it is North's encounter phase
      And North's map has level 7
      And South's map has level <party>
      And North's hand is
        | card | kind    | level   |
        | Wolf | monster | <level> |
      When North tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.monster_level

      Examples:
        | level | party |
        | 2     | 1     |
        | 6     | 5     |

    Scenario: a monster that is there already takes nothing from the level
      Given it is South's encounter phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card |
        | Boar |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 3     |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: each opponent's own level counts
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 2
      And North's map has level 4
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 2     |
        | Bear | monster | 4     |
      Then the place monster answers open to South are exactly
        | card | on    |
        | Wolf | West  |
        | Wolf | North |
        | Bear | North |

    Scenario: an unexplored land counts 1
      Given 3 players sit at the table
      And it is West's encounter phase
      And North's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 2     |
      When West tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.monster_level

    Scenario: what may be placed is measured by an unexplored land and one with a monster on it
      Given 3 players sit at the table
      And it is West's encounter phase
      And North's map is, the oldest land first
        | card  | level | face |
        | Ridge | 4     | down |
        | Hills | 2     | up   |
      And these monsters are on North's newest land
        | card |
        | Boar |
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 3     |
        | Bear | monster | 4     |
        | Lion | monster | 6     |
      When the phase begins
      Then the place monster answers open to West are exactly
        | card | on    |
        | Wolf | North |

  @monster_maker.encounter.needs_land
  Rule: A monster needs a newest land to be placed on.
    Scenario: no monster lies beside an empty map
      Given it is South's encounter phase
      And North's map has level 0
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.needs_land

    Scenario: a single land is enough
      Given it is North's encounter phase
      And South's map has level 1
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When North places Wolf on South's land
      Then Wolf is on South's newest land

    Scenario: an unexplored land is a land
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      And East's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When East places Wolf on South's land
      Then Wolf is on Ridge

    Scenario: with three players it is that opponent's map that counts
      Given 3 players sit at the table
      And it is North's encounter phase
      And North's map has level 2
      And South's map has level 2
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      Then the place monster answers open to North are exactly
        | card | on    |
        | Wolf | South |

  @monster_maker.encounter.not_on_annihilated
  Rule: Nobody can place monsters on an annihilated player's land.
    Scenario: an annihilated player is left alone
      Given it is North's encounter phase
      And South has been annihilated
      And South's map has level 2
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When North tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.not_on_annihilated

    Scenario: a player with one unhurt character is not left alone
      Given it is South's encounter phase
      And North's map has level 2
      And North's party is
        | card | state   |
        | Nora | unhurt  |
        | Ned  | wounded |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: of three players only the annihilated one is left alone
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 2
      And North's map has level 2
      And West has been annihilated
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      Then the place monster answers open to South are exactly
        | card | on    |
        | Wolf | North |

    Scenario: an annihilated player may place monsters on others
      Given 3 players sit at the table
      And it is West's encounter phase
      And West has been annihilated
      And North's map has level 2
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When West places Wolf on North's land
      Then Wolf is on North's newest land

    @monster_maker.annihilation.until_new_character
    Scenario: with a new character an annihilated player is open to monsters again
      Given it is North's encounter phase
      And North has been annihilated
      And North's map has level 2
      And North's hand is
        | card | kind      | level |
        | Heir | character | 0     |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      And North has placed Heir in the party
      And North has played the turn to its end
      And it has come to South's encounter phase
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario Outline: <seat> places no monster on the land of <other>, who is annihilated
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <other> has been annihilated
      And <other>'s map is, the oldest land first
        | card  | level | town |
        | Haven | 1     | yes  |
      And <seat>'s hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When <seat> tries to place Wolf on <other>'s land
      Then it is refused under monster_maker.encounter.not_on_annihilated

      Examples:
        | seat  | other |
        | South | North |
        | West  | East  |
        | North | South |
        | East  | West  |
        | South | East  |
        | North | East  |

  @monster_maker.encounter.several_stay
  Rule: Several monsters may be on one land.
    Scenario: a monster joins those that lie on the land
      Given it is South's encounter phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card |
        | Boar |
        | Bear |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on North's land
      Then Boar is on North's newest land
      And Bear is on North's newest land
      And Wolf is on North's newest land

    Scenario: monsters on one land may be of different owners
      Given 3 players sit at the table
      And it is West's encounter phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card | owner |
        | Boar | North |
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When West places Wolf on South's land
      Then Boar on South's newest land belongs to North
      And Wolf on South's newest land belongs to West

    Scenario: all monsters on one land have to be fought
      Given it is North's encounter phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card |
        | Boar |
      And South's party is
        | card |
        | Nora |
        | Ned  |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And North has placed Wolf on South's land
      And North has played the turn to its end
      And South has passed
      And South has declared a battle
      When South assigns Nora to Boar and Ned to Wolf
      Then Nora faces Boar
      And Ned faces Wolf

    Scenario: five monsters are on one land
      Given it is North's encounter phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
        | Bear |
        | Rat  |
      And North's hand is
        | card | kind    | level |
        | Mole | monster | 0     |
      When North places Mole on South's land
      Then Wolf, Boar, Bear, Rat and Mole are on South's newest land
