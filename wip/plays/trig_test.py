from kit import *
def test_trig():
    g=Play([U("K","south","b2",automatic=[{"when":{"event":"attacks"},"do":[[grant("this",attack=1)]]}]),U("O","north","b3")],[T("b2","south"),T("b3","north")])
    g.do("south","march",units=["K"],area="b3").to_dice().dice(6,1)
    print(g.asked)
    g.do("south","pass"); print(g.asked, g.whats()); print(g.att("K"))
