Feature: Actions

  What a creature can do besides moving: minor orders and powers without limit, one thing that taps, and reactions.

  @dungeon_command.actions.minor_any_number
  Rule: A creature may use any number of minor order cards in its activation.
    Scenario: a creature uses three minor orders in one activation
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

    Scenario: a minor order is used after the move
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card | action | effect      |
        | Howl | minor  | use: draw 1 |
      And South has activated Wolf
      And South has moved Wolf along a2
      When South uses Howl with Wolf
      Then South's order hand has 1 card

  @dungeon_command.ruling.minor_while_tapped
  Rule: A tapped creature may use minor order cards in its activation like an untapped one.
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

    Scenario: a tapped creature is moved by its minor order
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Rat      | North | h8     |        |
      And South's order hand is
        | card | action | effect               |
        | Dash | minor  | use: shift this by 2 |
      And South has activated Wolf
      When South uses Dash with Wolf moving Wolf along b3 and b4
      Then Wolf stands on b4
      And Wolf is tapped

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
