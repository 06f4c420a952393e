### The table of clauses: what the program rules on, what it points to, what it leaves out and why.

## An edition and a clause in prose.
## $year (String) - the edition: 2007 or 2017.
## $address (String) - the address of a clause as the book numbers it: 27B1(a).

laws-edition = The Laws of { $year }
laws-clause = Law { $address }

## What the program does with a clause.

laws-status-encoded = The program rules by it.
laws-status-cited = The program points to it; the director applies it.

## Why the program does not rule by a clause.

laws-out-not-yet = This version does not rule on it yet; the director reads it in the book.
laws-out-not-in-the-record = It turns on what players know, think, say or intend, which a record of the calls cannot hold; the director finds that out at the table.
laws-out-play = It is about the cards, the play or the score, and this program rules on calls.
laws-out-explains = It only explains, or sends to clauses that have a line of their own here.
laws-out-regulation = It leaves something to the regulating authority; see the regulations of the event.

## What each law is about. A year is in the id where the two editions give the number to different laws.

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
laws-heading-28 = Calls that count as made in rotation
laws-heading-29 = What follows a call out of rotation
laws-heading-30 = Pass out of rotation
laws-heading-31 = Bid out of rotation
laws-heading-32 = Double or redouble out of rotation
laws-heading-33 = Calls made at the same instant
laws-heading-34 = A turn lost by a pass out of rotation comes back
laws-heading-35 = Calls that can never be accepted
laws-heading-36 = Double or redouble that is not allowed
laws-heading-37 = Call by a player who has to pass
laws-heading-38 = Bid above the seven level
laws-heading-39 = Call after the final pass
laws-heading-72 = General principles: awareness of potential damage
