### Beside one answer to a question that the director has yet to decide: what the rest of the auction then comes to.
### $offender, $partner, $lho, $declarer, $seat (seats); $call (call in words); $kind (kind of irregularity); $contract (contract)

# An irregularity that there is under this answer alone, in the two lines below.
rest-irregularity = { bridge-offender }’s { $call } is then { $kind ->
   *[insufficient-bid] insufficient
    [pass-out-of-rotation] out of turn
    [bid-out-of-rotation] out of turn
    [double-out-of-rotation] out of turn
    [change-of-call] a change of call
    [unintended-call] said to be unintended
    [inadmissible-double] not allowed
    [call-by-barred-player] a call by a player required to pass
    [bid-above-seven] above seven
    [call-after-final-pass] after the final pass
    [simultaneous-call] the second of two simultaneous calls
    [considered-in-rotation] out of turn, but counts as in turn
    [passes-out-of-rotation-end] cancelled, because it was out of turn; the auction goes back to the player who lost a turn
}
# Before what an earlier irregularity comes to, where the call in its place was changed.
rest-for-the = For { bridge-offender }’s { $call }:
# Laws 31A2 and 32: the offender’s turn is to come, and RHO has not passed.
rest-chooses = { bridge-offender } may then make any legal call, and what follows depends on it.
# 36A: LHO called over it before the director ruled.
rest-called-over = { rest-irregularity }, but { bridge-lho } called over it: both are cancelled, and nobody is restricted.
# It is still open, or nothing follows from it.
rest-irregular = { rest-irregularity }.
# Law 25 or Law 29: only the director finds out.
rest-which = The director then asks whether { bridge-offender }’s { $call } corrects the first call or is a new one.
# 28B. $seat has called in turn
rest-turn-taken = { bridge-seat } has then called in turn, so { bridge-offender }’s { $call } out of turn is treated as not made.
# LHO has yet to choose.
rest-may-accept = { rest-irregularity }, and { bridge-lho } may accept it.
# LHO has accepted it.
rest-accepted = { rest-irregularity }, but { bridge-lho } has accepted it, so it stands.
# 37B.
rest-had-to-pass = { bridge-offender } then had to pass: { $the-call } is cancelled, and { bridge-offender } and { bridge-partner } must pass for the rest of the auction.
# 37A.
rest-had-to-pass-stands = { bridge-offender } then had to pass, but { bridge-lho } has called over { $the-call }, so it stands.
# The auction is then over. $seat leads
rest-contract = { bridge-declarer } then plays { $contract }, and { bridge-seat } leads.
# The same.
rest-passed-out = The deal is then passed out.
# The auction is over under the other answer alone. $seat is to call
rest-goes-on = The auction is then not over: it is { bridge-seat }’s turn.
# The same, where somebody has to choose first.
rest-not-over = The auction is then not over.
# 27B3: others have called over the double that is then cancelled.
rest-calls-over = The calls made over { $the-replacement } are cancelled with it.
# 36A, 38B: LHO has called over it. $seat is to call
rest-falls-with-all = It is cancelled with whatever was called over it, and it is { bridge-seat }’s turn.
