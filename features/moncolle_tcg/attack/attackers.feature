Feature: Attack

  @moncolle_tcg.attack.can_be_countered
  Rule: An attack in a normal timing opens a counter chain.
    Scenario Outline: an attack lets the other side counter, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | effect                      |
        | Knight | <marching>  | <near> | counter: defence +1 to this |
        | Ogre   | <defending> | <far>  | counter: defence +1 to this |
      And <marching> has marched Knight to <far>
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then <other> is asked for a counter
      And the chain has 1 declaration

      Examples:
        | seat  | other | marching | defending | near | far |
        | South | North | South    | North     | b2   | b3  |
        | North | South | South    | North     | b2   | b3  |
        | North | South | North    | South     | b3   | b2  |
        | South | North | North    | South     | b3   | b2  |

    Scenario Outline: a counter takes effect before the attack does, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 3      | 9       |                             |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: defence +1 to this |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
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

    Scenario Outline: an attack in the second normal timing can be countered, too, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                      |
        | Knight | <marching>  | <near> | 1      | 9       | counter: defence +1 to this |
        | Ogre   | <defending> | <far>  | 1      | 9       | counter: defence +1 to this |
      And <marching> has marched Knight to <far>
      And the battle has reached <seat>'s before-attack timing, <other> having gone first
      And <seat> has passed
      When <other> uses <unit>
      Then the chain has 2 declarations

      Examples:
        | seat  | other | unit   | marching | defending | near | far |
        | South | North | Ogre   | South    | North     | c2   | c3  |
        | North | South | Knight | South    | North     | c2   | c3  |
        | North | South | Ogre   | North    | South     | c3   | c2  |
        | South | North | Knight | North    | South     | c3   | c2  |

    Scenario Outline: a simultaneous attack opens no chain, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | a2   | 0      | 9       | counter: defence +1 to this |
        | Squire | South | a2   | 0      | 9       |                             |
        | Ogre   | North | a3   | 0      | 9       | counter: defence +1 to this |
        | Troll  | North | a3   | 0      | 9       |                             |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 6 and North 6
      When <defending> lines up <order>
      Then no battle is going on

      Examples:
        | marching | defending | units             | area | order             |
        | South    | North     | Knight and Squire | a3   | Ogre and Troll    |
        | North    | South     | Ogre and Troll    | a2   | Knight and Squire |

  @moncolle_tcg.ruling.enemy_party_is_the_target
  Rule: An attack targets all enemy units that are in the battle when it is declared.
    Scenario Outline: a counter may choose <target>, one of those attacked, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state   | defence | effect                                   |
        | Knight | <seat> | <area> |         | 9       |                                          |
        | Ogre   | <foe>  | <from> | <state> | 9       | counter: defence +1 to one of your units |
        | Troll  | <foe>  | <from> | <state> | 9       |                                          |
        | Imp    | <foe>  | <from> | ready   | 9       |                                          |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      When <foe> uses Ogre on <target>
      Then the chain has 2 declarations

      Examples:
        | seat  | foe   | units               | area | from | state     | target | marching | field | first |
        | South | North | Knight              | c2   | c3   | exhausted | Ogre   | South    | c3    | South |
        | South | North | Knight              | c2   | c3   | exhausted | Troll  | South    | c3    | South |
        | South | North | Knight              | c2   | c3   | ready     | Imp    | South    | c3    | South |
        | North | South | Ogre, Troll and Imp | c3   | c2   | ready     | Ogre   | South    | c3    | North |
        | North | South | Ogre, Troll and Imp | c3   | c2   | ready     | Troll  | South    | c3    | North |
        | North | South | Ogre, Troll and Imp | c3   | c2   | ready     | Imp    | South    | c3    | North |
        | North | South | Knight              | c3   | c2   | exhausted | Ogre   | North    | c2    | North |
        | North | South | Knight              | c3   | c2   | exhausted | Troll  | North    | c2    | North |
        | North | South | Knight              | c3   | c2   | ready     | Imp    | North    | c2    | North |
        | South | North | Ogre, Troll and Imp | c2   | c3   | ready     | Ogre   | North    | c2    | South |
        | South | North | Ogre, Troll and Imp | c2   | c3   | ready     | Troll  | North    | c2    | South |
        | South | North | Ogre, Troll and Imp | c2   | c3   | ready     | Imp    | North    | c2    | South |
        | South | North | Knight              | c2   | c3   | exhausted | Ogre   | South    | c3    | North |
        | South | North | Ogre, Troll and Imp | c2   | c3   | ready     | Imp    | North    | c2    | North |

    Scenario Outline: the attacking side, too, may choose one of those attacked, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                               |
        | Knight | <seat> | <area> | 9       | counter: defence -1 to an enemy unit |
        | Ogre   | <foe>  | <from> | 9       | counter: draw 1                      |
        | Troll  | <foe>  | <from> | 9       |                                      |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      When <seat> uses Knight on Troll
      Then the chain has 3 declarations

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | North | South | Knight         | b3   | b2   | North    | b2    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | South |
        | South | North | Knight         | b2   | b3   | South    | b3    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | North |
        | North | South | Knight         | b3   | b2   | North    | b2    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | South |

    Scenario Outline: a counter may choose all who are attacked and all who attack, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                 |
        | Knight | <seat> | <area> | 9       |                        |
        | Squire | <seat> | <area> | 9       |                        |
        | Ogre   | <foe>  | <from> | 9       | counter: [1] to a unit |
        | Troll  | <foe>  | <from> | 9       |                        |
      And <marching> has marched <units> to <field>
      When the battle reaches <foe>'s right to counter
      Then <foe> can use Ogre on exactly Knight, Squire, Ogre and Troll

      Examples:
        | seat  | foe   | units             | area | from | marching | field |
        | South | North | Knight and Squire | a2   | a3   | South    | a3    |
        | North | South | Ogre and Troll    | a3   | a2   | South    | a3    |
        | North | South | Knight and Squire | a3   | a2   | North    | a2    |
        | South | North | Ogre and Troll    | a2   | a3   | North    | a2    |

  @moncolle_tcg.ruling.attackers_declare
  Rule: All units that take part in an attack count as having declared it.
    Scenario Outline: a counter may choose <target>, one of the attackers, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       |                                     |
        | Squire | <seat> | <area> | 9       |                                     |
        | Page   | <seat> | <area> | 9       |                                     |
        | Ogre   | <foe>  | <from> | 9       | counter: attack -1 to an enemy unit |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      When <foe> uses Ogre on <target>
      Then the chain has 2 declarations

      Examples:
        | seat  | foe   | units                   | area | from | target | marching | field | first |
        | North | South | Knight, Squire and Page | a3   | a2   | Knight | North    | a2    | North |
        | North | South | Knight, Squire and Page | a3   | a2   | Page   | North    | a2    | North |
        | South | North | Ogre                    | a2   | a3   | Squire | North    | a2    | South |
        | South | North | Ogre                    | a2   | a3   | Page   | North    | a2    | South |
        | South | North | Knight, Squire and Page | a2   | a3   | Knight | South    | a3    | South |
        | South | North | Knight, Squire and Page | a2   | a3   | Page   | South    | a3    | South |
        | North | South | Ogre                    | a3   | a2   | Squire | South    | a3    | North |
        | North | South | Ogre                    | a3   | a2   | Page   | South    | a3    | North |
        | North | South | Knight, Squire and Page | a3   | a2   | Knight | North    | a2    | South |
        | North | South | Ogre                    | a3   | a2   | Page   | South    | a3    | South |

    Scenario Outline: an exhausted unit of the attacking side has declared nothing, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                              |
        | Knight | <seat> | <area> | 9       | normal, completion: draw 1          |
        | Squire | <seat> | <area> | 9       |                                     |
        | Ogre   | <foe>  | <from> | 9       | counter: attack -1 to an enemy unit |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has passed
      When <foe> tries to use Ogre on Knight
      Then it is refused under moncolle_tcg.chain.target_declarer

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | South | North | Knight and Squire | c2   | c3   | South    | c3    | South |
        | North | South | Ogre              | c3   | c2   | South    | c3    | North |
        | North | South | Knight and Squire | c3   | c2   | North    | c2    | North |
        | South | North | Ogre              | c2   | c3   | North    | c2    | South |
        | South | North | Knight and Squire | c2   | c3   | South    | c3    | North |
        | South | North | Ogre              | c2   | c3   | North    | c2    | North |

  @moncolle_tcg.ruling.attackers_fixed_at_declaration
  Rule: Who attacks is fixed when the attack is declared: who is exhausted before it takes effect still attacks, who has left the battle does not.
    Scenario Outline: who is exhausted by a counter still attacks, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                         |
        | Knight | <seat> | <area> | 2      | 9       |                                |
        | Squire | <seat> | <area> | 2      | 9       |                                |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: exhaust an enemy unit |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on <victim>
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | victim | marching | field | first |
        | South | North | Knight and Squire | b2   | b3   | Squire | South    | b3    | South |
        | North | South | Ogre              | b3   | b2   | Knight | South    | b3    | North |
        | North | South | Knight and Squire | b3   | b2   | Squire | North    | b2    | North |
        | South | North | Ogre              | b2   | b3   | Knight | North    | b2    | South |
        | South | North | Knight and Squire | b2   | b3   | Squire | South    | b3    | North |
        | South | North | Ogre              | b2   | b3   | Knight | North    | b2    | North |

    Scenario Outline: an attacker that counters with a completion ability still attacks, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                 |
        | Knight | <seat> | <area> | 3      | 9       | counter, completion: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: draw 1                        |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has used Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

    Scenario Outline: who has fallen before the attack takes effect does not attack, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                        |
        | Knight | <seat> | <area> | 2      | 9       |                               |
        | Squire | <seat> | <area> | 2      | 3       |                               |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: [3] to an enemy unit |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Squire
      When the battle is fought out
      Then Ogre is in <from>
      And Squire is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | South | North | Knight and Squire | a2   | a3   | South    | a3    | South |
        | North | South | Ogre              | a3   | a2   | South    | a3    | North |
        | North | South | Knight and Squire | a3   | a2   | North    | a2    | North |
        | South | North | Ogre              | a2   | a3   | North    | a2    | South |
        | South | North | Knight and Squire | a2   | a3   | South    | a3    | North |
        | South | North | Ogre              | a2   | a3   | North    | a2    | North |

    Scenario Outline: attackers who are left attack without the fallen, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                        |
        | Knight | <seat> | <area> | 2      | 3       |                               |
        | Squire | <seat> | <area> | 4      | 9       |                               |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: [3] to an enemy unit |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | North | South | Knight and Squire | c3   | c2   | North    | c2    | North |
        | South | North | Ogre              | c2   | c3   | North    | c2    | South |
        | South | North | Knight and Squire | c2   | c3   | South    | c3    | South |
        | North | South | Ogre              | c3   | c2   | South    | c3    | North |
        | North | South | Knight and Squire | c3   | c2   | North    | c2    | South |
        | North | South | Ogre              | c3   | c2   | South    | c3    | South |

    Scenario Outline: who has left the battle for the hand does not attack, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                |
        | Knight | <seat> | <area> | 2      | 9       |                                       |
        | Squire | <seat> | <area> | 2      | 3       |                                       |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: return to hand an enemy unit |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | North | South | Knight and Squire | b3   | b2   | North    | b2    | North |
        | South | North | Ogre              | b2   | b3   | North    | b2    | South |
        | South | North | Knight and Squire | b2   | b3   | South    | b3    | South |
        | North | South | Ogre              | b3   | b2   | South    | b3    | North |
        | North | South | Knight and Squire | b3   | b2   | North    | b2    | South |
        | North | South | Ogre              | b3   | b2   | South    | b3    | South |

    Scenario Outline: who is made ready by a counter does not join the attack, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                     |
        | Knight | <seat> | <area> | 2      | 9       | normal, completion: draw 1 |
        | Squire | <seat> | <area> | 2      | 9       |                            |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: ready all units   |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has passed
      And <foe> has used Ogre
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | South | North | Knight and Squire | c2   | c3   | South    | c3    | South |
        | North | South | Ogre              | c3   | c2   | South    | c3    | North |
        | North | South | Knight and Squire | c3   | c2   | North    | c2    | North |
        | South | North | Ogre              | c2   | c3   | North    | c2    | South |
        | South | North | Knight and Squire | c2   | c3   | South    | c3    | North |
        | South | North | Ogre              | c2   | c3   | North    | c2    | North |

  @moncolle_tcg.ruling.attackers_exhausted_at_effect
  Rule: Units that attack become exhausted when the attack takes effect.
    Scenario Outline: in the chain of their attack the attackers are still ready, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 9       |
        | Squire | <seat> | <area> | 2      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> passes
      Then Knight and Squire are ready
      And <foe> is asked for a counter

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | North | South | Knight and Squire | b3   | b2   | North    | b2    | North |
        | South | North | Ogre              | b2   | b3   | North    | b2    | South |
        | South | North | Knight and Squire | b2   | b3   | South    | b3    | South |
        | North | South | Ogre              | b3   | b2   | South    | b3    | North |
        | North | South | Knight and Squire | b3   | b2   | North    | b2    | South |
        | North | South | Ogre              | b3   | b2   | South    | b3    | South |

    Scenario Outline: all attackers are exhausted when the attack has taken effect, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 9       |
        | Squire | <seat> | <area> | 0      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter
      When <foe> passes
      Then Knight and Squire are exhausted
      And Ogre is ready

      Examples:
        | seat  | foe   | units             | area | from | marching | field |
        | South | North | Knight and Squire | c2   | c3   | South    | c3    |
        | North | South | Ogre              | c3   | c2   | South    | c3    |
        | North | South | Knight and Squire | c3   | c2   | North    | c2    |
        | South | North | Ogre              | c2   | c3   | North    | c2    |

    Scenario Outline: an attacker may use a completion ability as a counter, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                 |
        | Knight | <seat> | <area> | 2      | 9       | counter, completion: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 9       | counter: draw 1                        |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      When <seat> uses Knight
      Then Knight is exhausted
      And the chain has 3 declarations

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | North |

    Scenario Outline: who is made ready in the chain is exhausted by the attack, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                         |
        | Knight | <seat> | <area> | 2      | 9       | counter: ready this            |
        | Ogre   | <foe>  | <from> | 0      | 9       | counter: exhaust an enemy unit |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      And <seat> has used Knight
      And <foe> has passed
      When <seat> passes
      Then Knight is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

    Scenario Outline: an ability that readies an attacker does not save it from being exhausted, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 2      | 9       | counter: ready this         |
        | Ogre   | <foe>  | <from> | 0      | 9       | counter: defence +1 to this |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has used Knight
      And <foe> has passed
      When <seat> passes
      Then Knight is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | South |
