Feature: Damage and death

  @moncolle_tcg.attack.zero_defence
  Rule: A unit whose defence becomes 0 or less dies at once, whatever lowered it.
    Scenario Outline: a defence of <left> after an effect, <seat> using it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                |
        | Knight | <seat> | <area> | 9       | normal: defence -<n> to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                       |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | n | left        | first |
        | South | North | Knight | a2   | a3   | 3 | 0           | South |
        | North | South | Ogre   | a3   | a2   | 3 | 0           | North |
        | South | North | Knight | a2   | a3   | 5 | less than 0 | South |
        | North | South | Ogre   | a3   | a2   | 4 | less than 0 | North |
        | South | North | Knight | a2   | a3   | 3 | 0           | North |
        | North | South | Ogre   | a3   | a2   | 4 | less than 0 | South |

    Scenario Outline: a defence of 1 is enough, <seat> using the effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal: defence -2 to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                     |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in b3
      And Ogre has defence 1

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |

    Scenario: a unit without defence on a terrain has died there
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect                   |
        | Swamp   | a2   | defence -2 to fire units |
      And these units are on the battlefield
        | unit   | side  | area | attribute | defence | effect                         |
        | Knight | South | a1   | fire      | 2       | when this dies, always: draw 1 |
      When South marches Knight to a2
      Then South's hand has 1 card

    Scenario Outline: a unit that loses its last defence with its equipment has died, <seat> using the effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                                                            |
        | Knight | <seat> | <area> | 9       |          | normal: defence -2 to an enemy unit / normal: strip an enemy unit |
        | Ogre   | <foe>  | <from> | 2       | Item 1   | when this dies, battle: draw 1                                    |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |

    Scenario Outline: what waits for a death takes place when the defence is gone, <seat> using the effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal: defence -3 to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | when this dies, battle: draw 1      |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: two effects together take the last point of defence, <seat> using them
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal: defence -2 to an enemy unit |
        | Ogre   | <foe>  | <from> | 4       |                                     |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario Outline: protection that ends leaves no defence, <seat> losing the unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                                                                  |
        | Knight | <seat> | <area> | 0      | 3       | normal: defence +2 to this / normal: defence -3 to this until turn end / when this dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                                                                                         |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has used the second ability of Knight
      When the battle is fought out
      Then Knight is not on the battlefield
      And <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |

    Scenario: a terrain can take all defence
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect                   |
        | Swamp   | b2   | defence -2 to fire units |
      And these units are on the battlefield
        | unit   | side  | area | attribute | defence |
        | Knight | South | b1   | fire      | 2       |
        | Squire | South | b1   | water     | 2       |
      When South marches Knight and Squire to b2
      Then the battlefield holds exactly these units
        | unit   | area |
        | Squire | b2   |

    Scenario Outline: equipment that is gone can take all defence with it, <seat> using the effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                                                            |
        | Knight | <seat> | <area> | 9       |          | normal: defence -2 to an enemy unit / normal: strip an enemy unit |
        | Ogre   | <foe>  | <from> | 2       | Item 1   |                                                                   |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: equipment alone takes the last defence: <defence> with <worn>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | defence   | standing |
        | Knight | South | b1   | <defence> | Item 1   |
      And South's hand holds these cards
        | card | kind      | cost | defence |
        | Pike | equipment | 1    | <worn>  |
      And South has ended the phase
      When South equips Knight with Pike
      Then Knight <there>
      And Pike <lie> in South's discard pile

      Examples:
        | defence | worn | there                     | lie    |
        | 1       | -1   | is not on the battlefield | is     |
        | 2       | -3   | is not on the battlefield | is     |
        | 2       | -1   | is in b1                  | is not |
        | 3       | -2   | is in b1                  | is not |

    Scenario: equipment that is passed on takes the last defence of its new wearer
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b2   | 3       | Item 1   |
        | Squire | South | b2   | 2       | Item 1   |
      And Knight wears this equipment
        | card | defence |
        | Pike | -2      |
      When South passes Pike to Squire
      Then Squire is not on the battlefield
      And Knight has defence 3

    Scenario Outline: terrain alone takes the last defence: <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence   |
        | Knight | South | b2   | <defence> |
      And South's hand holds these cards
        | card  | kind    | effect              |
        | Marsh | terrain | defence -2 to units |
      When South places Marsh on b2
      Then Knight <there>

      Examples:
        | defence | there                     |
        | 2       | is not on the battlefield |
        | 3       | is in b2                  |
        | 1       | is not on the battlefield |
