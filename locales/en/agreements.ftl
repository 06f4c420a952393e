### Agreements: what was taken from a pair's system, for the director; and why a file cannot be read.
### $offender, $partner, $seat (seats), $call, $over, $replacement (calls in words)

# The director's page: heading over what was taken for granted about withdrawn calls; under each stands what it shows.
agreements-taken = From the agreements: ask the offender, away from the table, whether this was meant
# $seat is RHO, $over RHO's call
agreements-rho = { bridge-offender }’s { $call } was read as if { bridge-seat } had not called { $over }.
# $call is the bid; several calls of the opponents were overlooked
agreements-opponents = { bridge-offender }’s { $call } was read as if both opponents had passed.
# No call before it was seen
agreements-opening = { bridge-offender }’s { $call } was read as an opening bid.
# $over is what partner bid
agreements-partner = { bridge-offender }’s { $call } was read as if { bridge-partner }’s { $over } had been a level lower.
# $replacement is the call a level higher
agreements-level = { bridge-offender }’s { $call } was read as { $replacement }, at the wrong level.
# A call out of turn
agreements-as-it-is = { bridge-offender }’s { $call } was read as what it shows in this auction.
# Beside the above. $calls (list): calls by which such hands are shown instead
agreements-left = Hands for { $calls } are left out.
# A file that cannot be read: one problem. $line (number), $from, $to (numbers, from 1): the place, $number (of characters: one or other), $text (a sentence)
agreements-place = Line { $line }, { $number ->
    [one] character { $from }
   *[other] characters { $from } to { $to }
}: { $text }
# The same for the text as a whole. $line (number), $text (a sentence)
agreements-place-line = Line { $line }: { $text }
# One problem. $kind (its kind), $word (the user's own words), $number (number): a limit
agreements-problem = { $kind ->
    [empty_text] Nothing here says what a call shows. Write [opening], and under it 1NT = 15-17 bal.
    [too_much] This is too long: I read at most { $number } characters.
    [too_many_calls] There are too many calls: I read at most { $number }.
    [no_section] First say in which auction: [opening], [1M], [1D (1S)].
    [bad_head] “{ $word }” is not an auction. Write [1D (1S)]: calls in square brackets, the opponents’ in round ones.
    [not_a_call] “{ $word }” is not a call. Write 1NT, 2C, 3M, X or P.
    [not_possible] “{ $word }” cannot be called there.
    [no_equals] “=” is missing. Write the call, = and its meaning: 1NT = 15-17 bal.
    [which_suit] Nothing says which suit “{ $word }” stands for: the heading of the section needs M or m.
    [not_described] “{ $word }” leaves out a call that this section does not describe.
    [circle] “{ $word }” leaves out a call that leaves out this one.
   *[too_long] “{ $word }” leaves out too much to be written down. Put it more simply.
}
# --agreements with something that is neither a system nor a file. $word (text), $names (the systems)
agreements-unknown = “{ $word }” is not a known system or a readable file. Known systems: { $names }
# director-please agreements: one system. $name (its name)
agreements-preset = { $name }: { $name ->
    [five-card-majors] Five-card majors, strong notrump, weak twos, inverted minors.
    [acol] Acol: four-card majors, weak notrump, strong jump shifts, weak twos.
    [strong-club] Strong club: 1♣ 16+, any shape, five-card majors 11–15, notrump 13–15.
   *[norwegian] Norwegian standard: five-card majors, 1NT 15–17, four-card diamonds, 2♣ the only forcing opening, weak twos.
}
