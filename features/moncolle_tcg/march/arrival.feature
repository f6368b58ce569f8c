Feature: March

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

    Scenario Outline: enemies in their base mean battle: <seat>
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

    Scenario Outline: units of one's own mean no battle: <seat>
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

    Scenario Outline: enemies beside the destination mean no battle: <seat>
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

    Scenario Outline: units of both sides on <area>, without a battle, are turned down
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <area> |
        | Ogre   | North | <area> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | area |
        | b2   |
        | c3   |
        | b1   |
        | b4   |

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
        | seat  | owner | from | to | what                        |
        | South | South | b1   | b2 | vacant terrain of their own |
        | South | North | a2   | a3 | vacant terrain of North     |
        | North | North | b4   | c4 | vacant terrain of their own |
        | North | South | c3   | c2 | vacant terrain of South     |

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

    Scenario: a battle before the first phase of the turn is turned down
      Given it is North's first hand adjustment phase
      And there has been a battle on b3 in this turn
      When the position is put on the table
      Then it is turned down

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

    Scenario Outline: terrain is vacant after a battle that nobody survived: <seat>
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

    Scenario Outline: more units march where a march has succeeded: <seat>
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
