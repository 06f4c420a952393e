### A record that contradicts itself, although its text could be read.

# LHO accepts or declines, and nothing awaits that
record-nothing-to-accept = There is no call here that LHO could accept or decline.
# $seats (list of seats)
record-who-called = Say who called: { $seats }.
# The opening lead is faced during the auction
record-lead-before-end = The opening lead is faced, but the auction is not over.
# Law 33: $call (call) is said to be simultaneous with the event before it, which is no call
record-simultaneous-alone = No call comes right before { $call } that could have been made at the same moment.
# $number (number) how many irregularities are ruled on
record-too-many = More than { $number } irregularities in one auction: I can’t handle more. Check what you typed.
