### The price of each replacement. Labels, and the sentences beside them.
### $offender, $partner, $seat (seats); $call (call in words); $calls (list of calls); $edition (2007 or 2017)

# Label: calls that share a price. "2♥" or "2♠, 3♥, 4–7♥"
price-calls = { $calls }
# Label: calls that were told above as free if they qualify.
price-calls-otherwise = { $calls }, otherwise
# Label: higher bids in the same denomination, and bids that most pairs play as conventions.
price-calls-or-convention = { $calls }, or a conventional bid
# Label: the same, where no higher bid in the same denomination is left.
price-convention = A conventional bid
# Beside a label that names calls.
price-free-if-comparable = { $edition ->
    [2007] No restriction if the director finds that it means the same as { $call }, or something more precise; if not, as below. { bridge-offender } asks the director first, away from the table.
   *[2017] No restriction if the director finds it comparable; if not, as below. { bridge-offender } asks the director first, away from the table.
}
# The same, where partner has to pass because of an earlier irregularity.
price-barred-if-comparable = { $edition ->
    [2007] { bridge-partner } has to pass in any case; no further rectification if the director finds that it means the same as { $call }, or something more precise; if not, as below. { bridge-offender } asks the director first, away from the table.
   *[2017] { bridge-partner } has to pass in any case; no further rectification if the director finds it comparable; if not, as below. { bridge-offender } asks the director first, away from the table.
}
# The same, where the lead may be restricted all the same.
price-free-auction-if-comparable = { $edition ->
    [2007] No restriction on { bridge-partner } in the auction if the director finds that it means the same as { $call }, or something more precise; if not, as below. { bridge-offender } asks the director first, away from the table.
   *[2017] No restriction on { bridge-partner } in the auction if the director finds it comparable; if not, as below. { bridge-offender } asks the director first, away from the table.
}
# Label, after a natural suit bid.
price-pass-notrump-suit = A pass, notrump or another suit
# Label, after a natural bid of 1♣ or 1♦, where notrump may be comparable.
price-pass-other-suit = A pass or another suit
# Label, after a natural notrump bid.
price-pass-suit = A pass or a suit bid
# Label: a bid that keeps partner free if it is not conventional (27B1(a)). $replacement (call), $suits (its suit), $which (made: the bid was made)
price-if-shows = { $which ->
    [made] If { $replacement } shows { $suits }
   *[else] { $replacement }, if it would show { $suits }
}
# The same where the withdrawn bid may have been conventional too. $call (the withdrawn bid)
price-if-shows-too = { $which ->
    [made] If { $replacement } shows { $suits } and { $call } did too
   *[else] { $replacement }, if it would show { $suits } and { $call } did too
}
# Label: the same for a bid in notrump.
price-if-natural = { $which ->
    [made] If { $replacement } is natural
   *[else] { $replacement }, if it would be natural
}
# The same where the withdrawn bid may have been conventional too. $call (the withdrawn bid)
price-if-natural-too = { $which ->
    [made] If { $replacement } is natural and { $call } was too
   *[else] { $replacement }, if it would be natural and { $call } was too
}
# The same where most pairs show that suit by a lower bid (2017). $over (the lower bid)
price-if-it-alone-shows = { $which ->
    [made] If { $replacement } shows { $suits } and { $over } would not have
   *[else] { $replacement }, if it would show { $suits } and { $over } would not
}
# The same where the withdrawn bid may have been conventional too. $call (the withdrawn bid), $over (the lower bid)
price-if-it-alone-shows-too = { $which ->
    [made] If { $replacement } shows { $suits }, { $call } did too, and { $over } would not have
   *[else] { $replacement }, if it would show { $suits }, { $call } did too, and { $over } would not
}
# The same where only the withdrawn bid is not known. $call (the withdrawn bid), $over (the lower bid)
price-if-old-alone-showed = If { $call } showed { $suits } and { $over } would not have
# The same where the bid that was made is known to show its suit. $over (the lower bid)
price-if-lower-does-not = If { $over } would not have shown { $suits }
# The same where only what the withdrawn bid showed is not known. $call (the withdrawn bid)
price-if-old-showed = If { $call } showed { $suits }
# The same for a bid in notrump. $call (the withdrawn bid)
price-if-old-natural = If { $call } was natural
# Label: the bid of 27B1(a), where its name would tell what was meant.
price-lowest-that-shows = The lowest sufficient bid that would show the same denomination
# Label: what keeps partner free by its meaning (27B1(b)).
price-comparable = { $edition ->
    [2007] A call that means the same as { $call }, or something more precise
   *[2017] A { -comparable-call }
}
# Label: whatever is not in the lines above; Pass is not among it.
price-else = Anything else
# Label: whatever is not in the lines above, Pass among it.
price-else-or-pass = Anything else, even a pass
# Label: whatever is not in the lines above; a double is cancelled, as a line below says.
price-bid-or-pass = Any other sufficient bid, or a pass
# Label: the only line, when every legal call costs the same.
price-sufficient-or-pass = Any sufficient bid, or a pass
# Beside a label.
price-free = No restriction on { bridge-partner }; no { -further-rectification }.
# The same, where the withdrawn call may have helped. $clauses (27D or 23C)
price-free-reviewed = No restriction on { bridge-partner }, but the score may be adjusted if { $the-call } helped the offending side ({ $clauses }).
# The same, where the same call has been made again. $which (what became of the first), $clauses (23C)
price-free-reviewed-again = No restriction on { bridge-partner }, but the score may be adjusted if the { $which ->
    [cancelled] cancelled
   *[withdrawn] withdrawn
} { $call } helped the offending side ({ $clauses }).
# Beside a label, where only a lead restriction follows.
price-free-auction = No restriction on { bridge-partner } in the auction.
# The same, where the withdrawn call may have helped. $clauses (27D or 23C)
price-free-auction-reviewed = No restriction on { bridge-partner } in the auction, but the score may be adjusted if { $the-call } helped the offending side ({ $clauses }).
# Beside a label, where partner must pass for another reason.
price-barred = { bridge-partner } has to pass in any case; no { -further-rectification }.
# The same, where a lead restriction follows.
price-barred-auction = { bridge-partner } has to pass in any case.
# Beside a label, where something else binds partner.
price-no-new = No new restriction follows.
# Beside a label, where partner is not silenced, but may not use a call that does not stand (Law 16). $which (what became of it)
price-may-call = { bridge-partner } is not barred, but may not use the information from the { $which ->
    [cancelled] cancelled
   *[withdrawn] withdrawn
} { $call }.
# Beside “If not”, where partner has to pass. $calls (list of calls), $number (how many), $which (what became of one)
price-may-not-use = { $number ->
    [one] { bridge-partner } may not use the { $which ->
        [cancelled] cancelled
       *[withdrawn] withdrawn
    } { $calls }.
   *[other] { bridge-partner } may not use the calls that do not stand ({ $the-calls }).
}
# Beside "A comparable call".
price-ask = { bridge-offender } asks the director, away from the table, whether a call qualifies.
# Beside “A comparable call”, where a pass out of turn was cancelled.
price-pass-qualifies = A pass usually qualifies.
# Beside a label. $seat has to pass
price-throughout = { bridge-seat } must pass for the rest of the auction.
# Beside a label. $seat has to pass
price-once = { bridge-seat } must pass once, at their next turn.
# The same, where it is that player’s turn now.
price-once-now = { bridge-seat } must pass now.
# Beside a label. The one turn at which $seat had to pass is over
price-once-served = { bridge-seat } had to pass once, and that turn is over.
# Beside a label.
price-repeat = { bridge-offender } must { rotation-again }.
# The same, while LHO may still accept a call that takes that turn away. Example: E:1H rej P W:1S
price-repeat-unless = If { bridge-seat }’s { $attempt } is not accepted, { bridge-offender } must { rotation-again }.
# Beside "Double".
price-cancelled = It is cancelled. { bridge-offender } must then make a sufficient bid or pass, and { bridge-partner } must pass for the rest of the auction, whatever { bridge-offender } chooses.
# Beside "Double".
price-cancelled-unless = { $edition ->
    [2007] It is cancelled, unless it means the same as { $call } or something more precise. If cancelled, { bridge-offender } must make a sufficient bid or pass, and { bridge-partner } must pass for the rest of the auction, whatever { bridge-offender } chooses.
   *[2017] It is cancelled, unless it is comparable. If cancelled, { bridge-offender } must make a sufficient bid or pass, and { bridge-partner } must pass for the rest of the auction, whatever { bridge-offender } chooses.
}
# Beside "Double", where no sufficient bid is left.
price-cancelled-pass = It is cancelled. { bridge-offender } must then pass, and { bridge-partner } must pass for the rest of the auction.
# The same.
price-cancelled-unless-pass = { $edition ->
    [2007] It is cancelled, unless it means the same as { $call } or something more precise. If cancelled, { bridge-offender } must pass, and { bridge-partner } must pass for the rest of the auction.
   *[2017] It is cancelled, unless it is comparable. If cancelled, { bridge-offender } must pass, and { bridge-partner } must pass for the rest of the auction.
}
# Under the heading, over 7NT.
price-no-bid-left = There is no sufficient bid left.
# Label: the only line, when every legal call costs the same. Nothing has to be replaced.
price-any = Any legal call

## One replacement in a menu: at most 100 characters.
# In a menu, beside a call.
price-brief-free = No restriction on { bridge-partner }; nothing else follows.
# In a menu, beside a call.
price-brief-throughout = { bridge-partner } must pass for the rest of the auction.
# In a menu, beside a call.
price-brief-once = { bridge-partner } must pass once, at their next turn.
# In a menu, beside a call.
price-brief-lead = No restriction on { bridge-partner } in the auction; a lead restriction may follow.
# In a menu, beside a call.
price-brief-cancelled = It is cancelled, and { bridge-offender } must choose again.
# In a menu, beside a call.
price-brief-lho = { bridge-lho } then chooses whether to accept it.
# The director first finds out whether it repeats the denomination (2007 31A2).
price-brief-throughout-unless-repeated = { bridge-partner } must pass once if it repeats the denomination; if not, for the rest of the auction.
# The director judges the call first. $edition (2007 or 2017)
price-brief-throughout-unless = { $edition ->
    [2007] No restriction if the same or more precise; if not, { bridge-partner } must pass for the rest of the auction.
   *[2017] No restriction if comparable; if not, { bridge-partner } must pass for the rest of the auction.
}
# The same.
price-brief-once-unless = { $edition ->
    [2007] No restriction if it means the same or is more precise; if not, { bridge-partner } must pass once.
   *[2017] No restriction if comparable; if not, { bridge-partner } must pass once, at their next turn.
}
# The same.
price-brief-lead-unless = { $edition ->
    [2007] No restriction if it means the same or is more precise; if not, a lead restriction may follow.
   *[2017] No restriction if comparable; if not, a lead restriction may follow.
}
# The same.
price-brief-cancelled-unless = { $edition ->
    [2007] It stands if it means the same or is more precise; if not, it is cancelled.
   *[2017] It stands if comparable; if not, it is cancelled.
}
