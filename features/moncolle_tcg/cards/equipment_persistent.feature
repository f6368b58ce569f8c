Feature: Cards

  @moncolle_tcg.cards.equipment_persistent
  Rule: Equipment stays with its unit and keeps working until it leaves it.
    Scenario: equipment of South works in the next turns, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | South | a2   | Item 1   | 2      | 3       |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 2      | 1       |
      When South plays the turn to its end
      And North plays the turn to its end
      Then Knight wears Sword
      And Knight has attack 4
      And Knight has defence 4

    Scenario: equipment works in a second battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | South | b2   | Item 1   | 1      | 3       |
        | Squire | South | b2   |          | 0      | 3       |
        | Goblin | North | b3   |          | 0      | 4       |
        | Ogre   | North | a3   |          | 4      | 4       |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 3      | 2       |
      And South has marched Knight to b3
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North has discarded nothing
      And North has marched Ogre to b3
      When the battle is fought out with North going first
      Then Knight is in b3
      And Knight wears Sword
      And Ogre is not on the battlefield

    Scenario: equipment of South no longer works once it has left
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | South | c2   | Item 1   | 2      | 3       |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 2      | 1       |
      When South throws Sword away
      Then Knight wears nothing
      And Knight has attack 2
      And Knight has defence 3
      And Sword is in South's discard pile

    Scenario: equipment stays on a unit that marches and fights as the defender later
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | North | c3   | Item 1   | 0      | 3       |
        | Ogre   | South | c1   |          | 4      | 4       |
      And plain terrain lies on c2
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 4      | 2       |
      And North has marched Knight to c2
      And North plays the turn to its end
      And South has discarded nothing
      And South has marched Ogre to c2
      When the battle is fought out with South going first
      Then Knight is in c2
      And Knight wears Sword
      And Ogre is not on the battlefield

    Scenario: equipment comes back with a unit whose march has failed
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence |
        | Knight | South | a2   | Item 1   | 1      | 3       |
        | Ogre   | North | a3   |          | 2      | 8       |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And South has marched Knight to a3
      When the battle is fought out with North going first
      Then Knight is in a2
      And Knight wears Sword
      And Knight has attack 3

    Scenario: equipment that is passed on works for its new wearer alone
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack |
        | Knight | North | c4   | Item 1   | 2      |
        | Squire | North | c4   | Item 1   | 2      |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      When North passes Sword to Squire
      Then Knight has attack 2
      And Squire has attack 4
      And Squire wears Sword
