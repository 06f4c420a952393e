### The quiz: what is asked, the choices, and the answer: why it is right, and what is against the others.
### $offender, $partner, $lho, $seat, $declarer (seats); $side (side); $call, $replacement, $over (calls in words)
### $nth (which of the player’s calls of that name; 0 where the name alone tells); $clauses (list); $suits (list), $number (how many, or the level); $edition (2007 or 2017)

## What happened, a sentence each, under the auction

# $which (kind of the question), $edition (2007 or 2017), $number (0 to 3)
quiz-title = { $which ->
    [accepts] Who may accept? Laws of { $edition }, level { $number }
    [order] Is it in order? Laws of { $edition }, level { $number }
    [passes] Who must pass? Laws of { $edition }, level { $number }
    [free] What leaves partner unrestricted? Laws of { $edition }, level { $number }
    [lead] The lead. Laws of { $edition }, level { $number }
    [clause] Which clause? Laws of { $edition }, level { $number }
    [contract] The contract. Laws of { $edition }, level { $number }
    [comparable] { $edition ->
        [2007] Same or more precise? Laws of 2007, level { $number }
       *[2017] Comparable? Laws of 2017, level { $number }
    }
    [irregular] Find the irregularity. Laws of { $edition }, level { $number }
   *[editions] From 2007 to 2017, level { $number }
}
# The first sentence.
quiz-dealt = { bridge-seat } was dealer.
# What was wrong with a call. $which (what)
quiz-was = { $which ->
    [insufficient] { result-call } was insufficient.
    [not-allowed] { result-call } was not allowed.
    [after-the-end] { result-call } came after the final pass.
   *[slip] The director found that { result-call } was unintended.
}
# A call out of turn. $seat: whose turn it was
quiz-was-out-of-turn = { result-call } was out of turn; it was { bridge-seat }’s turn to call.
# Law 34. $seat: whom the passes had skipped
quiz-went-back = With the other two passes that made three in a row, but { bridge-seat } had been skipped: the auction went back to { bridge-seat }.
# Law 34: who passed after that. $number (how many of them), $seat, $lho, $partner: the first, the second and the third
quiz-passed-on = { $number ->
    [one] { bridge-seat } passed as well; that pass was cancelled too.
    [2] { bridge-seat } and { bridge-lho } passed as well; those passes were cancelled too.
   *[other] { bridge-seat }, { bridge-lho } and { bridge-partner } passed as well; those passes were cancelled too.
}
# When a call out of turn was made: the call before it.
quiz-just-before = The call before it was { bridge-seat }’s { $call }.
# When a call out of turn was made: it was the first of all.
quiz-nobody-had-called = Nobody had called yet.
# Law 28A. $seat had to pass
quiz-called-first = { bridge-seat } had to pass; without waiting for that pass, { bridge-offender } called: { $call }.
# Law 28B. $which (what the offender did), $seat: whose turn it was
quiz-in-turn-afterwards = { $which ->
    [passed] { bridge-offender } passed although it was { bridge-seat }’s turn; { bridge-seat } then called before anyone had said a word.
    [doubled] { bridge-offender } doubled although it was { bridge-seat }’s turn; { bridge-seat } then called before anyone had said a word.
    [redoubled] { bridge-offender } redoubled although it was { bridge-seat }’s turn; { bridge-seat } then called before anyone had said a word.
   *[bid] { bridge-offender } bid { $call } although it was { bridge-seat }’s turn; { bridge-seat } then called before anyone had said a word.
}
# A bid or double by a player who had to pass.
# $which (what they did)
quiz-should-have-passed = { $which ->
    [doubled] { bridge-offender } had to pass, but doubled.
    [redoubled] { bridge-offender } had to pass, but redoubled.
   *[bid] { bridge-offender } had to pass, but bid { $call }.
}
# Law 38.
quiz-bid-above-seven = { bridge-offender } bid { $call }.
# Law 25A does not apply.
quiz-no-slip = { bridge-offender } claimed that { $the-call } was unintended; the director found that it was intended.
# Law 25B.
# $which (what the first call was)
quiz-changed = { $which ->
    [passed] { bridge-offender } passed on purpose, and at once changed that to { $a-replacement }.
    [doubled] { bridge-offender } doubled on purpose, and at once changed that to { $a-replacement }.
    [redoubled] { bridge-offender } redoubled on purpose, and at once changed that to { $a-replacement }.
   *[bid] { bridge-offender } bid { $call } on purpose, and changed it at once to { $a-replacement }.
}
# What LHO has chosen about a call. $which (what)
quiz-chosen = { $which ->
    [accepted] { bridge-lho } accepted { $the-call }.
   *[refused] { bridge-lho } did not accept { $the-call }.
}
# The offender's call in place of the other one.
# $which (what they did)
quiz-replaced = { $which ->
    [again] { bridge-offender } then made the same call again.
    [passed] { bridge-offender } passed instead.
    [doubled] { bridge-offender } doubled instead.
    [redoubled] { bridge-offender } redoubled instead.
   *[bid] { bridge-offender } bid { $replacement } instead.
}
# Law 27C: a call in place of the irregular bid before LHO had chosen.
quiz-premature = { bridge-offender } changed it to { $a-replacement } before the director was called.
# Law 27B3: what was called in place of a double that was cancelled. $which (what), $call (the double)
quiz-after-double = { $which ->
    [passed] The director cancelled { $the-call }, and { bridge-offender } then passed.
    [doubled] The director cancelled { $the-call }, and { bridge-offender } then doubled.
    [redoubled] The director cancelled { $the-call }, and { bridge-offender } then redoubled.
   *[bid] The director cancelled { $the-call }, and { bridge-offender } then bid { $replacement }.
}
# Law 25A: the call that was intended.
quiz-corrected = { bridge-offender } then made the intended call: { $replacement }.
# Law 25A: too late, because partner had called. $over: that call, $replacement: what was intended
quiz-said-too-late = Only after { bridge-partner }’s { $over } did { bridge-offender } say that { $the-call } was a slip: the intended call was { $replacement }.
# Law 25A: LHO had called over the slip.
quiz-took-back = { bridge-lho } had called over the slip ({ $call }), and then took that call back.
# What artificial calls showed. $calls (list of calls)
quiz-showed = { $calls } showed { $suits }.
# What artificial calls showed. $calls (list of calls), $number (how many)
quiz-showed-nothing = { $number ->
    [one] { $calls } was artificial and showed no suit.
   *[other] { $calls } were artificial and showed no suit.
}
# The insufficient bid was artificial: what comes in its place.
quiz-new-bid-natural = A new bid in a suit would be natural.

## What is asked, as the last of those sentences

# About a call, which may be in order. $which (the kind of the question)
quiz-ask-call = { $which ->
    [accepts] Who may accept { result-call }?
    [order] Is { result-call } in order?
   *[clause] Which clause decides what follows from { result-call }?
}
# About the table. $which (the kind of the question)
quiz-ask = { $which ->
    [passes] Who must pass from here on, and for how long?
    [contract] What is the contract, and who is declarer?
    [irregular] Which call, if any, was irregular?
   *[editions] Who must pass from here on, and what changed in 2017?
}
# The choices are calls.
quiz-ask-free = Which call in place of { $call } is certain to leave { bridge-partner } unrestricted, without any decision by the director?
# $declarer plays, $seat is the offender's partner
quiz-ask-lead = What may { bridge-declarer } do the first time { bridge-seat } is on lead?
# The replacement, where it may have the name of the withdrawn call.
quiz-new-call = { $replacement ->
    [pass] { $call ->
        [pass] the second pass
       *[other] { $the-replacement }
    }
    [double] { $call ->
        [double] the second double
       *[other] { $the-replacement }
    }
    [redouble] { $call ->
        [redouble] the second redouble
       *[other] { $the-replacement }
    }
   *[other] { $the-replacement }
}
# The withdrawn call, where the replacement may have its name.
quiz-old-call = { $call ->
    [pass] { $replacement ->
        [pass] the first
       *[other] { $the-call }
    }
    [double] { $replacement ->
        [double] the first
       *[other] { $the-call }
    }
    [redouble] { $replacement ->
        [redouble] the first
       *[other] { $the-call }
    }
   *[other] { $the-call }
}
# $edition (2007 or 2017)
quiz-ask-comparable = { $edition ->
    [2007] Does { quiz-new-call } mean the same as { quiz-old-call }, or something more precise?
   *[2017] Is { quiz-new-call } comparable to { quiz-old-call }?
}
# The last line, set small.
quiz-all-natural = Calls are natural unless stated otherwise.

## The choices. At most 80 characters, so that they fit on a button

# Before each choice: "A". $text (a letter)
quiz-letter = { $text }
# Who may accept. $which (who)
quiz-acceptor = { $which ->
    [seat] { bridge-seat }, and nobody else
    [nobody] Nobody: such a call cannot be accepted
   *[nothing] Nobody: the call is in order
}
# Is the call in order? $which (what is wrong, if anything)
quiz-fault = { $which ->
    [none] Yes
    [insufficient] No, it is insufficient
    [out-of-turn] No, it was not { bridge-seat }’s turn
    [not-allowed] No, { $the-call } is not allowed here
    [had-to-pass] No, { bridge-seat } had to pass
    [above-seven] No, nobody can bid above seven
   *[after-the-end] No, the auction was over
}
# Who has to pass. $which (how long)
quiz-bar = { $which ->
    [nobody] nobody
    [once] { bridge-seat }, at the next turn only
    [throughout] { bridge-seat }, for the rest of the auction
    [both] { bridge-side }, both of them, for the rest of the auction
   *[repeats] nobody, but { bridge-seat } must repeat the call ({ $call })
}
# Which call leaves partner free.
quiz-call = { $replacement }
# Which call leaves partner free. $edition (2007 or 2017)
quiz-none = { $edition ->
    [2007] No call is certain: it depends on its meaning
   *[2017] No call is certain: it depends on whether it is comparable
}
# What declarer may do about the lead. $which (what), $number (how many suits)
quiz-lead = { $which ->
    [nothing] Nothing: there is no lead restriction
    [forbid] { $number ->
        [one] Forbid { $suits }
        [4] Forbid any one suit
       *[other] Forbid one suit: { $suits }
    }
   *[require] { $number ->
        [one] Require or forbid { $suits }
       *[other] Require or forbid one suit: { $suits }
    }
}
# A contract and who plays it.
quiz-contract = { $contract }, declarer { bridge-declarer }
# How alike two calls are. $which (how)
quiz-likeness = { $which ->
    [within] Yes: every hand for { quiz-new-call } also fits { quiz-old-call }
    [similar] Yes: not every hand for { quiz-new-call } fits { quiz-old-call }, but they are similar
    [other-strength] No: many hands for { quiz-new-call } are too weak or too strong for { quiz-old-call }
   *[other-shape] No: many hands for { quiz-new-call } have the wrong distribution for { quiz-old-call }
}
# A call of the auction.
quiz-spot = { bridge-seat }’s { $call }
# No call of the auction.
quiz-all-in-order = None: every call is in order

## The answer

# Who has to pass under both editions. $which (how long)
quiz-unchanged = No change: { quiz-bar }
# Who has to pass under an edition. $which (how long)
quiz-under = { $edition }: { quiz-bar }.
# The first line. $which (whether somebody has answered, and how), $chosen (their letter), $text (the right letter)
quiz-answer = { $which ->
    [right] Correct: { $text }.
    [wrong] Not quite. You answered { $chosen }; the answer is { $text }.
   *[unanswered] The answer is { $text }.
}
# Heading. $which (over what)
quiz-heading = { $which ->
    [why] Why
    [why-not] Why not the others?
    [turn] What would change the answer
   *[laws] The Laws
}
# After a reason: the clause.
quiz-see = { $clauses }.
# Label of a clause, beside one of the other edition.
quiz-clause-of = { $clauses } of { $edition }

## Why a choice is wrong, beside its letter

# What would have to be otherwise, below. $which (what), $other: another player who does something
quiz-condition = { $which ->
    [edition] the Laws of { $edition } applied
    [accepted] { bridge-seat } had accepted { $the-call }
    [refused] { bridge-seat } had not accepted { $the-call }
    [refused-passed] { bridge-seat } had not accepted { $the-call }{ quiz-and } { bridge-other } had then passed
    [refused-replaced] { bridge-seat } had not accepted { $the-call }{ quiz-and } { bridge-other } had passed instead
    [refused-passed-on] { bridge-seat } had not accepted { $the-call }{ quiz-and } everyone up to and including { bridge-other } had then passed
    [refused-unlike] { $edition ->
        [2007] { bridge-seat } had not accepted { $the-call }{ quiz-and } { bridge-other }’s next call had been { $replacement }
       *[2017] { bridge-seat } had not accepted { $the-call }{ quiz-and } { bridge-other }’s next call had been { $replacement } (not comparable: another meaning)
    }
    [refused-less-precise] { bridge-seat } had not accepted { $the-call }{ quiz-and } { bridge-other }’s next call had been { $replacement } (another meaning, and not a more precise one)
    [refused-acted] { bridge-seat } had not accepted { $the-call }, { bridge-other } had bid { $replacement }{ quiz-and } { bridge-offender } had then passed
    [acted] { bridge-other } had bid { $replacement }{ quiz-and } { bridge-offender } had then passed
    [called-since] { bridge-seat } had passed before the slip was noticed
    [both-called-since] { bridge-other } and { bridge-seat } had passed before the slip was noticed
    [corrected-before] { bridge-seat } had corrected { $the-call } to { $replacement } before { bridge-other } called
    [passed] { bridge-seat } had passed instead
    [doubled] { bridge-seat } had doubled instead
    [redoubled] { bridge-seat } had redoubled instead
    [comparable] { $edition ->
        [2007] { $the-replacement } meant the same as { $the-call }, or something more precise
       *[2017] { $the-replacement } were comparable to { $the-call }
    }
    [not-comparable] { $edition ->
        [2007] { $the-replacement } meant neither the same as { $the-call } nor something more precise
       *[2017] { $the-replacement } were not comparable to { $the-call }
    }
    [called-over] { bridge-seat } had called over { $the-call } before the director was called
    [not-called-over] the director had been called before { bridge-seat } called over { $the-call }
    [called] { bridge-seat } had made that call, not { bridge-other }
    [bid-for] { bridge-seat } had bid { $call }, not { $replacement }
    [bid-not-doubled] { bridge-seat } had bid { $call } instead of doubling
    [bid-not-redoubled] { bridge-seat } had bid { $call } instead of redoubling
    [passed-for] { bridge-seat } had passed instead of bidding { $replacement }
    [passed-not-doubled] { bridge-seat } had passed instead of doubling
    [passed-not-redoubled] { bridge-seat } had passed instead of redoubling
    [bid-over] { bridge-seat } had bid { $call } instead of { quiz-that-pass }
    [doubled-over] { bridge-seat } had doubled instead of { quiz-that-pass }
    [bid-after-skip] { bridge-seat } had bid { $call } over { bridge-offender }’s pass, so that { bridge-other } lost that turn
    [doubled-after-skip] { bridge-seat } had doubled over { bridge-offender }’s pass, so that { bridge-other } lost that turn
    [passed-first] { bridge-seat } had passed first
    [two-passed-first] { bridge-seat } and { bridge-other } had passed first
    [three-passed-first] the other three had passed first
    [unintended] { bridge-seat } had not intended { $the-call }
    [corrected] { $the-call } had been declined and replaced with { $replacement }
   *[bid] { bridge-seat } had bid { $call } instead
}
# Which of a player's passes. $nth (which of them; 0 where there is one)
quiz-that-pass = { $nth ->
    [0] passing
    [1] the first pass
    [2] the second pass
    [3] the third pass
   *[other] pass number { $nth }
}
# Before the second half of a condition. $form (whether a third follows it)
quiz-and = { $form ->
    [end] ,
    [on] ,
   *[turn] , and
}
# A choice that would be right then, or an answer that follows. $form (which of the two), $side: who then declares
quiz-if = { $form ->
    [right] That would be right if { quiz-condition }.
    [end] If { quiz-condition }, and everyone had then passed:
    [on] If { quiz-condition }, and { bridge-side } had still played the contract:
   *[turn] If { quiz-condition }:
}
# The same, where a bid would have shown something else.
quiz-turn-shows = If { $call } had shown { $suits }:
# The same, of what a call would have meant. $condition (list)
quiz-turn-means = If { $the-call } had shown { $condition }:
# The clause rules on something else. $says is what it says, as a sentence.
quiz-other-case = Another case. { $says }
# How it really is under an edition. $which (how long)
quiz-true = Under the Laws of { $edition }: { quiz-bar }.
# Nobody has to repeat a call. $which (why), $seat: the player on the offender's right
quiz-no-repeat = { $which ->
    [turn] The call must be repeated only if it was { bridge-seat }’s turn and { bridge-seat } then passed.
    [in-turn] The call would have had to be repeated only if { bridge-seat }, whose turn it was, had passed.
   *[not-allowed] A { $call } that was not allowed cannot be repeated.
}
# Nothing is wrong. $which (whether anybody doubled)
quiz-all-regular = { $which ->
    [doubled] Every call was made in turn, every bid was high enough, and every double was allowed.
   *[bid] Every call was made in turn, and every bid was high enough.
}
# A call out of turn. $seat: whose turn it was; $which (who that is to the offender)
quiz-turn-of = { $which ->
    [left] It was the turn of { bridge-seat }, { bridge-offender }’s left-hand opponent.
    [right] It was the turn of { bridge-seat }, { bridge-offender }’s right-hand opponent.
   *[partner] It was the turn of { bridge-seat }, { bridge-offender }’s partner.
}
# Law 34. $seat: whom the passes had skipped; $over: the call that they followed
quiz-never-in-turn = { bridge-seat } was skipped after { $the-over }, and nobody bid or doubled after that: those passes did not end the auction, and { bridge-seat } gets the turn back.
# Law 28. $which (why the call counts, or not), $seat: whose turn it was, or who had to pass
quiz-counts = { $which ->
    [pass] { bridge-seat } could do nothing but pass, so { bridge-offender }’s { $call } counts as made in turn.
   *[turn] { bridge-seat } called in turn before the director was called, so { bridge-offender }’s { $call } counts as never made.
}
# LHO has accepted a call, but not by calling.
quiz-still-to-call = { bridge-lho } had accepted in words only, which does not use up a turn: { bridge-lho } still had to call.
# Laws 27B3 and 27B4: what the offender called after a call that was cancelled does not matter. $which (what that was)
quiz-cancelled-first = { $which ->
    [doubled] { bridge-offender } doubled first, and that decides, whatever { bridge-offender } called afterwards.
   *[bid] { bridge-offender }’s second bid was too low as well, and that decides, whatever { bridge-offender } called afterwards.
}
# Who may accept.
quiz-lho-may = Only the player on { bridge-offender }’s left may accept: { bridge-lho }.
# What follows if LHO passes over a pass that would be the third in a row. $seat: who was skipped
quiz-pass-goes-back = If { bridge-lho } passes, the auction goes back to { bridge-seat }; only a bid, double or redouble by { bridge-lho } takes that turn away.
# A call out of turn. $which (what the player in turn did)
quiz-rho = { $which ->
    [passed] { bridge-seat }, whose turn it was, passed.
   *[acted] { bridge-seat }, whose turn it was, did not pass.
}
# A call that nobody can accept. $which (whether LHO called over it)
quiz-called-over = { $which ->
    [called] { bridge-lho } called over { $the-call } before the director was called.
    [accepted] { bridge-lho } called over { $the-call }, which accepted it.
   *[not-called] { bridge-lho } had not called over { $the-call }.
}
# Who may accept.
quiz-nobody-can-accept = { $the-call } can never stand, whatever the opponents would like.
# Law 25B.
quiz-is-a-change = { bridge-offender } had already called; { $the-call } is a change of that call.
# Whether a player has or had to pass, and for how long. $which (whether, or how long)
quiz-barred = { $which ->
    [once] { bridge-seat } has to pass at one turn only.
    [throughout] { bridge-seat } has to pass for the rest of the auction, not only at the next turn.
    [was] { bridge-seat } was required to pass, and did not.
    [not] Nothing required { bridge-seat } to pass.
    [innocent] { bridge-seat }’s side did nothing wrong.
    [stands] { bridge-seat }’s call stands, but that does not lift the restriction: { bridge-seat } still has to pass.
    [too] { bridge-seat } has to pass as well.
   *[spent] { bridge-seat } had to pass at one turn only, and that turn is over.
}
# Why an irregularity does not bind a player. $which (what became of it, or whom it can bind), $edition (2007 or 2017)
quiz-binds = { $which ->
    [accepted] { result-call } was accepted: nothing follows from it.
    [lowest] { $edition ->
        [2007] { bridge-offender }’s { $replacement } was the lowest sufficient bid in the same denomination as { $the-call }, so { bridge-partner } was never barred.
       *[2017] { bridge-offender }’s { $replacement } was the lowest sufficient bid that shows the same denomination as { $the-call }, so { bridge-partner } was never barred.
    }
    [comparable] { $edition ->
        [2007] { quiz-new-call } meant the same as { quiz-old-call }, or something more precise: { bridge-partner } was never barred.
       *[2017] { quiz-new-call } was comparable to { quiz-old-call }: { bridge-partner } was never barred.
    }
    [again] { bridge-offender } made the same call again ({ $call }): { bridge-partner } was never barred.
    [partner] { result-call } could bar only { bridge-partner }, the partner, never { bridge-offender }.
    [self] { result-call } could bar only { bridge-offender }, never the partner.
    [called-over] { bridge-lho } called over { result-call } before the director was called: then { bridge-partner } is not barred.
    [stands] { bridge-lho } called over { result-call }, so it stands, and nobody is barred because of it.
    [slip] An unintended call bars nobody: it is corrected, or it stands.
   *[change] { bridge-offender } could not change the call: the first one stands, and that bars nobody.
}
# Why it is not both partners who have to pass.
quiz-both-pass = Both partners are barred only by a call from a player who had to pass, or by a bid above seven.
# Law 25A: a slip that stands.
quiz-too-late = { bridge-partner } has called since: it is too late to correct it.
# A call before the dealer's, $seat. $which (who that is for the offender)
quiz-dealer-first = { $which ->
    [left] { bridge-seat }, { bridge-offender }’s left-hand opponent, was dealer, and the dealer calls first.
    [right] { bridge-seat }, { bridge-offender }’s right-hand opponent, was dealer, and the dealer calls first.
   *[partner] { bridge-seat }, { bridge-offender }’s partner, was dealer, and the dealer calls first.
}
# A bid that is sufficient, or not. $over: the last bid before it, $seat: whose that was. $which (whether it is)
quiz-beats = { $which ->
    [beats] { $call } beats { bridge-seat }’s { $over }.
   *[not] { $call } does not beat { bridge-seat }’s { $over }.
}
# $call: a double or redouble. $seat: who made it. $over: the last bid before it. $which: whose that was, and how it stood
quiz-last-bid-was = { $which ->
    [no-bid] Nobody had bid yet.
    [own] The last bid before { $the-call }, { $over }, came from { bridge-seat }’s own side.
    [theirs] The last bid before { $the-call }, { $over }, came from an opponent of { bridge-seat }, and nobody had doubled it.
    [ours] The last bid before { $the-call }, { $over }, came from { bridge-seat }’s own side, and nobody had doubled it.
    [theirs-doubled] The last bid before { $the-call }, { $over }, came from an opponent of { bridge-seat }, and it had been doubled.
    [ours-doubled] The last bid before { $the-call }, { $over }, came from { bridge-seat }’s own side, and it had been doubled.
   *[redoubled] The last bid before { $the-call }, { $over }, had already been redoubled.
}
# Whether the auction had ended. $which (whether, or that it was nobody's turn), $over: the last bid
quiz-over = { $which ->
    [was] Three passes in turn had followed { $over }.
    [turn] Once the auction is over, it is nobody’s turn.
   *[not] Three passes in turn after the last bid end an auction, and there had not been three.
}
# The replacement, where nobody had to judge. $edition (2007 or 2017)
quiz-not-comparable = { $edition ->
    [2007] { $the-replacement } means neither the same as { $the-call } nor something more precise.
   *[2017] { $the-replacement } is not comparable to { $the-call }.
}
# A call in place of the insufficient bid: partner has to pass after it.
quiz-other-denomination = { $call } shows another denomination: { bridge-partner } must then pass for the rest of the auction.
# Distribution or strength of two calls. $condition (of the new call), $wider (of the withdrawn one), $which (how they compare)
quiz-part = { $which ->
    [same] Both calls show { $condition }.
    [shape] A hand with { $condition } also has { $wider }.
   *[strength] { $condition } is within “{ $wider }”.
}
# 23A1, by this program’s measure. $condition (strength that the new call shows), $wider (that of the withdrawn one)
quiz-similar = The strength is similar ({ $clauses }): { $condition } against { $wider }. The Laws give no measure of “similar”; this program allows 2 points at each end of the range, and then no hand is outside.
# 2007 Law 31A2. $which (whether it does)
quiz-denomination = { $which ->
    [same] { $the-replacement } names the same denomination as { $the-call }.
   *[other] { $the-replacement } does not name the same denomination as { $the-call }.
}
# Law 27B1(a): whether a call leaves partner unrestricted. $which (why), $edition (2007 or 2017)
quiz-free = { $which ->
    [lowest] { $edition ->
        [2007] { $call } is the lowest sufficient bid in the same denomination, and both bids are natural.
       *[2017] { $call } is the lowest sufficient bid that shows the same denomination as the bid it replaces.
    }
    [certain] { $edition ->
        [2007] { $call } is the lowest sufficient bid in the same denomination, and both bids are natural: nothing is left for the director to decide.
       *[2017] { $call } shows the same denomination, and no lower sufficient bid does: nothing is left for the director to decide.
    }
    [judgement] { $edition ->
        [2007] { $call } avoids a restriction only if it means the same as the bid it replaces, or something more precise.
       *[2017] { $call } avoids a restriction only if the director finds it comparable.
    }
    [shows-none] { $call } showed no suit, so no bid can show the same suit: whatever replaces it has to be comparable.
   *[artificial] { $edition ->
        [2007] { $call } was artificial, and Law 27B1(a) of 2007 covers natural bids only.
       *[2017] What counts is the denomination that { $call } showed, not the one it named.
    }
}
# The lead. $which (what declarer may do, or why not); $suits: those of the withdrawn call that were not shown legally, or that were
quiz-may-lead = { $which ->
    [restricted] { $the-call } was withdrawn, and its replacement does not lift the lead restriction.
    [cancelled] { $the-call } was cancelled, and its replacement does not lift the lead restriction.
    [accepted] { $the-call } was accepted, not withdrawn, and so no lead is restricted.
    [same] A lead is restricted only if the offender ends up with another call than the first; { bridge-offender } made the same call again ({ $call }).
    [no-require] Declarer may forbid a suit, but no longer require one.
    [require] It depends on what { $the-call } showed: { $suits } may be required or forbidden.
    [any] { $the-call } showed something other than known suits, so any one suit may be forbidden, but none required.
    [shown] Not { $suits }, which { bridge-offender } has shown in the auction that stands.
    [partners] What { bridge-partner } has shown does not matter: { bridge-offender } has not shown { $suits }, so { $suits } may be forbidden too.
   *[more] The suit of { $the-call } does not matter: { bridge-offender } has not shown { $suits } either, so { $suits } may be forbidden too.
}
# The contract. $which (what became of another bid)
quiz-no-contract = { $which ->
    [withdrawn] { result-call } does not count: it was withdrawn.
    [cancelled] { result-call } does not count: it was cancelled.
   *[outbid] { result-call } was not the last bid.
}
# The contract. $call: its bid
quiz-first-to-name = { bridge-declarer } plays { $call }, as the first of the side to bid that denomination (withdrawn and cancelled calls do not count).
# The contract.
quiz-last-bid = The last bid that stands makes the contract { $contract }.

## Questions of one's own: why a file of them is not taken

# The first line. $number (how many problems, as text)
quiz-own-refused = The file was not accepted. Mistakes: { $number }
# A place. $line (a number)
quiz-own-line = Line { $line }
# A place. $line, $from, $to (numbers), $number (of characters: one or other)
quiz-own-place = Line { $line }, { $number ->
    [one] character { $from }
   *[other] characters { $from } to { $to }
}
# What is wrong there. $fault (which), $word (what stands there), $number (a limit, or the other line)
quiz-own-problem = { $fault ->
    [empty_text] There is no question in it. Each goes on its own line: a name, a kind, the auction, “=” and the key.
    [too_long] It is larger than { $number } kB.
    [too_many] There are more than { $number } questions.
    [not_text] This is not text in UTF-8.
    [form] A question is a name, a kind, the auction, “=” and the key.
    [no_key] The key is missing. It comes last, after “=” with a space on either side.
    [name] “{ $word }” cannot be a name. A name is one word of at most { $number } letters, digits, hyphens, underscores and full stops.
    [name_twice] Line { $number } has the name “{ $word }” as well.
    [asked_twice] Line { $number } asks the same.
    [unknown_kind] “{ $word }” is not a kind of question. Expected: accepts, order, passes, free, lead, clause, contract, comparable, irregular or editions.
    [unknown_key] “{ $word }” is not a key to such a question.
    [nothing_to_ask] If it has all that, look at the bids: one that most pairs do not play as natural needs its meaning in brackets.
   *[long_page] The question or its answer is too long to be shown on Discord.
}
# After a key that cannot be read. $kind (of the question). In brackets: the words of a file, which are not translated.
quiz-own-keys = { $kind ->
    [accepts] Expected: a seat (W), “nobody”, or “in order”.
    [order] Expected: “yes”, “insufficient”, “out of turn”, “not allowed”, “had to pass”, “above seven”, or “over”.
    [passes] Expected: “nobody”, a seat (N), a seat at one turn (N once), both partners (NS), or a call to repeat (N repeats 2C).
    [free] Expected: a call (2H), or “none”.
    [lead] Expected: “free”, or suits of which one may be forbidden (forbid S D), or required or forbidden (require H); “forbid any” for all four.
    [clause] Expected: a clause of this edition (27B1(a)).
    [contract] Expected: the contract and declarer (2S S, 3NTX W).
    [comparable] Expected: “yes” or “no”.
    [irregular] Expected: the player and the call (S 1H), which appears only once in the auction; or “none”.
   *[editions] Expected: who must pass under each edition (2007 N, 2017 N once).
}
# After an auction of which nothing can be asked. $kind (of the question)
quiz-own-needs = { $kind ->
    [accepts] This needs a last call that is in order, that LHO may accept, or that nobody can accept.
    [order] This needs a last call with one thing wrong, or nothing.
    [passes] This needs an irregularity with nothing left to choose or decide, and an auction that is not over.
    [free] This needs an insufficient bid that was declined and has not been replaced yet, with at most one call that is certain to be free.
    [lead] This needs an auction with one irregularity that ended in a contract of the other side, and a lead that directors agree about.
    [clause] This needs an irregularity with nothing left to choose or decide, and related clauses that do not apply.
    [contract] This needs an auction with an irregularity that ended in a contract, and other contracts it could be mistaken for.
    [comparable] This needs an irregular call and the one in its place, both with their meanings in brackets, and a clear result.
    [irregular] This needs three calls besides passes, and at most one irregularity, which everyone can see.
   *[editions] This needs an irregularity with nothing left to choose or decide under either edition, and no call found comparable in place of an insufficient bid.
}
# A key that is not what the Laws rule. $word (the key), $year (2007 or 2017)
quiz-own-wrong = “{ $word }” is not the ruling under the Laws of { $year }.
# After that. $ruling (the right answer in words), $clauses (as "Law 27B2")
quiz-own-ruling = The ruling is “{ $ruling }” ({ $clauses }).
# After that. $key (as it would stand in the file)
quiz-own-key = The key to that is: { $key }
