### The director's own view: what to do at the table, what is still to be decided, every price.
### $offender, $partner, $lho, $seat, $declarer (seats), $side (offending side), $call, $replacement (calls in words)

# Heading over numbered steps.
director-table = At the table
director-stop = Stop the auction: nobody calls, and nobody says what was meant.
director-aside = Take { bridge-offender } away from the table. Was { $call } unintended (a mispull or a slip of the tongue)? If so, Law 25A comes first. If not: what was it meant to show?
# $seat is LHO's partner
director-explain = At the table, explain the options and what follows from each (below) to all four (Law 10C1). Then { bridge-lho } chooses without consulting { bridge-seat } (Law 10C2); tell nobody what { bridge-offender } meant.
# $edition (2007 or 2017)
director-replacements = { $edition ->
    [2007] Tell { bridge-offender }, away from the table, which calls bring no restriction on { bridge-partner }: the same denomination at the lowest level if both bids are natural beyond doubt, or a call that means the same or something more precise. Answer questions about specific calls; do not suggest any.
   *[2017] Tell { bridge-offender }, away from the table, which calls bring no restriction on { bridge-partner }: the lowest sufficient bid that shows the same denomination, or a { -comparable-call }. Answer questions about specific calls; do not suggest any.
}
# The same where partner has to pass because of an earlier irregularity.
director-replacements-barred = { $edition ->
    [2007] Tell { bridge-offender }, away from the table, which calls bring no further restriction ({ bridge-partner } has to pass in any case): the same denomination at the lowest level if both bids are natural beyond doubt, or a call that means the same or something more precise. Answer questions about specific calls; do not suggest any.
   *[2017] Tell { bridge-offender }, away from the table, which calls bring no further restriction ({ bridge-partner } has to pass in any case): the lowest sufficient bid that shows the same denomination, or a { -comparable-call }. Answer questions about specific calls; do not suggest any.
}
# The same where another irregularity of the same player may bind partner.
director-replacements-new = { $edition ->
    [2007] Tell { bridge-offender }, away from the table, which calls bring no restriction because of { $the-call }: the same denomination at the lowest level if both bids are natural beyond doubt, or a call that means the same or something more precise. The other irregularity may still bring one. Answer questions about specific calls; do not suggest any.
   *[2017] Tell { bridge-offender }, away from the table, which calls bring no restriction because of { $the-call }: the lowest sufficient bid that shows the same denomination, or a { -comparable-call }. The other irregularity may still bring one. Answer questions about specific calls; do not suggest any.
}
# The same where no bid is left either.
director-replacements-barred-by-meaning = { $edition ->
    [2007] Tell { bridge-offender }, away from the table, that only a call that means the same or something more precise brings no further restriction ({ bridge-partner } has to pass in any case). Answer questions about specific calls; do not suggest any.
   *[2017] Tell { bridge-offender }, away from the table, that only a { -comparable-call } brings no further restriction ({ bridge-partner } has to pass in any case). Answer questions about specific calls; do not suggest any.
}
# The same where no bid is left.
director-replacements-by-meaning = { $edition ->
    [2007] Tell { bridge-offender }, away from the table, that only a call that means the same or something more precise brings no restriction on { bridge-partner }. Answer questions about specific calls; do not suggest any.
   *[2017] Tell { bridge-offender }, away from the table, that only a { -comparable-call } brings no restriction on { bridge-partner }. Answer questions about specific calls; do not suggest any.
}
# 27C
director-premature = Tell { bridge-lho } what { $the-replacement } leads to before { bridge-lho } decides about { $the-call }. If { $the-call } is declined, { $the-replacement } stands and is not replaced again.
# 27C and 27B3
director-premature-double = Tell { bridge-lho } what { $the-replacement } leads to before { bridge-lho } decides about { $the-call }. If { $the-call } is declined, you decide about { $the-replacement }: it stands if it qualifies under Law 27B1(b), and is cancelled otherwise (Law 27B3).
# 27C and 27B4
director-premature-second = Tell { bridge-lho } that { $call } may be accepted, or else { $replacement }, and what follows if { bridge-lho } accepts neither: { bridge-offender } then chooses again, as stated below (Law 27B4).
director-only-pass = Tell all four: { bridge-offender } has to pass, and the pass takes the place of the irregular call. There is nothing to choose.
# As above: nobody has to pass for another reason.
director-choose = Let { bridge-offender } choose without a word from { bridge-partner }, and rule on the call that is made.
director-tell-barred = Tell all four: { bridge-partner } must pass for the rest of the auction, and declarer should call you before { bridge-partner } first leads.
# The same without a lead restriction.
director-tell-barred-only = Tell all four: { bridge-partner } must pass for the rest of the auction.
# $call is the cancelled call
director-tell-cancelled = Tell all four: { $the-call } does not count. { bridge-offender } chooses again, and { bridge-partner } must pass for the rest of the auction, even after a call that would otherwise have brought no restriction.
# $edition (2007 or 2017)
director-test = { $edition ->
    [2007] Ask { bridge-offender }, away from the table, what { $call } showed and denied, and what { $the-replacement } shows and denies. Would every hand that makes this call now also have bid { $call }?
   *[2017] Ask { bridge-offender }, away from the table, what { $the-call } was meant to show, and what { $the-replacement } shows. The same or a similar meaning, a narrower one, or the same purpose: one is enough (Law 23A). When in doubt, be generous; the score can be adjusted later.
}
# 2007 31A2.
director-test-denomination = Ask { bridge-offender }, away from the table, what { $call } was meant to show, and what { $replacement } shows. A bid that names the denomination counts (Law 31A2(a)); if { $call } was artificial, so does one that names a suit it showed (Law 29C).
# The same where both calls are alike, two doubles or two passes.
director-test-alike = Ask { bridge-offender }, away from the table, what the first { $call } was meant to show, and what the second shows. The same or a similar meaning, a narrower one, or the same purpose: one is enough (Law 23A). When in doubt, be generous; the score can be adjusted later.
# Nobody is restricted. $number (how much binds somebody already)
director-tell-free = { $number ->
    [0] Tell all four: the auction goes on, nobody is restricted, and everybody may use the information from { $call }.
   *[other] Tell all four: the auction goes on, no new restriction follows, and everybody may use the information from { $call }.
}
# The auction is over, the offending side defends
director-tell-lead = Be at the table the first time { bridge-seat } is on lead. Explain the choice to { bridge-declarer }, who decides without consulting dummy, before a card is led.
# The auction is over, the offending side declares
director-stay = Tell all four that { bridge-side } are declaring, so the restriction on their lead lapses.
# 25A
director-unintended = { $edition ->
    [2007] Ask { bridge-offender }, away from the table, what call was intended. A mispull or a slip of the tongue may be corrected if { bridge-offender } does so without pause for thought (Law 25A1); a misread auction or a change of mind may not.
   *[2017] Ask { bridge-offender }, away from the table, what call was intended. A mispull or a slip of the tongue may be corrected; a misread auction or a change of mind may not.
}
# 25B
director-over-which = Ask { bridge-lho }, away from the table, whether that next call was made over { $the-call } or over { $the-replacement }. Only a call made on purpose over { $the-replacement } accepts it; otherwise { $the-call } stands.
# Heading
director-open = Still to decide
director-open-unintended = Was { $the-call } unintended (Law 25A)?
# $edition (2007 or 2017)
director-open-comparable = { $edition ->
    [2007] Does the call that is chosen mean the same as { $the-call }, or something more precise (Law 27B1(b))?
   *[2017] Is the call that is chosen comparable to { $the-call } (Law 23A)?
}
# $edition (2007 or 2017): the assumption that a bid is natural
director-open-artificial = { $edition ->
    [2007] Is { $call } natural beyond doubt (Law 27B1(a))? This page assumes that it is.
   *[2017] Which denomination did { $call } specify (Law 27B1(a))? This page assumes the one it names.
}
# Whether a bid is free hangs on what both show. $call (the withdrawn bid), $replacement (call)
director-open-specified = What did { $call } show, and what would { $replacement } show (Law 27B1(a))?
# The same where it is taken for granted what the withdrawn bid showed. $replacement (call)
director-open-would-show = What would { $replacement } show (Law 27B1(a))?
# Heading over the full list
director-every-price = Every legal call and what follows
# Under that heading, where a bid in a suit does not spare that suit.
director-every-price-conventional = A bid that many pairs play as conventional counts here as showing no suit. A suit that the bid does show cannot be forbidden.
# Under that heading; the lines give the price of calls that do not qualify. $edition (2007 or 2017)
director-if-comparable = { $edition ->
    [2007] A call with the same or a more precise meaning brings no restriction. Otherwise:
   *[2017] A comparable call brings no restriction. Otherwise:
}
# The same where partner has to pass in any case.
director-if-comparable-barred = { $edition ->
    [2007] A call with the same or a more precise meaning brings no further restriction. Otherwise:
   *[2017] A comparable call brings no further restriction. Otherwise:
}
# Beside calls
director-nothing = No restriction on { bridge-partner }.
# Beside calls, where partner must pass for another reason
director-nothing-barred = No further restriction; { bridge-partner } has to pass in any case.
# Beside calls
director-throughout = { bridge-partner } must pass for the rest of the auction.
# Beside calls: 2017 26B. $suits (list of suits), $number (how many)
director-forbid-one = { $number ->
    [one] Declarer may forbid { $suits }.
   *[other] Declarer may forbid one suit ({ $suits }).
}
# Beside calls: 2007 26A2. $suits (list of suits), $number (how many)
director-require-or-forbid = { $number ->
    [one] Declarer may require or forbid { $suits }.
   *[other] Declarer may require or forbid one suit ({ $suits }).
}
# Beside calls: 2007 26B.
director-forbid-any = Declarer may forbid any one suit.
# Beside calls: 2007 26B and 26A2, after two withdrawn calls.
director-forbid-any-or-require = { $number ->
    [one] Declarer may forbid any one suit, or require { $suits }.
   *[other] Declarer may forbid any one suit, or require one ({ $suits }).
}
# Beside calls.
director-no-lead = No lead restriction.
# Beside calls.
director-cancelled = Cancelled. { bridge-offender } chooses again, and { bridge-partner } must pass for the rest of the auction.
# The same where no bid is left.
director-cancelled-pass = Cancelled. { bridge-offender } must pass, and { bridge-partner } must pass for the rest of the auction.
# Heading
director-differ = Where directors differ
# 2007 27B1(b)
director-differ-information = The Laws of 2007 do not say whether { $call } is unauthorised information for partner after Law 27B1(b). In practice it is treated as authorised, and Law 27D protects the other side.
# 2007 27B1
director-differ-lead = Law 27B1 of 2007 lets the auction go on without rectification, but does not mention Law 26. Some directors apply a lead restriction even so; many apply none.
# 2017 26B
director-differ-require = Law 26B was first printed with a right to require a lead; the WBF corrected it.
# 37A
director-differ-standing = The Laws do not say whether { bridge-partner } may use the information from { $the-call }, which stands under Law 37A although nobody accepted it. Some directors rule it unauthorised.
# 37, a call out of turn by a player who had to pass at the next turn
director-differ-barred-early = { bridge-offender } had to pass at the next turn; { $the-call } came before it. The Laws do not decide this. This page follows Law 37; some directors follow the Laws on calls out of turn (Laws 29 and 31).
# 30A (2007: 30A, 30B1). $edition (2007 or 2017)
director-differ-refused-pass = { $edition ->
    [2007] Law 30 does not set Law 16D aside for the declined pass. Read literally, { bridge-partner } may use the fact that { bridge-offender } has to pass, but not the reason for it; some directors let everybody use the pass.
   *[2017] Law 30A does not set Law 16C aside for the declined pass. Read literally, { bridge-partner } may use the fact that { bridge-offender } has to pass, but not the reason for it; some directors let everybody use the pass.
}
# 30A, where the refused pass was the third. $seat lost a turn; $edition (2007 or 2017)
director-differ-third-pass = { $edition ->
    [2007] The declined pass was the third in a row after a call. Some directors follow Law 17E2 instead: the auction goes back to { bridge-seat }, and nobody has to pass.
   *[2017] The declined pass was the third in a row after a call. Some directors follow Law 17D3 instead: the auction goes back to { bridge-seat }, and nobody has to pass.
}
# 27B3, then another call: two calls were withdrawn. $attempt is the cancelled one; $edition (2007 or 2017)
director-differ-cancelled = { $edition ->
    [2007] { $the-attempt } was withdrawn too, and this page applies Law 26B to it as well; some directors look at { $call } alone (Law 26A).
   *[2017] { $the-attempt } was withdrawn too. If the last call is comparable to { $call }, Law 26A lifts the restriction for { $call }, but not for { $the-attempt } (Law 26B). Some directors then apply none.
}
# 27B4: the second insufficient bid ($replacement) is accepted
director-differ-second = Nothing follows from { $replacement }, which was accepted; but { $call } was withdrawn. Many directors apply Laws 26 and 16 to { $call }; others apply neither.
# The same while LHO may still accept it
director-differ-second-open = If { $replacement } is accepted, nothing follows from it; but { $call } was withdrawn. Many directors apply Laws 26 and 16 to { $call }; others apply neither.
# 2017 25B1, where the calls may be comparable
director-differ-change = Law 25B3 makes the withdrawn { $call } unauthorised information, and Law 26A lifts that for comparable calls. Many directors still treat it as unauthorised.
# The same as after a refusal, while the pass is not refused yet. $seat lost a turn; $edition (2007 or 2017)
director-differ-third-pass-open = { $edition ->
    [2007] The pass is the third in a row after a call. If it is declined, some directors follow Law 17E2 instead: the auction goes back to { bridge-seat }, and nobody has to pass.
   *[2017] The pass is the third in a row after a call. If it is declined, some directors follow Law 17D3 instead: the auction goes back to { bridge-seat }, and nobody has to pass.
}
# 31A1, 32: another call in place of the one to be repeated
director-differ-not-repeated = Instead of repeating { $the-call }, { bridge-offender } chose { $a-replacement }, and { bridge-lho } called over it. The Laws do not say what follows. This page lets { $the-replacement } stand; some directors cancel both calls, and { bridge-offender } still has to repeat { $the-call }.
# 31A1, 32: the turn has gone. $seat passed before it
director-differ-turn-gone = { bridge-offender } has lost the turn at which { $the-call } had to be repeated. The Laws do not say what follows. Here nothing does; some directors rule at { bridge-offender }’s next turn as if { bridge-seat } had not passed.
# 31A1, 32 and a law by which the same player has to pass
director-differ-repeat-or-pass = { bridge-offender } had to repeat { $the-call }, and now has to pass as well. The Laws do not say which comes first. Here { bridge-offender } passes; some directors have { bridge-offender } repeat { $the-call } first and pass from then on.
# 28B: partner called in turn after the call out of turn, and $seat after that
director-differ-partner-first = { bridge-partner } called in turn after { $the-call }, and then { bridge-seat }. This page follows Law 28B, so { $the-call } is treated as not made; some directors apply Laws 30 to 32 to { bridge-offender }.
# 27B3: $seat called over the double that was cancelled ($attempt)
director-differ-over-double = The Laws do not say what becomes of { bridge-seat }’s { $call } over { $the-attempt }. This page cancels it as well; some directors let it stand (Law 11A).
# 27: nobody chose about the bid before the auction went on
director-differ-overtaken = { bridge-lho } has neither accepted nor declined { $call }, and the auction has gone on. The Laws do not say what follows. This page lets { $call } stand (Law 11A); some directors still let { bridge-lho } choose.
# 2007 31A2(a): the denomination is repeated, and Law 26 restricts the lead even so
director-differ-repeated-lead = Law 31A2(a) of 2007 does not name Law 26. This page applies Law 26 to the withdrawn { $call } by its own terms; some directors apply no lead restriction where the denomination is repeated.
# 2007 30C: a pass out of turn over opponents’ artificial call ($call)
director-differ-pass-over-artificial = Read literally, Law 30C of 2007 sends a pass of any artificial call to Law 31; the heading of Law 31 names only partner’s call. As { $the-call } was an opponent’s, this page follows Law 30; some directors follow Law 31.

## Readings of the Laws that a page follows, in the words of the list of readings.

director-differ-change-calls-again = { readings-change-calls-again } Here: { readings-change-calls-again-here } Others: { readings-change-calls-again-else }
director-differ-change-to-inadmissible = { readings-change-to-inadmissible } Here: { readings-change-to-inadmissible-here } Others: { readings-change-to-inadmissible-else }
director-differ-not-replaced = { readings-not-replaced } Here: { readings-not-replaced-here } Others: { readings-not-replaced-else }
director-differ-repeated-pass-lead = { readings-repeated-pass-lead } Here: { readings-repeated-pass-lead-here } Others: { readings-repeated-pass-lead-else }
director-differ-pass-of-takeout-double = { readings-pass-of-takeout-double } Here: { readings-pass-of-takeout-double-here } Others: { readings-pass-of-takeout-double-else }
director-differ-comparable-after-double = { readings-comparable-after-double } Here: { readings-comparable-after-double-here } Others: { readings-comparable-after-double-else }
director-differ-call-after-imposed-pass = { readings-call-after-imposed-pass } Here: { readings-call-after-imposed-pass-here } Others: { readings-call-after-imposed-pass-else }
director-differ-not-made-or-called-over = { readings-not-made-or-called-over } Here: { readings-not-made-or-called-over-here } Others: { readings-not-made-or-called-over-else }
director-differ-gone-on-before-ruling = { readings-gone-on-before-ruling } Here: { readings-gone-on-before-ruling-here } Others: { readings-gone-on-before-ruling-else }
director-differ-doubled-out-of-turn = { readings-doubled-out-of-turn } Here: { readings-doubled-out-of-turn-here } Others: { readings-doubled-out-of-turn-else }
director-differ-bar-begins-with-ruling = { readings-bar-begins-with-ruling } Here: { readings-bar-begins-with-ruling-here } Others: { readings-bar-begins-with-ruling-else }
director-differ-over-bid-above-seven = { readings-over-bid-above-seven } Here: { readings-over-bid-above-seven-here } Others: { readings-over-bid-above-seven-else }
