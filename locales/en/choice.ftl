### Who chooses, and what. Headings, labels, and what stands beside them.
### $offender, $partner, $lho, $seat (seats); $call, $replacement (calls in words)

# Heading. $seat is LHO's partner
choice-lho = { bridge-lho } chooses first, without consulting { bridge-seat }
# Heading, when it is the offender's turn.
choice-offender = { bridge-offender } chooses, without consulting { bridge-partner }
# Heading, while LHO has yet to choose.
choice-offender-next = If { bridge-lho } declines, { bridge-offender } chooses
# Label.
choice-accept = Accept
# Label.
choice-decline = Decline
# Beside "Accept".
choice-accept-stands = { $call } stands, later bids need only beat { $call }, and nobody is restricted. Any call by { bridge-lho } accepts it.
# Beside "Decline".
choice-decline-replaces = { bridge-offender } must replace { $call }; the prices follow.
# Beside "Decline", for a second insufficient bid.
choice-decline-again = { $call } is cancelled. { bridge-offender } must bid enough or pass, and { bridge-partner } must pass for the rest of the auction.
# Beside "Decline", after a premature replacement; sentences with its price follow.
choice-decline-keeps = { $replacement } stands: there is no second choice.
# Beside "Decline", after a premature replacement that the director has to judge. $edition (2007 or 2017)
choice-decline-asks = { $edition ->
    [2007] { $replacement } stands: there is no second choice. The director decides whether it means the same as { $call }, or something more precise.
   *[2017] { $replacement } stands: there is no second choice. The director decides whether it is comparable to { $call }.
}
# Beside "Decline", after a premature replacement that is insufficient as well.
choice-decline-second = { $replacement } is insufficient too, and { bridge-lho } then chooses whether to accept that.
# After the price of a choice. $edition (2007 or 2017)
choice-unless-comparable = { $edition ->
    [2007] Nothing of this applies if the director finds the meaning the same or more precise.
   *[2017] None of this applies if the director finds the two calls comparable.
}
# Beside "Accept", for a change of call (25B1).
choice-change-accept = { $replacement } stands, and { $call } is withdrawn.
# Beside "Decline", for a change of call (25B2).
choice-change-decline = { $replacement } is cancelled, and { $call } stands.
# Under the choices, for a change of call.
choice-over-which = A call by { bridge-lho } accepts { $replacement } only if it was made over { $replacement }, not over the first call.
# Heading: the director judges a replacement. $edition (2007 or 2017)
choice-comparable = { $edition ->
    [2007] The director decides: does { $replacement } mean the same as { $call }, or something more precise?
   *[2017] The director decides: is { $replacement } comparable to { $call }?
}
# Heading: 25A.
choice-unintended = The director decides: was { bridge-offender }’s { $call } a slip of the hand or tongue?
# Label: the director says yes.
choice-if-yes = If so
# Label: the director says no.
choice-if-no = If not
# Beside "If so", for 25A.
choice-unintended-yes = { bridge-offender } makes the call that was meant in place of { $call }, and nobody is restricted. If { bridge-lho } has called, { bridge-lho } may call again.
# Beside "If not", for 25A, where no choice follows.
choice-unintended-no = { $call } stands as an intended call.
# Beside "If not", for 25A, where LHO then chooses. $seat is LHO's partner
choice-unintended-no-choice = { bridge-lho } chooses, without consulting { bridge-seat }; see below.
# Heading: 25A granted.
choice-substitute = { bridge-offender } puts it right
# Text under it.
choice-substitute-only = Only the call that was meant when { $call } was made; a change of mind is not allowed.
# Text under it. $side is the offending side
choice-substitute-free = If { bridge-lho } has called already, { bridge-lho } may call again. { bridge-side } may not use the call that { bridge-lho } takes back.
