### Who chooses, and what. Headings, labels, and what stands beside them.
### $offender, $partner, $lho, $seat (seats); $call, $replacement (calls in words)

# Heading. $seat is LHO's partner
choice-lho = { bridge-lho } (LHO) chooses first, without consulting { bridge-seat }
# Heading, when it is the offender's turn.
choice-offender = { bridge-offender } chooses, without consulting { bridge-partner }
# Heading, while LHO has yet to choose.
choice-offender-next = If { bridge-lho } declines, { bridge-offender } chooses
# Heading, while LHO may still accept one of two insufficient bids.
choice-offender-last = If { bridge-lho } accepts neither, { bridge-offender } chooses
# Heading in place of these two, where the offender then has to pass because of partner’s irregularity.
choice-offender-passes = If { bridge-lho } does not accept, { bridge-offender } has to pass
# Heading, where a call by partner is open as well, $other.
choice-offender-neither = If neither { $the-call } nor { $the-other } is accepted, { bridge-offender } chooses
# The same, where the offender then has to pass.
choice-offender-passes-neither = If neither { $the-call } nor { $the-other } is accepted, { bridge-offender } has to pass
# Label.
choice-accept = Accept
# Label.
choice-decline = Decline
# Beside "Accept". $number (how much binds somebody already)
choice-accept-stands = { $number ->
    [0] { $call } stands, later bids need only beat { $call }, and nobody is restricted. Any call by { bridge-lho } accepts it.
   *[other] { $call } stands, later bids need only beat { $call }, and no new restriction follows. Any call by { bridge-lho } accepts it.
}
# Beside "Accept", for a second insufficient bid; sentences about the first, which was withdrawn, follow.
choice-accept-stands-second = { $call } stands, and later bids need only beat { $call }. Any call by { bridge-lho } accepts it.
# Beside “Accept”, after a premature replacement (27C), which is then withdrawn.
choice-accept-stands-premature = { $call } stands, and { $the-replacement } is withdrawn; later bids need only beat { $call }. { bridge-lho } must say so before calling: a call over { $the-replacement } lets { $the-replacement } stand.
# The same, where a double or redouble is put in place of the bid: over that, no call settles whether it stands.
choice-accept-stands-premature-double = { $call } stands, and { $the-replacement } is withdrawn; later bids need only beat { $call }. { bridge-lho } must say so before anybody calls again.
# Beside "Accept", for 7NT: no bid can follow. $number (how much binds somebody already)
choice-accept-stands-last = { $number ->
    [0] { $call } stands, and nobody is restricted. Any call by { bridge-lho } accepts it.
   *[other] { $call } stands, and no new restriction follows. Any call by { bridge-lho } accepts it.
}
# Beside "Decline".
choice-decline-replaces = { bridge-offender } must replace { $call }; see below.
# Beside "Decline", for a second insufficient bid.
choice-decline-again = { $call } is cancelled. { bridge-offender } must make a sufficient bid or pass, and { bridge-partner } must pass for the rest of the auction.
# The same where no bid is left.
choice-decline-passes = { $call } is cancelled. { bridge-offender } must pass, and { bridge-partner } must pass for the rest of the auction.
# Beside "Decline", after a premature replacement; sentences with its price follow.
choice-decline-keeps = { $the-replacement } stands: there is no second choice.
# Beside "Decline", after a premature replacement that the director has to judge. $edition (2007 or 2017)
choice-decline-asks = { $edition ->
    [2007] { $the-replacement } stands: there is no second choice. The director decides whether it means the same as { $the-call }, or something more precise.
   *[2017] { $the-replacement } stands: there is no second choice. The director decides whether it is comparable to { $the-call }.
}
# Beside "Decline", after a premature double or redouble that the director has to judge (27B3). $edition (2007 or 2017)
choice-decline-asks-double = { $edition ->
    [2007] The director decides about { $the-replacement }: unless it means the same as { $the-call }, or something more precise, it is cancelled.
   *[2017] The director decides about { $the-replacement }: unless it is comparable to { $the-call }, it is cancelled.
}
# Beside "Decline", after a premature replacement that is insufficient as well.
choice-decline-second = { $the-replacement } is insufficient too, and { bridge-lho } may then accept that instead.
# After it; what follows from that comes after.
choice-decline-second-then = If { bridge-lho } accepts { $the-replacement }, it stands.
# After that (27B4).
choice-decline-neither = If { bridge-lho } accepts neither, { bridge-offender } must make a sufficient bid or pass, and { bridge-partner } must pass for the rest of the auction.
# The same where no bid is left.
choice-decline-neither-pass = If { bridge-lho } accepts neither, { bridge-offender } must pass, and { bridge-partner } must pass for the rest of the auction.
# Law 27C. $call (a second call in place of $replacement)
choice-replaced-again = { bridge-offender } then called again: if { bridge-lho } accepts the first bid, { $the-call } is withdrawn along with { $the-replacement }, and { bridge-partner } may use neither; if not, it is a change of call (Law 25), and { bridge-partner }’s lead may be restricted.
# The same, where the first replacement is insufficient too, or a double
choice-replaced-in-the-end = { bridge-offender } then called again: if { bridge-lho } accepts the first bid, { $the-call } is withdrawn along with { $the-replacement }, and { bridge-partner } may use neither. If neither of the first two calls stands, { $the-call } takes their place.
# After the price of a choice. $edition (2007 or 2017)
choice-unless-comparable = { $edition ->
    [2007] No restriction applies if the director finds the meaning the same or more precise.
   *[2017] No restriction applies if the director finds the two calls comparable.
}
# The same, where partner has to pass for another reason.
choice-no-lead-comparable = { $edition ->
    [2007] There is no lead restriction if the director finds the meaning the same or more precise.
   *[2017] There is no lead restriction if the director finds the two calls comparable.
}
# Law 25B1, where LHO has called over the first call. $over is that call
choice-change-lho-again = { bridge-lho }’s { $over } is withdrawn too, and { bridge-side } may not use it; { bridge-lho } calls again.
# Law 25B2: the same.
choice-change-lho-stands = { bridge-lho }’s { $over } stands.
# Beside "Accept", for a change of call (25B1).
choice-change-accept = { $the-replacement } stands, and { $the-call } is withdrawn.
# The same, where the second call is insufficient.
choice-change-accept-insufficient = { $the-replacement } stands although it is insufficient, and { $the-call } is withdrawn.
# Beside "Decline", for a change of call (25B2).
choice-change-decline = { $the-replacement } is cancelled, and { $the-call } stands.
# Under the choices, for a change of call.
choice-over-which = A call by { bridge-lho } accepts { $the-replacement } only if it was made over { $the-replacement }, not over the first call.
# Heading: the director judges a replacement. $edition (2007 or 2017)
choice-comparable = { $edition ->
    [2007] The director decides: does { $the-replacement } mean the same as { $the-call }, or something more precise?
   *[2017] The director decides: is { $the-replacement } comparable to { $the-call }?
}
# Heading: the same where both calls are alike, two doubles or two passes.
choice-comparable-alike = The director decides: is { bridge-offender }’s second { $call } comparable to the first?
# Heading: 25A.
choice-unintended = The director decides: was { bridge-offender }’s { $call } unintended (a mispull or a slip of the tongue)?
# Label: the director says yes.
choice-if-yes = If so
# Label: the director says no.
choice-if-no = If not
# Label after a line that frees partner whatever the answer (27B1(a)): the director says yes. $edition (2007 or 2017)
choice-otherwise-if-yes = { $edition ->
    [2007] Otherwise, if the meaning is the same or more precise
   *[2017] Otherwise, if the two are comparable
}
# The same: the director says no.
choice-otherwise-if-no = { $edition ->
    [2007] Otherwise, if it is neither
   *[2017] Otherwise, if they are not
}
# Label, where somebody said that the call was unintended: what it is if it was not.
choice-if-intended = If { $the-call } was intended
# Beside "If so", for 25A. $number (how much binds somebody already)
choice-unintended-yes = { $number ->
    [0] { $the-replacement } takes the place of { $the-call }, and nobody is restricted.
   *[other] { $the-replacement } takes the place of { $the-call }, and no new restriction follows.
}
# The same, where the intended call is irregular itself; a sentence about that follows.
choice-unintended-yes-only = { $the-replacement } takes the place of { $the-call }.
# After it, where LHO called over the first call (25A6).
choice-unintended-yes-again = { bridge-lho } called over { $the-call }, and may now call again.
# Beside "If not", for 25A, where no choice follows.
choice-unintended-no = { $the-call } stands as an intended call.
# The same, where it does not count and is no irregularity.
choice-unintended-no-cancelled = { $the-call } is then cancelled.
# The same, where it was made in place of an irregular call, $other.
choice-unintended-no-replaces = { $the-call } then counts as the call in place of { $the-other }, with what follows from that.
# Beside "If not", for 25A, where LHO then chooses. $seat is LHO's partner
choice-unintended-no-choice = { bridge-lho } chooses, without consulting { bridge-seat }; see below.
# Heading: 25A granted.
choice-substitute = If { $the-call } was unintended, { bridge-offender } corrects it
# Text under it (25A1). $edition (2007 or 2017)
choice-substitute-only = { $edition ->
    [2007] Only the call intended all along may replace it, not a change of mind, and only if { bridge-offender } makes the correction without pause for thought.
   *[2017] Only the call intended all along may replace it, not a change of mind.
}
# After that, until when (2017 25A4, 2007 25A2).
choice-substitute-until-partner = It is too late once { bridge-partner } has called.
# After that, where the call ended the auction (2017 25A5, 2007 25A3).
choice-substitute-until-lead = It can be corrected only until the opening lead is faced.
# The same where the deal was passed out (22B).
choice-substitute-until-hands-back = It can be corrected only until all four hands are back in the board.
# Players: a call was put right by its maker (25A).
choice-slip-call-director = If you have not called the director, do so now: only the director can allow a change.
# Text under it. $side is the offending side
choice-substitute-over = { bridge-lho }’s { $call } is then withdrawn, and { bridge-lho } calls again; { bridge-side } may not use it.

## Several irregularities await an answer: a line above what belongs to each. $kind (kind of irregularity)

# What is open, in the two lines below.
choice-irregularity = { bridge-offender }’s { $call }, { $kind ->
   *[insufficient-bid] which is insufficient
    [pass-out-of-rotation] out of turn
    [bid-out-of-rotation] out of turn
    [double-out-of-rotation] out of turn
    [change-of-call] a change of call
    [unintended-call] said to be unintended
    [inadmissible-double] which is not allowed
    [call-by-barred-player] despite having to pass
    [bid-above-seven] above seven
    [call-after-final-pass] after the final pass
    [simultaneous-call] at the same time as another call
    [considered-in-rotation] which counts as in turn
    [passes-out-of-rotation-end] out of turn
}
# A heading, where the pages of two editions differ.
choice-about = { choice-irregularity }
# Above the first.
choice-open-first = First: { choice-irregularity }.
# Above every other.
choice-open-then = Then: { choice-irregularity }.
# Under the line above, where LHO may accept the first, $call.
choice-open-if-declined = What follows holds only if { bridge-offender }’s { $call } is not accepted.
# The same, where accepting only moves the choice to a later turn.
choice-open-in-any-case = What follows holds whether or not { bridge-offender }’s { $call } is accepted. If it is, { bridge-seat } loses this turn and chooses at the next.
# Under it, where the offender's next call is in place of both irregular calls.
choice-open-both-prices = { bridge-offender }’s next call takes the place of both, and what follows from each of them applies.
# Under "... chooses first", where the offender changed an irregular call at once.
choice-slip-first = If the director finds that { $the-call } was a slip (Law 25A), { $the-replacement } takes its place, and what follows here does not apply.
# The same, where that call is irregular in its place too.
choice-slip-first-irregular = If the director finds that { $the-call } was a slip (Law 25A), { $the-replacement } takes its place, and the director rules on that instead: it is irregular too.
# Beside "Accept", where an earlier call of the same player, $call, was refused. What follows from that comes after it.
choice-accept-in-place-of = The accepted call also takes the place of { bridge-offender }’s { $call }.
# The same, where the accepted pass may yet be cancelled (2017 17D3, 2007 17E2).
choice-accept-if-stands-in-place-of = If the pass stands, it also takes the place of { bridge-offender }’s { $call }.

## A later call that can only be ruled on once $lho has chosen about an earlier irregularity.

# Both.
choice-waits = { result-call } is ruled on after that: what follows from it depends on what { bridge-lho } chooses.
# The director.
choice-waits-in-any-case = Whatever { bridge-lho } chooses, this is ruled on next: { choice-irregularity }.
# The director.
choice-waits-if-accepted = If { bridge-lho } accepts: { choice-irregularity }.
# The director.
choice-waits-if-accepted-in-order = If { bridge-lho } accepts: { bridge-offender }’s { $call } is in order.
# The director.
choice-waits-if-declined = If { bridge-lho } declines: { choice-irregularity }.
# The director.
choice-waits-if-declined-in-order = If { bridge-lho } declines: { bridge-offender }’s { $call } is in order.

## On buttons and menus: what somebody did or held. $seat (who calls); $call (one call); $edition (2007 or 2017)
# On a button or above a menu.
choice-lho-accepts = { bridge-lho } accepts
# On a button or above a menu.
choice-lho-declines = { bridge-lho } declines
# On a button or above a menu.
choice-calls-next = { bridge-seat }’s next call …
# On a button or above a menu.
choice-replaces-by = { bridge-seat } replaces { $the-call } with …
# On a button or above a menu.
choice-held-comparable = { $edition ->
    [2007] TD: same or more precise
   *[2017] TD: comparable
}
# On a button or above a menu.
choice-held-not-comparable = { $edition ->
    [2007] TD: another meaning
   *[2017] TD: not comparable
}
# On a button or above a menu.
choice-held-unintended = TD: { $the-call } was a slip
# On a button or above a menu.
choice-held-intended = TD: { $the-call } was intended
# On a button or above a menu.
choice-held-correction = TD: a correction
# On a button or above a menu.
choice-held-new-call = TD: a new call
# On a button or above a menu.
choice-held-under = TD: Law { $clause } applies
# On a button or above a menu.
choice-was-a-slip = { $the-call } was a mispull
