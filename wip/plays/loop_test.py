from kit import *
import signal
def test_loop():
    auto=[{"when":{"event":"damaged","who":"any"},"do":[[dmg(1,"enemies")]]}]
    s = spell("S", [[dmg(1)]], target=ENEMY)
    g = Play([U("w","south","b2",defence=9,standing={"spells":["fire"]},automatic=auto),U("o","north","b3",defence=9,automatic=auto)],[T("b2","south"),T("b3","north")],south={"hand":[s]})
    g.do("south","march",units=["w"],area="b3").to_dice().dice(6,1)
    signal.alarm(5)
    g.do("south","use",card="S",user="w",slots={"w":["fire"]},targets=["o"]).passes()
