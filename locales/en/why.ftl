### Why: how a ruling came about. For a director who wants to check it against the book.
### $offender, $seat (seats); $call, $replacement, $over (calls in words); $clauses (list)

# No irregularity.
why-regular = Every call was made in turn, every bid was high enough (Law 18), and every double was allowed (Law 19).
# Heading over the steps. $kind: the irregularity
why-heading = { $kind ->
   *[insufficient-bid] { bridge-offender }’s { $call }: insufficient bid
    [pass-out-of-rotation] { bridge-offender }’s { $call }: pass out of turn
    [bid-out-of-rotation] { bridge-offender }’s { $call }: bid out of turn
    [double-out-of-rotation] { bridge-offender }’s { $call }: call out of turn
    [change-of-call] { bridge-offender }’s { $call }: change of call
    [unintended-call] { bridge-offender }’s { $call }: said to be unintended
    [inadmissible-double] { bridge-offender }’s { $call }: not allowed
    [call-by-barred-player] { bridge-offender }’s { $call }: call by a player who had to pass
    [bid-above-seven] { bridge-offender }’s { $call }: bid above the seven level
    [call-after-final-pass] { bridge-offender }’s { $call }: call after the end of the auction
    [simultaneous-call] { bridge-offender }’s { $call }: at the same time as another call
    [considered-in-rotation] { bridge-offender }’s { $call }: call out of turn that counts as in turn
    [passes-out-of-rotation-end] { bridge-offender }’s { $call }: pass out of turn that would have ended the auction
}
# Heading: the player in turn called before the director ruled (28B).
why-heading-not-made = { bridge-offender }’s { $call }: call out of turn that is treated as not made
# Heading: the director has found the call unintended, and it is put right (25A).
why-heading-unintended = { bridge-offender }’s { $call }: unintended call

## What happened, a step each.

# The first step: the irregular call was in turn.
why-in-turn = It was { bridge-offender }’s own turn to call.
# The first step: the player changed a call, no matter whose turn it was.
why-called-already = { bridge-offender } had already called.
# The first step: out of turn, and whose turn it was hangs on a choice that is still open.
why-not-in-turn = It was not { bridge-offender }’s turn.
# The first step: out of turn. $seat: whose turn it was
why-out-of-turn = It was { bridge-seat }’s turn, not { bridge-offender }’s.
# The first step: after the end of the auction.
why-after-the-end = The auction was already over.
# After that: the bid is insufficient.
why-insufficient = { $call } does not beat { $over }.
# A step: LHO ($seat).
why-accepted = { bridge-seat } accepted the call ({ $clauses }).
# A step: LHO ($seat).
why-declined = { bridge-seat } did not accept the call ({ $clauses }).
# A step: the offender ($seat).
why-replaced = { bridge-seat } replaced it with { $a-call } ({ $clauses }).
# The same, where it is the same call.
why-made-again = { bridge-seat } made the same call again ({ $clauses }).
# A step: RHO ($seat) after a call out of turn.
why-passed = { bridge-seat }, whose turn it was, passed ({ $clauses }).
# A step: RHO ($seat) after a call out of turn.
why-acted = { bridge-seat }, whose turn it was, did not pass ({ $clauses }).
# A step: LHO ($seat) after a third pass in a row that was out of turn (17D3).
why-passed-over = { bridge-seat } passed ({ $clauses }).
# The same, if LHO ($seat) did not pass.
why-acted-over = { bridge-seat } did not pass ({ $clauses }).
# A step: the offender ($seat), when the turn comes (2007 31A2).
why-same-denomination = At the next turn { bridge-seat } bid the same denomination ({ $clauses }).
# A step: the offender ($seat), when the turn comes (2017).
why-later-comparable = At the next turn { bridge-seat } made a comparable call ({ $clauses }).
# A step: the offender ($seat), when the turn comes.
why-later-other = At the next turn { bridge-seat } made another call ({ $clauses }).
# A step: the offender ($seat), when the turn comes.
why-later-any = { bridge-seat } then called in turn ({ $clauses }).
# A call was made that changed what can be chosen.
why-overtaken = { bridge-seat } has called since.
# The same, by the offender ($seat).
why-called-again = { bridge-seat } replaced it with { $a-call }.
# The same, by an opponent ($seat) after offender’s partner, whose turn it was, had called (28B).
why-in-turn-since = { bridge-seat } called in turn before the director ruled.
# A pass was taken as made ($seat), since that player had to pass (28A).
why-had-to-pass = { bridge-seat } had to pass anyway.
# The same, by the player ($seat) with whose pass the auction would have ended (17D3).
why-third-pass = { bridge-seat } made the third pass in a row after a call.
# Another call out of turn was accepted, so that the offender does not call again.
why-turn-lost = { bridge-offender } has lost the turn: another player’s call was accepted.
# The same, by LHO ($seat) over a call that nobody can accept (36A, 37A, 38D).
why-called-over = { bridge-seat } called over { $the-call } before the director ruled.
# The same, by partner ($seat) after a slip (2017 25A4, 2007 25A2).
why-too-late = { bridge-seat } has called since, so it is too late to correct { $the-call }.
# The same, by the player in turn ($seat) after a call out of turn (28B).
why-turn-taken = { bridge-seat }, whose turn it was, called before the director ruled.
# The same, by the player in turn ($seat), at the same time (33).
why-at-once = { bridge-seat }, whose turn it was, called at the same time.
# Somebody ($seat) called before LHO ($lho) had chosen, and the call stands.
why-went-on = { bridge-lho } had neither accepted nor declined the call when { bridge-seat } called, so it stands (Law 11A).
# A step: the offender ($seat) replaced the bid by another insufficient one.
why-again-insufficient = { bridge-seat } replaced it with another insufficient bid: { $call }.
# A step: the lead was faced before a choice.
why-lead-faced = The opening lead was faced before a choice was made.
# The director's decision. $edition (2007 or 2017)
why-comparable = { $edition ->
    [2007] The director found that { $the-replacement } means the same as { $the-call }, or something more precise.
   *[2017] The director found { $the-replacement } comparable to { $the-call }.
}
# The director's decision, about the same call made again. $edition (2007 or 2017)
why-comparable-again = { $edition ->
    [2007] The director found that the second { $call } means the same as the first, or something more precise.
   *[2017] The director found the second { $call } comparable to the first.
}
# The director's decision, about the same call made again. $edition (2007 or 2017)
why-not-comparable-again = { $edition ->
    [2007] The director found that the second { $call } means neither the same as the first nor something more precise.
   *[2017] The director found the second { $call } not comparable to the first.
}
# The director's decision. $edition (2007 or 2017)
why-not-comparable = { $edition ->
    [2007] The director found that { $the-replacement } means neither the same as { $the-call } nor something more precise.
   *[2017] The director found { $the-replacement } not comparable to { $the-call }.
}
# A step: 25A.
why-unintended = The director found that { $the-call } was unintended.
# A step: 25A.
why-intended = The director found that { $the-call } was intended.
# The director chose between two clauses.
why-which-law = The director ruled by { $clauses }.

## Clauses.

# Heading
why-applied = Clauses that were used
# Heading
why-open = These may still apply, depending on what is chosen or decided
# Heading
why-considered = Considered but not applicable
# Label: a clause.
why-clause = { $clauses }
# Beside it: what it says. $says (text)
why-says = { $says }

## Why clauses do not apply; a list of them follows.

# Under "Considered", over 25A.
why-not-unintended = Nobody has said that { $the-call } was unintended.
# Under "Considered", over 25B.
why-no-change = { bridge-offender } did not try to change an intended call.
# Under "Considered", over 33.
why-not-simultaneous = Nobody has said that two players called at the same time.
# Under "Considered". $seat: whose turn it was
why-turn-of = It was { bridge-seat }’s turn; these clauses are about another player’s turn.
# Under "Considered". $seat: whose turn it was if LHO ($lho) declines an earlier call
why-turn-if-declined = If { bridge-lho } declines the earlier call, it was { bridge-seat }’s turn; these clauses are about another player’s turn.
# Under "Considered", over 2007 30A.
why-after-the-first-bid = Somebody had already bid.
# Under "Considered", over 2007 30B.
why-before-the-first-bid = Nobody had bid yet.
# Under "Considered", over 29C and 30C.
why-natural = { $the-call } counts as natural.
# Under "Considered", over 29C: a pass, double or redouble.
why-names-no-denomination = { $the-call } names no denomination.
# Under "Considered", over the rest of 30.
why-treated-as-bid = The pass is treated as a bid (Law 30C).
# Under "Considered", over everything else.
why-not-what-happened = The situation described did not arise.
