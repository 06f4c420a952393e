### What each clause comes to, in a sentence of ours, as one director tells another. Never the text of the Laws.
### The id is the edition and the address without brackets. Where the editions agree, one refers to the other.

## Law 16

clause-2017-16C = A call was taken back: the other side may use all that it told, the side that erred none of it.
clause-2017-16C2 = To the side that erred, every withdrawn call, its own or an opponent’s, is unauthorised: nobody there may choose what it suggests over a sensible alternative.
clause-2007-16D = { clause-2017-16C }
clause-2007-16D2 = { clause-2017-16C2 }

## Law 17

clause-2017-17B = The board says who is dealer, and dealer starts.
clause-2017-17C = After dealer it goes clockwise round the table, one call each.
clause-2017-17D3 = Three passes, but one was out of turn and somebody was skipped: the auction is still on. It goes back to him, and the passes after that point do not count.
clause-2007-17B = { clause-2017-17B }
clause-2007-17C = { clause-2017-17C }
clause-2007-17E2 = { clause-2017-17D3 }

## Law 18

clause-2017-18B = A bid goes over another on a higher level, or on the same level in a higher denomination.
clause-2017-18C = Enough is what goes over the last bid, even if that bid was itself insufficient and accepted.
clause-2017-18D = A bid that does not go over the last one is insufficient, and Law 27 says what follows.
clause-2017-18E = From the bottom up: clubs, diamonds, hearts, spades, notrump.
clause-2007-18B = { clause-2017-18B }
clause-2007-18C = { clause-2017-18C }
clause-2007-18D = { clause-2017-18D }
clause-2007-18E = { clause-2017-18E }

## Law 19

clause-2017-19A1 = You may double the opponents’ bid while it is the last one, with nothing but passes since.
clause-2017-19B1 = You may redouble when the opponents have doubled your side’s bid, with nothing but passes since.
clause-2017-19C = The next legal bid wipes out a double or redouble.
clause-2007-19A1 = { clause-2017-19A1 }
clause-2007-19B1 = { clause-2017-19B1 }
clause-2007-19C = { clause-2017-19C }

## Law 22

clause-2017-22A = Somebody has bid, and three passes in turn have followed the last bid: the auction is over, and that bid is the contract.
clause-2017-22B = Four passes and no bid: the auction is over, nobody plays, and the board is not dealt anew.
clause-2007-22A1 = { clause-2017-22B }
clause-2007-22A2 = { clause-2017-22A }

## Law 23: of 2007, which is 72C of 2017; and of 2017, the comparable call

clause-2007-23 = Could the offender have known, as he erred, that it might well hurt the other side? Then play on; afterwards the director takes back what his side gained. Nobody has to prove intent.
clause-2017-23A = Is the replacement close enough to the withdrawn call to cost nothing? Any one of three grounds will do, and the director decides.
clause-2017-23A1 = Comparable, first ground: it means the same as the withdrawn call, or nearly so.
clause-2017-23A2 = Comparable, second ground: it is narrower. Every hand for it would also have fitted the withdrawn call.
clause-2017-23A3 = Comparable, third ground: it does the same job. Both ask for aces, say, or both are relays.
clause-2017-23B = The replacement is comparable: auction and play go on at no cost, and partner may use what the withdrawn call told.
clause-2017-23C = After a comparable call: if the irregularity helped, the result could well have been another without it, and the other side lost by that, the director adjusts the score.
clause-2017-72C = { clause-2007-23 }

## Law 25

clause-2017-25A = A call that the player never had in mind may give way to the one that he meant. A call that he did have in mind may not.
clause-2017-25A1 = Until partner calls, a slip of hand or tongue gives way to the call meant, at no cost and with no limit on the lead. The new call is then judged on its own.
clause-2017-25A4 = Partner has called since: too late for the slip, which is now ruled on like a call that was meant.
clause-2017-25A5 = The auction ended before partner’s turn came: the slip may be put right until the auction period ends, as a rule with the faced opening lead.
clause-2017-25A6 = LHO has called over a slip that is put right: he may call again. What his first call told is for his own side only.
clause-2017-25B = A player changes a call that he did mean: the director never offers that, and it counts only if LHO accepts it.
clause-2017-25B1 = LHO accepts the change, as when he calls over it on purpose: the second call stands, the first is withdrawn, and Law 26 may restrict the lead.
clause-2017-25B2 = LHO does not accept the change: the second call is cancelled, the first stands, and Law 26 may restrict the lead.
clause-2017-25B3 = The call that does not stand is authorised for the other side alone (Law 16C).
clause-2007-25A = { clause-2017-25A }
clause-2007-25A1 = Until partner calls, a call never meant gives way to the one meant, if the player sets about it without stopping to think once he sees it. The new call is then judged on its own.
clause-2007-25A2 = { clause-2017-25A4 }
clause-2007-25A3 = { clause-2017-25A5 }
clause-2007-25A4 = { clause-2017-25A6 }
clause-2007-25B = { clause-2017-25B }
clause-2007-25B1 = { clause-2017-25B1 }
clause-2007-25B2 = { clause-2017-25B2 }
clause-2007-25B3 = The call that does not stand is authorised for the other side alone (Law 16D).

## Law 26

clause-2017-26A = The withdrawn call was replaced by a comparable one: the lead is free, and partner may use what the call told. Law 23C protects the other side.
clause-2017-26B = No comparable call replaced it, and the side defends: when the offender’s partner is first on lead, declarer may forbid one suit the offender has not shown legally, while he keeps the lead.
clause-2007-26A1 = The withdrawn call was about known suits only, and the offender has shown them all in the legal auction too: the lead is free, but Law 16D may still bind partner.
clause-2007-26A2 = The withdrawn call was about known suits only, some never shown legally: when partner is first on lead, declarer may require one of these, or forbid one while he keeps the lead.
clause-2007-26B = The withdrawn call was not about known suits alone, or was a double out of turn: when partner is first on lead, declarer may forbid any one suit while he keeps the lead.

## Law 27

clause-2017-27A1 = LHO may accept the insufficient bid, and any call of his accepts it: it stands, everybody is free, and the next bid need only beat it.
clause-2017-27A2 = The insufficient bid was out of turn as well: Law 31 covers both faults.
clause-2017-27B = LHO does not accept: the insufficient bid comes off, and the offender puts a legal call in its place. What he chooses sets the price.
clause-2017-27B1a = The offender goes to the lowest sufficient bid that shows the same denomination, natural or not: the auction goes on, partner is free, and so is the lead.
clause-2017-27B1b = The offender replaces his bid with a comparable call of whatever kind: the auction goes on, partner is free, and so is the lead.
clause-2017-27B2 = Any other sufficient bid, or a pass, in place of the insufficient one: partner must pass for the rest of the auction, and Law 26 may restrict his lead.
clause-2017-27B3 = A double or redouble in place of the bid, unless B1(b) lets it through, is cancelled: the offender must make a sufficient bid or pass, and partner must pass throughout.
clause-2017-27B4 = Another insufficient bid in its place: LHO may accept that one. If not, it is cancelled, the offender must make a sufficient bid or pass, and partner must pass throughout.
clause-2017-27C = The offender replaced his bid before the director ruled: LHO may still accept the first bid. If not, the replacement is his choice, with its price under B.
clause-2017-27D = The bid was replaced at no cost: if it helped, the result could well have been another without it, and the other side lost by that, the director adjusts the score.
clause-2007-27A1 = { clause-2017-27A1 }
clause-2007-27A2 = { clause-2017-27A2 }
clause-2007-27B = { clause-2017-27B }
clause-2007-27B1a = The offender goes to the lowest sufficient bid in the denomination he named, and there is no doubt that neither bid is artificial: the auction goes on, and partner is free.
clause-2007-27B1b = The offender replaces his bid with a call that means the same or something more precise, wholly inside it: the auction goes on, and partner is free.
clause-2007-27B2 = { clause-2017-27B2 }
clause-2007-27B3 = { clause-2017-27B3 }
clause-2007-27B4 = { clause-2017-27B4 }
clause-2007-27C = { clause-2017-27C }
clause-2007-27D = { clause-2017-27D }

## Law 28

clause-2017-28A = A player calls over the turn of his RHO, who had to pass anyway: that is in turn, and nothing is wrong.
clause-2017-28B = An opponent called out of turn, and the right player called before the director ruled: the stray call counts as not made. The lead is free, but its side may not use it.
clause-2007-28A = { clause-2017-28A }
clause-2007-28B = An opponent called out of turn, and the right player called before the director ruled: the stray call counts as not made and costs nothing, but its side may not use it.

## Law 29

clause-2017-29A = LHO may call over a call out of turn: that accepts it. It stands at no cost, and whoever was skipped loses that turn.
clause-2017-29B = LHO does not accept: the call out of turn is cancelled, and the player whose turn it was calls. Laws 30 to 32 set the price.
clause-2017-29C = The call out of turn was artificial: go by the denominations that it showed, not by the one that it named.
clause-2007-29A = { clause-2017-29A }
clause-2007-29B = { clause-2017-29B }
clause-2007-29C = { clause-2017-29C }

## Law 30

clause-2017-30A = A pass at RHO’s turn: the offender must pass when his own turn comes, whatever RHO does. Partner is free, and that is all.
clause-2017-30B1a = A pass at partner’s turn, or at LHO’s by one who had not called yet: partner may make any legal call, but may not use what the pass told.
clause-2017-30B1bi = After a pass at partner’s or LHO’s turn the offender makes a comparable call at his own: nothing more follows, save perhaps Law 23C.
clause-2017-30B1bii = After a pass at partner’s or LHO’s turn the offender’s call at his own is not comparable: partner must pass once, at his next turn, and Law 26 may restrict his lead.
clause-2017-30B2 = A pass at LHO’s turn by one who has called before: he is changing that call, so Law 25 rules.
clause-2017-30C = The pass out of turn was artificial, or left in partner’s artificial call: treat it as a bid, under Law 31.
clause-2007-30A = A pass out of turn before anybody has bid: the offender must pass at his next turn. Partner is free, but may not use it.
clause-2007-30B1 = A pass at RHO’s turn after a bid: the offender must pass at his next turn, and partner is free.
clause-2007-30B2a = A pass at partner’s turn after a bid: the offender must pass for the rest of the auction.
clause-2007-30B2b = A pass at partner’s turn after a bid: partner may bid or pass there, but not double or redouble. Law 23 may follow.
clause-2007-30B3 = A pass at LHO’s turn, after a bid, by one who has called before: he is changing that call, so Law 25 rules.
clause-2007-30C = { clause-2017-30C }

## Law 31

clause-2017-31A1 = A bid at RHO’s turn, and RHO now passes: the offender must make the same call again. If it is legal, nothing more follows.
clause-2017-31A2a = A bid at RHO’s turn when RHO now bids, doubles or redoubles, or a bid of 31B2: if the offender’s new call is comparable, nothing more follows, save perhaps Law 23C.
clause-2017-31A2b = A bid at RHO’s turn when RHO now bids, doubles or redoubles, or a bid of 31B2: if the new call is not comparable, partner must pass once, at his next turn, and Law 26 may restrict his lead.
clause-2017-31B1 = A bid at partner’s turn, or at LHO’s by one who had not called yet: partner may make any legal call, but may not use what the bid told.
clause-2017-31B2 = After a bid at partner’s or LHO’s turn the offender is free at his own. A comparable call costs nothing; after any other, partner must pass once, and Law 26 may restrict his lead.
clause-2017-31C = A bid at LHO’s turn by one who has called before: he is changing that call, so Law 25 rules.
clause-2007-31A1 = { clause-2017-31A1 }
clause-2007-31A2a = A bid at RHO’s turn, RHO now bids, doubles or redoubles, and the offender bids the same denomination on any level: partner must pass once, at his next turn.
clause-2007-31A2b = A bid at RHO’s turn, RHO now bids, doubles or redoubles, and the offender calls anything else: partner must pass throughout, and Law 26 may restrict his lead.
clause-2007-31B = A bid at partner’s turn, or at LHO’s by one who had not called yet: the offender is free at his own, but partner must pass throughout from now on, and Law 26 may restrict his lead.

## Law 32

clause-2017-32A1 = A double or redouble at RHO’s turn, and RHO now passes: the offender must make it again, and nothing more follows.
clause-2017-32A2a = A double or redouble at RHO’s turn when RHO now does not pass, or one of 32B2: if the offender’s new call is comparable, nothing more follows, save perhaps Law 23C.
clause-2017-32A2b = A double or redouble at RHO’s turn when RHO now does not pass, or one of 32B2: if the new call is not comparable, partner must pass once, at his next turn, and Law 26 may restrict his lead.
clause-2017-32B1 = A double or redouble at partner’s turn: partner may make any legal call, but may not use what it told.
clause-2017-32B2 = After a double or redouble at partner’s turn the offender is free at his own. A comparable call costs nothing; after any other, partner must pass once, and Law 26 may restrict his lead.
clause-2017-32C = A double or redouble at LHO’s turn, by one who has called before: he is changing that call, so Law 25 rules.
clause-2007-32A = A double or redouble at partner’s turn: partner must pass for the rest of the auction, and Law 26 may restrict his lead.
clause-2007-32B1 = { clause-2017-32A1 }
clause-2007-32B2 = A double or redouble at RHO’s turn, and RHO now bids, doubles or redoubles: the offender is free, but partner must pass throughout, and Law 26 may restrict his lead.

## Laws 33 and 34

clause-2017-33 = Two calls at once: the one by the player in turn came first. The other came after it, and is judged as such.
clause-2017-34 = Three passes in a row after a call, and not all of them in turn: see whether somebody was skipped. If so, the auction goes back to him.
clause-2007-33 = { clause-2017-33 }
clause-2007-34 = { clause-2017-34 }

## Law 36

clause-2017-36A = LHO has called over a double that Law 19 forbids: it goes, with all calls since, and the player whose turn it was goes on as if nothing had happened. The lead is free.
clause-2017-36B = LHO has not called over the double that Law 19 forbids: it comes off, the offender chooses again, and partner is silenced.
clause-2017-36B1 = A double or redouble that Law 19 forbids can never stand: it comes off.
clause-2017-36B2 = In place of the forbidden double the offender may call as he likes, within the Laws; partner must pass for the rest of the auction.
clause-2017-36B3 = After the forbidden double Law 26 may restrict partner’s lead, and the score may be adjusted if the offender could have known what silencing him would do.
clause-2017-36B4 = The forbidden double was out of turn, too: the player whose turn it was calls, the offender is free when his own comes, and partner must pass throughout.
clause-2017-36C = The forbidden double was noticed only after the opening lead was faced: the contract is scored without it.
clause-2007-36A = { clause-2017-36A }
clause-2007-36B = { clause-2017-36B }
clause-2007-36B1 = { clause-2017-36B1 }
clause-2007-36B2 = { clause-2017-36B2 }
clause-2007-36B3 = { clause-2017-36B3 }
clause-2007-36B4 = { clause-2017-36B4 }

## Law 37

clause-2017-37A = LHO has called over a bid, double or redouble by one who had to pass: it stands, with all calls since, and the lead is free. One who had to pass throughout still must.
clause-2017-37B = LHO has not called over a bid, double or redouble by one who had to pass: a pass takes its place, and both partners are silenced.
clause-2017-37B1 = A player who has to pass cannot bid, double or redouble: the call comes off.
clause-2017-37B2 = A pass takes its place, and both partners pass for the rest of the auction. Law 26 may restrict the lead, and the score may be adjusted later.
clause-2007-37A = { clause-2017-37A }
clause-2007-37B = { clause-2017-37B }
clause-2007-37B1 = { clause-2017-37B1 }
clause-2007-37B2 = { clause-2017-37B2 }

## Law 38

clause-2017-38A = Nobody ever plays a contract above seven, whoever let it by.
clause-2017-38B = A bid above seven goes, and every call made after it goes too.
clause-2017-38C = A pass takes the place of the bid above seven. If the auction goes on, both partners pass throughout.
clause-2017-38D = After a bid above seven Law 26 may restrict the lead, and the score may be adjusted; but neither, once LHO has called over it.
clause-2007-38A = { clause-2017-38A }
clause-2007-38B = { clause-2017-38B }
clause-2007-38C = { clause-2017-38C }
clause-2007-38D = { clause-2017-38D }

## Law 39

clause-2017-39A = The auction was over: no call after the final pass counts.
clause-2017-39B = A defender’s pass after the end, or anything from declarer’s side, or anything that LHO has called over: it is cancelled, and that is all.
clause-2017-39C = A defender bids, doubles or redoubles after the end, and LHO has not called over it: Law 26 may restrict his partner’s lead.
clause-2007-39A = { clause-2017-39A }
clause-2007-39B = { clause-2017-39B }
clause-2007-39C = { clause-2017-39C }
