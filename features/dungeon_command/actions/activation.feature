Feature: Actions

  What a creature can do besides moving: minor orders and powers without limit, one thing that taps, and reactions.

  @dungeon_command.actions.minor_any_number
  Rule: A creature may use any number of minor order cards in its activation, tapped or not.
    Scenario: three minor orders in one activation
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South's order hand is
        | card  | action | effect         |
        | Howl  | minor  | use: morale +1 |
        | Growl | minor  | use: morale +2 |
        | Bark  | minor  | use: morale +4 |
      And South has activated Wolf
      And South has used Howl with Wolf
      And South has used Growl with Wolf
      When South uses Bark with Wolf
      Then South's morale is 17
      And Wolf is untapped
      And Wolf is being activated

    Scenario: a creature that begins its activation tapped uses minor orders
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b2     | yes    |
      And North's order hand is
        | card   | action | effect         |
        | Hiss   | minor  | use: morale +1 |
        | Squeak | minor  | use: morale +2 |
      And North has activated Rat
      And North has used Hiss with Rat
      When North uses Squeak with Rat
      Then North's morale is 13
      And Rat is tapped

    Scenario: minor orders before and after an attack
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action | effect         |
        | Howl  | minor  | use: morale +1 |
        | Growl | minor  | use: morale +2 |
      And South has activated Wolf
      And South has used Howl with Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      When South uses Growl with Wolf
      Then South's morale is 13

    Scenario: of its orders a tapped creature is offered the minor ones
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b2     | yes    |
      And North's order hand is
        | card   | action   | effect         |
        | Hiss   | minor    | use: morale +1 |
        | Gnaw   | standard | use: morale +1 |
        | Squeak | minor    | use: morale +2 |
      When North activates Rat
      Then the use order answers open to North are exactly
        | card   |
        | Hiss   |
        | Squeak |

  @dungeon_command.actions.non_tap_powers
  Rule: A creature may use its powers that do not tap any number of times in its activation, as far as their own texts allow.
    Scenario: a power three times in one activation
      Given these creatures are on the battlefield
        | creature | side  | square | effect           |
        | Wolf     | South | b2     | power: morale +1 |
      And South has activated Wolf
      And South has used the power of Wolf
      And South has used the power of Wolf
      When South uses the power of Wolf
      Then South's morale is 13
      And Wolf is untapped

    Scenario: a tapped creature uses a power that does not tap
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect           |
        | Rat      | North | b2     | yes    | power: morale +1 |
      And North has activated Rat
      And North has used the power of Rat
      When North uses the power of Rat
      Then North's morale is 12
      And Rat is tapped

    Scenario: a power marked as a minor action is used twice
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                 |
        | Rat      | North | b2     | yes    | minor power: morale +1 |
      And North has activated Rat
      And North has used the power of Rat
      When North uses the power of Rat
      Then North's morale is 12

    Scenario: a power before and after an attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect           |
        | Wolf     | South | b2     | power: morale +1 |
        | Rat      | North | b3     |                  |
      And South has activated Wolf
      And South has used the power of Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      When South uses the power of Wolf
      Then South's morale is 12

    Scenario: the power of an attached card is used twice
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And Wolf carries these order cards
        | card | effect                                 |
        | Drum | use: attach to this / power: morale +1 |
      And South has activated Wolf
      And South has used the second power of Drum with Wolf
      When South uses the second power of Drum with Wolf
      Then South's morale is 12

    Scenario: a power whose text says once is not used a second time
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | power, once: morale +1 |
      And South has activated Wolf
      And South has used the power of Wolf
      When South tries to use the power of Wolf
      Then it is refused under dungeon_command.actions.non_tap_powers
      And South's morale is 11
      And no use power answer is open to South

    Scenario: an attached card's power whose text says once is not used a second time
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
      And Rat carries these order cards
        | card | effect                                       |
        | Drum | use: attach to this / power, once: morale +1 |
      And North has activated Rat
      And North has used the second power of Drum with Rat
      When North tries to use the second power of Drum with Rat
      Then it is refused under dungeon_command.actions.non_tap_powers

    Scenario: having used one power up leaves the creature its others
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                             |
        | Rat      | North | b2     | power, once: morale +1 / power, once: morale +2 / power: morale +4 |
      And North has activated Rat
      And North has used the first power of Rat
      And North has used the third power of Rat
      And North has used the second power of Rat
      When North uses the third power of Rat
      Then North's morale is 21
      And the use power answers open to North are exactly
        | ability | card |
        | 3       | Rat  |

    Scenario: a power used up is there again in the creature's next activation
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | power, once: morale +1 |
        | Rat      | North | h8     |                        |
      And South has activated Wolf
      And South has used the power of Wolf
      And South has played the turn to its end
      And North has played the turn to its end
      And South has activated Wolf
      When South uses the power of Wolf
      Then South's morale is 12

    Scenario: a power used by one creature is not used up for another with the same text
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | power, once: morale +1 |
        | Fox      | South | d2     | power, once: morale +1 |
      And South has activated Wolf
      And South has used the power of Wolf
      And South has ended the activation of Wolf
      And South has activated Fox
      When South uses the power of Fox
      Then South's morale is 12

    Scenario: the powers of other creatures are not the activated creature's
      Given these creatures are on the battlefield
        | creature | side  | square | effect           |
        | Wolf     | South | b2     | power: morale +1 |
        | Fox      | South | c2     | power: morale +2 |
        | Rat      | North | b3     | power: morale +4 |
      When South activates Wolf
      Then the use power answers open to South are exactly
        | card |
        | Wolf |

  @dungeon_command.actions.tap_action_kinds
  Rule: Standard orders, attacks, and powers that tap are actions that tap the creature taking them.
    Scenario: a standard order taps its user and nobody else
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Fox      | South | c2     |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      When South uses Rally with Wolf
      Then Wolf is tapped
      And Fox and Rat are untapped

    Scenario: a melee attack taps
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Rat is tapped
      And Wolf is untapped

    Scenario: a ranged attack taps
      Given these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Wolf     | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South has activated Wolf
      When South attacks Rat at range with Wolf
      Then Wolf is tapped
      And Rat is untapped

    Scenario: a power marked as a standard action taps
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                    |
        | Rat      | North | b3     | standard power: morale +1 |
      And North has activated Rat
      When North uses the power of Rat
      Then Rat is tapped
      And North's morale is 11

    Scenario: a standard power of an attached card taps the creature with the card
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Fox      | South | c2     |
      And Wolf carries these order cards
        | card | effect                                          |
        | Horn | use: attach to this / standard power: morale +1 |
      And South has activated Wolf
      When South uses the second power of Horn with Wolf
      Then Wolf is tapped
      And Fox is untapped

    Scenario: a minor order does not tap
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
      And North's order hand is
        | card | action | effect         |
        | Hiss | minor  | use: morale +1 |
      And North has activated Rat
      When North uses Hiss with Rat
      Then Rat is untapped

    Scenario: powers without a mark and minor ones do not tap
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                    |
        | Wolf     | South | b2     | power: morale +1 / minor power: morale +2 |
      And South has activated Wolf
      And South has used the first power of Wolf
      When South uses the second power of Wolf
      Then Wolf is untapped
      And South's morale is 13

    Scenario: a creature is tapped as soon as the order is declared
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to damage: prevent 10 |
      And South's order hand is
        | card | action   | effect                     |
        | Maul | standard | use: 30 damage to an enemy |
      And South has activated Wolf
      When South uses Maul with Wolf on Rat
      Then North is asked for a reaction about Wolf
      And Wolf is tapped

    Scenario: a creature is tapped as soon as its power is declared
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                |
        | Wolf     | South | b2     | answer to damage: prevent 10          |
        | Rat      | North | b3     | standard power: 30 damage to an enemy |
      And North has activated Rat
      When North uses the power of Rat on Wolf
      Then South is asked for a reaction about Rat
      And Rat is tapped

  @dungeon_command.actions.needs_untapped
  Rule: Only an untapped creature can take an action that taps; taking it taps the creature.
    Scenario: an untapped creature attacks and is tapped
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Wolf is tapped
      And Rat is about to take 20 damage

    Scenario: a tapped creature makes no melee attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b3     | yes    |
        | Wolf     | South | b2     |        |
      And North has activated Rat
      When North tries to attack Wolf in melee with Rat
      Then it is refused under dungeon_command.actions.needs_untapped
      And Rat can attack nobody in melee

    Scenario: a tapped creature makes no ranged attack
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | ranged |
        | Wolf     | South | b2     | yes    | 20     |
        | Rat      | North | b5     |        |        |
      And South has activated Wolf
      When South tries to attack Rat at range with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And Wolf can attack nobody at range

    Scenario: a tapped creature uses no standard order
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Fox      | South | c2     |        |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      When South tries to use Rally with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And Rally is in South's order hand
      And no use order answer is open to South

    Scenario: a tapped creature uses no standard order that would untap it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b2     | yes    |
      And North's order hand is
        | card | action   | effect          |
        | Rise | standard | use: untap this |
      And North has activated Rat
      When North tries to use Rise with Rat
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: a tapped creature uses no power that taps
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                    |
        | Rat      | North | b3     | yes    | standard power: morale +1 |
      And North has activated Rat
      When North tries to use the power of Rat
      Then it is refused under dungeon_command.actions.needs_untapped
      And no use power answer is open to North

    Scenario: a tapped creature uses no standard power of an attached card
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
      And Wolf carries these order cards
        | card | effect                                          |
        | Horn | use: attach to this / standard power: morale +1 |
      And South has activated Wolf
      When South tries to use the second power of Horn with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: a tapped creature collects no treasure
      Given a chest of 2 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
      And South has activated Wolf
      When South tries to collect treasure with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And no collect answer is open to South

    Scenario: a second attack is refused when the first has tapped the attacker
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | a3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      When South tries to attack Bat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: a standard order is refused after an attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card | action   | effect         |
        | Gnaw | standard | use: morale +1 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has let Wolf take the damage
      When North tries to use Gnaw with Rat
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: an attack is refused after a standard power
      Given these creatures are on the battlefield
        | creature | side  | square | effect                    |
        | Wolf     | South | b2     | standard power: morale +1 |
        | Rat      | North | b3     |                           |
      And South has activated Wolf
      And South has used the power of Wolf
      When South tries to attack Rat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: tapped friends and enemies hinder nobody
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b3     |        |
        | Bat      | North | c3     | yes    |
        | Wolf     | South | b2     | yes    |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 20 damage
      And Rat is tapped

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

    Scenario: no attack follows the same order without untapping
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
        | creature | side  | square | tapped | effect                                |
        | Wolf     | South | b2     |        | power: untap an own creature but this |
        | Fox      | South | c2     | yes    |                                       |
        | Rat      | North | b3     |        |                                       |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      And South has used the power of Wolf on Fox
      When South tries to attack Rat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And Fox is untapped

  @dungeon_command.ruling.one_standard_action
  Rule: How often a creature takes standard actions in an activation is limited by tapping alone.
    Scenario: two attacks in one activation
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

    Scenario: two standard orders in one activation
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
