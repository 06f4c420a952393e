### A text that cannot be read. The user's own words stand above, with ^^^ under the spot.
### $word, $text (the user's own words), $call, $over (calls in words)

# First line, when no problem says it better. $number (number) of spots
shorthand-cannot-read = { $number ->
    [one] I cannot read this.
   *[other] There are { $number } places I cannot read.
}
# The same, where every word is known and something does not fit or has to be asked. $number (number) of spots, at least 2
shorthand-to-clear-up = There are { $number } things to clear up.
shorthand-unknown-word = I don’t know the word “{ $word }”.
# A word of the shorthand that lacks what belongs beside it: "dealer" without a seat
shorthand-unknown-here = I don’t understand “{ $word }” here.
# "Kari opened 1S": a player by name. What is expected, a seat, stands below
shorthand-unknown-player = I don’t know where “{ $word }” sits.
shorthand-not-a-call = “{ $word }” is not a call.
# $word (a year without an edition of its own)
shorthand-no-edition = There is no edition of { $word }: write `2007` or `2017`.
# $words (the user's own words, with commas between)
shorthand-unknown-words = I don’t know these words: { $words }.
# A pattern in place of calls: "1x", "1M"
shorthand-schematic = “{ $word }” is a pattern, not a call: write the actual call.
# "2" with no suit
shorthand-suit-missing = “{ $word }” lacks a suit or NT.
# $readings (list of readings)
shorthand-ambiguous = “{ $word }” can be read in more than one way: { $readings }.
# "I opened 1H, partner 2H": $seat (seat) is not said to have called before $word
shorthand-passed-before = Did { bridge-seat } pass before “{ $word }”? Then write that pass too. If { bridge-seat }’s turn was skipped, write `oot` after the call.
# The same in a table, in a place where nothing is written
shorthand-passed-here = Did { bridge-seat } pass where nothing is written? Then write that pass too. If { bridge-seat }’s turn was skipped, write each call with its player: `N:1H E:1S`.
# "West bid 1S out of turn". $seats (list of seats, likeliest first), $candidate (seat) the likeliest
shorthand-who-dealt = Who dealt: { $seats }? Say so first, for example `dealer { bridge-letter }`.
# "they bid 1S". $seats (list of seats)
shorthand-who-is = Which player is meant by “{ $word }”: { $seats }?
# "1S 1H ib 2H". $offender (seat) made $over, $lho (seat) calls next; $replaced, $next (shorthand) what to type
shorthand-whose-call = Whose call is { $the-call }? If { bridge-offender } put it in place of { $over }, type `> { $replaced }`; if { bridge-lho } called next, type `{ $next }`.
# The same, where no call is irregular: "1S -> P 2H"
shorthand-whose-call-changed = Whose call is { $the-call }? If { bridge-offender } put it in place of { $over }, type `changed to { $replaced }`; if { bridge-lho } called next, type `{ $next }`.
# "2H ib" over 1H
shorthand-sufficient = { $call } over { $over } is sufficient: there is nothing to rule on.
# The same, where another call of the text is irregular
shorthand-sufficient-here = { $call } over { $over } is sufficient. Leave out the mark that says otherwise.
# "1H ib" with no bid before it
shorthand-sufficient-first = { $call } is the first bid, so it cannot be insufficient. Leave out the mark that says otherwise.
# Under the line above. $text (shorthand): a likely player and the call
shorthand-say-who = If somebody called out of turn, say who: `{ $text }`.
shorthand-nothing-to-replace = “{ $word }”: no call before it is waiting to be replaced.
# $word (`cmp` or `ncmp`), after a call that replaces no other
shorthand-replaces-nothing = “{ $word }” is for a call that replaces another; the call before it does not.
# $seats (list of seats, likeliest first)
shorthand-who-called = Who called “{ $word }”: { $seats }?
# A mark or a seat that belongs to a call, and there is none
shorthand-mark-without-call = “{ $word }” has no call beside it. Write the call it belongs to.
# ">" and no call behind it
shorthand-arrow-without-call = No call follows “{ $word }”: write the call that was made instead.
# "We They" over two columns of calls: names of sides
shorthand-sides-of-table = “{ $word }” names the sides. Which player made each call? Write `N E S W` over the columns, or the player before each call: `N:1H E:1S`.
shorthand-empty = I see no auction here. Write the calls, dealer first, with `ib` after the insufficient bid: `1H P 1H ib`.
# $number (number) of characters allowed
shorthand-too-long = The text is too long: at most { $number } characters.
# $expected (list)
shorthand-expected = Expected { $expected }.
# First line: somebody asks about the play
shorthand-auction-only = I answer questions about the auction only.
# Below it
shorthand-auction-only-how = For anything in the play, such as a revoke or a lead out of turn, call the director: Laws 41 to 71 deal with it. If a call went wrong too, type the calls alone: `1H P 1H ib`.
# $text (text that would have been understood)
shorthand-did-you-mean = Did you mean `{ $text }`?

# "acc" where nothing awaits LHO's choice
shorthand-nothing-to-choose = “{ $word }”: there is no call before it that an opponent may accept or decline.
# "1S 1H acc rej". $call (call)
shorthand-accepted-already = “{ $word }”: { $the-call } has already been accepted.
# "1S 1H rej 2H acc"
shorthand-declined-already = “{ $word }”: { $the-call } has already been declined.
# "1H P X acc"
shorthand-for-nobody = “{ $word }”: nobody may accept { $the-call }. Leave it out.
# "1S 1H West accepts". $seat (seat) is said to choose, and it is for $lho (seat)
shorthand-who-chooses = “{ $word }”: it is { bridge-lho }, not { bridge-seat }, who accepts or declines here.
# "P ib". $call (call)
shorthand-not-a-bid = { $a-call } cannot be insufficient: only a bid can.
# "E:P oot" at East's turn. $seat (seat)
shorthand-in-turn = It was { bridge-seat }’s turn. Leave out the mark that says otherwise.
# "1H P E:P": the same call by the same player once more. $seat (seat), $call (call), $candidate (seat) the next player
shorthand-said-twice = { bridge-seat } has already made this call: { $call }. If another player made it, say who, for example `{ $text }`.
# "LOOT": about the play
shorthand-lead-out-of-turn = “{ $word }” is about the play. I answer questions about the auction only; call the director at the table.
# A link that holds no calls: only hands, or where they are kept
shorthand-elsewhere = This link contains no calls, and I cannot follow it. Write the calls instead.
# Prose around a table that speaks of calls
shorthand-outside-table = “{ $word }” is in the text around the table and may change the ruling. Write it under the table in calls and marks, such as `> 2H`, `acc` or `2007`, or leave it out.
# "1♥× 2♥" in a table of this program
shorthand-removed = “{ $word }”: the sign × marks a call that does not stand, but not what became of it. Write the calls in order, with what happened: `1H P 1H ib > 2H`.
shorthand-two-tables = There are two auctions. Send the one you are asking about.
# Boards in PBN, LIN or links, of which one is asked about. $number (how many), $boards (what they are called)
shorthand-several-auctions = There are { $number } auctions here: { $boards }. Which one are you asking about? Send that one alone.
# A board in PBN or LIN, or a link, without an auction
shorthand-no-calls = This board has no calls.
# Heading over what was not read or says nothing about the calls, a line each
shorthand-not-read = Left out
# Passes that nobody wrote and that were put in. $seat (seat)
shorthand-put-in = Not written, so assumed: { bridge-seat } passed.
# First line over the auction as far as it was understood, with the words that were left out below
shorthand-read-in-part = This is as much as I understood. Is it the whole auction?
# Under them. $text (the auction in shorthand)
shorthand-if-so-send = If that is the auction, send `{ $text }`.
shorthand-left-out = “{ $text }”
# Below the problems, where the auction is drawn as far as it was understood
shorthand-read-so-far = The table shows what I understood before “{ $word }”. If the rest is only talk, send the calls without it.
# "(5+H"
shorthand-lone-bracket = “{ $word }”: the other bracket is missing.

## What could have stood there. $what (the name of it)

# One entry of the list in shorthand-expected.
shorthand-thing = { $what ->
    [call] a call: pass (P), double (X), or a bid such as 2C
    [bid] a bid from 1C to 7NT
    [denomination] a suit (C D H S) or NT
    [insufficient-bid] an insufficient bid
    [seat] a seat: N, E, S or W
    [irregular-call] an irregular call
    [edition] an edition: 2007 or 2017
    [board-number] a board number
    [bracket] the other bracket
    [shorter-text] a shorter text
   *[mark] a mark after a call: ib, acc, rej, > 2H, changed to 2H, cmp, ncmp or mispull
}

## One way to read a text. $kind (the name of it), $what (a call, suits, a seat, a year)

# One entry of the list in shorthand-ambiguous.
shorthand-reading = { $kind ->
    [call] { $what }
    [opponents-call] { $what } by an opponent
    [all-pass] everybody passes
    [separator] only a mark between two calls
    [shows] the call before it shows { $what }
    [shows-notrump] the call before it shows notrump
    [meaning] what the call before it means
    [unintended] unintended (a mispull)
    [change] a change of mind
    [next] the next player’s call
    [first] the first call
    [last] a call after the others (then write it last)
    [dealer] { $what } dealt
    [edition] the Laws of { $what }
    [seat] { $what }
    [skipped] a turn that { $what } lost
    [called-by] that { $what } made the call before it
    [describes] what { $what } means
    [accepts] LHO accepts
    [declines] LHO declines
    [so] a claim that it is so
    [not-so] a claim that it is not
    [remark] just a remark
    [doubt] a doubt about the call before it
    [contract] the final contract
    [agreement] an agreement, not a call
   *[no-level] a bid without its level
}
