Feature: March

  Ready units march to one area in their range. Where enemies are, there is a battle.

  @moncolle_tcg.march.unacted_only
  Rule: Only ready units march.
    Scenario Outline: a ready unit marches: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | state |
        | Knight | <seat> | <from> | ready |
      When <seat> marches Knight to <to>
      Then Knight is in <to>

      Examples:
        | seat  | from | to |
        | South | b1   | b2 |
        | North | c3   | c2 |

    Scenario Outline: an exhausted unit does not march: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | state     |
        | Knight | <seat> | <from> | exhausted |
      When <seat> tries to march Knight to <to>
      Then it is refused under moncolle_tcg.march.unacted_only
      And Knight is still in <from>

      Examples:
        | seat  | from | to |
        | South | a1   | a2 |
        | North | b4   | b3 |

    Scenario Outline: an exhausted unit does not march with ready ones either: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side    | area   | state     |
        | Knight | <seat>  | <from> | ready     |
        | Squire | <seat>  | <from> | exhausted |
        | Page   | <seat>  | <from> | ready     |
        | Ogre   | <enemy> | <foe>  | ready     |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.unacted_only
      And Knight, Squire and Page are still in <from>

      Examples:
        | seat  | enemy | from | to | foe | units                   |
        | South | North | b1   | b2 | b2  | Squire, Knight and Page |
        | South | North | b1   | b2 | b3  | Knight, Squire and Page |
        | South | North | b1   | b2 | b2  | Knight, Page and Squire |
        | North | South | c3   | c2 | c2  | Squire and Knight       |
        | North | South | c3   | c2 | b1  | Page and Squire         |

    Scenario Outline: a unit that has marched is exhausted and does not march on: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And plain terrain lies on <on>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      And <seat> has marched Knight to <to>
      When <seat> tries to march Knight to <on>
      Then it is refused under moncolle_tcg.march.unacted_only

      Examples:
        | seat  | from | to | on |
        | South | b1   | b2 | b3 |
        | North | c4   | c3 | c2 |

  @moncolle_tcg.march.limit
  Rule: A march is declared only if the marching side's units at its destination then fit the Limit there.
    Scenario Outline: level <level> joins <there> on Limit <limit>: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | <to> | <limit> |
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <from> | <level> |
        | Squire | <seat> | <to>   | <there> |
      When <seat> marches Knight to <to>
      Then Knight and Squire are in <to>

      Examples:
        | seat  | from | to | level | there | limit |
        | South | b1   | b2 | 2     | 6     | 8     |
        | South | a2   | a3 | 2     | 3     | 5     |
        | North | c3   | c2 | 6     | 3     | 9     |
        | North | b4   | b3 | 1     | 1     | 5     |

    Scenario Outline: level <level> does not join <there> on Limit <limit>: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | <to> | <limit> |
      And these units are on the battlefield
        | unit   | side   | area   | level   | state   |
        | Knight | <seat> | <from> | <level> | ready   |
        | Squire | <seat> | <to>   | <there> | <state> |
      When <seat> tries to march Knight to <to>
      Then it is refused under moncolle_tcg.march.limit
      And Knight is still in <from>

      Examples:
        | seat  | from | to | level | there | limit | state     |
        | South | b1   | b2 | 3     | 6     | 8     | ready     |
        | South | a2   | a3 | 3     | 3     | 5     | exhausted |
        | North | c3   | c2 | 6     | 4     | 9     | exhausted |
        | North | b4   | b3 | 3     | 3     | 5     | ready     |

    Scenario Outline: the levels of all who march count: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <from> | 4     |
        | Squire | <seat> | <from> | 2     |
        | Page   | <seat> | <away> | 3     |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.limit
      And Page is still in <away>

      Examples:
        | seat  | from | away | to | units                   |
        | South | b1   | a2   | b2 | Knight, Squire and Page |
        | North | b4   | c3   | b3 | Page, Squire and Knight |

    Scenario Outline: the Limit bounds a march into battle, too: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | level |
        | Knight | <seat>  | <from> | 6     |
        | Squire | <seat>  | <from> | 3     |
        | Ogre   | <enemy> | <to>   | 1     |
      When <seat> tries to march Knight and Squire to <to>
      Then it is refused under moncolle_tcg.march.limit
      And no battle is going on

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | b4   | a4 |

    Scenario Outline: enemies on the destination take no room: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | level |
        | Knight | <seat>  | <from> | 6     |
        | Squire | <seat>  | <from> | 2     |
        | Ogre   | <enemy> | <to>   | 8     |
      When <seat> marches Knight and Squire to <to>
      Then a battle is going on in <to>

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: a base holds 10: level <level> beside 8, <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <from> | <level> |
        | Giant  | <seat> | <base> | 8       |
      When <does>
      Then <outcome>

      Examples:
        | seat  | from | base | level | does                              | outcome                                      |
        | South | b2   | b1   | 2     | South marches Knight to b1        | Knight is in b1                              |
        | South | b2   | b1   | 3     | South tries to march Knight to b1 | it is refused under moncolle_tcg.march.limit |
        | North | c4   | b4   | 2     | North marches Knight to b4        | Knight is in b4                              |
        | North | c4   | b4   | 3     | North tries to march Knight to b4 | it is refused under moncolle_tcg.march.limit |

    Scenario Outline: the enemy's levels take no room in the enemy's base: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | level |
        | Knight | <seat>  | <from> | 3     |
        | Ogre   | <enemy> | <base> | 9     |
      When <seat> marches Knight to <base>
      Then a battle is going on in <base>

      Examples:
        | seat  | enemy | from | base |
        | South | North | b3   | b4   |
        | North | South | b2   | b1   |

  @moncolle_tcg.march.group
  Rule: One march moves one or more units of the marching side, also from different areas, to one destination.
    Scenario Outline: <units> march together: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area    | march |
        | Knight | <seat> | <one>   | walk  |
        | Squire | <seat> | <one>   | walk  |
        | Page   | <seat> | <two>   | walk  |
        | Hawk   | <seat> | <three> | fly   |
      When <seat> marches <units> to <to>
      Then <units> are in <to>

      Examples:
        | seat  | one | two | three | to | units                         |
        | South | b1  | a2  | c3    | b2 | Knight and Squire             |
        | South | b1  | a2  | c3    | b2 | Knight and Page               |
        | South | b1  | a2  | c3    | b2 | Hawk, Page and Squire         |
        | North | b4  | c3  | a2    | b3 | Knight and Squire             |
        | North | b4  | c3  | a2    | b3 | Squire and Hawk               |
        | North | b4  | c3  | a2    | b3 | Knight, Squire, Page and Hawk |

    Scenario Outline: units that do not march stay where they are: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area  |
        | Knight | <seat> | <one> |
        | Squire | <seat> | <one> |
        | Page   | <seat> | <two> |
      When <seat> marches Knight and Page to <to>
      Then Squire is still in <one>
      And Squire is ready
      And Knight and Page are in <to>

      Examples:
        | seat  | one | two | to |
        | South | b1  | a2  | b2 |
        | North | b4  | c3  | b3 |

    Scenario Outline: marchers join units of their side at the destination: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area  | state     |
        | Knight | <seat> | <one> | ready     |
        | Page   | <seat> | <two> | ready     |
        | Squire | <seat> | <to>  | exhausted |
      When <seat> marches Page and Knight to <to>
      Then Knight, Squire and Page are in <to>

      Examples:
        | seat  | one | two | to |
        | South | b1  | a2  | b2 |
        | North | c4  | c2  | c3 |

    Scenario Outline: units from different areas fight together: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area  | attack | defence |
        | Knight | <seat>  | <one> | 2      | 3       |
        | Page   | <seat>  | <two> | 2      | 3       |
        | Ogre   | <enemy> | <to>  | 2      | 4       |
      And <seat> has marched Knight and Page to <to>
      When the battle is fought out with <seat> going first
      Then Ogre is not on the battlefield
      And Knight and Page are in <to>

      Examples:
        | seat  | enemy | one | two | to |
        | South | North | b1  | a2  | b2 |
        | North | South | b4  | c3  | b3 |

    Scenario Outline: one march after the other, to different areas: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <one>
      And plain terrain lies on <two>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <base> |
        | Squire | <seat> | <base> |
      And <seat> has marched Knight to <one>
      When <seat> marches Squire to <two>
      Then Knight is in <one>
      And Squire is in <two>

      Examples:
        | seat  | base | one | two |
        | South | b1   | a1  | b2  |
        | North | b4   | b3  | c4  |

    @moncolle_tcg.main.three_actions
    Scenario Outline: nobody marches in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      And plain terrain lies on <area>
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      When <seat> tries to march Knight to <area>
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | seat  | phase                  | base | area |
        | South | first hand adjustment  | b1   | a1   |
        | North | first hand adjustment  | b4   | c4   |
        | South | normal summon          | b1   | a1   |
        | North | normal summon          | b4   | c4   |
        | South | second hand adjustment | b1   | a1   |
        | North | second hand adjustment | b4   | c4   |
        | South | end declaration        | b1   | a1   |
        | North | end declaration        | b4   | c4   |

    @moncolle_tcg.main.three_actions
    Scenario Outline: nobody marches while units are summoned: <seat>
      Given it is <seat>'s normal summon phase
      And plain terrain lies on <area>
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      And <seat> has ended the phase
      When <seat> tries to march Knight to <area>
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | seat  | base | area |
        | South | b1   | a1   |
        | North | b4   | c4   |
