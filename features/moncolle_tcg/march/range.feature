Feature: March

  @moncolle_tcg.march.walk_range
  Rule: A walking unit marches one area forward, back or sideways.
    Scenario Outline: walking from <from> to <to>: <seat>
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

    Scenario Outline: a unit walks into its own base: <seat>
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

    Scenario Outline: no walking from <from> to <to>: <seat>
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

    Scenario Outline: no walking further against enemies: <seat>, <to>
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

    Scenario Outline: no walking further with units that fly: <units> of <seat>
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
    Scenario Outline: flying from <from> to <to>: <seat>
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

    Scenario Outline: no flying from <from> to <to>: <seat>
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

    Scenario Outline: of several flying units each must reach the destination: <units> of <seat>
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
    Scenario Outline: long flight from <from> to <to>: <seat>
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

    Scenario Outline: no long flight from <from> to <to>: <seat>
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

    Scenario Outline: of several long flight units each must reach the destination: <units> of <seat>
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
    Scenario Outline: long flight over enemies: <seat>, from <from> to <to>
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

    Scenario Outline: long flight over bare ground: <seat>, from <from> to <to>
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

    Scenario Outline: long flight passes over units of its side, however many: <seat>
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

    Scenario Outline: long flight into a battle behind enemies: <seat>
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
