### What binds whom from here on, what they may know, and when to call the director again.
### $offender, $partner, $lho (seats), $side (the offending side), $call, $replacement (calls in words), $clauses (list)

# Heading.
result-from-here = From here on
# Heading, once the auction is over.
result-lead = The lead
# Heading, once the auction is over: what is not about the lead.
result-play = During the play
# Heading: irregularities that are dealt with.
result-earlier = Already settled
# 27B3: called over a double that was then cancelled. $seat (seat), $attempt (call in words)
result-over-double = { bridge-seat }’s { $call } came over { $the-attempt }, and is cancelled with it.
# LHO of an unintended call (25A) had called. $call is LHO's
result-lho-again = { bridge-lho }’s { $call } is withdrawn, without penalty, and { bridge-lho } calls again, making the same call or another.
# The same, where that call is no longer legal.
result-lho-again-other = { bridge-lho }’s { $call } is withdrawn, without penalty, and { bridge-lho } calls again.
# One call of a player, below. $nth: which of those of its name, where the name alone does not tell; 0 where it does
result-call = { $nth ->
    [0] { bridge-offender }’s { $call }
    [1] { bridge-offender }’s first { $call }
    [2] { bridge-offender }’s second { $call }
    [3] { bridge-offender }’s third { $call }
   *[other] { bridge-offender }’s { $call } number { $nth }
}
# Law 16.
result-authorised = Everybody may use the information from { result-call }.
# Law 16. $side is the offending side, $calls (list) its calls that do not stand, $which (what became of them)
result-unauthorised = { -unauthorised } for { bridge-partner }: { bridge-offender }’s { $which ->
    [cancelled] cancelled
    [gone] withdrawn or cancelled
   *[withdrawn] withdrawn
} { $calls }. { bridge-side } may not use it for the rest of the deal; their opponents may.
# The same, where the player made several of that name.
result-unauthorised-nth = { -unauthorised } for { bridge-partner }: { result-call }, which was { $which ->
    [cancelled] cancelled
    [gone] withdrawn or cancelled
   *[withdrawn] withdrawn
}. { bridge-side } may not use it for the rest of the deal; their opponents may.
# Law 16, after 36A and 38D, for calls by either side. $side is the offending side
result-unauthorised-followed = Whatever was cancelled with { $the-call } is unauthorised information for { bridge-side }; their opponents may use it.
# Law 16, after 17D3 (2007: 17E2), for passes by either side. $side passed out of turn
result-unauthorised-passes = Every other pass that was cancelled is unauthorised information for { bridge-side }; their opponents may use it.
# Law 16, after 25A. $call is LHO's
result-unauthorised-lho = { bridge-lho }’s withdrawn { $call } is { -unauthorised } for { bridge-offender } and { bridge-partner }; their opponents may use it.
# The same while LHO has yet to choose whether to take it back. $call is LHO's
result-unauthorised-lho-if = If { bridge-lho } makes a different call, the withdrawn { $call } is { -unauthorised } for { bridge-offender } and { bridge-partner }; their opponents may use it.
# Heading.
result-afterwards = After the play
# Heading: the deal was passed out.
result-afterwards-passed-out = Before the next board
# Beside a label, once the auction is over.
result-nothing-follows = Nothing follows.
# 27D, 23C: partner stayed free.
result-review-helped = Call the director back if { bridge-side } did better than they would have done without { result-call } ({ $clauses }).
# 2017 72C, 2007 23: partner was silenced.
result-review-knew = Call the director back if { bridge-side } gained because { bridge-partner } had to pass, and { bridge-offender } could have known that this might well happen ({ $clauses }).
# Any other clause.
result-review-damaged = Call the director back if you think that you were damaged ({ $clauses }).
# One of several irregularities.
result-settled-accepted = { result-call } was accepted, and stands.
# The same, while the director has yet to decide whether it stands.
result-settled-accepted-only = { result-call } was accepted; whether it stands depends on what the director decides.
# The same, where LHO has yet to choose about a change of it.
result-settled-accepted-unless-changed = { result-call } was accepted, and stands unless { bridge-lho } accepts the change.
# The same, where the call was withdrawn later.
result-settled-accepted-gone = { result-call } was accepted, but it was withdrawn later.
# One of several irregularities.
result-settled-replaced = { bridge-offender } replaced { $the-call } with { $a-replacement }: no { -further-rectification }.
# The same, where the lead may be restricted.
result-settled-replaced-only = { bridge-offender }’s { $call } was replaced with { $a-replacement }.
# One of several irregularities (25A).
result-settled-unintended = { bridge-offender }’s { $call } was unintended, and { $the-replacement } takes its place.
# One of several irregularities (25A), where the intended call was itself cancelled.
result-settled-unintended-cancelled = { bridge-offender }’s { $call } was unintended, and { $the-replacement } in its place was cancelled.
# One of several irregularities.
result-settled-barred = { bridge-offender } replaced { $the-call } with { $a-replacement }, and { bridge-partner } had to pass from then on.
# One of several irregularities.
result-settled-stands = { result-call } stands.
# One of several irregularities (25A): partner had called, and another law rules on the call.
result-settled-too-late = It was too late to change { bridge-offender }’s { $call }.
# One of several irregularities (37A).
result-settled-had-to-pass = { bridge-offender } had to pass, but { bridge-lho } called over { $the-call }, so it stands.
# One of several irregularities.
result-settled-other = { bridge-offender }’s { $call } has been dealt with.
# One of several irregularities.
result-settled-cancelled = { result-call } was cancelled.
# One of several irregularities: a call in place of another was itself changed, and the director has not ruled yet.
result-settled-changed-again = { bridge-offender }’s { $call } was itself changed, and no longer counts.
# One of several irregularities.
result-settled-cancelled-barred = { bridge-offender }’s { $call } was cancelled, and { bridge-partner } had to pass from then on.
# One of several irregularities.
result-settled-cancelled-once = { bridge-offender }’s { $call } was cancelled, and { bridge-partner } had to pass once.
# One of several irregularities (2007 30B2).
result-settled-offender = { bridge-offender }’s { $call } was cancelled, and { bridge-offender } had to pass from then on.
# One of several irregularities (30).
result-settled-offender-once = { bridge-offender }’s { $call } was cancelled, and { bridge-offender } had to pass once.
# One of several irregularities (37B, 38).
result-settled-both = { bridge-offender }’s { $call } was cancelled, and { bridge-offender } and { bridge-partner } had to pass from then on.
# One of several irregularities.
result-settled-repeated = { bridge-offender } repeated { $the-call } in turn, as the Laws require.
# One of several irregularities (28A).
result-settled-in-turn = { bridge-offender }’s { $call } counts as made in turn.
# One of several irregularities (33).
result-settled-second = { bridge-offender }’s { $call } counts as the second of two calls made at once.
# One of several irregularities (34).
result-settled-not-over = { bridge-offender }’s pass out of turn did not end the auction.
# 2017 72C, 2007 23, where partner was not silenced.
result-review-could = Call the director back if { bridge-side } gained from the irregularity, and { bridge-offender } could have known that this might well happen ({ $clauses }).
