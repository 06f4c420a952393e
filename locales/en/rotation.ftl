### Calls out of turn (Laws 28 to 34): what now, who chooses, and what follows.
### $offender, $partner, $lho, $seat (seats); $side (the offending side); $call, $replacement (calls in words)

## First lines

# Players. $seat was to call. Example: W:1S
rotation-open = { bridge-offender }’s { $call } is out of turn: it was { bridge-seat }’s turn. Call the director; nobody calls until { bridge-lho } has chosen, and nobody says what was meant.
# The director. The same.
rotation-open-director = { bridge-offender }’s { $call } is out of turn: it was { bridge-seat }’s turn. Explain all the options first; then { bridge-lho } chooses.
# Both. LHO declined, and others call before the offender. $seat is to call
rotation-declined = { bridge-offender }’s { $call } is not accepted, and is cancelled. It is { bridge-seat }’s turn.
# Both. The offender’s own turn has come.
rotation-choose = { bridge-offender } may now make any legal call; see below for what follows. The { $call } out of turn is cancelled.
# Both. The same, where the offender has to pass for another reason.
rotation-pass-now = { bridge-offender } has to pass. The { $call } out of turn is cancelled.
# The call at the offender’s own turn, in the two lines below.
rotation-since = { bridge-offender } then { $replacement ->
    [pass] passed
    [double] doubled
    [redouble] redoubled
   *[other] bid { $replacement }
}
# Players. The director has to find out whether the bid at the offender’s turn repeats the denomination (2007 31A2).
rotation-repeats = { bridge-offender }’s { $call } out of turn was cancelled, and { rotation-since }. Call the director now: is that in the denomination that { $call } showed?
# The director. The same.
rotation-repeats-director = { bridge-offender }’s { $call } out of turn was cancelled, and { rotation-since }. Decide: is that in the denomination that { $call } showed?
# Heading: 2007 31A2.
rotation-repeats-heading = The director decides: is { $replacement } in the denomination that { $call } showed?
# Players. The director has to judge the call at the offender’s turn (2017).
rotation-comparable = { bridge-offender }’s { $call } out of turn was cancelled, and { rotation-since }. Call the director now: is that comparable to the cancelled call?
# The director. The same.
rotation-comparable-director = { bridge-offender }’s { $call } out of turn was cancelled, and { rotation-since }. Decide: is that comparable to the cancelled call?
# Players. LHO has called, and it was LHO’s own turn (28B or 29A).
rotation-which = { bridge-lho } has called. Call the director now: was it a call at { bridge-lho }’s own turn, or did it accept { $the-call }?
# The director. The same.
rotation-which-director = { bridge-lho } has called. Decide: was it a call at { bridge-lho }’s own turn, or did it accept { $the-call }?
# Players. The refused pass would have been the third one (17D3 or 30A).
rotation-third-pass = { bridge-offender }’s pass out of turn is cancelled. Before anybody calls again, call the director, who decides which of two Laws applies.
# The director. The same.
rotation-third-pass-director = { bridge-offender }’s pass out of turn is cancelled. Two Laws could apply: decide which.
# Both. LHO accepted in words. $number (how much binds somebody already)
rotation-accepted = { $number ->
    [0] { bridge-lho } has accepted { bridge-offender }’s { $call } out of turn. It stands, and nobody is restricted.
   *[other] { bridge-lho } has accepted { bridge-offender }’s { $call } out of turn. It stands, and no new restriction follows.
}
# Both. LHO called over it. $number (how much binds somebody already)
rotation-accepted-by-call = { $number ->
    [0] { bridge-lho } has called over { bridge-offender }’s { $call } out of turn, accepting it. It stands, with no restrictions.
   *[other] { bridge-lho } has called over { bridge-offender }’s { $call } out of turn, accepting it. It stands, and no new restriction follows.
}
# Both. The same two, where $offender had yet to replace an insufficient bid, $first, and has lost that turn.
rotation-accepted-unreplaced = { bridge-lho } has accepted { bridge-seat }’s { $call } out of turn. It stands, and { bridge-offender }’s { $first } is not replaced.
# The same, where LHO called over it.
rotation-accepted-by-call-unreplaced = { bridge-lho } has called over { bridge-seat }’s { $call } out of turn, accepting it. It stands, and { bridge-offender }’s { $first } is not replaced.
# Both. The same, where one more pass would make three: it is not certain that it stands.
rotation-accepted-third = { bridge-lho } has accepted { bridge-offender }’s { $call } out of turn. It is { bridge-lho }’s turn.
# What the offender has to do by 31A1 and 32, after “must” in the lines below.
rotation-again = { $call ->
    [pass] pass again
    [double] double again
    [redouble] redouble again
   *[other] bid { $call } again
}
# Both. 31A1, 32: $seat has passed. $number (how much binds somebody already)
rotation-repeat-now = { $number ->
    [0] { bridge-seat } has passed, so { bridge-offender } must { rotation-again }, and nobody is restricted.
   *[other] { bridge-seat } has passed, so { bridge-offender } must { rotation-again }, and no new restriction follows.
}
# Both. The same, where the offender has made another call. $number (how much binds somebody already)
rotation-repeat-instead = { $number ->
    [0] { bridge-seat } has passed, so { bridge-offender } must { rotation-again }: { $the-replacement } is not allowed. Nobody is restricted.
   *[other] { bridge-seat } has passed, so { bridge-offender } must { rotation-again }: { $the-replacement } is not allowed. No new restriction follows.
}
# Both. The same, where the call is then an insufficient bid (27A2).
rotation-repeat-insufficient = { bridge-seat } has passed, so { bridge-offender } must { rotation-again }. That bid is then insufficient, and Law 27 applies: { bridge-lho } may accept it, or { bridge-offender } replaces it.
# Both. The same, done. $number (how much binds somebody already)
rotation-repeated = { $number ->
    [0] { bridge-offender } has repeated { $the-call }. The auction goes on, and nobody is restricted.
   *[other] { bridge-offender } has repeated { $the-call }. The auction goes on, and no new restriction follows.
}
# Both. 31A1, 32: another call was made in place of the one to be repeated, and LHO called over it.
rotation-not-repeated = { bridge-lho } has called over { bridge-offender }’s { $replacement }, so it stands, and { bridge-offender } no longer has to repeat { $the-call }.
# Both. 31A1, 32: the turn at which the call had to be repeated has gone.
rotation-turn-gone = { bridge-offender } has lost the turn, so { $the-call } no longer has to be repeated.
# Both. Law 30: a pass out of turn.
rotation-offender-once = { bridge-offender }’s pass out of turn is cancelled, and { bridge-offender } must pass at their next turn.
# Both. The same, where it is the offender’s turn now.
rotation-offender-now = { bridge-offender }’s pass out of turn is cancelled, and { bridge-offender } must pass now.
# Both. 2007 30B2: a pass out of turn.
rotation-offender-throughout = { bridge-offender }’s pass out of turn is cancelled, and { bridge-offender } must pass for the rest of the auction.
# Both. Partner is barred.
rotation-barred = { bridge-partner } must pass for the rest of the auction, because { bridge-offender }’s { $call } was out of turn.
# Both. Partner is barred once.
rotation-barred-once = { bridge-partner } must pass at their next turn, because { bridge-offender }’s { $call } was out of turn.
# Both. The same, where it is partner’s turn now.
rotation-barred-now = { bridge-partner } must pass now, because { bridge-offender }’s { $call } was out of turn.
# Both. The call at the offender’s turn is comparable (2017). $number (how much binds somebody already)
rotation-free = { $number ->
    [0] { bridge-offender }’s { $replacement } is comparable to the cancelled { $call }. The auction goes on, and nobody is restricted.
   *[other] { bridge-offender }’s { $replacement } is comparable to the cancelled { $call }. The auction goes on, and no new restriction follows.
}
# Both. 28A: $seat had to pass.
rotation-in-turn = { bridge-seat } had to pass anyway, so { bridge-offender }’s { $call } counts as made in turn. The auction goes on.
# Both. 28B: $seat called first.
rotation-turn-taken = { bridge-seat } called in turn before the director ruled, so { bridge-offender }’s { $call } out of turn is treated as not made. The auction goes on.
# Both. 33
rotation-second = When two players call at once, the call in turn counts as the first. { bridge-offender }’s { $call } is the second.
# Both. 34: $seat lost a turn.
rotation-not-over = { bridge-offender }’s pass was out of turn, so the auction is not over. It goes back to { bridge-seat }, who lost a turn.
# After it: $seat has passed, and nobody says that the director had ruled. `ruled` is typed.
rotation-pass-before-ruling = { bridge-seat }’s pass was made before the director ruled, so it is cancelled as well. If the director had already ruled, type `ruled` before that pass.
# Both. The same, where $seat has called since.
rotation-not-over-since = { bridge-offender }’s pass was out of turn, so the auction was not over. It went back to { bridge-seat }, who had lost a turn and has called since.

## LHO’s choice

# Under the heading. 27A2
rotation-also-insufficient = { $call } is insufficient as well. One ruling covers both (Law 27A2); if { $call } is accepted, later bids need only beat it.
# Under the heading. The offender changed $call to $the-replacement.
rotation-second-withdrawn = A call by { bridge-lho } accepts { $the-call }, unless { bridge-lho } says that it is over { $the-replacement } (Law 25B1). { bridge-partner } may not use the call that does not stand.
# The same, where it is $lho's own turn.
rotation-second-withdrawn-own = { bridge-lho } is in turn too, and must say whether a call accepts { $the-call }, is made over { $the-replacement } (Law 25B1), or is simply in turn (Law 28B). { bridge-partner } may not use calls that do not stand.
# Beside “Accept”: the first of two calls out of turn. $number (how much binds somebody already)
rotation-accept-first = { $number ->
    [0] { $the-call } stands as if made in turn, and nobody is restricted.
   *[other] { $the-call } stands as if made in turn, and no new restriction follows.
}
# The same; what follows from another irregularity comes after it.
rotation-accept-first-only = { $the-call } stands as if made in turn.
# Beside “Over 2S”: LHO calls over the second of two calls out of turn (25B1). $edition (2007 or 2017)
rotation-accept-second = { $edition ->
    [2007] { $the-replacement } stands. If { bridge-side } defend, declarer may be able to restrict { bridge-partner }’s first lead.
   *[2017] { $the-replacement } stands. If the two calls are not comparable and { bridge-side } defend, declarer may restrict { bridge-partner }’s first lead.
}
# Under the heading: partner has called before LHO chose. $call is partner’s
rotation-partner-stands = { bridge-partner }’s { $call } stands if { bridge-lho } declines; if { bridge-lho } accepts, it is withdrawn, and { bridge-offender } may not use it.
# The same.
rotation-partner-goes = { bridge-partner }’s { $call } does not count, whatever { bridge-lho } chooses.
# The same, where it is not certain that the call stands after a refusal: the next part says so.
rotation-partner-counts = { bridge-partner }’s { $call } counts only if { bridge-lho } declines; if { bridge-lho } accepts, it is withdrawn, and { bridge-offender } may not use it.
# Beside “Accept”. $number (how much binds somebody already)
rotation-accept = { $number ->
    [0] The call stands, and nobody is restricted. Any call by { bridge-lho } accepts it.
   *[other] The call stands, and no new restriction follows. Any call by { bridge-lho } accepts it.
}
# Beside “Accept”. $seat is skipped. $number (how much binds somebody already)
rotation-accept-one = { $number ->
    [0] The call stands, { bridge-seat } loses this turn, and nobody is restricted. Any call by { bridge-lho } accepts it.
   *[other] The call stands, { bridge-seat } loses this turn, and no new restriction follows. Any call by { bridge-lho } accepts it.
}
# Beside “Accept”. $partner and $seat are skipped. $number (how much binds somebody already)
rotation-accept-two = { $number ->
    [0] The call stands, { bridge-partner } and { bridge-seat } lose this turn, and nobody is restricted. Any call by { bridge-lho } accepts it.
   *[other] The call stands, { bridge-partner } and { bridge-seat } lose this turn, and no new restriction follows. Any call by { bridge-lho } accepts it.
}
# Beside “Accept”, where more follows, told next. $seat, or $partner and $seat, are skipped; or nobody is.
rotation-accept-only = The call stands. Any call by { bridge-lho } accepts it.
# The same.
rotation-accept-only-one = The call stands, and { bridge-seat } loses this turn. Any call by { bridge-lho } accepts it.
# The same.
rotation-accept-only-two = The call stands, and { bridge-partner } and { bridge-seat } lose this turn. Any call by { bridge-lho } accepts it.
# The same, at LHO’s own turn.
rotation-accept-only-own = The call stands. To accept it, { bridge-lho } must say so before calling.
# After it: $offender has no turn left at which to replace an insufficient bid, $call. What follows from that bid comes next
rotation-accept-unreplaced = { bridge-offender }’s { $call } is then not replaced.
# Beside “Accept”, at LHO’s own turn. $number (how much binds somebody already)
rotation-accept-own = { $number ->
    [0] The call stands, and nobody is restricted. To accept it, { bridge-lho } must say so before calling.
   *[other] The call stands, and no new restriction follows. To accept it, { bridge-lho } must say so before calling.
}
# Beside “Accept”, where LHO’s pass would make three after a call (17D3, 2007: 17E2). $seat is skipped
rotation-accept-third = If { bridge-lho } passes, the auction goes back to { bridge-seat }, and both that pass and the pass out of turn are cancelled. After any other call by { bridge-lho } the pass stands, and { bridge-seat } loses this turn.
# The same, where two players are skipped: $partner, and $seat after them.
rotation-accept-third-of-two = If { bridge-lho } passes, the auction goes back to { bridge-partner }, and both that pass and the pass out of turn are cancelled. After any other call by { bridge-lho } the pass stands, and { bridge-partner } and { bridge-seat } lose this turn.
# The same, where an earlier pass out of turn was accepted: $seat lost a turn by that one.
rotation-accept-third-all = If { bridge-lho } passes, the auction goes back to { bridge-seat }, who lost a turn before, and all passes since then are cancelled. After any other call by { bridge-lho } the pass stands.
# The same, where LHO has to pass for another reason.
rotation-accept-third-barred = { bridge-lho } must pass, so the auction goes back to { bridge-seat }, and both that pass and the pass out of turn are cancelled.
# The same, where an earlier pass out of turn was accepted: $seat lost a turn by that one.
rotation-accept-third-all-barred = { bridge-lho } must pass, so the auction goes back to { bridge-seat }, who lost a turn before, and all passes since then are cancelled.
# Beside “Decline”, after that: the refused pass was the third (30A or 17D3; 2007: 30B1 or 17E2).
rotation-third-decides = Some directors follow another Law here, so the director decides what follows.
# Beside “Decline”, where that ends the auction; the contract follows
rotation-cancelled = The call is cancelled.
# Beside “Decline”. $seat is to call; the prices follow
rotation-back = The call is cancelled, and it is { bridge-seat }’s turn.
# Beside “Decline”. $seat is to call. $number (how much binds somebody already)
rotation-back-depends = { $number ->
    [0] The call is cancelled, and it is { bridge-seat }’s turn. If { bridge-seat } passes, { bridge-offender } must make the same call again, and nobody is restricted.
   *[other] The call is cancelled, and it is { bridge-seat }’s turn. If { bridge-seat } passes, { bridge-offender } must make the same call again, and no new restriction follows.
}
# Beside “Decline”, where the pass of $seat ends the auction.
rotation-back-pass-ends = The call is cancelled, and it is { bridge-seat }’s turn. If { bridge-seat } passes, the auction is over, and { bridge-offender } does not call again.
# Beside “Decline”, where the repeated bid is insufficient (27A2). $seat is to call
rotation-back-insufficient = The call is cancelled, and it is { bridge-seat }’s turn. If { bridge-seat } passes, { bridge-offender } must { rotation-again }. That bid is then insufficient, and Law 27 applies: { bridge-lho } may accept it, or { bridge-offender } replaces it.

## What follows a refusal

# Heading. $seat is to call
rotation-if-passes = If { bridge-seat } passes
# Under “If … passes”, where that pass ends the auction.
rotation-pass-ends = The auction is over, and { bridge-offender } does not call again.
# Under that heading. $number (how much binds somebody already)
rotation-must-repeat = { $number ->
    [0] { bridge-offender } must { rotation-again }, and nobody is restricted.
   *[other] { bridge-offender } must { rotation-again }, and no new restriction follows.
}
# The same, where the call is then an insufficient bid (27A2).
rotation-must-repeat-insufficient = { bridge-offender } must { rotation-again }. That bid is then insufficient, and Law 27 applies: { bridge-lho } may accept it, or { bridge-offender } replaces it.
# Heading.
rotation-if-acts = If { bridge-seat } bids, doubles or redoubles, { bridge-offender } chooses
# Heading: the same, where the offender then has to pass.
rotation-if-acts-only = If { bridge-seat } bids, doubles or redoubles
# Heading: others call before the offender.
rotation-later = When it is { bridge-offender }’s own turn, { bridge-offender } chooses
# The same, where another irregularity may make the offender pass.
rotation-later-unless-barred = If { bridge-offender } does not have to pass, { bridge-offender } chooses at their own turn
# Heading: the offender has to pass in any case.
rotation-later-pass = Once { bridge-offender } has passed
# Heading: the same, where a comparable call would cost less (2017).
rotation-pass-comparable = { bridge-offender } has to pass. The director decides: is that pass comparable to the cancelled call?
# Under that heading.
rotation-not-use = Until then { bridge-partner } may make any legal call, but may not use the information from the cancelled call.
# Under that heading, where partner has called already.
rotation-not-use-since = { bridge-partner } may not use the information from the cancelled call.
# Label (2007 31A2(a)).
rotation-same-denomination = A bid in the same denomination as { $call }
# Label (2007 31A2(a) with 29C): the call was artificial, and it is not known what it showed.
rotation-denomination-shown = A bid in the denomination that { $call } showed
# 2007 30B2(b).
rotation-no-double = { bridge-seat } may bid or pass at their next turn, but not double or redouble.
# The same, where it is that player’s turn.
rotation-no-double-now = { bridge-seat } may now bid or pass, but not double or redouble, because partner passed out of turn (Law 30B2(b)).
# Heading: 28B or 29A.
rotation-which-heading = The director decides: did { bridge-lho } mean to accept { $the-call }, rather than simply to call in turn?
# Beside “If not” (28B).
rotation-not-made = { $the-call } is treated as not made, { bridge-lho }’s call stands, and { bridge-side } may not use the information from { $the-call }.
# Beside “If so” (29A). $number (how much binds somebody already)
rotation-stands = { $number ->
    [0] { $the-call } stands, and nobody is restricted.
   *[other] { $the-call } stands, and no new restriction follows.
}
# Beside “If so” (29A), where LHO’s bid ($replacement) is not enough over it.
rotation-stands-insufficient = { $the-call } stands, and { bridge-lho }’s { $replacement } is then insufficient: Law 27 applies.
# Heading: 17D3 or 30A (2007: 17E2 or 30B1).
rotation-third-pass-heading = The director decides which Law applies
# Label. $clauses (list)
rotation-law = { $clauses }
# Beside it. $seat lost a turn. $number (how much binds somebody already)
rotation-goes-back = { $number ->
    [0] The auction goes back to { bridge-seat }, who lost a turn, and nobody is restricted.
   *[other] The auction goes back to { bridge-seat }, who lost a turn, and no new restriction follows.
}
# Beside it, where $seat has called since.
rotation-went-back = The auction went back to { bridge-seat }, who had lost a turn and has called since.

## The director

# A step.
rotation-step-meaning = Take { bridge-offender } away from the table. What was { $the-call } meant to show? The ruling may depend on it.
# A step. $seat is LHO’s partner
rotation-step-explain = At the table, explain the options and what follows from each (below) to all four before { bridge-lho } chooses (Law 10C1). { bridge-lho } chooses without consulting { bridge-seat } (Law 10C2).
# A step. $seat is to call after a refusal
rotation-step-back = If the call is not accepted, it is { bridge-seat }’s turn. Remind { bridge-partner } not to use the information from the cancelled call.
# The same, where partner must pass (2007).
rotation-step-back-barred = If the call is not accepted, { bridge-partner } must pass for the rest of the auction.
# A step. $seat is to call
rotation-step-goes-back = Tell all four: it is { bridge-seat }’s turn, and the call out of turn is cancelled. { bridge-partner } may not use the information from it.
# The same, where partner must pass (2007). $number (how many leads may be restricted)
rotation-step-goes-back-barred = { $number ->
    [0] Tell all four: the call out of turn is cancelled, and it is { bridge-seat }’s turn. { bridge-partner } must pass for the rest of the auction.
   *[other] Tell all four: the call out of turn is cancelled, and it is { bridge-seat }’s turn. { bridge-partner } must pass for the rest of the auction, and declarer should call you before { bridge-partner } first leads.
}
# A step. $edition (2007 or 2017)
rotation-step-comparable = { $edition ->
    [2007] Tell { bridge-offender } what each kind of call leads to. Answer questions about specific calls; do not suggest any.
   *[2017] Tell { bridge-offender }, away from the table, which calls bring no restriction on { bridge-partner }. Answer questions about specific calls; do not suggest any.
}
# The same, where partner has to pass because of another irregularity.
rotation-step-comparable-barred = { $edition ->
    [2007] Tell { bridge-offender } what each kind of call leads to. Answer questions about specific calls; do not suggest any.
   *[2017] Tell { bridge-offender }, away from the table, that a { -comparable-call } brings no further restriction ({ bridge-partner } has to pass in any case). Answer questions about specific calls; do not suggest any.
}
# A step.
rotation-step-third-pass = Decide which Law you follow, and tell all four: the text leaves it open.
# A step.
rotation-step-which = Ask { bridge-lho }, away from the table, whether the call was made over { $the-call } or without regard to it.
# A step.
rotation-step-repeat = Tell all four: { bridge-offender } must { rotation-again }, and the auction goes on as if nothing had happened.
# A step, where the call is then an insufficient bid (27A2).
rotation-step-repeat-insufficient = Tell all four: { bridge-offender } must { rotation-again }. That bid is then insufficient. Stay, and rule under Law 27: { bridge-lho } chooses first.
# A step.
rotation-step-offender = Tell all four that the pass out of turn is cancelled, whose turn it is, and when { bridge-offender } must pass.
# The same, where partner may not double (2007).
rotation-step-offender-no-double = Tell all four that the pass out of turn is cancelled, whose turn it is, when { bridge-offender } must pass, and that { bridge-partner } may not double or redouble at their next turn (Law 30B2(b)).
# A step.
rotation-step-once = Tell all four: { bridge-partner } must pass once, at their next turn, and declarer should call you before { bridge-partner } first leads.
# A question to the director.
rotation-ask-pass = Was the pass artificial, or a pass of partner’s artificial call? If so, the Law on bids out of turn applies (Laws 30C and 31).
# A question to the director.
rotation-ask-natural = Is { $call } natural (Law 29C)? This page assumes that it is.
# A question to the director.
rotation-ask-conventional = Is { $call } natural (Law 29C)? This page assumes that it is not.
