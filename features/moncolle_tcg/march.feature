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

    Scenario Outline: an exhausted unit is refused: <seat>
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

    Scenario Outline: nor does it march with ready ones, against enemies or not: <units> of <seat>
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

  @moncolle_tcg.march.walk_range
  Rule: A walking unit marches one area forward, back or sideways.
    Scenario Outline: from <from> to <to>: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march |
        | Knight | <seat> | <from> | walk  |
      When <seat> marches Knight to <to>
      Then Knight is in <to>

      Examples:
        | seat  | from | to |
        | South | b2   | b3 |
        | South | b2   | a2 |
        | South | b2   | c2 |
        | South | a2   | a1 |
        | North | b3   | b2 |
        | North | b3   | a3 |
        | North | b3   | c3 |
        | North | c3   | c4 |

    Scenario Outline: into the own base: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | march |
        | Knight | <seat> | <from> | walk  |
      When <seat> marches Knight to <base>
      Then Knight is in <base>

      Examples:
        | seat  | from | base |
        | South | b2   | b1   |
        | North | c4   | b4   |

    Scenario Outline: not from <from> to <to>: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march |
        | Knight | <seat> | <from> | walk  |
      When <seat> tries to march Knight to <to>
      Then it is refused under moncolle_tcg.march.walk_range
      And Knight is still in <from>

      Examples:
        | seat  | from | to |
        | South | b2   | a3 |
        | South | b2   | c3 |
        | South | b2   | a1 |
        | South | a2   | c2 |
        | South | b1   | b3 |
        | North | b3   | c2 |
        | North | b3   | a2 |
        | North | b3   | c4 |
        | North | c3   | a3 |
        | North | b4   | b2 |
        | South | a2   | a4 |

    Scenario Outline: against enemies it reaches no further: <seat>, <to>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | march |
        | Knight | <seat>  | <from> | walk  |
        | Ogre   | <enemy> | <to>   | walk  |
      When <seat> tries to march Knight to <to>
      Then it is refused under moncolle_tcg.march.walk_range

      Examples:
        | seat  | enemy | from | to |
        | South | North | b2   | c3 |
        | North | South | c3   | c1 |

    Scenario Outline: others do not carry it along: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march |
        | Knight | <seat> | <from> | walk  |
        | Hawk   | <seat> | <from> | fly   |
        | Squire | <seat> | <near> | walk  |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.walk_range
      And Hawk is still in <from>

      Examples:
        | seat  | from | near | to | units                   |
        | South | b2   | c2   | c3 | Knight, Hawk and Squire |
        | South | b2   | c2   | c3 | Hawk, Squire and Knight |
        | North | b3   | a3   | a2 | Hawk, Knight and Squire |
        | North | b3   | a3   | a2 | Hawk and Knight         |

  @moncolle_tcg.march.fly_range
  Rule: A flying unit marches to any of the eight areas around its own.
    Scenario Outline: from <from> to <to>: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit | side   | area   | march |
        | Hawk | <seat> | <from> | fly   |
      When <seat> marches Hawk to <to>
      Then Hawk is in <to>

      Examples:
        | seat  | from | to |
        | South | b2   | a3 |
        | South | b2   | b3 |
        | South | b2   | c3 |
        | South | b2   | a2 |
        | South | b2   | c2 |
        | South | b2   | a1 |
        | South | b2   | c1 |
        | North | b3   | a2 |
        | North | b3   | b2 |
        | North | b3   | c2 |
        | North | b3   | a3 |
        | North | b3   | c4 |
        | North | b3   | a4 |

    Scenario Outline: not from <from> to <to>: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit | side   | area   | march |
        | Hawk | <seat> | <from> | fly   |
      When <seat> tries to march Hawk to <to>
      Then it is refused under moncolle_tcg.march.fly_range
      And Hawk is still in <from>

      Examples:
        | seat  | from | to |
        | South | b1   | b3 |
        | South | a2   | c2 |
        | South | b2   | a4 |
        | South | a1   | c2 |
        | South | a1   | c3 |
        | North | c3   | c1 |
        | North | c3   | a3 |
        | North | b3   | c1 |
        | North | c4   | a3 |
        | North | a4   | a1 |

    Scenario Outline: of several flying units each must reach it: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit | side   | area   | march |
        | Hawk | <seat> | <near> | fly   |
        | Roc  | <seat> | <away> | fly   |
        | Crow | <seat> | <near> | fly   |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.fly_range
      And Hawk is still in <near>

      Examples:
        | seat  | near | away | to | units              |
        | South | b1   | a1   | c2 | Roc, Hawk and Crow |
        | South | b1   | a1   | c2 | Hawk, Roc and Crow |
        | North | c3   | c4   | b2 | Hawk, Crow and Roc |
        | North | c3   | c4   | b2 | Hawk and Roc       |

  @moncolle_tcg.march.long_flight_range
  Rule: A unit of long flight marches to any of the eight areas around its own, or two areas forward, back or sideways.
    Scenario Outline: from <from> to <to>: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march       |
        | Dragon | <seat> | <from> | long flight |
      When <seat> marches Dragon to <to>
      Then Dragon is in <to>

      Examples:
        | seat  | from | to |
        | South | b2   | b3 |
        | South | b2   | a3 |
        | South | b2   | c3 |
        | South | b2   | a1 |
        | South | a1   | a3 |
        | South | a2   | c2 |
        | South | c3   | c1 |
        | South | b2   | c2 |
        | North | b3   | c2 |
        | North | b3   | a4 |
        | North | b3   | a3 |
        | North | b4   | b2 |
        | North | c3   | a3 |
        | North | a2   | a4 |

    Scenario Outline: not from <from> to <to>: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march       |
        | Dragon | <seat> | <from> | long flight |
      When <seat> tries to march Dragon to <to>
      Then it is refused under moncolle_tcg.march.long_flight_range
      And Dragon is still in <from>

      Examples:
        | seat  | from | to |
        | South | b1   | a3 |
        | South | b1   | c3 |
        | South | a1   | c2 |
        | South | a1   | c3 |
        | South | a1   | a4 |
        | North | b4   | c2 |
        | North | c3   | a2 |
        | North | c3   | a1 |
        | North | c4   | c1 |

    Scenario Outline: of several such units each must reach it: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march       |
        | Dragon | <seat> | <near> | long flight |
        | Wyvern | <seat> | <away> | long flight |
        | Hawk   | <seat> | <hop>  | fly         |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.long_flight_range
      And Dragon is still in <near>

      Examples:
        | seat  | near | away | hop | to | units                   |
        | South | b1   | a1   | a2  | b3 | Dragon, Hawk and Wyvern |
        | South | b1   | a1   | a2  | b3 | Wyvern, Dragon and Hawk |
        | North | b4   | c4   | c3  | b2 | Dragon, Wyvern and Hawk |
        | North | b4   | c4   | c3  | b2 | Dragon and Wyvern       |

  @moncolle_tcg.ruling.long_flight_jumps
  Rule: What lies between does not matter to long flight: enemies, or no terrain at all.
    Scenario Outline: over enemies: <seat>, from <from> to <to>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side    | area      | march       |
        | Dragon | <seat>  | <from>    | long flight |
        | Ogre   | <enemy> | <between> | walk        |
      When <seat> marches Dragon to <to>
      Then Dragon is in <to>
      And Ogre is still in <between>
      And no battle is going on

      Examples:
        | seat  | enemy | from | between | to |
        | South | North | a2   | a3      | a4 |
        | South | North | a2   | b2      | c2 |
        | North | South | c4   | c3      | c2 |
        | North | South | c3   | b3      | a3 |

    Scenario Outline: over bare ground: <seat>, from <from> to <to>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march       |
        | Dragon | <seat> | <from> | long flight |
      When <seat> marches Dragon to <to>
      Then Dragon is in <to>
      And nothing lies on <between>

      Examples:
        | seat  | from | between | to |
        | South | b1   | b2      | b3 |
        | South | a2   | b2      | c2 |
        | North | b4   | b3      | b2 |
        | North | c3   | b3      | a3 |

    Scenario Outline: over own units, however many: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area      | march       | level |
        | Dragon | <seat> | <from>    | long flight | 6     |
        | Giant  | <seat> | <between> | walk        | 8     |
      When <seat> marches Dragon to <to>
      Then Dragon is in <to>

      Examples:
        | seat  | from | between | to |
        | South | b1   | b2      | b3 |
        | North | c4   | c3      | c2 |

    Scenario Outline: into a battle behind enemies: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area      | march       |
        | Dragon | <seat>  | <from>    | long flight |
        | Ogre   | <enemy> | <between> | walk        |
        | Troll  | <enemy> | <to>      | walk        |
      When <seat> marches Dragon to <to>
      Then a battle is going on in <to>

      Examples:
        | seat  | enemy | from | between | to |
        | South | North | b2   | b3      | b4 |
        | North | South | a3   | a2      | a1 |

  @moncolle_tcg.march.limit
  Rule: A march is declared only if the own units at its destination then fit the Limit there.
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

    Scenario Outline: everybody who marches counts: <units> of <seat>
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

    Scenario Outline: a march into battle is bound by it, too: <seat>
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

  @moncolle_tcg.march.group
  Rule: One march moves one or more own units, also from different areas, to one destination.
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

    Scenario Outline: others stay where they are: <seat>
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

    Scenario Outline: they join those who are there: <seat>
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

  @moncolle_tcg.march.battle_if_enemy
  Rule: If enemy units are at the destination of a march, a battle takes place there.
    Scenario Outline: <count> <state> on <to> means battle: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state   |
        | Knight | <seat>  | <from> | ready   |
        | Ogre   | <enemy> | <to>   | <state> |
        | Troll  | <enemy> | <home> | <state> |
      When <seat> marches Knight to <to>
      Then a battle is going on in <to>
      And Knight and Ogre are in <to>

      Examples:
        | seat  | enemy | from | to | home | state     | count       |
        | South | North | b1   | b2 | b4   | ready     | one enemy   |
        | South | North | a2   | a3 | a3   | exhausted | two enemies |
        | North | South | c3   | c2 | b1   | exhausted | one enemy   |
        | North | South | c3   | c2 | c2   | ready     | two enemies |

    Scenario Outline: in the enemy base, too: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <enemy> | <base> |
      When <seat> marches Knight to <base>
      Then a battle is going on in <base>
      And the game goes on

      Examples:
        | seat  | enemy | from | base |
        | South | North | b3   | b4   |
        | North | South | a1   | b1   |

    Scenario Outline: own units there mean none: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <to>   |
        | Ogre   | <enemy> | <near> |
      When <seat> marches Knight to <to>
      Then no battle is going on
      And Knight and Squire are in <to>

      Examples:
        | seat  | enemy | from | to | near |
        | South | North | b1   | b2 | b3   |
        | North | South | c4   | c3 | c2   |

    Scenario Outline: enemies beside it mean none: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <enemy> | <near> |
        | Troll  | <enemy> | <side> |
      When <seat> marches Knight to <to>
      Then no battle is going on
      And <seat> is asked for main action

      Examples:
        | seat  | enemy | from | to | near | side |
        | South | North | b1   | b2 | b3   | a2   |
        | North | South | c4   | c3 | c2   | b3   |

    Scenario Outline: the battle comes before anything else: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
      When <seat> marches Knight to <to>
      Then <seat> is asked for instant summons about <to>

      Examples:
        | seat  | enemy | from | to |
        | South | North | a2   | a3 |
        | North | South | b4   | b3 |

    @moncolle_tcg.main.three_actions
    Scenario Outline: nobody marches in a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And plain terrain lies on <area>
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to march <unit> to <area>
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | seat  | timing                | unit   | area |
        | South | instant summon timing | Archer | a1   |
        | North | instant summon timing | Goblin | c4   |
        | South | line-up               | Archer | a1   |
        | North | line-up               | Goblin | c4   |
        | South | before-attack timing  | Archer | a1   |
        | North | before-attack timing  | Goblin | c4   |
        | South | after-attack timing   | Archer | a1   |
        | North | after-attack timing   | Goblin | c4   |
        | South | right to counter      | Archer | a1   |
        | North | right to counter      | Goblin | c4   |

  @moncolle_tcg.march.vacant_success
  Rule: A march to terrain without enemy units succeeds at once.
    Scenario Outline: <seat> takes <what> without a battle
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <to>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
        | Squire | <seat> | <from> |
      When <seat> marches Knight and Squire to <to>
      Then Knight and Squire are in <to>
      And no battle is going on
      And <seat> is asked for main action

      Examples:
        | seat  | owner | from | to | what                    |
        | South | South | b1   | b2 | own vacant terrain      |
        | South | North | a2   | a3 | vacant terrain of North |
        | North | North | b4   | c4 | own vacant terrain      |
        | North | South | c3   | c2 | vacant terrain of South |

    Scenario Outline: the terrain is controlled at once: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <to>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And <seat> has marched Knight to <to>
      When <seat> places Marsh on <next>
      Then Marsh lies on <next>

      Examples:
        | seat  | enemy | from | to | next |
        | South | North | a2   | a3 | a4   |
        | North | South | c3   | c2 | c1   |

    Scenario Outline: a proxy is taken like terrain: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <to> before
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      When <seat> marches Knight to <to>
      Then Knight is in <to>
      And no battle is going on
      And a proxy of <enemy> lies on <to>

      Examples:
        | seat  | enemy | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.march.acted_when_finished
  Rule: Units that marched become exhausted when their march is over, its battle included, and not when it is declared.
    Scenario Outline: all who marched to vacant terrain are exhausted: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area  |
        | Knight | <seat> | <one> |
        | Squire | <seat> | <two> |
        | Page   | <seat> | <one> |
      When <seat> marches Knight and Squire to <to>
      Then Knight and Squire are exhausted
      And Page is ready

      Examples:
        | seat  | one | two | to |
        | South | b1  | a2  | b2 |
        | North | b4  | c3  | b3 |

    Scenario Outline: in their battle they are still ready: <seat>, <timing>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | defence |
        | Knight | <seat>  | <from> | 9       |
        | Squire | <seat>  | <from> | 9       |
        | Ogre   | <enemy> | <to>   | 9       |
        | Troll  | <enemy> | <to>   | 9       |
      And <seat> has marched Knight and Squire to <to>
      When the battle reaches <whose>'s <timing>
      Then Knight and Squire are ready

      Examples:
        | seat  | enemy | from | to | whose | timing                |
        | South | North | b1   | b2 | North | instant summon timing |
        | South | North | b1   | b2 | South | before-attack timing  |
        | North | South | c3   | c2 | North | line-up               |
        | North | South | c3   | c2 | South | before-attack timing  |

    Scenario Outline: both of them attack in it: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 2      | 3       |
        | Squire | <seat>  | <from> | 3      | 3       |
        | Ogre   | <enemy> | <to>   | 1      | 5       |
      And <seat> has marched Knight and Squire to <to>
      When the battle is fought out with <seat> going first
      Then Ogre is not on the battlefield
      And Knight and Squire are exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: after a battle in which they did not attack they are exhausted, too: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <seat>  | <from> | normal, declared: kill an enemy unit |
        | Squire | <seat>  | <from> |                                      |
        | Ogre   | <enemy> | <to>   |                                      |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Knight and Squire are in <to>
      And Knight and Squire are exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: after a failed march they are exhausted where they have gone back to: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area  | attack | defence |
        | Knight | <seat>  | <one> | 1      | 9       |
        | Squire | <seat>  | <two> | 1      | 9       |
        | Ogre   | <enemy> | <to>  | 1      | 9       |
      And <seat> has marched Knight and Squire to <to>
      When the battle is fought out with <enemy> going first
      Then Knight is in <one>
      And Squire is in <two>
      And Knight and Squire are exhausted

      Examples:
        | seat  | enemy | one | two | to |
        | South | North | b1  | a2  | b2 |
        | North | South | c4  | b3  | c3 |

    Scenario Outline: a march with several units into a simultaneous attack: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Ogre   | <enemy> | <to>   | 1      | 9       |
      And <seat> has marched Knight to <to>
      When the battle is fought out with equal initiative
      Then Knight is in <from>
      And Knight is exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

  @moncolle_tcg.ruling.instant_marchers_stay_ready
  Rule: A unit that the marching side summoned instantly is exhausted only by attacking or by a completion type ability, not by the end of the march.
    Scenario Outline: without an attack it stays ready and may march: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <on>
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <seat>  | <from> | normal, declared: kill an enemy unit |
        | Ogre   | <enemy> | <to>   |                                      |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And the battle is fought out
      And Imp is ready
      When <seat> marches Imp to <on>
      Then Imp is in <on>

      Examples:
        | seat  | enemy | from | to | on |
        | South | North | b1   | b2 | b3 |
        | North | South | c3   | c2 | c1 |

    Scenario Outline: by its attack it is exhausted: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 2      | 3       |
        | Ogre   | <enemy> | <to>   | 2      | 3       |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      When the battle is fought out with <seat> going first
      Then Imp is in <to>
      And Imp is exhausted

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: by a completion type ability it is exhausted: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
      And <seat>'s hand holds these cards
        | card | instant | effect                                 |
        | Imp  | yes     | normal, completion: kill an enemy unit |
        | Wisp | yes     |                                        |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      And <seat> has instantly summoned Wisp
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Imp on Ogre
      When the battle is fought out
      Then Imp is exhausted
      And Wisp is ready

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

  @moncolle_tcg.ruling.defenders_stay_ready
  Rule: Units of the defending side are exhausted only by attacking or by a completion type ability.
    Scenario Outline: without an attack they stay ready: <enemy> defends
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                               |
        | Knight | <seat>  | <from> |                                      |
        | Ogre   | <enemy> | <to>   | normal, declared: kill an enemy unit |
        | Troll  | <enemy> | <to>   |                                      |
      And <enemy>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <seat> has marched Knight to <to>
      And the battle has reached <enemy>'s instant summon timing
      And <enemy> has instantly summoned Imp
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used Ogre on Knight
      When the battle is fought out
      Then Ogre, Troll and Imp are in <to>
      And Ogre, Troll and Imp are ready

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: by their attack they are exhausted: <enemy> defends
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Ogre   | <enemy> | <to>   | 1      | 9       |
        | Troll  | <enemy> | <to>   | 1      | 9       |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <first> going first
      Then Ogre and Troll are exhausted

      Examples:
        | seat  | enemy | from | to | first |
        | South | North | b1   | b2 | North |
        | North | South | c3   | c2 | North |
        | South | North | a2   | a3 | South |

    Scenario Outline: by a completion type ability only its user is exhausted: <enemy> defends
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                 |
        | Knight | <seat>  | <from> |                                        |
        | Ogre   | <enemy> | <to>   | normal, completion: kill an enemy unit |
        | Troll  | <enemy> | <to>   |                                        |
      And <seat> has marched Knight to <to>
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is exhausted
      And Troll is ready

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

  @moncolle_tcg.march.repeat_target
  Rule: Terrain may be marched against again in the same turn, also after a battle there.
    Scenario Outline: a second party meets those who held out: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Squire | <seat>  | <from> | 1      | 9       |
        | Ogre   | <enemy> | <to>   | 1      | 9       |
      And <seat> has marched Knight to <to>
      And the battle has been fought out with <seat> going first
      When <seat> marches Squire to <to>
      Then a battle is going on in <to>
      And Squire and Ogre are in <to>

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: a third battle on the same terrain: <seat>
      Given it is <seat>'s main phase
      And there has been a battle on <to> in this turn
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 3      | 9       |
        | Squire | <seat>  | <from> | 1      | 9       |
        | Ogre   | <enemy> | <to>   | 1      | 3       |
      And <seat> has marched Squire to <to>
      And the battle has been fought out with <seat> going first
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then Knight is in <to>
      And Ogre is not on the battlefield

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: after a battle that nobody survived it is vacant terrain: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 3      | 3       |
        | Squire | <seat>  | <from> | 1      | 3       |
        | Ogre   | <enemy> | <to>   | 3      | 3       |
      And <seat> has marched Knight to <to>
      And the battle has been fought out with equal initiative
      When <seat> marches Squire to <to>
      Then Squire is in <to>
      And no battle is going on

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: others follow where a march has succeeded: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
        | Squire | <seat> | <from> |
      And <seat> has marched Knight to <to>
      When <seat> marches Squire to <to>
      Then Knight and Squire are in <to>

      Examples:
        | seat  | from | to |
        | South | a2   | a3 |
        | North | b4   | c4 |

  @moncolle_tcg.ruling.base_marched_against_again
  Rule: An enemy base may be marched against again in the same turn like any terrain.
    Scenario Outline: a second battle for the base: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Squire | <seat>  | <from> | 9      | 9       |
        | Ogre   | <enemy> | <base> | 1      | 9       |
      And <seat> has marched Knight to <base>
      And the battle has been fought out with <seat> going first
      And <seat> has marched Squire to <base>
      When the battle is fought out with <seat> going first
      Then <seat> has won

      Examples:
        | seat  | enemy | from | base |
        | South | North | b3   | b4   |
        | North | South | c1   | b1   |

    Scenario Outline: the base lies open after a battle that nobody survived: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 3      | 3       |
        | Squire | <seat>  | <from> | 1      | 3       |
        | Ogre   | <enemy> | <base> | 3      | 3       |
      And <seat> has marched Knight to <base>
      And the battle has been fought out with equal initiative
      And the game goes on
      When <seat> marches Squire to <base>
      Then <seat> has won

      Examples:
        | seat  | enemy | from | base |
        | South | North | a4   | b4   |
        | North | South | b2   | b1   |
