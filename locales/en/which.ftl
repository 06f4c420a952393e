### A player called twice, and the player on the left has called: which law rules, the director finds out.
### $offender, $partner, $lho (seats); $side (the offending side); $call (the first call), $replacement (the second), $over (LHO’s)

## Law 25 or Law 29: a correction or a new call. Example: 1S 1H ib S:P E:2H

# Players. The headline.
which-corrects = { bridge-offender } has called again after { bridge-lho }’s { $over }: call the director, who will find out whether { $the-replacement } corrects { $the-call } or is a new call.
# The director. The headline.
which-corrects-director = { bridge-offender } has called again after { bridge-lho }’s { $over }: find out whether { $the-replacement } corrects { $the-call } or is a new call.
# Players. The headline, where both calls are alike.
which-again = { bridge-offender } has made the same call again ({ $call }) after { bridge-lho }’s { $over }: call the director, who will find out whether it only repeats the first call or is a new call.
# The director. The same.
which-again-director = { bridge-offender } has made the same call again ({ $call }) after { bridge-lho }’s { $over }: find out whether it only repeats the first call or is a new call.
# Heading.
which-heading = The director decides: does { $the-replacement } correct the first call, or is it a new call?
# The same, where both calls are alike.
which-heading-again = The director decides: does the second { $call } only repeat the first, or is it a new call?
# Label, where both calls are alike (25B).
which-repeats = It only repeats the first { $call }
# Beside it.
which-either = { $the-call } stands, whichever of the two counts.
# Label (25A).
which-slip = It corrects { $the-call }, a mispull or a slip of the tongue
# Beside it.
which-slip-stands = { $the-replacement } takes its place, as if it had been made at once.
# After that.
which-takes-back = { bridge-lho } may make another call in place of { $the-over }; { bridge-side } may not use what is then withdrawn.
# Label (25B).
which-intended = It corrects { $the-call }, which was intended
# Label, where it makes no difference whether the first call was intended.
which-corrected = It corrects { $the-call }
# Beside it, while LHO has yet to choose.
which-if-accepted = It stands only if { bridge-lho } now accepts it, and the first call is then withdrawn; otherwise it is cancelled, and the first call stands.
# After that.
which-goes = The call that does not stand is { -unauthorised } for { bridge-partner }.
# After that.
which-lead = If { bridge-side } defend, declarer may be able to restrict { bridge-seat }’s first lead.
# Label.
which-new = It is a new call
# Beside it, while LHO has yet to choose (29A).
which-out-of-turn = It is out of turn. { bridge-lho } may accept it, and it then stands.
# Label.
which-new-declined = It is a new call, and { bridge-lho } declines it
# Beside it, once LHO has accepted (29A).
which-accepted = It was out of turn, but { bridge-lho } has accepted it, so it stands.
# Beside it, once LHO has declined (29B).
which-cancelled = It was out of turn and was not accepted, so it is cancelled.
# The director’s next question is about it.
which-asked-next = It was out of turn, and the answer to the next question decides what follows.
# Heading: what follows a refusal.
which-declined = If it is a new call and { bridge-lho } declines it, { bridge-offender } chooses when it is { bridge-offender }’s turn
# Heading, once LHO has declined.
which-later = If it is a new call, { bridge-offender } chooses when it is { bridge-offender }’s turn
# Below any other heading that follows.
which-only-new = Only if it is a new call:
# A step for the director, where both calls are alike.
which-step-repeats = Ask { bridge-offender }, away from the table, whether the second { $call } was meant as a repetition of the first or as a new call.
# A step for the director.
which-step-corrects = Ask { bridge-offender }, away from the table, whether { $the-replacement } was meant as a correction of the first call or as a new call.

## Law 25B1 or Law 29A: over which of two calls out of turn LHO called. Example: 1H S:P S:2H W:X

# The director. The headline.
which-over-asked-director = { bridge-offender } called twice. Decide: did { bridge-lho } call over { $the-call } or over { $the-replacement }?
# Players. The headline.
which-over-asked = { bridge-offender } called twice. Call the director now: did { bridge-lho } call over { $the-call } or over { $the-replacement }?
# Heading.
which-over-heading = The director decides: did { bridge-lho } call over { $the-call } or over { $the-replacement }?
# Label.
which-over = Over { $the-call }
# The same where partner has called in turn since. Example: 1H W:P E:2D N:P. The director. The headline.
which-over-partners-director = { bridge-lho } has called. Decide: was it over { bridge-offender }’s { $call } or over { bridge-partner }’s { $replacement }?
# Players. The headline.
which-over-partners = { bridge-lho } has called. Call the director now: was it over { bridge-offender }’s { $call } or over { bridge-partner }’s { $replacement }?
# Heading.
which-over-partners-heading = The director decides: did { bridge-lho } call over { bridge-offender }’s { $call } or over { bridge-partner }’s { $replacement }?
# What stands.
which-over-stands = { bridge-seat }’s { $call } stands, and { bridge-partner }’s { $replacement } is cancelled.
# Label.
which-over-theirs = Over { bridge-seat }’s { $call }
# A step for the director.
which-step-over = Ask { bridge-lho }, away from the table, whether the call was made over { $the-call } or over { $the-replacement }.
