Feature: Main phase

  Marching, placing terrain and swapping equipment, in any order and as often as can be.

  @moncolle_tcg.main.free_order
  Rule: In the main phase the turn player may act in any order and as often as can be.
    Scenario: terrain, a march, terrain and a march once more
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
        | Cave | terrain |
      And South has placed Moor on b2
      And South has marched Knight to b2
      And South has placed Cave on a2
      When South marches Squire to b2
      Then Knight and Squire are in b2
      And Cave lies on a2
      And South is asked for main action

    Scenario: a march comes before terrain as well as after it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c4   |
      And North's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      And North has marched Squire to c3
      And North has placed Moor on a4
      When North places a proxy on b3
      Then Moor lies on a4
      And a proxy of North lies on b3
      And North is asked for main action

    Scenario: there may be several battles in a main phase
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 3      | 3       |
        | Squire | North | c3   | 3      | 3       |
        | Goblin | South | a2   | 0      | 3       |
        | Imp    | South | c2   | 0      | 3       |
      And North has marched Knight to a2
      And the battle has been fought out with North going first
      And North has marched Squire to c2
      When the battle is fought out with North going first
      Then Knight is in a2
      And Squire is in c2
      And it has become North's main phase

    Scenario: terrain, swaps and marches may follow a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | c2   | 3      | 3       | Item 1   |
        | Squire | South | c2   | 3      | 3       | Item 1   |
        | Page   | South | c2   | 0      | 3       | Item 1   |
        | Goblin | North | c3   | 0      | 3       |          |
      And Squire wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to c3
      And the battle has been fought out with South going first
      And South has placed a proxy on c1
      And South has passed Sword to Page
      When South marches Squire to c1
      Then Squire is in c1
      And Page wears Sword
      And a proxy of South lies on c1
      And South is asked for main action

    Scenario: equipment is swapped as often as one likes
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | c2   | Item 1   |
        | Squire | South | c2   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has passed Sword to Squire
      When South passes Sword to Knight
      Then Knight wears Sword
      And South is asked for main action

    Scenario: an action that is refused does not end the phase
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c4   | exhausted |
      When North tries to march Knight to b4
      Then it is refused under moncolle_tcg.march.unacted_only
      And North is asked for main action
      And it has become North's main phase

    Scenario: South may end the main phase without doing anything
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
      When South ends the phase
      Then it has become South's normal summon phase
      And Knight is in b3

    Scenario: the phase may be ended although somebody could march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      Then the end phase answer is open to South

    Scenario: nobody places terrain in the opponent's turn
      Given it is South's main phase
      And North's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When North tries to place Moor on b3
      Then it is refused under moncolle_tcg.main.free_order

    Scenario: in the main phase no question of another phase may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Goblin | North | b4   | Item 2   | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When the position is put on the table
      Then North may answer no other question
