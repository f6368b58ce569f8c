Feature: Equipment

  @moncolle_tcg.equip.goes_with_unit
  Rule: When a unit leaves the field, what it wears is discarded.
    Scenario Outline: <dead> dies with all that it wears, beside one that lives
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence | standing |
        | Knight | South | b1   | <attack> | 3       | Item 2   |
        | Ogre   | North | b2   | 3        | 3       | Item 2   |
      And <dead> wears these cards
        | card  |
        | Sword |
        | Bow   |
      And South has marched Knight to b2
      When the battle is fought out with <first> going first
      Then <dead> is not on the battlefield
      And <dead>, Sword and Bow are in <seat>'s discard pile

      Examples:
        | dead   | seat  | attack | first |
        | Ogre   | North | 3      | South |
        | Knight | South | 0      | North |

    Scenario Outline: equipment of a unit that is <deed>: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                   |
        | Knight | South | b1   | 9       | Item 1   | normal, declared: <effect> an enemy unit |
        | Ogre   | North | b2   | 9       | Item 1   | normal, declared: <effect> an enemy unit |
      And <victim> wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      When <seat> passes
      Then <victim> is not on the battlefield
      And Sword is in <seat>'s discard pile

      Examples:
        | deed          | effect             | seat  | enemy | user   | victim |
        | killed        | kill               | North | South | Knight | Ogre   |
        | killed        | kill               | South | North | Ogre   | Knight |
        | discarded     | discard            | North | South | Knight | Ogre   |
        | discarded     | discard            | South | North | Ogre   | Knight |
        | taken to hand | return to hand for | North | South | Knight | Ogre   |
        | taken to hand | return to hand for | South | North | Ogre   | Knight |
        | excluded      | exclude            | North | South | Knight | Ogre   |
        | excluded      | exclude            | South | North | Ogre   | Knight |

    Scenario: equipment of several units that die at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Ogre   | North | b4   | 6      | 3       |          |
        | Knight | South | a4   | 2      | 3       | Item 1   |
        | Squire | South | a4   | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Squire wears this equipment
        | card |
        | Bow  |
      And North has marched Ogre to a4
      When the battle is fought out with North going first
      Then Knight, Squire, Sword and Bow are in South's discard pile

    Scenario: a unit that goes back keeps what it wears
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b1   | 2      | 3       | Item 1   |
        | Ogre   | North | b2   | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Knight is in b1
      And Knight wears Sword
      And Ogre wears Bow

    Scenario: units do not leave their equipment behind when they march
      Given it is South's main phase
      And plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South marches Knight to b2
      Then Knight wears Sword
