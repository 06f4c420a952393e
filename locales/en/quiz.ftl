### The quiz: what is asked, the choices, and the answer with the reason against every other choice.
### $offender, $partner, $lho, $seat, $declarer (seats); $side (side); $call, $replacement, $over (calls in words)
### $clauses (list); $suits (list), $number (how many, or the level); $edition (2007 or 2017)

## The first line of a question

# $number (0 to 3)
quiz-title-accepts = Who may accept? Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-order = Is it in order? Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-passes = Who must pass? Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-free = The penalty-free call. Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-lead = The lead. Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-clause = Which clause? Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-contract = The contract. Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-comparable = { $edition ->
    [2007] Same or more precise? Laws of 2007, level { $number }
   *[2017] Comparable? Laws of 2017, level { $number }
}
# $number (0 to 3)
quiz-title-irregular = Find the irregularity. Laws of { $edition }, level { $number }
# $number (0 to 3)
quiz-title-editions = From 2007 to 2017, level { $number }

## What happened, a sentence each, under the auction

# The first sentence.
quiz-dealt = { bridge-seat } was dealer.
# An insufficient bid.
quiz-was-insufficient = { bridge-offender }’s { $call } was insufficient.
# A call out of turn. $seat: whose turn it was
quiz-was-out-of-turn = { bridge-offender }’s { $call } was out of turn; it was { bridge-seat }’s turn to call.
# Law 28B. $seat: whose turn it was
quiz-called-first = { bridge-offender } called first, with { $a-call }, although it was { bridge-seat }’s turn; { bridge-seat } then called before anyone had said a word.
# A double or redouble that Law 19 forbids.
quiz-was-not-allowed = { bridge-offender }’s { $call } was not allowed.
# A bid or double by a player who had to pass.
quiz-should-have-passed = { bridge-offender } had to pass, but chose { $call }.
# Law 38.
quiz-bid-above-seven = { bridge-offender } bid { $call }.
# Law 39.
quiz-came-after-the-end = { bridge-offender }’s { $call } came after the final pass.
# Law 25A.
quiz-was-a-slip = { bridge-offender }’s { $call } was unintended, as the director agreed.
# Law 25A does not apply.
quiz-no-slip = { bridge-offender } claimed that { $the-call } was unintended; the director found that it was intended.
# Law 25B.
quiz-changed = { bridge-offender } intended { $the-call }, but changed it at once to { $a-replacement }.
# LHO has chosen.
quiz-accepted-it = { bridge-lho } accepted it.
# LHO has chosen.
quiz-refused-it = { bridge-lho } did not accept it.
# The offender's call in place of the other one.
quiz-replaced = { bridge-offender } chose { $a-replacement } instead.
# Law 25A: the call that was intended.
quiz-corrected = { bridge-offender } then made the intended call: { $replacement }.
# The same, after an attempt that was cancelled.
quiz-replaced-again = { bridge-offender } then chose { $a-replacement }.
# LHO has called over it, knowingly or not.
quiz-went-on = Nobody said a word, and the auction continued as shown.
# Nobody has called over a call that cannot be accepted.
quiz-at-once = The director was called before { bridge-lho } had called.
# What artificial calls showed. $calls (list of calls)
quiz-showed = { $calls } showed { $suits }.
# What artificial calls showed. $calls (list of calls), $number (how many)
quiz-showed-nothing = { $number ->
    [one] { $calls } was artificial and showed no suit.
   *[other] { $calls } were artificial and showed no suit.
}

## What is asked, as the last of those sentences

# Law 27A, 29A or 25B.
quiz-ask-accepts = Who may accept { bridge-offender }’s { $call }?
# The call may be regular.
quiz-ask-order = Is { bridge-offender }’s { $call } in order?
# The choices name players and how long.
quiz-ask-passes = Who must pass from here on, and for how long?
# The choices are calls.
quiz-ask-free = Which call in place of { $call } certainly leaves { bridge-partner } unrestricted, whatever the director thinks?
# $declarer plays, $seat is the offender's partner
quiz-ask-lead = What may { bridge-declarer } do the first time { bridge-seat } is on lead?
# The choices are clauses.
quiz-ask-clause = Which clause decides what follows from { bridge-offender }’s { $call }?
# The choices are contracts with declarers.
quiz-ask-contract = What is the contract, and who is declarer?
# $edition (2007 or 2017)
quiz-ask-comparable = { $edition ->
    [2007] Does { $the-replacement } mean the same as { $call }, or something more precise?
   *[2017] Is { $the-replacement } comparable to { $call }?
}
# The choices are calls of the auction.
quiz-ask-irregular = Which call, if any, was irregular?
# The choices tell both editions.
quiz-ask-editions = Who must pass from here on, and what changed in 2017?
# The last line, set small.
quiz-all-natural = Calls are natural unless stated otherwise.

## The choices. At most 80 characters, so that they fit on a button

# Before each choice: "A". $text (a letter)
quiz-letter = { $text }
# Who may accept.
quiz-only = { bridge-seat }, and nobody else
# Who may accept.
quiz-nobody-can = Nobody: such a call cannot be accepted
# Who may accept.
quiz-nothing-to-accept = Nobody: the call is in order
# Is the call in order?
quiz-yes = Yes
# Is the call in order?
quiz-no-insufficient = No, it is insufficient
# Is the call in order?
quiz-no-out-of-turn = No, it was not { bridge-seat }’s turn
# Is the call in order?
quiz-no-not-allowed = No, { $the-call } is not allowed here
# Is the call in order?
quiz-no-had-to-pass = No, { bridge-seat } had to pass
# Is the call in order?
quiz-no-above-seven = No, nobody can bid above seven
# Is the call in order?
quiz-no-after-the-end = No, the auction was over
# Who has to pass.
quiz-nobody-passes = Nobody
# Who has to pass.
quiz-passes-once = { bridge-seat }, at the next turn only
# Who has to pass.
quiz-passes-throughout = { bridge-seat }, for the rest of the auction
# Who has to pass.
quiz-both-pass = { bridge-side }, both of them, for the rest of the auction
# Who has to pass.
quiz-repeats = Nobody, but { bridge-seat } must repeat the call ({ $call })
# Which call leaves partner free.
quiz-call = { $replacement }
# Which call leaves partner free. $edition (2007 or 2017)
quiz-none = { $edition ->
    [2007] No call is certain: it depends on its meaning
   *[2017] No call is certain: it depends on whether it is comparable
}
# What declarer may do about the lead.
quiz-lead-nothing = Nothing: there is no lead restriction
# What declarer may do about the lead. $number (how many suits)
quiz-lead-forbid = { $number ->
    [one] Forbid { $suits }
    [4] Forbid any one suit
   *[other] Forbid one suit: { $suits }
}
# What declarer may do about the lead. $number (how many suits)
quiz-lead-require = { $number ->
    [one] Require or forbid { $suits }
   *[other] Require or forbid one suit: { $suits }
}
# A contract and who plays it.
quiz-contract = { $contract } by { bridge-declarer }
# Comparable or not.
quiz-comparable = Yes: every hand for { $the-replacement } would also have called { $call }
# Comparable or not. $hand (a hand)
quiz-not-comparable = No: { $hand } suits { $the-replacement }, but not { $call }
# A call of the auction.
quiz-spot = { bridge-seat }’s { $call }
# No call of the auction.
quiz-all-in-order = None: every call is in order
# Who has to pass under both editions.
quiz-unchanged-nobody = No change: nobody
# Who has to pass under both editions.
quiz-unchanged-once = No change: { bridge-seat }, once
# Who has to pass under both editions.
quiz-unchanged-throughout = No change: { bridge-seat }, for the rest of the auction
# Who has to pass under both editions.
quiz-unchanged-both = No change: { bridge-side }, both, for the rest of the auction
# Who has to pass under both editions.
quiz-unchanged-repeats = No change: nobody, but { bridge-seat } repeats { $the-call }
# Who has to pass under an edition.
quiz-under-nobody = { $edition }: nobody.
# Who has to pass under an edition.
quiz-under-once = { $edition }: { bridge-seat }, once.
# Who has to pass under an edition.
quiz-under-throughout = { $edition }: { bridge-seat }, for the rest of the auction.
# Who has to pass under an edition.
quiz-under-both = { $edition }: { bridge-side }, both, for the rest of the auction.
# Who has to pass under an edition.
quiz-under-repeats = { $edition }: nobody, but { bridge-seat } repeats { $the-call }.

## The answer

# The first line. $text (a letter)
quiz-right = Correct: { $text }.
# The first line. $text (the right letter)
quiz-wrong = Not quite. The answer is { $text }.
# The first line, when nobody has answered. $text (the right letter)
quiz-answer = The answer is { $text }.
# Heading over the reasons.
quiz-why-not = Why not the others?
# Heading over the clauses.
quiz-by-the-laws = The Laws
# Label of a clause, beside one of the other edition.
quiz-clause-of = { $clauses } of { $edition }

## Why a choice is wrong, beside its letter

# It is right under the other edition.
quiz-other-edition = That is the ruling under the Laws of { $edition } ({ $clauses }).
# The clause rules on something else. $says is what it says, as a sentence.
quiz-other-case = Another case: { $says }
# LHO did not accept.
quiz-had-accepted = That would be right if { bridge-lho } had accepted the call ({ $clauses }).
# The offender chose another call.
quiz-had-chosen = That would be right if { bridge-offender } had chosen { $a-call } ({ $clauses }).
# The director found it not comparable. $edition (2007 or 2017)
quiz-if-comparable = { $edition ->
    [2007] That would be right if { $the-replacement } meant the same as { $the-call }, or something more precise ({ $clauses }).
   *[2017] That would be right if { $the-replacement } were comparable to { $the-call } ({ $clauses }).
}
# The director found it comparable. $edition (2007 or 2017)
quiz-if-not-comparable = { $edition ->
    [2007] That would be right if { $the-replacement } meant something different from { $the-call } ({ $clauses }).
   *[2017] That would be right if { $the-replacement } were not comparable to { $the-call } ({ $clauses }).
}
# LHO accepted in words.
quiz-accepted = { bridge-lho } accepted { $the-call }. It stands, with no restrictions ({ $clauses }).
# LHO accepted by calling.
quiz-accepted-by-call = { bridge-lho } called over { $the-call }, which accepts it. It stands, with no restrictions ({ $clauses }).
# How it really is.
quiz-bars-nobody = Under { $clauses } nobody must pass.
# How it really is.
quiz-bars-once = Under { $clauses } { bridge-seat } must pass for one turn.
# How it really is.
quiz-bars-throughout = Under { $clauses } { bridge-seat } must pass for the rest of the auction.
# How it really is.
quiz-bars-both = Under { $clauses } both partners, { bridge-side }, must pass for the rest of the auction.
# How it really is. $seat: the player on the offender's right
quiz-must-repeat = It was { bridge-seat }’s turn, and { bridge-seat } passed: { bridge-offender } repeats the call ({ $call }), and nothing more follows ({ $clauses }).
# Nobody has to repeat a call. $seat: the player on the offender's right
quiz-no-repeat = A call is repeated only if it was { bridge-seat }’s turn and { bridge-seat } passes ({ $clauses }).
# How it really is under an edition.
quiz-true-nobody = Under the Laws of { $edition } nobody must pass ({ $clauses }).
# How it really is under an edition.
quiz-true-once = Under the Laws of { $edition } { bridge-seat } must pass once ({ $clauses }).
# How it really is under an edition.
quiz-true-throughout = Under the Laws of { $edition } { bridge-seat } must pass for the rest of the auction ({ $clauses }).
# How it really is under an edition.
quiz-true-both = Under the Laws of { $edition } both partners, { bridge-side }, must pass for the rest of the auction ({ $clauses }).
# How it really is under an edition.
quiz-true-repeats = Under the Laws of { $edition } nobody must pass, but { bridge-seat } must repeat { $the-call } ({ $clauses }).
# Who may accept. $seat: somebody else
quiz-not-lho = Only the player on { bridge-offender }’s left may accept. That is { bridge-lho }, not { bridge-seat }.
# Who may accept.
quiz-may-be-accepted = { bridge-lho } may let { $the-call } stand ({ $clauses }).
# Who may accept.
quiz-nobody-can-accept = { $the-call } can never stand, whatever the opponents would like ({ $clauses }).
# The call is regular.
quiz-call-in-order = { bridge-seat }’s { $call } was legal and in turn.
# Law 25B.
quiz-is-a-change = { bridge-offender } had already called; { $the-call } is a change of that call.
# The player was silenced by an earlier irregularity.
quiz-had-to-pass = { bridge-seat } was required to pass and had no other call.
# The player was not silenced.
quiz-not-barred = Nothing required { bridge-seat } to pass.
# A sufficient bid. $over: the last bid before it
quiz-enough = { $call } beats { $over }.
# The auction went on.
quiz-not-over = Three passes in turn after the last bid end an auction, and there had not been three.
# The free replacement.
quiz-is-free = { $call } is certain: it is the lowest sufficient bid that shows the same as the bid it replaces ({ $clauses }).
# $replacement: the lowest bid in that denomination. $edition (2007 or 2017)
quiz-not-lowest = { $edition ->
    [2007] { $call } is higher than it need be: { $replacement } is enough. It is free only if it means the same as the first bid, or something more precise.
   *[2017] { $call } is higher than it need be: { $replacement } is enough. It is free only if the director finds it comparable.
}
# $edition (2007 or 2017)
quiz-needs-judgement = { $edition ->
    [2007] { $call } is free only if it means the same as the first bid, or something more precise.
   *[2017] { $call } is free only if the director finds it comparable.
}
# $edition (2007 or 2017)
quiz-cancelled = { $edition ->
    [2007] { $the-call } is cancelled, unless it means the same as the first bid, or something more precise.
   *[2017] { $the-call } is cancelled, unless the director finds it comparable.
}
# The insufficient bid was artificial. $edition (2007 or 2017)
quiz-artificial = { $edition ->
    [2007] { $call } was artificial, and in 2007 { $clauses } covers only natural bids.
   *[2017] What counts is the denomination that { $call } showed, not the one it named ({ $clauses }).
}
# The lead.
quiz-restricted = { $the-call } was withdrawn, and its replacement does not lift the lead restriction ({ $clauses }).
# The lead.
quiz-lead-free = Under { $clauses } there is no lead restriction.
# The lead, 2017.
quiz-no-require = Under { $clauses } declarer may forbid a suit, but no longer require one.
# The lead, 2007. $suits: those of the withdrawn call that were not shown legally
quiz-may-require = Under { $clauses } it depends on what { $the-call } showed: { $suits } may be required or forbidden.
# The lead, 2007.
quiz-any-suit = { $the-call } was not about known suits, so any one suit may be forbidden ({ $clauses }).
# The lead, 2017.
quiz-shown = Not { $suits }: { bridge-offender } has shown that in the auction that stands ({ $clauses }).
# The lead, 2017.
quiz-more-suits = The suit of the withdrawn call plays no part: { bridge-offender } has not shown { $suits } either, so that may be forbidden, too ({ $clauses }).
# The contract. $call: its bid
quiz-first-to-name = { bridge-declarer } was the first of the side to name the denomination of { $call } in a call that stands.
# The contract. $call: its bid
quiz-last-bid = The last bid that stands is { $call }.
# Comparable or not. $hand (a hand)
quiz-makes-both = { $hand } would have called { $call } as well.
# Comparable or not. $hand (a hand)
quiz-makes-not = { $hand } does not suit { $the-replacement }.

## Questions of one's own: why a file of them is not taken

# The first line. $number (how many problems, as text)
quiz-own-refused = The file was not accepted. Mistakes: { $number }
# A place. $line (a number)
quiz-own-line = Line { $line }
# A place. $line, $from, $to (numbers)
quiz-own-place = Line { $line }, characters { $from } to { $to }
# What is wrong there. $fault (which), $word (what stands there), $number (a limit, or the other line)
quiz-own-problem = { $fault ->
    [empty_text] There is no question in it. Each goes on its own line: a name, a kind, the auction, “=” and the key.
    [too_long] It is longer than { $number } kB.
    [too_many] There are more than { $number } questions.
    [not_text] This is not text in UTF-8.
    [form] A question is a name, a kind, the auction, “=” and the key.
    [no_key] The key is missing. It comes last, after “=” with a space on either side.
    [name] “{ $word }” cannot be a name. A name is one word of at most { $number } letters, digits, hyphens, underscores and full stops.
    [name_twice] Line { $number } has the name “{ $word }” as well.
    [asked_twice] Line { $number } asks the same.
    [unknown_kind] “{ $word }” is not a kind of question. Expected: accepts, order, passes, free, lead, clause, contract, comparable, irregular or editions.
    [unknown_key] “{ $word }” is not a key to such a question.
    [nothing_to_ask] Nothing of that kind can be asked here.
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
