from kit import *
def test_icon_at_end():
    ring=gear("ring",1); 
    g0=[U("a","south","b2",defence=9,attack=0,standing={"items":1,"spells":["fire"]},wear=[ring]),U("o","north","b3",defence=9,attack=0)]
    s=spell("S",[[grant("target",standing={"items":1})]],target=OWN); c=consumable("C",[[{"verb":"draw","count":1}]])
    g=Play(g0,[T("b2","south"),T("b3","north")],south={"hand":[s,c]})
    g.do("south","march",units=["a"],area="b3").to_dice().dice(6,1)
    g.do("south","use",card="S",user="a",slots={"a":["fire"]},targets=["a"]).passes()
    g.do("south","use",card="C",user="a").passes().finish_battle()
    print("RING", g.u("a").equipment)
def test_far_gear():
    ring=gear("ring",1)
    g=Play([U("a","south","b2"),U("far","south","b1",standing={"items":1},wear=[ring]),U("o","north","b3")],[T("b2","south"),T("b3","north")])
    g.do("south","march",units=["a"],area="b3")
    print("FAR", engine.violations(g.rules,g.p,"south",{"do":"discard_equipment","card":"ring"}))
def test_gone_targets():
    g = Play([U("a", "south", "b2", defence=9), U("b","south","b2"),U("o", "north", "b3", abilities=[ability([[{"verb": "to_hand", "to": "this"}]], "counter")])],[T("b2","south"),T("b3","north")])
    g.do("south","march",units=["a"],area="b3").to_dice().dice(6,1)
    g.do("south", "pass").do("north", "use", card="o").passes()
    print("EXH", g.u("a").ready, g.whats())
