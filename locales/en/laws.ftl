### The table of clauses: what the program rules on, what it points to, what it leaves out and why.

## The head of the table. $year (String) - the edition: 2007 or 2017.

laws-edition = The Laws of { $year }
# $year (String); $clauses (addresses), $number (one, other): how many
laws-clauses-of = { $year }: { $number ->
    [one] Law
   *[other] Laws
} { $clauses }
laws-legend =
    used: the program uses it in its rulings
    referred to: the program points to it, and the director applies it
    left out: the program does not use it; the reason is given

## What the program does with a clause: the tag in the table.

laws-status-encoded = used
laws-status-cited = referred to
laws-status-out = left out

## Why the program does not rule by a clause: the rest of the line.

laws-out-not-in-the-record = it depends on what players know, say or mean, which the director has to find out
laws-out-play = it is about the cards, the play or the score
laws-out-wrong-board = it is about cards from the wrong board
laws-out-explains = it only explains, or refers to other clauses in this list
laws-out-regulation = it leaves something to the regulations of the event
# The same as a sentence. $reason (one of these)
laws-not-used = Not used in rulings, because { $reason }.

## What each law is about. A year is in the id where the two editions give the number to different laws.

laws-heading-9 = When there has been an irregularity
laws-heading-10 = Who decides, and how choices are made
laws-heading-11 = When the right to rectification is lost
laws-heading-16 = What players may use: authorised and unauthorised information
laws-heading-17 = The auction period: who calls first, and in which order
laws-heading-18 = Bids: when a bid is sufficient
laws-heading-19 = Doubles and redoubles: when they are allowed
laws-heading-22 = How the auction ends
laws-heading-2007-23 = Awareness of potential damage
laws-heading-2017-23 = Comparable call
laws-heading-25 = Changes of call: unintended and intended
laws-heading-26 = Withdrawn calls: what declarer may do about the lead
laws-heading-27 = Insufficient bid
laws-heading-28 = Calls considered to be in rotation
laws-heading-29 = What follows a call out of rotation
laws-heading-30 = Pass out of rotation
laws-heading-31 = Bid out of rotation
laws-heading-32 = Double or redouble out of rotation
laws-heading-33 = Simultaneous calls
laws-heading-34 = The right to call, after a pass out of rotation
laws-heading-35 = Calls that are never allowed
laws-heading-36 = Double or redouble that is not allowed
laws-heading-37 = Call by a player required to pass
laws-heading-38 = Bid above the seven level
laws-heading-39 = Call after the final pass
laws-heading-72 = General principles: awareness of potential damage
