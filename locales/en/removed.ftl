### Calls that nobody can accept (Laws 36 to 39).
### $offender, $partner, $lho, $seat (seats); $call (call in words)

# Both. 36B: a double that is not allowed, and the offender chooses. Example: 1S P X
removed-double = { bridge-offender }’s { $call } is not allowed, and is cancelled. Call the director; { bridge-offender } then makes another call, and { bridge-partner } must pass for the rest of the auction.
# The director. The same.
removed-double-director = { bridge-offender }’s { $call } is not allowed, and is cancelled. { bridge-offender } makes another call, and { bridge-partner } must pass for the rest of the auction.
# Both. The same, where the offender has to pass for another reason.
removed-double-pass = { bridge-offender }’s { $call } is not allowed, and is cancelled. Call the director; { bridge-offender } has to pass, and { bridge-partner } must pass for the rest of the auction.
# The director. The same, where the offender has to pass for another reason.
removed-double-pass-director = { bridge-offender }’s { $call } is not allowed, and is cancelled. { bridge-offender } has to pass, and { bridge-partner } must pass for the rest of the auction.
# Both. The same, where the offender has to repeat a call (31A1). $again (that call)
removed-double-repeat = { bridge-offender }’s { $call } is not allowed, and is cancelled. Call the director; { bridge-offender } still has to repeat { $again }, and { bridge-partner } must pass for the rest of the auction.
# The director. The same.
removed-double-repeat-director = { bridge-offender }’s { $call } is not allowed, and is cancelled. { bridge-offender } still has to repeat { $again }, and { bridge-partner } must pass for the rest of the auction.
# Both. The same, where it was out of turn too (36B4).
removed-double-pass-out-of-turn = { bridge-offender }’s { $call } is not allowed, and is cancelled. { bridge-partner } must pass for the rest of the auction; { bridge-offender } has to pass in any case.
# Both. The same, dealt with.
removed-double-barred = { bridge-partner } must pass for the rest of the auction, because { bridge-offender }’s { $call } was not allowed.
# Both. The same, where it was out of turn too (36B4), and the offender has not called since.
removed-double-barred-out-of-turn = { bridge-offender }’s { $call } is not allowed, and is cancelled. { bridge-partner } must pass for the rest of the auction; { bridge-offender } may make any legal call in turn.
# Both. 36A: LHO had called over it. $seat is to call
removed-double-void = { bridge-offender }’s { $call } was not allowed, and is cancelled with whatever was called over it. It is { bridge-seat }’s turn, as if nothing had happened.
# The same, where $seat has called since.
removed-double-void-since = { bridge-offender }’s { $call } was not allowed, and was cancelled with whatever was called over it. The auction went back to { bridge-seat }, who has called since.
# Both. 37B
removed-had-to-pass = { bridge-offender } had to pass, so { $the-call } is cancelled and a pass takes its place. { bridge-offender } and { bridge-partner } must pass for the rest of the auction.
# Both. 37B, where the call was made out of turn, so that no pass takes its place
removed-had-to-pass-early = { bridge-offender } had to pass, so { $the-call } is cancelled. { bridge-offender } and { bridge-partner } must pass for the rest of the auction.
# Both. 37A
removed-had-to-pass-stands = { bridge-offender } had to pass, but { bridge-lho } has called over { $the-call }, so it stands. The auction goes on.
# Both. 38. Example: 8C
removed-above-seven = Nobody can bid more than seven: { bridge-offender }’s { $call } is cancelled. { bridge-offender } and { bridge-partner } must pass for the rest of the auction.
# Both. 38D: LHO had called over it.
removed-above-seven-void = Nobody can bid more than seven: { bridge-offender }’s { $call } is cancelled with whatever was called over it. { bridge-offender } and { bridge-partner } must pass for the rest of the auction.
# One of several lines. 39
removed-after-the-end = { bridge-offender }’s { $call } came after the final pass, and is cancelled.
# A step for the director (36).
removed-step-double = Tell all four: { bridge-offender }’s { $call } does not count, and { bridge-lho } cannot accept it. { bridge-offender } makes any legal call, and { bridge-partner } must pass for the rest of the auction.
# The same, where the offender has to pass for another reason.
removed-step-double-pass = Tell all four: { bridge-offender }’s { $call } does not count, and { bridge-lho } cannot accept it. { bridge-offender } has to pass, and { bridge-partner } must pass for the rest of the auction.
# The same, where the offender has to repeat a call (31A1). $again (that call)
removed-step-double-repeat = Tell all four: { bridge-offender }’s { $call } does not count, and { bridge-lho } cannot accept it. { bridge-offender } has to repeat { $again }, and { bridge-partner } must pass for the rest of the auction.
# A step for the director (37, 38).
removed-step-both = Tell all four: { bridge-offender } and { bridge-partner } must pass for the rest of the auction, and declarer should call you before { bridge-partner } first leads.
# The same, where no lead is restricted (38D).
removed-step-both-only = Tell all four: { bridge-offender } and { bridge-partner } must pass for the rest of the auction.
# The same, where the lead of both may be restricted.
removed-step-both-lead = Tell all four: { bridge-offender } and { bridge-partner } must pass for the rest of the auction, and declarer should call you before { bridge-partner } or { bridge-offender } first leads.
# A step for the director (37).
removed-step-no-offer = Do not offer { bridge-lho } a choice: the call would have stood only if { bridge-lho } had called over it before you came (Law 37A).
# Players: a call that nobody can accept has just been made.
removed-call-director = Call the director now; do not try to correct it yourselves.
# Players and the director: LHO has called over the call that replaced the double.
removed-if-lho-called-first-above-seven = If { bridge-lho } called before the director had ruled, every call after { $the-call } is cancelled too, it is { bridge-lho }’s turn again, and no lead is restricted (Law 38D).
# Law 36A: the same of a double.
removed-if-lho-called-first = If { bridge-lho } called before the director had ruled, { $the-call } and every call after it are cancelled, it is { bridge-offender }’s turn again, and nobody is restricted (Law 36A).
# Players: the same, where it ended the auction.
removed-call-director-lead = Call the director before the opening lead; do not try to correct it yourselves.
# The same where the deal is passed out (22B).
removed-call-director-hands-back = Call the director before the hands are back in the board; do not try to correct it yourselves.
