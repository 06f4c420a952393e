### What binds whom from here on, what they may know, and when to call the director again.
### $offender, $partner, $lho (seats), $side (the offending side), $call, $replacement (calls in words), $clauses (list)

# Heading.
result-from-here = From here on
# Heading, once the auction is over.
result-lead = The lead
# Heading: irregularities that are dealt with.
result-earlier = Already settled
# LHO of an unintended call (25A) had called. $call is LHO's
result-lho-again = { bridge-lho } takes back { $call }, at no cost, and calls again.
# Law 16.
result-authorised = Everybody may use what { $call } told them.
# Law 16. $side is the offending side, $calls (list) its withdrawn calls
result-unauthorised = Withdrawn, and { -unauthorised } for { bridge-partner }: { $calls }. It must not help { bridge-side }, in the bidding or in the play; the opponents may use it.
# Law 16, after 25A. $call is LHO's
result-unauthorised-lho = { bridge-lho }’s withdrawn { $call } is { -unauthorised } for { bridge-offender } and { bridge-partner }; the opponents of { bridge-side } may use it.
# Heading.
result-afterwards = After the play
# 27D, 23C: partner stayed free.
result-review-helped = Call the director back if { bridge-side } did better than they would have done without { $call } (Law { $clauses }).
# 2017 72C, 2007 23: partner was silenced.
result-review-knew = Call the director back if it paid { bridge-side } that { bridge-partner } had to pass, and { bridge-offender } could have known that it might (Law { $clauses }).
# Any other clause.
result-review-damaged = Call the director back if you think that you were damaged (Law { $clauses }).
# One of several irregularities.
result-settled-accepted = { bridge-offender }’s { $call } was accepted, and stands.
# One of several irregularities.
result-settled-replaced = { bridge-offender } replaced { $call } by { $replacement }: no { -further-rectification }.
# One of several irregularities.
result-settled-barred = { bridge-offender } replaced { $call } by { $replacement }, and { bridge-partner } had to pass from then on.
# One of several irregularities.
result-settled-stands = { bridge-offender }’s { $call } stands.
# One of several irregularities.
result-settled-other = { bridge-offender }’s { $call } is dealt with.
# One of several irregularities.
result-settled-cancelled = { bridge-offender }’s { $call } was cancelled.
# One of several irregularities.
result-settled-cancelled-barred = { bridge-offender }’s { $call } was cancelled, and { bridge-partner } had to pass from then on.
# One of several irregularities.
result-settled-cancelled-once = { bridge-offender }’s { $call } was cancelled, and { bridge-partner } had to pass once.
# One of several irregularities.
result-settled-repeated = { bridge-offender } repeated { $call } in turn: no { -further-rectification }.
# One of several irregularities (33).
result-settled-second = { bridge-offender }’s { $call } counts as the second of two calls made at once.
# One of several irregularities (34).
result-settled-not-over = { bridge-offender }’s pass out of turn did not end the auction.
# 2017 72C, 2007 23, where partner was not silenced.
result-review-could = Call the director back if the irregularity paid { bridge-side }, and { bridge-offender } could have known that it might (Law { $clauses }).
