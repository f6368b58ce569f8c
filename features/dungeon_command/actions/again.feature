Feature: Actions

  @dungeon_command.actions.again_after_untap
  Rule: A creature that an effect untaps in its activation may take another action that taps.
    Scenario: an attack follows an attacking order that untaps its user
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action   | effect                               |
        | Lunge | standard | use: melee attack +10 and untap this |
      And South has activated Wolf
      And South has used Lunge with Wolf on Rat
      And North has let Rat take the damage
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is destroyed
      And Wolf is tapped

    Scenario: no attack follows an attacking order that does not untap
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action   | effect                |
        | Lunge | standard | use: melee attack +10 |
      And South has activated Wolf
      And South has used Lunge with Wolf on Rat
      And North has let Rat take the damage
      When South tries to attack Rat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: a minor order untaps a creature for a standard order
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card | action   | effect          |
        | Rise | minor    | use: untap this |
        | Gnaw | standard | use: morale +1  |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has let Wolf take the damage
      And North has used Rise with Rat
      When North uses Gnaw with Rat
      Then North's morale is 11
      And Rat is tapped

    Scenario: a creature that began its activation tapped attacks when it has untapped
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                  |
        | Wolf     | South | b2     | yes    | power, once: untap this |
        | Rat      | North | b3     |        |                         |
      And South has activated Wolf
      And South has used the power of Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 20 damage
      And Wolf is tapped

    Scenario: a creature untapped again and again attacks each time
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect            |
        | Rat      | North | b3     |    | power: untap this |
        | Wolf     | South | b2     | 70 |                   |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has let Wolf take the damage
      And North has used the power of Rat
      And North has attacked Wolf in melee with Rat
      And South has let Wolf take the damage
      And North has used the power of Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Wolf has 60 damage

    Scenario: a friend's untapping does not untap the attacker
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                                      |
        | Wolf     | South | b2     |        | power: untap one of your creatures but this |
        | Fox      | South | c2     | yes    |                                             |
        | Rat      | North | b3     |        |                                             |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      And South has used the power of Wolf on Fox
      When South tries to attack Rat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And Fox is untapped

    Scenario: an untapped collector may collect again
      Given a1 is a treasure square
      And a chest of 3 lies face down on a1
      And these creatures are on the battlefield
        | creature | side  | square | effect            |
        | Wolf     | South | a1     | power: untap this |
        | Rat      | North | h8     |                   |
      And South has activated Wolf
      And South has collected treasure with Wolf
      And South has used the first power of Wolf
      When South collects treasure with Wolf
      Then South's morale is 12

    Scenario: untapping gives no second move
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect            |
        | Wolf     | North | a8     | yes    | power: untap this |
        | Rat      | South | h1     |        |                   |
      And North has activated Wolf
      And North has moved Wolf along a7
      And North has used the first power of Wolf
      When North tries to move Wolf along a6
      Then it is refused under dungeon_command.activate.move_once

  @dungeon_command.ruling.one_standard_action
  Rule: How often a creature takes standard actions in an activation is limited by tapping alone.
    Scenario: a creature attacks twice in one activation
      Given these creatures are on the battlefield
        | creature | side  | square | effect            |
        | Wolf     | South | b2     | power: untap this |
        | Rat      | North | b3     |                   |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      And South has used the power of Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat has 40 damage

    Scenario: a creature uses two standard orders in one activation
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
      And North's order hand is
        | card    | action   | effect                        |
        | Gnaw    | standard | use: morale +1 and untap this |
        | Scratch | standard | use: morale +2                |
      And North has activated Rat
      And North has used Gnaw with Rat
      When North uses Scratch with Rat
      Then North's morale is 13

    Scenario: a standard power twice in one activation
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Wolf     | South | b2     | standard power: morale +1 and untap this |
      And South has activated Wolf
      And South has used the power of Wolf
      When South uses the power of Wolf
      Then South's morale is 12

    Scenario: a standard order after a standard power
      Given these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Wolf     | South | b2     | standard power: untap this |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      And South has used the power of Wolf
      When South uses Rally with Wolf
      Then South's morale is 11

    Scenario: collecting treasure after an attack
      Given a chest of 2 lies face down on b3
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect            |
        | Rat      | North | b3     | power: untap this |
        | Wolf     | South | b2     |                   |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has let Wolf take the damage
      And North has used the power of Rat
      When North collects treasure with Rat
      Then North's morale is 11

    Scenario: an attack after collecting treasure
      Given a chest of 2 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square | effect            |
        | Wolf     | South | b2     | power: untap this |
        | Rat      | North | b3     |                   |
      And South has activated Wolf
      And South has collected treasure with Wolf
      And South has used the power of Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 20 damage

    Scenario: a creature that is untapped twice attacks three times
      Given these creatures are on the battlefield
        | creature | side  | square | effect            |
        | Wolf     | South | a1     | power: untap this |
        | Rat      | North | a2     |                   |
      And North has morale 20
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat cower
      And South has used the first power of Wolf
      And South has attacked Rat in melee
      And North has let Rat cower
      And South has used the first power of Wolf
      When South attacks Rat in melee
      Then Rat is about to take 20 damage
