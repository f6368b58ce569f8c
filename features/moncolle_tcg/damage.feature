Feature: Damage and death

  Damage of at least the defence kills, damage below it leaves no trace.

  @moncolle_tcg.attack.death_threshold
  Rule: A unit that receives at one time damage of at least its defence dies.
    Scenario Outline: damage of <n> on a defence of 3 kills, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                         |
        | Knight | <seat> | <area> | 9       | normal: [<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield
      And Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | n | marching | field | first |
        | South | North | Knight | b2   | b3   | 3 | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | 3 | South    | b3    | North |
        | South | North | Knight | b2   | b3   | 4 | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | 9 | South    | b3    | North |
        | North | South | Knight | b3   | b2   | 3 | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | 3 | North    | b2    | South |
        | North | South | Knight | b3   | b2   | 4 | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | 9 | North    | b2    | South |
        | South | North | Knight | b2   | b3   | 3 | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | 9 | North    | b2    | North |

    Scenario Outline: damage of <n> on a defence of 3 does nothing, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                         |
        | Knight | <seat> | <area> | 9       | normal: [<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | n | marching | field | first |
        | North | South | Knight | c3   | c2   | 2 | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | 2 | North    | c2    | South |
        | North | South | Knight | c3   | c2   | 0 | North    | c2    | North |
        | South | North | Knight | c2   | c3   | 2 | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | 2 | South    | c3    | North |
        | South | North | Knight | c2   | c3   | 0 | South    | c3    | South |
        | North | South | Knight | c3   | c2   | 2 | North    | c2    | South |
        | South | North | Knight | c2   | c3   | 0 | South    | c3    | North |

    Scenario Outline: an attack of <n> against a defence of 4, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | <n>    | 9       |
        | Ogre   | <foe>  | <from> | 0      | 4       |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with <first> going first
      Then Ogre <lie> in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | n | lie    | marching | field | first |
        | South | North | Knight | a2   | a3   | 4 | is     | South    | a3    | South |
        | South | North | Knight | a2   | a3   | 3 | is not | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | 4 | is     | South    | a3    | North |
        | North | South | Ogre   | a3   | a2   | 3 | is not | South    | a3    | North |
        | North | South | Knight | a3   | a2   | 4 | is     | North    | a2    | North |
        | North | South | Knight | a3   | a2   | 3 | is not | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | 4 | is     | North    | a2    | South |
        | South | North | Ogre   | a2   | a3   | 3 | is not | North    | a2    | South |
        | South | North | Knight | a2   | a3   | 4 | is     | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | 3 | is not | North    | a2    | North |

    Scenario Outline: the defence that counts has everything in it, <seat> dealing 5
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area    | effect              |
        | Wall    | <field> | defence +1 to units |
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                                   |
        | Knight | <seat> | <area> | 9       |          | normal: [5] to all enemy units           |
        | Ogre   | <foe>  | <from> | 3       | Item 1   | counter: defence +1 to one of your units |
        | Troll  | <foe>  | <from> | 3       |          |                                          |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has used Ogre on Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is in <field>
      And Troll is not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | North | South | Knight         | b3   | b2   | North    | b2    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | South |
        | South | North | Knight         | b2   | b3   | South    | b3    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | North |
        | North | South | Knight         | b3   | b2   | North    | b2    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | South |

  @moncolle_tcg.attack.no_accumulation
  Rule: Damage does not add up from one time to the next and does not lower the defence.
    Scenario Outline: two damages of 2 do not kill a defence of 3, <seat> dealing them
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 0      | 9       | normal: [2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>
      And Ogre has defence 3

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | North |

    Scenario Outline: an attack does not add to the damage of an effect, <seat> dealing both
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 2      | 9       | normal: [2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s <timing>
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | timing               | marching | field |
        | North | South | Knight | a3   | a2   | before-attack timing | North    | a2    |
        | North | South | Knight | a3   | a2   | after-attack timing  | North    | a2    |
        | South | North | Ogre   | a2   | a3   | before-attack timing | North    | a2    |
        | South | North | Ogre   | a2   | a3   | after-attack timing  | North    | a2    |
        | South | North | Knight | a2   | a3   | before-attack timing | South    | a3    |
        | South | North | Knight | a2   | a3   | after-attack timing  | South    | a3    |
        | North | South | Ogre   | a3   | a2   | before-attack timing | South    | a3    |
        | North | South | Ogre   | a3   | a2   | after-attack timing  | South    | a3    |

    Scenario Outline: a unit that has been damaged shields as well as before, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 5      | 9       | normal: [2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
        | Troll  | <foe>  | <from> | 0      | 3       |                              |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Ogre is not on the battlefield
      And Troll is in <from>

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | South | North | Knight         | b2   | b3   | South    | b3    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | North |
        | North | South | Knight         | b3   | b2   | North    | b2    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | South |
        | South | North | Knight         | b2   | b3   | South    | b3    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | North |

    Scenario Outline: two damages of one effect count apart, <seat> dealing them
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                |
        | Knight | <seat> | <area> | 0      | 9       | normal: [2] to an enemy unit, then [2] to enemy units |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                                       |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

    Scenario Outline: damage of one battle is gone in the next, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Ogre   | <defending> | <area> | 0      | 3       |
        | Knight | <marching>  | <one>  | 2      | 9       |
        | Squire | <marching>  | <two>  | 2      | 9       |
      And <marching> has marched Knight to <area>
      And the battle has been fought out with <marching> going first
      And <marching> has marched Squire to <area>
      When the battle is fought out with <marching> going first
      Then Ogre is in <area>

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | b3   | b2  | a3  |
        | North    | South     | c2   | c3  | b2  |

  @moncolle_tcg.attack.zero_defence
  Rule: A unit whose defence becomes 0 or less dies at once, whatever lowered it.
    Scenario Outline: a defence of <left> after an effect, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                |
        | Knight | <seat> | <area> | 9       | normal: defence -<n> to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                       |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | n | left        | marching | field | first |
        | South | North | Knight | a2   | a3   | 3 | 0           | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | 3 | 0           | South    | a3    | North |
        | South | North | Knight | a2   | a3   | 5 | less than 0 | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | 4 | less than 0 | South    | a3    | North |
        | North | South | Knight | a3   | a2   | 3 | 0           | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | 3 | 0           | North    | a2    | South |
        | North | South | Knight | a3   | a2   | 5 | less than 0 | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | 4 | less than 0 | North    | a2    | South |
        | South | North | Knight | a2   | a3   | 3 | 0           | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | 4 | less than 0 | North    | a2    | North |

    Scenario Outline: a defence of 1 is enough, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal: defence -2 to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                     |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>
      And Ogre has defence 1

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | South |

    Scenario Outline: a unit without defence on a terrain has died there, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect                   |
        | Swamp   | <area> | defence -2 to fire units |
      And these units are on the battlefield
        | unit   | side       | area   | attribute | defence | effect                         |
        | Knight | <marching> | <from> | fire      | 2       | when this dies, always: draw 1 |
      When <marching> marches Knight to <area>
      Then <marching>'s hand has 1 card

      Examples:
        | marching | from | area |
        | South    | a1   | a2   |
        | North    | c4   | c3   |

    Scenario Outline: a unit that loses its last defence with its equipment has died, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                                                            |
        | Knight | <seat> | <area> | 9       |          | normal: defence -2 to an enemy unit / normal: strip an enemy unit |
        | Ogre   | <foe>  | <from> | 2       | Item 1   | when this dies, battle: draw 1                                    |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |

    Scenario Outline: what waits for a death takes place when the defence is gone, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal: defence -3 to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | when this dies, battle: draw 1      |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | North |

    Scenario Outline: two effects together take the last point of defence, <seat> using them
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal: defence -2 to an enemy unit |
        | Ogre   | <foe>  | <from> | 4       |                                     |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | South |

    Scenario Outline: protection that ends leaves no defence, <seat> losing the unit
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                                                                  |
        | Knight | <seat> | <area> | 0      | 3       | normal: defence +2 to this / normal: defence -3 to this until turn end / when this dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                                                                                         |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has used the second ability of Knight
      When the battle is fought out
      Then Knight is not on the battlefield
      And <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | North |

    Scenario Outline: a terrain can take all defence, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect                   |
        | Swamp   | <area> | defence -2 to fire units |
      And these units are on the battlefield
        | unit   | side       | area   | attribute | defence |
        | Knight | <marching> | <from> | fire      | 2       |
        | Squire | <marching> | <from> | water     | 2       |
      When <marching> marches Knight and Squire to <area>
      Then the battlefield holds exactly these units
        | unit   | area   |
        | Squire | <area> |

      Examples:
        | marching | from | area |
        | South    | b1   | b2   |
        | North    | b4   | b3   |

    Scenario Outline: equipment that is gone can take all defence with it, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                                                            |
        | Knight | <seat> | <area> | 9       |          | normal: defence -2 to an enemy unit / normal: strip an enemy unit |
        | Ogre   | <foe>  | <from> | 2       | Item 1   |                                                                   |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

    Scenario Outline: equipment alone takes the last defence: <defence> with <worn>, <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | defence   | standing |
        | Knight | <seat> | <area> | <defence> | Item 1   |
      And <seat>'s hand holds these cards
        | card | kind      | cost | defence |
        | Pike | equipment | 1    | <worn>  |
      And <seat> has ended the phase
      When <seat> equips Knight with Pike
      Then Knight <there>
      And Pike <lie> in <seat>'s discard pile

      Examples:
        | seat  | area | defence | worn | there                     | lie    |
        | South | b1   | 1       | -1   | is not on the battlefield | is     |
        | North | b4   | 2       | -3   | is not on the battlefield | is     |
        | South | b1   | 2       | -1   | is in b1                  | is not |
        | North | b4   | 3       | -2   | is in b4                  | is not |

    Scenario Outline: equipment that is passed on takes the last defence of its new wearer: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 3       | Item 1   |
        | Squire | <seat> | <area> | 2       | Item 1   |
      And Knight wears this equipment
        | card | defence |
        | Pike | -2      |
      When <seat> passes Pike to Squire
      Then Squire is not on the battlefield
      And Knight has defence 3

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c3   |

    Scenario Outline: terrain alone takes the last defence: <defence>, <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | defence   |
        | Knight | <seat> | <at> | <defence> |
      And <seat>'s hand holds these cards
        | card  | kind    | effect              |
        | Marsh | terrain | defence -2 to units |
      When <seat> places Marsh on <at>
      Then Knight <there>

      Examples:
        | seat  | at | defence | there                     |
        | South | b2 | 2       | is not on the battlefield |
        | North | b3 | 3       | is in b3                  |
        | South | b2 | 1       | is not on the battlefield |

  @moncolle_tcg.ruling.old_damage_is_over
  Rule: When defence that was granted goes, a unit does not die of damage that it survived before.
    Scenario Outline: defence granted in the battle goes, and the unit lives, <seat> having been struck
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 0      | 3       | counter: defence +2 to this |
        | Ogre   | <foe>  | <from> | 4      | 9       |                             |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Knight
      When the battle is fought out
      Then Knight is in <area>
      And Knight has defence 3

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | a2   | a3   | South    | a3    |
        | North | South | Ogre   | a3   | a2   | South    | a3    |
        | North | South | Knight | a3   | a2   | North    | a2    |
        | South | North | Ogre   | a2   | a3   | North    | a2    |

    Scenario Outline: Defender goes with the battle, and the unit lives, <seat> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   |
        | Knight | <seat> | <area> | 0      | 3       | Defender 2 |
        | Ogre   | <foe>  | <from> | 4      | 9       |            |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with <foe> going first
      Then Knight is in <area>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | b2   | b3   | North    | b2    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | South | North | Knight | b2   | b3   | South    | b3    |

    Scenario Outline: equipment that protected goes, and the unit lives, <seat> stripping it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | effect                      |
        | Knight | <seat> | <area> | 4      | 9       |          | normal: strip an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       | Item 1   |                             |
      And Ogre wears this equipment
        | card  | defence |
        | Plate | 2       |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s after-attack timing, <seat> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>
      And Ogre has defence 3

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | c2   | c3   | South    | c3    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | South | North | Ogre   | c2   | c3   | North    | c2    |

    Scenario Outline: a unit that goes back from protecting terrain lives, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect              |
        | Wall    | <area> | defence +2 to units |
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 0      | 3       |
        | Ogre   | <defending> | <area> | 4      | 9       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <defending> going first
      Then Knight is in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

  @moncolle_tcg.ruling.no_defence_beats_no_death
  Rule: An effect by which a unit does not die does not keep one whose defence is 0 or less.
    Scenario Outline: a unit that cannot die leaves with a defence of <left>, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                |
        | Knight | <seat> | <area> | 9       | normal: defence -<n> to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | counter: cannot die to this           |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | n | left        | marching | field | first |
        | South | North | Knight | b2   | b3   | 3 | 0           | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | 3 | 0           | South    | b3    | North |
        | North | South | Ogre   | b3   | b2   | 4 | less than 0 | South    | b3    | North |
        | North | South | Knight | b3   | b2   | 3 | 0           | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | 3 | 0           | North    | b2    | South |
        | South | North | Ogre   | b2   | b3   | 4 | less than 0 | North    | b2    | South |
        | South | North | Knight | b2   | b3   | 3 | 0           | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | 4 | less than 0 | North    | b2    | North |

    Scenario Outline: a unit that cannot die survives any damage with a defence of 1, <seat> using the effects
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                       |
        | Knight | <seat> | <area> | 9      | 9       | normal: defence -2 to an enemy unit, then [9] to enemy units |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: cannot die to this                                  |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has used Ogre
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | South |

    Scenario Outline: protection from death in one's own turn does not help without defence, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect              |
        | Swamp   | <area> | defence -2 to units |
      And these units are on the battlefield
        | unit   | side       | area   | defence | effect                                      |
        | Knight | <marching> | <from> | 2       | own turn: cannot die to this until turn end |
      And <marching> has used Knight
      When <marching> marches Knight to <area>
      Then <area> is empty

      Examples:
        | marching | from | area |
        | South    | b1   | b2   |
        | North    | c3   | c2   |

  @moncolle_tcg.ruling.discarded_is_not_dead
  Rule: A unit that is discarded has not died, so nothing that waits for a death takes place.
    Scenario Outline: nobody sees a death when a unit is discarded, <seat> discarding
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                          |
        | Knight | <seat> | <area> | 9       | normal: discard an enemy unit                   |
        | Ogre   | <foe>  | <from> | 3       | when this dies, battle: draw 1                  |
        | Troll  | <foe>  | <from> | 3       | when another of your units dies, battle: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <foe>'s hand has 0 cards
      And Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | South | North | Knight         | a2   | a3   | South    | a3    | South |
        | North | South | Ogre and Troll | a3   | a2   | South    | a3    | North |
        | North | South | Knight         | a3   | a2   | North    | a2    | North |
        | South | North | Ogre and Troll | a2   | a3   | North    | a2    | South |
        | South | North | Knight         | a2   | a3   | South    | a3    | North |
        | South | North | Ogre and Troll | a2   | a3   | North    | a2    | North |

    Scenario Outline: a unit that is killed, not discarded, has died, <seat> killing
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                          |
        | Knight | <seat> | <area> | 9       | normal: kill an enemy unit                      |
        | Ogre   | <foe>  | <from> | 3       | when this dies, battle: draw 1                  |
        | Troll  | <foe>  | <from> | 3       | when another of your units dies, battle: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <foe> is asked for a trigger

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | South | North | Knight         | a2   | a3   | South    | a3    | South |
        | North | South | Ogre and Troll | a3   | a2   | South    | a3    | North |
        | North | South | Knight         | a3   | a2   | North    | a2    | North |
        | South | North | Ogre and Troll | a2   | a3   | North    | a2    | South |
        | South | North | Knight         | a2   | a3   | South    | a3    | North |
        | South | North | Ogre and Troll | a2   | a3   | North    | a2    | North |

    Scenario Outline: whoever discards enemies has not killed them, <seat> discarding
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                                                  |
        | Knight | <seat> | <area> | 9       | normal: discard an enemy unit / when an enemy unit dies, battle: draw 1 |
        | Ogre   | <foe>  | <from> | 3       |                                                                         |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

    Scenario Outline: a unit that cannot die can be discarded, <seat> discarding
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                        |
        | Knight | <seat> | <area> | 9       | normal: discard an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | counter: cannot die to this   |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | North |
