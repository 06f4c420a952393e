### Names of seats, calls, suits and clauses. They go into other messages; no reader sees them alone.

## Seats, one message for each role that a sentence can speak of. $… (seat): north, east, south, west

# A column of the diagram; any player: "West". $seat (seat)
bridge-seat = { $seat ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
# The player who made the irregular call. $offender (seat)
bridge-offender = { $offender ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
# Offender's partner. $partner (seat)
bridge-partner = { $partner ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
# The player to the offender's left. $lho (seat)
bridge-lho = { $lho ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
# Another player in the same sentence. $other (seat)
bridge-other = { $other ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
# Declarer. $declarer (seat)
bridge-declarer = { $declarer ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
# The player on opening lead. $leader (seat)
bridge-leader = { $leader ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
# A seat as it is typed: "W". $candidate (seat)
bridge-letter = { $candidate ->
    [north] N
    [east] E
    [south] S
   *[west] W
}
# A partnership. $side (north-south or east-west)
bridge-side = { $side ->
    [north-south] North–South
   *[east-west] East–West
}

## Calls

# In a sentence or a list: "West’s pass". A line begins with a capital by itself.
bridge-pass = pass
# In a sentence or a list: "West’s double".
bridge-double = double
# In a sentence or a list: "West’s redouble".
bridge-redouble = redouble
# Every call $call of a sentence has two more forms, $the-call and $a-call: "the pass stands", "changed to a pass". A
# bid has one form only: "1♥ stands".
bridge-the-pass = the pass
# The same of a double.
bridge-the-double = the double
# The same of a redouble.
bridge-the-redouble = the redouble
# One pass, not spoken of before: $a-call.
bridge-a-pass = a pass
# The same of a double.
bridge-a-double = a double
# The same of a redouble.
bridge-a-redouble = a redouble
# A cell of the diagram; at most 4 letters.
bridge-cell-pass = Pass
# A cell of the diagram; at most 4 letters.
bridge-cell-double = Dbl
# A cell of the diagram; at most 4 letters.
bridge-cell-redouble = Rdbl
# A bid, everywhere: "1♥", "3NT". $level (number), $denomination (clubs, diamonds, hearts, spades, notrump)
bridge-bid = { $level }{ $denomination ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[notrump] NT
}
# A run of bids: "2♠–7NT". $first, $last (bids in words)
bridge-run = { $first }–{ $last }
# Bids of one denomination at several levels: "2–7♣". $low (number), $last (a bid in words)
bridge-levels = { $low }–{ $last }
# The final contract: "3NT doubled". $bid (a bid in words), $doubled (no, doubled, redoubled)
bridge-contract = { $doubled ->
    [doubled] { $bid } doubled
    [redoubled] { $bid } redoubled
   *[no] { $bid }
}

## Lists

# One suit in a sentence: "hearts". $suit (clubs, diamonds, hearts, spades)
bridge-suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
# The last two of a list, of which one is chosen. $first, $last (words)
bridge-or = { $first } or { $last }
# The last two of a list, all of which are meant. $first, $last (words)
bridge-and = { $first } and { $last }
# The last two of a list whose entries have commas of their own. $first, $last (words)
bridge-or-else = { $first }; or { $last }
# A list without a word before the last, and the beginning of every longer one. $first, $last (words)
bridge-comma = { $first }, { $last }
# A clause in such a list. $clause (address)
bridge-clause = { $clause }
# One clause in a sentence: “Law 27B2”. $clauses (its address)
bridge-one-clause = Law { $clauses }
# Several: “Laws 27A1, 27B1(a)”. $clauses (list of addresses)
bridge-several-clauses = Laws { $clauses }

## Hands and how many

# Between groups of three figures.
bridge-thousands = ,
# A share of hands: "17.5%". $kind (share; whole for none or all; trace for less than a tenth; rest for all but that), $whole, $tenth
# (figures)
bridge-share = { $kind ->
    [trace] less than 0.1%
    [rest] more than 99.9%
    [whole] { $whole }%
   *[share] { $whole }.{ $tenth }%
}
# An honour in a hand: "K". $card (ace, king, queen, jack, ten)
bridge-card = { $card ->
    [ace] A
    [king] K
    [queen] Q
    [jack] J
   *[ten] T
}
# In place of the cards of a void.
bridge-no-card = –
# The cards of a suit: "♠K92". $suit (clubs, diamonds, hearts, spades), $cards (cards)
bridge-holding = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}{ $cards }
